"""From the pages into the game, which is recorded and goes on another evening (flows.md 2.4, C5 to C12)."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from desktop.shell.new_game.clocktower.steps import CONFIRM, STEPS
from rules.clocktower.setup import undealt
from tests.desktop.shell.conftest import Seat
from tests.desktop.shell.hands import CTRL, Hands
from tests.desktop.shell.new_game.clocktower.storyteller import (
    began,
    begin,
    choose,
    drop,
    options,
    page,
    set_up,
    state,
    told,
    turn,
    write,
)
from tests.rules.clocktower.scripts.reading import FILES

KEY = Qt.Key


def test_enter_leads_through_all_the_pages_into_a_game_with_real_tokens(setting_up: Hands) -> None:
    seen = []
    for _ in STEPS:
        seen.append(page(setting_up).shown.step)
        going = page(setting_up).going
        (going.begin if seen[-1] == CONFIRM else going.onward).setFocus()
        setting_up.key(KEY.Key_Return)
    setting_up.wait(80)
    assert seen == list(STEPS)
    assert began(setting_up)
    assert len(state(setting_up).public.circle) == 8
    asked = setting_up.session.asked()
    assert asked is not None
    assert asked.who == "p1"  # type: ignore[attr-defined]  # it is a drawn token that is asked for


def test_the_defaults_begin_at_once_from_any_page(setting_up: Hands) -> None:
    turn(setting_up, "djinn")
    begin(setting_up)
    assert began(setting_up)
    assert len(options(setting_up).bag) == 8


def test_quick_start_deals_the_tokens(setting_up: Hands) -> None:
    setting_up.click(page(setting_up).shown.quick.defaults)
    setting_up.wait(100)
    assert setting_up.session.asked() is None
    assert not undealt(state(setting_up).public, state(setting_up))
    assert sorted(state(setting_up).secret.roles.values()) == sorted(options(setting_up).bag)


def test_what_was_set_up_is_recorded_and_can_be_resumed(setting_up: Hands, sit_down: Seat, tmp_path: Path) -> None:
    drop(setting_up, FILES / "s01_strings.json")
    turn(setting_up, "people")
    write(setting_up, page(setting_up).asked.people.rows["1"].entry, "Yuna")
    turn(setting_up, "told")
    choose(setting_up, "dealing", "program")
    begin(setting_up)
    record = setting_up.session.record
    assert record is not None
    before, path = state(setting_up), record.path
    setting_up.close()
    again = sit_down(profile=tmp_path / "other", file=path)
    again.wait(100)
    assert state(again) == before
    assert len(again.session.match.book.content.sheet) == 13
    assert again.session.match.seats[0].name.en == "Yuna"


@pytest.mark.parametrize("answer", ["everybody", "3"])
def test_open_questions_are_asked_where_a_character_of_the_script_reads_them(setting_up: Hands, answer: str) -> None:
    turn(setting_up, "rules")
    choose(setting_up, "guesses", answer)
    choose(setting_up, "riot", "day")
    begin(setting_up)
    assert options(setting_up).limit_guesses == (3 if answer == "3" else 0)
    assert options(setting_up).riot_changes == "day"


def test_a_script_without_those_characters_leaves_nothing_open(setting_up: Hands) -> None:
    turn(setting_up, "rules")
    choose(setting_up, "riot", "day")
    drop(setting_up, FILES / "s01_strings.json")
    turn(setting_up, "rules")
    assert not page(setting_up).asked.fields["riot"].isVisible()
    assert page(setting_up).asked.settled.isVisible()
    begin(setting_up)
    assert options(setting_up).riot_changes == "night"


def test_pairs_of_the_script_are_listed_with_their_date_and_worded_otherwise(setting_up: Hands) -> None:
    turn(setting_up, "djinn")
    djinn, pair = page(setting_up).asked.djinn, ("engineer", "summoner")
    assert "2026-05-11" in djinn.summary.text
    assert djinn.rows[pair].rule.text
    setting_up.click(djinn.rows[pair].change)
    setting_up.wait()
    write(setting_up, djinn.rows[pair].entry, "We play it thus.")
    begin(setting_up)
    rules = setting_up.session.match.book.content.jinxes
    assert rules[pair].en == "We play it thus."


def test_a_pair_without_a_rule_is_asked_for_one(setting_up: Hands) -> None:
    turn(setting_up, "djinn")
    djinn, pair = page(setting_up).asked.djinn, ("engineer", "summoner")
    setting_up.click(djinn.rows[pair].change)
    setting_up.wait()
    djinn.rows[pair].entry.selectAll()
    setting_up.key(KEY.Key_Backspace)
    setting_up.key(KEY.Key_Tab)
    setting_up.wait()
    assert told(setting_up, "jinx:engineer+summoner") == "기계공과 소환사의 특별 규칙을 적어 주세요."


def test_the_last_page_sums_up_counts_and_the_first_night(setting_up: Hands) -> None:
    turn(setting_up, CONFIRM)
    lines = page(setting_up).shown.summary.lines
    assert lines["bag"].text.splitlines()[0].startswith("주민 ")
    assert lines["night"].text.startswith("황혼 → 하수인 정보")
    turn(setting_up, "people")
    for row in ("8", "7"):
        setting_up.click(page(setting_up).asked.people.rows[row].away)
    turn(setting_up, CONFIRM)
    assert "하수인 정보" not in lines["night"].text
    assert any("7명부터" in one.text for one in page(setting_up).shown.summary.warnings)


def test_as_last_time_answers_everything_again(sit_down: Seat, tmp_path: Path) -> None:
    first = sit_down(profile=tmp_path)
    set_up(first)
    turn(first, "people")
    write(first, page(first).asked.people.rows["2"].entry, "Minji")
    turn(first, "told")
    choose(first, "dealing", "program")
    turn(first, "rules")
    choose(first, "guesses", "3")
    begin(first)
    first.close()
    second = sit_down(profile=tmp_path)
    second.window.show_new_game("clocktower")
    second.wait()
    second.click(page(second).shown.quick.again)
    assert page(second).going.begin.hasFocus()
    second.key(KEY.Key_Return)
    second.wait(100)
    assert options(second).limit_guesses == 3
    assert second.session.asked() is None
    assert second.session.match.seats[1].name.en == "Minji"


def test_a_broken_last_setup_is_set_aside_and_told_of(sit_down: Seat, tmp_path: Path) -> None:
    (tmp_path / "last_clocktower.json").write_text('{"chairs": [], "script": "[]"}')
    hands = sit_down(profile=tmp_path)
    hands.window.show_new_game("clocktower")
    hands.wait()
    assert "last_clocktower" in page(hands).shown.quick.told.text
    assert not page(hands).shown.quick.again.isVisible()
    begin(hands)
    assert began(hands)


def test_new_game_at_a_storytellers_table_is_a_storytellers(setting_up: Hands) -> None:
    begin(setting_up)
    setting_up.window.acts.run("new")
    setting_up.wait()
    assert page(setting_up)
    setting_up.key(KEY.Key_N, CTRL)
