"""What the program keeps between two evenings: language, colours, the size of the window, the audience's window."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Any, Literal, NamedTuple

import msgspec

FILE = "settings.json"
RECORDS = "records"
PROGRAM = "Lanternboard"

Spoken = Literal["", "ko", "en", "both"]
"""What the audience reads; "" is the host's language."""

Eyes = Literal["space", "count"]
"""How shut eyes open again: she presses Space, or a silent count ends."""


Pixels = Annotated[int, msgspec.Meta(ge=0, le=100_000)]
Milliseconds = Annotated[int, msgspec.Meta(ge=0, le=60_000)]
Pace = Annotated[int, msgspec.Meta(ge=0, le=120_000)]
Percent = Annotated[int, msgspec.Meta(ge=90, le=150)]


class Settings(msgspec.Struct, frozen=True):
    """The user's choices; a field that a newer program wrote is left alone.

    ``audience`` is the language of the audience's window, ``grace`` for how many milliseconds
    grave news waits, ``screen`` the audience's screen of last time, ``projecting`` whether the window was open;
    ``pace`` for how many of them a time of shut eyes lasts at least, and ``eyes`` how it ends: by a key or a count;
    ``follows`` that the theme is the system's, ``percent`` the size of the letters, ``still`` that nothing wanders.
    """

    language: Literal["ko", "en"] = "ko"
    theme: Literal["night", "day"] = "night"
    follows: bool = False
    percent: Percent = 100
    still: bool = False
    width: Pixels = 1600
    height: Pixels = 960
    full: bool = True
    audience: Spoken = ""
    grace: Milliseconds = 1500
    pace: Pace = 0
    eyes: Eyes = "space"
    screen: str = ""
    projecting: bool = False
    declined: tuple[str, ...] = ()


class Read(NamedTuple):
    """Settings from a file, and the name under which a broken file was set aside ("" for none)."""

    settings: Settings
    aside: str


def places(profile: Path | None) -> tuple[Path, Path]:
    """The folder of settings, and the folder of records."""
    if profile is not None:
        return profile, profile / RECORDS
    import platformdirs

    return platformdirs.user_config_path(PROGRAM), platformdirs.user_documents_path() / PROGRAM


def read(folder: Path) -> Read:
    """The settings of a profile; the defaults where there are none or where they cannot be read."""
    path = folder / FILE
    try:
        return Read(msgspec.json.decode(path.read_bytes(), type=Settings), "")
    except FileNotFoundError:
        return Read(Settings(), "")
    except (OSError, msgspec.DecodeError):
        return Read(_sound(path), set_aside(path))


def _sound(path: Path) -> Settings:
    """What still makes sense in a broken file: each field whose value does."""
    try:
        found = msgspec.json.decode(path.read_bytes())
    except (OSError, msgspec.DecodeError):
        return Settings()
    fields = msgspec.structs.fields(Settings) if isinstance(found, dict) else ()
    return msgspec.convert({field.name: found[field.name] for field in fields if _fits(field, found)}, Settings)


def _fits(field: msgspec.structs.FieldInfo, found: dict[str, Any]) -> bool:
    try:
        msgspec.convert(found[field.name], field.type)
    except (KeyError, msgspec.ValidationError):
        return False
    return True


def set_aside(path: Path) -> str:
    """Keep a broken file under another name, which is told; its own where it cannot be moved."""
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
