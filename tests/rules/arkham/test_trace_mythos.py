"""The mythos phase: the seed's section 3.5, a test a sentence."""

from __future__ import annotations

from typing import Any

import pytest

from rules.actions import Answer
from rules.arkham import surge
from rules.arkham.actions import EndPart, Proceed, SettleRumor
from rules.arkham.effects import DrawMarker, DrawMonster, DrawMythos, Roll, SpreadSurge, TakeNewClue
from rules.arkham.events import (
    CluePlaced,
    CluesTaken,
    DoomRose,
    DrawnIn,
    EnvironmentCame,
    GateKeptAway,
    GateOpened,
    HeadlineEnded,
    MonsterMoved,
    MonsterPlaced,
    MonstersGone,
    MythosDrawn,
    MythosPutBack,
    MythosSettled,
    PhaseBegan,
    RumorCame,
    RumorEnded,
    StageEnded,
    Surged,
    TerrorRose,
    TokensChanged,
    TurnBegan,
)
from rules.arkham.violations import (
    SurgeSurgingGateNotMax,
    SurgeSurgingGateSkipped,
    SurgeUneven,
    TurnOrder,
    WrongPhase,
)
from rules.events import Event
from tests.rules.arkham.a_town import (
    Evening,
    a_town,
    board,
    clues,
    gates,
    has,
    meeting,
    moment,
    monsters,
    moving,
    mythos,
    piles,
)
from tests.rules.arkham.shipped import shipped

# Gate at the Woods, clue at the Historical Society; hexagons by white, slash, triangle and star by black.
QUIET = "all_quiet_in_arkham"
NOBODY = "p1 library, p2 library"


def on(evening: Evening, *fate: object) -> tuple[Event, ...]:
    """The first player goes on; Fate answers what it is asked."""
    events = evening.plays(Proceed(evening.town.first))
    for answer in fate:
        events += evening.fate(answer)  # type: ignore[arg-type]  # any value
    return events


def many(count: int, place: str = "library") -> str:
    return ", ".join(f"p{number} {place}" for number in range(1, count + 1))


def test_s3_3_5_00_one_card_a_turn_after_all_encounters() -> None:
    evening = a_town(NOBODY, moment("other", "p2", done=("p1",)))
    assert PhaseBegan("mythos") in evening.plays(EndPart("p2"))
    evening.plays(Proceed("p1"))
    assert isinstance(evening.asked, DrawMythos)
    assert len(evening.asked.left) == 67


def test_s3_3_5_01_the_steps_have_their_order() -> None:
    evening = a_town(NOBODY, mythos("draw"))
    stages = [evening.town.stage]
    on(evening, QUIET)
    stages.append(evening.town.stage)
    on(evening, "gate_abyss_a", "witch")
    stages.append(evening.town.stage)
    for _ in range(2):
        on(evening)
        stages.append(evening.town.stage)
    assert stages == ["draw", "gate", "clue", "move", "ability"]
    assert TurnOrder("p1") in evening.refuses(Proceed("p2"))
    assert WrongPhase("proceed", "mythos") in a_town(NOBODY).refuses(Proceed("p1"))


def test_s3_3_5_02_the_card_names_the_place_of_the_gate() -> None:
    evening = a_town(NOBODY, mythos("gate", "bizarre_dreams_plague_citizens"))
    on(evening)
    assert isinstance(evening.asked, DrawMarker)
    assert evening.asked.place == "science_building"
    named = [card for card in shipped().mythos.values() if card.gate]
    assert len(named) == 66


def test_the_story_continues_is_shuffled_in_and_another_drawn() -> None:
    evening = a_town(NOBODY, piles(under_mythos=(QUIET,)), mythos("draw"))
    events = on(evening, "the_story_continues")
    assert events == (MythosDrawn("the_story_continues"), MythosPutBack("the_story_continues", shuffled=True))
    assert evening.town.under_mythos == ()
    assert isinstance(evening.asked, DrawMythos)
    assert len(evening.asked.left) == 67


def test_s3_3_5_03_under_an_elder_sign_nothing_opens() -> None:
    evening = a_town(NOBODY, board(seals=("woods",)), mythos("gate", QUIET))
    assert on(evening) == (GateKeptAway("woods"), StageEnded("clue"))
    assert CluePlaced("historical_society") in on(evening)


