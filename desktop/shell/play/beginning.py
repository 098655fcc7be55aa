"""How an entry begins: an offer was taken, or several together, or one that is against the rules."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from desktop.shell.entry import Entry
from desktop.shell.fillings import Trying, Way, fillings, nearest, possible
from desktop.shell.games import custom
from rules.actions import Value
from rules.offers import Flag, Form
from rules.seats import SeatId

if TYPE_CHECKING:
    from desktop.shell.play.play import Play


class Beginning:
    """What is impossible whatever is chosen is not begun: it is tried at once, so that it says why not."""

    def __init__(self, play: Play) -> None:
        self._play = play

    def one(self, form: Form, button: QWidget | None = None) -> None:
        """Play an offer, or ask for what is missing."""
        play = self._play
        filled = fillings(play.session, form)
        choices = possible(filled)
        if not choices or not form.holes or isinstance(form.holes[0].domain, Flag):
            play.attempt((choices or (nearest(filled),))[0].action, button)
            return
        play.close_entry()
        # Where places are typed the keyboard goes to their line, and a piece in the hand would be put back.
        in_hand = len(form.holes) == 1 and not custom(play.session).paged
        self._enter(Entry((Way(form),), lifted=in_hand and self._lift(form.seat, [one.value for one in choices])))

    def one_of(self, forms: Iterable[Form], whole: bool, first: bool, button: QWidget | None) -> None:
        """Of several offers it is chosen next which."""
        ways = tuple(Way(form) for form in forms)
        trying = Trying(self._play.session)
        best = tuple(one for way in ways for one in trying.best(way.form))
        if best and not possible(best):
            self._play.attempt(nearest(best).action, button)
            return
        self._play.close_entry()
        self._enter(Entry(ways, whole, first=first))

    def filled(self, form: Form, values: tuple[Value, ...]) -> None:
        """What fills the first holes of an offer was told with it."""
        self._play.close_entry()
        way = Way(form, values)
        filled = Trying(self._play.session).fillings(way)
        if filled and not possible(filled):
            self._play.attempt(nearest(filled).action)
        else:
            self._play.entries.go_on((way,))

    def anyway(self, forms: tuple[Form, ...]) -> None:
        """What is missing is asked although rules are against it; what needs nothing more is tried at once."""
        self._play.close_entry()
        entry = Entry(tuple(map(Way, forms)), first=True, anyway=True)
        if len(forms) == 1 and not forms[0].holes:
            self._play.entries.go_on(entry.ways, anyway=True)
        else:
            self._play.entries.enter(entry)

    def _enter(self, entry: Entry) -> None:
        self._play.entries.enter(entry)
        self._play.entries.pass_by()

    def _lift(self, seat: SeatId, values: list[object]) -> bool:
        """Take the piece that is to be moved in the hand, where rooms alone are chosen from; whether it was so."""
        rooms = {space.id for space in self._play.session.picture().spaces if not space.within}
        piece = self._play.piece_of(seat)
        if piece and all(value in rooms for value in values):
            self._play.scene.lift(piece)
            return True
        return False
