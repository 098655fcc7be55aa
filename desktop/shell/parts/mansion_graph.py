"""A laid mansion as rings and lines."""

from collections.abc import Iterable

from desktop.shell.parts.door_graph import Edge, Node, short
from desktop.words import Words
from rules.hakoonna import mansion
from rules.hakoonna.content import FLOORS, Content, Placement


def nodes(content: Content, placements: Iterable[Placement], words: Words) -> list[Node]:
    """The rooms, floor by floor from the first, the one the mansion begins with first."""
    first = content.starting("1F")
    ordered = sorted(placements, key=lambda one: (one.room != first, FLOORS.index(one.floor)))
    return [_node(content, placement, words) for placement in ordered]


def _node(content: Content, placement: Placement, words: Words) -> Node:
    name = words.say("{it}", {"it": content.by_id[placement.room].name})
    return Node(placement.room, name, short(name, words.language), placement.floor, placement.col, placement.row)


def edges(content: Content, placements: Iterable[Placement]) -> list[Edge]:
    """The ways between them."""
    return [Edge(link.a, link.b, link.kind == "stairs") for link in mansion.links(content, tuple(placements))]
