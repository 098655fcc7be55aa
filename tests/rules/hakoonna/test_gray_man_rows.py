"""The statements of the Gray Man's manual, by the numbers of hakoonna.md 11."""

from typing import Any

import msgspec
import pytest

from assets import library
from rules.actions import Answer
from rules.dice import Dice
from rules.engine import offers
from rules.games import shelf
from rules.hakoonna.actions import (
    AskRoom,
    Bar,
    CallMary,
    EndTime,
    Enter,
    Lay,
    Open,
    OrderOpen,
    Pass,
    Ring,
    Stack,
    StandBehind,
    Surrender,
    Walk,
    Want,
    WeaponOnGray,
)
from rules.hakoonna.content.cards import POWERS_FILE
from rules.hakoonna.effects import DealCard, TurnCentre
from rules.hakoonna.events import (
    BarrierSet,
    BlackWon,
    CardDealt,
    CardSet,
    Died,
    EndSet,
    GrayBoxedIn,
    GrayTurnBegan,
    HakoTimeEnded,
    HakoWon,
    Hid,
    MaryUnheld,
    NoiseReset,
    NoiseSet,
    Opened,
    TurnBegan,
    Walked,
    WhiteLost,
)
from rules.hakoonna.rulebook import rulebook
from rules.hakoonna.setup import seats
from rules.hakoonna.state import CARDS
from rules.hakoonna.tiles import own_tile
from rules.hakoonna.violations import (
    GrayCrowd,
    GrayImmune,
    GrayMustMove,
    GrayNoise,
    GrayPass,
    GrayTiming,
    NeedsCompanion,
    NoDoor,
    OtherRoomShadow,
    TooFar,
)
from rules.notation import Notation
from rules.seats import FATE, HOST
from rules.violations import NameUnknown
from tests.rules.hakoonna.a_mansion import (
    a_game,
    a_mansion,
    counted,
    emptied,
    gray_turn,
    hakos_time,
    has_items,
    her_time,
    hidden,
    holding,
    shipped,
    to_act,
    to_stack,
)

ALL_AGREE = EndSet(agreed=("blue", "green", "purple", "red"))


def test_g01_a_table_plays_with_him_or_without_him() -> None:
    assert "gray" not in a_mansion("red hall, blue hall", hakos_time()).public.at
    assert TurnBegan("blue") in a_mansion("red hall, blue hall", hakos_time()).plays(EndTime("hako"))


def test_g02_his_set_is_three_cards_and_one_piece() -> None:
    assert CARDS == ("white", "white", "black")
    assert list(a_game().public.at).count("gray") == 1
    assert own_tile("gray") not in {tile.id for tile in shipped().tiles}


def test_g02_dead_he_leaves_no_tile_in_the_house() -> None:
    evening = a_mansion(
        "red hall, gray study", hidden("study.desk"), CardSet("white"), gray_turn(), knowledge="program"
    )
    assert Died("gray", "study.desk") in evening.plays(Open("gray", "study.desk"))
    assert evening.sees("knowing").secret.hides == {"hako": "study.desk"}


@pytest.mark.parametrize(("visitors", "people"), [(2, 4), (3, 5), (4, 6)])
def test_g03_with_him_four_to_six_play(visitors: int, people: int) -> None:
    assert len(seats(visitors)) == people == len(seats(visitors, gray_man=False)) + 1


def test_g04_he_alone_has_a_goal_of_his_own() -> None:
    for card, result in (("white", "lost"), ("black", "won")):
        evening = a_mansion("", to_act("red"), ALL_AGREE, CardSet(card))  # type: ignore[arg-type]
        evening.plays(Surrender(HOST))
        results = evening.results
        assert results.pop("gray") == result
        assert results == {"hako": "won", "red": "lost", "blue": "lost", "green": "lost", "purple": "lost"}


def test_g07_he_sits_at_hako_onnas_right() -> None:
    around = [seat.id for seat in seats()]
    assert around[around.index("hako") - 1] == "gray"


def test_g07_he_has_no_place_in_the_visitors_order() -> None:
    evening = a_mansion("red hall, blue hall, gray study", to_act("blue"))
    assert evening.plays(Pass("blue"))[-1] == TurnBegan("red")


