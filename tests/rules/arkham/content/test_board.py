"""The board as shipped; the numbers are those of arkham-board.md 1, 2, 3 and 5."""

from __future__ import annotations

from itertools import pairwise

from tests.rules.arkham.shipped import shipped

TOWN = {
    "northside_street": ("train_station", "newspaper", "curiositie_shoppe"),
    "downtown_street": ("bank_of_arkham", "arkham_asylum", "independence_square"),
    "easttown_street": ("hibbs_roadhouse", "velmas_diner", "police_station"),
    "merchant_district_street": ("unvisited_isle", "river_docks", "the_unnamable"),
    "rivertown_street": ("graveyard", "black_cave", "general_store"),
    "miskatonic_u_street": ("science_building", "administration_building", "library"),
    "french_hill_street": ("the_witch_house", "silver_twilight_lodge"),
    "southside_street": ("mas_boarding_house", "south_church", "historical_society"),
    "uptown_street": ("st_marys_hospital", "woods", "ye_olde_magick_shoppe"),
}
UNSTABLE = {
    "independence_square", "hibbs_roadhouse", "unvisited_isle", "the_unnamable", "graveyard", "black_cave",
    "science_building", "the_witch_house", "silver_twilight_lodge", "historical_society", "woods",
}  # fmt: skip
RING = (
    "northside", "downtown", "easttown", "rivertown", "french_hill", "southside", "uptown", "miskatonic_u",
    "merchant_district",
)  # fmt: skip
DISTANCES = """
0 1 2 2 3 4 3 2 1
1 0 1 2 3 4 3 2 1
2 1 0 1 2 3 4 3 2
2 2 1 0 1 2 3 2 1
3 3 2 1 0 1 2 1 2
4 4 3 2 1 0 1 2 3
3 3 4 3 2 1 0 1 2
2 2 3 2 1 2 1 0 1
1 1 2 1 2 3 2 1 0
"""
ARROWLESS = {
    frozenset(("downtown_street", "merchant_district_street")),
    frozenset(("rivertown_street", "merchant_district_street")),
    frozenset(("miskatonic_u_street", "french_hill_street")),
}
WORLDS = {
    "abyss": ({"red", "blue"}, -2, "hexagon"),
    "another_dimension": ({"red", "blue", "yellow", "green"}, 0, "square"),
    "city_of_the_great_race": ({"green", "yellow"}, 0, "triangle"),
    "the_dreamlands": ({"red", "blue", "yellow", "green"}, 1, "slash"),
    "great_hall_of_celeano": ({"blue", "green"}, -1, "star"),
    "plateau_of_leng": ({"red", "green"}, -1, "diamond"),
    "rlyeh": ({"red", "yellow"}, -3, "plus"),
    "yuggoth": ({"blue", "yellow"}, -2, "circle"),
}


def test_there_are_nine_streets_with_26_locations() -> None:
    content = shipped()
    assert {street: content.locations_of(street) for street in content.streets} == TOWN
    assert (len(content.streets), len(content.locations)) == (9, 26)


def test_every_place_in_town_knows_its_street() -> None:
    content = shipped()
    for street, locations in TOWN.items():
        assert {content.street_of(place) for place in (street, *locations)} == {street}
    assert content.street_of("jail_cell") == "easttown_street"
    assert content.street_of("sky") == content.street_of("abyss_1") == ""


def test_eleven_locations_are_unstable() -> None:
    content = shipped()
    assert set(content.unstable) == UNSTABLE
    assert {area.id for area in content.areas.values() if area.unstable} == UNSTABLE


def test_the_white_arrows_are_a_ring_and_the_black_ones_its_reverse() -> None:
    content = shipped()
    ring = [f"{quarter}_street" for quarter in RING]
    assert {street: content.white[street] for street in ring} == dict(pairwise([*ring, ring[0]]))
    assert {content.white[street]: street for street in ring} == {
        street: content.black[street] for street in content.streets
    }


def test_both_arrows_of_a_location_point_out_to_its_street() -> None:
    content = shipped()
    for street, locations in TOWN.items():
        assert {content.white[place] for place in locations} == {street}
        assert {content.black[place] for place in locations} == {street}
    assert "jail_cell" not in content.white
    assert not set(content.white.values()) & set(content.locations)


def test_38_ways_of_which_three_between_streets_have_no_arrow() -> None:
    links = shipped().links
    kinds = [link.kind for link in links]
    assert {kind: kinds.count(kind) for kind in set(kinds)} == {"road": 9, "path": 3, "lane": 26}
    assert {frozenset((link.a, link.b)) for link in links if link.kind == "path"} == ARROWLESS
    assert all(shipped().white[link.a] == link.b for link in links if link.kind == "road")
    assert {(link.a, link.b) for link in links if link.kind == "lane"} == {
        (street, place) for street, locations in TOWN.items() for place in locations
    }


def test_the_steps_between_streets_are_those_of_the_printed_board() -> None:
    board = shipped().board
    told = [[int(far) for far in row.split()] for row in DISTANCES.strip().splitlines()]
    found = [[board.steps(f"{a}_street", f"{b}_street") for b in RING] for a in RING]
    assert found == told


def test_the_steps_between_locations_go_by_their_streets() -> None:
    board = shipped().board
    assert board.steps("train_station", "newspaper") == 2
    assert board.steps("train_station", "historical_society") == 6
    assert board.steps("police_station", "jail_cell") is None


def test_eight_worlds_with_colours_modifier_symbol_and_two_areas() -> None:
    content = shipped()
    found = {one.id: (set(one.colours), one.modifier, one.symbol) for one in content.worlds.values()}
    assert found == WORLDS
    assert content.world_of_area["rlyeh_2"] == "rlyeh"
    assert len(content.world_of_area) == 16
    assert "crescent" not in {one.symbol for one in content.worlds.values()}


def test_a_text_means_places_by_neighbourhoods_and_words() -> None:
    content = shipped()
    french_hill = {"french_hill_street", "the_witch_house", "silver_twilight_lodge"}
    assert content.places(("french_hill",)) == french_hill
    assert content.places(("streets", "sky")) == {*content.streets, "sky"}
    assert content.places(("locations",)) == set(content.locations)


def test_everything_printed_lies_on_the_map_and_in_a_group() -> None:
    content = shipped()
    for space in content.map:
        assert space.width / 2 <= space.x <= 1500 - space.width / 2, space
        assert space.height / 2 <= space.y <= 968 - space.height / 2, space
        assert space.group in content.groups, space
    assert {space.id for space in content.map} == {
        *content.areas, *content.worlds, *content.world_of_area, "sky", "outskirts", "lost_in_time_and_space",
    }  # fmt: skip


def test_what_lies_within_a_space_comes_after_it_and_inside() -> None:
    drawn = {space.id: space for space in shipped().map}
    before = list(drawn)
    inner = [space for space in drawn.values() if space.within]
    assert len(inner) == 17
    for space in inner:
        around = drawn[space.within]
        assert before.index(around.id) < before.index(space.id)
        assert abs(space.x - around.x) * 2 + space.width <= around.width, space
        assert abs(space.y - around.y) * 2 + space.height <= around.height, space
    assert drawn["jail_cell"].within == "police_station"


def test_no_two_streets_or_locations_are_printed_over_each_other() -> None:
    placed = [space for space in shipped().map if space.shape in ("street", "location")]
    for number, one in enumerate(placed):
        for other in placed[number + 1 :]:
            beside = abs(one.x - other.x) * 2 >= one.width + other.width
            assert beside or abs(one.y - other.y) * 2 >= one.height + other.height, (one.id, other.id)
