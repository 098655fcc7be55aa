"""The first line of a record: what the game was set up from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Generic, TypeVar

import msgspec

from rules.fate import Fate
from rules.seats import BLIND, Seat, Viewer

FORMAT = 1
RULES = "1"

O = TypeVar("O")  # noqa: E741 - options of the game
L = TypeVar("L")


class Header(msgspec.Struct, Generic[O, L], frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The first line of a record: what the game was set up from.

    ``content`` carries whole whatever is not as shipped, by asset name; ``layout`` a board laid before the game began;
    ``preset`` names the set of house rules from which ``options`` differ, ``host`` whose eyes the host's window has.
    """

    lantern: int
    game: str
    seats: tuple[Seat, ...]
    options: O
    rules: str = RULES
    id: str = ""
    begun: str = ""
    layout: L | None = None
    content: Mapping[str, str] = {}
    fate: Fate = Fate()
    preset: str = ""
    host: Viewer = BLIND
