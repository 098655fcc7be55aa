"""The picture is the graph: rooms are its nodes, links its edges, whatever has just changed."""

from collections import Counter

import pytest

from rules.dice import Dice
from rules.hakoonna import mansion
from rules.hakoonna.actions import Lay, Stack, Walk
from rules.hakoonna.events import BarrierSet, HersSet, MansionSet, NoiseSet, PieceSet, ShadowSet
from rules.hakoonna.layouts import automatic
from rules.views import Mark
from tests.rules.hakoonna.a_mansion import (
    Evening,
    a_game,
    a_mansion,
    a_placement,
    a_site,
    play_something,
    shipped,
    to_act,
    to_stack,
)


def assert_the_picture_is_the_graph(evening: Evening) -> None:
    picture, content = evening.picture(), evening.match.book.content
    graph = mansion.board(content, evening.public.placements).graph
    assert sorted(space.id for space in picture.spaces if space.shape == "room") == sorted(graph.nodes)
    drawn = Counter((frozenset((link.a, link.b)), link.kind) for link in picture.links)
    edges = Counter((frozenset((a, b)), kind) for a, b in graph.edges for kind in graph.edges[a, b]["kinds"])
    assert drawn == edges
    ids = {space.id for space in picture.spaces}
    assert all(piece.at in ids or (piece.look == "board" and not piece.at) for piece in picture.pieces)


def test_the_practice_mansion_is_drawn_as_its_graph() -> None:
    assert_the_picture_is_the_graph(a_mansion())


@pytest.mark.parametrize("seed", range(20))
def test_every_automatic_mansion_is_drawn_as_its_graph(seed: int) -> None:
    assert_the_picture_is_the_graph(a_game(layout=automatic(shipped(), Dice(str(seed)))))


@pytest.mark.parametrize("seed", range(12))
def test_the_picture_follows_every_change_of_a_game(seed: int) -> None:
    dice = Dice(f"game {seed}")
    evening = a_game(noise="cards")
    for _ in range(150):
        evening.match.undo() if dice.below(12) == 0 else play_something(evening, dice)
        assert_the_picture_is_the_graph(evening)
        if evening.public.phase == "over":
            break


def test_rooms_show_their_cell_their_turn_and_their_signs() -> None:
    spaces = {space.id: space for space in a_site("child 1F:0:-1:3").picture().spaces}
    child, hall = spaces["child"], spaces["hall"]
    assert (child.group, child.col, child.row, child.turn, child.marks) == ("1F", 0, -1, 3, (Mark("grudge"),))
    assert hall.marks == (Mark("stairs_up", "2F", "A"), Mark("stairs_down", "B1", "B"))


def test_both_ends_of_a_staircase_bear_the_same_letter() -> None:
    pairs = Counter(
        mark.pair for space in a_mansion().picture().spaces for mark in space.marks if mark.kind.startswith("stairs")
    )
    assert pairs == {"A": 2, "B": 2}


def test_shadows_lie_in_their_room_in_the_order_of_the_file() -> None:
    study = [space for space in a_mansion().picture().spaces if space.within == "study"]
    assert [space.id for space in study] == [shadow.id for shadow in shipped().by_id["study"].shadows]
    assert [space.slot for space in study] == list(range(6))


def test_a_shadow_shows_a_back_or_nothing() -> None:
    faces = {space.id: space.face for space in a_mansion("red hall", ShadowSet("study.desk", True)).picture().spaces}
    assert faces["study.desk"] == "none"
    assert faces["study.globe"] == "back"


def test_the_barrier_bars_its_link_and_no_other() -> None:
    links = a_mansion("red hall", BarrierSet(("living", "hall"))).picture().links
    assert [{link.a, link.b} for link in links if link.barred] == [{"hall", "living"}]


