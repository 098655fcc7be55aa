"""The doors that every game has: what the engine needs to know of one."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec

from rules.actions import Action, Value
from rules.effects import Choice, Effect
from rules.events import Attested, Correction, Event
from rules.messages import Name
from rules.offers import Form
from rules.seats import Seat, SeatId, Viewer
from rules.state import Item, State, Table, attest
from rules.views import Picture, PieceId, SpaceId, View
from rules.violations import Violation

C = TypeVar("C")
S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)
Outcome = Iterable[Item]


class Chapter(NamedTuple):
    """An action's two halves: ``check(content, view, action)`` and ``perform(content, state, action)``."""

    check: Callable[[Any, Any, Any], Iterable[Violation]]
    perform: Callable[[Any, Any, Any], Outcome]


class Reply(NamedTuple):
    """A choice's two halves: ``check(content, view, choice, value)`` and ``settle(content, state, choice, value)``."""

    check: Callable[[Any, Any, Any, Value], Iterable[Violation]]
    settle: Callable[[Any, Any, Any, Value], Outcome]


Reaction = Callable[[Any, Any, Any], Outcome]
Remedies = Callable[[Any, Any, Any, Any], Iterable[Action]]


@dataclass(frozen=True)
class Rulebook(Generic[C, S, V]):
    """One game, bound to its content. Every table is read by type and falls to nothing outside it.

    ``before`` may answer an effect with outcomes that take its place (none: it stands); ``after`` adds outcomes in
    front of the agenda. ``asking(content, state)`` is the agenda of a corrected state. ``changes(fresh, wanted)`` are
    the corrections that make one state another. ``withdraws(view, asked, action)`` lets an action be tried while a
    question is open, which falls with it. ``binds(state, asked)`` tells that an answer belongs to the step that
    asked: undo takes both back. ``seated(state, begun_with)`` are the seats now, those of the setup and whoever came
    later. ``redact(viewer, state, event)`` is a viewer's share of an event, None for no share. ``afterwards`` are the
    actions that come when the game is over. In a ``hosted`` game the host does everything, whoever's piece is moved.
    """

    game: str
    content: C
    options: type[msgspec.Struct]
    state: type[S]
    setup: Callable[[C, Any, tuple[Seat, ...], Any], Table[S]]
    chapters: Mapping[type[Action], Chapter]
    replies: Mapping[type[Choice], Reply]
    evolve: Mapping[type[Event], Callable[[Any, Any], Any]]
    violations: tuple[type[Violation], ...]
    view: Callable[[C, Table[S], Viewer], V]
    picture: Callable[[C, V], Picture]
    offers: Callable[[C, V, SeatId], Iterable[Form]]
    drops: Callable[[C, V, PieceId, SpaceId], Iterable[Action]]
    redact: Callable[[Viewer, S, Event], Event | None]
    asking: Callable[[C, S], tuple[Item, ...]]
    changes: Callable[[S, S], tuple[Correction, ...]]
    check_change: Callable[[C, S, Correction], Iterable[Violation]]
    names: Callable[[C, tuple[Seat, ...]], Mapping[str, Name]]
    is_over: Callable[[S], bool]
    work: Mapping[type[Effect], Callable[[Any, Any, Any], Outcome]] = field(default_factory=dict)
    before: Mapping[type[Effect], tuple[Reaction, ...]] = field(default_factory=dict)
    after: Mapping[type[Event], tuple[Reaction, ...]] = field(default_factory=dict)
    remedies: Mapping[type[Violation], Remedies] = field(default_factory=dict)
    layout: type[Any] = type(None)
    withdraws: Callable[[V, Choice, Action], bool] = lambda _view, _asked, _action: False
    binds: Callable[[S, Choice], bool] = lambda _state, _asked: False
    seated: Callable[[S, tuple[Seat, ...]], tuple[Seat, ...]] = lambda _state, begun_with: begun_with
    afterwards: frozenset[type[Action]] = frozenset()
    hosted: bool = False

    @cached_property
    def folds(self) -> Mapping[type[Event], Callable[[Any, Any], Any]]:
        """How the state changes by each kind of event, what the table tells included."""
        return {Attested: attest, **self.evolve}


AnyBook = Rulebook[Any, Any, Any]
