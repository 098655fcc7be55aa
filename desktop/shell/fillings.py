"""What may stand in a form's holes, hole after hole, each tried with the rules."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from desktop.session import Session
from rules.actions import Action, Value
from rules.engine import judge
from rules.notation import by_tag
from rules.offers import Domain, Flag, Form, Hole, Number, OneOf, Several
from rules.seats import SeatId, Viewer, viewer_of
from rules.views import View
from rules.violations import NotAttested, Violation


class Way(NamedTuple):
    """A form on its way to an action: its first holes are filled."""

    form: Form
    values: tuple[Value, ...] = ()

    @property
    def hole(self) -> Hole | None:
        """The next hole; None where all are filled."""
        left = self.form.holes[len(self.values) :]
        return left[0] if left else None

    def on(self, value: Value) -> Way:
        """The way with the next hole filled."""
        return Way(self.form, (*self.values, value))


class Filled(NamedTuple):
    """A value of the next hole: the action that comes of it at best, and every reason against that."""

    action: Action
    value: Any
    reasons: tuple[Violation, ...]

    @property
    def asking(self) -> bool:
        """Whether only the table's word is missing."""
        return bool(self.reasons) and all(isinstance(reason, NotAttested) for reason in self.reasons)

    @property
    def possible(self) -> bool:
        """Whether nothing stands in the way, or nothing but a question to the table."""
        return not self.reasons or self.asking


class Trying:
    """Asks the rules about one table as it stands, each action once: with the acting seat's eyes, or a viewer's."""

    def __init__(self, session: Session, viewer: Viewer = "") -> None:
        self._session, self._viewer = session, viewer
        self._table = session.match.table
        self._views: dict[Viewer, View] = {}
        # What a hole may hold is sound already: the way through plain values costs ten times as much.
        self._kinds = by_tag(session.notation.attempts)
        self._told: dict[Action, tuple[Violation, ...]] = {}
        self._filled: dict[Form, tuple[Filled, ...]] = {}

    def suits(self, session: Session) -> bool:
        """Whether it is still that table, as it stood then."""
        return session is self._session and session.match.table is self._table

    def why(self, action: Action) -> tuple[Violation, ...]:
        """Every reason against an action."""
        if action not in self._told:
            self._told[action] = judge(self._session.book, self._view(action.seat), action)
        return self._told[action]

    def _view(self, seat: SeatId) -> View:
        viewer = self._viewer or viewer_of(seat)
        if viewer not in self._views:
            self._views[viewer] = self._session.match.seen(viewer)
        return self._views[viewer]

    def filled(self, form: Form) -> tuple[Filled, ...]:
        """Each value of the only hole; of a form with several the best that may come of it."""
        if form not in self._filled:
            self._filled[form] = self.best(form) if len(form.holes) > 1 else self.fillings(Way(form))
        return self._filled[form]

    def fillings(self, way: Way) -> tuple[Filled, ...]:
        """Each value of the next hole with the best that comes of it; the whole action where no hole is left."""
        if way.hole is None:
            return self._best(way, None)
        return tuple(filled for value in values(way.hole.domain) for filled in self._best(way.on(value), value))

    def best(self, form: Form) -> tuple[Filled, ...]:
        """The best that may come of a form; nothing where a hole can hold nothing."""
        return self._best(Way(form), None)

    def of_several(self, way: Way, picked: tuple[str | int, ...], value: str | int) -> Filled | None:
        """One more of several in the next hole, filled up with the best others where there must be more."""
        if way.hole is None or not isinstance(way.hole.domain, Several):
            return None
        found: list[Filled] = []
        for whole in _filled_up(way.hole.domain, (*picked, value)):
            found += self._best(way.on(whole), value)
            if found and not found[-1].reasons:
                return found[-1]
        return nearest(tuple(found)) if found else None

    def of_a_row(self, way: Way, told: tuple[int, ...], value: int) -> Filled:
        """Numbers told in a row, with every reason against them."""
        action = self._action(way.form, (*way.values, told))
        return Filled(action, value, self.why(action))

    def _best(self, way: Way, value: Any) -> tuple[Filled, ...]:
        """The open holes are filled one by one, each with what has the least against it; none where one has nothing."""
        open_ = [values(hole.domain) for hole in way.form.holes[len(way.values) :]]
        if not all(open_):
            return ()
        filled = [*way.values, *(some[0] for some in open_)]
        for at, some in enumerate(open_, len(way.values)):
            tried = ([*filled[:at], one, *filled[at + 1 :]] for one in some)
            filled = min(tried, key=lambda one: self._weight(way, one))
        action = self._action(way.form, filled)
        return (Filled(action, value, self.why(action)),)

    def _weight(self, way: Way, filled: Iterable[Value]) -> tuple[int, int]:
        reasons = self.why(self._action(way.form, filled))
        asking = sum(isinstance(reason, NotAttested) for reason in reasons)
        return len(reasons) - asking, asking

    def _action(self, form: Form, filled: Iterable[Value]) -> Action:
        fields: dict[str, Any] = dict(form.fixed) | dict(zip((hole.name for hole in form.holes), filled, strict=True))
        action: Action = self._kinds[form.action](seat=form.seat, **fields)
        return action


def _filled_up(domain: Several, picked: tuple[str | int, ...]) -> Iterator[tuple[str | int, ...]]:
    """What was picked with as many others as there must be: those that lie side by side stand for all."""
    missing = domain.low - len(picked)
    rest = tuple(one for one in domain.options if one not in picked)
    if missing <= 0 or len(rest) < missing:
        yield (*picked, *rest[: max(0, missing)])
        return
    yield from ((*picked, *rest[at : at + missing]) for at in range(len(rest) - missing + 1))


def values(domain: Domain) -> tuple[Value, ...]:
    """What may stand in a hole; of several, those that lie side by side stand for all."""
    if isinstance(domain, OneOf):
        return domain.options
    if isinstance(domain, Several):
        least = max(1, domain.low)
        return tuple(domain.options[at : at + least] for at in range(len(domain.options) - least + 1))
    if isinstance(domain, Number):
        return tuple(range(domain.low, domain.high + 1))
    return (True, False) if isinstance(domain, Flag) else ()


def fillings(session: Session, form: Form) -> tuple[Filled, ...]:
    """Every value of a form's first hole; the action itself where it has none."""
    return Trying(session).fillings(Way(form))


def legal(filled: tuple[Filled, ...]) -> tuple[Filled, ...]:
    """Those with nothing against them."""
    return tuple(one for one in filled if not one.reasons)


def possible(filled: tuple[Filled, ...]) -> tuple[Filled, ...]:
    """Those with nothing against them, or nothing but a question to the table."""
    return tuple(one for one in filled if one.possible)


def nearest(filled: tuple[Filled, ...]) -> Filled:
    """The filling with the least against it; the refusal of the whole form is told by it."""
    return min(filled, key=lambda one: (not one.possible, len(one.reasons)))


def against_all(filled: tuple[Filled, ...]) -> tuple[Violation, ...]:
    """Why no filling will do: the reasons that all share, else those of the nearest; () when one may do.

    What is impossible anyway asks the table for nothing.
    """
    if not filled or possible(filled):
        return ()
    shared = [reason for reason in filled[0].reasons if all(reason in one.reasons for one in filled)]
    return _decided(shared) or _decided(nearest(filled).reasons)


def _decided(reasons: Iterable[Violation]) -> tuple[Violation, ...]:
    return tuple(reason for reason in reasons if not isinstance(reason, NotAttested))
