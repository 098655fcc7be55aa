"""An old step with the joined answers that belong to it, and what is played in its place."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from rules.actions import Answer
from rules.effects import Choice
from rules.engine import AnyTable, Step

if TYPE_CHECKING:
    from rules.match import Node


class Unit(NamedTuple):
    """An old step with the joined answers that belong to it."""

    nodes: tuple[Node, ...]

    @property
    def number(self) -> int:
        """By which it is ruled on."""
        return self.nodes[0].number

    @property
    def step(self) -> Step:
        """The step without its answers."""
        return step_of(self.nodes[0])

    @property
    def left_open(self) -> Choice | None:
        """The question that was open after it."""
        return self.nodes[-1].table.asked


class Played(NamedTuple):
    """A step of a way, and the table after it."""

    step: Step
    table: AnyTable


class Replayed(NamedTuple):
    """An old step and what stands in its place."""

    unit: Unit
    played: tuple[Played, ...]


def step_of(node: Node) -> Step:
    """The step of a node that is not the start."""
    assert node.step is not None
    return node.step


def units(nodes: list[Node]) -> list[Unit]:
    """The steps of a way, each with its answers."""
    units: list[list[Node]] = []
    for node in nodes:
        step = step_of(node)
        if units and step.joined and isinstance(step.action, Answer):
            units[-1].append(node)
        else:
            units.append([node])
    return [Unit(tuple(unit)) for unit in units]


def answers(node: Node, asked: Choice | None) -> bool:
    """Whether an old step answered the same question as is asked now; numbers and piles in it may differ."""
    question = node.parent.table.asked if node.parent is not None else None
    return isinstance(step_of(node).action, Answer) and is_same(question, asked)


def is_same(one: Choice | None, other: Choice | None) -> bool:
    """Whether two questions are of one kind, to one seat."""
    return one is not None and other is not None and type(one) is type(other) and one.seat == other.seat
