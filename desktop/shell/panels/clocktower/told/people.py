"""Everybody in the order of the chairs: character, side, life, reminders (P40)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from desktop.shell.book.block import Block, Entry
from desktop.shell.book.voice import Voice
from desktop.shell.games.clock import grimoire
from rules.clocktower.content import REMINDER as REMINDER_OF
from rules.clocktower.grim import EVIL_TEAMS, Grim
from rules.messages import Name, same, says

PEOPLE: Final = says("The circle")
PERSON: Final = "{n}. {who}"
BELIEVES: Final = says("believes to be {char}")
GOOD, EVIL = says("on the good side"), says("on the evil side")
DEAD, DYING = says("dead"), says("dies tonight")
BLUFFS: Final = says("Bluffs")
REMINDER: Final = says("{label} (of {char})")
SUSPENDED: Final = says("{label}, without effect")
STORYTELLER: Final = says("The storyteller's ability")


def blocks(voice: Voice) -> tuple[Block, ...]:
    """The whole page."""
    grim = grimoire(voice.session)
    people = tuple(_person(voice, grim, place, seat) for place, seat in enumerate(grim.public.circle, 1))
    return (Block(voice.say(PEOPLE), people, str(len(people))), *_more(voice, grim))


def _person(voice: Voice, grim: Grim, place: int, seat: str) -> Entry:
    about = " · ".join((voice.say(PERSON, n=place, who=seat), *_facts(voice, grim, seat)))
    role = grim.role(seat)
    return Entry(about, voice.name(role) if role else "", bad=seat in grim.gone)


def _facts(voice: Voice, grim: Grim, seat: str) -> Iterator[str]:
    team = grim.team(grim.role(seat))
    if seat in grim.secret.believed:
        yield voice.part(BELIEVES, char=grim.secret.believed[seat])
    if team and grim.is_evil(seat) != (team in EVIL_TEAMS):
        yield voice.part(EVIL if grim.is_evil(seat) else GOOD)
    if seat in grim.gone:
        yield voice.part(DEAD if seat in grim.public.dead else DYING)
    for mark in grim.secret.marks:
        if mark.seat == seat:
            label = _label(grim, mark.label)
            held = grim.holds(mark)
            yield voice.part(REMINDER, label=label, char=mark.character) if held else voice.part(SUSPENDED, label=label)


def _more(voice: Voice, grim: Grim) -> Iterator[Block]:
    if grim.secret.bluffs:
        yield Block(voice.say(BLUFFS), tuple(Entry(voice.name(one)) for one in grim.secret.bluffs))
    if grim.secret.storyteller:
        yield Block(voice.say(STORYTELLER), (Entry(voice.name(grim.secret.storyteller)),))


def _label(grim: Grim, label: str) -> Name:
    """What a reminder says; one of the storyteller's own is as it was written."""
    return grim.content.names.get(f"{REMINDER_OF}{label}") or same(label)
