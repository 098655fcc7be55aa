"""Nominations, hands, and who is about to die (clocktower.md B3)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

import msgspec

from rules.clocktower.actions import CallExile, CancelVote, CloseVote, CountHand, Nominate
from rules.clocktower.edition import Edition
from rules.clocktower.effects import Tally
from rules.clocktower.events import (
    ExileCalled,
    HandCounted,
    Nominated,
    Noted,
    VoteCancelled,
    VoteClosed,
)
from rules.clocktower.grim import grim_of
from rules.clocktower.state import STORYTELLER, ClockState, Nomination, Spoken, Square, with_grimoire, with_square
from rules.clocktower.times import by_host, during, unknown
from rules.clocktower.views import ClockView
from rules.clocktower.violations import (
    DayOver,
    DeadNominates,
    ExileInstead,
    ExileNotTraveller,
    GhostVoteSpent,
    NobodyNominates,
    NominatedTwice,
    NominateTwice,
    NotDay,
    NoVote,
    RiotTarget,
    VoteLocked,
    VoteOpen,
)
from rules.offers import Form, Hole, OneOf
from rules.seats import HOST
from rules.state import Item
from rules.tags import tag
from rules.violations import Violation


class Standing(NamedTuple):
    """The best count of today where it is enough, and who has it.

    ``next`` votes put somebody else there; ``ties`` clear the block (0: no count does).
    """

    best: int
    leaders: tuple[str, ...]
    next: int
    ties: int

    @property
    def block(self) -> str:
        """Who is about to die; "" where two share the best count, or nobody has enough."""
        return self.leaders[0] if len(self.leaders) == 1 else ""


def half(people: int) -> int:
    """At least half, rounded up."""
    return -(-people // 2)


def needed(public: Square, exile: bool = False) -> int:
    """Votes for an execution: half of the living, Travellers too; for an exile half of all, the dead too."""
    return max(1, half(len(public.circle if exile else public.living)))


def standing(public: Square) -> Standing:
    """How the counts of today compare.

    A threshold that sinks at noon lowers no count to beat: one that was not enough then still ties (case BC-34).
    """
    counted = [one for one in public.nominations if one.status == "counted" and not one.exile]
    most = max((len(one.hands) for one in counted), default=0)
    top = [one for one in counted if len(one.hands) == most > 0]
    enough = any(most >= one.need > 0 for one in top)
    leaders = tuple(dict.fromkeys(one.of for one in top)) if enough else ()
    need = needed(public)
    return Standing(most if enough else 0, leaders, max(need, most + 1), most if most >= need else 0)


def clock(public: Square, vote: Nomination) -> tuple[str, ...]:
    """In which order the hands are counted: clockwise, the nominee's own last."""
    at = public.circle.index(vote.of) + 1 if vote.of in public.circle else 0
    return (*public.circle[at:], *public.circle[:at])


def next_hand(public: Square, vote: Nomination) -> str:
    """Whose hand comes next; "" when the clock has gone round. The dead without a vote are passed over."""
    can = [seat for seat in clock(public, vote) if seat not in vote.passed]
    able = (seat for seat in can if vote.exile or seat not in public.spent)
    return next(able, "")


# ---- nominating


def check_nominate(_content: Edition, view: ClockView, nominate: Nominate) -> Iterator[Violation]:
    """The living once a day, upon each once a day; in a chain of deaths the one who just died."""
    public = view.public
    yield from by_host(nominate)
    told = public.chained and nominate.by == STORYTELLER
    yield from unknown(public, *dict.fromkeys((nominate.of,) if told else (nominate.by, nominate.of)))
    yield from _time(public)
    if public.vote is not None:
        yield VoteOpen(public.vote.of)
    if nominate.of in public.travellers:
        yield ExileInstead(nominate.of)
    yield from _in_a_chain(public, nominate) if public.chained else _by_the_day(public, nominate)


