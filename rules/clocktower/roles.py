"""What a character does at night, as one value: whether it wakes, what it may choose, what follows, what it learns."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import NamedTuple

from rules.clocktower.grim import Grim
from rules.clocktower.learning import Answer, Learning
from rules.clocktower.state import Deed
from rules.state import Item
from rules.violations import Violation


class Picked(NamedTuple):
    """What was pointed at: players and characters, in order. Nothing at all declines."""

    players: tuple[str, ...] = ()
    characters: tuple[str, ...] = ()

    @property
    def declines(self) -> bool:
        """Whether nothing was pointed at."""
        return not (self.players or self.characters)


class Asked(NamedTuple):
    """So many players are pointed at, of ``whom`` (() is everybody), and so many characters ``among`` these."""

    players: int = 0
    characters: int = 0
    among: tuple[str, ...] = ()
    whom: tuple[str, ...] = ()


def _no_reasons(_grim: Grim, _seat: str, _picked: Picked) -> Iterable[Violation]:
    return ()


def _never_hindered(_grim: Grim, _seat: str) -> Iterable[Violation]:
    return ()


def _nothing_follows(_grim: Grim, _seat: str, _picked: Picked) -> Iterable[Item]:
    return ()


def _well_formed(_grim: Grim, _seat: str, _deed: Deed | None, _shown: Answer) -> Iterable[Violation]:
    return ()


@dataclass(frozen=True)
class Role:
    """A character's nights.

    ``first`` and ``other`` say in which nights it acts; ``wakes`` that its owner opens the eyes for it, ``dead`` that
    it acts when its owner is dead. ``players`` and ``characters`` are the least and the most that are pointed at. A
    role that is ``once`` is used up by a choice that is not declined. ``hindered`` tells why it does not act tonight,
    ``check`` what is wrong with a choice, ``follows`` what comes of one, ``learns`` what may be told after it and
    ``forms`` what is wrong with the form of an answer. ``asks`` are the kinds of choice there are tonight; without it
    there is one, of the most that may be pointed at.
    """

    id: str
    first: bool = False
    other: bool = False
    wakes: bool = True
    dead: bool = False
    players: tuple[int, int] = (0, 0)
    characters: tuple[int, int] = (0, 0)
    once: bool = False
    hindered: Callable[[Grim, str], Iterable[Violation]] = _never_hindered
    check: Callable[[Grim, str, Picked], Iterable[Violation]] = _no_reasons
    follows: Callable[[Grim, str, Picked], Iterable[Item]] = _nothing_follows
    learns: Callable[[Grim, str, Deed | None], Learning] | None = None
    forms: Callable[[Grim, str, Deed | None, Answer], Iterable[Violation]] = _well_formed
    asks: Callable[[Grim, str], Iterable[Asked]] | None = None

    @property
    def chooses(self) -> bool:
        """Whether something is pointed at."""
        return bool(self.players[1] or self.characters[1])

    @property
    def may_decline(self) -> bool:
        """Whether shaking the head is a choice."""
        return self.once or not (self.players[0] or self.characters[0])

    def learning(self, grim: Grim, seat: str, deed: Deed | None) -> Learning | None:
        """What may be told after a choice; worked out once for each grimoire."""
        if self.learns is None:
            return None
        key = (self.id, seat, deed)
        if key not in grim.remembered:
            grim.remembered[key] = self.learns(grim, seat, deed)
        found: Learning = grim.remembered[key]
        return found

    def asked(self, grim: Grim, seat: str) -> tuple[Asked, ...]:
        """The kinds of choice that there are tonight."""
        if self.asks is not None:
            return tuple(self.asks(grim, seat))
        return (Asked(self.players[1], self.characters[1], grim.sheet),)

    def acts(self, night: int) -> bool:
        """Whether it has a step in that night."""
        return self.first if night == 1 else self.other
