"""What is left in the cup and the piles: what nobody knows the order of, and what is known to lie below."""

from __future__ import annotations

from collections.abc import Mapping

from rules.arkham import modifiers
from rules.arkham.content import Content
from rules.arkham.state import Town


def cup(content: Content, town: Town) -> Mapping[str, int]:
    """How many of each kind of monster are in the cup and may come out of it."""
    out = _out(town)
    masks = modifiers.masks_in_cup(content, town)
    closed = modifiers.banned(content, town)
    left: dict[str, int] = {}
    for kind, tokens in content.tokens_of.items():
        count = sum(token not in out for token in tokens)
        if count and kind not in closed and (masks or not content.kinds[kind].mask):
            left[kind] = count
    return left


def free_token(content: Content, town: Town, kind: str) -> str:
    """The token that comes when a monster of that kind is drawn; "" when none is left."""
    out = _out(town)
    return next((token for token in content.tokens_of[kind] if token not in out), "")


def _out(town: Town) -> frozenset[str]:
    trophies = (token for sheet in town.sheets.values() for token in sheet.trophies)
    return frozenset((*town.monsters, *town.held, *town.boxed, *trophies))


def mythos(content: Content, town: Town) -> tuple[str, ...]:
    """The mythos cards whose order nobody knows."""
    out = {town.card, town.environment, town.rumor, *town.lasting, *town.boxed, *town.under_mythos}
    return tuple(card for card in content.mythos if card not in out)


def markers(content: Content, town: Town) -> tuple[str, ...]:
    """The gate markers whose order nobody knows; the known ones below when there are no others."""
    trophies = {marker for sheet in town.sheets.values() for marker in sheet.markers}
    out = {*town.gates.values(), *trophies, *town.boxed, *town.under_markers}
    left = tuple(marker for marker in content.markers if marker not in out)
    return left or town.under_markers[:1]


def gate_cards(content: Content, town: Town) -> tuple[str, ...]:
    """The gate cards that may come next: all of unknown order, or the one that is known."""
    left = tuple(card for card in content.gate_cards if card not in town.under_gates)
    return left or town.under_gates[:1]
