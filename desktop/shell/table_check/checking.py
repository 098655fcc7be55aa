"""Comparing the program with the cardboard: the check, the board in between, and the page where everything stands."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from desktop.shell.games import custom
from rules.messages import says

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from desktop.shell.table_check.lines import Line
    from desktop.shell.table_check.progress import Progress
    from desktop.shell.window import HostWindow

TOO_SOON = says("There is nothing to compare before the first turn.")
ON_THE_BOARD = says("Set it right here; the check goes on with T.")


class TableCheck(QObject):
    """Nothing of it is made before it is asked for."""

    def __init__(self, window: HostWindow) -> None:
        super().__init__(window)
        self._window = window
        self._session = window.context.session
        self._progress: Progress | None = None

    def commands(self) -> dict[str, Callable[[int], object]]:
        """What its keys do."""
        return {"table-check": lambda _: self.open(), "standing": lambda _: self.show_standing()}

    @property
    def _possible(self) -> bool:
        session = self._window.context.session
        if not custom(session).before_play(session):
            return True
        self._window.play.tell(lambda: self._window.context.say(TOO_SOON))
        return False

    def open(self) -> None:
        """Begin the check, or go on with it."""
        if self._possible:
            from desktop.shell.table_check.page import CheckPage

            page = CheckPage(self._window.context, self._kept())
            page.left.connect(self._leave)
            page.sent.connect(self._send)
            page.standing.connect(self.show_standing)
            self._lay(page)

    def _kept(self) -> Progress:
        """How far this table was looked over; another table begins anew."""
        from desktop.shell.table_check.progress import Progress

        session = self._window.context.session
        if self._progress is None or self._session is not session:
            self._session, self._progress = session, Progress()
        return self._progress

    def show_standing(self) -> None:
        """Show where everything stands, to be read from afar."""
        if self._possible:
            from desktop.shell.table_check.standing import StandingPage

            page = StandingPage(self._window.context)
            page.left.connect(self._leave)
            page.written.connect(lambda: self._window.exporting.ask_where("standing"))
            self._lay(page)

    def _lay(self, page: QWidget) -> None:
        self._window.play.back()
        self._window.play.correct(False)
        self._window.cards.clear()
        self._window.pages.lay(page)

    def _leave(self, finished: bool = False) -> None:
        if finished:
            self._progress = None
        self._window.pages.take_off()
        self._window.beside.take_keyboard()

    def _send(self, line: Line) -> None:
        """A room is set right on the board."""
        play = self._window.play
        self._leave()
        play.correct(True)
        play.scene.cursor.go(line.room)
        play.correcting.look_at(line.room)
        play.tell(lambda: self._window.context.say(ON_THE_BOARD))
