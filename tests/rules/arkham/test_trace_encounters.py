"""Encounters in Arkham and in other worlds: the seed's sections 3.3 and 3.4, a test a sentence."""

from __future__ import annotations

from typing import Any

import pytest

from rules.actions import Answer
from rules.arkham.actions import CloseGateBy, DrawCard, EndPart, Evade, Fight, Outcome, UseAbility
from rules.arkham.effects import Buy, DrawGateCard, EvadeOrFight, MeetMonster, Roll, SealOrLeave, TellPrice
from rules.arkham.events import (
    CardDrawn,
    Delayed,
    DoomRose,
    DrawnIn,
    Evaded,
    GateCardsShuffled,
    GateCardTurned,
    GateClosed,
    GateOpened,
    MonsterBeaten,
    MonsterPlaced,
    MonsterPutBack,
    PartBegan,
    PhaseBegan,
    PricePaid,
    Sealed,
    Sent,
)
from rules.arkham.violations import (
    AbilityCost,
    AbilityOnGate,
    CloseWithoutExplored,
    MetAlready,
    MustMeet,
    NoGateHere,
    NotALocation,
    SealClues,
    SealForbidden,
    ShopEmptyPurse,
    ShopMustBuy,
    ShopPrice,
    TriedAlready,
    TurnEnded,
    WrongPhase,
)
from rules.events import Correction, Event
from tests.rules.arkham.a_town import Evening, a_town, gates, has, meeting, moment, monsters, moving, piles
from tests.rules.arkham.shipped import shipped


def rolls(evening: Evening, face: int) -> tuple[Event, ...]:
    """All dice show that."""
    assert isinstance(evening.asked, Roll)
    return evening.fate((face,) * evening.asked.dice)


def there(place: str, **sheet: Any) -> Evening:
    """P1's part of the encounters at a place."""
    evening = a_town(f"p1 {place}, p2 train_station", meeting())
    return has(evening, **sheet) if sheet else evening


def explored(**sheet: Any) -> Evening:
    """At the Woods, whose gate to the Dreamlands is explored."""
    evening = a_town("p1 woods, p2 library", *gates("woods the_dreamlands_a"), meeting())
    return has(evening, explored="woods", **sheet)


def test_s3_3_3_00_encounters_come_when_all_have_moved() -> None:
    evening = a_town("p1 library, p2 library", moving("p2", done=("p1",)))
    assert evening.plays(EndPart("p2"))[-2:] == (PhaseBegan("arkham"), PartBegan("p1"))
    evening = explored()
    evening.corrects(moving())
    assert evening.refuses(CloseGateBy("p1", "fight"))[0] == WrongPhase("close-gate-by", "arkham")


def test_s3_3_3_01_at_a_place_its_ability_or_a_card() -> None:
    evening = there("bank_of_arkham")
    assert evening.allows(UseAbility("p1"), DrawCard("p1"))
    assert evening.refuses(EndPart("p1")) == (MustMeet("bank_of_arkham"),)
    assert evening.plays(DrawCard("p1")) == (CardDrawn("p1", "bank_of_arkham"),)
    assert evening.refuses(DrawCard("p1")) == (MetAlready(),)
    assert evening.refuses(UseAbility("p1")) == (MetAlready(),)


def test_s3_3_3_01_nothing_in_the_streets_and_nothing_for_the_carried() -> None:
    evening = a_town("p1 downtown_street, p2 library", moving("p2", done=("p1",)))
    assert PartBegan("p2") in evening.plays(EndPart("p2"))
    evening.corrects(meeting())
    assert NotALocation("downtown_street") in evening.refuses(DrawCard("p1"))
    evening = there("arkham_asylum")
    evening.corrects(meeting(carried=("p1",)))
    assert TurnEnded("p1", "arkham_asylum") in evening.refuses(DrawCard("p1"))


def test_s3_3_3_02_a_gate_draws_in_and_does_not_delay() -> None:
    evening = a_town("p1 woods, p2 library", *gates("woods abyss_a"), moving("p2", done=("p1",)))
    events = evening.plays(EndPart("p2"))
    assert DrawnIn("p1", "abyss_1", False) in events
    assert not evening.sheet().delayed
    evening.plays(DrawCard("p2"))
    events = evening.plays(EndPart("p2"))
    assert PartBegan("p1") in events
    assert isinstance(evening.asked, DrawGateCard)
    assert AbilityOnGate() in explored().refuses(DrawCard("p1"))


