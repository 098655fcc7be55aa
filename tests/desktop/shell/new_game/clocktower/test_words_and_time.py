"""Slips, reminders, words and clocks of a storyteller's table (flows.md 2.4, C5, C6, C9, C10)."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.shell.new_game.clocktower.steps import CONFIRM
from rules.clocktower.effects import DrawSlip
from rules.clocktower.options import Options
from rules.clocktower.setup import undealt
from tests.desktop.shell.conftest import Seat
from tests.desktop.shell.hands import Hands
from tests.desktop.shell.new_game.clocktower.storyteller import (
    began,
    begin,
    choose,
    drop,
    mend,
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
NEGATIVE = "0 이상으로 정해 주세요."
TIMES = {"beat": "5", "talk": "12", "plea": "30", "countdown": "5"}


def type_number(hands: Hands, number: int) -> None:
    """What was drawn, where the keyboard is."""
    QTest.keyClicks(QApplication.focusWidget() or hands.window, str(number))
    hands.key(KEY.Key_Return)
    hands.wait()


# ---- slips


def test_c5_numbers_are_typed_and_the_program_knows_the_tokens(setting_up: Hands) -> None:
    turn(setting_up, "told")
    choose(setting_up, "dealing", "slips")
    begin(setting_up)
    held, laid = options(setting_up).bag, state(setting_up).secret.slips
    assert sorted(laid) == sorted(held)
    assert setting_up.session.asked() == DrawSlip("fate", "p1", tuple(range(1, 9)))
    for number in (3, 1, 2, 8, 7, 6, 5, 4):
        type_number(setting_up, number)
    assert not undealt(state(setting_up).public, state(setting_up))
    assert state(setting_up).secret.roles["p4"] == laid[7]


def test_c5_a_number_typed_twice_is_refused_with_those_that_are_left(setting_up: Hands) -> None:
    turn(setting_up, "told")
    choose(setting_up, "dealing", "slips")
    begin(setting_up)
    type_number(setting_up, 3)
    type_number(setting_up, 3)
    desk = setting_up.window.fate_desk
    entry = desk.entry if desk is not None else None
    assert entry is not None
    assert entry.fault.text() == "3번은 자리 1이 이미 뽑았어요. 남은 번호를 입력하세요: 1, 2, 4, 5, 6, 7, 8."
    assert setting_up.session.asked() == DrawSlip("fate", "p2", (1, 2, 4, 5, 6, 7, 8))


def test_c5_a_program_that_is_told_the_square_only_has_no_slips(setting_up: Hands) -> None:
    turn(setting_up, "told")
    choose(setting_up, "dealing", "slips")
    choose(setting_up, "knowledge", "square")
    begin(setting_up)
    assert not options(setting_up).slips
    assert setting_up.session.asked() is None


# ---- reminders


@pytest.mark.parametrize("answer", ["on", "ask", "off"])
def test_c6_who_lays_the_reminders_is_kept_in_the_record(setting_up: Hands, answer: str) -> None:
    turn(setting_up, "told")
    choose(setting_up, "markers", answer)
    begin(setting_up)
    assert options(setting_up).markers == answer


# ---- words and time


def test_c9_either_vocabulary_is_shown_as_it_is(setting_up: Hands) -> None:
    turn(setting_up, "time")
    assert page(setting_up).asked.choices["words"].value == "official"
    choose(setting_up, "words", "book")
    begin(setting_up)
    assert options(setting_up).words == "book"
    set_up(setting_up)
    turn(setting_up, "time")
    answers = page(setting_up).asked.choices["words"].options
    assert "지목, 소속" in answers["official"].accessibleDescription()
    assert "지명, 성향" in answers["book"].accessibleDescription()


def test_c10_times_are_typed(setting_up: Hands) -> None:
    turn(setting_up, "time")
    for name, text in TIMES.items():
        write(setting_up, page(setting_up).asked.entries[name], text)
    begin(setting_up)
    found = options(setting_up)
    assert (found.beat, found.talk, found.plea, found.countdown) == (5, 12, 30, 5)


def test_c10_without_a_word_no_clock_runs_but_the_countdown(setting_up: Hands) -> None:
    begin(setting_up)
    found = options(setting_up)
    assert (found.beat, found.talk, found.plea, found.countdown) == (0, 0, 0, 3)


@pytest.mark.parametrize("name", TIMES)
@pytest.mark.parametrize(
    ("typed", "message"), [("-1", "0 이상으로 정해 주세요."), ("", "0 이상으로 정해 주세요."), ("99999", "최대")]
)
def test_c10_a_wrong_time_stands_in_the_way_and_is_mended(
    setting_up: Hands, name: str, typed: str, message: str
) -> None:
    turn(setting_up, "time")
    entry = page(setting_up).asked.entries[name]
    write(setting_up, entry, typed)
    if not typed:
        entry.setFocus()
        entry.selectAll()
        setting_up.key(KEY.Key_Backspace)
    begin(setting_up)
    assert not began(setting_up)
    assert told(setting_up, name).startswith(message)
    mend(setting_up, name)
    assert told(setting_up, name) == ""
    begin(setting_up)
    assert getattr(options(setting_up), name) == getattr(Options(), name)


def test_c10_only_what_the_table_has_is_asked_for(setting_up: Hands) -> None:
    turn(setting_up, "time")
    fields = page(setting_up).asked.fields
    assert all(fields[name].isVisible() for name in TIMES)
    write(setting_up, page(setting_up).asked.entries["countdown"], "-3")
    drop(setting_up, FILES / "s01_strings.json")
    turn(setting_up, "told")
    choose(setting_up, "knowledge", "square")
    turn(setting_up, "time")
    assert not fields["countdown"].isVisible()
    assert not fields["beat"].isVisible()
    begin(setting_up)
    assert options(setting_up).countdown == Options().countdown


def test_the_last_page_tells_slips_reminders_words_and_clocks(setting_up: Hands) -> None:
    lines = page(setting_up).shown.summary.lines
    turn(setting_up, "told")
    choose(setting_up, "dealing", "slips")
    choose(setting_up, "markers", "ask")
    turn(setting_up, "time")
    choose(setting_up, "words", "book")
    for name, text in TIMES.items():
        write(setting_up, page(setting_up).asked.entries[name], text)
    turn(setting_up, CONFIRM)
    assert lines["told"].text == "마도서까지 · 번호표 · 리마인더는 물어보고"
    assert lines["time"].text == "용어: 본문 · 밤 단계마다 5초 · 이야기 12분 · 변론 30초 · 폭도 카운트다운 5"


def test_as_last_time_has_slips_reminders_words_and_clocks_again(sit_down: Seat, tmp_path: Path) -> None:
    first = sit_down(profile=tmp_path)
    set_up(first)
    turn(first, "told")
    choose(first, "dealing", "slips")
    choose(first, "markers", "off")
    turn(first, "time")
    choose(first, "words", "book")
    for name, text in TIMES.items():
        write(first, page(first).asked.entries[name], text)
    begin(first)
    before = options(first)
    first.close()
    second = sit_down(profile=tmp_path)
    second.window.show_new_game("clocktower")
    second.wait()
    second.click(page(second).shown.quick.again)
    begin(second)
    found = options(second)
    assert found.slips
    assert (found.markers, found.words) == (before.markers, before.words) == ("off", "book")
    assert (found.beat, found.talk, found.plea, found.countdown) == (5, 12, 30, 5)
