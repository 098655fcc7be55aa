"""The large counts: ``python -m tests.soak [--games N] …``; a sample of the same code runs with the tests.

A count is one function: it takes how many and the first seed, raises where a law is broken, and returns its figures.
It is entered in ``COUNTS``, and in ``SAMPLE`` with the size that runs with the tests.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from datetime import UTC, datetime
from typing import Any, Final

from rules.arkham.events import MythosDrawn
from rules.events import Event
from rules.games import shelf
from rules.tags import tag
from tests.desktop.kill import kills
from tests.desktop.mutations import mutations
from tests.desktop.projector.secret_games import secret_games
from tests.laws.sample import sweep
from tests.laws.subjects import subjects
from tests.laws.test_authority import overrules
from tests.laws.test_course import comes_again, goes_on
from tests.laws.test_judge import changes_nothing, lit_is_legal
from tests.laws.test_notation import is_read_again
from tests.laws.test_reachability import is_reached
from tests.laws.test_remedy import remedies_are_legal
from tests.laws.test_replay import folds, resumes
from tests.laws.test_secrecy import all_twins, tells_nothing
from tests.laws.test_undo import goes_back_and_forth
from tests.laws.walker import Census, Walker
from tests.tables import a_book

Figures = dict[str, int]
STEPS: Final = 80
LONGEST: Final = 3000
MANY: Final = 8  # nights of a circle, which are not told apart any more
LOOKS: Final = 6  # tables of each game that are looked at closely


def games(count: int, seed: int) -> Figures:
    """So many random games of every game, all cheap laws checked along the way; what was met in them, by kind."""
    figures: Counter[str] = Counter()
    for game in subjects():
        census = Census()
        for one in range(seed, seed + count):
            try:
                walk = _game(game, one)
            except Exception as error:  # any fault goes on as it is, with what plays that game again
                error.add_note(f"{game}, seed {one}: Walker({game!r}, {one}).walk({STEPS})")
                raise
            census.add(walk.census)
            figures.update(f"{game} {name}" for name in ("games", *_knowledge(walk)))
            figures[f"{game} steps"] += walk.match.length
        figures[f"{game} refusals"] = sum(times for (_, reasons), times in census.together.items() if reasons)
        figures.update(_kinds(game, census))
    return dict(figures)


def _knowledge(walk: Walker) -> list[str]:
    """What the program was told in the game, where that differs."""
    level = getattr(walk.match.header.options, "knowledge", "")
    return [f"games, knowledge {level}"] if level else []


def _kinds(game: str, census: Census) -> Figures:
    """How often each kind of thing was met, and which never were."""
    book = a_book(game)
    of_book: dict[str, tuple[Iterable[type[Any]], Counter[Any]]] = {
        "action": (book.chapters, census.actions),
        "choice": (book.replies, census.choices),
        "event": (book.evolve, census.events),
        "violation": (book.violations, census.violations),
    }
    met = {f"{name} {tag(kind)}": found[kind] for name, (kinds, found) in of_book.items() for kind in kinds}
    met |= {f"ending {ending}": census.endings[ending] for ending in sorted(subjects()[game].endings)}
    never = [name for name, times in met.items() if not times]
    figures = {f"{game} {name}": times for name, times in met.items() if times}
    return figures | ({f"{game} kinds never met ({'; '.join(never)})": len(never)} if never else {})


def _game(game: str, seed: int) -> Walker:
    walk = Walker(game, seed, tidy=seed % 4 == 0).walk(STEPS)
    _the_record(walk)
    for number in range(0, walk.match.length + 1, max(1, walk.match.length // LOOKS)):
        _the_table(walk, number)
    for _ in range(LOOKS):
        changes_nothing(walk)
    sweep(walk)
    return walk


def _the_record(walk: Walker) -> None:
    """Replay, undo, determinism and notation, for the whole match."""
    folds(walk.match)
    resumes(walk.match)
    comes_again(walk.match)
    is_read_again(walk)
    goes_back_and_forth(walk.match)


def _the_table(walk: Walker, number: int) -> None:
    """Judge, remedy, authority, secrecy, exit and reachability, at one table."""
    table = walk.match.node(number).table
    lit_is_legal(walk, table)
    remedies_are_legal(walk, number)
    overrules(walk, table)
    goes_on(walk, table, by_the_rules=walk.tidy)
    is_reached(walk, number)
    for twins in all_twins(walk, number):
        tells_nothing(walk.book, walk, number, twins)


def evenings(count: int, seed: int) -> Figures:
    """So many random games of every game on the shelf, legal moves alone, from the setup to the end."""
    figures: Counter[str] = Counter()
    for game in shelf():
        for one in range(seed, seed + count):
            walk = Walker(game, one, tidy=True).walk(LONGEST)
            assert walk.is_over, f"{game}, seed {one}: no end after {LONGEST} steps"
            figures[f"{game} games that ended"] += 1
            figures[f"{game} steps"] += walk.match.length
            figures.update(f"{game} ended by {ending}" for ending in walk.census.endings)
    return dict(figures)


def towns(count: int, seed: int) -> Figures:
    """So many towns of one to eight investigators played by the rules to an end, beside each one set anew by hand.

    Whatever there is in the game occurs, every mythos card too.
    """
    figures, census, cards = Counter[str](), Census(), Counter[str]()
    for one in range(seed, seed + count):
        played, by_hand = _a_town(one), Walker("arkham", one).walk(STEPS)
        sweep(by_hand)
        figures[f"towns of {len(played.match.header.seats)}"] += 1
        figures["steps"] += played.match.length + by_hand.match.length
        for walk in (played, by_hand):
            census.add(walk.census)
            cards.update(event.card for event in _events(walk) if isinstance(event, MythosDrawn))
    figures.update(_kinds("arkham", census))
    figures.update({f"mythos card {card}": times for card, times in sorted(cards.items())})
    never = [card for card in a_book("arkham").content.mythos if not cards[card]]
    return dict(figures) | ({f"mythos cards never drawn ({'; '.join(never)})": len(never)} if never else {})


def _a_town(seed: int) -> Walker:
    walk = Walker("arkham", seed, tidy=True).walk(LONGEST)
    assert walk.is_over, f"a town without an end: Walker('arkham', {seed}, tidy=True).walk({LONGEST})"
    return walk


def circles(count: int, seed: int) -> Figures:
    """So many circles, over scripts of the same characters, played by the rules to an end; beside each one by hand."""
    figures, census = Counter[str](), Census()
    scripts: set[tuple[str, ...]] = set()
    for one in range(seed, seed + count):
        played, by_hand = _a_circle(one), Walker("clocktower", one).walk(STEPS)
        sweep(by_hand)
        figures[f"circles of {len(played.match.header.seats)}"] += 1
        figures["steps"] += played.match.length + by_hand.match.length
        nights = played.table.state.public.n
        figures[f"nights to the end: {nights if nights < MANY else 'more'}"] += 1
        for walk in (played, by_hand):
            census.add(walk.census)
            scripts.add(walk.book.content.sheet)
    figures["scripts"] = len(scripts)
    return dict(sorted(figures.items())) | _kinds("clocktower", census)


def _a_circle(seed: int) -> Walker:
    walk = Walker("clocktower", seed, tidy=True).walk(LONGEST)
    assert walk.is_over, f"a circle without an end: Walker('clocktower', {seed}, tidy=True).walk({LONGEST})"
    return walk


def _events(walk: Walker) -> Iterator[Event]:
    for number in range(1, walk.match.length + 1):
        step = walk.match.node(number).step
        yield from step.events if step is not None else ()


def killed(count: int, seed: int) -> Figures:
    """So many programs killed while they play, at least half of them in the middle of a line."""
    found = kills(count, seed)
    lost = sum(one.found < one.line for one in found)
    return {
        "killed": len(found),
        "in the middle of a line": sum(one.in_flight for one in found),
        "recovered": len(found),
        "with the last line": len(found) - lost,
    }


def spoiled(count: int, seed: int) -> Figures:
    """So many records, layouts and room files spoiled, each told of or read as far as it is good."""
    return dict(sorted(mutations(count, seed).items()))


COUNTS: Mapping[str, Callable[[int, int], Figures]] = {
    "games": games,
    "evenings": evenings,
    "towns": towns,
    "circles": circles,
    "secrets": secret_games,
    "kills": killed,
    "mutations": spoiled,
}
SAMPLE: Mapping[str, int] = {
    "games": 6,
    "evenings": 8,
    "towns": 8,
    "circles": 20,
    "secrets": 20,
    "kills": 6,
    "mutations": 40,
}


def main(arguments: list[str]) -> None:
    """Run the counts that are named, or a sample of each, and print dated figures."""
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description=__doc__)
    parser.add_argument("--seed", type=int, default=int(time.time()), help="the first seed (default: the time)")
    for name in COUNTS:
        parser.add_argument(f"--{name}", type=int, metavar="N", help=f"how many {name} (a sample: {SAMPLE[name]})")
    wanted = vars(parser.parse_args(arguments))
    seed = wanted.pop("seed")
    named = {name: count for name, count in wanted.items() if count is not None} or SAMPLE
    for name, count in named.items():
        _print(name, count, seed)


def _print(name: str, count: int, seed: int) -> None:
    begun, clock = datetime.now(UTC), time.perf_counter()
    figures = COUNTS[name](count, seed)
    took = time.perf_counter() - clock
    python = sys.version.split()[0]
    sys.stdout.write(f"{begun:%Y-%m-%d %H:%M} UTC, {name} {count}, seed {seed}, {took:.1f} s, Python {python}\n")
    sys.stdout.writelines(f"  {figure}: {value}\n" for figure, value in figures.items())


if __name__ == "__main__":
    main(sys.argv[1:])
