"""Telling whose results are others now, as a viewer may know them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple

from rules.amend.unit import Played, Replayed, step_of
from rules.events import Event
from rules.seats import AUDIENCE, SPECTATORS, Viewer

if TYPE_CHECKING:
    from rules.match import Match, Node


class Told(NamedTuple):
    """An old step whose result is another one now, as a viewer may know it; ``new`` is empty where it was dropped."""

    step: int
    old: tuple[Event, ...]
    new: tuple[Event, ...]


def told(match: Match, one: Replayed, viewer: Viewer) -> Told | None:
    """What a viewer knows of an old step and of what stands in its place; None where that is the same."""
    nodes, played = one.unit.nodes, one.played
    if viewer in (AUDIENCE, SPECTATORS):
        nodes = _published(match, nodes)
    if len(nodes) < len(one.unit.nodes):
        played = played[: len(nodes)]
    old = _shares(match, viewer, (Played(step_of(node), node.table) for node in nodes))
    new = _shares(match, viewer, played)
    return Told(one.unit.number, old, new) if nodes and old != new else None


def _published(match: Match, nodes: tuple[Node, ...]) -> tuple[Node, ...]:
    public = {node.number for node in match.path(match.published())}
    return tuple(node for node in nodes if node.number in public)


def _shares(match: Match, viewer: Viewer, steps: Iterable[Played]) -> tuple[Event, ...]:
    redact = match.book.redact
    shares = (redact(viewer, one.table.state, event) for one in steps for event in one.step.events)
    return tuple(share for share in shares if share is not None)
