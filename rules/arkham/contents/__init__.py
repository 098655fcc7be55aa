"""The table of contents, a chapter a file: which chapter judges, performs, offers and keeps what.

A part lists any of CHAPTERS, REPLIES, WORK, BEFORE, AFTER, EVOLVE, REMEDIES, and OFFERS and DROPS: what forms a seat
may fill, and what dropping a piece on a space may mean.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from rules.actions import Action
from rules.arkham.content import Content
from rules.arkham.contents import board, by_hand, checking, course, meeting, moving, people
from rules.arkham.events import Joined, Traded, TurnBegan
from rules.arkham.state import ArkState
from rules.arkham.views import ArkView
from rules.effects import Choice, Effect
from rules.events import Event
from rules.offers import Form
from rules.parts import Parts
from rules.rulebook import Chapter, Outcome, Reaction, Remedies, Reply
from rules.seats import SeatId
from rules.views import PieceId, SpaceId
from rules.violations import Violation

Offering = Callable[[Content, ArkView, SeatId], Iterable[Form]]
Fold = Callable[[ArkState, Any], ArkState | None]
Meaning = Callable[[Content, ArkView, PieceId, SpaceId], Iterable[Action]]

PARTS: Final = Parts(course, moving, meeting, checking, people, board, by_hand)


def _fitting(fold: Fold) -> Fold:
    """An event about a seat that is not at the table does not fit, and changes nothing."""

    def folded(state: ArkState, event: Any) -> ArkState | None:
        named = [getattr(event, name, "") for name in SEATS_OF.get(type(event), ("seat",))]
        return fold(state, event) if all(seat in ("", *state.town.sheets) for seat in named) else None

    return folded


# The fields that name seats at the table, where they are others than ``seat``.
SEATS_OF: Final[Mapping[type[Event], tuple[str, ...]]] = {
    Traded: ("seat", "to"),
    TurnBegan: ("first",),
    Joined: (),
}

CHAPTERS: Final[Mapping[type[Action], Chapter]] = PARTS.joined("CHAPTERS")
REPLIES: Final[Mapping[type[Choice], Reply]] = PARTS.joined("REPLIES")
WORK: Final[Mapping[type[Effect], Callable[[Any, Any, Any], Outcome]]] = PARTS.joined("WORK")
EVOLVE: Final[Mapping[type[Event], Fold]] = {kind: _fitting(fold) for kind, fold in PARTS.joined("EVOLVE").items()}
BEFORE: Final[Mapping[type[Effect], tuple[Reaction, ...]]] = PARTS.in_turn("BEFORE")
AFTER: Final[Mapping[type[Event], tuple[Reaction, ...]]] = PARTS.in_turn("AFTER")
OFFERS: Final[tuple[Offering, ...]] = PARTS.listed("OFFERS")
DROPS: Final[tuple[Meaning, ...]] = PARTS.listed("DROPS")
REMEDIES: Final[Mapping[type[Violation], Remedies]] = PARTS.joined("REMEDIES")
