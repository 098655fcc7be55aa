"""Her cards: the first power, setting and taking back, the wail and what it is worth (hakoonna.md 1.4, 1.6, 7)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from rules.actions import Answer
from rules.effects import Choice
from rules.hakoonna.actions import EndTime, Enter, SetPower, Stack, TakeBack, Wail, Want
from rules.hakoonna.content import Content
from rules.hakoonna.effects import ChoosePower, DrawPage, DrawPower, TakePower
from rules.hakoonna.events import (
    AllPowersHeld,
    CardsSet,
    DespairCame,
    HakoWon,
    HersSet,
    NothingGained,
    PageTurned,
    PhaseSet,
    PowerGained,
    PowerOffered,
    PowerSet,
    PowerTakenBack,
    TurnBegan,
    Wailed,
)
from rules.hakoonna.powers.using import UNNAMED
from rules.hakoonna.state import HAKO
from rules.hakoonna.violations import (
    HakobitoPower,
    PowerNotHers,
    PowerNotSet,
    RankBlocked,
    Sealed,
    SetOrTake,
    SlotsFull,
    StartPower,
    WailFirst,
    WrongHiding,
)
from rules.messages import Name
from rules.seats import AUDIENCE, FATE
from rules.violations import NameUnknown, NotYourTurn
from tests.rules.hakoonna.a_mansion import Evening, a_mansion, her_time, hidden, shipped, to_act, to_stack

ALL = tuple(power.id for power in shipped().powers)
BUT_THINGS = tuple(power for power in ALL if power != "things_move")
OTHERS = ("red", "blue", AUDIENCE, "blind")


def with_cards(change: dict[str, dict[str, Any]]) -> Content:
    """The content with some fields of these powers replaced."""
    content = shipped()
    powers = tuple(msgspec.structs.replace(power, **change.get(power.id, {})) for power in content.powers)
    return msgspec.structs.replace(content, powers=powers)


def question(evening: Evening) -> Choice | None:
    """What is asked, in full."""
    return evening.match.table.asked


# ---- the power she begins with


def beginning(**options: Any) -> Evening:
    """Hako Onna has hidden; her first power is next, then Red's turn."""
    at = PhaseSet("power", turn="red")
    return a_mansion("red hall, blue hall", hidden(), at, knowledge="program", **options)


def test_u05_she_chooses_freely() -> None:
    evening = beginning()
    assert question(evening) == ChoosePower(HAKO, ALL)
    for viewer in OTHERS:
        assert evening.sees(viewer).asked == ChoosePower(HAKO)
    events = evening.answers("my_mary")
    assert events == (PowerGained("my_mary"), TurnBegan("red"))
    assert evening.sees(HAKO).secret.powers == ("my_mary",)
    assert evening.public.powers == 1
    for viewer in OTHERS:
        assert evening.hears(viewer, events)[0] == PowerGained()


def test_ho_r34_things_move_is_no_first_power() -> None:
    evening = beginning()
    assert evening.refuses(Answer(HAKO, "things_move")) == (StartPower("things_move"),)


def test_before_the_fourth_edition_it_was() -> None:
    assert beginning(start_power_ban=False).answers("things_move")[0] == PowerGained("things_move")


def test_u05_she_chooses_one_of_three_that_are_drawn() -> None:
    evening = beginning(start_power_mode="three")
    assert question(evening) == DrawPower(FATE, BUT_THINGS)
    events = evening.fate("my_mary", "shut_door", "false_answer")
    assert events == (PowerOffered("my_mary"), PowerOffered("shut_door"), PowerOffered("false_answer"))
    assert evening.hears("red", events) == [PowerOffered()] * 3
    assert question(evening) == ChoosePower(HAKO, ("my_mary", "shut_door", "false_answer"))
    assert evening.sees("red").secret.offered == ()
    assert isinstance(evening.refuses(Answer(HAKO, "behind_you"))[0], NameUnknown)
    assert evening.answers("shut_door")[0] == PowerGained("shut_door")
    assert evening.sees(HAKO).secret.offered == ()


