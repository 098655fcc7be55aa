"""Questions about a night: who wakes next, what may be told, whose ability works."""

from __future__ import annotations

from rules.clocktower import learning, steps
from rules.clocktower.characters import role_of
from rules.clocktower.characters.empath import NUMBERS
from rules.clocktower.drills.question import Drill
from rules.clocktower.drills.situation import Below, impaired, is_over, moment, one_of
from rules.clocktower.edition import Edition
from rules.clocktower.grim import grim_of
from rules.clocktower.state import with_grimoire
from rules.messages import says

NEXT = says("Who acts next tonight?")
MAY_LEARN = says("Which numbers may {who}, an Empath, be told now?")
WORKS = says("Does the ability of {who} ({char}) work now?")
EMPATH, YES, NO = "empath", "yes", "no"


def next_step(content: Edition, below: Below) -> Drill | None:
    """The first steps of the night are settled already; among the choices are some who sleep."""
    state = moment(content, below, "night")
    coming = steps.open_steps(grim_of(content, state))
    if not coming:
        return None
    done = coming[: below(len(coming))]
    state = with_grimoire(state, steps={steps.key(one.character, one.seat): "done" for one in done})
    right = steps.open_steps(grim_of(content, state))[0]
    asleep = tuple(role for role in state.secret.roles.values() if role != right.character)
    choices = tuple(dict.fromkeys((*(one.character for one in coming), *asleep)))
    return Drill("next-step", state, NEXT, {}, tuple(sorted(choices)), (right.character,))


def empath(content: Edition, below: Below) -> Drill | None:
    """True where the ability works, anything where it does not, false under a Vortox."""
    state = moment(content, below, "night", EMPATH)
    state = with_grimoire(state, marks=impaired(below, content, state))
    grim = grim_of(content, state)
    seat = grim.with_role(EMPATH)[0]
    known = role_of(EMPATH).learning(grim, seat, None)
    if known is None or is_over(grim):
        return None
    right = tuple(answer[0] for answer in learning.legal(grim, seat, EMPATH, known))
    choices = tuple(answer[0] for answer in NUMBERS)
    return Drill("empath", state, MAY_LEARN, {"who": seat}, choices, right)


def works(content: Edition, below: Below) -> Drill | None:
    """The dead, the drunk and the poisoned have none; a reminder from somebody who is dead does nothing."""
    state = moment(content, below, "night")
    state = with_grimoire(state, marks=impaired(below, content, state))
    grim = grim_of(content, state)
    if is_over(grim):
        return None
    seat = one_of(below, grim.public.circle)
    right = YES if grim.able(seat, grim.role(seat)) else NO
    values = {"who": seat, "char": grim.role(seat)}
    return Drill("works", state, WORKS, values, (YES, NO), (right,))
