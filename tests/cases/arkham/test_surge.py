"""Gates open and surge; a clue comes."""

from __future__ import annotations

import pytest

from rules.arkham.effects import DrawMonster, SpreadSurge, TakeNewClue
from rules.arkham.events import (
    Awoke,
    CluePlaced,
    CluesTaken,
    DoomRose,
    DrawnIn,
    GateKeptAway,
    GateOpened,
    MonsterPlaced,
    OutskirtsOverrun,
    Surged,
)
from rules.arkham.state import OUTSKIRTS
from rules.arkham.tracks import in_arkham
from rules.events import Correction, Event
from tests.cases.arkham.neutral import at_stage, neutral, proceeds
from tests.rules.arkham.a_town import Evening, board, gates, has, monsters, piles
from tests.rules.arkham.shipped import shipped

SQUARE, WOODS = "big_storm_sweeps_arkham", "all_quiet_in_arkham"
"""Cards whose gate is at Independence Square, and in the Woods."""
FOUR = ("woods abyss_a", "graveyard rlyeh_a", "black_cave abyss_b", "unvisited_isle rlyeh_b")
MANY = (
    "cultist-1",
    "cultist-2",
    "cultist-3",
    "cultist-4",
    "cultist-5",
    "cultist-6",
    "maniac-1",
    "maniac-2",
    "maniac-3",
)


def everybody(count: int, place: str = "library") -> str:
    return ", ".join(f"p{number} {place}" for number in range(1, count + 1))


def lying(in_town: int, outside: int = 0) -> tuple[Correction, ...]:
    """So many monsters in a street, and in the outskirts."""
    out = ("zombie-1", "zombie-2", "zombie-3", "vampire-1")[:outside]
    return monsters(*(f"{one} downtown_street" for one in MANY[:in_town]), *(f"{one} {OUTSKIRTS}" for one in out))


def surges(people: int, *changes: Correction, share: tuple[int, ...] = ()) -> tuple[Evening, tuple[Event, ...]]:
    """The Woods surge; the new monsters are spread like that, and all that is asked is answered."""
    evening = neutral(everybody(people), piles(), *changes)
    events = proceeds(at_stage(evening, "gate", WOODS))
    if share:
        events += evening.answers(share)
    kinds = iter(("witch", "witch", "gug", "gug", "ghoul", "ghoul", "ghoul"))
    while evening.asked is not None:
        events += evening.fate(next(kinds) if isinstance(evening.asked, DrawMonster) else evening.town.allies[0])
    return evening, events


def counted(evening: Evening) -> tuple[int, int, int]:
    """Monsters in town, monsters in the outskirts, terror."""
    outside = len(evening.town.tokens_at.get(OUTSKIRTS, ()))
    return in_arkham(evening.town), outside, evening.town.terror


# ---- a new gate


def test_ark_mythos_gate_surge_01_a_gate_opens_on_two_investigators() -> None:
    evening = neutral("p1 independence_square, p2 independence_square, p3 library")
    events = proceeds(at_stage(evening, "gate", SQUARE), "gate_yuggoth_a", "ghoul")
    assert [event for event in events if isinstance(event, DoomRose | GateOpened | DrawnIn | MonsterPlaced)] == [
        DoomRose(1),
        GateOpened("independence_square", "gate_yuggoth_a"),
        DrawnIn("p1", "yuggoth_1", True),
        DrawnIn("p2", "yuggoth_1", True),
        MonsterPlaced("ghoul-1", "independence_square"),
    ]
    assert [evening.sheet(seat).delayed for seat in evening.town.order] == [True, True, False]


@pytest.mark.parametrize("place", ["independence_square", "woods"])
def test_ark_investigators_15_kate_keeps_gates_away_from_her_place_only(place: str) -> None:
    evening = neutral(f"p1 library, p2 {place}", who={"p2": "kate_winthrop"})
    events = proceeds(at_stage(evening, "gate", SQUARE))
    if place == "woods":
        evening.fate("gate_yuggoth_a", "ghoul")
        assert (evening.town.doom, list(evening.town.gates)) == (1, ["independence_square"])
    else:
        assert events[0] == GateKeptAway("independence_square")
        assert (evening.town.doom, evening.town.gates, evening.town.monsters) == (0, {}, {})


def test_ark_mythos_gate_surge_19_the_track_is_full_while_a_gate_should_open() -> None:
    evening = neutral("p1 library", board(doom=9))
    assert proceeds(at_stage(evening, "gate", SQUARE))[:2] == (DoomRose(10), Awoke("doom", "yig"))
    assert (evening.town.phase, evening.town.gates, evening.asked) == ("over", {}, None)


