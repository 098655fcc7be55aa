"""The order of the nights with a script (flows.md 2.4, C7)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, Literal, NamedTuple

from rules.clocktower.content import DAWN, DUSK, STEPS, Content
from rules.clocktower.scripts.homebrew import night
from rules.clocktower.scripts.script import Script

Night = Literal["first", "other"]
KEYS: Final[Mapping[Night, str]] = {"first": "firstNight", "other": "otherNight"}


class Order(NamedTuple):
    """The steps of a night, and those among them that the script's own order left out."""

    steps: tuple[str, ...]
    added: tuple[str, ...] = ()


def night_order(script: Script, known: Content, which: Night, also: Iterable[str] = ()) -> Order:
    """The order of a night: the script's own if it has one, else the official one.

    It holds the steps of no character, and of the characters those on the sheet and ``also`` others, such as
    Travellers, that act in that night. A character that gives itself a number stands there in the official order.
    """
    usual = _usual(script, known, which, {*script.characters, *also})
    own = tuple(dict.fromkeys(script.first if which == "first" else script.other))
    return _completed(own, usual, {*script.characters, *also, *STEPS[which]}, which) if own else Order(usual)


def _usual(script: Script, known: Content, which: Night, there: set[str]) -> tuple[str, ...]:
    listed = known.first if which == "first" else known.other
    places: dict[str, float] = {id_: place for place, id_ in enumerate(listed) if id_ in {*there, *STEPS[which]}}
    dawn = places[DAWN]
    for id_, written in zip(script.characters, script.written, strict=False):
        number = night(written or {}, KEYS[which])
        if number and id_ not in known.characters:
            places[id_] = min(number, dawn - 1) + 0.5
    return tuple(sorted(places, key=lambda id_: places[id_]))


def _completed(own: tuple[str, ...], usual: tuple[str, ...], there: set[str], which: Night) -> Order:
    """The script's order with what it left out: the infos of the evil team come first, characters before dawn."""
    added = tuple(id_ for id_ in usual if id_ not in (*own, DUSK, DAWN))
    infos = [id_ for id_ in added if id_ in STEPS[which]]
    last = [id_ for id_ in added if id_ not in STEPS[which]]
    dawn = own.index(DAWN) if DAWN in own else len(own)
    before, after = (_there(part, there) for part in (own[:dawn], own[dawn:]))
    return Order((DUSK, *infos, *before, *last, DAWN, *after), added)


def _there(part: tuple[str, ...], there: set[str]) -> list[str]:
    return [id_ for id_ in part if id_ in there and id_ not in (DUSK, DAWN)]
