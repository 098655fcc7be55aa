"""Hands out the assets as bytes, by name; the only code in this folder."""

from pathlib import Path


def root() -> Path:
    """The folder that holds the assets."""
    return Path(__file__).parent


def read(name: str) -> bytes:
    """The bytes of one asset, such as ``hakoonna/rooms.toml``; FileNotFoundError if there is none."""
    return (root() / name).read_bytes()


def names(folder: str, ending: str = "") -> tuple[str, ...]:
    """The assets right under a folder, sorted, as names that ``read`` takes; none where there is no such folder."""
    place = root() / folder
    found = (entry.name for entry in (place.iterdir() if place.is_dir() else ()) if entry.name.endswith(ending))
    return tuple(f"{folder}/{name}" for name in sorted(found))
