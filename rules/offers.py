"""Actions with holes: what a drag fills with one gesture and a panel draws as a form."""

from __future__ import annotations

from typing import Final

import msgspec

from rules.actions import Value
from rules.seats import SeatId

FACES: Final = 6


class Domain(msgspec.Struct, frozen=True, tag_field="type"):
    """What may stand in a hole."""

    def holds(self, value: Value) -> bool:
        """Whether the value may stand here."""
        raise NotImplementedError

    def pick(self, draw: Draw) -> Value:
        """Some value of the domain, by a draw of whole numbers below a bound."""
        raise NotImplementedError


class Draw:
    """Where whole numbers come from: ``below(n)`` gives one from 0 to n-1."""

    def below(self, bound: int) -> int:
        """A whole number from 0 to bound-1."""
        raise NotImplementedError


class OneOf(Domain, frozen=True, tag="one"):
    """One of these ids."""

    options: tuple[str | int, ...]

    def holds(self, value: Value) -> bool:
        # True equals 1, but says something else.
        return value in self.options and not isinstance(value, bool)

    def pick(self, draw: Draw) -> Value:
        return self.options[draw.below(len(self.options))]


class Several(Domain, frozen=True, tag="several"):
    """From ``low`` to ``high`` of these ids: different ones, unless one may be named ``again``."""

    options: tuple[str | int, ...]
    low: int
    high: int
    again: bool = False

    def holds(self, value: Value) -> bool:
        return (
            isinstance(value, tuple)
            and self.low <= len(value) <= self.high
            and (self.again or len(set(value)) == len(value))
            and all(one in self.options for one in value)
        )

    def pick(self, draw: Draw) -> Value:
        left = list(self.options)
        count = self.low + draw.below(self.high - self.low + 1)
        return tuple(left.pop(draw.below(len(left))) for _ in range(min(count, len(left))))


class Number(Domain, frozen=True, tag="number"):
    """A whole number from ``low`` to ``high``."""

    low: int
    high: int

    def holds(self, value: Value) -> bool:
        return isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high

    def pick(self, draw: Draw) -> Value:
        return self.low + draw.below(self.high - self.low + 1)


class Flag(Domain, frozen=True, tag="flag"):
    """Yes or no."""

    def holds(self, value: Value) -> bool:
        return isinstance(value, bool)

    def pick(self, draw: Draw) -> Value:
        return bool(draw.below(2))


class Faces(Domain, frozen=True, tag="faces"):
    """What ``count`` dice show, six faces each, in the order in which they are read."""

    count: int

    def holds(self, value: Value) -> bool:
        return isinstance(value, tuple) and len(value) == self.count and all(map(_is_face, value))

    def pick(self, draw: Draw) -> Value:
        return tuple(1 + draw.below(FACES) for _ in range(self.count))


def _is_face(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 1 <= value <= FACES


class Shares(Domain, frozen=True, tag="shares"):
    """How many of ``total`` each of these ids gets, in their order."""

    among: tuple[str, ...]
    total: int

    def holds(self, value: Value) -> bool:
        return (
            isinstance(value, tuple)
            and len(value) == len(self.among)
            and all(isinstance(one, int) and not isinstance(one, bool) and one >= 0 for one in value)
            and sum(int(one) for one in value) == self.total
        )

    def pick(self, draw: Draw) -> Value:
        shares = [0] * len(self.among)
        for _ in range(self.total):
            shares[draw.below(len(shares))] += 1
        return tuple(shares)


class Hole(msgspec.Struct, frozen=True):
    """A field of the action that is still open."""

    name: str
    domain: Domain


class Form(msgspec.Struct, frozen=True):
    """An action with holes; ``action`` is its tag, ``fixed`` the fields that are filled already."""

    action: str
    seat: SeatId
    title: str
    holes: tuple[Hole, ...] = ()
    fixed: tuple[tuple[str, Value], ...] = ()

    def filled(self, draw: Draw) -> dict[str, Value]:
        """The fields of one action, its holes filled by the draw."""
        return dict(self.fixed) | {hole.name: hole.domain.pick(draw) for hole in self.holes}
