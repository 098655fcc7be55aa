"""What a record was before: kept beside it whenever it is opened again, cut, or replaced."""

from __future__ import annotations

import os
import re
from pathlib import Path

from desktop import whole_file
from desktop.record import ENDING

FOLDER = "generations"
MOST = 20
"""How many are kept of a record; beyond them the oldest goes."""


def of(path: Path) -> list[Path]:
    """The generations of a record, newest first."""
    name = re.compile(rf"{re.escape(path.stem)}\.(\d+){re.escape(ENDING)}")
    try:
        with os.scandir(path.parent / FOLDER) as entries:
            found = [(int(match[1]), Path(entry.path)) for entry in entries if (match := name.fullmatch(entry.name))]
    except OSError:
        return []
    return [kept for _, kept in sorted(found, reverse=True)]


def number(generation: Path) -> int:
    """Which generation of its record it is, from 1."""
    return int(generation.stem.rpartition(".")[2])


def record_of(generation: Path) -> Path:
    """The record that a generation belongs to."""
    return generation.parent.parent / f"{generation.stem.rpartition('.')[0]}{ENDING}"


def keep(path: Path) -> Path:
    """Keep a record as it is now; the generation that holds just that. OSError where there is no room for it.

    To be called by who holds the record's lock.
    """
    content, known = path.read_bytes(), of(path)
    for kept in known:
        if kept.stat().st_size == len(content) and kept.read_bytes() == content:
            return kept
    made = path.parent / FOLDER / f"{path.stem}.{number(known[0]) + 1 if known else 1}{ENDING}"
    made.parent.mkdir(exist_ok=True)
    whole_file.put(made, content)
    for old in known[MOST - 1 :]:
        old.unlink(missing_ok=True)
    return made
