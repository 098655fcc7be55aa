"""A step in the tree, and what is undone together with it."""

from __future__ import annotations

import msgspec

from rules.actions import Answer
from rules.engine import AnyBook, AnyTable, Step


class Node(msgspec.Struct, eq=False):
    """A step in the tree, and the table after it. ``questions`` counts Fate's answers on the way here.

    ``amended`` is the old step that this one corrects, ``stood`` where one stood before the amendment that ends here.
    """

    number: int
    parent: Node | None
    step: Step | None
    table: AnyTable
    questions: int
    amended: Node | None = None
    stood: Node | None = None

    def __repr__(self) -> str:
        return f"Node({self.number})"


def belongs(book: AnyBook, node: Node) -> bool:
    """Whether a step is undone with the one before: joined to it, or the answer to a question that binds."""
    step, before = node.step, node.parent
    if step is None or before is None or step.joined:
        return step is not None and step.joined
    asked = before.table.asked
    return asked is not None and isinstance(step.action, Answer) and book.binds(before.table.state, asked)


def beginning(book: AnyBook, node: Node) -> Node:
    """A step without what is joined to it; the end of an amendment is taken as one."""
    while node.stood is None and node.parent is not None and belongs(book, node):
        node = node.parent
    return node
