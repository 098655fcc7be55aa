"""Speech: whatever a game on the shelf says has a sentence in every language, with holes that its values fill."""

from __future__ import annotations

import string
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
import pytest
from babel.messages.pofile import read_po

from assets import library
from desktop.words import LANGUAGES
from rules.actions import Action
from rules.effects import Choice
from rules.events import Event
from rules.games import shelf
from rules.violations import KERNEL, Violation
from tests.laws.test_completeness import defined
from tests.tables import a_book

# Sentences that Korean leaves as they are.
SAME: frozenset[str] = frozenset()

on_every_shelf_game = pytest.mark.parametrize("game", sorted(shelf()))
in_every_language = pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en"])


def spoken(game: str) -> Iterator[tuple[type[Any], str]]:
    """Every sentence of a game, with the kind that says it."""
    book = a_book(game)
    for base in (Violation, Event, Choice, Action):
        kinds = {*defined(game, base), *(KERNEL if base is Violation else ()), *book.violations * (base is Violation)}
        for kind in sorted(kinds, key=lambda one: one.__name__):
            for name in ("message", "title"):
                if getattr(kind, name, ""):
                    yield kind, getattr(kind, name)


@cache
def catalogue(language: str) -> dict[str, str]:
    """The translations by their English sentences; what nobody has looked at since it changed is left out."""
    with (library.root() / f"locale/{language}/LC_MESSAGES/lanternboard.po").open("rb") as file:
        return {str(entry.id): str(entry.string) for entry in read_po(file, locale=language) if not entry.fuzzy}


def holes(sentence: str) -> set[str]:
    """The names of the holes."""
    return {name for _, name, _, _ in string.Formatter().parse(sentence) if name is not None}


@in_every_language
@on_every_shelf_game
def test_every_sentence_is_translated(game: str, language: str) -> None:
    said = catalogue(language)
    assert sorted({sentence for _, sentence in spoken(game) if not said.get(sentence)}) == []


@in_every_language
@on_every_shelf_game
def test_a_translation_has_the_same_holes(game: str, language: str) -> None:
    said = catalogue(language)
    pairs = {(sentence, said[sentence]) for _, sentence in spoken(game) if said.get(sentence)}
    assert [pair for pair in sorted(pairs) if holes(pair[0]) != holes(pair[1])] == []


@in_every_language
@on_every_shelf_game
def test_no_translation_is_the_english_sentence(game: str, language: str) -> None:
    said = catalogue(language)
    assert {sentence for _, sentence in spoken(game) if said.get(sentence) == sentence} == SAME


@on_every_shelf_game
def test_every_hole_is_filled_by_the_kind_that_says_it(game: str) -> None:
    empty = {
        (kind.__name__, hole)
        for kind, sentence in spoken(game)
        for hole in holes(sentence) - {field.name for field in msgspec.structs.fields(kind)}
        if not hasattr(kind, hole)
    }
    assert sorted(empty) == []


@on_every_shelf_game
def test_every_action_and_every_question_has_a_title(game: str) -> None:
    kinds = {*a_book(game).chapters, *a_book(game).replies}
    assert [kind.__name__ for kind in kinds if not getattr(kind, "title", "")] == []
    assert [kind.__name__ for kind in a_book(game).replies if not kind.message] == []
