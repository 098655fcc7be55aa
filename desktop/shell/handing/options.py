"""The numbered answers of a seat: its forms, the values of a hole, or first the rooms that they lie in."""

from __future__ import annotations

from collections.abc import Container, Iterator, Mapping
from typing import Any, NamedTuple

from desktop.session import Session
from desktop.shell.fillings import against_all, fillings
from rules.actions import Action, Value
from rules.effects import Choice
from rules.offers import Domain, Flag, Form, Hole, Number, OneOf, Several
from rules.seats import SeatId, viewer_of
from rules.views import Picture, SpaceId
from rules.violations import Violation

FEW = 6


class Option(NamedTuple):
    """A numbered answer: a form, a value, or a room that holds several of the values; ``reasons`` speak against it."""

    value: Any
    reasons: tuple[Violation, ...] = ()
    is_room: bool = False
    picked: bool = False


class Reach(NamedTuple):
    """How far an answer has come: its form, the holes filled, the values picked of several, the room looked into."""

    form: Form | None = None
    filled: tuple[Value, ...] = ()
    picked: tuple[str | int, ...] = ()
    room: SpaceId = ""

    @property
    def hole(self) -> Hole | None:
        """What is to be filled next."""
        left = self.form.holes[len(self.filled) :] if self.form is not None else ()
        return left[0] if left else None

    @property
    def several(self) -> Several | None:
        """What several values are picked from now."""
        hole = self.hole
        return hole.domain if hole is not None and isinstance(hole.domain, Several) else None

    def action(self, session: Session, *more: Value) -> Action:
        """The action that the values make."""
        assert self.form is not None
        holes = (hole.name for hole in self.form.holes)
        fields = dict(self.form.fixed) | dict(zip(holes, (*self.filled, *more), strict=True))
        return session.notation.filled(self.form.action, self.form.seat, fields)


class Options:
    """Knows of the table only what the seat's own view, offers and verdicts tell."""

    def __init__(self, session: Session, seat: SeatId, without: Container[str]) -> None:
        self._session, self._seat, self._without = session, seat, without

    @property
    def asked(self) -> Choice | None:
        """The question that the table waits for, where it is this seat's."""
        asked = self._session.seen(viewer_of(self._seat)).asked
        return asked if asked is not None and asked.seat == self._seat else None

    @property
    def picture(self) -> Picture:
        """What the seat sees of the board."""
        return self._session.picture(viewer_of(self._seat))

    def of(self, reach: Reach) -> tuple[Option, ...]:
        """All that may be answered next."""
        if reach.form is None:
            return tuple(self._forms())
        hole = reach.hole
        return () if hole is None else self._narrowed(self._values(reach, hole.domain), reach.room)

    def _forms(self) -> Iterator[Option]:
        """In the order of the offers; what is refused too, where it is the seat's turn and they are not many."""
        forms = [form for form in self._session.offers(self._seat) if form.action not in self._without]
        all_ = self.picture.turn == self._seat and len(forms) <= FEW
        for form in forms:
            reasons = against_all(fillings(self._session, form))
            if all_ or not reasons:
                yield Option(form, reasons)

    def _values(self, reach: Reach, domain: Domain) -> tuple[Option, ...]:
        """An open question shows what is refused too; an action lights what is possible."""
        found = tuple(
            Option(value, self._against(reach, value), picked=value in reach.picked) for value in values(domain)
        )
        possible = tuple(option for option in found if not option.reasons)
        return found if self.asked is not None else possible or found

    def _against(self, reach: Reach, value: Value) -> tuple[Violation, ...]:
        is_last = reach.form is not None and len(reach.filled) + 1 == len(reach.form.holes)
        if not is_last or reach.several is not None:
            return ()
        return self._session.why(reach.action(self._session, value))

    # ---- room by room

    def home(self, value: object) -> SpaceId:
        """The room that a shadow lies in."""
        return next((space.within for space in self.picture.spaces if space.id == value), "")

    def _narrowed(self, options: tuple[Option, ...], room: SpaceId) -> tuple[Option, ...]:
        homes = self._homes()
        rooms: dict[SpaceId, list[Option]] = {}
        for option in options:
            rooms.setdefault(homes.get(str(option.value), ""), []).append(option)
        if "" in rooms or len(rooms) < 2:
            return options
        if room:
            return tuple(rooms[room])
        return tuple(Option(one, _of_all(inside), is_room=True) for one, inside in rooms.items())

    def _homes(self) -> Mapping[str, SpaceId]:
        return {space.id: space.within for space in self.picture.spaces}


def _of_all(options: list[Option]) -> tuple[Violation, ...]:
    """What speaks against a room: nothing, where one of its shadows will do."""
    return options[0].reasons if all(option.reasons for option in options) else ()


def values(domain: Domain) -> tuple[Value, ...]:
    """What may stand in a hole, one by one."""
    if isinstance(domain, OneOf | Several):
        return domain.options
    if isinstance(domain, Number):
        return tuple(range(domain.low, domain.high + 1))
    return (True, False) if isinstance(domain, Flag) else ()
