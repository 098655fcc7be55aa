"""Time for the talk, a plea, a call of the chain: begun, stopped, lengthened, put away; at its end the host decides."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF, Qt

from desktop.projector.dawn import Dawn
from desktop.scene.ring_labels import circle
from rules.clocktower.actions import CallExile, Daybreak, Nominate, OpenNominations, PassBy
from rules.clocktower.events import LivesSet, TimeSet
from rules.clocktower.options import Options
from rules.engine import Refused, Step
from rules.seats import HOST
from tests.desktop.shell.conftest import Seat
from tests.desktop.shell.hands import CTRL, SHIFT, Hands
from tests.desktop.shell.square_hands import ROLES, everybody, nominating, set_by_hand, sit_in_a_circle, state
from tests.desktop.shell.storyteller.hour import Hour, at_the_host, on_the_square, raised

KEY = Qt.Key
OPTIONS = Options(talk=5, plea=30, travellers={"p3": "scapegoat"})
NONE = ("", "")


@pytest.fixture
def hands(sit_down: Seat, hour: Hour) -> Hands:
    """Nine people who talk for five minutes and plead for thirty seconds."""
    made = sit_down()
    sit_in_a_circle(made, options=OPTIONS)
    return made


def a_night_ends(hands: Hands) -> None:
    """The second night, its steps left out, and the day."""
    everybody(hands)
    set_by_hand(hands, TimeSet("night", 2))
    while isinstance(done := hands.session.play(Daybreak(HOST)), Refused):
        for remedy in done.remedies:
            assert isinstance(remedy, PassBy)
            hands.session.play(remedy)
    hands.wait(20)


def talking(hands: Hands) -> tuple[str, str]:
    a_night_ends(hands)
    window = raised(hands)
    return on_the_square(window)


def nominate(hands: Hands, by: str = "p1", of: str = "p2") -> None:
    assert isinstance(hands.session.play(Nominate(HOST, by, of)), Step)
    hands.wait(20)


# ---- the talk


def test_the_talk_is_timed_from_daybreak_on_the_square_and_at_the_host(hands: Hands, hour: Hour) -> None:
    assert talking(hands) == ("5:00", "이야기 시간")
    window = raised(hands)
    hour.later(hands, 61.5)
    assert on_the_square(window) == ("3:59", "이야기 시간")
    assert at_the_host(hands) == ("3:59", "이야기 시간")


def test_at_its_end_it_says_so_and_nothing_is_done(hands: Hands, hour: Hour) -> None:
    talking(hands)
    window, steps = raised(hands), hands.session.match.length
    hour.later(hands, 400)
    assert on_the_square(window) == ("0:00", "시간이 다 됐어요")
    assert hands.window.side.prompt.line.text() == "이야기 시간이 끝났어요. 지목을 열 수 있어요."
    assert (hands.session.match.length, state(hands).public.open) == (steps, False)


def test_keys_stop_it_go_on_lengthen_it_and_put_it_away(hands: Hands, hour: Hour) -> None:
    talking(hands)
    window = raised(hands)
    hands.key(KEY.Key_K)
    hour.later(hands, 100)
    assert on_the_square(window) == ("5:00", "시계가 멈춰 있어요")
    hands.key(KEY.Key_K)
    hour.later(hands, 60)
    assert on_the_square(window)[0] == "4:00"
    hands.key(KEY.Key_K, SHIFT)
    assert (on_the_square(window)[0], at_the_host(hands)[0]) == ("5:00", "5:00")
    hands.key(KEY.Key_K, CTRL | SHIFT)
    assert (on_the_square(window), at_the_host(hands)) == (NONE, NONE)
    hands.key(KEY.Key_K)
    assert on_the_square(window)[0] == "5:00"


def test_the_hangul_keyboard_stops_it_too(hands: Hands) -> None:
    talking(hands)
    hands.jamo("ㅏ")
    glass = hands.window.clocks.glass
    assert glass is not None
    assert not glass.running


def test_the_mouse_does_the_same(hands: Hands, hour: Hour) -> None:
    talking(hands)
    window, buttons = raised(hands), hands.window.clocks.face.buttons
    hands.click(buttons["clock"])
    hour.later(hands, 30)
    assert on_the_square(window)[0] == "5:00"
    hands.click(buttons["clock-longer"])
    assert on_the_square(window)[0] == "6:00"
    hands.click(buttons["clock-away"])
    assert on_the_square(window) == NONE


def test_more_time_after_the_end_lets_it_run_again(hands: Hands, hour: Hour) -> None:
    talking(hands)
    window = raised(hands)
    hour.later(hands, 400)
    hands.key(KEY.Key_K, SHIFT)
    hour.later(hands, 20)
    assert on_the_square(window) == ("0:40", "이야기 시간")


def test_it_waits_until_the_night_is_told(hands: Hands, hour: Hour, monkeypatch: pytest.MonkeyPatch) -> None:
    hall = hands.window.audience.there()
    monkeypatch.setattr(type(hall.watch), "shown", True)
    window = raised(hands)
    a_night_ends(hands)
    hall.publishing.dawn = Dawn(hands.session.match.at, ("p4", "p5"))
    window.lift(sure=True)
    hands.window.clocks.put_away()
    hands.window.clocks._due = True
    hour.later(hands, 5)
    assert at_the_host(hands) == NONE
    hands.keys(KEY.Key_Space, KEY.Key_Space)
    hour.later(hands, 0)
    assert at_the_host(hands)[0] == "5:00"


def test_opened_nominations_end_it_and_undo_finds_it_as_it_ran_on(hands: Hands, hour: Hour) -> None:
    talking(hands)
    window = raised(hands)
    hands.session.play(OpenNominations(HOST))
    hands.wait(20)
    assert on_the_square(window) == NONE
    hour.later(hands, 60)
    hands.session.undo()
    hands.wait(20)
    assert on_the_square(window)[0] == "4:00"


def test_a_table_without_clocks_has_none(sit_down: Seat, hour: Hour) -> None:
    hands = sit_down()
    sit_in_a_circle(hands)
    a_night_ends(hands)
    assert at_the_host(hands) == NONE
    hands.key(KEY.Key_K)
    assert hands.window.side.prompt.line.text() == "지금은 재는 시간이 없어요."
    assert at_the_host(hands) == NONE


def test_another_table_has_no_clock_of_this_one(hands: Hands, hour: Hour) -> None:
    talking(hands)
    sit_in_a_circle(hands, options=OPTIONS)
    assert at_the_host(hands) == NONE
    a_night_ends(hands)
    assert at_the_host(hands)[0] == "5:00"


# ---- nothing secret


def test_a_held_picture_holds_its_clock(hands: Hands, hour: Hour) -> None:
    talking(hands)
    window = raised(hands)
    publishing = hands.window.audience.there().publishing
    publishing.freeze()
    hour.later(hands, 60)
    assert (on_the_square(window)[0], at_the_host(hands)[0]) == ("5:00", "4:00")
    hands.session.play(OpenNominations(HOST))
    nominate(hands)
    assert on_the_square(window) == ("5:00", "이야기 시간")
    publishing.unfreeze()
    assert on_the_square(window) == ("0:30", "하린의 변론")


def test_there_is_no_clock_behind_the_curtain(hands: Hands, hour: Hour) -> None:
    talking(hands)
    window = raised(hands)
    window.lower(at_once=True)
    hour.later(hands, 60)
    assert window.clock.face is None
    window.lift()
    hands.wait(20)
    assert on_the_square(window)[0] == "4:00"


def test_night_has_no_clock_on_the_square(hands: Hands, hour: Hour) -> None:
    talking(hands)
    window = raised(hands)
    set_by_hand(hands, TimeSet("night", 3))
    window.lift(sure=True)
    assert (on_the_square(window), at_the_host(hands)) == (NONE, NONE)


# ---- a plea


def test_a_plea_lasts_until_the_first_hand(hands: Hands, hour: Hour) -> None:
    nominating(hands)
    window = raised(hands)
    nominate(hands)
    assert on_the_square(window) == ("0:30", "하린의 변론")
    hands.key(KEY.Key_K, SHIFT)
    assert on_the_square(window)[0] == "0:45"
    hands.key(KEY.Key_1)
    assert (on_the_square(window), at_the_host(hands)) == (NONE, NONE)


def test_another_nomination_is_timed_anew_and_an_exile_is_not(hands: Hands, hour: Hour) -> None:
    nominating(hands)
    window = raised(hands)
    nominate(hands)
    hour.later(hands, 20)
    hands.key(KEY.Key_Escape)
    nominate(hands, "p4", "p5")
    assert on_the_square(window)[0] == "0:30"
    hands.key(KEY.Key_Escape)
    hands.session.play(CallExile(HOST, "p1", "p3"))
    hands.wait(20)
    assert on_the_square(window) == NONE


# ---- the chain of the Riot


@pytest.fixture
def chain(sit_down: Seat, hour: Hour) -> Hands:
    """The third day of a Riot; the first has just named the second, who is dead."""
    hands = sit_down()
    sit_in_a_circle(hands, options=Options(talk=5, plea=30, countdown=3))
    everybody(hands, {**ROLES, "p9": "riot"})
    set_by_hand(hands, TimeSet("day", 3))
    raised(hands)
    hands.session.play(OpenNominations(HOST))
    nominate(hands)
    return hands


def test_one_key_counts_down_in_large_numbers(chain: Hands, hour: Hour) -> None:
    window = raised(chain)
    assert on_the_square(window) == NONE
    chain.key(KEY.Key_K)
    seen = [on_the_square(window)[0]]
    for _ in range(3):
        hour.later(chain, 1.0)
        seen.append(on_the_square(window)[0])
    assert seen == ["3", "2", "1", "0"]
    assert window.clock.captions()[0].size > window.height() / 5


def test_at_the_end_the_host_is_told_what_the_rules_give_and_names_instead(chain: Hands, hour: Hour) -> None:
    chain.key(KEY.Key_K)
    hour.later(chain, 4)
    prompt = chain.window.side.prompt
    assert prompt.line.text() == "시간이 다 됐어요. 하린은 기회를 잃었어요. 이야기꾼이 대신 지목해요."
    assert len(state(chain).public.nominations) == 1
    chain.key(KEY.Key_K)
    chain.keys(KEY.Key_4)
    last = state(chain).public.nominations[-1]
    assert (last.by, last.of) == ("storyteller", "p5")
    assert "p5" in state(chain).public.dead


def test_who_names_in_time_ends_the_countdown(chain: Hands, hour: Hour) -> None:
    window = raised(chain)
    chain.key(KEY.Key_K)
    nominate(chain, "p2", "p4")
    assert (on_the_square(window), at_the_host(chain)) == (NONE, NONE)
    spaces = window.scene.picture.spaces
    assert {"p2", "p4"} == {space.id for space in spaces if any(mark.kind == "dead" for mark in space.marks)}


def test_the_countdown_lets_a_death_be_seen_that_still_waited(chain: Hands, hour: Hour) -> None:
    window, hall = raised(chain), chain.window.audience.there()
    hall.publishing.set_grace(5000)
    nominate(chain, "p2", "p4")
    waited = hall.publishing.waiting
    chain.key(KEY.Key_K)
    assert (waited, hall.publishing.waiting) == (True, False)
    assert on_the_square(window) == ("3", "도윤")


def test_no_countdown_where_the_table_wants_none(sit_down: Seat, hour: Hour) -> None:
    hands = sit_down()
    sit_in_a_circle(hands, options=Options(countdown=0))
    everybody(hands, {**ROLES, "p9": "riot"})
    set_by_hand(hands, TimeSet("day", 3))
    hands.session.play(OpenNominations(HOST))
    nominate(hands)
    assert hands.window.side.prompt.what.text() == "하린이 다음 사람을 지목해요."
    hands.key(KEY.Key_K)
    assert at_the_host(hands) == NONE


# ---- where it lies


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160)])
@pytest.mark.parametrize("count", [5, 8, 9, 12, 16, 20])
def test_the_hosts_clock_lies_clear_of_every_seat(
    sit_down: Seat, hour: Hour, count: int, size: tuple[int, int]
) -> None:
    hands = sit_down()
    hands.resize(*size)
    travellers = {f"p{number}": "scapegoat" for number in range(16, count + 1)}
    names = tuple(f"막시밀리안{number}" for number in range(1, count + 1))
    sit_in_a_circle(hands, names, Options(talk=5, plea=30, travellers=travellers))
    set_by_hand(hands, TimeSet("day", 2, open=True), LivesSet(dead=("p2", "p4")))
    nominate(hands, "p1", "p3")
    face, view, layout = hands.window.clocks.face, hands.window.board.view, hands.play.scene.layout
    assert face.isVisible()
    rect = QRectF(face.geometry())
    seats = [layout.spaces[space.id] for space in circle(hands.play.scene.picture)]
    for shown in (*seats, *layout.plates.values()):
        at = QRectF(view.mapFromScene(shown).boundingRect())
        away = rect.topLeft() - at.center()
        assert not rect.intersects(at) or (away.x() ** 2 + away.y() ** 2) ** 0.5 > at.width() / 2
    assert not any(one.geometry().intersects(other.geometry()) for one, other in combinations(face.buttons.values(), 2))