def test_g08_he_takes_no_part_in_building() -> None:
    evening = a_game()
    builders = []
    for room, cell in (("living", "1F:1:0"), ("study", "1F:0:1"), ("basement", "B1:0:0"), ("hall_2f", "2F:0:0")):
        evening.fate(room)
        builders.append(evening.turn)
        evening.plays(Lay(evening.turn, room, cell))
    assert [*builders, evening.turn] == ["red", "blue", "green", "purple", "red"]


def test_g10_he_begins_in_the_1f_hall() -> None:
    assert a_game().public.at["gray"] == "hall"


def test_g11_fate_deals_him_one_card_once_the_mansion_stands() -> None:
    evening = a_game(layout=shipped().practice)
    assert evening.asked == DealCard(FATE)
    assert evening.fate("black")[0] == CardDealt("black")


@pytest.mark.parametrize("card", ["white", "black"])
def test_g11_only_he_and_those_let_in_see_his_card(card: str) -> None:
    evening = a_game(layout=shipped().practice)
    dealt = evening.fate(card)
    seen = {viewer: evening.sees(viewer).card for viewer in evening.match.viewers()}
    assert {viewer for viewer, shown in seen.items() if shown == card} == {"gray", "host", "knowing"}
    assert {shown for viewer, shown in seen.items() if viewer not in ("gray", "host", "knowing")} == {""}
    for viewer in ("hako", "red", "blind", "audience"):
        assert evening.hears(viewer, dealt)[0] == CardDealt()


def test_g12_nobody_sees_the_two_other_cards() -> None:
    evening = a_game(layout=shipped().practice)
    evening.fate("white")
    for viewer in evening.match.viewers():
        written = msgspec.json.encode(evening.sees(viewer)).decode()
        assert "black" not in written
        assert written.count("white") <= 1


@pytest.mark.parametrize(("card", "result"), [("white", "lost"), ("black", "won")])
def test_g13_his_card_fixes_his_goal(card: Any, result: str) -> None:
    evening = a_mansion("", to_act("red"), ALL_AGREE, CardSet(card))
    evening.plays(Surrender(HOST))
    assert evening.results["gray"] == result


def test_g14_one_card_is_black_and_two_are_white() -> None:
    asked = a_game(layout=shipped().practice).asked
    assert asked is not None
    assert dict(asked.chances()) == {"white": 2, "black": 1}


def test_g14_there_is_no_other_card() -> None:
    evening = a_game(layout=shipped().practice)
    assert isinstance(evening.refuses(Answer(FATE, "gray"))[0], NameUnknown)


def test_g16_the_white_one_loses_when_the_others_surrender() -> None:
    evening = a_mansion("", to_act("red"), ALL_AGREE, CardSet("white"))
    assert WhiteLost("gray") in evening.plays(Surrender(HOST))


def test_g16_his_living_on_does_not_keep_the_game_going() -> None:
    evening = a_mansion("red hall, blue -, gray study", to_act("red"), EndSet(agreed=("red",)), CardSet("white"))
    assert WhiteLost("gray") in evening.plays(Surrender(HOST))


def test_g16_the_white_one_loses_off_the_board_too() -> None:
    evening = a_mansion("red hall, gray -", to_act("red"), EndSet(agreed=("red",)), CardSet("white"))
    assert WhiteLost("gray") in evening.plays(Surrender(HOST))


def test_g18_the_black_one_wins_with_hako_onna_when_the_others_surrender() -> None:
    events = a_mansion("", to_act("red"), ALL_AGREE, CardSet("black")).plays(Surrender(HOST))
    assert HakoWon("hako") in events
    assert BlackWon("gray") in events


def test_g18_the_black_one_wins_off_the_board_too() -> None:
    evening = a_mansion("red hall, gray -", to_act("red"), EndSet(agreed=("red",)), CardSet("black"))
    assert BlackWon("gray") in evening.plays(Surrender(HOST))


@pytest.mark.parametrize("moment", [to_stack("red"), to_act("red"), hakos_time(), gray_turn()])
def test_g22_he_never_stacks_noise(moment: Any) -> None:
    assert GrayNoise() in a_mansion("red hall, gray study", moment).refuses(Stack("gray"))


