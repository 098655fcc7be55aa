"""The gate markers and the gate cards."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

from rules.arkham.content.source import Id

GATES_FILE: Final = "arkham/gates.toml"
GATE_CARDS_FILE: Final = "arkham/gate_cards.toml"

CardColour = Literal["red", "blue", "green", "yellow", "white"]


class Marker(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A gate marker and the world it leads to."""

    id: Id
    world: Id


class GateCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A gate card; the white one has every colour and shuffles the pile."""

    id: Id
    colour: CardColour


class GateFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file of the markers as written."""

    gate: Annotated[tuple[Marker, ...], msgspec.Meta(min_length=1)]


class GateCardFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file of the gate cards as written."""

    gate_card: Annotated[tuple[GateCard, ...], msgspec.Meta(min_length=1)]
