"""What was typed at a town's table and is found wrong: dice put right later, and an answer taken back at once."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from desktop.shell.amend_cards import BrokenCard, ChangesCard, InsteadCard
from desktop.shell.dice_card import DiceCard
from rules.arkham.effects import DrawMonster, SpreadSurge
from tests.desktop.shell.conftest import Seat
from tests.desktop.shell.hands import CTRL, Hands
from tests.desktop.shell.town_hands import GATES, beside_a_monster, press, sit_at_a_town, surging, town

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
    hands.keys(KEY.Key_1, *WAS, KEY.Key_Return)
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


@pytest.mark.parametrize("digit", [KEY.Key_7, KEY.Key_8, KEY.Key_9, KEY.Key_0])
def test_no_digit_does_what_backspace_and_enter_do(evaded: Hands, digit: Qt.Key) -> None:
    """Not even when all dice are told."""
    find_it(evaded)
    for told in (THREW[:2], THREW[2:]):
        evaded.keys(*told, digit)
        assert f"‘{digit - KEY.Key_0}’ 대신" in read(evaded)
    assert "주사위 5개 모두: 1 1 1 1 1" in read(evaded)


def test_what_was_wrong_is_told_and_goes_with_the_next_die(evaded: Hands) -> None:
    find_it(evaded)
    evaded.keys(*THREW[:2], KEY.Key_Return)
    assert "지금 2개를" in read(evaded)
    evaded.key(KEY.Key_4)
    assert "입력했어요" not in read(evaded)
    assert "주사위 5개 중 3개: 1 1 4" in read(evaded)


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


FIVE = ("cultist-1", "cultist-2", "cultist-3", "cultist-4", "cultist-5")


@pytest.fixture
def spread(sit_down: Seat) -> Hands:
    """Two of four monsters fit into the town: they were told to be at the first two gates, and which they are."""
    hands = sit_down()
    surging(hands, *FIVE)
    hands.keys(KEY.Key_1, KEY.Key_1, KEY.Key_0)
    hands.wait(20)
    for kind in ("ghoul", "gug", "witch", "zombie"):
        hands.session.answer(kind)
        hands.wait(20)
    assert hands.session.asked() is None
    return hands


def look_for(hands: Hands, asked: type[object], number: int = 0) -> None:
    """The line of an answer in the log, by the arrows; then it is amended."""
    way = [node for node in hands.session.match.path() if node.parent and isinstance(node.parent.table.asked, asked)]
    hands.key(KEY.Key_F8)
    for _ in range(30):
        if hands.window.side.log.lines.step == way[number].number:
            break
        hands.key(KEY.Key_Up)
    assert hands.window.side.log.lines.step == way[number].number
    hands.key(KEY.Key_G, CTRL)


def titles(hands: Hands) -> list[str]:
    found = hands.window.cards.card
    assert isinstance(found, InsteadCard)
    return [row.accessibleName() for row in found.rows]


def lies(hands: Hands) -> list[int]:
    """How many monsters lie at each of the three gates."""
    return [list(town(hands).monsters.values()).count(gate) for gate in GATES]


def test_a_spread_is_told_otherwise(spread: Hands) -> None:
    """Only what the rules allow is offered; the same monsters come to the other gates, and undo takes it back."""
    assert lies(spread) == [1, 1, 0]
    look_for(spread, SpreadSurge)
    assert titles(spread) == ["독립광장: 1 · 히브의 가로변 식당: 0 · 방문하지 않은 섬: 1"]
    spread.key(KEY.Key_1)
    assert isinstance(spread.window.cards.card, ChangesCard)
    spread.key(KEY.Key_1)
    assert lies(spread) == [1, 0, 1]
    assert town(spread).monsters["gug-1"] == GATES[2]
    spread.key(KEY.Key_Z, CTRL)
    assert lies(spread) == [1, 1, 0]


def test_a_spread_that_could_not_be_another_says_so(sit_down: Seat) -> None:
    hands = sit_down()
    surging(hands)
    hands.keys(KEY.Key_2, KEY.Key_1, KEY.Key_1)
    hands.wait(20)
    look_for(hands, SpreadSurge)
    assert hands.window.cards.card is None
    assert hands.session.amending is None


def test_a_monster_at_the_wrong_gate_is_put_right(spread: Hands) -> None:
    """The gug was a Byakhee: the rest of the surge stands, and so does what was told of it."""
    look_for(spread, DrawMonster, 1)
    spread.key(KEY.Key_1)
    assert isinstance(spread.window.cards.card, ChangesCard)
    spread.key(KEY.Key_1)
    now = town(spread).monsters
    assert (now["byakhee-1"], now["ghoul-1"], "gug-1" in now) == (GATES[1], GATES[0], False)
    assert lies(spread) == [1, 1, 0]
    assert spread.session.asked() is None
