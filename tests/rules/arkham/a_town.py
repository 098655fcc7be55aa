"""A town at any position, and what a test asks of it."""

from __future__ import annotations

from typing import Any

import msgspec

from rules.arkham.events import BoardSet, ClueSet, GateSet, MonsterSet, PilesSet, SheetSet, TurnSet
from rules.arkham.options import Options
from rules.arkham.rulebook import rulebook
from rules.arkham.setup import equipped, seats
from rules.arkham.state import Phase, Sheet, Town
from rules.arkham.views import ArkView
from rules.engine import Step
from rules.events import Correction
from rules.fate import Fate
from rules.match import Header, Match
from rules.seats import AUDIENCE
from rules.views import Arrow
from tests.rules.arkham.shipped import shipped
from tests.rules.played import Played

CARDBOARD = Fate(other="cardboard")
PEOPLE = (
    "joe_diamond", "kate_winthrop", "amanda_sharpe", "jenny_barnes",
    "bob_jenkins", "harvey_walters", "vincent_lee", "carolyn_fern",
)  # fmt: skip
"""Who plays whom, where a test does not say: p1 is Joe Diamond, p2 Kate Winthrop …"""


class Evening(Played):
    """An evening in Arkham."""

    @property
    def town(self) -> Town:
        """All that lies there."""
        view = self.match.seen(AUDIENCE)
        assert isinstance(view, ArkView)
        return view.town

    def sheet(self, seat: str = "p1") -> Sheet:
        """A seat's sheet."""
        return self.town.sheets[seat]

    def at(self, piece: str) -> str:
        """Where an investigator or a monster token is; "" when it is off the board."""
        return self.town.sheets[piece].at if piece in self.town.sheets else self.town.monsters.get(piece, "")

    def arrows(self) -> tuple[Arrow, ...]:
        """The moves of monsters that are drawn."""
        return self.picture().arrows


def a_table(*people: str, fate: Fate = CARDBOARD, **options: Any) -> Evening:
    """A table just set up for these investigators, p1 first; what the options leave open is asked."""
    around = seats(len(people) or 1)
    who = {seat.id: one for seat, one in zip(around, people, strict=False)}
    header: Header[Options, Any] = Header(1, "arkham", around, Options(**{"investigators": who, **options}), fate=fate)
    match = Match(rulebook(shipped()), header)
    match.begin()
    return Evening(match)


def a_town(
    standing: str = "p1 northside_street", *changes: Correction, who: dict[str, str] | None = None, **options: Any
) -> Evening:
    """A game at a position: ``p1 woods, p2 newspaper`` seats two, at these places; p1 is first and acts in movement.

    ``who`` says who plays whom where it matters. Yig sleeps below, unless ``ancient`` is given; no clues lie there.
    """
    at = dict(entry.split() for entry in standing.split(",") if entry)
    people = tuple((who or {}).get(seat, PEOPLE[number]) for number, seat in enumerate(at))
    evening = a_table(*people, **{"ancient": "yig", "first": "p1", **options})
    stands = tuple(SheetSet(seat, msgspec.structs.replace(evening.sheet(seat), at=place)) for seat, place in at.items())
    cleared = tuple(ClueSet(place, 0) for place in evening.town.clues)
    done = evening.corrects(*cleared, *stands, moving("p1"), *changes)
    assert isinstance(done, Step), done
    return evening


# ---- what lies there


def sheet(evening: Evening, seat: str = "p1", **changes: Any) -> SheetSet:
    """A correction of parts of a sheet."""
    return SheetSet(seat, msgspec.structs.replace(evening.sheet(seat), **changes))


def has(evening: Evening, seat: str = "p1", **changes: Any) -> Evening:
    """The evening with parts of a sheet set by hand; nothing else changes."""
    town = evening.town
    done = evening.corrects(sheet(evening, seat, **changes), _as_it_is(town))
    assert isinstance(done, Step), done
    return evening


def _as_it_is(town: Town) -> TurnSet:
    return TurnSet(**{name: getattr(town, name) for name in TurnSet.__struct_fields__})


def monsters(*lying: str) -> tuple[MonsterSet, ...]:
    """``ghoul-1 woods``: a token and its place."""
    return tuple(MonsterSet(*one.split()) for one in lying)


def gates(*lying: str) -> tuple[GateSet, ...]:
    """``woods abyss_a``: a place and its marker."""
    pairs = (one.split() for one in lying)
    return tuple(GateSet(place, f"gate_{marker}") for place, marker in pairs)


def clues(*lying: str) -> tuple[ClueSet, ...]:
    """``woods 2``."""
    pairs = (one.split() for one in lying)
    return tuple(ClueSet(place, int(count)) for place, count in pairs)


def board(**parts: Any) -> BoardSet:
    """Tracks, seals and closed places; Yig sleeps below."""
    return BoardSet(**{"ancient": "yig", **parts})


def piles(**parts: Any) -> PilesSet:
    """The piles and the cards in play; every ally is in its pile."""
    return PilesSet(**{"allies": tuple(shipped().allies), **parts})


# ---- moments of a turn


def moment(phase: Phase, active: str = "", turn: int = 1, **parts: Any) -> TurnSet:
    """A moment of a turn; p1 holds the marker."""
    sliders = parts.pop("stood", (1, 1, 1))
    return TurnSet(phase, **{"first": "p1", "turn": turn, "active": active, "stood": sliders, **parts})


def moving(seat: str = "p1", points: int = 4, **parts: Any) -> TurnSet:
    """A seat's part of the movement phase."""
    return moment("movement", seat, points=points, **parts)


def meeting(seat: str = "p1", **parts: Any) -> TurnSet:
    """A seat's part of the encounters in Arkham."""
    return moment("arkham", seat, **parts)


def mythos(stage: str = "draw", card: str = "", turn: int = 1, **parts: Any) -> TurnSet:
    """A step of the mythos phase, with the card that is carried out."""
    return moment("mythos", "", turn, stage=stage, card=card, **parts)


def before(phase: Phase, seat: str = "p1", turn: int = 1, **parts: Any) -> TurnSet:
    """The moment before a seat's part of a phase begins: the one before it has just ended."""
    return moment(phase, seat, turn, **parts)


def a_sheet(town: Town, seat: str, investigator: str) -> Sheet:
    """A sheet as at the start."""
    return equipped(shipped(), town, seat, investigator)
