"""A script plays any game through lines of JSON; the referee tells reasons, keeps secrets, and never dies."""

from __future__ import annotations

import json
import subprocess
import sys
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest

from desktop.referee import LONGEST, serve
from desktop.words import LANGUAGES
from tests.desktop import hostile
from tests.desktop.evening import a_record

CHECKOUT = Path(__file__).resolve().parents[2]
NEW = {"game": "hakoonna", "fate": "scripted"}
DEALT = (NEW, {"fate": "black"})
READY = (*DEALT, {"do": {"type": "stack", "seat": "red"}}, {"fate": "held"})

Answer = dict[str, Any]


def told(*lines: object, language: str = "en") -> list[Answer]:
    """The answers to lines, each given as plain values or as bytes."""
    raw = b"".join((line if isinstance(line, bytes) else json.dumps(line).encode()) + b"\n" for line in lines)
    answers = BytesIO()
    assert serve(BytesIO(raw), answers, language) == 0
    return [json.loads(line) for line in answers.getvalue().splitlines()]


def last(*lines: object, language: str = "en") -> Answer:
    answers = told(*lines, language=language)
    assert len(answers) == len(lines)
    return answers[-1]


def do(kind: str, seat: str = "red", **more: object) -> dict[str, object]:
    return {"do": {"type": kind, "seat": seat, **more}}


# ---- a worked example


def test_a_game_is_played_from_a_shell() -> None:
    lines = (
        {"game": "hakoonna", "seats": ["hako", "red", "blue"], "fate": "scripted"},
        do("stack"),
        {"fate": "held"},
        do("walk", to="bedroom"),
        do("walk", to="living"),
        {"log": "audience"},
    )
    run = subprocess.run(
        [sys.executable, "-m", "desktop", "referee", "--lang", "en"],
        input="\n".join(map(json.dumps, lines)) + "\n",
        capture_output=True,
        text=True,
        encoding="utf-8",
        cwd=CHECKOUT,
        check=True,
    )
    begun, asked, held, refused, walked, log = map(json.loads, run.stdout.splitlines())
    assert run.stderr == ""
    assert [seat["id"] for seat in begun["seats"]] == ["hako", "red", "blue"]
    assert asked["asked"]["seat"] == "fate"
    assert asked["asked"]["domain"] == {"type": "one", "options": ["held", "fell"]}
    assert held["events"][0]["type"] == "disc-held"
    assert refused["refused"][0]["id"] == "HO-R02"
    assert refused["refused"][0]["n"] == 2
    assert refused["refused"][0]["ko"] == "한 번에 방 하나만 옮길 수 있어요. 침실은 2칸 떨어져 있어요."
    assert refused["refused"][0]["en"] == "One room per action; Bedroom is 2 rooms away."
    assert refused["remedies"] == [{"type": "walk", "seat": "red", "to": "hall_2f"}]
    assert walked["events"][0] == {
        "type": "walked",
        "seat": "red",
        "origin": "hall",
        "to": "living",
        "ko": "빨강이 로비에서 거실로 이동했어요.",
        "en": "Red moves from 1F Hall to Living room.",
    }
    assert walked["turn"] == "blue"
    assert [line["step"] for line in log["lines"]] == [2, 3]


# ---- commands


def test_a_table_is_set_up_as_asked() -> None:
    begun = last({"game": "hakoonna", "seats": 2, "options": {"gray_man": False}, "fate": {"seed": 3}})
    assert [seat["id"] for seat in begun["seats"]] == ["hako", "red", "blue"]
    named = last({"game": "hakoonna", "seats": ["hako", {"id": "red", "name": "미나"}, "blue"], "fate": {"seed": 3}})
    assert named["seats"][1]["name"] == {"ko": "미나", "en": "미나"}


def test_the_mansion_may_be_laid_automatically_or_built() -> None:
    built = last({"game": "hakoonna", "options": {"mansion": "built"}, "fate": {"seed": 1}})
    assert built["events"][0]["type"] == "board-drawn"
    laid = last({"game": "hakoonna", "options": {"mansion": "automatic"}, "fate": {"seed": 1}}, {"view": "audience"})
    assert len([space for space in laid["picture"]["spaces"] if space["shape"] == "room"]) == 9


def test_a_town_is_set_up_and_its_mythos_goes_on() -> None:
    new = {"game": "arkham", "seats": ["p1", {"id": "p2", "name": "Mina"}], "fate": {"seed": 5}}
    first = last(new, {"offers": "p1"})
    assert "error" not in first
    assert "error" not in last({"game": "arkham"})


