"""Judge, targets, play, settle: the one place where legality is asked and states are changed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any, Generic

import msgspec

from rules.actions import Action, Answer, Attest, Correct
from rules.effects import Choice, Effect
from rules.events import Attested, Correction, Event
from rules.offers import Form, Hole
from rules.rulebook import Rulebook
from rules.seats import SeatId, viewer_of
from rules.state import Item, State, Table
from rules.tags import tag_of
from rules.views import PieceId, SpaceId, View
from rules.violations import (
    ChoicePending,
    GameOver,
    NameUnknown,
    NotAsked,
    NotAttested,
    NotByHand,
    Nowhere,
    Violation,
)

AnyBook = Rulebook[Any, Any, Any]
AnyTable = Table[Any]

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    A = TypeVar("A", default=Action, covariant=True)
    E = TypeVar("E", default=Event, covariant=True)
    I = TypeVar("I", default=Item, covariant=True)  # noqa: E741 - item of the agenda
    R = TypeVar("R", default=Violation, covariant=True)
else:  # Python itself knows defaults from 3.13 on.
    from typing import TypeVar

    A, E, I, R = map(TypeVar, "AEIR")  # noqa: E741


class Step(
    msgspec.Struct,
    Generic[A, E, I, R],
    frozen=True,
    tag="step",
    tag_field="type",
    forbid_unknown_fields=True,
    omit_defaults=True,
):
    """An action carried out: what happened, and what is not yet settled.

    ``overruled`` is the host's reason where the action broke the rules in ``broken``; a ``joined`` step belongs to
    the one before it and is undone together with it. A record is read by the unions of its game.
    """

    action: A
    events: tuple[E, ...] = ()
    agenda: tuple[I, ...] = ()
    overruled: str = ""
    broken: tuple[R, ...] = ()
    joined: bool = False


class Refused(msgspec.Struct, frozen=True):
    """An action not carried out: every reason, and what is legal instead."""

    action: Action | None
    violations: tuple[Violation, ...]
    remedies: tuple[Action, ...] = ()


class Verdict(msgspec.Struct, frozen=True):
    """What a piece may do on a space: each meaning of the drop with its reasons against it."""

    meanings: tuple[tuple[Action, tuple[Violation, ...]], ...]

    @property
    def legal(self) -> tuple[Action, ...]:
        """The meanings with nothing against them."""
        return tuple(action for action, reasons in self.meanings if not reasons)

    @property
    def asking(self) -> tuple[Action, ...]:
        """The meanings that only wait for the table to tell a fact."""
        return tuple(action for action, reasons in self.meanings if reasons and _only_untold(reasons))


def _only_untold(reasons: tuple[Violation, ...]) -> bool:
    return all(isinstance(reason, NotAttested) for reason in reasons)


# ---- asking


def judge(book: AnyBook, view: View, action: Action) -> tuple[Violation, ...]:
    """Every reason against an action, each once, as the viewer knows the table; () means legal."""
    if view.over and type(action) not in book.afterwards:
        return (GameOver(),)
    if isinstance(action, Answer):
        return _judge_answer(book, view, action)
    if isinstance(action, Attest):
        return ()
    if view.asked is not None and not book.withdraws(view, view.asked, action):
        return (ChoicePending(tag_of(view.asked)),)
    return tuple(dict.fromkeys(book.chapters[type(action)].check(book.content, view, action)))


def _judge_answer(book: AnyBook, view: View, answer: Answer) -> tuple[Violation, ...]:
    asked = view.asked
    if asked is None or asked.seat != answer.seat:
        return (NotAsked(),)
    reasons = tuple(dict.fromkeys(book.replies[type(asked)].check(book.content, view, asked, answer.value)))
    if not reasons and not asked.domain().holds(answer.value):
        return (unknown_name(asked, answer.value),)
    return reasons


def unknown_name(asked: Choice, value: object) -> NameUnknown:
    """The reason against an answer outside what was asked, with the closest one inside it."""
    options = [str(option) for option in getattr(asked.domain(), "options", ())]
    near = get_close_matches(str(value), options, n=1, cutoff=0.0)
    return NameUnknown(typed=str(value), near=near[0] if near else "")


def seen(book: AnyBook, table: AnyTable, seat: SeatId) -> View:
    """The table as the acting seat knows it."""
    view: View = book.view(book.content, table, viewer_of(seat))
    return view


def why(book: AnyBook, table: AnyTable, action: Action) -> tuple[Violation, ...]:
    """Every reason against an action, asked with the eyes of its own seat."""
    return judge(book, seen(book, table, action.seat), action)


class _Judged(dict[Action, tuple[Violation, ...]]):
    """What one view says to each action, asked once: many spaces share a meaning."""

    def __init__(self, book: AnyBook, view: View) -> None:
        self.book = book
        self.view = view

    def __missing__(self, action: Action) -> tuple[Violation, ...]:
        self[action] = reasons = judge(self.book, self.view, action)
        return reasons


def targets(
    book: AnyBook, view: View, piece: PieceId, spaces: Iterable[SpaceId], turn: int | None = None
) -> Mapping[SpaceId, Verdict]:
    """For each space, what dropping the piece there would mean: the rule, asked once per meaning.

    ``turn`` leaves a board in hand only its meanings at that many quarter turns.
    """
    judged = _Judged(book, view)
    return {space: _verdict(judged, piece, space, turn) for space in spaces}


def drop(book: AnyBook, view: View, piece: PieceId, space: SpaceId, turn: int | None = None) -> Verdict:
    """What dropping a piece on a space may mean, with the reasons against each meaning."""
    return _verdict(_Judged(book, view), piece, space, turn)


def _verdict(judged: _Judged, piece: PieceId, space: SpaceId, turn: int | None) -> Verdict:
    meanings = judged.book.drops(judged.book.content, judged.view, piece, space)
    if turn is not None:
        meanings = [action for action in meanings if getattr(action, "turn", turn) == turn]
    return Verdict(tuple([(action, judged[action]) for action in meanings]))


def unmeant(book: AnyBook, view: View, piece: PieceId, space: SpaceId) -> Violation:
    """Why a drop means nothing at all: no such space, or a piece that only the rules move."""
    picture = book.picture(book.content, view)
    at = next((one.at for one in picture.pieces if one.id == piece), "")
    known = any(space == one.id for one in picture.spaces)
    return NotByHand(piece) if known and at else Nowhere(piece, at)


def remedies(book: AnyBook, table: AnyTable, action: Action, reasons: tuple[Violation, ...]) -> tuple[Action, ...]:
    """What would be legal instead: proposals of the broken rules that judge agrees to, each once."""
    view = seen(book, table, action.seat)
    found: dict[Action, None] = {}
    for reason in reasons:
        for proposal in _proposals(book, view, action, reason):
            if proposal not in found and not why(book, table, proposal):
                found[proposal] = None
    return tuple(found)


def _proposals(book: AnyBook, view: View, action: Action, reason: Violation) -> Iterable[Action]:
    if isinstance(reason, NotAttested):
        return (Attest(seat="host", fact=reason.fact, yes=True),)
    propose = book.remedies.get(type(reason))
    return propose(book.content, view, action, reason) if propose else ()


def offers(book: AnyBook, table: AnyTable, seat: SeatId) -> tuple[Form, ...]:
    """The forms a seat may fill: the open question if it is asked, else its actions. Nobody lists all fillings."""
    asked = table.asked
    if asked is None:
        return () if book.is_over(table.state) else tuple(book.offers(book.content, seen(book, table, seat), seat))
    if asked.seat != seat:
        return ()
    return (answer_form(asked),)


def answer_form(asked: Choice) -> Form:
    """An open question as a form."""
    return Form(action="answer", seat=asked.seat, title=asked.title, holes=(Hole("value", asked.domain()),))


# ---- playing


def play(book: AnyBook, table: AnyTable, action: Action, overrule: str = "", joined: bool = False) -> Step | Refused:
    """Carry an action out, or refuse it with every reason. ``overrule`` is the host's reason to do it all the same."""
    done = carry_out(book, table, action, overrule, joined)
    return done if isinstance(done, Refused) else done[0]


