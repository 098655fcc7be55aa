"""Every mythos card is played: its gate, its clue, its monsters, what it says (arkham-board.md, appendix A)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.arkham import modifiers
from rules.arkham.actions import EndPart, Move, Proceed, SettleRumor
from rules.arkham.effects import Buy, ChoosePlace, HoldMonster, MayDo, Roll, TellHas, TellPrice
from rules.arkham.events import (
    AllyLeft,
    Arrested,
    CameBack,
    CluePlaced,
    DoomRose,
    EnvironmentCame,
    Freed,
    GateOpened,
    LocationClosed,
    MonsterMoved,
    MonsterPlaced,
    MonstersGone,
    MythosPutBack,
    RumorCame,
    RumorEnded,
    TerrorRose,
    Twofold,
)
from rules.arkham.state import JAIL, LOST
from rules.arkham.violations import AbilityCost, Closed, NoEdge, NoRumorHere
from rules.events import Correction, Event
from tests.rules.arkham.a_town import (
    Evening,
    a_town,
    board,
    gates,
    has,
    meeting,
    monsters,
    moving,
    mythos,
    piles,
)
from tests.rules.arkham.shipped import shipped

# The card, where its gate opens, where its clue comes, its movement.
CARDS = """
a_strange_plague independence_square the_unnamable P5
blackest_night black_cave hibbs_roadhouse P5
blood_magic independence_square the_unnamable P5
dreams_of_a_sunken_city independence_square the_unnamable P6
no_one_can_help_you_now the_unnamable woods P6
nodens_favor the_witch_house black_cave P4
planetary_alignment the_witch_house black_cave P5
rlyeh_rising woods historical_society P4
solar_eclipse graveyard unvisited_isle P5
the_chill_of_the_grave unvisited_isle science_building P6
the_man_in_black the_witch_house black_cave P6
things_of_darkness silver_twilight_lodge graveyard P5
alien_technology unvisited_isle science_building P5
curfew_enforced unvisited_isle science_building P6
darkes_carnival_arrives the_unnamable woods P5
egyptian_exhibit_visits_miskatonic_u the_witch_house black_cave P6
estate_sale the_witch_house black_cave P5
happy_days_are_here_again woods historical_society P5
the_festival woods historical_society P6
an_evil_fog graveyard unvisited_isle P6
heat_wave woods independence_square P5
icy_conditions historical_society silver_twilight_lodge P6
raining_cats_and_dogs hibbs_roadhouse independence_square P6
sunny_and_clear black_cave hibbs_roadhouse P6
all_quiet_in_arkham woods historical_society P1
big_storm_sweeps_arkham independence_square the_unnamable P3
bizarre_dreams_plague_citizens science_building the_witch_house P1
blue_flu the_unnamable woods P1
campus_security_increased independence_square the_unnamable P2
church_group_reclaims_southside black_cave hibbs_roadhouse P1
city_gripped_by_blackouts unvisited_isle science_building P1
family_found_butchered graveyard unvisited_isle P3
feds_raid_arkham black_cave hibbs_roadhouse P3
fourth_of_july_parade the_witch_house black_cave P3
gangs_clean_up_easttown the_witch_house black_cave P2
ghost_ship_docks_by_itself the_unnamable woods P3
goat_like_creature_spotted_in_woods independence_square the_unnamable P1
horror_at_groundbreaking historical_society silver_twilight_lodge P3
ill_wind_grips_arkham graveyard unvisited_isle P1
lodge_member_held_for_questioning black_cave hibbs_roadhouse P2
lodge_members_watch_the_night unvisited_isle science_building P2
manhunt_in_arkham woods independence_square P4
merchants_march_on_crime independence_square the_unnamable P2
miskatonic_arctic_expedition_returns hibbs_roadhouse independence_square P3
missing_people_return the_unnamable woods P4
picnickers_panic unvisited_isle science_building P3
police_step_up_patrols_in_northside silver_twilight_lodge graveyard P2
private_security_hired_in_uptown woods historical_society P2
rivertown_residents_take_back_streets the_witch_house black_cave P2
scientist_warns_of_dimensional_rift unvisited_isle science_building P1
sheldon_gang_turns_to_police_for_aid graveyard unvisited_isle P2
slum_murders_continue woods historical_society P3
southside_strangler_suspected woods historical_society P2
strange_lights_on_campus woods historical_society P1
strange_power_flux_plagues_city independence_square the_unnamable P4
strange_tremors_cease independence_square the_unnamable P1
temperence_fever_sweeps_city the_witch_house black_cave P1
terror_at_the_train_station the_witch_house black_cave P3
vigilante_guards_the_night the_unnamable woods P2
witch_burning_anniversary unvisited_isle science_building P3
disturbing_the_dead black_cave - P4
good_work_undone unvisited_isle - P4
the_great_ritual graveyard - P4
the_southside_strangler_strikes independence_square - P4
the_stars_are_right science_building - P4
the_terrible_experiment unvisited_isle - P4
"""

# The symbols in the white box, and in the black one (arkham-board.md 7.1).
MOVEMENTS = {
    "P1": ("hexagon", "slash triangle star"),
    "P2": ("circle", "square diamond"),
    "P3": ("crescent", "plus"),
    "P4": ("slash triangle star", "hexagon"),
    "P5": ("square diamond", "circle"),
    "P6": ("plus", "crescent"),
}

# A monster of each symbol that walks, in a street of its own; nobody walks under triangle and star.
WALKERS = {
    "hexagon": "ghoul-1 northside_street",
    "circle": "witch-1 downtown_street",
    "crescent": "cultist-1 easttown_street",
    "plus": "star_spawn-1 rivertown_street",
    "slash": "gug-1 southside_street",
    "diamond": "elder_thing-1 uptown_street",
}

ROWS = [[word.strip("-") for word in line.split()] for line in CARDS.strip().splitlines()]


def on(evening: Evening, *fate: object) -> tuple[Event, ...]:
    """The first player goes on; Fate answers what it is asked."""
    events = evening.plays(Proceed(evening.town.first))
    for answer in fate:
        events += evening.fate(answer)  # type: ignore[arg-type]  # any value
    return events


def test_every_card_has_a_row() -> None:
    assert sorted([row[0] for row in ROWS] + ["the_story_continues"]) == sorted(shipped().mythos)


@pytest.mark.parametrize(("card", "gate", "clue", "movement"), ROWS, ids=[row[0] for row in ROWS])
def test_gate_clue_and_monsters(card: str, gate: str, clue: str, movement: str) -> None:
    evening = a_town("p1 abyss_1, p2 abyss_1", *monsters(*WALKERS.values()), mythos("gate", card), ancient="azathoth")
    assert GateOpened(gate, "gate_abyss_a") in on(evening, "gate_abyss_a", "byakhee")
    placed = [event.place for event in on(evening) if isinstance(event, CluePlaced)]
    assert placed == ([clue] if clue else [])
    moved = {event.token for event in on(evening) if isinstance(event, MonsterMoved)} - {"byakhee-1"}
    white, black = (boxes.split() for boxes in MOVEMENTS[movement])
    assert moved == {WALKERS[symbol].split()[0] for symbol in (*white, *black) if symbol in WALKERS}
    for symbol, arrows in ((white, shipped().white), (black, shipped().black)):
        for one in symbol:
            if one in WALKERS:
                token, street = WALKERS[one].split()
                assert evening.at(token) == arrows[street]


def says(
    card: str, standing: str = "p1 library, p2 newspaper", *changes: Correction, turn: int = 2, **options: Any
) -> Evening:
    """The moment before the card does what it says; every ally is in its pile."""
    evening = a_town(standing, piles(), *changes, **options)
    evening.corrects(mythos("ability", card, turn=turn))
    return evening


# ---- headlines


@pytest.mark.parametrize(
    ("card", "street", "place"),
    [
        ("campus_security_increased", "miskatonic_u_street", "library"),
        ("church_group_reclaims_southside", "southside_street", "south_church"),
        ("gangs_clean_up_easttown", "easttown_street", "velmas_diner"),
        ("lodge_members_watch_the_night", "french_hill_street", "the_witch_house"),
        ("merchants_march_on_crime", "merchant_district_street", "river_docks"),
        ("police_step_up_patrols_in_northside", "northside_street", "newspaper"),
        ("private_security_hired_in_uptown", "uptown_street", "woods"),
        ("rivertown_residents_take_back_streets", "rivertown_street", "graveyard"),
        ("vigilante_guards_the_night", "downtown_street", "bank_of_arkham"),
    ],
)
def test_a_neighbourhood_is_cleared(card: str, street: str, place: str) -> None:
    far = "uptown_street" if street != "uptown_street" else "downtown_street"
    lying = (f"ghoul-1 {street}", f"witch-1 {place}", f"zombie-1 {far}", "cultist-1 outskirts")
    evening = says(card, "p1 abyss_1", *monsters(*lying))
    assert MonstersGone(("ghoul-1", "witch-1")) in on(evening)
    assert set(evening.town.monsters) == {"zombie-1", "cultist-1"}


@pytest.mark.parametrize(
    ("card", "gone"),
    [
        ("big_storm_sweeps_arkham", ("byakhee-1", "cultist-1")),
        ("feds_raid_arkham", ("ghoul-1",)),
        ("manhunt_in_arkham", ("witch-1",)),
    ],
)
def test_sky_streets_or_locations_are_cleared(card: str, gone: tuple[str, ...]) -> None:
    lying = ("ghoul-1 uptown_street", "witch-1 woods", "byakhee-1 sky", "cultist-1 outskirts")
    evening = says(card, "p1 abyss_1", *monsters(*lying))
    assert MonstersGone(gone) in on(evening)


@pytest.mark.parametrize(
    ("card", "kinds"),
    [
        ("bizarre_dreams_plague_citizens", ("gug", "nightgaunt")),
        ("goat_like_creature_spotted_in_woods", ("dark_young",)),
        ("scientist_warns_of_dimensional_rift", ("dimensional_shambler", "hound_of_tindalos")),
        ("strange_tremors_cease", ("chthonian", "dhole")),
    ],
)
def test_kinds_go_and_terror_rises_if_any_went(card: str, kinds: tuple[str, ...]) -> None:
    tokens = tuple(f"{kind}-1" for kind in kinds)
    evening = says(card, "p1 abyss_1", *monsters(*(f"{token} uptown_street" for token in tokens), "ghoul-1 woods"))
    events = on(evening)
    assert MonstersGone(tuple(sorted(tokens))) in events
    assert TerrorRose(1) in events
    nothing = says(card, "p1 abyss_1", *monsters("ghoul-1 woods", f"{kinds[0]}-1 outskirts"))
    assert not any(isinstance(event, TerrorRose | MonstersGone) for event in on(nothing))


@pytest.mark.parametrize(
    ("card", "street"),
    [
        ("ghost_ship_docks_by_itself", "merchant_district_street"),
        ("horror_at_groundbreaking", "miskatonic_u_street"),
        ("lodge_member_held_for_questioning", "french_hill_street"),
        ("picnickers_panic", "downtown_street"),
        ("sheldon_gang_turns_to_police_for_aid", "uptown_street"),
        ("slum_murders_continue", "easttown_street"),
        ("southside_strangler_suspected", "southside_street"),
        ("terror_at_the_train_station", "northside_street"),
        ("witch_burning_anniversary", "rivertown_street"),
    ],
)
def test_two_monsters_come_into_a_street(card: str, street: str) -> None:
    events = on(says(card), "ghoul", "zombie")
    assert [event.place for event in events if isinstance(event, MonsterPlaced)] == [street, street]


def test_family_found_butchered() -> None:
    assert TerrorRose(1) in on(says("family_found_butchered"))


@pytest.mark.parametrize(
    ("card", "places"),
    [
        ("city_gripped_by_blackouts", ("general_store", "curiositie_shoppe", "ye_olde_magick_shoppe")),
        ("strange_lights_on_campus", ("library", "administration_building", "science_building")),
        ("temperence_fever_sweeps_city", ("hibbs_roadhouse",)),
    ],
)
def test_places_close_until_the_end_of_the_next_turn(card: str, places: tuple[str, ...]) -> None:
    evening = says(card, f"p1 {places[0]}", *monsters(f"ghoul-1 {places[0]}"))
    has(evening, hand=())
    evening.corrects(mythos("ability", card, turn=2))
    events = on(evening)
    assert [event for event in events if isinstance(event, LocationClosed)] == [
        LocationClosed(one, 3) for one in places
    ]
    street = shipped().street_of(places[0])
    assert (evening.at("p1"), evening.at("ghoul-1")) == (street, street)
    evening.corrects(moving(handled=("ghoul-1",)))
    assert Closed(places[0]) in evening.refuses(Move("p1", places[0]))
    evening.corrects(mythos("end", turn=3))
    on(evening)
    assert evening.town.closed == {}


def test_temperence_fever_asks_who_holds_whiskey() -> None:
    evening = says("temperence_fever_sweeps_city", "p1 library")
    has(evening, hand=("common",), clues=0, sliders=(0, 1, 1))
    evening.corrects(mythos("ability", "temperence_fever_sweeps_city", turn=2))
    on(evening)
    assert isinstance(evening.asked, TellHas)
    evening.answers("yes")
    assert isinstance(evening.asked, Roll)
    events = evening.fate((1,) * evening.asked.dice)
    assert Arrested("p1") in events


def test_all_quiet_in_arkham_may_bless() -> None:
    evening = says("all_quiet_in_arkham", "p1 library, p2 abyss_1")
    on(evening)
    assert isinstance(evening.asked, MayDo)
    evening.answers("yes")
    assert isinstance(evening.asked, Roll)
    evening.fate((6,) * evening.asked.dice)
    evening.answers("no")
    assert (evening.sheet("p1").specials, evening.sheet("p2").specials) == (("blessing",), ())


def test_ill_wind_grips_arkham_curses_the_first_player() -> None:
    evening = says("ill_wind_grips_arkham")
    has(evening, clues=0)
    evening.corrects(mythos("ability", "ill_wind_grips_arkham"))
    on(evening)
    assert isinstance(evening.asked, Roll)
    evening.fate((1,) * evening.asked.dice)
    assert (evening.sheet("p1").specials, evening.sheet("p2").specials) == (("curse",), ())


def test_blue_flu_empties_the_jail_and_nobody_is_arrested() -> None:
    evening = says("blue_flu", f"p1 {JAIL}, p2 library")
    assert Freed("p1") in on(evening)
    assert evening.at("p1") == "police_station"
    assert modifiers.forbids(shipped(), evening.town, "arrest")
    evening.corrects(mythos("ability", "feds_raid_arkham", turn=4), piles(lasting={}))
    assert not modifiers.forbids(shipped(), evening.town, "arrest")


def test_fourth_of_july_parade_blocks_the_merchant_streets() -> None:
    evening = says("fourth_of_july_parade", "p1 northside_street, p2 merchant_district_street")
    on(evening)
    evening.corrects(moving())
    assert [type(one) for one in evening.refuses(Move("p1", "merchant_district_street"))] == [NoEdge]
    evening.corrects(moving("p2"))
    assert [type(one) for one in evening.refuses(Move("p2", "northside_street"))] == [NoEdge]
    marks = {space.id: {mark.kind for mark in space.marks} for space in evening.picture().spaces}
    assert "blocked" in marks["merchant_district_street"]


def test_miskatonic_arctic_expedition_returns_elder_things() -> None:
    evening = says("miskatonic_arctic_expedition_returns")
    has(evening, trophies=("elder_thing-1", "ghoul-1"))
    evening.corrects(mythos("ability", "miskatonic_arctic_expedition_returns"))
    assert MonsterPlaced("elder_thing-1", "river_docks") in on(evening)
    assert evening.sheet().trophies == ("ghoul-1",)


def test_missing_people_return() -> None:
    evening = says("missing_people_return", f"p1 {LOST}, p2 library")
    on(evening)
    assert isinstance(evening.asked, ChoosePlace)
    evening.answers("woods")
    assert evening.at("p1") == "woods"


def test_strange_power_flux_plagues_city() -> None:
    evening = says("strange_power_flux_plagues_city", "p1 abyss_1, p2 rlyeh_1", *gates("woods abyss_a"))
    on(evening)
    asked = evening.asked
    assert isinstance(asked, MayDo)
    assert asked.seat == "p1"
    assert CameBack("p1", "woods") in evening.answers("yes")
    assert (evening.at("p2"), evening.asked) == ("rlyeh_1", None)


def test_the_story_continues() -> None:
    evening = a_town("p1 library", mythos("draw"))
    assert MythosPutBack("the_story_continues", shuffled=True) in on(evening, "the_story_continues")


# ---- environments


def under(card: str, standing: str = "p1 library, p2 newspaper", *changes: Correction, **options: Any) -> Evening:
    """The environment has come."""
    evening = says(card, standing, *changes, **options)
    assert EnvironmentCame(card) in on(evening)
    return evening


def changed_by(evening: Evening, stat: str, seat: str = "p1") -> int:
    return sum(by for _, by in modifiers.by(shipped(), evening.town, seat, stat))


@pytest.mark.parametrize(
    ("card", "stats"),
    [
        ("blackest_night", {"luck_check": -1, "sneak_check": 1}),
        ("an_evil_fog", {"will_check": -1, "sneak_check": 1}),
        ("heat_wave", {"fight_check": -1, "lore_check": 1}),
        ("icy_conditions", {"movement_points": -1}),
        ("raining_cats_and_dogs", {"speed_check": -1, "sneak_check": 1, "movement_points": -1}),
        ("sunny_and_clear", {"sneak_check": -1, "will_check": 1}),
    ],
)
def test_weather_and_night_change_checks(card: str, stats: dict[str, int]) -> None:
    evening = under(card)
    skills = [f"{skill}_check" for skill in ("speed", "sneak", "fight", "will", "lore", "luck")]
    found = {stat: changed_by(evening, stat) for stat in (*skills, "movement_points") if changed_by(evening, stat)}
    assert found == stats


@pytest.mark.parametrize(
    ("card", "tougher"),
    [
        ("alien_technology", {"mi_go": 2}),
        ("heat_wave", {"fire_vampire": 1}),
        ("rlyeh_rising", {"star_spawn": 1, "maniac": 1}),
        ("the_chill_of_the_grave", {"ghost": 1, "vampire": 1, "zombie": 1}),
        ("the_festival", {"cultist": 1, "byakhee": 1}),
        ("things_of_darkness", {"ghoul": 1, "formless_spawn": 1, "shoggoth": 1, "flying_polyp": 1}),
    ],
)
def test_monsters_are_tougher(card: str, tougher: dict[str, int]) -> None:
    evening = under(card)
    content = shipped()
    more = {
        kind: modifiers.toughness(content, evening.town, kind) - one.toughness for kind, one in content.kinds.items()
    }
    assert {kind: by for kind, by in more.items() if by} == tougher


@pytest.mark.parametrize(
    ("card", "kind", "movement"),
    [("an_evil_fog", "byakhee", "stationary"), ("icy_conditions", "shoggoth", "normal")],
)
def test_some_move_otherwise(card: str, kind: str, movement: str) -> None:
    assert modifiers.movement_of(shipped(), under(card).town, kind) == movement


@pytest.mark.parametrize(("card", "kind"), [("raining_cats_and_dogs", "fire_vampire")])
def test_a_kind_is_banned(card: str, kind: str) -> None:
    evening = says(card, "p1 library", *monsters(f"{kind}-1 sky"))
    assert MonstersGone((f"{kind}-1",)) in on(evening)
    evening.corrects(mythos("gate", "feds_raid_arkham"))
    on(evening, "gate_abyss_a")
    assert kind not in str(evening.asked)


def test_sunny_and_clear_bans_the_haunter() -> None:
    assert modifiers.banned(shipped(), under("sunny_and_clear").town) == {"haunter_of_the_dark"}


@pytest.mark.parametrize(
    ("card", "what"),
    [
        ("happy_days_are_here_again", "terror_increase"),
        ("no_one_can_help_you_now", "seal"),
        ("solar_eclipse", "cast_spell"),
    ],
)
def test_something_cannot_happen(card: str, what: str) -> None:
    assert modifiers.forbids(shipped(), under(card).town, what)


def test_happy_days_keep_terror_down() -> None:
    evening = under("happy_days_are_here_again")
    evening.corrects(mythos("ability", "family_found_butchered"))
    assert not any(isinstance(event, TerrorRose) for event in on(evening))


@pytest.mark.parametrize(
    ("card", "what", "place", "healer"),
    [
        ("a_strange_plague", "stamina", "st_marys_hospital", "vincent_lee"),
        ("dreams_of_a_sunken_city", "sanity", "arkham_asylum", "carolyn_fern"),
    ],
)
def test_healing_is_for_one_place_and_one_person(card: str, what: str, place: str, healer: str) -> None:
    town = under(card).town
    assert [modifiers.may_gain(shipped(), town, what, source) for source in (place, healer, "woods")] == [
        True,
        True,
        False,
    ]


def test_nodens_favor_makes_seals_cheaper_and_planetary_alignment_spells() -> None:
    assert modifiers.seal_price(shipped(), under("nodens_favor").town) == 3
    assert under("planetary_alignment").town.environment == "planetary_alignment"


def test_rlyeh_rising_makes_its_gates_harder() -> None:
    town = under("rlyeh_rising").town
    assert [modifiers.gate_difficulty(shipped(), town, world) for world in ("rlyeh", "abyss")] == [2, 1]


def ends_in(card: str, street: str, who: str = "joe_diamond", **sheet: Any) -> Evening:
    """P1 ends a move in a street while the environment lies there."""
    evening = a_town(f"p1 {street}, p2 library", piles(environment=card), who={"p1": who})
    has(evening, **sheet)
    evening.plays(EndPart("p1"))
    return evening


@pytest.mark.parametrize(
    ("card", "street", "pool"),
    [("blood_magic", "rivertown_street", 6), ("the_man_in_black", "french_hill_street", 4)],
)
def test_a_bargain_in_the_street(card: str, street: str, pool: int) -> None:
    evening = ends_in(card, street, hand=())
    assert isinstance(evening.asked, MayDo)
    evening.answers("yes")
    assert isinstance(evening.asked, Roll)
    assert evening.asked.dice == pool
    had = evening.sheet().clues
    evening.fate((1, *(5,) * (pool - 1)))
    gain, cards = (3, ()) if card == "blood_magic" else (1, ("spell",))
    assert (evening.sheet().clues, evening.sheet().hand) == (had + gain, cards)
    lost = ends_in(card, street)
    lost.answers("yes")
    lost.fate((1,) * pool)
    assert lost.sheet().devoured


def test_curfew_enforced() -> None:
    evening = ends_in("curfew_enforced", "uptown_street", clues=0)
    assert isinstance(evening.asked, Roll)
    assert Arrested("p1") in evening.fate((1,) * evening.asked.dice)
    deputy = ends_in("curfew_enforced", "uptown_street", specials=("deputy_of_arkham",))
    assert deputy.asked is None


def test_darkes_carnival_arrives() -> None:
    evening = ends_in("darkes_carnival_arrives", "northside_street", clues=0)
    assert evening.sheet().clues == 1
    assert isinstance(evening.asked, Roll)
    evening.fate((1,) * evening.asked.dice)
    evening.answers("stop")
    assert evening.sheet().sanity == 3


def test_egyptian_exhibit() -> None:
    evening = ends_in("egyptian_exhibit_visits_miskatonic_u", "miskatonic_u_street", who="carolyn_fern", clues=0)
    evening.answers("yes")
    assert isinstance(evening.asked, Roll)
    evening.fate((6,) * evening.asked.dice)
    assert evening.sheet().clues == 1


def test_estate_sale() -> None:
    evening = ends_in("estate_sale", "uptown_street", money=9, hand=())
    evening.answers("yes")
    assert isinstance(evening.asked, TellPrice)
    evening.fate(4, 5)
    assert isinstance(evening.asked, Buy)
    evening.answers(4, 5)
    assert (evening.sheet().money, evening.sheet().hand) == (0, ("unique", "unique"))
    declined = ends_in("estate_sale", "uptown_street", money=9, hand=())
    declined.answers("no")
    assert declined.sheet().money == 9


def test_nothing_waits_elsewhere() -> None:
    assert ends_in("estate_sale", "downtown_street").asked is None


# ---- rumors


def ticking(card: str, standing: str = "p1 abyss_1, p2 library", **parts: Any) -> Evening:
    """The end of a mythos phase after the one in which the rumor came."""
    return a_town(standing, piles(rumor=card, since=1, **parts), mythos("end", turn=2))


def settled(card: str, street: str, *changes: Correction, **sheet: Any) -> tuple[Evening, tuple[Event, ...]]:
    """P1 does in its street what the rumor asks for."""
    evening = a_town(f"p1 {street}, p2 library", piles(rumor=card, since=1, tokens=1), meeting(), *changes)
    has(evening, **{"hand": (), **sheet})
    has(evening, "p2", hand=())
    return evening, evening.plays(SettleRumor("p1"))


def test_disturbing_the_dead() -> None:
    evening = ticking("disturbing_the_dead")
    on(evening)
    assert isinstance(evening.asked, Roll)
    assert TerrorRose(1) in evening.fate((2,))
    evening, events = settled("disturbing_the_dead", "rivertown_street", markers=("gate_abyss_a", "gate_rlyeh_a"))
    assert RumorEnded("disturbing_the_dead", True, True) in events
    assert [evening.sheet(seat).hand for seat in ("p1", "p2")] == [("spell",), ("spell",)]
    failing = a_town("p1 library, p2 library", piles(rumor="disturbing_the_dead", since=1), board(terror=9))
    failing.corrects(mythos("ability", "family_found_butchered"))
    on(failing)
    assert [failing.sheet(seat).specials for seat in ("p1", "p2")] == [("curse",), ("curse",)]


@pytest.mark.parametrize(("people", "spells"), [(2, 3), (5, 4)])
def test_the_great_ritual(people: int, spells: int) -> None:
    evening = ticking("the_great_ritual", tokens=4)
    assert Twofold() in on(evening)
    standing = ", ".join(f"p{number} french_hill_street" for number in range(1, people + 1))
    evening = a_town(standing, piles(rumor="the_great_ritual", since=1), meeting())
    assert modifiers.toughness(shipped(), evening.town, "witch") == shipped().kinds["witch"].toughness + 2
    has(evening, hand=("spell",) * (spells - 1))
    assert [type(one) for one in evening.refuses(SettleRumor("p1"))] == [AbilityCost]
    has(evening, hand=("spell",) * spells, clues=0)
    evening.plays(SettleRumor("p1"))
    assert (evening.sheet().hand, evening.sheet().clues, evening.town.rumor) == ((), 2, "")


def test_after_the_great_ritual_two_cards_a_turn_the_first_for_its_gate_alone() -> None:
    evening = a_town(
        "p1 abyss_1, p2 abyss_1", *monsters("ghoul-1 downtown_street"), piles(twofold=True), mythos("draw")
    )
    on(evening, "all_quiet_in_arkham")
    assert GateOpened("woods", "gate_abyss_a") in on(evening, "gate_abyss_a", "witch")
    assert (evening.town.stage, evening.town.under_mythos, evening.town.clues) == ("draw", ("all_quiet_in_arkham",), {})
    on(evening, "family_found_butchered")
    on(evening, "gate_rlyeh_a", "witch")
    assert evening.town.stage == "clue"
    for _ in range(3):
        on(evening)
    assert (evening.at("ghoul-1"), evening.town.terror) == ("downtown_street", 1)


@pytest.mark.parametrize(("option", "place"), [("streets", "southside_street"), ("house", "mas_boarding_house")])
def test_the_southside_strangler_strikes(option: str, place: str) -> None:
    evening = ticking("the_southside_strangler_strikes", allies=("duke", "anna_kaslow"))
    on(evening)
    assert evening.fate("duke")[0] == AllyLeft("duke")
    evening = a_town(
        f"p1 {place}, p2 library", piles(rumor="the_southside_strangler_strikes", since=1), meeting(), strangler=option
    )
    has(evening, clues=5, money=0)
    evening.plays(SettleRumor("p1"))
    assert (evening.sheet().clues, evening.sheet().money) == (0, 5)
    failing = ticking("the_southside_strangler_strikes", allies=())
    on(failing)
    failing.answers("option-1", "option-2")
    assert (failing.sheet("p1").max_sanity, failing.sheet("p2").max_stamina) == (3, 3)


def test_the_stars_are_right() -> None:
    evening = ticking("the_stars_are_right")
    on(evening)
    assert DoomRose(1) in evening.fate((1,))
    evening, events = settled("the_stars_are_right", "downtown_street", hand=("duke",))
    assert RumorEnded("the_stars_are_right", True, True) in events
    assert evening.sheet().hand == ("common", "common")


def test_the_terrible_experiment() -> None:
    evening = says("the_terrible_experiment", "p1 library, p2 library")
    assert RumorCame("the_terrible_experiment") in on(evening, *("ghoul", "ghoul", "ghoul", "witch", "witch"))
    assert len(evening.town.held) == 5
    evening.corrects(mythos("end", turn=3))
    on(evening)
    assert isinstance(evening.asked, HoldMonster)
    fought = a_town(
        "p1 miskatonic_u_street, p2 library",
        piles(rumor="the_terrible_experiment", since=1, held=("ghoul-1",)),
        meeting(),
    )
    has(fought, hand=())
    fought.plays(SettleRumor("p1"))
    events = fought.answers("won")
    assert RumorEnded("the_terrible_experiment", True, True) in events
    assert fought.sheet().hand == ("skill",)
    seven = tuple(f"{kind}-{number}" for kind in ("ghoul", "zombie") for number in (1, 2, 3)) + ("witch-1",)
    failing = ticking("the_terrible_experiment", standing="p1 library, p2 library", held=seven)
    on(failing, "witch")
    while failing.asked is not None:
        failing.fate(failing.town.allies[0])
    assert failing.town.terror == 10
    assert list(failing.town.monsters.values()).count("miskatonic_u_street") == 8


def test_a_rumor_is_settled_in_its_street_alone() -> None:
    evening = a_town("p1 library, p2 library", piles(rumor="disturbing_the_dead", since=1), meeting())
    assert evening.refuses(SettleRumor("p1")) == (NoRumorHere("library"),)


def test_ithaqua_allows_no_weather() -> None:
    evening = says("heat_wave", ancient="ithaqua")
    on(evening)
    assert (evening.town.environment, evening.town.under_mythos) == ("", ("heat_wave",))


def test_masks_are_in_nyarlathoteps_cup() -> None:
    evening = a_town("p1 library", mythos("gate", "feds_raid_arkham"), ancient="nyarlathotep")
    on(evening, "gate_abyss_a")
    assert "the_black_man" in str(evening.asked)