def test_the_same_seed_gives_the_same_game() -> None:
    lines = ({"game": "hakoonna", "fate": {"seed": 5}}, do("stack"), do("walk", to="living"))
    assert told(*lines) == told(*lines)


def test_a_refusal_may_be_overruled() -> None:
    done = last(*READY, {**do("walk", to="bedroom"), "overrule": "a ladder"})
    assert done["events"][0]["to"] == "bedroom"
    assert last(*READY, {**do("walk", to="moon"), "overrule": "a rocket"})["refused"][0]["overrulable"] is False


def test_things_are_set_by_hand() -> None:
    change = {"type": "piece-set", "piece": "red", "at": "study"}
    assert last(*READY, {"correct": change, "reason": "bumped"})["events"][0]["type"] == "piece-set"
    several = last(*READY, {"correct": [change, {"type": "noise-set"}], "reason": "bumped"})
    assert [event["type"] for event in several["events"]] == ["piece-set", "noise-set"]
    agenda = [{"type": "tower", "seat": "fate", "who": "red", "height": 2, "falls": 0}]
    asked = last(*READY, {"correct": change, "reason": "bumped", "agenda": agenda})["asked"]
    assert asked["type"] == "tower"


def test_targets_tell_every_space_with_its_reasons() -> None:
    targets = last(*READY, {"targets": "red"})["targets"]
    assert targets["living"] == [{"action": {"type": "walk", "seat": "red", "to": "living"}, "against": []}]
    assert [why["id"] for why in targets["bedroom"][0]["against"]] == ["HO-R02"]
    assert len(targets) == 57


def test_why_tells_sentences_and_remedies() -> None:
    why = last(*READY, {"why": {"piece": "red", "to": "bedroom"}})
    assert not why["legal"]
    assert why["meanings"][0]["refused"][0]["en"] == "One room per action; Bedroom is 2 rooms away."
    assert why["meanings"][0]["remedies"] == [{"type": "walk", "seat": "red", "to": "hall_2f"}]
    assert last(*READY, {"why": {"piece": "red", "to": "living"}})["legal"]
    assert last(*READY, {"why": {"piece": "red", "to": "the moon"}})["refused"][0]["id"] == "GN-R04"


def test_offers_are_forms_with_domains() -> None:
    forms = last(*READY, {"offers": "red"})["offers"]
    walk = next(form for form in forms if form["action"] == "walk")
    assert walk["holes"][0]["domain"]["type"] == "one"
    assert set(walk["title"]) == set(LANGUAGES)


def test_one_goes_back_and_forth() -> None:
    walked = (*READY, do("walk", to="living"))
    assert last(*walked, {"undo": 1})["turn"] == "red"
    assert last(*walked, {"undo": 100})["at"] == 0
    assert last(*walked, {"undo": 2}, {"redo": 9})["redone"] == 2


def test_the_forms_are_told_as_json_schemas() -> None:
    schema = last(*READY, {"schema": True})["schema"]
    assert {"action", "correction", "options", "line", "$defs"} == set(schema)
    assert "Walk" in schema["$defs"]
    assert "Do" in schema["$defs"]


def test_a_record_is_gone_on_with_and_not_written(tmp_path: Path) -> None:
    path = a_record(tmp_path, 12)
    before = path.read_bytes()
    begun = last({"record": str(path)})
    assert begun["at"] >= 12
    assert begun["events"] == []
    told({"record": str(path)}, do("stack", begun["turn"]), {"undo": 3})
    assert path.read_bytes() == before


def test_a_damaged_record_is_gone_on_with_and_told_of(tmp_path: Path) -> None:
    path = a_record(tmp_path, 12)
    path.write_bytes(path.read_bytes()[:-4])
    assert last({"record": str(path)})["damage"].startswith("The record is damaged here")


# ---- complaints

