"""Every point on which the printed rules are silent stands in one list; what no rule asks about yet is dark."""

import copy
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QInputMethodEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop import tables
from desktop.shell.new_game import house_file
from desktop.shell.new_game.house import House
from desktop.shell.new_game.point_list import AT_ONCE
from desktop.shell.new_game.point_row import PointRow
from desktop.shell.new_game.points import PRESETS, answered, points
from desktop.shell.parts.prose import Prose
from rules.faults import Broken
from rules.hakoonna.options import Options
from rules.notation import Notation
from tests.desktop.shell.new_game_page import Page


@pytest.fixture
def a_page(qtbot: QtBot, tmp_path: Path) -> Iterator[Page]:
    page = Page("ko", profile=tmp_path)
    page.turn("house")
    yield page
    page.close()


def rows(page: Page) -> list[PointRow]:
    return page.page.questions.house.list.rows


def texts(row: PointRow) -> list[str]:
    return [prose.text for prose in row.findChildren(Prose) if prose.isVisible()]


# ---- the list


def test_every_point_has_its_row_in_order(a_page: Page) -> None:
    codes = [row.point.code for row in rows(a_page)]
    assert list(dict.fromkeys(codes)) == [*(f"U-{number:02}" for number in range(1, 35)), "+"]
    assert codes.count("+") == 5
    assert codes == sorted(codes, key=lambda code: (code == "+", code))


def opening(page: Page) -> list[int]:
    """How many rows there are after each pass of the window's first look at the page."""
    page.click(page.page.steps.rows["house"])
    there = [0, len(rows(page))]
    while not page.page.questions.house.list.whole:
        QApplication.processEvents()
        there.append(len(rows(page)))
    return there


@pytest.fixture
def fresh(qtbot: QtBot, tmp_path: Path) -> Iterator[Page]:
    page = Page("ko", profile=tmp_path)
    yield page
    page.close()


def test_the_rows_are_made_a_few_at_a_time(fresh: Page) -> None:
    there = opening(fresh)
    assert max(after - before for before, after in pairwise(there)) <= AT_ONCE
    assert there[-1] == len(points())
    assert [row.point for row in rows(fresh)] == list(points())
    assert all(row.isVisible() for row in rows(fresh))


def test_while_more_rows_come_those_that_are_there_lie_in_their_places(fresh: Page) -> None:
    fresh.click(fresh.page.steps.rows["house"])
    while not fresh.page.questions.house.list.whole:
        QApplication.processEvents()
        lying = [row.geometry() for row in rows(fresh)]
        assert all(above.bottom() < below.top() for above, below in pairwise(lying))
        assert all(row.height() >= row.sizeHint().height() for row in rows(fresh) if row.choices is not None)


def test_tab_goes_through_the_rows_as_they_lie_once_all_are_there(fresh: Page) -> None:
    opening(fresh)
    house = fresh.page.questions.house
    house.search.setFocus()
    seen: list[QWidget | None] = []
    while not house.read.hasFocus():
        fresh.press(Qt.Key.Key_Tab)
        seen.append(QApplication.focusWidget())
    stops = [stop for stop in house.stops() if stop in seen]
    assert seen == stops
    lying = [stop.mapTo(house, QPoint()).y() for stop in stops]
    assert lying == sorted(lying)
    assert set(house.list.doors) <= set(stops)
    assert set(house.cards.entries.values()) <= set(stops)


def test_what_is_looked_for_comes_before_the_rest(fresh: Page) -> None:
    fresh.click(fresh.page.steps.rows["house"])
    house = fresh.page.questions.house
    assert len(rows(fresh)) < len(points())
    house.search.setText("U-31")
    QApplication.processEvents()
    assert [row.point.code for row in rows(fresh) if row.isVisible()] == ["U-31"]
    house.search.setText("zzz")
    assert house.none.isVisible()


def test_what_is_wrong_with_the_cards_is_shown_though_their_row_was_not_made_yet(fresh: Page) -> None:
    fresh.choose("noise", "cards")
    fresh.page.draft.house.cards = "nonsense"
    fresh.click(fresh.page.outcome.begin)
    entry = fresh.page.questions.house.cards.entries["cards"]
    assert QApplication.focusWidget() is entry
    while not fresh.page.questions.house.list.whole:
        QApplication.processEvents()
    QTest.qWait(20)
    port = fresh.page.sheets.sheets["house"].viewport()
    assert port.rect().contains(entry.mapTo(port, entry.rect().center()))
    assert QApplication.focusWidget() is entry


def test_every_row_says_that_it_is_unofficial(a_page: Page) -> None:
    assert {row.badge.text for row in rows(a_page)} == {"비공식"}


def test_every_point_can_be_answered_but_those_that_are_answered_elsewhere(a_page: Page) -> None:
    elsewhere = {"rooms.names_doors", "rooms.shadows", "stairs", "noise_cards"}
    assert {row.point.key for row in rows(a_page) if not row.point.open} == elsewhere


