"""An answer of the cardboard that cannot be is questioned, never silently taken."""

from __future__ import annotations

import msgspec
import pytest
from PySide6.QtCore import Qt

from desktop.shell.doubted import DoubtCard, doubt
from rules.hakoonna.effects import DrawBoard, DrawTile
from rules.hakoonna.events import MansionSet
from rules.violations import CardAlreadyOut, OrderKnown, TokenAllOut
from tests.desktop.shell.hands import Hands
from tests.desktop.shell.openers import OPENERS

KEY = Qt.Key


@pytest.fixture
def doubted(hands: Hands) -> Hands:
    """Red has drawn the 2; Blue's card is typed as a 2."""
    OPENERS["an answer is doubted"](hands)
    return hands


def test_a_noise_card_that_is_out_is_questioned(doubted: Hands) -> None:
    card = doubted.window.cards.card
    assert isinstance(card, DoubtCard)
    assert card.accessibleName() == "2는 이미 펼친 카드에 있어요. 같은 카드는 모두 1장이에요."
    assert doubted.session.asked() is not None


def test_enter_goes_back_to_the_line(doubted: Hands) -> None:
    doubted.key(KEY.Key_Return)
    assert doubted.window.cards.card is None
    doubted.keys(KEY.Key_3, KEY.Key_Return)
    doubted.wait(50)
    assert doubted.session.match.table.state.public.cards == (2, 3)


def test_where_the_table_is_right_it_is_set_right_by_hand(doubted: Hands) -> None:
    doubted.key(KEY.Key_3)
    assert doubted.play.correcting.on
    assert doubted.window.cards.card is None


def test_where_the_table_is_right_it_can_be_checked(doubted: Hands) -> None:
    asked: list[str] = []
    run = doubted.window.acts.run
    doubted.window.acts.run = lambda id_, number=0: asked.append(id_) or run(id_, number)  # type: ignore[method-assign, func-returns-value]
    doubted.key(KEY.Key_2)
    assert asked == ["table-check"]


def test_a_board_that_lies_already_is_out(hands: Hands) -> None:
    asked = DrawBoard("fate", ("kitchen", "bedroom"))
    assert doubt(hands.session, asked, "서재") == CardAlreadyOut("study", "1F", 1)
    assert doubt(hands.session, asked, "xyz") is None
    assert doubt(hands.session, asked, "부엌") is None


def test_a_kind_of_tile_that_is_all_out_is_told_with_its_number(hands: Hands) -> None:
    asked = DrawTile("fate", "study.desk", ("empty", "empty", "safe"))
    assert doubt(hands.session, asked, "열쇠") == TokenAllOut("key_ring", 1)
    assert doubt(hands.session, asked, "Mary") == TokenAllOut("mary", 1)


def test_a_pile_whose_order_is_known_says_what_comes_next(hands: Hands) -> None:
    public = hands.session.match.table.state.public
    left = tuple(one for one in public.placements if one.room not in ("kitchen", "bedroom"))
    hands.session.correct((MansionSet(left, under=("kitchen", "bedroom")),), "a test")
    asked = DrawBoard("fate", ("kitchen",))
    assert doubt(hands.session, asked, "침실") == OrderKnown("kitchen")
    told = hands.window.context.speech.tell(OrderKnown("kitchen"))
    assert told == "이 더미는 순서를 이미 알아요. 다음은 부엌이에요. 실물이 다른가요?"
    assert msgspec.structs.asdict(OrderKnown("kitchen")) == {"next": "kitchen"}
