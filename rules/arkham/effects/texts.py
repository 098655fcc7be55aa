"""What a text asks of whom it is about."""

from __future__ import annotations

from typing import ClassVar

from rules.arkham.effects.checks import Run
from rules.effects import Choice, Effect
from rules.messages import says
from rules.offers import Domain, OneOf


class MayDo(Choice, frozen=True, tag="may-do"):
    """Whether a text, named by its key, is followed that one may leave."""

    run: Run = Run()
    text: str = ""

    title: ClassVar[str] = says("whether to")
    message: ClassVar[str] = says("{text} Do it?")

    def domain(self) -> Domain:
        return OneOf(("yes", "no"))


class ChooseOption(Choice, frozen=True, tag="choose-option"):
    """Which of the options that can be carried out whole."""

    run: Run = Run()
    options: tuple[int, ...] = ()
    text: str = ""

    title: ClassVar[str] = says("one of the options")
    message: ClassVar[str] = says("{text} Which one?")

    def domain(self) -> Domain:
        return OneOf(tuple(f"option-{number}" for number in self.options))


class ChooseInvestigator(Choice, frozen=True, tag="choose-investigator"):
    """Whom a text is carried out for."""

    run: Run = Run()
    people: tuple[str, ...] = ()

    title: ClassVar[str] = says("the investigator")
    message: ClassVar[str] = says("For whom?")

    def domain(self) -> Domain:
        return OneOf(self.people)


class ChooseHeld(Choice, frozen=True, tag="choose-held"):
    """Which of the monsters on the rumor is fought."""

    left: tuple[str, ...] = ()

    title: ClassVar[str] = says("the monster on the rumor")
    message: ClassVar[str] = says("Which of these monsters is fought?")

    def domain(self) -> Domain:
        return OneOf(self.left)


class HoldMonster(Choice, frozen=True, tag="hold-monster"):
    """Which monster is drawn onto the rumor."""

    card: str = ""
    left: tuple[tuple[str, int], ...] = ()

    title: ClassVar[str] = says("the monster")
    message: ClassVar[str] = says("Which monster is drawn onto {card}?")
    kind: ClassVar[str] = "cup"
    named: ClassVar[bool] = True

    def domain(self) -> Domain:
        return OneOf(tuple(kind for kind, _ in self.left))

    def chances(self) -> tuple[tuple[str | int, int], ...]:
        return self.left


class TellHas(Choice, frozen=True, tag="tell-has"):
    """Whether somebody holds a card whose name the program was not told."""

    run: Run = Run()
    card: str = ""

    title: ClassVar[str] = says("a card in hand")
    message: ClassVar[str] = says("Is {card} in hand?")

    def domain(self) -> Domain:
        return OneOf(("yes", "no"))


class HoldMonsters(Effect, frozen=True, tag="hold-monsters"):
    """So many monsters are drawn onto the rumor."""

    count: int = 1


class ChooseAlly(Choice, frozen=True, tag="choose-ally"):
    """Which ally joins."""

    left: tuple[str, ...] = ()

    title: ClassVar[str] = says("the ally")
    message: ClassVar[str] = says("Which ally joins?")
    named: ClassVar[bool] = True

    def domain(self) -> Domain:
        return OneOf(self.left)


class TellPrice(Choice, frozen=True, tag="tell-price"):
    """The price of a card that lies open in a shop; ``shown`` were told already, ``left`` counts prices (003 3.3)."""

    who: str = ""
    deck: str = ""
    more: int = 1
    limit: int = 1
    must: bool = False
    shown: tuple[int, ...] = ()
    left: tuple[tuple[int, int], ...] = ()

    title: ClassVar[str] = says("the wares")
    message: ClassVar[str] = says("What does the next card cost?")
    kind: ClassVar[str] = "wares"

    def domain(self) -> Domain:
        return OneOf(tuple(range(11)))

    def chances(self) -> tuple[tuple[str | int, int], ...]:
        return self.left


class Buy(Choice, frozen=True, tag="buy"):
    """Which of the wares is bought, by its price, or ``none`` (003 3.3)."""

    deck: str = ""
    prices: tuple[int, ...] = ()
    limit: int = 1
    must: bool = False

    title: ClassVar[str] = says("what to buy")
    message: ClassVar[str] = says("Which card is bought?")

    def domain(self) -> Domain:
        return OneOf(tuple(dict.fromkeys((*self.prices, "none"))))
