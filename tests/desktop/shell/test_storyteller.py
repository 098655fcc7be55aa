"""A grimoire at the host's window, by real keys and mouse."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QInputMethodEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.evening import Evening
from desktop.shell.panels.clocktower import Book
from rules.clocktower.events import LivesSet, TimeSet
from rules.clocktower.state import Deed
from tests.desktop.shell.conftest import Seat
from tests.desktop.shell.hands import LEFT, Hands
from tests.desktop.shell.square_hands import (
    at_night,
    everybody,
    nominating,
    press,
    set_by_hand,
    sit_in_a_circle,
    state,
    titles,
)

KEY = Qt.Key


@pytest.fixture
def storyteller(sit_down: Seat) -> Hands:
    """Nine people; the program deals."""
    hands = sit_down()
    sit_in_a_circle(hands)
    return hands


def lit_pill(hands: Hands) -> str:
    return next(pill.text() for pill in hands.window.top.pills if pill.property("now"))


def book(hands: Hands) -> Book:
    found = hands.window.side.book
    assert isinstance(found, Book)
    return found


def test_a_circle_to_try_things_at_is_dealt_already(tmp_path: Path) -> None:
    session = Evening(tmp_path, seed=7).practice("clocktower")
    state = session.match.table.state
    assert sorted(state.secret.roles) == sorted(state.public.circle)
    assert (session.asked(), len(state.secret.evil)) == (None, 2)
    session.close()


def test_what_is_to_be_done_before_the_first_night_follows_the_tokens(storyteller: Hands) -> None:
    what = storyteller.window.side.prompt.what
    assert what.text() == "가방을 채우고 토큰을 나눈 다음 밤을 시작해요."
    everybody(storyteller)
    assert what.text() == "첫날 밤이 되기 전에 진의 특별 규칙을 모두에게 읽어 주세요."
    storyteller.key(KEY.Key_Space)
    assert state(storyteller).public.up == ("djinn",)
    assert what.text() == "모두 토큰을 받았어요. 한 사람씩 보여 준 다음 밤을 시작해요."
    storyteller.key(KEY.Key_Space)
    assert state(storyteller).public.phase == "night"


def test_night_does_not_fall_before_the_djinn_was_heard(storyteller: Hands) -> None:
    everybody(storyteller)
    press(storyteller, "nightfall")
    assert any(text.startswith("BC-R69") for text in storyteller.texts(storyteller.card()))
    assert state(storyteller).public.phase == "setup"


def test_the_step_that_is_due_is_on_top_and_only_that(storyteller: Hands) -> None:
    at_night(storyteller)
    assert lit_pill(storyteller) == "밤"
    assert storyteller.window.side.prompt.who.text() == "첫째 밤"
    assert titles(storyteller)[0] == "밤 단계 진행하기: 하수인 정보"
    storyteller.key(KEY.Key_Space)
    assert titles(storyteller)[0] == "밤 단계 진행하기: 악마 정보"
    storyteller.key(KEY.Key_Space)
    assert storyteller.window.side.prompt.who.text() == "초공감자 · 하린"


def test_an_answer_is_one_key_and_what_is_impossible_is_refused(storyteller: Hands) -> None:
    at_night(storyteller)
    for _ in range(2):
        storyteller.key(KEY.Key_Space)
    press(storyteller, "tell-answer")
    assert sorted(titles(storyteller)) == ["0", "1", "2"]
    storyteller.key(KEY.Key_2)
    assert any(text.startswith("BC-R24") for text in storyteller.texts(storyteller.card()))
    assert not state(storyteller).secret.told
    storyteller.key(KEY.Key_Escape)
    storyteller.key(KEY.Key_0)
    assert [one.shown for one in state(storyteller).secret.told] == [("0",)]


def test_two_players_are_pointed_at_by_two_keys(storyteller: Hands) -> None:
    at_night(storyteller)
    for character in ("minioninfo", "demoninfo", "empath", "dreamer", "seamstress"):
        press(storyteller, "pass-by")
        assert any(key.startswith(character) for key in state(storyteller).secret.steps)
    press(storyteller, "choose")
    storyteller.key(KEY.Key_2)
    storyteller.key(KEY.Key_4)
    assert state(storyteller).secret.deeds == ()
    assert storyteller.window.side.prompt.what.text() == "밤 단계 진행하기: 하린, 도윤. 맞나요? Enter로 확인해요."
    storyteller.keys(KEY.Key_Backspace, KEY.Key_3, KEY.Key_Return)
    assert state(storyteller).secret.deeds[-1] == Deed(1, "chambermaid", "p1", ("p2", "p3"))
    assert titles(storyteller)[0] == "답 알려주기"


def test_a_seat_that_is_clicked_is_chosen(storyteller: Hands) -> None:
    at_night(storyteller, 2)
    while state(storyteller).secret.deeds[-1:] == ():
        if storyteller.window.side.prompt.who.text().startswith("포 ·"):
            press(storyteller, "choose")
            QTest.mouseClick(storyteller.window.board.view.viewport(), LEFT, pos=storyteller.at("p4"))
            storyteller.key(KEY.Key_Return)
        else:
            press(storyteller, "pass-by")
    assert state(storyteller).secret.dying == ("p4",)
    assert storyteller.session.picture("audience").pieces[3].id == "person:p4"


def test_hands_are_counted_by_one_key_each_and_a_cancelled_vote_costs_no_ghost(storyteller: Hands) -> None:
    nominating(storyteller)
    set_by_hand(storyteller, LivesSet(dead=("p4",)))
    storyteller.drag("token:p1", "p3")
    vote = state(storyteller).public.vote
    assert vote is not None
    assert (vote.by, vote.of) == ("p1", "p3")
    assert titles(storyteller)[:2] == ["손 세기: 도윤, 손 올림", "손 세기: 도윤, 손 내림"]
    storyteller.key(KEY.Key_1)
    storyteller.key(KEY.Key_2)
    assert state(storyteller).public.nominations[-1].hands == ("p4",)
    press(storyteller, "cancel-vote")
    assert state(storyteller).public.spent == ()


def test_an_end_that_something_speaks_for_is_at_hand_and_nowhere_else(storyteller: Hands) -> None:
    everybody(storyteller)
    set_by_hand(storyteller, TimeSet("day", 2, done=True))
    assert not any(title.startswith("승리 선언하기") for title in titles(storyteller))
    set_by_hand(storyteller, LivesSet(("p9",)))
    assert titles(storyteller)[0].startswith("밤이 와요")
    storyteller.key(KEY.Key_2)
    assert titles(storyteller) == ["선", "악"]
    storyteller.key(KEY.Key_1)
    assert state(storyteller).public.winner == "good"


def test_the_dead_call_nobody_out(storyteller: Hands) -> None:
    nominating(storyteller)
    set_by_hand(storyteller, LivesSet(dead=("p4",)))
    storyteller.drag("token:p4", "p3")
    assert any(text.startswith("BC-R01") for text in storyteller.texts(storyteller.card()))
    assert state(storyteller).public.nominations == ()


def test_the_book_opens_at_what_the_moment_is_about(storyteller: Hands) -> None:
    at_night(storyteller)
    assert book(storyteller).open == "night"
    nominating(storyteller)
    assert book(storyteller).open == "votes"


TWELVE = ("지우", "하린", "민서", "도윤", "서연", "태오", "유나", "준호", "소율", "현우", "아린", "시우")


def test_among_more_than_nine_a_seat_is_typed_by_its_number_or_its_name(storyteller: Hands) -> None:
    sit_in_a_circle(storyteller, TWELVE)
    roles = {f"p{number}": "tinker" for number in range(1, 13)} | {"p1": "chambermaid"}
    everybody(storyteller, roles, ())
    set_by_hand(storyteller, TimeSet("night", 1))
    press(storyteller, "choose")
    desk = storyteller.window.fate_desk
    assert desk is not None
    assert desk.entry is not None
    line = desk.entry.line
    assert line.hasFocus()
    storyteller.keys(KEY.Key_1, KEY.Key_2, KEY.Key_Return)
    composed = QInputMethodEvent()
    composed.setCommitString("하린")
    QApplication.sendEvent(line, composed)
    storyteller.keys(KEY.Key_Return, KEY.Key_Return)
    assert state(storyteller).secret.deeds[-1].players == ("p12", "p2")
