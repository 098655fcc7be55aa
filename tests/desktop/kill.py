"""A program killed while it plays: what the record gives back. ``python -m tests.desktop.kill 100`` counts.

Every third is held up just before it writes the line it is killed at, every third just after, before it can say so; the
others are killed at any moment of the line.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from enum import StrEnum
from itertools import cycle
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import NamedTuple

from desktop.record import Record, load
from desktop.session import Session
from desktop.tables import a_book, open_table
from rules.engine import Step
from rules.match import Match
from rules.notation import Notation
from tests.desktop.evening import a_game, lines_of, plain

CHECKOUT = Path(__file__).resolve().parents[2]
STEPS = 120
SLOW = 0.002
"""How long the disk of the child takes, at most, before and after it writes a line."""


class Moment(StrEnum):
    """When a program is killed, as seen from the line it is at."""

    BEFORE = "before"
    AFTER = "after"
    ANY = "any"


class Killed(NamedTuple):
    """One program killed: the line it spoke of last, whether that was still being written, and the lines found."""

    line: int
    in_flight: bool
    found: int
    moment: Moment


class Slow(Record):
    """Says each line before and after it is written, and takes its time, so that one can be killed in between."""

    spoken = 0
    dice = Random()
    last = 0
    moment = Moment.ANY

    def _write(self, line: bytes) -> None:
        self.spoken += 1
        _tell(f"about {self.spoken}")
        self._wait(Moment.BEFORE)
        super()._write(line)
        self._wait(Moment.AFTER)
        _tell(f"written {self.spoken}")

    def _wait(self, here: Moment) -> None:
        if self.spoken == self.last and self.moment is here:
            _tell(f"about {self.spoken}, held")
            signal.pause()
        time.sleep(self.dice.random() * SLOW)


def _tell(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def play(path: Path, last: int, moment: Moment) -> None:
    """The child: plays the scripted game into a record, and is held up at that line."""
    game = a_game(STEPS)
    match = a_game_begun()
    record = Slow.create(path, Notation(match.book).write_header(game.match.header))
    record.last, record.moment = last, moment
    session = Session(match, record)
    for action in game.actions:
        session.play(action)
    session.close()


def a_game_begun() -> Match:
    """The scripted game before its first action."""
    from desktop.bench.game import a_match

    return a_match(a_book())


def kill(path: Path, dice: Random, moment: Moment) -> Killed:
    """Start a child, kill it at some line, and look at what it has left."""
    line = 1 + dice.randrange(STEPS - 1)
    with subprocess.Popen(
        [sys.executable, "-m", "tests.desktop.kill", "play", str(path), str(line), moment],
        stdout=subprocess.PIPE,
        text=True,
        cwd=CHECKOUT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
    ) as child:
        assert child.stdout is not None
        heard = _until(child.stdout, f"about {line}" + (", held" if moment is not Moment.ANY else ""))
        time.sleep(dice.random() * SLOW)
        child.send_signal(signal.SIGKILL)
        heard += child.stdout.read().split("\n")
    words = [word for word in heard if word]
    spoken = int(words[-1].split()[1].rstrip(","))
    return Killed(spoken, words[-1].startswith("about"), _recovered(path, spoken), moment)


def _until(lines: Iterator[str], wanted: str) -> list[str]:
    heard = []
    for line in lines:
        heard.append(line.strip())
        if heard[-1] == wanted:
            break
    return heard


def _recovered(path: Path, spoken: int) -> int:
    """How many lines are found: all but the one in flight, each as it was, and the game goes on from them."""
    kept = load(path).lines
    assert plain(kept) == lines_of(a_game(STEPS).match)[: len(kept)]
    session = open_table(path, path.parent).session
    before = session.match.length
    assert before >= len(kept)
    done = next(step for action in a_game(STEPS).actions if isinstance(step := session.play(action), Step))
    session.close()
    again = load(path)
    assert again.fault is None
    assert len(again.lines) > before
    assert done in again.lines
    return len(kept)


def kills(times: int, seed: int = 0) -> tuple[Killed, ...]:
    """So many programs killed; AssertionError where a record gives back other than it must."""
    dice = Random(seed)
    with TemporaryDirectory() as folder:
        found = tuple(
            kill(Path(folder) / f"{number}.lantern", dice, moment)
            for number, moment in zip(range(times), cycle(Moment), strict=False)
        )
    for one in found:
        assert one.found in _may_be_found(one), one
    assert sum(one.in_flight for one in found) * 2 >= times, "too few were killed in the middle of a line"
    return found


def _may_be_found(one: Killed) -> tuple[int, ...]:
    if one.moment is Moment.BEFORE:
        return (one.line - 1,)
    if one.moment is Moment.AFTER or not one.in_flight:
        return (one.line,)
    return one.line - 1, one.line


def main() -> None:
    """The child, or the count."""
    if sys.argv[1] == "play":
        play(Path(sys.argv[2]), int(sys.argv[3]), Moment(sys.argv[4]))
        return
    found = kills(int(sys.argv[1]))
    in_flight = [one for one in found if one.in_flight]
    lost = sum(one.found < one.line for one in in_flight)
    _tell(f"{len(found)} killed, {len(in_flight)} in the middle of a line, of which {lost} lost that line")


if __name__ == "__main__":
    main()
