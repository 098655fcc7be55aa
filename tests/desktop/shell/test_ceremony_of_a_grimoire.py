"""After a storyteller's game the tokens are turned over one by one, before the audience."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from desktop.projector.window import AudienceWindow
from desktop.shell.ceremony.page import CeremonyPage
from rules.clocktower.actions import PlaceMark
from rules.clocktower.events import RolesSet, TimeSet
from rules.seats import HOST
from tests.desktop.projector import canaries
from tests.desktop.shell.conftest import Seat
from tests.desktop.shell.hands import CTRL, SHIFT, Hands
from tests.desktop.shell.square_hands import EVIL, ROLES, at_night, set_by_hand, sit_in_a_circle, state
from tests.desktop.shell.test_ceremony import held_things, raised, said

KEY = Qt.Key


@pytest.fixture
def storyteller(sit_down: Seat) -> Hands:
    hands = sit_down()
    sit_in_a_circle(hands)
    at_night(hands, 2)
    return hands


def begun(hands: Hands) -> AudienceWindow:
    """Good has won, and the ceremony is open."""
    hands.session.play(PlaceMark(HOST, "p2", "harpy", "mad", "mad"))
    set_by_hand(hands, RolesSet(ROLES, {"p5": "artist"}, (*EVIL, "p4")), TimeSet("day", 2))
    hands.session.play(PlaceMark(HOST, "p3", "", "할머니의 손자"))
    window = raised(hands)
    set_by_hand(hands, TimeSet("over", 2, winner="good"))
    hands.window.ending.announce()
    hands.key(KEY.Key_R, CTRL | SHIFT)
    hands.wait(30)
    return window


def page(hands: Hands) -> CeremonyPage:
    shown = hands.window.pages.page
    assert isinstance(shown, CeremonyPage), shown
    return shown


def on_the_square(window: AudienceWindow) -> list[str]:
    return [piece.id for piece in window.scene.picture.pieces]


def test_before_the_end_it_is_refused_by_its_rule(storyteller: Hands) -> None:
    storyteller.key(KEY.Key_R, CTRL | SHIFT)
    assert any(text.startswith("BC-R47") for text in storyteller.texts(storyteller.card()))
    assert not state(storyteller).public.revealed


def test_each_key_turns_one_token_over_where_it_lies(storyteller: Hands) -> None:
    window = begun(storyteller)
    assert on_the_square(window) == [f"person:p{n}" for n in range(1, 10)]
    told = []
    for number in range(1, 10):
        storyteller.key(KEY.Key_Space)
        told.append(said(window.reveal.turned))
        open_ = [f"token:p{n}" for n in range(1, number + 1)]
        assert on_the_square(window) == [*open_, *(f"person:p{n}" for n in range(number + 1, 10))]
    assert told[:3] == ["지우 객실 청소부", "하린 초공감자", "민서 꿈꾸는 자"]
    assert told[3:5] == ["도윤 은둔자, 악한 편", "서연 재봉사, 보여준 토큰은 화가"]
    storyteller.key(KEY.Key_Backspace)
    assert on_the_square(window)[-1] == "person:p9"


def test_what_is_not_yet_turned_over_is_nowhere_in_the_audiences_window(storyteller: Hands) -> None:
    window = begun(storyteller)
    names = [storyteller.app.context.speech.name(role) for role in ROLES.values()]
    for number in range(len(names)):
        there = canaries.public(window)
        everything = " ".join((*there.titles, *there.texts, *there.tips, *there.tree, *held_things(window)))
        pieces = {piece.name.ko for piece in window.scene.picture.pieces}
        later = [name for name in names[number:] if len(name) > 1]
        assert [name for name in later if name in everything or name in pieces] == []
        storyteller.key(KEY.Key_Space)


def test_reminders_come_in_the_order_of_time_where_they_are_wanted(storyteller: Hands) -> None:
    window = begun(storyteller)
    without = len(storyteller.window.ceremony.steps)
    storyteller.click(page(storyteller).more)
    assert len(storyteller.window.ceremony.steps) == without + 2
    page(storyteller).setFocus()
    storyteller.keys(*(KEY.Key_Space,) * 10)
    assert said(window.reveal.turned) == "2번째 밤의 리마인더 하린: 집착 (하피)"
    storyteller.key(KEY.Key_Space)
    assert said(window.reveal.turned) == "2번째 낮의 리마인더 민서: 할머니의 손자"


def test_in_the_end_the_whole_grimoire_lies_open_and_a_rehearsal_opens_nothing(storyteller: Hands) -> None:
    window = begun(storyteller)
    storyteller.click(page(storyteller).rehearse)
    page(storyteller).setFocus()
    storyteller.keys(*(KEY.Key_Space,) * 10)
    assert not state(storyteller).public.revealed
    assert on_the_square(window)[0] == "person:p1"
    storyteller.click(page(storyteller).rehearse)
    page(storyteller).setFocus()
    storyteller.keys(*(KEY.Key_Space,) * 10)
    assert state(storyteller).public.revealed
    assert said(window.reveal.turned) == "마도서 전체 광장에 펼쳐졌어요"
    storyteller.key(KEY.Key_Space)
    assert said(window.reveal.turned) == "사람마다의 결과 선한 편이 이겼어요"
    storyteller.keys(KEY.Key_Space, KEY.Key_Escape)
    storyteller.wait(30)
    assert "mark:2" in on_the_square(window)
    assert window.reveal.turned is None


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_every_line_lies_within_its_frame(storyteller: Hands, size: tuple[int, int]) -> None:
    from tests.desktop.shell.test_ceremony import TONGUES, troubles

    window = begun(storyteller)
    window.resize(*size)
    window.grab()
    storyteller.click(page(storyteller).more)
    for tongue in TONGUES:
        window.speak(tongue)
        storyteller.window.ceremony.turned = 0
        for _ in storyteller.window.ceremony.steps[:12]:
            storyteller.window.ceremony.onward()
            assert troubles(window, size[1]) == []
