"""The ledger of the tiles and Hako Onna's board: public counts lie open, secrets are covered and only painted."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from desktop.session import Session
from desktop.shell.panels.hakoonna.covered_cards import HerBoardCard, LedgerCard, SheetCard
from desktop.shell.panels.hakoonna.her_board import her_board
from desktop.shell.panels.hakoonna.ledger import ledger
from desktop.shell.panels.hakoonna.secrets import secrets
from desktop.shell.panels.hakoonna.sheet import Sheet
from desktop.words import Words
from rules.hakoonna.events import CardsSet, OptionsSet, PieceSet, SecretSet, TilesSet
from rules.hakoonna.options import Options
from rules.hakoonna.state import Secret
from rules.seats import BLIND, KNOWING_HOST
from tests.desktop.shell.conftest import Seat
from tests.desktop.shell.hands import Hands
from tests.desktop.shell.test_geometry import SIZES
from tests.desktop.shell.test_show_to_one import _heard, _texts

KEY = Qt.Key
SPACE = KEY.Key_Space
KO = Words("ko")
HIDDEN = Secret(
    code=("1", "3", "6"),
    weakness="chain",
    faces={"study.desk": "safe"},
    pool=("bones", "exit", "mary"),
    hands={"red": ("hint_stake", "chain"), "gray": ("stake",)},
    hides={"hako": "red_room.altar", "purple": "study.desk"},
    lairs={"hako": "talisman", "purple": ""},
    seen={"red": {"study.desk": "safe", "living.sofa": "hint_gasoline"}},
    powers=("close_to_you", "things_move"),
)
TELLING = ("사슬", "1, 3, 6", "제단", "빨강이 가짐", "네 곁에")


def as_host(hands: Hands, viewer: str, secret: Secret = HIDDEN) -> None:
    """A table whose tiles the program holds, for one kind of host; Purple is dead."""
    tiles = TilesSet(("living.sofa",), {"red": 2, "gray": 1}, 3)
    hands.session.correct(
        (OptionsSet(Options(knowledge="host")), SecretSet(secret), tiles, PieceSet("purple", ""), CardsSet(powers=2)),
        "a test",
    )
    hands.app.context.replace_session(Session(hands.session.match, viewer=viewer))
    hands.wait()


def opened(hands: Hands, id_: str) -> SheetCard:
    hands.window.acts.run(id_)
    card = hands.window.cards.card
    assert isinstance(card, SheetCard)
    return card


def sheet(card: SheetCard) -> Sheet:
    assert isinstance(card.glass, Sheet)
    return card.glass


def is_open(card: SheetCard) -> bool:
    return card.glass.is_open


# ---- the ledger


def test_everybody_can_count_the_public_part(acting: Hands) -> None:
    acting.session.correct((TilesSet(("living.sofa",), {"red": 2}, 3, True),), "a test")
    tiles, escape, exorcism, memorial = ledger(acting.session, KO)
    told = dict(tiles.facts)
    assert told["빈 칩"] == "본 것 1 · 안 본 것 23"
    assert told["수기"] == "본 것 3 · 안 본 것 7"
    assert told["메리 인형"] == "본 것 0 · 안 본 것 1"
    assert (escape.heading, escape.state) == ("탈출", "아직")
    assert dict(escape.facts) == {"금고": "열림", "열쇠꾸러미": "꺼냄", "비밀 탈출구": "여기서는 몰라요"}
    assert {value for _, value in (*exorcism.facts, *memorial.facts)} == {"여기서는 몰라요"}


def test_who_knows_all_sees_what_each_way_needs(acting: Hands) -> None:
    as_host(acting, KNOWING_HOST)
    tiles, escape, exorcism, memorial = ledger(acting.session, KO)
    assert dict(tiles.facts)["토벌 아이템"] == "본 것 2 · 안 본 것 0 · 빠짐 1"
    assert dict(escape.facts) == {"금고": "방문자가 봤어요", "열쇠꾸러미": "금고 안", "비밀 탈출구": "아직 못 찾음"}
    assert dict(exorcism.facts) == {"상자여자의 약점": "방문자가 봤어요", "사슬": "빨강이 가짐"}
    assert exorcism.state == "열림"
    assert memorial.state == "아직"


def test_a_way_whose_thing_has_left_the_game_is_closed_for_good(acting: Hands) -> None:
    as_host(acting, KNOWING_HOST, Secret(code=HIDDEN.code, weakness="chain", pool=("bones", "exit", "safe")))
    closed = {block.heading: block.state for block in ledger(acting.session, KO)[1:]}
    assert closed == {"탈출": "아직", "토벌": "이제 안 돼요", "공양": "이제 안 돼요"}
    as_host(acting, BLIND)
    assert all(block.state == "아직" for block in ledger(acting.session, KO)[1:])


def test_the_public_ledger_lies_open_and_is_read_aloud(acting: Hands) -> None:
    card = opened(acting, "ledger")
    assert isinstance(card, LedgerCard)
    assert card.glass.is_open
    assert not card.look.isVisible()
    assert "수기: 본 것 0 · 안 본 것 10" in card.accessibleDescription()
    acting.key(KEY.Key_Escape)
    assert acting.window.cards.card is None


@pytest.mark.parametrize("id_", ["ledger", "her-board"])
def test_a_host_who_plays_along_finds_no_secret_in_it(acting: Hands, id_: str) -> None:
    as_host(acting, BLIND)
    card = opened(acting, id_)
    told = "\n".join((*sheet(card).told, card.accessibleDescription()))
    assert not any(word in told for word in TELLING)


# ---- her board


def test_her_board_tells_where_she_lies_and_what_is_in_her_lair(acting: Hands) -> None:
    as_host(acting, KNOWING_HOST)
    hers, powers, purple = her_board(acting.session, KO)
    assert dict(hers.facts) == {
        "숨은 곳": "붉은 방 · 제단 아래",
        "둥지의 칩": "부적",
        "금고의 번호": "1, 3, 6",
        "약점": "사슬",
        "열린 수기": "3",
        "울부짖은 곳": "없음",
    }
    assert powers.facts == (("네 곁에", "손에 있음"), ("물건이 움직인다", "손에 있음"), ("놓음", "없음"))
    assert purple.heading == "보라"
    assert dict(purple.facts) == {"숨은 곳": "서재 · 책상 밑", "둥지의 칩": "없음"}


def test_she_sees_her_board_and_a_visitor_does_not(acting: Hands) -> None:
    as_host(acting, KNOWING_HOST)
    told = her_board(acting.session, KO)
    assert her_board(Session(acting.session.match, viewer="hako"), KO) == told
    hers, powers = her_board(Session(acting.session.match, viewer="red"), KO)
    assert [value for _, value in hers.facts] == ["여기서는 몰라요"] * 4 + ["3", "없음"]
    assert powers.facts == (("손에 있음", "뒷면 2장"), ("놓음", "없음"))


@pytest.mark.parametrize(
    ("viewer", "said"),
    [
        (KNOWING_HOST, "상자여자 판과 칩 장부에 있어요."),
        (BLIND, "함께 노는 진행자에게는 보이지 않아요."),
    ],
)
def test_the_drawer_says_where_her_secrets_are(acting: Hands, viewer: str, said: str) -> None:
    as_host(acting, viewer)
    assert secrets(acting.session, KO)[-1].value == said


# ---- covered


@pytest.mark.parametrize("id_", ["ledger", "her-board"])
def test_it_opens_covered_shows_while_held_and_covers_itself(acting: Hands, id_: str) -> None:
    as_host(acting, KNOWING_HOST)
    card = opened(acting, id_)
    assert not is_open(card)
    covered = card.glass.grab().toImage()
    QTest.keyPress(card, SPACE)
    while not is_open(card):
        QTest.qWait(30)
    assert card.glass.grab().toImage() != covered
    QTest.keyRelease(card, SPACE)
    while is_open(card):
        QTest.qWait(30)
    assert card.glass.grab().toImage() == covered
    assert acting.window.drawer.is_out


@pytest.mark.parametrize("id_", ["ledger", "her-board"])
def test_its_secrets_are_nowhere_in_words_not_even_while_held(acting: Hands, id_: str) -> None:
    as_host(acting, KNOWING_HOST)
    card = opened(acting, id_)
    assert any(word in " ".join(sheet(card).told) for word in TELLING)
    card.glass.uncover(True)
    interface = QAccessible.queryAccessibleInterface(card)
    assert interface is not None
    widgets = [acting.window, card, *card.findChildren(QWidget)]
    told = "\n".join([*(text for widget in widgets for text in _texts(widget)), *_heard(interface)])
    assert not any(word in told for word in TELLING)


def test_covered_it_is_as_large_whatever_it_says(acting: Hands) -> None:
    as_host(acting, KNOWING_HOST)
    before = opened(acting, "ledger").glass.size()
    as_host(acting, KNOWING_HOST, Secret(code=("2", "4", "5"), weakness="stake"))
    assert opened(acting, "ledger").glass.size() == before


# ---- how it looks


@pytest.mark.parametrize("language", ["ko", "en"])
@pytest.mark.parametrize("size", SIZES)
def test_nothing_of_it_is_cut_off(sit_down: Seat, size: tuple[int, int], language: str) -> None:
    hands = sit_down(fate=("white", "held"))
    hands.resize(*size)
    if language == "en":
        hands.window.acts.run("language")
    as_host(hands, KNOWING_HOST)
    for id_, kind in (("ledger", LedgerCard), ("her-board", HerBoardCard)):
        card = opened(hands, id_)
        assert isinstance(card, kind)
        assert sheet(card).cut == []
        assert hands.narrow() == []
        assert hands.window.rect().contains(hands.place(card))
        hands.key(KEY.Key_Escape)
