"""Questions put by players of Hako Onna, with the right answer."""

import pytest

from rules.actions import Action
from rules.dice import Dice
from rules.hakoonna.actions import EndTime, Lay, Open, Pass, Stack, Walk
from rules.hakoonna.events import (
    BarrierSet,
    GrayBoxedIn,
    GrayTurnBegan,
    HakoTimeBegan,
    HakoTimeEnded,
    MansionSet,
    NoiseMade,
    NoiseReset,
    NoiseSet,
    PhaseSet,
    TurnBegan,
)
from rules.hakoonna.violations import (
    ActAfterNoise,
    Barrier,
    BasementAttach,
    EyesClosed,
    GrayCrowd,
    GrayMustMove,
    GrayNoise,
    GrayPass,
    NoDoor,
)
from rules.views import Picture
from tests.rules.hakoonna.a_mansion import (
    a_game,
    a_mansion,
    a_placement,
    a_site,
    boards,
    emptied,
    gray_turn,
    hakos_time,
    play_something,
    shipped,
    to_act,
    to_stack,
)

# HO-01: rooms A {east: door}, B {west: wall}; move A->B, attach room to basement
A_AND_B = boards("A 1F e", "B any n", "cellar B1", "attic 2F n*", stairs=("cellar A",))
SIDE_BY_SIDE = MansionSet(tuple(map(a_placement, ("A 1F:0:0", "B 1F:1:0", "cellar B1:0:0"))))


def test_ho_01_a_door_against_a_wall_is_no_door() -> None:
    evening = a_mansion("red A", SIDE_BY_SIDE, to_act("red"), content=A_AND_B)
    assert evening.refuses(Walk("red", "B")) == (NoDoor("A", "B"),)
    assert [{link.a, link.b} for link in evening.picture().links] == [{"A", "cellar"}]


def test_ho_01_nothing_is_attached_to_the_basement() -> None:
    evening = a_site("cellar B1:0:0", drawn="B", content=A_AND_B)
    for cell in ("B1:1:0", "B1:-1:0", "B1:0:1", "B1:0:-1"):
        assert [BasementAttach()] * 4 == [*(evening.refuses(Lay("red", "B", cell, turn))[0] for turn in range(4))]


def test_ho_01_stairs_lead_from_1f_to_the_basement_and_back() -> None:
    down = a_mansion("red A", SIDE_BY_SIDE, to_act("red"), content=A_AND_B)
    assert down.allows(Walk("red", "cellar"))
    assert a_mansion("red cellar", SIDE_BY_SIDE, to_act("red"), content=A_AND_B).allows(Walk("red", "A"))


# HO-02: visitors 4, active 2; noise; next [hako_onna, gray_man, reset_noise, visitor]
FOUR = "red hall, blue hall, green living, purple study, gray child"


def test_ho_02_when_the_tower_falls_hako_onna_the_gray_man_the_reset_and_a_visitor_follow() -> None:
    evening = a_mansion(FOUR, NoiseSet(("red", "red", "red")), to_stack("blue"))
    evening.plays(Stack("blue"))
    assert evening.fate("fell") == (NoiseMade("blue"), HakoTimeBegan())
    assert evening.plays(EndTime("hako")) == (HakoTimeEnded(), GrayTurnBegan(1))
    assert evening.public.discs == ("red", "red", "red")
    evening.plays(Open("gray", "child.bed"))
    assert evening.fate("back")[1:] == (NoiseReset(), TurnBegan("green"))


def test_ho_02_whoever_made_the_noise_has_lost_the_action_and_the_others_wait() -> None:
    evening = a_mansion(FOUR, to_stack("blue"))
    evening.plays(Stack("blue"))
    evening.fate("fell")
    assert evening.refuses(Walk("blue", "living")) == (ActAfterNoise("blue"),)
    for seat in ("red", "green", "purple"):
        assert evening.refuses(Stack(seat)) == (EyesClosed(),)


def test_ho_02_the_gray_man_stacks_no_disc() -> None:
    for moment in (to_stack("blue"), hakos_time("blue", made="blue"), gray_turn(last="blue")):
        assert GrayNoise() in a_mansion(FOUR, moment).refuses(Stack("gray"))


# HO-04: A [gray, v1], neighbours [1, 1], shadows_in_A 2; gray turn
# A is the study: its neighbours are the hall and the child's room.
BOXED_IN = "red study, blue hall, green child, gray study"


def test_ho_04_boxed_in_with_company_he_opens_a_shadow_and_may_not_pass() -> None:
    evening = a_mansion(BOXED_IN, *emptied("study", but=2), gray_turn())
    assert evening.allows(Open("gray", "study.desk"), Open("gray", "study.bookcase"))
    assert evening.refuses(Pass("gray")) == (GrayPass("open"),)
    assert evening.refuses(Walk("gray", "hall")) == (GrayCrowd("hall", 1, 1),)
    assert evening.refuses(Walk("gray", "child")) == (GrayCrowd("child", 1, 1),)


def test_ho_04_with_no_shadow_left_he_passes() -> None:
    by_itself = a_mansion(BOXED_IN, *emptied("study"), hakos_time())
    assert by_itself.plays(EndTime("hako"))[2:4] == (GrayBoxedIn(), NoiseReset())
    assert a_mansion(BOXED_IN, *emptied("study"), gray_turn()).allows(Pass("gray"))


