"""Whole mansions: laid by the program, checked, and written down."""

from __future__ import annotations

import time
from functools import cache

import pytest

from assets import library
from rules.board import Board
from rules.dice import Dice
from rules.hakoonna import mansion
from rules.hakoonna.actions import Finish, Lay
from rules.hakoonna.content import FLOORS, PRACTICE_FILE, Content, Layout, Placement, read_layout
from rules.hakoonna.layouts import automatic, faults, write
from rules.hakoonna.violations import (
    BasementAttach,
    BoardsMissing,
    CellTaken,
    LaidTwice,
    LayApart,
    NoGrudgeRoom,
    NoMatchingDoor,
    SecondFloorNotOut,
    Unreachable,
)
from rules.messages import Name, same
from rules.offers import Draw
from rules.seats import HOST
from rules.violations import NameUnknown, Violation
from tests.rules.hakoonna.a_mansion import a_game, a_mansion, a_placement, boards, shipped

SEEDS = range(200)
PRACTICE = shipped().practice.board


@cache
def laid(seed: int) -> Layout:
    return automatic(shipped(), Dice(f"mansion {seed}"))


def steps(layout: Layout, content: Content | None = None) -> dict[str, int | None]:
    """How far each room lies from the 1F Hall."""
    content = content or shipped()
    board = Board((one.room for one in layout.board), mansion.links(content, layout.board))
    return {one.room: board.steps(content.starting("1F"), one.room) for one in layout.board}


def size(layout: Layout, floor: str) -> tuple[int, int]:
    cells = [(one.col, one.row) for one in layout.board if one.floor == floor]
    cols, rows = zip(*cells, strict=True)
    return max(cols) - min(cols) + 1, max(rows) - min(rows) + 1


# ---- laid by the program


def test_every_automatic_mansion_is_sound() -> None:
    assert all(faults(shipped(), laid(seed)) == () for seed in SEEDS)
    assert all(len({one.room for one in laid(seed).board}) == 9 for seed in SEEDS)


def test_the_grudge_rooms_lie_two_to_four_steps_from_the_hall_and_equally_far() -> None:
    for seed in SEEDS:
        far = steps(laid(seed))
        assert far["child"] == far["red_room"], seed
        assert far["child"] in (2, 3, 4), seed


def test_floors_are_compact() -> None:
    for seed in SEEDS:
        sizes = [size(laid(seed), floor) for floor in FLOORS]
        assert max(max(one) for one in sizes) <= 4, seed
        assert sum(width * height for width, height in sizes) <= 14, seed


def test_the_same_draws_give_the_same_mansion() -> None:
    assert automatic(shipped(), Dice("once")) == automatic(shipped(), Dice("once"))


def test_other_draws_give_other_mansions() -> None:
    assert len({laid(seed).board for seed in SEEDS}) > len(SEEDS) * 0.9


def test_boards_are_laid_on_either_floor_and_at_every_turn() -> None:
    seen = {(one.room, one.floor, one.turn) for seed in SEEDS for one in laid(seed).board}
    loose = [room.id for room in shipped().rooms if room.floor == "any"]
    assert {(room, floor) for room, floor, _ in seen} >= {(room, floor) for room in loose for floor in ("1F", "2F")}
    assert {turn for _, _, turn in seen} == {0, 1, 2, 3}


@pytest.mark.parametrize("seed", range(10))
def test_an_automatic_mansion_could_have_been_built_by_hand(seed: int) -> None:
    evening = a_game()
    for one in laid(seed).board[1:]:
        evening.fate(one.room)
        evening.plays(Lay(evening.turn, one.room, mansion.cell_id(one.floor, one.col, one.row), one.turn))
    assert evening.allows(Finish(HOST))
    assert evening.public.placements == laid(seed).board


def test_a_game_begins_in_an_automatic_mansion() -> None:
    evening = a_game("red", "blue", layout=laid(0))
    assert evening.turn == "red"
    assert evening.public.placements == laid(0).board


class Lowest(Draw):
    """Always the first."""

    def below(self, bound: int) -> int:
        return 0


class Highest(Draw):
    """Always the last."""

    def below(self, bound: int) -> int:
        return bound - 1


@pytest.mark.parametrize("draw", [Lowest(), Highest()])
def test_even_the_oddest_draws_give_a_sound_mansion(draw: Draw) -> None:
    assert faults(shipped(), automatic(shipped(), draw)) == ()


def test_a_board_that_fits_nowhere_yet_waits_under_the_pile() -> None:
    content = boards("hall 1F n", "closet any s*", "attic 2F ns", "study any n", stairs=("hall attic",))
    for seed in range(20):
        assert faults(content, automatic(content, Dice(f"narrow {seed}"))) == ()


def test_boards_that_cannot_all_be_laid_leave_the_rest_out() -> None:
    content = boards("hall 1F n", "closet any s*", "study any s")
    layout = automatic(content, Dice("none"))
    assert len(layout.board) == 2
    assert BoardsMissing(2) in faults(content, layout)


def test_a_mansion_is_laid_before_anybody_notices(capsys: pytest.CaptureFixture[str]) -> None:
    automatic(shipped(), Dice("warm"))
    began = time.perf_counter()
    for seed in range(20):
        automatic(shipped(), Dice(f"quick {seed}"))
    each = (time.perf_counter() - began) / 20
    with capsys.disabled():
        print(f"\nautomatic mansion: {each * 1000:.0f} ms", end=" ")  # noqa: T201
    assert each < 0.25


