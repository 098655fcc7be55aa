"""The shortest ways through the streets as they are now (arkham-board.md 2, 11.1)."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Set

from rules.arkham import modifiers
from rules.arkham.content import Content
from rules.arkham.state import Town

Way = tuple[str, ...]


def path(content: Content, town: Town, here: str, there: str) -> Way:
    """The shortest open way, past no monster where that is possible; () where none is open."""
    if there not in _remembered(content, town, here):
        return ()
    return _remembered(content, town, here)[there]


def _remembered(content: Content, town: Town, here: str) -> Mapping[str, Way]:
    """The way to every place from here: one search serves all the spaces that a lifted piece is asked about."""
    key = ("ways", here)
    if key not in town.remembered:
        town.remembered[key] = ways_from(content, town, here)
    known_ways: Mapping[str, Way] = town.remembered[key]
    return known_ways


def ways_from(content: Content, town: Town, here: str) -> Mapping[str, Way]:
    """The shortest way to each place; past monsters only where no other way is open."""
    blocked = modifiers.blocked(content, town)
    if here in blocked:
        return {}
    shut = blocked | town.shut
    free = _shortest(content, here, shut | town.tokens_at.keys())
    found = {**_shortest(content, here, shut), **free}
    return {place: way for place, way in found.items() if place not in blocked}


def _shortest(content: Content, here: str, closed: Set[str]) -> Mapping[str, Way]:
    """The first shortest way to each place; a closed one is reached but not passed."""
    ways: dict[str, Way] = {here: (here,)}
    edge = deque((here,))
    while edge:
        place = edge.popleft()
        for one in content.board.neighbours(place):
            if one not in ways:
                ways[one] = (*ways[place], one)
                if one not in closed:
                    edge.append(one)
    return ways
