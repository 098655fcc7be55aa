"""What the record costs: a line appended, a game loaded."""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from desktop.bench.game import a_long_game
from desktop.bench.row import Row, median_of, quantile, seconds
from desktop.record import Record, load
from desktop.replay import replay
from rules.messages import says
from rules.notation import Notation

STEPS = 2_000
ROUNDS = 9


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


def append(record: Record, lines: list[bytes], beside: Path) -> Row:
    """A line handed to the system; the disk follows in a thread of its own."""
    times = [seconds(partial(record.append, [line])) for line in lines]
    with beside.open("ab", buffering=0) as file:
        floors = [seconds(partial(os.write, file.fileno(), line)) for line in lines]
    value, floor = quantile(times, 0.5) * 1e6, quantile(floors, 0.5) * 1e6
    return Row(says("a line of the record"), value, "µs", floor, says("one write of its bytes"), most_ratio=3.0)


def loading(path: Path) -> Row:
    """From the file to the table that it ends with."""
    raw = path.read_bytes()
    decoder = msgspec.json.Decoder()
    value = median_of(lambda: replay(load(path), path.name), ROUNDS)
    floor = median_of(lambda: decoder.decode_lines(raw), ROUNDS)
    figure = says("loading 2,000 steps")
    return Row(figure, value * 1e3, "ms", floor * 1e3, says("its JSON decoded"), most_ratio=5.0)
