"""Judge: what is lit is never refused, at most asked about; a refusal changes nothing; everything occurs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

import msgspec
import pytest

from rules.actions import Action
from rules.engine import AnyTable, Refused, Step, play, remedies, seen, targets, why
from rules.offers import Shares
from rules.seats import viewer_of
from rules.tags import tag, tag_of
from rules.violations import KERNEL, GameOver, NotAttested
from tests.laws.law import a_walk, law, on_every_game, tell
from tests.laws.sample import sample
from tests.laws.subjects import subjects
from tests.laws.walker import Walker, in_order, legal_actions
from tests.tables import a_book


@law(12)
def test_what_is_lit_is_never_refused(game: str, seed: int) -> None:
    walk = a_walk(game, seed)
    for number in range(0, walk.match.length + 1, 6):
        lit_is_legal(walk, walk.match.node(number).table)


@law(8)
def test_what_judge_finds_nothing_against_is_carried_out(game: str, seed: int) -> None:
    walk = a_walk(game, seed)
    for number in range(0, walk.match.length + 1, 12):
        table = walk.match.node(number).table
        for action in legal_actions(walk.book, table, walk.seats()):
            assert isinstance(play(walk.book, table, action), Step), action


@law(15)
def test_a_refusal_changes_nothing(game: str, seed: int) -> None:
    walk = Walker(game, seed).walk(15)
    for _ in range(30):
        changes_nothing(walk)


@on_every_game
def test_the_order_of_several_things_makes_no_reason(game: str) -> None:
    tried = [one for one in sample(game).tried if in_order_of(one.action) != one.action and not is_sharing(one.table)]
    assert tried
    for walk, table, action, reasons in tried:
        again = why(walk.book, table, in_order_of(action))
        assert sorted(map(tag_of, again)) == sorted(map(tag_of, reasons)), action


def in_order_of(action: Action) -> Action:
    """The action with several of something in one order."""
    fields = {name: in_order(getattr(action, name)) for name in action.__struct_fields__}
    return msgspec.structs.replace(action, **fields)


def is_sharing(table: AnyTable) -> bool:
    """Whether it is asked how something is shared out, where each share belongs to its place."""
    return table.asked is not None and isinstance(table.asked.domain(), Shares)


def lit_is_legal(walk: Walker, table: AnyTable) -> None:
    """Every meaning of every drop: lit and carried out, or dark and refused for the same reasons."""
    for seat in (seat.id for seat in walk.match.seats):
        view = seen(walk.book, table, seat)
        picture = walk.book.picture(walk.book.content, view)
        pieces = [piece.id for piece in picture.pieces if piece.seat == seat]
        for piece in pieces:
            for verdict in targets(walk.book, view, piece, [space.id for space in picture.spaces]).values():
                for action in verdict.legal:
                    assert isinstance(play(walk.book, table, action), Step), action
                for action in verdict.asking:
                    done = play(walk.book, table, action)
                    assert isinstance(done, Refused)
                    assert {type(reason) for reason in done.violations} == {NotAttested}


def changes_nothing(walk: Walker) -> None:
    """A try that is refused leaves the match as it was, and judge said so beforehand."""
    action = walk.an_action()
    reasons = why(walk.book, walk.table, action)
    if not reasons:
        return
    match, lines = walk.match, len(walk.match.unwritten)
    before = (match.at, match.length, match.table, match.fate)
    assert match.play(action) == Refused(action, reasons, remedies(walk.book, walk.table, action, reasons))
    assert (match.at, match.length, match.table, match.fate) == before
    assert len(match.unwritten) == lines


# ---- everything occurs


def told(counts: Counter[Any], kinds: Iterable[type[Any]]) -> dict[str, int]:
    """The counts by tag, zeros too."""
    return {tag(kind): counts[kind] for kind in kinds}


@on_every_game
def test_everything_occurs(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    census, book = sample(game).census, a_book(game)
    counts = {
        "actions": told(census.actions, book.chapters),
        "choices": told(census.choices, book.replies),
        "events": told(census.events, book.evolve),
        "violations": told(census.violations, book.violations),
        "endings": {ending: census.endings[ending] for ending in sorted(subjects()[game].endings)},
    }
    lines = (f"  {kind}: {found}" for kind, found in counts.items())
    tell(capsys, f"{game}: {len(sample(game).walks)} games, {sample(game).tables} tables", *lines)
    assert {kind: [one for one, count in found.items() if not count] for kind, found in counts.items()} == {
        kind: [] for kind in counts
    }


def test_every_reason_of_the_kernel_occurs_in_some_game(capsys: pytest.CaptureFixture[str]) -> None:
    counts: Counter[Any] = Counter()
    for game in subjects():
        counts.update(sample(game).census.violations)
    tell(capsys, f"kernel: {told(counts, KERNEL)}")
    assert [tag(kind) for kind in KERNEL if not counts[kind]] == []


@law(15)
def test_at_the_end_of_a_game_only_the_end_is_told(game: str, seed: int) -> None:
    walk = a_walk(game, seed)
    ended = [walk.match.node(number).table for number in range(walk.match.length + 1)]
    for table in [table for table in ended if walk.book.is_over(table.state)][:5]:
        action = walk.an_action()
        assert type(action) in walk.book.afterwards or why(walk.book, table, action) == (GameOver(),)
        assert walk.book.view(walk.book.content, table, viewer_of("host")).over
