"""The map that follows from the board file: areas, neighbourhoods, ways, everything drawn."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Literal

import msgspec

from rules.arkham.content.town import WORLDS_REGION, Location, Street, TownFile, World
from rules.messages import Name
from rules.views import Link, Space

HEAD, FOOT, EDGE = 36, 18, 8
"""How much of a world's panel its name, its colours and its edges take."""


class Area(msgspec.Struct, frozen=True):
    """A place in town where one can be; a street's ``street`` is its own id, the jail is a place off a street too."""

    id: str
    name: Name
    kind: Literal["street", "location", "jail"]
    street: str
    unstable: bool
    x: int
    y: int
    width: int
    height: int


class Neighbourhood(msgspec.Struct, frozen=True):
    """A street and its locations."""

    id: str
    name: Name
    street: str
    locations: tuple[str, ...]


def areas(town: TownFile) -> Mapping[str, Area]:
    """Streets, locations and the jail, by id."""
    streets = [_street(one) for one in town.street]
    locations = [_location(one, "location") for one in town.location]
    return {area.id: area for area in (*streets, *locations, *(_location(one, "jail") for one in town.jail))}


def _street(one: Street) -> Area:
    return Area(one.id, one.name, "street", one.id, False, one.x, one.y, one.width, one.height)


def _location(one: Location, kind: Literal["location", "jail"]) -> Area:
    return Area(one.id, one.name, kind, one.street, one.unstable, one.x, one.y, one.width, one.height)


def neighbourhoods(town: TownFile) -> Mapping[str, Neighbourhood]:
    """The neighbourhoods, by id."""
    return {
        one.neighbourhood: Neighbourhood(
            one.neighbourhood,
            one.quarter,
            one.id,
            tuple(location.id for location in town.location if location.street == one.id),
        )
        for one in town.street
    }


def links(town: TownFile) -> tuple[Link, ...]:
    """Roads and paths between streets, and a lane from its street to each location."""
    return (
        *(Link(way.a, way.b, "road") for way in town.road),
        *(Link(way.a, way.b, "path") for way in town.path),
        *(Link(location.street, location.id, "lane") for location in town.location),
    )


def spaces(town: TownFile) -> Iterator[Space]:
    """All that is printed, as it is drawn; what lies in another space comes after it."""
    quarters = {street.id: street.neighbourhood for street in town.street}
    for area in areas(town).values():
        within = _around(town, area) if area.kind == "jail" else ""
        shape = "area" if area.kind == "jail" else area.kind
        yield _drawn(area, shape, quarters[area.street], within)
    for zone in town.zone:
        yield _drawn(zone, "zone", zone.region)
    for world in town.world:
        yield _drawn(world, "world", WORLDS_REGION)
        yield from _halves(world)


class _Placed(msgspec.Struct, frozen=True):
    id: str
    name: Name
    x: int
    y: int
    width: int
    height: int


def _drawn(one: object, shape: str, group: str, within: str = "", slot: int = 0) -> Space:
    at = msgspec.convert(one, _Placed, from_attributes=True)
    return Space(
        at.id, at.name, shape, group, within=within, slot=slot, x=at.x, y=at.y, width=at.width, height=at.height
    )


def _around(town: TownFile, jail: Area) -> str:
    """The location that the jail is drawn in."""
    return next(
        (
            one.id
            for one in town.location
            if abs(one.x - jail.x) * 2 < one.width and abs(one.y - jail.y) * 2 < one.height
        ),
        "",
    )


def _halves(world: World) -> Iterator[Space]:
    width = (world.width - 3 * EDGE) // 2
    y = world.y + (HEAD - FOOT) // 2
    for slot, (id_, side) in enumerate(zip(world.areas, (-1, 1), strict=True)):
        x = world.x + side * (width + EDGE) // 2
        half = _Placed(id_, area_name(world, slot), x, y, width, world.height - HEAD - FOOT)
        yield _drawn(half, "area", WORLDS_REGION, world.id, slot)


def area_name(world: World, slot: int) -> Name:
    """What one of the two areas of a world is called."""
    return Name(ko=f"{world.name.ko} {slot + 1}", en=f"{world.name.en} {slot + 1}")
