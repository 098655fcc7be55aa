"""A ruling at a town's table that holds for always: proposed by the next new town, and taken back by undo."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from desktop import house_rules
from desktop.shell.new_game.arkham import kept_rules
from desktop.shell.new_game.arkham.draft import TownDraft
from desktop.shell.new_game.arkham.page import NewTownPage
from desktop.shell.new_game.points import points
from desktop.shell.rulings import told
from desktop.shell.rulings.scope_card import ScopeCard
from rules.arkham.events import ClueSet, TurnSet
from rules.arkham.options import Options
from rules.faults import Broken
from tests.desktop.shell.conftest import Seat
from tests.desktop.shell.hands import CTRL, Hands
from tests.desktop.shell.town_hands import moving, set_by_hand, sit_at_a_town, town

KEY = Qt.Key
STREET = "easttown_street"


@pytest.fixture
def disputed(sit_down: Seat) -> Hands:
    """Who has only stood up is refused a step."""
    hands = sit_down()
    sit_at_a_town(hands)
    moving(hands, STREET)
    stood = TurnSet("movement", "p1", 1, "p1", ended=True, stood_up=("p1",), count=4)
    set_by_hand(hands, ClueSet(STREET, 1), stood)
    hands.drag("p1", "police_station")
    assert {reason.id for reason in hands.card().refusal.refused.violations} == {"AH-R09"}
    return hands


def profile(hands: Hands) -> Path:
    assert hands.window.profile is not None
    return hands.window.profile


def always(hands: Hands) -> object:
    return kept_rules.kept(profile(hands)).answer("delayed_clues")


def new_town(hands: Hands) -> NewTownPage:
    hands.key(KEY.Key_N, CTRL)
    hands.wait(30)
    page = hands.window.pages.page
    assert isinstance(page, NewTownPage)
    return page


def test_what_holds_always_is_proposed_by_the_next_new_town(disputed: Hands) -> None:
    disputed.keys(KEY.Key_R, KEY.Key_2)
    assert isinstance(disputed.window.cards.card, ScopeCard)
    disputed.key(KEY.Key_3)
    assert town(disputed).options.delayed_clues
    assert always(disputed) is True
    assert [one.ruled.scope for one in told.rulings(disputed.session)] == ["always"]
    page = new_town(disputed)
    assert page.draft.points == {"delayed_clues": True}
    disputed.key(KEY.Key_Return, CTRL)
    disputed.wait(80)
    assert town(disputed).options.delayed_clues


@pytest.mark.parametrize("scope", [KEY.Key_2])
def test_what_holds_tonight_is_proposed_to_nobody(disputed: Hands, scope: Qt.Key) -> None:
    disputed.keys(KEY.Key_R, KEY.Key_2, scope)
    assert town(disputed).options.delayed_clues
    assert always(disputed) is False
    assert new_town(disputed).draft.points == {}


def test_undo_takes_back_what_was_to_hold_always_and_redo_keeps_it_again(disputed: Hands) -> None:
    disputed.keys(KEY.Key_R, KEY.Key_2, KEY.Key_3)
    disputed.key(KEY.Key_Z, CTRL)
    assert (always(disputed), town(disputed).options.delayed_clues) == (False, False)
    assert disputed.line().startswith("이제 새 게임에 남기지 않아요")
    disputed.key(KEY.Key_Y, CTRL)
    assert (always(disputed), town(disputed).options.delayed_clues) == (True, True)
    assert disputed.line().startswith("새 게임에 다시 남겨요")


def test_a_town_and_a_mansion_keep_each_its_own(disputed: Hands) -> None:
    house_rules.keep(profile(disputed), "allow_pass", False)
    disputed.keys(KEY.Key_R, KEY.Key_2, KEY.Key_3)
    assert house_rules.kept(profile(disputed)).points == {"allow_pass": False}
    assert kept_rules.kept(profile(disputed)).points == {"delayed_clues": True}


def test_a_file_that_cannot_be_read_is_told_and_everything_is_as_usual(disputed: Hands) -> None:
    path = profile(disputed) / kept_rules.FILE
    path.write_text('trading = "any"\ndelayed_clues = "often"\n', encoding="utf-8")
    page = new_town(disputed)
    assert page.draft.points == {}
    told_there = page.shown.quick.told.text
    assert told_there.startswith("town_rules.toml")
    assert "2줄: 답이 될 수 없어요: ‘often’" in told_there
    disputed.key(KEY.Key_Escape)
    disputed.wait(20)


def test_a_ruling_that_cannot_be_kept_says_so_and_holds_tonight(disputed: Hands) -> None:
    path = profile(disputed) / kept_rules.FILE
    path.write_text("nonsense = 1\n", encoding="utf-8")
    disputed.keys(KEY.Key_R, KEY.Key_2, KEY.Key_3)
    assert town(disputed).options.delayed_clues
    assert "nonsense" in disputed.line()
    assert path.read_text(encoding="utf-8") == "nonsense = 1\n"


# ---- the file


def test_every_answer_is_read_back(tmp_path: Path) -> None:
    for point in points(Options):
        if not point.open:
            continue
        for value, _ in point.answers:
            kept_rules.keep(tmp_path, point.key, value)
            assert kept_rules.kept(tmp_path).answer(point.key) == value
        kept_rules.keep(tmp_path, point.key, point.usual)
    assert (tmp_path / kept_rules.FILE).read_text(encoding="utf-8") == ""


def test_nothing_kept_is_as_usual(tmp_path: Path) -> None:
    assert kept_rules.kept(tmp_path).points == TownDraft().points == {}


@pytest.mark.parametrize(
    ("text", "line"),
    [("people = 99", 1), ("\nchthonian = true", 2), ("allow_pass = true", 1), ("people =", 1), ("{", 1)],
)
def test_what_is_no_answer_to_an_open_question_is_told_with_its_line(text: str, line: int) -> None:
    with pytest.raises(Broken) as broken:
        kept_rules.parse("town_rules.toml", text.encode())
    assert [fault.line for fault in broken.value.faults] == [line]
