"""Gates are closed and sealed; through them and back."""

from __future__ import annotations

from typing import Any

import pytest

from rules.actions import Answer
from rules.arkham.actions import CloseGateBy, DrawCard, EndPart, Outcome, UseElderSign
from rules.arkham.effects import DrawGateCard, SealOrLeave
from rules.arkham.events import (
    Advanced,
    CameBack,
    DoomRose,
    DrawnIn,
    GameWon,
    GateCardTurned,
    GateClosed,
    Lost,
    PhaseBegan,
    Reduced,
    Sealed,
)
from rules.arkham.violations import SealClues, SealForbidden
from rules.events import Correction
from tests.cases.arkham.neutral import begins, dice, neutral, rolls
from tests.rules.arkham.a_town import Evening, board, gates, has, meeting, piles

# ---- closing and sealing


def closing(*changes: Correction, place: str = "woods", **sheet: Any) -> Evening:
    """P1 stands at an explored gate to the Abyss."""
    evening = neutral(f"p1 {place}", *gates(f"{place} abyss_a"), meeting(), *changes)
    return has(evening, explored=place, **sheet)


def test_ark_gates_close_seal_01_entering_crossing_returning() -> None:
    evening = neutral("p1 independence_square", *gates("independence_square abyss_a"))
    events = evening.plays(EndPart("p1"))
    assert DrawnIn("p1", "abyss_1") in events
    assert PhaseBegan("other") in events
    assert isinstance(evening.asked, DrawGateCard)
    assert Advanced("p1", "abyss_2") in begins(evening, "movement", 2)
    assert CameBack("p1", "independence_square") in begins(evening, "movement", 3)
    evening.plays(EndPart("p1"))
    assert evening.town.phase == "arkham"
    assert evening.allows(CloseGateBy("p1", "fight"))


@pytest.mark.parametrize("skill", ["fight", "lore"])
@pytest.mark.parametrize(("face", "closed"), [(1, False), (5, True)])
def test_ark_gates_close_seal_03_the_check(skill: str, face: int, closed: bool) -> None:
    evening = closing()
    evening.plays(CloseGateBy("p1", skill))  # type: ignore[arg-type]  # one of the two skills
    assert dice(evening) == 4 - 2
    rolls(evening, face)
    assert (evening.town.gates == {}) is closed


def test_ark_gates_close_seal_03_11_one_may_leave_it() -> None:
    evening = closing(place="black_cave")
    assert evening.allows(CloseGateBy("p1", "fight"), CloseGateBy("p1", "lore"), EndPart("p1"))
    evening.plays(EndPart("p1"))
    assert list(evening.town.gates) == ["black_cave"]


def test_ark_gates_close_seal_07_the_elder_sign() -> None:
    evening = closing(board(doom=1), hand=("elder_sign",))
    events = evening.plays(UseElderSign("p1"))
    assert {GateClosed("woods", "gate_abyss_a", "p1"), Sealed("woods", "p1"), DoomRose(0)} <= set(events)
    assert (evening.sheet().sanity, evening.sheet().stamina, evening.asked) == (4, 4, None)


@pytest.mark.parametrize("clues", [5, 10])
def test_ark_gates_close_seal_09_hastur_makes_sealing_dearer(clues: int) -> None:
    evening = neutral("p1 woods", *gates("woods abyss_a"), meeting(), ancient="hastur", explored="woods", clues=clues)
    evening.plays(CloseGateBy("p1", "fight"))
    rolls(evening, 6)
    assert evening.asked == SealOrLeave("p1", "woods", 8)
    if clues == 5:
        assert evening.refuses(Answer("p1", "seal")) == (SealClues(8, 5),)
    else:
        assert Reduced("p1", "clues", 8) in evening.answers("seal")


def test_ark_mythos_environment_09_no_one_can_help_you_now() -> None:
    evening = closing(piles(environment="no_one_can_help_you_now"), clues=5, hand=("elder_sign",))
    assert evening.refuses(UseElderSign("p1")) == (SealForbidden("no_one_can_help_you_now"),)
    evening.plays(CloseGateBy("p1", "fight"))
    assert GateClosed("woods", "gate_abyss_a", "p1") in rolls(evening, 6)
    assert evening.refuses(Answer("p1", "seal")) == (SealForbidden("no_one_can_help_you_now"),)


def test_ark_awaken_win_lose_11_closing_the_last_gate_wins() -> None:
    evening = neutral("p1 woods, p2 library, p3 library", *gates("woods abyss_a"), meeting(), explored="woods")
    has(evening, "p2", markers=("gate_rlyeh_a",))
    has(evening, "p3", markers=("gate_rlyeh_b",))
    evening.plays(CloseGateBy("p1", "fight"))
    events = rolls(evening, 6) + (evening.answers("leave") if evening.asked is not None else ())
    assert GameWon("gates") in events


# ---- other worlds


@pytest.mark.parametrize(
    ("world", "turned", "under"),
    [
        ("abyss", (("g01", True),), ("g01",)),
        ("plateau_of_leng", (("g01", False), ("g16", True)), ("g01", "g16")),
        ("city_of_the_great_race", (("g01", False), ("g16", True)), ("g01", "g16")),
    ],
)
def test_ark_other_worlds_01_the_colour_decides(
    world: str, turned: tuple[tuple[str, bool], ...], under: tuple[str, ...]
) -> None:
    evening = neutral(f"p1 {world}_1")
    begins(evening, "other")
    events = evening.fate(*(card for card, _ in turned))
    assert [(event.card, event.met) for event in events if isinstance(event, GateCardTurned)] == list(turned)
    assert evening.town.under_gates == under


def test_ark_other_worlds_03_no_gate_back_lost_but_nothing_forfeited() -> None:
    evening = neutral("p1 the_dreamlands_2", clues=6)
    assert Lost("p1", 4) in begins(evening, "movement")
    assert evening.sheet().clues == 6


def test_ark_encounters_45_sent_to_an_open_gate() -> None:
    evening = neutral("p1 train_station", *gates("woods abyss_a"), meeting())
    evening.plays(DrawCard("p1"), Outcome("p1", "move", of="woods"), Outcome("p1", "draw-in"))
    assert (evening.at("p1"), evening.sheet().delayed) == ("abyss_1", False)
