"""The visitors' item cards: taken, used, given, lost (hakoonna.md 1.9, 2; 000 ■차례와 행동)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from rules.actions import Action, Answer, Attest
from rules.events import Attested
from rules.hakoonna.actions import (
    AskFloor,
    AskRoom,
    EndTime,
    Give,
    Open,
    ReadPowers,
    Ring,
    SetPower,
    Stack,
    TakeBack,
    TrySafe,
    WeaponOnGray,
)
from rules.hakoonna.content import Content
from rules.hakoonna.effects import ChooseItem, Decide, Found, Say, SayRank, Tell
from rules.hakoonna.events import (
    CardHeld,
    Crossed,
    DiscHeld,
    FloorAsked,
    Given,
    HersSet,
    HolyWater,
    ItemChosen,
    ItemGiven,
    ItemLost,
    ItemsTaken,
    NoiseMade,
    NoiseSet,
    NumberTried,
    PowerHeldBack,
    PowerSet,
    PowersRead,
    PutBack,
    RoomAsked,
    StackBegan,
    TilesSet,
    TurnBegan,
)
from rules.hakoonna.state import GRAY, HAKO
from rules.hakoonna.violations import (
    DoubleNoise,
    EyesClosed,
    GrayFreeAction,
    GrayItem,
    GrayReceive,
    GrayTiming,
    MaryBound,
    MustBeTrue,
    NeedsCompanion,
    NoGiving,
    NoiseFirst,
    NotAVisitor,
    NotHeld,
    NotSameRoom,
    NotYours,
    RankBlocked,
    SafeCount,
    SafeUnknown,
    XOnlyEmpty,
)
from rules.seats import AUDIENCE, HOST
from rules.violations import NameUnknown, NotAttested, NotYourTurn
from tests.rules.hakoonna.a_mansion import (
    Evening,
    a_game,
    a_mansion,
    counted,
    gray_turn,
    hakos_time,
    has_items,
    hidden,
    shipped,
    to_act,
    to_stack,
    with_powers,
)

ITEMS = tuple(item.id for item in shipped().items)
TOLD = ("public", "program")
OTHERS = ("blue", GRAY, AUDIENCE, "blind")
DESK = "study.desk"


def with_item(
    item: str, standing: str = "red hall, blue hall, gray study", *more: Any, knowledge: str = "program", **given: Any
) -> Evening:
    """Red's turn, the item before Red."""
    lying = given.pop("lying", {})
    told = (hidden(**lying),) if knowledge == "program" else ()
    return a_mansion(standing, *told, has_items(red=item), to_act("red"), *more, knowledge=knowledge, **given)


# ---- taken before the first turn


def test_each_visitor_takes_a_card_the_first_player_first_and_g09_he_takes_none() -> None:
    evening = a_game("red", "blue", "green", GRAY, layout=shipped().practice, items=True, start="blue")
    assert evening.asked == ChooseItem("blue", ITEMS)
    assert evening.answers("rods") == (ItemChosen("blue", "rods"),)
    assert evening.asked == ChooseItem("green", tuple(item for item in ITEMS if item != "rods"))
    evening.answers("smartphone")
    events = evening.answers("planchette")
    assert events[:2] == (ItemChosen("red", "planchette"), ItemsTaken())
    assert evening.public.items == {"blue": ("rods",), "green": ("smartphone",), "red": ("planchette",)}


def test_nobody_takes_a_card_that_is_taken() -> None:
    evening = a_game("red", "blue", layout=shipped().practice, items=True)
    evening.answers("rods")
    assert isinstance(evening.refuses(Answer("blue", "rods"))[0], NameUnknown)


@pytest.mark.parametrize(("advanced", "there"), [(False, False), (True, True)])
def test_u33_advanced_cards_are_offered_where_the_table_plays_them(advanced: bool, there: bool) -> None:
    content = shipped()
    items = tuple(msgspec.structs.replace(item, advanced=item.id == "rods") for item in content.items)
    marked = msgspec.structs.replace(content, items=items)
    evening = a_game("red", "blue", content=marked, layout=content.practice, items=True, advanced=advanced)
    assert isinstance(evening.asked, ChooseItem)
    assert ("rods" in evening.asked.left) is there


def test_a_table_without_items_asks_for_none() -> None:
    assert not isinstance(a_game("red", layout=shipped().practice).asked, ChooseItem)


# ---- whose they are

