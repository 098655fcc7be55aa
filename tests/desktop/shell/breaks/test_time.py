"""How long it has been played, when it may end, and the last round of a long evening (P11)."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from desktop.projector.window import AudienceWindow
from desktop.shell.breaks import pace, stopwatch
from desktop.shell.breaks.time_card import TimeCard
from desktop.shell.list_card import ListCard
from desktop.shell.phases import public
from rules.remarks import LastRound
from tests.desktop.shell.hands import Hands
from tests.desktop.shell.town_hands import moving, sit_at_a_town

KEY = Qt.Key


class Clock:
    """Stands still until it is set."""

    def __init__(self) -> None:
        self.now = 1000.0

    def monotonic(self) -> float:
        """Seconds, as ``time.monotonic`` tells them."""
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """The clock of the program's stopwatches, set by the test."""
    made = Clock()
    for module in (pace, stopwatch):
        monkeypatch.setattr(module, "time", made)
    return made


def a_round(hands: Hands) -> None:
    """Three visitors pass, the tower falls for the fourth; Hako Onna's time comes and goes."""
    for _ in range(4):
        hands.keys(KEY.Key_Space, KEY.Key_0)
    assert public(hands.session).phase == "hako"
    hands.key(KEY.Key_5)
    assert public(hands.session).phase != "hako"


def card(hands: Hands) -> ListCard:
    shown = hands.window.cards.card
    assert isinstance(shown, ListCard), shown
    return shown


def told(hands: Hands) -> str:
    hands.window.acts.run("time")
    assert isinstance(card(hands), TimeCard)
    return card(hands).accessibleDescription()


def raised(hands: Hands) -> AudienceWindow:
    window = hands.window.audience.there().window
    window.set_pace(0.0)
    window.lift()
    hands.wait(30)
    return window


def test_it_tells_how_long_it_was_played_without_the_breaks(clock: Clock, hands: Hands) -> None:
    clock.now += 25 * 60
    assert "25분 동안" in told(hands)
    hands.window.acts.run("break")
    hands.key(KEY.Key_3)
    clock.now += 15 * 60
    hands.window.acts.run("break")
    hands.key(KEY.Key_1)
    clock.now += 5 * 60
    assert "30분 동안" in told(hands)


def test_the_pace_of_the_rounds_says_when_it_may_end(clock: Clock, hands: Hands) -> None:
    assert "한 라운드가 지나면" in told(hands)
    hands.key(KEY.Key_Escape)
    clock.now += 8 * 60
    a_round(hands)
    assert "지금까지 온 상자여자의 시간: 1번" in told(hands)
    assert "8분" in card(hands).accessibleDescription()


def test_another_table_is_timed_anew(clock: Clock, hands: Hands) -> None:
    clock.now += 25 * 60
    a_round(hands)
    hands.window.starting.practised.emit()
    hands.wait()
    clock.now += 60
    assert " 1분 동안" in told(hands)
    assert "한 라운드가 지나면" in card(hands).accessibleDescription()


def test_the_last_round_is_announced_to_all_and_written_down(hands: Hands) -> None:
    window = raised(hands)
    told(hands)
    hands.key(KEY.Key_2)
    assert [remark for _, remark in hands.session.match.remarks] == [LastRound(True)]
    assert window.header.head.aside == "마지막 라운드"
    assert any("마지막 라운드를 알렸어요." in line for line in hands.log())
    hands.key(KEY.Key_2)
    assert window.header.head.aside == ""


def test_a_window_that_opens_later_says_it_too(hands: Hands) -> None:
    told(hands)
    hands.key(KEY.Key_2)
    assert raised(hands).header.head.aside == "마지막 라운드"


def test_when_it_is_over_the_host_is_asked_how_to_go_on(hands: Hands) -> None:
    window = raised(hands)
    told(hands)
    hands.keys(KEY.Key_2, KEY.Key_Escape)
    a_round(hands)
    assert card(hands).accessibleName() == "마지막 라운드가 끝났어요. 이제 어떻게 할까요?"
    hands.key(KEY.Key_2)
    assert hands.window.cards.card is None
    assert window.header.head.aside == ""


def test_the_gray_mans_actions_change_only_between_turns(hands: Hands) -> None:
    told(hands)
    hands.key(KEY.Key_3)
    assert public(hands.session).options.gray_actions_per_turn == 2
    hands.key(KEY.Key_3)
    assert public(hands.session).options.gray_actions_per_turn == 1
    hands.keys(KEY.Key_Escape, KEY.Key_Space)
    told(hands)
    assert card(hands).rows[2].accessibleDescription() == "차례와 차례 사이에만"
    hands.key(KEY.Key_3)
    assert public(hands.session).options.gray_actions_per_turn == 1


def test_a_town_is_measured_by_its_turns_and_has_no_gray_man(hands: Hands) -> None:
    sit_at_a_town(hands)
    moving(hands)
    assert "1번째 턴이에요." in told(hands)
    assert "상자여자" not in told(hands)
    assert [row.accessibleName() for row in card(hands).rows] == [
        "쉬는 시간",
        "마지막 라운드라고 알리기",
        "오늘은 여기까지",
    ]


def test_an_undone_change_is_as_it_was(hands: Hands) -> None:
    told(hands)
    hands.keys(KEY.Key_3, KEY.Key_Escape)
    hands.session.undo()
    assert public(hands.session).options.gray_actions_per_turn == 1
