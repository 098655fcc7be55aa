"""Nominations and votes of today, who is about to die, and what happened on the days before (P44)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from desktop.shell.book.block import Block, Entry, of
from desktop.shell.book.voice import Voice
from desktop.shell.games.clock import square
from rules.clocktower.state import Nomination, Square
from rules.clocktower.votes import needed, standing
from rules.messages import says

TODAY: Final = says("Nominations today")
CALLED: Final = "{by} → {of}"
EXILE: Final = says("{by} → {of} (exile)")
COUNTING: Final = says("being counted")
CANCELLED: Final = says("does not count")
BLOCK: Final = says("About to die")
NOBODY: Final = says("nobody")
NEXT: Final = says("Votes needed next")
HALF: Final = says("Half of the living")
EXECUTIONS: Final = says("Executions")
DIED, LIVES = says("died"), says("lives")
ON_DAY: Final = says("Day {n}: {who}")
CLAIMS: Final = says("Said aloud")
GUESS: Final = says("{who} guessed")
CURSE: Final = says("{who} chose {target}")
LIVING, GHOSTS = says("Alive"), says("Ghost votes left")


def blocks(voice: Voice) -> tuple[Block, ...]:
    """The whole page."""
    return tuple(_blocks(voice, square(voice.session)))


def _blocks(voice: Voice, now: Square) -> Iterator[Block]:
    dead = [seat for seat in now.circle if seat in now.dead]
    ghosts = len([seat for seat in dead if seat not in now.spent])
    best = standing(now)
    yield Block(
        voice.say(TODAY),
        (
            *(_called(voice, now, one) for one in now.nominations),
            Entry(voice.say(BLOCK), voice.name(best.block) if best.block else voice.say(NOBODY)),
            Entry(voice.say(NEXT), str(best.next)),
            Entry(voice.say(HALF), str(needed(now))),
            Entry(voice.say(LIVING), of(len(now.living), len(now.circle))),
            Entry(voice.say(GHOSTS), of(ghosts, len(dead))),
        ),
    )
    if now.executions:
        yield Block(
            voice.say(EXECUTIONS),
            tuple(
                Entry(voice.say(ON_DAY, n=one.day, who=one.seat), voice.say(DIED if one.died else LIVES))
                for one in now.executions
            ),
        )
    if now.claims:
        yield Block(voice.say(CLAIMS), tuple(_claims(voice, now)))


def _called(voice: Voice, now: Square, one: Nomination) -> Entry:
    about = voice.say(EXILE if one.exile else CALLED, by=one.by, of=one.of)
    if one.status == "cancelled":
        return Entry(about, voice.say(CANCELLED))
    if one.status == "open":
        return Entry(about, f"{len(one.hands)} · {voice.say(COUNTING)}")
    return Entry(about, of(len(one.hands), one.need or needed(now, one.exile)))


def _claims(voice: Voice, now: Square) -> Iterator[Entry]:
    for one in now.claims:
        if one.kind == "guess":
            yield Entry(voice.say(GUESS, who=one.seat), voice.names((*one.minions, *one.demons)))
        else:
            yield Entry(voice.say(CURSE, who=one.seat, target=one.target))
