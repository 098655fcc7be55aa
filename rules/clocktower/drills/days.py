"""Questions about a day: nominations, votes, who is about to die, whether it is over."""

from __future__ import annotations

from rules.clocktower import nominating, votes, winning
from rules.clocktower.actions import Nominate
from rules.clocktower.drills.question import Drill
from rules.clocktower.drills.situation import Below, moment, one_of, seen, some_of
from rules.clocktower.edition import Edition
from rules.clocktower.grim import grim_of
from rules.clocktower.state import ClockState, Nomination, with_square
from rules.messages import says
from rules.seats import HOST

LEGAL = says("May {by} nominate {of} now?")
NEEDED = says("How many votes put somebody else on the block now?")
BLOCK = says("Who is about to die?")
EXILE = says("How many must support an exile now?")
ENDS = says("{who} dies now. Does that end the game, and for whom?")
YES, NO, NOBODY = "yes", "no", ""
CALLS = 4


def _nominations(content: Edition, below: Below) -> ClockState:
    """Nominations are open, and some were counted; everybody calls and is called but once, and nobody a Virgin."""
    state = with_square(moment(content, below, "day"), open=True)
    public = state.public
    callers = some_of(below, public.living, below(CALLS))
    others = tuple(seat for seat in public.circle if state.secret.roles[seat] != "virgin")
    called = some_of(below, others, len(callers))
    counted = tuple(_counted(state, below, by, of) for by, of in zip(callers, called, strict=True))
    return with_square(state, nominations=counted)


def _counted(state: ClockState, below: Below, by: str, of: str) -> Nomination:
    """So many hands that a block and a tie are likely."""
    public, need = state.public, votes.needed(state.public)
    hands = some_of(below, public.living, max(0, need - 1 + below(3)))
    order = votes.clock(public, Nomination(by, of))
    raised = tuple(seat for seat in order if seat in hands)
    return Nomination(by, of, hands=raised, passed=order, status="counted", need=need)


def nomination(content: Edition, below: Below) -> Drill | None:
    """The living once a day, upon each once a day, while nominations are open."""
    state = _nominations(content, below)
    public = state.public
    if below(6) == 0:
        state = with_square(state, open=False)
    likely = (*public.circle, *public.dead, *(one.by for one in public.nominations))
    by, of = one_of(below, likely), one_of(below, (*public.circle, *(one.of for one in public.nominations)))
    why = tuple(nominating.check_nominate(content, seen(state), Nominate(HOST, by, of)))
    return Drill("nomination", state, LEGAL, {"by": by, "of": of}, (YES, NO), (NO if why else YES,), why)


def needed(content: Edition, below: Below) -> Drill | None:
    """Half of the living, and more than the best count so far."""
    state = _nominations(content, below)
    right = str(votes.standing(state.public).next)
    return Drill("needed", state, NEEDED, {}, _numbers(state), (right,))


def block(content: Edition, below: Below) -> Drill | None:
    """Whoever has the best count, if it is enough and nobody shares it."""
    state = _nominations(content, below)
    if not state.public.nominations:
        return None
    called = tuple(dict.fromkeys(one.of for one in state.public.nominations))
    return Drill("block", state, BLOCK, {}, (*called, NOBODY), (votes.standing(state.public).block,))


def exile(content: Edition, below: Below) -> Drill | None:
    """Half of all, the dead too; a Traveller sits among them."""
    state = with_square(moment(content, below, "day"), open=True)
    come = [one for one in content.known.characters.values() if one.team == "traveller"]
    seat = f"p{len(state.public.circle) + 1}"
    state = with_square(state, circle=(*state.public.circle, seat), travellers={seat: one_of(below, come).id})
    return Drill("exile", state, EXILE, {}, _numbers(state), (str(votes.needed(state.public, exile=True)),))


def _numbers(state: ClockState) -> tuple[str, ...]:
    return tuple(str(number) for number in range(1, len(state.public.circle) + 2))


def ends(content: Edition, below: Below) -> Drill | None:
    """All Demons dead, or two alive; a Demon is asked about as often as anybody else."""
    state = moment(content, below, "day")
    grim = grim_of(content, state)
    demons = tuple(seat for seat in grim.holders("demon") if grim.lives(seat))
    who = one_of(below, demons if demons and below(2) else grim.living)
    after = with_square(state, dead=(*state.public.dead, who))
    sides = {one.side for one in winning.proposals(grim_of(content, after)) if not one.due}
    right = tuple(side for side in ("good", "evil") if side in sides) or (NO,)
    return Drill("ends", state, ENDS, {"who": who}, ("good", "evil", NO), right)
