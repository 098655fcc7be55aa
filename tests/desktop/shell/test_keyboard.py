"""The same without a mouse, and without the Latin keyboard."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit

from desktop.commands import BY_ID, COMMANDS, EVERYWHERE, PLACES
from desktop.shell.fate_dialog import FateCard
from desktop.shell.help_card import HelpCard
from desktop.shell.label import Label
from desktop.shell.overrule import OverruleCard
from rules.hakoonna.actions import Agree
from tests.desktop.shell.conftest import Seat
from tests.desktop.shell.hands import CTRL, SHIFT, Hands
from tests.desktop.shell.test_looks import eyes_shut

KEY = Qt.Key


def test_a_move_by_keyboard_alone(acting: Hands) -> None:
    acting.keys(KEY.Key_Tab, KEY.Key_Return, KEY.Key_Right, KEY.Key_Return)
    assert acting.standing("red") == "living"


def test_tab_leaps_between_targets_of_the_lifted_piece(acting: Hands) -> None:
    acting.keys(KEY.Key_Tab, KEY.Key_Return, KEY.Key_Tab)
    lit = {space for space, light in acting.play.scene.lights.shown.items() if light.lit}
    assert acting.play.scene.cursor.space in lit
    acting.key(KEY.Key_Escape)
    assert acting.standing("red") == "hall"


def test_a_refused_move_and_its_overruling_by_keyboard_alone(acting: Hands) -> None:
    acting.keys(KEY.Key_Tab, KEY.Key_Return, KEY.Key_Down, KEY.Key_Right, KEY.Key_Return)
    assert acting.card().refusal.space == "kitchen"
    acting.key(KEY.Key_Return, SHIFT)
    assert isinstance(acting.window.cards.card, OverruleCard)
    acting.key(KEY.Key_1)
    assert acting.standing("red") == "kitchen"
    assert acting.session.log()[-1].overruled == "House rule"


def test_shift_enter_overrules_at_once_while_holding(acting: Hands) -> None:
    acting.keys(KEY.Key_Tab, KEY.Key_Return, KEY.Key_Down, KEY.Key_Right)
    acting.key(KEY.Key_Return, SHIFT)
    assert isinstance(acting.window.cards.card, OverruleCard)
    acting.key(KEY.Key_5)
    assert acting.standing("red") == "kitchen"


def test_space_makes_noise_then_lifts_the_piece(hands: Hands) -> None:
    hands.key(KEY.Key_Space)
    assert hands.log()[-1] == "빨강이 소음 토큰 1개째를 쌓았고, 버텼어요."
    hands.key(KEY.Key_Space)
    assert hands.play.scene.hand.piece == "red"


def test_one_and_a_digit_move_the_piece(acting: Hands) -> None:
    acting.key(KEY.Key_1)
    exits = acting.offers()
    acting.key(KEY.Key_2)
    assert acting.session.speech(acting.app.context.words).name(acting.standing("red")) == exits[1]


def test_two_and_a_digit_open_a_shadow(acting: Hands) -> None:
    acting.keys(KEY.Key_2, KEY.Key_1)
    assert "옷걸이 뒤" in acting.log()[-1]


def test_backspace_leaves_an_unfinished_entry(acting: Hands) -> None:
    depth, offers = acting.session.match.length, acting.offers()
    acting.keys(KEY.Key_2, KEY.Key_Backspace)
    assert (acting.session.match.length, acting.offers()) == (depth, offers)


def test_nought_passes(acting: Hands) -> None:
    acting.key(KEY.Key_0)
    assert acting.session.picture().turn == "blue"


def test_a_refused_offer_stays_and_says_why(hands: Hands) -> None:
    button = next(one for one in hands.window.side.offers.buttons if one.accessibleName() == "이동")
    assert "먼저 소음 토큰을 쌓고 나서 행동해요." in button.accessibleDescription()
    hands.click(button)
    assert "먼저 소음 토큰을 쌓고 나서 행동해요." in hands.texts(hands.card())


def test_a_reason_against_several_offers_stands_once_and_leaves_the_log_its_lines(hands: Hands) -> None:
    why = "먼저 소음 토큰을 쌓고 나서 행동해요."
    for _ in range(3):
        hands.key(KEY.Key_Space)
        hands.key(KEY.Key_0)
    hands.resize(1280, 720)
    hands.wait(100)
    side = hands.window.side
    assert sum(why in button.accessibleDescription() for button in side.offers.buttons) > 3
    assert hands.texts(side.offers).count(why) == 1
    shown = [side.offers.whys[0], *(one for one in side.offers.buttons if one.deed and why in one.deed.reasons)]
    assert [one.y() for one in shown] == sorted(one.y() for one in shown)
    log = side.log.lines
    seen = [log.visualItemRect(log.item(row)) for row in range(log.count())]
    assert sum(log.viewport().rect().contains(one) for one in seen) >= 4


def test_undo_redo_and_what_is_at_their_end(acting: Hands) -> None:
    acting.drag("red", "living")
    acting.key(KEY.Key_Z, CTRL)
    assert acting.standing("red") == "hall"
    acting.key(KEY.Key_Y, CTRL)
    assert acting.standing("red") == "living"
    acting.key(KEY.Key_Y, CTRL)
    assert acting.line() == "다시 할 것이 없어요."
    for _ in range(5):
        acting.key(KEY.Key_Z, CTRL)
    assert acting.line() == "되돌릴 것이 없어요."


def test_the_reasons_of_the_space_under_the_cursor(acting: Hands) -> None:
    acting.keys(KEY.Key_Home, KEY.Key_Up, KEY.Key_Left, KEY.Key_W)
    assert acting.card().refusal.space == "bedroom"


@pytest.fixture
def grays(sit_down: Seat) -> Hands:
    """The Gray Man's turn: there are more offers than digits."""
    hands = sit_down(fate=("white", "fell"))
    eyes_shut(hands)
    return hands


