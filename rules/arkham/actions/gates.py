"""Attempted at a gate."""

from typing import ClassVar, Literal

from rules.actions import Action
from rules.messages import says


class CloseGateBy(Action, frozen=True, tag="close-gate-by"):
    """Try to close the gate where one stands, by Fight or Lore."""

    skill: Literal["fight", "lore"]

    title: ClassVar[str] = says("Close the gate")


class UseElderSign(Action, frozen=True, tag="use-elder-sign"):
    """Seal the gate where one stands with the item Elder Sign."""

    title: ClassVar[str] = says("Use an Elder Sign")
