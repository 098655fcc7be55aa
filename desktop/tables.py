"""Brings game, content and record together: new tables, tables read from a file, the table of the demo."""

from __future__ import annotations

import uuid
from collections.abc import Mapping
from contextlib import ExitStack, suppress
from datetime import datetime
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from assets import library
from desktop import generations, whole_file
from desktop.first_line import book_of
from desktop.locks import Lock
from desktop.record import ENDING, Loaded, Record, head, load
from desktop.replay import replay
from rules.engine import AnyBook
from rules.fate import Fate, Oracle
from rules.faults import Fault
from rules.games import shelf
from rules.match import FORMAT, Header, Match
from rules.notation import Notation
from rules.seats import BLIND, Seat, SeatId, Viewer
from rules.violations import Violation

if TYPE_CHECKING:
    from desktop.session import Session
    from rules.hakoonna.bots import Strength


AS_SHIPPED: Mapping[str, str] = MappingProxyType({})


class Opened(NamedTuple):
    """A table read from a file, with what was wrong with it."""

    session: Session
    fault: Fault | None


def files(game: str) -> Mapping[str, bytes]:
    """A game's data as shipped."""
    return {name: library.read(name) for name in shelf()[game].files}


def a_book(game: str = "hakoonna", whole: Mapping[str, str] = AS_SHIPPED) -> AnyBook:
    """A game's rulebook, its content as shipped but for the files given whole, by asset name."""
    book: AnyBook = book_of(game, msgspec.json.encode({"content": dict(whole)}))
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


def options_for(book: AnyBook, options: Any, seats: tuple[Seat, ...], seed: int) -> Any:
    """The options, with what a table would have to prepare before it begins: the bag of a circle, by chance."""
    if book.game != "clocktower":
        return options
    from rules.clocktower import setup
    from rules.dice import Dice

    return setup.with_a_bag(book.content, options, seats, Dice(f"{seed}/bag").below)


class Setup(NamedTuple):
    """What a new table is set up from; ``begun`` is the day, as in a calendar.

    ``content`` holds whole the files of the game that are not as shipped, ``preset`` names its set of house rules,
    ``folder`` is where its record goes instead of the usual one. ``viewer`` is whose eyes the host's window has,
    ``bots`` are the seats that the program plays, and how well.
    """

    options: Any
    seats: tuple[Seat, ...]
    fate: Fate = Fate()
    layout: Any = None
    begun: str = ""
    content: Mapping[str, str] = AS_SHIPPED
    preset: str = ""
    folder: Path | None = None
    viewer: Viewer = BLIND
    bots: Mapping[SeatId, Strength] = MappingProxyType({})
    game: str = "hakoonna"


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
        content=dict(setup.content),
        fate=setup.fate,
        preset=setup.preset,
        host=setup.viewer,
    )
    match = Match(book, header, oracle)
    match.begin()
    return match


def record_for(match: Match, folder: Path, now: datetime) -> Record:
    """A new record in a folder, named by date and game, its header written."""
    return Record.create(_named(match, folder, now), Notation(match.book).write_header(match.header))


def unplaced(match: Match, folder: Path, now: datetime, trouble: OSError) -> Record:
    """A record for a folder in which none can be begun now."""
    return Record.unplaced(_named(match, folder, now), Notation(match.book).write_header(match.header), trouble)


def _named(match: Match, folder: Path, now: datetime) -> Path:
    return folder / f"{now:%Y-%m-%d}-{match.header.game}{ENDING}"


def open_table(path: Path, folder: Path, viewer: Viewer = "", oracle: Oracle | None = None) -> Opened:
    """A table from its record, which goes on growing; Broken when not even the first line can be read.

    What was there is kept as a generation. A line cut short by a kill is taken off. A record damaged otherwise stays
    as it is, and play goes on in a copy of its good part under a new name in ``folder``. Busy where another program
    writes it. Without a ``viewer`` the host's window has the eyes that it had.
    """
    from desktop.session import Session

    head(path)
    with ExitStack() as held:
        lock = Lock(path)
        held.callback(lock.free)
        loaded = load(path)
        replayed = replay(loaded, path.name, oracle)
        if replayed.fault is not None:
            loaded = load(path, replayed.kept)._replace(fault=replayed.fault, torn=False)
        damaged = loaded.fault is not None and not loaded.torn
        record = _salvaged(path, folder, loaded) if damaged else _taken_up(path, loaded, lock)
        if not damaged:
            held.pop_all()
    replayed.match.begin()
    return Opened(Session(replayed.match, record, viewer or replayed.match.header.host), loaded.fault)


def _taken_up(path: Path, loaded: Loaded, lock: Lock) -> Record:
    with suppress(OSError):  # opening takes nothing away that could be read: on a full disk it is done all the same
        generations.keep(path)
    _cut(path, loaded.good)
    return Record(path, loaded.check, lock)


def _salvaged(path: Path, folder: Path, loaded: Loaded) -> Record:
    saved = new_name(folder, f"{path.stem}-salvaged")
    whole_file.put(saved, path.read_bytes()[: loaded.good])
    return Record(saved, loaded.check)


def copy(path: Path, folder: Path) -> Path:
    """A copy of a record under a new name in a folder."""
    copied = new_name(folder, f"{path.stem}-copy")
    whole_file.put(copied, path.read_bytes())
    return copied


def restore(generation: Path) -> Path:
    """Have a record be again what it was; what it is now is kept first.

    Broken where nothing can be read in the generation, Busy where another program writes the record.
    """
    head(generation)
    path = generations.record_of(generation)
    lock = Lock(path)
    try:
        content = generation.read_bytes()
        if path.exists():
            generations.keep(path)
        whole_file.put(path, content)
    finally:
        lock.free()
    return path


def _cut(path: Path, good: int) -> None:
    if path.stat().st_size > good:
        with path.open("r+b") as file:
            file.truncate(good)


def new_name(folder: Path, stem: str) -> Path:
    """A name for a record that nothing has yet; its folder is made."""
    folder.mkdir(parents=True, exist_ok=True)
    names = (stem, *(f"{stem}-{number}" for number in range(2, 1000)))
    return next(path for name in names if not (path := folder / f"{name}{ENDING}").exists())


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