def carry_out(
    book: AnyBook, table: AnyTable, action: Action, overrule: str = "", joined: bool = False
) -> tuple[Step, AnyTable] | Refused:
    """Like ``play``, with the table after the step."""
    reasons = why(book, table, action)
    if reasons and not (overrule and all(reason.overrulable for reason in reasons)):
        return Refused(action, reasons, remedies(book, table, action, reasons))
    agenda = (*_perform(book, table, action), *_rest(book, table, action))
    events, settled = settle(book, Table(table.state, agenda))
    return Step(action, events, settled.agenda, overrule if reasons else "", reasons, joined), settled


def _perform(book: AnyBook, table: AnyTable, action: Action) -> Iterable[Item]:
    if isinstance(action, Attest):
        return (Attested(action.fact, action.yes, action.kind),)
    if isinstance(action, Answer) and table.asked is not None:
        return book.replies[type(table.asked)].settle(book.content, table.state, table.asked, action.value)
    return book.chapters[type(action)].perform(book.content, table.state, action)


def _rest(book: AnyBook, table: AnyTable, action: Action) -> tuple[Item, ...]:
    if isinstance(action, Answer):
        return table.agenda[1:]
    falls = table.asked is not None and book.withdraws(seen(book, table, action.seat), table.asked, action)
    return () if falls else table.agenda


