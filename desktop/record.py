"""The record on disk: JSON lines that only grow, each written before anything is drawn."""

from __future__ import annotations

import contextlib
import os
import stat
import sys
import threading
import zlib
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple, Self

import msgspec

from desktop import first_line
from desktop.garbage import uncollected
from desktop.growing import GrowingFile
from desktop.locks import Busy, Lock
from rules.faults import Broken, Fault
from rules.match import Header, Line
from rules.messages import says
from rules.notation import Notation

ENDING = ".lantern"
_CHECK = b',"crc":"%08x"}'
_CHECK_LENGTH = len(_CHECK % 0)
_LARGEST = 256 * 1024 * 1024
_HEAD = 1024 * 1024


def seal(line: bytes, before: int) -> tuple[bytes, int]:
    """A line with its checksum, which takes in the one before; the line's end included."""
    check = zlib.crc32(line, before)
    return line[:-1] + _CHECK % check + b"\n", check


def unseal(line: bytes, before: int) -> tuple[bytes, int] | None:
    """The line without its checksum (and without its end); None when it does not fit."""
    bare = line[:-_CHECK_LENGTH] + b"}"
    check = zlib.crc32(bare, before)
    return (bare, check) if line[-_CHECK_LENGTH:] == _CHECK % check else None


class Record:
    """One game's file, open for growing. What cannot be written waits in memory until it can, ``trouble`` tells why.

    Nobody else may write it meanwhile.
    """

    def __init__(self, path: Path, check: int, lock: Lock | None = None, begun: bytes = b"") -> None:
        """A record that is there already; or one that has ``begun`` with a sealed header and lies nowhere yet."""
        self.path = path
        self.waiting = [begun] if begun else []
        self.trouble: OSError | None = None
        self._lock = lock or (None if begun else Lock(path))
        self._check = check
        self._file = GrowingFile(path, there=not begun)
        self._due = threading.Event()
        self._open = True
        self._syncer = threading.Thread(target=self._sync, daemon=True, name="record sync")
        self._syncer.start()

    @classmethod
    def create(cls, path: Path, header: bytes) -> Self:
        """Begin a record. A file that is there already is never written over: another name is taken."""
        path.parent.mkdir(parents=True, exist_ok=True)
        for free in _names(path):
            with contextlib.suppress(FileExistsError, Busy):
                return cls._begun(free, *seal(header, 0))
        raise FileExistsError(path)

    @classmethod
    def _begun(cls, path: Path, line: bytes, check: int) -> Self:
        lock = Lock(path)
        try:
            _write_new(path, line)
            return cls(path, check, lock)
        except OSError:
            lock.free()
            raise

    @classmethod
    def unplaced(cls, path: Path, header: bytes, trouble: OSError) -> Self:
        """A record that could not be begun there; it is written as soon as it can be."""
        line, check = seal(header, 0)
        record = cls(path, check, begun=line)
        record.trouble = trouble
        return record

    @property
    def placed(self) -> bool:
        """Whether there is a file."""
        return self._file.placed

    @property
    def check(self) -> int:
        """The checksum of the last line."""
        return self._check

    def whole(self) -> bytes:
        """All of the game, with what still waits."""
        return b"".join((*self._file.known, *self.waiting))

    def append(self, lines: Iterable[bytes]) -> bool:
        """Hand lines to the system, each in one write; False while some still wait."""
        for line in lines:
            sealed, self._check = seal(line, self._check)
            self.waiting.append(sealed)
        try:
            self._write_waiting()
        except OSError as error:
            self.trouble = error
            return False
        self.trouble = None
        if not self._due.is_set():
            self._due.set()
        return True

    def _write_waiting(self) -> None:
        if self._lock is None:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._lock = Lock(self.path)
        while self.waiting:
            self._write(self.waiting[0])
            del self.waiting[0]

    def _write(self, line: bytes) -> None:
        self._file.write(line)

    def close(self) -> None:
        """Let go of the file, all handed over to the disk."""
        if not self._open:
            return
        self.append(())
        self._open = False
        self._due.set()
        self._syncer.join()
        self._file.hand_over()
        self._file.close()
        if self._lock is not None:
            self._lock.free()

    def _sync(self) -> None:
        while self._open:
            self._due.wait()
            self._due.clear()
            self._file.hand_over()


