"""Escape, exorcism, memorial (hakoonna.md 9; U-12, U-13)."""

from typing import Any

import pytest

from rules.actions import Attest
from rules.hakoonna.actions import Exorcise, OfferDoll, TrySafe, UseKey, Walk
from rules.hakoonna.effects import Tell
from rules.hakoonna.events import (
    Appeased,
    Died,
    Escaped,
    Exorcised,
    NothingHappened,
    SafeOpened,
    SafeStayedShut,
    TurnBegan,
)
from rules.hakoonna.violations import (
    GrayItem,
    KeyNeedsExit,
    MaryNeedsBones,
    NotHeld,
    SafeCount,
    SafeUnknown,
    WeaponTarget,
)
from rules.seats import HOST, KNOWING_HOST
from rules.violations import NotAttested
from tests.rules.hakoonna.a_mansion import Evening, a_mansion, counted, gray_turn, hidden, to_act

DESK, GLOBE = "study.desk", "study.globe"
RIGHT, WRONG = ("3", "1", "2"), ("1", "2", "4")


def at_the_desk(
    tile: str, hand: tuple[str, ...] = (), seen: str = "", hako: str = "red_room.altar", **options: Any
) -> Evening:
    """Red in the study, which has seen ``seen`` under the desk (``tile``, unless said otherwise)."""
    secret = hidden(hako, faces={DESK: tile}, hands={"red": hand}, seen={"red": {DESK: seen or tile}})
    changes = (secret, counted(red=len(hand)), to_act("red"))
    return a_mansion("red study, blue hall", *changes, knowledge="program", **options)


# ---- the safe


def test_three_right_numbers_in_any_order_open_the_safe_and_give_the_key() -> None:
    evening = at_the_desk("safe")
    events = evening.plays(TrySafe("red", DESK, RIGHT))
    assert events == (SafeOpened("red", DESK, RIGHT, "key_ring"), TurnBegan("blue"))
    assert evening.sees("red").secret.hands == {"red": ("key_ring",)}
    assert evening.public.held == {"red": 1}


def test_wrong_numbers_cost_the_action_alone() -> None:
    evening = at_the_desk("safe")
    assert evening.plays(TrySafe("red", DESK, WRONG)) == (SafeStayedShut("red", DESK, WRONG), TurnBegan("blue"))
    assert evening.public.held == {}


def test_u13_at_some_tables_the_order_counts() -> None:
    assert at_the_desk("safe", safe_rule="ordered").plays(TrySafe("red", DESK, RIGHT))[0] == SafeStayedShut(
        "red", DESK, RIGHT
    )


def test_the_key_ring_is_in_the_safe_once() -> None:
    evening = at_the_desk("safe")
    evening.plays(TrySafe("red", DESK, RIGHT))
    evening.corrects(to_act("red"))
    assert evening.plays(TrySafe("red", DESK, RIGHT))[0] == SafeOpened("red", DESK, RIGHT)


@pytest.mark.parametrize("numbers", [("1", "2"), ("1", "1", "2"), ("1", "2", "9")])
def test_three_different_numbers_of_the_six_are_named(numbers: tuple[str, ...]) -> None:
    have = len(set(numbers) - {"9"})
    assert at_the_desk("safe").refuses(TrySafe("red", DESK, numbers)) == (SafeCount(3, have),)


def test_the_safe_must_have_been_seen_in_ones_own_room() -> None:
    evening = at_the_desk("safe", seen="empty")
    assert evening.refuses(TrySafe("red", DESK, RIGHT)) == (SafeUnknown(),)
    away = a_mansion("red hall", hidden(faces={DESK: "safe"}), to_act("red"), knowledge="program")
    assert away.refuses(TrySafe("red", DESK, RIGHT)) == (SafeUnknown(),)
    assert away.remedies(TrySafe("red", DESK, RIGHT)) == (Walk("red", "study"),)


