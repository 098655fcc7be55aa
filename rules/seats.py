"""Who sits at the table, and who looks on."""

from typing import Final

import msgspec

from rules.messages import Name

SeatId = str
Viewer = str

FATE: Final = "fate"
HOST: Final = "host"

# Viewers beside the seats: the host who knows all, the host who also plays, the audience, spectators let in.
KNOWING_HOST: Final = "host"
BLIND: Final = "blind"
AUDIENCE: Final = "audience"
SPECTATORS: Final = "knowing"
ONLOOKERS: Final = (KNOWING_HOST, BLIND, AUDIENCE, SPECTATORS)


class Seat(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One player: ``role`` is the game's word for the part, ``look`` the piece that stands for it."""

    id: SeatId
    name: Name
    role: str
    look: str = ""


def viewer_of(seat: SeatId) -> Viewer:
    """Whose eyes a seat judges with: Fate knows the piles, the host acts on what is public."""
    return {FATE: KNOWING_HOST, HOST: BLIND}.get(seat, seat)