COMPLAINTS: dict[str, tuple[tuple[object, ...], str, str]] = {
    "nothing": ((b"",), "", "The line is empty."),
    "no JSON": ((b"walk!",), "", "This is not JSON, from byte 0 on."),
    "cut": ((b'{"game":',), "", "It ends too early."),
    "a comma too many": ((b'{"game":"hakoonna",}',), "", "There is a comma too many at byte 19."),
    "no object": ((b"[1]",), "", 'A line is an object, such as {"undo": 1}.'),
    "no UTF-8": ((b'{"game":"\xff"}',), "", "This is not a text in UTF-8."),
    "half a sign": ((b'{"game":"\\ud800"}',), "", "*"),
    "a NUL": ((b'{"game":"a\\u0000b"}',), "game", "*"),
    "too deep": ((b'{"game":' + b"[" * 100_000,), "", "It is nested too deeply."),
    "too long": ((b'{"game":"' + b"x" * (10 << 20) + b'"}',), "", f"This line is longer than {LONGEST} bytes."),
    "wrong order": (({"undo": 1},), "undo", "First name a game or a record."),
    "unknown command": ((*READY, {"jump": 1}), "jump", "*"),
    "two commands": ((*READY, {"undo": 1, "redo": 1}), "redo", "One command a line; here are several."),
    "begun twice": ((*READY, NEW), "game", "A game is being played already; start another referee."),
    "unknown game": (
        ({"game": "chess"},),
        "game",
        "Nothing here is called ‘chess’; known are hakoonna, arkham and clocktower.",
    ),
    "unknown option": (({**NEW, "options": {"x": 1}},), "options.x", "There is no field called ‘x’."),
    "wrong option": (({**NEW, "options": {"noise": "x"}},), "options.noise", "‘x’ is none of the words known here."),
    "chance": (({**NEW, "options": {"noise_chances": [101]}},), "options.noise_chances[0]", "*"),
    "unknown seat": (({**NEW, "seats": ["hako", "pink"]},), "seats[1]", "*"),
    "seat twice": (({**NEW, "seats": ["hako", "red", "red"]},), "seats", "A seat appears twice."),
    "too few": (({**NEW, "seats": 1},), "seats", "There are 1 visitors; 2 to 4 can play."),
    "nine investigators": (({"game": "arkham", "seats": 9},), "seats", "There are 9 investigators; 1 to 8 can play."),
    "four players": (({"game": "clocktower", "seats": 4},), "seats", "There are 4 players; 5 to 20 can play."),
    "too many": (({**NEW, "seats": 10**30},), "seats", "*"),
    "seats of no kind": (({**NEW, "seats": "red"},), "seats", "*"),
    "unknown viewer": (({**NEW, "viewer": "bob"},), "viewer", "*"),
    "fate": (({**NEW, "fate": "loaded"},), "fate", "*"),
    "layout": (({**NEW, "layout": {"name": {"ko": "", "en": ""}, "board": []}},), "layout", "*"),
    "layout of no kind": (({**NEW, "layout": 7},), "layout", "An object is expected here, not a whole number."),
    "no such record": (({"record": "nowhere.lantern"},), "record", "*"),
    "a folder": (({"record": "/"},), "record", "*"),
    "a NUL in a name": (({"record": "a\0b"},), "record", "*"),
    "unknown field": ((*READY, {"undo": 1, "please": 1}), "please", "There is no field called ‘please’."),
    "no number": ((*READY, {"undo": "1"}), "undo", "A whole number is expected here, not a text."),
    "undo of nothing": ((*READY, {"undo": 0}), "undo", "The number must be 1 at least."),
    "unknown action": ((*READY, do("fly")), "do.type", "‘fly’ is none of the words known here."),
    "no action": ((*READY, {"do": None}), "do", "*"),
    "missing field": ((*READY, do("walk")), "do.to", "The field ‘to’ is missing."),
    "misspelt field": ((*READY, do("walk", too="hall", to="hall")), "do.too", "There is no field called ‘too’."),
    "field of another type": ((*READY, do("walk", to=3)), "do.to", "A text is expected here, not a whole number."),
    "correction in disguise": ((*READY, do("correct", "host", reason="x")), "do.type", "*"),
    "correction without reason": ((*READY, {"correct": {"type": "noise-set"}}), "reason", "*"),
    "correction with an empty one": ((*READY, {"correct": {"type": "noise-set"}, "reason": ""}), "reason", "*"),
    "wrong correction": ((*READY, {"correct": [{"type": "piece-set"}], "reason": "x"}), "correct[0].piece", "*"),
    "wrong agenda": ((*READY, {"correct": [], "reason": "x", "agenda": [{"type": "?"}]}), "agenda[0].type", "*"),
    "unknown piece": ((*READY, {"targets": "pink"}), "targets", "*"),
    "unknown piece to drop": ((*READY, {"why": {"piece": "pink", "to": "hall"}}), "why.piece", "*"),
    "drop without place": ((*READY, {"why": {"piece": "red"}}), "why.to", "The field ‘to’ is missing."),
    "offers of nobody": ((*READY, {"offers": "bob"}), "offers", "*"),
    "view of nobody": ((*READY, {"view": "bob"}), "view", "*"),
    "log of nobody": ((*READY, {"log": 3}), "log", "A text is expected here, not a whole number."),
    "an answer of no kind": ((*DEALT, do("stack"), {"fate": {"a": 1}}), "fate", "*"),
}


