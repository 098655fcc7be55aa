"""Counts the legal fillings to a small depth from each setup; ``python -m tests.laws.counts`` writes them down anew."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from rules.arkham import setup as arkham
from rules.arkham.options import Options as TownOptions
from rules.clocktower import setup as clocktower
from rules.clocktower.options import Options as ClockOptions
from rules.engine import AnyTable, Refused, carry_out
from rules.fate import Fate
from rules.hakoonna import setup as hakoonna
from rules.hakoonna.options import Options
from rules.match import Header, Match
from rules.seats import FATE, HOST
from tests.laws.walker import legal_actions
from tests.small_game import setup as mill
from tests.small_game.options import Options as MillOptions
from tests.tables import a_book, a_header

FILE: Final = Path(__file__).with_name("counts.json")
DEPTH: Final = 4
MOST: Final = 100  # fillings of one depth, for the next to be counted too
BAG: Final = ("po", "assassin", "empath", "dreamer", "virgin", "artist", "chambermaid")


def setups() -> Iterator[tuple[str, Header[Any, Any]]]:
    """The tables to count from, by name."""
    cardboard = Fate(other="cardboard")
    for players in (2, 3):
        yield f"mill, {players} players", a_header("mill", 0, MillOptions(), mill.seats(players), fate=cardboard)
    for visitors in (2, 3, 4):
        for gray in (False, True):
            for options in (Options(), Options(noise="cards"), Options(mansion="built")):
                seats = hakoonna.seats(visitors, gray)
                name = f"hakoonna, {visitors} visitors, {'with' if gray else 'without'} the Gray Man, "
                yield (
                    name + f"{options.mansion}, {options.noise}",
                    a_header("hakoonna", 0, options, seats, fate=cardboard),
                )
    for investigators in (1, 8):
        yield f"arkham, {investigators} investigators", _town(investigators, cardboard)
    for people in (5, 7):
        yield f"clocktower, {people} players, a bag", _circle(people, BAG[:people], cardboard)
    yield "clocktower, 5 players, the square alone", _circle(5, (), cardboard)


def _town(investigators: int, fate: Fate) -> Header[Any, Any]:
    """A town before its first mythos card, everything else chosen."""
    seats = arkham.seats(investigators)
    people = {seat.id: one for seat, one in zip(seats, a_book("arkham").content.investigators, strict=False)}
    options = TownOptions(investigators=people, ancient="yig", first="p1")
    return a_header("arkham", 0, options, seats, fate=fate)


def _circle(people: int, bag: tuple[str, ...], fate: Fate) -> Header[Any, Any]:
    """A circle before its first token is drawn; without a bag, one whose grimoire the program does not hold."""
    options = ClockOptions(knowledge="grimoire" if bag else "square", bag=bag)
    return a_header("clocktower", 0, options, clocktower.seats(people), fate=fate)


def count(header: Header[Any, Any]) -> list[int]:
    """How many ways there are to play one, two, three … actions and answers from the start."""
    match = Match(a_book(header.game), header)
    seats = (*(seat.id for seat in header.seats), HOST, FATE)
    level: list[AnyTable] = [match.table]
    counts: list[int] = []
    while len(counts) < DEPTH and len(level) <= MOST:
        level = [follows for table in level for follows in _played(match, table, seats)]
        counts.append(len(level))
    return counts


def _played(match: Match, table: AnyTable, seats: tuple[str, ...]) -> Iterator[AnyTable]:
    for action in legal_actions(match.book, table, seats):
        done = carry_out(match.book, table, action)
        assert not isinstance(done, Refused)
        yield done[1]


def counted() -> dict[str, list[int]]:
    """The counts from every setup."""
    return {name: count(header) for name, header in setups()}


if __name__ == "__main__":
    lines = ",\n".join(f"  {json.dumps(name)}: {counts}" for name, counts in counted().items())
    FILE.write_text(f"{{\n{lines}\n}}\n", encoding="utf-8")
