"""The monster cup: of every kind how many may still come out, and how many are out (arkham-board.md 6)."""

from __future__ import annotations

from collections.abc import Mapping

from desktop.shell.book.block import Block, Entry, of
from desktop.shell.book.voice import Voice
from desktop.shell.games.town import town
from rules.arkham import modifiers, piles
from rules.arkham.content import Content, Monster
from rules.messages import says

LEFT_AND_OUT = says("{left} · out: {out}")


def blocks(voice: Voice) -> tuple[Block, ...]:
    """By symbol, which is what a mythos card and a closed gate go by; then the kinds, those with most left first."""
    content: Content = voice.session.book.content
    now = town(voice.session)
    left = piles.cup(content, now)
    masks = modifiers.masks_in_cup(content, now)
    kinds = [kind for kind in content.kinds.values() if masks or not kind.mask]
    order = sorted(kinds, key=lambda kind: (kind.symbol, -left.get(kind.id, 0), kind.id))
    symbols = tuple(_by_symbol(voice, symbol, order, left) for symbol in dict.fromkeys(kind.symbol for kind in order))
    return (
        Block(voice.say(says("In the cup, by symbol")), symbols, str(sum(left.values()))),
        Block(voice.say(says("By kind")), tuple(_kind(voice, kind, left) for kind in order)),
    )


def _by_symbol(voice: Voice, symbol: str, kinds: list[Monster], left: Mapping[str, int]) -> Entry:
    same = [kind for kind in kinds if kind.symbol == symbol]
    inside = sum(left.get(kind.id, 0) for kind in same)
    out = sum(kind.count for kind in same) - inside
    left_ = of(inside, inside + out)
    value = voice.part(LEFT_AND_OUT, left=left_, out=out) if out else left_
    return Entry(voice.say(SYMBOLS[symbol]), value, f"sign-{symbol}", not inside)


def _kind(voice: Voice, kind: Monster, left: Mapping[str, int]) -> Entry:
    inside = left.get(kind.id, 0)
    return Entry(voice.name(kind.id), of(inside, kind.count), f"monster-{kind.movement}-{kind.symbol}", not inside)


SYMBOLS: Mapping[str, str] = {
    "hexagon": says("Hexagon"),
    "square": says("Square"),
    "triangle": says("Triangle"),
    "slash": says("Slash"),
    "star": says("Star"),
    "diamond": says("Diamond"),
    "plus": says("Plus"),
    "circle": says("Circle"),
    "crescent": says("Crescent"),
}
