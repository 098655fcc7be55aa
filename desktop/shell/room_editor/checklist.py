"""The room boards as a list to tick off with the box in hand."""

from collections.abc import Iterator

from desktop.shell.room_editor.drawing import called
from desktop.words import Words
from rules.hakoonna import rooms as boards
from rules.hakoonna.content import Room, RoomFile
from rules.messages import says

SIDES = {"n": says("north"), "e": says("east"), "s": says("south"), "w": says("west")}
TITLE = says("Room boards of Hako Onna: compare with your box")


def write(rooms: RoomFile, words: Words) -> str:
    """The list as plain text."""
    lines = [words.say(TITLE), ""]
    for number, room in enumerate(rooms.room, 1):
        lines += [f"{number}. {words.say('{it}', {'it': called(room, words)})}", *_facts(rooms, room, words), ""]
    total = sum(len(room.shadows) for room in rooms.room)
    lines.append(words.say(says("Shadows in all: {n} (48 would be right)"), {"n": total}))
    return "\n".join(lines) + "\n"


def _facts(rooms: RoomFile, room: Room, words: Words) -> Iterator[str]:
    doors = ", ".join(words.say(SIDES[side]) for side in SIDES if side in room.doors) or words.say(says("none"))
    yield _tick(words.say(says("Doors: {doors}"), {"doors": doors}), "doors" in room.unsure, words)
    yield _tick(words.say(says("Shadows: {n}"), {"n": len(room.shadows)}), "shadows" in room.unsure, words)
    if boards.above(rooms) == room.id:
        yield _tick(words.say(says("Stairs to the basement")), _stairs_unsure(rooms), words)
    if room.grudge:
        yield _tick(words.say(says("Sign 怨")), False, words)


def _stairs_unsure(rooms: RoomFile) -> bool:
    cellar = boards.basement(rooms)
    return any(stairs.unsure for stairs in rooms.stairs if cellar in (stairs.lower, stairs.upper))


def _tick(fact: str, unsure: bool, words: Words) -> str:
    guess = words.say(says("a guess"))
    return f"   [ ] {fact}  ({guess})" if unsure else f"   [x] {fact}"
