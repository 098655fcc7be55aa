"""What is wrong with where the evening is kept and shown, with its seed and with a file of house rules."""

import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Protocol

from desktop.shell.new_game.draft import Tonight
from desktop.shell.new_game.problem import Problem, Screen
from desktop.words import Words
from rules.messages import says

LONGEST_GRACE = 5


class Planned(Protocol):
    """A draft of any game."""

    tonight: Tonight

    def the_seed(self) -> int | None:
        """The seed as typed, or drawn where none is; None for what is no seed."""


class Known(Protocol):
    """What has to be known around it."""

    @property
    def words(self) -> Words:
        """The language."""

    @property
    def screens(self) -> tuple[Screen, ...]:
        """The screens that the host is not on."""

    @property
    def faults(self) -> Mapping[str, str]:
        """What is wrong with a file that was read, by field."""


def seed(draft: Planned, around: Known) -> Iterator[Problem]:
    """A number that the program's answers grow from; and the file of house rules, which may be broken."""
    say = around.words.say
    if draft.the_seed() is None:
        text = say(says("The seed is a whole number from 0."))
        yield Problem("seed", text, fix=say(says("Draw one")), mend="seed")
    if "house-file" in around.faults:
        fix = say(says("Standard rules"))
        yield Problem("house-file", around.faults["house-file"], fix=fix, mend="house-file")


def tonight(draft: Planned, around: Known) -> Iterator[Problem]:
    """The record's folder, the audience's screen, the grace."""
    say = around.words.say
    if not _writable(draft.tonight.folder):
        text = say(says("This folder is read-only. Use Documents instead?"))
        yield Problem("folder", text, fix=say(says("Use Documents")), mend="folder")
    if not around.screens:
        text = say(says("Only one screen. Start now, add the projector later."))
        yield Problem("screen", text, warning=True)
    if grace(draft.tonight.grace) is None:
        text = say(says("Choose 0 to 5 seconds."))
        yield Problem("grace", text, fix=say(says("1.5 seconds")), mend="grace")


def grace(typed: str) -> int | None:
    """The milliseconds that grave news waits; None for what is not from 0 to 5 seconds."""
    try:
        seconds = float(typed.strip().replace(",", "."))
    except ValueError:
        return None
    return round(1000 * seconds) if 0 <= seconds <= LONGEST_GRACE else None


def _writable(typed: str) -> bool:
    """Whether a record could be begun there; the folder itself may still have to be made."""
    if not typed.strip():
        return True
    folder = Path(typed.strip()).expanduser()
    if not folder.is_absolute():
        return False
    try:
        there = next(one for one in (folder, *folder.parents) if one.exists())
        return there.is_dir() and os.access(there, os.W_OK | os.X_OK)
    except OSError:
        return False
