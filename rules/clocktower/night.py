"""Carrying out the steps of the night: choosing, telling, leaving out (clocktower.md B1)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import cast

from rules.clocktower import learning, steps
from rules.clocktower.actions import Choose, Decline, PassBy, PutOff, Tell, WakeUp
from rules.clocktower.characters import role_of
from rules.clocktower.edition import Edition
from rules.clocktower.effects import Lay
from rules.clocktower.events import AbilitySpent, Chose, Learned, StepDone, Woke
from rules.clocktower.grim import Grim, grim_of
from rules.clocktower.roles import Picked, Role
from rules.clocktower.state import STORYTELLER, Cause, ClockState, Deed, Told, Wake, with_grimoire
from rules.clocktower.times import in_the_grimoire, off_script, unknown
from rules.clocktower.views import ClockView
from rules.clocktower.violations import NothingChosen, NotTonight, PicksCount, StepSettled
from rules.offers import Form, Hole, OneOf, Several
from rules.seats import HOST
from rules.state import Item
from rules.tags import tag
from rules.violations import NameUnknown, Violation

CAUSES: tuple[Cause, ...] = ("info", "other", "mistake", "bluff")


def at_step(grim: Grim, action: Choose | Tell | PassBy | PutOff) -> Iterator[Violation]:
    """A step of tonight that is not settled yet."""
    yield from in_the_grimoire(grim.public, action, "night")
    if action.who not in (STORYTELLER, steps.NOBODY):
        yield from unknown(grim.public, action.who)
    if not _is_known(grim, action.character):
        yield NameUnknown(action.character, next(iter(grim.sheet), ""))
    elif not _is_theirs(grim, action.character, action.who):
        yield NotTonight(action.character)
    if grim.secret.steps.get(steps.key(action.character, action.who)) in ("done", "passed"):
        yield StepSettled(action.character)


def _is_theirs(grim: Grim, character: str, seat: str) -> bool:
    """Whether it is that seat's step; what evil is told at the start is nobody's."""
    if character in steps.INFO:
        return seat == steps.NOBODY
    return character in steps.acting(grim, seat)


def _is_known(grim: Grim, character: str) -> bool:
    return character in steps.INFO or character in grim.sheet or character in grim.secret.roles.values()


def check_choose(content: Edition, view: ClockView, choose: Choose) -> Iterator[Violation]:
    """Tonight's step, by somebody who wakes for it, with a choice that the character allows."""
    grim, role = grim_of(content, view), role_of(choose.character)
    yield from at_step(grim, choose)
    yield from steps.reasons(grim, role, choose.who)
    yield from unknown(view.public, *dict.fromkeys(choose.players))
    yield from off_script(grim, *choose.characters)
    yield from _choice(grim, role, choose)


def _choice(grim: Grim, role: Role, choose: Choose) -> Iterator[Violation]:
    picked = Picked(choose.players, choose.characters)
    if picked.declines and role.once:
        return
    wrong = tuple(role.check(grim, choose.who, picked))
    yield from wrong
    if not wrong and not _counts(role, picked):
        yield PicksCount(role.id, max(role.players[1], role.characters[1]))


def _counts(role: Role, picked: Picked) -> bool:
    (few, many), (least, most) = role.players, role.characters
    return few <= len(picked.players) <= many and least <= len(picked.characters) <= most


def choose(content: Edition, state: ClockState, action: Choose) -> Iterator[Item]:
    """They open their eyes and point; what follows comes in order, and what is used up is used up.

    Where several are told something at once, nobody points. Reminders come last: they may wait for a word.
    """
    grim, role = grim_of(content, state), role_of(action.character)
    picked = Picked(action.players, action.characters)
    yield from _waking(grim, role, action.who)
    able = grim.able(action.who, action.character)
    if action.who != steps.NOBODY:
        yield Chose(action.character, action.who, action.players, action.characters, able)
    following = tuple(role.follows(grim, action.who, picked))
    yield from (item for item in following if not isinstance(item, Lay))
    if role.once and not picked.declines:
        yield AbilitySpent(action.who, action.character)
    if role.learns is None or picked.declines:
        yield StepDone(action.character, action.who)
    yield from (item for item in following if isinstance(item, Lay))


