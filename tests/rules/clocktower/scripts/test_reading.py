"""Every shape in which a script goes round is read, or refused with its reason (flows.md 2.4, cases FU-01 to FU-23)."""

from __future__ import annotations

import json
import re
import time
from collections import Counter

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from desktop.words import Words
from rules.clocktower.scripts import Script, cast, read_script, write_script
from rules.clocktower.scripts.remarks import MESSAGES
from rules.messages import Name
from tests.rules.clocktower.scripts.reading import FILES, listed, raw, read
from tests.rules.clocktower.shipped import shipped

STRINGS = """investigator empath chambermaid flowergirl towncrier virgin artist cannibal recluse moonchild harpy
assassin po"""
ALL = sorted(path.name for path in FILES.iterdir())


def script_of(file: str) -> Script:
    script = read(file).script
    assert script is not None
    return script


def said(file: str, language: str = "en") -> list[str]:
    words = Words(language)
    return [words.say(one.message, one.values) for one in read(file).remarks]


def test_fu_01_a_bare_list_of_strings() -> None:
    assert script_of("s01_strings.json").characters == tuple(STRINGS.split())
    assert said("s01_strings.json") == ["Read 13 characters."]
    assert said("s01_strings.json", "ko") == ["캐릭터 13개를 읽었어요."]


def test_fu_02_objects_with_nothing_but_an_id_are_named_by_their_file() -> None:
    found = read_script(raw("s02_objects_id.json"), shipped(), named="Tuesday")
    assert found.codes == ("OK",)
    assert found.script
    assert found.script.name == "Tuesday"
    assert found.script.characters == tuple(STRINGS.split())[:10]
    assert cast(found.script, shipped())["recluse"].team == "outsider"


def test_fu_04_old_spellings_of_official_ids() -> None:
    wanted = ("towncrier", "plaguedoctor", "flowergirl", "alsaahir", "moonchild", "chambermaid", "empath")
    assert script_of("s04_old_ids.json").characters == wanted
    assert read("s04_old_ids.json").codes == ("OK",)


def test_fu_05_homebrew_ids_keep_their_own_spelling() -> None:
    script = script_of("s05_homebrew_ids.json")
    assert script.characters == ("empath_kr", "empathkr", "정원지기", "등대지기", "meta")
    assert (script.name, script.author) == ("수제 아이디", "시험")
    sheet = cast(script, shipped())
    assert [one.team for one in sheet.values()] == ["townsfolk", "townsfolk", "outsider", "minion", "demon"]
    assert sheet["empath_kr"].name.ko == "공감 A"
    assert [token.label for token in sheet["empath_kr"].reminders] == ["확인"]


def test_fu_05_a_character_told_whole_is_no_official_one_in_another_spelling() -> None:
    own = {"id": "Em-Path", "name": "Feeler", "team": "townsfolk", "ability": "You feel something."}
    old = {"id": "town_crier", "name": "Town Crier", "team": "townsfolk", "ability": "…"}
    script = listed(own, old, "empath").script
    assert script
    assert script.characters == ("Em-Path", "towncrier", "empath")


def test_fu_07_a_character_newer_than_the_program_is_kept() -> None:
    found = read("s07_unknown_future.json")
    assert found.codes == ("OK", "UNKNOWN_CHARACTER")
    assert said("s07_unknown_future.json")[1] == "Kept 1 unknown characters: futurechar2031"
    script = script_of("s07_unknown_future.json")
    stranger = cast(script, shipped())["futurechar2031"]
    assert (stranger.team, stranger.name) == ("", Name(ko="futurechar2031", en="futurechar2031"))
    assert "futurechar2031" in json.loads(write_script(script))


def test_fu_08_schema_drift_is_read_and_what_is_extra_is_kept() -> None:
    found = read("s08_schema_drift.json")
    assert found.codes == ("OK", "SCHEMA")
    where = str(found.remarks[1].values["where"])
    told = {"_meta.x_future", "wanderer.team", "wanderer.image", "clerk.x_note", "mayfly.team", "mayfly.setup"}
    assert told <= set(where.split(", "))
    assert not any(place.startswith("wanderer2") for place in where.split(", "))
    script = script_of("s08_schema_drift.json")
    sheet = cast(script, shipped())
    assert [one.team for one in sheet.values()] == ["traveller", "traveller", "townsfolk", "outsider", "demon"]
    assert not sheet["mayfly"].setup
    assert [(token.label, token.always) for token in sheet["clerk"].reminders] == [("알려짐", True)]
    assert json.loads(write_script(script))[1:] == json.loads(raw("s08_schema_drift.json"))[1:]


