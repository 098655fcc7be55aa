"""The pages of a new town, by real keys and mouse (flows.md 2.3)."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop.house_rules import unusual
from desktop.shell.new_game.arkham.page import NewTownPage
from desktop.shell.new_game.arkham.steps import CONFIRM, STEPS
from desktop.shell.new_game.points import points
from desktop.shell.parts.prose import Prose
from desktop.tables import Setup
from rules.arkham.options import Options
from rules.arkham.state import Town
from tests.desktop.shell.conftest import Seat
from tests.desktop.shell.hands import CTRL, Hands
from tests.desktop.shell.test_geometry import SIZES, at_rest

KEY = Qt.Key


@pytest.fixture
def setting_up(sit_down: Seat) -> Hands:
    """The first page, from the start page by mouse."""
    hands = sit_down()
    hands.window.acts.run("start-page")
    hands.wait()
    start = hands.window.starting.page
    assert start is not None
    QTest.mouseClick(start.town, Qt.MouseButton.LeftButton)
    hands.wait()
    return hands


def page(hands: Hands) -> NewTownPage:
    found = hands.window.pages.page
    assert isinstance(found, NewTownPage)
    return found


def town(hands: Hands) -> Town:
    now: Town = hands.session.match.table.state.town
    return now


def options(hands: Hands) -> Options:
    return town(hands).options


def told(hands: Hands, field: str) -> str:
    return page(hands).asked.remarks()[field].text


def choose(hands: Hands, question: str, answer: str) -> None:
    hands.click(page(hands).asked.choices[question].options[answer])


def cast(hands: Hands, *typed: str) -> None:
    """Investigators are chosen, by what is typed for each."""
    choose(hands, "drawing", "choose")
    for one, text in zip(page(hands).draft.people, typed, strict=False):
        line = page(hands).asked.people.rows[one.row].line
        line.setFocus()
        line.setText(text)
        line.textEdited.emit(text)
        hands.key(KEY.Key_Tab)
    hands.wait()


def begin(hands: Hands) -> None:
    hands.key(KEY.Key_Return, CTRL)
    hands.wait(80)


def test_enter_leads_through_all_eight_pages_into_a_town_with_the_box(setting_up: Hands) -> None:
    seen = []
    for _ in STEPS:
        seen.append(page(setting_up).shown.step)
        button = page(setting_up).going.begin if seen[-1] == "confirm" else page(setting_up).going.onward
        button.setFocus()
        setting_up.key(KEY.Key_Return)
    setting_up.wait(80)
    assert seen == list(STEPS)
    fate = setting_up.session.match.fate
    assert setting_up.session.match.header.game == "arkham"
    by_hand = {
        kind
        for kind in ("dice", "mythos", "cup", "markers", "gate-cards", "wares", "allies", "setup")
        if fate.source(kind) == "cardboard"
    }
    assert by_hand == {"dice", "mythos", "cup", "markers"}
    assert len(town(setting_up).order) == 4
    assert not list(unusual(options(setting_up)))


def test_quick_start_lets_the_program_answer_everything(setting_up: Hands) -> None:
    setting_up.click(page(setting_up).shown.quick.defaults)
    setting_up.wait(80)
    assert setting_up.session.asked() is None
    assert town(setting_up).phase == "mythos"


def test_an_investigator_is_found_by_a_few_letters_in_either_language(setting_up: Hands) -> None:
    cast(setting_up, "젠킨슨", "ㅋㅇㅌ", "sharpe", "")
    begin(setting_up)
    played = options(setting_up).investigators
    assert played == {"p1": "bob_jenkins", "p2": "kate_winthrop", "p3": "amanda_sharpe"}
    assert town(setting_up).sheets["p4"].investigator not in ("", *played.values())


TWICE = {"ko": "케이트 윈스롭은 이미 1번 자리에 있어요.", "en": "Kate Winthrop is already at Seat 1's seat."}
UNKNOWN = {"ko": "‘zzz’: 그런 조사자는 없어요.", "en": "‘zzz’ is no investigator."}


@pytest.mark.parametrize("language", ["ko", "en"])
def test_an_investigator_played_twice_or_unknown_stands_in_the_way_and_is_mended(
    setting_up: Hands, language: str
) -> None:
    if language == "en":
        setting_up.window.acts.run("language")
    cast(setting_up, "kate", "winthrop", "zzz")
    begin(setting_up)
    assert setting_up.session.match.header.game == "hakoonna"
    assert told(setting_up, "investigator:2") == TWICE[language]
    assert told(setting_up, "investigator:3").startswith(UNKNOWN[language])
    for row in ("2", "3"):
        setting_up.click(page(setting_up).asked.people.rows[row].remark.fix)
    begin(setting_up)
    assert setting_up.session.match.header.game == "arkham"
    assert "p2" not in options(setting_up).investigators


COUNTS = {
    "ko": ("조사자는 한 명부터예요.", "조사자는 8명까지예요.", "7명부터는 아주 길어져요."),
    "en": ("At least one investigator.", "At most 8 investigators.", "Seven or more take very long."),
}


@pytest.mark.parametrize("language", ["ko", "en"])
def test_one_to_eight_investigators(setting_up: Hands, language: str) -> None:
    if language == "en":
        setting_up.window.acts.run("language")
    people = page(setting_up).asked.people
    fewest, most, long = COUNTS[language]
    for row in ("4", "3", "2", "1"):
        setting_up.click(people.rows[row].seat.away)
    assert told(setting_up, "people") == fewest
    for _ in range(7):
        setting_up.click(people.more)
    assert told(setting_up, "people") == long
    setting_up.click(people.more)
    assert told(setting_up, "people") == most
    begin(setting_up)
    assert len(town(setting_up).order) == 8


def test_a_name_is_called_by_it_and_given_twice_is_refused(setting_up: Hands) -> None:
    for row in ("1", "2"):
        entry = page(setting_up).asked.people.rows[row].seat.entry
        entry.setFocus()
        QTest.keyClicks(entry, "Mina")
    setting_up.key(KEY.Key_Tab)
    begin(setting_up)
    assert "Mina" in told(setting_up, "name:2")
    setting_up.click(page(setting_up).asked.people.rows["2"].seat.remark.fix)
    begin(setting_up)
    assert [seat.name.en for seat in setting_up.session.match.header.seats][:2] == ["Mina", "Mina 2"]


def test_the_ancient_one_is_chosen_and_tells_what_it_changes(setting_up: Hands) -> None:
    page(setting_up).course.turn("ancient")
    choose(setting_up, "ancient", "choose")
    choose(setting_up, "which", "nyarlathotep")
    assert page(setting_up).asked.note.text == "괴물 주머니에 가면 5개를 넣어요."
    choose(setting_up, "which", "cthulhu")
    assert page(setting_up).asked.note.text == "정신력과 체력의 최대치가 모두 1씩 낮아요."
    begin(setting_up)
    assert town(setting_up).ancient == "cthulhu"


def test_known_ancient_ones_are_left_out_but_not_all_of_them(setting_up: Hands) -> None:
    page(setting_up).course.turn("ancient")
    choose(setting_up, "ancient", "but")
    buttons = page(setting_up).asked.but.buttons
    for button in buttons.values():
        setting_up.click(button)
    assert told(setting_up, "but") == "뽑을 존재를 하나는 남겨 주세요."
    setting_up.click(buttons["hastur"])
    begin(setting_up)
    assert town(setting_up).ancient == "hastur"


def test_the_first_player_the_depth_and_what_lies_there_are_as_chosen(setting_up: Hands) -> None:
    for step, question, answer in (
        ("first", "first", "3"),
        ("told", "depth", "board"),
        ("told", "fate", "program"),
        ("mythos", "placed-doom", "yes"),
    ):
        page(setting_up).course.turn(step)
        choose(setting_up, question, answer)
    page(setting_up).course.turn("told")
    assert told(setting_up, "depth") == "D1에서는 돈을 몰라서 물어보게 돼요."
    begin(setting_up)
    now = town(setting_up)
    assert (now.first, now.options.depth, now.options.placed) == ("p3", "board", ("doom",))


def test_sliders_begin_where_they_were_set(setting_up: Hands) -> None:
    cast(setting_up, "kate")
    page(setting_up).course.turn("belongings")
    setting_up.click(page(setting_up).asked.belongings.ones["1"].tracks[2].options["3"])
    begin(setting_up)
    assert town(setting_up).sheets["p1"].sliders == (1, 1, 3)


def test_every_open_question_is_offered_with_its_usual_answer_first(setting_up: Hands) -> None:
    rows = page(setting_up).asked.rules.rows
    assert [row.point.code for row in rows] == [f"AS-{number:02}" for number in range(1, 22)]
    usual = Options()
    asked = [point for point in points(Options) if point.open]
    assert all(getattr(usual, point.key) == point.usual for point in asked)
    assert all(point.takes(value) for point in asked for value, _ in point.answers)


def test_a_question_that_no_rule_asks_about_cannot_be_answered(setting_up: Hands) -> None:
    """The last battle, and the cards of investigators."""
    page(setting_up).course.turn("rules")
    dark = [row for row in page(setting_up).asked.rules.rows if not row.point.open]
    assert [row.point.code for row in dark] == ["AS-01", "AS-13", "AS-14", "AS-19"]
    assert all(row.choices is None and not row.stops() for row in dark)
    told = [[one.text for one in row.findChildren(Prose)] for row in dark]
    assert all(any("아직 고를 수 없어요" in text for text in texts) for texts in told)


def test_an_open_question_is_answered_otherwise(setting_up: Hands) -> None:
    page(setting_up).course.turn("rules")
    row = next(one for one in page(setting_up).asked.rules.rows if one.point.key == "trading")
    assert row.choices is not None
    setting_up.click(row.choices.options["any"])
    assert page(setting_up).asked.rules.summary.text == "보통과 다른 점: 교환 시기"
    begin(setting_up)
    assert options(setting_up).trading == "any"


LIMITS = {
    1: "마을의 괴물 4, 교외 7. 차원문이 8개면 고대의 존재가 깨어나요. 새 차원문의 괴물 1.",
    4: "마을의 괴물 7, 교외 4. 차원문이 7개면 고대의 존재가 깨어나요. 새 차원문의 괴물 1.",
}


def test_the_limits_follow_the_number_of_investigators(setting_up: Hands) -> None:
    assert page(setting_up).going.limits.text == LIMITS[4]
    for row in ("4", "3", "2"):
        setting_up.click(page(setting_up).asked.people.rows[row].seat.away)
    assert page(setting_up).going.limits.text == LIMITS[1]


def test_the_limits_follow_the_number_of_people(setting_up: Hands) -> None:
    page(setting_up).course.turn("rules")
    row = next(one for one in page(setting_up).asked.rules.rows if one.point.key == "people")
    assert row.choices is not None
    setting_up.click(row.choices.options["1"])
    assert page(setting_up).going.limits.text == LIMITS[1]
    begin(setting_up)
    assert options(setting_up).people == 1


def test_as_last_time(setting_up: Hands, sit_down: Seat) -> None:
    page(setting_up).course.turn("rules")
    row = page(setting_up).asked.rules.rows[5]
    assert row.choices is not None
    setting_up.click(row.choices.options["any"])
    page(setting_up).course.turn("people")
    cast(setting_up, "kate")
    begin(setting_up)
    setting_up.window.show_new_game()
    setting_up.wait()
    setting_up.click(page(setting_up).shown.quick.again)
    made: list[Setup] = []
    page(setting_up).chosen.connect(made.append)
    begin(setting_up)
    assert made[0].options.trading == "any"
    assert made[0].options.investigators == {"p1": "kate_winthrop"}


def test_a_broken_last_setup_is_set_aside(sit_down: Seat) -> None:
    hands = sit_down()
    assert hands.window.profile is not None
    (hands.window.profile / "last_town.json").write_text('{"people": [{"row": "9"}]}', encoding="utf-8")
    hands.window.show_new_game("arkham")
    hands.wait()
    assert not page(hands).shown.quick.again.isVisible()
    assert "last_town.broken.json" in page(hands).shown.quick.told.text


@pytest.mark.parametrize("language", ["ko", "en"])
def test_the_last_page_lies_well_at_every_size(setting_up: Hands, language: str) -> None:
    """It names a folder of this computer, whatever language that is in."""
    if language == "en":
        setting_up.window.acts.run("language")
    page(setting_up).course.turn(CONFIRM)
    for size in SIZES:
        setting_up.resize(*size)
        assert at_rest(setting_up) == [], size


def test_escape_leads_back_to_the_table(setting_up: Hands) -> None:
    page(setting_up).course.turn("ancient")
    setting_up.keys(KEY.Key_Escape, KEY.Key_Escape)
    assert setting_up.window.pages.page is None


# ---- the header


def header(hands: Hands) -> tuple[str, str, list[str]]:
    """What the top bar names: the game, what is played, the parts of a round."""
    top = hands.window.top
    return top.title.text(), top.subtitle.text(), [pill.text() for pill in top.pills if pill.isVisible()]


def test_the_header_is_the_new_towns_and_the_mansions_again_after_escape(sit_down: Seat) -> None:
    hands = sit_down()
    before = header(hands)
    assert before[0] == "하코온나"
    assert before[2]
    hands.key(KEY.Key_W, CTRL)
    hands.wait()
    start = hands.window.starting.page
    assert start is not None
    start.town.setFocus()
    hands.key(KEY.Key_Space)
    hands.wait()
    page(hands)
    assert header(hands) == ("아컴 호러", "새 게임", [])
    hands.window.acts.run("language")
    assert header(hands) == ("Arkham Horror", "New game", [])
    hands.window.acts.run("language")
    hands.key(KEY.Key_Comma, CTRL)
    hands.wait()
    assert header(hands)[0] == "아컴 호러"
    hands.keys(KEY.Key_Escape, KEY.Key_Escape)
    hands.wait()
    assert hands.window.pages.page is None
    assert header(hands) == before
