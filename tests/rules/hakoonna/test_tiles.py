"""Tiles that the program holds: what is seen, kept, put back, and what kills (hakoonna.md 5, 6, 8)."""

from typing import Any

import pytest

from rules.actions import Answer
from rules.hakoonna.actions import Open
from rules.hakoonna.effects import Decide, DrawTile
from rules.hakoonna.events import (
    Annihilated,
    CardSet,
    DiaryOpened,
    Died,
    Kept,
    Looked,
    Opened,
    PageTurned,
    PutBack,
    TileDrawn,
    TilesShown,
    TurnBegan,
)
from rules.hakoonna.violations import NotAVisitor, NotCarryable
from rules.seats import AUDIENCE, KNOWING_HOST
from tests.rules.hakoonna.a_mansion import Evening, a_mansion, gray_turn, hidden, holding, to_act

DESK = "study.desk"


def in_the_study(tile: str, standing: str = "red study, blue hall", **more: Any) -> Evening:
    """Red's turn in the study, with that tile under the desk."""
    return a_mansion(standing, hidden(faces={DESK: tile}), to_act("red"), knowledge="program", **more)


def test_a_tile_that_nobody_has_seen_has_no_face_until_someone_looks() -> None:
    evening = a_mansion("red study", hidden(pool=("empty", "mary")), to_act("red"), knowledge="program")
    evening.plays(Open("red", DESK))
    assert evening.match.table.asked == DrawTile("fate", DESK, ("empty", "mary"))
    assert evening.fate("mary")[:2] == (TileDrawn(DESK, "mary"), Looked("red", DESK, "mary"))


def test_the_last_tile_that_nobody_has_seen_needs_no_drawing() -> None:
    evening = a_mansion("red study", hidden(pool=("mary", "mary")), to_act("red"), knowledge="program")
    assert evening.plays(Open("red", DESK))[1:] == (TileDrawn(DESK, "mary"), Looked("red", DESK, "mary"))


def test_only_the_opener_sees_the_tile() -> None:
    evening = in_the_study("mary")
    events = evening.plays(Open("red", DESK))
    assert Looked("red", DESK, "mary") in evening.hears("red", events)
    for viewer in ("blue", "hako", AUDIENCE):
        assert evening.hears(viewer, events) == [Opened("red", DESK, "study")]
        assert evening.sees(viewer).asked == Decide("red", DESK, "")
        assert evening.sees(viewer).secret.seen == {}
    assert evening.sees("red").secret.seen == {"red": {DESK: "mary"}}
    assert evening.sees(KNOWING_HOST).asked == Decide("red", DESK, "mary")


def test_a_tile_taken_along_lies_face_down_before_its_owner() -> None:
    evening = in_the_study("mary")
    evening.plays(Open("red", DESK))
    events = evening.answers("keep")
    assert events == (Kept("red", DESK, "mary"), TurnBegan("blue"))
    assert evening.hears("blue", events)[0] == Kept("red", DESK)
    assert evening.public.held == {"red": 1}
    assert evening.sees("red").secret.hands == {"red": ("mary",)}
    assert evening.sees("blue").secret.hands == {}


@pytest.mark.parametrize(("refill", "bare", "face"), [("filled", (), "empty"), ("bare", (DESK,), None)])
def test_u09_the_place_of_a_taken_tile_is_filled_or_left_bare(refill: str, bare: tuple[str, ...], face: str) -> None:
    evening = in_the_study("mary", refill=refill)
    evening.plays(Open("red", DESK))
    evening.answers("keep")
    assert evening.public.empty == bare
    assert evening.sees(KNOWING_HOST).secret.faces.get(DESK) == face


@pytest.mark.parametrize("tile", ["safe", "bones", "exit", "empty"])
def test_ho_16_what_cannot_be_carried_is_put_back(tile: str) -> None:
    evening = in_the_study(tile)
    evening.plays(Open("red", DESK))
    assert evening.refuses(Answer("red", "keep")) == (NotCarryable(tile),)
    assert evening.answers("back") == (PutBack("red", DESK), TurnBegan("blue"))
    assert evening.sees(KNOWING_HOST).secret.faces == {DESK: tile}


def test_a_diary_is_shown_to_all_at_once() -> None:
    evening = in_the_study("diary")
    assert evening.plays(Open("red", DESK))[2:] == (DiaryOpened("red", DESK),)
    assert evening.answers("page_4") == (PageTurned("page_4"), TurnBegan("blue"))
    assert evening.public.diaries == 1
    assert evening.public.held == {}


