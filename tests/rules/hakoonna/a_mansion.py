"""A game of Hako Onna at any position, and what a test asks of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from assets import library
from rules.actions import Action
from rules.dice import Dice
from rules.engine import Refused, Step, offers, targets
from rules.events import Correction, Event
from rules.fate import Fate
from rules.games import shelf
from rules.hakoonna.content import Content, Layout, Placement, Room, RoomFile, Shadow, Stairs, bind
from rules.hakoonna.effects import Interrupt
from rules.hakoonna.events import (
    CardSet,
    CardsSet,
    MansionSet,
    PhaseSet,
    PieceSet,
    SecretSet,
    ShadowSet,
    TilesSet,
)
from rules.hakoonna.options import Options
from rules.hakoonna.rulebook import rulebook
from rules.hakoonna.setup import seats
from rules.hakoonna.state import GRAY, HAKO, NOTHING, Public, Secret
from rules.hakoonna.views import HakoView
from rules.match import Header, Match
from rules.messages import same
from rules.notation import Notation
from rules.seats import AUDIENCE, SeatId, Viewer
from tests.rules.played import Played


@cache
def shipped() -> Content:
    """The content as it comes with the program."""
    hakoonna = shelf()["hakoonna"]
    content: Content = hakoonna.read({name: library.read(name) for name in hakoonna.files})
    return content


class Evening(Played):
    """An evening in the mansion."""

    def uses(self, action: Action) -> tuple[Event, ...]:
        """Use a tile or an item while Hako Onna lets it be; what happened."""
        events = self.plays(action)
        return (*events, *self.answers("no")) if isinstance(self.asked, Interrupt) else events

    def lit(self, piece: str) -> set[str]:
        """The spaces where the piece may be dropped."""
        view = self.match.seen(piece if piece in self.public.at else self.public.turn)
        verdicts = targets(self.match.book, view, piece, [space.id for space in self.picture().spaces])
        return {space for space, verdict in verdicts.items() if verdict.legal}

    def sees(self, viewer: Viewer) -> HakoView:
        """A viewer's share."""
        view = self.match.seen(viewer)
        assert isinstance(view, HakoView)
        return view

    @property
    def public(self) -> Public:
        """What everybody sees."""
        return self.sees(AUDIENCE).public

    @property
    def turn(self) -> SeatId:
        """Whose turn it is."""
        return self.public.turn

    @property
    def results(self) -> dict[str, str]:
        """How it ended for each seat."""
        return {outcome.seat: outcome.result for outcome in self.public.outcomes}


CARDBOARD = Fate(other="cardboard")


def a_game(
    *who: str, content: Content | None = None, layout: Layout | None = None, fate: Fate = CARDBOARD, **options: Any
) -> Evening:
    """A game just set up for these seats (all, if none is named); without a layout its mansion is not built yet."""
    around = tuple(seat for seat in seats() if not who or seat.id in (*who, HAKO))
    header: Header[Options, Layout] = Header(1, "hakoonna", around, Options(**options), layout=layout, fate=fate)
    match = Match(rulebook(content or shipped()), header)
    match.begin()
    return Evening(match)


def a_mansion(standing: str = "", *changes: Correction, content: Content | None = None, **options: Any) -> Evening:
    """A game at a position: ``red hall, gray study, blue -`` seats these three, Blue off the board.

    The mansion is the one to practise in. Nobody named: everybody, in the 1F Hall.
    """
    at = dict(entry.split() for entry in standing.split(",") if entry)
    content = content or shipped()
    evening = a_game(*at, content=content, layout=content.practice, **options)
    card = (CardSet("unknown"),) if GRAY in at or not at else ()
    pieces = (PieceSet(piece, room.replace("-", "")) for piece, room in at.items())
    done = evening.corrects(*card, *changes, *pieces)
    assert isinstance(done, Step), done
    return evening


def a_site(*laid: str, drawn: str = "", content: Content | None = None, **options: Any) -> Evening:
    """A mansion in building: ``living 1F:1:0:2`` lies there after two quarter turns; the 1F Hall always lies."""
    content = content or shipped()
    placements = (Placement(content.starting("1F"), "1F", 0, 0), *map(a_placement, laid))
    left = {room.id for room in content.rooms} - {placement.room for placement in placements} - {drawn}
    evening = a_game(content=content, **options)
    done = evening.corrects(MansionSet(placements, tuple(sorted(left)), drawn=drawn))
    assert isinstance(done, Step), done
    return evening


def a_placement(text: str) -> Placement:
    """``living 1F:1:0:2``."""
    room, cell = text.split()
    floor, col, row, turn = (*cell.split(":"), "0")[:4]
    return Placement(room, "2F" if floor == "2F" else "B1" if floor == "B1" else "1F", int(col), int(row), int(turn))