def test_offers_beyond_the_nine_keys_wait_behind_the_ninth(grays: Hands) -> None:
    near = grays.offers()
    assert len(near) == 9
    assert near[-1] == "더 보기: 3개"
    grays.key(KEY.Key_9)
    assert grays.offers() == ["소음 쌓기", "항복에 찬성", "항복하기", "돌아가기"]
    grays.key(KEY.Key_Escape)
    assert grays.offers() == near


def test_the_row_back_and_the_next_step_lead_to_the_nine_again(grays: Hands) -> None:
    near = grays.offers()
    grays.keys(KEY.Key_9, KEY.Key_4)
    assert grays.offers() == near
    grays.key(KEY.Key_9)
    grays.drag("gray", "living")
    assert not grays.play.further


def test_a_key_beyond_the_nine_does_what_it_says(grays: Hands) -> None:
    grays.keys(KEY.Key_9, KEY.Key_2)
    assert grays.card().refusal.refused.action == Agree("gray")


def test_more_kinds_of_fate_than_digits_lie_side_by_side(hands: Hands) -> None:
    hands.key(KEY.Key_D, CTRL)
    card = hands.window.cards.card
    assert isinstance(card, FateCard)
    first, tenth = card.rows[0], card.rows[9]
    assert len(card.rows) > 9
    assert first.x() < tenth.x()
    assert [label.isVisible() for label in tenth.findChildren(Label) if label.text() == "10"] == [False]


def test_where_it_may_go(acting: Hands) -> None:
    acting.key(KEY.Key_G)
    assert {space for space, light in acting.play.scene.lights.shown.items() if light.lit} >= {"living", "study"}
    acting.key(KEY.Key_G)
    assert not acting.play.scene.lights.shown


