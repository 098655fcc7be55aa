"""What Hako Onna does in her time."""

from typing import ClassVar

from rules.actions import Action
from rules.messages import says


class Wail(Action, frozen=True, tag="wail"):
    """Cry out where one hides, for a power; ``shadow`` where the program does not know it."""

    shadow: str = ""

    title: ClassVar[str] = says("Wail")


class SetPower(Action, frozen=True, tag="set-power"):
    """Lay a power face down, to be used later; "" where the program does not know which."""

    power: str = ""

    title: ClassVar[str] = says("Set a power")


class TakeBack(Action, frozen=True, tag="take-back"):
    """Take a set power back."""

    power: str = ""

    title: ClassVar[str] = says("Take a power back")


class MoveThings(Action, frozen=True, tag="move-things"):
    """Look at the tiles of a room and lay them anew (Things Move)."""

    room: str

    title: ClassVar[str] = says("Things Move")


class Want(Action, frozen=True, tag="want"):
    """Take a tile or an item from a visitor by chance (I Want That)."""

    victim: str

    title: ClassVar[str] = says("I Want That")


class CallMary(Action, frozen=True, tag="call-mary"):
    """Give the card to whoever holds the Mary doll (My Mary)."""

    title: ClassVar[str] = says("My Mary")


class StandBehind(Action, frozen=True, tag="stand-behind"):
    """Kill a visitor of one's own room (Behind You)."""

    victim: str

    title: ClassVar[str] = says("Behind You")


class OrderOpen(Action, frozen=True, tag="order-open"):
    """Name the shadow that a visitor of one's own room must open (Open Here)."""

    victim: str
    shadow: str

    title: ClassVar[str] = says("Open Here")


class Ring(Action, frozen=True, tag="ring"):
    """Let the telephone ring (The Phone Rings)."""

    title: ClassVar[str] = says("The Phone Rings")


class Bar(Action, frozen=True, tag="bar"):
    """Lay the barrier between two rooms (The Door That Will Not Open)."""

    room: str
    other: str

    title: ClassVar[str] = says("The Door That Will Not Open")
