"""What the fullest town costs: the targets of whoever moves, and a mythos phase with every monster on the board."""

from __future__ import annotations

import time
from collections.abc import Iterator
from functools import partial

import msgspec

from desktop.bench.row import Row, beside, quantile, seconds
from desktop.looking import Looking
from desktop.tables import a_book
from rules.actions import Action, Answer
from rules.arkham.actions import Proceed
from rules.arkham.content import Content
from rules.arkham.events import BoardSet, ClueSet, GateSet, MonsterSet, PilesSet, SheetSet, TurnSet
from rules.arkham.options import Options
from rules.arkham.setup import MOST, equipped, seats
from rules.arkham.state import STAGES, ArkState, with_town
from rules.dice import Dice
from rules.engine import AnyTable, Refused, carry_out
from rules.events import Correction
from rules.fate import Fate
from rules.match import Header, Match
from rules.messages import says
from rules.state import Table

GAME = "arkham"
ROUNDS = 60
CARD = "the_man_in_black"
START = "train_station"
FLOOR = says("every monster put on a copied town")


def rows() -> Iterator[Row]:
    """The figures of a full town."""
    match = the_fullest()
    yield targets(match)
    yield mythos(match)


def the_fullest() -> Match:
    """Eight investigators, seven gates, clues wherever they may lie, and every monster token in the town."""
    book = a_book(GAME)
    people = dict(zip((seat.id for seat in seats(MOST)), book.content.investigators, strict=False))
    options = Options(investigators=people, ancient="yig", first="p1")
    header: Header[Options, None] = Header(1, GAME, seats(MOST), options, fate=Fate(seed=7))
    match = Match(book, header)
    match.correct(_filled(book.content, match.table.state), "bench")
    return match


def _filled(content: Content, state: ArkState) -> Iterator[Correction]:
    """The first one's move, past what lies there; the next mythos card is known, and a seal keeps its gate away."""
    places = (*content.streets, *content.locations)
    tokens = tuple(content.kind_of)
    sealed = content.mythos[CARD].gate
    spots = [place for place in content.unstable if place != sealed]
    for number, seat in enumerate(state.town.order):
        sheet = equipped(content, state.town, seat, state.town.sheets[seat].investigator)
        yield SheetSet(seat, msgspec.structs.replace(sheet, at=content.locations[number]))
    yield from (MonsterSet(token, places[number % len(places)]) for number, token in enumerate(tokens))
    yield from (GateSet(spot, marker) for spot, marker in zip(spots[:7], content.markers, strict=False))
    yield from (ClueSet(spot, 1) for spot in spots[7:])
    yield BoardSet("yig", seals=(sealed,))
    rest = tuple(card for card in content.mythos if card != CARD)
    yield PilesSet(tuple(content.allies), under_mythos=(CARD, *rest))
    evaded = tuple(tokens[number] for number in range(len(tokens)) if places[number % len(places)] == START)
    yield TurnSet("movement", first="p1", active="p1", points=4, handled=evaded, stood=(1, 1, 1), count=MOST)


# ---- figures


def targets(match: Match) -> Row:
    """All reasons of all spaces, for each investigator and monster in turn."""
    looking = Looking(match)
    pieces = [piece.id for piece in looking.picture().pieces]
    times = [seconds(partial(looking.targets, piece), time.thread_time) for _ in range(5) for piece in pieces]
    _, floor = _figures(match)
    return Row(
        says("targets in the fullest town, p99"), quantile(times, 0.99) * 1e3, "ms", floor * 1e3, FLOOR, most=1.0
    )


def mythos(match: Match) -> Row:
    """A whole mythos phase, from the card to the next turn."""
    value, floor = _figures(match)
    return Row(says("a mythos phase with 60 monsters"), value * 1e3, "ms", floor * 1e3, FLOOR, most=5.0)


def _figures(match: Match) -> tuple[float, float]:
    table = before_the_mythos(match)
    return beside(partial(a_mythos_phase, match, table), partial(_copied, table.state), ROUNDS)


def _copied(state: ArkState) -> None:
    for token, place in state.town.monsters.items():
        msgspec.structs.replace(state.town, monsters={**state.town.monsters, token: place})


def before_the_mythos(match: Match) -> AnyTable:
    """The same town, its mythos phase just begun."""
    return Table(with_town(match.table.state, phase="mythos", active="", handled=(), stage="draw"))


def a_mythos_phase(match: Match, table: AnyTable) -> AnyTable:
    """Every step of the phase, whatever is asked answered by chance."""
    dice = Dice("bench")
    for _ in STAGES:
        table = _played(match, table, Proceed(table.state.town.first))
        while table.asked is not None:
            table = _played(match, table, Answer(table.asked.seat, table.asked.domain().pick(dice)))
    return table


def _played(match: Match, table: AnyTable, action: Action) -> AnyTable:
    done = carry_out(match.book, table, action)
    assert not isinstance(done, Refused), done
    return done[1]