def test_s3_3_5_04_where_a_gate_is_open_monsters_surge() -> None:
    evening = a_town(many(4), *gates("woods abyss_a", "graveyard rlyeh_a"), mythos("gate", QUIET))
    assert on(evening) == (Surged("woods", 4),)
    evening.answers((2, 2))
    events = evening.fate("ghoul", "ghoul", "zombie", "zombie")
    assert [event.place for event in events if isinstance(event, MonsterPlaced)] == ["woods"] * 2 + ["graveyard"] * 2
    assert (evening.town.doom, len(evening.town.gates)) == (0, 2)


def test_s3_3_5_05_else_doom_a_gate_and_a_monster() -> None:
    evening = a_town(NOBODY, board(doom=3), mythos("gate", QUIET))
    events = on(evening, "gate_abyss_a", "witch")
    assert events[:3] == (DoomRose(4), GateOpened("woods", "gate_abyss_a"), MonsterPlaced("witch-1", "woods"))


@pytest.mark.parametrize(("people", "count"), [(4, 1), (5, 2), (8, 2)])
def test_s3_3_5_06_five_and_more_have_two(people: int, count: int) -> None:
    evening = a_town(many(people), mythos("gate", QUIET))
    on(evening, "gate_abyss_a", *("witch", "ghoul")[:count])
    assert len(evening.town.monsters) == count
    assert evening.asked is None


def test_s3_3_5_07_clues_there_are_gone_and_people_drawn_in_and_delayed() -> None:
    who = {"p2": "bob_jenkins"}
    evening = a_town("p1 library, p2 woods", *clues("woods 2"), mythos("gate", QUIET), who=who)
    events = on(evening, "gate_abyss_a", "witch")
    assert DrawnIn("p2", "abyss_1", True) in events
    assert (evening.town.clues, evening.sheet("p2").delayed, evening.at("p2")) == ({}, True, "abyss_1")


def test_s3_3_5_08_monsters_are_not_drawn_in() -> None:
    evening = a_town(NOBODY, *monsters("ghoul-1 woods"), mythos("gate", QUIET))
    on(evening, "gate_abyss_a", "witch")
    assert evening.at("ghoul-1") == "woods"


def test_s3_3_5_09_10_a_clue_at_the_place_named() -> None:
    evening = a_town(NOBODY, *clues("historical_society 1"), mythos("clue", QUIET))
    assert on(evening)[0] == CluePlaced("historical_society")
    assert evening.town.clues == {"historical_society": 2}
    rumor = a_town(NOBODY, mythos("clue", "the_great_ritual"))
    assert on(rumor) == (StageEnded("move"),)


def test_s3_3_5_11_whoever_stands_there_may_take_it() -> None:
    evening = a_town("p1 historical_society, p2 library", *clues("historical_society 1"), mythos("clue", QUIET))
    on(evening)
    assert evening.asked == TakeNewClue("p1", "historical_society", ("p1",))
    had = evening.sheet().clues
    assert CluesTaken("p1", "historical_society", 1, fresh=True) in evening.answers("p1")
    assert (evening.sheet().clues, evening.town.clues) == (had + 1, {"historical_society": 1})
    evening = a_town("p1 historical_society, p2 historical_society", mythos("clue", QUIET))
    on(evening)
    evening.answers("leave")
    assert evening.town.clues == {"historical_society": 1}


@pytest.mark.parametrize("explored", ["", "historical_society"])
def test_s3_3_5_12_13_no_clue_where_a_gate_is_open(explored: str) -> None:
    evening = a_town("p1 historical_society, p2 library", *gates("historical_society abyss_a"))
    has(evening, explored=explored)
    evening.corrects(mythos("clue", QUIET))
    assert on(evening) == (StageEnded("move"),)
    assert evening.town.clues == {}


def test_s3_3_5_14_monsters_move_after_the_clue() -> None:
    evening = a_town(NOBODY, *monsters("ghoul-1 downtown_street"), mythos("clue", QUIET))
    on(evening)
    assert evening.at("ghoul-1") == "downtown_street"
    on(evening)
    assert evening.at("ghoul-1") == "easttown_street"


