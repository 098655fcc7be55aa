"""What is shown: a card to one seat, something of the table to everybody, in the end the whole grimoire."""

from __future__ import annotations

from typing import ClassVar

from rules.actions import Action
from rules.messages import says


class ShowCard(Action, frozen=True, tag="show-card"):
    """Show somebody an information card, with the people, characters, side and words that go with it."""

    who: str
    card: str
    players: tuple[str, ...] = ()
    characters: tuple[str, ...] = ()
    side: str = "unsaid"
    words: str = ""

    title: ClassVar[str] = says("Show a card")


class PutUp(Action, frozen=True, tag="put-up"):
    """Put something of the table on the square: the script, the Djinn's rules, a clock, a message."""

    what: str

    title: ClassVar[str] = says("Put something on the square")


class Reveal(Action, frozen=True, tag="reveal"):
    """Open the grimoire to everybody."""

    title: ClassVar[str] = says("Open the grimoire")
