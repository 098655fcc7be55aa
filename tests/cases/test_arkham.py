"""Questions put by players of Arkham Horror, with the right answer."""

from __future__ import annotations

import pytest

from rules.actions import Answer
from rules.arkham.actions import (
    CloseGateBy,
    DrawCard,
    EndPart,
    Evade,
    Fight,
    GainPoints,
    Move,
    Outcome,
    Proceed,
    TakeClues,
    Trade,
    UseAbility,
    UseElderSign,
)
from rules.arkham.effects import ChoosePlace, ChooseTarget, DrawMonster, Roll, SpreadSurge
from rules.arkham.events import (
    AllyLeft,
    Awoke,
    CardsLost,
    CarriedOff,
    CombatBegan,
    Devoured,
    DoomRose,
    DrawnIn,
    GameWon,
    GateClosed,
    GateOpened,
    LocationClosed,
    MonsterMoved,
    MonsterPlaced,
    MonstersGone,
    OutskirtsOverrun,
    Reduced,
    Sealed,
    StageEnded,
    StoodUp,
    Surged,
    TerrorRose,
    TurnBegan,
)
from rules.arkham.state import OUTSKIRTS, SKY
from rules.arkham.tracks import limits
from rules.arkham.violations import (
    AbilityCost,
    CloseWithoutExplored,
    ClueBeforeMonster,
    ClueOnGate,
    CluePassThrough,
    DeputyTaken,
    GateByMovement,
    LitasTooEarly,
    MonsterBlocks,
    MoveAfterCombat,
    MovePointsAfterCombat,
    MoveSplit,
    SurgeSurgingGateNotMax,
    SurgeSurgingGateSkipped,
    SurgeUneven,
    TradeNotTradable,
    TradePhase,
    TurnEnded,
    TurnOrder,
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

QUIET = "all_quiet_in_arkham"
CIRCLES = "campus_security_increased"


def together(count: int, place: str = "library") -> str:
    return ", ".join(f"p{number} {place}" for number in range(1, count + 1))


def rolls(evening: Evening, face: int) -> tuple[Event, ...]:
    assert isinstance(evening.asked, Roll)
    return evening.fate((face,) * evening.asked.dice)


def ghouls(count: int, place: str) -> list[str]:
    """So many monsters in one place, of kinds that the tests do not use otherwise."""
    kinds = ("cultist-1", "cultist-2", "cultist-3", "cultist-4", "cultist-5", "cultist-6",
             "ghoul-1", "ghoul-2", "ghoul-3", "maniac-1", "maniac-2")  # fmt: skip
    return [f"{token} {place}" for token in kinds[:count]]


def kinds_of(events: tuple[Event, ...], *kinds: type[Event]) -> list[Event]:
    return [event for event in events if isinstance(event, kinds)]


def test_ah_01_surge_one_monster_left_over() -> None:
    lying = gates("the_witch_house abyss_a", "woods rlyeh_a", "independence_square yuggoth_a")
    evening = a_town(together(4), *lying, mythos("gate", "fourth_of_july_parade"))
    assert evening.plays(Proceed("p1")) == (Surged("the_witch_house", 4),)
    assert evening.asked == SpreadSurge("p1", "the_witch_house", ("the_witch_house", "independence_square", "woods"), 4)
    assert evening.refuses(Answer("p1", (1, 1, 2))) == (SurgeSurgingGateNotMax("the_witch_house"),)
    assert SurgeUneven("the_witch_house", 2, "independence_square", 0) in evening.refuses(Answer("p1", (2, 0, 2)))
    assert evening.allows(Answer("p1", (2, 1, 1)))
    assert (evening.town.doom, len(evening.town.gates)) == (0, 3)


def test_ah_02_surge_when_only_two_monsters_still_fit() -> None:
    lying = gates("black_cave abyss_a", "woods rlyeh_a", "the_unnamable yuggoth_a", "unvisited_isle abyss_b")
    evening = a_town(together(3), *lying, *monsters(*ghouls(4, "downtown_street")), mythos("gate", "feds_raid_arkham"))
    evening.plays(Proceed("p1"))
    others = ("the_unnamable", "unvisited_isle", "woods")
    assert evening.asked == SpreadSurge("p1", "black_cave", ("black_cave", *others), 2, 2)
    assert SurgeSurgingGateSkipped("black_cave") in evening.refuses(Answer("p1", (0, 0, 1, 1)))
    assert evening.allows(*(Answer("p1", shares) for shares in ((1, 1, 0, 0), (1, 0, 1, 0), (1, 0, 0, 1))))
    evening.answers((1, 0, 0, 1))
    assert isinstance(evening.asked, DrawMonster)
    evening.fate("witch", "witch", "zombie", "zombie")
    assert [evening.at(token) for token in ("witch-1", "witch-2", "zombie-1", "zombie-2")] == [
        "black_cave", "woods", OUTSKIRTS, OUTSKIRTS,
    ]  # fmt: skip
    assert evening.town.terror == 0


def test_ah_04_outskirts_overflow_in_the_middle_of_a_surge() -> None:
    outside = [f"zombie-{number} outskirts" for number in (1, 2, 3)] + ["vampire-1 outskirts"]
    evening = a_town(
        together(3),
        *gates("woods abyss_a"),
        *monsters(*ghouls(6, "downtown_street"), *outside),
        piles(),
        mythos("gate", QUIET),
    )
    evening.plays(Proceed("p1"))
    events = evening.fate("witch", "witch")
    assert kinds_of(events, OutskirtsOverrun, TerrorRose)[1] == TerrorRose(1)
    assert isinstance(evening.fate("duke")[0], AllyLeft)
    evening.fate("ghost")
    assert (list(evening.town.monsters.values()).count(OUTSKIRTS), evening.town.terror) == (1, 1)


def test_ah_05_eight_players_have_no_outskirts() -> None:
    lying = gates("woods abyss_a", "graveyard rlyeh_a", "black_cave yuggoth_a")
    evening = a_town(
        together(8), *lying, *monsters(*ghouls(11, "downtown_street")), piles(), board(terror=1), mythos("gate", QUIET)
    )
    evening.plays(Proceed("p1"))
    happened: tuple[Event, ...] = ()
    allies = list(shipped().allies)
    while evening.asked is not None:
        happened += evening.fate("witch" if isinstance(evening.asked, DrawMonster) else allies.pop())
    assert evening.town.terror == 9
    assert OUTSKIRTS not in evening.town.monsters.values()
    closed = [event.place for event in happened if isinstance(event, LocationClosed)]
    assert closed == ["general_store", "curiositie_shoppe", "ye_olde_magick_shoppe"]
    assert len(kinds_of(happened, AllyLeft)) == 8


def test_ah_07_a_flyer_with_nobody_beside_it_goes_up() -> None:
    evening = a_town(
        "p1 downtown_street, p2 general_store", *monsters("byakhee-1 french_hill_street"), mythos("move", CIRCLES)
    )
    assert MonsterMoved("byakhee-1", "french_hill_street", SKY) in evening.plays(Proceed("p1"))
    assert len(evening.town.monsters) == 1


def sky_over(p1: str, p2: str, p3: str, sliders: tuple[int, int, int] = (3, 1, 1)) -> Evening:
    """Sneak 2, 1 (or as the slider says) and 0."""
    evening = a_town(
        f"p1 {p1}, p2 {p2}, p3 {p3}",
        *monsters("byakhee-1 sky"),
        who={"p1": "amanda_sharpe", "p2": "jenny_barnes", "p3": "bob_jenkins"},
    )
    has(evening, "p1", sliders=(2, 1, 1))
    has(evening, "p2", sliders=sliders)
    has(evening, "p3", sliders=(3, 1, 1))
    evening.corrects(mythos("move", CIRCLES))
    evening.plays(Proceed("p1"))
    return evening


def test_ah_08_from_the_sky_on_the_worst_sneak_in_the_streets() -> None:
    assert sky_over("rivertown_street", "uptown_street", "woods").at("byakhee-1") == "uptown_street"
    assert sky_over("library", "newspaper", "woods").at("byakhee-1") == SKY
    tie = sky_over("rivertown_street", "uptown_street", "woods", sliders=(2, 1, 1))
    assert tie.asked == ChooseTarget("p1", "byakhee-1", ("p1", "p2"))
    tie.answers("p1")
    assert tie.at("byakhee-1") == "rivertown_street"


def test_ah_10_closing_a_gate_clears_its_symbol_everywhere() -> None:
    lying = monsters("witch-1 northside_street", "byakhee-1 sky", "dhole-1 outskirts", "ghoul-1 woods")
    evening = a_town("p1 woods, p2 library, p3 northside_street", *gates("woods yuggoth_a"), *lying, meeting())
    has(evening, "p2", trophies=("witch-2",))
    has(evening, "p1", explored="woods", clues=0)
    evening.plays(CloseGateBy("p1", "fight"))
    events = rolls(evening, 6)
    assert MonstersGone(("byakhee-1", "dhole-1", "witch-1")) in events
    assert (evening.sheet("p1").trophies, evening.sheet("p1").markers) == ((), ("gate_yuggoth_a",))
    assert evening.sheet("p2").trophies == ("witch-2",)


def test_ah_11_the_second_of_two_monsters_catches_you() -> None:
    evening = a_town(
        "p1 downtown_street, p2 library", *monsters("zombie-1 downtown_street", "zombie-2 downtown_street")
    )
    has(evening, clues=0)
    evening.plays(Evade("p1", "zombie-1"))
    rolls(evening, 6)
    evening.plays(Evade("p1", "zombie-2"))
    events = rolls(evening, 1)
    assert kinds_of(events, CombatBegan, Reduced) == [CombatBegan("p1", "zombie-2"), Reduced("p1", "stamina", 2)]
    evening.answers("won")
    assert evening.town.points == 0
    assert evening.refuses(Move("p1", "easttown_street")) == (MoveAfterCombat(),)
    assert evening.refuses(GainPoints("p1", 1)) == (MovePointsAfterCombat(),)


def test_ah_13_fleeing_from_a_fight_is_not_leaving_the_street() -> None:
    evening = a_town("p1 downtown_street, p2 library", *monsters("zombie-1 downtown_street"))
    evening.plays(Fight("p1", "zombie-1"))
    evening.answers("escaped")
    assert evening.refuses(Move("p1", "easttown_street")) == (MoveAfterCombat(),)
    evening.corrects(moving(turn=2))
    assert evening.refuses(Move("p1", "easttown_street")) == (MonsterBlocks("downtown_street", "zombie-1"),)


def test_ah_14_clues_only_at_the_end_of_the_movement() -> None:
    evening = a_town("p1 uptown_street, p2 library", *clues("woods 2"))
    evening.plays(Move("p1", "woods"), Move("p1", "uptown_street"))
    assert evening.refuses(TakeClues("p1", "woods", 2)) == (CluePassThrough(),)
    evening = a_town("p1 woods, p2 library", *clues("woods 2"), *monsters("zombie-1 woods"))
    assert evening.refuses(TakeClues("p1", "woods", 1)) == (ClueBeforeMonster("zombie-1"),)
    evening.plays(Evade("p1", "zombie-1"))
    rolls(evening, 6)
    had = evening.sheet().clues
    evening.plays(TakeClues("p1", "woods", 1))
    assert (evening.sheet().clues, evening.town.clues) == (had + 1, {"woods": 1})


def test_ah_14_knocked_out_while_fighting_there_are_none() -> None:
    evening = a_town("p1 woods, p2 library", *clues("woods 2"), *monsters("zombie-1 woods"))
    has(evening, hand=())
    evening.plays(Fight("p1", "zombie-1"))
    evening.answers("unconscious")
    assert (evening.at("p1"), evening.town.clues) == ("st_marys_hospital", {"woods": 2})


def test_ah_16_no_clue_on_an_explored_gate() -> None:
    evening = a_town("p1 black_cave, p2 library", *gates("black_cave abyss_a"))
    has(evening, explored="black_cave")
    had = evening.sheet().clues
    evening.corrects(mythos("clue", "witch_burning_anniversary"))
    evening.corrects(mythos("clue", "gangs_clean_up_easttown"))
    assert evening.plays(Proceed("p1")) == (StageEnded("move"),)
    assert (evening.sheet().clues, evening.town.clues) == (had, {})
    evening.corrects(moving())
    assert evening.refuses(TakeClues("p1", "black_cave", 1)) == (ClueOnGate("black_cave"),)


def test_ah_17_a_gate_opens_on_top_of_everything() -> None:
    evening = a_town(
        "p1 library, p2 woods, p3 library, p4 library, p5 library",
        *clues("woods 2"),
        *monsters("zombie-1 woods"),
        mythos("gate", QUIET),
        who={"p2": "bob_jenkins", "p5": "kate_winthrop"},
    )
    evening.plays(Proceed("p1"))
    events = evening.fate("gate_abyss_a", "witch", "witch")
    assert events[:2] == (GateOpened("woods", "gate_abyss_a"), DrawnIn("p2", "abyss_1", True))
    assert (evening.town.doom, evening.town.clues) == (1, {})
    assert len(kinds_of(events, MonsterPlaced)) == 2
    assert (evening.at("zombie-1"), evening.sheet("p2").delayed) == ("woods", True)


def test_ah_17_where_the_track_is_full_nothing_more_happens() -> None:
    evening = a_town("p1 library, p2 woods", board(doom=9), mythos("gate", QUIET), who={"p2": "bob_jenkins"})
    events = evening.plays(Proceed("p1"))
    assert kinds_of(events, DoomRose, Awoke) == [DoomRose(10), Awoke("doom", "yig")]
    assert evening.town.gates == {}


def test_ah_19_taken_by_an_encounter_three_visits() -> None:
    evening = a_town("p1 the_unnamable, p2 downtown_street", meeting())
    evening.plays(DrawCard("p1"), Outcome("p1", "gate", 1))
    evening.fate("gate_abyss_a")
    assert evening.sheet().delayed
    assert MonsterPlaced("witch-1", "the_unnamable") in evening.fate("witch")
    evening.plays(EndPart("p1"))
    visits = ["abyss_1"]
    for turn in (2, 3):
        evening.corrects(moment("upkeep", "p2", turn=turn, done=("p1",)))
        evening.plays(EndPart("p2"))
        visits.append(evening.at("p1"))
    assert visits == ["abyss_1", "abyss_1", "abyss_2"]


def test_ah_20_the_timetable_of_lost_in_time_and_space() -> None:
    evening = a_town("p1 abyss_2, p2 downtown_street")
    items = ("common", "common", "unique", "unique", "spell")
    has(evening, hand=items, clues=3, stamina=1, specials=("retainer",))
    evening.corrects(moment("other", "p1", turn=5, encounter="g01"))
    evening.plays(Outcome("p1", "stamina", -1))
    evening.answers("common", "unique")
    sheet = evening.sheet()
    assert (len(sheet.hand), sheet.clues, sheet.stamina, sheet.specials) == (3, 2, 1, ())
    assert (sheet.at, sheet.returns, sheet.explored) == ("lost_in_time_and_space", 7, "")
    evening.corrects(moment("movement", "p2", turn=6, first="p2"))
    assert StoodUp("p1") in evening.plays(EndPart("p2"))
    assert LitasTooEarly("p1", 7) in evening.refuses(Move("p1", "woods"))
    evening.corrects(moment("upkeep", "p2", turn=7, first="p2"))
    evening.plays(EndPart("p2"))
    assert isinstance(evening.asked, ChoosePlace)


def test_ah_22_losing_the_explored_marker() -> None:
    evening = a_town("p1 woods, p2 woods", *gates("woods abyss_a"), *monsters("zombie-1 woods"), meeting())
    has(evening, explored="woods", clues=0, hand=())
    evening.plays(CloseGateBy("p1", "fight"))
    rolls(evening, 1)
    assert evening.sheet().explored == "woods"
    evening.corrects(moving(turn=2))
    evening.plays(Fight("p1", "zombie-1"))
    evening.answers("unconscious")
    assert (evening.at("p1"), evening.sheet().explored) == ("st_marys_hospital", "")
    has(evening, at="woods")
    evening.corrects(meeting(turn=3))
    assert evening.refuses(CloseGateBy("p1", "fight")) == (CloseWithoutExplored(),)
    evening.corrects(moving("p2", turn=3, done=("p1",), handled=("zombie-1",)))
    evening.plays(EndPart("p2"))
    assert (evening.at("p1"), evening.at("p2")) == ("abyss_1", "abyss_1")


@pytest.mark.parametrize("fought", [(), ("zombie-1",), ("zombie-1", "dhole-1")])
def test_ah_23_the_gate_guards_on_the_way_home(fought: tuple[str, ...]) -> None:
    evening = a_town(
        "p1 abyss_2, p2 downtown_street", *gates("woods abyss_a"), *monsters("zombie-1 woods", "dhole-1 woods")
    )
    evening.corrects(moment("movement", "p2", turn=2, first="p2"))
    evening.plays(EndPart("p2"))
    for token in fought:
        evening.plays(Fight("p1", token))
        evening.answers("won")
    evening.plays(EndPart("p1"))
    evening.corrects(moving(turn=3))
    left = [token for token in ("dhole-1", "zombie-1") if token not in fought]
    if left:
        assert evening.refuses(EndPart("p1")) == (MonsterBlocks("woods", left[0]),)
    else:
        assert evening.allows(EndPart("p1"))


@pytest.mark.parametrize(("sanity", "fate"), [(3, CarriedOff("p1", "st_marys_hospital")), (1, Devoured("p1"))])
def test_ah_25_an_elder_sign_with_one_heart_left(sanity: int, fate: Event) -> None:
    evening = a_town(
        "p1 woods, p2 library", *gates("woods yuggoth_a"), *monsters("witch-1 uptown_street"), board(doom=8), meeting()
    )
    has(evening, explored="woods", hand=("elder_sign",), stamina=1, sanity=sanity, clues=0)
    events = evening.plays(UseElderSign("p1"))
    assert [event for event in events if isinstance(event, DoomRose | GateClosed | Sealed)] == [
        DoomRose(7), GateClosed("woods", "gate_yuggoth_a", "p1"), Sealed("woods", "p1"),
    ]  # fmt: skip
    assert MonstersGone(("witch-1",)) in events
    assert fate in events
    assert evening.sheet().markers == ("gate_yuggoth_a",)


@pytest.mark.parametrize(("people", "open_gates"), [(2, 7), (4, 6), (5, 5), (8, 4)])
def test_ah_26_how_many_gates_wake_it(people: int, open_gates: int) -> None:
    places = ("graveyard", "black_cave", "the_unnamable", "unvisited_isle", "independence_square",
              "hibbs_roadhouse", "science_building")[:open_gates]  # fmt: skip
    markers = [marker.removeprefix("gate_") for marker in shipped().markers]
    lying = gates(*(f"{place} {marker}" for place, marker in zip(places, markers, strict=False)))
    evening = a_town(together(people), *lying, mythos("gate", QUIET))
    evening.plays(Proceed("p1"))
    events = evening.fate("gate_yuggoth_b")
    assert isinstance(events[-1], Awoke)
    assert (events[-1].cause, evening.town.phase) == ("gates", "over")
    fewer = a_town(together(people), *lying[1:], mythos("gate", QUIET))
    fewer.plays(Proceed("p1"))
    assert not kinds_of(fewer.fate("gate_yuggoth_b"), Awoke)


@pytest.mark.parametrize("what", ["markers", "monsters"])
def test_ah_26_an_empty_pile_or_cup_wakes_it_too(what: str) -> None:
    evening = a_town("p1 library", mythos("gate", QUIET))
    if what == "markers":
        evening.corrects(piles(boxed=tuple(shipped().markers)), mythos("gate", QUIET))
        events = evening.plays(Proceed("p1"))
    else:
        evening.corrects(piles(boxed=tuple(shipped().kind_of)), mythos("gate", QUIET))
        evening.plays(Proceed("p1"))
        events = evening.fate("gate_abyss_a")
    assert [event.cause for event in events if isinstance(event, Awoke)] == [what]


def test_ah_28_terror_ten() -> None:
    evening = a_town(
        together(5),
        *monsters("ghoul-1 outskirts", "ghoul-2 outskirts", "ghoul-3 outskirts"),
        piles(),
        board(terror=9, doom=4),
        mythos("ability", "family_found_butchered"),
    )
    evening.plays(Proceed("p1"))
    assert evening.town.terror == 10
    while evening.asked is not None:
        evening.fate(evening.town.allies[0])
    assert OUTSKIRTS not in evening.town.monsters.values()
    for _ in range(2):
        evening.corrects(mythos("ability", "family_found_butchered"))
        evening.plays(Proceed("p1"))
    assert (evening.town.terror, evening.town.doom) == (10, 6)
    assert limits(shipped(), evening.town).overrun == 16


@pytest.mark.parametrize(("before", "won"), [(1, False), (2, True)])
def test_ah_32_only_unspent_trophies_count(before: int, won: bool) -> None:
    evening = a_town("p1 woods, p2 library, p3 library", *gates("woods the_dreamlands_a"), meeting())
    has(evening, "p2", markers=("gate_abyss_a", "gate_abyss_b")[:before])
    has(evening, explored="woods", clues=0)
    evening.plays(CloseGateBy("p1", "fight"))
    rolls(evening, 6)
    assert (GameWon("gates") in evening.answers("leave")) is won


def test_ah_32_six_seals_win() -> None:
    seals = ("graveyard", "black_cave", "the_unnamable", "unvisited_isle", "independence_square")
    evening = a_town(
        "p1 woods, p2 library",
        *gates("woods the_dreamlands_a", "hibbs_roadhouse abyss_a"),
        board(seals=seals),
        meeting(),
    )
    has(evening, explored="woods", clues=5)
    evening.plays(CloseGateBy("p1", "fight"))
    rolls(evening, 6)
    assert GameWon("seals") in evening.answers("seal")


def test_ah_34_the_deputy_of_arkham() -> None:
    evening = a_town("p1 police_station, p2 police_station", meeting())
    has(evening, markers=("gate_abyss_a",), trophies=("ghoul-1", "star_spawn-1"))
    assert [type(reason) for reason in evening.refuses(UseAbility("p1"))] == [AbilityCost]
    has(evening, trophies=("star_spawn-1", "gug-1"))
    evening.plays(UseAbility("p1"))
    assert evening.sheet().markers == ()
    has(evening, "p2", markers=("gate_abyss_b", "gate_rlyeh_a"))
    evening.corrects(meeting("p2"))
    assert evening.refuses(UseAbility("p2")) == (DeputyTaken("p1"),)
    evening.corrects(moving())
    assert evening.allows(Trade("p1", "p2", "patrol_wagon"), Trade("p1", "p2", "deputys_revolver"))
    assert evening.refuses(Trade("p1", "p2", "deputy_of_arkham")) == (TradeNotTradable("deputy_of_arkham"),)


def test_ah_35_knocked_out_while_moving() -> None:
    evening = a_town("p1 downtown_street, p2 library", *monsters("zombie-1 downtown_street"))
    hand = ("common", "spell", "spell", "unique", "duke", "anna_kaslow")
    has(evening, hand=hand, clues=3, specials=("retainer",), stamina=2)
    evening.plays(Evade("p1", "zombie-1"))
    rolls(evening, 1)
    evening.answers("stop")
    evening.answers("spell", "spell")
    sheet = evening.sheet()
    assert (sheet.at, sheet.stamina, sheet.clues, sheet.specials) == ("st_marys_hospital", 1, 2, ())
    assert sheet.hand == ("common", "unique", "duke", "anna_kaslow")
    evening.corrects(meeting(carried=("p1",)))
    assert TurnEnded("p1", "st_marys_hospital") in evening.refuses(DrawCard("p1"))


def test_ah_35_with_a_single_item_nothing_is_lost() -> None:
    evening = a_town("p1 downtown_street, p2 library", *monsters("zombie-1 downtown_street"))
    has(evening, hand=("common",), clues=1, stamina=2)
    evening.plays(Fight("p1", "zombie-1"))
    events = evening.answers("unconscious")
    assert not kinds_of(events, CardsLost)
    assert (evening.sheet().hand, evening.sheet().clues) == (("common",), 1)


def test_ah_37_trading_on_the_run() -> None:
    evening = a_town("p1 library, p2 miskatonic_u_street", who={"p1": "kate_winthrop", "p2": "bob_jenkins"})
    has(evening, hand=("spell",))
    has(evening, "p2", delayed=True)
    evening.plays(Move("p1", "miskatonic_u_street"), Trade("p1", "p2", "spell"), Trade("p2", "p1", "money", 2))
    evening.plays(Move("p1", "uptown_street"))
    worlds = a_town("p1 abyss_1, p2 abyss_1")
    assert worlds.allows(Trade("p1", "p2", "money", 1))
    for thing in ("clue", "ally", "skill", "monster_trophy", "blessing", "bank_loan"):
        assert worlds.refuses(Trade("p1", "p2", thing)) == (TradeNotTradable(thing),)
    worlds.corrects(meeting())
    assert TradePhase() in worlds.refuses(Trade("p1", "p2", "money", 1))


def test_ah_38_first_player_and_taking_turns() -> None:
    evening = a_town(together(3))
    assert TurnOrder("p1") in evening.refuses(Move("p3", "miskatonic_u_street"))
    evening.corrects(moving(ended=True))
    assert evening.refuses(Move("p1", "miskatonic_u_street")) == (MoveSplit("p1"),)
    evening.corrects(mythos("end", turn=1))
    assert TurnBegan(2, "p2") in evening.plays(Proceed("p1"))


def test_ah_40_the_nightgaunt_taxi() -> None:
    evening = a_town(
        "p1 downtown_street, p2 library",
        *gates("independence_square abyss_a", "woods rlyeh_a"),
        *monsters("nightgaunt-1 downtown_street"),
    )
    has(evening, clues=0)
    evening.plays(Evade("p1", "nightgaunt-1"))
    assert DrawnIn("p1", "abyss_1", False) in rolls(evening, 1)
    evening.corrects(moment("other", "p1", encounter="g01"))
    evening.plays(Outcome("p1", "monster"))
    evening.fate("nightgaunt")
    evening.answers("evade")
    rolls(evening, 1)
    assert (evening.at("p1"), evening.sheet().explored) == ("independence_square", "independence_square")


def test_ah_41_walking_onto_a_gate_with_points_left() -> None:
    evening = a_town("p1 uptown_street, p2 downtown_street", *gates("woods rlyeh_a"), moving(points=5))
    evening.plays(Move("p1", "woods"))
    assert evening.refuses(Move("p1", "rlyeh_1")) == (GateByMovement(),)
    evening.plays(Move("p1", "uptown_street"), Move("p1", "woods"), EndPart("p1"))
    assert DrawnIn("p1", "rlyeh_1", False) in evening.plays(EndPart("p2"))
