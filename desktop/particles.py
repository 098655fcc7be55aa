"""Korean particles, chosen by the sound on which the word before them ends.

A word is reduced to the Hangul syllable its reading ends on: `3` to 삼, `$5` to 러, `B` to 비. What has no
known reading (an unknown Latin name, an empty word) takes both forms at once, as in print: Alex은(는).
"""

import re
import unicodedata
from typing import NamedTuple


class Particle(NamedTuple):
    """The forms of one particle: after a final consonant, after a vowel, after who knows what."""

    closed: str
    open: str
    either: str
    after_rieul: str


def _particle(closed: str, open_: str, either: str) -> Particle:
    return Particle(closed, open_, either, after_rieul=closed)


PARTICLES = {
    "은": _particle("은", "는", "은(는)"),
    "이": _particle("이", "가", "이(가)"),
    "을": _particle("을", "를", "을(를)"),
    "과": _particle("과", "와", "과(와)"),
    "로": Particle("으로", "로", "(으)로", after_rieul="로"),
    "이에요": _particle("이에요", "예요", "이에요(예요)"),
    "이라": _particle("이라", "라", "(이)라"),
    "이나": _particle("이나", "나", "(이)나"),
}

DIGITS = dict(zip("0123456789", "영일이삼사오육칠팔구", strict=True))
TENS = ("", "십", "백", "천")
MYRIADS = ("", "만", "억", "조", "경")
SYMBOLS = {"%": "퍼센트", "$": "달러", "+": "플러스", "怨": "원"}
LETTERS = dict(zip("ABCDEFGHIJKLMNOPQRSTUVWXYZ", "이비시디이프지치이이이엘엠엔오피큐알스티유이유스이트", strict=True))
NAMES = {
    "alt": "알트",
    "backspace": "백스페이스",
    "ctrl": "컨트롤",
    "delete": "딜리트",
    "end": "엔드",
    "enter": "엔터",
    "esc": "이에스시",
    "hdmi": "에이치디엠아이",
    "home": "홈",
    "insert": "인서트",
    "lanternboard": "랜턴보드",
    "ok": "오케이",
    "pc": "피시",
    "pdf": "피디에프",
    "png": "피엔지",
    "qr": "큐알",
    "shift": "시프트",
    "space": "스페이스",
    "svg": "에스브이지",
    "tab": "탭",
    "tv": "티브이",
    "usb": "유에스비",
}

_DOLLARS = re.compile(r"\$\s?\d[\d,.]*$")
_NUMBER = re.compile(r"(?P<whole>\d[\d,]*)(?P<fraction>\.\d+)?$", re.ASCII)
_LATIN = re.compile(r"[A-Za-zÀ-ɏ]+$")

_FIRST_SYLLABLE, _LAST_SYLLABLE, _FINALS, _RIEUL = 0xAC00, 0xD7A3, 28, 8


def with_particle(word: str, marker: str) -> str:
    """`word` followed by the form of the particle `marker` that its last sound asks for.

    `marker` is a key of `PARTICLES`; any other raises a KeyError that lists them.
    """
    if marker not in PARTICLES:
        raise KeyError(f"no particle is marked {marker!r}; there are {', '.join(PARTICLES)}")
    return word + _form(PARTICLES[marker], _last_syllable(word))


def _form(particle: Particle, syllable: str) -> str:
    if not syllable:
        return particle.either
    final = (ord(syllable) - _FIRST_SYLLABLE) % _FINALS
    if not final:
        return particle.open
    return particle.after_rieul if final == _RIEUL else particle.closed


def _last_syllable(word: str) -> str:
    """The Hangul syllable on which `word`, read aloud, ends; empty where its reading is not known."""
    spoken = _spoken(word)
    reading = _read_amount(spoken) or _read_latin(spoken) or SYMBOLS.get(spoken[-1:], spoken)
    last = reading[-1:]
    return last if last and _FIRST_SYLLABLE <= ord(last) <= _LAST_SYLLABLE else ""


def _spoken(word: str) -> str:
    """`word` without the quotes, brackets, stops and pictures at its end, in composed plain characters."""
    spoken = unicodedata.normalize("NFKC", word)
    while spoken and spoken[-1] not in SYMBOLS and _is_silent(spoken[-1]):
        spoken = spoken[:-1]
    return spoken


def _is_silent(character: str) -> bool:
    category = unicodedata.category(character)
    return category[0] in "PZCM" or category in ("So", "Sk")


def _read_amount(spoken: str) -> str:
    if _DOLLARS.search(spoken):
        return SYMBOLS["$"]
    number = _NUMBER.search(spoken)
    if not number:
        return ""
    if number["fraction"]:
        return DIGITS[spoken[-1]]
    return _read_whole(number["whole"].replace(",", ""))


def _read_whole(digits: str) -> str:
    """The last syllable of a whole number: its last digit, or the unit that its noughts stand for."""
    significant = digits.rstrip("0")
    if not significant:
        return DIGITS["0"]
    noughts = len(digits) - len(significant)
    myriads, tens = divmod(noughts, len(TENS))
    if not noughts or myriads >= len(MYRIADS):
        return DIGITS[digits[-1]]
    return MYRIADS[myriads] or TENS[tens]


def _read_latin(spoken: str) -> str:
    """The stored reading of the Latin word, or the name of the single letter, that `spoken` ends on."""
    word = _LATIN.search(spoken)
    return NAMES.get(word[0].lower()) or LETTERS.get(word[0].upper(), "") if word else ""
