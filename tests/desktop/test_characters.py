"""Characters are found by either vocabulary, by either language and by initials (clocktower.md E 1)."""

from __future__ import annotations

import pytest

from desktop.characters import find
from tests.rules.clocktower.shipped import shipped

MEANT = {
    "설교자": "preacher", "전도": "preacher", "ㅈㄷㅅ": "preacher", "기술": "engineer", "ㄱㅅㅈ": "engineer",
    "라이": "riot", "역병의": "plaguedoctor", "plague d": "plaguedoctor", "TOWN": "towncrier", "꽃파": "flowergirl",
}  # fmt: skip


@pytest.mark.parametrize("typed", MEANT)
def test_a_character_is_found_by_what_it_is_called(typed: str) -> None:
    assert find(typed, shipped().characters.values())[0] == MEANT[typed]


@pytest.mark.parametrize("typed", ["", " ", "없는 사람"])
def test_nothing_is_found_by_nothing(typed: str) -> None:
    assert find(typed, shipped().characters.values()) == ()
