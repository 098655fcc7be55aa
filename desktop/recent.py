"""The records in a folder, newest first, looked at in small steps; what is kept of each is what everybody may know."""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Iterator, Mapping
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

import msgspec
from PySide6.QtCore import Signal

from desktop.in_steps import InSteps
from desktop.looking import Looking
from desktop.record import ENDING, Loaded, damage, head, load, unseal
from desktop.replay import UNFIT, replay
from desktop.session import Session, touched
from desktop.speech import Speech, titles
from desktop.words import Words
from rules.events import Event
from rules.faults import Broken, Fault
from rules.match import Line, Match
from rules.messages import Name
from rules.seats import AUDIENCE
from rules.views import Picture

MOST = 40
LARGEST = 16 * 1024 * 1024
STRIDE = 50

Steps = Generator[None, None, "Recent"]


class Glance(NamedTuple):
    """A table as the audience knows it: the picture, and the last that it was told of."""

    picture: Picture
    last: Event | None
    over: bool
    touched: bool
    names: Mapping[str, Name]
    titles: Mapping[str, str]

    def speech(self, words: Words) -> Speech:
        """A voice for this table."""
        return Speech(words, self.names, self.titles)


class Recent(NamedTuple):
    """A record in the folder; ``present`` is the one of the table that is open now, ``steps`` are those it keeps."""

    path: Path
    when: datetime
    size: int
    game: str = ""
    seats: int = 0
    glance: Glance | None = None
    fault: Fault | None = None
    present: bool = False
    steps: int = 0

    @property
    def unfinished(self) -> bool:
        """Whether somebody has played here and may go on."""
        glance = self.glance
        return self.fault is None and glance is not None and glance.touched and not glance.over


def glance(looking: Looking) -> Glance:
    """What everybody may know of a table."""
    match, book = looking.match, looking.book
    names = {**book.names(book.content, match.header.seats), **match.names}
    over = looking.seen(AUDIENCE).over
    return Glance(looking.picture(AUDIENCE), _last(looking), over, touched(match), names, titles(looking.notation))


def _last(looking: Looking) -> Event | None:
    way = reversed(looking.match.path(looking.match.published()))
    told = (event for node in way for event in reversed(looking.events(node.number, AUDIENCE)))
    return next((event for event in told if event.message), None)


# ---- one record


def headed(found: Recent) -> Recent:
    """With what its first line tells, or its fault."""
    try:
        header = head(found.path)
    except Broken as broken:
        return found._replace(fault=broken.faults[0])
    return found._replace(game=header.game, seats=len(header.seats))


def read(found: Recent) -> Steps:
    """With how the table stands. One that is too large is left as it is."""
    if found.fault is not None or found.size > LARGEST:
        return found
    try:
        loaded = yield from _loaded(found.path)
        yield
        match, fault = yield from _replayed(loaded, found.path.name)
    except Broken as broken:
        return found._replace(fault=broken.faults[0])
    found = found._replace(steps=match.length)
    if fault is not None:
        return found._replace(fault=fault)
    return found._replace(fault=loaded.fault if not loaded.torn else None, glance=glance(Looking(match)))


def _loaded(path: Path) -> Generator[None, None, Loaded]:
    """The record read as ``record.load`` reads it, with pauses."""
    start = load(path, 0)
    raw, lines = _raw(path), list[Line]()
    at, check = start.good, start.check
    while (end := raw.find(b"\n", at)) >= 0:
        unsealed = unseal(raw[at:end], check)
        if unsealed is None:
            break
        try:
            lines.append(start.notation.read(unsealed[0]))
        except (msgspec.DecodeError, RecursionError):
            break
        at, check = end + 1, unsealed[1]
        if not len(lines) % STRIDE:
            yield
    torn = at < len(raw) and raw.find(b"\n", at) < 0
    fault = damage(path.name, len(lines) + 2, len(raw), at) if at < len(raw) else None
    return start._replace(lines=tuple(lines), good=at, check=check, fault=fault, torn=torn)


def _raw(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError:
        return b""  # gone meanwhile


def _replayed(loaded: Loaded, file: str) -> Generator[None, None, tuple[Match, Fault | None]]:
    try:
        match = Match(loaded.notation.book, loaded.header)
        for number, line in enumerate(loaded.lines, 1):
            match.resume((line,))
            if not number % STRIDE:
                yield
        glance(Looking(match))
    except UNFIT:
        replayed = replay(loaded, file)
        return replayed.match, replayed.fault
    return match, None


# ---- all of them


def in_folder(folder: Path) -> list[Recent]:
    """The newest records of a folder, not looked into; none where there is no such folder."""
    try:
        with os.scandir(folder) as there:
            paths = [Path(one.path) for one in there if one.name.endswith(ENDING)]
    except OSError:
        return []
    return sorted(filter(None, map(entry, paths)), key=lambda one: one.when, reverse=True)


def entry(path: Path) -> Recent | None:
    """A record not looked into; None where nothing can be told of it."""
    try:
        facts = path.stat()
        return Recent(path, datetime.fromtimestamp(facts.st_mtime), facts.st_size)
    except (OSError, ValueError, OverflowError):
        return None


class Recents(InSteps):
    """Looks whenever it is asked to, and never for long at a time.

    ``listed`` tells that ``entries`` are new, ``looked`` that one of them is better known, ``finished`` that all are.
    """

    listed = Signal()
    looked = Signal(int)

    def __init__(self, folder: Path, present: Callable[[], Session], now: Callable[[], datetime]) -> None:
        super().__init__()
        self.folder = folder
        self.now = now
        self.entries: list[Recent] = []
        self.more = 0
        self._present = present
        self._known: dict[tuple[Path, datetime, int], Recent] = {}

    def look(self) -> None:
        """Look at the folder anew."""
        self.begin(self._steps())

    def resumable(self) -> Recent | None:
        """The newest record that is known to be unfinished."""
        return next((one for one in self.entries if one.unfinished), None)

    def _steps(self) -> Iterator[None]:
        found = [one for one in in_folder(self.folder) if not self._is_passing(one)]
        self.entries, self.more = found[:MOST], max(0, len(found) - MOST)
        yield
        for number, one in enumerate(self.entries):
            self.entries[number] = self._at_hand(one)
            yield
        self.listed.emit()
        for number in range(len(self.entries)):
            yield from self._look_at(number)

    def _look_at(self, number: int) -> Iterator[None]:
        one = self.entries[number]
        if one.glance is None and one.fault is None:
            one = yield from read(one)
            self._known[one.path, one.when, one.size] = one
            self.entries[number] = one
        self.looked.emit(number)
        yield

    def _is_passing(self, one: Recent) -> bool:
        session = self._present()
        return session.leaves_nothing and self._is_present(one.path)

    def _is_present(self, path: Path) -> bool:
        record = self._present().record
        return record is not None and record.path == path

    def _at_hand(self, one: Recent) -> Recent:
        """What need not be read."""
        if self._is_present(one.path):
            session = self._present()
            header = session.match.header
            one = one._replace(game=header.game, seats=len(header.seats), glance=glance(session), present=True)
            return one._replace(steps=session.match.length)
        return self._known.get((one.path, one.when, one.size)) or headed(one)
