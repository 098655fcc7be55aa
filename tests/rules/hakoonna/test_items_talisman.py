"""The talisman: a power that can no longer be used (hakoonna.md 1.6; U-22)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.actions import Attest
from rules.engine import Refused
from rules.hakoonna.actions import Seal, SetPower
from rules.hakoonna.effects import DrawSealed
from rules.hakoonna.events import PowerSealed, TurnBegan
from rules.hakoonna.powers.using import UNNAMED
from rules.hakoonna.state import GRAY, HAKO
from rules.hakoonna.violations import AllSealed, GrayItem, GrayTiming, NoiseFirst, NotHeld, NothingSet, Sealed
from rules.seats import AUDIENCE, FATE, HOST
from rules.violations import NameUnknown, NotAttested, NotYourTurn
from tests.rules.hakoonna.a_mansion import (
    Evening,
    a_mansion,
    counted,
    gray_turn,
    hakos_time,
    shipped,
    to_act,
    to_stack,
    with_powers,
)

ALL = tuple(power.id for power in shipped().powers)
HOLDS = "holds:red:talisman"


def with_talisman(*laid: str, hand: tuple[str, ...] = (), moment: Any = None, **given: Any) -> Evening:
    """Red's turn, with a talisman; these powers lie set."""
    cards, read = given.pop("cards", {}), given.pop("read", {})
    told = with_powers(*laid, hand=hand, cards=cards, hands={"red": ("talisman", "chain")}, read=read)
    at = given.pop("standing", "red hall, blue hall, gray study")
    return a_mansion(at, *told, counted(red=2), moment or to_act("red"), knowledge="program", **given)


def on_cardboard(slots: int = 1, *attested: bool, **given: Any) -> Evening:
    """Red's turn, with a tile that may be a talisman."""
    cards = with_powers(cards={"slots": slots} | given.pop("cards", {}))[1]
    evening = a_mansion("red hall, blue hall", cards, counted(red=1), to_act("red"), **given)
    for yes in attested:
        evening.plays(Attest(HOST, HOLDS, yes))
    return evening


def test_the_power_that_lies_set_is_sealed_for_all_to_see() -> None:
    evening = with_talisman("my_mary", hand=("shut_door",))
    events = evening.plays(Seal("red"))
    assert events == (PowerSealed("red", "my_mary"), TurnBegan("blue"))
    assert evening.hears(AUDIENCE, events) == list(events)
    assert (evening.public.sealed, evening.public.known, evening.public.slots) == (("my_mary",), ("my_mary",), 0)
    assert evening.sees(HAKO).secret.powers == ("my_mary", "shut_door")
    assert evening.public.held == {"red": 1}
    assert evening.sees("red").secret.hands == {"red": ("chain",)}


def test_of_several_that_lie_set_fate_says_which() -> None:
    evening = with_talisman("my_mary", "shut_door", power_slots=2)
    evening.plays(Seal("red"))
    assert evening.match.table.asked == DrawSealed(FATE, "red", ("my_mary", "shut_door"))
    for viewer in ("red", GRAY, AUDIENCE, HAKO):
        assert evening.sees(viewer).asked == DrawSealed(FATE, "red")
    assert evening.fate("shut_door")[0] == PowerSealed("red", "shut_door")
    assert evening.sees(HAKO).secret.set == ("my_mary",)


@pytest.mark.parametrize("how", ["used before", "read"])
def test_u22_a_power_that_the_visitor_knows_is_sealed_by_its_name(how: str) -> None:
    used, read = {"cards": {"known": ("shut_door",)}}, {"read": {"red": ("shut_door",)}}
    known: dict[str, Any] = used if how == "used before" else read
    evening = with_talisman(hand=("shut_door",), **known)
    assert evening.plays(Seal("red", "shut_door"))[0] == PowerSealed("red", "shut_door")
    assert evening.public.sealed == ("shut_door",)


def test_u22_what_another_has_read_is_not_known() -> None:
    evening = with_talisman(hand=("shut_door",), read={"blue": ("shut_door",)})
    assert evening.refuses(Seal("red", "shut_door")) == (NothingSet("shut_door"),)


def test_u22_with_nothing_set_there_is_nothing_to_seal_by_chance() -> None:
    assert with_talisman(hand=("shut_door",)).refuses(Seal("red")) == (NothingSet(UNNAMED),)


