"""Attempted in the movement phase."""

from typing import ClassVar

from rules.actions import Action
from rules.messages import says


class Move(Action, frozen=True, tag="move"):
    """Go to a street or location, by the shortest way that is open."""

    to: str

    title: ClassVar[str] = says("Move")


class Ride(Action, frozen=True, tag="ride"):
    """Take the Patrol Wagon to any street or location, instead of the whole move."""

    to: str

    title: ClassVar[str] = says("Take the Patrol Wagon")


class Evade(Action, frozen=True, tag="evade"):
    """Slip past a monster where one stands."""

    monster: str

    title: ClassVar[str] = says("Evade")


class Fight(Action, frozen=True, tag="fight"):
    """Fight a monster where one stands; how it ended is told afterwards."""

    monster: str

    title: ClassVar[str] = says("Fight")


class TakeClues(Action, frozen=True, tag="take-clues"):
    """Stop here and take so many clues."""

    place: str
    count: int = 1

    title: ClassVar[str] = says("Stop and take clues")


class GainPoints(Action, frozen=True, tag="gain-points"):
    """An item or a card gives movement points."""

    points: int

    title: ClassVar[str] = says("Gain movement points")


class Trade(Action, frozen=True, tag="trade"):
    """Give somebody in the same place money, or a card by its name or its deck."""

    to: str
    thing: str
    amount: int = 1

    title: ClassVar[str] = says("Trade")
