"""Somebody has to leave, comes late, or is reminded of the rules; a break, and enough for today."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import Qt

from desktop.projector.window import AudienceWindow
from desktop.shell.breaks.finish_card import FinishCard
from desktop.shell.list_card import ListCard
from desktop.shell.pages import Pages
from desktop.shell.phases import public
from desktop.shell.rename_card import RenameCard
from rules.hakoonna.actions import Pass, Stack
from rules.hakoonna.events import OptionsSet, PieceSet, TilesSet
from rules.remarks import Reminded
from tests.desktop.projector import canaries
from tests.desktop.shell.hands import CTRL, Hands

KEY = Qt.Key


def card(hands: Hands) -> ListCard:
    shown = hands.window.cards.card
    assert isinstance(shown, ListCard), shown
    return shown


def leaving(hands: Hands, seat: str) -> ListCard:
    """The card of the seat's menu: who takes the seat."""
    hands.window.seat_menu.open(seat)
    hands.key(KEY.Key_4)
    return card(hands)


def raised(hands: Hands) -> AudienceWindow:
    window = hands.window.audience.there().window
    window.set_pace(0.0)
    window.lift()
    hands.wait(30)
    return window


def test_another_person_takes_the_seat_by_another_name(hands: Hands) -> None:
    leaving(hands, "red")
    hands.key(KEY.Key_1)
    assert isinstance(hands.window.cards.card, RenameCard)
    for letter in (KEY.Key_M, KEY.Key_I, KEY.Key_N, KEY.Key_A):
        hands.key(letter)
    hands.key(KEY.Key_Return)
    assert hands.window.context.speech.name("red").lower() == "mina"
    assert public(hands.session).at["red"]


def test_the_program_takes_the_seat_only_where_it_holds_all(hands: Hands) -> None:
    rows = leaving(hands, "blue").rows
    assert rows[1].accessibleDescription() == "프로그램이 모두 아는 판에서만"
    hands.key(KEY.Key_2)
    assert hands.line() == "프로그램이 모두 아는 판에서만"
    told = msgspec.structs.replace(public(hands.session).options, knowledge="program")
    hands.session.correct((OptionsSet(told),), "a test")
    leaving(hands, "blue")
    hands.key(KEY.Key_2)
    assert hands.window.bots.strength("blue") is not None
    leaving(hands, "blue")
    hands.key(KEY.Key_2)
    assert hands.window.bots.strength("blue") is None


def test_what_follows_is_told_before_a_seat_is_taken_out(hands: Hands) -> None:
    hands.session.correct((TilesSet(held={"red": 2}),), "a test")
    leaving(hands, "red")
    texts = hands.texts(card(hands))
    for line in (
        "하우스 룰이에요. 칩은 게임에서 빠지고, 상자인간은 되지 않아요.",
        "빠지는 칩: 2개",
        "차례는 파랑에게 넘어가요.",
        "남는 방문자: 파랑, 초록, 보라",
        "남은 길: 탈출, 토벌, 공양",
    ):
        assert line in texts
    assert public(hands.session).at["red"]
    hands.key(KEY.Key_3)
    assert public(hands.session).at["red"] == ""
    assert hands.window.cards.card is None
    assert "빨강이 게임에서 빠져요. 칩도 함께 치워요." in hands.log()
    hands.key(KEY.Key_Z, CTRL)
    assert public(hands.session).at["red"]


def test_the_last_visitor_is_not_taken_out_without_a_warning(hands: Hands) -> None:
    hands.session.correct(tuple(PieceSet(seat, "") for seat in ("blue", "green", "purple")), "a test")
    leaving(hands, "red")
    assert "남는 방문자가 없어요. 상자여자가 이겨요." in hands.texts(card(hands))


def test_hako_onna_is_handed_over_and_never_taken_out(hands: Hands) -> None:
    assert leaving(hands, "hako").rows[2].accessibleDescription() == "상자여자는 뺄 수 없어요"
    hands.key(KEY.Key_3)
    assert hands.line() == "상자여자는 뺄 수 없어요"


def test_somebody_late_takes_the_gray_mans_seat_only_before_her_first_time(hands: Hands) -> None:
    hands.window.acts.run("late")
    hands.key(KEY.Key_1)
    assert isinstance(hands.window.cards.card, RenameCard)
    hands.window.cards.clear()
    for seat in ("red", "blue", "green", "purple"):
        hands.session.play(Stack(seat))
        hands.session.play(Pass(seat))
    assert public(hands.session).phase == "hako"
    hands.window.acts.run("late")
    assert card(hands).rows[0].accessibleDescription() == "상자여자의 첫 시간 전에만"


