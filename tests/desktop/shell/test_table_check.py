"""The table is compared line by line, one key each; what the table has instead is set right where it stands."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.shell.table_check.page import CheckPage
from desktop.shell.table_check.standing import StandingPage
from desktop.tables import Setup, a_book
from rules.fate import Fate
from rules.hakoonna.events import BarrierSet, CardSet, NoiseSet, PhaseSet, PieceSet, SecretSet, ShadowSet, TilesSet
from rules.hakoonna.options import Options
from rules.hakoonna.setup import seats
from rules.hakoonna.state import Public, Secret
from rules.hakoonna.views import HakoView
from rules.seats import KNOWING_HOST
from tests.desktop.shell.conftest import Seat
from tests.desktop.shell.dialogs import dialog, type_name
from tests.desktop.shell.hands import LEFT, NONE, Hands
from tests.desktop.shell.test_geometry import SIZES, at_rest

KEY = Qt.Key
ROOMS = 9
SET = (
    TilesSet(("living.sofa",), {"red": 2, "gray": 1}, 3, True, ("white",)),
    ShadowSet("hall.coat_stand", True),
    BarrierSet(("hall", "study")),
    NoiseSet(("red", "blue")),
)


@pytest.fixture
def bumped(acting: Hands) -> Hands:
    """Red acts; tiles, noise, barrier, diaries and cards lie about."""
    acting.session.correct(SET, "a test")
    return acting


def page(hands: Hands) -> CheckPage:
    found = hands.window.pages.page
    assert isinstance(found, CheckPage)
    return found


def checking(hands: Hands) -> CheckPage:
    hands.key(KEY.Key_T)
    return page(hands)


def said(hands: Hands) -> dict[str, str]:
    return {line.about: line.value for line in page(hands).lines}


def public(hands: Hands) -> Public:
    shared: Public = hands.session.seen().public  # type: ignore[attr-defined]
    return shared


def at_the_table(hands: Hands) -> bool:
    return hands.window.pages.page is None


def correcting(hands: Hands) -> bool:
    return hands.play.correcting.on


def asks(found: CheckPage) -> bool:
    return found.answers.is_open


def go_to(hands: Hands, about: str) -> None:
    """Down the list with the arrow."""
    while page(hands).line is None or page(hands).line.about != about:  # type: ignore[union-attr]
        hands.key(KEY.Key_Down)


# ---- what is compared


def test_every_place_is_told_as_everybody_sees_it(bumped: Hands) -> None:
    checking(bumped)
    assert said(bumped) == {
        "로비": "있는 말: 빨강, 파랑, 초록, 보라, 회색 남자 · 칩 없음: 옷걸이 뒤",
        "거실": "아무도 없음 · X 공개: 소파 뒤",
        **dict.fromkeys(("아이 방", "서재", "부엌", "침실", "2층 홀", "붉은 방", "지하실"), "아무도 없음"),
        "빨강 앞의 칩": "2",
        "파랑 앞의 칩": "0",
        "초록 앞의 칩": "0",
        "보라 앞의 칩": "0",
        "회색 남자 앞의 칩": "1",
        "소음 탑": "5개 중 2개 쌓음",
        "봉쇄 토큰": "로비와 서재 사이",
        "열린 수기": "3",
        "금고": "열림",
        "놓은 힘": "0",
        "가운데 카드": "뒤집음: 백 · 안 뒤집음: 1",
        "지금": "방문자의 시간 · 빨강",
    }


def test_the_dead_and_the_absent_have_no_line(sit_down: Seat) -> None:
    hands = sit_down(fate=("white", "held"))
    practice = hands.session.book.content.practice
    setup = Setup(Options(noise="cards", gray_man=False), seats(gray_man=False), Fate(seed=5), practice)
    hands.window.chosen.emit(setup)
    hands.wait()
    hands.session.correct((NoiseSet((), (3, 5)), PieceSet("blue", "")), "a test")
    checking(hands)
    assert said(hands)["소음 카드"] == "뽑음: 3, 5"
    assert "파랑 앞의 칩" not in said(hands)
    assert "가운데 카드" not in said(hands)


def test_before_the_first_turn_there_is_nothing_to_compare(sit_down: Seat) -> None:
    hands = sit_down()
    hands.window.chosen.emit(Setup(Options(mansion="built"), seats(), Fate(seed=5)))
    hands.wait()
    hands.window.acts.run("table-check")
    assert hands.window.pages.page is None
    assert hands.window.side.prompt.line.text() == "첫 차례 전에는 맞춰 볼 것이 없어요."


# ---- one key a line


def test_one_key_a_line_goes_through_the_whole_table(bumped: Hands) -> None:
    found = checking(bumped)
    count = len(found.lines)
    bumped.keys(*(KEY.Key_1,) * count)
    assert found.told.text == "모두 맞춰 봤어요."
    assert found.far.text == f"{count} / {count}"
    assert found.back.hasFocus()
    assert {row.accessibleDescription() for row in found.rows} == {"맞았어요"}
    assert bumped.session.match.path()[-1].step.action is not None  # type: ignore[union-attr]


def test_nothing_is_played_by_comparing(bumped: Hands) -> None:
    at = bumped.session.match.at
    checking(bumped)
    bumped.keys(KEY.Key_1, KEY.Key_1, KEY.Key_Escape)
    assert bumped.session.match.at == at
    assert bumped.window.pages.page is None
    assert bumped.window.board.view.hasFocus()


def test_backspace_looks_at_the_last_line_again(bumped: Hands) -> None:
    found = checking(bumped)
    bumped.keys(KEY.Key_1, KEY.Key_1, KEY.Key_Backspace)
    assert found.far.text == f"1 / {len(found.lines)}"
    assert found.rows[1].hasFocus()


def test_a_check_that_was_left_goes_on_and_a_finished_one_begins_anew(bumped: Hands) -> None:
    found = checking(bumped)
    count = len(found.lines)
    bumped.keys(KEY.Key_1, KEY.Key_1, KEY.Key_Escape)
    assert checking(bumped).line == page(bumped).lines[2]
    bumped.keys(*(KEY.Key_1,) * (count - 2), KEY.Key_Escape)
    assert checking(bumped).far.text == f"0 / {count}"


def test_the_mouse_does_the_same(bumped: Hands) -> None:
    found = checking(bumped)
    QTest.mouseClick(found.rows[3], LEFT, NONE, found.rows[3].rect().center())
    QTest.mouseClick(found.right, LEFT, NONE, found.right.rect().center())
    assert found.rows[3].accessibleDescription() == "맞았어요"
    assert found.rows[4].hasFocus()


# ---- the table is right


def test_a_room_is_set_right_on_the_board_and_the_check_goes_on(bumped: Hands) -> None:
    checking(bumped)
    bumped.keys(KEY.Key_1, KEY.Key_2)
    assert at_the_table(bumped)
    assert correcting(bumped)
    assert bumped.play.correcting.room == "living"
    assert bumped.line() == "여기서 바로잡고 T를 누르면 점검을 이어 가요."
    bumped.drag("blue", "living")
    found = checking(bumped)
    assert not correcting(bumped)
    assert said(bumped)["거실"] == "있는 말: 파랑 · X 공개: 소파 뒤"
    assert found.rows[1].accessibleDescription() == "바로잡았어요"
    assert found.rows[0].accessibleDescription() == "", "the lobby says something else now"
    assert found.rows[2].hasFocus()


def test_a_room_that_was_left_as_it_was_still_waits(bumped: Hands) -> None:
    checking(bumped)
    bumped.key(KEY.Key_2)
    found = checking(bumped)
    assert found.far.text.startswith("0 /")
    assert found.lines[0].key in (found.at, "room hall")


@pytest.mark.parametrize(
    ("about", "key", "value"),
    [
        ("빨강 앞의 칩", KEY.Key_4, "4"),
        ("회색 남자 앞의 칩", KEY.Key_0, "0"),
        ("소음 탑", KEY.Key_4, "5개 중 4개 쌓음"),
        ("열린 수기", KEY.Key_7, "7"),
        ("금고", KEY.Key_1, "닫힘"),
        ("가운데 카드", KEY.Key_5, "뒤집음: 백, 흑 · 안 뒤집음: 0"),
        ("봉쇄 토큰", KEY.Key_1, "없음"),
    ],
)
def test_a_count_is_set_right_with_its_digit(bumped: Hands, about: str, key: KEY, value: str) -> None:
    found = checking(bumped)
    go_to(bumped, about)
    bumped.keys(KEY.Key_2, key)
    now = said(bumped)[about]
    assert now == value or (about == "봉쇄 토큰" and public(bumped).barrier == ())
    row = next(row for row, line in zip(found.rows, found.lines, strict=False) if line.about == about)
    assert row.accessibleDescription() == "바로잡았어요"
    assert bumped.session.log()[-1].corrected


def test_discs_that_the_program_missed_are_laid_in_the_order_of_turns(bumped: Hands) -> None:
    checking(bumped)
    go_to(bumped, "소음 탑")
    bumped.keys(KEY.Key_2, KEY.Key_4)
    assert public(bumped).discs == ("red", "blue", "green", "purple")


def test_the_other_tiles_stay_when_one_count_is_set(bumped: Hands) -> None:
    checking(bumped)
    go_to(bumped, "파랑 앞의 칩")
    bumped.keys(KEY.Key_2, KEY.Key_1)
    assert public(bumped).held == {"red": 2, "gray": 1, "blue": 1}
    assert public(bumped).crossed == ("living.sofa",)
    assert public(bumped).diaries == 3


def test_it_asks_what_lies_there_and_escape_asks_no_more(bumped: Hands) -> None:
    found = checking(bumped)
    go_to(bumped, "지금")
    bumped.key(KEY.Key_2)
    assert asks(found)
    assert not found.right.isVisible()
    assert "파랑 차례, 소음 전" in [button.text() for button in found.answers.buttons]
    bumped.key(KEY.Key_Escape)
    assert not asks(found)
    assert found.right.isVisible()
    assert page(bumped) is found


def test_whose_time_it_is_is_set_right(bumped: Hands) -> None:
    checking(bumped)
    go_to(bumped, "지금")
    bumped.keys(KEY.Key_2, KEY.Key_2)
    assert said(bumped)["지금"] == "방문자의 시간 · 파랑"


# ---- where everything stands


def test_where_everything_stands_is_written_large_and_leads_back(bumped: Hands) -> None:
    bumped.window.acts.run("standing")
    found = bumped.window.pages.page
    assert isinstance(found, StandingPage)
    assert "거실" in [about.text for about, _ in found.told]
    assert "5개 중 2개 쌓음" in [value.text for _, value in found.told]
    bumped.key(KEY.Key_Escape)
    assert bumped.window.pages.page is None


def test_from_the_check_it_leads_back_to_the_check(bumped: Hands) -> None:
    found = checking(bumped)
    bumped.click(found.stands)
    assert isinstance(bumped.window.pages.page, StandingPage)
    bumped.key(KEY.Key_Escape)
    assert page(bumped) is found


def test_it_is_written_as_a_text_to_be_printed(bumped: Hands, tmp_path: Path) -> None:
    bumped.window.acts.run("standing")
    found = bumped.window.pages.page
    assert isinstance(found, StandingPage)
    bumped.click(found.write)
    assert dialog(bumped).selectedFiles()[0].endswith("/2026-11-30-hakoonna-public.txt")
    type_name(bumped, tmp_path / "table.txt")
    while bumped.window.exporting.writing is not None:
        bumped.wait(5)
    lines = (tmp_path / "table.txt").read_text("utf-8").splitlines()
    assert lines[0] == "지금 판 전체"
    assert "거실: 아무도 없음 · X 공개: 소파 뒤" in lines
    assert "열린 수기: 3" in lines


# ---- how it looks


@pytest.mark.parametrize("language", ["ko", "en"])
@pytest.mark.parametrize("size", SIZES)
def test_nothing_of_it_is_cut_off(sit_down: Seat, size: tuple[int, int], language: str) -> None:
    hands = sit_down(fate=("white", "held"))
    hands.resize(*size)
    if language == "en":
        hands.window.acts.run("language")
    hands.session.correct(SET, "a test")
    found = checking(hands)
    assert at_rest(hands) == []
    assert QApplication.focusWidget() is found.rows[0]
    for row in found.rows:
        assert row.value.heightForWidth(row.value.width()) <= row.value.height()
        assert row.about.heightForWidth(row.about.width()) <= row.about.height()
    hands.keys(*(KEY.Key_1,) * ROOMS, KEY.Key_2)
    assert at_rest(hands) == []
    assert all(button.width() >= button.sizeHint().width() for button in found.answers.buttons)
    hands.key(KEY.Key_Escape)
    hands.click(found.stands)
    assert at_rest(hands) == []


# ---- tiles that the program can name


def told_by_the_host(sit_down: Seat) -> Hands:
    """The host knows all; Red holds the doll."""
    hands = sit_down()
    setup = Setup(Options(knowledge="host"), seats(), Fate(seed=5), a_book().content.practice, viewer=KNOWING_HOST)
    hands.window.chosen.emit(setup)
    hands.wait()
    secret = Secret(code=("2", "5", "6"), weakness="chain", pool=("chain", "stake"), hands={"red": ("mary",)})
    now = (SecretSet(secret), TilesSet(held={"red": 1}), CardSet("white"), PhaseSet("act", turn="red"))
    hands.session.correct(now, "a test")
    hands.wait()
    return hands


def hand_of(hands: Hands, seat: str) -> tuple[str, ...]:
    view = hands.session.seen()
    assert isinstance(view, HakoView)
    return view.secret.hands.get(seat, ())


def test_a_host_who_knows_all_says_which_tiles_lie_there_too(sit_down: Seat) -> None:
    hands = told_by_the_host(sit_down)
    found = checking(hands)
    go_to(hands, "빨강 앞의 칩")
    hands.keys(KEY.Key_2, KEY.Key_3)
    assert found.answers.question.text == "빨강이 더 가진 칩은 무엇인가요?"
    assert [button.text() for button in found.answers.buttons] == ["사슬", "말뚝"]
    hands.key(KEY.Key_2)
    assert [button.text() for button in found.answers.buttons] == ["사슬"]
    hands.key(KEY.Key_1)
    assert found.answers.buttons == []
    assert hand_of(hands, "red") == ("mary", "stake", "chain")
    assert said(hands)["빨강 앞의 칩"] == "3"


def test_he_says_which_tile_does_not_lie_there(sit_down: Seat) -> None:
    hands = told_by_the_host(sit_down)
    found = checking(hands)
    go_to(hands, "빨강 앞의 칩")
    hands.keys(KEY.Key_2, KEY.Key_0)
    assert found.answers.question.text == "빨강이 갖고 있지 않은 칩은 무엇인가요?"
    hands.key(KEY.Key_1)
    assert hand_of(hands, "red") == ()
    view = hands.session.seen()
    assert isinstance(view, HakoView)
    assert "mary" in view.secret.pool


def test_a_count_that_was_right_asks_for_no_tile(sit_down: Seat) -> None:
    hands = told_by_the_host(sit_down)
    found = checking(hands)
    go_to(hands, "빨강 앞의 칩")
    hands.keys(KEY.Key_2, KEY.Key_1)
    assert not found.answers.is_open
    assert hand_of(hands, "red") == ("mary",)
