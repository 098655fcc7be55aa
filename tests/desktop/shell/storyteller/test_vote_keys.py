"""Esc gives an open vote up, Backspace takes the last hand back (flows.md 1.3 row 26, 3.2 V)."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from desktop.shell.help_card import HelpCard
from rules.clocktower.actions import Nominate
from rules.clocktower.events import LivesSet, TimeSet
from rules.clocktower.state import Nomination
from rules.engine import Step
from rules.seats import HOST
from tests.desktop.shell.conftest import Seat
from tests.desktop.shell.hands import CTRL, Hands
from tests.desktop.shell.square_hands import everybody, nominating, press, set_by_hand, sit_in_a_circle, state

KEY = Qt.Key


@pytest.fixture
def hands(sit_down: Seat) -> Hands:
    """The first nominates the third; the fourth, who is dead, has raised its hand, the fifth has not."""
    made = sit_down()
    sit_in_a_circle(made)
    nominating(made)
    set_by_hand(made, LivesSet(dead=("p4",)))
    assert isinstance(made.session.play(Nominate(HOST, "p1", "p3")), Step)
    made.wait(30)
    made.keys(KEY.Key_1, KEY.Key_2)
    return made


def last(hands: Hands) -> Nomination:
    return state(hands).public.nominations[-1]


def helped(hands: Hands) -> bool:
    """Whether the card with the keys is open."""
    return isinstance(hands.window.cards.card, HelpCard)


def test_esc_gives_the_vote_up_and_the_ghost_vote_is_there_again(hands: Hands) -> None:
    assert last(hands).ghosts == ("p4",)
    hands.key(KEY.Key_Escape)
    assert last(hands).status == "cancelled"
    public = state(hands).public
    assert (public.vote, public.spent, "p4" in public.dead) == (None, (), True)
    kinds = {
        mark.kind for space in hands.session.picture("audience").spaces if space.id == "p4" for mark in space.marks
    }
    assert "ghost-vote" in kinds
    assert hands.window.side.prompt.line.text() == "취소했어요. Ctrl+Z로 되살릴 수 있어요."
    hands.key(KEY.Key_Z, CTRL)
    assert last(hands).passed == ("p4", "p5")


def test_an_open_card_takes_esc_first(hands: Hands) -> None:
    hands.key(KEY.Key_F1)
    assert helped(hands)
    hands.key(KEY.Key_Escape)
    assert (helped(hands), last(hands).status) == (False, "open")
    hands.key(KEY.Key_Escape)
    assert last(hands).status == "cancelled"


def test_what_is_in_the_hand_takes_esc_first(hands: Hands) -> None:
    hands.lift("token:p2")
    hands.carry(hands.at("p6"))
    assert hands.play.scene.hand.piece
    hands.key(KEY.Key_Escape)
    assert (hands.play.scene.hand.piece, last(hands).status) == ("", "open")


TWELVE = ("지우", "하린", "민서", "도윤", "서연", "태오", "유나", "준호", "소율", "현우", "아린", "시우")


def test_typed_text_takes_esc_first(sit_down: Seat) -> None:
    made = sit_down()
    sit_in_a_circle(made, TWELVE)
    everybody(made, {f"p{number}": "tinker" for number in range(1, 13)}, ())
    set_by_hand(made, TimeSet("day", 1, open=True))
    made.session.play(Nominate(HOST, "p1", "p3"))
    made.wait(30)
    made.key(KEY.Key_F, CTRL)
    made.wait(20)
    line = made.app.window.focusWidget()
    made.keys(KEY.Key_1, KEY.Key_Escape)
    assert line is not made.window.board.view
    assert last(made).status == "open"


def test_outside_a_vote_esc_gives_nothing_up(hands: Hands) -> None:
    hands.keys(KEY.Key_Escape)
    steps = hands.session.match.length
    hands.keys(KEY.Key_Escape, KEY.Key_Escape)
    assert hands.session.match.length == steps


def test_backspace_takes_one_hand_back_after_the_other_and_no_more(hands: Hands) -> None:
    hands.key(KEY.Key_Backspace)
    assert last(hands).passed == ("p4",)
    hands.key(KEY.Key_Backspace)
    assert (last(hands).passed, last(hands).ghosts, last(hands).status) == ((), (), "open")
    hands.key(KEY.Key_Backspace)
    assert (last(hands).by, last(hands).status) == ("p1", "open")


def test_backspace_is_no_undo_of_a_closed_vote(hands: Hands) -> None:
    press(hands, "close-vote")
    hands.key(KEY.Key_Backspace)
    assert last(hands).status == "counted"