def test_ho_r38_a_power_is_sealed_once() -> None:
    evening = with_talisman(hand=("shut_door",), cards={"sealed": ("shut_door",), "known": ("shut_door",)})
    assert evening.refuses(Seal("red", "shut_door")) == (Sealed("shut_door"),)


def test_a_power_of_the_game_is_named() -> None:
    assert with_talisman("my_mary").refuses(Seal("red", "attic")) == (NameUnknown("attic", "close_to_you"),)


def test_every_reason_against_the_talisman_is_told_at_once() -> None:
    evening = with_talisman("my_mary", standing="red hall, blue hall, gray hall", moment=gray_turn())
    assert evening.refuses(Seal(GRAY, "shut_door")) == (
        GrayItem(), NotHeld(GRAY, "talisman"), NothingSet("shut_door"),
    )  # fmt: skip
    evening.corrects(to_act("blue"))
    assert evening.refuses(Seal(GRAY)) == (GrayTiming(), GrayItem(), NotHeld(GRAY, "talisman"))
    assert evening.refuses(Seal("red", "shut_door")) == (NotYourTurn("blue"), NothingSet("shut_door"))
    assert evening.refuses(Seal("blue")) == (NotHeld("blue", "talisman"),)


def test_noise_comes_first() -> None:
    assert with_talisman("my_mary", moment=to_stack("red")).refuses(Seal("red")) == (NoiseFirst(),)


@pytest.mark.parametrize(("lasts", "sealed"), [("game", ("my_mary",)), ("once", ())])
def test_u22_for_the_game_or_once(lasts: str, sealed: tuple[str, ...]) -> None:
    evening = with_talisman("my_mary", talisman_lasts=lasts)
    evening.plays(Seal("red"))
    assert evening.public.sealed == sealed
    evening.corrects(hakos_time())
    if sealed:
        assert evening.refuses(SetPower(HAKO, "my_mary")) == (Sealed("my_mary"),)
    else:
        assert evening.allows(SetPower(HAKO, "my_mary"))


@pytest.mark.parametrize("named", ["", "my_mary"])
def test_u22_chance_may_decide_among_all_of_hers(named: str) -> None:
    evening = with_talisman("my_mary", hand=("shut_door",), cards={"known": ("my_mary",)}, talisman="random")
    evening.plays(Seal("red", named))
    assert evening.match.table.asked == DrawSealed(FATE, "red", ("my_mary", "shut_door"))
    assert evening.fate("shut_door")[0] == PowerSealed("red", "shut_door")


@pytest.mark.parametrize("rule", ["random", "chosen"])
def test_where_every_power_is_sealed_a_talisman_is_refused(rule: str) -> None:
    evening = with_talisman(hand=ALL, cards={"sealed": ALL, "known": ALL}, talisman=rule)
    assert evening.refuses(Seal("red")) == (AllSealed(),)


def test_not_even_the_host_can_have_it_used_then() -> None:
    evening = with_talisman(hand=ALL, cards={"sealed": ALL}, talisman="random")
    assert isinstance(evening.match.play(Seal("red"), overrule="the table says so"), Refused)


# ---- on cardboard


def test_the_table_is_asked_whether_a_talisman_is_held() -> None:
    assert on_cardboard().refuses(Seal("red")) == (NotAttested(HOLDS),)
    assert on_cardboard(1, False).refuses(Seal("red")) == (NotHeld("red", "talisman"),)
    assert on_cardboard(1, True).allows(Seal("red"))
    assert on_cardboard(0, True).refuses(Seal("red")) == (NothingSet(UNNAMED),)


def test_the_table_says_which_power_it_was() -> None:
    evening = on_cardboard(1, True)
    evening.plays(Seal("red"))
    assert evening.asked == DrawSealed(FATE, "red", ALL)
    assert evening.fate("phone_rings") == (PowerSealed("red", "phone_rings"), TurnBegan("blue"))
    assert (evening.public.sealed, evening.public.held) == (("phone_rings",), {})


@pytest.mark.parametrize(("lasts", "slots"), [("game", 1), ("once", 0)])
def test_sealed_once_it_lies_set_no_longer(lasts: str, slots: int) -> None:
    evening = on_cardboard(1, True, talisman_lasts=lasts)
    evening.plays(Seal("red"))
    evening.fate("phone_rings")
    assert evening.public.slots == slots


def test_a_known_power_is_named_on_cardboard_too() -> None:
    evening = on_cardboard(0, True, cards={"known": ("my_mary",)})
    assert evening.plays(Seal("red", "my_mary"))[0] == PowerSealed("red", "my_mary")