def correct(
    book: AnyBook,
    table: AnyTable,
    changes: tuple[Correction, ...],
    reason: str,
    agenda: tuple[Item, ...] | None = None,
) -> Step | Refused:
    """Set things by hand: nothing follows. Without ``agenda`` the game says what the new state asks for."""
    state = table.state
    for change in changes:
        reasons = tuple(book.check_change(book.content, state, change))
        if reasons:
            return Refused(None, reasons)
        state = evolve(book, state, change)
    asked = book.asking(book.content, state) if agenda is None else agenda
    return Step(Correct(seat="host", reason=reason), changes, asked)


def settle(book: AnyBook, table: AnyTable) -> tuple[tuple[Event, ...], AnyTable]:
    """Work the agenda off until it is empty or a choice stops it; the events that happened, and the table then."""
    events: list[Event] = []
    state, agenda = table.state, table.agenda
    while agenda and not isinstance(agenda[0], Choice):
        head, rest = agenda[0], agenda[1:]
        if isinstance(head, Event):
            events.append(head)
            state = evolve(book, state, head)
            outcome = _after(book, state, head)
        else:
            outcome = _worked(book, state, head)
        agenda = (*outcome, *rest)
    return tuple(events), Table(state, agenda)


def _after(book: AnyBook, state: State, event: Event) -> tuple[Item, ...]:
    reactions = book.after.get(type(event), ())
    return tuple(item for react in reactions for item in react(book.content, state, event))


def _worked(book: AnyBook, state: State, effect: Effect) -> tuple[Item, ...]:
    for react in book.before.get(type(effect), ()):
        instead = tuple(react(book.content, state, effect))
        if instead:
            return instead
    return tuple(book.work[type(effect)](book.content, state, effect))


def evolve(book: AnyBook, state: Any, event: Event, misfits: list[Event] | None = None) -> Any:
    """The state after an event. One that no longer fits changes nothing and is put into ``misfits``."""
    evolved = book.folds[type(event)](state, event)
    if evolved is None and misfits is not None:
        misfits.append(event)
    return state if evolved is None else evolved


def after(book: AnyBook, table: AnyTable, step: Step, misfits: list[Event] | None = None) -> AnyTable:
    """The table after a step: its events folded, its agenda taken."""
    state = table.state
    for event in step.events:
        state = evolve(book, state, event, misfits)
    return Table(state, step.agenda)
