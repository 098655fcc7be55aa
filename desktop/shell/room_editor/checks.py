"""What is wrong with the room boards while they are set right."""

from collections.abc import Iterator
from typing import NamedTuple

from desktop.words import Words
from rules.hakoonna import rooms as boards
from rules.hakoonna.content import MOST_SHADOWS, SHADOWS, RoomFile
from rules.messages import says


class Wrong(NamedTuple):
    """``room`` is the board it is about, "" for all of them; a warning stands in nobody's way."""

    room: str
    text: str
    warning: bool = False


FROM_1_TO_12 = says("From 1 to 12.")


def checks(rooms: RoomFile, words: Words) -> tuple[Wrong, ...]:
    """All of it, board by board."""
    return (*_boards(rooms, words), *_stairs(rooms, words), *_sum(rooms, words))


def _boards(rooms: RoomFile, words: Words) -> Iterator[Wrong]:
    for room in rooms.room:
        if not room.doors and room.floor != "B1":
            yield Wrong(room.id, words.say(says("{room} has no door."), {"room": room.name}))
        if not 1 <= len(room.shadows) <= MOST_SHADOWS:
            yield Wrong(room.id, words.say(FROM_1_TO_12))


def _stairs(rooms: RoomFile, words: Words) -> Iterator[Wrong]:
    if not boards.above(rooms):
        yield Wrong(boards.basement(rooms), words.say(says("Choose the board with the basement stairs.")))


def _sum(rooms: RoomFile, words: Words) -> Iterator[Wrong]:
    total = sum(len(room.shadows) for room in rooms.room)
    if total != SHADOWS:
        text = words.say(says("{n} shadows; the reference total is 48."), {"n": total})
        yield Wrong("", text, warning=True)
