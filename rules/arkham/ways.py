"""Every connection as it is now: streets and lanes, and the gates, which open and close in play (003 2.1, 3.2)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.arkham.content import Content
from rules.arkham.state import Town
from rules.views import Link


def links(content: Content, town: Town) -> tuple[Link, ...]:
    """Those of the town, the way through each other world, and the gates that are open."""
    return (*content.links, *_through(content), *_gates(content, town))


def _through(content: Content) -> Iterator[Link]:
    yield from (Link(*world.areas, "way") for world in content.worlds.values())


def _gates(content: Content, town: Town) -> Iterator[Link]:
    """Into the first area, and back out of the second."""
    for place, marker in sorted(town.gates.items()):
        first, second = content.worlds[content.markers[marker].world].areas
        yield Link(place, first, "gate")
        yield Link(second, place, "gate")
