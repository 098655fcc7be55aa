"""Beyond the town: who is in which world, which gates lead there, and who is lost or in jail."""

from __future__ import annotations

from collections.abc import Iterator

from desktop.shell.book.block import Block, Entry
from desktop.shell.book.voice import Voice
from desktop.shell.games.town import town
from rules.arkham.content import Content, World
from rules.arkham.state import JAIL, LOST, OUTSKIRTS, SKY, Town
from rules.messages import says

AREA = says("{who}: area {n}")
ENTERED = says("{who}: area {n}, by the gate at {place}")
RETURNS = says("{who}, back in the Upkeep of turn {turn}")
GATE_AT = says("Gate at {place}")
SEEN = says("Explored by {who}")


def blocks(voice: Voice) -> tuple[Block, ...]:
    """The worlds in the order of the board, then the spaces off the board."""
    content: Content = voice.session.book.content
    now = town(voice.session)
    worlds = tuple(_world(voice, content, now, world) for world in content.worlds.values())
    return (*worlds, Block(voice.say(says("Elsewhere")), tuple(_elsewhere(voice, now))))


def _world(voice: Voice, content: Content, now: Town, world: World) -> Block:
    there = [Entry(line, sign=_figure(now, seat)) for seat, line in _people(voice, now, world)]
    leading = [place for place in sorted(now.gates) if content.markers[now.gates[place]].world == world.id]
    gates = [Entry(_gate(voice, now, place), sign=f"gate-{world.symbol}") for place in leading]
    state = "" if there or gates else voice.part(says("nobody, no gate"))
    return Block(voice.name(world.id), (*there, *gates), state)


def _people(voice: Voice, now: Town, world: World) -> Iterator[tuple[str, str]]:
    for number, area in enumerate(world.areas, 1):
        for seat in now.people_at.get(area, ()):
            entered = now.sheets[seat].entered
            yield seat, voice.say(ENTERED if entered else AREA, who=seat, n=number, place=entered)


def _gate(voice: Voice, now: Town, place: str) -> str:
    seen = tuple(seat for seat in now.playing if now.sheets[seat].explored == place)
    told = voice.say(GATE_AT, place=place)
    return " · ".join((told, *((voice.say(SEEN, who=seen),) if seen else ())))


def _elsewhere(voice: Voice, now: Town) -> Iterator[Entry]:
    for seat in now.people_at.get(LOST, ()):
        yield Entry(voice.name(LOST), voice.say(RETURNS, who=seat, turn=now.sheets[seat].returns), "ark-lost")
    for seat in now.people_at.get(JAIL, ()):
        yield Entry(voice.name(JAIL), voice.name(seat), "ark-arrested")
    for zone in (SKY, OUTSKIRTS):
        tokens = now.tokens_at.get(zone, ())
        yield Entry(voice.name(zone), voice.names(tokens) if tokens else voice.part(says("empty")))


def _figure(now: Town, seat: str) -> str:
    return f"investigator-{now.order.index(seat) + 1}"
