"""What is chosen in an entry: one of the values, one more of several, a number of a row, a place of the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from desktop.shell.dice_typed import Due
from desktop.shell.entry import Entry, Pick, is_whole, picks
from rules.views import SpaceId
from rules.violations import Violation

if TYPE_CHECKING:
    from desktop.shell.play.play import Play


class Choosing:
    """What is refused says why, and the entry stays where it is."""

    def __init__(self, play: Play) -> None:
        self._play, self._entries = play, play.entries

    def pick(self, pick: Pick, button: QWidget | None = None) -> None:
        """Choose what comes next."""
        entry = self._entries.open or self._entries.question() or Entry(pick.ways)
        if not pick.best.possible and not entry.anyway:
            self._play.attempt(pick.best.action, button)
        elif pick.room:
            self._entries.enter(entry._replace(room=pick.room))
        elif entry.several is not None and not pick.done:
            self._take_one_more(entry, pick)
        elif entry.row is not None and not pick.done:
            self._take_number(entry, pick)
        else:
            self._entries.go_on(pick.ways, button, entry.anyway)

    def _take_one_more(self, entry: Entry, pick: Pick) -> None:
        """So many as there must be are enough, where there may be no more and nothing is read back first."""
        value, several = pick.value, entry.several
        assert isinstance(value, str | int)
        assert several is not None
        off = pick.picked and not several.again
        picked = tuple(one for one in entry.picked if one != value) if off else (*entry.picked, value)
        if several.low == several.high == len(picked) and not self._entries.reads_back(entry):
            self._entries.go_on((entry.ways[0].on(picked),), anyway=entry.anyway)
        else:
            self._entries.enter(entry._replace(picked=picked))

    def _take_number(self, entry: Entry, pick: Pick) -> None:
        """One more of the numbers that are told in a row; with the last all is there, but dice wait for a word."""
        assert isinstance(pick.value, int)
        assert entry.row is not None
        self._play.told.emit(None)
        told = (*entry.picked, pick.value)
        if entry.dice is None and is_whole(told, entry.row):
            self._entries.go_on((entry.ways[0].on(told),))
        else:
            self._entries.enter(entry._replace(picked=told))

    def place(self, space: SpaceId) -> None:
        """A space was clicked; it counts when one is being chosen."""
        entry = self._entries.open or self._entries.question_of_places()
        for one in picks(self._play.session, entry) if entry is not None else ():
            if space and space in (one.value, one.room):
                self.pick(one)
                return

    def confirm(self) -> bool:
        """Enough of several are chosen; whether that was so, or why dice are not all told."""
        entry, due = self._entries.open, self._due
        if entry is None or not entry.enough:
            return due is not None and self._object(due.lacking)
        self._entries.go_on((entry.ways[0].on(entry.picked),), anyway=entry.anyway)
        return True

    def mistype(self, digit: int) -> bool:
        """A digit was pressed that is nobody's key: where dice are told, say why; whether it was so."""
        due = self._due
        return due is not None and self._object(due.against(digit))

    @property
    def _due(self) -> Due | None:
        entry = self._entries.open or self._entries.question()
        return Due(entry.dice.count, len(entry.picked)) if entry is not None and entry.dice is not None else None

    def _object(self, reason: Violation | None) -> bool:
        if reason is not None:
            self._play.told.emit(lambda: self._play.context.speech.tell(reason))
        return reason is not None
