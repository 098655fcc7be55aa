"""Night falls and day breaks; nominations open and close; a winner is declared (clocktower.md B1, B3, B4)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rules.clocktower import steps
from rules.clocktower.actions import CloseNominations, Daybreak, Declare, Nightfall, OpenNominations
from rules.clocktower.deaths import told_at_dawn
from rules.clocktower.edition import Edition
from rules.clocktower.events import DayBroke, GameWon, NightFell, NominationsClosed, NominationsOpened
from rules.clocktower.grim import grim_of
from rules.clocktower.setup import undealt
from rules.clocktower.showing import unread
from rules.clocktower.state import ClockState, with_grimoire, with_square
from rules.clocktower.times import at_play, during
from rules.clocktower.views import ClockView
from rules.clocktower.violations import DayOver, DjinnUnread, DoneAlready, StepsLeft, TokensLeft, VoteOpen
from rules.offers import Form, Hole, OneOf
from rules.seats import HOST
from rules.state import Item
from rules.tags import tag
from rules.violations import NameUnknown, Violation

SIDES = ("good", "evil")


def check_nightfall(content: Edition, view: ClockView, nightfall: Nightfall) -> Iterator[Violation]:
    """After setup, with the Djinn's rules told, and after every day; not in the middle of a vote."""
    public = view.public
    yield from during(public, nightfall, "day", "setup")
    waiting = len(undealt(public, view))
    if public.phase == "setup" and waiting and public.options.knowledge == "grimoire":
        yield TokensLeft(waiting)
    left_unsaid = unread(content, public)
    if left_unsaid:
        yield DjinnUnread(left_unsaid)
    if public.vote is not None:
        yield VoteOpen(public.vote.of)


def nightfall(_content: Edition, state: ClockState, _action: Nightfall) -> Iterable[Item]:
    return (NightFell(state.public.n + 1),)


def check_daybreak(content: Edition, view: ClockView, daybreak: Daybreak) -> Iterator[Violation]:
    yield from during(view.public, daybreak, "night")
    left = len(steps.open_steps(grim_of(content, view)))
    if left:
        yield StepsLeft(left)


def daybreak(_content: Edition, state: ClockState, _action: Daybreak) -> Iterable[Item]:
    """The dead are told in the order of the chairs, which tells nothing of how they died."""
    dying = state.secret.dying
    return (DayBroke(state.public.n, tuple(seat for seat in state.public.circle if seat in dying)),)


def check_open(_content: Edition, view: ClockView, opening: OpenNominations) -> Iterator[Violation]:
    yield from during(view.public, opening, "day")
    if view.public.open:
        yield DoneAlready()
    if view.public.done:
        yield DayOver()


def open_nominations(_content: Edition, _state: ClockState, _action: OpenNominations) -> Iterable[Item]:
    return (NominationsOpened(),)


def check_close(_content: Edition, view: ClockView, closing: CloseNominations) -> Iterator[Violation]:
    yield from during(view.public, closing, "day")
    if view.public.phase == "day" and not view.public.open:
        yield DoneAlready()
    if view.public.vote is not None:
        yield VoteOpen(view.public.vote.of)


def close_nominations(_content: Edition, _state: ClockState, _action: CloseNominations) -> Iterable[Item]:
    return (NominationsClosed(),)


def check_declare(_content: Edition, view: ClockView, declare: Declare) -> Iterator[Violation]:
    yield from at_play(view.public, declare)
    if declare.side not in SIDES:
        yield NameUnknown(declare.side, SIDES[0])


def declare(_content: Edition, _state: ClockState, action: Declare) -> Iterable[Item]:
    return (GameWon("evil" if action.side == "evil" else "good"),)


# ---- forms


def forms(_content: Edition, view: ClockView, seat: str) -> Iterator[Form]:
    """What leads on in this part of the game."""
    public = view.public
    if seat != HOST or public.phase == "over":
        return
    if public.phase == "night":
        yield Form(tag(Daybreak), HOST, Daybreak.title)
    else:
        yield Form(tag(Nightfall), HOST, Nightfall.title)
    if public.phase == "day" and not public.done:
        kind = CloseNominations if public.open else OpenNominations
        yield Form(tag(kind), HOST, kind.title)
    if public.phase != "setup":
        yield Form(tag(Declare), HOST, Declare.title, (Hole("side", OneOf(SIDES)),))


# ---- what the events change


def night_fell(state: ClockState, event: NightFell) -> ClockState:
    """What lasted until dusk ends, and the square is closed; the steps of the night are all to come."""
    marks = tuple(mark for mark in state.secret.marks if mark.until != "dusk")
    state = with_grimoire(state, marks=marks, steps={})
    return with_square(
        state, phase="night", n=event.n, open=False, done=False, nominations=(), caller="", chained=False, up=()
    )


def day_broke(state: ClockState, event: DayBroke) -> ClockState:
    """What lasted until dawn ends, and the dead of the night are told."""
    marks = tuple(mark for mark in state.secret.marks if mark.until != "dawn")
    return told_at_dawn(with_square(with_grimoire(state, marks=marks, steps={}), phase="day"), event)


def nominations_opened(state: ClockState, _event: NominationsOpened) -> ClockState:
    return with_square(state, open=True)


def nominations_closed(state: ClockState, _event: NominationsClosed) -> ClockState:
    return with_square(state, open=False, caller="")


def game_won(state: ClockState, event: GameWon) -> ClockState:
    return with_square(state, phase="over", winner=event.side, open=False)
