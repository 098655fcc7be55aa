"""The house rules on tiles, the dead and the tower, each with each of its choices (hakoonna.md 12)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.actions import Answer
from rules.hakoonna.actions import Open, Stack, StandBehind
from rules.hakoonna.effects import Tower
from rules.hakoonna.events import Died, Hid, Kept, NoiseSet, PhaseSet, TilesShown, TurnBegan
from rules.hakoonna.state import HAKO
from rules.hakoonna.violations import HandsFull, NotCarryable, StartRoom
from rules.seats import AUDIENCE
from tests.rules.hakoonna.a_mansion import (
    Evening,
    a_game,
    a_mansion,
    counted,
    her_time,
    hidden,
    shipped,
    to_act,
    to_stack,
)

DESK = "study.desk"
TOLD = ("public", "program")


def killed(**given: Any) -> tuple[Evening, tuple[Any, ...]]:
    """Red opens Hako Onna's shadow, with two tiles in hand."""
    lying = hidden(DESK, hands={"red": ("mary", "chain")}, faces=given.pop("faces", {}))
    standing = "red study, blue study, green hall"
    evening = a_mansion(standing, lying, counted(red=2), to_act("red"), knowledge="program", **given)
    return evening, evening.plays(Open("red", DESK))


# ---- U-14


def test_u14_the_tiles_of_the_dead_leave_the_game_unseen() -> None:
    evening, events = killed(victim_reveal="hidden")
    assert not any(isinstance(event, TilesShown) for event in events)
    assert (evening.public.held, evening.sees("knowing").secret.hands) == ({}, {})


def test_u14_or_they_are_shown_to_all_first() -> None:
    evening, events = killed(victim_reveal="shown")
    shown = TilesShown(("mary", "chain"), "red")
    assert shown in events
    assert shown in evening.hears(AUDIENCE, events)
    assert (evening.public.held, evening.sees("knowing").secret.hands) == ({}, {})


def test_u14_also_those_of_whom_she_stood_behind() -> None:
    given: dict[str, Any] = {"hands": {"red": ("mary",)}, "more": (counted(red=1),), "victim_reveal": "shown"}
    evening = her_time("red red_room, blue hall", "behind_you", **given)
    assert TilesShown(("mary",), "red") in evening.plays(StandBehind(HAKO, "red"))
    assert evening.public.held == {}


# ---- U-15


def test_u15_a_hakobito_begins_on_the_tile_that_killed() -> None:
    evening, _ = killed(hakobito_spawn="on")
    assert evening.sees("red").secret.hides == {HAKO: DESK, "red": DESK}


def test_u15_or_in_the_next_shadow_whose_tile_it_takes_up() -> None:
    evening, events = killed(hakobito_spawn="beside", faces={"study.bookcase": "stake"})
    assert events[2:4] == (Died("red", DESK), Hid("red", "study.bookcase", "stake"))
    assert events[-1] == TurnBegan("blue")
    mine = evening.sees("red").secret
    assert (mine.hides["red"], mine.lairs["red"]) == ("study.bookcase", "stake")
    for viewer in ("blue", "green", AUDIENCE):
        assert not any(isinstance(event, Hid) for event in evening.hears(viewer, events))


def test_u15_where_there_is_no_next_shadow_it_stays() -> None:
    lying = hidden("hall.coat_stand")
    evening = a_mansion("red hall, blue study", lying, to_act("red"), knowledge="program", hakobito_spawn="beside")
    evening.plays(Open("red", "hall.coat_stand"))
    assert evening.sees("red").secret.hides["red"] == "hall.coat_stand"


# ---- U-18


@pytest.mark.parametrize(("limit", "may"), [(0, True), (2, False), (3, True)])
@pytest.mark.parametrize("knowledge", TOLD)
def test_u18_nobody_carries_more_than_the_table_allows(limit: int, may: bool, knowledge: str) -> None:
    lying = hidden(faces={DESK: "chain"}, hands={"red": ("mary", "stake")})
    told = (lying, counted(red=2), to_act("red"))
    evening = a_mansion("red study, blue hall", *told, knowledge=knowledge, carry_limit=limit)
    evening.plays(Open("red", DESK))
    if may:
        assert isinstance(evening.answers("keep")[0], Kept)
    else:
        assert evening.asked is not None
        assert evening.refuses(Answer(evening.asked.seat, "keep")) == (HandsFull(2),)


def test_u18_every_reason_against_keeping_is_told_at_once() -> None:
    lying = hidden(faces={DESK: "safe"}, hands={"red": ("mary",)})
    evening = a_mansion("red study", lying, counted(red=1), to_act("red"), knowledge="program", carry_limit=1)
    evening.plays(Open("red", DESK))
    assert evening.refuses(Answer("red", "keep")) == (NotCarryable("safe"), HandsFull(1))


# ---- U-21


@pytest.mark.parametrize(("diaries", "talismans"), [(10, 2), (8, 4), (0, 12), (12, 0)])
def test_u21_so_many_diaries_and_talismans_are_dealt(diaries: int, talismans: int) -> None:
    evening = a_game(
        "red", layout=shipped().practice, knowledge="program", diary_tiles=diaries, talisman_tiles=talismans
    )
    evening.fate("1", "2", "3", "chain")
    pool = evening.sees("knowing").secret.pool
    assert (pool.count("diary"), pool.count("talisman")) == (diaries, talismans)


# ---- U-30


@pytest.mark.parametrize(("disc", "falls"), [("small", (0, 0, 10, 33, 72)), ("big", (0, 0, 15, 49, 100))])
def test_u30_the_big_red_disc_brings_the_tower_down_more_often(disc: str, falls: tuple[int, ...]) -> None:
    for height, percent in enumerate(falls):
        evening = a_mansion("red hall", NoiseSet(("red",) * height), to_stack("red"), noise_discs=disc)
        evening.plays(Stack("red"))
        assert isinstance(evening.asked, Tower)
        assert dict(evening.asked.chances()).get("fell", 0) == percent


# ---- the start


def test_ho_r28_at_the_start_she_hides_in_a_grudge_room() -> None:
    evening = a_mansion("red hall", hidden(""), PhaseSet("hiding", turn="red"), knowledge="program")
    assert evening.refuses(Answer(HAKO, "study.desk")) == (StartRoom(),)
    assert evening.allows(Answer(HAKO, "red_room.altar"), Answer(HAKO, "child.bed"))
