"""What a storyteller's hand does at a seat: real keys and clicks on its menu, and reminders that are dragged."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit

from desktop.shell.list_card import ListCard
from desktop.shell.seek_card import SeekCard
from rules.clocktower.events import DayLogSet, LivesSet, MarksSet, TimeSet
from rules.clocktower.state import Claim, Mark, Wake
from tests.desktop.shell.conftest import Seat
from tests.desktop.shell.hands import CTRL, NONE, SHIFT, Hands
from tests.desktop.shell.square_hands import at_night, everybody, nominating, set_by_hand, sit_in_a_circle, state

KEY = Qt.Key
LAY, LYING, CHARACTER, SIDE, SHOW, ALOUD, APART, WOKEN = (Qt.Key(KEY.Key_1 + number) for number in range(1, 9))


@pytest.fixture
def storyteller(sit_down: Seat) -> Hands:
    """Nine people in the second night."""
    hands = sit_down()
    sit_in_a_circle(hands)
    at_night(hands, 2)
    return hands


def ask(hands: Hands, seat: str) -> ListCard:
    """The right button on a seat."""
    port = hands.window.board.view.viewport()
    QTest.mouseClick(port, Qt.MouseButton.RightButton, NONE, hands.at(seat))
    hands.wait(10)
    return menu(hands)


def menu(hands: Hands) -> ListCard:
    card = hands.window.cards.card
    assert isinstance(card, ListCard), card
    return card


def seek(hands: Hands) -> SeekCard:
    card = hands.window.cards.card
    assert isinstance(card, SeekCard), card
    return card


def typing(hands: Hands, text: str, enter: bool = True) -> None:
    field = QApplication.focusWidget()
    assert isinstance(field, QLineEdit)
    for letter in text:
        QApplication.sendEvent(field, QKeyEvent(QEvent.Type.KeyPress, 0, NONE, letter))
    hands.wait(10)
    if enter:
        hands.key(KEY.Key_Return)
        hands.wait(20)


def rows(hands: Hands) -> list[str]:
    return [row.accessibleName() for row in menu(hands).rows]


def marks(hands: Hands) -> list[tuple[str, str, str, str]]:
    return [(mark.seat, mark.label, mark.kind, mark.source) for mark in state(hands).secret.marks]


def at(hands: Hands, seat: str) -> None:
    QTest.mouseClick(hands.window.board.view.viewport(), Qt.MouseButton.LeftButton, NONE, hands.at(seat))
    hands.wait(10)


def test_the_right_button_or_the_menu_key_asks_what_can_be_done_with_a_seat(storyteller: Hands) -> None:
    names = [row.accessibleName() for row in ask(storyteller, "p3").rows]
    assert menu(storyteller).accessibleName() == "민서"
    storyteller.key(KEY.Key_Escape)
    storyteller.window.board.view.setFocus()
    storyteller.keys(KEY.Key_Right, KEY.Key_Right)
    seat = storyteller.play.scene.cursor.space
    storyteller.key(KEY.Key_F10, SHIFT)
    assert menu(storyteller).accessibleName() == storyteller.app.context.speech.heading(seat)
    assert rows(storyteller) == names


def test_every_seat_has_the_same_menu_whoever_sits_there(storyteller: Hands) -> None:
    nominating(storyteller)
    told = set()
    for seat in ("p1", "p4", "p9"):
        ask(storyteller, seat)
        told.add(tuple(one for one in rows(storyteller) if "편으로" not in one))
        storyteller.key(KEY.Key_Escape)
    assert len(told) == 1


def test_one_key_lets_somebody_die_and_come_back(storyteller: Hands) -> None:
    nominating(storyteller)
    ask(storyteller, "p3")
    storyteller.key(KEY.Key_1)
    assert state(storyteller).public.dead == ("p3",)
    ask(storyteller, "p3")
    storyteller.key(KEY.Key_1)
    assert state(storyteller).public.dead == ()
    storyteller.key(KEY.Key_Z, CTRL)
    assert state(storyteller).public.dead == ("p3",)


def test_a_character_is_typed_by_any_of_its_names(storyteller: Hands) -> None:
    for typed, character in (("하녀", "chambermaid"), ("보르", "vortox"), ("harp", "harpy"), ("ㅇㅅㅈ", "assassin")):
        ask(storyteller, "p4")
        storyteller.key(CHARACTER)
        typing(storyteller, typed)
        assert state(storyteller).secret.roles["p4"] == character


def test_a_character_that_is_on_no_sheet_is_refused_and_may_be_overruled(storyteller: Hands) -> None:
    ask(storyteller, "p4")
    storyteller.key(CHARACTER)
    typing(storyteller, "washerw")
    assert any(text.startswith("BC-R30") for text in storyteller.texts(storyteller.card()))
    assert state(storyteller).secret.roles["p4"] == "recluse"


def test_the_side_changes_and_another_token_is_shown(storyteller: Hands) -> None:
    ask(storyteller, "p4")
    storyteller.key(SIDE)
    assert "p4" in state(storyteller).secret.evil
    ask(storyteller, "p4")
    storyteller.key(SHOW)
    typing(storyteller, "artist")
    assert state(storyteller).secret.believed == {"p4": "artist"}


def test_reminders_of_characters_in_play_come_first_and_all_are_found_by_name(storyteller: Hands) -> None:
    ask(storyteller, "p2")
    storyteller.key(LAY)
    card = seek(storyteller)
    first = {one.note for one in card.found[:-1]}
    assert "포" in first
    assert "전도사" not in first
    storyteller.keys(KEY.Key_Up, KEY.Key_Return)
    storyteller.wait(20)
    assert "전도사" in {one.note for one in card.found}
    typing(storyteller, "전도사")
    assert marks(storyteller) == [("p2", "noability", "no_ability", "")]


def test_a_reminder_hangs_on_whoever_has_its_character(storyteller: Hands) -> None:
    ask(storyteller, "p2")
    storyteller.key(LAY)
    typing(storyteller, "공격 3")
    assert marks(storyteller) == [("p2", "3attacks", "charged", "p9")]


def test_a_reminder_may_be_written_in_ones_own_words_or_be_a_bare_effect(storyteller: Hands) -> None:
    for typed in ("할머니의 손자", "취함"):
        ask(storyteller, "p2")
        storyteller.key(LAY)
        typing(storyteller, typed)
    assert marks(storyteller) == [("p2", "할머니의 손자", "", ""), ("p2", "취함", "drunk", "")]


def test_a_reminder_is_turned_over_taken_away_and_given_to_another_seat(storyteller: Hands) -> None:
    set_by_hand(storyteller, MarksSet((Mark(1, "p2", "po", "dead"), Mark(2, "p2", "harpy", "mad", "mad", "p8"))))
    ask(storyteller, "p2")
    storyteller.keys(LYING, KEY.Key_2, KEY.Key_2)
    assert [mark.turned for mark in state(storyteller).secret.marks] == [False, True]
    ask(storyteller, "p2")
    storyteller.keys(LYING, KEY.Key_1, KEY.Key_1)
    assert marks(storyteller) == [("p2", "mad", "mad", "p8")]
    ask(storyteller, "p2")
    storyteller.keys(LYING, KEY.Key_1, KEY.Key_3)
    at(storyteller, "p5")
    assert marks(storyteller) == [("p5", "mad", "mad", "p8")]


def test_reminders_are_dragged_to_another_seat_or_away_into_the_middle(storyteller: Hands) -> None:
    set_by_hand(storyteller, MarksSet((Mark(1, "p2", "po", "dead"), Mark(2, "p6", "harpy", "mad", "mad"))))
    storyteller.drag("mark:1", "p5")
    assert [mark.seat for mark in state(storyteller).secret.marks] == ["p5", "p6"]
    storyteller.drag("mark:2", "centre")
    assert [mark.id for mark in state(storyteller).secret.marks] == [1]
    storyteller.key(KEY.Key_Z, CTRL)
    assert [mark.id for mark in state(storyteller).secret.marks] == [1, 2]


def test_anybody_may_guess_aloud_and_it_is_told_alike_of_bluffers(storyteller: Hands) -> None:
    nominating(storyteller)
    told = []
    for seat in ("p1", "p9"):
        ask(storyteller, seat)
        storyteller.keys(ALOUD, KEY.Key_1)
        for pointed in ("p8", "p9"):
            at(storyteller, pointed)
            storyteller.key(KEY.Key_1)
        told.append(storyteller.log()[-1])
    assert [(one.seat, one.minions, one.demons) for one in state(storyteller).public.claims] == [
        ("p1", ("p8",), ("p9",)),
        ("p9", ("p8",), ("p9",)),
    ]
    assert told == ["지우의 추측. 하수인: 준호. 악마: 소율.", "소율의 추측. 하수인: 준호. 악마: 소율."]


def test_whoever_guessed_today_is_refused(storyteller: Hands) -> None:
    nominating(storyteller)
    set_by_hand(storyteller, DayLogSet(claims=(Claim("p1", "guess", 1),)))
    ask(storyteller, "p1")
    storyteller.keys(ALOUD, KEY.Key_1)
    assert any(text.startswith("BC-R34") for text in storyteller.texts(storyteller.card()))


def test_the_dead_curse_and_whoever_lives_is_told_why_not(storyteller: Hands) -> None:
    nominating(storyteller)
    set_by_hand(storyteller, LivesSet(dead=("p4",)))
    ask(storyteller, "p9")
    storyteller.keys(ALOUD, KEY.Key_2)
    assert storyteller.card().isVisible()
    storyteller.key(KEY.Key_Escape)
    assert state(storyteller).public.claims == ()
    ask(storyteller, "p4")
    storyteller.keys(ALOUD, KEY.Key_2)
    at(storyteller, "p9")
    claim = state(storyteller).public.claims[-1]
    assert (claim.seat, claim.kind, claim.target) == ("p4", "curse", "p9")


def test_a_private_question_is_answered_by_one_key_for_anybody(storyteller: Hands) -> None:
    nominating(storyteller)
    for seat, key in (("p1", KEY.Key_1), ("p9", KEY.Key_3)):
        before = len(storyteller.session.match.path())
        ask(storyteller, seat)
        storyteller.keys(APART, key)
        assert len(storyteller.session.match.path()) == before + 1
    ask(storyteller, "p1")
    storyteller.keys(APART, KEY.Key_4)
    assert any(text.startswith("BC-R35") for text in storyteller.texts(storyteller.card()))


def test_somebody_is_woken_for_show(storyteller: Hands) -> None:
    ask(storyteller, "p6")
    storyteller.keys(WOKEN, KEY.Key_1)
    assert state(storyteller).secret.wakes[-1] == Wake(2, "p6", "bluff")


def chair(hands: Hands, seat: str, key: Qt.Key) -> None:
    """The chair has no digit of its own: it is gone to."""
    card = ask(hands, seat)
    card.rows[9].setFocus()
    hands.key(KEY.Key_Return)
    hands.key(key)
    hands.wait(10)


def test_people_change_places_sit_down_elsewhere_and_change_characters(storyteller: Hands) -> None:
    chair(storyteller, "p1", KEY.Key_1)
    at(storyteller, "p3")
    assert state(storyteller).public.circle[:3] == ("p3", "p2", "p1")
    chair(storyteller, "p1", KEY.Key_2)
    at(storyteller, "p3")
    assert state(storyteller).public.circle[:3] == ("p1", "p3", "p2")
    chair(storyteller, "p1", KEY.Key_3)
    at(storyteller, "p9")
    assert state(storyteller).secret.roles["p1"] == "po"
    assert state(storyteller).secret.evil == ("p8", "p1")


def test_whoever_leaves_is_taken_out_when_the_consequences_were_read(storyteller: Hands) -> None:
    chair(storyteller, "p9", KEY.Key_4)
    lines = storyteller.texts(menu(storyteller))
    assert "이제 포를 맡은 사람이 없어요." in lines
    assert "산 사람 9명 → 8명" in lines
    storyteller.key(KEY.Key_3)
    assert "p9" not in state(storyteller).public.circle
    storyteller.key(KEY.Key_Z, CTRL)
    assert state(storyteller).secret.roles["p9"] == "po"


def test_a_traveller_comes_late_and_only_the_storyteller_knows_the_side(storyteller: Hands) -> None:
    storyteller.window.acts.run("late")
    storyteller.key(KEY.Key_1)
    typing(storyteller, "beggar")
    storyteller.key(KEY.Key_2)
    typing(storyteller, "3")
    storyteller.wait(20)
    assert state(storyteller).public.circle[:4] == ("p1", "p2", "p10", "p3")
    assert state(storyteller).public.travellers == {"p10": "beggar"}
    assert "p10" in state(storyteller).secret.evil
    typing(storyteller, "늦봄")
    assert storyteller.app.context.speech.name("p10") == "늦봄"
    assert storyteller.log()[-1].startswith("늦봄")


def test_at_setup_and_when_it_is_over_what_cannot_be_done_says_why(storyteller: Hands) -> None:
    everybody(storyteller)
    set_by_hand(storyteller, TimeSet("over", 3, winner="good"))
    ask(storyteller, "p3")
    storyteller.key(KEY.Key_1)
    assert state(storyteller).public.dead == ()
    assert storyteller.card().isVisible()


# ---- by hand


def correcting(hands: Hands, seat: str) -> list[str]:
    """The correction mode looks at a seat."""
    if not hands.play.correcting.on:
        hands.key(KEY.Key_E, CTRL)
    QTest.mouseClick(hands.window.board.view.viewport(), Qt.MouseButton.RightButton, NONE, hands.at(seat))
    hands.wait(10)
    return hands.offers()


def test_life_vote_side_and_character_are_set_by_hand(storyteller: Hands) -> None:
    assert correcting(storyteller, "p4")[:2] == ["도윤: 죽음", "도윤: 악한 편"]
    storyteller.key(KEY.Key_1)
    assert correcting(storyteller, "p4")[:3] == ["도윤: 살아 있음", "도윤: 유령표 씀", "도윤: 악한 편"]
    storyteller.key(KEY.Key_2)
    assert (state(storyteller).public.dead, state(storyteller).public.spent) == (("p4",), ("p4",))
    storyteller.key(Qt.Key(KEY.Key_1 + correcting(storyteller, "p4").index("도윤: 악한 편")))
    assert "p4" in state(storyteller).secret.evil
    storyteller.key(Qt.Key(KEY.Key_1 + correcting(storyteller, "p4").index("도윤: 초공감자")))
    assert state(storyteller).secret.roles["p4"] == "empath"
    storyteller.key(Qt.Key(KEY.Key_1 + correcting(storyteller, "p4").index("도윤: 살아 있음")))
    assert (state(storyteller).public.dead, state(storyteller).public.spent) == ((), ())


def test_the_part_of_the_game_and_the_number_of_the_night_are_set_by_hand(storyteller: Hands) -> None:
    storyteller.key(KEY.Key_E, CTRL)
    assert storyteller.offers()[:4] == ["지금은 낮", "지금은 낮, 지목이 열려 있음", "밤의 번호: 3", "밤의 번호: 1"]
    storyteller.key(KEY.Key_3)
    assert (state(storyteller).public.phase, state(storyteller).public.n) == ("night", 3)
    storyteller.key(KEY.Key_2)
    assert (state(storyteller).public.phase, state(storyteller).public.open) == ("day", True)


def test_people_and_reminders_are_dragged_by_hand(storyteller: Hands) -> None:
    set_by_hand(storyteller, MarksSet((Mark(1, "p2", "po", "dead"),)))
    storyteller.key(KEY.Key_E, CTRL)
    storyteller.drag("token:p1", "p3")
    assert state(storyteller).public.circle[:3] == ("p3", "p2", "p1")
    storyteller.drag("mark:1", "p5")
    assert marks(storyteller) == [("p5", "dead", "", "")]
    assert storyteller.log()[-1] == "손으로 정함: 리마인더."


def test_a_person_in_the_hand_has_the_same_rows_as_the_chair(storyteller: Hands) -> None:
    rows_ = correcting(storyteller, "p4")
    storyteller.lift("token:p4")
    storyteller.wait(10)
    assert storyteller.offers()[:2] == rows_[:2]
    storyteller.key(KEY.Key_1)
    assert state(storyteller).public.dead == ("p4",)
