"""How the window looks: its theme and language, the whole screen, how near the board is."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from desktop.shell.tastes import DAY, NIGHT

if TYPE_CHECKING:
    from desktop.shell.window import HostWindow


class Looks:
    """What is changed here is kept, all but the size of the board."""

    def __init__(self, window: HostWindow) -> None:
        self._window = window

    def commands(self) -> dict[str, Callable[[int], object]]:
        """What its keys do."""
        view = self._window.board.view
        return {
            "theme": lambda _: self._theme(),
            "language": lambda _: self._language(),
            "full-screen": lambda _: self._full_screen(),
            "zoom-in": lambda _: self._zoom(view.zoom_in),
            "zoom-out": lambda _: self._zoom(view.zoom_out),
            "fit": lambda _: self._zoom(view.fit),
        }

    def _theme(self) -> None:
        self._window.tastes.colour(NIGHT if self._window.context.theme.bright else DAY)
        self._window.settled.emit()

    def _language(self) -> None:
        context = self._window.context
        context.speak("en" if context.words.language == "ko" else "ko")
        self._window.settled.emit()

    def _full_screen(self) -> None:
        if self._window.isFullScreen():
            self._window.showNormal()
        else:
            self._window.showFullScreen()

    def _zoom(self, change: Callable[[], None]) -> None:
        change()
        self._window.board.lay()
        self._window.cards.renew()
