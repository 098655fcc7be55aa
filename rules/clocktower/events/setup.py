"""Before the first night."""

from __future__ import annotations

from typing import ClassVar

from rules.events import Event
from rules.messages import says


class BagFilled(Event, frozen=True, tag="bag-filled"):
    characters: tuple[str, ...] = ()
    message: ClassVar[str] = says("The bag is filled.")


class SlipLaid(Event, frozen=True, tag="slip-laid"):
    """A token lies under the next number."""

    character: str


class TokenDrawn(Event, frozen=True, tag="token-drawn"):
    """A seat has its character ("" where the viewer may not know it); ``number`` is that of a slip, 0 for none."""

    seat: str
    character: str = ""
    number: int = 0
    message: ClassVar[str] = says("{seat} has a character.")


class ShownAs(Event, frozen=True, tag="shown-as"):
    """A seat was shown another character than its true one; "" takes that back."""

    seat: str
    character: str = ""
    message: ClassVar[str] = says("{seat} is shown another token: {character}.")


class BluffsGiven(Event, frozen=True, tag="bluffs-given"):
    characters: tuple[str, ...] = ()
    message: ClassVar[str] = says("Bluffs: {characters}.")


class TownFull(Event, frozen=True, tag="town-full"):
    """Everybody has a character; so many Outsiders there are at the start (001 잔)."""

    outsiders: int = 0
    evil: tuple[str, ...] = ()
