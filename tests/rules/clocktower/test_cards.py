"""What may lie on a card beside people and characters, and which cards the storyteller is offered (C2, B9)."""

from __future__ import annotations

from rules.clocktower.actions import ShowCard
from rules.clocktower.cards import ANSWER, CARDS, OWN_WORDS
from rules.clocktower.state import Card
from rules.engine import offers
from rules.offers import Draw
from rules.seats import AUDIENCE, HOST
from rules.violations import NameUnknown
from tests.rules.clocktower.table import a_table, reasons

TOWN = "cannibal empath artist harpy po virgin"


def test_a_character_and_a_side_lie_on_one_card() -> None:
    circle = a_table(TOWN, night=2)
    circle.plays(ShowCard(HOST, "p2", "you-are", (), ("po",), "evil"))
    assert circle.seen("p2").secret.cards == (Card(2, "p2", "you-are", (), ("po",), "evil"),)
    assert reasons(circle, ShowCard(HOST, "p2", "you-are", (), ("po",), "chaotic")) == {NameUnknown}


def test_words_of_ones_own_are_for_that_seat_alone() -> None:
    circle = a_table(TOWN, night=2)
    events = circle.plays(ShowCard(HOST, "p2", OWN_WORDS, words="wake early"))
    assert circle.hears("p2", events) == list(events)
    assert circle.hears(AUDIENCE, events) == circle.hears("p3", events) == []


class First(Draw):
    def below(self, bound: int) -> int:
        return 0


def test_every_official_card_is_offered_with_what_lies_on_it_and_is_legal() -> None:
    circle = a_table(TOWN, night=2)
    forms = [form for form in offers(circle.match.book, circle.match.table, HOST) if form.action == "show-card"]
    assert [dict(form.fixed)["card"] for form in forms] == [one for one in CARDS if one not in (ANSWER, OWN_WORDS)]
    for form in forms:
        assert circle.allows(ShowCard(HOST, **form.filled(First())))  # type: ignore[arg-type]  # by its holes