@pytest.mark.parametrize(("jamo", "latin"), [("ㅎ", KEY.Key_G), ("ㅈ", KEY.Key_W), ("ㄱ", KEY.Key_R)])
def test_jamo_keys_do_what_their_latin_letters_do(acting: Hands, jamo: str, latin: Qt.Key) -> None:
    acting.keys(KEY.Key_Home, KEY.Key_Up, KEY.Key_Left)
    acting.jamo(jamo)
    by_jamo = (acting.line(), acting.window.cards.card is None, bool(acting.play.scene.lights.shown))
    acting.key(KEY.Key_Escape)
    acting.play.scene.light({})
    acting.key(latin)
    assert (acting.line(), acting.window.cards.card is None, bool(acting.play.scene.lights.shown)) == by_jamo


def test_text_fields_keep_their_jamo(acting: Hands) -> None:
    field = QLineEdit(acting.window)
    field.show()
    field.setFocus()
    acting.jamo("ㅎ")
    assert field.text() == "ㅎ"
    assert not acting.play.scene.lights.shown
    field.deleteLater()


def test_every_command_is_there(hands: Hands) -> None:
    known = hands.window.acts._table
    assert all(command.id in known or command.native for command in COMMANDS)


def test_no_command_hides_behind_another_of_the_same_id() -> None:
    assert len(BY_ID) == len(COMMANDS)


def test_no_key_means_two_things() -> None:
    for context in PLACES:
        keys = [key for command in COMMANDS if command.context in (EVERYWHERE, context) for key in command.keys]
        assert len(keys) == len(set(keys))


def test_f6_goes_round_the_panels(hands: Hands) -> None:
    hands.key(KEY.Key_F6)
    assert hands.window.focusWidget() is hands.window.side.offers.buttons[0]
    hands.key(KEY.Key_F6)
    assert hands.window.focusWidget() is hands.window.side.log.lines
    hands.key(KEY.Key_F6)
    assert hands.window.focusWidget() is hands.window.board.view


def test_f6_reaches_the_card(acting: Hands) -> None:
    acting.drag("red", "kitchen")
    acting.key(KEY.Key_F6)
    assert acting.window.focusWidget() is acting.card().remedies[0]
    acting.key(KEY.Key_Space)
    assert acting.standing("red") == "living"


def test_help_lists_the_keys_and_closes(hands: Hands) -> None:
    hands.key(KEY.Key_F1)
    card = hands.window.cards.card
    assert isinstance(card, HelpCard)
    assert "다음 (가장 큰 단추)" in hands.texts(card)
    assert hands.window.context.say(BY_ID["clock"].title) not in hands.texts(card)
    hands.key(KEY.Key_Escape)
    assert hands.window.cards.card is None
    assert hands.window.focusWidget() is hands.window.board.view


def test_fate_is_switched_kind_by_kind(hands: Hands) -> None:
    hands.key(KEY.Key_D, CTRL)
    card = hands.window.cards.card
    assert isinstance(card, FateCard)
    number = [row.accessibleName() for row in card.rows].index("소음 결과") + 1
    hands.key(Qt.Key(KEY.Key_0 + number))
    assert hands.session.match.fate.source("noise") == "cardboard"
    assert hands.offers()[:2] == ["소음 쌓기: 버팀", "소음 쌓기: 무너짐"]


def test_moves_and_refusals_are_read_out(acting: Hands) -> None:
    acting.drag("red", "kitchen")
    assert acting.window.announcer.last.startswith("한 번에 방 하나만 옮길 수 있어요. 부엌은 2칸 떨어져 있어요.")
    acting.drag("red", "living")
    assert acting.window.announcer.last.startswith("빨강이 로비에서 거실로 이동했어요.")


def test_while_a_secret_lies_open_no_other_key_works(acting: Hands) -> None:
    acting.key(KEY.Key_F12)
    depth = acting.session.match.at
    acting.key(KEY.Key_Z, CTRL)
    acting.window.acts.run("undo")
    assert acting.session.match.at == depth
