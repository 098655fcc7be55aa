"""What the record costs: a line appended, a game loaded."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from desktop.bench.game import a_long_game
from desktop.bench.row import Row, beside
from desktop.record import Record, load
from desktop.replay import replay
from rules.messages import says
from rules.notation import Notation

STEPS = 2_000
ROUNDS = 15


def rows() -> Iterator[Row]:
    """The figures of the record."""
    match = a_long_game(STEPS).match
    notation = Notation(match.book)
    lines = [notation.write(line) for line in match.unwritten[:STEPS]]
    with TemporaryDirectory() as folder:
        record = Record.create(Path(folder) / "bench.lantern", notation.write_header(match.header))
        yield append(record, lines, Path(folder) / "floor")
        record.close()
        yield loading(record.path)


def append(record: Record, lines: list[bytes], other: Path) -> Row:
    """A line handed to the system; the disk follows in a thread of its own."""
    mine, plain = iter(lines), iter(lines)
    with other.open("ab", buffering=0) as file:
        handle = file.fileno()
        value, floor = beside(
            lambda: record.append([next(mine)]), lambda: os.write(handle, next(plain)), len(lines), time.perf_counter
        )
    figure, floor_of = says("a line of the record"), says("one write of its bytes")
    return Row(figure, value * 1e6, "µs", floor * 1e6, floor_of, most_ratio=3.0)


def loading(path: Path) -> Row:
    """From the file to the table that it ends with."""
    raw = path.read_bytes()
    decoder = msgspec.json.Decoder()
    value, floor = beside(lambda: replay(load(path), path.name), lambda: decoder.decode_lines(raw), ROUNDS)
    figure = says("loading 2,000 steps")
    return Row(figure, value * 1e3, "ms", floor * 1e3, says("its JSON decoded"), most_ratio=5.0)
