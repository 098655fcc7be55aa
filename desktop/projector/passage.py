"""What lies between the step that was shown last and the one that is public now."""

from __future__ import annotations

from typing import NamedTuple

from rules.actions import Answer
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


def is_answer(node: Node) -> bool:
    """Whether a step only answers what was asked before it."""
    return node.step is not None and isinstance(node.step.action, Answer)


def is_one_deed(way: tuple[Node, ...]) -> bool:
    """Whether all steps after the first only answer what was asked on the way."""
    return bool(way) and all(is_answer(node) for node in way[1:])


def deeds(way: tuple[Node, ...]) -> list[tuple[Node, ...]]:
    """The steps of a way, those that answer together with what asked them."""
    found: list[tuple[Node, ...]] = []
    for node in way:
        if found and is_answer(node):
            found[-1] = (*found[-1], node)
        else:
            found.append((node,))
    return found


def passage(match: Match, shown: int, now: int) -> Passage:
    """The way from one step to another; nothing is fresh when it leads back."""
    if shown == now:
        return Passage((), False)
    way = match.path(now)
    numbers = [0, *(node.number for node in way)]
    if shown not in numbers:
        return Passage((), True)
    return Passage(tuple(way[numbers.index(shown) :]), False)
