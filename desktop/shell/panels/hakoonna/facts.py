"""The public facts of a mansion, as far as they are tracked."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from desktop.words import Words
from rules.hakoonna.content import Content
from rules.hakoonna.state import BEFORE_PLAY, Public
from rules.hakoonna.surrender import agreeing
from rules.messages import says

TIMES: Mapping[str, str] = {
    **dict.fromkeys(BEFORE_PLAY, says("Setting up")),
    "noise": says("The visitors' time"),
    "tower": says("The visitors' time"),
    "act": says("The visitors' time"),
    "hako": says("Hako Onna's time"),
    "phone": says("The telephone rings"),
    "gray": says("The Gray Man's turn"),
    "naming": says("Game over"),
    "over": says("Game over"),
}
OF = says("{n} of {total}")


class Fact(NamedTuple):
    """What it is about, and how it stands."""

    about: str
    value: str


def facts(content: Content, public: Public, words: Words, called: Callable[[str], str]) -> list[Fact]:
    """In the order in which they are shown."""
    told = [
        Fact(words.say(says("Whose time")), words.say(TIMES[public.phase])),
        Fact(words.say(says("Boards laid")), _of(len(public.placements), len(content.rooms), words)),
        Fact(words.say(says("Living visitors")), _of(len(public.living), len(public.visitors), words)),
        Fact(words.say(says("Diaries opened")), _of(public.diaries, _diaries(content), words)),
        Fact(words.say(says("Safe")), words.say(says("open") if public.safe_open else says("shut"))),
        Fact(words.say(says("Shadows without a tile")), str(len(public.empty))),
        Fact(words.say(says("Barrier token")), _barrier(public, words, called)),
        Fact(words.say(says("Surrender")), _surrender(public, words, called)),
    ]
    powers = [*public.known, *(power for power in public.sealed if power not in public.known)]
    shown = words.say("{it}", {"it": [called(power) for power in powers]})
    return [*told, Fact(words.say(says("Powers seen")), shown)] if powers else told


def _diaries(content: Content) -> int:
    return sum(content.tile[tile].count for tile in content.of_kind("diary"))


def _of(count: int, total: int, words: Words) -> str:
    return words.say(OF, {"n": count, "total": total})


def _barrier(public: Public, words: Words, called: Callable[[str], str]) -> str:
    if not public.barrier:
        return words.say(says("none laid"))
    return " – ".join(called(room) for room in public.barrier)


def _surrender(public: Public, words: Words, called: Callable[[str], str]) -> str:
    agreed = agreeing(public)
    if not agreed:
        return words.say(says("nobody agrees"))
    return words.say("{it}", {"it": [called(seat) for seat in agreed]})
