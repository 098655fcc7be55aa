"""Forms made into actions."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import islice
from typing import Any, Final

from rules.actions import Action, Answer, Value
from rules.engine import AnyBook, judge
from rules.hakoonna.effects.items import LOTS
from rules.hakoonna.views import HakoView
from rules.hakoonna.violations import ActAfterNoise, AlreadyStacked, EyesClosed, GrayTiming, NoiseFirst
from rules.offers import Draw, Flag, Form, Number, OneOf
from rules.tags import tag

TRIES: Final = 12
"""How often a form with several holes is filled before it is given up."""

FOR_PEOPLE: Final = (LOTS,)
"""Lots settle the cards of others too, and are left to people."""

UNTIMELY: Final = (ActAfterNoise, AlreadyStacked, EyesClosed, GrayTiming, NoiseFirst)
"""Whatever stands in the holes, it is not the moment."""

IN_VAIN: Final = 3
"""After so many fillings that all break the same rule in the same way, no other one is expected to keep it."""


def made(book: AnyBook, form: Form, fields: Mapping[str, Value]) -> Action:
    """A form's action with these fields."""
    kind: Any = _kinds(tuple(book.chapters))[form.action]
    action: Action = kind(seat=form.seat, **fields)
    return action


@cache
def _kinds(chapters: tuple[type[Action], ...]) -> Mapping[str, type[Action]]:
    kinds: tuple[type[Action], ...] = (Answer, *chapters)
    return {tag(kind): kind for kind in kinds}


def is_legal(book: AnyBook, view: HakoView, action: Action) -> bool:
    """Whether nothing speaks against an action."""
    return not judge(book, view, action)


class Filler:
    """Fills the forms of one seat; what it has under its eyes is tried first."""

    def __init__(self, book: AnyBook, view: HakoView, draw: Draw) -> None:
        self._book, self._view, self._draw = book, view, draw
        self._here = view.public.at.get(view.viewer, "")

    def some(self, form: Form, thorough: bool = False) -> Action | None:
        """Some legal filling; None where none was met, though there may be one unless one was ``thorough``."""
        against: set[object] | None = None
        for number, action in enumerate(self._fillings(form), 1):
            reasons = judge(self._book, self._view, action)
            if not reasons:
                return action
            if any(isinstance(reason, UNTIMELY) for reason in reasons):
                return None
            against = set(reasons) if against is None else against & set(reasons)
            if against and number >= IN_VAIN and not thorough:
                return None
        return None

    def _fillings(self, form: Form) -> Iterator[Action]:
        if not form.holes:
            yield made(self._book, form, dict(form.fixed))
        elif len(form.holes) == 1 and (values := self._values(form.holes[0].domain)) is not None:
            name, fixed = form.holes[0].name, dict(form.fixed)
            yield from (made(self._book, form, {**fixed, name: value}) for value in values)
        else:
            yield from islice((made(self._book, form, form.filled(self._draw)) for _ in range(TRIES)), TRIES)

    def _values(self, domain: object) -> Iterator[Value] | None:
        """Everything that may stand in a hole, in any order; None where it is too much."""
        if isinstance(domain, OneOf):
            return self._near_first(tuple(one for one in domain.options if one not in FOR_PEOPLE))
        if isinstance(domain, Number):
            return shuffled(range(domain.low, domain.high + 1), self._draw)
        return shuffled((False, True), self._draw) if isinstance(domain, Flag) else None

    def _near_first(self, options: tuple[Any, ...]) -> Iterator[Any]:
        rooms = self._book.content.room_of
        near = [one for one in options if rooms.get(one) == self._here] if self._here else []
        yield from shuffled(near, self._draw)
        yield from shuffled([one for one in options if one not in near] if near else options, self._draw)


def shuffled(things: Any, draw: Draw) -> Iterator[Any]:
    """The things in any order, drawn one by one."""
    left = list(things)
    while left:
        yield left.pop(draw.below(len(left)))
