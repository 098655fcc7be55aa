"""Doors, walls and stairs: what is joined to what (hakoonna.md 3)."""

import pytest

from rules.hakoonna.actions import Walk
from rules.hakoonna.events import MansionSet
from rules.hakoonna.violations import NoDoor
from tests.rules.hakoonna.a_mansion import a_mansion, a_placement, a_site, boards, shipped, to_act


@pytest.mark.parametrize(("turn", "doors"), [(0, "nw"), (1, "en"), (2, "se"), (3, "ws")])
def test_a_quarter_turn_to_the_right_carries_the_doors_along(turn: int, doors: str) -> None:
    evening = a_site(f"study 1F:5:5:{turn}")
    study = next(space for space in evening.picture().spaces if space.id == "study")
    assert set(study.doors) == set(doors)
    assert study.turn == turn


@pytest.mark.parametrize("turn", range(4))
def test_a_board_with_four_doors_has_them_at_every_turn(turn: int) -> None:
    evening = a_site(f"hall_2f 2F:0:0:{turn}")
    hall = next(space for space in evening.picture().spaces if space.id == "hall_2f")
    assert set(hall.doors) == set("nesw")


def test_door_to_door_joins_two_rooms_in_both_directions() -> None:
    assert a_mansion("red hall", to_act("red")).allows(Walk("red", "living"))
    assert a_mansion("red living", to_act("red")).allows(Walk("red", "hall"))


def test_wall_to_wall_joins_nothing() -> None:
    evening = a_mansion("red study", to_act("red"))
    assert evening.refuses(Walk("red", "kitchen")) == (NoDoor("study", "kitchen"),)


def test_a_door_against_a_wall_is_no_door_from_either_side() -> None:
    content = boards("hall 1F e", "den any n", "attic 2F n*")
    den_east_of_hall = MansionSet((a_placement("hall 1F:0:0"), a_placement("den 1F:1:0")))
    into = a_mansion("red hall", den_east_of_hall, to_act("red"), content=content)
    assert into.refuses(Walk("red", "den")) == (NoDoor("hall", "den"),)
    out = a_mansion("red den", den_east_of_hall, to_act("red"), content=content)
    assert out.refuses(Walk("red", "hall")) == (NoDoor("den", "hall"),)


def test_the_same_board_turned_opens_its_door() -> None:
    content = boards("hall 1F e", "den any n", "attic 2F n*")
    turned = MansionSet((a_placement("hall 1F:0:0"), a_placement("den 1F:1:0:3")))
    assert a_mansion("red hall", turned, to_act("red"), content=content).allows(Walk("red", "den"))


def test_doors_meet_only_between_neighbouring_cells_of_one_floor() -> None:
    content = boards("hall 1F e", "attic 2F w*", "den any w")
    apart = MansionSet((a_placement("hall 1F:0:0"), a_placement("attic 2F:1:0"), a_placement("den 1F:2:0")))
    evening = a_mansion("red hall", apart, to_act("red"), content=content)
    assert evening.refuses(Walk("red", "attic")) == (NoDoor("hall", "attic"),)
    assert evening.refuses(Walk("red", "den")) == (NoDoor("hall", "den"),)


@pytest.mark.parametrize(("lower", "upper"), [("hall", "hall_2f"), ("basement", "hall")])
def test_stairs_join_their_two_ends(lower: str, upper: str) -> None:
    assert a_mansion(f"red {lower}", to_act("red")).allows(Walk("red", upper))
    assert a_mansion(f"red {upper}", to_act("red")).allows(Walk("red", lower))


def test_stairs_lead_nowhere_while_one_end_is_not_laid() -> None:
    without_2f = MansionSet(tuple(one for one in shipped().practice.board if one.floor != "2F"))
    picture = a_mansion("red hall", without_2f).picture()
    assert {(link.a, link.b) for link in picture.links if link.kind == "stairs"} == {("basement", "hall")}


def test_stairs_may_begin_on_another_board_where_the_box_says_so() -> None:
    content = boards("hall 1F e", "den any w", "cellar B1", "attic 2F n*", stairs=("cellar den",))
    laid = MansionSet((a_placement("hall 1F:0:0"), a_placement("den 1F:1:0"), a_placement("cellar B1:0:0")))
    evening = a_mansion("red den", laid, to_act("red"), content=content)
    assert evening.allows(Walk("red", "cellar"), Walk("red", "hall"))


def test_the_practice_mansion_joins_these_rooms() -> None:
    links = {f"{link.a}-{link.b} {link.kind}" for link in a_mansion().picture().links}
    assert links == {
        "hall-living door", "hall-study door", "living-kitchen door", "child-study door", "bedroom-hall_2f door",
        "hall_2f-red_room door", "hall-hall_2f stairs", "basement-hall stairs",
    }  # fmt: skip
