"""The room boards, the stairs, and mansions laid out of them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Annotated, Final, Literal

import msgspec

from rules.faults import Broken, Fault, line_of
from rules.messages import Name, says
from rules.reading import typed

FloorId = Literal["1F", "2F", "B1"]
FLOORS: Final[tuple[FloorId, ...]] = ("1F", "2F", "B1")
SIDES: Final = "nesw"
BOARDS: Final = 9
SHADOWS: Final = 48
MOST_SHADOWS: Final = 12

ROOMS_FILE: Final = "hakoonna/rooms.toml"
PRACTICE_FILE: Final = "hakoonna/practice.toml"


Cell = tuple[FloorId, int, int]


Id = Annotated[str, msgspec.Meta(min_length=1)]


class Shadow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A hiding place printed on a board."""

    id: Id
    name: Name


class Room(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A room board, unturned. ``unsure`` names the fields that nobody with the box has confirmed."""

    id: Id
    name: Name
    floor: Literal["1F", "2F", "B1", "any"]
    doors: str
    shadows: tuple[Shadow, ...]
    grudge: bool = False
    unsure: tuple[str, ...] = ()


class Stairs(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A staircase, by the boards at its ends."""

    lower: str
    upper: str
    unsure: tuple[str, ...] = ()


class Placement(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A board in its cell (columns grow east, rows south), after ``turn`` quarter turns to the right."""

    room: str
    floor: FloorId
    col: int
    row: int
    turn: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0


class Layout(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A mansion laid out."""

    name: Name
    board: tuple[Placement, ...]


class RoomFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The room file as written."""

    room: tuple[Room, ...]
    stairs: tuple[Stairs, ...] = ()


def read_rooms(file: str, raw: bytes) -> RoomFile:
    """The room boards; Broken tells every fault that makes them unusable."""
    rooms = parse_rooms(file, raw)
    faults = tuple(fault for fault in room_faults(file, raw, rooms) if not fault.warning)
    if faults:
        raise Broken(faults)
    return rooms


def parse_rooms(file: str, raw: bytes) -> RoomFile:
    """The room boards, their form alone: what is still being written down may lack a door."""
    return typed(file, raw, RoomFile)


def read_layout(file: str, raw: bytes) -> Layout:
    """A mansion's layout, its form alone; whether it is sound is a question to the rules."""
    return typed(file, raw, Layout)


def room_faults(file: str, raw: bytes, rooms: RoomFile) -> tuple[Fault, ...]:
    """Every fault and warning of a room file that could be parsed."""
    text = raw.decode("utf-8")
    found = [
        Fault(file, line_of(text, "room", index, key), message, values, remedy, warning)
        for index, room in enumerate(rooms.room)
        for key, message, values, remedy, warning in _wrong_with_room(room)
    ]
    found += (
        Fault(file, line_of(text, "room", index), message, values, remedy)
        for index, message, values, remedy in _cut_off(rooms)
    )
    found += (
        Fault(file, _last_line_with_id(text, twice), says("{room} appears twice."), {"room": twice}, _OWN_ID)
        for twice in _twice(rooms)
    )
    found += (Fault(file, line_of(text, "room"), *rest) for rest in _wrong_with_all(rooms))
    found += (
        Fault(
            file, line_of(text, "stairs", index), says("There is no room called {room}."), {"room": end}, _NAME_A_ROOM
        )
        for index, stairs in enumerate(rooms.stairs)
        for end in (stairs.lower, stairs.upper)
        if end not in {room.id for room in rooms.room}
    )
    return tuple(found)


_NAME_A_ROOM = says("Write the id of a room in this file.")
_OWN_ID = says("Give each its own id.")


def _twice(rooms: RoomFile) -> list[str]:
    ids = [room.id for room in rooms.room] + [shadow.id for room in rooms.room for shadow in room.shadows]
    return sorted({one for one in ids if ids.count(one) > 1})


def _last_line_with_id(text: str, id_: str) -> int:
    given = re.compile(rf"""\bid\s*=\s*["']{re.escape(id_)}["']""")
    return max((number for number, line in enumerate(text.splitlines(), 1) if given.search(line)), default=1)


def _cut_off(rooms: RoomFile) -> Iterator[tuple[int, str, dict[str, str | int], str]]:
    """The boards that begin a floor above or below, where no stairs lead there."""
    ends = {end for stairs in rooms.stairs if stairs.lower != stairs.upper for end in (stairs.lower, stairs.upper)}
    for index, room in enumerate(rooms.room):
        if room.floor in ("2F", "B1") and room.id not in ends:
            yield index, says("No stairs lead to {room}."), {"room": room.id}, says("Add its stairs with both ends.")


Wrong = tuple[str, str, dict[str, str | int], str, bool]


def _wrong_with_room(room: Room) -> list[Wrong]:
    at: dict[str, str | int] = {"room": room.id}
    found: list[Wrong] = []
    if set(room.doors) - set(SIDES):
        found.append(("doors", says("{room} has a door on a side that does not exist."), at, _SIDES_ARE, False))
    if len(set(room.doors)) < len(room.doors):
        found.append(("doors", says("{room} has two doors on one side."), at, _SIDES_ARE, False))
    if not room.doors and room.floor != "B1":
        found.append(("doors", says("{room} has no door."), at, _SIDES_ARE, False))
    if not 1 <= len(room.shadows) <= MOST_SHADOWS:
        values = at | {"n": len(room.shadows)}
        found.append(("shadows", says("{room} has {n} shadows."), values, says("From 1 to 12."), False))
    found += (
        ("unsure", says("{field} of {room} is a placeholder."), at | {"field": field}, _COMPARE, True)
        for field in room.unsure
    )
    return found


_SIDES_ARE = says("Use the letters n, e, s and w.")
_COMPARE = says("Compare it with your box, then take it out of “unsure”.")


def _wrong_with_all(rooms: RoomFile) -> list[tuple[str, dict[str, str | int], str, bool]]:
    found: list[tuple[str, dict[str, str | int], str, bool]] = []
    boards, shadows = len(rooms.room), sum(len(room.shadows) for room in rooms.room)
    if boards != BOARDS:
        found.append((says("There are {n} boards, not 9."), {"n": boards}, says("Describe all nine boards."), False))
    for floor in FLOORS:
        begins = sum(room.floor == floor for room in rooms.room)
        if begins != 1:
            values: dict[str, str | int] = {"n": begins, "floor": floor}
            found.append((says("{n} boards begin {floor}."), values, says("One board begins each floor."), False))
    if not any(room.grudge for room in rooms.room):
        found.append(
            (says("No 怨 room: Hako Onna has nowhere to hide."), {}, says("Set grudge = true on her rooms."), False)
        )
    if shadows != SHADOWS:
        found.append((says("{n} shadows; the reference total is 48."), {"n": shadows}, _COMPARE, True))
    return found
