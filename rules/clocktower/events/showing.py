"""What was shown: a card to one seat, something to everybody, the whole grimoire."""

from __future__ import annotations

from typing import ClassVar

from rules.events import Event
from rules.messages import says


class CardShown(Event, frozen=True, tag="card-shown"):
    """Only this seat saw it."""

    seat: str
    card: str
    players: tuple[str, ...] = ()
    characters: tuple[str, ...] = ()
    side: str = "unsaid"
    words: str = ""
    message: ClassVar[str] = says("{seat} was shown a card: {card}")


class PutOnSquare(Event, frozen=True, tag="put-on-square"):
    what: str
    message: ClassVar[str] = says("On the square now: {what}.")


class JinxTold(Event, frozen=True, tag="jinx-told"):
    """The Djinn's rule for a pair of the sheet was read to everybody, played or not."""

    a: str
    b: str
    message: ClassVar[str] = says("The Djinn has a rule for {a} and {b}.")


class GrimoireOpened(Event, frozen=True, tag="grimoire-opened"):
    message: ClassVar[str] = says("The grimoire lies open.")
