"""Undo: after k undos the table equals the one k user steps before, redo gives it back, and no piece comes or goes."""

from __future__ import annotations

from rules.match import Match, Node
from rules.seats import FATE
from tests.laws.law import a_walk, law
from tests.laws.walker import Walker


@law(15)
def test_k_undos_go_k_user_steps_back_and_k_redos_return(game: str, seed: int) -> None:
    goes_back_and_forth(Walker(game, seed, tidy=seed % 2 == 0).walk(40).match)


@law(15)
def test_a_branch_left_by_an_undo_is_still_there(game: str, seed: int) -> None:
    walk = Walker(game, seed).walk(25)
    left, table = walk.match.at, walk.table
    if walk.match.undo(1 + seed % 3):
        walk.tidy = True
        walk.walk(3)
    if walk.match.at != left and left not in [node.number for node in walk.match.path()]:
        assert any(left in [node.number for node in walk.match.path(tip)] for tip in walk.match.branches())
    walk.match.jump(left)
    assert walk.table == table


@law(15)
def test_what_the_program_answers_belongs_to_the_step_that_asked(game: str, seed: int) -> None:
    match = a_walk(game, seed, tidy=True).match
    for node in match.path():
        assert node.step is not None
        by_program = node.step.action.seat == FATE and match.fate.other == "program"
        assert node.step.joined == by_program


@law(15)
def test_by_the_rules_no_piece_comes_or_goes(game: str, seed: int) -> None:
    walk = a_walk(game, seed, tidy=True)
    counts = [walk.subject.pieces(walk.match.node(number).table.state) for number in range(walk.match.length + 1)]
    assert all(count == counts[0] for count in counts)


def stops(match: Match) -> list[int]:
    """Where undo stands still on the way here: before each step that is not joined to the one before."""
    path = match.path()
    ends = [node.number for node, follows in zip(path, [*path, None][1:], strict=True) if not _is_joined(follows)]
    begun = bool(path) and _is_joined(path[0])
    return ends if begun else [0, *ends]


def _belongs(node: Node, number: int) -> bool:
    """Whether a step belongs to the user's step that goes on after that number."""
    return node.parent is not None and node.parent.number == number and _is_joined(node)


def _is_joined(node: object) -> bool:
    step = getattr(node, "step", None)
    return step is not None and step.joined


def goes_back_and_forth(match: Match) -> None:
    """From the end of a user's step k steps back for every k, all the way to the start, and forth again."""
    while joined := [node for node in map(match.node, range(match.length + 1)) if _belongs(node, match.at)]:
        match.jump(joined[-1].number)
    here, table = match.at, match.table
    way = stops(match)
    for k in range(len(way)):
        assert match.undo(k) == k
        assert match.at == way[-1 - k]
        assert match.table == match.node(way[-1 - k]).table
        assert match.redo(k) == k
        assert (match.at, match.table) == (here, table)
    assert match.undo(len(way) + 5) == len(way) - 1
    assert match.at == way[0]
    assert match.undo() == 0
    assert match.redo(len(way) - 1) == len(way) - 1
    assert (match.at, match.table) == (here, table)