def test_free_cells_are_drawn_only_while_building() -> None:
    cells = {space.id for space in a_site("living 1F:1:0", drawn="child").picture().spaces if space.shape == "cell"}
    assert cells == {
        "1F:0:-1", "1F:1:-1", "1F:2:0", "1F:0:1", "1F:1:1", "1F:-1:0", "2F:0:0", "B1:0:0",
    }  # fmt: skip
    assert not any(space.shape == "cell" for space in a_mansion().picture().spaces)


def test_every_place_where_a_board_may_lie_is_drawn() -> None:
    evening = a_site("living 1F:1:0", "hall_2f 2F:0:0", drawn="child")
    cells = {space.id for space in evening.picture().spaces if space.shape == "cell"}
    around = [f"{floor}:{col}:{row}" for floor in ("1F", "2F", "B1") for col in range(-3, 4) for row in range(-3, 4)]
    legal = {cell for cell in around for turn in range(4) if evening.allows(Lay("red", "child", cell, turn))}
    assert legal <= cells


def test_doors_that_meet_nothing_yet_are_drawn_while_building() -> None:
    spaces = {space.id: space for space in a_site("living 1F:1:0").picture().spaces}
    assert set(spaces["living"].doors) == set("ns")
    assert set(spaces["hall"].doors) == set("nsw")
    assert {space.doors for space in a_mansion().picture().spaces} == {""}


def test_the_drawn_board_is_a_piece_in_the_hand_and_leads_the_pile() -> None:
    evening = a_site("living 1F:1:0", drawn="study")
    picture = evening.picture()
    in_hand = [piece for piece in picture.pieces if piece.look == "board"]
    assert [(piece.id, piece.at, piece.seat) for piece in in_hand] == [("study", "", "red")]
    assert picture.active == "study"
    assert [space.id for space in picture.hand][0] == "study"
    assert picture.hand_slots[0] == 6
    assert {space.id for space in picture.hand} == set(shipped().by_id) - {"hall", "living"}


def test_pieces_stand_where_they_are_and_those_off_the_board_are_not_drawn() -> None:
    evening = a_mansion("red living, blue -, gray study", to_act("red"))
    assert {(piece.id, piece.at) for piece in evening.picture().pieces} == {("red", "living"), ("gray", "study")}
    assert evening.picture().active == "red"


def test_the_noise_is_a_track_of_five_discs_or_six_cards() -> None:
    tower = a_mansion("red hall", NoiseSet(("red", "red")), to_stack("red")).picture().tracks
    assert [(track.id, track.cells, track.limit) for track in tower] == [("noise-tower", ("red", "red"), 5)]
    cards = a_mansion("red hall", NoiseSet(cards=(4, 0)), to_stack("red"), noise="cards").picture().tracks
    assert [(track.id, track.cells, track.limit) for track in cards] == [("noise-cards", ("4", "0"), 6)]


def test_the_picture_changes_with_a_walk_a_disc_and_an_undo() -> None:
    evening = a_mansion("red hall, blue hall", to_act("red"))
    before = evening.picture()
    evening.plays(Walk("red", "living"), Stack("blue"))
    evening.fate("held")
    assert evening.picture() != before
    evening.match.undo(3)
    assert evening.picture() == before


def test_a_mansion_relaid_by_hand_is_drawn_anew() -> None:
    evening = a_mansion("red hall", to_act("red"))
    turned = MansionSet((a_placement("hall 1F:0:0"), a_placement("living 1F:1:0:2")))
    evening.corrects(turned, PieceSet("red", "living"))
    assert_the_picture_is_the_graph(evening)
    assert evening.picture().links == ()


def test_the_shadow_from_which_she_wailed_bears_a_sign() -> None:
    evening = a_mansion("red hall", HersSet(wailed="living.sofa"), to_act("red"))
    marked = [space.id for space in evening.picture().spaces if Mark("wail") in space.marks]
    assert marked == ["living.sofa"]
    assert not any(Mark("wail") in space.marks for space in a_mansion("red hall").picture().spaces)
