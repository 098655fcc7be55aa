"""What is about to happen, and what Fate is asked."""

from __future__ import annotations

from typing import ClassVar

from rules.effects import Choice, Effect
from rules.messages import says
from rules.offers import Domain, OneOf


class Die(Effect, frozen=True, tag="die"):
    """Somebody is to die by a character's ability, of whom ``by`` is the owner ("" by the storyteller's judgement).

    Nothing keeps a ``sure`` death away (001 암살자).
    """

    seat: str = ""
    character: str = ""
    by: str = ""
    sure: bool = False


class DrawToken(Choice, frozen=True, tag="draw-token"):
    """Which token somebody draws from the bag."""

    who: str = ""
    left: tuple[str, ...] = ()
    title: ClassVar[str] = says("the drawn token")
    message: ClassVar[str] = says("Which character did {who} draw?")
    kind: ClassVar[str] = "bag"
    named: ClassVar[bool] = True

    def domain(self) -> Domain:
        return OneOf(tuple(dict.fromkeys(self.left)))

    def chances(self) -> tuple[tuple[str | int, int], ...]:
        return tuple((token, self.left.count(token)) for token in dict.fromkeys(self.left))
