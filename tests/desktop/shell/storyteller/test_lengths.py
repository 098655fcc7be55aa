"""How long the clocks are is set anew in the middle of an evening, and a break lets what runs stand (P11)."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from desktop.shell.list_card import ListCard
from rules.clocktower.actions import OpenNominations
from rules.clocktower.events import TimeSet
from rules.clocktower.options import Options
from rules.seats import HOST
from tests.desktop.shell.conftest import Seat
from tests.desktop.shell.hands import Hands
from tests.desktop.shell.square_hands import everybody, set_by_hand, sit_in_a_circle, state
from tests.desktop.shell.storyteller.hour import Hour, at_the_host

KEY = Qt.Key
NONE = ("", "")


@pytest.fixture
def hands(sit_down: Seat, hour: Hour) -> Hands:
    """The second day of nine people who talk for five minutes."""
    return by_day(sit_down, Options(talk=5))


def by_day(sit_down: Seat, options: Options) -> Hands:
    made = sit_down()
    sit_in_a_circle(made, options=options)
    everybody(made)
    set_by_hand(made, TimeSet("day", 2))
    return made


def titles(hands: Hands) -> list[str]:
    card = hands.window.cards.card
    assert isinstance(card, ListCard)
    return [row.accessibleName() for row in card.rows]


def look(hands: Hands) -> list[str]:
    hands.window.acts.run("time")
    return titles(hands)


def choose(hands: Hands, *titled: str) -> None:
    """One answer after another, each by its digit."""
    for title in titled:
        hands.key(Qt.Key(KEY.Key_1 + titles(hands).index(title)))


def test_the_card_of_the_time_lists_each_clock_as_it_is(hands: Hands) -> None:
    shown = look(hands)
    assert "밤 단계마다 박자 없음" in shown
    assert "이야기 5분" in shown
    assert "변론 시계 없음" in shown
    assert "폭도 카운트다운 3" in shown


def test_a_table_without_a_grimoire_has_no_beat_of_the_night(sit_down: Seat) -> None:
    shown = look(by_day(sit_down, Options(knowledge="square", talk=5)))
    assert "이야기 5분" in shown
    assert not any("박자" in row for row in shown)


def test_another_length_is_two_keys_and_is_written_down(hands: Hands) -> None:
    look(hands)
    choose(hands, "이야기 5분")
    assert "이야기 5분" not in titles(hands)
    choose(hands, "이야기 3분")
    assert state(hands).public.options.talk == 3
    assert "이야기 3분" in titles(hands)
    assert hands.log()[-1] == "손으로 정함: 테이블 규칙."


def test_to_leave_the_list_changes_nothing(hands: Hands) -> None:
    before = hands.session.match.length
    look(hands)
    choose(hands, "이야기 5분")
    hands.key(KEY.Key_Escape)
    assert hands.session.match.length == before
    assert hands.window.cards.card is None


def test_a_talk_that_runs_runs_on_and_the_next_is_as_long_as_was_set(hands: Hands, hour: Hour) -> None:
    hour.later(hands, 60)
    look(hands)
    choose(hands, "이야기 5분", "이야기 2분")
    hands.key(KEY.Key_Escape)
    assert at_the_host(hands)[0] == "4:00"
    set_by_hand(hands, TimeSet("day", 3))
    assert at_the_host(hands)[0] == "2:00"


def test_a_talk_that_had_no_clock_is_given_one_at_once(sit_down: Seat, hour: Hour) -> None:
    hands = by_day(sit_down, Options())
    look(hands)
    choose(hands, "이야기 시계 없음", "이야기 10분")
    hands.key(KEY.Key_Escape)
    hour.later(hands, 30)
    assert at_the_host(hands)[0] == "9:30"


def test_a_break_lets_the_talk_stand_and_its_end_lets_it_go_on(hands: Hands, hour: Hour) -> None:
    hour.later(hands, 60)
    hands.window.breaks.begin(10)
    hands.window.breaks.begin(15)
    hour.later(hands, 600)
    assert at_the_host(hands)[0] == "4:00"
    hands.window.breaks.stop()
    hour.later(hands, 30)
    assert at_the_host(hands)[0] == "3:30"


def test_a_clock_that_stood_before_the_break_stands_after_it(hands: Hands, hour: Hour) -> None:
    hands.key(KEY.Key_K)
    hands.window.breaks.begin(10)
    hands.window.breaks.stop()
    hour.later(hands, 60)
    assert at_the_host(hands)[0] == "5:00"


def test_what_is_over_after_the_break_does_not_come_back(hands: Hands, hour: Hour) -> None:
    hands.window.breaks.begin(10)
    hands.session.play(OpenNominations(HOST))
    hands.window.breaks.stop()
    hour.later(hands, 1)
    assert at_the_host(hands) == NONE