def _waking(grim: Grim, role: Role, seat: str) -> Iterator[Item]:
    """An own ability; whoever only believes to have it wakes for show."""
    if role.wakes and seat not in (STORYTELLER, steps.NOBODY):
        own = role.id in grim.abilities(seat)
        yield Woke(seat, "ability" if own else "bluff", role.id)


def check_tell(content: Edition, view: ClockView, tell: Tell) -> Iterator[Violation]:
    """An answer that the truth allows; any where it need not be true; none that a Vortox bars."""
    grim, role = grim_of(content, view), role_of(tell.character)
    yield from at_step(grim, tell)
    yield from _hindered(grim, role, tell.who)
    deed = steps.deed(grim, tell.character, tell.who)
    learns = role.learning(grim, tell.who, deed)
    if learns is None:
        yield NotTonight(role.id)
    elif role.chooses and deed is None:
        yield NothingChosen(role.id)
    else:
        ill_formed = tuple(role.forms(grim, tell.who, deed, tell.shown))
        yield from ill_formed or learning.reasons(grim, tell.who, role.id, learns, deed, tell.shown)


def _hindered(grim: Grim, role: Role, seat: str) -> Iterator[Violation]:
    """Who woke before is told even if the choice itself has used the ability up."""
    if not role.chooses or steps.deed(grim, role.id, seat) is None:
        yield from steps.reasons(grim, role, seat)


def tell(content: Edition, state: ClockState, action: Tell) -> Iterator[Item]:
    grim, role = grim_of(content, state), role_of(action.character)
    deed = steps.deed(grim, action.character, action.who)
    if not role.chooses:
        yield from _waking(grim, role, action.who)
    learns = role.learning(grim, action.who, deed)
    if learns is not None:
        shown = learning.as_listed(learns, action.shown)
        why = learning.state_of(grim, action.who, action.character, deed)
        yield Learned(action.character, action.who, shown, learning.remembered(learns, shown), why)
    yield StepDone(action.character, action.who)


def check_decline(content: Edition, view: ClockView, decline: Decline) -> Iterator[Violation]:
    """Where a choice need not be made."""
    return check_choose(content, view, _nothing(decline))


def decline(content: Edition, state: ClockState, action: Decline) -> Iterator[Item]:
    return choose(content, state, _nothing(action))


def _nothing(action: Decline) -> Choose:
    return Choose(action.seat, action.character, action.who)


# ---- leaving out, putting off, waking for show


def check_pass(content: Edition, view: ClockView, action: PassBy | PutOff) -> Iterator[Violation]:
    yield from at_step(grim_of(content, view), action)


def pass_by(_content: Edition, _state: ClockState, action: PassBy) -> Iterable[Item]:
    return (StepDone(action.character, action.who, "passed"),)


def put_off(_content: Edition, _state: ClockState, action: PutOff) -> Iterable[Item]:
    return (StepDone(action.character, action.who, "later"),)


def check_wake(_content: Edition, view: ClockView, wake: WakeUp) -> Iterator[Violation]:
    yield from in_the_grimoire(view.public, wake, "night")
    yield from unknown(view.public, wake.who)
    if wake.cause not in CAUSES:
        yield NameUnknown(wake.cause, CAUSES[0])


def wake_up(_content: Edition, _state: ClockState, action: WakeUp) -> Iterable[Item]:
    return (Woke(action.who, cast("Cause", action.cause)),)


# ---- forms


def forms(content: Edition, view: ClockView, seat: str) -> Iterator[Form]:
    """Every step that is open."""
    grim = grim_of(content, view)
    if seat != HOST:
        return
    for step in steps.open_steps(grim):
        yield from _of_a_step(grim, step)
    if view.public.phase == "night" and grim.known:
        holes = (Hole("who", OneOf(view.public.circle)), Hole("cause", OneOf(CAUSES)))
        yield Form(tag(WakeUp), HOST, WakeUp.title, holes)


