"""Setting a position by hand: nothing follows from it, and only known names are taken."""

import msgspec
import pytest

from rules.effects import Choice
from rules.engine import Refused, Step
from rules.events import Correction
from rules.hakoonna.actions import Open, Stack, Walk
from rules.hakoonna.content import Placement
from rules.hakoonna.effects import DealCard, DrawBoard, NameCard, Tower
from rules.hakoonna.events import (
    BarrierSet,
    CardSet,
    CardsSet,
    EndSet,
    HersSet,
    MansionSet,
    NoiseSet,
    OptionsSet,
    PhaseSet,
    PieceSet,
    SeatsSet,
    ShadowSet,
    TilesSet,
)
from rules.hakoonna.options import Options
from rules.hakoonna.state import Acted, HakoState, Outcome
from rules.hakoonna.violations import NothingThere
from rules.seats import FATE
from rules.violations import NameUnknown
from tests.rules.hakoonna.a_mansion import a_game, a_mansion, a_site, gray_turn, shipped, to_act

PRACTICE = shipped().practice.board


@pytest.mark.parametrize(
    ("change", "typed", "near"),
    [
        (PieceSet("rad", "hall"), "rad", "red"),
        (PieceSet("red", "hal"), "hal", "hall"),
        (ShadowSet("study.dask", True), "study.dask", "study.desk"),
        (BarrierSet(("hall", "livin")), "livin", "living"),
        (MansionSet((Placement("stud", "1F", 0, 0),)), "stud", "study"),
        (MansionSet(PRACTICE[:-1], pool=("basment",)), "basment", "basement"),
        (MansionSet(PRACTICE[:-1], under=("basment",)), "basment", "basement"),
        (MansionSet(PRACTICE[:-1], drawn="basment"), "basment", "basement"),
        (PhaseSet("act", turn="blu"), "blu", "blue"),
        (PhaseSet("hako", turn="hako", made="gren"), "gren", "green"),
        (PhaseSet("act", turn="red", last="purpel"), "purpel", "purple"),
        (SeatsSet(("red", "blu"), "red"), "blu", "blue"),
        (SeatsSet(("red", "blue"), "rd"), "rd", "red"),
        (NoiseSet(discs=("red", "grean")), "grean", "green"),
        (EndSet(agreed=("blau",)), "blau", "blue"),
        (EndSet(outcomes=(Outcome("grey", "won"),)), "grey", "gray"),
    ],
)  # fmt: skip
def test_an_unknown_name_is_refused_with_the_nearest(change: Correction, typed: str, near: str) -> None:
    evening = a_mansion()
    before = evening.match.table
    done = evening.corrects(change)
    assert isinstance(done, Refused)
    assert done.violations == (NameUnknown(typed, near),)
    assert evening.match.table == before


def test_one_unknown_name_refuses_the_whole_correction() -> None:
    evening = a_mansion()
    assert isinstance(evening.corrects(PieceSet("red", "living"), PieceSet("blue", "livingroom")), Refused)
    assert evening.public.at["red"] == "hall"


def test_a_piece_is_put_anywhere_or_off_the_board() -> None:
    evening = a_mansion("red hall, blue hall, gray hall", to_act("red"))
    evening.corrects(PieceSet("red", "red_room"), PieceSet("gray", ""))
    assert evening.public.at == {"red": "red_room", "blue": "hall", "gray": ""}


def test_nothing_follows_from_a_correction() -> None:
    evening = a_mansion("red child, blue study, gray child")
    done = evening.corrects(*(ShadowSet(shadow.id, True) for shadow in shipped().by_id["child"].shadows), gray_turn())
    assert isinstance(done, Step)
    assert all(isinstance(event, Correction) for event in done.events)
    assert evening.turn == "gray"


def test_legality_is_judged_as_usual_afterwards() -> None:
    evening = a_mansion("red study", to_act("red"))
    evening.corrects(ShadowSet("study.desk", True))
    assert evening.refuses(Open("red", "study.desk")) == (NothingThere(),)


