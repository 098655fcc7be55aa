"""The table of contents, a part a file: which chapter judges, performs, offers and keeps what.

A part lists any of CHAPTERS, REPLIES, WORK, AFTER, EVOLVE, and OFFERS: what forms the storyteller may fill.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from rules.actions import Action
from rules.clocktower.contents import before, by_day, by_hand, by_night, by_showing
from rules.clocktower.edition import Edition
from rules.clocktower.views import ClockView
from rules.effects import Choice, Effect
from rules.events import Event
from rules.offers import Form
from rules.parts import Parts
from rules.rulebook import Chapter, Outcome, Reaction, Remedies, Reply
from rules.seats import SeatId
from rules.violations import Violation

Offering = Callable[[Edition, ClockView, SeatId], Iterable[Form]]

PARTS: Final = Parts(before, by_night, by_day, by_hand, by_showing)

CHAPTERS: Final[Mapping[type[Action], Chapter]] = PARTS.joined("CHAPTERS")
REPLIES: Final[Mapping[type[Choice], Reply]] = PARTS.joined("REPLIES")
WORK: Final[Mapping[type[Effect], Callable[[Any, Any, Any], Outcome]]] = PARTS.joined("WORK")
EVOLVE: Final[Mapping[type[Event], Callable[[Any, Any], Any]]] = PARTS.joined("EVOLVE")
AFTER: Final[Mapping[type[Event], tuple[Reaction, ...]]] = PARTS.joined("AFTER")
REMEDIES: Final[Mapping[type[Violation], Remedies]] = PARTS.joined("REMEDIES")
OFFERS: Final[tuple[Offering, ...]] = PARTS.listed("OFFERS")