def test_ho_04_alone_he_chooses_between_an_empty_room_and_a_shadow() -> None:
    evening = a_mansion("red hall, gray study", gray_turn())
    assert evening.allows(Walk("gray", "child"), Open("gray", "study.desk"))
    assert evening.refuses(Walk("gray", "hall")) == (GrayCrowd("hall", 1, 0),)


# HO-10: gray_in_room_with v1; the barrier
BARRED = BarrierSet(("hall", "living"))


def test_ho_10_the_gray_man_walks_through_the_barrier() -> None:
    evening = a_mansion("red hall, gray hall", BARRED, gray_turn())
    assert evening.allows(Walk("gray", "living"))
    assert evening.refuses(Open("gray", "hall.coat_stand")) == (GrayMustMove(1),)


def test_ho_10_the_visitor_in_his_room_does_not() -> None:
    evening = a_mansion("red hall, gray hall", BARRED, to_act("red"))
    assert evening.refuses(Walk("red", "living")) == (Barrier(),)


# FU-16: after k undos the table equals the one k steps before; one action is one step with what follows from it
def a_long_session() -> list[Action | str]:
    return [
        Stack("red"), "held", Walk("red", "living"), Stack("blue"), "fell", EndTime("hako"),
        Open("gray", "child.bed"), "back", Stack("green"), "held", Open("green", "living.sofa"), "back",
        Stack("purple"), "held", Pass("purple"),
    ]  # fmt: skip


def test_fu_16_undo_and_redo_lead_through_the_very_same_tables() -> None:
    evening = a_mansion("red hall, blue hall, green living, purple study, gray child", PhaseSet("noise", "red"))
    tables = [evening.match.table]
    for move in a_long_session():
        evening.fate(move) if isinstance(move, str) else evening.plays(move)
        tables.append(evening.match.table)
    for back in (1, 3, len(tables) - 1):
        assert evening.match.undo(back) == back
        assert evening.match.table == tables[-1 - back]
        assert evening.match.redo(back) == back
        assert evening.match.table == tables[-1]


def test_fu_16_undo_undo_redo_undo() -> None:
    evening = a_mansion("red hall, blue hall", to_act("red"))
    start = evening.match.table
    evening.plays(Walk("red", "living"), Stack("blue"))
    after = evening.match.table
    evening.match.undo(2)
    assert evening.match.table == start
    evening.match.redo(2)
    assert evening.match.table == after
    evening.match.undo(2)
    assert evening.match.table == start


def test_fu_16_an_action_and_what_follows_from_it_are_one_step() -> None:
    evening = a_mansion("red child, blue study, gray child", *emptied("child"), hakos_time())
    before, at = evening.match.table, evening.match.at
    events = evening.plays(EndTime("hako"))
    assert events == (HakoTimeEnded(), GrayTurnBegan(1), GrayBoxedIn(), NoiseReset(), TurnBegan("blue"))
    assert evening.match.at == at + 1
    assert evening.match.undo() == 1
    assert evening.match.table == before


@pytest.mark.parametrize("seed", range(5))
def test_fu_16_in_a_random_session_of_200_steps_undo_and_redo_change_nothing(seed: int) -> None:
    dice = Dice(f"session {seed}")
    evening = a_game(layout=shipped().practice)
    tables = [evening.match.table]
    for _ in range(200):
        play_something(evening, dice)
        tables.append(evening.match.table)
        back = evening.match.undo(1 + dice.below(9))
        assert evening.match.table == tables[-1 - back]
        assert len(evening.picture().pieces) == sum(map(bool, evening.public.at.values()))
        assert evening.match.redo(back) == back
        assert evening.match.table == tables[-1]


# FU-20: a piece dropped where it may not stand is exactly where it was; no undo step; a message
def places_of(picture: Picture) -> dict[str, str]:
    return {piece.id: piece.at for piece in picture.pieces}


def test_fu_20_a_refused_action_changes_nothing_and_adds_no_step() -> None:
    evening = a_mansion("red hall, blue hall, gray study", BARRED, to_act("red"))
    before = places_of(evening.picture()), evening.match.at, evening.match.length, evening.match.table
    for action in (Walk("red", "kitchen"), Walk("red", "living"), Walk("red", ""), Walk("blue", "study"), Pass("gray")):
        assert evening.refuses(action)
    assert (places_of(evening.picture()), evening.match.at, evening.match.length, evening.match.table) == before


def test_fu_20_a_refused_action_leaves_the_steps_ahead_for_redo() -> None:
    evening = a_mansion("red hall, blue hall", to_act("red"))
    evening.plays(Walk("red", "study"))
    after = evening.match.table
    evening.match.undo()
    assert evening.refuses(Walk("red", "kitchen"))
    assert evening.match.redo() == 1
    assert evening.match.table == after


def test_fu_20_a_refused_correction_changes_nothing() -> None:
    evening = a_mansion("red hall", to_act("red"))
    before = evening.match.table, evening.match.at
    evening.corrects(BarrierSet(("hall", "nowhere")))
    assert (evening.match.table, evening.match.at) == before
