"""Records with the right checksums that no program of ours has written."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import msgspec

from desktop.record import ENDING, seal
from rules.notation import Notation
from tests.desktop.evening import a_game, lines_of

Plain = dict[str, Any]


def header() -> Plain:
    """A sound header, as plain values."""
    match = a_game(12).match
    plain: Plain = msgspec.json.decode(Notation(match.book).write_header(match.header))
    return plain


def steps() -> list[Plain]:
    """Sound lines, as plain values."""
    return [msgspec.json.decode(line) for line in lines_of(a_game(12).match)]


def sealed(lines: Iterable[object]) -> bytes:
    """Any lines with checksums that fit."""
    check, whole = 0, b""
    for line in lines:
        written, check = seal(msgspec.json.encode(line), check)
        whole += written
    return whole


def write(folder: Path, lines: Iterable[object], name: str = "hostile") -> Path:
    """A record of any lines."""
    path = folder / f"{name}{ENDING}"
    path.write_bytes(sealed(lines))
    return path


def with_header(change: Callable[[Plain], object]) -> bytes:
    """A record whose header somebody has changed."""
    first = header()
    change(first)
    return sealed([first, *steps()])


def with_step(number: int, change: Callable[[Plain], object]) -> bytes:
    """A record in which somebody has changed the step of that number (from 0)."""
    lines = steps()
    change(lines[number])
    return sealed([header(), *lines])


def with_line(line: object) -> bytes:
    """A record that ends with one more line."""
    return sealed([header(), *steps(), line])


def an_event(**event: object) -> Plain:
    """A step that brings about one event, whatever it is."""
    return {"type": "step", "action": {"type": "pass", "seat": "red"}, "events": [event]}
