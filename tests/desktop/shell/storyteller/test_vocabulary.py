"""At a table with the book's words every window says them, and either is found (flows.md 2.4, C9)."""

from __future__ import annotations

import pytest

from desktop.shell.palette.finding import found
from rules.clocktower.actions import Nominate
from rules.clocktower.options import Options
from rules.seats import HOST
from tests.desktop.shell.hands import Hands
from tests.desktop.shell.square_hands import ROLES, everybody, nominating, sit_in_a_circle


@pytest.fixture
def book(hands: Hands) -> Hands:
    """Nominations are open at a table with the book's words."""
    sit_in_a_circle(hands, options=Options(words="book"))
    nominating(hands)
    return hands


def test_a_line_of_the_log_has_the_books_noun_and_is_found_by_either(book: Hands) -> None:
    book.session.play(Nominate(HOST, "p1", "p2"))
    book.wait()
    told = "지우가 하린을 지명했어요."
    assert any(told in line for line in book.log())
    field = book.window.side.log.filter
    field.open(True)
    for typed in ("지목", "지명"):
        field.field.setText(typed)
        assert any(told in line for line in book.log())
    field.field.setText("추방")
    assert book.log() == []


def test_the_window_and_the_audience_say_the_books_nouns(book: Hands) -> None:
    assert book.window.context.say(Nominate.title) == "지명하기"
    assert book.window.audience.there().window.tongues.first.say(Nominate.title) == "지명하기"
    book.window.acts.run("language")
    assert book.window.context.say(Nominate.title) == "Nominate"


def test_a_character_is_called_so_on_the_board(book: Hands) -> None:
    everybody(book, {**ROLES, "p2": "engineer"})
    names = {piece.id: piece.name.ko for piece in book.session.picture().pieces}
    assert names["token:p2"] == "기술자"


def test_at_another_table_the_words_are_the_usual_ones_again(book: Hands) -> None:
    sit_in_a_circle(book)
    assert book.window.context.say(Nominate.title) == "지목하기"


def test_the_palette_finds_a_command_by_either_noun(book: Hands) -> None:
    assert [one.id for one in found("지목", ())] == [one.id for one in found("지명", ())]
