"""Notation: reading what was written gives the same, unknown fields are refused, every kind has its own word."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

import msgspec
import pytest

from rules.engine import Step
from rules.notation import Notation
from rules.tags import tag
from tests.laws.law import a_walk, law, on_every_game
from tests.laws.sample import sample
from tests.laws.walker import Walker
from tests.tables import a_book

Read = Callable[[Any], Any]


@law(15)
def test_what_is_written_is_read_again(game: str, seed: int) -> None:
    is_read_again(a_walk(game, seed))


@on_every_game
def test_an_unknown_field_is_refused_wherever_it_stands(game: str) -> None:
    notation = Notation(a_book(game))
    refused = 0
    for value, read in _one_of_each(game):
        plain = notation.plain(value)
        assert read(plain) == value
        for spoilt in with_a_field_more(value, plain):
            with pytest.raises(msgspec.ValidationError, match="unknown field"):
                read(spoilt)
            refused += 1
    assert refused > len(notation.items)


@on_every_game
def test_an_unknown_kind_is_refused(game: str) -> None:
    notation = Notation(a_book(game))
    for read in (notation.action, notation.change, notation.item):
        with pytest.raises(msgspec.ValidationError):
            read({"type": "no-such-kind", "seat": "red"})


@on_every_game
def test_a_correction_is_never_tried_as_an_action(game: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        Notation(a_book(game)).action({"type": "correct", "seat": "host", "reason": "by hand"})


@on_every_game
def test_every_kind_has_a_word_of_its_own(game: str) -> None:
    notation = Notation(a_book(game))
    for kinds in (notation.actions, notation.items, notation.violations):
        tags = [tag(kind) for kind in kinds]
        assert sorted(tags) == sorted(set(tags))


@on_every_game
def test_the_schemas_can_be_made(game: str) -> None:
    schema = Notation(a_book(game)).schema()
    assert set(schema) == {"action", "correction", "options", "$defs"}


def is_read_again(walk: Walker) -> None:
    """Every step with its action, events, agenda and broken rules; every state; the header."""
    notation, match = walk.notation, walk.match
    for line in match.unwritten:
        assert notation.read(notation.write(line)) == line
    for number in range(0, match.length + 1, 5):
        state = match.node(number).table.state
        assert msgspec.json.decode(msgspec.json.encode(state), type=walk.book.state) == state
    assert notation.read_header(notation.write_header(match.header)) == match.header


def _one_of_each(game: str) -> Iterator[tuple[Any, Read]]:
    """One value of each kind that was met, with what reads it out of plain values."""
    notation = Notation(a_book(game))
    header = sample(game).walks[0].match.header
    yield header, lambda plain: notation.read_header(msgspec.json.encode(plain))
    seen: set[Any] = set()
    for step in _steps(game):
        kinds = {type(step.action), *map(type, (*step.events, *step.agenda, *step.broken))}
        if kinds - seen:
            seen |= kinds
            yield step, lambda plain: notation.read(msgspec.json.encode(plain))


def _steps(game: str) -> Iterator[Step]:
    for walk in sample(game).walks:
        yield from (line for line in walk.match.unwritten if isinstance(line, Step))


def with_a_field_more(value: Any, plain: Any) -> Iterator[Any]:
    """The plain value, each of its records in turn given a field that nobody knows; the keys of a mapping are ids."""
    if isinstance(value, msgspec.Struct):
        yield {**plain, "surprise": 1}
        yield from _spoilt_within({key: getattr(value, key) for key in plain if key != "type"}, plain)
    elif isinstance(value, Mapping):
        yield from _spoilt_within(value, plain)
    elif isinstance(value, tuple):
        for at, one in enumerate(value):
            yield from ([*plain[:at], spoilt, *plain[at + 1 :]] for spoilt in with_a_field_more(one, plain[at]))


def _spoilt_within(values: Mapping[str, Any], plain: dict[str, Any]) -> Iterator[Any]:
    for key, value in values.items():
        yield from ({**plain, key: spoilt} for spoilt in with_a_field_more(value, plain[key]))
