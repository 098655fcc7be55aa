"""Building the mansion board by board (hakoonna.md 3)."""

import pytest

from rules.hakoonna.actions import Finish, Lay, Stack, Walk
from rules.hakoonna.content import Placement
from rules.hakoonna.effects import DealCard, DrawBoard, DrawStart
from rules.hakoonna.events import (
    BoardDrawn,
    BoardLaid,
    BoardPutUnder,
    BuildingBegunAnew,
    MansionFinished,
    MansionSet,
    PhaseSet,
    StartDrawn,
    TurnBegan,
)
from rules.hakoonna.violations import (
    AlreadyBuilt,
    BasementAttach,
    BoardsMissing,
    CellTaken,
    LayApart,
    NoGrudgeRoom,
    NoMatchingDoor,
    NotDrawn,
    SecondFloorNotOut,
    StillBuilding,
    Unreachable,
)
from rules.seats import FATE, HOST
from rules.violations import ChoicePending, NameUnknown, NotYourTurn
from tests.rules.hakoonna.a_mansion import a_game, a_mansion, a_placement, a_site, boards, shipped

PLACES_OF_PRACTICE = (
    "living 1F:1:0", "study 1F:0:1", "kitchen 1F:1:1", "child 1F:-1:1",
    "hall_2f 2F:0:0", "red_room 2F:1:0", "bedroom 2F:-1:0", "basement B1:0:0",
)  # fmt: skip


def test_the_1f_hall_lies_and_fate_draws_among_the_eight_others() -> None:
    evening = a_game()
    assert [placement.room for placement in evening.public.placements] == ["hall"]
    assert evening.asked == DrawBoard(FATE, tuple(sorted(set(shipped().by_id) - {"hall"})))


def test_the_drawn_board_goes_to_the_visitor_whose_turn_it_is() -> None:
    evening = a_game()
    assert evening.fate("living") == (BoardDrawn("red", "living"),)
    assert evening.turn == "red"
    assert [space.id for space in evening.picture().hand][0] == "living"


def test_a_board_lies_where_a_door_meets_a_door_and_the_next_visitor_draws() -> None:
    evening = a_site(drawn="living")
    placement = Placement("living", "1F", 1, 0)
    assert evening.plays(Lay("red", "living", "1F:1:0")) == (BoardLaid("red", placement),)
    assert placement in evening.public.placements
    assert isinstance(evening.asked, DrawBoard)
    assert evening.turn == "blue"


def test_nobody_lays_before_a_board_is_drawn() -> None:
    assert a_game().refuses(Lay("red", "living", "1F:1:0")) == (ChoicePending("draw-board"),)


def test_a_door_against_a_wall_does_not_hold_a_board() -> None:
    evening = a_site(drawn="kitchen")
    assert evening.refuses(Lay("red", "kitchen", "1F:1:0")) == (NoMatchingDoor("kitchen"),)


def test_a_board_may_be_turned_until_a_door_meets_a_door() -> None:
    evening = a_site(drawn="kitchen")
    fits = [turn for turn in range(4) if evening.allows(Lay("red", "kitchen", "1F:1:0", turn))]
    assert fits == [2, 3]


def test_one_meeting_door_is_enough_where_others_meet_walls() -> None:
    evening = a_site("living 1F:1:0", "study 1F:0:1", drawn="kitchen")
    assert evening.allows(Lay("red", "kitchen", "1F:1:1"))


def test_a_board_away_from_all_others_meets_no_door() -> None:
    assert a_site(drawn="living").refuses(Lay("red", "living", "1F:3:3")) == (NoMatchingDoor("living"),)


def test_no_board_lies_on_another() -> None:
    evening = a_site("living 1F:1:0", drawn="child")
    assert evening.refuses(Lay("red", "child", "1F:1:0"))[0] == CellTaken("living")


@pytest.mark.parametrize(("room", "own"), [("hall_2f", "2F"), ("basement", "B1")])
def test_the_2f_hall_and_the_basement_lie_apart(room: str, own: str) -> None:
    evening = a_site(drawn=room)
    for elsewhere in {"1F:0:1", "2F:0:0", "B1:0:0"} - {f"{own}:0:0"}:
        assert evening.refuses(Lay("red", room, elsewhere)) == (LayApart(room),)
    assert evening.allows(Lay("red", room, f"{own}:0:0"))


