"""A small file of the profile that is read with care and written whole."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Generic, NamedTuple, TypeVar

import msgspec

LARGEST = 1_000_000
K = TypeVar("K")


class Remembered(NamedTuple, Generic[K]):
    """What was kept, None where nothing was; and the name under which a broken file was set aside."""

    kept: K | None
    aside: str = ""


def write(path: Path, kept: object) -> bool:
    """Write it down; False where nothing can be written."""
    written = path.with_name(f"{path.name}.{os.getpid()}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        written.write_bytes(msgspec.json.format(msgspec.json.encode(kept), indent=1))
        written.replace(path)
    except OSError:
        return False
    return True


def read(path: Path | None, kind: type[K], fits: Callable[[K], bool]) -> Remembered[K]:
    """What stands there; a broken file is set aside, and so is one that does not fit."""
    if path is None:
        return Remembered(None)
    try:
        with path.open("rb") as file:
            kept = msgspec.json.decode(file.read(LARGEST), type=kind)
    except FileNotFoundError:
        return Remembered(None)
    except (OSError, msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return Remembered(None, _set_aside(path))
    return Remembered(kept) if fits(kept) else Remembered(None, _set_aside(path))


def _set_aside(path: Path) -> str:
    names = (path.with_suffix(f".broken{number or ''}.json") for number in range(1000))
    free = next(one for one in names if not one.exists())
    try:
        path.rename(free)
    except OSError:
        return path.name
    return free.name
