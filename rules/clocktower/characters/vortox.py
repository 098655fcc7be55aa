"""The Vortox: somebody dies; all that Townsfolk learn is false; a day without an execution is lost (001 보르톡스)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.clocktower.effects import Die
from rules.clocktower.grim import Grim
from rules.clocktower.roles import Picked, Role
from rules.state import Item

ID = "vortox"


def follows(_grim: Grim, seat: str, picked: Picked) -> Iterator[Item]:
    yield from (Die(seat=one, character=ID, by=seat) for one in picked.players)


ROLE = Role(ID, other=True, players=(1, 1), follows=follows)