def test_2f_takes_boards_once_its_hall_is_out() -> None:
    closed, opened = a_site(drawn="child"), a_site("hall_2f 2F:0:0", drawn="child")
    assert closed.refuses(Lay("red", "child", "2F:-1:0")) == (SecondFloorNotOut(),)
    assert opened.allows(Lay("red", "child", "2F:-1:0"))


def test_on_2f_too_a_door_must_meet_a_door() -> None:
    evening = a_site("hall_2f 2F:0:0", drawn="child")
    assert evening.refuses(Lay("red", "child", "2F:1:0")) == (NoMatchingDoor("child"),)


def test_nothing_is_attached_to_the_basement() -> None:
    evening = a_site("basement B1:0:0", drawn="child")
    assert evening.refuses(Lay("red", "child", "B1:1:0")) == (BasementAttach(),)


def test_only_the_drawn_board_is_laid() -> None:
    assert a_site(drawn="living").refuses(Lay("red", "study", "1F:0:1")) == (NotDrawn("study", "living"),)


@pytest.mark.parametrize("seat", ["blue", "hako", "gray", HOST])
def test_only_the_builder_lays(seat: str) -> None:
    assert a_site(drawn="living").refuses(Lay(seat, "living", "1F:1:0")) == (NotYourTurn("red"),)


@pytest.mark.parametrize("cell", ["1F", "3F:0:0", "1F:x:0", "1F:0:0:0", "", "1F:99999:0"])
def test_what_is_no_cell_is_refused(cell: str) -> None:
    assert a_site(drawn="living").refuses(Lay("red", "living", cell)) == (NameUnknown(cell, ""),)


@pytest.mark.parametrize("turn", [-1, 4])
def test_a_board_has_four_turns(turn: int) -> None:
    assert a_site(drawn="living").refuses(Lay("red", "living", "1F:1:0", turn)) == (NameUnknown("1F:1:0", ""),)


def test_every_reason_against_laying_is_told_at_once() -> None:
    evening = a_site(drawn="living")
    reasons = evening.refuses(Lay("blue", "hall_2f", "1F:0:0"))
    assert reasons == (NotYourTurn("red"), NotDrawn("hall_2f", "living"), CellTaken("hall"), LayApart("hall_2f"))


def test_the_same_cell_at_another_turn_is_the_first_remedy() -> None:
    evening = a_site(drawn="kitchen")
    remedies = evening.remedies(Lay("red", "kitchen", "1F:1:0"))
    assert remedies[:2] == (Lay("red", "kitchen", "1F:1:0", 2), Lay("red", "kitchen", "1F:1:0", 3))
    assert evening.allows(*remedies)


def test_the_cells_that_light_up_are_those_where_a_turn_fits() -> None:
    evening = a_site("basement B1:0:0", drawn="child")
    assert evening.lit("child") == {"1F:0:-1", "1F:1:0", "1F:0:1", "1F:-1:0"}


def test_nobody_walks_or_stacks_while_the_mansion_is_built() -> None:
    evening = a_site(drawn="living")
    assert StillBuilding() in evening.refuses(Stack("red"))
    assert StillBuilding() in evening.refuses(Walk("red", "hall"))


# ---- a board that fits nowhere


def test_a_board_that_fits_nowhere_goes_under_the_pile_and_another_is_drawn() -> None:
    content = boards("hall 1F n", "closet any s", "study any ns", "attic 2F nesw")
    evening = a_site("closet 1F:0:-1", content=content)
    assert evening.fate("study") == (BoardDrawn("red", "study"), BoardPutUnder("study"))
    assert evening.asked == DrawBoard(FATE, ("attic",))
    assert evening.turn == "red"


def test_the_board_under_the_pile_comes_last() -> None:
    content = boards("hall 1F n", "closet any s", "study any ns", "attic 2F nesw")
    evening = a_site("closet 1F:0:-1", content=content)
    evening.fate("study", "attic")
    evening.plays(Lay("red", "attic", "2F:0:0"))
    assert evening.asked == DrawBoard(FATE, ("study",))
    assert evening.fate("study") == (BoardDrawn("blue", "study"),)


def test_when_no_board_fits_the_mansion_is_begun_anew() -> None:
    content = boards("hall 1F n", "closet any s", "study any ns", "den any ew")
    evening = a_site("closet 1F:0:-1", content=content)
    assert evening.fate("study", "den")[-1] == BuildingBegunAnew()
    assert [placement.room for placement in evening.public.placements] == ["hall"]
    assert evening.asked == DrawBoard(FATE, ("closet", "den", "study"))
    assert evening.turn == "red"


