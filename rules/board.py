"""Spaces and connections as a graph: neighbours, steps, paths, what lies within reach."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from functools import cached_property
from typing import TYPE_CHECKING

from rules.views import Link, SpaceId

if TYPE_CHECKING:
    from networkx import Graph

Way = frozenset[SpaceId]


class Board:
    """A networkx graph of the connections, without those of ``kinds`` left out or in ``closed``.

    Built when first asked, for networkx takes longer to import than a window to open. Its answers are remembered.
    """

    def __init__(self, spaces: Iterable[SpaceId], links: Iterable[Link]) -> None:
        self.spaces: tuple[SpaceId, ...] = tuple(spaces)
        self.links: tuple[Link, ...] = tuple(links)
        self._steps: dict[SpaceId, Mapping[SpaceId, int]] = {}
        self._beside: dict[SpaceId, tuple[SpaceId, ...]] = {}
        self._without: dict[frozenset[Way], Board] = {}

    @cached_property
    def graph(self) -> Graph[SpaceId]:
        """The graph; each edge tells its ``kinds``."""
        import networkx

        graph: Graph[SpaceId] = networkx.Graph()
        graph.add_nodes_from(self.spaces)
        for link in self.links:
            kinds = (graph.get_edge_data(link.a, link.b) or {}).get("kinds", ())
            graph.add_edge(link.a, link.b, kinds=(*kinds, link.kind))
        return graph

    def without(self, closed: Collection[Way]) -> Board:
        """The board of a piece that the closed connections stop."""
        key = frozenset(closed)
        if not key:
            return self
        if key not in self._without:
            open_links = (link for link in self.links if frozenset((link.a, link.b)) not in key)
            self._without[key] = Board(self.spaces, open_links)
        return self._without[key]

    def neighbours(self, space: SpaceId) -> tuple[SpaceId, ...]:
        """The spaces one step away; none for a space that is not on the board."""
        if space not in self._beside:
            self._beside[space] = tuple(self.graph.adj[space]) if space in self.graph else ()
        return self._beside[space]

    def are_joined(self, a: SpaceId, b: SpaceId) -> bool:
        """Whether one connection joins the two."""
        return bool(self.graph.has_edge(a, b))

    def kinds(self, a: SpaceId, b: SpaceId) -> tuple[str, ...]:
        """The kinds of the connections between two spaces."""
        return tuple((self.graph.get_edge_data(a, b) or {}).get("kinds", ()))

    def steps(self, a: SpaceId, b: SpaceId) -> int | None:
        """The fewest steps from one space to another; None where no way leads."""
        return self._reach(a).get(b)

    def path(self, a: SpaceId, b: SpaceId) -> tuple[SpaceId, ...]:
        """The spaces of one shortest way, both ends included; () where no way leads."""
        import networkx

        if self.steps(a, b) is None:
            return ()
        return tuple(networkx.shortest_path(self.graph, a, b))

    def within(self, space: SpaceId, steps: int) -> tuple[SpaceId, ...]:
        """The other spaces at most so many steps away, nearest first."""
        return tuple(there for there, far in self._reach(space).items() if 0 < far <= steps)

    def unavoidable(self, a: SpaceId, b: SpaceId) -> tuple[tuple[SpaceId, ...], tuple[Way, ...]]:
        """The spaces and the connections on every way between two spaces, in order; none where no way leads."""
        path = self.path(a, b)
        spaces = (space for space in path[1:-1] if self._parts(a, b, frozenset({space})))
        steps = (step for step in zip(path, path[1:], strict=False) if len(self.kinds(*step)) == 1)
        ways = map(frozenset, steps)
        return tuple(spaces), tuple(way for way in ways if self.without((way,)).steps(a, b) is None)

    def _parts(self, a: SpaceId, b: SpaceId, without: frozenset[SpaceId]) -> bool:
        links = (link for link in self.links if not without & {link.a, link.b})
        return Board(self.spaces, links).steps(a, b) is None

    def _reach(self, space: SpaceId) -> Mapping[SpaceId, int]:
        if space not in self._steps:
            self._steps[space] = self._search(space)
        return self._steps[space]

    def _search(self, space: SpaceId) -> Mapping[SpaceId, int]:
        import networkx

        if space not in self.graph:
            return {}
        return dict(networkx.single_source_shortest_path_length(self.graph, space))


class Remembered:
    """Boards by the very values they were made from, the latest few; identity costs nothing to ask."""

    def __init__(self, size: int = 64) -> None:
        self._size = size
        self._boards: dict[tuple[int, ...], tuple[tuple[object, ...], Board]] = {}

    def get(self, *sources: object) -> Board | None:
        """The board made from these very values."""
        kept = self._boards.get(tuple(map(id, sources)))
        return kept[1] if kept is not None else None

    def keep(self, board: Board, *sources: object) -> Board:
        """Remember a board with its sources, so that their ids stay theirs; the oldest goes when there are too many."""
        if len(self._boards) >= self._size:
            del self._boards[next(iter(self._boards))]
        self._boards[tuple(map(id, sources))] = (sources, board)
        return board
