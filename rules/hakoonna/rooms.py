"""The room boards as somebody with the box sets them right, and written down."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import msgspec

from rules.hakoonna.content import SIDES, Room, RoomFile, Shadow, Stairs
from rules.hakoonna.layouts import quoted
from rules.messages import Name, same

DOORS = "doors"
SHADOWS = "shadows"
NAME = "name"


# ---- set right


def with_door(rooms: RoomFile, id_: str, side: str) -> RoomFile:
    """The door on a side taken away, or made."""

    def changed(room: Room) -> Room:
        doors = "".join(one for one in SIDES if (one in room.doors) is not (one == side))
        return msgspec.structs.replace(room, doors=doors, unsure=_sure(room, DOORS))

    return _changed(rooms, id_, changed)


def with_shadows(rooms: RoomFile, id_: str, count: int, known: RoomFile) -> RoomFile:
    """So many shadows on a board, called as those that are ``known`` as long as these reach."""

    def changed(room: Room) -> Room:
        shadows = (*room.shadows, *_more(room, known))[:count]
        return msgspec.structs.replace(room, shadows=shadows, unsure=_sure(room, SHADOWS))

    return _changed(rooms, id_, changed)


def _more(room: Room, known: RoomFile) -> Iterator[Shadow]:
    taken = {shadow.id for shadow in room.shadows}
    for one in known.room:
        yield from (shadow for shadow in one.shadows if one.id == room.id and shadow.id not in taken)
    for number in range(1, 100):
        id_ = f"{room.id}.{number}"
        if id_ not in taken:
            yield Shadow(id_, Name(ko=f"{number}번 그늘", en=f"shadow {number}"))


def with_name(rooms: RoomFile, id_: str, name: str) -> RoomFile:
    """A board called otherwise, the same in every language."""
    return _changed(rooms, id_, lambda room: msgspec.structs.replace(room, name=same(name), unsure=_sure(room, NAME)))


def confirmed(rooms: RoomFile, id_: str) -> RoomFile:
    """A board found to be as it is in the box."""
    return _changed(rooms, id_, lambda room: msgspec.structs.replace(room, unsure=()))


def with_basement_stairs(rooms: RoomFile, id_: str) -> RoomFile:
    """The stairs to the basement moved to a board; taken away from the one that has them."""
    cellar = basement(rooms)
    others = tuple(one for one in rooms.stairs if cellar not in (one.lower, one.upper))
    moved = () if above(rooms) == id_ else (Stairs(cellar, id_),)
    return msgspec.structs.replace(rooms, stairs=(*others, *moved))


def basement(rooms: RoomFile) -> str:
    """The board that lies below."""
    return next((room.id for room in rooms.room if room.floor == "B1"), "")


def above(rooms: RoomFile) -> str:
    """The board from which stairs lead to the basement; "" where none does."""
    cellar = basement(rooms)
    ends = ({one.lower, one.upper} - {cellar} for one in rooms.stairs if cellar in (one.lower, one.upper))
    return next((end for pair in ends for end in pair), "")


def _changed(rooms: RoomFile, id_: str, change: Callable[[Room], Room]) -> RoomFile:
    return msgspec.structs.replace(rooms, room=tuple(change(room) if room.id == id_ else room for room in rooms.room))


def _sure(room: Room, field: str) -> tuple[str, ...]:
    return tuple(one for one in room.unsure if one != field)


# ---- written down


def write(rooms: RoomFile) -> str:
    """The boards as the text of a file that ``content.read_rooms`` reads back."""
    return "\n\n".join((*map(_room, rooms.room), *map(_stairs, rooms.stairs))) + "\n"


def _room(room: Room) -> str:
    lines = [
        "[[room]]",
        f"id = {quoted(room.id)}",
        f"name = {_name(room.name)}",
        f"floor = {quoted(room.floor)}",
        f"doors = {quoted(room.doors)}",
        *(["grudge = true"] if room.grudge else []),
        *_unsure(room.unsure),
        "shadows = [",
        *(f"    {{ id = {quoted(shadow.id)}, name = {_name(shadow.name)} }}," for shadow in room.shadows),
        "]",
    ]
    return "\n".join(lines)


def _stairs(stairs: Stairs) -> str:
    ends = f"lower = {quoted(stairs.lower)}\nupper = {quoted(stairs.upper)}"
    return "\n".join(("[[stairs]]", ends, *_unsure(stairs.unsure)))


def _name(name: Name) -> str:
    return f"{{ ko = {quoted(name.ko)}, en = {quoted(name.en)} }}"


def _unsure(fields: tuple[str, ...]) -> list[str]:
    return [f"unsure = [{', '.join(map(quoted, fields))}]"] if fields else []
