"""The terror track, the limits, and the doom they bring."""

from __future__ import annotations

from typing import Any

import pytest

from rules.arkham.events import AllyLeft, DoomRose, LocationClosed, MonsterPlaced, OutskirtsOverrun, TerrorRose
from rules.arkham.state import OUTSKIRTS, SKY
from tests.cases.arkham.neutral import at_stage, neutral, proceeds
from tests.rules.arkham.a_town import Evening, board, monsters, piles

HEADLINE = "family_found_butchered"
SHOPS = ("general_store", "curiositie_shoppe", "ye_olde_magick_shoppe")


def frightened(evening: Evening, times: int = 1) -> list[Any]:
    """Terror rises so often; the first ally of the pile leaves each time."""
    events: list[Any] = []
    for _ in range(times):
        events += proceeds(at_stage(evening, "ability", HEADLINE))
        while evening.asked is not None:
            events += evening.fate(evening.town.allies[0])
    return events


@pytest.mark.parametrize(("times", "closed"), [(1, ()), (3, ("general_store",))])
def test_ark_terror_limits_01_terror_removes_allies_and_closes_the_store(times: int, closed: tuple[str, ...]) -> None:
    evening = neutral("p1 library", piles())
    assert len(evening.town.allies) == 11
    events = frightened(evening, times)
    assert (evening.town.terror, len(evening.town.allies)) == (times, 11 - times)
    assert sum(isinstance(event, AllyLeft) for event in events) == times
    assert tuple(event.place for event in events if isinstance(event, LocationClosed)) == closed


@pytest.mark.parametrize(("terror", "shops"), [(3, 1), (6, 2), (9, 3)])
def test_ark_terror_limits_03_milestones(terror: int, shops: int) -> None:
    closed = dict.fromkeys(SHOPS[: shops - 1], 0)
    evening = neutral("p1 library", piles(allies=()), board(terror=terror - 1, closed=closed))
    frightened(evening)
    assert set(evening.town.closed) == set(SHOPS[:shops])
    assert "closed" in {mark.kind for space in evening.picture().spaces if space.id in SHOPS for mark in space.marks}


def test_ark_terror_limits_03_at_ten_no_limit_and_doom_instead() -> None:
    lying = monsters(*(f"cultist-{number} woods" for number in (1, 2, 3, 4)))
    evening = neutral("p1 library", piles(allies=()), *lying, board(terror=9))
    assert frightened(evening)[0] == TerrorRose(10)
    events = proceeds(at_stage(evening, "ability", "ghost_ship_docks_by_itself"), "ghoul", "witch")
    assert [event.place for event in events if isinstance(event, MonsterPlaced)] == ["merchant_district_street"] * 2
    assert frightened(evening)[0] == DoomRose(1)


def test_ark_terror_limits_05_arithmetic_of_the_outskirts() -> None:
    inside = (*(f"cultist-{number} woods" for number in (1, 2, 3, 4, 5)), f"byakhee-1 {SKY}")
    outside = tuple(f"{token} {OUTSKIRTS}" for token in ("zombie-1", "zombie-2", "zombie-3", "ghoul-1", "ghoul-2"))
    people = "p1 library, p2 library, p3 library"
    evening = neutral(people, piles(allies=()), *monsters(*inside))
    events = proceeds(at_stage(evening, "ability", "ghost_ship_docks_by_itself"), "witch", "witch")
    assert [event.place for event in events if isinstance(event, MonsterPlaced)] == [OUTSKIRTS, OUTSKIRTS]
    full = neutral(people, piles(allies=()), *monsters(*inside, *outside))
    events = proceeds(at_stage(full, "ability", "ghost_ship_docks_by_itself"), "witch", "ghost")
    gone = [event.tokens for event in events if isinstance(event, OutskirtsOverrun)]
    assert [len(tokens) for tokens in gone] == [6]
    assert (full.town.terror, full.town.tokens_at[OUTSKIRTS]) == (1, ("ghost-1",))


def test_ark_terror_limits_07_tracks_are_clamped() -> None:
    evening = neutral("p1 library", piles(allies=()), board(terror=10, doom=9))
    frightened(evening, 2)
    assert (evening.town.terror, evening.town.doom) == (10, 10)
    assert {track.id: len(track.cells) for track in evening.picture().tracks}["doom"] == 10
