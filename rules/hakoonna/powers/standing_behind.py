"""Behind You: the power that kills (hakoonna.md 1.6; G43; U-23)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.hakoonna.actions import StandBehind
from rules.hakoonna.content import Content
from rules.hakoonna.events import PowerUsed, Slain
from rules.hakoonna.powers import using
from rules.hakoonna.state import HakoState
from rules.hakoonna.views import HakoView
from rules.hakoonna.violations import BehindByItem
from rules.state import Item
from rules.violations import Violation


def check_behind(content: Content, view: HakoView, action: StandBehind) -> Iterator[Violation]:
    """A visitor in the room of who stands behind; never the Gray Man."""
    yield from using.usable(content, view, action.seat, "behind_you")
    yield from using.whom(content, view, action.seat, action.victim)
    if view.public.options.behind_you == "item":
        yield BehindByItem()


def stand_behind(content: Content, _state: HakoState, action: StandBehind) -> Iterator[Item]:
    yield PowerUsed(action.seat, content.power_of("behind_you"))
    yield Slain(action.victim)