def test_u05_no_power_is_drawn_twice() -> None:
    evening = beginning(start_power_mode="three")
    evening.fate("my_mary")
    asked = question(evening)
    assert isinstance(asked, DrawPower)
    assert "my_mary" not in asked.left
    assert evening.sees(HAKO).asked == DrawPower(FATE)


def test_u05_chance_decides() -> None:
    evening = beginning(start_power_mode="random")
    assert question(evening) == DrawPower(FATE, BUT_THINGS)
    assert evening.fate("coming_soon") == (PowerGained("coming_soon"), TurnBegan("red"))


def test_u05_where_fewer_than_three_may_be_drawn_she_chooses_among_those() -> None:
    two = with_cards({power: {"start": False} for power in ALL[2:]})
    evening = beginning(start_power_mode="three", content=two)
    evening.fate(*ALL[:2])
    assert question(evening) == ChoosePower(HAKO, ALL[:2])


@pytest.mark.parametrize("mode", ["free", "random"])
def test_u05_where_every_power_would_be_banned_none_is(mode: str) -> None:
    none = with_cards({power: {"start": False} for power in ALL})
    evening = beginning(start_power_mode=mode, content=none)
    assert evening.answers("things_move")[0] == PowerGained("things_move")


@pytest.mark.parametrize(("advanced", "there"), [(False, False), (True, True)])
def test_u33_advanced_powers_are_played_where_the_table_says_so(advanced: bool, there: bool) -> None:
    evening = beginning(advanced=advanced, content=with_cards({"my_mary": {"advanced": True}}))
    asked = question(evening)
    assert isinstance(asked, ChoosePower)
    assert ("my_mary" in asked.powers) is there


def test_a_table_that_plays_by_what_is_public_asks_for_no_power_but_counts_it() -> None:
    evening = a_mansion("red hall", PhaseSet("noise", turn="red"))
    assert evening.asked is None
    assert evening.public.powers == 1


# ---- setting and taking back


@pytest.mark.parametrize("knowledge", ["public", "program"])
def test_she_sets_a_power_face_down(knowledge: str) -> None:
    evening = her_time("red hall, blue hall", hand=("my_mary", "shut_door"), knowledge=knowledge)
    events = evening.plays(SetPower(HAKO, "my_mary"))
    assert events == (PowerSet("my_mary" if knowledge == "program" else ""),)
    assert (evening.public.slots, evening.public.carded) == (1, "set")
    for viewer in OTHERS:
        assert evening.hears(viewer, events) == [PowerSet()]
    if knowledge == "program":
        mine = evening.sees(HAKO).secret
        assert (mine.set, mine.powers) == (("my_mary",), ("shut_door",))


@pytest.mark.parametrize("knowledge", ["public", "program"])
def test_she_takes_a_power_back(knowledge: str) -> None:
    evening = her_time("red hall, blue hall", "my_mary", knowledge=knowledge)
    events = evening.plays(TakeBack(HAKO, "my_mary"))
    assert events == (PowerTakenBack("my_mary" if knowledge == "program" else ""),)
    assert (evening.public.slots, evening.public.carded) == (0, "taken")
    for viewer in OTHERS:
        assert evening.hears(viewer, events) == [PowerTakenBack()]
    if knowledge == "program":
        assert evening.sees(HAKO).secret.powers == ("my_mary",)


def test_ho_r31_within_one_time_she_sets_or_takes_back() -> None:
    evening = her_time("red hall", "my_mary", hand=("shut_door", "phone_rings"), power_slots=3)
    evening.plays(SetPower(HAKO, "shut_door"))
    assert evening.refuses(TakeBack(HAKO, "my_mary")) == (SetOrTake(),)
    assert evening.allows(SetPower(HAKO, "phone_rings"))
    evening.match.undo()
    evening.plays(TakeBack(HAKO, "my_mary"))
    assert evening.refuses(SetPower(HAKO, "shut_door")) == (SetOrTake(),)


