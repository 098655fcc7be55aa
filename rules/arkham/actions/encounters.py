"""Attempted in the encounter phases."""

from typing import ClassVar, Literal

from rules.actions import Action
from rules.messages import says

What = Literal[
    "sanity", "stamina", "money", "clues", "check", "delayed", "arrested", "lost", "devoured", "blessed", "cursed",
    "move", "monster", "gate", "come-back", "common", "unique", "spell", "skill", "ally", "special", "lose-turn",
    "world", "draw-in", "insane", "unconscious",
]  # fmt: skip


class DrawCard(Action, frozen=True, tag="draw-card"):
    """Draw a location card where one stands; what it brings is told next."""

    title: ClassVar[str] = says("Draw a location card")


class UseAbility(Action, frozen=True, tag="use-ability"):
    """Use what the place offers, instead of a card."""

    title: ClassVar[str] = says("Use the place")


class Outcome(Action, frozen=True, tag="outcome"):
    """Tell what the card that is met brings: so much (``amount``) of ``what``, a check, a place or a card (``of``).

    A check is of the skill ``of`` with the modifier ``amount``.
    """

    what: What
    amount: int = 0
    of: str = ""

    title: ClassVar[str] = says("The card says")


class SettleRumor(Action, frozen=True, tag="settle-rumor"):
    """Do in its street what the rumor asks for."""

    title: ClassVar[str] = says("Settle the rumor")
