"""Questions put by players of Hako Onna about tiles, powers and the Gray Man, with the right answer."""

from __future__ import annotations

from typing import Any

import pytest

from rules.actions import Answer
from rules.hakoonna.actions import (
    Agree,
    AskFloor,
    AskRoom,
    Bar,
    CallMary,
    EndTime,
    Enter,
    Give,
    MoveThings,
    Open,
    OrderOpen,
    Pass,
    Ring,
    StandBehind,
    Surrender,
    TakeFromGray,
    Talk,
    Walk,
    Want,
    WeaponOnGray,
)
from rules.hakoonna.effects import Arrange, ChooseHeld, DrawHeld
from rules.hakoonna.events import (
    CardSet,
    CentreTurned,
    Died,
    GrayConfirmed,
    GrayTurnBegan,
    Hid,
    MaryUnheld,
    Opened,
    PutBack,
    Slain,
    TilesSet,
    TilesShown,
    TileTaken,
    TurnBegan,
    WeaponSpent,
)
from rules.hakoonna.state import GRAY, HAKO
from rules.hakoonna.violations import (
    Barrier,
    EyesClosed,
    GrayApart,
    GrayFreeAction,
    GrayImmune,
    GrayMustMove,
    GrayPass,
    GrayReceive,
    GrayTalk,
    HakobitoPower,
    MustBeTrue,
    MustOpen,
    NeedsCompanion,
    NotAVisitor,
    NotCarryable,
    StealRandom,
)
from rules.seats import AUDIENCE, HOST
from rules.violations import NotYourTurn
from tests.rules.hakoonna.a_mansion import (
    Evening,
    a_mansion,
    counted,
    gray_turn,
    hakos_time,
    has_items,
    her_time,
    hidden,
    to_act,
    with_powers,
)

DESK = "study.desk"


# HO-05: gray white, chips [key_ring, num, num]; opens hako_onna
def white_at_her_shadow(found: str = HAKO) -> tuple[Evening, tuple[Any, ...]]:
    hides = {HAKO: DESK} if found == HAKO else {HAKO: "red_room.altar", "blue": DESK}
    secret = hidden(hides=hides, hands={GRAY: ("key_ring", "number_1", "number_2")})
    standing = "red hall, blue -, green hall, gray study"
    evening = a_mansion(
        standing, secret, counted(gray=3), CardSet("white"), gray_turn(), knowledge="program"
    )  # fmt: skip
    return evening, evening.plays(Open(GRAY, DESK))


@pytest.mark.parametrize("found", [HAKO, "a Hakobito"])
def test_ho_05_the_white_gray_man_dies_and_his_tiles_are_shown_and_leave_the_game(found: str) -> None:
    evening, events = white_at_her_shadow(found)
    assert Died(GRAY, DESK) in events
    shown = TilesShown(("key_ring", "number_1", "number_2"))
    assert shown in evening.hears(AUDIENCE, events)
    assert evening.public.at[GRAY] == ""
    assert evening.public.held == {}
    assert evening.sees("knowing").secret.hands == {}


def test_ho_05_he_becomes_no_hakobito() -> None:
    evening, _ = white_at_her_shadow()
    assert evening.sees("knowing").secret.hides == {HAKO: DESK}
    assert evening.sees(GRAY).secret.hides == {}


def test_ho_05_he_may_advise_the_visitors_but_his_eyes_are_closed_in_her_time() -> None:
    evening, _ = white_at_her_shadow()
    assert evening.allows(Talk(GRAY, "red"))
    evening.corrects(hakos_time())
    assert evening.refuses(Talk(GRAY, "red")) == (EyesClosed(),)
    moved = (*evening.plays(Enter(HAKO, "study")), *evening.answers(DESK))
    assert evening.hears(GRAY, moved) == []


# HO-07: gray black; opens hako_onna
def test_ho_07_the_black_gray_man_lives_and_the_tile_lies_as_it_lay() -> None:
    at_her = (hidden(DESK), CardSet("black"), gray_turn())
    evening = a_mansion("red hall, blue hall, gray study", *at_her, knowledge="program")
    evening.plays(Open(GRAY, DESK))
    assert evening.refuses(Answer(GRAY, "keep")) == (NotCarryable(HAKO),)
    assert evening.answers("back")[0] == PutBack(GRAY, DESK)
    assert evening.public.at[GRAY] == "study"
    assert evening.sees("knowing").secret.hides == {HAKO: DESK}


