"""What a table decides before the first night (flows.md 2.4)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec

Knowledge = Literal["grimoire", "square"]
Draw = Literal["program", "tokens"]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Chosen at setup, kept in the record."""

    knowledge: Knowledge = "grimoire"
    """Whether the program holds the grimoire (G1), or only what the square shows (G0; flows.md 0.4)."""
    travellers: Mapping[str, str] = {}
    """The travellers' seats, with their characters; their alignment is the storyteller's secret."""
    evil_travellers: tuple[str, ...] = ()
    bag: tuple[str, ...] = ()
    """The tokens in the bag; () leaves it to the storyteller to fill it."""
    limit_guesses: Annotated[int, msgspec.Meta(ge=0, le=20)] = 0
    """How many players may guess the evil team in a day; 0 is everybody (001 알사히르)."""
    riot_changes: Literal["night", "day"] = "night"
    """When Minions become Riot: in the third night, or as nominations open on the third day (001 폭도)."""
