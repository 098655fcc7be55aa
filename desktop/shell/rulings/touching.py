"""Which points of the house rules a refusal hangs on, and those that a step of the game does."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping

from desktop.shell.new_game.points import Point, every_point
from rules.violations import Violation

CODE = re.compile(r"U-\d\d")

BESIDES: Mapping[str, tuple[str, ...]] = {
    "HO-R04": ("U-04",),
    "HO-R09": ("U-11",),
    "HO-R22": ("U-26",),
    "HO-R23": ("table_talk",),
    "HO-R24": ("U-28",),
    "HO-R32": ("U-08",),
    "HO-R33": ("U-08",),
    "HO-R34": ("U-05", "start_power_ban"),
    "HO-R35": ("U-06",),
    "HO-R36": ("U-07",),
    "HO-R37": ("U-20",),
    "HO-R38": ("U-22",),
    "HO-R55": ("U-09",),
}
"""Points that a violation's source does not cite, by its number: their codes, or the keys of those that have none."""

OF_THE_TOWN: Mapping[str, tuple[str, ...]] = {
    "AH-R09": ("AS-21",),
    "AH-R17": ("AS-06",),
    "AH-R19": ("AS-07",),
    "AH-R40": ("AS-05",),
}
"""The same for the town."""

OF_ACTIONS: Mapping[str, tuple[str, ...]] = {
    "lay": ("U-04",),
    "stack": ("U-11",),
    "pass": ("U-17",),
    "open": ("U-09",),
    "give": ("U-19",),
    "try-safe": ("U-13",),
    "exorcise": ("U-12",),
    "weapon-on-gray": ("U-34",),
    "talk": ("table_talk",),
    "seal": ("U-22",),
    "wail": ("U-06",),
    "set-power": ("U-07", "U-08"),
    "want": ("U-24",),
    "call-mary": ("U-28",),
    "stand-behind": ("U-23",),
    "order-open": ("U-27",),
    "ring": ("U-25",),
    "bar": ("U-26",),
    "end-time": ("U-10",),
    "agree": ("U-31",),
    "surrender": ("U-31",),
}
"""Points on which an action hangs, by its tag."""


def of_violation(reason: Violation | type[Violation]) -> tuple[Point, ...]:
    """What its source cites, and what it hangs on besides."""
    return _named({*CODE.findall(reason.source), *BESIDES.get(reason.id, ()), *OF_THE_TOWN.get(reason.id, ())})


def of_violations(reasons: Iterable[Violation]) -> tuple[Point, ...]:
    """The points of all of them, each once."""
    return _named({point.key for reason in reasons for point in of_violation(reason)})


def of_actions(tags: Iterable[str]) -> tuple[Point, ...]:
    """The points on which any of these actions hangs."""
    return _named({named for tag in tags for named in OF_ACTIONS.get(tag, ())})


def _named(wanted: Collection[str]) -> tuple[Point, ...]:
    """The points of these codes and keys, in their order."""
    return tuple(point for point in every_point() if point.code in wanted or point.key in wanted)
