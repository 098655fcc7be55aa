"""The host's own almanac is read by both vocabularies, and what fits nowhere is told (clocktower.md A0)."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.clocktower.scripts import read_almanac
from tests.rules.clocktower.shipped import shipped

TEXT = """
밤에 혼자 적은 쪽지
마을주민
설교자
밤에 누군가를 찾아가 설교해요.
종이 울리면 말이 길어진답니다.
"첫 문장은 따옴표 안에 있어요." 그다음은 우리가 적은 설명이에요.
설명은 두 문단일 수도 있어요.
진행 방법
- 깨우고 고르게 해요.
- 하수인이면 알려요.
-
예시 · 메모
- 첫 번째 메모예요.
줄표 없는 메모예요.

외지인
역병의사
죽으면 무언가 남아요.
진행 방법
• 그때 정해요.
Demon
Riot
Third day, third bell.
…
악마
없는 악마
아무도 몰라요.
마을주민
전도사
두 번째 전도사예요.
"""


def test_the_entries_are_found_by_either_vocabulary() -> None:
    found = read_almanac(TEXT.encode(), shipped())
    assert list(found.entries) == ["preacher", "plaguedoctor", "riot"]
    preacher = found.entries["preacher"]
    assert (preacher.line, preacher.type, preacher.name) == (3, "마을주민", "설교자")
    assert preacher.ability == "밤에 누군가를 찾아가 설교해요."
    assert preacher.flavour == "종이 울리면 말이 길어진답니다."
    assert preacher.body.count("\n") == 1
    assert preacher.run == ("깨우고 고르게 해요.", "하수인이면 알려요.", "")
    assert preacher.notes == ("첫 번째 메모예요.",)
    assert found.entries["plaguedoctor"].run == ("그때 정해요.",)
    assert (found.entries["plaguedoctor"].flavour, found.entries["plaguedoctor"].body) == ("", "")
    assert found.entries["riot"].flavour == "…"


def test_what_could_not_be_placed_is_told_by_line() -> None:
    told = [(one.code, one.values.get("line")) for one in read_almanac(TEXT.encode(), shipped()).remarks]
    wanted = [("OK", None), ("STRAY_LINE", 2), ("STRAY_LINE", 15), ("UNKNOWN_NAME", 27), ("DUPLICATE_ID", None)]
    assert told == wanted


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16", "cp949"])
def test_other_encodings_are_read(encoding: str) -> None:
    text = TEXT.replace("•", "-").replace("…", "...")
    found = read_almanac(text.encode(encoding), shipped(), "cp949" if encoding == "cp949" else "")
    assert list(found.entries) == ["preacher", "plaguedoctor", "riot"]


@pytest.mark.parametrize(
    ("data", "code"), [(b"", "EMPTY"), (b"%PDF-1", "FOREIGN"), ("악마".encode("cp949"), "ENCODING")]
)
def test_what_is_no_text_is_refused(data: bytes, code: str) -> None:
    found = read_almanac(data, shipped())
    assert (dict(found.entries), [one.code for one in found.remarks]) == ({}, [code])


def test_a_text_about_something_else_holds_no_entry() -> None:
    codes = [one.code for one in read_almanac("우유\n빵\n".encode(), shipped()).remarks]
    assert codes == ["NO_ENTRIES", "STRAY_LINE", "STRAY_LINE"]


@settings(max_examples=200, deadline=None)
@given(st.lists(st.sampled_from(["악마", "포", "진행 방법", "- a", "b", "", "예시 · 메모", "전설", "진"]), max_size=20))
def test_no_order_of_lines_makes_it_fail(lines: list[str]) -> None:
    read_almanac("\n".join(lines).encode(), shipped())
