"""Hands that are counted, and how a vote ends (clocktower.md B3)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from rules.clocktower.actions import CancelVote, CloseVote, CountHand
from rules.clocktower.edition import Edition
from rules.clocktower.effects import Tally
from rules.clocktower.events import HandCounted, Noted, VoteCancelled, VoteClosed
from rules.clocktower.grim import grim_of
from rules.clocktower.state import ClockState, Spoken, with_grimoire, with_square
from rules.clocktower.times import by_host, unknown
from rules.clocktower.views import ClockView
from rules.clocktower.violations import GhostVoteSpent, NoVote, VoteLocked
from rules.clocktower.votes import needed, next_hand
from rules.offers import Form
from rules.seats import HOST
from rules.state import Item
from rules.tags import tag
from rules.violations import Violation


def check_hand(_content: Edition, view: ClockView, count: CountHand) -> Iterator[Violation]:
    """A hand is counted once; the dead have one vote for the rest of the game, and as many for exiles as they like."""
    public, vote = view.public, view.public.vote
    yield from by_host(count)
    yield from unknown(public, count.who)
    if vote is None:
        yield NoVote()
        return
    if count.who in vote.passed:
        yield VoteLocked(count.who)
    if count.up and count.who in public.spent and not vote.exile:
        yield GhostVoteSpent(count.who)


def count_hand(_content: Edition, state: ClockState, action: CountHand) -> Iterable[Item]:
    vote = state.public.vote
    ghost = action.up and action.who in state.public.dead and vote is not None and not vote.exile
    return (HandCounted(action.who, action.up, ghost),)


def check_vote(_content: Edition, view: ClockView, action: CloseVote | CancelVote) -> Iterator[Violation]:
    yield from by_host(action)
    if view.public.vote is None:
        yield NoVote()


def close_vote(content: Edition, state: ClockState, _action: CloseVote) -> Iterator[Item]:
    """The count stands; whoever voted is remembered with the character of this moment."""
    vote, grim = state.public.vote, grim_of(content, state)
    if vote is None:
        return
    yield VoteClosed(vote.of, len(vote.hands), needed(state.public, vote.exile))
    if not vote.exile:
        yield from (Noted(seat, grim.role(seat), "vote") for seat in vote.hands if grim.role(seat))
        yield Tally(kind="vote", seats=vote.hands)


def cancel_vote(_content: Edition, state: ClockState, _action: CancelVote) -> Iterator[Item]:
    """Nothing was spent: the hands of the dead are theirs again."""
    if state.public.vote is not None:
        yield VoteCancelled(state.public.vote.of)
        yield Tally(cancelled=True)


# ---- forms


def forms(_content: Edition, view: ClockView, seat: str) -> Iterator[Form]:
    """The next hand, and the end of the vote, while hands are counted."""
    public, vote = view.public, view.public.vote
    if seat != HOST or public.phase != "day" or vote is None:
        return
    coming = next_hand(public, vote)
    if coming:
        for up in (True, False):
            yield Form(tag(CountHand), HOST, CountHand.title, (), (("who", coming), ("up", up)))
    yield Form(tag(CloseVote), HOST, CloseVote.title)
    yield Form(tag(CancelVote), HOST, CancelVote.title)


# ---- what the events change


def hand_counted(state: ClockState, event: HandCounted) -> ClockState | None:
    vote = state.public.vote
    if vote is None or event.seat in vote.passed:
        return None
    hands = (*vote.hands, event.seat) if event.up else vote.hands
    ghosts = (*vote.ghosts, event.seat) if event.ghost else vote.ghosts
    return _last(state, passed=(*vote.passed, event.seat), hands=hands, ghosts=ghosts)


def vote_closed(state: ClockState, event: VoteClosed) -> ClockState | None:
    vote = state.public.vote
    if vote is None:
        return None
    spent = (*state.public.spent, *(one for one in vote.ghosts if one not in state.public.spent))
    return with_square(_last(state, status="counted", need=event.need), spent=spent)


def vote_cancelled(state: ClockState, _event: VoteCancelled) -> ClockState | None:
    """What does not count is not heard at night either."""
    vote = state.public.vote
    if vote is None:
        return None
    heard = state.secret.spoken if vote.exile else _unheard(state.secret.spoken, vote.by, state.public.n)
    return with_grimoire(_last(state, status="cancelled"), spoken=heard)


def _unheard(spoken: tuple[Spoken, ...], by: str, day: int) -> tuple[Spoken, ...]:
    """Without the last nomination that somebody made on that day."""
    called = [at for at, one in enumerate(spoken) if (one.day, one.seat, one.kind) == (day, by, "nomination")]
    return (*spoken[: called[-1]], *spoken[called[-1] + 1 :]) if called else spoken


def _last(state: ClockState, **changes: object) -> ClockState:
    *before, last = state.public.nominations
    return with_square(state, nominations=(*before, msgspec.structs.replace(last, **changes)))
