"""When a thing is done, and to whom: the reasons that many chapters share."""

from __future__ import annotations

from collections.abc import Iterator
from difflib import get_close_matches

from rules.actions import Action
from rules.clocktower.grim import Grim
from rules.clocktower.state import STORYTELLER, Phase, Square
from rules.clocktower.violations import NoGrimoire, OffScript, TargetNotPlayer, WrongTime
from rules.seats import HOST
from rules.tags import tag_of
from rules.violations import NameUnknown, NotYourTurn, Violation


def by_host(action: Action) -> Iterator[Violation]:
    """The storyteller does everything."""
    if action.seat != HOST:
        yield NotYourTurn(HOST)


def during(public: Square, action: Action, *phases: Phase) -> Iterator[Violation]:
    """The storyteller does it, in one of these parts of the game."""
    yield from by_host(action)
    if public.phase not in phases:
        yield WrongTime(tag_of(action), phases[0])


def at_play(public: Square, action: Action) -> Iterator[Violation]:
    """At night or by day."""
    yield from during(public, action, "night", "day")


def in_the_grimoire(public: Square, action: Action, *phases: Phase) -> Iterator[Violation]:
    """What only a program that holds the grimoire can do."""
    yield from during(public, action, *phases)
    if public.options.knowledge != "grimoire":
        yield NoGrimoire()


def unknown(public: Square, *seats: str) -> Iterator[Violation]:
    """A name that is nobody's in the circle; the storyteller is no player."""
    for seat in seats:
        if seat == STORYTELLER:
            yield TargetNotPlayer()
        elif seat not in public.circle:
            near = get_close_matches(seat, public.circle, n=1, cutoff=0.0)
            yield NameUnknown(seat, near[0] if near else "")


def off_script(grim: Grim, *characters: str) -> Iterator[Violation]:
    """A character that the sheet does not have, or that is none at all."""
    for one in dict.fromkeys(characters):
        if grim.content.character(one) is None:
            near = get_close_matches(one, grim.sheet, n=1, cutoff=0.0)
            yield NameUnknown(one, near[0] if near else "")
        elif one not in grim.sheet:
            yield OffScript(one)
