"""Setting up, and the order of play."""

from __future__ import annotations

import pytest

from rules.arkham.actions import DrawCard, EndPart, Proceed
from rules.arkham.effects import DrawMythos
from rules.arkham.events import (
    EnvironmentCame,
    GateOpened,
    MythosDrawn,
    MythosPutBack,
    PartBegan,
    PhaseBegan,
    TurnBegan,
)
from rules.arkham.violations import TurnOrder
from tests.cases.arkham.neutral import at_stage, neutral, proceeds
from tests.rules.arkham.a_town import a_table, has, moment
from tests.rules.arkham.shipped import shipped


@pytest.mark.parametrize("investigator", sorted(shipped().investigators))
def test_ark_setup_01_starting_clues_and_kate(investigator: str) -> None:
    clues = a_table(investigator, ancient="yig", first="p1").town.clues
    assert clues.get("science_building", 0) == (0 if investigator == "kate_winthrop" else 1)
    assert clues["woods"] == 1


def test_ark_setup_03_ark_mythos_rumor_19_the_first_mythos_card() -> None:
    evening = a_table("amanda_sharpe", ancient="yig", first="p1")
    events = proceeds(evening, "good_work_undone")
    assert events[-2:] == (MythosDrawn("good_work_undone"), MythosPutBack("good_work_undone"))
    assert isinstance(evening.asked, DrawMythos)
    evening.fate("heat_wave")
    assert GateOpened("woods", "gate_abyss_a") in proceeds(evening, "gate_abyss_a", "ghoul")
    proceeds(evening)
    proceeds(evening)
    assert EnvironmentCame("heat_wave") in proceeds(evening)
    assert TurnBegan(1, "p1") in proceeds(evening)
    assert (evening.town.environment, evening.town.doom) == ("heat_wave", 1)


def test_ark_first_player_phases_01_the_first_player_moves_on_each_turn() -> None:
    evening = neutral("p1 library, p2 library, p3 library", moment("upkeep", "p1"))
    order = [
        event.seat if isinstance(event, PartBegan) else event.phase
        for _ in range(2)
        for seat in ("p1", "p2", "p3")
        for event in evening.plays(EndPart(seat))
        if isinstance(event, PartBegan | PhaseBegan)
    ]
    assert order == ["p2", "p3", "movement", "p1", "p2", "p3", "arkham", "p1"]
    for seat, then in (("p1", PartBegan("p2")), ("p2", PartBegan("p3")), ("p3", PhaseBegan("mythos"))):
        assert then in evening.plays(DrawCard(seat), EndPart(seat))
    assert evening.refuses(Proceed("p2")) == (TurnOrder("p1"),)
    assert TurnBegan(2, "p2") in proceeds(at_stage(evening, "end", turn=1))


def test_ark_first_player_phases_03_a_first_player_without_a_turn_still_does_mythos() -> None:
    evening = neutral("p1 library, p2 library, p3 library", moment("movement", "p1", first="p2"))
    has(evening, "p2", idle=1)
    assert PartBegan("p3") in evening.plays(EndPart("p1"))
    evening.corrects(moment("arkham", "p1", first="p2", done=("p3",), encounter="library"))
    assert PhaseBegan("mythos") in evening.plays(EndPart("p1"))
    assert evening.allows(Proceed("p2"))
    evening.corrects(moment("mythos", first="p2", stage="end"))
    assert TurnBegan(2, "p3") in evening.plays(Proceed("p2"))
