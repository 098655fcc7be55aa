"""Asked while something is met."""

from __future__ import annotations

from typing import ClassVar

from rules.effects import Choice, Effect
from rules.messages import says
from rules.offers import Domain, Number, OneOf


class Combat(Effect, frozen=True, tag="combat"):
    """A fight begins with a monster that lies there, or with one of an encounter (``drawn``) (003 3.2, 3.3)."""

    seat: str = ""
    monster: str = ""
    drawn: bool = False


class EndCombat(Effect, frozen=True, tag="end-combat"):
    """A combat of a seat is over, however it ended."""

    seat: str = ""


class Meet(Effect, frozen=True, tag="meet"):
    """A monster comes out of the cup for an encounter: it is evaded or fought at once (003 3.3)."""

    seat: str = ""


class MeetMonster(Choice, frozen=True, tag="meet-monster"):
    """Which monster is met in an encounter; it does not come on the board."""

    who: str = ""
    left: tuple[tuple[str, int], ...] = ()

    title: ClassVar[str] = says("the monster")
    message: ClassVar[str] = says("Which monster does {who} meet?")
    kind: ClassVar[str] = "cup"
    named: ClassVar[bool] = True

    def domain(self) -> Domain:
        return OneOf(tuple(kind for kind, _ in self.left))

    def chances(self) -> tuple[tuple[str | int, int], ...]:
        return self.left


class EvadeOrFight(Choice, frozen=True, tag="evade-or-fight"):
    """Whether a monster of an encounter is evaded or fought."""

    monster: str = ""

    title: ClassVar[str] = says("evading or fighting")
    message: ClassVar[str] = says("{monster} appears. Evade or fight?")

    def domain(self) -> Domain:
        return OneOf(("evade", "fight"))


class TellFight(Choice, frozen=True, tag="tell-fight"):
    """How a fight ended that was fought at the table."""

    monster: str = ""
    drawn: bool = False

    title: ClassVar[str] = says("the fight")
    message: ClassVar[str] = says("How did the fight with {monster} end?")

    def domain(self) -> Domain:
        return OneOf(("won", "escaped", "insane", "unconscious"))


class TakeSome(Choice, frozen=True, tag="take-some"):
    """How many clues are taken where the move ends (003 3.2)."""

    place: str = ""
    most: int = 0

    title: ClassVar[str] = says("the clues")
    message: ClassVar[str] = says("How many clues are taken at {place}?")

    def domain(self) -> Domain:
        return Number(0, self.most)


class TakeNewClue(Choice, frozen=True, tag="take-new-clue"):
    """Who takes the clue that has just come, or ``leave`` (003 3.5)."""

    place: str = ""
    people: tuple[str, ...] = ()

    title: ClassVar[str] = says("the new clue")
    message: ClassVar[str] = says("A clue comes to {place}. Who takes it?")

    def domain(self) -> Domain:
        return OneOf((*self.people, "leave"))


class SealOrLeave(Choice, frozen=True, tag="seal-or-leave"):
    """Whether a gate just closed is sealed (003 3.3, 4.5)."""

    place: str = ""
    price: int = 5

    title: ClassVar[str] = says("the seal")
    message: ClassVar[str] = says("Seal {place} for {price} clues?")

    def domain(self) -> Domain:
        return OneOf(("seal", "leave"))


class TurnGateCards(Effect, frozen=True, tag="turn-gate-cards"):
    """Gate cards are turned up until one has a colour of the world (003 3.4)."""

    seat: str = ""


class DrawGateCard(Choice, frozen=True, tag="draw-gate-card"):
    """Which gate card is turned up next."""

    who: str = ""
    left: tuple[str, ...] = ()

    title: ClassVar[str] = says("the gate card")
    message: ClassVar[str] = says("Which gate card is turned up for {who}?")
    kind: ClassVar[str] = "gate-cards"
    named: ClassVar[bool] = True

    def domain(self) -> Domain:
        return OneOf(self.left)

    def chances(self) -> tuple[tuple[str | int, int], ...]:
        return tuple((card, 1) for card in self.left)


class EndMove(Effect, frozen=True, tag="end-move"):
    """A seat's move has ended where it stands (003 3.2)."""

    seat: str = ""
