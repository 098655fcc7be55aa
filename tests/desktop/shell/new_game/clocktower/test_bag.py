"""The bag (flows.md 2.4, C4): a legal proposal, changed by pressing, judged by the table of counts."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from desktop.shell.new_game.clocktower import made_of
from rules.clocktower.bag import fits
from tests.desktop.shell.hands import CTRL, Hands
from tests.desktop.shell.new_game.clocktower.storyteller import (
    began,
    begin,
    choose,
    drop,
    mend,
    options,
    page,
    press,
    state,
    told,
    turn,
)
from tests.rules.clocktower.scripts.reading import FILES

TWO_DEMONS = {
    "ko": "8명이면 마을주민 5, 외지인 1, 하수인 1, 악마 1명이에요.",
    "en": "8 players: Townsfolk 5, Outsiders 1, Minions 1, Demons 1.",
}


def tokens(hands: Hands) -> tuple[str, ...]:
    return made_of.tokens(page(hands).draft, page(hands).around.last.edition)


def hold(hands: Hands, *wanted: str) -> None:
    """Have exactly these in the bag."""
    turn(hands, "bag")
    press(hands, *(one for one in tokens(hands) if one not in wanted))
    press(hands, *(one for one in wanted if one not in tokens(hands)))


def test_the_proposal_fits_whatever_the_count_and_the_seed(setting_up: Hands) -> None:
    turn(setting_up, "bag")
    draft, around = page(setting_up).draft, page(setting_up).around
    seen = set()
    for seed in range(12):
        draft.seed = str(seed)
        while len(draft.chairs) < 15:
            assert fits(made_of.grim(around.last.edition), draft.players, tokens(setting_up))
            draft.add()
        seen.add(tokens(setting_up))
        while len(draft.chairs) > 5:
            draft.remove(draft.chairs[-1].row)
    assert len(seen) > 1


def test_a_character_is_put_in_by_a_few_letters_of_any_of_its_names(setting_up: Hands) -> None:
    hold(setting_up, "empath", "dreamer", "artist", "virgin", "recluse", "harpy", "po")
    entry = page(setting_up).asked.bag.entry
    entry.setFocus()
    QTest.keyClicks(entry, "town c")
    assert page(setting_up).asked.bag.meant.text == "포고꾼"
    setting_up.key(Qt.Key.Key_Return)
    assert "towncrier" in tokens(setting_up)
    assert entry.text() == ""
    assert entry.hasFocus()
    assert told(setting_up, "counts") == ""


def test_another_proposal_is_another_one(setting_up: Hands) -> None:
    turn(setting_up, "bag")
    seen = set()
    for _ in range(6):
        seen.add(tokens(setting_up))
        setting_up.click(page(setting_up).asked.bag.shake)
    assert len(seen) > 2


@pytest.mark.parametrize("language", ["ko", "en"])
def test_bc_r49_two_demons_stand_in_the_way_until_they_are_overruled(setting_up: Hands, language: str) -> None:
    if language == "en":
        setting_up.window.acts.run("language")
    hold(setting_up, "empath", "dreamer", "artist", "virgin", "recluse", "harpy", "po", "vortox")
    assert told(setting_up, "counts") == TWO_DEMONS[language]
    begin(setting_up)
    assert not began(setting_up)
    mend(setting_up, "counts")
    begin(setting_up)
    assert began(setting_up)
    assert {"po", "vortox"} <= set(options(setting_up).bag)


def test_an_overruled_bag_is_judged_anew_once_it_is_another(setting_up: Hands) -> None:
    hold(setting_up, "empath", "dreamer", "artist", "virgin", "recluse", "harpy", "po", "vortox")
    mend(setting_up, "counts")
    press(setting_up, "riot")
    begin(setting_up)
    assert not began(setting_up)


def test_the_summoner_takes_the_place_of_the_demon(setting_up: Hands) -> None:
    hold(setting_up, "empath", "dreamer", "artist", "virgin", "cannibal", "engineer", "recluse", "summoner")
    assert told(setting_up, "counts") == ""
    assert "소환사" in page(setting_up).asked.counts.notes.text
    begin(setting_up)
    assert began(setting_up)


def test_with_xaan_any_number_of_outsiders_is_right(setting_up: Hands) -> None:
    hold(setting_up, "empath", "dreamer", "artist", "recluse", "tinker", "moonchild", "xaan", "po")
    assert told(setting_up, "counts") == ""
    assert page(setting_up).asked.counts.notes.text == "잔이 있어요. 외지인 수는 자유예요."


def test_a_character_with_a_setup_of_its_own_makes_it_a_warning(setting_up: Hands) -> None:
    script = '["empath","dreamer","artist","virgin","cannibal","recluse","tinker","baron","po"]'
    QGuiApplication.clipboard().setText(script)
    setting_up.key(Qt.Key.Key_V, CTRL)
    hold(setting_up, "empath", "dreamer", "artist", "virgin", "recluse", "tinker", "baron", "po")
    assert "남작이 구성을 바꿀 수 있어요." in told(setting_up, "counts")
    begin(setting_up)
    assert began(setting_up)


def test_a_character_of_no_known_team_is_asked_for_its_team(setting_up: Hands) -> None:
    drop(setting_up, FILES / "s07_unknown_future.json")
    turn(setting_up, "bag")
    bag, unknown = page(setting_up).asked.bag, page(setting_up).asked.unknown
    assert "futurechar2031" not in bag.options
    setting_up.click(unknown.choices["futurechar2031"].options["townsfolk"])
    setting_up.wait()
    assert "futurechar2031" in bag.options
    if "futurechar2031" not in tokens(setting_up):
        press(setting_up, "futurechar2031")
    mend(setting_up, "counts")
    begin(setting_up)
    assert began(setting_up)
    assert setting_up.session.match.book.content.cast["futurechar2031"].team == "townsfolk"
    assert "futurechar2031" in options(setting_up).bag


def test_a_program_that_is_told_the_square_only_has_no_bag(setting_up: Hands) -> None:
    turn(setting_up, "told")
    choose(setting_up, "knowledge", "square")
    assert not page(setting_up).asked.fields["dealing"].isVisible()
    turn(setting_up, "bag")
    assert not page(setting_up).asked.bag.shake.isVisible()
    begin(setting_up)
    assert began(setting_up)
    assert state(setting_up).secret.bag == ()
    assert setting_up.session.asked() is None
