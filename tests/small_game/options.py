"""The points on which a table at the mill decides."""

import msgspec


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Chosen at setup."""

    nerve: int = 3
    oil: int = 5
    """So much lights the tower."""
    scouting: bool = True
