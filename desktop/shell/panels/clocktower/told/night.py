"""The night, step by step: whom to wake, what was done, why somebody sleeps on, what may be told (P42, P47)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from desktop.shell.book.block import Block, Entry
from desktop.shell.book.step import State, Step
from desktop.shell.book.voice import Voice
from desktop.shell.games.clock import grimoire
from rules.clocktower import learning, steps
from rules.clocktower.characters import role_of
from rules.clocktower.grim import RECLUSE, Grim
from rules.clocktower.steps import Step as NightStep
from rules.messages import says

TITLE: Final = "{char} · {who}"
PASSED: Final = says("left out")
LATER: Final = says("put off")
POINTED: Final = says("points at {whom}")
DECLINED: Final = says("declined")
WAS_TOLD: Final = says("was told: {shown}")
STEPS: Final = says("Steps tonight")
ASLEEP: Final = says("Asleep tonight")
OF: Final = says("{n} of {most} settled")
ANSWERS: Final = says("What may be told")
TRUE: Final = says("true")
NOT_TRUE: Final = says("not true")
ANY: Final = says("The ability does not work: any answer may be given.")
FALSE: Final = says("A Vortox is alive: the answer has to be false.")
HINTS: Final = says("Mind tonight")
IMPAIRED: Final = says("{who} is drunk or poisoned ({char}).")
SILENCED: Final = says("{who} has lost the ability ({char}).")
MAY_REGISTER: Final = says("{who} may register as evil, as a Minion or as a Demon.")
FIRST_FEW: Final = 9


def due(grim: Grim) -> NightStep | None:
    """The step that comes next."""
    return next(iter(steps.open_steps(grim)), None)


def told(voice: Voice) -> tuple[Step, ...]:
    """Every step of tonight with how it stands."""
    grim = grimoire(voice.session)
    coming = due(grim)
    found = []
    for number, step in enumerate(steps.steps(grim), 1):
        title = _title(voice, step)
        about = _about(voice, grim, step, coming)
        found.append(Step(number, steps.key(step.character, step.seat), title, _state(step, coming), about))
    return tuple(found)


def asleep(voice: Voice) -> tuple[Step, ...]:
    """Whose time does not come tonight, with why."""
    found = steps.asleep(grimoire(voice.session))
    return tuple(
        Step(0, steps.key(step.character, step.seat), _title(voice, step), "asleep", voice.reason(step.why[0]))
        for step in found
    )


def sleeping(voice: Voice, count: int) -> Block:
    """The heading of those."""
    return Block(voice.say(ASLEEP), (), str(count))


def _title(voice: Voice, step: NightStep) -> str:
    if step.seat == steps.NOBODY:
        return voice.name(step.character)
    return voice.say(TITLE, char=step.character, who=step.seat)


def _state(step: NightStep, coming: NightStep | None) -> State:
    if coming is not None and (step.character, step.seat) == (coming.character, coming.seat):
        return "now"
    return "later" if step.is_open else "done"


def _about(voice: Voice, grim: Grim, step: NightStep, coming: NightStep | None) -> str:
    parts = list(_done(voice, grim, step))
    if step.how == "passed":
        parts.append(voice.part(PASSED))
    elif step.how == "later":
        parts.append(voice.part(LATER))
    elif step.why and not step.how:
        parts.append(voice.reason(step.why[0]))
    if coming is not None and step == coming:
        character = grim.content.character(step.character)
        run = voice.part("{it}", it=character.run) if character is not None else ""
        parts.insert(0, run)
    return " · ".join(filter(None, parts))


def _done(voice: Voice, grim: Grim, step: NightStep) -> Iterator[str]:
    deed = steps.deed(grim, step.character, step.seat)
    if deed is not None and role_of(step.character).chooses:
        chosen = (*deed.players, *deed.characters)
        yield voice.part(POINTED, whom=chosen) if chosen else voice.part(DECLINED)
    for one in grim.secret.told:
        if (one.night, one.character, one.seat) == (grim.public.n, step.character, step.seat):
            yield voice.part(WAS_TOLD, shown=one.shown)


def answers(voice: Voice) -> Iterator[Block]:
    """For the step that is due: which answers may be given, and which of them are true."""
    grim = grimoire(voice.session)
    coming = due(grim)
    if coming is None:
        return
    role = role_of(coming.character)
    deed = steps.deed(grim, coming.character, coming.seat)
    learns = role.learning(grim, coming.seat, deed)
    if learns is None or (role.chooses and deed is None):
        return
    allowed = tuple(learning.legal(grim, coming.seat, coming.character, learns, deed))
    shown = tuple(
        Entry(voice.names(one), voice.say(TRUE if one in learns.true else NOT_TRUE)) for one in allowed[:FIRST_FEW]
    )
    state = learning.state_of(grim, coming.seat, coming.character, deed)
    why = {learning.IMPAIRED: ANY, learning.LYING: FALSE}.get(state, "")
    entries = (Entry(voice.say(why), bad=True),) if why else ()
    yield Block(voice.say(ANSWERS), (*entries, *shown), str(len(allowed)))


def hints(voice: Voice) -> Iterator[Block]:
    """Whose ability does not work, and who may register as something else."""
    grim = grimoire(voice.session)
    if not grim.known or grim.public.phase not in ("night", "day"):
        return
    entries = tuple(Entry(line) for line in _hints(voice, grim))
    if entries:
        yield Block(voice.say(HINTS), entries)


def _hints(voice: Voice, grim: Grim) -> Iterator[str]:
    if grim.lying:
        yield voice.say(FALSE)
    for seat in grim.living:
        told_of = {"who": seat, "char": grim.role(seat)}
        if grim.impaired(seat):
            yield voice.say(IMPAIRED, **told_of)
        if grim.silenced(seat):
            yield voice.say(SILENCED, **told_of)
    for seat in grim.with_role(RECLUSE):
        if len(grim.looks(seat)) > 1:
            yield voice.say(MAY_REGISTER, who=seat)


def count(voice: Voice) -> Block:
    """How far the night has come."""
    every = steps.steps(grimoire(voice.session))
    settled = len([step for step in every if not step.is_open])
    return Block(voice.say(STEPS), (), voice.say(OF, n=settled, most=len(every)))
