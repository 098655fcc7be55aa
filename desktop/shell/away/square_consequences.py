"""What would follow if somebody left the circle: told before it is done (X2)."""

from __future__ import annotations

from collections.abc import Iterator

from desktop.shell.context import Context
from desktop.shell.games.proposed import PROPOSED
from rules.clocktower import winning
from rules.clocktower.actions import LeaveCircle
from rules.clocktower.grim import Grim, grim_of
from rules.clocktower.votes import needed
from rules.engine import Refused, carry_out
from rules.messages import says
from rules.seats import HOST, SeatId

NOTHING_STAYS = says("Token and reminders go along; what was done stays done.")
CHARACTER = says("Nobody is {char} any more.")
EFFECTS = says("Effects that end with it: {n}")
ALIVE = says("People alive: {n} → {m}")
VOTES = says("Votes for an execution: {n} → {m}")


def consequences(context: Context, seat: SeatId) -> list[str]:
    """Line by line; none where nobody can go now."""
    session = context.session
    done = carry_out(session.book, session.match.table, LeaveCircle(HOST, seat))
    if isinstance(done, Refused):
        return []
    content = session.book.content
    return list(_lines(context, seat, grim_of(content, session.match.table.state), grim_of(content, done[1].state)))


def _lines(context: Context, seat: SeatId, before: Grim, after: Grim) -> Iterator[str]:
    say = context.say
    yield say(NOTHING_STAYS)
    role = before.role(seat)
    if role and not after.with_role(role):
        yield say(CHARACTER, {"char": context.speech.value("", role)})
    ended = sum(before.holds(mark) and not after.holds(mark) for mark in after.secret.marks)
    if ended:
        yield say(EFFECTS, {"n": ended})
    yield from _numbers(context, before, after)
    known = {one.why for one in winning.proposals(before)}
    yield from (say(PROPOSED[one.why]) for one in winning.proposals(after) if one.why not in known and not one.due)


def _numbers(context: Context, before: Grim, after: Grim) -> Iterator[str]:
    pairs = (
        (ALIVE, len(before.public.living), len(after.public.living)),
        (VOTES, needed(before.public), needed(after.public)),
    )
    yield from (context.say(message, {"n": n, "m": m}) for message, n, m in pairs if n != m)
