"""A figure beside its floor, and the table of them."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence
from unicodedata import east_asian_width

import msgspec

from desktop.words import Words
from rules.messages import says


class Row(msgspec.Struct, frozen=True):
    """What was measured; ``floor`` is a fixed cost in the same unit, the others are the bounds to keep to."""

    figure: str
    value: float
    unit: str
    floor: float | None = None
    floor_of: str = ""
    most: float | None = None
    least: float | None = None
    most_ratio: float | None = None

    @property
    def ratio(self) -> float | None:
        """How many floors the value costs."""
        return self.value / self.floor if self.floor else None

    @property
    def met(self) -> bool:
        """Whether the figure keeps to its bounds."""
        return (
            (self.most is None or self.value <= self.most)
            and (self.least is None or self.value >= self.least)
            and (self.most_ratio is None or self.ratio is None or self.ratio <= self.most_ratio)
        )

    def bound(self) -> str:
        """The bound in signs, such as ``≤ 3 ×``."""
        signs = (("≤", self.most, self.unit), ("≥", self.least, self.unit), ("≤", self.most_ratio, "×"))
        return ", ".join(f"{sign} {bound:,g} {unit}" for sign, bound, unit in signs if bound is not None)


HEADINGS = (says("figure"), says("value"), says("floor"), says("ratio"), says("bound"), says("kept"))


def table(rows: Sequence[Row], words: Words) -> str:
    """The figures in columns."""
    lines = [tuple(words.say(heading) for heading in HEADINGS), *(_cells(row, words) for row in rows)]
    widths = [max(wide(line[column]) for line in lines) for column in range(len(HEADINGS))]
    return "\n".join(
        "  ".join(cell + " " * (width - wide(cell)) for cell, width in zip(line, widths, strict=True)).rstrip()
        for line in lines
    )


def wide(text: str) -> int:
    """How many columns of a terminal a text takes: Korean letters take two."""
    return sum(2 if east_asian_width(letter) in "WF" else 1 for letter in text)


def _cells(row: Row, words: Words) -> tuple[str, ...]:
    floor = f"{row.floor:,.4g} {row.unit} ({words.say(row.floor_of)})" if row.floor is not None else "–"
    ratio = f"{row.ratio:,.2f} ×" if row.ratio is not None else "–"
    kept = words.say(says("yes") if row.met else says("no")) if row.bound() else "–"
    return words.say(row.figure), f"{row.value:,.4g} {row.unit}", floor, ratio, row.bound(), kept


Clock = Callable[[], float]


def seconds(act: Callable[[], object], clock: Clock = time.perf_counter) -> float:
    """How long an act takes; ``time.thread_time`` leaves out what other programs take meanwhile."""
    begun = clock()
    act()
    return clock() - begun


def quantile(times: Sequence[float], share: float) -> float:
    """The time that so large a share of the others keeps to: 0.5 is the median."""
    return sorted(times)[min(len(times) - 1, math.ceil(share * len(times)) - 1)]


def beside(
    act: Callable[[], object], floor: Callable[[], object], times: int, clock: Clock = time.thread_time
) -> tuple[float, float]:
    """The medians of an act and of its floor, taken in turns: what slows the one slows the other."""
    pairs = [(seconds(act, clock), seconds(floor, clock)) for _ in range(times)]
    value, least = (quantile(taken, 0.5) for taken in zip(*pairs, strict=True))
    return value, least


def median_of(act: Callable[[], object], times: int) -> float:
    """The median of so many acts, in seconds of this thread."""
    return quantile([seconds(act, time.thread_time) for _ in range(times)], 0.5)
