"""Ending one's part of a phase (003 3)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.arkham import encounters, movement, rounds
from rules.arkham.actions import EndPart
from rules.arkham.content import Content
from rules.arkham.events import PartEnded
from rules.arkham.state import ArkState
from rules.arkham.views import ArkView
from rules.state import Item
from rules.violations import Violation


def check_end_part(content: Content, view: ArkView, action: EndPart) -> Iterator[Violation]:
    """Monsters are dealt with, and a place is met, before anybody is done."""
    town = view.town
    yield from rounds.timing(town, action, *rounds.ENDED_BY_HAND)
    if town.active != action.seat:
        return
    if town.phase == "movement":
        yield from movement.check_stop(town, action.seat)
    if town.phase == "arkham":
        yield from encounters.check_met(content, town, action.seat)


def end_part(content: Content, state: ArkState, action: EndPart) -> Iterator[Item]:
    """The move ends with what lies in wait for it."""
    if state.town.phase == "movement":
        yield from movement.stop(content, state.town, action.seat)
    else:
        yield PartEnded(action.seat)
