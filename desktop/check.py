"""`lanternboard check`: what a file is, and everything that is wrong with it."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

from desktop.check_layout import layout_faults
from desktop.check_record import record_faults
from desktop.first_line import MAGIC
from desktop.lessons.sound import lesson_faults
from desktop.speech import Speech
from desktop.tables import a_book
from desktop.words import Words
from rules.faults import Broken, Fault
from rules.hakoonna import content
from rules.messages import says

HEAD: Final = 100_000
LARGEST_TEXT: Final = 1 << 20
"""The most bytes that a room file or a mansion may have."""


class Report(NamedTuple):
    """What to print, and whether every file can be used."""

    lines: tuple[str, ...]
    sound: bool


def check(paths: Iterable[Path], words: Words) -> Report:
    """Look into each file; warnings are told but break nothing."""
    book = a_book()
    speech = Speech(words, book.names(book.content, ()), {})
    found = [(path, faults(path)) for path in paths]
    lines = tuple(line for path, wrong in found for line in _told(path, wrong, speech))
    return Report(lines, all(fault.warning for _, wrong in found for fault in wrong))


def _told(path: Path, wrong: tuple[Fault, ...], speech: Speech) -> Iterator[str]:
    for fault in wrong:
        inside = "" if fault.file == path.name else f" {fault.file}:"
        line = f"{fault.line}:" if fault.line else ""
        warning = f" {speech.words.say(says('Note:'))}" if fault.warning else ""
        yield f"{path}:{inside}{line}{warning} {speech.fault(fault)}"
    if all(fault.warning for fault in wrong):
        yield f"{path}: {speech.words.say(says('This file can be used.'))}"


def faults(path: Path) -> tuple[Fault, ...]:
    """Everything wrong with a file, by what it holds and not by what it is called."""
    try:
        head = _head(path)
        return _reader(path.name, head)(path)
    except Broken as broken:
        return broken.faults
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", "") or str(error)
        message = says("The file cannot be read: {why}.")
        return (Fault(path.name, 0, message, {"why": why}, says("Choose another file.")),)


def _head(path: Path) -> bytes:
    if path.exists() and not path.is_file():
        raise _broken(path.name, 0, says("This is no file."), says("Choose another file."))
    with path.open("rb") as file:
        return file.read(HEAD)


def _reader(file: str, head: bytes) -> Callable[[Path], tuple[Fault, ...]]:
    if not head:
        raise _broken(file, 0, says("The file is empty."), says("Choose another file."))
    for magic, message in MAGIC:
        if head.startswith(magic):
            raise _broken(file, 0, message, SUITED)
    if b'"ObjectStates"' in head:
        raise _broken(file, 0, says("This is a Tabletop Simulator save."), SUITED)
    return record_faults if head.lstrip()[:1] == b"{" else _text_faults


SUITED = says("Lanternboard reads its own records (.lantern), room files and mansions (.toml).")


def _broken(file: str, line: int, message: str, remedy: str) -> Broken:
    return Broken((Fault(file, line, message, {}, remedy),))


# ---- texts


def _text_faults(path: Path) -> tuple[Fault, ...]:
    if path.stat().st_size > LARGEST_TEXT:
        raise _broken(path.name, 0, says("This file is larger than any room file."), SUITED)
    raw = path.read_bytes()
    text = _text(path.name, raw)
    kind = _kind(text)
    if kind == "room":
        return content.room_faults(path.name, raw, content.read_rooms(path.name, raw))
    if kind == "board":
        return layout_faults(path.name, raw)
    if kind == "step":
        return lesson_faults(path.name, raw)
    raise _broken(path.name, 1, says("This is neither a record nor a room file nor a mansion."), SUITED)


def _text(file: str, raw: bytes) -> str:
    encoding = _encoding(raw)
    if b"\0" in raw and encoding != "UTF-16":
        raise _broken(file, raw[: raw.index(b"\0")].count(b"\n") + 1, says("This is no text."), SUITED)
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = raw[: error.start].count(b"\n") + 1
        raise Broken((Fault(file, line, _OTHERWISE[bool(encoding)], {"encoding": encoding}, _SAVE),)) from error
    if text.lstrip().startswith("{"):
        raise _broken(file, 1, says("An editor has put a mark (BOM) before this record."), says("Choose another file."))
    return text


_OTHERWISE = (says("This is not a text in UTF-8."), says("This text is written in {encoding}, not in UTF-8."))
_SAVE = says("Save it as UTF-8.")


def _encoding(raw: bytes) -> str:
    """The encoding that a text not in UTF-8 seems to have; "" where it cannot be told."""
    if raw.startswith((b"\xff\xfe", b"\xfe\xff")):
        return "UTF-16"
    try:
        raw.decode("cp949")
    except UnicodeDecodeError:
        return ""
    return "CP949"


def _kind(text: str) -> str:
    """The table that a text is made of: ``room``, ``board``, ``step`` of a lesson, or "" for none of them."""
    try:
        tables = tuple(tomllib.loads(text))
    except (tomllib.TOMLDecodeError, RecursionError):
        tables = tuple(re.findall(r"^\s*\[\[(\w+)", text, flags=re.MULTILINE))
    return next((table for table in tables if table in ("room", "board", "step")), "")