USES: dict[str, Action] = {
    "planchette": AskRoom("red", "study"),
    "rods": AskFloor("red"),
    "smartphone": ReadPowers("red"),
}


@pytest.mark.parametrize("item", USES)
def test_ho_r16_only_who_has_a_card_uses_it(item: str) -> None:
    standing = "red hall, blue hall"
    assert a_mansion(standing, has_items(blue=item), to_act("red")).refuses(USES[item]) == (NotYours(item, "blue"),)
    assert a_mansion(standing, to_act("red")).refuses(USES[item]) == (NotHeld("red", item),)


@pytest.mark.parametrize("item", USES)
def test_using_a_card_is_the_action_of_a_turn(item: str) -> None:
    evening = with_item(item, "red hall, blue hall")
    evening.plays(USES[item])
    if isinstance(evening.asked, Say):
        evening.answers("2F" if evening.asked.floors else "no")
    assert evening.turn == "blue"


@pytest.mark.parametrize("item", USES)
def test_every_reason_against_a_card_is_told_at_once(item: str) -> None:
    evening = a_mansion("red hall, blue -, gray study", has_items(blue=item), to_stack("red"))
    company = (NeedsCompanion(),) if item == "planchette" else ()
    assert evening.refuses(USES[item]) == (NoiseFirst(), NotYours(item, "blue"), *company)
    dead = msgspec.structs.replace(USES[item], seat="blue")
    assert evening.refuses(dead) == (NotAVisitor("blue"), NotYourTurn("red"))


@pytest.mark.parametrize("item", USES)
def test_g25_the_gray_man_uses_no_card(item: str) -> None:
    evening = a_mansion("red hall, gray hall", has_items(red=item), gray_turn())
    assert evening.refuses(msgspec.structs.replace(USES[item], seat=GRAY)) == (GrayItem(), NotYours(item, "red"))
    evening.corrects(to_act("red"))
    assert evening.refuses(msgspec.structs.replace(USES[item], seat=GRAY)) == (
        GrayTiming(), GrayItem(), NotYours(item, "red"),
    )  # fmt: skip


# ---- stethoscope


def at_the_safe(
    knowledge: str = "program", hako: str = "red_room.altar", seen: str = "safe", **options: Any
) -> Evening:
    """Red stands at the Safe, the stethoscope in hand; the code is 1, 2, 3."""
    lying = {"hako": hako, "faces": {DESK: "safe"}, "seen": {"red": {DESK: seen}}}
    return with_item("stethoscope", "red study, blue hall", knowledge=knowledge, lying=lying, **options)


@pytest.mark.parametrize(("number", "right"), [("2", True), ("5", False)])
def test_the_stethoscope_tries_one_number_and_a_right_one_lies_open_for_all(number: str, right: bool) -> None:
    evening = at_the_safe()
    events = evening.plays(TrySafe("red", DESK, (number,)))
    assert events == (NumberTried("red", DESK, number, right), TurnBegan("blue"))
    assert evening.hears(AUDIENCE, events) == list(events)
    assert evening.public.proven == ((number,) if right else ())
    assert not evening.public.safe_open


def test_while_she_sits_on_the_safe_no_number_is_right() -> None:
    assert at_the_safe(hako=DESK).plays(TrySafe("red", DESK, ("2",)))[0] == NumberTried("red", DESK, "2", False)


@pytest.mark.parametrize(("reuse", "kept"), [(True, True), (False, False)])
def test_the_stethoscope_is_used_up_before_the_fourth_edition(reuse: bool, kept: bool) -> None:
    evening = at_the_safe(stethoscope_reuse=reuse)
    events = evening.plays(TrySafe("red", DESK, ("2",)))
    assert (ItemLost("red", "stethoscope") in events) is not kept
    assert evening.public.items == ({"red": ("stethoscope",)} if kept else {})
    assert evening.turn == "blue"


def test_ho_r18_with_it_one_number_or_three_without_it_three() -> None:
    evening = at_the_safe()
    assert evening.allows(TrySafe("red", DESK, ("2",)), TrySafe("red", DESK, ("1", "2", "3")))
    assert evening.refuses(TrySafe("red", DESK, ("1", "2"))) == (SafeCount(3, 2),)
    assert evening.refuses(TrySafe("red", DESK, ("9",))) == (SafeCount(1, 0),)
    evening.corrects(has_items(blue="stethoscope"))
    assert evening.refuses(TrySafe("red", DESK, ("2",))) == (SafeCount(3, 1),)
    assert at_the_safe(seen="empty").refuses(TrySafe("red", DESK, ("1", "1"))) == (SafeUnknown(), SafeCount(3, 1))


