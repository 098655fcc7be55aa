"""Undo: after k undos the table equals the one k user steps before, redo gives it back, and no piece comes or goes."""

from __future__ import annotations

from rules.actions import Answer
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
    """Where undo stands still on the way here: before each step that does not belong to the one before."""
    path = match.path()
    ends = [node.number for node, follows in zip(path, [*path, None][1:], strict=True) if not _is_part(match, follows)]
    begun = bool(path) and _is_part(match, path[0])
    return ends if begun else [0, *ends]


def _goes_on(match: Match, number: int) -> list[Node]:
    """The steps that belong to the user's step that goes on after that number."""
    after = [node for node in map(match.node, range(match.length + 1)) if node.parent is match.node(number)]
    return [node for node in after if _is_part(match, node)]


def _is_part(match: Match, node: Node | None) -> bool:
    """Joined to the step before, or the answer to a question that binds."""
    if node is None or node.step is None or node.parent is None:
        return False
    asked, told = node.parent.table.asked, isinstance(node.step.action, Answer)
    bound = told and asked is not None and match.book.binds(node.parent.table.state, asked)
    return node.step.joined or bound


def goes_back_and_forth(match: Match) -> None:
    """From the end of a user's step k steps back for every k, all the way to the start, and forth again."""
    while further := _goes_on(match, match.at):
        match.jump(further[-1].number)
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
