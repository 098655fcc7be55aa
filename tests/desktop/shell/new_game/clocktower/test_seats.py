"""Seats and travellers (flows.md 2.4, C2 and C3)."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.desktop.shell.hands import CTRL, Hands
from tests.desktop.shell.new_game.clocktower.storyteller import (
    began,
    begin,
    choose,
    mend,
    options,
    page,
    state,
    told,
    turn,
    write,
)

KEY = Qt.Key
LIMITS = {
    "ko": (
        "다섯 명부터 할 수 있어요.",
        "하수인·악마 정보는 7명부터예요.",
        "여행자를 뺀 플레이어는 15명까지예요. 지금 16명이에요.",
        "모두 20명까지 앉을 수 있어요.",
    ),
    "en": (
        "Five players at least.",
        "Minion and Demon info start at 7.",
        "At most 15 players without Travellers; 16 now.",
        "Twenty seats at most.",
    ),
}


@pytest.mark.parametrize("language", ["ko", "en"])
def test_the_limits_and_notes_of_the_circle(setting_up: Hands, language: str) -> None:
    if language == "en":
        setting_up.window.acts.run("language")
    turn(setting_up, "people")
    people, (fewest, small, many, full) = page(setting_up).asked.people, LIMITS[language]
    for row in ("8", "7", "6"):
        setting_up.click(people.rows[row].away)
    assert told(setting_up, "people") == small
    setting_up.click(people.rows["5"].away)
    assert told(setting_up, "people") == fewest
    assert len(page(setting_up).draft.chairs) == 5
    for _ in range(11):
        setting_up.click(people.more)
    assert told(setting_up, "people") == many
    for _ in range(5):
        setting_up.click(people.more)
    assert full in told(setting_up, "people")
    assert len(page(setting_up).draft.chairs) == 20


def test_names_are_typed_one_after_the_other_and_moved_by_keys(setting_up: Hands) -> None:
    turn(setting_up, "people")
    page(setting_up).asked.people.rows["1"].entry.setFocus()
    for name in ("Yuna", "Minji", "Seo", "Doyun", "Harin", "Jiu", "Ara", "Noah"):
        QTest.keyClicks(setting_up.window.focusWidget(), name)
        setting_up.key(KEY.Key_Return)
    assert page(setting_up).going.begin.hasFocus()
    page(setting_up).asked.people.rows["1"].entry.setFocus()
    setting_up.key(KEY.Key_Down, CTRL)
    begin(setting_up)
    assert [seat.name.en for seat in setting_up.session.match.seats][:3] == ["Minji", "Yuna", "Seo"]


def test_a_name_given_twice_stands_in_the_way_and_is_mended(setting_up: Hands) -> None:
    turn(setting_up, "people")
    for row in ("1", "2"):
        write(setting_up, page(setting_up).asked.people.rows[row].entry, "Mina")
    begin(setting_up)
    assert not began(setting_up)
    assert told(setting_up, "name:2").endswith("두 번 있어요. 하나에 숫자를 붙일까요?")
    mend(setting_up, "name:2")
    begin(setting_up)
    assert [seat.name.en for seat in setting_up.session.match.seats][:2] == ["Mina", "Mina 2"]


def test_more_than_fifteen_players_are_overruled_or_travel(setting_up: Hands) -> None:
    turn(setting_up, "people")
    for _ in range(8):
        setting_up.click(page(setting_up).asked.people.more)
    begin(setting_up)
    assert not began(setting_up)
    turn(setting_up, "travellers")
    row = page(setting_up).asked.travellers.rows["16"]
    setting_up.click(row.comes.options["travels"])
    write(setting_up, row.entry, "barista")
    setting_up.click(row.side.options["evil"])
    begin(setting_up)
    assert began(setting_up)
    assert options(setting_up).travellers == {"p16": "barista"}
    assert state(setting_up).secret.evil == ("p16",)
    assert len(options(setting_up).bag) == 15


def test_sixteen_players_may_be_seated_all_the_same(setting_up: Hands) -> None:
    turn(setting_up, "people")
    for _ in range(8):
        setting_up.click(page(setting_up).asked.people.more)
    mend(setting_up, "people")
    turn(setting_up, "bag")
    assert told(setting_up, "counts").startswith("16명이면")
    mend(setting_up, "counts")
    begin(setting_up)
    assert began(setting_up)
    assert len(options(setting_up).bag) == 16


def test_a_traveller_comes_as_somebody(setting_up: Hands) -> None:
    turn(setting_up, "travellers")
    row = page(setting_up).asked.travellers.rows["8"]
    setting_up.click(row.comes.options["travels"])
    begin(setting_up)
    assert told(setting_up, "traveller:8") == "어떤 여행자인가요?"
    write(setting_up, row.entry, "zzqq")
    assert told(setting_up, "traveller:8").startswith("‘zzqq’: 그런 여행자는 없어요.")
    mend(setting_up, "traveller:8")
    assert told(setting_up, "traveller:8") == ""
    setting_up.click(row.comes.options["plays"])
    begin(setting_up)
    assert not options(setting_up).travellers


def test_the_side_of_a_traveller_stays_out_of_a_square_only(setting_up: Hands) -> None:
    turn(setting_up, "travellers")
    row = page(setting_up).asked.travellers.rows["8"]
    setting_up.click(row.comes.options["travels"])
    write(setting_up, row.entry, "gunslinger")
    setting_up.click(row.side.options["evil"])
    turn(setting_up, "told")
    choose(setting_up, "knowledge", "square")
    begin(setting_up)
    assert options(setting_up).travellers == {"p8": "gunslinger"}
    assert options(setting_up).evil_travellers == ()
    assert options(setting_up).bag == ()
