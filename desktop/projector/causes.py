"""Why the curtain is down, and what it says then."""

from __future__ import annotations

import enum

from desktop.projector.folds import Sentence
from desktop.projector.tongues import Said, Tongues
from rules.messages import says


class Cause(enum.IntEnum):
    """The first of those that hold is what the curtain speaks of."""

    SOURCE = 1
    CHECK = 2
    SECRET = 3
    HOST = 4
    START = 5


CLOSE_EYES = says("Please close your eyes")
OPEN_EYES = says("Open them when the lantern is lit")
SOON = says("We begin soon")
WAIT = says("One moment, please")
TELL_NUMBER = says("Please tell the host this number")


def sentence(cause: Cause, tongues: Tongues, whose: Said, number: str) -> Sentence:
    """What is written on the curtain."""
    if cause is Cause.CHECK:
        return Sentence(hero=tongues.say(TELL_NUMBER), number=number)
    if cause is Cause.SECRET:
        return Sentence(tongues.say(CLOSE_EYES), whose, tongues.say(OPEN_EYES))
    return Sentence(tongues.say(SOON if cause is Cause.START else WAIT))
