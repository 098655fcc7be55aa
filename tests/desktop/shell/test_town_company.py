"""Somebody leaves a town's table, and somebody comes late."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton

from desktop.shell.list_card import ListCard
from desktop.shell.panels.arkham.book import Book
from desktop.shell.panels.arkham.sheet_page import SheetPage
from desktop.shell.parts.prose import Prose
from desktop.shell.rename_card import RenameCard
from rules.arkham.actions import Proceed
from rules.arkham.effects import DrawNewcomer
from tests.desktop.shell.hands import CTRL, Hands
from tests.desktop.shell.town_table import sheet, sit_at_town, town
from tests.rules.arkham.a_town import mythos

KEY = Qt.Key


def card(hands: Hands) -> ListCard:
    shown = hands.window.cards.card
    assert isinstance(shown, ListCard), shown
    return shown


def chosen(hands: Hands, title: str) -> None:
    """A click on that row of the open card."""
    hands.click(next(row for row in card(hands).rows if row.accessibleName() == title))
    hands.wait(30)


def menu(hands: Hands, seat: str) -> None:
    """By the key for the seats, and a click on one of them."""
    hands.window.acts.run("to-seats")
    seats = [one.id for one in hands.session.match.seats]
    hands.click(card(hands).rows[seats.index(seat)])
    hands.wait(30)


def sheets(hands: Hands) -> SheetPage:
    """The page of the sheets, turned to."""
    book = hands.window.side.findChildren(Book)[0]
    hands.click(book.tabs["sheet"])
    page = book.pages["sheet"]
    assert isinstance(page, SheetPage)
    return page


def written(page: SheetPage) -> list[str]:
    return [part.accessibleName() for part in page.findChildren(Prose) if part.isVisible()]


def row(hands: Hands, title: str) -> QPushButton:
    return next(one for one in card(hands).rows if one.accessibleName() == title)


def leaving(hands: Hands, seat: str) -> list[str]:
    """What stands on the card before a seat is taken out."""
    menu(hands, seat)
    chosen(hands, "자리 비움")
    return hands.texts(card(hands))


def sit_four(hands: Hands, *changes: Any, **options: Any) -> None:
    sit_at_town(hands, *changes, people=4, **options)


def test_what_follows_is_told_before_a_seat_is_taken_out(hands: Hands) -> None:
    sit_four(hands, leaver="recount")
    hands.session.correct((sheet(hands.session, "p1", trophies=("zombie-1",), markers=("gate_abyss_a",)),), "a test")
    told = leaving(hands, "p1")
    for line in (
        "하우스 룰이에요. 조사자와 카드, 토큰은 모두 제자리로 돌아가요.",
        "사라지는 트로피: 차원문 1개, 괴물 1개",
        "상한을 정하는 조사자 수: 4 → 3 (AS-16)",
        "아컴의 괴물 7 → 6, 교외 4 → 5, 열린 차원문 7, 승리에 필요한 차원문 트로피 4 → 3",
        "시작 플레이어 마커는 조사자 2에게 넘어가요.",
        "차례는 조사자 2에게 넘어가요.",
        "남는 조사자: 조사자 2, 조사자 3, 조사자 4",
    ):
        assert line in told, told
    assert town(hands.session).playing == ("p1", "p2", "p3", "p4")


def test_a_seat_is_taken_out_and_brought_back(hands: Hands) -> None:
    sit_four(hands)
    told = leaving(hands, "p1")
    assert "상한은 조사자 4명 그대로예요(AS-16)." in told
    chosen(hands, "빼기")
    assert town(hands.session).playing == ("p2", "p3", "p4")
    assert town(hands.session).active == "p2"
    assert hands.window.cards.card is None
    assert any("조사자 1이 게임에서 빠져요." in line for line in hands.log())
    assert "p1" not in [piece.id for piece in hands.session.picture("audience").pieces]
    hands.key(KEY.Key_Z, CTRL)
    assert town(hands.session).playing == ("p1", "p2", "p3", "p4")


def test_the_last_one_is_not_taken_out_and_it_is_said_why(hands: Hands) -> None:
    sit_at_town(hands, people=1)
    leaving(hands, "p1")
    chosen(hands, "빼기")
    assert town(hands.session).playing == ("p1",)
    assert hands.line() == "조사자 1이 빠지면 남는 조사자가 없어요. 자리를 넘겨주거나 게임을 마쳐 주세요."


def test_a_seat_that_was_left_says_so(hands: Hands) -> None:
    sit_four(hands)
    leaving(hands, "p2")
    chosen(hands, "빼기")
    hands.window.acts.run("to-seats")
    assert [one.accessibleDescription() for one in card(hands).rows] == ["", "빈자리예요", "", ""]
    leaving(hands, "p2")
    assert row(hands, "빼기").accessibleDescription() == "빈자리예요"


def test_somebody_late_takes_a_new_seat_by_a_name(hands: Hands) -> None:
    """Seat, investigator, name: and there at the start of the next turn."""
    sit_four(hands, mythos("end"))
    menu(hands, "p1")
    chosen(hands, "늦은 사람")
    assert any(line.startswith("하우스 룰이에요(AS-18).") for line in hands.texts(card(hands)))
    chosen(hands, "새 자리")
    names = [one.accessibleName() for one in card(hands).rows]
    assert names[0] == "운에 맡기기"
    assert len(names) == 1 + 16 - 4
    chosen(hands, "마이클 맥글랜")
    assert isinstance(hands.window.cards.card, RenameCard)
    hands.keys(KEY.Key_M, KEY.Key_I, KEY.Key_N, KEY.Key_A, KEY.Key_Return)
    hands.wait(30)
    assert hands.window.context.speech.name("p5").lower() == "mina"
    face = sheets(hands).faces["p5"]
    hands.click(face)
    assert any("다음 턴이 시작될 때 들어와요" in told for told in written(sheets(hands)))
    hands.session.play(Proceed("p1"))
    hands.wait(30)
    assert town(hands.session).sheets["p5"].at
    hands.click(face)
    assert "체력 7" in face.accessibleName()
    assert any("마이클 맥글랜" in line for line in hands.log())


def test_by_chance_it_is_asked_at_the_start_of_the_turn(hands: Hands) -> None:
    sit_at_town(hands, mythos("end"))
    hands.window.acts.run("late")
    chosen(hands, "새 자리")
    chosen(hands, "운에 맡기기")
    hands.key(KEY.Key_Escape)
    hands.session.play(Proceed("p1"))
    assert isinstance(hands.session.asked(), DrawNewcomer)


def test_an_empty_seat_may_be_taken_again(hands: Hands) -> None:
    sit_four(hands)
    leaving(hands, "p2")
    chosen(hands, "빼기")
    hands.window.acts.run("late")
    assert [one.accessibleName() for one in card(hands).rows][:2] == ["조사자 2의 빈자리", "새 자리"]
    chosen(hands, "조사자 2의 빈자리")
    chosen(hands, "운에 맡기기")
    assert town(hands.session).sheets["p2"].late


def test_a_table_that_lets_nobody_in_says_so_and_shows_where_to_watch(hands: Hands) -> None:
    sit_at_town(hands, late="never")
    hands.window.acts.run("late")
    chosen(hands, "새 자리")
    assert hands.line().startswith("이 테이블은 늦은 사람을 받지 않아요(AS-18).")
    hands.window.acts.run("late")
    chosen(hands, "관객과 함께 보기")
    assert hands.line() == "관객과 함께 공개 화면을 보면 돼요."


def test_a_full_table_has_no_seat(hands: Hands) -> None:
    sit_at_town(hands, people=8)
    hands.window.acts.run("late")
    assert row(hands, "새 자리").accessibleDescription() == "빈자리가 없어요"


def test_the_audience_is_told(hands: Hands) -> None:
    sit_four(hands)
    window = hands.window.audience.there().window
    window.set_pace(0.0)
    window.lift()
    hands.wait(30)
    assert "p3" in window.scene.population.pieces
    leaving(hands, "p3")
    chosen(hands, "빼기")
    hands.wait(60)
    assert "p3" not in window.scene.population.pieces
    assert any("조사자 3이 게임에서 빠져요" in caption.text for caption in window.header.captions())
