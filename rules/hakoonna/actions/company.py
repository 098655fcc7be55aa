"""What visitors do among themselves."""

from typing import ClassVar

from rules.actions import Action
from rules.messages import says


class Give(Action, frozen=True, tag="give"):
    """Give a visitor in the same room tiles, or the ``item`` card; ``tiles`` where known, else their ``count``."""

    to: str
    count: int = 1
    tiles: tuple[str, ...] = ()
    item: str = ""

    title: ClassVar[str] = says("Give tiles")


class Talk(Action, frozen=True, tag="talk"):
    """Talk with another visitor about tiles."""

    to: str

    title: ClassVar[str] = says("Talk")


class Agree(Action, frozen=True, tag="agree"):
    """Agree to surrender, or take the word back."""

    yes: bool = True

    title: ClassVar[str] = says("Agree to surrender")


class Surrender(Action, frozen=True, tag="surrender"):
    """Give up the game for all visitors."""

    title: ClassVar[str] = says("Surrender")
