"""Night by night and day by day, the last first: what was chosen, told and true, who died of what (P43).

All of it is the storyteller's; the page is never drawn for anybody else.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from desktop.shell.book.block import Block, Entry
from desktop.shell.book.voice import Voice
from desktop.shell.games.clock import grimoire
from rules.clocktower.characters import role_of
from rules.clocktower.grim import Grim
from rules.clocktower.state import Card, Claim, Death, Deed, Told
from rules.messages import says

NIGHT: Final = says("Night {n}")
DAY: Final = says("Day {n}")
LEARNED: Final = "{char} ({who}): {shown}"
CHOSE: Final = "{char} ({who}) → {whom}"
DECLINED: Final = says("{char} ({who}): declined")
IN_VAIN: Final = says("without effect")
TRUTH: Final = says("true: {truth}")
SHOWN: Final = says("card shown to {who}: {card}")
DIED: Final = says("{who} died")
OF: Final = says("by {char}")
BY: Final = says("by {char} ({who})")
EXECUTED: Final = says("{who} was executed")
ENDED, LIVES = says("died"), says("lives")
GUESSED: Final = says("{who} guessed")
CURSED: Final = says("{who} chose {target}")
NOTHING: Final = says("Nobody was told anything yet.")
FEW: Final = 3


def blocks(voice: Voice) -> tuple[Block, ...]:
    """The whole page."""
    grim = grimoire(voice.session)
    parts = [part for n in range(grim.public.n, 0, -1) for part in (_day(voice, grim, n), _night(voice, grim, n))]
    return tuple(part for part in parts if part.entries) or (Block("", (Entry(voice.say(NOTHING)),)),)


# ---- a night


def _night(voice: Voice, grim: Grim, n: int) -> Block:
    return Block(voice.say(NIGHT, n=n), tuple(_of_the_night(voice, grim, n)))


def _of_the_night(voice: Voice, grim: Grim, n: int) -> Iterator[Entry]:
    secret = grim.secret
    chosen = [one for one in secret.deeds if one.night == n and role_of(one.character).chooses]
    told = [one for one in secret.told if one.night == n]
    for deed in chosen:
        yield _chosen(voice, deed)
        yield from (_learned(voice, one) for one in told if _same(one, deed))
    yield from (_learned(voice, one) for one in told if not any(_same(one, deed) for deed in chosen))
    yield from (_shown(voice, one) for one in secret.cards if one.night == n)
    yield from (_died(voice, one) for one in secret.deaths if one.n == n and not one.day)


def _same(told: Told, deed: Deed) -> bool:
    return (told.character, told.seat) == (deed.character, deed.seat)


def _chosen(voice: Voice, deed: Deed) -> Entry:
    whom = (*deed.players, *deed.characters)
    if not whom:
        return Entry(voice.say(DECLINED, char=deed.character, who=deed.seat))
    about = voice.say(CHOSE, char=deed.character, who=deed.seat, whom=whom)
    return Entry(about, "" if deed.able else voice.say(IN_VAIN))


def _learned(voice: Voice, one: Told) -> Entry:
    about = voice.say(LEARNED, char=one.character, who=one.seat, shown=one.shown)
    if one.shown in one.truths:
        return Entry(about)
    words = " / ".join(voice.names(truth) for truth in one.truths[:FEW])
    return Entry(about, voice.say(TRUTH, truth=words) if words else "", bad=True)


def _shown(voice: Voice, card: Card) -> Entry:
    about = voice.say(SHOWN, who=card.seat, card=card.card)
    with_it = " · ".join(filter(None, (voice.names((*card.players, *card.characters)), card.words)))
    return Entry(about, with_it if card.players or card.characters or card.words else "")


# ---- a day


def _day(voice: Voice, grim: Grim, n: int) -> Block:
    return Block(voice.say(DAY, n=n), tuple(_of_the_day(voice, grim, n)))


def _of_the_day(voice: Voice, grim: Grim, n: int) -> Iterator[Entry]:
    public = grim.public
    yield from (_claimed(voice, one) for one in public.claims if one.day == n)
    executed = [one for one in public.executions if one.day == n]
    for one in executed:
        yield Entry(voice.say(EXECUTED, who=one.seat), voice.part(ENDED if one.died else LIVES))
    told = {one.seat for one in executed if one.died}
    yield from (_died(voice, one) for one in grim.secret.deaths if one.n == n and one.day and one.seat not in told)


def _claimed(voice: Voice, claim: Claim) -> Entry:
    if claim.kind == "guess":
        return Entry(voice.say(GUESSED, who=claim.seat), voice.names((*claim.minions, *claim.demons)))
    return Entry(voice.say(CURSED, who=claim.seat, target=claim.target))


def _died(voice: Voice, death: Death) -> Entry:
    """Of what: an ability and whose; nothing is said of an execution, which has its own line."""
    of = ""
    if death.character and death.by:
        of = voice.part(BY, char=death.character, who=death.by)
    elif death.character:
        of = voice.part(OF, char=death.character)
    return Entry(voice.say(DIED, who=death.seat), of)
