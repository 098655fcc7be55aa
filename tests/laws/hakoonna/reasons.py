"""Which reasons of the mansion exclude each other, and what takes a cause away."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from rules.actions import Action
from rules.events import Correction
from rules.hakoonna.actions import Agree, Finish, Lay, Stack, Surrender, Walk
from rules.hakoonna.events import (
    BarrierSet,
    EndSet,
    MansionSet,
    OptionsSet,
    PhaseSet,
    PieceSet,
    ShadowSet,
)
from rules.hakoonna.state import GRAY, HakoState, Phase, Public
from rules.hakoonna.violations import StillBuilding
from rules.violations import Violation
from tests.laws.subjects import Cure, alone

TIMES = "gray-timing still-building act-after-noise eyes-closed not-your-turn noise-first"
LATE = "still-building act-after-noise eyes-closed one-action not-a-visitor"
TURNS = "stack walk open pass"
PLACES = "lay-apart basement-attach 2f-not-out no-matching-door"

ALONE = (
    alone("once the game is over nothing else is asked", "game-over", "*"),
    alone("while a question is open nothing else is judged", "choice-pending", "*"),
    alone("an answer has one fault", "not-asked name-unknown card-already-out", "", "answer"),
    alone("each phase has its own reason", TIMES, "", TURNS),
    alone("who has just acted is no longer to act", "one-action", TIMES.replace("not-your-turn", ""), TURNS),
    alone("nobody is dead yet, or it is the Gray Man", "not-a-visitor", "gray-timing still-building", TURNS),
    alone("his conditions bind no visitor", "gray-crowd gray-must-move gray-pass", f"not-your-turn noise-first {LATE}"),
    alone("the Gray Man is no visitor", "gray-noise", LATE, "stack"),
    alone("who is to act is not late", "already-stacked", f"{TIMES.replace('gray-timing', '')} one-action", "stack"),
    alone("the house rule on passing is for visitors", "no-passing", "gray-timing gray-pass", "pass"),
    alone("no such shadow, no room", "name-unknown", "nothing-there other-room-shadow gray-must-move", "open"),
    alone("off the board one is in no other room", "not-a-visitor", "other-room-shadow", "open"),
    alone("a way has one fault", "name-unknown same-place barrier no-door too-far", "", "walk"),
    alone("where there is no way there is no crowd", "gray-crowd", "name-unknown same-place", "walk"),
    alone("no barrier stops the Gray Man", "barrier", "gray-crowd gray-timing", "walk"),
    alone("from off the board there is no way", "not-a-visitor", "same-place barrier no-door too-far", "walk"),
    alone("a voice, or one reason to have none", "gray-free-action not-a-visitor not-your-turn", "", "agree surrender"),
    alone("a board is attached, or begins a floor", PLACES, "", "lay"),
    alone("what is no board or no cell fits nowhere", "name-unknown", f"cell-taken {PLACES}", "lay"),
    alone("a mansion that stands is not built at", "already-built", "*", "lay"),
)


def _to_act(state: HakoState, action: Action, reason: Violation) -> tuple[Correction, ...]:
    """The seat's own turn, the action next."""
    public = state.public
    if isinstance(action, Lay):
        return (msgspec.structs.replace(_as_it_is(public), turn=action.seat),)
    acted = public.acted is not None and public.acted.seat == action.seat
    unborn = isinstance(reason, StillBuilding) and action.seat not in public.living
    if action.seat not in public.visitors or acted or unborn or isinstance(action, Agree | Surrender | Finish):
        return ()
    phase: Phase = "noise" if isinstance(action, Stack) else "act"
    return (PhaseSet(phase, action.seat, last=public.last, acted=public.acted),)


def _his_turn(state: HakoState, _action: Action, _reason: Violation) -> tuple[Correction, ...]:
    return () if state.public.turn == GRAY else (PhaseSet("gray", GRAY, gray_left=1),)


def _as_it_is(public: Public) -> PhaseSet:
    return PhaseSet(public.phase, public.turn, public.made, public.last, public.gray_left, public.acted)


def _nobody_beside_him(state: HakoState, _action: Action, _reason: Violation) -> tuple[Correction, ...]:
    return tuple(PieceSet(seat, "") for seat in state.public.visitors)


def _alive(state: HakoState, action: Action, _reason: Violation) -> tuple[Correction, ...]:
    if isinstance(action, Walk | Surrender):
        return ()
    there, rooms = getattr(action, "shadow", ""), [one.room for one in state.public.placements]
    room = next((one for one in rooms if there.startswith(f"{one}.")), rooms[0])
    return (PieceSet(action.seat, room),)


def _in_that_room(state: HakoState, action: Action, reason: Violation) -> tuple[Correction, ...]:
    return () if action.seat == GRAY else (PieceSet(action.seat, getattr(reason, "room", "")),)


def _all_agree(state: HakoState, _action: Action, _reason: Violation) -> tuple[Correction, ...]:
    rules = msgspec.structs.replace(state.public.options, surrender="all")
    return (OptionsSet(rules), EndSet(state.public.living))


CURES: Mapping[str, Cure] = {
    "still-building": _to_act,
    "act-after-noise": _to_act,
    "eyes-closed": _to_act,
    "not-your-turn": _to_act,
    "noise-first": _to_act,
    "gray-timing": _his_turn,
    "one-action": lambda state, *_: (msgspec.structs.replace(_as_it_is(state.public), acted=None),),
    "not-a-visitor": _alive,
    "gray-crowd": _nobody_beside_him,
    "gray-must-move": _nobody_beside_him,
    "barrier": lambda *_: (BarrierSet(()),),
    "nothing-there": lambda _state, action, _: (ShadowSet(getattr(action, "shadow", ""), False),),
    "other-room-shadow": _in_that_room,
    "no-passing": lambda state, *_: (OptionsSet(msgspec.structs.replace(state.public.options, allow_pass=True)),),
    "surrender": _all_agree,
    "already-built": lambda state, *_: (msgspec.structs.replace(_as_it_is(state.public), phase="ready"),),
    "not-drawn": lambda state, action, _: (
        MansionSet(state.public.placements, state.public.pool, state.public.under, getattr(action, "room", "")),
    ),
}
