"""The choke points of the mansion, marked on the board as long as they are asked for (P20)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from desktop.shell.phases import public
from rules.hakoonna import chokes
from rules.hakoonna.chokes import Choke
from rules.messages import says

if TYPE_CHECKING:
    from desktop.shell.window import HostWindow

ON_THE_WAY = says("To {place}: {rooms}.")
NO_CHOKE = says("To {place}: several ways.")
STRAIGHT = says("To {place}: straight from the hall.")
CUT_OFF = says("To {place}: no way at all.")
NO_GRUDGE = says("No grudge room is laid.")
GONE = says("The choke points are not shown any more.")


class Narrow(QObject):
    """Marks them and says them; once more takes them away. The barrier is no part of it."""

    def __init__(self, window: HostWindow) -> None:
        super().__init__(window)
        self._window = window
        self.shown = False
        window.context.changed.connect(self._follow)

    def toggle(self) -> None:
        """Mark the choke points between the hall and the grudge rooms, or take the marks away."""
        self.shown = not self.shown
        self._follow(anew=True)
        self._window.play.tell(lambda: self._said() if self.shown else self._window.context.say(GONE))

    def _found(self) -> tuple[Choke, ...]:
        session = self._window.context.session
        return chokes.chokes(session.book.content, public(session).placements)

    def _follow(self, anew: bool = False) -> None:
        if self.shown or anew:
            found = self._found() if self.shown else ()
            self._window.play.scene.mark_narrow(chokes.rooms(found), chokes.ways(found))

    def _said(self) -> str:
        return " ".join(map(self._line, self._found())) or self._window.context.say(NO_GRUDGE)

    def _line(self, choke: Choke) -> str:
        context = self._window.context
        rooms = [context.speech.value("", room) for room in choke.rooms]
        values = {"place": context.speech.value("", choke.to), "rooms": rooms}
        message = CUT_OFF if choke.cut_off else ON_THE_WAY if choke.rooms else STRAIGHT if choke.ways else NO_CHOKE
        return context.say(message, values)
