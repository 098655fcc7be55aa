"""Rumors: they tick, are settled in their street, and fail."""

from __future__ import annotations

from typing import Any

import pytest

from rules.arkham.actions import EndPart, SettleRumor
from rules.arkham.effects import ChooseHeld, ChooseOption
from rules.arkham.events import (
    AllyLeft,
    Awoke,
    DoomRose,
    MaximumLowered,
    MonsterBeaten,
    MythosSettled,
    RumorCame,
    RumorEnded,
    SignsRemoved,
    TerrorRose,
    TokensChanged,
)
from rules.arkham.violations import AbilityCost
from tests.cases.arkham.neutral import at_stage, neutral, proceeds, rolls
from tests.rules.arkham.a_town import Evening, board, has, meeting, piles


def rumor(card: str, standing: str = "p1 library", *changes: Any, since: int = 1, **parts: Any) -> Evening:
    """The rumor came in the first turn."""
    return neutral(standing, piles(rumor=card, since=since, **parts), *changes)


def ticks(evening: Evening, *faces: int, turn: int = 2) -> tuple[Any, ...]:
    """The end of a mythos phase, and the dice it asks for."""
    events = proceeds(at_stage(evening, "end", turn=turn))
    return events + (rolls(evening, *faces) if faces else ())


def settling(card: str, street: str, *changes: Any, sheet: dict[str, Any], **parts: Any) -> Evening:
    """P1 is in the rumor's street, in the encounters."""
    evening = rumor(card, f"p1 {street}", *changes, **parts)
    has(evening, **sheet)
    evening.corrects(meeting())
    return evening


def test_ark_mythos_rumor_01_disturbing_the_dead() -> None:
    evening = rumor("disturbing_the_dead", "p1 library", board(terror=6), allies=("duke",), since=2)
    assert not any(isinstance(event, TerrorRose) for event in ticks(evening))
    assert (evening.asked, evening.town.turn) == (None, 3)
    assert not any(isinstance(event, TerrorRose) for event in ticks(evening, 3, turn=3))
    events = ticks(evening, 1, turn=4)
    assert TerrorRose(7) in events
    assert AllyLeft("duke") in evening.fate("duke")
    events = ticks(evening, 1, turn=5)
    assert [event for event in events if isinstance(event, TerrorRose | AllyLeft)] == [TerrorRose(8)]


def test_ark_mythos_rumor_03_disturbing_the_dead_is_passed() -> None:
    markers = ("gate_abyss_a", "gate_rlyeh_a", "gate_yuggoth_a")
    evening = settling("disturbing_the_dead", "rivertown_street", sheet={"markers": markers})
    assert RumorEnded("disturbing_the_dead", True, True) in evening.plays(SettleRumor("p1"))
    assert (len(evening.sheet().markers), evening.sheet().hand) == (1, ("spell",))


def test_ark_mythos_rumor_05_good_work_undone_fails() -> None:
    evening = rumor("good_work_undone", "p1 library", board(seals=("woods", "graveyard")), tokens=9)
    events = ticks(evening, 3, 2)
    assert {RumorEnded("good_work_undone", False, True), SignsRemoved()} <= set(events)
    assert evening.town.seals == ()


def test_ark_mythos_rumor_07_the_great_ritual_ticks() -> None:
    evening = neutral()
    assert RumorCame("the_great_ritual") in proceeds(at_stage(evening, "ability", "the_great_ritual", turn=1))
    counts = []
    for turn in (1, 2, 3):
        counts += [event.count for event in ticks(evening, turn=turn) if isinstance(event, TokensChanged)]
    assert counts == [1, 2]


@pytest.mark.parametrize("spells", [4, 2])
def test_ark_mythos_rumor_09_the_great_ritual_is_passed_with_spells_alone(spells: int) -> None:
    evening = settling("the_great_ritual", "french_hill_street", sheet={"hand": ("spell",) * spells + ("common",)})
    if spells < 3:
        assert [type(one) for one in evening.refuses(SettleRumor("p1"))] == [AbilityCost]
        return
    assert RumorEnded("the_great_ritual", True, True) in evening.plays(SettleRumor("p1"))
    assert (evening.sheet().clues, evening.sheet().hand) == (2, ("spell", "common"))