@pytest.mark.parametrize(("answer", "right"), [("yes", True), ("no", False)])
def test_on_cardboard_she_says_whether_the_number_is_right(answer: str, right: bool) -> None:
    evening = at_the_safe("public")
    fact = f"found:safe:{DESK}"
    assert evening.refuses(TrySafe("red", DESK, ("2",))) == (NotAttested(fact),)
    assert evening.plays(Attest(HOST, fact, True)) == (Attested(fact, True),)
    evening.plays(TrySafe("red", DESK, ("2",)))
    assert evening.asked == Tell(HAKO, "red", DESK, "safe", ("2",))
    assert evening.answers(answer)[0] == NumberTried("red", DESK, "2", right)


# ---- Deductive Reasoning

STAND = "hall.coat_stand"


def opening(tile: str, item: str = "deduction", knowledge: str = "program") -> Evening:
    """Red has looked at a tile in the hall."""
    evening = with_item(item, knowledge=knowledge, lying={"faces": {STAND: tile}})
    evening.plays(Open("red", STAND))
    return evening


def test_an_empty_may_be_put_back_x_up_for_all_to_see() -> None:
    evening = opening("empty")
    assert evening.match.table.asked == Decide("red", STAND, "empty", True)
    events = evening.answers("cross")
    assert events == (Crossed("red", STAND), TurnBegan("blue"))
    assert evening.hears(AUDIENCE, events) == list(events)
    assert evening.public.crossed == (STAND,)


@pytest.mark.parametrize("tile", ["chain", "safe"])
def test_ho_r26_only_an_empty_lies_x_up(tile: str) -> None:
    assert opening(tile).refuses(Answer("red", "cross")) == (XOnlyEmpty(),)


def test_ho_r26_without_the_card_nothing_is_put_x_up() -> None:
    evening = opening("chain", "rods")
    assert evening.match.table.asked == Decide("red", STAND, "chain")
    assert evening.refuses(Answer("red", "cross")) == (NotHeld("red", "deduction"), XOnlyEmpty())


@pytest.mark.parametrize(("item", "may"), [("deduction", True), ("rods", False)])
def test_on_cardboard_the_table_says_that_it_lies_x_up(item: str, may: bool) -> None:
    evening = opening("", item, "public")
    assert evening.asked == Found("fate", "red", STAND, may)
    if may:
        assert evening.fate("cross") == (Crossed("red", STAND), TurnBegan("blue"))
    else:
        assert isinstance(evening.refuses(Answer("fate", "cross"))[0], NameUnknown)


@pytest.mark.parametrize("seat", ["red", GRAY])
def test_d23_g32_a_tile_that_lies_x_up_is_opened_like_any_other(seat: str) -> None:
    crossed = TilesSet(crossed=(STAND,))
    moment = to_act("red") if seat == "red" else gray_turn()
    evening = a_mansion("red hall, gray hall" if seat == "red" else "red study, gray hall", crossed, moment)
    evening.plays(Open(seat, STAND))
    assert evening.fate("back")[0] == PutBack(seat, STAND)
    assert evening.public.crossed == ()


# ---- Holy Drops


def sprinkling(*more: Any, **options: Any) -> Evening:
    """Red has the Holy Drops and stacks next."""
    return a_mansion("red hall, blue hall", *more, has_items(red="holy_drops"), to_stack("red"), **options)


def test_two_discs_that_hold_are_holy() -> None:
    evening = sprinkling()
    assert evening.plays(Stack("red", 2)) == (StackBegan("red", 2, True),)
    assert evening.fate("held") == (DiscHeld("red", 1),)
    assert evening.fate("held") == (DiscHeld("red", 2), HolyWater("red"))
    assert (evening.public.phase, evening.public.holy) == ("act", True)


def test_with_noise_cards_two_are_drawn() -> None:
    evening = sprinkling(noise="cards")
    evening.plays(Stack("red", 2))
    assert evening.fate(1, 2) == (CardHeld("red", 1, 1), CardHeld("red", 2, 3), HolyWater("red"))


@pytest.mark.parametrize("fate", [("fell",), ("held", "fell")])
def test_when_one_of_them_falls_nothing_is_holy(fate: tuple[str, ...]) -> None:
    evening = sprinkling()
    evening.plays(Stack("red", 2))
    assert NoiseMade("red") in evening.fate(*fate)
    assert not evening.public.holy


