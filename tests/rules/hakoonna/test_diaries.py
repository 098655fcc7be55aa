"""The diary pile, and the Time of Despair in it (hakoonna.md 1.7, 1.8; G49-G51; U-20)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from rules.actions import Answer
from rules.hakoonna.actions import Enter, Leave, Open, Pass, StandBehind, TakeFromGray, Talk, Walk, WeaponOnGray
from rules.hakoonna.effects import ChooseHeld, DrawPage, ShowCard, TurnCentre
from rules.hakoonna.events import (
    AllPowersHeld,
    CardSet,
    CardTurned,
    DespairCame,
    DiaryOpened,
    GameEnded,
    GrayConfirmed,
    GrayKilled,
    PageTurned,
    TurnBegan,
)
from rules.hakoonna.state import GRAY, HAKO, NOTHING
from rules.hakoonna.violations import GrayCrowd, GrayMustMove, GrayTalk, PowerLocked
from rules.seats import AUDIENCE, FATE, HOST
from rules.violations import NameUnknown
from tests.rules.hakoonna.a_mansion import (
    Evening,
    a_mansion,
    counted,
    gray_turn,
    hakos_time,
    shipped,
    to_act,
    with_powers,
)

STAND = "hall.coat_stand"
PAGES = shipped().pages
ALL = tuple(sorted(power.id for power in shipped().powers))
TOLD = ("public", "program")


def reading(
    *more: Any,
    who: str = "red",
    knowledge: str = "program",
    standing: str = "red hall, blue hall, gray study",
    cards: Mapping[str, Any] = NOTHING,
    **given: Any,
) -> Evening:
    """A seat has just opened a diary in the hall; one power is in her hand."""
    told = with_powers(hand=("my_mary",), cards=cards, faces={STAND: "diary"}, **given.pop("lying", {}))
    moment = gray_turn(given.pop("left", 1)) if who == GRAY else to_act(who)
    told = told if knowledge == "program" else told[1:]
    evening = a_mansion(standing, *told, *more, moment, knowledge=knowledge, **given)
    evening.plays(Open(who, STAND))
    if knowledge == "public":
        evening.fate("diary")
    return evening


@pytest.mark.parametrize("knowledge", TOLD)
def test_an_opened_diary_draws_a_card_of_the_pile_for_all_to_see(knowledge: str) -> None:
    evening = reading(knowledge=knowledge)
    assert evening.asked == DrawPage(FATE, PAGES, who="red")
    assert evening.public.diaries == 1
    events = evening.fate("page_3")
    assert events == (PageTurned("page_3"), TurnBegan("blue"))
    assert evening.hears(AUDIENCE, events) == list(events)
    assert evening.public.pages == ("page_3",)


def test_a_card_is_drawn_once() -> None:
    evening = reading(cards={"pages": ("page_3",)})
    assert isinstance(evening.refuses(Answer(FATE, "page_3"))[0], NameUnknown)
    evening.fate("page_4")
    assert evening.public.pages == ("page_3", "page_4")


def test_every_card_is_as_likely_as_any_other() -> None:
    asked = reading().asked
    assert asked is not None
    assert {weight for _, weight in asked.chances()} == {1}
    assert "unknown" not in dict(asked.chances())


@pytest.mark.parametrize("knowledge", TOLD)
def test_a_table_may_keep_the_card_to_itself(knowledge: str) -> None:
    evening = reading(knowledge=knowledge)
    assert evening.fate("unknown") == (PageTurned("unknown"), TurnBegan("blue"))
    assert evening.public.pages == ("unknown",)


def test_when_the_pile_is_used_up_no_card_is_drawn() -> None:
    evening = reading(cards={"pages": PAGES})
    assert evening.asked is None
    assert evening.turn == "blue"


def test_opened_diaries_unlock_powers() -> None:
    evening = reading()
    soon = Enter(HAKO, "bedroom", "coming_soon")
    evening.corrects(*with_powers("coming_soon"), hakos_time())
    assert evening.refuses(soon) == (PowerLocked(3, 1),)


# ---- the Time of Despair


def despair(*more: Any, **given: Any) -> tuple[Evening, tuple[Any, ...]]:
    """It was drawn by a diary that Red opened."""
    evening = reading(*more, **given)
    return evening, evening.fate("despair")


def test_u20_all_powers_are_hers_and_only_her_side_hears_which() -> None:
    evening, events = despair(standing="red hall, blue hall")
    assert events[:2] == (PageTurned("despair"), DespairCame(tuple(one for one in ALL if one != "my_mary"), 9))
    assert evening.sees(HAKO).secret.powers == ALL
    assert evening.public.powers == 10
    for viewer in ("red", AUDIENCE):
        assert evening.hears(viewer, events)[1] == DespairCame((), 9)
        assert evening.sees(viewer).secret.powers == ()


def test_u20_all_powers_are_unlocked() -> None:
    evening, _ = despair(standing="red hall, blue hall")
    evening.corrects(*with_powers("coming_soon", cards={"pages": ("despair",)}), hakos_time())
    assert evening.allows(Enter(HAKO, "bedroom", "coming_soon"))


@pytest.mark.parametrize(("rule", "powers", "locked"), [("full", 10, False), ("shown", 1, True), ("none", 1, True)])
def test_u20_the_whole_effect_or_only_his_card_or_nothing(rule: str, powers: int, locked: bool) -> None:
    evening, events = despair(CardSet("white"), despair_effect=rule)
    assert evening.public.powers == powers
    assert (GrayConfirmed("white") in events) is (rule != "none")
    evening.corrects(*with_powers("coming_soon", cards={"pages": ("despair",)}), hakos_time())
    assert evening.allows(Enter(HAKO, "bedroom", "coming_soon")) is not locked


def test_u20_on_cardboard_their_number_changes() -> None:
    evening, events = despair(knowledge="public", standing="red hall, blue hall")
    assert events == (PageTurned("despair"), DespairCame((), 9), TurnBegan("blue"))
    assert evening.public.powers == 10


def test_behind_you_is_strengthened() -> None:
    evening, _ = despair(standing="red hall, blue -, green hall")
    dead: dict[str, Any] = {"hides": {HAKO: "red_room.altar", "blue": STAND}}
    evening.corrects(*with_powers("behind_you", cards={"pages": ("despair",)}, **dead), hakos_time())
    assert evening.allows(StandBehind("blue", "red"))


def test_d10_by_the_older_rules_it_ends_the_game_and_no_turn_follows() -> None:
    evening, events = despair(CardSet("black"), all_powers_win=True)
    assert AllPowersHeld() in events
    assert events[-1] == GameEnded()
    assert evening.public.phase == "over"
    assert evening.results == {HAKO: "won", "red": "lost", "blue": "lost", GRAY: "won"}


# ---- the Gray Man's card


@pytest.mark.parametrize("card", ["white", "black"])
def test_g49_he_turns_his_card_up_for_all(card: Any) -> None:
    evening, events = despair(CardSet(card))
    assert events[1:3] == (CardTurned(card), GrayConfirmed(card))
    assert events[-1] == TurnBegan("blue")
    for viewer in ("red", HAKO, AUDIENCE):
        assert evening.hears(viewer, events)[1:3] == [CardTurned(card), GrayConfirmed(card)]
        assert evening.sees(viewer).card == card


@pytest.mark.parametrize(
    ("answer", "shown"), [("white", "white"), ("black", "black"), ("unknown", "")], ids=["white", "black", "kept"]
)
def test_g49_a_card_that_the_program_was_never_told_is_asked_for(answer: str, shown: str) -> None:
    evening, events = despair(knowledge="public")
    assert events == (PageTurned("despair"),)
    assert evening.asked == ShowCard(FATE)
    assert evening.fate(answer)[-2:] == (DespairCame((), 9), TurnBegan("blue"))
    assert evening.public.shown == shown


@pytest.mark.parametrize("standing", ["red hall, blue hall", "red hall, blue hall, gray -"])
def test_g49_without_him_on_the_board_no_card_is_turned(standing: str) -> None:
    changes = (CardSet("white"),) if "gray" in standing else ()
    evening, events = despair(*changes, standing=standing)
    assert not any(isinstance(event, CardTurned) for event in events)
    assert evening.asked is None


def test_g49_a_card_that_lies_open_is_not_turned_again() -> None:
    _, events = despair(CardSet("white", True))
    assert not any(isinstance(event, CardTurned) for event in events)


def test_g50_white_his_conditions_end_he_may_talk_and_he_chooses_what_he_loses() -> None:
    lying = {"hands": {GRAY: ("mary", "stake")}}
    evening, _ = despair(CardSet("white"), standing="red hall, blue hall, gray hall", lying=lying)
    evening.corrects(counted(gray=2), to_act("red"))
    assert evening.allows(Talk(GRAY, "red"))
    evening.plays(TakeFromGray("red"))
    assert evening.match.table.asked == ChooseHeld(GRAY, "red", ("mary", "stake"))
    evening.answers("mary")
    evening.corrects(gray_turn())
    assert evening.allows(Open(GRAY, STAND), Walk(GRAY, "living"))


def test_g51_black_nothing_is_lifted() -> None:
    evening, _ = despair(CardSet("black"), standing="red hall, blue living, gray hall")
    assert evening.refuses(Talk(GRAY, "red")) == (GrayTalk(),)
    evening.corrects(gray_turn())
    assert evening.refuses(Open(GRAY, STAND)) == (GrayMustMove(1),)
    assert evening.refuses(Walk(GRAY, "living")) == (GrayCrowd("living", 1, 1),)


def test_g51_black_by_his_card_a_weapon_still_turns_those_in_the_middle() -> None:
    lying = {"hands": {"red": ("chain", "stake")}}
    evening, _ = despair(CardSet("black"), standing="red hall, blue hall, gray hall", lying=lying)
    evening.corrects(counted(red=2), to_act("red"))
    evening.plays(WeaponOnGray("red", "chain"))
    assert evening.match.table.asked == TurnCentre(FATE, ("white", "white"))
    assert evening.fate("white")[-1] == TurnBegan("blue")
    evening.corrects(to_act("red"))
    evening.plays(WeaponOnGray("red", "stake"))
    assert GrayKilled("red") in evening.fate("white")


def test_g37_g49_he_may_draw_it_himself() -> None:
    evening = reading(CardSet("white"), who=GRAY, standing="red study, blue study, gray hall")
    events = evening.fate("despair")
    assert GrayConfirmed("white") in events
    assert events[-1] == TurnBegan("blue")


def test_g50_confirmed_white_by_his_first_action_he_is_free_in_his_second() -> None:
    evening = reading(CardSet("white"), who=GRAY, standing="red study, blue living, gray hall", left=2)
    evening.fate("despair")
    assert evening.turn == GRAY
    assert evening.allows(Walk(GRAY, "living"), Walk(GRAY, "study"))


def test_the_turn_goes_on_when_the_card_is_drawn() -> None:
    evening = reading()
    assert evening.turn == "red"
    assert evening.refuses(Pass("red"))
    assert DiaryOpened("red", STAND) not in evening.fate("page_1")
    assert evening.turn == "blue"


def test_who_goes_home_while_the_card_is_drawn_ends_the_turn() -> None:
    evening = reading()
    assert evening.plays(Leave(HOST, "red"))[-1] == TurnBegan("blue")
    assert (evening.asked, evening.public.pages) == (None, ())