REFUSED = {
    "s10_empty_array.json": ("NO_CHARACTERS", "There are no characters in it."),
    "s10_only_meta.json": ("NO_CHARACTERS", "There are no characters in it."),
    "s10_nested.json": ("NO_CHARACTERS", "There are no characters in it."),
    "s10_object_root.json": ("NOT_AN_ARRAY", "A script is a list; this is an object."),
    "s10_null.json": ("NOT_AN_ARRAY", "A script is a list; this is nothing."),
    "s10_zero.json": ("EMPTY", "The file is empty."),
    "s10_truncated.json": ("BAD_JSON", "Stopped at line 1, column 41: the file ends too soon."),
    "s10_trailing_comma.json": ("BAD_JSON", "Stopped at line 3, column 1: there is a comma after the last item."),
    "s10_cp949.json": ("ENCODING", "Not UTF-8. Try CP949?"),
    "s22_tts_save.json": ("FOREIGN", "This is a Tabletop Simulator save, not a script."),
    "s23_fake.vsav": ("FOREIGN", "This is a ZIP file, such as a VASSAL module or save, not a script."),
    "s23b_not_a_script.pdf": ("FOREIGN", "This is a PDF, not a script."),
}


@pytest.mark.parametrize("file", [file for file in REFUSED if file.startswith("s10")])
def test_fu_10_broken_and_empty_files_are_refused_with_the_reason(file: str) -> None:
    code, sentence = REFUSED[file]
    assert (read(file).script, read(file).codes) == (None, (code,))
    assert said(file) == [sentence]


@pytest.mark.parametrize("file", ["s10_bom.json", "s10_utf16le.json"])
def test_fu_10_other_encodings_of_unicode_are_read(file: str) -> None:
    assert script_of(file).characters == ("empath", "virgin", "recluse", "assassin", "po")
    assert script_of(file).name
    assert read(file).codes == ("OK",)


def test_fu_10_a_byte_order_mark_does_no_harm_where_an_encoding_is_given() -> None:
    assert read_script(raw("s10_bom.json"), shipped(), "utf-8").script == script_of("s10_bom.json")


def test_fu_10_cp949_is_read_where_the_host_says_so() -> None:
    found = read_script(raw("s10_cp949.json"), shipped(), "cp949")
    assert found.script
    assert found.script.name == "인코딩 시험"
    assert read_script(raw("s10_cp949.json"), shipped(), "no such thing").codes == ("ENCODING",)


@pytest.mark.parametrize(("file", "places"), [("s10_numbers.json", [1, 2, 3, 4]), ("s10_missing_id.json", [1, 2, 3])])
def test_fu_10_items_without_an_id_are_skipped_and_listed(file: str, places: list[int]) -> None:
    assert script_of(file).characters == ("empath",)
    assert [one.values["n"] for one in read(file).remarks if one.code == "MISSING_ID"] == places
    assert said(file)[1] == "Item 1 has no id and was skipped."


def test_fu_11_too_many_of_everything_is_read_whole_and_fast() -> None:
    begun = time.perf_counter()
    found = read("s11_huge.json")
    assert time.perf_counter() - begun < 2
    assert found.codes == ("OK", "TOO_MANY", "HUGE_TEXT")
    assert len(script_of("s11_huge.json").characters) == 205
    assert said("s11_huge.json")[1] == "205 characters: a long list."


def test_fu_11_seven_outsiders_and_six_minions_are_all_there() -> None:
    teams = Counter(one.team for one in cast(script_of("s11b_many_minions.json"), shipped()).values())
    assert teams == {"townsfolk": 3, "outsider": 7, "minion": 6, "demon": 1}


def test_fu_13_export_and_import_give_the_same_script() -> None:
    script = script_of("s13_roundtrip.json")
    assert read_script(write_script(script), shipped()).script == script
    exported = json.loads(write_script(script))
    original = json.loads(raw("s13_roundtrip.json"))
    assert exported == original
    assert script.first[0] == "dusk"
    assert len(script.characters) == 8


@pytest.mark.parametrize("file", [file for file in ALL if file not in REFUSED])
def test_fu_13_whatever_is_read_is_written_again(file: str) -> None:
    script = script_of(file)
    assert read_script(write_script(script), shipped()).script == script


def test_fu_14_the_content_decides_and_not_the_name() -> None:
    wrapped = raw("s14_wrong_extension.txt")
    assert b"\r\n" in wrapped
    pasted = wrapped.decode().replace("\r\n", "\n").strip()
    for data in (wrapped, pasted.encode(), b"\n\n " + wrapped, pasted.encode("utf-16"), pasted.encode("utf-16-be")):
        assert read_script(data, shipped()).script == script_of("s01_strings.json")


def test_fu_22_a_tabletop_simulator_save_is_known_by_its_keys() -> None:
    assert said("s22_tts_save.json") == [REFUSED["s22_tts_save.json"][1]]
    assert said("s22_tts_save.json", "ko") == ["이 파일은 Tabletop Simulator 세이브예요. 스크립트가 아니에요."]


@pytest.mark.parametrize("file", ["s23_fake.vsav", "s23b_not_a_script.pdf"])
def test_fu_23_other_files_are_known_by_their_first_bytes_at_once(file: str) -> None:
    large = raw(file) + b"\0\xff" * 10_000_000
    begun = time.perf_counter()
    found = read_script(large, shipped())
    assert time.perf_counter() - begun < 0.5
    assert (found.script, found.codes) == (None, ("FOREIGN",))
    assert said(file) == [REFUSED[file][1]]


