"""The Assassin: somebody dies whatever keeps death away, once (001 암살자)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.clocktower.effects import Die
from rules.clocktower.grim import Grim
from rules.clocktower.roles import Picked, Role
from rules.state import Item

ID = "assassin"


def follows(_grim: Grim, seat: str, picked: Picked) -> Iterator[Item]:
    yield from (Die(seat=one, character=ID, by=seat, sure=True) for one in picked.players)


ROLE = Role(ID, other=True, players=(1, 1), once=True, follows=follows)
