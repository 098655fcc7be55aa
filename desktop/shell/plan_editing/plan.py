"""The plan of a mansion in the host's hands: boards turned, moved, exchanged."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from rules.hakoonna import mansion
from rules.hakoonna.content import Cell, Content, FloorId, Placement
from rules.hakoonna.state import Public
from rules.views import SpaceId

Plan = tuple[Placement, ...]
Ways = frozenset[tuple[SpaceId, SpaceId]]

STOREYS: Mapping[tuple[FloorId, int], FloorId] = {
    ("B1", 1): "1F",
    ("1F", 1): "2F",
    ("2F", -1): "1F",
    ("1F", -1): "B1",
}
"""The floor above and the one below each."""


def turned(plan: Plan, room: SpaceId, by: int) -> Plan:
    """A board turned to the right by so many quarters."""
    return tuple(msgspec.structs.replace(one, turn=(one.turn + by) % 4) if one.room == room else one for one in plan)


def moved(plan: Plan, room: SpaceId, to: Cell) -> Plan:
    """A board in another cell; one that lies there takes its place."""
    mine = mansion.where(plan, room)
    if mine is None:
        return plan
    cells = {room: to} | {one.room: mansion.cell(mine) for one in plan if mansion.cell(one) == to and one is not mine}
    return tuple(_put(one, cells.get(one.room)) for one in plan)


def _put(board: Placement, to: Cell | None) -> Placement:
    if to is None:
        return board
    floor, col, row = to
    return msgspec.structs.replace(board, floor=floor, col=col, row=row)


def beside(plan: Plan, room: SpaceId, side: str) -> Plan:
    """A board moved by one cell."""
    mine = mansion.where(plan, room)
    return plan if mine is None else moved(plan, room, mansion.beside(mine, side))


def on_floor(plan: Plan, room: SpaceId, by: int) -> Plan:
    """A board on the floor above or below, in the first free cell of its row."""
    mine = mansion.where(plan, room)
    floor = STOREYS.get((mine.floor, by)) if mine is not None else None
    if mine is None or floor is None:
        return plan
    taken = {mansion.cell(one) for one in plan}
    col = next(at for at in range(mine.col, mine.col + len(plan) + 1) if (floor, at, mine.row) not in taken)
    return moved(plan, room, (floor, col, mine.row))


def ways(content: Content, plan: Plan) -> Ways:
    """Which rooms are joined."""
    return frozenset((min(link.a, link.b), max(link.a, link.b)) for link in mansion.links(content, plan))


def laid_so(public: Public, plan: Plan) -> Public:
    """What everybody would know of a table in that mansion."""
    return msgspec.structs.replace(public, placements=plan)


def bars_nothing(content: Content, public: Public, plan: Plan) -> bool:
    """Whether the barrier lay on a door that is no more."""
    return bool(public.barrier) and (min(public.barrier), max(public.barrier)) not in ways(content, plan)
