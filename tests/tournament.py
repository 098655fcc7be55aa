"""How strong the bots are: ``python -m tests.tournament [--games N] [--seed N]``.

Each pair of games has one seed: the same mansion, the same answers of Fate as far as the same is asked. In one of them
the visitors are sensible and Hako Onna's side plays at random, in the other it is the other way round.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from typing import Final, NamedTuple

from tests.rules.hakoonna.bots.playing import Game, Sides, play

GAMES: Final = 100
WANTED: Final = 65
VISITORS: Final = Sides(visitors="sensible")
HERS: Final = Sides(hers="sensible")


class Score(NamedTuple):
    """How often the sensible side won, as the visitors and as Hako Onna, and the endings."""

    visitors: int
    hers: int
    endings: Counter[str]
    steps: int


def score(games: int, seed: int = 0) -> Score:
    """So many pairs of games."""
    as_visitors = [play(one, VISITORS) for one in range(seed, seed + games)]
    as_hers = [play(one, HERS) for one in range(seed, seed + games)]
    won = sum(game.visitors_won for game in as_visitors)
    lost = sum(game.visitors_won for game in as_hers)
    return Score(won, games - lost, _endings(as_visitors + as_hers), _steps(as_visitors + as_hers))


def _endings(games: list[Game]) -> Counter[str]:
    return Counter(game.ending for game in games)


def _steps(games: list[Game]) -> int:
    return sum(game.steps for game in games)


def main(arguments: list[str]) -> int:
    """Print the score; 1 where one of the sensible sides wins too seldom."""
    parser = argparse.ArgumentParser(prog="python -m tests.tournament", description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES, help=f"pairs of games (default: {GAMES})")
    parser.add_argument("--seed", type=int, default=0, help="the first seed")
    given = parser.parse_args(arguments)
    clock = time.process_time()
    found = score(given.games, given.seed)
    took = time.process_time() - clock
    write = sys.stdout.write
    write(f"sensible visitors against a random Hako Onna: {found.visitors} of {given.games}\n")
    write(f"a sensible Hako Onna against random visitors: {found.hers} of {given.games}\n")
    write(f"endings: {', '.join(f'{ending} {times}' for ending, times in found.endings.most_common())}\n")
    write(f"{2 * given.games / took:.1f} games, {found.steps / took:.0f} steps a second of one core\n")
    _baseline(given.games, given.seed)
    return 0 if min(found.visitors, found.hers) * GAMES >= WANTED * given.games else 1


def _baseline(games: int, seed: int) -> None:
    """Both sides alike, to compare with."""
    for sides in (Sides(), Sides("sensible", "sensible", "sensible")):
        clock = time.process_time()
        played = [play(one, sides) for one in range(seed, seed + games)]
        rate = games / (time.process_time() - clock)
        won = sum(game.visitors_won for game in played)
        told = f"all {sides.visitors}: visitors {won}, Hako Onna {games - won}"
        sys.stdout.write(f"{told}; {_steps(played) / games:.0f} steps a game, {rate:.1f} games a second\n")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
