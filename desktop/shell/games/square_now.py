"""What the storyteller does now, in a sentence."""

from __future__ import annotations

from typing import Final

from desktop.session import Session
from desktop.shell.games.ways import Line
from rules.clocktower import showing, steps
from rules.clocktower.characters import role_of
from rules.clocktower.grim import Grim
from rules.clocktower.state import Square
from rules.clocktower.votes import needed, next_hand, standing
from rules.messages import says

CHOOSES: Final = says("{who} points: {char}.")
INFORM: Final = says("{char}: wake those whom it concerns.")
DOES: Final = says("Carry out the step of {char} ({who}).")
ANSWERS: Final = says("Tell {who}: {char}.")
SETTLED: Final = says("All steps of the night are settled. Day can break.")
SETUP: Final = says("Fill the bag, deal the tokens, then let night fall.")
DEALT: Final = says("Everybody has a token. Show each their own, then let night fall.")
DJINN: Final = says("Read the Djinn's rules to everybody before the first night.")
HAND: Final = says("Is {who}'s hand up?")
COUNTED: Final = says("All hands are counted. Close the vote.")
BLOCK: Final = says("{who} is about to die with {n} votes. {next} are needed to change that.")
TIED: Final = says("Nobody is about to die. {next} votes are needed.")
TALK: Final = says("The town talks. Open nominations when it is time.")
DONE: Final = says("The day is over. Night can fall.")
CHAIN: Final = says("{who} names the next one.")
COUNTS: Final = says("{who} names the next one: K counts down.")
OVER: Final = says("The game is over. Rewind the log or start a new one.")


def what_now(session: Session, grim: Grim) -> Line:
    """What the acting storyteller does at this moment."""
    match grim.public.phase:
        case "setup":
            return Line(_of_the_setup(grim), {})
        case "night":
            return _of_the_night(session, grim)
        case "day":
            return _of_the_day(session, grim.public)
    return Line(OVER, {})


def _of_the_setup(grim: Grim) -> str:
    """The Djinn comes last: while tokens are dealt nobody listens (001 진)."""
    if grim.known and not set(grim.public.players) <= set(grim.secret.roles):
        return SETUP
    if showing.unread(grim.content, grim.public):
        return DJINN
    return DEALT if grim.known else SETUP


def _of_the_night(session: Session, grim: Grim) -> Line:
    coming = next(iter(steps.open_steps(grim)), None)
    if coming is None:
        return Line(SETTLED, {})
    if coming.seat == steps.NOBODY:
        return Line(INFORM, {"char": session.called(coming.character)})
    told: dict[str, object] = {"who": session.called(coming.seat), "char": session.called(coming.character)}
    role, deed = role_of(coming.character), steps.deed(grim, coming.character, coming.seat)
    if role.chooses and deed is None:
        return Line(CHOOSES, told)
    return Line(DOES if role.learns is None else ANSWERS, told)


def _of_the_day(session: Session, now: Square) -> Line:
    if now.vote is not None:
        coming = next_hand(now, now.vote)
        return Line(HAND, {"who": session.called(coming)}) if coming else Line(COUNTED, {})
    if now.chained and now.caller:
        return Line(COUNTS if now.options.countdown else CHAIN, {"who": session.called(now.caller)})
    if now.done:
        return Line(DONE, {})
    if not now.open:
        return Line(TALK, {})
    best = standing(now)
    if best.block:
        return Line(BLOCK, {"who": session.called(best.block), "n": best.best, "next": best.next})
    return Line(TIED, {"next": max(best.next, needed(now))})