def test_s3_3_3_03_with_a_marker_one_may_close() -> None:
    assert explored().allows(CloseGateBy("p1", "fight"), CloseGateBy("p1", "lore"), EndPart("p1"))
    evening = a_town("p1 woods, p2 library", *gates("woods the_dreamlands_a"), meeting())
    assert evening.refuses(CloseGateBy("p1", "fight")) == (CloseWithoutExplored(),)
    assert there("library").refuses(CloseGateBy("p1", "fight")) == (NoGateHere("library"),)


@pytest.mark.parametrize(("skill", "dice"), [("fight", 3 + 1), ("lore", 1 + 1)])
def test_s3_3_3_04_fight_or_lore_with_the_modifier(skill: str, dice: int) -> None:
    evening = explored()
    evening.plays(CloseGateBy("p1", skill))  # type: ignore[arg-type]  # one of the two skills
    assert isinstance(evening.asked, Roll)
    assert evening.asked.dice == dice
    events = evening.fate((*(2,) * (dice - 1), 5))
    assert GateClosed("woods", "gate_the_dreamlands_a", "p1") in events


def test_s3_3_3_05_failing_costs_nothing_but_the_try() -> None:
    evening = explored(clues=0)
    evening.plays(CloseGateBy("p1", "fight"))
    rolls(evening, 1)
    assert (evening.sheet().explored, evening.town.gates) == ("woods", {"woods": "gate_the_dreamlands_a"})
    assert evening.refuses(CloseGateBy("p1", "lore")) == (TriedAlready("closing"),)
    evening.corrects(meeting(turn=2))
    assert evening.allows(CloseGateBy("p1", "lore"))


def test_s3_3_3_06_a_seal_costs_five_clues_more() -> None:
    evening = explored(clues=5)
    evening.plays(CloseGateBy("p1", "fight"))
    rolls(evening, 6)
    assert evening.asked == SealOrLeave("p1", "woods", 5)
    assert Sealed("woods", "p1") in evening.answers("seal")
    assert evening.sheet().clues == 0
    evening = explored(clues=4)
    evening.plays(CloseGateBy("p1", "fight"))
    rolls(evening, 6)
    assert evening.refuses(Answer("p1", "seal")) == (SealClues(5, 4),)
    evening.answers("leave")
    assert (evening.town.gates, evening.town.seals) == ({}, ())


@pytest.mark.parametrize(("card", "ancient", "price"), [("nodens_favor", "yig", 3), ("", "hastur", 8)])
def test_s3_3_3_06_what_changes_the_price(card: str, ancient: str, price: int) -> None:
    evening = a_town(
        "p1 woods, p2 library", *gates("woods the_dreamlands_a"), piles(environment=card), meeting(), ancient=ancient
    )
    has(evening, explored="woods", clues=8)
    evening.plays(CloseGateBy("p1", "fight"))
    rolls(evening, 6)
    assert evening.asked == SealOrLeave("p1", "woods", price)


def test_s3_3_3_06_a_card_forbids_sealing() -> None:
    evening = explored(clues=8)
    evening.corrects(piles(environment="no_one_can_help_you_now"), meeting())
    evening.plays(CloseGateBy("p1", "fight"))
    rolls(evening, 6)
    assert evening.refuses(Answer("p1", "seal")) == (SealForbidden("no_one_can_help_you_now"),)


def test_s3_3_3_07_08_location_cards_have_no_order() -> None:
    """The program keeps none: each draw may bring any card of the neighbourhood, which the table reads."""
    evening = there("newspaper")
    evening.plays(DrawCard("p1"))
    assert evening.town.encounter == "newspaper"
    assert evening.asked is None


def test_s3_3_3_09_an_ability_is_for_whoever_can_pay_it() -> None:
    evening = there("police_station", markers=("gate_abyss_a",), trophies=("ghoul-1", "star_spawn-1"))
    assert [type(reason) for reason in evening.refuses(UseAbility("p1"))] == [AbilityCost]
    has(evening, trophies=("ghoul-1", "ghoul-2", "star_spawn-1"))
    events = evening.plays(UseAbility("p1"))
    paid = next(event for event in events if isinstance(event, PricePaid))
    assert set(paid.things) == {"ghoul-1", "ghoul-2", "star_spawn-1"}
    assert set(evening.sheet().specials) == {"deputy_of_arkham", "deputys_revolver", "patrol_wagon"}
    assert evening.sheet().markers == ()


def test_s3_3_3_10_nobody_looks_at_wares_without_money() -> None:
    evening = there("general_store", money=0)
    assert evening.refuses(UseAbility("p1")) == (ShopEmptyPurse(),)
    assert evening.allows(DrawCard("p1"))


