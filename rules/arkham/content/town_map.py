"""The town as one asks about it: where things are, what leads where."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Final

import msgspec

from rules.arkham.content import areas as laid
from rules.arkham.content.areas import Area, Neighbourhood
from rules.arkham.content.town import TownFile, World, Zone
from rules.board import Board
from rules.messages import Name
from rules.views import Link, Space

LOST: Final = "lost_in_time_and_space"


class TownMap(msgspec.Struct, frozen=True, dict=True):
    """The board, in the order of its file."""

    areas: Mapping[str, Area]
    neighbourhoods: Mapping[str, Neighbourhood]
    links: tuple[Link, ...]
    map: tuple[Space, ...]
    """Everything printed, as it is drawn, without its marks."""
    white: Mapping[str, str]
    black: Mapping[str, str]
    """The street that the arrow of that colour leads to, from each street and location."""
    worlds: Mapping[str, World]
    zones: Mapping[str, Zone]
    groups: Mapping[str, Name]
    """What the parts of the map are called: neighbourhoods, and what zones and worlds lie in."""

    @cached_property
    def streets(self) -> tuple[str, ...]:
        """The ids of the streets."""
        return tuple(area.id for area in self.areas.values() if area.kind == "street")

    @cached_property
    def locations(self) -> tuple[str, ...]:
        """The ids of the locations, without the jail."""
        return tuple(area.id for area in self.areas.values() if area.kind == "location")

    @cached_property
    def unstable(self) -> tuple[str, ...]:
        """The locations where gates open."""
        return tuple(area.id for area in self.areas.values() if area.unstable)

    @cached_property
    def spaces(self) -> tuple[str, ...]:
        """Wherever an investigator can be."""
        return (*self.areas, *self.world_of_area, LOST)

    def street_of(self, place: str) -> str:
        """The street of a place in town, of a street itself; "" elsewhere."""
        return self.areas[place].street if place in self.areas else ""

    def locations_of(self, street: str) -> tuple[str, ...]:
        """The locations off a street."""
        return self._locations_of.get(street, ())

    @cached_property
    def _locations_of(self) -> Mapping[str, tuple[str, ...]]:
        return {one.street: one.locations for one in self.neighbourhoods.values()}

    def places(self, words: tuple[str, ...]) -> frozenset[str]:
        """The spaces that a text means by neighbourhoods, ``streets``, ``locations``, or single spaces."""
        return frozenset(place for word in words for place in self._meant(word))

    def _meant(self, word: str) -> tuple[str, ...]:
        if word in self.neighbourhoods:
            quarter = self.neighbourhoods[word]
            return (quarter.street, *quarter.locations)
        return {"streets": self.streets, "locations": self.locations}.get(word, (word,))

    @cached_property
    def board(self) -> Board:
        """Where investigators walk."""
        return Board((*self.streets, *self.locations), self.links)

    @cached_property
    def world_of_area(self) -> Mapping[str, str]:
        """The world of each of its areas."""
        return {area: world.id for world in self.worlds.values() for area in world.areas}


def town_map(town: TownFile) -> TownMap:
    """The board from its file."""
    areas = laid.areas(town)
    roads = {road.a: road.b for road in town.road}
    own = {area.id: area.street for area in areas.values() if area.kind == "location"}
    quarters = {one.neighbourhood: one.quarter for one in town.street}
    return TownMap(
        areas=areas,
        neighbourhoods=laid.neighbourhoods(town),
        links=laid.links(town),
        map=tuple(laid.spaces(town)),
        white=roads | own,
        black={b: a for a, b in roads.items()} | own,
        worlds={one.id: one for one in town.world},
        zones={one.id: one for one in town.zone},
        groups=quarters | {one.id: one.name for one in town.region},
    )
