"""The tracks, and how far off the awakening is by each of its causes (arkham-board.md 4, 10.3)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from desktop.shell.book.block import Block, Entry, of
from desktop.shell.book.voice import Voice
from desktop.shell.games.town import town
from rules.arkham import piles, tracks
from rules.arkham.closing import ENOUGH_SEALS
from rules.arkham.content import Content
from rules.arkham.state import OUTSKIRTS, Town
from rules.messages import says

NO_LIMIT: Final = says("{n}, no limit any more")
CLOSE: Final = 2
"""A distance that is no comfort any more."""
SHOPS: Final = (3, 6, 9)
"""The levels of terror at which a shop closes for good."""


def blocks(voice: Voice) -> tuple[Block, ...]:
    """The tracks with their limits, then the distances."""
    content: Content = voice.session.book.content
    now = town(voice.session)
    awake = voice.part(says("awake")) if now.awake else ""
    name = voice.name(now.ancient) if now.ancient else voice.say(says("The awakening"))
    return (
        Block(voice.say(says("Tracks")), tuple(_tracks(voice, content, now))),
        Block(name, tuple(_distances(voice, content, now)), awake),
    )


def _tracks(voice: Voice, content: Content, now: Town) -> Iterator[Entry]:
    limits = tracks.limits(content, now)
    full = content.ancients[now.ancient].doom if now.ancient else 0
    in_town, outside = tracks.in_arkham(now), len(now.tokens_at.get(OUTSKIRTS, ()))
    if full:
        yield Entry(voice.say(says("Doom")), of(now.doom, full), "doom", now.doom >= full - CLOSE)
    yield Entry(voice.say(says("Terror")), of(now.terror, tracks.MOST_TERROR), "ark-terror")
    yield Entry(voice.say(says("Open gates")), of(len(now.gates), limits.gates), "gate")
    there = voice.say(NO_LIMIT, n=in_town) if tracks.is_unlimited(now) else of(in_town, limits.monsters)
    yield Entry(voice.say(says("Monsters in Arkham")), there, "monster-frame-normal", in_town >= limits.monsters)
    full_outside = outside >= limits.outskirts
    there = of(outside, limits.outskirts)
    yield Entry(voice.say(says("Monsters in the outskirts")), there, "monster-frame-normal", full_outside)
    yield Entry(voice.say(says("Elder signs")), of(len(now.seals), ENOUGH_SEALS), "elder-sign")


def _distances(voice: Voice, content: Content, now: Town) -> Iterator[Entry]:
    limits = tracks.limits(content, now)
    if now.ancient:
        left = content.ancients[now.ancient].doom - now.doom
        yield _left(voice, says("By doom"), left, "doom")
    yield _left(voice, says("By open gates"), limits.gates - len(now.gates), "gate")
    yield _left(voice, says("By gate markers"), _markers(content, now) + 1, "gate")
    yield _left(voice, says("By monsters in the cup"), sum(piles.cup(content, now).values()) + 1, "icon-bag")
    if tracks.is_unlimited(now):
        yield _left(voice, says("By monsters in Arkham"), limits.overrun - tracks.in_arkham(now), "ark-terror")
    shop = next((level for level in SHOPS if level > now.terror), 0)
    if shop:
        yield _left(voice, says("A shop closes"), shop - now.terror, "ark-closed-shop")


def _markers(content: Content, now: Town) -> int:
    """The markers that can still come."""
    known = set(now.under_markers)
    return len(known | set(piles.markers(content, now)))


def _left(voice: Voice, message: str, left: int, sign: str) -> Entry:
    return Entry(voice.say(message), voice.part(says("in {n}"), n=max(0, left)), sign, left <= CLOSE)
