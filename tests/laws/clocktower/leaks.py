"""Rulebooks of the clocktower that tell the grimoire on purpose."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

import msgspec

from rules.actions import Action
from rules.clocktower.actions import ChangeSide
from rules.clocktower.state import ClockState
from rules.clocktower.views import ClockView
from rules.engine import AnyBook
from rules.events import Event
from rules.seats import HOST
from rules.state import Table
from rules.violations import NotYourTurn, Violation
from tests.laws.subjects import Books


def leaks(book: AnyBook) -> Books:
    """Three: by a view that holds the sides, by the log, by what a refusal to a seat proposes to the storyteller."""

    def telling(content: Any, table: Table[ClockState], viewer: str) -> ClockView:
        view: ClockView = book.view(content, table, viewer)
        secret = msgspec.structs.replace(view.secret, evil=table.state.secret.evil)
        return msgspec.structs.replace(view, secret=secret)

    def log(_viewer: str, _state: ClockState, event: Event) -> Event:
        return event

    def propose(_content: Any, view: Any, _action: Action, _reason: Violation) -> Iterable[Action]:
        return (ChangeSide(HOST, seat, evil=True) for seat in view.public.circle)

    return {
        "view": replace(book, view=telling),
        "log": replace(book, redact=log),
        "refusal": replace(book, remedies={**book.remedies, NotYourTurn: propose}),
    }