def test_g22_his_turn_asks_for_no_noise() -> None:
    evening = a_mansion("red hall, gray study", hakos_time())
    evening.plays(EndTime("hako"))
    assert evening.asked is None
    assert evening.allows(Walk("gray", "child"))


def test_g23_his_turn_comes_right_after_hako_onnas_time_and_before_the_reset() -> None:
    evening = a_mansion("red hall, gray study", NoiseSet(("red", "red")), hakos_time())
    assert evening.plays(EndTime("hako")) == (HakoTimeEnded(), GrayTurnBegan(1))
    assert len(evening.public.discs) == 2
    assert evening.plays(Walk("gray", "child")) == (Walked("gray", "study", "child"), NoiseReset(), TurnBegan("red"))
    assert len(evening.public.discs) == 0


def test_g23_he_has_no_other_turn() -> None:
    evening = a_mansion("red hall, blue hall, gray study", to_stack("red"))
    assert evening.refuses(Walk("gray", "child")) == (GrayTiming(),)
    evening.plays(Stack("red"))
    evening.fate("fell")
    assert evening.refuses(Walk("gray", "child")) == (GrayTiming(),)
    evening.plays(EndTime("hako"), Walk("gray", "child"))
    assert evening.refuses(Walk("gray", "study")) == (GrayTiming(),)


def test_g24_he_must_move_or_open() -> None:
    evening = a_mansion("red hall, gray study", gray_turn())
    assert evening.refuses(Pass("gray")) == (GrayPass("walk"),)
    assert evening.allows(Walk("gray", "child"), Open("gray", "study.desk"))


def test_g25_nothing_else_is_open_to_him() -> None:
    evening = a_mansion("red hall, gray study", gray_turn())
    book, table = evening.match.book, evening.match.table
    others = [form for form in offers(book, table, "gray") if form.action not in ("walk", "open")]
    tried = [Notation(book).filled(form.action, "gray", form.filled(Dice("any"))) for form in others]
    assert {"pass", "stack"} <= {form.action for form in others}
    assert not any(evening.allows(action) for action in tried)


@pytest.mark.parametrize("visitors", [1, 2])
def test_g26_with_company_he_must_move(visitors: int) -> None:
    company = ", ".join(f"{seat} study" for seat in ("red", "blue")[:visitors])
    evening = a_mansion(f"{company}, gray study", gray_turn())
    assert evening.refuses(Open("gray", "study.desk")) == (GrayMustMove(visitors),)
    assert evening.allows(Walk("gray", "child"))


def test_g27_with_company_he_must_open_when_he_cannot_move() -> None:
    evening = a_mansion("red child, blue study, gray child", gray_turn())
    assert evening.refuses(Walk("gray", "study")) == (GrayCrowd("study", 1, 1),)
    assert evening.refuses(Pass("gray")) == (GrayPass("open"),)
    assert evening.plays(Open("gray", "child.bed"))[0] == Opened("gray", "child.bed", "child")


def test_g28_he_passes_by_himself_when_he_can_neither_move_nor_open() -> None:
    evening = a_mansion("red child, blue study, gray child", *emptied("child"), hakos_time())
    assert evening.plays(EndTime("hako")) == (
        HakoTimeEnded(), GrayTurnBegan(1), GrayBoxedIn(), NoiseReset(), TurnBegan("blue"),
    )  # fmt: skip


def test_g28_one_shadow_left_is_enough_for_him_to_open() -> None:
    evening = a_mansion("red child, blue study, gray child", *emptied("child", but=1), hakos_time())
    assert GrayBoxedIn() not in evening.plays(EndTime("hako"))
    assert evening.allows(Open("gray", "child.bed"))


def test_g29_alone_he_may_move_or_open() -> None:
    evening = a_mansion("red hall, gray study", gray_turn())
    assert evening.allows(Walk("gray", "child"), Open("gray", "study.desk"))


def test_g30_he_moves_one_room_through_doors_or_by_stairs() -> None:
    evening = a_mansion("red child, gray hall", gray_turn())
    assert evening.allows(Walk("gray", "living"), Walk("gray", "basement"), Walk("gray", "hall_2f"))
    assert evening.refuses(Walk("gray", "kitchen")) == (TooFar("kitchen", 2),)
    assert a_mansion("red hall, gray study", gray_turn()).refuses(Walk("gray", "kitchen")) == (
        NoDoor("study", "kitchen"),
    )


