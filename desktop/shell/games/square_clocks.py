"""What a town square measures by a clock: the talk, a plea, the chain of a Riot; and the beat of the night."""

from __future__ import annotations

from typing import Final

from desktop.session import Session
from desktop.shell.games.clock import grimoire, square
from desktop.shell.games.timed import Beat, Timed
from rules.clocktower import steps
from rules.clocktower.actions import Nominate
from rules.clocktower.state import STORYTELLER, Square
from rules.messages import says
from rules.offers import Form, Hole, OneOf
from rules.seats import HOST
from rules.tags import tag

TALK: Final = says("Time to talk")
PLEA: Final = says("{who} may speak")
CHAIN: Final = says("{who} names the next one")
TALKED: Final = says("The time to talk is over. Nominations can open.")
PLEADED: Final = says("The time to plead is over. Hands can be counted.")
LOST: Final = says("Time is up: {who} loses the call. Name somebody yourself.")
MINUTE: Final = 60
OF_TALK, OF_PLEA, OF_CHAIN = 60, 15, 1
"""By how many seconds each is lengthened."""


def timed(session: Session) -> Timed | None:
    """What is timed now, where the table wants it to be."""
    now = square(session)
    if now.phase != "day":
        return None
    if now.vote is not None:
        return _plea(now)
    if now.chained and now.caller and not now.done:
        return _chain(now)
    return None if now.open or now.done else _talk(now)


def _talk(now: Square) -> Timed | None:
    seconds = MINUTE * now.options.talk
    return Timed(("talk", now.n), seconds, OF_TALK, TALK, TALKED) if seconds else None


def _plea(now: Square) -> Timed | None:
    """Until the first hand is counted; an exile has no plea."""
    vote, seconds = now.vote, now.options.plea
    if vote is None or vote.exile or vote.passed or not seconds:
        return None
    moment = ("plea", now.n, len(now.nominations), vote.by, vote.of)
    return Timed(moment, seconds, OF_PLEA, PLEA, PLEADED, {"who": vote.of})


def _chain(now: Square) -> Timed | None:
    """The death is announced first, so that the countdown waits for the host, who names in the end (001 폭도)."""
    if not now.options.countdown:
        return None
    moment = ("chain", now.n, len(now.nominations), now.caller)
    calls = Form(tag(Nominate), HOST, Nominate.title, (Hole("of", OneOf(now.living)),), (("by", STORYTELLER),))
    return Timed(moment, now.options.countdown, OF_CHAIN, CHAIN, LOST, {"who": now.caller}, True, calls)


def beat(session: Session) -> Beat | None:
    """How long the step of the night that is due lasts, with or without a choice."""
    now = square(session)
    if now.phase != "night" or not now.options.beat:
        return None
    due = next(iter(steps.open_steps(grimoire(session))), None)
    return Beat((due.character, due.seat), 1000 * now.options.beat) if due is not None else None
