"""A step on the way to a room."""

from __future__ import annotations

from collections.abc import Iterator

from rules.actions import Action
from rules.hakoonna.actions import Walk
from rules.hakoonna.bots.mind import Mind


def toward(mind: Mind, room: str) -> Iterator[Action]:
    """The first step of a shortest way; none where one is there, or none leads there."""
    step = mind.next_room(room) if room else ""
    if step:
        yield Walk(mind.seat, step)