def test_one_disc_on_a_tower_with_room_for_no_other_is_not_holy() -> None:
    evening = sprinkling(NoiseSet(("blue",) * 4))
    evening.plays(Stack("red", 2))
    assert evening.fate("held") == (DiscHeld("red", 5),)
    assert (evening.public.phase, evening.public.holy) == ("act", False)


def test_one_disc_is_enough_without_them_and_two_need_the_card() -> None:
    evening = sprinkling()
    assert evening.plays(Stack("red")) == (StackBegan("red"),)
    evening = a_mansion("red hall, blue hall", has_items(blue="holy_drops"), to_stack("red"))
    assert evening.refuses(Stack("red", 2)) == (NotYours("holy_drops", "blue"),)
    assert evening.refuses(Stack("red", 0)) == (DoubleNoise(1, 0),)


def test_who_must_stack_two_for_the_doll_sprinkles_with_the_same_discs() -> None:
    evening = sprinkling(HersSet(mary="red"))
    assert evening.refuses(Stack("red")) == (DoubleNoise(2, 1),)
    assert evening.plays(Stack("red", 2)) == (StackBegan("red", 2, True),)


def ranked(rank: str) -> Content:
    content = shipped()
    powers = tuple(msgspec.structs.replace(power, rank=rank) for power in content.powers)
    return msgspec.structs.replace(content, powers=powers)


@pytest.mark.parametrize(
    ("rank", "rule", "blocked"),
    [("A", "free", False), ("B", "free", True), ("C", "free", True), ("?", "free", False), ("?", "blocked", True)],
)
def test_ho_r32_u08_in_her_next_time_the_weaker_powers_are_not_set(rank: str, rule: str, blocked: bool) -> None:
    hand, holy = with_powers(hand=("my_mary",)), HersSet(holy=True)
    content = ranked(rank)
    evening = a_mansion("red hall", *hand, holy, hakos_time(), knowledge="program", content=content, unknown_rank=rule)
    if blocked:
        assert evening.refuses(SetPower(HAKO, "my_mary")) == (RankBlocked(rank),)
    else:
        assert evening.allows(SetPower(HAKO, "my_mary"))
    evening.plays(EndTime(HAKO))
    assert not evening.public.holy


def test_they_hold_back_no_power_that_lies_set_already() -> None:
    evening = a_mansion(
        "red hall", *with_powers("phone_rings"), HersSet(holy=True), hakos_time(), knowledge="program",
        content=ranked("B"),
    )  # fmt: skip
    assert evening.allows(Ring(HAKO), TakeBack(HAKO, "phone_rings"))


@pytest.mark.parametrize("free", [True, False])
def test_a_power_that_nobody_names_is_held_back_by_her_own_word(free: bool) -> None:
    evening = a_mansion("red hall", HersSet(holy=True), hakos_time())
    evening.plays(SetPower(HAKO))
    assert evening.asked == SayRank(HAKO)
    assert evening.answers("yes" if free else "no") == (PowerSet() if free else PowerHeldBack(),)
    assert (evening.public.slots, evening.public.carded) == ((1, "set") if free else (0, ""))


def test_without_holy_drops_nobody_is_asked_for_a_rank() -> None:
    assert a_mansion("red hall", hakos_time()).plays(SetPower(HAKO)) == (PowerSet(),)


def test_held_back_she_may_set_another_power() -> None:
    evening = a_mansion("red hall", HersSet(holy=True), hakos_time())
    evening.plays(SetPower(HAKO))
    evening.answers("no")
    evening.plays(SetPower(HAKO))
    assert evening.answers("yes") == (PowerSet(),)


# ---- Planchette


@pytest.mark.parametrize("knowledge", TOLD)
def test_ho_13_ho_r15_the_planchette_needs_another_visitor(knowledge: str) -> None:
    alone = with_item("planchette", "red hall, blue study", knowledge=knowledge)
    assert alone.refuses(AskRoom("red", "study")) == (NeedsCompanion(),)
    for company in ("red hall, blue hall", "red hall, blue study, gray hall"):
        assert with_item("planchette", company, knowledge=knowledge).allows(AskRoom("red", "study"))


def test_the_dead_are_no_company() -> None:
    assert with_item("planchette", "red hall, blue -").refuses(AskRoom("red", "study")) == (NeedsCompanion(),)


