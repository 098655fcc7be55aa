"""The piles: how many lie in an order that nobody knows, and what is known to lie below (flows.md 4.2)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from desktop.shell.book.block import Block, Entry
from desktop.shell.book.voice import Voice
from desktop.shell.games.town import town
from rules.arkham import piles
from rules.arkham.content import Content
from rules.messages import says

UNKNOWN = says("Order unknown")
NEXT = says("Then, from the top")
ALL_KNOWN = says("The whole order is known")


def blocks(voice: Voice) -> tuple[Block, ...]:
    """Mythos cards, gate cards, gate markers, allies, and what is out of the game."""
    content: Content = voice.session.book.content
    now = town(voice.session)
    mythos = [voice.name(card) for card in now.under_mythos]
    cards = [voice.name(card) for card in now.under_gates]
    gates = [voice.name(marker) for marker in now.under_markers]
    free = [card for card in piles.gate_cards(content, now) if card not in now.under_gates]
    markers = [marker for marker in piles.markers(content, now) if marker not in now.under_markers]
    shown = (
        _pile(voice, says("Mythos cards"), len(piles.mythos(content, now)), mythos),
        _pile(voice, says("Gate cards"), len(free), cards),
        _pile(voice, says("Gate markers"), len(markers), gates),
    )
    return (*shown, _allies(voice, now.allies), *_boxed(voice, now.boxed))


def _pile(voice: Voice, heading: str, unknown: int, known: Sequence[str]) -> Block:
    return Block(voice.say(heading), tuple(_lying(voice, unknown, known)), str(unknown + len(known)))


def _lying(voice: Voice, unknown: int, known: Sequence[str]) -> Iterator[Entry]:
    if unknown:
        yield Entry(voice.say(UNKNOWN), str(unknown))
    if known:
        yield Entry(voice.say(NEXT if unknown else ALL_KNOWN), str(len(known)))
    yield from (Entry(f"{number}. {name}") for number, name in enumerate(known, unknown + 1))


def _allies(voice: Voice, allies: tuple[str, ...]) -> Block:
    return Block(
        voice.say(says("Allies")), (Entry(voice.names(allies), sign="ark-ally"),) if allies else (), str(len(allies))
    )


def _boxed(voice: Voice, boxed: tuple[str, ...]) -> Iterator[Block]:
    if boxed:
        yield Block(voice.say(says("Out of the game")), (Entry(voice.names(boxed)),), str(len(boxed)))