@pytest.mark.parametrize(
    ("here", "there", "may"),
    [
        (0, 0, True),
        (0, 1, False),
        (1, 0, True),
        (1, 1, False),
        (1, 2, False),
        (2, 0, True),
        (2, 1, True),
        (2, 2, False),
    ],
)
def test_g31_he_enters_only_empty_rooms_or_rooms_with_fewer_visitors(here: int, there: int, may: bool) -> None:
    rooms = ["hall"] * here + ["living"] * there + ["red_room"] * (4 - here - there)
    standing = ", ".join(f"{seat} {room}" for seat, room in zip(("red", "blue", "green", "purple"), rooms, strict=True))
    evening = a_mansion(f"{standing}, gray hall", gray_turn())
    if may:
        assert evening.allows(Walk("gray", "living"))
    else:
        assert evening.refuses(Walk("gray", "living")) == (GrayCrowd("living", there, here),)


def test_g31_the_dead_do_not_count() -> None:
    assert a_mansion("red hall, blue -, gray study", gray_turn()).allows(Open("gray", "study.desk"))


def test_g34_his_tiles_leave_the_game_also_where_the_program_does_not_know_them() -> None:
    evening = a_mansion("red hall, gray study", counted(gray=2), gray_turn())
    evening.plays(Open("gray", "study.desk"))
    assert Died("gray", "study.desk") in evening.fate("dead")
    assert evening.public.held == {}


@pytest.mark.parametrize("viewer", ["hako", "red", "blind", "audience"])
def test_g36_nobody_can_tell_what_a_black_one_has_opened(viewer: str) -> None:
    told = []
    for card in ("white", "black", "unknown"):
        evening = a_mansion("red hall, gray study", CardSet(card), gray_turn())
        told.append((evening.hears(viewer, evening.plays(Open("gray", "study.desk"))), evening.picture(viewer)))
    assert told[0] == told[1] == told[2]
    assert told[0][0][0] == Opened("gray", "study.desk", "study")


def test_g36_he_lives_on_after_opening() -> None:
    evening = a_mansion("red hall, gray study", CardSet("black"), gray_turn())
    evening.plays(Open("gray", "study.desk"))
    assert evening.public.at["gray"] == "study"


@pytest.mark.parametrize("knowledge", ["public", "program"])
def test_g40_he_is_company_for_the_planchette(knowledge: str) -> None:
    items = has_items(red="planchette")
    alone = a_mansion("red hall, blue study", hidden(), items, to_act("red"), knowledge=knowledge)
    assert alone.refuses(AskRoom("red", "study")) == (NeedsCompanion(),)
    with_him = a_mansion("red study, gray study", hidden(), items, to_act("red"), knowledge=knowledge)
    assert with_him.allows(AskRoom("red", "study"))


def test_g41_in_her_time_his_eyes_are_closed() -> None:
    evening = her_time("red red_room, gray hall", faces={"hall_2f.vase": "chain"})
    events = (*evening.plays(Enter("hako", "hall_2f")), *evening.answers("hall_2f.vase"))
    assert any(isinstance(event, Hid) for event in evening.hears("hako", events))
    assert evening.hears("gray", events) == []
    share = evening.sees("gray").secret
    assert (share.hides, share.lairs, share.seen, share.set) == ({}, {}, {}, ())
    assert evening.refuses(Walk("gray", "living")) == (GrayTiming(),)


@pytest.mark.parametrize("card", ["white", "black"])
@pytest.mark.parametrize("shown", [True, False])
def test_ho_r52_g42_no_power_touches_him_whatever_his_colour(card: Any, shown: bool) -> None:
    powers = ("behind_you", "i_want_that", "open_here", "phone_rings", "shut_door", "my_mary")
    held = (counted(gray=1), CardSet(card, shown))
    evening = her_time("red red_room, gray red_room", *powers, more=held, hands={"gray": ("mary",)}, power_slots=3)
    for power in (StandBehind("hako", "gray"), Want("hako", "gray"), OrderOpen("hako", "gray", "red_room.mirror")):
        assert evening.refuses(power) == (GrayImmune(),)
    assert MaryUnheld() in evening.plays(CallMary("hako"))
    evening.plays(Ring("hako"), Bar("hako", "red_room", "hall_2f"), EndTime("hako"))
    assert evening.public.at["gray"] == "red_room"
    assert evening.allows(Walk("gray", "hall_2f"))


