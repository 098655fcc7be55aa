"""The points on which the printed rules are silent, and the sets of answers that tables like."""

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

import msgspec

from desktop.shell.new_game.arkham.point_table import ROWS as OF_THE_TOWN
from desktop.shell.new_game.point_table import ROWS, Row
from rules.arkham.options import Options as TownOptions
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
    options: type[msgspec.Struct] = Options

    def takes(self, value: Given) -> bool:
        """Whether the rules know this answer."""
        try:
            msgspec.convert({self.key: value}, self.options)
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


TABLES: Mapping[type[msgspec.Struct], tuple[Row, ...]] = {Options: ROWS, TownOptions: OF_THE_TOWN}
"""The points of each game, by its options."""

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
def points(of: type[msgspec.Struct] = Options) -> tuple[Point, ...]:
    """All of a game, in order."""
    known = {field.name: field.default for field in msgspec.structs.fields(of)}
    return tuple(
        Point(code, key, label, answers, known.get(key) == answers[0][0], of)
        for code, key, label, answers in TABLES[of]
    )


def every_point() -> tuple[Point, ...]:
    """Those of every game."""
    return tuple(point for of in TABLES for point in points(of))


@cache
def answered(of: type[msgspec.Struct] = Options) -> Mapping[str, Point]:
    """Those that can be answered, by key."""
    return {point.key: point for point in points(of) if point.open}
