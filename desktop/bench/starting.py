"""How long the window takes to be painted and furnished, and what it weighs; each time in a program of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import NamedTuple

from desktop.bench.row import Row, quantile
from desktop.screens import virtual
from rules.messages import says

ROOT = Path(__file__).parents[2]
SOURCE = (sys.executable, "-m", "desktop")
ROUNDS = 7
SCREENS = "1920x1080,1920x1080"
EMPTY = says("an empty window")
EMPTY_BUILT = says("an empty window of the same build")


class Start(NamedTuple):
    """Seconds until the first paint, or until the table is there, and the memory then in MiB."""

    seconds: float
    memory: float


def rows() -> Iterator[Row]:
    """The figures of a start. What is not there, the source in a built program or the reverse, is left out."""
    program = built()
    if program is not None:
        figures = says("first paint, built program"), says("the whole table, built program")
        yield from _starts(figures, (str(program),), EMPTY_BUILT, most_ratio=1.5)
    if not getattr(sys, "frozen", False):
        figures = says("first paint, from source"), says("the whole table, from source")
        yield from _starts(figures, SOURCE, EMPTY)
    yield from _memory((str(program),) if program is not None else SOURCE)
    if program is not None:
        yield from _sizes(program.parent)


def built() -> Path | None:
    """The built program: this one, or that in ``dist`` unless it is of an age that cannot tell."""
    if getattr(sys, "frozen", False):
        return Path(sys.executable)
    found = ROOT / "dist" / "lanternboard" / ("lanternboard.exe" if sys.platform == "win32" else "lanternboard")
    return found if found.is_file() and _tells(found) else None


def _tells(program: Path) -> bool:
    asked = [str(program), "--first-paint", "empty", ""]
    return subprocess.run(asked, env=_environment(), capture_output=True).returncode == 0


def _starts(
    figures: tuple[str, str], command: Sequence[str], floor_of: str, most_ratio: float | None = None
) -> Iterator[Row]:
    """Until the first paint, and until the whole table is there, in turns with an empty window."""
    rounds = [[start(command, what).seconds for what in ("empty", "one", "table")] for _ in range(ROUNDS + 1)][1:]
    empty, first, whole = (quantile(taken, 0.5) * 1e3 for taken in zip(*rounds, strict=True))
    yield Row(figures[0], first, "ms", empty, floor_of, most_ratio=most_ratio)
    yield Row(figures[1], whole, "ms", empty, floor_of)


def _memory(command: Sequence[str]) -> Iterator[Row]:
    empty = start(command, "empty").memory
    for what, figure in (("table", says("memory, the host's window")), ("both", says("memory, both windows"))):
        yield Row(figure, start(command, what).memory, "MiB", empty, EMPTY, most=160.0)


def _sizes(folder: Path) -> Iterator[Row]:
    files = [path for path in folder.rglob("*") if path.is_file() and not path.is_symlink()]
    yield Row(says("the built program, unpacked"), sum(path.stat().st_size for path in files) / 1e6, "MB", most=120.0)
    packed = sorted(folder.parent.glob("lanternboard-*.tar.xz"), key=lambda path: path.stat().st_mtime)
    if packed:
        yield Row(says("the built program, compressed"), packed[-1].stat().st_size / 1e6, "MB")


def start(command: Sequence[str], what: str) -> Start:
    """A program started, until its first paint or its whole table; or for both windows until all is loaded."""
    with TemporaryDirectory() as profile:
        begun = perf_counter()
        run = subprocess.run(
            [*command, "--first-paint", what, profile],
            cwd=ROOT if command is SOURCE else profile,
            env=_environment(),
            capture_output=True,
            text=True,
            check=True,
        )
        return Start(perf_counter() - begun, float(run.stdout))


@cache
def _environment() -> Mapping[str, str]:
    """That of this program, with two screens that exist in memory only; compiled modules are kept."""
    before = os.environ.get("QT_QPA_PLATFORM")
    virtual(SCREENS)
    made = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    if before is None:
        del os.environ["QT_QPA_PLATFORM"]
    else:
        os.environ["QT_QPA_PLATFORM"] = before
    return made
