"""What has become of an investigator."""

from __future__ import annotations

from typing import ClassVar

from rules.arkham.state import Sheet
from rules.events import Event
from rules.messages import says


class Gained(Event, frozen=True, tag="gained"):
    """So much ``sanity``, ``stamina``, ``money`` or ``clues`` has come."""

    seat: str
    what: str
    amount: int
    message: ClassVar[str] = says("{seat} gains {amount} {what}.")


class Reduced(Event, frozen=True, tag="reduced"):
    """So much ``sanity``, ``stamina``, ``money`` or ``clues`` has gone."""

    seat: str
    what: str
    amount: int
    message: ClassVar[str] = says("{seat} loses {amount} {what}.")


class MaximumLowered(Event, frozen=True, tag="maximum-lowered"):
    """The most Sanity or Stamina of a seat is one less for the rest of the game."""

    seat: str
    sanity: int = 0
    stamina: int = 0
    message: ClassVar[str] = says("{seat}'s maximum is lowered: Sanity {sanity}, Stamina {stamina}.")


class CarriedOff(Event, frozen=True, tag="carried-off"):
    """Insane, to the asylum, or unconscious, to the hospital; there is no encounter this turn."""

    seat: str
    to: str
    message: ClassVar[str] = says("{seat} is carried to {to}.")


class Lost(Event, frozen=True, tag="lost"):
    """Lost in time and space, back in the Upkeep of turn ``returns``; 1 Sanity and Stamina at least."""

    seat: str
    returns: int
    message: ClassVar[str] = says("{seat} is lost in time and space until the Upkeep of turn {returns}.")


class Returned(Event, frozen=True, tag="returned"):
    """Back from time and space."""

    seat: str
    to: str
    message: ClassVar[str] = says("{seat} is back, at {to}.")


class Devoured(Event, frozen=True, tag="devoured"):
    """Everything but the trophies is discarded; ``allies`` go back to their pile."""

    seat: str
    allies: tuple[str, ...] = ()
    message: ClassVar[str] = says("{seat} is devoured.")


class Replaced(Event, frozen=True, tag="replaced"):
    """A new investigator takes a seat, equipped as its sheet says."""

    seat: str
    investigator: str
    sheet: Sheet = Sheet()
    message: ClassVar[str] = says("{seat} goes on as {investigator}.")


class Delayed(Event, frozen=True, tag="delayed"):
    seat: str
    message: ClassVar[str] = says("{seat} is delayed.")


class StoodUp(Event, frozen=True, tag="stood-up"):
    seat: str
    message: ClassVar[str] = says("{seat} stands up.")


class Arrested(Event, frozen=True, tag="arrested"):
    seat: str
    message: ClassVar[str] = says("{seat} is arrested.")


class Freed(Event, frozen=True, tag="freed"):
    seat: str
    message: ClassVar[str] = says("{seat} leaves the jail cell.")


class TurnLost(Event, frozen=True, tag="turn-lost"):
    """The next turn is lost to a seat."""

    seat: str
    turn: int
    message: ClassVar[str] = says("{seat} loses turn {turn}.")


class Received(Event, frozen=True, tag="received"):
    seat: str
    special: str
    message: ClassVar[str] = says("{seat} receives {special}.")


class Discarded(Event, frozen=True, tag="discarded"):
    """A special card goes."""

    seat: str
    special: str
    message: ClassVar[str] = says("{seat} discards {special}.")


class CardBoxed(Event, frozen=True, tag="card-boxed"):
    """A special card is out of the game."""

    seat: str
    card: str
    message: ClassVar[str] = says("{card} of {seat} goes back to the box.")


class CardsTaken(Event, frozen=True, tag="cards-taken"):
    seat: str
    cards: tuple[str, ...]
    message: ClassVar[str] = says("{seat} takes {cards}.")


class CardsLost(Event, frozen=True, tag="cards-lost"):
    seat: str
    cards: tuple[str, ...]
    message: ClassVar[str] = says("{seat} loses {cards}.")


class Sent(Event, frozen=True, tag="sent"):
    """Put somewhere without movement points."""

    seat: str
    to: str
    message: ClassVar[str] = says("{seat} is put to {to}.")


class DrawnIn(Event, frozen=True, tag="drawn-in"):
    """A gate has taken somebody into an other world."""

    seat: str
    to: str
    delayed: bool = False
    message: ClassVar[str] = says("{seat} is drawn in, to {to}.")


class CameBack(Event, frozen=True, tag="came-back"):
    """Out of an other world by the gate at a place, which is explored now."""

    seat: str
    place: str
    message: ClassVar[str] = says("{seat} comes back at {place} and has explored its gate.")


class Barred(Event, frozen=True, tag="barred"):
    """Interest was not paid: no loan any more."""

    seat: str
    message: ClassVar[str] = says("{seat} will never get a loan again.")


class TrophiesReturned(Event, frozen=True, tag="trophies-returned"):
    """Monsters that were trophies are trophies no longer."""

    seat: str
    tokens: tuple[str, ...]
    message: ClassVar[str] = says("{seat} gives up {tokens}.")