@pytest.mark.parametrize("viewer", ["red", "blue", AUDIENCE, "blind"])
def test_ho_07_nobody_else_can_tell_it_from_any_other_tile(viewer: str) -> None:
    told = []
    for secret in (hidden(DESK), hidden(faces={DESK: "safe"})):
        evening = a_mansion(
            "red hall, blue hall, gray study", secret, CardSet("black"), gray_turn(), knowledge="program"
        )
        opened = evening.plays(Open(GRAY, DESK))
        asked = evening.sees(viewer).asked
        told.append((evening.hears(viewer, (*opened, *evening.answers("back"))), asked, evening.picture(viewer)))
    assert told[0] == told[1]
    assert not any(HAKO in str(event) for event in told[0][0] if isinstance(event, Opened | PutBack))


# HO-08: cards [black, white, white]; weapon on gray
def struck(own: Any, standing: str = "red hall, blue study, gray hall") -> Evening:
    tiles = TilesSet(held={"red": 1, GRAY: 2})
    secret = hidden(hands={"red": ("chain",), GRAY: ("mary", "stake")})
    return a_mansion(standing, secret, tiles, CardSet(own), to_act("red"), knowledge="program")


def test_ho_08_a_black_card_in_the_middle_makes_him_white_for_sure() -> None:
    evening = struck("white")
    evening.plays(WeaponOnGray("red", "chain"))
    events = evening.answers("black")
    assert events == (CentreTurned("black"), GrayConfirmed("white"), TurnBegan("blue"))
    assert evening.public.shown == "white"
    evening.corrects(to_act("red"))
    assert evening.allows(Talk(GRAY, "red"))
    evening.plays(TakeFromGray("red"))
    assert isinstance(evening.match.table.asked, ChooseHeld)
    evening.answers("mary")
    evening.corrects(gray_turn())
    assert evening.allows(Open(GRAY, "hall.coat_stand"))


@pytest.mark.parametrize("own", ["white", "black"])
def test_ho_08_a_white_card_in_the_middle_settles_nothing(own: str) -> None:
    evening = struck(own)
    evening.plays(WeaponOnGray("red", "chain"))
    assert evening.answers("white") == (CentreTurned("white"), TurnBegan("blue"))
    assert evening.public.shown == ""
    assert evening.refuses(Talk(GRAY, "red")) == (GrayTalk(),)
    evening.corrects(gray_turn())
    assert evening.refuses(Open(GRAY, "hall.coat_stand")) == (GrayMustMove(1),)


@pytest.mark.parametrize("turned", ["white", "black"])
def test_ho_08_in_both_cases_the_weapon_is_out_of_the_game_and_the_action_used(turned: str) -> None:
    evening = struck("white")
    assert evening.plays(WeaponOnGray("red", "chain")) == (WeaponSpent("red", "chain"),)
    evening.answers(turned)
    assert evening.public.held == {GRAY: 2}
    assert evening.sees("red").secret.hands == {}
    assert evening.turn == "blue"


def test_ho_08_from_another_room_he_is_out_of_reach() -> None:
    evening = struck("white", "red hall, gray study")
    assert evening.refuses(WeaponOnGray("red", "chain")) == (GrayApart("study"),)


# HO-10: gray_in_room_with v1; barrier, telephone, steal, open_here, my_mary, behind_you
BESIDE_HIM = "red red_room, blue hall, gray red_room"


def in_her_time(power: str, **given: Any) -> Evening:
    held: dict[str, Any] = {"hands": {GRAY: ("mary",), "red": ("stake",)}, "more": (counted(gray=1, red=1),)}
    return her_time(BESIDE_HIM, power, **(held | given))


def test_ho_10_the_telephone_draws_the_visitor_and_not_him() -> None:
    evening = in_her_time("phone_rings")
    evening.plays(Ring(HAKO), EndTime(HAKO))
    assert (evening.public.at["red"], evening.public.at[GRAY]) == ("hall_2f", "red_room")


def test_ho_10_the_visitor_is_robbed_and_not_he() -> None:
    evening = in_her_time("i_want_that")
    assert evening.refuses(Want(HAKO, GRAY)) == (GrayImmune(),)
    evening.plays(Want(HAKO, "red"))
    evening.fate("stake")
    assert evening.public.held == {GRAY: 1}


def test_ho_10_the_visitor_must_open_and_not_he() -> None:
    evening = in_her_time("open_here")
    assert evening.refuses(OrderOpen(HAKO, GRAY, "red_room.mirror")) == (GrayImmune(),)
    evening.plays(OrderOpen(HAKO, "red", "red_room.mirror"))
    evening.corrects(to_act("red"))
    assert evening.refuses(Pass("red")) == (MustOpen("red_room.mirror"),)


