"""An investigator's sheet as far as the program is told it (flows.md 0.4): at depth D1 the numbers are not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from desktop.shell.book.block import Block, Entry, of
from desktop.shell.book.voice import Voice
from desktop.shell.games.town import town
from rules.arkham.content import Content
from rules.arkham.state import LOST, TRACKS, Sheet, Town
from rules.messages import says

TIMES = says("{card} ×{n}")
UNTOLD = says("The table keeps the numbers of this sheet; the program is not told them.")
SIGNS = {
    "blessing": "ark-blessed", "curse": "ark-cursed", "retainer": "ark-retainer", "bank_loan": "ark-bank-loan",
    "common": "ark-weapon-physical", "unique": "ark-weapon-magical", "spell": "ark-spell", "skill": "ark-skill",
    "ally": "ark-ally",
}  # fmt: skip


def blocks(voice: Voice, seat: str) -> tuple[Block, ...]:
    """What is known of a seat, below its sliders."""
    content: Content = voice.session.book.content
    now = town(voice.session)
    sheet = now.sheets[seat]
    found = (
        Block(voice.say(says("Cards")), tuple(_cards(voice, content, sheet))),
        Block(voice.say(says("Trophies")), tuple(_trophies(voice, sheet))),
    )
    return tuple(block for block in found if block.entries)


def states(voice: Voice, seat: str) -> tuple[Entry, ...]:
    """What is out of the ordinary with somebody now."""
    now = town(voice.session)
    return tuple(_states(voice, now, now.sheets[seat]))


def numbers(voice: Voice, seat: str) -> tuple[Entry, ...]:
    """Sanity, Stamina, money and clues, where the program is told them."""
    now = town(voice.session)
    return tuple(_numbers(voice, now.sheets[seat])) if now.told else ()


def _numbers(voice: Voice, sheet: Sheet) -> Iterator[Entry]:
    sanity = of(sheet.sanity, sheet.max_sanity)
    stamina = of(sheet.stamina, sheet.max_stamina)
    yield Entry(voice.name("sanity"), sanity, "ark-sanity", sheet.sanity <= 1)
    yield Entry(voice.name("stamina"), stamina, "ark-stamina", sheet.stamina <= 1)
    yield Entry(voice.name("money"), f"${sheet.money}", "ark-money")
    yield Entry(voice.name("clue"), str(sheet.clues), "clue")


def _states(voice: Voice, now: Town, sheet: Sheet) -> Iterator[Entry]:
    if sheet.devoured:
        yield Entry(voice.say(says("Devoured")), sign="icon-skull", bad=True)
    if sheet.delayed:
        yield Entry(voice.say(says("Delayed: stands up in the next Movement")), sign="ark-delayed", bad=True)
    if sheet.at == LOST:
        back = voice.say(says("Back in the Upkeep of turn {turn}"), turn=sheet.returns)
        yield Entry(back, sign="ark-lost", bad=True)
    if sheet.jailed and sheet.at == "jail_cell":
        yield Entry(voice.say(says("Arrested in turn {turn}"), turn=sheet.jailed), sign="ark-arrested", bad=True)
    if sheet.idle and sheet.idle >= now.turn:
        yield Entry(voice.say(says("Loses turn {turn}"), turn=sheet.idle), sign="ark-delayed", bad=True)
    if sheet.explored:
        told = voice.say(says("Has explored the gate at {place}"), place=sheet.explored)
        yield Entry(told, sign="ark-explored")
    if sheet.barred:
        yield Entry(voice.say(says("Gets no loan any more")), sign="ark-bank-loan", bad=True)


def _cards(voice: Voice, content: Content, sheet: Sheet) -> Iterator[Entry]:
    """Special cards and cards that the data name by their names, all others by their deck."""
    for card, count in Counter((*sheet.specials, *sheet.hand)).items():
        told = voice.say(TIMES, card=card, n=count) if count > 1 else voice.name(card)
        yield Entry(told, sign=SIGNS.get(card) or SIGNS.get(content.deck_of(card), "ark-hand"))


def _trophies(voice: Voice, sheet: Sheet) -> Iterator[Entry]:
    if sheet.markers:
        yield Entry(voice.names(sheet.markers), str(len(sheet.markers)), "gate")
    if sheet.trophies:
        yield Entry(voice.names(sheet.trophies), str(len(sheet.trophies)), "monster-frame-normal")


def focus(voice: Voice, seat: str) -> tuple[int, int]:
    """How much of the Focus is used in this Upkeep, and how much there is."""
    now = town(voice.session)
    sheet = now.sheets[seat]
    slides = now.phase == "upkeep" and now.active == seat
    used = sum(abs(one - other) for one, other in zip(sheet.sliders, now.stood, strict=True)) if slides else 0
    return used, voice.session.book.content.investigators[sheet.investigator].focus


def skills(voice: Voice, seat: str) -> Iterator[tuple[str, str, tuple[tuple[int, ...], tuple[int, ...]], int]]:
    """Each pair of skills: their names, their numbers at the four stops, and the stop of the slider."""
    sheet = town(voice.session).sheets[seat]
    tracks = voice.session.book.content.investigators[sheet.investigator].tracks
    for (up, down), numbers, stop in zip(TRACKS, tracks, sheet.sliders, strict=True):
        yield up, down, numbers, stop
