"""The host's own almanac: the text of one file, kept in the profile and nowhere else."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from desktop import whole_file

FILE: Final = Path("clocktower", "almanac.txt")
LARGEST: Final = 5_000_000


def read(path: Path) -> bytes:
    """What a file holds, as far as an almanac can reach; OSError where it cannot be read."""
    with path.open("rb") as file:
        return file.read(LARGEST)


def kept(profile: Path | None) -> bytes:
    """What the profile keeps; nothing where it keeps none, or where it cannot be read."""
    if profile is None:
        return b""
    try:
        return read(profile / FILE)
    except OSError:
        return b""


def keep(profile: Path | None, data: bytes) -> None:
    """Keep a copy, in place of the last one; OSError where nothing can be written."""
    if profile is not None:
        path = profile / FILE
        path.parent.mkdir(parents=True, exist_ok=True)
        whole_file.put(path, data)


def drop(profile: Path | None) -> None:
    """Keep none any longer; OSError where it cannot be taken away."""
    if profile is not None:
        (profile / FILE).unlink(missing_ok=True)
