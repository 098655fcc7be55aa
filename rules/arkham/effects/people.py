"""About to happen to an investigator."""

from __future__ import annotations

from typing import ClassVar

from rules.effects import Choice, Effect
from rules.messages import says
from rules.offers import Domain, OneOf


class Change(Effect, frozen=True, tag="change"):
    """Gains and losses of one moment; zero Sanity or Stamina is looked at after all of them (arkham-data/effects.md 2).

    Losses are negative and may be reduced; a ``cost`` is paid in full and never reduced. ``source`` is the place or
    investigator that gives it; with ``more`` to come, zero is looked at later.
    """

    seat: str = ""
    sanity: int = 0
    stamina: int = 0
    money: int = 0
    clues: int = 0
    cost: bool = False
    more: bool = False
    source: str = ""


class Fall(Effect, frozen=True, tag="fall"):
    """An investigator whose Sanity or Stamina is 0 is carried off, lost or devoured (arkham-board.md 11.4)."""

    seat: str = ""


class Devour(Effect, frozen=True, tag="devour"):
    """An investigator is devoured, and another takes the seat (arkham-board.md 11.4)."""

    seat: str = ""


class Delay(Effect, frozen=True, tag="delay"):
    """An investigator is laid down (003 3.2)."""

    seat: str = ""


class Arrest(Effect, frozen=True, tag="arrest"):
    """An investigator is put in the jail cell (arkham-board.md 11.4)."""

    seat: str = ""


class GetLost(Effect, frozen=True, tag="get-lost"):
    """An investigator is lost in time and space (003 2.1)."""

    seat: str = ""


class Bless(Effect, frozen=True, tag="bless"):
    """Blessed, or free of a curse (arkham-board.md 11.2)."""

    seat: str = ""


class Curse(Effect, frozen=True, tag="curse"):
    """Cursed, or no longer blessed (arkham-board.md 11.2)."""

    seat: str = ""


class Send(Effect, frozen=True, tag="send"):
    """An investigator is put to a street or location without movement points; monsters on the way do not matter."""

    seat: str = ""
    to: str = ""


class DrawIn(Effect, frozen=True, tag="draw-in"):
    """The gate at a place takes an investigator to the first area of its world, ``delayed`` or not (003 3.3, 3.5)."""

    seat: str = ""
    place: str = ""
    delayed: bool = False


class ComeBack(Effect, frozen=True, tag="come-back"):
    """An investigator leaves an other world by an open gate that leads there, or is lost (003 3.2)."""

    seat: str = ""


class Receive(Effect, frozen=True, tag="receive"):
    """A special card comes to an investigator, or leaves (``gone``)."""

    seat: str = ""
    special: str = ""
    gone: bool = False


class TakeCards(Effect, frozen=True, tag="take-cards"):
    """So many unnamed cards of a deck come into a hand, or leave it (negative)."""

    seat: str = ""
    deck: str = ""
    count: int = 1


class LoseItems(Effect, frozen=True, tag="lose-items"):
    """So many items are lost, the owner choosing which (arkham-board.md 11.4)."""

    seat: str = ""
    count: int = 1


class ChooseLost(Choice, frozen=True, tag="choose-lost"):
    """Which item is lost, of those at hand; ``count`` are to go."""

    left: tuple[str, ...] = ()
    count: int = 1

    title: ClassVar[str] = says("the card that is lost")
    message: ClassVar[str] = says("{count} items are lost. Which one goes first?")
    named: ClassVar[bool] = True

    def domain(self) -> Domain:
        return OneOf(self.left)


class ChoosePlace(Choice, frozen=True, tag="choose-place"):
    """Where somebody comes back to: a street or location of their own choice (003 3.1)."""

    places: tuple[str, ...] = ()

    title: ClassVar[str] = says("the place")
    message: ClassVar[str] = says("Where do you come back to?")

    def domain(self) -> Domain:
        return OneOf(self.places)


class ChooseGate(Choice, frozen=True, tag="choose-gate"):
    """Through which gate somebody leaves an other world, or is taken there (003 3.2)."""

    gates: tuple[str, ...] = ()

    title: ClassVar[str] = says("the gate")
    message: ClassVar[str] = says("Through which gate?")

    def domain(self) -> Domain:
        return OneOf(self.gates)
