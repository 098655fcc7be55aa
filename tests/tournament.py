"""How strong the bots are: ``python -m tests.tournament [--games N] [--seed N]``.

Each pair of games has one seed: the same mansion, the same answers of Fate as far as the same is asked. In one of them
the visitors are sensible and Hako Onna's side plays at random, in the other it is the other way round. Below that the
strengths play against each other, and the Gray Man's results are counted by his colour.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterator
from typing import Final, NamedTuple

from rules.hakoonna.bots import STRENGTHS
from rules.hakoonna.state import GRAY
from tests.rules.hakoonna.bots.playing import Game, Sides, play

GAMES: Final = 100
WANTED: Final = 65
VISITORS: Final = Sides(visitors="sensible")
HERS: Final = Sides(hers="sensible")
EVEN: Final = Sides("sensible", "sensible", "sensible")


class Score(NamedTuple):
    """How often the sensible side won, as the visitors and as Hako Onna."""

    visitors: int
    hers: int


def score(games: int, seed: int = 0) -> Score:
    """So many pairs of games."""
    as_visitors, as_hers = (series(sides, games, seed) for sides in (VISITORS, HERS))
    return Score(won(as_visitors), games - won(as_hers))


def series(sides: Sides, games: int, seed: int = 0) -> list[Game]:
    """Games of the same sides."""
    return [play(one, sides) for one in range(seed, seed + games)]


def won(games: list[Game]) -> int:
    """How many the visitors won."""
    return sum(game.visitors_won for game in games)


def ladder() -> Iterator[Sides]:
    """Each strength on either side against the others' chance, and against the sensible."""
    yield Sides()
    for strength in STRENGTHS[1:]:
        yield Sides(visitors=strength)
        yield Sides(hers=strength)
    for strength in STRENGTHS[1:]:
        yield EVEN._replace(visitors=strength)
        yield EVEN._replace(hers=strength)
    yield EVEN._replace(gray="random")


def line(sides: Sides, games: int, seed: int) -> str:
    """What came of a series, as a line of the table."""
    clock = time.process_time()
    played = series(sides, games, seed)
    rate = games / (time.process_time() - clock)
    endings = Counter(game.ending for game in played)
    steps = sum(game.steps for game in played) / games
    told = ", ".join(f"{ending} {times}" for ending, times in endings.most_common())
    sizes = f"{won(played):>8} {steps:>6.0f} {rate:>8.1f}"
    return f"{sides.visitors:<9} {sides.hers:<9} {sides.gray:<9} {sizes}  {_gray(played):<26} {told}\n"


def _gray(games: list[Game]) -> str:
    """How often the Gray Man won, of the games in which he had that colour."""
    results = Counter((game.table.state.card, _result(game)) for game in games)
    cards = {card: results[card, "won"] + results[card, "lost"] for card in ("white", "black")}
    return ", ".join(f"{card} {results[card, 'won']} of {number}" for card, number in cards.items())


def _result(game: Game) -> str:
    return next((one.result for one in game.table.state.public.outcomes if one.seat == GRAY), "")


def main(arguments: list[str]) -> int:
    """Print the score; 1 where one of the sensible sides wins too seldom."""
    parser = argparse.ArgumentParser(prog="python -m tests.tournament", description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES, help=f"pairs of games (default: {GAMES})")
    parser.add_argument("--seed", type=int, default=0, help="the first seed")
    given = parser.parse_args(arguments)
    write = sys.stdout.write
    found = score(given.games, given.seed)
    write(f"sensible visitors against a random Hako Onna: {found.visitors} of {given.games}\n")
    write(f"a sensible Hako Onna against random visitors: {found.hers} of {given.games}\n\n")
    write("visitors  Hako Onna Gray Man  they won  steps  games/s  the Gray Man won           endings\n")
    for sides in dict.fromkeys(ladder()):
        write(line(sides, given.games, given.seed))
        sys.stdout.flush()
    return 0 if min(found) * GAMES >= WANTED * given.games else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
