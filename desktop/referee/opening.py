"""The first line: a table set up, or one that a record ends with."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from desktop.looking import Looking
from desktop.record import load
from desktop.referee.commands import Command, FromRecord, Named, NewGame, Wrong
from desktop.replay import replay
from desktop.speech import Speech
from desktop.tables import Setup, a_book, layout_for, layout_reasons, new_match, options_for
from desktop.words import Words
from rules.arkham.setup import MOST as MOST_INVESTIGATORS
from rules.clocktower.setup import FEWEST as FEWEST_PLAYERS
from rules.clocktower.setup import MOST_SEATS
from rules.engine import AnyBook
from rules.fate import Fate
from rules.faults import Broken
from rules.games import Game, shelf
from rules.match import Match
from rules.messages import same, says
from rules.seats import Seat, Viewer

FEWEST, MOST = 2, 4
USUAL, EIGHT = 4, 8
"""Visitors."""


class Opened(NamedTuple):
    """A table, how many steps it had before, and what is wrong with its record (``damage``, a sentence)."""

    looking: Looking
    before: int = 0
    damage: dict[str, str] = {}


def open_table(first: Command, words: Words) -> Opened:
    """The table of a first line; Wrong for one that cannot be."""
    if isinstance(first, FromRecord):
        return _recorded(first, words)
    assert isinstance(first, NewGame)
    match = _fresh(first, words)
    check_viewer(match, first.viewer, "viewer")
    return Opened(Looking(match, first.viewer))


def check_viewer(match: Match, viewer: Viewer, field: str) -> None:
    """Wrong for a viewer whom the match does not know."""
    if viewer not in match.viewers():
        raise unknown(viewer, match.viewers(), field)


def unknown(typed: str, known: Iterable[str], field: str) -> Wrong:
    """The complaint about a name that is none of those known."""
    return Wrong(
        says("Nothing here is called ‘{typed}’; known are {known}."), {"typed": typed, "known": list(known)}, field
    )


# ---- fresh


def _fresh(first: NewGame, words: Words) -> Match:
    if first.game not in shelf():
        raise unknown(first.game, shelf(), "game")
    book = a_book(first.game)
    options = under("options", first.options, book.options)
    fate = Fate(other="cardboard") if isinstance(first.fate, str) else first.fate
    if first.game != "hakoonna":
        seats = _people(shelf()[first.game], first.seats)
        options = options_for(book, options, seats, fate.seed)
        return new_match(book, Setup(options, seats, fate, game=first.game))
    seats = _seats(shelf()[first.game], first.seats, getattr(options, "gray_man", True))
    layout = _layout(book, first.layout, words) or layout_for(book, options, fate.seed)
    return new_match(book, Setup(options, seats, fate, layout))


def under(field: str, raw: object, kind: Any) -> Any:
    """A value typed, the field named in the complaint about one that does not fit."""
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        said, _, path = str(error).partition(" - at `$")
        raise msgspec.ValidationError(f"{said} - at `$.{field}{path or '`'}") from error


def _seats(game: Game, wanted: int | tuple[str | Named, ...] | None, gray_man: bool) -> tuple[Seat, ...]:
    if not isinstance(wanted, tuple):
        visitors = MOST if wanted is None else wanted
        _count(visitors)
        return game.seats(visitors, gray_man)
    known = {seat.id: seat for seat in game.seats()}
    seats = tuple(_seat(known, one, f"seats[{number}]") for number, one in enumerate(wanted))
    if len({seat.id for seat in seats}) < len(seats):
        raise Wrong(says("A seat appears twice."), field="seats")
    _count(sum(seat.role == "visitor" for seat in seats))
    return seats


class Company(NamedTuple):
    """How many can play, how many do where nobody says, and what is said of too few or too many."""

    few: int
    most: int
    usual: int
    wrong: str


COMPANIES = {
    "arkham": Company(1, MOST_INVESTIGATORS, USUAL, says("There are {n} investigators; 1 to {most} can play.")),
    "clocktower": Company(FEWEST_PLAYERS, MOST_SEATS, EIGHT, says("There are {n} players; {few} to {most} can play.")),
}


def _people(game: Game, wanted: int | tuple[str | Named, ...] | None) -> tuple[Seat, ...]:
    """So many, each at the next seat; those that are named are taken in their order."""
    company = COMPANIES[game.id]
    many = company.usual if wanted is None else wanted if isinstance(wanted, int) else len(wanted)
    if not isinstance(wanted, tuple):
        if not company.few <= many <= company.most:
            values = {"n": many, "few": company.few, "most": company.most}
            raise Wrong(company.wrong, values, "seats")
        return game.seats(many)
    known = {seat.id: seat for seat in game.seats(company.most)}
    seats = tuple(_seat(known, one, f"seats[{number}]") for number, one in enumerate(wanted))
    if len({seat.id for seat in seats}) < len(seats):
        raise Wrong(says("A seat appears twice."), field="seats")
    return seats


def _count(visitors: int) -> None:
    if not FEWEST <= visitors <= MOST:
        values = {"n": visitors, "fewest": FEWEST, "most": MOST}
        raise Wrong(says("There are {n} visitors; {fewest} to {most} can play."), values, "seats")


def _seat(known: dict[str, Seat], wanted: str | Named, field: str) -> Seat:
    id_ = wanted if isinstance(wanted, str) else wanted.id
    if id_ not in known:
        raise unknown(id_, known, field)
    return known[id_] if isinstance(wanted, str) else msgspec.structs.replace(known[id_], name=same(wanted.name))


def _layout(book: AnyBook, raw: object, words: Words) -> Any:
    if raw is None:
        return None
    layout = under("layout", raw, book.layout)
    reasons = layout_reasons(book, layout)
    if reasons:
        speech = Speech(words, book.names(book.content, ()), {})
        told = " ".join(speech.tell(reason) for reason in reasons)
        raise Wrong(says("Nobody can play in this mansion: {why}"), {"why": told}, "layout")
    return layout


# ---- from a record


def _recorded(first: FromRecord, words: Words) -> Opened:
    path, speech = Path(first.record), Speech(words, {}, {})
    try:
        loaded = load(path)
        match, _, _, fault = replay(loaded, path.name)
    except Broken as error:
        told = " ".join(speech.fault(fault) for fault in error.faults)
        raise Wrong("{why}", {"why": told}, "record") from error
    check_viewer(match, first.viewer, "viewer")
    before, wrong = match.length, fault or loaded.fault
    match.begin()
    return Opened(Looking(match, first.viewer), before, {"damage": speech.fault(wrong)} if wrong else {})
