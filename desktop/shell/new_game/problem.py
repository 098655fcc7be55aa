"""One thing that is wrong with a draft, and what has to be known around it to tell."""

from collections.abc import Mapping
from typing import NamedTuple

from desktop.speech import Speech
from desktop.words import Words
from rules.hakoonna.content import Content


class Problem(NamedTuple):
    """``field`` is where it stands; ``fix`` says what mends it, if anything does, and ``mend`` names it."""

    field: str
    text: str
    warning: bool = False
    fix: str = ""
    mend: str = ""


class Screen(NamedTuple):
    """A screen that the host is not on: the key by which it is known again, and what people call it."""

    key: str
    name: str


class Around(NamedTuple):
    """The language, the data of the game, the screens for an audience, the usual folder of records.

    ``faults`` holds what is wrong with a file that was read, by field.
    """

    speech: Speech
    content: Content
    screens: tuple[Screen, ...] = ()
    folder: str = ""
    faults: Mapping[str, str] = {}

    @property
    def words(self) -> Words:
        """The language."""
        return self.speech.words
