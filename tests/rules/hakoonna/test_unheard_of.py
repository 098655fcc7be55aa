"""Names that no table knows, and what an overruled action finds nothing for."""

from typing import Any

import pytest

from rules.actions import Action, Attest
from rules.engine import Refused
from rules.hakoonna.actions import Bar, Exorcise, Give, Seal, UseKey, Want
from rules.hakoonna.effects import Interrupt
from rules.hakoonna.events import PowerUsed
from rules.hakoonna.violations import NothingToTake
from rules.violations import NameUnknown
from tests.rules.hakoonna.a_mansion import Evening, a_mansion, counted, hakos_time, hidden, holding, to_act

STANDING = "red hall, blue hall, gray hall"


def refused_for_good(evening: Evening, action: Action) -> list[str]:
    """The names that nobody knows, where not even the host has it done."""
    done = evening.match.play(action, overrule="so the table plays it")
    assert isinstance(done, Refused)
    return [reason.typed for reason in done.violations if isinstance(reason, NameUnknown)]


@pytest.mark.parametrize(
    ("give", "unknown"),
    [
        (Give("red", "ghost", 1, ("mary",)), "ghost"),
        (Give("red", "blue", 1, ("crown",)), "crown"),
        (Give("red", "blue", item="crown"), "crown"),
    ],
)
def test_only_what_there_is_can_be_given_even_by_the_hosts_word(give: Give, unknown: str) -> None:
    evening = a_mansion(STANDING, *holding(red=("mary",)), to_act("red"), knowledge="program")
    assert refused_for_good(evening, give) == [unknown]


def test_only_a_power_is_sealed_and_only_a_door_barred() -> None:
    evening = a_mansion(STANDING, *holding(red=("talisman",)), to_act("red"), knowledge="program")
    assert refused_for_good(evening, Seal("red", "thunder")) == ["thunder"]
    assert refused_for_good(evening, Bar("hako", "hall", "nowhere")) == ["nowhere"]


def test_from_a_visitor_with_empty_hands_nothing_is_taken() -> None:
    her = hidden("hall.coat_stand", set=("i_want_that",))
    evening = a_mansion(STANDING, her, hakos_time(), knowledge="program")
    assert evening.refuses(Want("hako", "blue")) == (NothingToTake("blue"),)
    done: Any = evening.match.play(Want("hako", "blue"), overrule="so the table plays it")
    assert done.events == (PowerUsed("hako", "i_want_that"),)
    assert evening.match.table.asked is None


def test_she_steps_in_only_where_a_living_visitor_uses_something() -> None:
    her = hidden("hall.coat_stand", set=("i_want_that",))
    evening = a_mansion(STANDING, her, *holding(red=("key_ring",)), to_act("red"), knowledge="program")
    evening.match.play(UseKey("gray", "hall.coat_stand"), overrule="so the table plays it")
    assert evening.match.table.asked is None
    evening = a_mansion(STANDING, her, *holding(red=("key_ring",)), to_act("red"), knowledge="program")
    evening.match.play(UseKey("red", "hall.coat_stand"), overrule="so the table plays it")
    assert isinstance(evening.match.table.asked, Interrupt)


def test_hako_onna_dies_of_no_weapon_even_by_the_hosts_word() -> None:
    evening = a_mansion(STANDING, counted(hako=1), to_act("red"))
    evening.plays(Attest("host", "holds:hako:chain", yes=True))
    evening.match.play(Exorcise("hako", "chain", "hall.coat_stand"), overrule="so the table plays it")
    pieces = set(evening.public.at)
    evening.answers("dead")
    assert set(evening.public.at) == pieces
    assert "hako" not in pieces
