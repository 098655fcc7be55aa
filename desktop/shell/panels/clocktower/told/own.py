"""What the host's own almanac says of a character, in lines."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from desktop.shell.context import Context
from rules.clocktower.scripts import Entry

DASHED: Final = "· {it}"


def entry(context: Context, id_: str) -> Entry | None:
    """The almanac's entry of a character; None where the host has none."""
    return context.own_words().of(id_) if context.own_words is not None else None


def short(found: Entry) -> tuple[str, ...]:
    """What it does."""
    return (found.ability,) if found.ability else ()


def whole(found: Entry) -> tuple[str, ...]:
    """All of it, in the order of the file."""
    parts = (found.ability, found.flavour, *found.body.splitlines(), *_dashed(found.run), *_dashed(found.notes))
    return tuple(part for part in parts if part)


def run(found: Entry) -> tuple[str, ...]:
    """How its step is run; where the almanac does not say, what it does."""
    return tuple(_dashed(found.run)) or short(found)


def _dashed(lines: tuple[str, ...]) -> Iterator[str]:
    return (DASHED.format(it=line) for line in lines)