def test_who_opens_hako_onna_dies_and_lies_on_her_as_a_hakobito() -> None:
    evening = a_mansion("red study, blue hall", hidden(DESK, hands={"red": ("mary",)}), to_act("red"), knowledge="host")
    assert evening.plays(Open("red", DESK))[1:] == (Looked("red", DESK, "hako"), Died("red", DESK), TurnBegan("blue"))
    secret = evening.sees(KNOWING_HOST).secret
    assert secret.hides == {"hako": DESK, "red": DESK}
    assert secret.hands == {}
    assert NotAVisitor("red") in evening.refuses(Open("red", DESK))


def test_who_opens_a_hakobito_dies_too() -> None:
    dead = hidden("red_room.altar", hides={"hako": "red_room.altar", "red": DESK}, lairs={"hako": "", "red": "empty"})
    evening = a_mansion("red -, blue study, green hall", dead, to_act("blue"), knowledge="program")
    assert evening.plays(Open("blue", DESK))[1:3] == (Looked("blue", DESK, "hakobito_red"), Died("blue", DESK))


def test_the_tiles_of_the_dead_leave_the_game_face_down() -> None:
    evening = a_mansion("red study, blue hall", *holding(red=("mary", "chain")), to_act("red"), knowledge="program")
    evening.corrects(hidden(DESK, hands={"red": ("mary", "chain")}))
    events = evening.plays(Open("red", DESK))
    assert evening.public.held == {}
    assert not any("mary" in str(event) for event in evening.hears(AUDIENCE, events))


def test_when_the_last_visitor_dies_hako_onna_has_won() -> None:
    evening = a_mansion("red study, blue -", hidden(DESK), to_act("red"), knowledge="program")
    assert Annihilated() in evening.plays(Open("red", DESK))
    assert evening.public.ending == "annihilation"
    assert evening.results == {"hako": "won", "red": "won", "blue": "won"}


def test_the_dead_know_where_hako_onna_hides_and_visitors_do_not() -> None:
    hides = {"hako": DESK, "red": DESK}
    evening = a_mansion("red -, blue hall", hidden(DESK, hides=hides), to_act("blue"), knowledge="program")
    assert evening.sees("red").secret.hides == hides
    assert evening.sees("blue").secret.hides == {}
    assert evening.sees("red").secret.code == ()
    assert evening.sees("hako").secret.code == ("1", "2", "3")


# ---- the Gray Man


def gray_at_the_desk(card: str, tile: str = "", **more: Any) -> Evening:
    secret = hidden("" if tile else DESK, faces={DESK: tile} if tile else {}, hands={"gray": ("mary",)})
    changes = (secret, CardSet(card), holding(gray=("mary",))[1], gray_turn())  # type: ignore[arg-type]
    return a_mansion("red hall, blue hall, gray study", *changes, knowledge="program", **more)


def test_g33_the_white_gray_man_dies_and_g34_his_tiles_are_shown() -> None:
    evening = gray_at_the_desk("white")
    events = evening.plays(Open("gray", DESK))
    assert events[2:4] == (Died("gray", DESK), TilesShown(("mary",)))
    assert evening.public.held == {}
    assert "gray" not in evening.sees(KNOWING_HOST).secret.hides


def test_g36_what_others_see_of_the_black_gray_man_is_as_if_he_had_put_back_any_tile() -> None:
    for viewer in ("red", AUDIENCE):
        heard = []
        for evening in (gray_at_the_desk("black"), gray_at_the_desk("black", "safe")):
            asked = (evening.plays(Open("gray", DESK)), evening.sees(viewer).asked)
            heard.append((evening.hears(viewer, (*asked[0], *evening.answers("back"))), asked[1]))
        assert heard[0] == heard[1]


def test_g37_a_diary_is_shown_by_him_as_by_anybody() -> None:
    evening = gray_at_the_desk("white", "diary")
    assert DiaryOpened("gray", DESK) in evening.plays(Open("gray", DESK))


def test_g37_he_keeps_what_may_be_carried() -> None:
    evening = gray_at_the_desk("black", "chain")
    evening.plays(Open("gray", DESK))
    assert evening.answers("keep")[0] == Kept("gray", DESK, "chain")
    assert evening.public.held == {"gray": 2}