def test_somebody_late_may_always_watch_with_the_audience(hands: Hands) -> None:
    hands.window.seat_menu.open("gray")
    hands.key(KEY.Key_6)
    assert card(hands).rows[1].accessibleDescription() == "아직 상자인간이 없어요"
    hands.key(KEY.Key_3)
    assert hands.window.cards.card is None
    assert hands.line() == "관객과 함께 공개 화면을 보면 돼요."


def test_a_reminder_is_told_to_all_without_a_name_and_counted_for_the_host(hands: Hands) -> None:
    window = raised(hands)
    for _ in range(2):
        hands.window.seat_menu.open("gray")
        hands.key(KEY.Key_5)
    assert window.header.head.headline == ("진행자가 주의를 주었어요.",)
    assert [line for _, line in hands.session.match.remarks] == [Reminded("gray", 1), Reminded("gray", 2)]
    assert any("주의: 회색 남자 (2번째)" in line for line in hands.log())
    hands.window.seat_menu.open("gray")
    assert card(hands).rows[4].accessibleDescription() == "지금까지 2번"


def test_a_reminder_behind_the_curtain_is_told_when_it_is_raised(hands: Hands) -> None:
    window = raised(hands)
    window.lower(at_once=True)
    hands.window.seat_menu.open("red")
    hands.key(KEY.Key_5)
    window.lift()
    hands.wait(30)
    assert window.header.head.headline == ("진행자가 주의를 주었어요.",)


# ---- breaks


def test_a_break_lets_the_curtain_fall_with_a_clock_until_it_is_raised(hands: Hands) -> None:
    window = raised(hands)
    hands.window.acts.run("break")
    hands.key(KEY.Key_2)
    assert window.resting
    assert window.curtain.sentence.hero == ("쉬는 시간이에요",)
    assert window.curtain.sentence.number in ("10:00", "9:59")
    assert hands.window.banner.kind == "break"
    window.lift()
    hands.wait(600)
    assert not window.curtained
    assert not hands.window.breaks.resting
    assert hands.window.banner.kind == ""


def test_the_curtain_says_what_the_host_chose(hands: Hands) -> None:
    window = raised(hands)
    hands.window.acts.run("break")
    hands.key(KEY.Key_6)
    hands.key(KEY.Key_1)
    assert window.curtain.sentence.hero == ("식사 시간이에요",)


def test_nothing_of_the_table_is_seen_in_a_break(hands: Hands) -> None:
    window = raised(hands)
    hands.window.acts.run("break")
    hands.key(KEY.Key_1)
    assert not window.view.isVisibleTo(window)
    assert "빨강" not in " ".join(canaries.public(window).texts[:1])


def test_a_break_without_an_audience_is_told_to_the_host_and_ended_by_the_host(hands: Hands) -> None:
    hands.window.acts.run("break")
    hands.key(KEY.Key_1)
    assert hands.window.breaks.resting
    hands.window.acts.run("break")
    hands.key(KEY.Key_1)
    assert not hands.window.breaks.resting


def test_enough_for_today_tells_whose_turn_it_is_and_where_it_is_kept(hands: Hands) -> None:
    window = raised(hands)
    hands.key(KEY.Key_Space)
    hands.window.acts.run("enough")
    shown = card(hands)
    assert isinstance(shown, FinishCard)
    texts = " ".join(hands.texts(shown))
    assert "지금은 빨강 차례예요." in texts
    assert "2026-11-30-hakoonna" in texts
    assert window.curtain.sentence.hero == ("오늘은 여기까지예요. 고마워요!",)
    hands.key(KEY.Key_1)
    assert isinstance(hands.window.pages, Pages)
    assert hands.window.starting.page is not None


def test_a_seat_that_the_program_plays_is_marked_before_the_audience(hands: Hands) -> None:
    told = msgspec.structs.replace(public(hands.session).options, knowledge="program")
    hands.session.correct((OptionsSet(told),), "a test")
    window = raised(hands)
    before = canaries.pixels(window)
    hands.window.bots.take("blue")
    hands.wait(30)
    marked = [one for one in window.footer.sitters if one.stood_in]
    assert len(marked) == 1
    assert marked[0].look == "visitor-sky"
    assert canaries.pixels(window) != before
    hands.window.bots.give_back("blue")
    hands.wait(30)
    assert not any(one.stood_in for one in window.footer.sitters)
