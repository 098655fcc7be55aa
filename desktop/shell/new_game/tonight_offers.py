"""What every new game asks about its evening: the seed, the record's folder, the screen, the grace, the language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Protocol

from desktop.shell.new_game.draft import Tonight
from desktop.shell.new_game.problem import Screen
from desktop.shell.parts.choices import Answer
from desktop.words import Words
from rules.messages import says

NONE: Final = "none"
LANGUAGES: Final = {"ko": "한국어", "en": "English"}

ASKED_TONIGHT: Final[dict[str, tuple[str, str]]] = {
    "seed": (says("Seed (advanced)"), says("The same seed draws and rolls the same. Empty: a new one.")),
    "folder": (says("Tonight's file goes to"), ""),
    "screen": (says("Audience's screen"), ""),
    "grace": (says("Grave news waits, in seconds"), says("Deaths, victories and reveals reach the audience later.")),
    "tongue": (says("Language"), ""),
}

Offer = tuple[list[Answer], str]


class Planned(Protocol):
    """A draft of any game."""

    tonight: Tonight


class Known(Protocol):
    """What has to be known around it."""

    @property
    def words(self) -> Words:
        """The language."""

    @property
    def screens(self) -> tuple[Screen, ...]:
        """The screens that the host is not on."""


def offered_tonight(draft: Planned, around: Known) -> dict[str, Offer]:
    """The screens and the languages."""
    words = around.words
    screens = [*(Answer(one.key, one.name) for one in around.screens), Answer(NONE, words.say(says("None for now")))]
    tongues = [Answer(language, name) for language, name in LANGUAGES.items()]
    return {"screen": (screens, draft.tonight.screen or NONE), "tongue": (tongues, words.language)}


def noted(
    table: Mapping[str, tuple[str, str]],
    words: Words,
    values: Mapping[str, object] | None = None,
    dark: tuple[str, ...] = (),
) -> list[Answer]:
    """What a table offers, each with a word about it, in one language."""
    return [
        Answer(value, words.say(title), words.say(note, values or {}), dark=value in dark)
        for value, (title, note) in table.items()
    ]


def take_screen(draft: Planned, value: str) -> None:
    """Let the audience look at a screen, or at none."""
    draft.tonight.screen = "" if value == NONE else value
