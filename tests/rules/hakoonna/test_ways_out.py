"""What is offered instead of a refused action: where to go, whom to ask, which card (flows.md 5.3)."""

from __future__ import annotations

import msgspec

from rules.actions import Answer
from rules.hakoonna.actions import (
    AskRoom,
    Enter,
    Give,
    Open,
    SetPower,
    Stack,
    TakeBack,
    TakeFromGray,
    Walk,
    Want,
    WeaponOnGray,
)
from rules.hakoonna.events import CardSet, CardsSet, HersSet
from rules.hakoonna.state import GRAY, HAKO
from rules.hakoonna.violations import HandsFull, NotCarryable, RankBlocked, SlotsFull, XOnlyEmpty
from tests.rules.hakoonna.a_mansion import (
    a_mansion,
    counted,
    gray_turn,
    has_items,
    her_time,
    hidden,
    holding,
    to_act,
    to_stack,
)


def test_ho_r14_one_goes_towards_whom_one_would_give_something() -> None:
    evening = a_mansion("red hall, blue child, gray hall", *holding(red=("mary",)), to_act("red"), knowledge="program")
    assert evening.remedies(Give("red", "blue", 1, ("mary",))) == (Walk("red", "study"),)


def test_ho_r46_a_visitor_in_the_room_receives_what_the_gray_man_may_not() -> None:
    evening = a_mansion("red hall, blue hall, green study, gray hall", counted(red=1), to_act("red"))
    assert evening.remedies(Give("red", GRAY)) == (Give("red", "blue"),)


def test_where_one_tile_at_a_time_is_given_one_of_them_is_offered() -> None:
    two = a_mansion("red hall, blue hall", counted(red=2), to_act("red"), giving="one")
    assert two.remedies(Give("red", "blue", 2)) == (Give("red", "blue", 1),)
    none = a_mansion("red hall, blue hall", counted(red=2), to_act("red"), giving="never")
    assert none.remedies(Give("red", "blue", 2)) == ()


def test_ho_r15_the_planchette_is_asked_where_somebody_is() -> None:
    evening = a_mansion("red hall, blue study, gray bedroom", has_items(red="planchette"), to_act("red"))
    assert evening.remedies(AskRoom("red", "living")) == (Walk("red", "study"),)


def test_ho_r50_one_goes_to_the_gray_man_first() -> None:
    evening = a_mansion("red hall, gray child", counted(red=1, gray=1), to_act("red"))
    assert evening.remedies(TakeFromGray("red")) == (Walk("red", "study"),)
    assert Walk("red", "study") in evening.remedies(WeaponOnGray("red", "chain"))


def test_ho_r48_any_tile_of_his_may_be_taken() -> None:
    evening = a_mansion("red hall, gray hall", CardSet("unknown"), counted(gray=2), to_act("red"))
    assert evening.remedies(TakeFromGray("red", "chain")) == (TakeFromGray("red"),)


def test_ho_r44_the_gray_man_moves_or_opens_instead() -> None:
    evening = a_mansion("red study, gray hall", gray_turn(), has_items(red="rods"))
    instead = evening.remedies(AskRoom(GRAY, "living"))
    assert Walk(GRAY, "living") in instead
    assert Open(GRAY, "hall.coat_stand") in instead


def test_ho_r25_the_discs_that_are_missing_are_stacked() -> None:
    evening = a_mansion("red hall", HersSet(mary="red"), to_stack("red"))
    assert evening.remedies(Stack("red")) == (Stack("red", 2),)


def test_ho_r13_and_ho_r26_what_was_looked_at_is_put_back() -> None:
    lying = hidden(faces={"hall.coat_stand": "safe"})
    evening = a_mansion("red hall", lying, CardsSet(items={"red": ("deduction",)}), to_act("red"), knowledge="program")
    evening.plays(Open("red", "hall.coat_stand"))
    keep, cross = Answer("red", "keep"), Answer("red", "cross")
    assert evening.refuses(keep) == (NotCarryable("safe"),)
    assert evening.remedies(keep) == (Answer("red", "back"),)
    assert evening.refuses(cross) == (XOnlyEmpty(),)
    assert evening.remedies(cross) == (Answer("red", "back"),)


def test_with_full_hands_it_stays_where_it_lay() -> None:
    lying = hidden(faces={"hall.coat_stand": "mary"}, hands={"red": ("chain",)})
    evening = a_mansion("red hall", lying, counted(red=1), to_act("red"), knowledge="program", carry_limit=1)
    evening.plays(Open("red", "hall.coat_stand"))
    assert evening.refuses(Answer("red", "keep")) == (HandsFull(1),)
    assert evening.remedies(Answer("red", "keep")) == (Answer("red", "back"),)


# ---- her side


def test_ho_r29_she_hides_where_she_is_or_beside_it() -> None:
    evening = her_time("red hall, blue hall")
    assert evening.remedies(Enter(HAKO, "hall")) == (Enter(HAKO, "red_room"), Enter(HAKO, "hall_2f"))


def test_ho_r30_a_power_of_her_hand_is_set_first() -> None:
    evening = her_time(
        "red red_room, blue hall", hand=("i_want_that",), hands={"red": ("chain",)}, more=(counted(red=1),)
    )
    assert evening.remedies(Want(HAKO, "red")) == (SetPower(HAKO, "i_want_that"),)


def test_ho_r36_with_every_slot_taken_a_card_is_taken_back() -> None:
    evening = her_time("red hall, blue hall", "my_mary", hand=("shut_door",))
    assert evening.refuses(SetPower(HAKO, "shut_door")) == (SlotsFull(1),)
    assert evening.remedies(SetPower(HAKO, "shut_door")) == (TakeBack(HAKO, "my_mary"),)


def test_ho_r32_a_power_of_another_rank_is_set() -> None:
    shipped = her_time("red hall").match.book.content
    ranked = (msgspec.structs.replace(one, rank="B" if one.id == "my_mary" else "A") for one in shipped.powers)
    content = msgspec.structs.replace(shipped, powers=tuple(ranked))
    hand, holy = ("my_mary", "shut_door"), HersSet(holy=True)
    evening = her_time("red hall, blue hall", hand=hand, more=(holy,), content=content)
    assert evening.refuses(SetPower(HAKO, "my_mary")) == (RankBlocked("B"),)
    assert evening.remedies(SetPower(HAKO, "my_mary")) == (SetPower(HAKO, "shut_door"),)


def test_ho_r52_another_visitor_of_her_room_is_named() -> None:
    evening = her_time(
        "red red_room, blue hall, gray red_room", "i_want_that", hands={"red": ("chain",)}, more=(counted(red=1),)
    )
    assert evening.remedies(Want(HAKO, GRAY)) == (Want(HAKO, "red"),)
    assert evening.remedies(Want(HAKO, "blue")) == (Want(HAKO, "red"),)


def test_what_is_offered_rests_on_what_the_seat_knows() -> None:
    """Two tables that differ in where she hides offer a visitor the same."""
    tables = [
        a_mansion("red hall, blue child, gray hall", hidden(hako), counted(red=1), to_act("red"), knowledge="program")
        for hako in ("red_room.altar", "hall.coat_stand")
    ]
    one, other = (table.remedies(Give("red", "blue", 1, ("mary",))) for table in tables)
    assert one == other == (Walk("red", "study"),)
