"""Seats that the program plays: who sees what, who moves, and what the host may do about it."""

from __future__ import annotations

import os
from collections.abc import Callable

import pytest
from PySide6.QtCore import QProcess, Qt

from desktop.shell import phases
from desktop.shell.bots.solo_page import SoloPage
from desktop.tables import Setup, a_book
from rules.fate import Fate
from rules.hakoonna import setup
from rules.hakoonna.actions import Pass, Stack
from rules.hakoonna.options import Options
from rules.hakoonna.state import GRAY, HAKO
from tests.desktop.shell.conftest import Seat
from tests.desktop.shell.hands import CTRL, SHIFT, Hands

TURNS = 3000


def until(hands: Hands, comes: Callable[[], bool]) -> None:
    """Let the bots go on until something is so."""
    for _ in range(TURNS):
        if comes():
            return
        hands.wait(10)
    raise AssertionError(hands.log()[-8:])


def begun(hands: Hands) -> bool:
    """Whether she hides, and Red is to make noise."""
    return phases.public(hands.session).phase == "noise"


@pytest.fixture
def hands(sit_down: Seat) -> Hands:
    """The practice mansion, its program answering for Fate."""
    return sit_down()


@pytest.fixture
def sitting(hands: Hands) -> Hands:
    """A table at which the program holds every secret, and whose bots do not pause."""
    hands.window.bots.pause = 0
    options = Options(knowledge="program")
    hands.window.chosen.emit(Setup(options, setup.seats(), Fate(seed=3), a_book().content.practice))
    return hands


def all_but(hands: Hands, *people: str) -> None:
    for seat in hands.session.match.header.seats:
        if seat.id not in people:
            hands.window.bots.take(seat.id)


# ---- a seat is taken


def test_the_program_plays_a_seat_as_soon_as_it_is_its_turn(sitting: Hands) -> None:
    all_but(sitting, "red")
    until(sitting, lambda: begun(sitting))
    done = [node.step.action for node in sitting.session.match.path() if node.step is not None]
    assert {action.seat for action in done} == {HAKO, "fate"}


def test_only_a_table_whose_program_holds_all_secrets_can_be_played_by_it(hands: Hands) -> None:
    assert not hands.window.bots.can_take("red")
    hands.window.bots.take("red")
    assert hands.session.bots == {}


def test_a_seat_can_be_taken_and_given_back(sitting: Hands) -> None:
    bots = sitting.window.bots
    assert bots.can_take(GRAY)
    assert bots.can_take("red")
    assert not bots.can_take("nobody")
    bots.take("red", "random")
    assert bots.strength("red") == "random"
    bots.give_back("red")
    assert bots.strength("red") is None


def test_while_a_bot_is_due_nobody_else_is_offered_anything(sitting: Hands) -> None:
    sitting.window.bots.pause = 100_000
    all_but(sitting, "red")
    assert sitting.offers() == ["상자여자는 봇이 둬요"]
    assert sitting.session.match.at == 4


def test_bots_that_play_on_wait_while_the_start_page_lies_over_the_table(sitting: Hands) -> None:
    sitting.key(Qt.Key.Key_W, CTRL)
    before = sitting.session.match.at
    all_but(sitting, "red")
    sitting.wait(200)
    assert sitting.session.match.at == before
    sitting.window.show_table()
    until(sitting, lambda: sitting.session.match.at > before)


# ---- whose piece it is


def blues_turn(sitting: Hands) -> None:
    """Blue is the program's, has made noise, and takes its time."""
    all_but(sitting, "red")
    until(sitting, lambda: begun(sitting))
    while phases.public(sitting.session).turn == "red":
        sitting.session.match.play(Stack("red") if phases.public(sitting.session).phase == "noise" else Pass("red"))
    sitting.window.bots.pause = 100_000
    sitting.session.match.play(Stack("blue"))
    sitting.session.changed.emit()
    assert phases.public(sitting.session).phase == "act"