def test_in_her_next_time_she_may_choose_anew() -> None:
    evening = her_time("red hall, blue hall", "my_mary")
    evening.plays(TakeBack(HAKO, "my_mary"), EndTime(HAKO), Stack("blue"))
    evening.fate("fell")
    assert evening.allows(SetPower(HAKO, "my_mary"))


@pytest.mark.parametrize("slots", [1, 2, 3])
def test_ho_r36_u07_so_many_powers_lie_set_at_once(slots: int) -> None:
    hand = ("my_mary", "phone_rings", "shut_door", "things_move")
    evening = her_time("red hall", hand=hand, power_slots=slots)
    evening.plays(*(SetPower(HAKO, power) for power in hand[:slots]))
    assert evening.refuses(SetPower(HAKO, "things_move")) == (SlotsFull(slots),)


def test_she_sets_what_is_in_her_hand() -> None:
    evening = her_time("red hall", "my_mary", power_slots=2)
    assert evening.refuses(SetPower(HAKO, "my_mary")) == (PowerNotHers("my_mary"),)
    assert evening.refuses(SetPower(HAKO, "shut_door")) == (PowerNotHers("shut_door"),)


def test_ho_r30_she_takes_back_what_lies_set() -> None:
    assert her_time("red hall", hand=("my_mary",)).refuses(TakeBack(HAKO, "my_mary")) == (PowerNotSet("my_mary"),)
    evening = her_time("red hall", knowledge="public")
    assert evening.refuses(TakeBack(HAKO)) == (PowerNotSet(UNNAMED),)
    names = evening.match.book.names(evening.match.book.content, evening.match.header.seats)
    assert names[UNNAMED] == Name(ko="뒷면 카드", en="a face-down card")


def test_every_reason_against_setting_is_told_at_once() -> None:
    ranked = with_cards({"my_mary": {"rank": "B"}})
    more = (HersSet(carded="taken", holy=True),)
    evening = her_time("red hall", "shut_door", cards={"sealed": ("my_mary",)}, more=more, content=ranked)
    assert evening.refuses(SetPower(HAKO, "my_mary")) == (
        SetOrTake(), SlotsFull(1), PowerNotHers("my_mary"), Sealed("my_mary"), RankBlocked("B"),
    )  # fmt: skip


def test_ho_r38_a_sealed_power_is_not_set() -> None:
    evening = her_time("red hall", hand=("my_mary",), cards={"sealed": ("my_mary",)})
    assert evening.refuses(SetPower(HAKO, "my_mary")) == (Sealed("my_mary"),)


@pytest.mark.parametrize("seat", ["blue", "red"])
def test_ho_r37_only_she_handles_her_cards(seat: str) -> None:
    dead: dict[str, Any] = {"hides": {HAKO: "red_room.altar", "blue": "red_room.altar"}}
    evening = her_time("red hall, blue -", "my_mary", hand=("shut_door",), power_slots=2, **dead)
    reason = HakobitoPower() if seat == "blue" else NotYourTurn(HAKO)
    for action in (SetPower(seat, "shut_door"), TakeBack(seat, "my_mary"), Wail(seat, "red_room.altar")):
        assert evening.refuses(action)[0] == reason


def test_cards_are_handled_in_her_time_only() -> None:
    evening = her_time("red hall", "my_mary", hand=("shut_door",), power_slots=2)
    evening.corrects(to_act("red"))
    for action in (SetPower(HAKO, "shut_door"), TakeBack(HAKO, "my_mary"), Wail(HAKO)):
        assert evening.refuses(action) == (NotYourTurn("red"),)


# ---- the wail


def test_the_wail_tells_everybody_where_she_lies() -> None:
    evening = her_time("red hall, blue hall", wail_gain="none")
    events = evening.plays(Wail(HAKO))
    assert events == (Wailed("red_room.altar"), NothingGained())
    assert evening.hears(AUDIENCE, events) == list(events)
    assert evening.public.wailed == "red_room.altar"


