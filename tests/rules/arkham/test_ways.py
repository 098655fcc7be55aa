"""The board as graphs: the town, its arrows, the other worlds, the gates that open and close (arkham-board.md 2-5)."""

from __future__ import annotations

from collections.abc import Mapping

import networkx

from rules.arkham.events import GateSet
from rules.board import Board
from tests.rules.arkham.a_town import Evening, a_town, gates
from tests.rules.arkham.shipped import shipped


def graph(evening: Evening) -> networkx.Graph[str]:
    """Spaces and links as they are drawn."""
    picture = evening.picture()
    return Board([space.id for space in picture.spaces], picture.links).graph


def directed(arrows: Mapping[str, str]) -> networkx.DiGraph[str]:
    """Arrows as a graph."""
    return networkx.DiGraph(list(arrows.items()))


def test_nine_streets_twenty_six_locations_and_the_worlds() -> None:
    content = shipped()
    town = graph(a_town("p1 library"))
    assert (len(content.streets), len(content.locations), len(content.worlds)) == (9, 26, 8)
    assert {*content.streets, *content.locations, "jail_cell", "sky", "outskirts", "lost_in_time_and_space"} <= set(
        town
    )
    walking = town.subgraph([*content.streets, *content.locations])
    assert networkx.is_connected(walking)
    assert walking.number_of_edges() == 12 + 26
    assert all(town.has_edge(*world.areas) for world in content.worlds.values())


def test_the_arrows_are_one_ring_and_its_reverse_with_lanes_out_of_every_location() -> None:
    white, black = directed(shipped().white), directed(shipped().black)
    streets = shipped().streets
    ring = white.subgraph(streets)
    assert [len(cycle) for cycle in networkx.simple_cycles(ring)] == [9]
    assert set(black.subgraph(streets).edges) == {(b, a) for a, b in ring.edges}
    for place in shipped().locations:
        assert list(white.successors(place)) == list(black.successors(place)) == [shipped().street_of(place)]
        assert not list(white.predecessors(place))


def test_a_gate_is_a_connection_as_long_as_it_is_open() -> None:
    evening = a_town("p1 library", *gates("woods abyss_a"))
    assert graph(evening).has_edge("woods", "abyss_1")
    assert graph(evening).has_edge("abyss_2", "woods")
    evening.corrects(GateSet("woods", ""))
    assert not graph(evening).has_edge("woods", "abyss_1")
    assert networkx.node_connected_component(graph(evening), "abyss_1") == {"abyss_1", "abyss_2"}
