"""Keeps secrets from eyes they are not for: the cover, the emergency, waking after sleep, the check of the screens."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QToolTip

from desktop.shell.panic import Panic, close_dialogs
from desktop.shell.slumber import Slumber

if TYPE_CHECKING:
    from desktop.shell.cover import Cover
    from desktop.shell.screen_check import ScreenCheck
    from desktop.shell.window import HostWindow


def _nothing() -> None:
    """Nothing comes after the check."""


class Guard(QObject):
    """Hiding takes one key and is instant; showing is slow and deliberate."""

    def __init__(self, host: HostWindow) -> None:
        super().__init__(host)
        self._host = host
        self._cover: Cover | None = None
        self.checking: ScreenCheck | None = None
        self.slumber: Slumber | None = None

    def wake(self) -> None:
        """Begin to listen."""
        if self.slumber is None:
            self.slumber = Slumber(self)
            self.slumber.woke.connect(self.back)
            Panic(self._host).asked.connect(self.panic)

    def commands(self) -> dict[str, Callable[[int], object]]:
        """What its keys do."""
        return {"cover": lambda _: self.hide(), "panic": lambda _: self.panic()}

    # ---- hiding

    @property
    def cover(self) -> Cover:
        """The cover of the host's window; made the first time."""
        from desktop.shell.cover import Cover

        if self._cover is None:
            self._cover = Cover(self._host.context, self._host)
        return self._cover

    def hide(self, away: int = 0) -> None:
        """Cover the host's window at once."""
        self.cover.put_on(away)
        QToolTip.hideText()
        self._host.play.back()
        self._host.cards.clear()
        self.cover.setFocus()

    def panic(self) -> None:
        """Curtain and cover, wherever the keyboard is."""
        self._host.audience.lower()
        self.hide()
        close_dialogs()
        self._host.activateWindow()
        self.cover.setFocus()

    def back(self, away: int) -> None:
        """The lid was opened again: curtain, cover, and the screens are checked before anything secret shows."""
        self._host.audience.lower()
        if self._host.audience.open:
            self.check()
        self.hide(away)

    # ---- the check of the screens

    def first(self, then: Callable[[], None]) -> bool:
        """Whether the screens have to be checked before a secret may show; ``then`` follows when they have passed."""
        if not self._host.audience.open or self._host.audience.there().check.passed:
            return False
        self.check(then)
        return True

    def check(self, then: Callable[[], None] = _nothing) -> None:
        """Check the screens."""
        from desktop.shell.screen_check import ScreenCheck

        if self.checking is not None:
            self.checking.leave()
        self.checking = ScreenCheck(self._host.context, self._host.audience.there().check, self._host)
        self.checking.proven.connect(lambda: self._proven(then))
        self.checking.left.connect(self._left)
        self.checking.open()

    def _left(self) -> None:
        self.checking = None

    def _proven(self, then: Callable[[], None]) -> None:
        from desktop.projector.mirror_page import OUTCOMES

        self.checking = None
        outcome = self._host.audience.there().check.outcome
        if outcome is not None:
            self._host.play.tell(self._host.context.say(OUTCOMES[outcome]))
        then()
