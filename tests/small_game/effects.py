"""What is about to happen at the mill, and what is asked first."""

from __future__ import annotations

from typing import ClassVar

from rules.effects import Choice, Effect
from rules.offers import Domain, Flag, Number, OneOf, Several

FACES = (1, 2, 3, 4, 5, 6)


class LoseNerve(Effect, frozen=True, tag="lose-nerve"):
    seat: str = ""
    n: int = 0


class DrawCard(Effect, frozen=True, tag="draw-card"):
    seat: str = ""


class Run(Effect, frozen=True, tag="run"):
    """The text of a card from its part ``at`` on; ``memory`` holds the wager and the last die."""

    card: str = ""
    at: int = 0
    subject: str = ""
    memory: tuple[int, ...] = ()


class EndTurn(Effect, frozen=True, tag="end-turn"):
    seat: str = ""


# ---- asked of Fate


class Deal(Choice, frozen=True, tag="deal"):
    """Which hidden card a seat holds."""

    who: str = ""
    title: ClassVar[str] = "the hidden card"
    message: ClassVar[str] = "{who} takes a card and looks at it alone."
    kind: ClassVar[str] = "hands"
    unknowable: ClassVar[str] = "unknown"

    def domain(self) -> Domain:
        return OneOf(("unknown", "charm", "stone"))

    def chances(self) -> tuple[tuple[str | int, int], ...]:
        return (("charm", 1), ("stone", 1))


class _FromPool(Choice, frozen=True):
    who: str = ""
    pool: tuple[str, ...] = ()
    kind: ClassVar[str] = "cards"

    def domain(self) -> Domain:
        return OneOf(tuple(dict.fromkeys(self.pool)))

    def chances(self) -> tuple[tuple[str | int, int], ...]:
        return tuple((card, 1) for card in self.pool)


class Drawn(_FromPool, frozen=True, tag="drawn"):
    """Which card was drawn."""

    title: ClassVar[str] = "the drawn card"
    message: ClassVar[str] = "Which card did {who} draw?"


class Look(_FromPool, frozen=True, tag="look"):
    """Which card lies on the pile."""

    title: ClassVar[str] = "the next card"
    message: ClassVar[str] = "Which card did {who} look at?"


class Roll(Choice, frozen=True, tag="roll"):
    """One die; the text goes on with ``run``."""

    run: Run = Run()
    title: ClassVar[str] = "the die"
    message: ClassVar[str] = "What does the die show?"
    kind: ClassVar[str] = "dice"

    def domain(self) -> Domain:
        return OneOf(FACES)

    def chances(self) -> tuple[tuple[str | int, int], ...]:
        return tuple((face, 1) for face in FACES)


# ---- asked of a seat


class Wager(Choice, frozen=True, tag="wager"):
    """How much nerve is at stake."""

    most: int = 0
    run: Run = Run()
    title: ClassVar[str] = "the wager"
    message: ClassVar[str] = "How much nerve is at stake, at most {most}?"

    def domain(self) -> Domain:
        return Number(0, self.most)


class PutUnder(Choice, frozen=True, tag="put-under"):
    """Whether the card goes under the pile."""

    card: str = ""
    title: ClassVar[str] = "the card's place"
    message: ClassVar[str] = "Does {card} go under the pile?"

    def domain(self) -> Domain:
        return Flag()


class UseCharm(Choice, frozen=True, tag="use-charm"):
    """Asked of every seat at every loss, whether it holds the charm or not."""

    n: int = 0
    asked: tuple[str, ...] = ()
    title: ClassVar[str] = "the charm"
    message: ClassVar[str] = "Do you show the charm? At stake: {n}."

    def domain(self) -> Domain:
        return Flag()


class Order(Choice, frozen=True, tag="order"):
    """Whom the wind reaches first."""

    seats: tuple[str, ...] = ()
    title: ClassVar[str] = "the order"
    message: ClassVar[str] = "Whom does the wind reach first?"

    def domain(self) -> Domain:
        return Several(self.seats, len(self.seats), len(self.seats))
