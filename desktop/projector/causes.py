"""Why the curtain is down, and what it says then."""

from __future__ import annotations

import enum
from typing import NamedTuple

from desktop.projector.folds import Sentence
from desktop.projector.tongues import Said, Tongues
from rules.messages import says


class Cause(enum.IntEnum):
    """The first of those that hold is what the curtain speaks of."""

    SOURCE = 1
    CHECK = 2
    REST = 3
    SECRET = 4
    HIDING = 5
    HOST = 6
    START = 7


class Rest(NamedTuple):
    """What is said while nobody plays, how long it still lasts, "" for no end, and whether the story is told."""

    caption: str = ""
    clock: str = ""
    told: bool = False


CLOSE_EYES = says("Please close your eyes")
OPEN_EYES = says("Open them when the lantern is lit")
SOON = says("We begin soon")
WAIT = says("One moment, please")
TELL_NUMBER = says("Please tell the host this number")


def sentence(cause: Cause, tongues: Tongues, whose: Said, number: str, rest: Rest, story: Said = ()) -> Sentence:
    """What is written on the curtain."""
    if cause is Cause.REST:
        return Sentence(hero=tongues.say(rest.caption), number=rest.clock, story=story if rest.told else ())
    if cause is Cause.CHECK:
        return Sentence(hero=tongues.say(TELL_NUMBER), number=number)
    if cause in (Cause.SECRET, Cause.HIDING):
        return Sentence(tongues.say(CLOSE_EYES), whose, tongues.say(OPEN_EYES))
    return Sentence(tongues.say(SOON if cause is Cause.START else WAIT))
