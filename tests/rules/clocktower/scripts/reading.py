"""Script files as they go round, and reading them."""

from __future__ import annotations

from pathlib import Path

import msgspec

from rules.clocktower.scripts import Import, read_script
from tests.rules.clocktower.shipped import shipped

FILES = Path(__file__).parent / "files"


def raw(file: str) -> bytes:
    """The bytes of a file."""
    return (FILES / file).read_bytes()


def read(file: str) -> Import:
    """What comes of a file."""
    return read_script(raw(file), shipped())


def listed(*items: object) -> Import:
    """What comes of a list of these."""
    return read_script(msgspec.json.encode(items), shipped())
