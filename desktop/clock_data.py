"""The lists of the clocktower as a host has set them right: files of the profile in place of the program's own."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple

from assets import library
from desktop import rooms
from desktop.first_line import book_of
from desktop.record import unreadable
from rules.clocktower import edition
from rules.clocktower.content.bag import SETUP_FILE
from rules.clocktower.content.characters import CHARACTERS_FILE, OFFICIAL_FILE
from rules.clocktower.content.jinxes import JINXES_FILE
from rules.clocktower.content.labels import REMINDERS_FILE
from rules.clocktower.content.nights import NIGHTS_FILE
from rules.clocktower.edition import Edition
from rules.faults import Broken, Fault
from rules.messages import says

TITLES: Final[Mapping[str, str]] = {
    NIGHTS_FILE: says("Order of the nights"),
    JINXES_FILE: says("Special rules of the Djinn"),
    CHARACTERS_FILE: says("Characters with rules"),
    OFFICIAL_FILE: says("Further characters"),
    REMINDERS_FILE: says("Reminder tokens"),
    SETUP_FILE: says("Counts in the bag"),
}
"""The files that may be replaced, and what is in them."""
KEYS: Final[Mapping[str, str]] = {
    "character": CHARACTERS_FILE,
    "official": OFFICIAL_FILE,
    "reminder": REMINDERS_FILE,
    "jinx": JINXES_FILE,
    "count": SETUP_FILE,
    "first": NIGHTS_FILE,
    "other": NIGHTS_FILE,
    "step": NIGHTS_FILE,
}
"""What each begins its entries with: a file is known by that, whatever it is called."""
LARGEST: Final = 1_000_000


class Data(NamedTuple):
    """What is played with, the files in it that are a host's own, and what was wrong with others."""

    edition: Edition
    own: Mapping[str, str]
    faults: tuple[Fault, ...] = ()


def shipped() -> dict[str, bytes]:
    """The files as they come with the program."""
    return {file: library.read(file) for file in edition.FILES}


def with_own(own: Mapping[str, str]) -> Data:
    """The data with these files; those that do not fit are left out and told of."""
    faults: tuple[Fault, ...] = ()
    while own:
        try:
            return Data(edition.read(shipped() | {file: text.encode() for file, text in own.items()}), own, faults)
        except Broken as broken:
            faults = faults or broken.faults
            blamed = {fault.file for fault in broken.faults}
            own = {file: text for file, text in own.items() if file not in blamed} if blamed & own.keys() else {}
    return Data(book_of("clocktower").content, {}, faults)


def kept(profile: Path | None) -> Data:
    """The data of a profile."""
    found: dict[str, str] = {}
    faults: list[Fault] = []
    for file in TITLES if profile is not None else ():
        path = Path(profile or "", file)
        try:
            found[file] = _bytes(path).decode("utf-8-sig")
        except FileNotFoundError:
            continue
        except (OSError, UnicodeDecodeError) as error:
            faults.append(unreadable(path, error))
    data = with_own(found)
    return data._replace(faults=(*faults, *data.faults))


def take(path: Path, data: Data) -> Data:
    """The data with a file in its place. Broken tells line and remedy, and then nothing is another."""
    try:
        raw = _bytes(path)
    except OSError as error:
        raise Broken((unreadable(path, error),)) from error
    file = _file(path.name, raw)
    own = {**data.own, file: _text(path.name, raw)}
    found = with_own(own)
    if found.faults:
        raise Broken(tuple(_named(fault, file, path.name) for fault in found.faults))
    return Data(found.edition, {one: text for one, text in own.items() if text.encode() != library.read(one)})


def keep(profile: Path | None, own: Mapping[str, str]) -> None:
    """Keep these in the profile and no others; Broken tells why they could not be written."""
    if profile is None:
        return
    for file in TITLES:
        path = profile / file
        if file in own:
            rooms.save(path, own[file])
        elif path.exists():
            path.unlink()


def _bytes(path: Path) -> bytes:
    with path.open("rb") as file:
        return file.read(LARGEST)


def _file(name: str, raw: bytes) -> str:
    """Which file it is to be: by what is in it, or by its name where it cannot be read."""
    by_name = next((file for file in TITLES if file.endswith(f"/{name}")), "")
    try:
        found = next((KEYS[key] for key in tomllib.loads(raw.decode("utf-8-sig")) if key in KEYS), "")
    except (ValueError, RecursionError):
        found = by_name or NIGHTS_FILE
    if not found and not by_name:
        raise Broken((Fault(name, 0, STRANGE, {}, KNOWN_BY),))
    return found or by_name


STRANGE: Final = says("This is none of the lists of this game.")
KNOWN_BY: Final = says("Begin with a copy of the file that comes with the program.")


def _text(name: str, raw: bytes) -> str:
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = raw[: error.start].count(b"\n") + 1
        fault = Fault(name, line, says("This is not a text in UTF-8."), {}, says("Save it as UTF-8."))
        raise Broken((fault,)) from error


def _named(fault: Fault, file: str, name: str) -> Fault:
    """The fault under the name that the file has for the host."""
    return Fault(
        name if fault.file == file else fault.file.rpartition("/")[2],
        fault.line,
        fault.message,
        fault.values,
        fault.remedy,
        fault.warning,
    )
