"""Finds what was typed in a name, also by initial consonants alone and while a syllable is still being put together."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator

INITIALS = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ"
FINALS = (
    "", "ㄱ", "ㄲ", "ㄱㅅ", "ㄴ", "ㄴㅈ", "ㄴㅎ", "ㄷ", "ㄹ", "ㄹㄱ", "ㄹㅁ", "ㄹㅂ", "ㄹㅅ", "ㄹㅌ", "ㄹㅍ", "ㄹㅎ",
    "ㅁ", "ㅂ", "ㅂㅅ", "ㅅ", "ㅆ", "ㅇ", "ㅈ", "ㅊ", "ㅋ", "ㅌ", "ㅍ", "ㅎ",
)  # fmt: skip
PAIRS = str.maketrans({
    "ㄳ": "ㄱㅅ", "ㄵ": "ㄴㅈ", "ㄶ": "ㄴㅎ", "ㄺ": "ㄹㄱ", "ㄻ": "ㄹㅁ", "ㄼ": "ㄹㅂ",
    "ㄽ": "ㄹㅅ", "ㄾ": "ㄹㅌ", "ㄿ": "ㄹㅍ", "ㅀ": "ㄹㅎ", "ㅄ": "ㅂㅅ",
})  # fmt: skip
"""A keyboard joins two consonants that were meant as two initials."""

FIRST, LAST = ord("가"), ord("힣")
TO_A_VOWEL, TO_AN_INITIAL = len(FINALS), len(FINALS) * 21


def plain(text: str) -> str:
    """The letters and digits of a text, small, without what lies between them."""
    return "".join(sign for sign in unicodedata.normalize("NFC", text).casefold() if sign.isalnum())


def initial(sign: str) -> str:
    """The consonant that a syllable begins with; nothing for what is no syllable."""
    return INITIALS[(ord(sign) - FIRST) // TO_AN_INITIAL] if FIRST <= ord(sign) <= LAST else ""


def find(typed: str, text: str) -> int:
    """Where a plain text holds what was typed, -1 where it does not; nothing is found at once."""
    places = [place for reading in _readings(plain(typed)) if (place := _place(reading, text)) >= 0]
    return min(places, default=-1)


def _readings(typed: str) -> Iterator[str]:
    """What was typed; its last syllable may end with the consonant that the next one begins with."""
    spread = typed.translate(PAIRS)
    yield spread
    final = FINALS[(ord(spread[-1]) - FIRST) % TO_A_VOWEL] if spread and initial(spread[-1]) else ""
    if final:
        bare = (ord(spread[-1]) - FIRST) // TO_A_VOWEL * TO_A_VOWEL + FIRST
        yield f"{spread[:-1]}{chr(bare + FINALS.index(final[:-1]))}{final[-1]}"


def _place(typed: str, text: str) -> int:
    starts = range(len(text) - len(typed) + 1)
    return next((start for start in starts if _is_at(typed, text[start:])), -1)


def _is_at(typed: str, text: str) -> bool:
    last = len(typed) - 1
    return all(
        sign == written or sign == initial(written) or (number == last and _begins(sign, written))
        for number, (sign, written) in enumerate(zip(typed, text, strict=False))
    )


def _begins(sign: str, written: str) -> bool:
    """Whether a syllable without a final may still become the other."""
    if not initial(sign) or not initial(written) or (ord(sign) - FIRST) % TO_A_VOWEL:
        return False
    return (ord(sign) - FIRST) // TO_A_VOWEL == (ord(written) - FIRST) // TO_A_VOWEL
