"""What was typed is found by syllables, by first consonants and while a syllable is put together."""

import unicodedata

import pytest

from desktop.hangul import find, initial, plain


@pytest.mark.parametrize(
    "typed",
    [
        "되돌리기", "돌리", "ㄷㄷㄹㄱ", "ㄷㄷ", "되ㄷ", "됟", "되도", "ㄷㄷㄺ", "되 돌", "돌ㄹ",
        unicodedata.normalize("NFD", "되돌리기"),
    ],
)  # fmt: skip
def test_a_name_is_found(typed: str) -> None:
    assert find(typed, plain("되돌리기")) >= 0


@pytest.mark.parametrize("typed", ["되들", "ㄷㄹㄱㄱ", "되돌리기요", "둬", "undo"])
def test_another_name_is_not_found(typed: str) -> None:
    assert find(typed, plain("되돌리기")) == -1


def test_case_and_spaces_make_no_difference() -> None:
    assert find("FULL s", plain("Full screen")) == 0


def test_where_it_begins_is_told() -> None:
    assert find("기록", plain("공개 기록")) == 2


def test_nothing_is_found_everywhere() -> None:
    assert find("", plain("기록")) == 0


@pytest.mark.parametrize(("sign", "consonant"), [("각", "ㄱ"), ("힣", "ㅎ"), ("ㅎ", ""), ("h", "")])
def test_the_first_consonant_of_a_syllable(sign: str, consonant: str) -> None:
    assert initial(sign) == consonant
