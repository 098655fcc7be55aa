"""The steps of the ceremony: each secret, then how it ended for every seat, then a word of thanks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from desktop.projector.reveal import Turned, Winner
from desktop.projector.stage import Line, Stage
from desktop.projector.tongues import Said, Tongues
from desktop.session import Session
from desktop.shell.ceremony.secrets import Secret, secrets
from desktop.shell.ending import outcome
from desktop.shell.games import custom
from rules.actions import Action
from rules.messages import says

RESULTS = says("How it ended for each")
WHOLE, ALL_OPEN = says("The whole grimoire"), says("It lies open on the square")
THANKS, GOOD_BYE = says("That was tonight's game"), says("Thank you for playing")


class Step(NamedTuple):
    """One press of the key: a secret to be turned over, or with none of them the winners or the last word.

    An ``action`` is what the table does with it, once.
    """

    title: Line
    secret: Secret | None = None
    action: Action | None = None


def steps(session: Session, more: bool = False) -> tuple[Step, ...]:
    """Everything that this table's end opens; with ``more`` what a table may do without too."""
    return tuple(_steps(session, more))


def _steps(session: Session, more: bool) -> Iterator[Step]:
    yield from (Step(secret.title, secret) for secret in secrets(session, more))
    opening = custom(session).opens_all
    if opening is not None:
        yield Step(Line(WHOLE), action=opening)
    yield Step(Line(RESULTS))
    yield Step(Line(THANKS))


def turned(session: Session, stage: Stage, step: Step, tongues: Tongues) -> Turned:
    """What the audience is handed of one step, and of no other."""
    secret = step.secret
    if secret is not None:
        title, text = _once(tongues.tell(session, secret.title)), _once(tongues.tell(session, secret.text))
        return Turned(title, text, secret.figure, (), secret.trail, secret.low, secret.pieces, secret.within)
    if step.action is not None:
        return Turned(tongues.say(WHOLE), tongues.say(ALL_OPEN), "icon-book", low=True, within=True)
    if step.title.message == RESULTS:
        told = tongues.tell(session, outcome.winners(session))
        return Turned(tongues.tell(session, step.title), told, winners=tuple(_winners(session, stage, tongues)))
    return Turned(tongues.say(THANKS), tongues.say(GOOD_BYE), "lantern")


def _once(said: Said) -> Said:
    """What is called alike in two languages is said in one."""
    return tuple(dict.fromkeys(said))


def _winners(session: Session, stage: Stage, tongues: Tongues) -> Iterator[Winner]:
    looks = {seat.id: seat.look for seat in session.match.seats}
    speech = session.speech(tongues.first)
    for one in outcome.results(session, stage):
        name, result = speech.heading(one.seat), tongues.first.say(outcome.WORDS[one.result])
        yield Winner(name, looks.get(one.seat, ""), result, one.result == "won", one.reason(speech))