def test_s3_3_5_15_by_symbol_and_arrow() -> None:
    lying = ("ghoul-1 downtown_street", "gug-1 french_hill_street", "witch-1 uptown_street")
    evening = a_town(NOBODY, *monsters(*lying), mythos("move", QUIET))
    assert {(arrow.piece, arrow.to, arrow.colour) for arrow in evening.arrows()} == {
        ("ghoul-1", "easttown_street", "white"), ("gug-1", "rivertown_street", "black"),
    }  # fmt: skip
    on(evening)
    assert [evening.at(token) for token in ("ghoul-1", "gug-1", "witch-1")] == [
        "easttown_street", "rivertown_street", "uptown_street",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("lying", "card", "end"),
    [
        ("ghoul-1 woods", QUIET, "uptown_street"),
        ("dimensional_shambler-1 downtown_street", "campus_security_increased", "merchant_district_street"),
        ("dark_young-1 woods", QUIET, "woods"),
        ("byakhee-1 downtown_street", "campus_security_increased", "sky"),
        ("cultist-1 northside_street", "feds_raid_arkham", "downtown_street"),
    ],
)
def test_each_kind_moves_in_its_way(lying: str, card: str, end: str) -> None:
    evening = a_town(NOBODY, *monsters(lying), mythos("move", card))
    on(evening)
    assert evening.at(lying.split()[0]) == end


def test_a_monster_with_an_investigator_stays_and_a_fast_one_stops_at_the_first() -> None:
    evening = a_town("p1 downtown_street, p2 library", *monsters("ghoul-1 downtown_street"), mythos("move", QUIET))
    on(evening)
    assert evening.at("ghoul-1") == "downtown_street"
    evening = a_town(
        "p1 northside_street, p2 library",
        *monsters("dimensional_shambler-1 downtown_street"),
        mythos("move", "campus_security_increased"),
    )
    on(evening)
    assert evening.at("dimensional_shambler-1") == "northside_street"


def test_flyers_fall_on_the_worst_sneak_beside_them() -> None:
    evening = a_town("p1 northside_street, p2 easttown_street", *monsters("byakhee-1 downtown_street"), moving())
    has(evening, "p1", sliders=(3, 1, 1))
    evening.corrects(mythos("move", "campus_security_increased"))
    assert MonsterMoved("byakhee-1", "downtown_street", "northside_street") in on(evening)
    evening = a_town(
        "p1 uptown_street, p2 library", *monsters("byakhee-1 sky"), mythos("move", "campus_security_increased")
    )
    on(evening)
    assert evening.at("byakhee-1") == "uptown_street"


def test_a_hound_leaps_to_the_nearest_location() -> None:
    evening = a_town(
        "p1 st_marys_hospital, p2 velmas_diner",
        *monsters("hound_of_tindalos-1 uptown_street"),
        mythos("move", "campus_security_increased"),
    )
    on(evening)
    assert evening.at("hound_of_tindalos-1") == "velmas_diner"


def test_a_chthonian_shakes_everybody_in_arkham() -> None:
    evening = a_town("p1 library, p2 abyss_1", *monsters("chthonian-1 uptown_street"), mythos("move", QUIET))
    stamina = evening.sheet("p1").stamina, evening.sheet("p2").stamina
    on(evening)
    assert isinstance(evening.asked, Roll)
    evening.fate((4,))
    assert (evening.sheet("p1").stamina, evening.sheet("p2").stamina) == (stamina[0] - 1, stamina[1])
    assert evening.at("chthonian-1") == "uptown_street"


@pytest.mark.parametrize(("option", "asked"), [("still", False), ("rolls", True)])
def test_as_03_a_chthonian_beside_an_investigator(option: str, asked: bool) -> None:
    evening = a_town(
        "p1 uptown_street, p2 library", *monsters("chthonian-1 uptown_street"), mythos("move", QUIET), chthonian=option
    )
    on(evening)
    assert isinstance(evening.asked, Roll) is asked


def test_s3_3_5_16_17_the_effect_comes_last() -> None:
    evening = a_town(NOBODY, piles(), mythos("move", "family_found_butchered"))
    assert not any(isinstance(event, TerrorRose) for event in on(evening))
    assert TerrorRose(1) in on(evening)