def boards(*described: str, stairs: tuple[str, ...] = ()) -> Content:
    """Content of small boards: ``cell 1F ns`` begins 1F and has doors north and south, ``*`` marks a grudge room."""
    made = tuple(_a_board(*text.split()) for text in described)
    steps = tuple(Stairs(lower, upper) for lower, upper in map(str.split, stairs))
    lying = Layout(same("as built"), (Placement(made[0].id, "1F", 0, 0),))
    return bind(RoomFile(made, steps), lying)


def _a_board(id_: str, floor: str, doors: str = "") -> Room:
    begins: Callable[[str], Any] = {"1F": "1F", "2F": "2F", "B1": "B1"}.get
    shadow = Shadow(f"{id_}.shadow", same("a shadow"))
    return Room(id_, same(id_), begins(floor) or "any", doors.strip("*"), (shadow,), grudge=doors.endswith("*"))


# ---- moments of a game


def to_stack(seat: SeatId) -> PhaseSet:
    """The seat's turn, before the noise."""
    return PhaseSet("noise", turn=seat, last=seat)


def to_act(seat: SeatId) -> PhaseSet:
    """The seat's turn, after the noise."""
    return PhaseSet("act", turn=seat, last=seat)


def hakos_time(last: SeatId = "red", made: SeatId = "") -> PhaseSet:
    """Hako Onna's time, after the turn of ``last``."""
    return PhaseSet("hako", turn=HAKO, made=made, last=last)


def gray_turn(left: int = 1, last: SeatId = "red") -> PhaseSet:
    """The Gray Man's turn, with so many actions left."""
    return PhaseSet("gray", turn=GRAY, last=last, gray_left=left)


def emptied(*rooms: str, but: int = 0) -> tuple[ShadowSet, ...]:
    """No tile in the shadows of these rooms, but in the first few."""
    return tuple(ShadowSet(shadow.id, True) for room in rooms for shadow in shipped().by_id[room].shadows[but:])


# ---- a game played at random


def play_something(evening: Evening, dice: Dice) -> None:
    """Try fillings of what is offered, but no surrender and no leaving, until one is carried out."""
    match = evening.match
    notation = Notation(match.book)
    everyone = [*(seat.id for seat in match.header.seats), "fate", "host"]
    asked = (form for seat in everyone for form in offers(match.book, match.table, seat))
    forms = [form for form in asked if form.action not in ("surrender", "leave")]
    for _ in range(200):
        form = forms[dice.below(len(forms))]
        if not isinstance(match.play(notation.filled(form.action, form.seat, form.filled(dice))), Refused):
            return


# ---- a game whose tiles the program holds


def hidden(hako: str = "red_room.altar", **lying: Any) -> SecretSet:
    """Hako Onna in a shadow, an Empty in her lair; ``faces``, ``hands``, ``code`` and the like as given."""
    usual: dict[str, Any] = {
        "code": ("1", "2", "3"),
        "weakness": "chain",
        "hides": {HAKO: hako} if hako else {},
        "lairs": {HAKO: "empty"} if hako else {},
    }
    return SecretSet(Secret(**(usual | lying)))


def with_powers(
    *laid: str, hand: tuple[str, ...] = (), cards: Mapping[str, Any] = NOTHING, **lying: Any
) -> tuple[Correction, ...]:
    """These powers lie set, those are in her hand; ``cards`` is what else is seen, ``lying`` what is hidden."""
    count = {"powers": len(laid) + len(hand), "slots": len(laid)}
    return hidden(powers=tuple(sorted(hand)), set=tuple(sorted(laid)), **lying), CardsSet(**(count | dict(cards)))


def her_time(
    standing: str, *laid: str, more: tuple[Correction, ...] = (), knowledge: str = "program", **given: Any
) -> Evening:
    """Hako Onna's time with these powers set: where the program is told, in so many words, else their number.

    ``more`` are further corrections; what else is given goes to ``with_powers`` or is a point of the house rules.
    """
    points = {"content", *Options.__struct_fields__}
    mine = {name: given.pop(name) for name in tuple(given) if name not in points}
    told = (
        with_powers(*laid, **mine) if knowledge != "public" else (CardsSet(slots=len(laid), **mine.get("cards", {})),)
    )
    return a_mansion(standing, *told, *more, hakos_time(), knowledge=knowledge, **given)


def has_items(**items: str) -> CardsSet:
    """An item card before each of these seats."""
    return CardsSet(items={seat: (item,) for seat, item in items.items()})


def counted(**hands: int) -> TilesSet:
    """How many tiles lie before each seat."""
    return TilesSet(held={seat: count for seat, count in hands.items() if count})


def holding(**hands: tuple[str, ...]) -> tuple[Correction, ...]:
    """Tiles before the seats, everybody seeing how many; Hako Onna hides as usual."""
    return hidden(hands=hands), counted(**{seat: len(hand) for seat, hand in hands.items()})