def test_ark_awaken_win_lose_01_the_eighth_gate_with_one_investigator() -> None:
    places = (
        "woods",
        "graveyard",
        "black_cave",
        "unvisited_isle",
        "the_unnamable",
        "hibbs_roadhouse",
        "the_witch_house",
    )
    markers = [marker.removeprefix("gate_") for marker in shipped().markers]
    evening = neutral("p1 library", *gates(*(" ".join(pair) for pair in zip(places, markers, strict=False))))
    events = proceeds(at_stage(evening, "gate", "bizarre_dreams_plague_citizens"), "gate_yuggoth_b")
    assert events[-1] == Awoke("gates", "yig")


# ---- a surge


def test_ark_mythos_gate_surge_03_with_one_gate() -> None:
    evening, events = surges(2, *gates("woods abyss_a"))
    assert Surged("woods", 2) in events
    assert [evening.at(token) for token in ("witch-1", "witch-2")] == ["woods", "woods"]
    assert (evening.town.doom, evening.town.gates) == (0, {"woods": "gate_abyss_a"})


def test_ark_mythos_gate_surge_05_the_limit_decides_how_many_reach_the_board() -> None:
    evening, _ = surges(2, *gates(*FOUR[:3]), *lying(3), share=(1, 0, 1))
    assert [evening.at(token) for token in ("witch-1", "witch-2", "gug-1")] == ["woods", "graveyard", OUTSKIRTS]
    assert evening.town.doom == 0


@pytest.mark.parametrize(
    ("people", "open_gates", "in_town", "outside", "expected"),
    [(2, 1, 5, 4, (5, 6, 0)), (2, 4, 5, 4, (5, 1, 1)), (6, 1, 9, 0, (9, 0, 2))],
    ids=["07", "09", "11"],
)
def test_ark_mythos_gate_surge_07_09_11_what_overflows(
    people: int, open_gates: int, in_town: int, outside: int, expected: tuple[int, int, int]
) -> None:
    evening, events = surges(people, *gates(*FOUR[:open_gates]), *lying(in_town, outside))
    assert counted(evening) == expected
    assert sum(isinstance(event, OutskirtsOverrun) for event in events) == expected[2]


def test_ark_mythos_gate_surge_13_at_kates_place_nothing_happens() -> None:
    evening = neutral("p1 library, p2 woods", *gates("woods abyss_a"), who={"p2": "kate_winthrop"})
    has(evening, "p2", explored="woods")
    assert proceeds(at_stage(evening, "gate", WOODS))[0] == GateKeptAway("woods")
    assert (evening.asked, evening.town.monsters) == (None, {})


@pytest.mark.parametrize(("people", "open_gates", "total"), [(6, 3, 6), (4, 7, 7)])
def test_ark_mythos_gate_surge_15_the_larger_number(people: int, open_gates: int, total: int) -> None:
    more = ("the_unnamable abyss_b", "hibbs_roadhouse yuggoth_a", "the_witch_house yuggoth_b", "library rlyeh_a")
    evening = neutral(everybody(people), *gates(*FOUR[:3], *more[: open_gates - 3]))
    assert Surged("woods", total) in proceeds(at_stage(evening, "gate", WOODS))
    assert isinstance(evening.asked, SpreadSurge)


def test_ark_awaken_win_lose_07_overrun() -> None:
    evening = neutral("p1 library", *gates("woods abyss_a"), *lying(7), board(terror=10))
    assert Awoke("overrun", "yig") in proceeds(at_stage(evening, "gate", WOODS), "witch")


# ---- a clue


@pytest.mark.parametrize(
    "people", ["p1 library", "p1 independence_square", "p1 independence_square, p2 independence_square"]
)
def test_ark_mythos_gate_surge_17_a_clue_on_the_board_or_into_a_hand(people: str) -> None:
    evening = neutral(people)
    has(evening, evening.town.order[-1], clues=0)
    events = proceeds(at_stage(evening, "clue", "heat_wave"))
    if "square" not in people:
        assert CluePlaced("independence_square") in events
        return
    assert evening.asked == TakeNewClue("p1", "independence_square", evening.town.order)
    taker = evening.town.order[-1]
    assert CluesTaken(taker, "independence_square", 1, fresh=True) in evening.answers(taker)
    assert (evening.sheet(taker).clues, evening.town.clues) == (1, {})