def test_ho_10_the_card_of_the_doll_passes_his_doll_over() -> None:
    evening = in_her_time("my_mary")
    events = evening.plays(CallMary(HAKO))
    assert events[-1] == MaryUnheld()
    assert evening.hears("red", events) == list(events)
    in_his_stead = in_her_time("my_mary", hands={"red": ("mary",)})
    in_his_stead.plays(CallMary(HAKO))
    assert in_his_stead.public.mary == "red"


def test_ho_10_she_stands_behind_the_visitor_and_not_behind_him() -> None:
    evening = in_her_time("behind_you")
    assert evening.refuses(StandBehind(HAKO, GRAY)) == (GrayImmune(),)
    assert Slain("red") in evening.plays(StandBehind(HAKO, "red"))
    assert evening.public.at[GRAY] == "red_room"


def test_ho_10_he_walks_through_the_barrier_that_she_has_laid_and_the_visitor_does_not() -> None:
    evening = in_her_time("shut_door")
    evening.plays(Bar(HAKO, "red_room", "hall_2f"))
    assert evening.plays(EndTime(HAKO))[-1] == GrayTurnBegan(1)
    assert evening.allows(Walk(GRAY, "hall_2f"))
    evening.corrects(to_act("red"))
    assert evening.refuses(Walk("red", "hall_2f")) == (Barrier(),)


# HO-11: gray_known null; says number, despair reveals white, says number
def after_despair(card: Any) -> Evening:
    lying, cards = with_powers(faces={"hall.coat_stand": "diary"})
    told = (lying, cards, CardSet(card), to_act("red"))
    evening = a_mansion("red hall, blue hall, gray hall", *told, knowledge="program")
    assert evening.refuses(Talk(GRAY, "red")) == (GrayTalk(),)
    evening.plays(Open("red", "hall.coat_stand"))
    evening.fate("despair")
    return evening


def test_ho_11_revealed_white_he_may_speak_and_his_conditions_end() -> None:
    evening = after_despair("white")
    assert evening.allows(Talk(GRAY, "red"), Talk("red", GRAY))
    evening.corrects(gray_turn())
    assert evening.allows(Open(GRAY, "hall.coat_stand"))
    assert evening.refuses(Pass(GRAY)) == (GrayPass("walk"),)


def test_ho_11_revealed_black_nothing_is_lifted() -> None:
    evening = after_despair("black")
    assert evening.refuses(Talk(GRAY, "red")) == (GrayTalk(),)
    evening.corrects(gray_turn())
    assert evening.refuses(Open(GRAY, "hall.coat_stand")) == (GrayMustMove(2),)


def test_ho_11_the_dead_one_may_speak() -> None:
    assert a_mansion("red hall, gray -", to_act("red")).allows(Talk(GRAY, "red"))


# HO-13: board_owner v1; alone, with gray only
@pytest.mark.parametrize("knowledge", ["public", "program"])
def test_ho_13_alone_nobody_asks_the_planchette(knowledge: str) -> None:
    told = (hidden(), has_items(red="planchette"), to_act("red"))
    evening = a_mansion("red hall, blue study, gray study", *told, knowledge=knowledge)
    assert evening.refuses(AskRoom("red", "study")) == (NeedsCompanion(),)


@pytest.mark.parametrize("knowledge", ["public", "program"])
def test_ho_13_the_gray_man_is_company_enough(knowledge: str) -> None:
    told = (hidden(), has_items(red="planchette"), to_act("red"))
    assert a_mansion("red hall, blue study, gray hall", *told, knowledge=knowledge).allows(AskRoom("red", "study"))


# HO-14: gray_known null, gray_chips 3; v1 steals named chip, v2 gives chip, gray free action
def three_before_him(moment: Any = None) -> Evening:
    secret = hidden(hands={GRAY: ("mary", "stake", "chain"), "blue": ("number_1",)})
    tiles = counted(gray=3, blue=1)
    return a_mansion("red hall, blue hall, gray hall", secret, tiles, moment or to_act("red"), knowledge="program")


def test_ho_14_nobody_names_the_tile_and_chance_takes_one_for_the_action() -> None:
    evening = three_before_him()
    assert evening.refuses(TakeFromGray("red", "mary")) == (StealRandom(),)
    evening.plays(TakeFromGray("red"))
    assert isinstance(evening.match.table.asked, DrawHeld)
    assert evening.fate("chain") == (TileTaken("red", "chain"), TurnBegan("blue"))
    assert evening.public.held == {GRAY: 2, "blue": 1, "red": 1}


def test_ho_14_he_receives_nothing_and_has_no_free_action() -> None:
    evening = three_before_him(to_act("blue"))
    assert evening.refuses(Give("blue", GRAY, 1, ("number_1",))) == (GrayReceive(),)
    evening = three_before_him(gray_turn())
    assert evening.refuses(Give(GRAY, "red", 1, ("mary",))) == (GrayFreeAction(),)


