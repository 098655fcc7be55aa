"""Who can see what, who knows which secret, and where a piece came from."""

from itertools import product

import pytest
from PySide6.QtCore import Qt

from desktop.shell.history_card import HistoryCard
from desktop.shell.knowledge import Knowledge, Known
from desktop.shell.knowledge_card import KnowledgeCard
from rules.hakoonna.events import CardSet, PieceSet, ShadowSet
from rules.hakoonna.state import Card
from tests.desktop.shell.conftest import Seat
from tests.desktop.shell.hands import NONE, SHIFT, Hands
from tests.desktop.shell.test_looks import SIZES, check

KEY = Qt.Key
TELLING = ("검정", "하양", "흑", "백색", "black", "white")


def card(hands: Hands) -> KnowledgeCard:
    found = hands.window.cards.card
    assert isinstance(found, KnowledgeCard)
    return found


def history(hands: Hands) -> HistoryCard:
    found = hands.window.cards.card
    assert isinstance(found, HistoryCard)
    return found


def lines(known: list[Known]) -> list[str]:
    return [line for fact in known for line in (fact.about, *fact.lines)]


# ---- who can see this


def test_everybody_sees_where_a_piece_stands(acting: Hands) -> None:
    acting.keys(KEY.Key_Home, KEY.Key_V)
    assert card(acting).told == ["빨강이 서 있는 곳", "모두 볼 수 있어요."]
    assert card(acting).accessibleName() == "누가 볼 수 있나: 빨강"


def test_while_the_audiences_picture_is_held_it_does_not_see_where_the_piece_went(acting: Hands) -> None:
    acting.session.hold(acting.session.match.at)
    acting.drag("red", "living")
    acting.play.scene.cursor.go_to_piece("red")
    acting.key(KEY.Key_V)
    assert card(acting).told[-1] == "못 보는 사람: 관객"
    assert "빨강" in card(acting).told[1]
    assert "진행자 화면" in card(acting).told[1]


def test_at_the_gray_man_it_says_who_knows_his_card(acting: Hands) -> None:
    acting.play.scene.cursor.go_to_piece("gray")
    acting.key(KEY.Key_V)
    assert card(acting).told[2:] == ["회색 남자의 카드", "아는 사람: 회색 남자"]


def test_a_card_that_only_lies_on_the_table_is_in_nobodys_view(acting: Hands) -> None:
    acting.session.correct((CardSet("unknown"),), "a test")
    known = Knowledge(acting.app.context).of_table()
    assert known[0] == Known(
        "회색 남자의 카드", ("테이블에서만 아는 사람: 회색 남자. 프로그램은 들은 적이 없어요.",)
    )  # fmt: skip


def test_a_turned_card_is_no_secret_any_more(acting: Hands) -> None:
    acting.session.correct((CardSet("white", shown=True),), "a test")
    assert "회색 남자의 카드" not in lines(Knowledge(acting.app.context).of_table())


@pytest.mark.parametrize("colour", ["white", "black"])
def test_the_cards_bare_nothing_of_what_is_hidden(acting: Hands, colour: Card) -> None:
    acting.session.correct((CardSet("black" if colour == "white" else "white"),), "a test")
    other = [Knowledge(acting.app.context).of_table(), Knowledge(acting.app.context).of_piece("gray")]
    acting.session.correct((CardSet(colour),), "a test")
    assert [Knowledge(acting.app.context).of_table(), Knowledge(acting.app.context).of_piece("gray")] == other
    acting.key(KEY.Key_V, SHIFT)
    told = " ".join([*card(acting).told, card(acting).accessibleDescription(), *acting.texts(card(acting))])
    assert not any(word in told for word in TELLING)


def test_who_has_looked_into_a_shadow_knows_its_tile_until_it_is_gone(acting: Hands) -> None:
    acting.key(KEY.Key_2)
    acting.play.scene.cursor.go("hall.coat_stand")
    acting.key(KEY.Key_Return)
    about = "빨강이 그늘에서 본 칩: 1개"
    assert about in lines(Knowledge(acting.app.context).of_space("hall.coat_stand"))
    assert about in lines(Knowledge(acting.app.context).of_space("hall"))
    assert about not in lines(Knowledge(acting.app.context).of_space("living"))
    acting.session.correct((ShadowSet("hall.coat_stand", True),), "a test")
    assert about not in lines(Knowledge(acting.app.context).of_table())


