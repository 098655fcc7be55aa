"""A die typed wrong three turns earlier: the later steps are judged again, and the audience is told in one line."""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from rules.arkham.effects import Roll
from rules.arkham.events import MonsterSet, PlaceSet, TurnSet
from rules.fate import Source
from tests.walks.town import Evening, a_record, an_evening

CARDBOARD: Mapping[str, Source] = {"dice": "cardboard"}
AT = (
    PlaceSet("p1", "train_station"),
    PlaceSet("p2", "easttown_street"),
    PlaceSet("p3", "northside_street"),
    MonsterSet("witch-1", "easttown_street"),
    TurnSet("movement", "p1", 1, "p1", points=3, count=3),
)
QUIET = 19
"""With this seed nothing is asked in three rounds."""

EVADE, THE_WITCH = "2", "1"
KEEP, TABLE_IS_RIGHT, CHANGE_IT_SO = "1", "2", "1"
SECONDS = 15
MAP = "1280x642+1920+78"
"""All of the audience's window but its head, where the one line stands."""


@pytest.fixture(params=["ko", "en"])
def evening(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Evening]:
    record = a_record(tmp_path / "record", 3, CARDBOARD, *AT, seed=QUIET)
    with an_evening(tmp_path, request.param, record) as made:
        yield made


def test_w4_a_die_typed_wrong_is_put_right_three_turns_later(evening: Evening) -> None:
    evening.audience_comes()
    a_walk_of_three_points(evening)
    past_the_monster(evening)
    on_to_turn_four(evening)
    the_die_is_put_right(evening)
    the_table_is_checked(evening)
    evening.host.ends_well()


def a_walk_of_three_points(evening: Evening) -> None:
    """One step too far is refused with its numbers, and where one may stop is offered; then the square is reached."""
    before, too_far = evening.town, "{there} needs {need} movement; {have} left."
    evening.drags("p1", "police_station")
    wanted = evening.sentence(too_far, there="police_station", need=4, have=3)
    assert evening.reads("AH-R04", wanted, evening.name("easttown_street"))
    evening.screen.press("Escape")
    assert evening.town == before
    evening.drags("p1", "independence_square")
    assert (evening.town.sheets["p1"].at, evening.town.points) == ("independence_square", 0)
    evening.drags("p1", "downtown_street")
    assert evening.reads("AH-R04", evening.sentence(too_far, there="downtown_street", need=1, have=0))
    evening.screen.press("Escape")
    evening.ends_part()


def past_the_monster(evening: Evening) -> None:
    """Five and one were typed where two and one lay on the table."""
    evening.host.press(EVADE, THE_WITCH)
    assert isinstance(evening.asks(), Roll)
    evening.screen.type("51")
    evening.host.press("Return")
    evening.drags("p2", "police_station")
    assert evening.town.sheets["p2"].at == "police_station"
    evening.ends_part()


def on_to_turn_four(evening: Evening) -> None:
    while (town := evening.town).turn < 4 or town.phase != "movement" or town.active != "p2":
        if town.phase == "movement":
            evening.ends_part()
        else:
            evening.host.press("space")


def the_die_is_put_right(evening: Evening) -> None:
    host, screen = evening.host, evening.screen
    evening.audience_rests("p2")
    before, seen = evening.town, [host.still(evening.folder)]
    board = host.audience(evening.folder, MAP)
    begun = time.monotonic()
    with host.counted("a die put right", 6 + len("21") + 1):
        screen.press("F8", "Left", "ctrl+g")
        assert host.reads("What was it instead?")
        screen.type("21")
        screen.press("Return")
        assert evening.reads("AH-R06", *map(host.say, ("Keep it", "Leave it out", "Put another there")))
        seen.append(host.audience(evening.folder))
        screen.press(KEEP, TABLE_IS_RIGHT)
        assert host.reads("Nothing breaks a rule now. What changes:")
        seen.append(host.audience(evening.folder))
        host.press(CHANGE_IT_SO)
    assert time.monotonic() - begun <= SECONDS
    assert len(set(seen)) == 1
    assert screen.waits(lambda: host.say("Corrected") in evening.told())
    assert host.audience(evening.folder, MAP) == board
    after = evening.town
    assert (after.turn, after.phase, after.active) == (before.turn, before.phase, before.active)
    assert after.sheets["p2"].stamina < before.sheets["p2"].stamina
    assert after.sheets["p2"].at == before.sheets["p2"].at
    screen.press("F8", "Left")
    assert evening.reads(f". {host.say('Overruled')}")


def the_table_is_checked(evening: Evening) -> None:
    """Every piece is told of; the table has another number of terror than the program."""
    host, screen, before = evening.host, evening.screen, evening.town
    screen.press("t")
    assert host.reads("The program says this. Is it so on the table?")
    said = " ".join(node.name for node in screen.nodes()).casefold()
    worlds = (evening.sentence("a gate to {world}", world=marker) for marker in before.gates.values())
    assert [
        one for one in (*map(evening.name, (*before.order, *before.monsters)), *worlds) if one.casefold() not in said
    ] == []
    screen.click(screen.find(f"{host.say('Terror')}: {before.terror}"))
    with host.counted("a line set right", 2):
        screen.press(TABLE_IS_RIGHT)
        host.press(str(before.terror + 1))
    assert evening.town.terror == before.terror + 1
    assert evening.town.monsters == before.monsters
    screen.press("Escape")
