"""Eight steps lead through a new game; none has to be gone through, and every message says what mends it."""

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from desktop import layouts
from desktop.shell.new_game import last_setup
from desktop.shell.new_game.page import NewGamePage
from desktop.shell.new_game.steps import STEPS
from desktop.shell.parts.prose import Prose
from tests.desktop.shell.conftest import Seat
from tests.desktop.shell.new_game_page import CTRL, SIZES, Page, Size

KEY = Qt.Key
ROOT = Path(__file__).parents[3]


@pytest.fixture
def a_page(qtbot: QtBot, tmp_path: Path) -> Iterator[Page]:
    page = Page("ko", profile=tmp_path)
    yield page
    page.close()


@pytest.fixture
def an_evening(qtbot: QtBot, tmp_path: Path) -> Iterator[Page]:
    """The second evening of the same people."""
    first = Page("ko", profile=tmp_path)
    first.type("red", "Jiu")
    first.type("blue", "Mina")
    first.click(first.page.questions.people.rows["red"].down)
    first.choose("noise", "cards")
    first.settle("allow_pass", "False")
    first.begin()
    first.close()
    page = Page("ko", profile=tmp_path)
    yield page
    page.close()


# ---- from step to step


def test_the_steps_stand_in_their_order(a_page: Page) -> None:
    titles = [row.text() for row in a_page.page.steps.rows.values()]
    assert titles == ["판과 사람", "색과 말", "지식과 운명", "아이템", "저택", "하우스 룰", "회색 남자", "확인"]


def test_enter_goes_on_and_escape_goes_back(a_page: Page) -> None:
    a_page.press(KEY.Key_PageDown, CTRL)
    seen = [a_page.page.sheets.step]
    for _ in range(6):
        a_page.press(KEY.Key_Return)
        seen.append(a_page.page.sheets.step)
    assert seen == list(STEPS)[1:]
    a_page.press(KEY.Key_Escape)
    assert a_page.page.sheets.step == "gray"
    assert not a_page.cancelled


def test_a_game_is_set_up_step_by_step_with_nine_keys(a_page: Page) -> None:
    a_page.press(KEY.Key_PageDown, CTRL)
    for _ in range(7):
        a_page.press(KEY.Key_Return)
    assert len(a_page.chosen) == 1


def test_a_game_begins_at_once_from_any_step(a_page: Page) -> None:
    for step in STEPS:
        a_page.turn(step)
        a_page.press(KEY.Key_Return, CTRL)
    assert len(a_page.chosen) == len(STEPS)


def test_the_keyboard_is_at_the_answer_of_the_page_that_is_turned_to(a_page: Page) -> None:
    choices = a_page.page.questions.choices
    for _ in range(2):
        a_page.press(KEY.Key_PageDown, CTRL)
    assert QApplication.focusWidget() is choices["knowledge"].options["K0"]
    a_page.press(KEY.Key_PageDown, CTRL)
    assert QApplication.focusWidget() is choices["items"].options["taken"]
    a_page.press(KEY.Key_PageDown, CTRL)
    assert QApplication.focusWidget() is choices["mansion"].options["practice"]


def test_arrows_go_up_and_down_the_list_of_steps(a_page: Page) -> None:
    a_page.page.steps.rows["people"].setFocus()
    a_page.press(KEY.Key_Down)
    a_page.press(KEY.Key_Down)
    assert a_page.page.sheets.step == "knowledge"
    assert QApplication.focusWidget() is a_page.page.steps.rows["knowledge"]
    a_page.press(KEY.Key_Up)
    assert a_page.page.sheets.step == "colours"


def test_going_on_stops_at_what_is_wrong_on_the_page(a_page: Page) -> None:
    a_page.turn("knowledge")
    a_page.fill(a_page.page.questions.entries["seed"], "-4")
    a_page.click(a_page.page.outcome.onward)
    assert a_page.page.sheets.step == "knowledge"
    assert QApplication.focusWidget() is a_page.page.questions.entries["seed"]


def test_beginning_jumps_to_the_page_with_the_first_message(a_page: Page) -> None:
    a_page.turn("confirm")
    a_page.fill(a_page.page.questions.entries["grace"], "9")
    a_page.turn("people")
    assert a_page.is_refused()
    assert a_page.page.sheets.step == "confirm"
    assert QApplication.focusWidget() is a_page.page.questions.entries["grace"]


