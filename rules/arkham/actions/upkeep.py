"""Attempted in the Upkeep."""

from typing import ClassVar, Literal

from rules.actions import Action
from rules.messages import says


class Slide(Action, frozen=True, tag="slide"):
    """Move a slider, named by its first skill, to a stop from 0 to 3."""

    track: Literal["speed", "fight", "lore"]
    stop: int

    title: ClassVar[str] = says("Move a slider")


class UseOwn(Action, frozen=True, tag="use-own"):
    """Use what one's own sheet allows in the Upkeep."""

    title: ClassVar[str] = says("Use one's own ability")


class PayOff(Action, frozen=True, tag="pay-off"):
    """Pay back the bank loan."""

    title: ClassVar[str] = says("Pay back the loan")
