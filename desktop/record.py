"""The record on disk: JSON lines that only grow, each written before anything is drawn."""

from __future__ import annotations

import contextlib
import gc
import os
import stat
import sys
import threading
import zlib
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from rules.faults import Broken, Fault
from rules.games import shelf
from rules.match import FORMAT, Header, Line
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
    """One game's file, open for growing. What cannot be written waits in memory until it can."""

    def __init__(self, path: Path, check: int) -> None:
        self.path = path
        self.waiting: list[bytes] = []
        self._check = check
        self._file = path.open("ab", buffering=0)
        self._size = os.fstat(self._file.fileno()).st_size
        self._due = threading.Event()
        self._open = True
        self._torn = False
        self._syncer = threading.Thread(target=self._sync, daemon=True, name="record sync")
        self._syncer.start()

    @classmethod
    def create(cls, path: Path, header: bytes) -> Record:
        """Begin a record. A file that is there already is never written over: another name is taken."""
        path.parent.mkdir(parents=True, exist_ok=True)
        line, check = seal(header, 0)
        for free in _names(path):
            try:
                with free.open("xb") as file:
                    file.write(line)
                    os.fsync(file.fileno())
                return cls(free, check)
            except FileExistsError:
                continue
        raise FileExistsError(path)

    def append(self, lines: Iterable[bytes]) -> bool:
        """Hand lines to the system, each in one write; False while some still wait."""
        for line in lines:
            sealed, self._check = seal(line, self._check)
            self.waiting.append(sealed)
        try:
            while self.waiting:
                self._write(self.waiting[0])
                del self.waiting[0]
        except OSError:
            return False
        if not self._due.is_set():
            self._due.set()
        return True

    def _write(self, line: bytes) -> None:
        if self._torn:
            self._mend()
        if os.write(self._file.fileno(), line) < len(line):
            self._torn = True
            self._mend()
            raise OSError("the line was cut short")
        self._size += len(line)

    def _mend(self) -> None:
        os.ftruncate(self._file.fileno(), self._size)
        self._torn = False

    def close(self) -> None:
        """Let go of the file, all handed over to the disk."""
        self.append(())
        self._open = False
        self._due.set()
        self._syncer.join()
        self._hand_over()
        self._file.close()

    def _sync(self) -> None:
        while self._open:
            self._due.wait()
            self._due.clear()
            self._hand_over()

    def _hand_over(self) -> None:
        with contextlib.suppress(OSError):  # a disk that cannot be synced now may be later
            os.fsync(self._file.fileno())


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


