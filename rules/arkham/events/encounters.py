"""What has happened in the encounter phases."""

from __future__ import annotations

from typing import ClassVar

from rules.events import Event
from rules.messages import says


class CardDrawn(Event, frozen=True, tag="card-drawn"):
    """A location card is drawn; what it brings is entered next."""

    seat: str
    place: str
    message: ClassVar[str] = says("{seat} draws a card for {place}.")


class AbilityUsed(Event, frozen=True, tag="ability-used"):
    """What is used this turn, a place or ``close``."""

    seat: str
    what: str
    message: ClassVar[str] = says("{seat} uses {what}.")


class GateCardTurned(Event, frozen=True, tag="gate-card-turned"):
    """Turned up, and under the pile; ``met`` is the one that is followed."""

    seat: str
    card: str
    met: bool = False
    message: ClassVar[str] = says("{seat} turns up {card}.")


class GateCardsShuffled(Event, frozen=True, tag="gate-cards-shuffled"):
    message: ClassVar[str] = says("The gate cards are shuffled.")


class OutcomeTold(Event, frozen=True, tag="outcome-told"):
    """The table has told what a card brought."""

    seat: str
    what: str
    message: ClassVar[str] = says("{seat}'s card says: {what}.")
