"""An evening with the box: the host types what the table tells, from the first player to the last scream."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from rules.actions import Action, Answer, Attest, Value
from rules.fate import Fate
from rules.hakoonna import laying
from rules.hakoonna.actions import (
    AskRoom,
    Bar,
    EndTime,
    Exorcise,
    Finish,
    Lay,
    Open,
    Pass,
    SetPower,
    Stack,
    StandBehind,
    TakeFromGray,
    Talk,
    Wail,
    Walk,
    WeaponOnGray,
)
from rules.hakoonna.mansion import cell_id
from rules.hakoonna.options import Options
from rules.hakoonna.setup import seats
from rules.match import Header, Match
from rules.seats import FATE, HOST
from tests.tables import a_book, a_header

DRAWN = ("living", "study", "hall_2f", "kitchen", "red_room", "basement", "child", "bedroom")
HELD, FELL, BACK, KEEP = "held", "fell", "back", "keep"
OPTIONS = Options(items=True, start="drawn", mansion="built")


def header() -> Header[Options, None]:
    """Five at the table: Hako Onna, Red, Blue and Green, the Gray Man; the box answers for Fate."""
    around = tuple(seat for seat in seats() if seat.id != "purple")
    found: Header[Options, None] = a_header("hakoonna", 7, OPTIONS, around, fate=Fate(other="cardboard"))
    return found


def played() -> Match:
    """The evening, played."""
    match = Match(a_book("hakoonna"), header())
    match.begin()
    for action in chain(_prepared(), _built(match), _evening()):
        _play(match, action)
    return match


def _play(match: Match, action: Action) -> None:
    done = match.play(action)
    assert hasattr(done, "events"), (action, done)


def _says(*values: Value) -> Iterator[Action]:
    yield from (Answer(FATE, value) for value in values)


def _prepared() -> Iterator[Action]:
    """Red begins; the items."""
    yield from _says("red")
    yield from (
        Answer(seat, item) for seat, item in (("red", "planchette"), ("blue", "stethoscope"), ("green", "holy_drops"))
    )


def _built(match: Match) -> Iterator[Action]:
    """Each board where it first fits."""
    for room in DRAWN:
        yield Answer(FATE, room)
        public = match.table.state.public
        at = next(iter(laying.places(match.book.content, public, room)))
        yield Lay(public.turn, room, cell_id(at.floor, at.col, at.row), at.turn)
    yield Finish(HOST)
    yield Answer(FATE, "unknown")


def _evening() -> Iterator[Action]:
    yield from _first_round()
    yield from _second_round()
    yield from _third_round()
    yield from _last_round()


def _acts(seat: str, action: Action, *answers: Value) -> Iterator[Action]:
    """The disc holds, and the seat acts."""
    yield Stack(seat)
    yield from _says(HELD)
    yield action
    yield from _says(*answers)


def _first_round() -> Iterator[Action]:
    """Green sprinkles Holy Drops; the fifth disc brings Hako Onna's time. She wails, and sets a power."""
    yield from _acts("red", Walk("red", "study"))
    yield from _acts("blue", Walk("blue", "living"))
    yield Stack("green", 2)
    yield from _says(HELD, HELD)
    yield Walk("green", "study")
    yield from _acts("red", Open("red", "study.desk"), BACK)
    yield from (Wail("hako", "child.bed"), SetPower("hako"), Answer("hako", "yes"), EndTime(HOST))
    yield Open("gray", "hall.coat_stand")
    yield from _says(KEEP)


def _second_round() -> Iterator[Action]:
    """A diary; a noise; the barrier. Red asks the Planchette where she is, and Blue finds her."""
    yield from _acts("blue", Open("blue", "living.sofa"), "diary", "page_3")
    yield Stack("green")
    yield from _says(FELL)
    yield from (Bar("hako", "hall", "study"), EndTime(HOST), Walk("gray", "red_room"))
    yield Talk("red", "green")
    yield from _acts("red", AskRoom("red", "child"))
    yield Answer("hako", "yes")
    yield from _acts("blue", Walk("blue", "child"))
    yield from _acts("green", Open("green", "study.globe"), KEEP)
    yield from _acts("red", Walk("red", "bedroom"))
    yield from _acts("blue", Open("blue", "child.bed"), "dead")
    yield from (SetPower("hako"), EndTime(HOST), Walk("gray", "hall"))


def _third_round() -> Iterator[Action]:
    """Green robs the Gray Man and uses a weapon on him; somebody stands behind Red."""
    yield from _acts("green", Walk("green", "hall"))
    yield from _acts("red", Pass("red"))
    yield from _acts("green", TakeFromGray("green"))
    yield from _acts("red", Walk("red", "study"))
    yield Attest(HOST, "holds:green:chain", True)
    yield from _acts("green", WeaponOnGray("green", "chain"), "white")
    yield from (StandBehind("hako", "red"), EndTime(HOST), Walk("gray", "kitchen"))


def _last_round() -> Iterator[Action]:
    """Green goes alone to the Child's room, with the right weapon."""
    yield from _acts("green", Walk("green", "living"))
    yield from _acts("green", Walk("green", "child"))
    yield Attest(HOST, "holds:green:stake", True)
    yield from _acts("green", Exorcise("green", "stake", "child.bed"))
    yield Answer("hako", "yes")
    yield from _says("white")
