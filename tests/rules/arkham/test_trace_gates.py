"""Closing and sealing a gate: the whole way, the seed's section 4.5, a test a sentence."""

from __future__ import annotations

from rules.arkham.actions import CloseGateBy, DrawCard, EndPart, Evade, Fight, Move, Outcome, Proceed
from rules.arkham.effects import ChooseGate, DrawGateCard, Roll
from rules.arkham.events import Advanced, CameBack, DrawnIn, Evaded, GateClosed, Sealed, StoodUp
from rules.arkham.violations import MonsterBlocks
from rules.events import Correction, Event
from tests.rules.arkham.a_town import Evening, a_town, board, gates, has, meeting, moment, monsters, moving, mythos
from tests.rules.arkham.shipped import shipped

BLUE = next(card for card, colour in shipped().gate_cards.items() if colour == "blue")


def rolls(evening: Evening, face: int) -> tuple[Event, ...]:
    """All dice show that."""
    assert isinstance(evening.asked, Roll)
    return evening.fate((face,) * evening.asked.dice)


def turn_one(*changes: Correction) -> Evening:
    """P1 in the Uptown streets, a gate to Yuggoth at the Woods; p2 sits in a street and never has anything to do."""
    return a_town("p1 uptown_street, p2 downtown_street", *gates("woods yuggoth_a"), *changes)


def test_s3_4_5_01_one_goes_to_a_place_with_a_gate() -> None:
    evening = turn_one()
    evening.plays(Move("p1", "woods"))
    assert evening.at("p1") == "woods"


def test_s3_4_5_02_past_its_monsters() -> None:
    evening = turn_one(*monsters("ghoul-1 woods"))
    has(evening, sliders=(0, 1, 1))
    evening.plays(Move("p1", "woods"))
    assert evening.refuses(EndPart("p1")) == (MonsterBlocks("woods", "ghoul-1"),)
    evening.plays(Evade("p1", "ghoul-1"))
    assert Evaded("p1", "ghoul-1") in rolls(evening, 6)
    assert evening.allows(EndPart("p1"))


def drawn_in() -> Evening:
    """P1 has been drawn in, and p2 is done."""
    evening = turn_one()
    evening.plays(Move("p1", "woods"), EndPart("p1"))
    assert DrawnIn("p1", "yuggoth_1", False) in evening.plays(EndPart("p2"))
    return evening


def test_s3_4_5_03_04_drawn_in_and_met_in_the_same_turn() -> None:
    evening = drawn_in()
    assert isinstance(evening.asked, DrawGateCard)
    evening.fate(BLUE)
    assert evening.town.encounter == BLUE


def in_turn(evening: Evening, turn: int) -> tuple[Event, ...]:
    """The movement of that turn: nothing else happened in between, p1 first."""
    evening.corrects(moment("upkeep", "p2", turn=turn, done=("p1",)))
    return evening.plays(EndPart("p2"))


def test_s3_4_5_05_06_the_second_turn_in_the_second_area() -> None:
    evening = drawn_in()
    evening.fate(BLUE)
    assert Advanced("p1", "yuggoth_2") in in_turn(evening, 2)
    evening.plays(EndPart("p2"))
    assert isinstance(evening.asked, DrawGateCard)


def test_s3_4_5_07_08_the_third_turn_back_and_closing() -> None:
    evening = drawn_in()
    evening.fate(BLUE)
    in_turn(evening, 2)
    evening.plays(EndPart("p2"))
    evening.corrects(moving())
    assert CameBack("p1", "woods") in in_turn(evening, 3)
    evening.plays(EndPart("p1"), EndPart("p2"))
    has(evening, clues=5, sliders=(1, 3, 1))
    evening.plays(CloseGateBy("p1", "fight"))
    assert GateClosed("woods", "gate_yuggoth_a", "p1") in rolls(evening, 5)
    assert Sealed("woods", "p1") in evening.answers("seal")


def test_s3_4_5_09_an_early_return_saves_a_turn() -> None:
    """The spell that finds a gate is told as what it does."""
    evening = drawn_in()
    evening.fate(BLUE)
    assert CameBack("p1", "woods") in evening.plays(Outcome("p1", "come-back"))
    assert evening.sheet().explored == "woods"


def test_s3_4_5_10_a_gate_that_opens_on_one_delays_and_saves_nothing() -> None:
    evening = a_town("p1 woods, p2 downtown_street", mythos("gate", "all_quiet_in_arkham", turn=3))
    evening.plays(Proceed("p1"))
    evening.fate("gate_yuggoth_a", "ghoul")
    assert (evening.at("p1"), evening.sheet().delayed) == ("yuggoth_1", True)
    assert StoodUp("p1") in in_turn(evening, 4)
    assert evening.at("p1") == "yuggoth_1"
    assert Advanced("p1", "yuggoth_2") in in_turn(evening, 5)
    assert CameBack("p1", "woods") in in_turn(evening, 6)


def test_s3_4_5_11_12_a_nightgaunt_carries_through_the_nearest_gate_without_delay() -> None:
    evening = a_town(
        "p1 downtown_street, p2 library",
        *gates("independence_square abyss_a", "woods yuggoth_a"),
        *monsters("nightgaunt-1 downtown_street"),
    )
    has(evening, clues=0)
    evening.plays(Evade("p1", "nightgaunt-1"))
    assert DrawnIn("p1", "abyss_1", False) in rolls(evening, 1)
    assert not evening.sheet().delayed
    evening = a_town(
        "p1 downtown_street, p2 library",
        *gates("independence_square abyss_a", "the_unnamable yuggoth_a", "hibbs_roadhouse rlyeh_a"),
        *monsters("nightgaunt-1 downtown_street"),
        board(seals=()),
    )
    has(evening, at="rivertown_street", clues=0)
    evening.corrects(*monsters("nightgaunt-1 rivertown_street"), moving())
    evening.plays(Evade("p1", "nightgaunt-1"))
    rolls(evening, 1)
    assert evening.asked == ChooseGate("p1", ("hibbs_roadhouse", "the_unnamable"))


def test_s3_4_5_13_a_nightgaunt_of_another_world_throws_one_back() -> None:
    evening = a_town("p1 yuggoth_1, p2 downtown_street", *gates("woods yuggoth_a"), moving("p2", done=("p1",)))
    evening.plays(EndPart("p2"))
    evening.fate(BLUE)
    has(evening, clues=0)
    evening.plays(Outcome("p1", "monster"))
    evening.fate("nightgaunt")
    evening.answers("evade")
    assert CameBack("p1", "woods") in rolls(evening, 1)
    assert evening.sheet().explored == "woods"


def test_nothing_is_met_at_a_gate_but_the_gate() -> None:
    evening = a_town("p1 woods, p2 downtown_street", *gates("woods yuggoth_a"), meeting())
    assert evening.refuses(DrawCard("p1")) != ()
    assert evening.refuses(Fight("p1", "ghoul-1")) != ()
