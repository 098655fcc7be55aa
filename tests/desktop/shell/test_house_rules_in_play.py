"""How a table plays what the printed rules are silent on, looked at and changed while it plays."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop import house_rules
from desktop.shell.house_rules import HouseRulesPage
from desktop.shell.new_game import house_file
from desktop.shell.new_game.house import House
from desktop.shell.new_game.point_row import PointRow
from desktop.shell.new_game.points import answered, points
from desktop.shell.overrule import REASONS
from desktop.shell.parts.prose import Prose
from desktop.shell.rulings import told
from rules.actions import Correct
from rules.hakoonna.options import Options
from tests.desktop.shell.hands import CTRL, LEFT, NONE, Hands

KEY = Qt.Key


@pytest.fixture
def opened(acting: Hands) -> Hands:
    acting.window.acts.run("house-rules")
    while not page(acting).rules.list.whole:
        acting.wait()
    return acting


def page(hands: Hands) -> HouseRulesPage:
    found = hands.window.pages.page
    assert isinstance(found, HouseRulesPage)
    return found


def row(hands: Hands, key: str) -> PointRow:
    return next(one for one in page(hands).rules.list.rows if one.point.key == key)


def choose(hands: Hands, key: str, value: str) -> None:
    choices = row(hands, key).choices
    assert choices is not None
    option = choices.options[value]
    page(hands).area.ensureWidgetVisible(option)
    QTest.mouseClick(option, LEFT, NONE, option.rect().center())
    hands.wait()


def options(hands: Hands) -> Options:
    kept: Options = hands.session.match.table.state.public.options
    return kept


def said(hands: Hands) -> list[str]:
    return [one.text for one in page(hands).findChildren(Prose) if one.isVisible()]


# ---- what is told


def test_every_point_has_its_row_with_what_is_played(opened: Hands) -> None:
    assert [one.point for one in page(opened).rules.list.rows] == list(points())
    for key in answered():
        choices = row(opened, key).choices
        assert choices is not None
        assert choices.value == str(getattr(options(opened), key))
        assert row(opened, key).badge.text == "비공식"


def test_the_tiles_are_counted_only_where_they_are_not_those_of_a_box(opened: Hands) -> None:
    assert "칩 전체" not in said(opened)
    choose(opened, "talisman_tiles", "3")
    assert {"칩 전체", "59"} <= set(said(opened))


def test_it_tells_where_the_table_is_not_as_standard(opened: Hands) -> None:
    assert "없어요. 표준대로 하고 있어요." in said(opened)
    choose(opened, "allow_pass", "False")
    opened.key(KEY.Key_Return, CTRL)
    assert page(opened).ruled.unusual.text == "방문자의 통과 – 불가"


def test_what_no_rule_knows_is_dark(opened: Hands) -> None:
    for one in page(opened).rules.list.rows:
        if one.choices is not None:
            assert [option.dark for option in one.choices.options.values()] == [
                not one.point.takes(value) for value, _ in one.point.answers
            ]


# ---- what is changed


def test_a_change_waits_until_it_is_carried_out(opened: Hands) -> None:
    before = opened.session.match.at
    choose(opened, "allow_pass", "False")
    assert page(opened).foot.told.text == "바꿀 것: 방문자의 통과"
    assert opened.session.match.at == before
    opened.key(KEY.Key_Return, CTRL)
    assert options(opened).allow_pass is False
    assert page(opened).foot.told.text == "지금부터 바꿨어요: 방문자의 통과"


def test_it_is_one_correction_with_its_reason_and_a_ruling_for_each_point(opened: Hands) -> None:
    before = opened.session.match.at
    choose(opened, "allow_pass", "False")
    choose(opened, "next_after_hako", "same")
    why = page(opened).foot.why.options["2"]
    QTest.mouseClick(why, LEFT, NONE, why.rect().center())
    opened.click(page(opened).foot.change)
    assert opened.session.match.at == before + 1
    step = opened.session.match.node(opened.session.match.at).step
    assert step is not None
    assert isinstance(step.action, Correct)
    assert step.action.reason == REASONS[2]
    assert {one.ruled.point for one in told.rulings(opened.session)} == {"allow_pass", "next_after_hako"}
    assert "오늘 밤 · 진행자 · 20:00" in said(opened)
    assert opened.log()[-1].startswith("판정(오늘 밤)")


def test_undo_takes_it_back_on_the_page_too(opened: Hands) -> None:
    choose(opened, "allow_pass", "False")
    opened.key(KEY.Key_Return, CTRL)
    page(opened).back.setFocus()
    opened.key(KEY.Key_Z, CTRL)
    assert options(opened).allow_pass is True
    choices = row(opened, "allow_pass").choices
    assert choices is not None
    assert choices.value == "True"
    assert "아직 판정이 없어요." in said(opened)


def test_a_ruling_to_be_looked_at_again_can_be_ticked_off(acting: Hands) -> None:
    acting.window.rulings.show()
    acting.keys(KEY.Key_3, KEY.Key_2, KEY.Key_4, KEY.Key_2)
    acting.window.acts.run("house-rules")
    acting.wait(50)
    (ruled,) = page(acting).ruled.rows
    assert ruled.later.text == "나중에 다시 보기"
    acting.click(ruled.done)
    assert ruled.later.text == ""
    assert not ruled.done.isVisible()
    assert len(told.rulings(acting.session)) == 1


def test_esc_leads_back_to_the_table(opened: Hands) -> None:
    opened.key(KEY.Key_Escape)
    assert opened.window.pages.page is None
    assert opened.window.focusWidget() is opened.window.board.view


# ---- files


def test_the_house_rules_go_into_a_file_and_come_back(opened: Hands, tmp_path: Path) -> None:
    path = tmp_path / "our-rules.toml"
    choose(opened, "allow_pass", "False")
    page(opened).files.ask_save = lambda: str(path)
    opened.click(page(opened).rules.write)
    assert house_file.load(path).points == {"allow_pass": False}
    choose(opened, "allow_pass", "True")
    page(opened).files.ask_file = lambda: str(path)
    opened.click(page(opened).rules.read)
    assert page(opened).foot.told.text == "바꿀 것: 방문자의 통과"
    opened.key(KEY.Key_Return, CTRL)
    assert options(opened).allow_pass is False


def test_a_file_that_cannot_be_read_is_told_with_its_line_and_why(opened: Hands, tmp_path: Path) -> None:
    path = tmp_path / "broken.toml"
    path.write_text('preset = "standard"\nallow_pass = "perhaps"\n', encoding="utf-8")
    page(opened).files.ask_file = lambda: str(path)
    opened.click(page(opened).rules.read)
    remark = page(opened).rules.file.remark
    assert remark.text.startswith("broken.toml을(를) 읽을 수 없어요 (2줄:")
    opened.click(remark.fix)
    assert remark.text == ""


# ---- without a window


def test_the_house_rules_of_a_table_make_the_same_table() -> None:
    options = Options(allow_pass=False, gray_actions_per_turn=2, noise_cards=(1, 1, 1, 4, 4, 4), noise_threshold=9)
    for preset in ("standard", "seasoned", "unheard-of"):
        assert house_rules.applied(Options(), house_rules.of_table(options, preset)) == options
    assert {point.key for point in house_rules.unusual(options)} == {
        "allow_pass",
        "gray_actions_per_turn",
        "noise_cards",
    }


@pytest.mark.parametrize("cards", ["1 2", "x", "0 0 0 0 0 1"])
def test_noise_cards_that_are_wrong_stay_as_they_were(cards: str) -> None:
    assert house_rules.applied(Options(), House(cards=cards)).noise_cards == Options().noise_cards


def test_what_is_always_played_is_kept_point_by_point(tmp_path: Path) -> None:
    house_rules.keep(tmp_path, "allow_pass", False)
    house_rules.keep(tmp_path, "next_after_hako", "same")
    house_rules.keep(tmp_path, "allow_pass", True)
    assert house_file.load(house_rules.path_of(tmp_path)).points == {"next_after_hako": "same"}
