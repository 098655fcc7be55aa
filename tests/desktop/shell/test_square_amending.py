"""A choice of the night that was misheard, put right on the next day."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from desktop.shell.amend_cards import BrokenCard, ChangesCard, InsteadCard
from desktop.shell.typed_card import TypedCard
from rules.clocktower.actions import Choose, Tell
from rules.clocktower.events import TimeSet
from rules.seats import HOST
from tests.desktop.shell.conftest import Seat
from tests.desktop.shell.hands import CTRL, Hands
from tests.desktop.shell.square_hands import everybody, set_by_hand, sit_in_a_circle, state

KEY = Qt.Key


@pytest.fixture
def misheard(sit_down: Seat) -> Hands:
    """The Chambermaid of the second night pointed at two who were woken, and was told so; day broke."""
    hands = sit_down()
    sit_in_a_circle(hands)
    everybody(hands)
    set_by_hand(hands, TimeSet("night", 2))
    hands.session.play(Choose(HOST, "po", "p9", ("p6",)))
    hands.session.play(Tell(HOST, "empath", "p2", ("0",)))
    hands.session.play(Choose(HOST, "dreamer", "p3", ("p1",)))
    hands.session.play(Choose(HOST, "chambermaid", "p1", ("p2", "p3")))
    hands.session.play(Tell(HOST, "chambermaid", "p1", ("2",)))
    return hands


def at_the_choice(hands: Hands) -> TypedCard:
    """The line of the log, and the key that amends it."""
    hands.key(KEY.Key_F8)
    hands.key(KEY.Key_Up)
    hands.key(KEY.Key_G, CTRL)
    found = hands.window.cards.card
    assert isinstance(found, TypedCard)
    return found


def read(hands: Hands) -> str:
    card = hands.window.cards.card
    assert card is not None
    return "\n".join(label.text() for label in card.findChildren(QLabel))


def test_the_right_seats_are_typed_and_what_was_told_may_stand(misheard: Hands) -> None:
    at_the_choice(misheard)
    misheard.keys(KEY.Key_2, KEY.Key_Space, KEY.Key_4, KEY.Key_Return)
    broken = misheard.window.cards.card
    assert isinstance(broken, BrokenCard)
    assert {reason.id for reason in broken.broken.reasons} == {"BC-R24"}
    misheard.keys(KEY.Key_1, KEY.Key_2)
    assert isinstance(misheard.window.cards.card, ChangesCard)
    misheard.key(KEY.Key_1)
    choice, told = state(misheard).secret.deeds[-1], state(misheard).secret.told[-1]
    assert (choice.players, told.shown, told.truths) == (("p2", "p4"), ("2",), (("1",),))


def test_a_word_that_means_nothing_stays_and_is_told(misheard: Hands) -> None:
    at_the_choice(misheard)
    misheard.keys(KEY.Key_2, KEY.Key_Space, KEY.Key_9, KEY.Key_9, KEY.Key_Return)
    card = misheard.window.cards.card
    assert isinstance(card, TypedCard)
    assert "‘99’" in read(misheard)
    assert card.line.text() == "2 99"
    assert misheard.session.amending is None


def test_too_few_are_refused_by_the_rules(misheard: Hands) -> None:
    at_the_choice(misheard)
    misheard.keys(KEY.Key_2, KEY.Key_Return)
    assert misheard.session.amending is None
    assert "BC-R" in read(misheard)


def test_it_may_have_been_something_else(misheard: Hands) -> None:
    at_the_choice(misheard)
    misheard.keys(KEY.Key_Tab, KEY.Key_Return)
    card = misheard.window.cards.card
    assert isinstance(card, InsteadCard)
    assert not isinstance(card, TypedCard)
    misheard.key(KEY.Key_Escape)
    assert misheard.window.cards.card is None