# ---- checked


def relaid(*places: str) -> Layout:
    """The practice mansion with these boards elsewhere."""
    moved = {one.room: one for one in map(a_placement, places)}
    return Layout(same("a test"), tuple(moved.get(one.room, one) for one in PRACTICE))


def test_the_practice_mansion_has_no_faults_in_any_order() -> None:
    for shift in range(len(PRACTICE)):
        assert faults(shipped(), Layout(same("a test"), PRACTICE[shift:] + PRACTICE[:shift])) == ()
    assert faults(shipped(), Layout(same("a test"), PRACTICE[::-1])) == ()


@pytest.mark.parametrize(
    ("place", "reason"),
    [
        ("kitchen 1F:3:3", NoMatchingDoor("kitchen")),
        ("kitchen 1F:1:1:1", NoMatchingDoor("kitchen")),
        ("child 1F:0:0", CellTaken("hall")),
        ("bedroom B1:1:0", BasementAttach()),
        ("basement 1F:0:-1", LayApart("basement")),
        ("basement 2F:0:-1", LayApart("basement")),
        ("bedroom 2F:5:5", NoMatchingDoor("bedroom")),
    ],
)
def test_a_board_in_the_wrong_place_is_told_as_the_builder_would_be(place: str, reason: Violation) -> None:
    assert reason in faults(shipped(), relaid(place))


def test_one_wrong_board_is_one_fault() -> None:
    assert faults(shipped(), relaid("bedroom 2F:5:5")) == (NoMatchingDoor("bedroom"),)
    assert faults(shipped(), relaid("bedroom B1:1:0")) == (BasementAttach(),)
    assert faults(shipped(), relaid("basement 1F:0:-1")) == (LayApart("basement"),)


def test_boards_that_hold_only_each_other_are_both_told() -> None:
    apart = relaid("kitchen 1F:7:7", "bedroom 1F:8:7:3")
    assert faults(shipped(), apart) == (NoMatchingDoor("kitchen"), NoMatchingDoor("bedroom"))


def test_without_its_hall_2f_is_closed() -> None:
    without = Layout(same("a test"), tuple(one for one in PRACTICE if one.room != "hall_2f"))
    assert faults(shipped(), without) == (SecondFloorNotOut(), BoardsMissing(8))


def test_a_missing_board_is_told() -> None:
    assert faults(shipped(), Layout(same("a test"), PRACTICE[:-1])) == (BoardsMissing(8),)


def test_a_mansion_without_grudge_rooms_is_told() -> None:
    board = tuple(one for one in PRACTICE if one.room not in ("child", "red_room"))
    assert faults(shipped(), Layout(same("a test"), board)) == (BoardsMissing(7), NoGrudgeRoom())


def test_an_unknown_room_is_told_with_the_nearest() -> None:
    board = (*PRACTICE[:-1], Placement("basment", "B1", 0, 0))
    assert faults(shipped(), Layout(same("a test"), board)) == (NameUnknown("basment", "basement"), BoardsMissing(8))


def test_a_board_laid_twice_is_told_once() -> None:
    board = (*PRACTICE, Placement("study", "1F", 5, 5), Placement("study", "1F", 6, 6))
    assert faults(shipped(), Layout(same("a test"), board)) == (LaidTwice("study"),)


def test_the_1f_hall_lies_on_1f() -> None:
    assert NameUnknown("2F", "1F") in faults(shipped(), relaid("hall 2F:0:1"))


def test_a_room_that_no_stairs_lead_to_is_told() -> None:
    content = boards("hall 1F n", "closet any s*", "cellar B1")
    board = tuple(map(a_placement, ("hall 1F:0:0", "closet 1F:0:-1", "cellar B1:0:0")))
    assert faults(content, Layout(same("a test"), board)) == (Unreachable("cellar"),)


def test_an_empty_layout_is_told() -> None:
    assert faults(shipped(), Layout(same("a test"), ())) == (BoardsMissing(0), NoGrudgeRoom())


# ---- written down


@pytest.mark.parametrize("seed", range(30))
def test_a_layout_is_read_back_as_it_was_written(seed: int) -> None:
    assert read_layout("mansion.toml", write(laid(seed)).encode()) == laid(seed)


@pytest.mark.parametrize(
    "name", ["", 'the "old" one', "back\\slash", "줄\n바꿈", "\t\x00\x1f\x7f", "🏚️ 怨 ñ", "'''\"\"\""]
)
def test_any_name_is_read_back(name: str) -> None:
    layout = Layout(Name(ko=name, en=name), PRACTICE)
    assert read_layout("mansion.toml", write(layout).encode()) == layout


def test_odd_room_names_and_cells_are_read_back() -> None:
    layout = Layout(same("odd"), (Placement('a "room"', "1F", -12, 34, 3), Placement("", "B1", 0, 0)))
    assert read_layout("mansion.toml", write(layout).encode()) == layout


def test_it_is_written_as_the_practice_mansion_is() -> None:
    shipped_lines = [line for line in library.read(PRACTICE_FILE).decode().splitlines() if not line.startswith("#")]
    assert write(shipped().practice).splitlines() == shipped_lines


def test_a_written_layout_carries_a_game() -> None:
    layout = read_layout("mansion.toml", write(laid(1)).encode())
    assert a_game("red", layout=layout).public.placements == laid(1).board
    assert a_mansion("red hall").public.placements == PRACTICE
