"""The types of the mansion's data, and reading them from bytes."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

import msgspec

from rules.hakoonna.content.cards import DESPAIR as DESPAIR
from rules.hakoonna.content.cards import ITEMS_FILE as ITEMS_FILE
from rules.hakoonna.content.cards import POWERS_FILE as POWERS_FILE
from rules.hakoonna.content.cards import Item as Item
from rules.hakoonna.content.cards import ItemKind as ItemKind
from rules.hakoonna.content.cards import Power as Power
from rules.hakoonna.content.cards import PowerKind as PowerKind
from rules.hakoonna.content.cards import read_items as read_items
from rules.hakoonna.content.cards import read_powers as read_powers
from rules.hakoonna.content.rooms import BOARDS as BOARDS
from rules.hakoonna.content.rooms import FLOORS as FLOORS
from rules.hakoonna.content.rooms import MOST_SHADOWS as MOST_SHADOWS
from rules.hakoonna.content.rooms import PRACTICE_FILE as PRACTICE_FILE
from rules.hakoonna.content.rooms import ROOMS_FILE as ROOMS_FILE
from rules.hakoonna.content.rooms import SHADOWS as SHADOWS
from rules.hakoonna.content.rooms import SIDES as SIDES
from rules.hakoonna.content.rooms import Cell as Cell
from rules.hakoonna.content.rooms import FloorId as FloorId
from rules.hakoonna.content.rooms import Layout as Layout
from rules.hakoonna.content.rooms import Placement as Placement
from rules.hakoonna.content.rooms import Room as Room
from rules.hakoonna.content.rooms import RoomFile as RoomFile
from rules.hakoonna.content.rooms import Shadow as Shadow
from rules.hakoonna.content.rooms import Stairs as Stairs
from rules.hakoonna.content.rooms import parse_rooms as parse_rooms
from rules.hakoonna.content.rooms import read_layout as read_layout
from rules.hakoonna.content.rooms import read_rooms as read_rooms
from rules.hakoonna.content.rooms import room_faults as room_faults
from rules.hakoonna.content.tiles import TILES_FILE as TILES_FILE
from rules.hakoonna.content.tiles import Kind as Kind
from rules.hakoonna.content.tiles import Tile as Tile
from rules.hakoonna.content.tiles import read_tiles as read_tiles
from rules.reading import typed as typed


class Content(msgspec.Struct, frozen=True, dict=True):
    """All data of the game. The first board of ``rooms`` with floor 1F begins the mansion."""

    rooms: tuple[Room, ...]
    stairs: tuple[Stairs, ...]
    practice: Layout
    tiles: tuple[Tile, ...]
    by_id: Mapping[str, Room]
    room_of: Mapping[str, str]
    """The room that each shadow lies in."""
    powers: tuple[Power, ...] = ()
    items: tuple[Item, ...] = ()

    def starting(self, floor: FloorId) -> str:
        """The board that begins a floor."""
        return next(room.id for room in self.rooms if room.floor == floor)

    @cached_property
    def tile(self) -> Mapping[str, Tile]:
        """Each tile by its id."""
        return {tile.id: tile for tile in self.tiles}

    @cached_property
    def power(self) -> Mapping[str, Power]:
        """Each power by its id."""
        return {power.id: power for power in self.powers}

    @cached_property
    def item(self) -> Mapping[str, Item]:
        """Each item by its id."""
        return {item.id: item for item in self.items}

    def played(self, advanced: bool) -> tuple[Power, ...]:
        """The powers of a table with or without advanced cards (U-33)."""
        return tuple(power for power in self.powers if advanced or not power.advanced)

    def pile(self, advanced: bool) -> tuple[str, ...]:
        """The diary pile of such a table."""
        left_out = {power.page for power in self.powers} - {power.page for power in self.played(advanced)}
        return tuple(page for page in self.pages if page not in left_out)

    @cached_property
    def pages(self) -> tuple[str, ...]:
        """The diary pile: a page for each power by its number, and the Time of Despair."""
        return (*(power.page for power in self.powers), DESPAIR) if self.powers else ()

    def power_of(self, kind: PowerKind) -> str:
        """The id of the power with that rule; its name where the data have none."""
        return self._power_ids.get(kind, kind)

    @cached_property
    def _power_ids(self) -> Mapping[str, str]:
        return {power.kind: power.id for power in self.powers}

    def item_of(self, kind: ItemKind) -> str:
        """The id of the item with that rule; its name where the data have none."""
        return self._item_ids.get(kind, kind)

    @cached_property
    def _item_ids(self) -> Mapping[str, str]:
        return {item.kind: item.id for item in self.items}

    def of_kind(self, kind: Kind) -> tuple[str, ...]:
        """The ids of the tiles of a kind."""
        return self._kinds.get(kind, ())

    @cached_property
    def _kinds(self) -> Mapping[str, tuple[str, ...]]:
        kinds = dict.fromkeys(tile.kind for tile in self.tiles)
        return {kind: tuple(tile.id for tile in self.tiles if tile.kind == kind) for kind in kinds}

    def only(self, kind: Kind) -> str:
        """The id of a tile of which there is one kind."""
        return self.of_kind(kind)[0]


def read(files: Mapping[str, bytes]) -> Content:
    """The content from the bytes of its files; Broken tells every fault."""
    rooms = read_rooms(ROOMS_FILE, files[ROOMS_FILE])
    practice = read_layout(PRACTICE_FILE, files[PRACTICE_FILE])
    return bind(
        rooms,
        practice,
        read_tiles(TILES_FILE, files[TILES_FILE]),
        read_powers(POWERS_FILE, files[POWERS_FILE]),
        read_items(ITEMS_FILE, files[ITEMS_FILE]),
    )


def bind(
    rooms: RoomFile,
    practice: Layout,
    tiles: tuple[Tile, ...] = (),
    powers: tuple[Power, ...] = (),
    items: tuple[Item, ...] = (),
) -> Content:
    """Content from its parts."""
    return Content(
        rooms=rooms.room,
        stairs=rooms.stairs,
        practice=practice,
        tiles=tiles,
        by_id={room.id: room for room in rooms.room},
        room_of={shadow.id: room.id for room in rooms.room for shadow in room.shadows},
        powers=powers,
        items=items,
    )
