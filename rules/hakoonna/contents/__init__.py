"""The table of contents, a part a file: which chapter judges, performs and keeps what.

A part lists any of CHAPTERS, REPLIES, WORK, AFTER, EVOLVE and REMEDIES.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from rules.actions import Action
from rules.effects import Choice, Effect
from rules.events import Event
from rules.hakoonna.contents import before, by_hand, company, ending, gray_man, hers, shadows, turns, using
from rules.parts import Parts
from rules.rulebook import Chapter, Outcome, Reaction, Remedies, Reply
from rules.violations import Violation

PARTS: Final = Parts(before, turns, shadows, company, gray_man, using, hers, ending, by_hand)

CHAPTERS: Final[Mapping[type[Action], Chapter]] = PARTS.joined("CHAPTERS")
REPLIES: Final[Mapping[type[Choice], Reply]] = PARTS.joined("REPLIES")
WORK: Final[Mapping[type[Effect], Callable[[Any, Any, Any], Outcome]]] = PARTS.joined("WORK")
EVOLVE: Final[Mapping[type[Event], Callable[[Any, Any], Any]]] = PARTS.joined("EVOLVE")
AFTER: Final[Mapping[type[Event], tuple[Reaction, ...]]] = PARTS.joined("AFTER")
REMEDIES: Final[Mapping[type[Violation], Remedies]] = PARTS.joined("REMEDIES")
