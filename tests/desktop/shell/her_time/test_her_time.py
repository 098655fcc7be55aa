"""Hako Onna's time: shut eyes with one key, hand to hand, and as long as any other."""

from __future__ import annotations

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from desktop.projector.window import AudienceWindow
from desktop.session import Session
from desktop.shell.her_time.black_card import BlackCard
from desktop.shell.her_time.steps_card import StepsCard
from rules.hakoonna.events import PhaseSet, PieceSet
from rules.seats import BLIND, KNOWING_HOST
from tests.desktop.shell.conftest import Seat
from tests.desktop.shell.handing.holding import KEY, Holder, at, k2, secret
from tests.desktop.shell.hands import CTRL, Hands
from tests.desktop.shell.test_looks import clipped

HER_TIME = PhaseSet("hako", turn="hako", last="red")
SHORT = 600


def black(hands: Hands) -> BlackCard:
    card = hands.window.her_time.card
    assert card is not None
    return card


def is_black(hands: Hands) -> bool:
    return hands.window.her_time.on


def shut(hands: Hands) -> BlackCard:
    """It is her time at a table of cardboard, and the window is black."""
    at(hands, HER_TIME)
    hands.window.acts.run("her-time")
    hands.wait(400)
    return black(hands)


def with_an_audience(hands: Hands) -> AudienceWindow:
    """The audience's window, under the curtain with which it begins."""
    hands.window.acts.run("audience")
    hall = hands.window.audience.hall
    assert hall is not None
    hall.window.set_pace(0.0)
    return hall.window


# ---- shut eyes