def test_the_list_tells_where_something_is_to_be_said(a_page: Page) -> None:
    a_page.turn("confirm")
    a_page.fill(a_page.page.questions.entries["grace"], "x")
    a_page.turn("mansion")
    states = a_page.page.course.states()
    assert states["confirm"] == "error"
    assert states["people"] == "warning"
    assert a_page.page.steps.rows["confirm"].accessibleDescription() == "고칠 것이 있어요."


@pytest.mark.parametrize("step", STEPS)
def test_tab_reaches_everything_on_a_step(step: str, a_page: Page) -> None:
    a_page.turn(step)
    reached: set[QWidget] = set()
    for _ in range(150):
        a_page.press(KEY.Key_Tab)
        focused = QApplication.focusWidget()
        assert focused is not None
        if focused in reached:
            break
        reached.add(focused)
    sheet = a_page.page.sheets.sheets[step]
    wanted: list[QWidget] = [one for one in sheet.findChildren(QAbstractButton) if one.isVisible()]
    wanted += [one for one in a_page.page.questions.entries.values() if one.isVisible()]
    groups = {id(one.parent()) for one in reached}
    assert [one for one in wanted if one not in reached and id(one.parent()) not in groups] == []
    assert {a_page.page.outcome.begin, a_page.page.steps.rows[step]} <= reached


# ---- without answering anything


def test_quick_start_begins_with_the_defaults_in_one_click(an_evening: Page) -> None:
    an_evening.click(an_evening.page.sheets.quick.defaults)
    setup = an_evening.chosen[-1]
    assert setup.options.noise == "tower"
    assert setup.options.allow_pass is True
    assert [seat.id for seat in setup.seats] == ["hako", "red", "blue", "green", "purple", "gray"]
    assert setup.seats[1].name.ko == "Jiu"


def test_as_last_time_takes_one_click_and_the_button_to_begin(an_evening: Page) -> None:
    an_evening.click(an_evening.page.sheets.quick.again)
    an_evening.press(KEY.Key_Return)
    setup = an_evening.chosen[-1]
    assert [seat.name.ko for seat in setup.seats[1:3]] == ["Mina", "Jiu"]
    assert [seat.id for seat in setup.seats[1:3]] == ["blue", "red"]
    assert setup.options.noise == "cards"
    assert setup.options.allow_pass is False


def test_the_names_are_those_of_the_last_evening(an_evening: Page) -> None:
    assert an_evening.entry("red").text() == "Jiu"
    assert an_evening.entry("green").text() == ""


def test_before_the_first_evening_there_is_no_last_time(a_page: Page) -> None:
    assert not a_page.page.sheets.quick.again.isVisible()


@pytest.mark.parametrize(
    "broken",
    [b"{", b"\xff\xfe", b'{"visitors": []}', b'{"visitors": [{"colour": "beige"}]}', b'{"visitors": 3}',
     b'{"visitors": [{"colour": "red"}], "house": {"points": {"allow_pass": "maybe"}}}'],
)  # fmt: skip
def test_a_broken_last_setup_is_set_aside_and_told_of(broken: bytes, qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / last_setup.FILE).write_bytes(broken)
    page = Page("ko", profile=tmp_path)
    assert (tmp_path / "last_setup.broken.json").read_bytes() == broken
    assert page.page.sheets.quick.told.text == ("지난번 준비를 읽을 수 없어서 옮겨 두었어요: last_setup.broken.json")
    assert not page.page.sheets.quick.again.isVisible()
    page.begin()
    page.close()


def test_the_last_mansion_can_be_laid_again(a_page: Page, tmp_path: Path) -> None:
    a_page.choose("mansion", "automatic")
    laid = a_page.begin().layout
    page = Page("ko", profile=tmp_path)
    page.choose("mansion", "last")
    assert page.begin().layout == laid
    page.close()


