"""What each of Hako Onna's powers does, and to whom (hakoonna.md 1.6; 000 [주1])."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from rules.actions import Action, Answer
from rules.hakoonna.actions import (
    Bar,
    CallMary,
    EndTime,
    Enter,
    MoveThings,
    Open,
    OrderOpen,
    Pass,
    Ring,
    Stack,
    StandBehind,
    Walk,
    Want,
)
from rules.hakoonna.effects import Arrange, Decide, DrawStolen, DrawTile, Follow, Holder
from rules.hakoonna.events import (
    Annihilated,
    BarrierLifted,
    BarrierSet,
    CameToRest,
    CardSet,
    Covered,
    Died,
    DoorBarred,
    Followed,
    GrayTurnBegan,
    HakoTimeEnded,
    HersSet,
    ItemLost,
    Looked,
    MansionSet,
    MaryFreed,
    MaryGiven,
    MaryUnheld,
    NoiseReset,
    NoiseSet,
    Opened,
    OpenOrdered,
    PhaseSet,
    PhoneRang,
    PieceSet,
    PowerUsed,
    ShadowSet,
    Slain,
    Stolen,
    ThingsMoved,
    TilesSet,
    TurnBegan,
)
from rules.hakoonna.state import GRAY, HAKO
from rules.hakoonna.violations import (
    Barrier,
    BehindByItem,
    DoubleNoise,
    GrayImmune,
    HakobitoPower,
    HideTooFar,
    MustOpen,
    NoSuchDoor,
    NothingThere,
    NothingToTake,
    NotInHerRoom,
    OnCardboard,
    OneAction,
    OtherRoomShadow,
    PowerLocked,
    PowerNotSet,
    Sealed,
    Unreachable,
)
from rules.seats import AUDIENCE, FATE
from rules.violations import NameUnknown, NotYourTurn
from tests.rules.hakoonna.a_mansion import (
    Evening,
    a_placement,
    counted,
    hakos_time,
    has_items,
    her_time,
    to_act,
    to_stack,
)

TOLD = ("public", "program")
CARRIES = ("close_to_you", "coming_soon")
WITH_HER = "red red_room, blue hall, gray red_room"
OTHERS = ("red", "blue", GRAY, AUDIENCE, "blind")
BLUE_IS_DEAD: dict[str, Any] = {
    "hides": {HAKO: "red_room.altar", "blue": "red_room.altar"},
    "lairs": {HAKO: "empty", "blue": ""},
}


def dead_blue(*laid: str, standing: str = "red red_room, blue -, green hall", **given: Any) -> Evening:
    """Her time, Blue a Hakobito on her tile."""
    return her_time(standing, *laid, **(BLUE_IS_DEAD | given))


# ---- what every power needs

USES: dict[str, Action] = {
    "things_move": MoveThings(HAKO, "red_room"),
    "i_want_that": Want(HAKO, "red"),
    "my_mary": CallMary(HAKO),
    "behind_you": StandBehind(HAKO, "red"),
    "open_here": OrderOpen(HAKO, "red", "red_room.mirror"),
    "phone_rings": Ring(HAKO),
    "shut_door": Bar(HAKO, "hall", "living"),
    "close_to_you": Enter(HAKO, "bedroom", "close_to_you"),
    "coming_soon": Enter(HAKO, "bedroom", "coming_soon"),
}
SITUATION: dict[str, Any] = {"hands": {"red": ("chain",)}}
PAGES = TilesSet(held={"red": 1}, diaries=3)


@pytest.mark.parametrize("power", USES)
def test_a_power_that_lies_set_is_used_and_goes_back_to_her_hand(power: str) -> None:
    evening = her_time(WITH_HER, power, more=(PAGES,), **SITUATION)
    assert evening.plays(USES[power])[0] == PowerUsed(HAKO, power)
    mine = evening.sees(HAKO).secret
    assert (mine.set, mine.powers) == ((), (power,))
    assert (evening.public.slots, evening.public.known, evening.public.used) == (0, (power,), (power,))


@pytest.mark.parametrize("power", USES)
def test_ho_r30_only_a_power_that_lies_set_is_used(power: str) -> None:
    evening = her_time(WITH_HER, hand=(power,), more=(PAGES,), **SITUATION)
    assert evening.refuses(USES[power]) == (PowerNotSet(power),)


@pytest.mark.parametrize("power", [power for power in USES if power not in CARRIES])
def test_ho_r30_on_cardboard_a_power_must_lie_set_whichever(power: str) -> None:
    held = counted(red=1)
    assert her_time(WITH_HER, more=(held,), knowledge="public").refuses(USES[power]) == (PowerNotSet(power),)
    evening = her_time(WITH_HER, power, more=(held,), knowledge="public")
    assert evening.plays(USES[power])[0] == PowerUsed(HAKO, power)
    assert (evening.public.slots, evening.public.known) == (0, (power,))


@pytest.mark.parametrize("power", USES)
def test_ho_r38_a_sealed_power_is_not_used(power: str) -> None:
    evening = her_time(WITH_HER, power, more=(PAGES,), cards={"sealed": (power,)}, **SITUATION)
    assert evening.refuses(USES[power]) == (Sealed(power),)


def test_ho_r33_some_powers_need_opened_diaries() -> None:
    soon = Enter(HAKO, "bedroom", "coming_soon")
    assert her_time("red hall", "coming_soon", more=(TilesSet(diaries=2),)).refuses(soon) == (PowerLocked(3, 2),)
    assert her_time("red hall", "coming_soon", more=(TilesSet(diaries=3),)).allows(soon)


@pytest.mark.parametrize("power", USES)
def test_powers_are_used_in_her_time_only(power: str) -> None:
    evening = her_time(WITH_HER, power, more=(PAGES,), **SITUATION)
    evening.corrects(to_act("red"))
    assert NotYourTurn("red") in evening.refuses(USES[power])


def test_every_reason_against_a_power_is_told_at_once() -> None:
    evening = her_time("red red_room, blue hall, gray red_room", cards={"sealed": ("i_want_that",)})
    assert evening.refuses(Want(HAKO, "red")) == (
        PowerNotSet("i_want_that"), Sealed("i_want_that"), NothingToTake("red"),
    )  # fmt: skip
    assert evening.refuses(Want(HAKO, GRAY)) == (PowerNotSet("i_want_that"), Sealed("i_want_that"), GrayImmune())
    evening.corrects(to_act("red"))
    assert evening.refuses(StandBehind(HAKO, "blue")) == (
        NotYourTurn("red"), PowerNotSet("behind_you"), NotInHerRoom("blue"),
    )  # fmt: skip


def test_every_reason_against_a_card_that_carries_her_is_told_at_once() -> None:
    evening = her_time("red hall", cards={"sealed": ("coming_soon",)}, moved=(HAKO,))
    assert evening.refuses(Enter(HAKO, "study", "coming_soon")) == (
        OneAction(HAKO, "enter"),
        PowerNotSet("coming_soon"),
        Sealed("coming_soon"),
        PowerLocked(3, 0),
        HideTooFar("study", 3),
    )


@pytest.mark.parametrize("power", [power for power in USES if power not in CARRIES])
def test_ho_r37_a_hakobito_uses_none_of_her_powers(power: str) -> None:
    evening = dead_blue(power, more=(PAGES,), **SITUATION)
    assert HakobitoPower() in evening.refuses(msgspec.structs.replace(USES[power], seat="blue"))


def test_ho_r37_nor_the_two_that_would_carry_it() -> None:
    evening = dead_blue("close_to_you")
    assert evening.refuses(Enter("blue", "bedroom", "close_to_you")) == (HakobitoPower(),)


def test_a_power_used_is_seen_by_all_the_set_ones_by_her_side_alone() -> None:
    evening = dead_blue("things_move", "false_answer", power_slots=2)
    events = evening.plays(MoveThings(HAKO, "hall"))
    for viewer in ("red", "green", AUDIENCE):
        assert evening.hears(viewer, events)[0] == PowerUsed(HAKO, "things_move")
        assert (evening.sees(viewer).secret.set, evening.sees(viewer).secret.powers) == ((), ())
        assert evening.public.slots == 1
    for viewer in (HAKO, "blue", "knowing"):
        assert evening.sees(viewer).secret.set == ("false_answer",)


# ---- No. 1 and No. 2


def test_close_to_you_carries_her_to_any_room_of_her_floor() -> None:
    evening = her_time("red hall", "close_to_you", hako="bedroom.closet")
    events = evening.plays(Enter(HAKO, "red_room", "close_to_you"))
    assert events[0] == PowerUsed(HAKO, "close_to_you")
    for viewer in ("red", AUDIENCE):
        assert evening.hears(viewer, events) == [PowerUsed(HAKO, "close_to_you")]


def test_close_to_you_carries_her_to_no_other_floor() -> None:
    evening = her_time("red hall", "close_to_you", hako="bedroom.closet")
    assert evening.refuses(Enter(HAKO, "study", "close_to_you")) == (HideTooFar("study", 3),)


@pytest.mark.parametrize(("room", "n"), [("bedroom", 2), ("hall", 2)])
def test_coming_soon_carries_her_two_rooms(room: str, n: int) -> None:
    three = TilesSet(diaries=3)
    assert her_time("red study", "coming_soon", more=(three,)).allows(Enter(HAKO, room, "coming_soon"))
    assert her_time("red study", "coming_soon", more=(three,)).refuses(Enter(HAKO, room)) == (HideTooFar(room, n),)


def test_ho_r29_coming_soon_carries_her_no_further() -> None:
    evening = her_time("red study", "coming_soon", more=(TilesSet(diaries=3),))
    assert evening.refuses(Enter(HAKO, "living", "coming_soon")) == (HideTooFar("living", 3),)


@pytest.mark.parametrize("power", ["behind_you", "attic"])
def test_no_other_card_carries_her(power: str) -> None:
    evening = her_time("red study", "behind_you")
    assert evening.refuses(Enter(HAKO, "hall_2f", power)) == (NameUnknown(power, "close_to_you"),)


def test_on_cardboard_she_is_carried_by_hand() -> None:
    evening = her_time("red study", "close_to_you", knowledge="public")
    assert evening.refuses(Enter(HAKO, "hall", "close_to_you")) == (OnCardboard(),)


# ---- Things Move

BED = {f"hall_2f.{shadow}": tile for shadow, tile in (("banister", "safe"), ("vase", "chain"), ("bench", "empty"))}


def test_ho_16_things_move_lays_the_tiles_of_any_room_anew_even_those_nobody_carries() -> None:
    evening = her_time("red hall", "things_move", faces=BED)
    evening.plays(MoveThings(HAKO, "hall_2f"))
    assert evening.match.table.asked == Arrange(HAKO, tuple(BED))
    events = evening.answers(("hall_2f.vase", "hall_2f.bench", "hall_2f.banister"))
    assert events == (
        ThingsMoved("hall_2f", dict(zip(BED, ("hall_2f.vase", "hall_2f.bench", "hall_2f.banister"), strict=True))),
    )
    faces = evening.sees("knowing").secret.faces
    assert [faces[shadow] for shadow in BED] == ["empty", "safe", "chain"]


def test_no_visitor_learns_what_was_moved() -> None:
    evening = dead_blue("things_move", faces=BED)
    used = evening.plays(MoveThings(HAKO, "hall_2f"))
    shares = {viewer: evening.sees(viewer).asked for viewer in ("red", GRAY, AUDIENCE, "blue", HAKO)}
    events = evening.answers(tuple(BED)[::-1])
    for viewer in ("red", "green", AUDIENCE):
        assert evening.hears(viewer, events) == []
        assert [type(event) for event in evening.hears(viewer, used)] == [PowerUsed]
        assert shares.get(viewer, Arrange(HAKO)) == Arrange(HAKO)
    assert evening.hears("blue", events) == list(events)
    assert shares["blue"] == shares[HAKO] == Arrange(HAKO, tuple(BED))


def test_she_sees_the_tiles_she_moves_and_fate_says_which_nobody_has_seen() -> None:
    evening = her_time("red hall", "things_move", pool=("empty", "mary", "stake"))
    evening.plays(MoveThings(HAKO, "hall_2f"))
    assert isinstance(evening.match.table.asked, DrawTile)
    evening.fate("mary", "empty")
    assert evening.sees(HAKO).secret.seen[HAKO] == {
        "hall_2f.banister": "mary", "hall_2f.vase": "empty", "hall_2f.bench": "stake",
    }  # fmt: skip


def test_who_hides_there_stays_and_what_lay_x_up_is_covered() -> None:
    lying = TilesSet(crossed=("red_room.mirror",))
    evening = her_time("red hall", "things_move", more=(lying,))
    evening.plays(MoveThings(HAKO, "red_room"))
    asked = evening.match.table.asked
    assert isinstance(asked, Arrange)
    assert "red_room.altar" not in asked.shadows
    assert evening.answers(asked.shadows)[1] == Covered(("red_room.mirror",))
    assert evening.public.crossed == ()


def test_an_order_names_each_shadow_once() -> None:
    evening = her_time("red hall", "things_move", faces=BED)
    evening.plays(MoveThings(HAKO, "hall_2f"))
    twice = ("hall_2f.vase", "hall_2f.vase", "hall_2f.bench")
    assert isinstance(evening.refuses(Answer(HAKO, twice))[0], NameUnknown)


def test_a_room_with_a_single_tile_needs_no_order() -> None:
    evening = her_time("red hall", "things_move")
    assert evening.plays(MoveThings(HAKO, "hall")) == (PowerUsed(HAKO, "things_move"),)
    assert evening.asked is None


def test_on_cardboard_she_moves_the_things_by_hand() -> None:
    evening = her_time("red hall", "things_move", knowledge="public")
    assert evening.plays(MoveThings(HAKO, "hall_2f")) == (PowerUsed(HAKO, "things_move"),)
    assert evening.asked is None


def test_things_move_in_a_room_of_the_mansion() -> None:
    assert her_time("red hall", "things_move").refuses(MoveThings(HAKO, "attic")) == (NameUnknown("attic", ""),)


# ---- I Want That


def wanting(**options: Any) -> Evening:
    """Red is with her, Blue in the hall; both hold something."""
    hands = {"red": ("chain", "chain", "mary"), "blue": ("stake",)}
    items = {"items": {"red": ("rods",)}}
    return her_time(WITH_HER, "i_want_that", more=(counted(red=3, blue=1),), cards=items, hands=hands, **options)


def test_fate_says_which_tile_or_item_she_takes() -> None:
    evening = wanting()
    evening.plays(Want(HAKO, "red"))
    asked = evening.match.table.asked
    assert asked == DrawStolen(FATE, "red", ("chain", "chain", "mary", "rods"))
    assert dict(asked.chances()) == {"chain": 2, "mary": 1, "rods": 1}
    for viewer in (*OTHERS, HAKO):
        assert evening.sees(viewer).asked == DrawStolen(FATE, "red")


def test_the_stolen_tile_leaves_the_game_and_only_the_two_know_which() -> None:
    evening = wanting()
    evening.plays(Want(HAKO, "red"))
    events = evening.answers("mary")
    assert events == (Stolen("red", "mary"),)
    assert evening.public.held == {"red": 2, "blue": 1}
    assert evening.sees("red").secret.hands == {"red": ("chain", "chain")}
    for viewer in ("red", HAKO):
        assert evening.hears(viewer, events) == [Stolen("red", "mary")]
    for viewer in ("blue", GRAY, AUDIENCE, "blind"):
        assert evening.hears(viewer, events) == [Stolen("red")]


def test_a_stolen_item_card_is_seen_by_all() -> None:
    evening = wanting()
    evening.plays(Want(HAKO, "red"))
    events = evening.answers("rods")
    assert events == (ItemLost("red", "rods"),)
    assert evening.hears(AUDIENCE, events) == [ItemLost("red", "rods")]
    assert evening.public.items == {}


def test_u24_from_a_visitor_of_her_room_or_from_anywhere() -> None:
    assert wanting().refuses(Want(HAKO, "blue")) == (NotInHerRoom("blue"),)
    assert wanting(steal_rule="anywhere").allows(Want(HAKO, "blue"))


@pytest.mark.parametrize(("rule", "hers"), [("room", {}), ("anywhere", {}), ("kept", {HAKO: ("mary",)})])
def test_u24_what_is_stolen_is_gone_or_hers(rule: str, hers: dict[str, tuple[str, ...]]) -> None:
    evening = wanting(steal_rule=rule)
    evening.plays(Want(HAKO, "red"))
    evening.answers("mary")
    assert evening.sees(HAKO).secret.hands == hers
    assert evening.public.held.get(HAKO, 0) == len(hers)


def test_who_holds_nothing_is_not_robbed() -> None:
    assert her_time(WITH_HER, "i_want_that").refuses(Want(HAKO, "red")) == (NothingToTake("red"),)


def test_overruled_against_an_empty_hand_nothing_is_taken() -> None:
    evening = her_time(WITH_HER, "i_want_that")
    evening.match.play(Want(HAKO, "red"), overrule="a test")
    assert evening.asked is None
    assert evening.allows(EndTime(HAKO))


def test_g45_his_tiles_are_not_stolen() -> None:
    evening = her_time(WITH_HER, "i_want_that", more=(counted(gray=2),), hands={GRAY: ("mary", "stake")})
    assert evening.refuses(Want(HAKO, GRAY)) == (GrayImmune(),)


def test_on_cardboard_a_tile_is_taken_that_the_program_does_not_know() -> None:
    items = {"items": {"red": ("rods",)}}
    evening = her_time(WITH_HER, "i_want_that", more=(counted(red=2),), cards=items, knowledge="public")
    evening.plays(Want(HAKO, "red"))
    assert evening.asked == DrawStolen(FATE, "red", ("tile", "tile", "rods"))
    assert evening.answers("tile") == (Stolen("red"),)
    assert evening.public.held == {"red": 1}


# ---- My Mary


def test_the_card_goes_to_the_visitor_who_holds_the_doll() -> None:
    evening = her_time("red hall, blue study", "my_mary", more=(counted(blue=1),), hands={"blue": ("mary",)})
    events = evening.plays(CallMary(HAKO))
    assert events == (PowerUsed(HAKO, "my_mary"), MaryGiven("blue"))
    assert evening.hears(AUDIENCE, events) == list(events)
    assert evening.public.mary == "blue"


@pytest.mark.parametrize("hands", [{}, {GRAY: ("mary",)}])
def test_g46_with_the_doll_in_his_hands_it_is_as_if_nobody_had_it(hands: dict[str, tuple[str, ...]]) -> None:
    evening = her_time(WITH_HER, "my_mary", more=(counted(gray=len(hands)),), hands=hands)
    events = evening.plays(CallMary(HAKO))
    assert events == (PowerUsed(HAKO, "my_mary"), MaryUnheld())
    for viewer in OTHERS:
        assert evening.hears(viewer, events) == list(events)
    assert evening.public.mary == ""


@pytest.mark.parametrize(("answer", "event"), [("blue", MaryGiven("blue")), ("nobody", MaryUnheld())])
def test_on_cardboard_the_table_says_who_holds_the_doll(answer: str, event: Any) -> None:
    evening = her_time("red hall, blue study, green -, gray hall", "my_mary", knowledge="public")
    evening.plays(CallMary(HAKO))
    assert evening.asked == Holder(HAKO, ("red", "blue"))
    assert evening.answers(answer) == (event,)


@pytest.mark.parametrize("knowledge", TOLD)
def test_ho_r25_whoever_has_the_card_stacks_two_discs_a_turn(knowledge: str) -> None:
    evening = her_time("red hall, blue study", more=(HersSet(mary="red"),), knowledge=knowledge)
    evening.corrects(to_stack("red"))
    assert evening.refuses(Stack("red")) == (DoubleNoise(2, 1),)
    evening.plays(Stack("red", 2))
    evening.fate("held")
    assert evening.public.phase == "tower"
    evening.fate("held")
    assert (evening.public.phase, len(evening.public.discs)) == ("act", 2)


def test_the_second_disc_may_fall() -> None:
    evening = her_time("red hall, blue study", more=(HersSet(mary="red"),))
    evening.corrects(to_stack("red"))
    evening.plays(Stack("red", 2))
    evening.fate("held", "fell")
    assert (evening.public.phase, evening.public.made) == ("hako", "red")


def test_nobody_else_stacks_two_discs() -> None:
    evening = her_time("red hall, blue study", more=(HersSet(mary="red"),))
    evening.corrects(to_stack("blue"))
    assert evening.allows(Stack("blue"))
    assert evening.refuses(Stack("blue", 3)) == (DoubleNoise(1, 3),)


def test_on_a_tower_with_room_for_one_disc_one_is_enough() -> None:
    evening = her_time("red hall, blue study", more=(HersSet(mary="red"), NoiseSet(("blue",) * 4)))
    evening.corrects(to_stack("red"))
    evening.plays(Stack("red", 2))
    evening.fate("held")
    assert (evening.public.phase, len(evening.public.discs)) == ("act", 5)


@pytest.mark.parametrize(("rule", "freed"), [("held", False), ("time", True)])
def test_u28_the_card_stays_while_the_doll_is_held_or_until_her_next_time(rule: str, freed: bool) -> None:
    evening = her_time("red hall, blue study", more=(HersSet(mary="red"),), mary_rule=rule)
    evening.corrects(to_stack("blue"))
    evening.plays(Stack("blue"))
    events = evening.fate("fell")
    assert (MaryFreed() in events) is freed
    assert evening.public.mary == ("" if freed else "red")


def test_u28_the_card_goes_with_the_doll_when_it_is_stolen_or_its_holder_dies() -> None:
    held: dict[str, Any] = {"more": (counted(red=2), HersSet(mary="red")), "hands": {"red": ("mary", "chain")}}
    evening = her_time(WITH_HER, "i_want_that", **held)
    evening.plays(Want(HAKO, "red"))
    evening.answers("mary")
    assert evening.public.mary == ""
    evening = her_time(WITH_HER, "behind_you", **held)
    evening.plays(StandBehind(HAKO, "red"))
    assert evening.public.mary == ""


# ---- Behind You


@pytest.mark.parametrize("knowledge", TOLD)
def test_behind_you_kills_a_visitor(knowledge: str) -> None:
    evening = her_time(WITH_HER, "behind_you", more=(counted(red=1),), hands={"red": ("mary",)}, knowledge=knowledge)
    assert evening.plays(StandBehind(HAKO, "red")) == (PowerUsed(HAKO, "behind_you"), Slain("red"))
    assert (evening.public.at["red"], evening.public.held) == ("", {})
    assert evening.public.phase == "hako"


def test_the_dead_lie_on_hako_onna_and_move_from_her_next_time_on() -> None:
    evening = her_time(WITH_HER, "behind_you")
    evening.plays(StandBehind(HAKO, "red"))
    assert evening.sees("red").secret.hides == {HAKO: "red_room.altar", "red": "red_room.altar"}
    assert evening.refuses(Enter("red", "red_room")) == (OneAction("red", "enter"),)
    evening.plays(EndTime(HAKO))
    evening.corrects(PhaseSet("noise", turn="blue", last="blue"))
    evening.plays(Stack("blue"))
    evening.fate("fell")
    assert evening.allows(Enter("red", "red_room"))


def test_the_last_visitor_dies_and_hako_onna_has_won() -> None:
    evening = her_time("red red_room, blue -", "behind_you")
    assert evening.plays(StandBehind(HAKO, "red"))[:3] == (
        PowerUsed(HAKO, "behind_you"), Slain("red"), Annihilated(),
    )  # fmt: skip
    assert evening.results == {HAKO: "won", "red": "won", "blue": "won"}


def test_u23_only_a_visitor_of_her_room() -> None:
    assert her_time(WITH_HER, "behind_you").refuses(StandBehind(HAKO, "blue")) == (NotInHerRoom("blue"),)


def test_on_cardboard_the_host_names_who_dies() -> None:
    assert her_time(WITH_HER, "behind_you", knowledge="public").allows(StandBehind(HAKO, "blue"))


@pytest.mark.parametrize("knowledge", TOLD)
def test_g43_she_cannot_kill_him(knowledge: str) -> None:
    evening = her_time(WITH_HER, "behind_you", knowledge=knowledge)
    assert evening.refuses(StandBehind(HAKO, GRAY)) == (GrayImmune(),)


@pytest.mark.parametrize("victim", ["blue", HAKO, "nobody"])
def test_she_kills_no_dead_and_nobody_unknown(victim: str) -> None:
    evening = dead_blue("behind_you")
    assert evening.refuses(StandBehind(HAKO, victim)) == (NameUnknown(victim, "red"),)


def test_u23_it_may_strike_only_whoever_uses_an_item() -> None:
    evening = her_time(WITH_HER, "behind_you", behind_you="item")
    assert evening.refuses(StandBehind(HAKO, "red")) == (BehindByItem(),)


def test_in_the_time_of_despair_a_hakobito_stands_behind_too() -> None:
    apart: dict[str, Any] = {"hides": {HAKO: "red_room.altar", "blue": "hall.coat_stand"}}
    evening = dead_blue("behind_you", cards={"pages": ("despair",)}, **apart)
    assert evening.plays(StandBehind("blue", "green")) == (PowerUsed("blue", "behind_you"), Slain("green"))
    assert evening.refuses(StandBehind("blue", "red")) == (PowerNotSet("behind_you"), NotInHerRoom("red"))


@pytest.mark.parametrize(("pages", "rule"), [((), "full"), (("despair",), "shown"), (("despair",), "none")])
def test_ho_r37_before_it_or_without_its_effect_a_hakobito_does_not(pages: tuple[str, ...], rule: str) -> None:
    evening = dead_blue("behind_you", cards={"pages": pages}, despair_effect=rule)
    assert evening.refuses(StandBehind("blue", "red")) == (HakobitoPower(),)


# ---- Open Here

MIRROR = "red_room.mirror"


def ordered(*more: Any, standing: str = WITH_HER, knowledge: str = "program", **given: Any) -> Evening:
    """She has named the mirror to Red."""
    evening = her_time(standing, "open_here", more=more, knowledge=knowledge, **given)
    events = evening.plays(OrderOpen(HAKO, "red", MIRROR))
    assert events == (PowerUsed(HAKO, "open_here"), OpenOrdered("red", MIRROR))
    return evening


@pytest.mark.parametrize("knowledge", TOLD)
def test_u27_the_next_action_of_the_visitor_is_to_open_that_shadow(knowledge: str) -> None:
    evening = ordered(knowledge=knowledge)
    evening.corrects(to_act("red"))
    for other in (Walk("red", "hall_2f"), Open("red", "red_room.trunk"), Pass("red")):
        assert evening.refuses(other) == (MustOpen(MIRROR),)
    assert evening.plays(Open("red", MIRROR))[0] == Opened("red", MIRROR, "red_room")
    assert evening.public.ordered == {}


def test_noise_comes_first_all_the_same() -> None:
    evening = ordered()
    evening.corrects(to_stack("red"))
    assert evening.allows(Stack("red"))


def test_the_others_act_as_they_like() -> None:
    evening = ordered()
    evening.corrects(to_act("blue"))
    assert evening.allows(Walk("blue", "living"), Pass("blue"))


def test_an_order_that_cannot_be_obeyed_any_more_binds_nobody() -> None:
    evening = ordered()
    evening.corrects(ShadowSet(MIRROR, True), to_act("red"))
    assert evening.allows(Pass("red"))


def test_an_overruled_walk_ends_the_order() -> None:
    evening = ordered()
    evening.corrects(to_act("red"))
    evening.match.play(Walk("red", "hall_2f"), overrule="a test")
    evening.corrects(to_act("red"))
    assert evening.public.ordered == {}
    assert evening.allows(Pass("red"))


@pytest.mark.parametrize(("room", "free"), [("hall_2f", True), ("red_room", False)])
def test_whom_a_correction_puts_elsewhere_is_free_of_her_order(room: str, free: bool) -> None:
    evening = ordered()
    evening.corrects(PieceSet("red", room), to_act("red"))
    assert evening.public.ordered == ({} if free else {"red": MIRROR})
    assert evening.allows(Pass("red")) is free


def test_u27_the_shadow_may_be_opened_at_once_when_the_eyes_are_open() -> None:
    evening = ordered(faces={MIRROR: "chain"}, open_here_rule="now")
    assert evening.plays(EndTime(HAKO))[:2] == (HakoTimeEnded(), Opened("red", MIRROR, "red_room"))
    assert evening.answers("keep")[-1] == GrayTurnBegan(1)
    assert evening.public.ordered == {}


def test_u27_who_dies_of_it_at_once_has_no_turn_afterwards() -> None:
    altar = "red_room.altar"
    evening = her_time("red red_room, blue hall, green hall", "open_here", open_here_rule="now")
    evening.plays(OrderOpen(HAKO, "red", altar))
    evening.corrects(hakos_time(last="green"))
    assert evening.plays(EndTime(HAKO)) == (
        HakoTimeEnded(), Opened("red", altar, "red_room"), Looked("red", altar, HAKO), Died("red", altar),
        NoiseReset(), TurnBegan("blue"),
    )  # fmt: skip


@pytest.mark.parametrize(("refill", "opened"), [("filled", 2), ("bare", 1)])
def test_u27_two_who_must_open_one_shadow_do_so_one_after_the_other(refill: str, opened: int) -> None:
    rules: dict[str, Any] = {"open_here_rule": "now", "refill": refill}
    evening = her_time("red red_room, blue red_room", faces={MIRROR: "chain"}, **rules)
    evening.corrects(HersSet(ordered={"red": MIRROR, "blue": MIRROR}))
    events = evening.plays(EndTime(HAKO))
    assert evening.asked == Decide("blue", MIRROR)
    events += evening.answers("keep")
    if opened == 2:
        events += evening.answers("back")
    assert sum(isinstance(event, Opened) for event in events) == opened
    assert evening.public.phase == "noise"


def test_u27_the_last_visitor_who_dies_of_it_ends_the_game() -> None:
    evening = her_time("red red_room, blue -, gray hall", "open_here", more=(CardSet("black"),), open_here_rule="now")
    evening.plays(OrderOpen(HAKO, "red", "red_room.altar"), EndTime(HAKO))
    assert (evening.public.phase, evening.public.ending) == ("over", "annihilation")
    assert evening.results == {HAKO: "won", "red": "won", "blue": "won", GRAY: "won"}


def test_u27_who_dies_of_it_follows_no_telephone() -> None:
    evening = her_time("red red_room, blue hall", "open_here", "phone_rings", open_here_rule="now", power_slots=2)
    evening.plays(OrderOpen(HAKO, "red", "red_room.altar"), Ring(HAKO), EndTime(HAKO))
    assert evening.public.at == {"red": "", "blue": "living"}
    assert evening.public.phase == "noise"


def test_a_shadow_of_the_visitors_room_with_a_tile_in_it_is_named() -> None:
    evening = her_time(WITH_HER, "open_here", more=(ShadowSet(MIRROR, True),))
    assert evening.refuses(OrderOpen(HAKO, "red", MIRROR)) == (NothingThere(),)
    assert evening.refuses(OrderOpen(HAKO, "red", "hall.coat_stand")) == (OtherRoomShadow("hall"),)
    assert evening.refuses(OrderOpen(HAKO, "red", "attic")) == (NameUnknown("attic", "red_room"),)
    assert evening.refuses(OrderOpen(HAKO, "blue", MIRROR)) == (
        NotInHerRoom("blue"), OtherRoomShadow("red_room"), NothingThere(),
    )  # fmt: skip


@pytest.mark.parametrize("knowledge", TOLD)
def test_g44_he_opens_nothing(knowledge: str) -> None:
    evening = her_time(WITH_HER, "open_here", knowledge=knowledge)
    assert evening.refuses(OrderOpen(HAKO, GRAY, MIRROR)) == (GrayImmune(),)


# ---- The Phone Rings


def rung(standing: str, knowledge: str = "program", **given: Any) -> Evening:
    """The telephone in the living room has rung, and her time is over."""
    evening = her_time(standing, "phone_rings", knowledge=knowledge, **given)
    assert evening.plays(Ring(HAKO)) == (PowerUsed(HAKO, "phone_rings"), PhoneRang("living"))
    evening.plays(EndTime(HAKO))
    return evening


@pytest.mark.parametrize("knowledge", TOLD)
def test_u25_all_visitors_go_one_room_when_the_eyes_are_open_and_g47_he_does_not(knowledge: str) -> None:
    evening = rung("red study, blue living, green red_room, gray study", knowledge)
    assert evening.public.at == {"red": "hall", "blue": "living", "green": "hall_2f", GRAY: "study"}
    assert evening.turn == GRAY


@pytest.mark.parametrize(("rule", "at"), [("one", "hall_2f"), ("two", "hall"), ("all", "living")])
def test_u25_one_room_or_two_or_all_the_way(rule: str, at: str) -> None:
    evening = rung("red red_room, blue living", phone_rule=rule)
    assert evening.public.at["red"] == at
    assert evening.turn == "blue"


def test_u25_who_has_arrived_is_told_of_once() -> None:
    evening = her_time("red hall, blue living", "phone_rings", phone_rule="all")
    events = evening.plays(Ring(HAKO), EndTime(HAKO))
    assert [event for event in events if isinstance(event, Followed | CameToRest)] == [
        Followed("red", "living"), CameToRest("red"), CameToRest("blue"),
    ]  # fmt: skip


def test_who_has_two_ways_of_the_same_length_is_asked() -> None:
    square = tuple(map(a_placement, ("hall 1F:0:0", "study 1F:1:0:3", "child 1F:0:1:3", "living 1F:1:1")))
    evening = her_time("red hall, blue study", "phone_rings", more=(MansionSet(square),), hako="study.desk")
    evening.plays(Ring(HAKO), EndTime(HAKO))
    assert evening.asked == Follow("red", ("study", "child"))
    assert isinstance(evening.refuses(Answer("red", "living"))[0], NameUnknown)
    assert evening.answers("child")[:2] == (Followed("red", "child"), Followed("blue", "living"))


def test_the_barrier_stops_the_way_to_the_telephone() -> None:
    evening = rung("red hall, gray hall", more=(BarrierSet(("hall", "living")),))
    assert evening.public.at["red"] == "hall"
    assert evening.turn == GRAY


def test_the_dead_do_not_follow_it() -> None:
    evening = dead_blue("phone_rings", "behind_you", power_slots=2)
    evening.plays(Ring(HAKO), StandBehind(HAKO, "red"), EndTime(HAKO))
    assert evening.public.at == {"red": "", "blue": "", "green": "living"}


def test_who_follows_it_leaves_the_shadow_that_was_named() -> None:
    evening = her_time("red red_room, blue hall", "open_here", "phone_rings", power_slots=2)
    evening.plays(OrderOpen(HAKO, "red", MIRROR), Ring(HAKO), EndTime(HAKO))
    assert evening.public.ordered == {}


def test_a_position_in_the_middle_of_it_asks_for_the_way() -> None:
    evening = her_time("red study, blue hall")
    evening.corrects(HersSet(ringing=("red", "blue")), PhaseSet("phone", turn=HAKO, last="red"))
    assert evening.asked == Follow("red", ("hall",))
    assert evening.answers("hall") == (
        Followed("red", "hall"), Followed("blue", "living"), NoiseReset(), TurnBegan("blue"),
    )  # fmt: skip


# ---- The Door That Will Not Open


@pytest.mark.parametrize("knowledge", TOLD)
def test_the_barrier_stops_visitors_and_g48_not_him(knowledge: str) -> None:
    evening = her_time("red hall, blue hall, gray hall", "shut_door", knowledge=knowledge)
    assert evening.plays(Bar(HAKO, "hall", "living")) == (
        PowerUsed(HAKO, "shut_door"), DoorBarred("hall", "living"),
    )  # fmt: skip
    evening.plays(EndTime(HAKO))
    assert evening.allows(Walk(GRAY, "living"))
    evening.corrects(to_act("red"))
    assert evening.refuses(Walk("red", "living")) == (Barrier(),)


def test_there_is_one_barrier() -> None:
    evening = her_time("red hall", "shut_door", more=(BarrierSet(("hall", "living")),), barrier_rule="stays")
    evening.plays(Bar(HAKO, "hall", "study"))
    assert evening.public.barrier == ("hall", "study")


@pytest.mark.parametrize(("one", "other"), [("hall", "kitchen"), ("hall", "hall"), ("study", "kitchen")])
def test_it_lies_on_a_door_or_on_stairs(one: str, other: str) -> None:
    evening = her_time("red hall", "shut_door")
    assert evening.refuses(Bar(HAKO, one, other)) == (NoSuchDoor(one, other),)
    assert evening.allows(Bar(HAKO, "hall", "hall_2f"))


@pytest.mark.parametrize(("rule", "lifted"), [("time", True), ("stays", False), ("hakobito", True)])
def test_u26_it_lies_until_her_next_time_or_stays(rule: str, lifted: bool) -> None:
    evening = her_time("red hall, blue hall", more=(BarrierSet(("hall", "living")),), barrier_rule=rule)
    evening.corrects(to_stack("red"))
    evening.plays(Stack("red"))
    assert (BarrierLifted() in evening.fate("fell")) is lifted
    assert evening.public.barrier == (() if lifted else ("hall", "living"))


@pytest.mark.parametrize(("rule", "stopped"), [("time", False), ("stays", False), ("hakobito", True)])
def test_u26_it_stops_a_hakobito_where_the_table_plays_it_so_and_never_her(rule: str, stopped: bool) -> None:
    evening = dead_blue("shut_door", barrier_rule=rule)
    evening.plays(Bar(HAKO, "red_room", "hall_2f"))
    assert evening.allows(Enter(HAKO, "hall_2f"))
    if stopped:
        assert evening.refuses(Enter("blue", "hall_2f")) == (Unreachable("hall_2f"),)
    else:
        assert evening.allows(Enter("blue", "hall_2f"))


def test_has_items_are_untouched_by_powers_that_name_none() -> None:
    evening = her_time(WITH_HER, "my_mary", cards={"items": has_items(red="rods").items})
    evening.plays(CallMary(HAKO))
    assert evening.public.items == {"red": ("rods",)}
