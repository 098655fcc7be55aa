"""What goes into the bag: the table of counts, and the characters that change it at setup (clocktower.md B2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple

from rules.clocktower.grim import Grim

TEAMS: Final = ("townsfolk", "outsider", "minion", "demon")
SUMMONER, XAAN = "summoner", "xaan"


class Counts(NamedTuple):
    """So many of each team."""

    townsfolk: int
    outsider: int
    minion: int
    demon: int


def printed(grim: Grim, players: int) -> Counts:
    """The counts of the table for so many players; of the nearest line outside it."""
    table = grim.content.counts
    return Counts(*table[min(max(players, min(table)), max(table))])


def count(grim: Grim, bag: Sequence[str]) -> Counts:
    """What a bag holds."""
    teams = Counter(grim.team(one) for one in bag)
    return Counts(*(teams[team] for team in TEAMS))


def allowed(grim: Grim, players: int, bag: Sequence[str]) -> Iterator[Counts]:
    """Every composition that fits, with the setup changes of the characters in this very bag.

    A Summoner takes the Demon's place for one more of the Townsfolk; a Xaan lets the storyteller say how many Outsiders
    there are, over what any other character says of it (001 잔, 001 소환사).
    """
    base = printed(grim, players)
    if SUMMONER in bag:
        base = Counts(base.townsfolk + base.demon, base.outsider, base.minion, 0)
    good = base.townsfolk + base.outsider
    outsiders = range(good + 1) if XAAN in bag else (base.outsider,)
    for some in outsiders:
        yield Counts(good - some, some, base.minion, base.demon)


def fits(grim: Grim, players: int, bag: Sequence[str]) -> bool:
    """Whether a bag is right for so many players."""
    return len(bag) == players and count(grim, bag) in tuple(allowed(grim, players, bag))


def propose(grim: Grim, players: int, below: Callable[[int], int]) -> tuple[str, ...]:
    """A bag by chance that fits, as far as the sheet reaches; ``below(n)`` draws from 0 to n-1."""
    minions = _some(grim.of_team("minion"), printed(grim, players).minion, below)
    wanted = tuple(allowed(grim, players, minions))
    counts = wanted[below(len(wanted))] if XAAN not in minions else wanted[min(1 + below(3), len(wanted) - 1)]
    rest = (_some(grim.of_team(team), getattr(counts, team), below) for team in ("townsfolk", "outsider", "demon"))
    return (*minions, *(one for some in rest for one in some))


def _some(characters: Sequence[str], number: int, below: Callable[[int], int]) -> tuple[str, ...]:
    left = list(characters)
    return tuple(left.pop(below(len(left))) for _ in range(min(number, len(left))))