def test_while_hako_onna_sits_on_the_safe_no_numbers_are_right() -> None:
    evening = at_the_desk("empty", seen="safe", hako=DESK)
    assert evening.plays(TrySafe("red", DESK, RIGHT))[0] == SafeStayedShut("red", DESK, RIGHT)


# ---- the exit


def test_the_key_at_the_secret_exit_is_the_escape() -> None:
    evening = at_the_desk("exit", ("key_ring",))
    assert evening.uses(UseKey("red", DESK))[0] == Escaped("red")
    assert evening.public.ending == "escape"
    assert evening.results == {"hako": "lost", "red": "won", "blue": "won"}


def test_without_the_key_or_away_from_the_exit_there_is_no_escape() -> None:
    assert at_the_desk("exit").refuses(UseKey("red", DESK)) == (NotHeld("red", "key_ring"),)
    assert at_the_desk("exit", ("key_ring",), "empty").refuses(UseKey("red", DESK)) == (KeyNeedsExit(),)
    assert at_the_desk("exit", ("key_ring",)).refuses(UseKey("red", "hall.coat_stand")) == (KeyNeedsExit(),)


def test_an_exit_that_is_there_no_more_is_answered_only_by_trying() -> None:
    evening = at_the_desk("empty", ("key_ring",), "exit")
    assert evening.uses(UseKey("red", DESK)) == (NothingHappened("red", DESK, "key_ring"), TurnBegan("blue"))
    assert evening.public.held == {"red": 1}


# ---- the Bones


def test_the_doll_on_the_bones_is_the_memorial() -> None:
    evening = at_the_desk("bones", ("mary",))
    assert evening.uses(OfferDoll("red", DESK))[0] == Appeased("red")
    assert evening.public.ending == "memorial"


def test_the_doll_needs_bones_that_were_seen() -> None:
    assert at_the_desk("bones", ("mary",), "empty").refuses(OfferDoll("red", DESK)) == (MaryNeedsBones(),)
    assert at_the_desk("bones").refuses(OfferDoll("red", DESK)) == (NotHeld("red", "mary"),)


def test_bones_that_she_sits_on_are_no_bones() -> None:
    evening = at_the_desk("empty", ("mary",), "bones", hako=DESK)
    assert evening.uses(OfferDoll("red", DESK))[0] == NothingHappened("red", DESK, "mary")


# ---- the weapons


def test_the_right_weapon_where_she_hides_is_the_exorcism() -> None:
    evening = at_the_desk("empty", ("chain",), hako=DESK)
    assert evening.uses(Exorcise("red", "chain", DESK))[0] == Exorcised("red", "chain")
    assert evening.public.ending == "exorcism"


@pytest.mark.parametrize(
    ("rule", "weapon", "hako", "dies"),
    [
        ("split", "stake", DESK, True), ("split", "chain", GLOBE, False), ("split", "stake", GLOBE, False),
        ("dead", "chain", GLOBE, True), ("lost", "stake", DESK, False),
    ],
)  # fmt: skip
def test_u12_a_weapon_used_wrongly_is_lost_and_may_kill(rule: str, weapon: str, hako: str, dies: bool) -> None:
    evening = at_the_desk("empty", (weapon,), hako=hako, wrong_weapon=rule)
    events = evening.uses(Exorcise("red", weapon, DESK))
    assert events[0] == NothingHappened("red", DESK, weapon, lost=True, fatal=dies)
    assert (Died("red", DESK) in events) == dies
    assert evening.public.held == {}
    assert evening.turn == "blue"


def test_a_weapon_is_used_on_a_shadow_of_ones_room_and_held() -> None:
    evening = at_the_desk("empty", ("chain",))
    assert evening.refuses(Exorcise("red", "chain", "hall.coat_stand")) == (WeaponTarget(),)
    assert evening.refuses(Exorcise("red", "stake", DESK)) == (NotHeld("red", "stake"),)


