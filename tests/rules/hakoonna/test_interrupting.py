"""Hako Onna steps in while a tile or an item is used (hakoonna.md 1.6, No. 7; D-11; U-23)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.actions import Action, Answer, Attest
from rules.hakoonna.actions import AskFloor, Exorcise, Leave, OfferDoll, Pass, ReadPowers, Seal, TrySafe, UseKey
from rules.hakoonna.effects import DrawStolen, Interrupt, Tell
from rules.hakoonna.events import (
    Annihilated,
    Appeased,
    Escaped,
    Exorcised,
    FloorAsked,
    Foiled,
    NothingHappened,
    NumberTried,
    PowersRead,
    PowerUsed,
    Slain,
    Stolen,
    TurnBegan,
)
from rules.hakoonna.state import HAKO
from rules.hakoonna.violations import NotInHerRoom, OneAction, PowerNotSet, Sealed
from rules.seats import AUDIENCE, FATE, HOST
from rules.tags import tag_of
from rules.violations import NameUnknown
from tests.rules.hakoonna.a_mansion import Evening, a_mansion, counted, to_act, with_powers

DESK, GLOBE = "study.desk", "study.globe"
WINNING: dict[str, tuple[Action, str, str]] = {
    "escape": (UseKey("red", DESK), "key_ring", "exit"),
    "memorial": (OfferDoll("red", DESK), "mary", "bones"),
    "exorcism": (Exorcise("red", "chain", GLOBE), "chain", "empty"),
}
WON = {"escape": Escaped("red"), "memorial": Appeased("red"), "exorcism": Exorcised("red", "chain")}


def about_to_win(
    way: str, *laid: str, hako: str = GLOBE, hand: tuple[str, ...] = ("stake",), cards: Any = None, **options: Any
) -> Evening:
    """Red is about to win in the study, where she hides behind the globe; she has set these powers."""
    _, tile, lies = WINNING[way]
    told = with_powers(
        *laid, hako=hako, faces={DESK: lies}, seen={"red": {DESK: lies}}, hands={"red": (tile, *hand)},
        cards=cards or {},
    )  # fmt: skip
    standing = options.pop("standing", "red study, blue hall, gray hall")
    return a_mansion(standing, *told, counted(red=1 + len(hand)), to_act("red"), knowledge="program", **options)


@pytest.mark.parametrize("way", WINNING)
def test_she_is_asked_before_each_winning_move_also_without_a_power(way: str) -> None:
    evening = about_to_win(way)
    assert evening.plays(WINNING[way][0]) == ()
    for viewer in (HAKO, "red", "blue", AUDIENCE, "blind"):
        assert evening.sees(viewer).asked == Interrupt(HAKO, "red", True)
    assert WON[way] in evening.answers("no")


@pytest.mark.parametrize("way", WINNING)
def test_d11_she_takes_the_very_tile_and_nothing_happens(way: str) -> None:
    evening = about_to_win(way, "i_want_that")
    evening.plays(WINNING[way][0])
    assert evening.answers("i_want_that") == (PowerUsed(HAKO, "i_want_that"),)
    tile = WINNING[way][1]
    assert evening.match.table.asked == DrawStolen(FATE, "red", (tile, "stake"))
    events = evening.fate(tile)
    assert events == (Stolen("red", tile), Foiled("red", tile), TurnBegan("blue"))
    assert OneAction("red", tag_of(WINNING[way][0])) in evening.refuses(Pass("red"))
    assert evening.public.ending == ""
    assert evening.public.held == {"red": 1}


@pytest.mark.parametrize("way", WINNING)
def test_d11_she_takes_another_tile_and_the_move_wins(way: str) -> None:
    evening = about_to_win(way, "i_want_that")
    evening.plays(WINNING[way][0])
    evening.answers("i_want_that")
    assert WON[way] in evening.fate("stake")


@pytest.mark.parametrize("way", WINNING)
def test_also_where_it_would_not_have_won(way: str) -> None:
    evening = about_to_win(way, "i_want_that", hako="red_room.altar", steal_rule="anywhere")
    action, tile, _ = WINNING[way]
    evening.plays(action)
    evening.answers("i_want_that")
    assert Foiled("red", tile) in evening.fate(tile)


def test_ho_r30_she_steps_in_with_a_power_that_lies_set() -> None:
    evening = about_to_win("escape")
    evening.plays(WINNING["escape"][0])
    assert evening.refuses(Answer(HAKO, "i_want_that")) == (PowerNotSet("i_want_that"),)


def test_u24_within_her_reach() -> None:
    evening = about_to_win("escape", "i_want_that", hako="red_room.altar")
    evening.plays(WINNING["escape"][0])
    assert evening.refuses(Answer(HAKO, "i_want_that")) == (NotInHerRoom("red"),)
    evening = about_to_win("escape", "i_want_that", hako="red_room.altar", steal_rule="anywhere")
    evening.plays(WINNING["escape"][0])
    assert evening.allows(Answer(HAKO, "i_want_that"))


def test_every_reason_against_stepping_in_is_told_at_once() -> None:
    evening = about_to_win("escape", hako="red_room.altar", cards={"sealed": ("i_want_that",)})
    evening.plays(WINNING["escape"][0])
    assert evening.refuses(Answer(HAKO, "i_want_that")) == (
        PowerNotSet("i_want_that"), Sealed("i_want_that"), NotInHerRoom("red"),
    )  # fmt: skip


def test_overruled_without_the_tile_the_move_is_tried_all_the_same() -> None:
    evening = about_to_win("escape")
    evening.match.play(OfferDoll("red", DESK), overrule="a test")
    assert evening.answers("no") == (NothingHappened("red", DESK, "mary"), TurnBegan("blue"))


@pytest.mark.parametrize("way", WINNING)
def test_on_cardboard_she_is_not_asked_by_the_program(way: str) -> None:
    action, tile, lies = WINNING[way]
    evening = a_mansion("red study, blue hall", counted(red=1), to_act("red"))
    evening.plays(Attest(HOST, f"holds:red:{tile}", True), Attest(HOST, f"found:{lies}:{DESK}", True), action)
    assert isinstance(evening.asked, Tell)


# ---- U-23: Behind You strikes whoever uses an item in her room


def using_an_item(item: str, *laid: str, rule: str = "item", hako: str = GLOBE, **given: Any) -> Evening:
    cards = {"items": {"red": (item,)}} | given.pop("cards", {})
    lying: dict[str, Any] = {"faces": {DESK: "safe"}, "seen": {"red": {DESK: "safe"}}, "hands": {"red": ("talisman",)}}
    told = with_powers(*laid, hako=hako, cards=cards, **lying)
    standing = given.pop("standing", "red study, blue hall")
    changes = (*told, counted(red=1), to_act("red"))
    return a_mansion(standing, *changes, knowledge="program", behind_you=rule, **given)


USES: dict[str, Action] = {
    "rods": AskFloor("red"),
    "smartphone": ReadPowers("red"),
    "stethoscope": TrySafe("red", DESK, ("1",)),
    "planchette": Seal("red"),
}
DONE: dict[str, type] = {"rods": FloorAsked, "smartphone": PowersRead, "stethoscope": NumberTried}


@pytest.mark.parametrize("item", USES)
def test_u23_she_is_asked_before_any_item_or_talisman_is_used(item: str) -> None:
    evening = using_an_item(item, "behind_you", "i_want_that")
    evening.plays(USES[item])
    assert evening.asked == Interrupt(HAKO, "red", False, True)
    assert isinstance(evening.refuses(Answer(HAKO, "i_want_that"))[0], NameUnknown)


@pytest.mark.parametrize("item", USES)
def test_u23_by_hand_she_is_not(item: str) -> None:
    evening = using_an_item(item, "behind_you", rule="hand")
    evening.plays(USES[item])
    assert not isinstance(evening.asked, Interrupt)


@pytest.mark.parametrize("item", USES)
def test_u23_the_user_dies_before_the_item_works(item: str) -> None:
    evening = using_an_item(item, "behind_you")
    evening.plays(USES[item])
    events = evening.answers("behind_you")
    assert events[:2] == (PowerUsed(HAKO, "behind_you"), Slain("red"))
    assert events[-1] == TurnBegan("blue")
    assert not any(isinstance(event, DONE.get(item, FloorAsked)) for event in events)
    assert (evening.public.at["red"], evening.public.items, evening.public.held) == ("", {}, {})


@pytest.mark.parametrize("item", DONE)
def test_u23_or_she_lets_it_be(item: str) -> None:
    evening = using_an_item(item, "behind_you")
    evening.plays(USES[item])
    events = evening.answers("no")
    events += evening.answers("1F") if item == "rods" else ()
    assert isinstance(events[0], DONE[item])
    assert evening.turn == "blue"


def test_u23_only_in_her_room_and_with_the_power_set() -> None:
    evening = using_an_item("rods", hako="red_room.altar", cards={"sealed": ("behind_you",)})
    evening.plays(USES["rods"])
    assert evening.refuses(Answer(HAKO, "behind_you")) == (
        PowerNotSet("behind_you"), Sealed("behind_you"), NotInHerRoom("red"),
    )  # fmt: skip


def test_u23_she_may_strike_or_rob_whoever_is_about_to_win() -> None:
    evening = about_to_win("escape", "behind_you", behind_you="item")
    evening.plays(WINNING["escape"][0])
    assert evening.asked == Interrupt(HAKO, "red", True, True)
    assert evening.answers("behind_you")[:2] == (PowerUsed(HAKO, "behind_you"), Slain("red"))
    assert evening.public.ending == ""


def test_u23_struck_the_last_visitor_ends_the_game() -> None:
    evening = using_an_item("rods", "behind_you", standing="red study, blue -")
    evening.plays(USES["rods"])
    assert Annihilated() in evening.answers("behind_you")
    assert evening.public.phase == "over"
    assert evening.results == {HAKO: "won", "red": "won", "blue": "won"}


def test_who_goes_home_while_she_is_asked_uses_nothing_any_more() -> None:
    evening = about_to_win("escape")
    evening.plays(WINNING["escape"][0])
    assert evening.plays(Leave(HOST, "red"))[-1] == TurnBegan("blue")
    assert (evening.asked, evening.public.ending) == (None, "")
