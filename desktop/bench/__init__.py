"""`lanternboard bench`: figures of this computer, each beside a fixed floor measured in the same run."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from desktop.bench.row import Row, table
from desktop.words import Words


def measured(words: Words, as_json: bool) -> str:
    """The figures, as a table for people or as JSON."""
    found = tuple(rows())
    if as_json:
        return msgspec.json.format(msgspec.json.encode(found), indent=1).decode()
    return table(found, words)


def rows() -> Iterator[Row]:
    """Every figure, one after another."""
    from desktop.bench import drawing, dropping, grimoire, playing, recording, starting, town

    yield from playing.rows()
    yield from town.rows()
    yield from recording.rows()
    yield from drawing.rows()
    yield from dropping.rows()
    yield from grimoire.rows()
    yield from starting.rows()