@pytest.mark.parametrize(("room", "truth"), [("red_room", "yes"), ("study", "no")])
def test_she_answers_truly_and_everybody_hears_it(room: str, truth: str) -> None:
    evening = with_item("planchette")
    evening.plays(AskRoom("red", room))
    assert evening.match.table.asked == Say(HAKO, "red", room)
    assert evening.refuses(Answer(HAKO, "no" if truth == "yes" else "yes")) == (MustBeTrue(),)
    events = evening.answers(truth)
    assert events == (RoomAsked("red", room, truth == "yes"), TurnBegan("blue"))
    for viewer in OTHERS:
        assert evening.hears(viewer, events) == list(events)


def test_d12_hakobito_are_not_found() -> None:
    lying = {"hides": {HAKO: "red_room.altar", "blue": DESK}}
    evening = with_item("planchette", "red hall, blue -, green hall", lying=lying)
    evening.plays(AskRoom("red", "study"))
    assert evening.refuses(Answer(HAKO, "yes")) == (MustBeTrue(),)


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_on_cardboard_nobody_can_tell_whether_she_lies(answer: str) -> None:
    evening = with_item("planchette", knowledge="public")
    evening.plays(AskRoom("red", "study"))
    assert evening.answers(answer)[0] == RoomAsked("red", "study", answer == "yes")


def test_a_room_of_the_mansion_is_named() -> None:
    assert with_item("planchette").refuses(AskRoom("red", "attic")) == (NameUnknown("attic", "hall"),)


# ---- Dowsing Rods


def test_the_rods_tell_her_floor() -> None:
    evening = with_item("rods")
    evening.plays(AskFloor("red"))
    asked = evening.match.table.asked
    assert isinstance(asked, Say)
    assert set(asked.floors) == {"B1", "1F", "2F"}
    assert evening.refuses(Answer(HAKO, "B1")) == (MustBeTrue(),)
    events = evening.answers("2F")
    assert events == (FloorAsked("red", "2F"), TurnBegan("blue"))
    for viewer in OTHERS:
        assert evening.hears(viewer, events) == list(events)


@pytest.mark.parametrize("floor", ["B1", "1F", "2F"])
def test_on_cardboard_she_points_where_she_likes(floor: str) -> None:
    evening = with_item("rods", knowledge="public")
    evening.plays(AskFloor("red"))
    assert evening.answers(floor)[0] == FloorAsked("red", floor)


def test_where_nobody_has_hidden_any_answer_will_do() -> None:
    evening = with_item("rods", lying={"hako": ""})
    evening.plays(AskFloor("red"))
    assert evening.answers("1F")[0] == FloorAsked("red", "1F")


# ---- False Answer


@pytest.mark.parametrize(
    ("laid", "sealed", "may"),
    [("false_answer", (), True), ("my_mary", (), False), ("false_answer", ("false_answer",), False)],
)
def test_d09_she_lies_while_false_answer_lies_set(laid: str, sealed: tuple[str, ...], may: bool) -> None:
    set_ = with_powers(laid, cards={"items": {"red": ("planchette",)}, "sealed": sealed})
    evening = a_mansion("red hall, blue hall", *set_, to_act("red"), knowledge="program")
    evening.plays(AskRoom("red", "study"))
    if not may:
        assert evening.refuses(Answer(HAKO, "yes")) == (MustBeTrue(),)
        return
    assert evening.answers("yes") == (RoomAsked("red", "study", True), TurnBegan("blue"))
    assert evening.sees(HAKO).secret.set == ("false_answer",)
    assert (evening.public.known, evening.public.used, evening.public.slots) == ((), (), 1)


# ---- Smartphone


def test_the_smartphone_shows_her_powers_to_its_owner_alone() -> None:
    set_ = with_powers("my_mary", hand=("shut_door",), cards={"items": {"red": ("smartphone",)}})
    evening = a_mansion("red hall, blue hall, gray hall", *set_, to_act("red"), knowledge="program")
    events = evening.plays(ReadPowers("red"))
    told = events[0]
    assert isinstance(told, PowersRead)
    assert set(told.powers) == {"my_mary", "shut_door"}
    assert evening.sees("red").secret.read == {"red": ("my_mary", "shut_door")}
    assert evening.hears("red", events)[0] == evening.hears(HAKO, events)[0] == told
    for viewer in OTHERS:
        assert evening.hears(viewer, events)[0] == PowersRead("red")
        assert evening.sees(viewer).secret.read == {}


