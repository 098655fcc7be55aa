"""Taking from the Gray Man, and weapons used on him (000 ■다른 방문자의 행동; G50–G61)."""

from typing import Any

import pytest

from rules.hakoonna.actions import Open, Pass, TakeFromGray, Walk, WeaponOnGray
from rules.hakoonna.effects import ChooseHeld, DrawHeld, TurnCentre
from rules.hakoonna.events import (
    CardSet,
    CentreTurned,
    GrayConfirmed,
    GrayKilled,
    TilesSet,
    TileTaken,
    TurnBegan,
    WeaponSpent,
)
from rules.hakoonna.violations import GrayApart, GrayItem, GrayPass, GrayWhiteSafe, NotHeld, StealNothing, StealRandom
from rules.seats import AUDIENCE
from tests.rules.hakoonna.a_mansion import Evening, a_mansion, counted, gray_turn, hidden, to_act

STANDING = "red study, blue hall, gray study"


def beside_him(
    card: str = "white",
    red: tuple[str, ...] = ("chain",),
    gray: tuple[str, ...] = ("mary", "stake"),
    *,
    centre: tuple[str, ...] = (),
    shown: bool = False,
    **options: Any,
) -> Evening:
    """Red's turn, in the Gray Man's room."""
    tiles = TilesSet(held={"red": len(red), "gray": len(gray)}, centre=centre)  # type: ignore[arg-type]
    secret = hidden(hands={"red": red, "gray": gray})
    card_set = CardSet(card, shown)  # type: ignore[arg-type]
    return a_mansion(STANDING, secret, tiles, card_set, to_act("red"), knowledge="program", **options)


# ---- taking


def test_g53_which_tile_is_taken_is_chance() -> None:
    evening = beside_him()
    evening.plays(TakeFromGray("red"))
    assert evening.match.table.asked == DrawHeld("fate", "red", ("mary", "stake"))
    assert evening.sees("blue").asked == DrawHeld("fate", "red")
    events = evening.answers("mary")
    assert events == (TileTaken("red", "mary"), TurnBegan("blue"))
    assert evening.hears(AUDIENCE, events)[0] == TileTaken("red")
    assert evening.public.held == {"red": 2, "gray": 1}


def test_ho_14_g53_nobody_names_the_tile() -> None:
    assert beside_him().refuses(TakeFromGray("red", "mary")) == (StealRandom(),)


def test_g55_once_confirmed_white_he_chooses_himself() -> None:
    evening = beside_him(shown=True)
    evening.plays(TakeFromGray("red"))
    assert evening.match.table.asked == ChooseHeld("gray", "red", ("mary", "stake"))
    assert evening.answers("stake")[0] == TileTaken("red", "stake")


def test_g54_one_takes_in_his_room_what_he_holds() -> None:
    assert beside_him(gray=()).refuses(TakeFromGray("red")) == (StealNothing(),)
    evening = beside_him()
    evening.corrects(to_act("blue"))
    assert evening.refuses(TakeFromGray("blue")) == (GrayApart("study"),)


def test_g52_the_gray_man_takes_nothing_from_himself() -> None:
    evening = beside_him()
    evening.corrects(gray_turn())
    assert evening.refuses(TakeFromGray("gray")) == (GrayItem(),)


def test_where_the_program_holds_no_tiles_the_numbers_change() -> None:
    evening = a_mansion(STANDING, counted(gray=2), to_act("red"))
    assert evening.plays(TakeFromGray("red"))[0] == TileTaken("red")
    assert evening.public.held == {"red": 1, "gray": 1}


# ---- weapons


def test_g57_a_weapon_turns_a_card_in_the_middle_and_g61_leaves_the_game() -> None:
    evening = beside_him("white")
    assert evening.plays(WeaponOnGray("red", "chain")) == (WeaponSpent("red", "chain"),)
    assert evening.match.table.asked == TurnCentre("fate", ("white", "black"))
    assert evening.sees("red").asked == TurnCentre("fate")
    assert evening.answers("white") == (CentreTurned("white"), TurnBegan("blue"))
    assert evening.public.held == {"gray": 2}
    assert evening.public.shown == ""


def test_g58_the_black_card_confirms_him_white_and_ends_his_conditions() -> None:
    evening = beside_him("white")
    evening.plays(WeaponOnGray("red", "chain"))
    assert evening.answers("black")[:2] == (CentreTurned("black"), GrayConfirmed("white"))
    assert evening.public.shown == "white"
    evening.corrects(gray_turn())
    assert evening.allows(Open("gray", "study.desk"), Walk("gray", "hall"))


def test_g59_two_white_cards_confirm_him_black_and_he_dies_of_it() -> None:
    evening = beside_him("black", centre=("white",))
    evening.plays(WeaponOnGray("red", "chain"))
    assert evening.match.table.asked == TurnCentre("fate", ("white",))
    events = evening.answers("white")
    assert events == (CentreTurned("white"), GrayConfirmed("black"), GrayKilled("red"), TurnBegan("blue"))
    assert evening.public.at["gray"] == ""
    assert evening.sees("red").secret.hands == {"red": ("mary", "stake")}
    assert evening.public.held == {"red": 2}


def test_g60_the_second_card_may_be_the_black_one() -> None:
    evening = beside_him("white", centre=("white",))
    evening.plays(WeaponOnGray("red", "chain"))
    assert GrayConfirmed("white") in evening.answers("black")


@pytest.mark.parametrize(("rule", "allowed"), [("black", False), ("always", True)])
def test_u34_confirmed_white_no_more_weapons_are_used_on_him(rule: str, allowed: bool) -> None:
    evening = beside_him("white", centre=("black",), shown=True, gray_confirmed_weapon=rule)
    if allowed:
        assert evening.allows(WeaponOnGray("red", "chain"))
    else:
        assert evening.refuses(WeaponOnGray("red", "chain")) == (GrayWhiteSafe(),)


def test_g56_in_his_room_with_a_weapon_one_holds() -> None:
    assert beside_him().refuses(WeaponOnGray("red", "stake")) == (NotHeld("red", "stake"),)
    evening = a_mansion("red hall, gray study", hidden(hands={"red": ("chain",)}), to_act("red"), knowledge="program")
    assert evening.refuses(WeaponOnGray("red", "chain")) == (GrayApart("study"),)


def test_g24_confirmed_white_he_still_moves_or_opens() -> None:
    evening = beside_him("white", shown=True)
    evening.corrects(gray_turn())
    assert evening.refuses(Pass("gray")) == (GrayPass("walk"),)
