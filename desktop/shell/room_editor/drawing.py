"""A room board of the data as it is drawn."""

from collections.abc import Iterator

from desktop.shell.builder.plan import Board
from desktop.words import Words
from rules.hakoonna.content import Room, RoomFile
from rules.messages import Name, same, says
from rules.views import Mark, Space

GRUDGE = says("Grudge")


def board(rooms: RoomFile, room: Room, words: Words, small: bool = False) -> Board:
    """The board unturned, with its doors, its signs and its shadows; a small one has room for the bare name only."""
    name = room.name if small else called(room, words)
    space = Space(room.id, name, "room", "", marks=tuple(_marks(rooms, room)), doors=room.doors)
    labels = {"grudge": words.say(GRUDGE)} | {f"group:{floor}": floor for floor in ("1F", "2F", "B1")}
    return Board(space, len(room.shadows), 0, labels, words.language)


def called(room: Room, words: Words) -> Name:
    """The name of a board; one that nobody has confirmed says so."""
    if "name" not in room.unsure:
        return room.name
    return same(words.say(says("{room} (provisional)"), {"room": room.name}))


def _marks(rooms: RoomFile, room: Room) -> Iterator[Mark]:
    if room.grudge:
        yield Mark("grudge")
    floors = {one.id: one.floor for one in rooms.room}
    for pair, stairs in zip("ABCDEFGH", rooms.stairs, strict=False):
        if stairs.lower == room.id:
            yield Mark("stairs_up", floors.get(stairs.upper, ""), pair)
        if stairs.upper == room.id:
            yield Mark("stairs_down", floors.get(stairs.lower, ""), pair)