def test_a_mansion_or_house_rules_are_loaded_on_the_first_page(a_page: Page, tmp_path: Path) -> None:
    mansion, rules = tmp_path / "ours.toml", tmp_path / "rules.toml"
    layouts.save(mansion, a_page.page.around.last.content.practice.board)
    rules.write_text("allow_pass = false\n")
    waiting = [rules, mansion]
    a_page.page.files.ask_file = lambda: str(waiting.pop())
    for path in (mansion, rules):
        a_page.click(a_page.page.sheets.quick.file)
        assert a_page.page.sheets.quick.told.text == f"읽었어요: {path.name}"
    assert a_page.page.draft.mansion == "file"
    assert a_page.begin().options.allow_pass is False


# ---- messages, and what mends them


def test_two_visitors_of_one_colour_are_told_apart(a_page: Page) -> None:
    a_page.turn("colours")
    pawns = a_page.page.questions.colours.rows["blue"].pawns
    a_page.click(pawns.options["red"])
    assert a_page.remark("colours") == "빨강을 두 명이 골랐어요."
    assert a_page.is_refused()
    assert a_page.page.sheets.step == "colours"
    a_page.mend("colours")
    assert a_page.remark("colours") == ""
    assert {seat.id for seat in a_page.begin().seats[1:5]} == {"red", "blue", "green", "purple"}


def test_a_visitor_keeps_name_and_place_with_another_pawn(a_page: Page) -> None:
    a_page.type("red", "Jiu")
    a_page.click(a_page.page.questions.people.rows["purple"].away)
    a_page.choose("start", "red")
    a_page.turn("colours")
    a_page.click(a_page.page.questions.colours.rows["red"].pawns.options["purple"])
    setup = a_page.begin()
    assert [seat.id for seat in setup.seats] == ["hako", "purple", "blue", "green", "gray"]
    assert setup.seats[1].name.ko == "Jiu"
    assert setup.options.start == "purple"


def test_a_sixth_without_the_gray_man_is_told_of(a_page: Page) -> None:
    a_page.click(a_page.page.questions.people.gray_man.options["no"])
    a_page.click(a_page.page.questions.people.more)
    assert a_page.remark("people") == "6명은 회색 남자를 켜거나 6판에서 할 수 있어요."
    a_page.mend("people")
    assert a_page.page.draft.people == 6
    assert a_page.remark("people") == ""


@pytest.mark.parametrize(("gray", "visitors", "people"), [(True, 1, 2), (False, 1, 3)])
def test_too_few_people_are_mended(gray: bool, visitors: int, people: int, a_page: Page) -> None:
    for colour in ("purple", "green", "blue"):
        a_page.click(a_page.page.questions.people.rows[colour].away)
    a_page.click(a_page.page.questions.people.gray_man.options["yes" if gray else "no"])
    a_page.mend("people")
    assert a_page.page.draft.people == people


@pytest.mark.parametrize("typed", ["-1", "1.5", "9223372036854775808", "seven"])
def test_a_seed_is_a_whole_number_from_zero(typed: str, a_page: Page) -> None:
    a_page.turn("knowledge")
    a_page.fill(a_page.page.questions.entries["seed"], typed)
    assert a_page.remark("seed") == ""
    a_page.press(KEY.Key_Tab)
    assert a_page.remark("seed") == "시드는 0 이상의 정수예요."
    a_page.mend("seed")
    assert a_page.begin()


def test_a_seed_as_typed_is_the_one_that_is_played(a_page: Page) -> None:
    a_page.turn("knowledge")
    a_page.fill(a_page.page.questions.entries["seed"], "42")
    assert a_page.begin().fate.seed == 42


@pytest.mark.parametrize("typed", ["-1", "5.1", "", "soon", "nan"])
def test_news_waits_from_zero_to_five_seconds(typed: str, a_page: Page) -> None:
    a_page.turn("confirm")
    a_page.fill(a_page.page.questions.entries["grace"], typed)
    a_page.press(KEY.Key_Tab)
    assert a_page.remark("grace") == "0초에서 5초 사이로 정해 주세요."
    a_page.mend("grace")
    assert a_page.page.grace == 1500