def test_ark_mythos_rumor_11_a_second_rumor_is_ignored() -> None:
    evening = at_stage(rumor("good_work_undone"), "ability", "the_great_ritual")
    assert MythosSettled("the_great_ritual", "bottom") in proceeds(evening)
    assert (evening.town.rumor, evening.town.under_mythos) == ("good_work_undone", ("the_great_ritual",))


def test_ark_mythos_rumor_13_the_strangler_fails_only_at_a_tick_with_an_empty_deck() -> None:
    card = "the_southside_strangler_strikes"
    evening = rumor(card, allies=("duke",))
    ticks(evening)
    assert AllyLeft("duke") in evening.fate("duke")
    proceeds(at_stage(evening, "ability", "family_found_butchered", turn=3))
    assert (evening.town.terror, evening.town.rumor) == (1, card)
    assert RumorEnded(card, False, True) in ticks(evening, turn=3)
    assert isinstance(evening.asked, ChooseOption)


@pytest.mark.parametrize(
    ("option", "lowered", "left"),
    [("option-1", MaximumLowered("p1", sanity=1), (4, 3)), ("option-2", MaximumLowered("p1", stamina=1), (5, 3))],
)
def test_ark_allies_03_a_lowered_maximum(option: str, lowered: MaximumLowered, left: tuple[int, int]) -> None:
    evening = rumor("the_southside_strangler_strikes", allies=())
    has(evening, sanity=5, stamina=3)
    ticks(evening)
    assert lowered in evening.answers(option)
    sheet = evening.sheet()
    assert (sheet.sanity, sheet.stamina) == left
    assert (sheet.max_sanity, sheet.max_stamina) == ((4, 5) if lowered.sanity else (5, 4))


@pytest.mark.parametrize(
    ("doom", "face", "expected"), [(0, 3, None), (0, 2, DoomRose(1)), (9, 2, Awoke("doom", "yig"))]
)
def test_ark_mythos_rumor_15_the_stars_are_right(doom: int, face: int, expected: Any) -> None:
    events = ticks(rumor("the_stars_are_right", "p1 library", board(doom=doom)), face)
    assert any(isinstance(event, DoomRose | Awoke) for event in events) is (expected is not None)
    assert expected is None or expected in events


def test_ark_awaken_win_lose_03_doom_from_an_effect_awakens() -> None:
    evening = rumor("the_stars_are_right", "p1 library", board(doom=9))
    assert Awoke("doom", "yig") in ticks(evening, 1)
    assert evening.town.phase == "over"


@pytest.mark.parametrize("hand", [("duke",), ("tommy_gun",)])
def test_ark_mythos_rumor_15_an_ally_is_given_up_and_no_item(hand: tuple[str, ...]) -> None:
    evening = settling("the_stars_are_right", "downtown_street", sheet={"hand": hand})
    if hand == ("duke",):
        evening.plays(SettleRumor("p1"))
        assert evening.sheet().hand == ("common", "common")
    else:
        assert [type(one) for one in evening.refuses(SettleRumor("p1"))] == [AbilityCost]


@pytest.mark.parametrize("how", ["ignored", "one", "last"])
def test_ark_mythos_rumor_17_the_terrible_experiment(how: str) -> None:
    tokens = ("ghoul-1",) if how == "last" else ("dimensional_shambler-1", "ghoul-1", "maniac-1")
    evening = settling("the_terrible_experiment", "miskatonic_u_street", sheet={}, held=tokens)
    assert evening.allows(EndPart("p1"))
    if how == "ignored":
        evening.plays(EndPart("p1"))
        assert evening.town.held == tokens
        return
    evening.plays(SettleRumor("p1"))
    if how == "last":
        assert RumorEnded("the_terrible_experiment", True, True) in evening.answers("won")
        assert evening.sheet().hand == ("skill",)
        return
    assert isinstance(evening.asked, ChooseHeld)
    evening.answers("ghoul-1")
    assert MonsterBeaten("p1", "ghoul-1", "trophy") in evening.answers("won")
    assert evening.allows(EndPart("p1"))
    assert evening.town.held == ("dimensional_shambler-1", "maniac-1")