def _write_new(path: Path, line: bytes) -> None:
    with path.open("xb") as file:
        try:
            file.write(line)
            os.fsync(file.fileno())
        except OSError:
            path.unlink(missing_ok=True)
            raise


def _names(path: Path) -> Iterable[Path]:
    yield path
    for number in range(2, 1000):
        yield path.with_name(f"{path.stem}-{number}{path.suffix}")


class Loaded(NamedTuple):
    """A record read: its good lines, the bytes they take, and a fault when there was more than they.

    ``torn`` tells that only the last line was cut short, as by a kill; the file may then go on after ``good`` bytes.
    """

    header: Header[Any, Any]
    notation: Notation
    lines: tuple[Line, ...]
    good: int
    check: int
    fault: Fault | None
    torn: bool


@uncollected()
def load(path: Path, most: int = sys.maxsize) -> Loaded:
    """Read a record as far as it is good, at most so many lines; Broken when not even its header is."""
    raw = _bytes(path)
    first, _, rest = raw.partition(b"\n")
    unsealed = unseal(first, 0)
    header, notation = first_line.read(path.name, raw, unsealed)
    check = unsealed[1] if unsealed else 0
    *rows, _ = rest.split(b"\n")
    lines, check = read_rows(notation, rows[:most], check)
    good = min(len(raw), len(first) + 1 + sum(map(len, rows[: len(lines)])) + len(lines))
    broken = good < len(raw) and len(lines) < most
    fault = damage(path.name, len(lines) + 2, len(raw), good) if broken else None
    return Loaded(header, notation, tuple(lines), good, check, fault, broken and len(lines) == len(rows))


def read_rows(notation: Notation, rows: Iterable[bytes], check: int) -> tuple[list[Line], int]:
    """The rows of a file as far as they are good, and the checksum of the last of them."""
    lines: list[Line] = []
    with contextlib.suppress(msgspec.DecodeError, RecursionError):  # a row of another form ends the good ones
        for row in rows:
            unsealed = unseal(row, check)
            if unsealed is None:
                break
            lines.append(notation.read(unsealed[0]))
            check = unsealed[1]
    return lines, check


def damage(file: str, line: int, size: int, good: int) -> Fault:
    """What is wrong with a record whose lines are good up to there."""
    message = says("The record is damaged here: {lost} bytes after it cannot be read.")
    return Fault(
        file, line, message, {"lost": size - good}, says("The steps before it are kept; the file stays as it is.")
    )


def head(path: Path) -> Header[Any, Any]:
    """The first line alone, however large the file is; Broken when it cannot be read."""
    raw = _bytes(path, _HEAD)
    return first_line.read(path.name, raw, unseal(raw.partition(b"\n")[0], 0))[0]


def _bytes(path: Path, most: int = -1) -> bytes:
    try:
        facts = path.stat()
        if not stat.S_ISREG(facts.st_mode):
            raise Broken((first_line.strange(path.name, says("This is no file.")),))
        if facts.st_size > _LARGEST:
            raise Broken((first_line.strange(path.name, says("This file is larger than any record.")),))
        with path.open("rb") as file:
            return file.read(most)
    except (OSError, ValueError) as error:
        raise Broken((unreadable(path, error),)) from error


def unreadable(path: Path, error: Exception) -> Fault:
    """What the system says of a file that it does not give."""
    why = getattr(error, "strerror", "") or str(error)
    return Fault(path.name, 0, says("The file cannot be read: {why}."), {"why": why}, says("Choose another file."))