def test_an_undone_look_is_forgotten(acting: Hands) -> None:
    acting.key(KEY.Key_2)
    acting.play.scene.cursor.go("hall.coat_stand")
    acting.key(KEY.Key_Return)
    acting.session.undo()
    assert not any("본 칩" in line for line in lines(Knowledge(acting.app.context).of_table()))


def test_the_table_card_is_reached_from_the_other_and_lists_every_secret(acting: Hands) -> None:
    acting.keys(KEY.Key_Home, KEY.Key_V, KEY.Key_1)
    assert card(acting).accessibleName() == "비밀과 아는 사람"
    hers = ["상자여자가 숨은 그늘", "금고의 번호", "상자여자가 손에 든 힘: 1장", "상자여자의 약점"]
    assert card(acting).told[::2] == ["회색 남자의 카드", *hers]
    acting.key(KEY.Key_Escape)
    assert acting.window.cards.card is None
    acting.key(KEY.Key_V, SHIFT)
    assert card(acting).accessibleName() == "비밀과 아는 사람"


def test_the_card_follows_the_language(acting: Hands) -> None:
    acting.key(KEY.Key_V, SHIFT)
    acting.window.acts.run("language")
    assert card(acting).told[0] == "The Gray Man's card"
    assert card(acting).told[1] == "Known to: the Gray Man"


# ---- where it came from


def test_the_moves_of_a_piece_newest_first_and_enter_finds_the_line(acting: Hands) -> None:
    acting.drag("red", "living")
    acting.session.correct((PieceSet("red", "study"),), "a test")
    acting.session.correct((PieceSet("blue", "study"),), "a test")
    acting.play.scene.cursor.go_to_piece("red")
    acting.key(KEY.Key_I)
    titles = [row.accessibleName() for row in history(acting).rows]
    assert titles == [acting.log()[-2], "빨강이 로비에서 거실로 이동했어요."]
    assert [row.accessibleDescription() for row in history(acting).rows] == ["1걸음 전", "2걸음 전"]
    at = acting.session.match.at
    acting.key(KEY.Key_2)
    log = acting.window.side.log.lines
    assert acting.window.cards.card is None
    assert log.hasFocus()
    assert log.currentItem().text() == "빨강이 로비에서 거실로 이동했어요."
    assert acting.session.match.at == at


def test_a_line_that_the_filter_leaves_out_is_found_all_the_same(acting: Hands) -> None:
    acting.drag("red", "living")
    acting.window.side.log.filter.choose("blue", "")
    acting.play.scene.cursor.go_to_piece("red")
    acting.keys(KEY.Key_I, KEY.Key_1)
    assert acting.window.side.log.lines.currentItem().text() == "빨강이 로비에서 거실로 이동했어요."


def test_a_piece_that_has_not_moved_says_so_and_an_empty_place_has_none(acting: Hands) -> None:
    acting.play.scene.cursor.go_to_piece("blue")
    acting.key(KEY.Key_I)
    assert acting.line() == "파랑은 아직 움직이지 않았어요."
    acting.play.scene.cursor.go("kitchen")
    acting.key(KEY.Key_I)
    assert acting.line() == "거기에는 말이 없어요."


def test_many_moves_come_page_by_page(acting: Hands) -> None:
    for number in range(12):
        acting.session.correct((PieceSet("red", ("study", "living")[number % 2]),), "a test")
    acting.play.scene.cursor.go_to_piece("red")
    acting.key(KEY.Key_I)
    assert len(history(acting).rows) == 9
    acting.key(KEY.Key_9)
    assert len(history(acting).rows) == 5


# ---- how it looks


@pytest.mark.parametrize("language", ["ko", "en"])
def test_no_card_of_these_is_cut_off(sit_down: Seat, language: str) -> None:
    hands = sit_down(fate=("white", "held"))
    hands.key(KEY.Key_Space)
    if language == "en":
        hands.window.acts.run("language")
    hands.session.hold(hands.session.match.at)
    hands.drag("red", "living")
    hands.play.scene.cursor.go_to_piece("red")
    for size, (key, held) in product(SIZES, ((KEY.Key_V, NONE), (KEY.Key_V, SHIFT), (KEY.Key_I, NONE))):
        hands.resize(*size)
        hands.key(key, held)
        assert hands.window.cards.card is not None
        check(hands)
        assert hands.window.rect().contains(hands.place(hands.window.cards.card))
        hands.key(KEY.Key_Escape)
