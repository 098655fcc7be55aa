"""The steps of the ceremony: each secret, then how it ended for every seat, then a word of thanks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from desktop.projector.reveal import Turned, Winner
from desktop.projector.stage import Line, Stage
from desktop.projector.tongues import Tongues
from desktop.session import Session
from desktop.shell.ceremony.secrets import Secret, secrets
from desktop.shell.ending import outcome
from rules.messages import says

RESULTS = says("How it ended for each")
THANKS, GOOD_BYE = says("That was tonight's game"), says("Thank you for playing")


class Step(NamedTuple):
    """One press of the key: a secret to be turned over, or with none of them the winners or the last word."""

    title: Line
    secret: Secret | None = None


def steps(session: Session) -> tuple[Step, ...]:
    """Everything that this table's end opens."""
    return tuple(_steps(session))


def _steps(session: Session) -> Iterator[Step]:
    yield from (Step(secret.title, secret) for secret in secrets(session))
    yield Step(Line(RESULTS))
    yield Step(Line(THANKS))


def turned(session: Session, stage: Stage, step: Step, tongues: Tongues) -> Turned:
    """What the audience is handed of one step, and of no other."""
    secret = step.secret
    if secret is not None:
        title, text = tongues.tell(session, secret.title), tongues.tell(session, secret.text)
        return Turned(title, text, secret.figure, (), secret.trail, secret.low)
    if step.title.message == RESULTS:
        told = tongues.tell(session, outcome.winners(session))
        return Turned(tongues.tell(session, step.title), told, winners=tuple(_winners(session, stage, tongues)))
    return Turned(tongues.say(THANKS), tongues.say(GOOD_BYE), "lantern")


def _winners(session: Session, stage: Stage, tongues: Tongues) -> Iterator[Winner]:
    looks = {seat.id: seat.look for seat in session.match.seats}
    speech = session.speech(tongues.first)
    for one in outcome.results(session, stage):
        name, result = speech.heading(one.seat), tongues.first.say(outcome.WORDS[one.result])
        yield Winner(name, looks.get(one.seat, ""), result, one.result == "won", one.reason(speech))