def test_the_place_is_forgotten_with_her_next_time() -> None:
    evening = her_time("red hall, blue hall", wail_gain="none")
    evening.plays(Wail(HAKO), EndTime(HAKO), Stack("blue"))
    evening.fate("fell")
    assert evening.public.wailed == ""


def test_on_cardboard_she_names_the_shadow() -> None:
    evening = her_time("red hall", knowledge="public", wail_gain="none")
    assert evening.refuses(Wail(HAKO)) == (NameUnknown("", ""),)
    assert evening.refuses(Wail(HAKO, "attic")) == (NameUnknown("attic", ""),)
    assert evening.plays(Wail(HAKO, "study.desk"))[0] == Wailed("study.desk")


def test_she_wails_where_she_lies() -> None:
    evening = her_time("red hall")
    assert evening.refuses(Wail(HAKO, "study.desk")) == (WrongHiding(),)
    assert evening.allows(Wail(HAKO, "red_room.altar"))


def test_ho_r35_the_wail_comes_first() -> None:
    done = {
        "she has set": HersSet(carded="set"),
        "she has taken back": HersSet(carded="taken"),
        "she has used one": HersSet(used=("my_mary",)),
        "she has wailed": HersSet(wailed="red_room.altar"),
    }
    for change in done.values():
        assert her_time("red hall", more=(change,)).refuses(Wail(HAKO)) == (WailFirst(),)
    moved = her_time("red hall", moved=(HAKO,))
    assert moved.refuses(Wail(HAKO, "study.desk")) == (WailFirst(), WrongHiding())
    assert moved.refuses(Wail(HAKO, "attic")) == (WailFirst(), NameUnknown("attic", ""))


def test_after_the_wail_all_the_rest_is_open_to_her() -> None:
    evening = her_time("red red_room", hand=("my_mary",), wail_gain="none")
    evening.plays(Wail(HAKO))
    assert evening.allows(SetPower(HAKO, "my_mary"), Enter(HAKO, "red_room"), EndTime(HAKO))


def test_u06_it_is_worth_the_power_of_an_opened_page() -> None:
    evening = her_time("red hall, blue hall", hand=("close_to_you",), cards={"pages": ("page_1", "page_8", "page_10")})
    evening.plays(Wail(HAKO))
    assert question(evening) == TakePower(HAKO, ("my_mary", "shut_door"))
    for viewer in OTHERS:
        assert evening.sees(viewer).asked == TakePower(HAKO)
    assert isinstance(evening.refuses(Answer(HAKO, "close_to_you"))[0], NameUnknown)
    events = evening.answers("shut_door")
    assert events == (PowerGained("shut_door"),)
    assert evening.public.powers == 2
    for viewer in OTHERS:
        assert evening.hears(viewer, events) == [PowerGained()]


def test_u06_she_is_asked_also_when_no_page_is_worth_anything() -> None:
    evening = her_time("red hall")
    evening.plays(Wail(HAKO))
    assert question(evening) == TakePower(HAKO)
    assert evening.answers("none") == (NothingGained(),)


def test_u06_it_is_worth_a_page_of_the_pile() -> None:
    evening = her_time("red hall", hand=("close_to_you",), cards={"pages": ("page_2",)}, wail_gain="pile")
    evening.plays(Wail(HAKO))
    asked = question(evening)
    assert isinstance(asked, DrawPage)
    assert (asked.wail, "page_2" in asked.left, "despair" in asked.left) == (True, False, True)
    assert evening.fate("page_7") == (PageTurned("page_7"), PowerGained("i_want_that"))


@pytest.mark.parametrize("page", ["page_1", "unknown"])
def test_u06_a_page_of_a_power_she_has_brings_nothing(page: str) -> None:
    evening = her_time("red hall", hand=("close_to_you",), wail_gain="pile")
    evening.plays(Wail(HAKO))
    assert evening.fate(page) == (PageTurned(page), NothingGained())


