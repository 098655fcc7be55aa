"""What was typed at a town's table and is found wrong: dice put right later, and an answer taken back at once."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from desktop.shell.amend_cards import BrokenCard, ChangesCard
from desktop.shell.dice_card import DiceCard
from rules.arkham.effects import DrawMonster, SpreadSurge
from tests.desktop.shell.conftest import Seat
from tests.desktop.shell.hands import CTRL, Hands
from tests.desktop.shell.town_hands import beside_a_monster, press, sit_at_a_town, surging, town

KEY = Qt.Key
THREW, WAS = (KEY.Key_1,) * 5, (KEY.Key_6,) * 5
"""Five ones evade nothing; five sixes do."""


@pytest.fixture
def evaded(sit_down: Seat) -> Hands:
    """A zombie was evaded by dice that the table threw, and the first player went on."""
    hands = sit_down()
    sit_at_a_town(hands, sources={"dice": "cardboard"})
    beside_a_monster(hands)
    press(hands, "evade")
    hands.keys(KEY.Key_1, *WAS)
    hands.wait(20)
    hands.drag("p1", "police_station")
    assert town(hands).sheets["p1"].at == "police_station"
    return hands


def card(hands: Hands) -> DiceCard:
    found = hands.window.cards.card
    assert isinstance(found, DiceCard)
    return found


def read(hands: Hands) -> str:
    return "\n".join(label.text() for label in card(hands).findChildren(QLabel))


def find_it(hands: Hands) -> None:
    hands.key(KEY.Key_F8)
    hands.key(KEY.Key_Left)
    hands.key(KEY.Key_G, CTRL)


def test_dice_are_typed_anew_and_what_breaks_is_ruled_on(evaded: Hands) -> None:
    find_it(evaded)
    assert "주사위 5개예요" in read(evaded)
    evaded.keys(*THREW)
    assert "1 1 1 1 1" in read(evaded)
    evaded.key(KEY.Key_Return)
    broken = evaded.window.cards.card
    assert isinstance(broken, BrokenCard)
    assert {reason.id for reason in broken.broken.reasons} == {"AH-R06"}
    evaded.keys(KEY.Key_1, KEY.Key_2)
    assert isinstance(evaded.window.cards.card, ChangesCard)
    evaded.key(KEY.Key_1)
    assert town(evaded).sheets["p1"].at == "police_station"
    assert evaded.session.log()[-1].overruled == "The table is right"
    evaded.key(KEY.Key_Z, CTRL)
    assert evaded.session.log()[-1].overruled == ""


def test_a_die_too_few_is_not_taken_and_one_too_many_is_not_heard(evaded: Hands) -> None:
    find_it(evaded)
    evaded.keys(*THREW[:4], KEY.Key_Return)
    assert evaded.session.amending is None
    evaded.keys(KEY.Key_Backspace, KEY.Key_2, KEY.Key_3, KEY.Key_4)
    assert "1 1 1 2 3" in read(evaded)


def test_the_dice_are_pressed_with_the_mouse_too(evaded: Hands) -> None:
    find_it(evaded)
    for _ in THREW:
        evaded.click(card(evaded).rows[0])
    evaded.click(card(evaded).rows[-1])
    assert isinstance(evaded.window.cards.card, BrokenCard)


def test_only_what_the_table_typed_is_leapt_to(evaded: Hands) -> None:
    """Cards that the program draws afterwards are passed by."""
    press(evaded, "end-part")
    evaded.wait(30)
    find_it(evaded)
    assert isinstance(evaded.window.cards.card, DiceCard)


# ---- a surge


def test_backspace_takes_the_last_monster_back_and_undo_the_whole_surge(sit_down: Seat) -> None:
    hands = sit_down()
    surging(hands)
    before = hands.session.match.table
    hands.keys(KEY.Key_2, KEY.Key_1, KEY.Key_1)
    hands.wait(20)
    spread = hands.session.match.table
    assert isinstance(spread.asked, DrawMonster)
    hands.session.answer("ghoul")
    hands.wait(20)
    hands.key(KEY.Key_Backspace)
    assert hands.session.match.table == spread
    hands.key(KEY.Key_Backspace)
    assert hands.session.match.table == before
    assert isinstance(before.asked, SpreadSurge)
    hands.keys(KEY.Key_2, KEY.Key_1, KEY.Key_1)
    hands.wait(20)
    hands.key(KEY.Key_Z, CTRL)
    assert (hands.session.match.table.asked, town(hands).stage) == (None, "gate")
    hands.key(KEY.Key_Backspace)
    assert town(hands).stage == "gate"
