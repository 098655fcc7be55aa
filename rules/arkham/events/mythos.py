"""What has happened in the mythos phase."""

from __future__ import annotations

from typing import ClassVar

from rules.events import Event
from rules.messages import says


class MythosDrawn(Event, frozen=True, tag="mythos-drawn"):
    card: str
    message: ClassVar[str] = says("The mythos card is {card}.")


class MythosPutBack(Event, frozen=True, tag="mythos-put-back"):
    """Not played: under the pile, or with the pile shuffled."""

    card: str
    shuffled: bool = False
    message: ClassVar[str] = says("{card} is put back, and another card drawn.")


class MythosSettled(Event, frozen=True, tag="mythos-settled"):
    """Where the card goes when it is carried out: ``bottom``, ``environment``, ``rumor`` or ``lasting``."""

    card: str
    to: str
    turn: int = 0


class EnvironmentCame(Event, frozen=True, tag="environment-came"):
    card: str
    message: ClassVar[str] = says("The environment is now {card}.")


class RumorCame(Event, frozen=True, tag="rumor-came"):
    card: str
    message: ClassVar[str] = says("A rumor comes: {card}.")


class HeadlineEnded(Event, frozen=True, tag="headline-ended"):
    card: str
    message: ClassVar[str] = says("{card} is over.")


class Surged(Event, frozen=True, tag="surged"):
    place: str
    total: int
    message: ClassVar[str] = says("A monster surge at {place}: {total} monsters.")


class SurgeSpread(Event, frozen=True, tag="surge-spread"):
    """So many of a surge come to a gate."""

    place: str
    count: int
    message: ClassVar[str] = says("The surge brings {count} to {place}.")
