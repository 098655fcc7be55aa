"""Mansions in files of their own, to be laid again another evening."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from desktop.speech import Speech
from rules.faults import Broken, Fault
from rules.hakoonna import layouts
from rules.hakoonna.content import Content, Layout, Placement, read_layout
from rules.messages import same, says
from rules.violations import Violation

ENDING = ".toml"
LARGEST = 100_000


class Loaded(NamedTuple):
    """What a file held: a mansion that can be played in, or everything that is wrong with it."""

    layout: Layout | None
    faults: tuple[Fault, ...] = ()
    reasons: tuple[Violation, ...] = ()

    def sentences(self, speech: Speech) -> Iterator[str]:
        """What is wrong, with the line where there is one."""
        for fault in self.faults:
            told = speech.fault(fault)
            yield speech.words.say(LINE, {"line": fault.line, "fault": told}) if fault.line else told
        yield from (speech.tell(reason) for reason in self.reasons)


LINE = says("Line {line}: {fault}")


def load(path: Path, content: Content) -> Loaded:
    """The mansion in a file, checked against the boards of the game."""
    try:
        layout = read_layout(path.name, _bytes(path))
    except Broken as broken:
        return Loaded(None, broken.faults)
    reasons = layouts.faults(content, layout)
    return Loaded(None, (), reasons) if reasons else Loaded(layout)


def _bytes(path: Path) -> bytes:
    try:
        with path.open("rb") as file:
            raw = file.read(LARGEST + 1)
    except OSError as error:
        raise Broken((_not_read(path, error),)) from error
    if len(raw) > LARGEST:
        fault = Fault(path.name, 0, says("The file is too large for a mansion."), {}, says("Choose another file."))
        raise Broken((fault,))
    return raw


def _not_read(path: Path, error: OSError) -> Fault:
    values = {"file": path.name, "why": error.strerror or str(error)}
    return Fault(path.name, 0, says("Cannot read {file} ({why})."), values, says("Choose another file."))


def save(path: Path, board: tuple[Placement, ...]) -> None:
    """Write a mansion, called by the file's name; the old file stands until the new one is whole.

    Broken tells why it could not be written.
    """
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with draft.open("w", encoding="utf-8", newline="\n") as file:
            file.write(layouts.write(Layout(same(path.stem), board)))
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except OSError as error:
        with contextlib.suppress(OSError):
            draft.unlink()
        raise Broken((_not_written(path, error),)) from error


def _not_written(path: Path, error: OSError) -> Fault:
    values = {"file": path.name, "why": error.strerror or str(error)}
    return Fault(path.name, 0, says("Cannot save {file} ({why})."), values, says("Choose another folder."))
