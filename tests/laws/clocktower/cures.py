"""What takes one cause of a refusal away, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from rules.actions import Action
from rules.clocktower import actions as act
from rules.clocktower import events as ev
from rules.clocktower import steps
from rules.clocktower.state import ClockState, Nomination, but
from rules.clocktower.violations import WrongTime
from rules.events import Correction
from rules.violations import Violation
from tests.laws.subjects import Cure
from tests.tables import a_book

Changes = tuple[Correction, ...]
TURNS = act.OpenNominations | act.CloseNominations | act.Nightfall | act.Daybreak


def _set(kind: type[Any], state: ClockState, **parts: Any) -> Changes:
    """A correction that leaves all as it is but for these parts."""
    told = a_book("clocktower").changes(ClockState(), state)
    now = next((one for one in told if isinstance(one, kind)), None)
    return () if now is None else (msgspec.structs.replace(now, **parts),)


def _options(state: ClockState, **parts: Any) -> Changes:
    return (ev.OptionsSet(msgspec.structs.replace(state.public.options, **parts)),)


def _right_time(state: ClockState, action: Action, reason: Violation) -> Changes:
    """Its own part of the game; what hangs on the part itself is not looked at before."""
    assert isinstance(reason, WrongTime)
    return () if isinstance(action, TURNS) else _set(ev.TimeSet, state, phase=reason.phase)


def _begun(state: ClockState, *_: Any) -> Changes:
    return _set(ev.TimeSet, state, phase="day", open=True, done=False)


def _day_goes_on(state: ClockState, action: Action, _reason: Violation) -> Changes:
    is_open = isinstance(action, act.Nominate) or state.public.open
    return _set(ev.TimeSet, state, done=False, open=is_open)


def _closed(state: ClockState, action: Action, _reason: Violation) -> Changes:
    """The vote that is open brought nobody a hand; what an execution hangs on then is not looked at before."""
    if isinstance(action, act.Execute):
        return ()
    *before, last = state.public.nominations
    return _set(ev.DayLogSet, state, nominations=(*before, msgspec.structs.replace(last, status="counted", hands=())))


def _alive(name: str, other: str) -> Cure:
    """One whom the action names lives, unless that is the other one too."""

    def cure(state: ClockState, action: Any, _reason: Violation) -> Changes:
        who = getattr(action, name)
        return () if who == getattr(action, other, "") else _living(state, who)

    return cure


def _living(state: ClockState, who: str) -> Changes:
    public = state.public
    dead = tuple(one for one in public.dead if one != who)
    lives = _set(ev.LivesSet, state, dead=dead, spent=tuple(one for one in public.spent if one != who))
    dying = tuple(one for one in state.secret.dying if one != who)
    return (*lives, *_set(ev.NightLogSet, state, dying=dying))


def _not_dead_yet(state: ClockState, action: Any, _reason: Violation) -> Changes:
    return () if isinstance(action, act.Kill) or _gives(state, action.who) else _living(state, action.who)


def _gives(state: ClockState, who: str) -> bool:
    """Whether a reminder hangs on an ability of theirs: to cure them would change what it does."""
    return any(mark.source == who for mark in state.secret.marks)


def _dead(state: ClockState, action: Any, _reason: Violation) -> Changes:
    if action.who == getattr(action, "target", ""):
        return ()
    return _set(ev.LivesSet, state, dead=(*state.public.dead, action.who))


def _never_called(other: Callable[[Nomination, Any], bool], one: Callable[[Nomination, Any], bool]) -> Cure:
    """The calls that speak against it were cancelled; not where one of them does so in two ways, or is open."""

    def cure(state: ClockState, action: Any, _reason: Violation) -> Changes:
        called = state.public.nominations
        against = [nomination for nomination in called if one(nomination, action) and not nomination.exile]
        if any(other(nomination, action) or nomination.status == "open" for nomination in against):
            return ()
        cancelled = (
            msgspec.structs.replace(nomination, status="cancelled") if nomination in against else nomination
            for nomination in called
        )
        return _set(ev.DayLogSet, state, nominations=tuple(cancelled))

    return cure


def _by(nomination: Nomination, action: Any) -> bool:
    return bool(nomination.by == action.by)


def _of(nomination: Nomination, action: Any) -> bool:
    return bool(nomination.of == action.of)


def _on_another_day(state: ClockState, *_: Any) -> Changes:
    executions = tuple(msgspec.structs.replace(one, day=99) for one in state.public.executions)
    return _set(ev.DayLogSet, state, executions=executions)


def _without(kind: str) -> Cure:
    """No reminder of that kind lies beside the one whom it is about."""

    def cure(state: ClockState, action: Any, reason: Any) -> Changes:
        more = isinstance(action, act.Tell) or (kind == "protected" and isinstance(action, act.Choose))
        if more or _gives(state, reason.who):
            return ()
        marks = tuple(mark for mark in state.secret.marks if (mark.kind, mark.seat) != (kind, reason.who))
        return _set(ev.MarksSet, state, marks=marks)

    return cure


def _never_guessed(state: ClockState, action: Any, _reason: Violation) -> Changes:
    claims = tuple(one for one in state.public.claims if one.seat != action.who)
    return (*_options(state, limit_guesses=0), *_set(ev.DayLogSet, state, claims=claims))


def _a_traveller(state: ClockState, action: Any, _reason: Violation) -> Changes:
    who = action.who if isinstance(action, act.Exile) else action.of
    return _set(ev.CircleSet, state, travellers={**state.public.travellers, who: "beggar"})


def _no_traveller(state: ClockState, action: Any, _reason: Violation) -> Changes:
    who = action.who if isinstance(action, act.Execute) else action.of
    return _set(ev.CircleSet, state, travellers=but(state.public.travellers, who))


def _unspent(state: ClockState, action: Any, _reason: Violation) -> Changes:
    if not isinstance(action, act.AnswerApart):
        return ()
    return _set(ev.BagSet, state, used=tuple(one for one in state.secret.spent if one[0] != action.who))


def _unsettled(state: ClockState, action: Any, _reason: Violation) -> Changes:
    return _set(ev.NightLogSet, state, steps=but(state.secret.steps, steps.key(action.character, action.who)))


def _not_counted(state: ClockState, action: Any, _reason: Violation) -> Changes:
    *before, last = state.public.nominations
    passed = tuple(one for one in last.passed if one != action.who)
    return _set(ev.DayLogSet, state, nominations=(*before, msgspec.structs.replace(last, passed=passed)))


def _with_a_vote(state: ClockState, action: Any, _reason: Violation) -> Changes:
    return _set(ev.LivesSet, state, spent=tuple(one for one in state.public.spent if one != action.who))


CURES: Mapping[str, Cure] = {
    "wrong-time": _right_time,
    "not-day": _begun,
    "day-over": _day_goes_on,
    "vote-open": _closed,
    "dead-nominates": _alive("by", "of"),
    "riot-target": _alive("of", "by"),
    "moonchild-target": _alive("target", "who"),
    "already-dead": _not_dead_yet,
    "not-dead": _dead,
    "nominate-twice": _never_called(_of, _by),
    "nominated-twice": _never_called(_by, _of),
    "nobody-nominates": lambda state, action, _: _set(ev.TimeSet, state, caller=getattr(action, "by", "")),
    "second-execution": _on_another_day,
    "protected": _without("protected"),
    "preached": _without("no_ability"),
    "alsaahir-twice": _never_guessed,
    "guess-limit": lambda state, *_: _options(state, limit_guesses=0),
    "exile-not-traveller": _a_traveller,
    "exile-instead": _no_traveller,
    "no-grimoire": lambda state, *_: _options(state, knowledge="grimoire"),
    "spent": _unspent,
    "step-settled": _unsettled,
    "vote-locked": _not_counted,
    "ghost-vote-spent": _with_a_vote,
    "night-curtain": lambda state, *_: _set(ev.TimeSet, state, phase="day"),
    "reveal-too-early": lambda state, *_: _set(ev.TimeSet, state, phase="over"),
}
