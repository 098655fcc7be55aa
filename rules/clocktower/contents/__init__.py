"""The table of contents, a part a file: which chapter judges, performs, offers and keeps what.

A part lists any of CHAPTERS, REPLIES, WORK, AFTER, EVOLVE, and OFFERS: what forms the storyteller may fill.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from types import ModuleType
from typing import Any, Final

from rules.actions import Action
from rules.clocktower.contents import before, by_day, by_hand, by_night, by_showing
from rules.clocktower.edition import Edition
from rules.clocktower.views import ClockView
from rules.effects import Choice, Effect
from rules.events import Event
from rules.offers import Form
from rules.rulebook import Chapter, Outcome, Reaction, Remedies, Reply
from rules.seats import SeatId
from rules.violations import Violation

Offering = Callable[[Edition, ClockView, SeatId], Iterable[Form]]

PARTS: Final[tuple[ModuleType, ...]] = (before, by_night, by_day, by_hand, by_showing)


def _joined(table: str) -> dict[Any, Any]:
    """The tables of that name of all parts; ValueError where two parts enter the same thing."""
    found: dict[Any, Any] = {}
    for part in PARTS:
        entries: Mapping[Any, Any] = getattr(part, table, {})
        if twice := found.keys() & entries.keys():
            raise ValueError(f"{table} has {twice} twice")
        found.update(entries)
    return found


CHAPTERS: Final[Mapping[type[Action], Chapter]] = _joined("CHAPTERS")
REPLIES: Final[Mapping[type[Choice], Reply]] = _joined("REPLIES")
WORK: Final[Mapping[type[Effect], Callable[[Any, Any, Any], Outcome]]] = _joined("WORK")
EVOLVE: Final[Mapping[type[Event], Callable[[Any, Any], Any]]] = _joined("EVOLVE")
AFTER: Final[Mapping[type[Event], tuple[Reaction, ...]]] = _joined("AFTER")
REMEDIES: Final[Mapping[type[Violation], Remedies]] = _joined("REMEDIES")
OFFERS: Final[tuple[Offering, ...]] = tuple(entry for part in PARTS for entry in part.OFFERS)
