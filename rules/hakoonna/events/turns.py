"""The round: whose turn it is, the noise, the plain actions."""

from __future__ import annotations

from typing import ClassVar

from rules.events import Event
from rules.messages import says


class TurnBegan(Event, frozen=True, tag="turn-began"):
    seat: str


class StackBegan(Event, frozen=True, tag="stack-began"):
    """So many discs come on; ``holy`` with the Holy Drops, a ``penalty`` for a wrong try at the safe."""

    seat: str
    discs: int = 1
    holy: bool = False
    penalty: bool = False


class DiscHeld(Event, frozen=True, tag="disc-held"):
    seat: str
    height: int
    message: ClassVar[str] = says("{seat} stacks disc {height}; it holds.")


class CardHeld(Event, frozen=True, tag="card-held"):
    seat: str
    value: int
    total: int
    message: ClassVar[str] = says("{seat} draws a {value}; the sum is {total}.")


class NoiseMade(Event, frozen=True, tag="noise-made"):
    seat: str
    message: ClassVar[str] = says("{seat} makes a noise and loses the action.")


class Walked(Event, frozen=True, tag="walked"):
    seat: str
    origin: str
    to: str
    message: ClassVar[str] = says("{seat} moves from {origin} to {to}.")


class Passed(Event, frozen=True, tag="passed"):
    seat: str
    message: ClassVar[str] = says("{seat} passes.")


class HakoTimeBegan(Event, frozen=True, tag="hako-time-began"):
    message: ClassVar[str] = says("Hako Onna's time begins. Close your eyes.")


class HakoTimeEnded(Event, frozen=True, tag="hako-time-ended"):
    message: ClassVar[str] = says("Hako Onna's time ends.")


class NoiseReset(Event, frozen=True, tag="noise-reset"):
    message: ClassVar[str] = says("The noise is reset.")


class Talked(Event, frozen=True, tag="talked"):
    seat: str
    to: str
    message: ClassVar[str] = says("{seat} talks with {to}.")
