"""The Po: one or nobody; after a night of nobody three, one after another (001 포)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.clocktower.effects import Die, Lay, Lift
from rules.clocktower.grim import Grim
from rules.clocktower.roles import Asked, Picked, Role
from rules.clocktower.state import Mark
from rules.clocktower.violations import PoOne, PoThree
from rules.state import Item
from rules.violations import Violation

ID = "po"
THREE = 3


def charge(grim: Grim, seat: str) -> Mark | None:
    """The reminder that the last choice was nobody; it stays through impairment and through nights without a choice."""
    charged = (mark for mark in grim.secret.marks if mark.kind == "charged" and mark.seat == seat)
    return next(charged, None)


def check(grim: Grim, seat: str, picked: Picked) -> Iterator[Violation]:
    if charge(grim, seat) is not None:
        if len(set(picked.players)) != THREE or len(picked.players) != THREE:
            yield PoThree(THREE, len(set(picked.players)))
    elif len(picked.players) > 1:
        yield PoOne()


def follows(grim: Grim, seat: str, picked: Picked) -> Iterator[Item]:
    """They die in the order in which they were pointed at, each while the Po still has the ability."""
    charged = charge(grim, seat)
    if charged is not None:
        yield Lift(marks=(charged.id,))
    elif picked.declines:
        yield Lay(seat=seat, character=ID, label="3attacks", kind="charged", source=seat)
    yield from (Die(seat=one, character=ID, by=seat) for one in picked.players)


def asks(grim: Grim, seat: str) -> Iterator[Asked]:
    yield Asked(players=1 if charge(grim, seat) is None else THREE)


ROLE = Role(ID, other=True, players=(0, 3), check=check, follows=follows, asks=asks)