def test_s3_3_5_18_three_kinds() -> None:
    kinds = [card.kind for card in shipped().mythos.values()]
    assert [kinds.count(kind) for kind in ("headline", "environment", "rumor", "shuffle")] == [36, 24, 6, 1]


def test_s3_3_5_19_20_a_headline_happens_once_and_goes_under_the_pile() -> None:
    evening = a_town(
        NOBODY, *monsters("ghoul-1 downtown_street", "witch-1 woods"), mythos("ability", "feds_raid_arkham")
    )
    events = on(evening)
    assert events[:2] == (MonstersGone(("ghoul-1",)), MythosSettled("feds_raid_arkham", "bottom"))
    assert evening.town.under_mythos == ("feds_raid_arkham",)


def test_a_headline_that_lasts_ends_with_the_next_turn() -> None:
    evening = a_town(NOBODY, mythos("ability", "blue_flu", turn=3))
    on(evening)
    assert evening.town.lasting == {"blue_flu": 4}
    evening.corrects(mythos("end", turn=3))
    on(evening)
    assert evening.town.lasting == {"blue_flu": 4}
    evening.corrects(mythos("end", turn=4))
    assert HeadlineEnded("blue_flu") in on(evening)
    assert evening.town.under_mythos == ("blue_flu",)


def test_s3_3_5_21_an_environment_stays() -> None:
    evening = a_town(NOBODY, piles(environment="heat_wave"), mythos("ability", "feds_raid_arkham"))
    on(evening)
    assert evening.town.environment == "heat_wave"


def test_s3_3_5_22_until_the_next_environment() -> None:
    evening = a_town(NOBODY, piles(environment="heat_wave"), mythos("ability", "solar_eclipse"))
    assert EnvironmentCame("solar_eclipse") in on(evening)
    assert (evening.town.environment, evening.town.under_mythos) == ("solar_eclipse", ("heat_wave",))


def test_s3_3_5_23_a_rumor_sets_a_task() -> None:
    evening = a_town("p1 easttown_street, p2 library", mythos("ability", "good_work_undone", turn=2))
    assert on(evening)[:2] == (RumorCame("good_work_undone"), TokensChanged("good_work_undone", 6))
    evening.corrects(mythos("end", turn=2))
    on(evening)
    asked = [type(evening.asked)]
    evening.corrects(mythos("end", turn=3))
    on(evening)
    asked.append(type(evening.asked))
    assert asked == [type(None), Roll]
    assert TokensChanged("good_work_undone", 7) in evening.fate((2, 5))
    evening.corrects(meeting())
    had = evening.sheet().clues
    assert TokensChanged("good_work_undone", 6) in evening.plays(SettleRumor("p1"))
    assert evening.sheet().clues == had - 1


def test_s3_3_5_24_success_rewards_failure_punishes() -> None:
    standing = "p1 easttown_street, p2 library"
    evening = a_town(standing, piles(rumor="good_work_undone", tokens=1, since=1), meeting())
    hands = [evening.sheet(seat).hand for seat in ("p1", "p2")]
    events = evening.plays(SettleRumor("p1"))
    assert RumorEnded("good_work_undone", True, True) in events
    assert [evening.sheet(seat).hand for seat in ("p1", "p2")] == [(*hand, "unique") for hand in hands]
    evening = a_town(
        standing, board(seals=("woods",)), piles(rumor="good_work_undone", tokens=9, since=1), mythos("end", turn=3)
    )
    on(evening)
    assert RumorEnded("good_work_undone", False, True) in evening.fate((1, 6))
    assert evening.town.seals == ()


@pytest.mark.parametrize(("option", "boxed"), [("box", True), ("bottom", False)])
def test_s3_3_5_25_it_stays_until_then_and_leaves_for_the_box(option: str, boxed: bool) -> None:
    evening = a_town(
        "p1 easttown_street, p2 library",
        piles(rumor="good_work_undone", tokens=1, since=1),
        meeting(),
        rumor_done=option,
    )
    evening.plays(SettleRumor("p1"))
    assert ("good_work_undone" in evening.town.boxed, "good_work_undone" in evening.town.under_mythos) == (
        boxed,
        not boxed,
    )