# ---- who begins


def test_the_first_visitor_begins_unless_the_table_names_another() -> None:
    assert a_game().turn == "red"
    assert a_game(start="green").turn == "green"


def test_fate_draws_who_begins_where_the_table_wants_it() -> None:
    evening = a_game(start="drawn")
    assert evening.asked == DrawStart(FATE, ("red", "blue", "green", "purple"))
    assert evening.fate("green") == (StartDrawn("green"),)
    assert isinstance(evening.asked, DrawBoard)
    assert evening.turn == "green"


def test_a_mansion_that_stands_already_is_finished_once_the_first_player_is_drawn() -> None:
    evening = a_game("red", "blue", layout=shipped().practice, start="drawn")
    assert evening.fate("blue") == (StartDrawn("blue"), MansionFinished(), TurnBegan("blue"))


# ---- finishing


@pytest.mark.parametrize("seat", [HOST, "red", "blue"])
def test_the_host_or_a_builder_finishes_the_mansion(seat: str) -> None:
    evening = a_site(*PLACES_OF_PRACTICE)
    assert evening.allows(Finish(seat))


@pytest.mark.parametrize("seat", ["hako", "gray"])
def test_neither_hako_onna_nor_the_gray_man_finishes_the_mansion(seat: str) -> None:
    assert a_site(*PLACES_OF_PRACTICE).refuses(Finish(seat)) == (NotYourTurn("red"),)


def test_after_the_mansion_the_gray_man_takes_his_card() -> None:
    evening = a_site(*PLACES_OF_PRACTICE)
    assert evening.plays(Finish(HOST)) == (MansionFinished(),)
    assert evening.asked == DealCard(FATE)


def test_without_the_gray_man_the_first_turn_begins_at_once() -> None:
    evening = a_game("red", "blue", start="blue")
    evening.corrects(MansionSet(shipped().practice.board), PhaseSet("ready", turn="red"))
    assert evening.plays(Finish(HOST)) == (MansionFinished(), TurnBegan("blue"))
    assert evening.public.phase == "noise"


def test_the_last_board_makes_the_mansion_ready_to_be_finished() -> None:
    evening = a_site(*PLACES_OF_PRACTICE[:-1], drawn="basement")
    evening.plays(Lay("red", "basement", "B1:0:0"))
    assert evening.public.phase == "ready"
    assert evening.asked is None
    assert evening.allows(Finish(HOST))


def test_a_mansion_with_boards_missing_is_not_finished() -> None:
    evening = a_site(*PLACES_OF_PRACTICE[:-1], drawn="basement")
    assert evening.refuses(Finish(HOST)) == (BoardsMissing(8),)


def test_a_mansion_with_a_room_out_of_reach_is_not_finished() -> None:
    evening = a_site(*PLACES_OF_PRACTICE[:3], "child 1F:5:5", *PLACES_OF_PRACTICE[4:])
    assert evening.refuses(Finish(HOST)) == (Unreachable("child"),)


def test_a_mansion_without_a_grudge_room_is_not_finished() -> None:
    content = boards("hall 1F n", "closet any s")
    evening = a_site("closet 1F:0:-1", content=content)
    assert evening.refuses(Finish(HOST)) == (NoGrudgeRoom(),)


def test_every_reason_against_finishing_is_told_at_once() -> None:
    evening = a_site("kitchen 1F:4:4", drawn="living")
    assert evening.refuses(Finish("hako")) == (
        NotYourTurn("red"), BoardsMissing(2), NoGrudgeRoom(), Unreachable("kitchen"),
    )  # fmt: skip


def test_a_mansion_that_stands_is_neither_finished_nor_laid_again() -> None:
    evening = a_mansion("red hall")
    assert evening.refuses(Finish(HOST)) == (AlreadyBuilt(),)
    assert evening.refuses(Lay("red", "living", "1F:5:5")) == (AlreadyBuilt(),)


def test_a_whole_mansion_is_built_in_turn() -> None:
    evening = a_game()
    builders = []
    for laid in map(a_placement, PLACES_OF_PRACTICE):
        evening.fate(laid.room)
        builders.append(evening.turn)
        evening.plays(Lay(evening.turn, laid.room, f"{laid.floor}:{laid.col}:{laid.row}"))
    assert builders == ["red", "blue", "green", "purple"] * 2
    assert evening.allows(Finish(HOST))
