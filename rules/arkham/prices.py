"""What can be paid, and with what (arkham-board.md 1; arkham-data/effects.md 2)."""

from __future__ import annotations

from itertools import combinations

from rules.arkham import modifiers
from rules.arkham.content import Content
from rules.arkham.state import Sheet, Town
from rules.arkham.texts import operations as op


def ways(text: op.Text) -> tuple[tuple[op.Pay, ...], ...]:
    """The ways to pay what a text begins with; () where it costs nothing."""
    if not text:
        return ()
    if isinstance(text[0], op.Choose):
        return tuple(leading(option) for option in text[0].options)
    return (leading(text),) if leading(text) else ()


def leading(text: op.Text) -> tuple[op.Pay, ...]:
    """The prices at the head of a text."""
    found: list[op.Pay] = []
    for one in text:
        if not isinstance(one, op.Pay):
            break
        found.append(one)
    return tuple(found)


def is_payable(content: Content, town: Town, sheet: Sheet, way: tuple[op.Pay, ...]) -> bool:
    """Whether all of it can be paid; nothing costs nothing."""
    return all(have_of(content, town, sheet, pay) for pay in way)


def have_of(content: Content, town: Town, sheet: Sheet, pay: op.Pay) -> bool:
    """Whether a sheet has so much of it; trophies are worth their toughness (AS-10)."""
    needed = pay.amount if isinstance(pay.amount, int) else 1
    if pay.what == "toughness":
        return sum(worth(content, town, token) for token in sheet.trophies) >= needed
    return have(content, sheet, pay.what) >= needed


def worth(content: Content, town: Town, token: str) -> int:
    """The toughness of a trophy, as printed or as it is now (AS-10)."""
    kind = content.kind_of[token]
    if town.options.trophy_value == "changed":
        return modifiers.toughness(content, town, kind)
    return content.kinds[kind].toughness


def have(content: Content, sheet: Sheet, what: str) -> int:
    """How much of something a sheet has."""
    plain = {"money": sheet.money, "clue": sheet.clues, "sanity": sheet.sanity, "stamina": sheet.stamina}
    if what in plain:
        return plain[what]
    if what == "gate_trophy":
        return len(sheet.markers)
    if what == "monster_trophy":
        return len(sheet.trophies)
    if what == "toughness":
        return sum(content.kinds[content.kind_of[token]].toughness for token in sheet.trophies)
    return len(cards(content, sheet, what))


def cards(content: Content, sheet: Sheet, what: str) -> tuple[str, ...]:
    """The cards of a hand that something means: a deck, ``item`` for all items, or one card by name."""
    if what == "item":
        return tuple(card for card in sheet.hand if content.deck_of(card) in ("common", "unique", "spell"))
    return tuple(card for card in sheet.hand if card == what or content.deck_of(card) == what)


def exact(content: Content, town: Town, tokens: tuple[str, ...], owed: int) -> tuple[str, ...]:
    """The fewest, smallest trophies that pay what is owed, without waste where that is possible."""
    best: tuple[int, int, tuple[str, ...]] | None = None
    for size in range(1, len(tokens) + 1):
        for some in combinations(tokens, size):
            total = sum(worth(content, town, token) for token in some)
            if total >= owed and (best is None or (total, size) < best[:2]):
                best = (total, size, some)
        if best is not None and best[0] == owed:
            break
    return best[2] if best is not None else ()


def told(way: tuple[op.Pay, ...]) -> str:
    """A price as it is written: amounts with what they are of."""
    return " + ".join(f"{pay.amount} {pay.what}" for pay in way)