def test_g25_the_gray_man_uses_nothing() -> None:
    evening = a_mansion("red hall, gray study", hidden(hands={"gray": ("chain",)}), gray_turn(), knowledge="program")
    for action in (Exorcise("gray", "chain", DESK), UseKey("gray", DESK), OfferDoll("gray", DESK)):
        assert GrayItem() in evening.refuses(action)
    assert GrayItem() in evening.refuses(TrySafe("gray", DESK, RIGHT))


# ---- where the program holds no tiles, the table tells


def on_the_table(*told: Attest, held: int = 1) -> Evening:
    evening = a_mansion("red study, blue hall", counted(red=held), to_act("red"))
    evening.plays(*told)
    return evening


FOUND = {"safe": f"found:safe:{DESK}", "exit": f"found:exit:{DESK}", "bones": f"found:bones:{DESK}"}


def test_whether_the_safe_lies_there_the_table_is_asked() -> None:
    evening = on_the_table()
    assert evening.refuses(TrySafe("red", DESK, RIGHT)) == (NotAttested(FOUND["safe"]),)
    assert evening.remedies(TrySafe("red", DESK, RIGHT)) == (Attest(HOST, FOUND["safe"], True),)
    assert on_the_table(Attest(HOST, FOUND["safe"], False)).refuses(TrySafe("red", DESK, RIGHT)) == (SafeUnknown(),)


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_hako_onna_answers_the_numbers(answer: str) -> None:
    evening = on_the_table(Attest(HOST, FOUND["safe"], True), held=0)
    evening.plays(TrySafe("red", DESK, RIGHT))
    assert evening.asked == Tell("hako", "red", DESK, "safe", RIGHT)
    opened, shut = SafeOpened("red", DESK, RIGHT, "key_ring"), SafeStayedShut("red", DESK, RIGHT)
    assert evening.answers(answer)[0] == (opened if answer == "yes" else shut)
    assert evening.public.held == ({"red": 1} if answer == "yes" else {})


def test_who_holds_nothing_uses_nothing_and_else_the_table_is_asked() -> None:
    assert NotHeld("red", "key_ring") in on_the_table(held=0).refuses(UseKey("red", DESK))
    holds = "holds:red:key_ring"
    assert on_the_table().refuses(UseKey("red", DESK)) == (NotAttested(holds), NotAttested(FOUND["exit"]))
    not_his = on_the_table(Attest(HOST, holds, False), Attest(HOST, FOUND["exit"], True))
    assert not_his.refuses(UseKey("red", DESK)) == (NotHeld("red", "key_ring"),)


@pytest.mark.parametrize(
    ("action", "tile", "place", "won"),
    [
        (UseKey("red", DESK), "key_ring", "exit", Escaped("red")),
        (OfferDoll("red", DESK), "mary", "bones", Appeased("red")),
        (Exorcise("red", "chain", DESK), "chain", "", Exorcised("red", "chain")),
    ],
)
def test_the_table_says_what_came_of_it(
    action: UseKey | OfferDoll | Exorcise, tile: str, place: str, won: object
) -> None:
    told = [Attest(HOST, f"holds:red:{tile}", True), *([Attest(HOST, FOUND[place], True)] if place else [])]
    evening = on_the_table(*told)
    evening.uses(action)
    assert evening.answers("yes")[0] == won
    evening.match.undo()
    assert isinstance(evening.answers("no")[0], NothingHappened)


def test_a_wrong_weapon_may_kill_at_the_table_too() -> None:
    evening = on_the_table(Attest(HOST, "holds:red:chain", True))
    evening.uses(Exorcise("red", "chain", DESK))
    assert Died("red", DESK) in evening.answers("dead")


def test_no_secret_of_the_program_is_touched_there() -> None:
    evening = on_the_table(Attest(HOST, "holds:red:chain", True))
    evening.uses(Exorcise("red", "chain", DESK))
    evening.answers("no")
    assert evening.sees(KNOWING_HOST).secret.hands == {}
