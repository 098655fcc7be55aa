"""The game's data as they come with the program, and broken ones."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from assets import library
from rules.clocktower.content import FILES, Content, read
from rules.faults import Broken, Fault


@cache
def files() -> Mapping[str, bytes]:
    """The bytes of every file."""
    return {file: library.read(file) for file in FILES}


@cache
def shipped() -> Content:
    """The content of the program."""
    return read(files())


def written(file: str) -> str:
    """A file as a text."""
    return files()[file].decode()


def line(file: str, text: str, nth: int = 0) -> int:
    """The number of the nth line of a file with that text."""
    return [number for number, one in enumerate(written(file).splitlines(), 1) if text in one][nth]


def faults_of(file: str, old: str, new: str) -> tuple[Fault, ...]:
    """What is wrong with the data once the first ``old`` of a file is replaced."""
    whole = written(file)
    assert old in whole
    try:
        read({**files(), file: whole.replace(old, new, 1).encode()})
    except Broken as broken:
        return broken.faults
    return ()