def test_a_piece_of_the_program_lights_nothing_and_says_whose_it_is_when_it_is_lifted(sitting: Hands) -> None:
    blues_turn(sitting)
    sitting.lift("blue")
    assert not any(light.lit for light in sitting.play.scene.lights.shown.values())
    assert sitting.line() == "파랑은 프로그램이 둬요. 차례가 올 때까지 기다려요."


def test_a_piece_of_the_program_goes_home_from_a_drag_and_a_card_says_why(sitting: Hands) -> None:
    blues_turn(sitting)
    before = sitting.session.match.at
    sitting.drag("blue", "living")
    assert sitting.session.match.at == before
    assert sitting.standing("blue") == "hall"
    assert sitting.card().told() == "파랑은 프로그램이 둬요. 차례가 올 때까지 기다려요."


def test_what_else_speaks_against_a_drag_is_said_too(sitting: Hands) -> None:
    blues_turn(sitting)
    sitting.drag("green", "living")
    assert [type(one).__name__ for one in sitting.card().refusal.refused.violations] == [
        "PlayedByProgram",
        "NotYourTurn",
    ]


def test_the_host_may_move_it_all_the_same(sitting: Hands) -> None:
    blues_turn(sitting)
    sitting.drag("blue", "living")
    sitting.key(Qt.Key.Key_Return, SHIFT)
    sitting.key(Qt.Key.Key_1)
    assert sitting.standing("blue") == "living"


def test_a_seat_that_was_given_back_is_moved_by_hand_again(sitting: Hands) -> None:
    blues_turn(sitting)
    sitting.window.bots.give_back("blue")
    sitting.drag("blue", "living")
    assert sitting.standing("blue") == "living"


# ---- going back


def test_undo_stops_the_bots_until_they_are_told_to_go_on(sitting: Hands) -> None:
    sitting.window.bots.take(HAKO)
    until(sitting, lambda: begun(sitting))
    sitting.key(Qt.Key.Key_Z, CTRL)
    stopped = sitting.session.match.at
    sitting.wait(200)
    assert sitting.session.match.at == stopped
    assert sitting.offers() == ["봇 계속하기"]
    sitting.key(Qt.Key.Key_Space)
    until(sitting, lambda: sitting.session.match.at != stopped)


def test_who_plays_alone_takes_the_bots_back_with_the_own_step(sitting: Hands) -> None:
    all_but(sitting, "red")
    until(sitting, lambda: begun(sitting))
    before = sitting.session.match.at
    sitting.key(Qt.Key.Key_Space)
    until(sitting, lambda: sitting.session.match.at > before)
    until(sitting, lambda: phases.public(sitting.session).phase in ("act", "hako"))
    sitting.key(Qt.Key.Key_Z, CTRL)
    assert sitting.session.match.at == before


# ---- alone


@pytest.fixture
def alone(hands: Hands) -> Hands:
    """The page of parts, reached from the start page by keys."""
    hands.window.bots.pause = 0
    hands.key(Qt.Key.Key_W, CTRL)
    page = hands.window.starting.page
    assert page is not None
    page.menu["alone"].setFocus()
    hands.key(Qt.Key.Key_Return)
    return hands


def page_of(hands: Hands) -> SoloPage:
    page = hands.window.pages.page
    assert isinstance(page, SoloPage)
    return page


@pytest.mark.parametrize(("downs", "own"), [(0, "red"), (1, HAKO), (2, GRAY)])
def test_a_part_is_chosen_and_the_window_has_its_eyes(alone: Hands, downs: int, own: str) -> None:
    assert page_of(alone).accessibleName() == "혼자 한 판"
    for _ in range(downs):
        alone.key(Qt.Key.Key_Down)
    alone.key(Qt.Key.Key_Return)
    session = alone.session
    assert session.viewer == own
    assert set(session.bots) == {seat.id for seat in session.match.header.seats} - {own}
    assert set(session.bots.values()) == {"sensible"}