def test_s3_3_5_26_a_second_rumor_does_all_but_its_effect() -> None:
    evening = a_town(NOBODY, piles(rumor="good_work_undone", tokens=3, since=1), mythos("ability", "the_great_ritual"))
    assert on(evening)[0] == MythosSettled("the_great_ritual", "bottom")
    assert (evening.town.rumor, evening.town.under_mythos) == ("good_work_undone", ("the_great_ritual",))


def test_s3_3_5_27_the_marker_passes_to_the_left_and_the_upkeep_comes() -> None:
    evening = a_town(many(3), mythos("end", turn=2, first="p3"))
    assert on(evening)[:2] == (TurnBegan(3, "p1"), PhaseBegan("upkeep"))


def a_surge(people: int = 4, others: tuple[str, ...] = ("graveyard", "independence_square"), **options: Any) -> Evening:
    """A surge at the Woods, with other gates open."""
    lying = (
        "woods abyss_a",
        *(f"{place} {marker}" for place, marker in zip(others, ("rlyeh_a", "yuggoth_a"), strict=False)),
    )
    evening = a_town(many(people), *gates(*lying), mythos("gate", QUIET), **options)
    on(evening)
    return evening


def test_s3_3_5_28_29_spread_evenly() -> None:
    evening = a_surge()
    assert evening.asked == SpreadSurge("p1", "woods", ("woods", "graveyard", "independence_square"), 4, 0)
    assert SurgeUneven("woods", 2, "independence_square", 0) in evening.refuses(Answer("p1", (2, 2, 0)))
    two = a_surge(others=("graveyard",))
    assert SurgeUneven("woods", 3, "graveyard", 1) in two.refuses(Answer("p1", (3, 1)))
    two.answers((2, 2))


def test_s3_3_5_30_nowhere_more_than_where_it_surges() -> None:
    evening = a_surge()
    assert evening.refuses(Answer("p1", (1, 2, 1))) == (SurgeSurgingGateNotMax("woods"),)
    evening.answers((2, 1, 1))


def test_s3_3_5_30_as_05_counting_all_that_lie_there() -> None:
    evening = a_town(
        many(4),
        *gates("woods abyss_a", "graveyard rlyeh_a"),
        *monsters("ghost-1 graveyard"),
        mythos("gate", QUIET),
        surge_compare="all",
    )
    on(evening)
    assert SurgeSurgingGateNotMax("woods") in evening.refuses(Answer("p1", (2, 2)))


def test_s3_3_5_31_where_the_rest_goes_the_table_says() -> None:
    evening = a_surge(5)
    assert evening.allows(Answer("p1", (2, 2, 1)), Answer("p1", (2, 1, 2)))
    assert SurgeSurgingGateNotMax("woods") in evening.refuses(Answer("p1", (1, 2, 2)))


def test_s3_3_5_32_seven_investigators_three_gates() -> None:
    evening = a_surge(7)
    assert isinstance(evening.asked, SpreadSurge)
    assert evening.asked.total == 7
    assert evening.allows(Answer("p1", (3, 2, 2)))
    assert not evening.allows(Answer("p1", (2, 3, 2)))


def test_when_not_all_fit_the_surging_gate_gets_one() -> None:
    lying = tuple(f"ghoul-{number} downtown_street" for number in range(1, 4))
    evening = a_town(
        "p1 library", *gates("woods abyss_a", "graveyard rlyeh_a"), *monsters(*lying), mythos("gate", QUIET)
    )
    on(evening)
    assert evening.asked == SpreadSurge("p1", "woods", ("woods", "graveyard"), 1, 1)
    assert SurgeSurgingGateSkipped("woods") in evening.refuses(Answer("p1", (0, 1)))
    evening.answers((1, 0))
    assert isinstance(evening.asked, DrawMonster)
    events = evening.fate("witch", "zombie")
    placed = [event.place for event in events if isinstance(event, MonsterPlaced)]
    assert placed == ["woods", "outskirts"]


def test_kate_keeps_a_surge_away() -> None:
    evening = a_town("p1 library, p2 woods", *gates("woods abyss_a"), mythos("gate", QUIET))
    assert evening.sheet("p2").investigator == "kate_winthrop"
    assert on(evening)[0] == GateKeptAway("woods")
    assert surge.spread_over(evening.town, "woods") == ("woods",)