def test_a_correction_is_undone_in_one_step() -> None:
    evening = a_mansion("red hall, blue hall", to_act("red"))
    before = evening.match.table
    evening.corrects(PieceSet("red", "living"), PieceSet("blue", "study"))
    evening.match.undo()
    assert evening.match.table == before


@pytest.mark.parametrize(
    ("changes", "asked"),
    [
        ((NoiseSet(("red", "red")), PhaseSet("tower", turn="red")), Tower(FATE, "red", 3, 10)),
        ((MansionSet(PRACTICE[:-1], pool=("basement",)), PhaseSet("build", "red")), DrawBoard(FATE, ("basement",))),
        ((PhaseSet("naming"),), NameCard(FATE)),
        ((PhaseSet("deal"),), DealCard(FATE)),
        ((to_act("red"),), None),
    ],
)
def test_a_new_position_asks_what_it_waits_for(changes: tuple[Correction, ...], asked: Choice | None) -> None:
    assert a_mansion("red hall", *changes).asked == asked


def test_the_options_may_change_in_the_middle_of_a_game() -> None:
    evening = a_mansion("red hall", PhaseSet("noise", turn="red"))
    evening.corrects(OptionsSet(Options(noise="cards")))
    evening.plays(Stack("red"))
    assert evening.asked is not None
    assert evening.asked.domain().holds(5)


def test_a_correction_says_the_reason() -> None:
    evening = a_mansion("red hall")
    done = evening.match.correct((PieceSet("red", "living"),), "the cat")
    assert isinstance(done, Step)
    assert done.action.reason == "the cat"  # type: ignore[attr-defined]


def test_the_corrections_between_two_positions_lead_from_one_to_the_other() -> None:
    wanted = a_mansion(
        "",
        SeatsSet(("red", "green", "blue", "purple"), "green"), BarrierSet(("hall", "study")), NoiseSet(("red",), (3,)),
        ShadowSet("study.desk", True), CardSet("black"), EndSet(agreed=("red",)), PieceSet("blue", ""),
        PieceSet("gray", "bedroom"), to_act("green"), allow_pass=False,
    )  # fmt: skip
    fresh = a_site(drawn="living")
    state = wanted.match.table.state
    fresh.corrects(*fresh.match.book.changes(fresh.match.table.state, state))
    assert fresh.match.table == wanted.match.table


def test_two_equal_positions_need_no_correction() -> None:
    state = a_mansion().match.table.state
    assert a_mansion().match.book.changes(state, state) == ()


def test_every_part_of_a_position_can_be_corrected() -> None:
    evening = a_mansion()
    fresh: HakoState = a_game().match.table.state
    acted = PhaseSet("gray", "gray", "red", "blue", 2, Acted("red", "walk"))
    evening.corrects(acted, EndSet(("red",), "surrender", (Outcome("red", "lost"),)), CardSet("white", shown=True))
    evening.corrects(NoiseSet(("red",), (1,)), BarrierSet(("hall", "study")), ShadowSet("study.desk", True))
    evening.corrects(TilesSet(("hall.coat_stand",), {"red": 2}, 3, True, ("white",), 5))
    evening.corrects(MansionSet(PRACTICE[:5], ("basement",), ("red_room",), "hall_2f", 1), acted)
    evening.corrects(
        NoiseSet(("red",), (1,), 1, True, True),
        CardsSet({"red": ("planchette",)}, ("1",), ("page_2",), 3, 1, ("my_mary",), ("phone_rings",)),
        HersSet("set", ("my_mary",), "study.desk", True, "red", {"red": "study.desk"}, ("blue",)),
    )
    same = ("options", "visitors", "start")
    changed = {
        field.name for field in msgspec.structs.fields(fresh.public)
        if getattr(fresh.public, field.name) != getattr(evening.public, field.name)
    }  # fmt: skip
    assert changed >= {field.name for field in msgspec.structs.fields(fresh.public)} - {*same, "at"}


def test_walking_on_from_a_corrected_place() -> None:
    evening = a_mansion("red hall", to_act("red"))
    evening.corrects(PieceSet("red", "red_room"))
    assert evening.allows(Walk("red", "hall_2f"))
