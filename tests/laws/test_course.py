"""Determinism, end, exit: the same actions give the same events; random play ends; nothing gets stuck."""

from __future__ import annotations

import pytest

from rules.actions import Action, Correct
from rules.engine import AnyBook, AnyTable, Step, after, carry_out, correct, why
from rules.events import Correction
from rules.match import Match
from rules.tags import tag_of
from tests.laws.law import a_walk, law, on_every_game, tell
from tests.laws.walker import Walker, all_actions, legal_actions

LONGEST = 4000  # steps; no random game by the rules has come near it


@law(15)
def test_the_same_actions_give_the_same_events(game: str, seed: int) -> None:
    comes_again(a_walk(game, seed).match)


@law(6)
def test_the_same_seed_gives_the_same_game(game: str, seed: int) -> None:
    one, other = Walker(game, seed).walk(25), Walker(game, seed).walk(25)
    assert one.match.header == other.match.header
    assert one.match.unwritten == other.match.unwritten


@on_every_game
def test_random_play_ends(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    lengths = sorted(length_of(game, seed) for seed in range(6))
    tell(capsys, f"{game}: random games by the rules took {lengths} steps")
    assert lengths[-1] < LONGEST


@law(12)
def test_by_the_rules_someone_can_always_move_the_game_on(game: str, seed: int) -> None:
    walk = a_walk(game, seed, tidy=True)
    for number in range(0, walk.match.length + 1, 3):
        goes_on(walk, walk.match.node(number).table, by_the_rules=True)


@law(12)
def test_after_overrules_and_corrections_someone_can_still_do_something(game: str, seed: int) -> None:
    walk = a_walk(game, seed)
    for number in range(0, walk.match.length + 1, 3):
        goes_on(walk, walk.match.node(number).table, by_the_rules=False)


def comes_again(match: Match) -> None:
    """Each step played once more from the table before it is the same step."""
    for number in range(1, match.length + 1):
        node = match.node(number)
        assert node.step is not None
        assert node.parent is not None
        assert _again(match.book, node.parent.table, node.step) == (node.step, node.table)


def _again(book: AnyBook, table: AnyTable, step: Step) -> tuple[Step, AnyTable]:
    if isinstance(step.action, Correct):
        changes = tuple(event for event in step.events if isinstance(event, Correction))
        done = correct(book, table, changes, step.action.reason, step.agenda)
        assert isinstance(done, Step)
        return done, after(book, table, done)
    played = carry_out(book, table, step.action, step.overruled, step.joined)
    assert isinstance(played, tuple)
    return played


def length_of(game: str, seed: int) -> int:
    """How many steps a random game by the rules takes to its end."""
    walk = Walker(game, seed, tidy=True).walk(LONGEST)
    assert walk.is_over
    return walk.match.length


def goes_on(walk: Walker, table: AnyTable, by_the_rules: bool) -> None:
    """There is a legal answer to the open question, or a legal action.

    By the rules one that is not idle, or one after which such a one is legal.
    """
    if walk.book.is_over(table.state):
        return
    legal = legal_actions(walk.book, table, walk.seats())
    if by_the_rules:
        assert _moves_on(walk, table) or any(_moves_on(walk, _after(walk, table, action)) for action in legal), table
    elif next(legal, None) is None:
        assert walk.subject.host_only(table.state), table
        tries = all_actions(walk.book, table, walk.seats())
        assert any(all(reason.overrulable for reason in why(walk.book, table, action)) for action in tries)


def _moves_on(walk: Walker, table: AnyTable) -> bool:
    legal = legal_actions(walk.book, table, walk.seats())
    return any(tag_of(action) not in walk.subject.idle for action in legal)


def _after(walk: Walker, table: AnyTable, action: Action) -> AnyTable:
    done = carry_out(walk.book, table, action)
    assert isinstance(done, tuple)
    return done[1]
