"""The Upkeep: sliders, income, the special cards."""

from __future__ import annotations

from typing import Any

from rules.arkham.actions import DrawCard, Outcome, PayOff, Slide, UseAbility, UseOwn
from rules.arkham.effects import ChooseInvestigator
from rules.arkham.events import Discarded, Received
from rules.arkham.violations import Focus, TriedAlready
from tests.cases.arkham.neutral import neutral, rolls, upkeep
from tests.rules.arkham.a_town import Evening, a_town, has, meeting, moment


def test_ark_upkeep_01_focus_limits_slider_steps() -> None:
    evening = neutral("p1 library", who={"p1": "mandy_thompson"})
    evening.corrects(moment("upkeep", "p1", stood=(3, 3, 3)))
    assert evening.refuses(Slide("p1", "speed", 0)) == (Focus(2, 3),)
    evening.plays(Slide("p1", "speed", 1))
    assert evening.refuses(Slide("p1", "fight", 2)) == (Focus(2, 3),)
    evening.plays(Slide("p1", "speed", 2), Slide("p1", "fight", 2))
    assert evening.refuses(Slide("p1", "lore", 2)) == (Focus(2, 3),)


def test_ark_upkeep_05_vincent_heals_one_point_in_his_own_area() -> None:
    evening = a_town("p1 uptown_street, p2 uptown_street, p3 woods", who={"p1": "vincent_lee"})
    has(evening, "p1", stamina=3)
    has(evening, "p2", stamina=1)
    evening.corrects(moment("upkeep", "p1"))
    evening.plays(UseOwn("p1"))
    assert isinstance(evening.asked, ChooseInvestigator)
    assert evening.asked.people == ("p1", "p2")
    evening.answers("p2")
    assert [evening.sheet(seat).stamina for seat in ("p1", "p2")] == [3, 2]
    assert evening.refuses(UseOwn("p1")) == (TriedAlready("own"),)
    evening.match.undo()
    evening.answers("p1")
    assert [evening.sheet(seat).stamina for seat in ("p1", "p2")] == [4, 1]


def test_ark_investigators_13_jenny_gets_a_dollar() -> None:
    evening = neutral("p1 train_station", who={"p1": "jenny_barnes"})
    upkeep(evening, 1)
    assert evening.sheet().money == 1


def test_ark_blessing_curse_retainer_loan_01_no_roll_in_the_first_upkeep() -> None:
    evening = neutral(specials=("blessing",), fresh=("blessing",))
    upkeep(evening, 1)
    assert evening.asked is None
    for turn, face, left in ((2, 6, ("blessing",)), (3, 1, ())):
        upkeep(evening, turn)
        rolls(evening, face)
        assert evening.sheet().specials == left


def test_ark_blessing_curse_retainer_loan_03_a_curse_only_takes_a_blessing() -> None:
    evening = met("velmas_diner", specials=("blessing",))
    events = evening.plays(Outcome("p1", "cursed"))
    assert Discarded("p1", "blessing") in events
    assert evening.sheet().specials == ()


def test_ark_blessing_curse_retainer_loan_05_the_life_of_a_loan() -> None:
    evening = neutral("p1 bank_of_arkham", meeting(turn=0))
    events = evening.plays(UseAbility("p1"))
    assert Received("p1", "bank_loan") in events
    assert evening.sheet().money == 10
    upkeep(evening, 1)
    assert evening.asked is None
    for turn, face, money in ((2, 4, 10), (3, 1, 9)):
        upkeep(evening, turn)
        rolls(evening, face)
        assert evening.sheet().money == money
    has(evening, money=10)
    evening.corrects(moment("upkeep", "p1", turn=4))
    evening.plays(PayOff("p1"))
    assert (evening.sheet().money, evening.sheet().specials, evening.sheet().barred) == (0, (), False)


def met(place: str, **sheet: Any) -> Evening:
    """A card is drawn at a place."""
    evening = neutral(f"p1 {place}", meeting(), **sheet)
    evening.plays(DrawCard("p1"))
    return evening
