"""Doing nothing with the action (U-17; for the Gray Man G24, G28)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rules.events import Event
from rules.hakoonna import gray_man, turns
from rules.hakoonna.actions import Pass
from rules.hakoonna.content import Content
from rules.hakoonna.events import Passed
from rules.hakoonna.state import GRAY, HakoState
from rules.hakoonna.views import HakoView
from rules.hakoonna.violations import NoPassing
from rules.state import Item
from rules.violations import Violation


def check_pass(content: Content, view: HakoView, action: Pass) -> Iterator[Violation]:
    """Timing, the table's house rule, and the Gray Man's conditions."""
    yield from turns.timing(view.public, action.seat)
    if action.seat == GRAY:
        yield from gray_man.may_not_pass(content, view.public)
    elif not view.public.options.allow_pass:
        yield NoPassing()


def do_pass(_content: Content, _state: HakoState, action: Pass) -> Iterable[Item]:
    return (Passed(action.seat),)


def when_passed(content: Content, state: HakoState, event: Event) -> Iterator[Item]:
    assert isinstance(event, Passed)
    return turns.follow(content, state, event.seat)


def passed(state: HakoState, event: Passed) -> HakoState:
    return turns.acted(state, event.seat, "pass")
