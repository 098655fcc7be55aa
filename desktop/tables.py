"""Brings game, content and record together: new tables, tables read from a file, the table of the demo."""

from __future__ import annotations

import uuid
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from assets import library
from desktop.record import ENDING, Record, load, shipped
from desktop.replay import replay
from rules.engine import AnyBook
from rules.fate import Fate, Oracle
from rules.faults import Fault
from rules.games import shelf
from rules.match import FORMAT, Header, Match
from rules.notation import Notation
from rules.seats import BLIND, Seat, Viewer
from rules.violations import Violation

if TYPE_CHECKING:
    from desktop.session import Session


class Opened(NamedTuple):
    """A table read from a file, with what was wrong with it."""

    session: Session
    fault: Fault | None


def files(game: str) -> Mapping[str, bytes]:
    """A game's data as shipped."""
    return {name: library.read(name) for name in shelf()[game].files}


def a_book(game: str = "hakoonna") -> AnyBook:
    """A game's rulebook with its content as shipped."""
    book: AnyBook = shipped(game)
    return book


def layout_reasons(book: AnyBook, layout: Any) -> tuple[Violation, ...]:
    """Everything that makes a board laid beforehand unplayable."""
    from rules.hakoonna import layouts

    return layouts.faults(book.content, layout)


def layout_for(book: AnyBook, options: Any, seed: int) -> Any:
    """The board that the options ask for; None where the table builds its own."""
    from rules.dice import Dice
    from rules.hakoonna import layouts

    if options.mansion == "automatic":
        return layouts.automatic(book.content, Dice(f"{seed}/mansion"))
    return book.content.practice if options.mansion == "practice" else None


class Setup(NamedTuple):
    """What a new table is set up from; ``begun`` is the day, as in a calendar."""

    options: Any
    seats: tuple[Seat, ...]
    fate: Fate = Fate()
    layout: Any = None
    begun: str = ""


def new_match(book: AnyBook, setup: Setup, oracle: Oracle | None = None) -> Match:
    """A fresh match, the program's first answers given."""
    header: Header[Any, Any] = Header(
        FORMAT,
        book.game,
        setup.seats,
        setup.options,
        id=uuid.uuid4().hex,
        begun=setup.begun,
        layout=setup.layout,
        fate=setup.fate,
    )
    match = Match(book, header, oracle)
    match.begin()
    return match


def record_for(match: Match, folder: Path, now: datetime) -> Record:
    """A new record in a folder, named by date and game, its header written."""
    path = folder / f"{now:%Y-%m-%d}-{match.header.game}{ENDING}"
    return Record.create(path, Notation(match.book).write_header(match.header))


def open_table(path: Path, folder: Path, viewer: Viewer = BLIND, oracle: Oracle | None = None) -> Opened:
    """A table from its record, which goes on growing; Broken when not even the first line can be read.

    A line cut short by a kill is taken off. A record damaged otherwise stays as it is, and play goes on in a
    copy of its good part under a new name in ``folder``.
    """
    from desktop.session import Session

    loaded = load(path)
    replayed = replay(loaded, path.name, oracle)
    if replayed.fault is not None:
        loaded = load(path, replayed.kept)._replace(fault=replayed.fault, torn=False)
    record = _go_on(path, folder, loaded.good, loaded.check, copy=loaded.fault is not None and not loaded.torn)
    replayed.match.begin()
    return Opened(Session(replayed.match, record, viewer), loaded.fault)


def _go_on(path: Path, folder: Path, good: int, check: int, copy: bool) -> Record:
    if not copy:
        _cut(path, good)
        return Record(path, check)
    folder.mkdir(parents=True, exist_ok=True)
    saved = _free(folder / f"{path.stem}-salvaged{ENDING}")
    saved.write_bytes(path.read_bytes()[:good])
    return Record(saved, check)


def _cut(path: Path, good: int) -> None:
    if path.stat().st_size > good:
        with path.open("r+b") as file:
            file.truncate(good)


def _free(path: Path) -> Path:
    taken = (path, *(path.with_name(f"{path.stem}-{number}{path.suffix}") for number in range(2, 1000)))
    return next(one for one in taken if not one.exists())


def demo(seed: int = 7, viewer: Viewer = BLIND) -> Session:
    """The table that is shown where none is asked for: a practice mansion in the middle of an evening, unrecorded."""
    from desktop.session import Session

    book = a_book()
    layout = book.content.practice
    match = new_match(book, Setup(book.options(), shelf()["hakoonna"].seats(), Fate(seed=seed), layout))
    for line in library.read("hakoonna/demo.jsonl").splitlines():
        match.play(Notation(book).action(msgspec.json.decode(line)))
    match.unwritten.clear()
    return Session(match, None, viewer)