def test_u06_from_an_empty_pile_nothing_is_drawn() -> None:
    evening = her_time("red hall", cards={"pages": shipped().pages}, wail_gain="pile", despair_effect="none")
    assert evening.plays(Wail(HAKO)) == (Wailed("red_room.altar"), NothingGained())


def test_u06_it_is_worth_nothing() -> None:
    evening = her_time("red hall", cards={"pages": ("page_8",)}, wail_gain="none")
    assert evening.plays(Wail(HAKO)) == (Wailed("red_room.altar"), NothingGained())


@pytest.mark.parametrize(
    ("gain", "pages", "event"),
    [("page", ("page_8",), PowerGained()), ("page", ("unknown",), PowerGained()), ("page", (), NothingGained()),
     ("page", ("despair",), NothingGained()), ("none", ("page_8",), NothingGained())],
)  # fmt: skip
def test_u06_on_cardboard_she_takes_her_card_herself(gain: str, pages: tuple[str, ...], event: Any) -> None:
    evening = her_time("red hall", cards={"pages": pages}, knowledge="public", wail_gain=gain)
    assert evening.plays(Wail(HAKO, "study.desk")) == (Wailed("study.desk"), event)


@pytest.mark.parametrize("page", ["page_7", "unknown", "despair"])
def test_u06_on_cardboard_the_pile_is_drawn_by_hand(page: str) -> None:
    evening = her_time("red hall", knowledge="public", wail_gain="pile", despair_effect="shown")
    evening.plays(Wail(HAKO, "study.desk"))
    assert evening.fate(page)[-1] == (DespairCame() if page == "despair" else PowerGained())


def test_a_wail_overruled_in_a_visitors_turn_leaves_the_turn_alone() -> None:
    evening = her_time("red hall, blue hall", cards={"pages": ("page_8",)})
    evening.corrects(to_stack("blue"))
    evening.match.play(Wail(HAKO), overrule="a test")
    evening.answers("my_mary")
    assert (evening.public.phase, evening.turn) == ("noise", "blue")


# ---- all powers


@pytest.mark.parametrize(("rule", "won"), [(True, True), (False, False)])
def test_by_the_older_rules_whoever_holds_all_powers_has_won(rule: bool, won: bool) -> None:
    missing_one: dict[str, Any] = {"hand": ALL[1:], "cards": {"pages": ("page_1",)}}
    evening = her_time("red hall, blue -", all_powers_win=rule, **missing_one)
    evening.plays(Wail(HAKO))
    events = evening.answers(ALL[0])
    assert (AllPowersHeld() in events, HakoWon(HAKO) in events) == (won, won)
    assert evening.public.ending == ("powers" if won else "")
    assert evening.results == ({HAKO: "won", "red": "lost", "blue": "won"} if won else {})


def test_the_powers_that_lie_set_count_too() -> None:
    evening = her_time("red hall", *ALL[1:], cards={"pages": ("page_1",)}, all_powers_win=True)
    evening.plays(Wail(HAKO))
    assert AllPowersHeld() in evening.answers(ALL[0])


def test_on_cardboard_their_number_tells() -> None:
    nine = CardsSet(pages=("page_1",), powers=9)
    evening = her_time("red hall", more=(nine,), knowledge="public", all_powers_win=True)
    assert AllPowersHeld() in evening.plays(Wail(HAKO, "study.desk"))


def test_a_single_reason_goes_with_its_cause() -> None:
    evening = her_time("red red_room", hand=("i_want_that",), cards={"items": {"red": ("rods",)}})
    assert evening.refuses(Want(HAKO, "red")) == (PowerNotSet("i_want_that"),)
    evening.plays(SetPower(HAKO, "i_want_that"))
    assert evening.allows(Want(HAKO, "red"))
