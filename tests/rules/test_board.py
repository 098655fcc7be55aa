"""A board is a graph of spaces: neighbours, steps, paths, reach."""

from __future__ import annotations

import subprocess
import sys

import pytest

from rules.board import Board, Remembered
from rules.views import Link

#   dock - mill = tower     isle
#            |
#          cellar
LINKS = (
    Link("dock", "mill", "door"),
    Link("mill", "tower", "door"),
    Link("tower", "mill", "stairs"),
    Link("mill", "cellar", "stairs"),
)


@pytest.fixture
def board() -> Board:
    return Board(("dock", "mill", "tower", "cellar", "isle"), LINKS)


def test_neighbours_are_one_step_away(board: Board) -> None:
    assert board.neighbours("mill") == ("dock", "tower", "cellar")
    assert board.neighbours("dock") == ("mill",)
    assert board.neighbours("isle") == ()


def test_a_space_that_is_not_on_the_board_has_no_neighbours(board: Board) -> None:
    assert board.neighbours("nowhere") == ()
    assert board.neighbours("") == ()


def test_steps_are_the_fewest(board: Board) -> None:
    assert board.steps("dock", "dock") == 0
    assert board.steps("dock", "mill") == 1
    assert board.steps("dock", "cellar") == 2


@pytest.mark.parametrize(
    ("a", "b"), [("dock", "isle"), ("dock", "nowhere"), ("nowhere", "dock"), ("nowhere", "nowhere")]
)
def test_no_way_has_no_steps_and_no_path(board: Board, a: str, b: str) -> None:
    assert board.steps(a, b) is None
    assert board.path(a, b) == ()


def test_a_path_has_both_its_ends(board: Board) -> None:
    assert board.path("dock", "cellar") == ("dock", "mill", "cellar")
    assert board.path("dock", "dock") == ("dock",)


def test_within_reach_are_other_spaces_nearest_first(board: Board) -> None:
    assert board.within("dock", 1) == ("mill",)
    assert board.within("dock", 2) == ("mill", "tower", "cellar")
    assert board.within("dock", 0) == ()
    assert board.within("isle", 9) == ()


def test_two_connections_of_the_same_spaces_are_both_known(board: Board) -> None:
    assert board.kinds("mill", "tower") == ("door", "stairs")
    assert board.kinds("tower", "mill") == ("door", "stairs")
    assert board.kinds("dock", "tower") == ()


def test_joined_spaces_are_joined_both_ways(board: Board) -> None:
    assert board.are_joined("dock", "mill")
    assert board.are_joined("mill", "dock")
    assert not board.are_joined("dock", "tower")
    assert not board.are_joined("dock", "nowhere")


def test_a_closed_connection_stops_whoever_it_closes_for(board: Board) -> None:
    closed = board.without([frozenset(("dock", "mill"))])
    assert closed.steps("dock", "mill") is None
    assert closed.neighbours("mill") == ("tower", "cellar")
    assert board.steps("dock", "mill") == 1


def test_closing_two_spaces_closes_every_connection_between_them(board: Board) -> None:
    assert not board.without([frozenset(("mill", "tower"))]).are_joined("mill", "tower")


def test_a_board_with_nothing_closed_is_the_board_itself(board: Board) -> None:
    assert board.without(()) is board


def test_a_board_without_a_connection_is_made_once(board: Board) -> None:
    closed = [frozenset(("dock", "mill"))]
    assert board.without(closed) is board.without(tuple(closed))


def test_what_every_way_leads_through_is_unavoidable_unless_another_connection_joins_the_same_spaces(
    board: Board,
) -> None:
    assert board.unavoidable("dock", "tower") == (("mill",), (frozenset({"dock", "mill"}),))
    assert board.unavoidable("dock", "cellar")[1] == (frozenset({"dock", "mill"}), frozenset({"mill", "cellar"}))


def test_on_a_round_way_nothing_is_unavoidable() -> None:
    links = [Link(one, other, "door") for one, other in ("ab", "bc", "cd", "da")]
    assert Board("abcd", links).unavoidable("a", "c") == ((), ())


def test_where_no_way_leads_nothing_is_unavoidable(board: Board) -> None:
    assert board.unavoidable("dock", "isle") == ((), ())


def test_a_remembered_board_is_found_by_the_very_values_it_was_made_from(board: Board) -> None:
    remembered, laid, equal = Remembered(), ["a"], ["a"]
    assert remembered.get(laid) is None
    assert remembered.keep(board, laid) is board
    assert remembered.get(laid) is board
    assert remembered.get(equal) is None


def test_the_oldest_remembered_board_goes_first(board: Board) -> None:
    remembered, sources = Remembered(size=2), [["a"], ["b"], ["c"]]
    for source in sources:
        remembered.keep(board, source)
    assert [remembered.get(source) for source in sources] == [None, board, board]


def test_networkx_is_imported_only_when_a_graph_is_asked_for() -> None:
    asked = """
import sys
from rules.board import Board
from rules.views import Link
from rules.games import shelf
shelf()
board = Board(("dock", "mill"), (Link("dock", "mill", "door"),))
assert "networkx" not in sys.modules
assert board.neighbours("dock") == ("mill",)
assert "networkx" in sys.modules
"""
    subprocess.run([sys.executable, "-c", asked], check=True)