@pytest.mark.parametrize(("lines", "field", "sentence"), COMPLAINTS.values(), ids=list(COMPLAINTS))
def test_a_complaint_names_the_faulty_field(lines: tuple[object, ...], field: str, sentence: str) -> None:
    complaint = last(*lines)
    assert complaint.get("field", "") == field
    assert sentence in ("*", complaint["error"])
    assert "program is at fault" not in complaint["error"]


@pytest.mark.parametrize(("lines", "field", "sentence"), COMPLAINTS.values(), ids=list(COMPLAINTS))
def test_a_complaint_speaks_korean(lines: tuple[object, ...], field: str, sentence: str) -> None:
    complaint = last(*lines, language="ko")
    assert complaint != last(*lines)
    assert any("가" <= letter <= "힣" for letter in complaint["error"])


def test_after_any_complaint_the_game_goes_on() -> None:
    lines = [one for lines, _, _ in COMPLAINTS.values() for one in lines if one not in READY]
    later = [line for line in lines if not (isinstance(line, dict) and {"game", "record"} & set(line))]
    answers = told(*READY, *later, do("walk", to="living"))
    assert len(answers) == len(READY) + len(later) + 1
    assert all("error" in answer or "refused" in answer for answer in answers[len(READY) : -1] if "at" not in answer)


def test_a_mark_before_the_first_line_and_dos_ends_are_overlooked() -> None:
    assert told(b'\xef\xbb\xbf{"game":"hakoonna"}\r')[0]["game"] == "hakoonna"


def test_a_last_line_without_an_end_is_answered() -> None:
    answers = BytesIO()
    serve(BytesIO(b'{"game":"hakoonna"}\n{"undo":1}'), answers, "en")
    assert answers.getvalue().count(b"\n") == 2


def test_a_hostile_record_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "hostile.lantern"
    path.write_bytes(hostile.with_header(lambda first: first.update(seats=[])))
    assert last({"record": str(path)})["field"] == "record"


# ---- secrets

ASKED = (
    do("stack"),
    {"fate": "held"},
    do("walk", "gray", to="study"),
    do("agree", "gray", yes=True),
    {"targets": "gray"},
    {"why": {"piece": "gray", "to": "study"}},
    {"offers": "gray"},
    {"offers": "fate"},
    {"fate": "white"},
    {"view": "blind"},
    {"view": "audience"},
    *({"view": seat} for seat in ("hako", "red", "blue", "green", "purple")),
    *({"log": seat} for seat in ("blind", "audience", "hako", "red", "blue", "green", "purple")),
    {"undo": 1},
    {"redo": 1},
)
IGNORANT = ("blind", "audience", "hako", "red", "blue", "green", "purple")


@pytest.mark.parametrize("viewer", IGNORANT)
def test_no_answer_hangs_on_what_the_viewer_may_not_know(viewer: str) -> None:
    white, black = (told({**NEW, "viewer": viewer}, {"fate": card}, *ASKED) for card in ("white", "black"))
    assert white == black


@pytest.mark.parametrize("viewer", ["host", "knowing", "gray"])
def test_who_may_know_the_card_is_told(viewer: str) -> None:
    white, black = (told({**NEW, "viewer": viewer}, {"fate": card}) for card in ("white", "black"))
    assert white != black


def test_what_the_program_draws_stays_as_secret_as_what_is_typed() -> None:
    seeds = [{"game": "hakoonna", "fate": {"seed": seed}} for seed in range(12)]
    cards = {last(seed, {"view": "host"})["share"]["card"] for seed in seeds}
    assert cards == {"white", "black"}
    first = told(*(seeds[:1]), {"view": "audience"}, {"log": "red"})
    assert all(told(seed, {"view": "audience"}, {"log": "red"}) == first for seed in seeds)