def forms_of(grim: Grim, character: str, seat: str) -> tuple[Form, ...]:
    """How a step is carried out, whether it is due, is settled, or does not come at all tonight."""
    carried = (tag(Choose), tag(Tell))
    return tuple(form for form in _of_a_step(grim, steps.Step(character, seat)) if form.action in carried)


def _of_a_step(grim: Grim, step: steps.Step) -> Iterator[Form]:
    role, fixed = role_of(step.character), (("character", step.character), ("who", step.seat))
    deed = steps.deed(grim, step.character, step.seat)
    learns = role.learning(grim, step.seat, deed)
    if learns is not None and (not role.chooses or deed is not None):
        legal = learning.legal(grim, step.seat, step.character, learns, deed)
        yield from _answers(learns.every, next(legal, ()), fixed)
    elif role.chooses:
        yield from (Form(tag(Choose), HOST, Choose.title, holes, fixed) for holes in _holes(grim, role, step.seat))
        if not _shaken(grim, role, step.seat):
            yield Form(tag(Decline), HOST, Decline.title, (), fixed)
    else:
        yield Form(tag(Choose), HOST, Choose.title, (), fixed)
    yield Form(tag(PassBy), HOST, PassBy.title, (), fixed)
    if not step.how:
        yield Form(tag(PutOff), HOST, PutOff.title, (), fixed)


def _answers(
    every: tuple[learning.Answer, ...], possible: learning.Answer, fixed: tuple[tuple[str, str], ...]
) -> Iterator[Form]:
    """Any words that an answer may be made of, where the sheet has such; those of one that is possible first."""
    if every:
        words = tuple(dict.fromkeys((*possible, *(word for answer in every for word in answer))))
        size = len(every[0])
        yield Form(tag(Tell), HOST, Tell.title, (Hole("shown", Several(words, size, size, again=True)),), fixed)


def _holes(grim: Grim, role: Role, seat: str) -> Iterator[tuple[Hole, ...]]:
    for asked in role.asked(grim, seat):
        whom = asked.whom or grim.public.circle
        players = Hole("players", Several(whom, asked.players, asked.players))
        characters = Hole("characters", Several(asked.among, asked.characters, asked.characters))
        found = ((asked.players, players), (asked.characters, characters))
        if len(whom) >= asked.players and len(asked.among) >= asked.characters:
            yield tuple(hole for many, hole in found if many)


def _shaken(grim: Grim, role: Role, seat: str) -> tuple[Violation, ...]:
    """Why shaking the head is no choice."""
    return tuple(_choice(grim, role, Choose(HOST, role.id, seat)))


# ---- what the events change


def step_done(state: ClockState, event: StepDone) -> ClockState:
    done = {**state.secret.steps, steps.key(event.character, event.seat): event.how}
    return with_grimoire(state, steps=done)


def woke(state: ClockState, event: Woke) -> ClockState:
    wake = Wake(state.public.n, event.seat, event.cause, event.character)
    return with_grimoire(state, wakes=(*state.secret.wakes, wake))


def chose(state: ClockState, event: Chose) -> ClockState:
    deed = Deed(state.public.n, event.character, event.seat, event.players, event.characters, event.able)
    return with_grimoire(state, deeds=(*state.secret.deeds, deed))


def learned(state: ClockState, event: Learned) -> ClockState:
    told = Told(state.public.n, event.character, event.seat, event.shown, event.truths, event.why)
    return with_grimoire(state, told=(*state.secret.told, told))


def ability_spent(state: ClockState, event: AbilitySpent) -> ClockState:
    used = (event.seat, event.character)
    spent = state.secret.spent
    return with_grimoire(state, spent=spent if used in spent else (*spent, used))
