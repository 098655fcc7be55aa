"""A table is set up by mouse or by keyboard alone; what is wrong stands under its field."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop import layouts, tables
from desktop.shell.new_game.names import clean, is_long, shown
from desktop.shell.new_game.page import NewGamePage
from desktop.tables import Setup
from desktop.theme import theme
from desktop.words import Words
from rules.actions import Answer
from rules.engine import Step
from rules.hakoonna.actions import Stack
from rules.hakoonna.effects import ChooseItem
from rules.match import Match
from rules.seats import BLIND, KNOWING_HOST
from tests.desktop.shell.new_game_page import SIZES, Page


@pytest.fixture(params=["ko"])
def a_page(request: pytest.FixtureRequest, qtbot: QtBot) -> Iterator[Page]:
    page = Page(request.param, SIZES[1])
    yield page
    page.close()


def a_match(setup: Setup) -> Match:
    return tables.new_match(tables.a_book(), setup)


# ---- the defaults


def test_it_starts_at_once_with_four_visitors_and_the_gray_man(a_page: Page) -> None:
    a_page.press(Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier)
    setup = a_page.begin()
    assert [seat.id for seat in setup.seats] == ["hako", "red", "blue", "green", "purple", "gray"]
    assert setup.layout is not None
    assert setup.options.mansion == "practice"
    assert {kind for kind, source in setup.fate.sources.items() if source == "cardboard"} == {"opened"}
    assert setup.viewer == BLIND
    match = a_match(setup)
    for item in ("stethoscope", "rods", "planchette", "smartphone"):
        asked = match.table.asked
        assert isinstance(asked, ChooseItem)
        assert isinstance(match.play(Answer(asked.seat, item)), Step)
    assert isinstance(match.play(Stack("red")), Step)


def test_seats_without_a_name_are_called_by_their_number(a_page: Page) -> None:
    setup = a_page.begin()
    assert [(seat.name.ko, seat.name.en) for seat in setup.seats[:2]] == [("상자여자", "Hako Onna"), ("1번", "Seat 1")]


def test_names_are_written_with_a_word_and_enter_each(a_page: Page) -> None:
    for name in ("Mina", "Jiu", "Harin", "Minseo", "Doyun", "Ian"):
        a_page.write(name)
        a_page.press(Qt.Key.Key_Return)
    assert QApplication.focusWidget() is a_page.page.outcome.begin
    a_page.press(Qt.Key.Key_Return)
    assert [seat.name.ko for seat in a_page.chosen[-1].seats] == ["Mina", "Jiu", "Harin", "Minseo", "Doyun", "Ian"]


def test_escape_goes_back(a_page: Page) -> None:
    a_page.press(Qt.Key.Key_Escape)
    assert a_page.cancelled == [True]


# ---- who sits where


def test_ctrl_and_arrows_move_a_visitor_and_the_order_is_that_of_the_table(a_page: Page) -> None:
    a_page.entry("green").setFocus()
    a_page.press(Qt.Key.Key_Up, Qt.KeyboardModifier.ControlModifier)
    a_page.press(Qt.Key.Key_Up, Qt.KeyboardModifier.ControlModifier)
    assert QApplication.focusWidget() is a_page.entry("green")
    assert [seat.id for seat in a_page.begin().seats] == ["hako", "green", "red", "blue", "purple", "gray"]


def test_buttons_move_and_take_away_and_bring_back(a_page: Page) -> None:
    rows = a_page.page.questions.people.rows
    a_page.click(rows["red"].down)
    a_page.click(rows["green"].away)
    assert [seat.id for seat in a_page.begin().seats] == ["hako", "blue", "red", "purple", "gray"]
    a_page.click(a_page.page.questions.people.more)
    assert [seat.id for seat in a_page.begin().seats] == ["hako", "blue", "red", "purple", "green", "gray"]


def test_the_gray_man_sits_last_at_her_right_or_not_at_all(a_page: Page) -> None:
    a_page.click(a_page.page.questions.people.gray_man.options["no"])
    setup = a_page.begin()
    assert [seat.id for seat in setup.seats] == ["hako", "red", "blue", "green", "purple"]
    assert not setup.options.gray_man
    a_page.turn("gray")
    assert not a_page.page.questions.fields["gray-actions"].isVisible()
    a_page.turn("people")
    assert not a_page.entry("gray").isVisible()


@pytest.mark.parametrize(("answer", "option"), [("first", ""), ("drawn", "drawn"), ("blue", "blue")])
def test_who_begins_is_the_first_drawn_or_named(answer: str, option: str, a_page: Page) -> None:
    a_page.choose("start", answer)
    assert a_page.begin().options.start == option


def test_a_visitor_who_leaves_does_not_begin(a_page: Page) -> None:
    a_page.choose("start", "blue")
    a_page.click(a_page.page.questions.people.rows["blue"].away)
    assert a_page.begin().options.start == ""


# ---- Fate, noise, mansion


def test_fate_is_set_for_each_kind_and_the_card_is_turned_by_whom_it_was_dealt(a_page: Page) -> None:
    a_page.choose("fate:gray-card", "cardboard")
    a_page.choose("fate:noise", "cardboard")
    fate = a_page.begin().fate
    assert {kind: fate.source(kind) for kind in ("noise", "boards", "gray-card", "gray-card-turned", "start")} == {
        "noise": "cardboard",
        "boards": "program",
        "gray-card": "cardboard",
        "gray-card-turned": "cardboard",
        "start": "program",
    }


def test_all_of_fate_is_set_with_one_click(a_page: Page) -> None:
    a_page.choose("fate", "cardboard")
    assert set(a_page.begin().fate.sources.values()) == {"cardboard"}
    a_page.choose("fate:start", "program")
    assert a_page.page.questions.choices["fate"].value == ""
    assert a_page.page.questions.choices["fate:start"].value == "program"


def test_each_game_has_its_own_seed(qtbot: QtBot) -> None:
    seeds = {Page("ko", SIZES[1]).page.draft.the_seed() for _ in range(3)}
    assert len(seeds) == 3


def test_the_program_lays_a_mansion_that_is_shown_before(a_page: Page) -> None:
    a_page.choose("mansion", "automatic")
    setup = a_page.begin()
    assert setup.layout is not None
    assert len(setup.layout.board) == 9
    shown_rooms = {(node.id, node.floor, node.col, node.row) for node in a_page.page.outcome.graph.nodes}
    assert shown_rooms == {(one.room, one.floor, one.col, one.row) for one in setup.layout.board}
    a_match(setup)


def test_a_mansion_built_by_hand_begins_with_the_hall(a_page: Page) -> None:
    a_page.choose("mansion", "built")
    setup = a_page.begin()
    assert setup.layout is None
    assert [placement.room for placement in a_match(setup).table.state.public.placements] == ["hall"]


def test_a_mansion_from_a_file(a_page: Page, tmp_path: Path) -> None:
    path = tmp_path / "ours.toml"
    layouts.save(path, a_page.page.around.last.content.practice.board)
    a_page.page.files.ask_file = lambda: str(path)
    a_page.choose("mansion", "file")
    setup = a_page.begin()
    assert setup.options.mansion == "built"
    assert setup.layout is not None
    assert setup.layout.board == a_page.page.around.last.content.practice.board


# ---- what is wrong


def test_an_emptied_name_is_warned_about_and_does_not_block(a_page: Page) -> None:
    a_page.type("red", "Jiu")
    a_page.type("red", "")
    assert a_page.remark("name:red") == "1번 자리 이름이 비어 있어요. 그대로 두면 ‘1번’으로 불러요."
    assert a_page.begin()


def test_the_same_name_twice_blocks_until_a_number_mends_it(a_page: Page) -> None:
    a_page.type("red", "Jiu")
    a_page.type("blue", "Jiu")
    assert a_page.remark("name:blue") == "Jiu이(가) 두 번 있어요. 하나에 숫자를 붙일까요?"
    a_page.click(a_page.page.outcome.begin)
    assert not a_page.chosen
    assert QApplication.focusWidget() is a_page.entry("blue")
    a_page.click(a_page.page.questions.people.rows["blue"].remark.fix)
    assert a_page.entry("blue").text() == "Jiu 2"
    assert a_page.remark("name:blue") == ""
    assert [seat.name.ko for seat in a_page.begin().seats[1:3]] == ["Jiu", "Jiu 2"]


def test_a_long_name_is_warned_about_and_shown_with_twelve_letters(a_page: Page) -> None:
    a_page.type("red", "A" * 21)
    assert a_page.remark("name:red") == "공개 화면에서는 앞의 12자만 보여요."
    assert a_page.begin().seats[1].name.ko == "A" * 12


def test_a_name_is_judged_on_leaving_its_field_not_on_each_key(a_page: Page) -> None:
    a_page.entry("red").setFocus()
    QTest.keyClicks(a_page.entry("red"), "A" * 21)
    assert a_page.remark("name:red") == ""
    a_page.press(Qt.Key.Key_Tab)
    assert a_page.remark("name:red")


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("\u202eJiu\u202c", "Jiu"),
        ("Ji\x00u\u200b", "Jiu"),
        ("  지   우 ", "지 우"),
        ("\u1112\u1161\u11ab", "한"),
        ("ليلى", "ليلى"),
        ("\u200d\u200f", ""),
    ],
)
def test_marks_that_nobody_sees_are_taken_out(typed: str, name: str) -> None:
    assert clean(typed) == name


@pytest.mark.parametrize(
    ("name", "long"),
    [("가" * 12, False), ("가" * 13, True), ("a" * 20, False), ("a" * 21, True), ("👨\u200d👩\u200d👧" * 12, False)],
)
def test_letters_are_counted_as_people_count_them(name: str, long: bool) -> None:
    assert is_long(name) is long
    assert shown(name) == (name[:12] if long else name)


@pytest.mark.parametrize(
    ("visitors", "gray", "told", "blocks"),
    [
        (1, False, "하코온나는 3명부터예요. 지금 2명이에요.", True),
        (1, True, "회색 남자는 4명부터예요.", True),
        (2, True, "회색 남자는 5~6명일 때를 권해요.", False),
        (2, False, "", False),
        (4, True, "", False),
    ],
)
def test_too_few_people(visitors: int, gray: bool, told: str, blocks: bool, a_page: Page) -> None:
    rows = a_page.page.questions.people.rows
    for colour in ("purple", "green", "blue")[: 4 - visitors]:
        a_page.click(rows[colour].away)
    a_page.click(a_page.page.questions.people.gray_man.options["yes" if gray else "no"])
    assert a_page.remark("people") == told
    a_page.click(a_page.page.outcome.begin)
    assert bool(a_page.chosen) is not blocks


def test_the_last_visitor_stays(a_page: Page) -> None:
    for colour in ("purple", "green", "blue", "red"):
        a_page.click(a_page.page.questions.people.rows[colour].away)
    assert [one.colour for one in a_page.page.draft.visitors] == ["red"]


def test_two_actions_are_warned_about(a_page: Page) -> None:
    a_page.choose("gray-actions", "2")
    assert a_page.remark("gray-actions") == "처음에는 한 번을 권해요."
    assert a_page.begin().options.gray_actions_per_turn == 2


@pytest.mark.parametrize(
    ("level", "player", "knowledge", "viewer"),
    [
        ("K0", "alone", "public", BLIND),
        ("K1", "alone", "host", KNOWING_HOST),
        ("K2", "alone", "program", KNOWING_HOST),
        ("K2", "blue", "program", BLIND),
    ],
)
def test_the_host_sees_what_the_table_lets_a_host_see(
    level: str, player: str, knowledge: str, viewer: str, a_page: Page
) -> None:
    a_page.choose("knowledge", level)
    a_page.choose("host", player)
    assert a_page.remark("knowledge") == ""
    setup = a_page.begin()
    assert (setup.options.knowledge, setup.viewer) == (knowledge, viewer)
    assert a_match(setup).header.host == viewer


def test_a_player_who_would_see_every_tile_is_warned_and_can_go_back_to_what_is_public(a_page: Page) -> None:
    a_page.choose("host", "blue")
    a_page.choose("knowledge", "K1")
    assert a_page.remark("knowledge") == "진행자가 2번이라 비밀을 보게 돼요. ‘공개만’ 모드로 바꿀까요?"
    a_page.mend("knowledge")
    assert a_page.remark("knowledge") == ""
    assert a_page.begin().options.knowledge == "public"


def test_without_cardboard_the_program_answers_whatever_is_hidden(a_page: Page) -> None:
    a_page.choose("fate", "cardboard")
    a_page.choose("knowledge", "K2")
    asked = a_page.page.questions.fields
    assert asked["fate:tiles"].isHidden()
    assert asked["fate:gray-card"].isHidden()
    setup = a_page.begin()
    hidden = ("tiles", "code", "weakness", "held", "centre", "gray-card", "gray-card-turned")
    assert {setup.fate.source(kind) for kind in hidden} == {"program"}
    assert setup.fate.source("noise") == "cardboard"


def test_a_host_who_knows_all_says_who_draws_the_tiles(a_page: Page) -> None:
    a_page.choose("knowledge", "K1")
    a_page.choose("fate:tiles", "cardboard")
    setup = a_page.begin()
    assert {setup.fate.source(kind) for kind in ("tiles", "code", "weakness", "held")} == {"cardboard"}
    assert setup.fate.source("noise") == "program"


def test_a_mansion_file_must_be_chosen(a_page: Page) -> None:
    a_page.page.files.ask_file = lambda: ""
    a_page.choose("mansion", "file")
    assert a_page.remark("mansion") == "저택 파일을 골라 주세요."
    a_page.click(a_page.page.outcome.begin)
    assert not a_page.chosen
    assert QApplication.focusWidget() is a_page.page.questions.choices["mansion"].options["file"]


def test_an_unsound_mansion_file_is_refused_with_its_faults(a_page: Page, tmp_path: Path) -> None:
    path = tmp_path / "ours.toml"
    layouts.save(path, a_page.page.around.last.content.practice.board[:5])
    a_page.page.files.ask_file = lambda: str(path)
    a_page.choose("mansion", "file")
    assert "방이 5개예요. 9개를 모두 놓아 주세요." in a_page.remark("mansion")
    a_page.click(a_page.page.outcome.begin)
    assert not a_page.chosen


# ---- the keyboard


def test_arrows_and_space_answer_a_question(a_page: Page) -> None:
    a_page.turn("knowledge")
    options = a_page.page.questions.choices["noise"].options
    options["tower"].setFocus()
    a_page.press(Qt.Key.Key_Right)
    assert QApplication.focusWidget() is options["cards"]
    a_page.press(Qt.Key.Key_Space)
    assert a_page.page.draft.noise == "cards"


def test_tab_goes_down_the_rows_as_they_lie(a_page: Page) -> None:
    a_page.click(a_page.page.questions.people.rows["red"].down)
    a_page.entry("hako").setFocus()
    a_page.press(Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is a_page.entry("blue")


def test_enter_on_a_button_presses_it_and_not_begin(a_page: Page) -> None:
    a_page.page.outcome.cancel.setFocus()
    a_page.press(Qt.Key.Key_Return)
    assert a_page.cancelled
    assert not a_page.chosen


# ---- how it looks


def test_the_language_changes_and_the_answers_stay(a_page: Page) -> None:
    a_page.type("red", "Jiu")
    a_page.choose("gray-actions", "2")
    a_page.page.speak(Words("en"))
    assert a_page.entry("red").text() == "Jiu"
    assert a_page.remark("gray-actions") == "One action is advised for a first game."
    assert a_page.page.outcome.begin.text() == "Begin"


class Shown(QObject):
    """Notes every window of its own that comes up."""

    def __init__(self) -> None:
        super().__init__()
        self.windows: list[str] = []

    def eventFilter(self, thing: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Show and isinstance(thing, QWidget) and thing.isWindow():
            self.windows.append(type(thing).__name__)
        return False


def test_no_part_of_the_page_flashes_up_as_a_window_while_it_is_made(qtbot: QtBot) -> None:
    shown_windows = Shown()
    application = QApplication.instance()
    assert application is not None
    application.installEventFilter(shown_windows)
    page = NewGamePage(Words("ko"), theme("night"))
    qtbot.addWidget(page)
    application.removeEventFilter(shown_windows)
    assert shown_windows.windows == []
