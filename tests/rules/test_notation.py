"""The written form: JSON lines that are read again, and refuse what they do not know."""

from __future__ import annotations

import json

import msgspec
import pytest

from rules.actions import Answer, Attest, Correct
from rules.engine import Step
from rules.fate import Fate
from rules.match import Back, Header, Note
from rules.messages import same
from rules.notation import Notation, by_tag
from rules.remarks import Noted, Peeked, Ruled, TakenBack
from rules.seats import FATE, HOST
from tests.small_game import actions, effects, events
from tests.small_game.options import Options
from tests.tables import a_book, a_header, a_match

NOTATION = Notation(a_book("mill"))

LINES = [
    Step(actions.Walk("red", "mill"), (events.Walked("red", "dock", "mill"), events.TurnBegan("blue")), ()),
    Step(Answer("red", True), (), (effects.UseCharm("red", 1, ("charm",)), effects.EndTurn(seat="red"))),
    Step(Answer(FATE, 6), (events.Rolled("red", 6),), (effects.Run((), "bargain", 2, "red", (1, 6)),), joined=True),
    Step(Answer("red", ("blue", "red")), (), ()),
    Step(Attest(HOST, "ice:dock-tower", True, True), (), ()),
    Step(Correct(HOST, "it was so"), (events.PieceSet("red", "isle"),), ()),
    Back(3),
    Note(fate=Fate(7, "cardboard", {"dice": "program"}, {"3": 1}), names={"red": same("Mina")}, held=4),
    Note(released=True),
    Note(remark=Peeked("blue", "card")),
    Note(remark=TakenBack((3, 4))),
    Note(remark=Noted(1, "under the\nbed", "20:00", True)),
    Note(remark=Ruled("host", "20:00", "allow_pass", False, note="page 4")),
]


@pytest.mark.parametrize("line", LINES, ids=lambda line: type(line).__name__)
def test_a_line_is_read_as_it_was_written(line: Step | Back | Note) -> None:
    assert NOTATION.read(NOTATION.write(line)) == line


def test_a_line_is_one_line() -> None:
    assert b"\n" not in NOTATION.write(Note(names={"red": same("two\nlines")}))


def test_the_broken_rules_of_an_overruled_step_are_kept() -> None:
    match = a_match("mill")
    match.play(actions.Walk("blue", "cellar"), overrule="they agreed")
    step = match.path()[-1].step
    assert step is not None
    assert [type(reason).__name__ for reason in step.broken] == ["NotYourTurn", "TooFar"]
    assert NOTATION.read(NOTATION.write(step)) == step


def test_what_is_as_usual_is_not_written() -> None:
    written = json.loads(NOTATION.write(Step(actions.Explore("red"), (), ())))
    assert written == {"type": "step", "action": {"type": "explore", "seat": "red"}}


def test_the_header_keeps_options_seats_and_fate() -> None:
    header = a_header("mill", 5, Options(oil=9))
    assert NOTATION.read_header(NOTATION.write_header(header)) == header


def test_a_header_of_another_format_is_refused() -> None:
    raw = NOTATION.write_header(Header(2, "mill", (), Options()))
    with pytest.raises(msgspec.ValidationError, match=r"format 2, not 1 - at `\$\.lantern`"):
        NOTATION.read_header(raw)


@pytest.mark.parametrize(
    ("raw", "why"),
    [
        (b'{"type":"back","to":1,"then":2}', "unknown field `then`"),
        (b'{"type":"note","remark":{"type":"peeked","who":"blue","what":"soul"}}', "Invalid enum value 'soul'"),
        (b'{"type":"back"}', "missing required field `to`"),
        (b'{"type":"forth","to":1}', "Invalid value 'forth'"),
        (b'{"type":"step","action":{"type":"walk","seat":"red","ot":"mill"}}', "unknown field `ot`"),
        (b'{"type":"step","action":{"type":"fly","seat":"red"}}', "Invalid value 'fly'"),
        (b'{"type":"step","action":{"type":"walk","seat":"red","to":3}}', "Expected `str`, got `int`"),
    ],
)
def test_a_line_with_something_wrong_in_it_is_refused(raw: bytes, why: str) -> None:
    with pytest.raises(msgspec.ValidationError, match=why):
        NOTATION.read(raw)


def test_an_option_that_does_not_exist_is_refused() -> None:
    header = json.loads(NOTATION.write_header(a_header("mill")))
    header["options"]["luck"] = 1
    with pytest.raises(msgspec.ValidationError, match="unknown field `luck`"):
        NOTATION.read_header(json.dumps(header).encode())


def test_a_form_is_filled_by_its_word() -> None:
    assert NOTATION.filled("walk", "red", {"to": "mill"}) == actions.Walk("red", "mill")


def test_kinds_are_found_by_their_words() -> None:
    assert by_tag((actions.Walk, Answer)) == {"walk": actions.Walk, "answer": Answer}


def test_corrections_are_the_kinds_that_a_host_may_set() -> None:
    assert {kind.__name__ for kind in NOTATION.corrections} == {
        "PieceSet",
        "NerveSet",
        "HandSet",
        "OilSet",
        "PileSet",
        "TurnSet",
        "OptionsSet",
    }
    with pytest.raises(msgspec.ValidationError):
        NOTATION.change({"type": "walked", "seat": "red", "origin": "dock", "to": "mill"})