def test_the_window_is_black_and_says_so(hands: Hands) -> None:
    card = shut(hands)
    assert card.accessibleName() == "눈을 감으세요"
    assert card.size() == hands.window.size()
    image = hands.window.grab().toImage()
    assert image.pixelColor(5, 5).name() == "#000000"
    assert image.pixelColor(image.width() // 2, 20).name() == "#000000"


def test_she_ends_her_time_with_space(hands: Hands) -> None:
    card = shut(hands)
    QTest.keyClick(card, KEY.Key_Space)
    assert not is_black(hands)
    assert hands.session.picture().turn == "gray"
    assert hands.window.focusWidget() is hands.window.board.view


def test_every_other_key_is_off(hands: Hands) -> None:
    card = shut(hands)
    at_ = hands.session.match.at
    for key in (KEY.Key_Return, KEY.Key_Escape, KEY.Key_1, KEY.Key_0, KEY.Key_F8, KEY.Key_F12, KEY.Key_Tab):
        QTest.keyClick(card, key)
    for key in (KEY.Key_Z, KEY.Key_K, KEY.Key_N):
        QTest.keyClick(card, key, CTRL)
    hands.window.acts.run("undo")
    assert hands.session.match.at == at_
    assert is_black(hands)
    assert QApplication.focusWidget() is card


def test_panic_still_covers_it(hands: Hands) -> None:
    card = shut(hands)
    QTest.keyClick(card, KEY.Key_B, CTRL)
    assert hands.window.guard.cover.on


def test_the_key_that_shut_the_eyes_does_not_open_them_while_it_is_held(hands: Hands) -> None:
    at(hands, HER_TIME)
    hands.window.acts.run("her-time")
    QTest.keyClick(black(hands), KEY.Key_Space)
    assert is_black(hands)


def test_no_button_offers_to_open_eyes_before_a_key_counts(hands: Hands) -> None:
    at(hands, HER_TIME)
    hands.window.acts.run("her-time")
    card = black(hands)
    assert card.button.isHidden()
    while card.button.isHidden():
        hands.wait()
    QTest.keyClick(card, KEY.Key_Space)
    assert not is_black(hands)


def test_before_the_first_turn_she_hides_and_nothing_else_changes(hands: Hands) -> None:
    at_ = hands.session.match.at
    hands.window.acts.run("her-time")
    hands.wait(400)
    QTest.keyClick(black(hands), KEY.Key_Space)
    assert not is_black(hands)
    assert hands.session.match.at == at_


@pytest.mark.parametrize("raised", [True, False])
def test_the_audience_reads_that_she_hides_while_she_does(hands: Hands, raised: bool) -> None:
    window = with_an_audience(hands)
    if raised:
        window.lift()
    hands.window.acts.run("her-time")
    assert window.curtain.closed
    told = [caption.text for caption in window.curtain.captions()]
    assert told == ["눈을 감아 주세요", "상자여자가 숨어요", "불이 켜지면 눈을 떠 주세요"]
    hands.wait(400)
    QTest.keyClick(black(hands), KEY.Key_Space)
    assert window.curtained is not raised
    assert raised or [caption.text for caption in window.curtain.captions()] == ["곧 시작해요"]


def test_it_is_refused_in_the_middle_of_a_turn(acting: Hands) -> None:
    acting.window.acts.run("her-time")
    assert not is_black(acting)
    assert acting.line() == "지금은 상자여자의 시간도, 숨는 때도 아니에요."


def test_a_silent_count_ends_by_itself(hands: Hands) -> None:
    hands.window.her_time.keep("count", SHORT)
    at(hands, HER_TIME)
    hands.window.acts.run("her-time")
    card = black(hands)
    assert card.button.isHidden()
    QTest.keyClick(card, KEY.Key_Space)
    assert is_black(hands)
    hands.wait(SHORT + 500)
    assert not is_black(hands)
    assert hands.session.picture().turn == "gray"


def test_it_lasts_as_long_as_any_other(hands: Hands) -> None:
    hands.window.her_time.keep("space", 1500)
    card = shut(hands)
    QTest.keyClick(card, KEY.Key_Space)
    assert is_black(hands), "the time is not full"
    assert hands.session.picture().turn == "hako"
    hands.wait(1500)
    assert not is_black(hands)
    assert hands.session.picture().turn == "gray"


def test_the_black_window_is_left_alone_for_as_long_as_she_likes(hands: Hands) -> None:
    shut(hands)
    assert hands.window.guard.idle is not None
    hands.window.guard.idle.set_patience(100)
    hands.window.guard.heed()
    hands.wait(400)
    assert not hands.window.guard.cover.on


# ---- hand to hand


def in_her_time(sit_down: Seat) -> Hands:
    """Blue is a Hakobito."""
    hands = k2(sit_down)
    hides, lairs = {"hako": "study.globe", "blue": "child.bed"}, {"hako": "empty", "blue": "empty"}
    return at(hands, PieceSet("blue", ""), secret(hands, hides=hides, lairs=lairs), HER_TIME)


def test_her_time_goes_from_hand_to_hand_and_ends_with_space(sit_down: Seat) -> None:
    hands = in_her_time(sit_down)
    hands.window.acts.run("her-time")
    holder = Holder(hands)
    names = []
    for _ in range(2):
        names.append(holder.name)
        holder.hold()
        holder.let_go()
        holder.press(KEY.Key_Return)
    assert names == ["상자여자에게 건네 주세요", "파랑에게 건네 주세요"]
    assert not hands.window.handing.on
    hands.wait(400)
    QTest.keyClick(black(hands), KEY.Key_Space)
    assert hands.session.picture().turn == "gray"


def lit(hands: Hands) -> list[str]:
    return [button.title.text() for button in hands.window.side.offers.buttons if button.property("lit")]


@pytest.mark.parametrize("viewer", [BLIND, KNOWING_HOST])
def test_one_row_is_lit_and_it_is_what_comes_next(sit_down: Seat, viewer: str) -> None:
    hands = in_her_time(sit_down)
    hands.app.context.replace_session(Session(hands.session.match, viewer=viewer))
    hands.wait()
    assert lit(hands) == ["상자여자에게만 보여 주기"]
    hands.key(KEY.Key_Space)
    holder = Holder(hands)
    for _ in range(2):
        holder.hold()
        holder.let_go()
        holder.press(KEY.Key_Return)
    assert not hands.window.handing.on
    assert lit(hands) == ["눈 뜨기"]
    hands.wait(400)
    hands.key(KEY.Key_Space)
    assert hands.session.picture().turn == "gray"
    at(hands, HER_TIME)
    assert lit(hands) == ["상자여자에게만 보여 주기"]


def test_she_moves_looks_and_hides_by_digits(sit_down: Seat) -> None:
    hands = in_her_time(sit_down)
    hands.window.hand_to("hako")
    holder = Holder(hands)
    holder.hold()
    forms = [option.value.action for option in holder.card.turns.enquiry.options]  # type: ignore[union-attr]
    holder.type(forms.index("enter") + 1)
    holder.type(1)
    assert holder.is_open
    holder.type(1)
    seen = hands.session.seen("hako")
    assert "hako" in seen.secret.moved  # type: ignore[attr-defined]


def test_the_window_is_opaque_when_the_last_hand_lets_it_go(sit_down: Seat) -> None:
    hands = in_her_time(sit_down)
    table = hands.window.grab().toImage()
    hands.window.acts.run("her-time")
    holder = Holder(hands)
    for _ in range(2):
        holder.hold()
        holder.let_go()
        holder.press(KEY.Key_Return)
        image = hands.window.grab().toImage()
        assert image.pixelColor(700, 300) != table.pixelColor(700, 300)
    assert hands.window.grab().toImage().pixelColor(5, 5).name() == "#000000"


def test_a_host_who_knows_all_is_shown_the_steps(sit_down: Seat) -> None:
    hands = k2(sit_down, knowledge="host")
    at(hands, secret(hands), HER_TIME)
    hands.window.acts.run("her-time")
    card = hands.window.cards.card
    assert isinstance(card, StepsCard)
    assert any("힘을 써요" in text for text in hands.texts(card))
    hands.key(KEY.Key_Escape)
    assert hands.window.cards.card is None


# ---- settings


def test_pace_and_eyes_are_kept(hands: Hands, sit_down: Seat) -> None:
    hands.window.her_time.keep("count", 25_000)
    hands.window.settled.emit()
    hands.close()
    again = sit_down()
    assert (again.window.her_time.eyes, again.window.her_time.pace.ms) == ("count", 25_000)


# ---- how it looks


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160)])
@pytest.mark.parametrize("language", ["ko", "en"])
def test_the_steps_and_buttons_have_room(sit_down: Seat, size: tuple[int, int], language: str) -> None:
    hands = k2(sit_down, knowledge="host")
    hands.resize(*size)
    if language == "en":
        hands.window.acts.run("language")
    at(hands, secret(hands), HER_TIME)
    hands.window.acts.run("her-time")
    card = hands.window.cards.card
    assert card is not None
    hands.wait(50)
    assert not [widget for widget in card.findChildren(QWidget) if clipped(widget)]
    assert not hands.narrow()
