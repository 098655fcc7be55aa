"""The room boards as a user has set them right: kept in the profile, or in a file of their own."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import NamedTuple

from assets import library
from desktop.speech import Speech
from rules.faults import Broken, Fault
from rules.hakoonna import rooms as boards
from rules.hakoonna.content import PRACTICE_FILE as PRACTICE
from rules.hakoonna.content import ROOMS_FILE, Content, RoomFile, bind, parse_rooms, read_layout, room_faults
from rules.messages import says

FILE = "rooms.toml"
ENDING = ".toml"
LARGEST = 200_000


class Loaded(NamedTuple):
    """What a file held: the boards as far as they could be read, and everything that is wrong with them."""

    rooms: RoomFile | None
    faults: tuple[Fault, ...] = ()

    def sentences(self, speech: Speech) -> Iterator[str]:
        """What is wrong, with the line where there is one."""
        for fault in self.faults:
            told = speech.fault(fault)
            yield speech.words.say(LINE, {"line": fault.line, "fault": told}) if fault.line else told


LINE = says("Line {line}: {fault}")


@cache
def shipped() -> RoomFile:
    """The boards as they come with the program."""
    return parse_rooms(ROOMS_FILE, library.read(ROOMS_FILE))


def load(path: Path) -> Loaded:
    """The boards in a file; faults that a player may still mend in the editor leave ``rooms`` there."""
    try:
        raw = _bytes(path)
        rooms = parse_rooms(path.name, raw)
    except Broken as broken:
        return Loaded(None, broken.faults)
    found = tuple(fault for fault in room_faults(path.name, raw, rooms) if not fault.warning)
    whole = {room.id for room in rooms.room} == {room.id for room in shipped().room}
    return Loaded(rooms if whole else None, found if whole else (*found, *_others(path, found)))


def _others(path: Path, found: tuple[Fault, ...]) -> tuple[Fault, ...]:
    """What speaks against boards that are not those of the game, where nothing else does."""
    message = says("These are not the nine boards of the game.")
    return () if found else (Fault(path.name, 0, message, {}, says("Keep the ids of the boards as they are.")),)


def kept(profile: Path | None) -> Loaded:
    """The boards of a profile; those of the program where it has none of its own."""
    if profile is None or not (profile / FILE).exists():
        return Loaded(shipped())
    return load(profile / FILE)


def _bytes(path: Path) -> bytes:
    try:
        with path.open("rb") as file:
            raw = file.read(LARGEST + 1)
    except OSError as error:
        values = {"file": path.name, "why": error.strerror or str(error)}
        fault = Fault(path.name, 0, says("Cannot read {file} ({why})."), values, says("Choose another file."))
        raise Broken((fault,)) from error
    if len(raw) > LARGEST:
        fault = Fault(path.name, 0, says("The file is too large for room boards."), {}, says("Choose another file."))
        raise Broken((fault,))
    return raw


def save(path: Path, text: str) -> None:
    """Write a text; the old file stands until the new one is whole. Broken tells why it could not be written."""
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        draft.write_text(text, encoding="utf-8", newline="\n")
        draft.replace(path)
    except OSError as error:
        with contextlib.suppress(OSError):
            draft.unlink()
        values = {"file": path.name, "why": error.strerror or str(error)}
        fault = Fault(path.name, 0, says("Cannot save {file} ({why})."), values, says("Choose another folder."))
        raise Broken((fault,)) from error


# ---- in a game


@lru_cache(maxsize=4)
def content(rooms: RoomFile) -> Content:
    """The game's data with these boards."""
    return bind(rooms, read_layout(PRACTICE, library.read(PRACTICE)))


def whole(rooms: RoomFile) -> Mapping[str, str]:
    """What a record carries so that these boards are there again: nothing where they are as shipped."""
    return {} if rooms == shipped() else {ROOMS_FILE: boards.write(rooms)}


@lru_cache(maxsize=16)
def is_sound(rooms: RoomFile) -> bool:
    """Whether a game can be played on these boards."""
    raw = boards.write(rooms).encode()
    return not any(not fault.warning for fault in room_faults(ROOMS_FILE, raw, rooms))
