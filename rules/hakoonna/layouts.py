"""Whole mansions: laid by the program for those in a hurry, checked, and written down."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from typing import Final

import msgspec

from rules.board import Board
from rules.hakoonna import finishing, laying, mansion
from rules.hakoonna.content import FLOORS, Cell, Content, FloorId, Layout, Placement
from rules.hakoonna.options import Options
from rules.hakoonna.state import Public
from rules.hakoonna.violations import LaidTwice
from rules.messages import Name
from rules.offers import Draw
from rules.violations import NameUnknown, Violation

NAME: Final = Name(ko="프로그램이 지은 저택", en="The program's mansion")
NEAREST: Final = 2
FARTHEST: Final = 4
# A try takes 1 to 2 ms and is fair one time in six: a dozen to choose from, more only while none is fair.
TRIES: Final = 12
MOST_TRIES: Final = 60

Laid = tuple[Placement, ...]


# ---- laid by the program


def automatic(content: Content, draw: Draw) -> Layout:
    """The fairest of some mansions, each of boards drawn in random order; the same for the same draws.

    Fair means that the grudge rooms lie 2 to 4 steps from the 1F Hall and equally far (hakoonna.md 3, rule 9).
    Sound wherever the boards allow it.
    """
    tried: list[tuple[tuple[int, ...], Laid]] = []
    while len(tried) < TRIES or (len(tried) < MOST_TRIES and not any(_is_fair(faults) for faults, _ in tried)):
        laid = _attempt(content, draw)
        tried.append((_unfairness(content, laid), laid))
    return Layout(NAME, min(tried, key=lambda one: one[0])[1])


def _attempt(content: Content, draw: Draw) -> Laid:
    hall = content.starting("1F")
    laid: Laid = (Placement(hall, "1F", 0, 0),)
    pile = _shuffled([room.id for room in content.rooms if room.id != hall], draw)
    under: list[str] = []
    while pile:
        room = pile.pop(0)
        spots = _compact_spots(content, laid, room)
        if spots:
            laid = (*laid, spots[draw.below(len(spots))])
            pile, under = pile + under, []
        else:
            under.append(room)
    return laid


def _shuffled(ids: list[str], draw: Draw) -> list[str]:
    return [ids.pop(draw.below(len(ids))) for _ in range(len(ids))]


def _site(laid: Laid) -> Public:
    return Public(options=Options(), visitors=(), start="", phase="build", placements=laid)


def _compact_spots(content: Content, laid: Laid, room: str) -> list[Placement]:
    """Where the board fits and its floor takes the least space."""
    taken = [mansion.cell(placement) for placement in laid]
    cells: dict[int, list[Cell]] = {}
    for cell in laying.cells(laid):
        cells.setdefault(_area([*taken, cell], cell[0]) - _area(taken, cell[0]), []).append(cell)
    spots = (list(laying.places(content, _site(laid), room, cells[growth])) for growth in sorted(cells))
    return next(filter(None, spots), [])


def _area(cells: Iterable[Cell], floor: FloorId) -> int:
    on_floor = [(col, row) for its, col, row in cells if its == floor]
    if not on_floor:
        return 0
    cols, rows = zip(*on_floor, strict=True)
    return int((max(cols) - min(cols) + 1) * (max(rows) - min(rows) + 1))


def _unfairness(content: Content, laid: Laid) -> tuple[int, int, int, int]:
    """Rooms that nobody reaches, grudge rooms too near or too far, the spread of their distances, the space taken."""
    board = Board((placement.room for placement in laid), mansion.links(content, laid))
    steps = [board.steps(content.starting("1F"), room.id) for room in content.rooms if room.grudge]
    grudge = [far for far in steps if far is not None]
    return (
        len(content.rooms) - 1 - len(board.within(content.starting("1F"), len(laid))),
        sum(not NEAREST <= far <= FARTHEST for far in grudge),
        max(grudge, default=0) - min(grudge, default=0),
        sum(_area(map(mansion.cell, laid), floor) for floor in FLOORS),
    )


def _is_fair(unfairness: tuple[int, ...]) -> bool:
    return not any(unfairness[:3])


# ---- checked


def faults(content: Content, layout: Layout) -> tuple[Violation, ...]:
    """Everything wrong with a layout, in whatever order its boards are listed; () where a game can be played."""
    once = _once(content, layout.board)
    laid, left = _laid_in_turn(content, once)
    found = (
        *_misnamed(content, layout.board),
        *(reason for placement in left for reason in _against(content, laid, placement)),
        *finishing.incomplete(content, once),
        *finishing.unreachable(content, laid),
    )
    return tuple(dict.fromkeys(found))


def _once(content: Content, board: Laid) -> Laid:
    first: dict[str, Placement] = {}
    for placement in board:
        if placement.room in content.by_id:
            first.setdefault(placement.room, placement)
    return tuple(first.values())


def _misnamed(content: Content, board: Laid) -> Iterator[Violation]:
    rooms = [placement.room for placement in board]
    for room in rooms:
        if room not in content.by_id:
            yield NameUnknown(room, get_close_matches(room, content.by_id, n=1, cutoff=0.0)[0])
        elif rooms.count(room) > 1:
            yield LaidTwice(room)


def _laid_in_turn(content: Content, boards: Laid) -> tuple[Laid, Laid]:
    """What a builder could lay, one board after another from the 1F Hall on, and what is left over."""
    hall = content.starting("1F")
    laid = tuple(one for one in boards if one.room == hall and one.floor == "1F")
    left = [one for one in boards if one not in laid]
    while (fits := next((one for one in left if not any(_against(content, laid, one))), None)) is not None:
        laid = (*laid, fits)
        left.remove(fits)
    return laid, tuple(left)


def _against(content: Content, laid: Laid, placement: Placement) -> Iterator[Violation]:
    if placement.room == content.starting("1F"):
        yield NameUnknown(placement.floor, "1F")
    else:
        yield from laying.misplaced(content, _site(laid), placement)


# ---- written down


def write(layout: Layout) -> str:
    """The layout as the text of a file that ``content.read_layout`` reads back."""
    name = f"name = {{ ko = {quoted(layout.name.ko)}, en = {quoted(layout.name.en)} }}"
    return "\n\n".join((name, *map(_board, layout.board))) + "\n"


def _board(placement: Placement) -> str:
    turn = [f"turn = {placement.turn}"] if placement.turn else []
    place = [f"floor = {quoted(placement.floor)}", f"col = {placement.col}", f"row = {placement.row}"]
    return "\n".join(("[[board]]", f"room = {quoted(placement.room)}", *place, *turn))


def quoted(text: str) -> str:
    """A text as TOML writes it."""
    # A JSON string is a TOML string, but for the one control character that JSON leaves as it is.
    return msgspec.json.encode(text).decode().replace("\x7f", "\\u007f")