def test_what_can_be_answered_is_what_the_rules_read() -> None:
    fields = {field.name for field in msgspec.structs.fields(Options)}
    assert answered().keys() <= fields
    for key, point in answered().items():
        assert point.takes(point.usual)
        for value in (one for one, _ in point.answers if point.takes(one)):
            assert getattr(msgspec.convert({key: value}, Options), key) == value


def test_the_defaults_are_those_of_the_rules() -> None:
    usual = Options()
    assert {key: point.usual for key, point in answered().items()} == {key: getattr(usual, key) for key in answered()}


def test_the_list_is_searched_by_word_and_by_code(a_page: Page) -> None:
    search = a_page.page.questions.house.search
    a_page.fill(search, "U-17")
    assert [row.point.key for row in rows(a_page) if row.isVisible()] == ["allow_pass"]
    a_page.fill(search, "")
    composed = QInputMethodEvent()
    composed.setCommitString("금고")
    QApplication.sendEvent(search, composed)
    assert {row.point.code for row in rows(a_page) if row.isVisible()} == {"U-13"}
    a_page.fill(search, "zzz")
    assert a_page.page.questions.house.none.text == "그런 항목은 없어요."
    a_page.fill(search, "")
    assert all(row.isVisible() for row in rows(a_page))


def test_the_rooms_points_open_the_room_data(a_page: Page) -> None:
    a_page.click(a_page.page.questions.house.list.doors[1])
    assert a_page.page.fetching.editor is not None
    assert a_page.page.fetching.editor.isVisible()


# ---- answers


def test_the_answers_reach_the_options(a_page: Page) -> None:
    wanted: dict[str, str | int | bool] = {
        "placement_fallback": "host",
        "next_after_hako": "same",
        "full_stack_gives_action": False,
        "allow_pass": False,
        "surrender": "most",
        "gray_actions_per_turn": 2,
    }
    for point, answer in wanted.items():
        a_page.settle(point, str(answer))
    options = a_page.begin().options
    assert {key: getattr(options, key) for key in wanted} == wanted


def test_a_set_of_rules_is_told_with_what_differs_and_stands_in_the_record(a_page: Page) -> None:
    house = a_page.page.questions.house
    assert house.summary.text == "표준"
    a_page.click(house.presets.options["seasoned"])
    assert house.summary.text == "노련"
    a_page.settle("allow_pass", "False")
    a_page.settle("surrender", "host")
    assert house.summary.text == "노련 + 2 (방문자의 통과, 항복)"
    setup = a_page.begin()
    assert setup.options.gray_actions_per_turn == 2
    match = tables.new_match(tables.a_book(), setup)
    written = Notation(match.book).write_header(match.header)
    assert b'"preset":"seasoned"' in written
    assert Notation(match.book).read_header(written) == match.header


@pytest.mark.parametrize(("preset", "actions"), [("first-night", 1), ("standard", 1), ("seasoned", 2)])
def test_a_set_of_rules_answers_all_at_once(preset: str, actions: int, a_page: Page) -> None:
    a_page.settle("allow_pass", "False")
    a_page.click(a_page.page.questions.house.presets.options[preset])
    options = a_page.begin().options
    assert options.gray_actions_per_turn == actions
    assert options.allow_pass is True


# ---- the noise cards


def test_the_noise_cards_reach_the_options(a_page: Page) -> None:
    a_page.choose("noise", "cards")
    a_page.turn("house")
    cards = a_page.page.questions.house.cards
    a_page.fill(cards.entries["cards"], "1, 1, 2 2 3 3")
    a_page.fill(cards.entries["threshold"], "9")
    options = a_page.begin().options
    assert options.noise == "cards"
    assert options.noise_cards == (1, 1, 2, 2, 3, 3)
    assert options.noise_threshold == 9


def test_what_the_shipped_noise_cards_come_to_is_told(a_page: Page) -> None:
    told = [prose.text for prose in a_page.page.questions.house.cards.findChildren(Prose) if prose.isVisible()]
    assert "안전한 카드 2/3/4/5장: 10·30·43·17 %" in told


UNPLAYABLE = (
    ("0 1 2 3 4", "11", "cards", "카드는 여섯 장이에요."),
    ("0 1 2 3 4 x", "11", "cards", "0에서 99 사이의 수를 띄어 써 주세요."),
    ("0 1 2 3 4 -5", "11", "cards", "0에서 99 사이의 수를 띄어 써 주세요."),
    ("0 1 2 3 4 100", "11", "cards", "0에서 99 사이의 수를 띄어 써 주세요."),
    ("0 0 1 1 2 2", "11", "threshold", "여섯 장을 다 더해도 6이라 소음이 나지 않아요."),
    ("0 1 2 3 4 5", "0", "threshold", "1 이상의 수를 써 주세요."),
    ("0 1 2 3 4 5", "", "threshold", "1 이상의 수를 써 주세요."),
)


