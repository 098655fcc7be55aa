"""The tree of the steps, and where one stands in it."""

from __future__ import annotations

from rules.engine import AnyBook, AnyTable, Step, is_fates
from rules.match.node import Node, beginning, belongs


class Tree:
    """Steps are never taken out of it: what was undone stays as a branch."""

    def __init__(self, book: AnyBook, start: AnyTable) -> None:
        self.book = book
        self._nodes = [Node(0, None, None, start, 0)]
        self._here = self._nodes[0]
        self._ahead: dict[int, Node] = {}

    @property
    def table(self) -> AnyTable:
        """The table as it is now."""
        return self._here.table

    @property
    def at(self) -> int:
        """The number of the step one stands after."""
        return self._here.number

    @property
    def length(self) -> int:
        """How many steps were ever played, branches included."""
        return len(self._nodes) - 1

    def node(self, number: int) -> Node:
        """The step of that number; IndexError if there is none."""
        if not 0 <= number < len(self._nodes):
            raise IndexError(number)
        return self._nodes[number]

    def path(self, to: int | None = None) -> list[Node]:
        """The steps from the start to here, or to another step, in order."""
        way, node = [], self._here if to is None else self.node(to)
        while node.parent is not None:
            way.append(node)
            node = node.parent
        return way[::-1]

    def is_on_way(self, number: int) -> bool:
        """Whether one passes that step on the way from the start to here; IndexError if there is none."""
        node, here = self.node(number), self._here
        while here.number > number and here.parent is not None:
            here = here.parent
        return here is node and node.parent is not None

    def branches(self) -> list[int]:
        """The last steps of the ways not taken, oldest first."""
        parents = {node.parent.number for node in self._nodes if node.parent is not None}
        taken = {node.number for node in self.path()}
        return [node.number for node in self._nodes[1:] if node.number not in parents | taken]

    # ---- what undo and redo take together

    def belongs(self, node: Node) -> bool:
        """Whether a step is undone with the one before."""
        return belongs(self.book, node)

    def last_answer(self) -> Node | None:
        """What the table answered last of a step that still asks; None where that is no part of it."""
        node = self._here
        while node.step is not None and node.step.joined and node.parent is not None:
            node = node.parent
        return node if self.table.asked is not None and node.stood is None and self.belongs(node) else None

    def before(self) -> Node | None:
        """Where one undo leads; None at the start."""
        node = beginning(self.book, self._here)
        return node.stood or node.parent

    def _beyond(self) -> Node | None:
        node = self._ahead.get(self.at)
        while node is not None and (further := self._ahead.get(node.number)) is not None:
            if further.parent is not node or not self.belongs(further):
                break
            node = further
        return node

    def _is_leap(self, node: Node) -> bool:
        """Whether one goes from the end of an amendment to where one stood before it, or the other way."""
        ahead = self._ahead.get(self.at)
        return beginning(self.book, self._here).stood is node or (ahead is not None and ahead.stood is self._here)

    # ---- growing and moving

    def _enter(self, step: Step, table: AnyTable) -> None:
        asked = self._here.questions + is_fates(step)
        node = Node(len(self._nodes), self._here, step, table, asked)
        self._nodes.append(node)
        self._ahead[self._here.number] = node
        self._here = node

    def _stand(self, node: Node) -> None:
        # A step's number is always above its parent's, so the walk up costs no more than the way gone.
        up, end = self._here, beginning(self.book, self._here)
        while up.number > node.number and up.parent is not None:
            self._ahead[up.parent.number] = up
            up = up.parent
        down = node
        while down is not up and down.parent is not None:
            self._ahead[down.parent.number] = down
            down = down.parent
        if end.stood is node:
            self._ahead[node.number] = end
        self._here = node

    def _graft(self, old: Node, stood: Node, first: Node) -> None:
        """What was grown from ``first`` to here corrects an old step; undo leads to where one stood before."""
        first.amended = old
        self._here.stood = stood
        self._ahead[stood.number] = self._here
