"""What a text or a check has brought."""

from __future__ import annotations

from typing import ClassVar

from rules.arkham.effects.checks import Check, Run
from rules.events import Event
from rules.messages import says


class Rolled(Event, frozen=True, tag="rolled"):
    """Dice lie there; ``shown`` are all of the throw, ``check`` or ``run`` what they were thrown for."""

    seat: str
    dice: tuple[int, ...]
    shown: tuple[int, ...] = ()
    check: Check | None = None
    run: Run | None = None
    message: ClassVar[str] = says("{seat} rolls {dice}.")


class Checked(Event, frozen=True, tag="checked"):
    """A check is over, ``passed`` or ``failed``."""

    seat: str
    skill: str
    result: str
    successes: int = 0
    check: Check = Check()

    @property
    def passed(self) -> bool:
        """Whether it was passed."""
        return self.result == "passed"

    message: ClassVar[str] = says("{skill} check of {seat}: {result}.")


class PricePaid(Event, frozen=True, tag="price-paid"):
    """Trophies, gate markers or cards given up as a price."""

    seat: str
    things: tuple[str, ...]
    message: ClassVar[str] = says("{seat} gives up {things}.")


class AllyJoined(Event, frozen=True, tag="ally-joined"):
    seat: str
    ally: str
    message: ClassVar[str] = says("{ally} joins {seat}.")


class AllyLeft(Event, frozen=True, tag="ally-left"):
    """An ally leaves the pile for the box."""

    ally: str
    message: ClassVar[str] = says("{ally} leaves the game.")


class LocationClosed(Event, frozen=True, tag="location-closed"):
    """Closed until the end of that turn, or for good (0)."""

    place: str
    until: int
    message: ClassVar[str] = says("{place} is closed.")


class SignsRemoved(Event, frozen=True, tag="signs-removed"):
    message: ClassVar[str] = says("Every elder sign leaves the board.")


class TokensChanged(Event, frozen=True, tag="tokens-changed"):
    """Tokens on the rumor."""

    card: str
    count: int
    message: ClassVar[str] = says("{count} tokens lie on {card}.")


class MonsterHeld(Event, frozen=True, tag="monster-held"):
    """A monster lies on the rumor."""

    token: str
    card: str
    message: ClassVar[str] = says("{token} lies on {card}.")


class RumorEnded(Event, frozen=True, tag="rumor-ended"):
    """Passed or failed; the card goes to the box or below its pile."""

    card: str
    passed: bool
    boxed: bool
    message: ClassVar[str] = says("The rumor {card} is over.")


class Twofold(Event, frozen=True, tag="twofold"):
    """From now on two mythos cards come each turn, the first for its gate alone."""

    message: ClassVar[str] = says("From now on two Mythos cards are drawn each turn.")
