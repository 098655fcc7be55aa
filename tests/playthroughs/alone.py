"""An evening without the box: every seat is played by itself from its own view, the program answers for Fate."""

from __future__ import annotations

from typing import Final

from rules.dice import Dice
from rules.engine import Refused
from rules.fate import Fate
from rules.hakoonna.options import Options
from rules.hakoonna.setup import seats
from rules.match import Match
from tests.rules.hakoonna.bots.playing import Sides, a_choice
from tests.tables import a_match

SEED: Final = 2617
OPTIONS: Final = Options(knowledge="program", items=True, start="drawn", noise="cards")


def played() -> Match:
    """The evening, played."""
    around = seats(3)
    match = a_match("hakoonna", SEED, OPTIONS, around, fate=Fate(seed=SEED))
    draws = {seat.id: Dice(f"{SEED}/{seat.id}") for seat in around}
    sides = Sides("sensible", "sensible", "sensible")
    while not match.book.is_over(match.table.state):
        done = match.play(a_choice(match.table, draws, sides))
        assert not isinstance(done, Refused), done
    return match
