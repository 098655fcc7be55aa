"""The Tinker: may die at any time, for no reason (001 땜장이)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.clocktower.effects import Die
from rules.clocktower.grim import Grim
from rules.clocktower.roles import Asked, Picked, Role
from rules.clocktower.violations import Protected
from rules.state import Item
from rules.violations import Violation

ID = "tinker"


def check(grim: Grim, seat: str, picked: Picked) -> Iterator[Violation]:
    """The storyteller's choice, which reaches the Tinker alone, and not through a protection."""
    if picked.players and grim.marked("protected", seat):
        yield Protected(seat)


def follows(_grim: Grim, seat: str, picked: Picked) -> Iterator[Item]:
    if picked.players:
        yield Die(seat=seat, character=ID, by=seat)


def asks(_grim: Grim, seat: str) -> Iterator[Asked]:
    yield Asked(players=1, whom=(seat,))


ROLE = Role(ID, other=True, wakes=False, players=(0, 1), check=check, follows=follows, asks=asks)
