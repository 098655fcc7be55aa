"""What would follow if a seat left a town: told before it is done (X2)."""

from __future__ import annotations

from collections.abc import Iterator

from desktop.shell.context import Context
from rules.arkham.actions import Leave
from rules.arkham.content import Content
from rules.arkham.state import Town
from rules.arkham.tracks import limits
from rules.engine import Refused, carry_out
from rules.messages import says
from rules.seats import HOST, SeatId

HOUSE = says("A rule of the house: investigator, cards and tokens go back where they came from.")
TROPHIES = says("Trophies that go: gates {gates}, monsters {monsters}")
SAME = says("The limits stay those of {n} investigators (AS-16).")
COUNTED = says("Investigators for the limits: {n} → {m} (AS-16)")
LIMITS = says("Monsters in Arkham {monsters}, outskirts {outskirts}, open gates {gates}, trophies to win {trophies}")
FROM_TO = "{n} → {m}"
MARKER = says("The first-player marker goes to {who}.")
NEXT = says("The turn passes to {who}.")
STAY = says("Investigators left: {who}")
WON = says("The investigators win: no gate is open, and the trophies are enough.")


def consequences(context: Context, seat: SeatId) -> list[str]:
    """Line by line; none where the seat cannot go."""
    session = context.session
    done = carry_out(session.book, session.match.table, Leave(HOST, seat))
    if isinstance(done, Refused):
        return []
    return list(_lines(context, seat, session.match.table.state.town, done[1].state.town))


def _lines(context: Context, seat: SeatId, before: Town, after: Town) -> Iterator[str]:
    say, speech, sheet = context.say, context.speech, before.sheets[seat]
    yield say(HOUSE)
    if sheet.markers or sheet.trophies:
        yield say(TROPHIES, {"gates": len(sheet.markers), "monsters": len(sheet.trophies)})
    yield from counted(context, before, after)
    if after.ending and not before.ending:
        yield say(WON)
        return
    if after.first != before.first:
        yield say(MARKER, {"who": speech.value("", after.first)})
    if before.active == seat and after.active:
        yield say(NEXT, {"who": speech.value("", after.active)})
    yield say(STAY, {"who": speech.value("", after.playing)})


def counted(context: Context, before: Town, after: Town) -> Iterator[str]:
    """The number that the limits go by, and what changes with it (AS-16)."""
    n, m = before.investigators, after.investigators
    if n == m:
        yield context.say(SAME, {"n": n})
        return
    yield context.say(COUNTED, {"n": n, "m": m})
    content: Content = context.session.book.content
    was, will_be = limits(content, before), limits(content, after)
    changed = {name: (getattr(was, name), getattr(will_be, name)) for name in ("monsters", "outskirts", "gates")}
    changed["trophies"] = n, m
    yield context.say(LIMITS, {name: _from_to(*pair) for name, pair in changed.items()})


def _from_to(n: int, m: int) -> str:
    return FROM_TO.format(n=n, m=m) if n != m else str(n)
