"""Choke points: what every way from the 1F Hall to a grudge room leads through."""

from __future__ import annotations

from typing import NamedTuple

from rules.board import Way
from rules.hakoonna import mansion
from rules.hakoonna.content import Content, Placement
from rules.views import SpaceId


class Choke(NamedTuple):
    """The rooms and the connections that no way to ``to`` can avoid; ``cut_off`` when no way leads there at all."""

    to: SpaceId
    rooms: tuple[SpaceId, ...]
    ways: tuple[Way, ...]
    cut_off: bool = False


def chokes(content: Content, placements: tuple[Placement, ...]) -> tuple[Choke, ...]:
    """For each grudge room that is laid; a barrier token is no part of the mansion."""
    board, hall = mansion.board(content, placements), content.starting("1F")
    found = []
    for room in (placement.room for placement in placements if content.by_id[placement.room].grudge):
        rooms, ways = board.unavoidable(hall, room)
        found.append(Choke(room, rooms, ways, board.steps(hall, room) is None))
    return tuple(found)


def rooms(found: tuple[Choke, ...]) -> tuple[SpaceId, ...]:
    """Every choked room once."""
    return tuple(dict.fromkeys(room for choke in found for room in choke.rooms))


def ways(found: tuple[Choke, ...]) -> tuple[Way, ...]:
    """Every choked connection once."""
    return tuple(dict.fromkeys(way for choke in found for way in choke.ways))
