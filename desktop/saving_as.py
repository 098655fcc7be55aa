"""A game carried over to another file."""

from __future__ import annotations

from pathlib import Path

from desktop import generations, whole_file
from desktop.locks import Lock
from desktop.record import Record, head
from rules.faults import Broken, Fault
from rules.messages import says

ANOTHER = says("Another game lies there; it is not written over.")
SOMETHING = says("Something else than this game lies there; it is not written over.")
OTHER_NAME = says("Choose another name.")


def save_as(record: Record, id_: str, path: Path) -> Record:
    """The game of that id in another file, all of it, which goes on growing there.

    The same game may lie there already: it is kept as a generation and replaced. Broken where anything else does,
    Busy where another program has the file open, OSError where it cannot be written.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    lock = Lock(path)
    try:
        if path.exists():
            _the_same(path, id_)
            generations.keep(path)
        whole_file.put(path, record.whole())
        return Record(path, record.check, lock)
    except (OSError, Broken):
        lock.free()
        raise


def _the_same(path: Path, id_: str) -> None:
    try:
        other = head(path).id
    except Broken as broken:
        raise Broken((Fault(path.name, 0, SOMETHING, {}, OTHER_NAME),)) from broken
    if not id_ or other != id_:
        raise Broken((Fault(path.name, 0, ANOTHER, {}, OTHER_NAME),))
