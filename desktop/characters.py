"""Finds characters of the clocktower by what they are called, in either language, by an alias or by initials."""

from __future__ import annotations

from collections.abc import Iterable

from desktop.hangul import find as place_of
from desktop.hangul import plain
from rules.clocktower.content import Character


def find(typed: str, characters: Iterable[Character]) -> tuple[str, ...]:
    """The ids of the characters that may be meant, the likeliest first; nothing is meant by nothing."""
    if not plain(typed):
        return ()
    places = {one.id: place for one in characters if (place := _place(typed, one)) >= 0}
    return tuple(sorted(places, key=lambda id_: places[id_]))


def _place(typed: str, one: Character) -> int:
    """How far into one of its names that lies; -1 where it lies in none."""
    places = [place_of(typed, plain(text)) for text in (*one.called, one.id)]
    return min((place for place in places if place >= 0), default=-1)
