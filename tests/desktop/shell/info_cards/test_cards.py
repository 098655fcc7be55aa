"""Cards for one person at night: by one key after an answer, by choice, with words of one's own (flows.md 1.3, W02)."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from desktop.shell.info_cards.words_card import WordsCard
from desktop.shell.list_card import ListCard
from desktop.shell.refusal_card import RefusalCard
from rules.clocktower.actions import PassBy, ShowCard, Tell
from rules.clocktower.events import BagSet, DayLogSet, LivesSet, RolesSet
from rules.clocktower.state import Card, Execution
from rules.seats import HOST
from tests.desktop.shell.conftest import Seat
from tests.desktop.shell.hands import CTRL, SHIFT, Hands
from tests.desktop.shell.info_cards.viewer import Viewer, writes
from tests.desktop.shell.square_hands import (
    EVIL,
    ROLES,
    at_night,
    everybody,
    press,
    set_by_hand,
    sit_in_a_circle,
    state,
    titles,
)

KEY = Qt.Key


@pytest.fixture
def hands(sit_down: Seat) -> Hands:
    """The first night of nine people."""
    made = sit_down()
    sit_in_a_circle(made)
    at_night(made)
    return made


@pytest.fixture
def viewer(hands: Hands) -> Viewer:
    return Viewer(hands)


def shown(hands: Hands) -> tuple[Card, ...]:
    return state(hands).secret.cards


def to_the_empath(hands: Hands) -> None:
    """What evil is told is left out."""
    for info in ("minioninfo", "demoninfo"):
        hands.session.play(PassBy(HOST, info, ""))
    hands.wait(20)


# ---- what the moment asks for


def test_after_an_answer_one_key_shows_its_card(hands: Hands, viewer: Viewer, monkeypatch: pytest.MonkeyPatch) -> None:
    to_the_empath(hands)
    press(hands, "tell-answer")
    hands.key(KEY.Key_0)
    hands.key(KEY.Key_F12)
    assert shown(hands) == (Card(1, "p2", "answer", words="0"),)
    assert viewer.card.accessibleName() == "2번 하린에게만 보여 주세요"
    assert viewer.reads(monkeypatch)[0] == "건네기 · 2번 하린만"
    viewer.hold()
    assert viewer.reads(monkeypatch) == ["건네기 · 2번 하린만", "알려 드릴 대답이에요", "0"]


def test_an_answer_of_characters_lies_beside_whom_it_is_said_of(
    hands: Hands, viewer: Viewer, monkeypatch: pytest.MonkeyPatch
) -> None:
    to_the_empath(hands)
    hands.session.play(PassBy(HOST, "empath", "p2"))
    hands.wait(20)
    press(hands, "choose")
    hands.keys(KEY.Key_9, KEY.Key_Return)
    hands.session.play(Tell(HOST, "dreamer", "p3", ("virgin", "po")))
    hands.key(KEY.Key_F12)
    assert shown(hands) == (Card(1, "p3", "this-player-is", ("p9",), ("virgin", "po")),)
    viewer.hold()
    _, title, who, *tokens = viewer.reads(monkeypatch)
    assert (title, who) == ("이 사람의 인물이에요", "9번 소율")
    assert sorted(tokens) == ["성결자", "포"]


def test_evil_is_told_of_itself_card_by_card(hands: Hands, viewer: Viewer, monkeypatch: pytest.MonkeyPatch) -> None:
    set_by_hand(hands, BagSet(bluffs=("artist", "flowergirl", "harpy"), outsiders=1))
    hands.key(KEY.Key_F12)
    assert [(one.seat, one.card, one.players) for one in shown(hands)] == [("p8", "the-demon", ("p9",))]
    viewer.leave()
    hands.session.play(PassBy(HOST, "minioninfo", ""))
    hands.key(KEY.Key_F12)
    assert [(stop.seat, stop.card) for stop in viewer.card.route] == [("p9", 0), ("p9", 1)]
    viewer.hold()
    assert viewer.reads(monkeypatch)[1:] == ["당신의 하수인이에요", "8번 준호"]
    viewer.let_go()
    viewer.press(KEY.Key_Return)
    viewer.hold()
    assert viewer.reads(monkeypatch)[1] == "이 인물들은 이 판에 없어요"
    viewer.let_go()
    viewer.press(KEY.Key_Return)
    assert viewer.card.accessibleName() == "이야기꾼에게 돌려주세요"
    viewer.press(KEY.Key_Return)
    assert not viewer.there()
    hands.session.undo()
    assert len(shown(hands)) == 1


def test_the_same_key_shows_the_last_card_once_more(hands: Hands, viewer: Viewer) -> None:
    hands.key(KEY.Key_F12)
    viewer.leave()
    hands.key(KEY.Key_F12)
    assert viewer.there()
    assert len(shown(hands)) == 1


def test_who_is_chosen_by_another_learns_by_whom(sit_down: Seat) -> None:
    hands = sit_down()
    sit_in_a_circle(hands)
    everybody(hands, {**ROLES, "p1": "preacher"}, EVIL)
    at_night(hands)
    everybody(hands, {**ROLES, "p1": "preacher"}, EVIL)
    while not hands.window.side.prompt.who.text().startswith("전도사"):
        press(hands, "pass-by")
    press(hands, "choose")
    hands.keys(KEY.Key_8, KEY.Key_Return)
    hands.key(KEY.Key_F12)
    assert shown(hands) == (Card(1, "p8", "selected-you", (), ("preacher",)),)


def test_a_cannibal_is_not_told_by_a_card_what_it_swallowed(hands: Hands, viewer: Viewer) -> None:
    roles = {**ROLES, "p1": "cannibal"}
    set_by_hand(hands, RolesSet(roles, evil=EVIL), LivesSet(dead=("p2",)))
    set_by_hand(hands, DayLogSet(executions=(Execution("p2", 0, True),)))
    hands.play.attempt(ShowCard(HOST, "p1", "you-are", (), ("empath",)))
    assert not viewer.there()
    assert isinstance(hands.window.cards.card, RefusalCard)
    assert shown(hands) == ()
    hands.key(KEY.Key_Return, SHIFT)
    hands.key(KEY.Key_2)
    assert viewer.there()
    assert len(shown(hands)) == 1


# ---- what is chosen


def test_any_card_is_chosen_by_keys(hands: Hands, viewer: Viewer, monkeypatch: pytest.MonkeyPatch) -> None:
    to_the_empath(hands)
    hands.key(KEY.Key_F12)
    assert isinstance(hands.window.cards.card, ListCard)
    hands.key(KEY.Key_1)
    hands.key(KEY.Key_3)
    writes("ㅎㅍ")
    hands.key(KEY.Key_Return)
    assert titles(hands) == ["말하지 않음", "선", "악"]
    hands.key(KEY.Key_3)
    assert shown(hands) == (Card(1, "p3", "you-are", (), ("harpy",), "evil"),)
    viewer.hold()
    assert viewer.reads(monkeypatch)[1:] == ["당신의 인물이에요", "하피", "당신은 악한 편이에요."]


def test_words_of_ones_own_are_written_and_shown(hands: Hands, viewer: Viewer, monkeypatch: pytest.MonkeyPatch) -> None:
    to_the_empath(hands)
    hands.keys(KEY.Key_F12, KEY.Key_9, KEY.Key_4)
    assert isinstance(hands.window.cards.card, WordsCard)
    hands.key(KEY.Key_Return)
    assert not viewer.there()
    writes("고개를 저어도 돼요")
    hands.key(KEY.Key_Return)
    assert shown(hands) == (Card(1, "p4", "own-words", words="고개를 저어도 돼요"),)
    viewer.hold()
    assert viewer.reads(monkeypatch) == ["건네기 · 4번 도윤만", "고개를 저어도 돼요"]


def test_the_order_of_tokens_and_people_means_nothing(hands: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    found, orders = [], set()
    for chosen in (("po", "artist", "empath"), ("empath", "artist", "po")):
        hands.session.play(ShowCard(HOST, "p1", "not-in-play", (), chosen))
        viewer = Viewer(hands)
        viewer.hold()
        found.append(viewer.reads(monkeypatch)[2:])
        viewer.leave()
        hands.session.undo()
    assert found[0] == found[1]
    for seat in ROLES:
        hands.session.play(ShowCard(HOST, seat, "not-in-play", (), ("po", "artist", "empath")))
        viewer = Viewer(hands)
        viewer.hold()
        orders.add(tuple(viewer.reads(monkeypatch)[2:]))
        viewer.leave()
    assert len(orders) > 1


# ---- opened on purpose, closed on purpose


def test_it_opens_only_while_it_is_held_and_closes_only_by_a_held_key(hands: Hands, viewer: Viewer) -> None:
    hands.key(KEY.Key_F12)
    assert not viewer.card.is_open
    viewer.press(KEY.Key_Space, KEY.Key_Escape, KEY.Key_Return, KEY.Key_Tab, KEY.Key_F8)
    QTest.mouseClick(hands.window, Qt.MouseButton.LeftButton, pos=hands.window.rect().center())
    QTest.keyClick(viewer.card, KEY.Key_Z, CTRL)
    assert viewer.there()
    assert not viewer.card.is_open
    assert len(shown(hands)) == 1
    viewer.hold()
    viewer.let_go()
    assert not viewer.card.is_open
    viewer.leave()
    assert not viewer.there()
    assert hands.window.focusWidget() is hands.window.board.view


def test_nothing_of_the_grimoire_is_bared_from_opening_to_closing(hands: Hands, viewer: Viewer) -> None:
    green = "#00FF00"
    table = QLabel(hands.window)
    table.setStyleSheet(f"background: {green}")
    table.setGeometry(0, 0, 2000, 1200)
    table.show()
    hands.wait(50)
    assert bare(hands, green)
    hands.key(KEY.Key_F12)
    assert not bare(hands, green)
    viewer.hold()
    assert not bare(hands, green)
    hands.resize(1300, 800)
    assert not viewer.card.is_open
    assert not bare(hands, green)
    viewer.look()
    viewer.press(KEY.Key_Return)
    assert not bare(hands, green)
    viewer.press(KEY.Key_Return)
    hands.wait(50)
    assert bare(hands, green)


def bare(hands: Hands, colour: str) -> bool:
    """Whether any part of the grimoire can be seen."""
    image, wanted = hands.window.grab().toImage(), QColor(colour).rgb()
    return any(image.pixel(x, y) == wanted for x in range(0, image.width(), 9) for y in range(0, image.height(), 9))


def test_panic_covers_it_and_the_card_is_still_there(hands: Hands, viewer: Viewer) -> None:
    hands.key(KEY.Key_F12)
    viewer.hold()
    QTest.keyClick(viewer.card, KEY.Key_B, CTRL)
    assert hands.window.guard.cover.on
    assert not viewer.card.is_open


def test_what_is_taken_back_or_done_again_opens_nothing(hands: Hands, viewer: Viewer) -> None:
    hands.key(KEY.Key_F12)
    viewer.leave()
    for keys in ((KEY.Key_Z, CTRL), (KEY.Key_Y, CTRL)):
        hands.key(*keys)
        hands.wait(30)
        assert not viewer.there()
    assert len(shown(hands)) == 1


def test_no_text_beside_the_picture_tells_what_it_says(hands: Hands, viewer: Viewer) -> None:
    hands.key(KEY.Key_F12)
    covered = viewer.told()
    viewer.hold()
    assert viewer.told() == covered
    assert not any(word in covered for word in ("소율", "악마", "9번"))