def test_g48_the_barrier_does_not_stop_him() -> None:
    evening = a_mansion("red hall, gray study", BarrierSet(("hall", "study")), gray_turn())
    assert evening.refuses(Walk("gray", "hall")) == (GrayCrowd("hall", 1, 0),)
    evening = a_mansion("red child, gray study", BarrierSet(("hall", "study")), gray_turn())
    assert evening.allows(Walk("gray", "hall"))


def test_g48_a_barred_door_is_a_way_out_that_he_must_take() -> None:
    evening = a_mansion("red child, gray child", BarrierSet(("child", "study")), gray_turn())
    assert evening.refuses(Open("gray", "child.bed")) == (GrayMustMove(1),)
    assert evening.refuses(Pass("gray")) == (GrayPass("walk"),)
    assert evening.allows(Walk("gray", "study"))


def test_g62_the_middle_holds_what_he_did_not_take_of_two_white_cards_and_a_black_one() -> None:
    for card, left in (("white", ("white", "black")), ("black", ("white", "white"))):
        evening = a_mansion(
            "red study, gray study",
            *holding(red=("chain",)),
            CardSet(card),  # type: ignore[arg-type]
            to_act("red"),
            knowledge="program",
        )
        evening.plays(WeaponOnGray("red", "chain"))
        assert evening.match.table.asked == TurnCentre(FATE, left)


def test_g63_a_first_game_gives_him_one_action() -> None:
    evening = a_mansion("red hall, gray study", hakos_time())
    assert evening.plays(EndTime("hako"), Walk("gray", "child"))[-1] == TurnBegan("red")


def test_g63_a_table_may_give_him_two_actions_in_a_row() -> None:
    evening = a_mansion("red hall, gray study", hakos_time(), gray_actions_per_turn=2)
    assert evening.plays(EndTime("hako"))[-1] == GrayTurnBegan(2)
    assert evening.plays(Walk("gray", "child")) == (Walked("gray", "study", "child"),)
    evening.plays(Open("gray", "child.bed"))
    assert evening.fate("back")[1:] == (NoiseReset(), TurnBegan("red"))


def test_g63_his_conditions_are_asked_again_before_the_second_action() -> None:
    evening = a_mansion("red hall, blue study, gray study", gray_turn(2))
    assert evening.refuses(Open("gray", "study.desk")) == (GrayMustMove(1),)
    evening.plays(Walk("gray", "child"))
    assert evening.refuses(Walk("gray", "study")) == (GrayCrowd("study", 1, 0),)
    assert evening.refuses(Pass("gray")) == (GrayPass("open"),)
    assert evening.refuses(Open("gray", "study.desk")) == (OtherRoomShadow("study"),)
    assert evening.allows(Open("gray", "child.bed"))


def test_g63_boxed_in_he_passes_twice() -> None:
    at = "red child, blue study, gray child"
    evening = a_mansion(at, *emptied("child"), hakos_time(), gray_actions_per_turn=2)
    assert evening.plays(EndTime("hako")).count(GrayBoxedIn()) == 2
    assert evening.turn == "blue"


def test_g63_boxed_in_after_the_first_action_he_passes_the_second() -> None:
    evening = a_mansion("red study, blue study, gray study", *emptied("child"), gray_turn(2))
    events = evening.plays(Walk("gray", "child"))
    assert events == (Walked("gray", "study", "child"), GrayBoxedIn(), NoiseReset(), TurnBegan("blue"))


def test_g64_what_the_powers_are_called_stands_in_the_data() -> None:
    hakoonna = shelf()["hakoonna"]
    files = {name: library.read(name) for name in hakoonna.files}
    files[POWERS_FILE] = files[POWERS_FILE].replace(b'en = "Behind You"', b'en = "At Your Back"')
    book = rulebook(hakoonna.read(files))
    assert book.names(book.content, seats())["behind_you"].en == "At Your Back"
