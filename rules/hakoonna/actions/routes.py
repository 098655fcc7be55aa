"""The ways to win: the safe, the key, the doll, the weapons."""

from typing import ClassVar

from rules.actions import Action
from rules.messages import says


class TrySafe(Action, frozen=True, tag="try-safe"):
    """Name the numbers of the code at the Safe; one alone with the stethoscope."""

    shadow: str
    numbers: tuple[str, ...]

    title: ClassVar[str] = says("Try the safe")


class UseKey(Action, frozen=True, tag="use-key"):
    """Use the Key Ring at the Secret Exit."""

    shadow: str

    title: ClassVar[str] = says("Use the Key Ring")


class OfferDoll(Action, frozen=True, tag="offer-doll"):
    """Lay the Mary doll on the Bones."""

    shadow: str

    title: ClassVar[str] = says("Offer the Mary doll")


class Exorcise(Action, frozen=True, tag="exorcise"):
    """Use a weapon on a shadow of one's room."""

    weapon: str
    shadow: str

    title: ClassVar[str] = says("Use a weapon on a shadow")