def test_a_saved_grimoire_and_a_record_are_no_script() -> None:
    for value, kind in (
        ({"players": [], "bluffs": [], "edition": {}}, "the saved game of another grimoire"),
        ({"lantern": 1, "game": "clocktower"}, "a Lanternboard record"),
    ):
        (told,) = read_script(msgspec.json.encode(value), shipped()).remarks
        assert Words("en").say(told.message, told.values) == f"This is {kind}, not a script."


def test_an_id_that_is_there_twice_is_kept_twice_and_told() -> None:
    tinker = {"id": "x", "name": "X", "team": "minion", "ability": "a"}
    found = listed("po", "Po", tinker, {**tinker, "name": "Y"})
    assert found.script
    assert found.script.characters == ("po", "po", "x", "x (2)")
    assert [one.values["id"] for one in found.remarks if one.code == "DUPLICATE_ID"] == ["po", "x"]
    assert cast(found.script, shipped())["x (2)"].name.en == "Y"
    assert [item["id"] for item in json.loads(write_script(found.script))[2:]] == ["x", "x"]


def test_a_character_called_like_a_step_of_the_night_gets_another_id() -> None:
    found = listed("dusk", {"id": "dawn", "name": "Dawn", "team": "demon", "ability": "a"}, "po")
    assert found.script
    assert found.script.characters == ("dusk (2)", "dawn (2)", "po")
    assert read_script(write_script(found.script), shipped()).script == found.script


def test_the_metadata_may_stand_anywhere_and_hold_anything() -> None:
    found = listed("po", {"id": "_meta", "name": 7, "author": "A", "firstNight": "late", "otherNight": ["Town_Crier"]})
    assert found.script
    assert (found.script.name, found.script.author, found.script.other) == ("", "A", ("towncrier",))
    assert found.script.meta == {"name": 7, "firstNight": "late"}
    assert "SCHEMA" in found.codes


def test_what_is_nested_too_deeply_is_refused() -> None:
    for depth in (40, 100_000):
        assert read_script(b"[" * depth + b"]" * depth, shipped()).codes == ("BAD_JSON",)


def test_a_script_can_be_kept_in_a_record() -> None:
    for file in (file for file in ALL if file not in REFUSED):
        script = script_of(file)
        assert msgspec.json.decode(msgspec.json.encode(script), type=Script) == script


def test_the_place_of_a_fault_counts_letters_and_lines() -> None:
    (told,) = read_script('["가나",\n "다라" 1]'.encode(), shipped()).remarks
    assert (told.code, told.values["line"], told.values["col"]) == ("BAD_JSON", 2, 7)


@pytest.mark.parametrize("code", MESSAGES)
def test_every_sentence_is_there_in_korean(code: str) -> None:
    values = dict.fromkeys(re.findall(r"{(\w+)}", MESSAGES[code]), "x")  # type: ignore[index]  # every key of it
    ko, en = (Words(language).say(MESSAGES[code], values) for language in ("ko", "en"))  # type: ignore[index]  # as above
    assert ko != en
    assert re.search("[가-힣]", ko)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=9),
    lambda part: st.lists(part, max_size=4) | st.dictionaries(st.text(max_size=9), part, max_size=4),
    max_leaves=12,
)
KEYS = """id name team ability image edition flavor firstNight otherNight reminders remindersGlobal setup jinxes
special author x""".split()
SPELLED = ["_meta", "po", "Po", "town_crier", "dawn", "x", "정원지기", "x (2)", " ", "!"]
IDS = st.sampled_from(SPELLED) | st.text(max_size=5)
ENTRIES = st.fixed_dictionaries({"id": IDS | JSON}, optional=dict.fromkeys(KEYS[1:], JSON | IDS))


@settings(max_examples=300, deadline=None)
@given(st.binary(max_size=200), st.sampled_from(["", "cp949", "utf-8", "utf-16", "utf-7", "rot13", "idna", "\0"]))
def test_no_bytes_make_it_fail(data: bytes, encoding: str) -> None:
    found = read_script(data, shipped(), encoding)
    assert found.remarks


@settings(max_examples=400, deadline=None)
@given(st.lists(IDS | ENTRIES | JSON, max_size=8))
def test_no_list_makes_it_fail_and_what_is_read_comes_back(items: list[object]) -> None:
    found = read_script(json.dumps(items).encode(), shipped())
    for language in ("ko", "en"):
        assert all(Words(language).say(one.message, one.values) for one in found.remarks)
    if found.script:
        again = read_script(write_script(found.script), shipped())
        assert again.script == found.script
        assert len(cast(found.script, shipped())) == len(set(found.script.characters))
        assert msgspec.json.decode(msgspec.json.encode(found.script), type=Script) == found.script
