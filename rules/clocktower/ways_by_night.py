"""What is legal instead of a thing that is refused at night, for the storyteller alone (flows.md 5.5)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

import msgspec

from rules.actions import Action
from rules.clocktower import learning, steps
from rules.clocktower.actions import Choose, MoveMark, PassBy, PlaceMark, Tell, WakeUp
from rules.clocktower.characters import role_of
from rules.clocktower.edition import Edition
from rules.clocktower.grim import grim_of
from rules.clocktower.views import ClockView
from rules.clocktower.ways_by_day import MOST, after
from rules.seats import HOST
from rules.violations import Violation


def listed(content: Edition, view: ClockView, action: Any, _reason: Violation) -> Iterator[Action]:
    """The first of the answers that may be given."""
    if isinstance(action, Tell) and action.seat == HOST:
        grim, role = grim_of(content, view), role_of(action.character)
        deed = steps.deed(grim, action.character, action.who)
        if role.learns is not None:
            learns = role.learns(grim, action.who, deed)
            answers = learning.legal(grim, action.who, role.id, learns, deed)
            yield from (Tell(HOST, role.id, action.who, answer) for answer in islice(answers, MOST))


def apart(content: Edition, view: ClockView, action: Any, reason: Violation) -> Iterator[Action]:
    """An answer that may be given; or the reminder beside one of the next people."""
    yield from listed(content, view, action, reason)
    if isinstance(action, PlaceMark | MoveMark) and action.seat == HOST:
        here, field = (action.who, "who") if isinstance(action, PlaceMark) else (action.to, "to")
        yield from (msgspec.structs.replace(action, **{field: one}) for one in after(view.public.circle, here)[:MOST])


def fewer(_content: Edition, _view: ClockView, action: Any, _reason: Violation) -> Iterator[Action]:
    """The first one that was pointed at, or nobody."""
    if isinstance(action, Choose) and action.seat == HOST:
        yield Choose(HOST, action.character, action.who, action.players[:1])
        yield Choose(HOST, action.character, action.who)


def for_show(_content: Edition, _view: ClockView, action: Any, _reason: Violation) -> Iterator[Action]:
    """Waking somebody who has no step tonight."""
    if isinstance(action, Choose | Tell) and action.seat == HOST:
        yield WakeUp(HOST, action.who, "bluff")


def leaving_out(content: Edition, view: ClockView, action: Action, _reason: Violation) -> Iterator[Action]:
    """The first of the steps that are open."""
    if action.seat == HOST:
        left = steps.open_steps(grim_of(content, view))
        yield from (PassBy(HOST, step.character, step.seat) for step in left[:MOST])