def test_escape_leads_back_to_the_start_page(alone: Hands) -> None:
    alone.key(Qt.Key.Key_Escape)
    assert alone.window.starting.page is not None


def test_the_strength_of_the_bots_is_chosen_on_the_page(alone: Hands) -> None:
    page = page_of(alone)
    page.how.setFocus()
    told = [page.how.text()]
    for _ in range(3):
        alone.key(Qt.Key.Key_Return)
        told.append(page.how.text())
    assert told == ["2단계: 생각하는 봇", "3단계: 꾀부리는 봇", "아무렇게나 두는 봇", "1단계: 둘러보는 봇"]
    next(iter(page.roles.values())).setFocus()
    alone.key(Qt.Key.Key_Return)
    assert set(alone.session.bots.values()) == {"simple"}


def test_the_piece_of_a_bot_stays_where_it_is_when_one_plays_alone(alone: Hands) -> None:
    alone.window.bots.pause = 100_000
    alone.key(Qt.Key.Key_Return)
    alone.drag("green", "living")
    assert alone.standing("green") == "hall"
    assert alone.card().told().startswith("초록은 프로그램이 둬요.")


def test_a_visitor_alone_sees_nothing_of_where_she_hides(alone: Hands) -> None:
    alone.key(Qt.Key.Key_Return)
    until(alone, lambda: begun(alone))
    view = alone.session.seen()
    assert getattr(view, "secret").hides == {}  # noqa: B009
    truth = alone.session.match.table.state.secret
    assert truth.hides
    words = " ".join(alone.texts(alone.window))
    for shadow in truth.hides.values():
        assert alone.app.context.speech.name(shadow) not in words


def test_as_hako_onna_one_hides_her_oneself(alone: Hands) -> None:
    alone.key(Qt.Key.Key_Down)
    alone.key(Qt.Key.Key_Return)
    asked = alone.session.asked()
    assert asked is not None
    assert asked.seat == HAKO
    assert len(alone.offers()) > 1


def test_a_game_alone_goes_on_with_its_bots_after_a_restart(alone: Hands, sit_down: Seat) -> None:
    alone.key(Qt.Key.Key_Return)
    until(alone, lambda: begun(alone))
    alone.key(Qt.Key.Key_Space)
    record, bots = alone.session.record, dict(alone.session.bots)
    assert record is not None
    path = record.path
    alone.close()
    again = sit_down(file=path)
    assert again.session.viewer == "red"
    assert again.session.bots == bots


# ---- the process


def test_bots_think_in_a_process_of_their_own_and_it_goes_with_the_window(sitting: Hands) -> None:
    all_but(sitting, "red")
    until(sitting, lambda: begun(sitting))
    (process,) = sitting.window.bots.findChildren(QProcess)
    assert process.processId() not in (0, os.getpid())
    ended: list[int] = []
    process.finished.connect(lambda code, _: ended.append(code))
    sitting.close()
    assert len(ended) == 1


def test_a_process_that_dies_lets_the_bots_rest_and_is_started_again(sitting: Hands) -> None:
    all_but(sitting, "red")
    until(sitting, lambda: bool(sitting.window.bots.findChildren(QProcess)))
    sitting.window.bots.findChildren(QProcess)[0].kill()
    until(sitting, lambda: sitting.session.resting)
    assert sitting.offers() == ["봇 계속하기"]
    sitting.key(Qt.Key.Key_Space)
    until(sitting, lambda: begun(sitting))


def test_nothing_is_played_once_the_window_is_closed(sitting: Hands) -> None:
    all_but(sitting, "red")
    until(sitting, lambda: begun(sitting))
    session = sitting.session
    sitting.window.close()
    played = session.match.length
    session.changed.emit()
    sitting.wait(400)
    assert session.match.length == played
    assert sitting.window.bots._thinking is None