# HO-16: tile [safe, remains, exit]; take
@pytest.mark.parametrize("tile", ["safe", "bones", "exit"])
def test_ho_16_what_nobody_can_carry_lies_there_again_known_to_the_opener(tile: str) -> None:
    told = (hidden(faces={DESK: tile}), to_act("red"))
    evening = a_mansion("red study, blue study", *told, knowledge="program")
    evening.plays(Open("red", DESK))
    assert evening.refuses(Answer("red", "keep")) == (NotCarryable(tile),)
    evening.answers("back")
    assert (evening.public.crossed, evening.public.empty, evening.public.held) == ((), (), {})
    assert evening.sees("red").secret.seen == {"red": {DESK: tile}}
    assert evening.sees("blue").secret.seen == {}


@pytest.mark.parametrize("tile", ["safe", "bones", "exit"])
def test_ho_16_her_power_may_move_it_within_the_room(tile: str) -> None:
    there = ("hall_2f.banister", "hall_2f.vase", "hall_2f.bench")
    evening = her_time("red hall", "things_move", faces=dict(zip(there, (tile, "empty", "empty"), strict=True)))
    evening.plays(MoveThings(HAKO, "hall_2f"))
    assert evening.match.table.asked == Arrange(HAKO, there)
    evening.answers(there[::-1])
    assert evening.sees("knowing").secret.faces["hall_2f.bench"] == tile


# HO-17: v3 hakobito; b uses a power, c is hit by a visitor item, d moves in her time
DEAD = {"hides": {HAKO: "red_room.altar", "green": "red_room.altar"}, "lairs": {HAKO: "empty", "green": ""}}
THREE = "red hall, blue hall, green -"


def a_hakobito(*laid: str, **given: Any) -> Evening:
    lying: dict[str, Any] = DEAD | given
    return her_time(THREE, *laid, **lying)


def test_ho_17_the_tile_lies_on_hers_the_piece_is_gone_and_the_voice_with_it() -> None:
    at_her = (hidden("study.desk"), to_act("green"))
    evening = a_mansion("red hall, blue hall, green study", *at_her, knowledge="program")
    evening.plays(Open("green", DESK))
    assert evening.public.at["green"] == ""
    assert evening.sees("green").secret.hides == {HAKO: DESK, "green": DESK}
    evening.corrects(to_act("red"))
    assert evening.refuses(Agree("green")) == (NotAVisitor("green"),)


def test_ho_17_a_hakobito_uses_no_power_but_the_strengthened_one() -> None:
    evening = a_hakobito("phone_rings", "behind_you", power_slots=2)
    for power in (Ring("green"), StandBehind("green", "red")):
        assert HakobitoPower() in evening.refuses(power)
    near = {"hides": {HAKO: "red_room.altar", "green": "hall.coat_stand"}}
    despair = a_hakobito("behind_you", cards={"pages": ("despair",)}, **near)
    assert Slain("red") in despair.plays(StandBehind("green", "red"))


def test_ho_17_no_item_finds_a_hakobito() -> None:
    apart = hidden(hides={HAKO: "red_room.altar", "green": "hall.coat_stand"})
    told = (apart, has_items(red="planchette", blue="rods"))
    evening = a_mansion(THREE, *told, to_act("red"), knowledge="program")
    evening.plays(AskRoom("red", "hall"))
    assert evening.refuses(Answer(HAKO, "yes")) == (MustBeTrue(),)
    evening.answers("no")
    evening.corrects(to_act("blue"))
    evening.plays(AskFloor("blue"))
    assert evening.refuses(Answer(HAKO, "1F")) == (MustBeTrue(),)


def test_ho_17_it_moves_in_her_time_and_takes_up_a_tile() -> None:
    evening = a_hakobito(faces={"hall_2f.vase": "chain"})
    evening.plays(Enter("green", "hall_2f"))
    assert Hid("green", "hall_2f.vase", "chain") in evening.answers("hall_2f.vase")
    assert evening.sees("green").secret.lairs["green"] == "chain"
    evening.corrects(to_act("red"))
    assert evening.refuses(Enter("green", "hall_2f"))[0] == NotYourTurn("red")


def test_ho_17_it_wins_with_hako_onna() -> None:
    evening = a_hakobito()
    evening.corrects(to_act("red"))
    evening.plays(Agree("red"), Agree("blue"), Surrender(HOST))
    assert evening.results == {HAKO: "won", "red": "lost", "blue": "lost", "green": "won"}


def test_ho_17_it_takes_no_visitors_action() -> None:
    evening = a_hakobito()
    evening.corrects(to_act("red"))
    assert evening.refuses(Walk("green", "hall"))[0] == NotAVisitor("green")
