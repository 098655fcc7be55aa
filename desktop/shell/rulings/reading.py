"""One way to read a rule: a point of the house rules and an answer to it."""

from __future__ import annotations

from typing import NamedTuple

from desktop import house_rules
from desktop.house_rules import AnyOptions
from desktop.shell.new_game.point_table import CARDS
from desktop.shell.new_game.points import Given, Point
from desktop.words import Words
from rules.messages import says

IS_PLAYED, ASKED = says("{point}: {answer}"), says("{point} {answer}")


class Reading(NamedTuple):
    """``now`` tells that the table plays so; only an ``open`` one can be played from now on."""

    point: Point
    answer: Given
    now: bool

    @property
    def open(self) -> bool:
        """Whether the program itself can play so."""
        return self.point.takes(self.answer)

    def title(self, words: Words) -> str:
        """What is read how."""
        asked = words.say(self.point.label)
        values = {"point": asked, "answer": words.say(house_rules.plays(self.point, self.answer))}
        return words.say(ASKED if asked.endswith("?") else IS_PLAYED, values)


def readings(options: AnyOptions, point: Point) -> tuple[Reading, ...]:
    """Every answer that a point has; the noise cards have an own line of their own."""
    if point.key == CARDS:
        return ()
    played = house_rules.answer(options, point.key) if point.open else point.usual
    return tuple(Reading(point, answer, answer == played) for answer, _ in point.answers)


def as_played(options: AnyOptions, point: Point) -> Reading:
    """How a table plays a point now."""
    played = house_rules.answer(options, point.key)
    return Reading(point, point.usual if played is None else played, True)