def _time(public: Square) -> Iterator[Violation]:
    if public.phase == "day" and public.done:
        yield DayOver()
    elif public.phase != "day" or not public.open:
        yield NotDay()


def _by_the_day(public: Square, nominate: Nominate) -> Iterator[Violation]:
    valid = [one for one in public.nominations if one.status != "cancelled" and not one.exile]
    if nominate.by in public.dead:
        yield DeadNominates()
    if any(one.by == nominate.by for one in valid):
        yield NominateTwice(nominate.by)
    if any(one.of == nominate.of for one in valid):
        yield NominatedTwice(nominate.of)


def _in_a_chain(public: Square, nominate: Nominate) -> Iterator[Violation]:
    """The dead call because they just died; a call that does not come in time is the storyteller's (001 폭도)."""
    if public.caller and nominate.by not in (public.caller, STORYTELLER):
        yield NobodyNominates(public.caller)
    elif not public.caller and nominate.by in public.dead:
        yield DeadNominates()
    if nominate.of in public.dead:
        yield RiotTarget()


def nominate(content: Edition, state: ClockState, action: Nominate) -> Iterator[Item]:
    yield Nominated(action.by, action.of)
    grim = grim_of(content, state)
    if grim.role(action.by):
        yield Noted(action.by, grim.role(action.by), "nomination")
    yield Tally(kind="nomination", seats=(action.by,))


def check_exile_call(_content: Edition, view: ClockView, call: CallExile) -> Iterator[Violation]:
    """Any number a day, by anybody, upon Travellers only."""
    public = view.public
    yield from during(public, call, "day")
    yield from unknown(public, *dict.fromkeys((call.by, call.of)))
    if public.vote is not None:
        yield VoteOpen(public.vote.of)
    if call.of in public.circle and call.of not in public.travellers:
        yield ExileNotTraveller(call.of)


def call_exile(_content: Edition, _state: ClockState, action: CallExile) -> Iterable[Item]:
    return (ExileCalled(action.by, action.of),)


# ---- hands


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


# ---- forms and drops


def forms(_content: Edition, view: ClockView, seat: str) -> Iterator[Form]:
    """The next hand while hands are counted, else who may call whom."""
    public, vote = view.public, view.public.vote
    if seat != HOST or public.phase != "day":
        return
    if vote is not None:
        coming = next_hand(public, vote)
        if coming:
            for up in (True, False):
                yield Form(tag(CountHand), HOST, CountHand.title, (), (("who", coming), ("up", up)))
        yield Form(tag(CloseVote), HOST, CloseVote.title)
        yield Form(tag(CancelVote), HOST, CancelVote.title)
        return
    anybody = OneOf(public.circle)
    if public.open and not public.done:
        yield Form(tag(Nominate), HOST, Nominate.title, (Hole("by", OneOf(_callers(public))), Hole("of", anybody)))
    exiles = tuple(one for one in public.travellers if one in public.living)
    if exiles:
        yield Form(tag(CallExile), HOST, CallExile.title, (Hole("by", anybody), Hole("of", OneOf(exiles))))


def _callers(public: Square) -> tuple[str, ...]:
    """Who may call out a name; in a chain the one who just died, or else the storyteller."""
    if not public.chained:
        return public.circle
    return (public.caller, STORYTELLER) if public.caller else (*public.circle, STORYTELLER)


# ---- what the events change


def nominated(state: ClockState, event: Nominated) -> ClockState:
    """In a chain of deaths nobody votes."""
    public = state.public
    called = Nomination(event.by, event.of, status="counted" if public.chained else "open")
    return with_square(state, nominations=(*public.nominations, called))


def exile_called(state: ClockState, event: ExileCalled) -> ClockState:
    called = Nomination(event.by, event.of, exile=True)
    return with_square(state, nominations=(*state.public.nominations, called))


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


def noted(state: ClockState, event: Noted) -> ClockState:
    spoken = Spoken(state.public.n, event.seat, event.character, event.kind)
    return with_grimoire(state, spoken=(*state.secret.spoken, spoken))