def test_noise_cards_that_cannot_be(a_page: Page) -> None:
    a_page.choose("noise", "cards")
    entries = a_page.page.questions.house.cards.entries
    for cards, threshold, field, told in UNPLAYABLE:
        a_page.turn("house")
        a_page.fill(entries["cards"], cards)
        a_page.fill(entries["threshold"], threshold)
        a_page.turn("people")
        assert a_page.is_refused(), (cards, threshold)
        assert a_page.remark(field) == told
        assert a_page.page.sheets.step == "house"
        assert QApplication.focusWidget() is entries[field]
        a_page.mend(field)
        assert a_page.begin().options.noise_cards == (0, 1, 2, 3, 4, 5)


def test_what_nobody_plays_with_does_not_block(a_page: Page) -> None:
    a_page.choose("noise", "cards")
    a_page.page.draft.house.cards = "nonsense"
    a_page.choose("noise", "tower")
    assert a_page.begin().options.noise_cards == (0, 1, 2, 3, 4, 5)


# ---- in a file


def test_house_rules_are_saved_and_read_again(a_page: Page, tmp_path: Path) -> None:
    path = tmp_path / "ours.toml"
    a_page.page.files.ask_save = a_page.page.files.ask_file = lambda: str(path)
    a_page.click(a_page.page.questions.house.presets.options["seasoned"])
    a_page.settle("surrender", "host")
    a_page.click(a_page.page.questions.house.write)
    kept = copy.deepcopy(a_page.page.draft.house)
    a_page.click(a_page.page.questions.house.presets.options["standard"])
    a_page.click(a_page.page.questions.house.read)
    assert a_page.page.draft.house == kept
    assert a_page.remark("house-file") == ""


@pytest.mark.parametrize("preset", PRESETS)
def test_what_is_written_is_read_back(preset: str) -> None:
    house = House(preset, cards="1 2 3 4 5 6", threshold="12")
    for key, point in answered().items():
        house.settle(key, point.answers[-1][0])
    assert house_file.parse("x.toml", house_file.write(house).encode()) == house


def test_house_rules_are_read_from_json() -> None:
    raw = b'{\n "preset": "seasoned",\n "allow_pass": false,\n "noise_threshold": 9\n}'
    house = house_file.parse("ours.json", raw)
    assert (house.preset, house.points, house.threshold) == ("seasoned", {"allow_pass": False}, "9")


@pytest.mark.parametrize(
    ("raw", "line", "why"),
    [
        (b"allow_pass = true\nallow_pass =\n", 2, "TOML이 아니에요"),
        (b"allow_pass = true\nfly = true\n", 2, "‘fly’라는 하우스 룰이 없어요"),
        (b'\n\nallow_pass = "maybe"\n', 3, "답이 될 수 없어요: ‘maybe"),
        (b'preset = "wild"\n', 1, "‘wild’라는 규칙 묶음이 없어요"),
        (b"noise_cards = [1, 2]\n", 1, "답이 될 수 없어요: ‘[1, 2]"),
        (b'{\n "allow_pass": tru\n}', 2, "JSON이 아니에요"),
        (b'{\n "fly": 1\n}', 2, "‘fly’라는 하우스 룰이 없어요"),
        (b"allow_pass = true\n\xff", 2, "UTF-8로 쓴 글이 아니에요"),
        (b"x" * 200_000, 1, "파일이 너무 커요"),
    ],
)
def test_a_bad_file_is_told_of_with_line_and_reason(
    raw: bytes, line: int, why: str, a_page: Page, tmp_path: Path
) -> None:
    path = tmp_path / "ours.toml"
    path.write_bytes(raw)
    a_page.page.files.ask_file = lambda: str(path)
    before = a_page.page.draft.house
    a_page.click(a_page.page.questions.house.read)
    told = a_page.remark("house-file")
    assert told.startswith("ours.toml을(를) 읽을 수 없어요 (")
    assert told.endswith("). 표준 규칙으로 시작할까요?")
    assert f"({line}줄: {why.partition('’')[0]}" in told
    assert a_page.page.draft.house is before
    assert a_page.is_refused()
    a_page.mend("house-file")
    assert a_page.begin()


def test_a_file_that_is_not_there_is_told_of(tmp_path: Path) -> None:
    with pytest.raises(Broken):
        house_file.load(tmp_path / "nowhere.toml")


# ---- the keyboard


def test_the_list_is_paged_through(a_page: Page) -> None:
    bar = a_page.page.sheets.sheets["house"].verticalScrollBar()
    assert bar.maximum() > 0
    a_page.press(Qt.Key.Key_PageDown)
    assert bar.value() > 0
    a_page.press(Qt.Key.Key_PageUp)
    assert bar.value() == 0


def test_a_search_and_an_answer_take_few_keys(a_page: Page) -> None:
    a_page.page.questions.house.search.setFocus()
    QTest.keyClicks(a_page.page.questions.house.search, "U-17")
    a_page.press(Qt.Key.Key_Tab)
    while QApplication.focusWidget() not in next(r for r in rows(a_page) if r.point.key == "allow_pass").stops():
        a_page.press(Qt.Key.Key_Tab)
    a_page.press(Qt.Key.Key_Right)
    a_page.press(Qt.Key.Key_Space)
    assert a_page.page.draft.house.answer("allow_pass") is False