def test_a_folder_that_cannot_be_written_in_is_replaced_by_the_usual_one(a_page: Page, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    a_page.turn("confirm")
    a_page.fill(a_page.page.questions.entries["folder"], str(tmp_path / "file" / "evenings"))
    a_page.press(KEY.Key_Tab)
    assert a_page.remark("folder") == "여기에는 저장할 수 없어요. 문서 폴더에 둘까요?"
    assert a_page.is_refused()
    a_page.mend("folder")
    assert a_page.begin().folder is None


def test_the_record_goes_where_the_host_says(a_page: Page, tmp_path: Path) -> None:
    a_page.turn("confirm")
    a_page.page.files.ask_folder = lambda: str(tmp_path / "evenings")
    a_page.click(a_page.page.questions.browse)
    assert a_page.page.questions.entries["folder"].text() == str(tmp_path / "evenings")
    assert a_page.begin().folder == tmp_path / "evenings"


def test_one_screen_is_enough_to_begin(a_page: Page) -> None:
    a_page.turn("confirm")
    a_page.turn("people")
    assert a_page.remark("screen") == "화면이 하나예요. 공개 화면 없이 시작하고 나중에 켤 수 있어요."
    assert a_page.begin()


def test_with_one_screen_a_game_begins_without_an_audiences_window(sit_down: Seat) -> None:
    hands = sit_down()
    hands.key(KEY.Key_N, CTRL)
    hands.key(KEY.Key_Return, CTRL)
    assert hands.window.pages.page is None
    assert not hands.window.audience.open
    assert hands.window.audience.grace == 1500


def test_news_waits_as_long_as_it_did_unless_the_page_says_otherwise(sit_down: Seat) -> None:
    hands = sit_down()
    hands.window.audience.wait(3000)
    hands.key(KEY.Key_N, CTRL)
    page = hands.window.pages.page
    assert isinstance(page, NewGamePage)
    QTest.mouseClick(page.sheets.quick.defaults, Qt.MouseButton.LeftButton)
    assert hands.window.audience.grace == 3000


def test_chances_may_not_fall_with_height(a_page: Page) -> None:
    a_page.choose("noise", "chances")
    entry = a_page.page.questions.entries["chances"]
    assert entry.isVisible()
    a_page.fill(entry, "0 50 20")
    a_page.press(KEY.Key_Tab)
    assert a_page.remark("chances") == "높이 쌓을수록 확률이 같거나 커야 해요."
    a_page.mend("chances")
    a_page.choose("fate", "cardboard")
    setup = a_page.begin()
    assert setup.options.noise_chances == (0, 20, 50)
    assert setup.options.noise == "tower"
    assert setup.fate.source("noise") == "program"


@pytest.mark.parametrize("typed", ["", "x", "101", "1 2 3 4 5 6"])
def test_chances_are_numbers_in_a_hundred(typed: str, a_page: Page) -> None:
    a_page.choose("noise", "chances")
    a_page.fill(a_page.page.questions.entries["chances"], typed)
    a_page.press(KEY.Key_Tab)
    assert a_page.remark("chances") == "0에서 100 사이의 수를 다섯 개까지 띄어 써 주세요."
    a_page.mend("chances")
    assert a_page.begin().options.noise_chances == (0, 0, 10, 33, 72)


def test_h7_a_table_is_reminded_of_the_rules_of_talking_unless_it_would_not(a_page: Page) -> None:
    assert a_page.begin().options.talk_signs
    a_page.choose("talk", "off")
    assert a_page.page.sheets.step == "gray"
    assert not a_page.begin().options.talk_signs
    a_page.choose("talk", "on")
    assert a_page.begin().options.talk_signs


@pytest.mark.parametrize(("away", "told"), [(2, True), (1, False), (0, False)])
def test_g05_four_people_are_warned_that_he_is_recommended_at_five_or_six_and_may_play(
    away: int, told: bool, a_page: Page
) -> None:
    for colour in ("purple", "green")[:away]:
        a_page.click(a_page.page.questions.people.rows[colour].away)
    assert a_page.remark("people") == ("회색 남자는 5~6명일 때를 권해요." if told else "")
    assert len(a_page.begin().seats) == 6 - away


G06 = "하코온나를 여러 번 해 본 사람이 맡으면 좋아요."


def test_g06_beside_his_seat_stands_for_whom_he_is(a_page: Page) -> None:
    people = a_page.page.questions.people
    assert (people.hint.text, people.hint.isVisible()) == (G06, True)
    assert people.gray_man.y() < people.hint.y() < people.rows["gray"].y()
    a_page.click(people.gray_man.options["no"])
    assert not people.hint.isVisible()


def test_g06_it_stands_on_his_own_page_too(a_page: Page) -> None:
    a_page.turn("gray")
    assert (a_page.page.questions.alone.text, a_page.page.questions.alone.isVisible()) == (G06, True)


def test_each_visitor_takes_an_item_unless_the_table_plays_without(a_page: Page) -> None:
    assert a_page.begin().options.items
    a_page.choose("items", "left")
    assert not a_page.begin().options.items


@pytest.mark.parametrize(("edition", "fourth"), [("jp5", True), ("jp6", True), ("older", False)])
def test_an_edition_before_the_fourth_has_neither_of_its_rules(edition: str, fourth: bool, a_page: Page) -> None:
    a_page.choose("edition", edition)
    options = a_page.begin().options
    assert (options.start_power_ban, options.stethoscope_reuse) == (fourth, fourth)
    a_page.choose("edition", "jp4")
    assert a_page.begin().options.start_power_ban


def test_an_edition_of_the_tables_own_leaves_the_house_rules_alone(a_page: Page) -> None:
    a_page.choose("edition", "older")
    a_page.choose("edition", "own")
    assert not a_page.begin().options.stethoscope_reuse


def a_sixth(page: Page) -> None:
    """Five visitors are wanted, and no Gray Man."""
    page.click(page.page.questions.people.gray_man.options["no"])
    page.click(page.page.questions.people.more)


SIX = ["hako", "red", "blue", "green", "purple", "lime"]


def test_the_sixth_edition_has_a_pawn_for_a_fifth_visitor(a_page: Page) -> None:
    a_page.choose("edition", "jp6")
    a_sixth(a_page)
    assert a_page.remark("people") == ""
    assert not a_page.page.questions.people.more.isVisible()
    setup = a_page.begin()
    assert [seat.id for seat in setup.seats] == SIX
    assert setup.seats[-1].look == "visitor-lime"


def test_whoever_waited_for_a_pawn_has_one_once_the_edition_has(a_page: Page) -> None:
    a_sixth(a_page)
    assert a_page.remark("people") == "6명은 회색 남자를 켜거나 6판에서 할 수 있어요."
    a_page.choose("edition", "jp6")
    assert a_page.remark("people") == ""
    assert [seat.id for seat in a_page.begin().seats] == SIX


def test_five_visitors_cannot_begin_in_an_edition_without_their_pawns(a_page: Page) -> None:
    a_page.choose("edition", "jp6")
    a_sixth(a_page)
    a_page.choose("edition", "jp4")
    a_page.click(a_page.page.outcome.begin)
    assert not a_page.chosen
    assert a_page.remark("people") == "6명은 회색 남자를 켜거나 6판에서 할 수 있어요."
    a_page.mend("people")
    assert [seat.id for seat in a_page.begin().seats] == ["hako", "red", "blue", "green", "purple", "gray"]


def test_beside_five_visitors_there_is_no_room_for_the_gray_man(a_page: Page) -> None:
    a_page.choose("edition", "jp6")
    a_sixth(a_page)
    a_page.turn("people")
    a_page.click(a_page.page.questions.people.gray_man.options["yes"])
    assert a_page.remark("people") == "회색 남자까지 6명이 한계예요. 지금 7명이에요."
    a_page.mend("people")
    assert [seat.id for seat in a_page.begin().seats] == SIX


@pytest.mark.parametrize(("edition", "pawns"), [("jp4", 4), ("jp5", 4), ("jp6", 5), ("own", 5)])
def test_the_pawns_of_an_edition_can_be_chosen(edition: str, pawns: int, a_page: Page) -> None:
    a_page.choose("edition", edition)
    a_page.turn("colours")
    assert len(a_page.page.questions.colours.rows["red"].pawns.options) == pawns


def test_the_tiles_have_to_be_as_many_as_there_are(a_page: Page) -> None:
    a_page.page.draft.house.settle("diary_tiles", 9)
    a_page.turn("house")
    a_page.click(a_page.page.outcome.begin)
    assert a_page.remark("tiles") == "칩이 모두 57개가 돼요. 58개가 맞아요."
    assert a_page.page.questions.house.count.text == "57"
    a_page.page.draft.house.settle("talisman_tiles", 3)
    setup = a_page.begin()
    assert (setup.options.diary_tiles, setup.options.talisman_tiles) == (9, 3)


def test_one_press_brings_the_usual_tiles_back(a_page: Page) -> None:
    a_page.page.draft.house.settle("diary_tiles", 9)
    a_page.turn("house")
    a_page.click(a_page.page.outcome.begin)
    a_page.mend("tiles")
    assert a_page.begin().options.diary_tiles == 10


def test_the_audiences_screen_is_named_and_opens_under_the_curtain_when_the_game_begins() -> None:
    """And the record goes to its folder, and grave news waits as long as the page says."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.desktop.shell.two_screens_setup"],
        cwd=ROOT, capture_output=True, text=True, check=False, timeout=120,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert told["offered"] == ["screen2 · 1600×900", "screen1 · 1280×720", "나중에 켜기"]
    assert told["remark"] == ""
    assert (told["open"], told["screen"], told["covered"]) == (True, "screen2", True)
    assert (told["grace"], told["folder"]) == (2000, "elsewhere")


# ---- all of it at a glance


def test_eight_lines_sum_it_up_and_what_is_not_official_stands_in_italics(a_page: Page) -> None:
    a_page.settle("allow_pass", "False")
    a_page.turn("confirm")
    summary = a_page.page.sheets.summary
    assert len(summary.names) == 8
    assert summary.lines["people"].text == "4판 · WizKids · 6명: 상자여자, 1번, 2번, 3번, 4번, 회색 남자"
    assert summary.unofficial.text == "표준 + 1 (방문자의 통과)"
    assert not summary.lines["house"].isVisible()
    a_page.settle("allow_pass", "True")
    a_page.turn("confirm")
    assert summary.lines["house"].text == "표준"
    assert not summary.unofficial.isVisible()


def test_the_warnings_that_are_left_are_said_again(a_page: Page) -> None:
    a_page.choose("gray-actions", "2")
    a_page.turn("confirm")
    told = [remark.text for remark in a_page.page.sheets.summary.warnings if remark.isVisible()]
    assert "처음에는 한 번을 권해요." in told


def test_the_language_is_changed_on_the_page(a_page: Page) -> None:
    spoken: list[str] = []
    a_page.page.spoke.connect(spoken.append)
    a_page.choose("tongue", "en")
    assert spoken == ["en"]
    assert a_page.page.outcome.begin.text() == "Begin"
    assert a_page.page.steps.rows["house"].text() == "House rules"


# ---- how it looks


@pytest.mark.parametrize("language", ["ko", "en"])
@pytest.mark.parametrize("size", SIZES)
def test_nothing_is_clipped_or_cut(language: str, size: Size, qtbot: QtBot) -> None:
    page = Page(language, size)
    page.page.draft.noise = "chances"
    for step in STEPS:
        page.turn(step)
        page.page.refresh()
        QTest.qWait(20)
        scroll = page.page.sheets.sheets[step]
        inside = scroll.widget()
        assert inside is not None
        assert inside.width() <= scroll.viewport().width(), step
        _look_over(page.page, scroll, step)
    page.close()


def _look_over(page: QWidget, scroll: QScrollArea, step: str) -> None:
    for prose in page.findChildren(Prose):
        if prose.isVisible():
            assert prose.height() >= prose.heightForWidth(prose.width()), (step, prose.text)
            assert _within(prose, page, scroll), (step, prose.text)
    for button in page.findChildren(QAbstractButton):
        if button.isVisible():
            assert button.width() >= button.minimumSizeHint().width(), (step, button.text())
            assert button.height() >= 40 or scroll.isAncestorOf(button), (step, button.text())
            assert _within(button, page, scroll), (step, button.text())


def _within(widget: QWidget, page: QWidget, scroll: QScrollArea) -> bool:
    inside = scroll.widget()
    holder = inside if inside is not None and inside.isAncestorOf(widget) else page
    at = widget.mapTo(holder, QPoint())
    return at.x() >= 0 and at.y() >= 0 and holder.rect().contains(widget.rect().translated(at))
