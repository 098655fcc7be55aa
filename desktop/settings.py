"""What the program keeps between two evenings: language, colours, the size of the window, the audience's window."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Literal, NamedTuple

import msgspec

FILE = "settings.json"

Spoken = Literal["", "ko", "en", "both"]
"""What the audience reads; "" is the host's language."""


class Settings(msgspec.Struct, frozen=True):
    """The user's choices; a field that a newer program wrote is left alone.

    ``audience`` is the language of the audience's window, ``grace`` for how many milliseconds
    grave news waits, ``screen`` the audience's screen of last time, ``projecting`` whether the window was open.
    """

    language: Literal["ko", "en"] = "ko"
    theme: Literal["night", "day"] = "night"
    width: int = 1600
    height: int = 960
    full: bool = True
    audience: Spoken = ""
    grace: int = 1500
    screen: str = ""
    projecting: bool = False


class Read(NamedTuple):
    """Settings from a file, and the name under which a broken file was set aside ("" for none)."""

    settings: Settings
    aside: str


def read(folder: Path) -> Read:
    """The settings of a profile; the defaults where there are none or where they cannot be read."""
    path = folder / FILE
    try:
        return Read(msgspec.json.decode(path.read_bytes(), type=Settings), "")
    except FileNotFoundError:
        return Read(Settings(), "")
    except (OSError, msgspec.DecodeError):
        return Read(Settings(), _set_aside(path))


def _set_aside(path: Path) -> str:
    free = next(one for one in _names(path) if not one.exists())
    try:
        path.rename(free)
    except OSError:
        return path.name
    return free.name


def _names(path: Path) -> list[Path]:
    return [path.with_suffix(f".broken{number or ''}.json") for number in range(1000)]


def write(folder: Path, settings: Settings) -> bool:
    """Keep the settings, all at once; False where nothing can be written."""
    draft = folder / f"{FILE}.{os.getpid()}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        draft.write_bytes(msgspec.json.format(msgspec.json.encode(settings), indent=1))
        draft.replace(folder / FILE)
    except OSError:
        return False
    return True
