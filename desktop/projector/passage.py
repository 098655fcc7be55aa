"""What lies between the step that was shown last and the one that is public now."""

from __future__ import annotations

from typing import NamedTuple

from rules.events import Correction
from rules.match import Match, Node


class Passage(NamedTuple):
    """The steps to be shown; ``back`` when something shown before was taken back or amended."""

    fresh: tuple[Node, ...]
    back: bool

    @property
    def corrected(self) -> bool:
        """Whether anything on the way was set by hand."""
        return any(isinstance(event, Correction) for node in self.fresh if node.step for event in node.step.events)


def passage(match: Match, shown: int, now: int) -> Passage:
    """The way from one step to another; nothing is fresh when it leads back."""
    if shown == now:
        return Passage((), False)
    way = match.path(now)
    numbers = [0, *(node.number for node in way)]
    if shown not in numbers:
        return Passage((), True)
    return Passage(tuple(way[numbers.index(shown) :]), False)
