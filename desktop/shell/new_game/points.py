"""The points on which the printed rules are silent, and the sets of answers that tables like."""

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

import msgspec

from desktop.shell.new_game.point_table import ROWS
from rules.hakoonna.options import Options
from rules.messages import says

Given = str | int | bool


class Point(NamedTuple):
    """``key`` is the field of the options; ``open`` tells that the rules read it, so that it can be answered.

    The first answer is the one that is played where nobody says otherwise.
    """

    code: str
    key: str
    label: str
    answers: tuple[tuple[Given, str], ...]
    open: bool

    def takes(self, value: Given) -> bool:
        """Whether the rules know this answer."""
        try:
            msgspec.convert({self.key: value}, Options)
        except msgspec.ValidationError:
            return False
        return self.open

    @property
    def usual(self) -> Given:
        """What is played where nobody says otherwise."""
        return self.answers[0][0]


class Preset(NamedTuple):
    """A set of answers by its name; what it does not name is as usual."""

    title: str
    note: str
    answers: Mapping[str, Given]


STANDARD = "standard"
PRESETS = {
    "first-night": Preset(
        says("First night"),
        says("One action for the Gray Man. Weak powers and hints come later."),
        {"table_talk": "free"},
    ),
    STANDARD: Preset(says("Standard"), says("Every default."), {}),
    "seasoned": Preset(
        says("Seasoned"),
        says("Two actions for the Gray Man. The big red disc and reminders come later."),
        {"gray_actions_per_turn": 2, "noise_discs": "big"},
    ),
}


@cache
def points() -> tuple[Point, ...]:
    """All of them, in order."""
    known = {field.name: field.default for field in msgspec.structs.fields(Options)}
    return tuple(
        Point(code, key, label, answers, known.get(key) == answers[0][0]) for code, key, label, answers in ROWS
    )


@cache
def answered() -> Mapping[str, Point]:
    """Those that can be answered, by key."""
    return {point.key: point for point in points() if point.open}
