"""Executing, which is not dying; and exile, which is neither (clocktower.md B3)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rules.clocktower.actions import Execute, Exile
from rules.clocktower.deaths import died_now
from rules.clocktower.edition import Edition
from rules.clocktower.events import Died, Executed, Exiled
from rules.clocktower.grim import CANNIBAL, Grim, grim_of
from rules.clocktower.state import ClockState, Execution, Nomination, Square, with_grimoire, with_square
from rules.clocktower.times import during, unknown
from rules.clocktower.views import ClockView
from rules.clocktower.violations import (
    AlreadyDead,
    ExileFew,
    ExileInstead,
    ExileNotTraveller,
    Protected,
    RiotNoVote,
    SecondExecution,
    Tie,
    TooFewVotes,
    VirginNotTownsfolk,
    VirginUsed,
    VoteOpen,
)
from rules.clocktower.votes import needed, standing
from rules.offers import Form, Hole, OneOf
from rules.seats import HOST
from rules.state import Item
from rules.tags import tag
from rules.violations import Violation

VIRGIN = "virgin"


def check_execute(content: Edition, view: ClockView, execute: Execute) -> Iterator[Violation]:
    """Once a day, whoever is about to die; the dead and the protected do not die of it."""
    public, grim = view.public, grim_of(content, view)
    yield from during(public, execute, "day")
    yield from unknown(public, execute.who)
    if public.executed is not None:
        yield SecondExecution()
    if execute.who in public.travellers:
        yield ExileInstead(execute.who)
    if public.chained:
        yield RiotNoVote()
    if public.vote is not None:
        yield from _during_a_vote(grim, public.vote, execute.who)
    elif not public.chained and execute.who in public.circle:
        yield from _by_the_count(public, execute.who)
    if execute.dies and execute.who in grim.gone:
        yield AlreadyDead(execute.who)
    if execute.dies and grim.marked("protected", execute.who):
        yield Protected(execute.who)


def _during_a_vote(grim: Grim, vote: Nomination, who: str) -> Iterator[Violation]:
    """Whoever nominated a Virgin is executed by herself or not at all (001 성결자)."""
    if grim.role(vote.of) != VIRGIN or vote.by != who:
        yield VoteOpen(vote.of)
    elif grim.team(grim.role(who)) != "townsfolk":
        yield VirginNotTownsfolk(who, grim.team(grim.role(who)))
    else:
        yield VirginUsed()


def _by_the_count(public: Square, who: str) -> Iterator[Violation]:
    now = standing(public)
    if who in now.leaders and len(now.leaders) > 1:
        other = next(one for one in now.leaders if one != who)
        yield Tie(who, other, now.best)
    elif now.block != who:
        yield TooFewVotes(now.next, who, votes_on(public, who))


def votes_on(public: Square, who: str) -> int:
    """The best count upon somebody today."""
    counted = (one for one in public.nominations if one.of == who and one.status == "counted" and not one.exile)
    return max((len(one.hands) for one in counted), default=0)


def execute(content: Edition, state: ClockState, action: Execute) -> Iterator[Item]:
    yield Executed(action.who, action.dies)
    if action.dies:
        yield died_now(grim_of(content, state), action.who)


def check_exile(_content: Edition, view: ClockView, exile: Exile) -> Iterator[Violation]:
    """A Traveller whom half of all players want gone."""
    public = view.public
    yield from during(public, exile, "day")
    yield from unknown(public, exile.who)
    if exile.who in public.circle and exile.who not in public.travellers:
        yield ExileNotTraveller(exile.who)
    if public.vote is not None:
        yield VoteOpen(public.vote.of)
    if exile.who in public.dead:
        yield AlreadyDead(exile.who)
    need, have = needed(public, exile=True), _support(public, exile.who)
    if have < need:
        yield ExileFew(need, have)


def _support(public: Square, who: str) -> int:
    called = (one for one in public.nominations if one.exile and one.of == who and one.status == "counted")
    return max((len(one.hands) for one in called), default=0)


def exile(_content: Edition, _state: ClockState, action: Exile) -> Iterable[Item]:
    return (Exiled(action.who), Died(action.who, day=True))


def forms(_content: Edition, view: ClockView, seat: str) -> Iterator[Form]:
    """Whoever is about to die, and a Traveller whom enough support sends away."""
    public = view.public
    if seat != HOST or public.phase != "day" or public.vote is not None:
        return
    block = standing(public).block
    if block and public.executed is None:
        for dies in (True, False):
            yield Form(tag(Execute), HOST, Execute.title, (), (("who", block), ("dies", dies)))
    leaving = tuple(
        one
        for one in public.travellers
        if one not in public.dead and _support(public, one) >= needed(public, exile=True)
    )
    if leaving:
        yield Form(tag(Exile), HOST, Exile.title, (Hole("who", OneOf(leaving)),))


# ---- what the events change


def executed(state: ClockState, event: Executed) -> ClockState:
    """The day has had its execution; who was about to die is not any more."""
    public = state.public
    done = (*public.executions, Execution(event.seat, public.n, event.died))
    cut = tuple(one for one in public.nominations if one.status != "open")
    state = with_square(state, executions=done, nominations=cut, open=False, done=True)
    return with_grimoire(state, spent=_fresh(state)) if event.died else state


def _fresh(state: ClockState) -> tuple[tuple[str, str], ...]:
    """What stays used up: a Cannibal's new ability comes fresh, whatever was pretended before (001 식인종)."""
    roles = state.secret.roles
    return tuple(used for used in state.secret.spent if roles.get(used[0]) != CANNIBAL)


def exiled(state: ClockState, _event: Exiled) -> ClockState:
    return state