def test_s3_3_3_11_one_dollar_is_enough_to_look() -> None:
    evening = there("curiositie_shoppe", money=1)
    evening.plays(UseAbility("p1"))
    assert isinstance(evening.asked, TellPrice)
    evening.fate(4, 5, 7)
    assert isinstance(evening.asked, Buy)
    assert evening.asked.prices == (4, 5, 7)


def test_s3_3_3_12_what_can_be_paid_must_be_bought() -> None:
    evening = there("general_store", money=3, hand=())
    evening.plays(UseAbility("p1"))
    evening.fate(2, 5, 7)
    assert evening.refuses(Answer("p1", "none")) == (ShopMustBuy(),)
    assert evening.refuses(Answer("p1", 5)) == (ShopPrice(5, 3),)
    evening.answers(2)
    assert (evening.sheet().money, evening.sheet().hand) == (1, ("common",))
    assert evening.asked is None


def test_s3_3_3_13_where_nothing_can_be_paid_one_leaves() -> None:
    evening = there("general_store", money=1)
    evening.plays(UseAbility("p1"))
    evening.fate(4, 5, 7)
    evening.answers("none")
    assert evening.sheet().money == 1


def meets(evening: Evening, kind: str = "zombie") -> tuple[Event, ...]:
    """The card brings a monster."""
    evening.plays(DrawCard("p1"), Outcome("p1", "monster"))
    assert isinstance(evening.asked, MeetMonster)
    return evening.fate(kind)


def test_s3_3_3_14_a_monster_of_an_encounter_is_met_at_once() -> None:
    evening = there("graveyard")
    meets(evening)
    assert evening.asked == EvadeOrFight("p1", "zombie-1")


def test_s3_3_3_15_a_trophy_or_back_to_the_cup() -> None:
    evening = there("graveyard")
    meets(evening)
    evening.answers("fight")
    assert MonsterBeaten("p1", "zombie-1", "trophy") in evening.answers("won")
    assert evening.sheet().trophies == ("zombie-1",)
    evening = there("graveyard")
    meets(evening)
    evening.answers("evade")
    events = rolls(evening, 6)
    assert events[-2:] == (Evaded("p1", "zombie-1"), MonsterPutBack("zombie-1"))
    assert evening.town.monsters == {}


@pytest.mark.parametrize(("kind", "becomes"), [("mi_go", "box"), ("warlock", "box"), ("ghoul", "trophy")])
def test_s3_3_3_15_some_leave_the_game(kind: str, becomes: str) -> None:
    evening = there("graveyard")
    meets(evening, kind)
    evening.answers("fight")
    assert MonsterBeaten("p1", f"{kind}-1", becomes) in evening.answers("won")


def test_s3_3_3_16_a_gate_of_an_encounter_draws_in_and_delays() -> None:
    evening = there("the_unnamable")
    evening.plays(DrawCard("p1"))
    assert DoomRose(1) in evening.plays(Outcome("p1", "gate", 0))
    events = evening.fate("gate_abyss_a")
    assert events[:2] == (GateOpened("the_unnamable", "gate_abyss_a"), DrawnIn("p1", "abyss_1", True))
    assert evening.sheet().delayed
    evening.plays(EndPart("p1"))
    evening.plays(DrawCard("p2"), EndPart("p2"))
    assert isinstance(evening.asked, DrawGateCard)


def test_s3_3_3_17_its_monster_stays_and_is_not_fought() -> None:
    evening = there("the_unnamable")
    evening.plays(DrawCard("p1"), Outcome("p1", "gate", 1))
    evening.fate("gate_abyss_a")
    assert MonsterPlaced("ghoul-1", "the_unnamable") in evening.fate("ghoul")
    assert (evening.at("p1"), evening.asked) == ("abyss_1", None)


@pytest.mark.parametrize(("option", "count"), [("two", 2), ("one", 1)])
def test_s3_3_3_17_with_five_there_may_be_two(option: str, count: int) -> None:
    standing = ", ".join(f"p{number} {'the_unnamable' if number == 1 else 'library'}" for number in range(1, 6))
    evening = a_town(standing, meeting(), gate_encounter=option)
    evening.plays(DrawCard("p1"), Outcome("p1", "gate", 1))
    evening.fate("gate_abyss_a", *("ghoul",) * count)
    assert len(evening.town.monsters) == count
    assert evening.asked is None


