"""Each step of the night lasts at least a beat; only the host sees when it is over."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from desktop.shell.clocks.beat_bar import BeatBar
from rules.clocktower.events import TimeSet
from rules.clocktower.options import Options
from tests.desktop.projector.slow_clock import SlowClock
from tests.desktop.shell.conftest import Seat
from tests.desktop.shell.hands import Hands
from tests.desktop.shell.square_hands import at_night, press, set_by_hand, sit_in_a_circle
from tests.desktop.shell.storyteller.hour import raised

KEY = Qt.Key


@pytest.fixture
def hands(sit_down: Seat, clock: SlowClock) -> Hands:
    """The first night; every step lasts twenty seconds."""
    made = sit_down()
    sit_in_a_circle(made, options=Options(beat=20))
    at_night(made)
    return made


def later(hands: Hands, clock: SlowClock, ms: int) -> BeatBar:
    bar = hands.window.side.prompt.beat
    clock.ms += ms
    bar.tick()
    return bar


def test_a_step_without_a_choice_lasts_as_long_as_one_with_it(hands: Hands, clock: SlowClock) -> None:
    for step in range(4):
        bar = later(hands, clock, 0)
        assert (bar.isVisible(), bar.part) == (True, 0.0), step
        assert later(hands, clock, 10_000).part == 0.5
        assert bar.accessibleName() == "이 단계의 박자가 아직 남았어요"
        assert later(hands, clock, 10_000).part == 1.0
        assert bar.accessibleName() == "이 단계의 박자가 찼어요"
        press(hands, "pass-by")


def test_the_host_may_go_on_earlier(hands: Hands, clock: SlowClock) -> None:
    later(hands, clock, 5_000)
    before = hands.window.side.prompt.who.text()
    hands.keys(KEY.Key_Space)
    hands.keys(KEY.Key_Space)
    assert hands.window.side.prompt.who.text() != before
    assert later(hands, clock, 0).part == 0.0


def test_the_square_shows_nothing_of_it(hands: Hands, clock: SlowClock) -> None:
    window = raised(hands)
    before = window.grab().toImage()
    later(hands, clock, 12_000)
    assert window.grab().toImage() == before
    assert window.clock.face is None


def test_by_day_and_at_a_table_without_a_beat_there_is_no_bar(hands: Hands, sit_down: Seat) -> None:
    set_by_hand(hands, TimeSet("day", 1))
    assert hands.window.side.prompt.beat.isHidden()
    sit_in_a_circle(hands)
    at_night(hands)
    assert hands.window.side.prompt.beat.isHidden()