@contextlib.contextmanager
def uncollected() -> Iterator[None]:
    """Work without looking for garbage: what a record is read into stays."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collecting:
            gc.enable()


@uncollected()
def load(path: Path, most: int = sys.maxsize) -> Loaded:
    """Read a record as far as it is good, at most so many lines; Broken when not even its header is."""
    raw = _bytes(path)
    first, _, _ = raw.partition(b"\n")
    header, notation, check = _header(path.name, raw, first)
    lines: list[Line] = []
    good, number, fault = len(first) + 1, 1, None
    while good < len(raw) and fault is None and len(lines) < most:
        number += 1
        end = raw.find(b"\n", good)
        found = _line(notation, raw[good : end if end >= 0 else len(raw)], check)
        if found is None or end < 0:
            fault = damage(path.name, number, len(raw), good)
        else:
            line, check = found
            lines.append(line)
            good = end + 1
    torn = fault is not None and raw.find(b"\n", good) < 0
    return Loaded(header, notation, tuple(lines), min(good, len(raw)), check, fault, torn)


def _line(notation: Notation, raw: bytes, check: int) -> tuple[Line, int] | None:
    unsealed = unseal(raw, check)
    if unsealed is None:
        return None
    try:
        return notation.read(unsealed[0]), unsealed[1]
    except (msgspec.DecodeError, RecursionError):
        return None


def damage(file: str, line: int, size: int, good: int) -> Fault:
    """What is wrong with a record whose lines are good up to there."""
    message = says("The record is damaged here: {lost} bytes after it cannot be read.")
    return Fault(
        file, line, message, {"lost": size - good}, says("The steps before it are kept; the file stays as it is.")
    )


def head(path: Path) -> Header[Any, Any]:
    """The first line alone, however large the file is; Broken when it cannot be read."""
    raw = _bytes(path, _HEAD)
    return _header(path.name, raw, raw.partition(b"\n")[0])[0]


def _bytes(path: Path, most: int = -1) -> bytes:
    try:
        facts = path.stat()
        if not stat.S_ISREG(facts.st_mode):
            raise Broken((_strange(path.name, says("This is no file.")),))
        if facts.st_size > _LARGEST:
            raise Broken((_strange(path.name, says("This file is larger than any record.")),))
        with path.open("rb") as file:
            return file.read(most)
    except (OSError, ValueError) as error:
        raise Broken((unreadable(path, error),)) from error


def unreadable(path: Path, error: Exception) -> Fault:
    """What the system says of a file that it does not give."""
    why = getattr(error, "strerror", "") or str(error)
    return Fault(path.name, 0, says("The file cannot be read: {why}."), {"why": why}, says("Choose another file."))


MAGIC = (
    (b"PK\x03\x04", says("This is a ZIP file, such as a VASSAL module or save.")),
    (b"%PDF", says("This is a PDF.")),
    (b"\x89PNG", says("This is a picture.")),
    (b"\xff\xd8\xff", says("This is a picture.")),
)


def _strange(file: str, message: str) -> Fault:
    return Fault(file, 1, message, {}, says("Open a file that ends in .lantern."))


def _header(file: str, raw: bytes, first: bytes) -> tuple[Header[Any, Any], Notation, int]:
    unsealed = unseal(first, 0)
    plain = unsealed[0] if unsealed else first
    game = _game(file, raw, plain)
    if unsealed is None:
        raise Broken(
            (Fault(file, 1, says("The first line of the record is damaged."), {}, says("Choose another file.")),)
        )
    notation = Notation(book_of(game, plain))
    try:
        return notation.read_header(plain), notation, unsealed[1]
    except (msgspec.DecodeError, RecursionError) as error:
        why = str(error)
        message = says("The first line of the record does not fit: {why}.")
        raise Broken((Fault(file, 1, message, {"why": why}, says("Choose another file.")),)) from error


class _Sort(msgspec.Struct):
    """What a first line must tell before it can be read whole."""

    lantern: int
    game: str
    content: dict[str, str] = {}


def _game(file: str, raw: bytes, plain: bytes) -> str:
    if not raw:
        raise Broken((_strange(file, says("The file is empty.")),))
    for magic, message in MAGIC:
        if raw.startswith(magic):
            raise Broken((_strange(file, message),))
    if b'"ObjectStates"' in raw[:100_000]:
        raise Broken((_strange(file, says("This is a Tabletop Simulator save.")),))
    try:
        sort = msgspec.json.decode(plain, type=_Sort)
    except (msgspec.DecodeError, RecursionError) as error:
        raise Broken((_strange(file, says("This is no Lanternboard record.")),)) from error
    return _known(file, sort)


def _known(file: str, sort: _Sort) -> str:
    if sort.lantern != FORMAT:
        message = says("The record has format {format}; this program reads format {known}.")
        values: dict[str, str | int] = {"format": sort.lantern, "known": FORMAT}
        raise Broken((Fault(file, 1, message, values, says("Open it with the program that wrote it.")),))
    if sort.game not in shelf():
        message = says("This program knows no game called ‘{typed}’.")
        raise Broken((Fault(file, 1, message, {"typed": sort.game}, says("Open it with a newer program.")),))
    return sort.game


def book_of(game: str, header: bytes = b"{}") -> Any:
    """The rulebook of a game, its content as shipped but for what the header carries whole."""
    whole = msgspec.json.decode(header).get("content", {})
    return _book(game, whole) if whole else shipped(game)


@cache
def shipped(game: str) -> Any:
    """The rulebook of a game, its content as shipped."""
    return _book(game, {})


def _book(game: str, whole: Mapping[str, str]) -> Any:
    from assets import library

    one = shelf()[game]
    return one.rulebook(
        one.read({name: whole[name].encode() if name in whole else library.read(name) for name in one.files})
    )
