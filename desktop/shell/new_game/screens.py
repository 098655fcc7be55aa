"""The screens that an audience may look at, while a new game is set up."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtGui import QGuiApplication, QScreen

from desktop.shell.new_game.draft import Tonight
from desktop.shell.new_game.problem import Screen


class Planned(Protocol):
    """A draft of any game."""

    tonight: Tonight


class Screens:
    """The first time the largest is chosen; one that is gone is chosen no more."""

    def __init__(self, draft: Planned) -> None:
        self._draft = draft
        self._chosen = False

    def beside(self, host: QScreen | None) -> tuple[Screen, ...]:
        """Those that the host is not on, the largest first."""
        from desktop.projector.screens_watch import key

        others = [screen for screen in QGuiApplication.screens() if screen is not host] if host is not None else []
        others.sort(key=lambda screen: -screen.geometry().width() * screen.geometry().height())
        found = tuple(Screen(key(screen), _named(screen)) for screen in others)
        if host is not None:
            self._choose([screen.key for screen in found])
        return found

    def _choose(self, keys: list[str]) -> None:
        if not self._chosen and keys:
            self._chosen = True
            self._draft.tonight.screen = keys[0]
        elif self._draft.tonight.screen not in keys:
            self._draft.tonight.screen = ""


def _named(screen: QScreen) -> str:
    size = screen.geometry().size()
    return f"{screen.name()} · {size.width()}×{size.height()}"