def test_s3_3_3_18_an_encounter_may_lead_to_a_gate_past_its_monsters() -> None:
    evening = a_town("p1 newspaper, p2 library", *gates("woods abyss_a"), *monsters("ghoul-1 woods"), meeting())
    evening.plays(DrawCard("p1"))
    assert Sent("p1", "woods") in evening.plays(Outcome("p1", "move", of="woods"))
    assert evening.asked is None
    evening.plays(Outcome("p1", "draw-in"))
    assert (evening.at("p1"), evening.sheet().delayed) == ("abyss_1", False)


# ---- other worlds


def in_world(area: str = "yuggoth_1", *changes: Correction) -> Evening:
    """P1 is about to have an encounter in an other world."""
    evening = a_town(f"p1 {area}, p2 downtown_street", *changes, moving("p2", done=("p1",)))
    evening.plays(EndPart("p2"))
    return evening


def cards(colour: str) -> list[str]:
    return [card for card, one in shipped().gate_cards.items() if one == colour]


def test_s3_3_4_00_other_worlds_come_after_arkham() -> None:
    evening = in_world()
    assert evening.town.phase == "other"
    assert isinstance(evening.asked, DrawGateCard)


def test_s3_3_4_01_cards_are_turned_up_until_a_colour_fits() -> None:
    evening = in_world()
    red, green, blue = cards("red")[0], cards("green")[0], cards("blue")[0]
    assert evening.fate(red, green) == (GateCardTurned("p1", red), GateCardTurned("p1", green))
    assert evening.fate(blue) == (GateCardTurned("p1", blue, met=True),)
    assert evening.town.encounter == blue
    assert evening.allows(Outcome("p1", "sanity", -1))


def test_s3_3_4_02_they_go_under_the_pile_in_that_order() -> None:
    evening = in_world()
    turned = (cards("red")[0], cards("green")[0], cards("blue")[0])
    evening.fate(*turned)
    assert evening.town.under_gates == turned


def test_s3_3_4_03_a_monster_there_is_gone_either_way() -> None:
    evening = in_world()
    evening.fate(cards("blue")[0])
    evening.plays(Outcome("p1", "monster"))
    evening.fate("ghoul")
    evening.answers("fight", "won")
    assert evening.sheet().trophies == ("ghoul-1",)
    evening.plays(Outcome("p1", "monster"))
    evening.fate("ghoul")
    evening.answers("fight", "escaped")
    assert evening.town.monsters == {}


def test_s3_3_4_04_an_encounter_in_each_area() -> None:
    evening = a_town("p1 woods, p2 downtown_street", *gates("woods yuggoth_a"), moving("p2", done=("p1",)))
    evening.plays(EndPart("p2"))
    evening.fate(cards("blue")[0])
    assert evening.at("p1") == "yuggoth_1"
    evening.corrects(moment("upkeep", "p2", turn=2, done=("p1",)))
    evening.plays(EndPart("p2"), EndPart("p2"))
    assert evening.at("p1") == "yuggoth_2"
    assert isinstance(evening.asked, DrawGateCard)
    evening.fate(cards("blue")[1])
    evening.corrects(moment("upkeep", "p2", turn=3, done=("p1",)))
    evening.plays(EndPart("p2"))
    assert (evening.at("p1"), evening.sheet().explored) == ("woods", "woods")


def test_s3_3_4_05_only_the_white_card_shuffles_them() -> None:
    evening = in_world()
    white, blue = cards("white")[0], cards("blue")[0]
    evening.fate(cards("red")[0])
    events = evening.fate(white)
    assert events == (GateCardTurned("p1", white), GateCardsShuffled())
    assert not evening.town.under_gates
    evening.fate(blue)
    assert evening.town.under_gates == (blue,)


def test_when_all_are_known_the_next_one_is_no_question() -> None:
    red, blue = cards("red"), cards("blue")
    rest = tuple(card for card in shipped().gate_cards if card not in (red[0], blue[0]))
    evening = in_world("yuggoth_1", piles(under_gates=(red[0], blue[0], *rest)))
    assert evening.town.encounter == blue[0]
    assert evening.town.under_gates == (*rest, red[0], blue[0])


def test_a_monster_there_is_no_business_of_the_encounters() -> None:
    evening = there("woods")
    assert WrongPhase("evade", "movement") in evening.refuses(Evade("p1", "ghoul-1"))
    assert WrongPhase("fight", "movement") in evening.refuses(Fight("p1", "ghoul-1"))
    assert Delayed("p1") not in evening.plays(DrawCard("p1"))