def test_on_cardboard_the_smartphone_is_shown_at_the_table() -> None:
    evening = with_item("smartphone", knowledge="public")
    assert evening.plays(ReadPowers("red")) == (PowersRead("red"), TurnBegan("blue"))


# ---- given and lost


@pytest.mark.parametrize("knowledge", TOLD)
def test_a_card_is_given_to_a_visitor_in_the_same_room_for_nothing(knowledge: str) -> None:
    evening = with_item("rods", knowledge=knowledge)
    assert evening.plays(Give("red", "blue", item="rods")) == (ItemGiven("red", "blue", "rods"),)
    assert evening.public.items == {"blue": ("rods",)}
    assert evening.turn == "red"


def test_u19_the_house_rule_on_giving_holds_for_cards() -> None:
    give = Give("red", "blue", item="rods")
    assert with_item("rods", giving="one").allows(give)
    assert with_item("rods", giving="never").refuses(give) == (NoGiving(),)
    assert with_item("rods", giving="action").plays(give)[-1] == TurnBegan("blue")


def test_every_reason_against_giving_a_card_is_told_at_once() -> None:
    evening = with_item("rods", "red hall, blue study, gray hall", giving="never")
    assert evening.refuses(Give("red", "blue", item="smartphone")) == (
        NotSameRoom("blue", "study"), NoGiving(), NotHeld("red", "smartphone"),
    )  # fmt: skip
    assert GrayReceive() in evening.refuses(Give("red", GRAY, item="rods"))
    evening.corrects(hakos_time())
    assert EyesClosed() in evening.refuses(Give("red", "blue", item="rods"))
    evening.corrects(gray_turn())
    assert evening.refuses(Give(GRAY, "red", item="rods")) == (
        GrayFreeAction(), NoGiving(), NotHeld(GRAY, "rods"),
    )  # fmt: skip


@pytest.mark.parametrize("knowledge", TOLD)
def test_the_card_of_the_dead_leaves_the_game(knowledge: str) -> None:
    evening = with_item("rods", knowledge=knowledge, lying={"hako": STAND})
    evening.plays(Open("red", STAND))
    if knowledge == "public":
        evening.fate("dead")
    assert evening.public.items == {}


# ---- the doll of whoever has its card


def test_ho_r24_the_doll_is_not_given_away() -> None:
    mary = (counted(red=2), HersSet(mary="red"))
    evening = with_item("rods", "red hall, blue hall", *mary, lying={"hands": {"red": ("mary", "chain")}})
    assert evening.refuses(Give("red", "blue", 1, ("mary",))) == (MaryBound(),)
    assert evening.refuses(Give("red", "blue", 2, ("chain", "mary"))) == (MaryBound(),)
    assert evening.allows(Give("red", "blue", 1, ("chain",)), Give("red", "blue", item="rods"))


KEEPS = "keeps:red:mary"


def test_ho_r24_on_cardboard_the_table_is_asked_whether_the_doll_stays() -> None:
    evening = with_item("rods", "red hall, blue hall", counted(red=2), HersSet(mary="red"), knowledge="public")
    give = Give("red", "blue", 1)
    assert evening.refuses(give) == (NotAttested(KEEPS),)
    assert set(evening.remedies(give)) == {Attest(HOST, KEEPS, True)}
    assert evening.plays(Attest(HOST, KEEPS, False)) == (Attested(KEEPS, False),)
    assert evening.refuses(give) == (MaryBound(),)
    assert evening.plays(Attest(HOST, KEEPS, True)) == (Attested(KEEPS, True),)
    assert evening.plays(give) == (Given("red", "blue", 1),)


HOLDS = "holds:red:chain"


def test_on_cardboard_the_table_is_asked_whether_the_tile_is_held() -> None:
    evening = with_item("rods", "red hall, gray hall", counted(red=1), knowledge="public")
    use = WeaponOnGray("red", "chain")
    assert evening.refuses(use) == (NotAttested(HOLDS),)
    assert evening.remedies(use) == (Attest(HOST, HOLDS, True),)
    assert evening.plays(Attest(HOST, HOLDS, False)) == (Attested(HOLDS, False),)
    assert evening.refuses(use) == (NotHeld("red", "chain"),)
    assert evening.plays(Attest(HOST, HOLDS, True)) == (Attested(HOLDS, True),)
    assert evening.allows(use)
