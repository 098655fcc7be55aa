"""Completeness: every action, effect, choice, event and violation that a game defines stands in its rulebook."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

import pytest

from rules.actions import Action
from rules.effects import Choice, Effect
from rules.events import Event
from rules.violations import KERNEL, Violation
from tests.laws.law import on_every_game
from tests.tables import a_book, games

# Told about a file, never by an action.
OF_FILES = {"LaidTwice"}


def defined(game: str, base: type[Any]) -> set[type[Any]]:
    """The kinds that the game's own modules define; one with a leading underscore is only built upon."""
    package = a_book(game).state.__module__.rpartition(".")[0]
    return {
        kind for kind in _below(base) if kind.__module__.startswith(f"{package}.") and not kind.__name__.startswith("_")
    }


def _below(base: type[Any]) -> set[type[Any]]:
    return {kind for below in base.__subclasses__() for kind in (below, *_below(below))}


@pytest.mark.parametrize(
    ("base", "table"), [(Action, "chapters"), (Effect, "work"), (Choice, "replies"), (Event, "evolve")]
)
@on_every_game
def test_every_kind_has_its_entry(game: str, base: type[Any], table: str) -> None:
    assert set(getattr(a_book(game), table)) == defined(game, base)


@on_every_game
def test_every_violation_is_listed_once(game: str) -> None:
    listed = a_book(game).violations
    missing = {kind.__name__ for kind in defined(game, Violation) - set(listed)}
    assert missing <= OF_FILES
    assert len(listed) == len(set(listed))


@on_every_game
def test_reactions_and_remedies_belong_to_kinds_of_the_game(game: str) -> None:
    book = a_book(game)
    assert set(book.before) <= set(book.work)
    assert set(book.after) <= set(book.evolve)
    assert set(book.remedies) <= {*book.violations, *KERNEL}


def test_no_two_violations_share_an_id_or_a_sentence() -> None:
    kinds = {*KERNEL, *(kind for game in games() for kind in (*a_book(game).violations, *defined(game, Violation)))}
    assert _twice(kind.id for kind in kinds) == []
    assert _twice(kind.message for kind in kinds) == []


@on_every_game
def test_every_violation_cites_its_rule(game: str) -> None:
    assert [kind.__name__ for kind in (*KERNEL, *a_book(game).violations) if not (kind.id and kind.source)] == []


def _twice(words: Iterable[str]) -> list[str]:
    return [word for word, count in Counter(words).items() if count > 1]
