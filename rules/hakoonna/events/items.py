"""Item cards taken and used, the talisman."""

from __future__ import annotations

from typing import ClassVar

from rules.events import Event
from rules.messages import says


class ItemChosen(Event, frozen=True, tag="item-chosen"):
    """The card lies open before the visitor; what nobody takes leaves the game."""

    seat: str
    item: str
    message: ClassVar[str] = says("{seat} takes the {item}.")


class LotsCast(Event, frozen=True, tag="lots-cast"):
    message: ClassVar[str] = says("Lots are drawn for the item cards.")


class ItemDealt(Event, frozen=True, tag="item-dealt"):
    seat: str
    item: str
    message: ClassVar[str] = says("The lot gives {seat} the {item}.")


class ItemsTaken(Event, frozen=True, tag="items-taken"):
    message: ClassVar[str] = says("Every visitor has an item card.")


class ItemGiven(Event, frozen=True, tag="item-given"):
    seat: str
    to: str
    item: str
    message: ClassVar[str] = says("{seat} gives {to} the {item}.")


class ItemLost(Event, frozen=True, tag="item-lost"):
    """An item card leaves the game, or goes to Hako Onna."""

    seat: str
    item: str
    message: ClassVar[str] = says("{seat} loses the {item}.")


class Crossed(Event, frozen=True, tag="crossed"):
    """An Empty lies X up for all (hakoonna.md 1.9)."""

    seat: str
    shadow: str
    message: ClassVar[str] = says("{seat} puts the Empty back X up {shadow}.")


class HolyWater(Event, frozen=True, tag="holy-water"):
    """Both discs hold: in her next time powers of rank B and C cannot be set."""

    seat: str
    message: ClassVar[str] = says("{seat} sprinkles the Holy Drops: powers of rank B and C cannot be set next time.")


class RoomAsked(Event, frozen=True, tag="room-asked"):
    """What Hako Onna said of a room; it may be a lie."""

    seat: str
    room: str
    yes: bool
    message: ClassVar[str] = says("{seat} asks whether Hako Onna is in {room}: {answer}.")

    @property
    def answer(self) -> str:
        """What was said."""
        return "yes" if self.yes else "no"


class FloorAsked(Event, frozen=True, tag="floor-asked"):
    """On which floor Hako Onna said she is; it may be a lie."""

    seat: str
    floor: str
    message: ClassVar[str] = says("{seat} asks on which floor Hako Onna is: {floor}.")


class PowersRead(Event, frozen=True, tag="powers-read"):
    """A visitor has seen her powers; which ones only the two know."""

    seat: str
    powers: tuple[str, ...] = ()
    message: ClassVar[str] = says("{seat} looks at Hako Onna's powers with the Smartphone.")


class PowerSealed(Event, frozen=True, tag="power-sealed"):
    """A talisman leaves the game, and the power cannot be used."""

    seat: str
    power: str
    talisman: str = "talisman"
    message: ClassVar[str] = says("{seat} seals a power with a talisman: {power}.")


class NumberTried(Event, frozen=True, tag="number-tried"):
    """With the stethoscope one number is tried; a right one lies open for all."""

    seat: str
    shadow: str
    number: str
    right: bool
    message: ClassVar[str] = says("{seat} listens at the safe {shadow} for {number}: {answer}.")

    @property
    def answer(self) -> str:
        """What was said."""
        return "yes" if self.right else "no"
