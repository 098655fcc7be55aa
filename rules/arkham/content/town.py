"""The board: streets and locations with the ways between them, other worlds, what lies around."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Final, Literal

import msgspec

from rules.arkham.content.source import Id, Source
from rules.faults import Fault
from rules.messages import Name, says

BOARD_FILE: Final = "arkham/board.toml"
WORLDS_REGION: Final = "other_worlds"
WIDTH: Final = 1500
HEIGHT: Final = 968

Symbol = Literal["hexagon", "square", "triangle", "slash", "star", "diamond", "plus", "circle", "crescent"]
Colour = Literal["red", "blue", "green", "yellow"]
X = Annotated[int, msgspec.Meta(ge=0, le=WIDTH)]
Y = Annotated[int, msgspec.Meta(ge=0, le=HEIGHT)]
Size = Annotated[int, msgspec.Meta(ge=1, le=WIDTH)]


class Street(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A street, and the neighbourhood it runs through, called ``quarter``."""

    id: Id
    neighbourhood: Id
    name: Name
    quarter: Name
    x: X
    y: Y
    width: Size
    height: Size


class Location(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A location off a street; gates open at unstable ones. The cell is a place of this form too."""

    id: Id
    name: Name
    street: Id
    x: X
    y: Y
    width: Size
    height: Size
    unstable: bool = False


class Way(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A way between two streets."""

    a: Id
    b: Id


class World(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An other world: the colours of its cards, the modifier and the symbol of its gates."""

    id: Id
    name: Name
    colours: Annotated[tuple[Colour, ...], msgspec.Meta(min_length=1)]
    modifier: int
    symbol: Symbol
    x: X
    y: Y
    width: Size
    height: Size

    @property
    def areas(self) -> tuple[str, str]:
        """The ids of the first and the second area."""
        return f"{self.id}_1", f"{self.id}_2"


class Zone(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A space off the streets that is no world."""

    id: Id
    name: Name
    region: Id
    x: X
    y: Y
    width: Size
    height: Size


class Region(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What zones and worlds lie in."""

    id: Id
    name: Name


class TownFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The board file as written. The white arrow of a road leads from a to b."""

    street: Annotated[tuple[Street, ...], msgspec.Meta(min_length=1)]
    location: Annotated[tuple[Location, ...], msgspec.Meta(min_length=1)]
    jail: Annotated[tuple[Location, ...], msgspec.Meta(min_length=1, max_length=1)]
    road: tuple[Way, ...]
    path: tuple[Way, ...]
    world: Annotated[tuple[World, ...], msgspec.Meta(min_length=1)]
    zone: tuple[Zone, ...]
    region: tuple[Region, ...]


def town_faults(source: Source[TownFile]) -> Iterator[Fault]:
    """The roads have to be one ring through all streets, or monsters would get stuck."""
    streets = [street.id for street in source.data.street]
    white = {road.a: road.b for road in source.data.road}
    at, ring = streets[0], set[str]()
    while at not in ring and at in white:
        ring.add(at)
        at = white[at]
    if ring != set(streets) or len(source.data.road) != len(streets) or at != streets[0]:
        message = says("The roads are no single ring through all streets.")
        yield source.fault("road", 0, "", message, says("Let each street be the a of one road and the b of one."))
