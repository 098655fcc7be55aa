"""A surge of the Mythos, typed behind a held picture: seen stage by stage, and taken back by one undo."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

from rules.arkham.effects import DrawMonster, DrawMythos, SpreadSurge
from rules.arkham.events import (
    CluePlaced,
    GateSet,
    MonsterMoved,
    MonsterPlaced,
    MonsterSet,
    Moved,
    MythosDrawn,
    OutskirtsOverrun,
    PlaceSet,
    Surged,
    TerrorRose,
    TurnSet,
)
from rules.arkham.state import OUTSKIRTS, Town
from rules.arkham.tracks import in_arkham
from rules.fate import Source
from tests.walks.town import Evening, a_record, an_evening

CARDBOARD: Mapping[str, Source] = {"mythos": "cardboard", "cup": "cardboard", "allies": "cardboard"}
SURGING = "the_witch_house"
GATES = {SURGING: "gate_abyss_a", "woods": "gate_rlyeh_a", "independence_square": "gate_yuggoth_a"}
CARD, LETTERS, CLUE = "estate_sale", "estate", "black_cave"
START, WALK = "downtown_street", "easttown_street"
NAMED = ("dhole", "ghoul", "gug", "zombie")
MYTHOS = TurnSet("mythos", "p1", 2, count=4)


def open_gates(gates: dict[str, str]) -> tuple[GateSet, ...]:
    return tuple(GateSet(place, marker) for place, marker in gates.items())


def standing(people: int) -> tuple[PlaceSet, ...]:
    return tuple(PlaceSet(f"p{number}", START) for number in range(1, people + 1))


@pytest.mark.parametrize("language", ["ko", "en"])
def test_w5_a_surge_is_typed_while_the_picture_is_held(language: str, tmp_path: Path) -> None:
    record = a_record(tmp_path / "record", 4, CARDBOARD, *standing(4), *open_gates(GATES), MYTHOS)
    with an_evening(tmp_path, language, record) as evening:
        evening.audience_comes()
        seen = evening.host.still(tmp_path)
        the_card_is_typed_unseen(evening)
        the_monsters_are_spread(evening)
        assert evening.host.audience(tmp_path) == seen
        it_is_shown_stage_by_stage(evening)
        a_drop_is_seen_at_once(evening)
        evening.host.ends_well()


def the_card_is_typed_unseen(evening: Evening) -> None:
    evening.screen.press("F4")
    evening.host.press("space")
    assert isinstance(evening.asks(), DrawMythos)
    with evening.host.counted("the card", len(LETTERS) + 1):
        evening.types(LETTERS)
    assert evening.town.card == CARD
    evening.host.press("space")


def the_monsters_are_spread(evening: Evening) -> None:
    """Unevenly it is refused; no monster has a name before the gates are chosen."""
    screen, asked = evening.screen, evening.asks()
    assert isinstance(asked, SpreadSurge)
    for share, rule in (("121", "AH-R40"), ("220", "AH-R39")):
        screen.type(share)
        assert evening.reads(rule)
        assert (evening.asks(), evening.town.monsters) == (asked, {})
        screen.press("Escape", "BackSpace", "BackSpace")
    evening.host.press(*"211")
    assert isinstance(evening.asks(), DrawMonster)
    for name in NAMED:
        evening.types(name)
    assert evening.asks() is None
    lying = [evening.town.monsters[f"{kind}-1"] for kind in NAMED]
    assert lying == [SURGING, SURGING, *(gate for gate in sorted(GATES) if gate != SURGING)]


def it_is_shown_stage_by_stage(evening: Evening) -> None:
    """The card, the surge, the clue, the arrows: each at a key, and each is another picture."""
    host, seen, told = evening.host, [evening.host.still(evening.folder)], []
    evening.screen.press("F4")
    with host.counted("four stages", 4):
        for _ in range(4):
            evening.screen.press("space")
            seen.append(host.other(evening.folder, seen[-1]))
            told.append(evening.told().casefold())
    assert len(set(seen)) == len(seen)
    stages = (
        evening.sentence(MythosDrawn.message, card=CARD),
        evening.sentence(Surged.message, place=SURGING, total=4),
        evening.sentence(CluePlaced.message, place=CLUE),
        evening.sentence(MonsterMoved.message, token="dhole-1", origin=SURGING, to="french_hill_street"),
    )
    assert [stage for stage, seen_then in zip(stages, told, strict=True) if stage.casefold() not in seen_then] == []
    assert [any(evening.name(kind).casefold() in one for kind in NAMED) for one in told] == [False, True, True, True]
    assert (evening.town.doom, dict(evening.town.gates)) == (0, GATES)


def a_drop_is_seen_at_once(evening: Evening) -> None:
    """The first walk of the next turn: one line of the record, and another picture with its sentence.

    How fast it is painted `lanternboard bench` tells, beside a floor.
    """
    while evening.town.phase != "movement":
        evening.host.press("space")
    seen, walker = evening.host.still(evening.folder), evening.town.active
    with evening.host.counted("a drop", 1):
        evening.drags(walker, WALK)
    assert evening.screen.waits(lambda: evening.town.sheets[walker].at == WALK)
    told = evening.sentence(Moved.message, seat=walker, origin=START, to=WALK).casefold()
    assert evening.screen.waits(lambda: told in evening.told().casefold())
    assert evening.host.still(evening.folder) != seen


FOUR = {**GATES, "graveyard": "gate_abyss_b"}
IN_TOWN = ("cultist-1", "cultist-2", "cultist-3", "maniac-1", "maniac-2", "maniac-3")
OUTSIDE = ("vampire-1", "zombie-1", "zombie-2", "zombie-3")


@pytest.mark.parametrize("language", ["ko", "en"])
def test_w5_a_surge_that_overflows_goes_back_as_one_unit(language: str, tmp_path: Path) -> None:
    lying = (MonsterSet(token, "downtown_street") for token in IN_TOWN)
    out = (MonsterSet(token, OUTSKIRTS) for token in OUTSIDE)
    turn = TurnSet("mythos", "p1", 2, stage="gate", card=CARD, count=3)
    at = (*standing(3), *open_gates(FOUR), *lying, *out, turn)
    record = a_record(tmp_path / "record", 3, CARDBOARD, *at)
    with an_evening(tmp_path, language, record) as evening:
        before = evening.town
        four_monsters_surge(evening)
        overflows(evening, before)
        after = evening.town
        with evening.host.counted("the surge taken back", 1):
            evening.host.press("ctrl+z")
        assert (evening.town, evening.asks()) == (before, None)
        with evening.host.counted("and done again", 1):
            evening.host.press("ctrl+y")
        assert evening.town == after
        evening.host.ends_well()


def four_monsters_surge(evening: Evening) -> None:
    """The name of an ally who leaves is asked for in between."""
    evening.host.press("space")
    for name in NAMED:
        if not isinstance(evening.asks(), DrawMonster):
            evening.host.press("1")
        evening.types(name)


def overflows(evening: Evening, before: Town) -> None:
    """Five; one too many, and all go back; then two again: each has a line of its own."""
    town = evening.town
    assert (in_arkham(town), len(town.tokens_at[OUTSKIRTS]), town.terror) == (6, 2, before.terror + 1)
    came = [evening.sentence(MonsterPlaced.message, token=f"{kind}-1", place=OUTSKIRTS) for kind in NAMED]
    over = evening.host.say(OutskirtsOverrun.message, {"tokens": []}).partition(":")[0]
    lines = (came[0], over, evening.sentence(TerrorRose.message, terror=town.terror), *came[2:])
    said = [line.casefold() for line in evening.log()]
    at = [next(number for number, line in enumerate(said) if line.startswith(one.casefold())) for one in lines]
    assert at == sorted(set(at))
