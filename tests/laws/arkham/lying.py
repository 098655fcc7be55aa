"""What lies on the table in a position, and the moment of its turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from rules.arkham import piles
from rules.arkham.content import Content
from rules.arkham.events import (
    BoardSet,
    PilesSet,
    TurnSet,
)
from rules.arkham.state import LOST, Phase, Sheet, Town
from rules.dice import Dice
from rules.events import Correction
from tests.laws.subjects import one_of

DECKS: Final = ("common", "unique", "spell", "skill", "ally")


def place(content: Content, dice: Dice) -> str:
    """A place in town."""
    spot: str = one_of(dice, *content.streets, *content.locations)
    return spot


def anywhere(content: Content, dice: Dice) -> str:
    world = one_of(dice, *content.world_of_area)
    spot: str = one_of(dice, place(content, dice), place(content, dice), world, "jail_cell", LOST)
    return spot


def turn(town: Town, phase: Phase, dice: Dice, active: str = "", **parts: Any) -> TurnSet:
    """A moment of a turn in which somebody acts, mostly the one who is named."""
    seat = active or one_of(dice, *town.playing, *town.order[:1])
    kept = {"first": town.first or town.order[0], "turn": max(1, town.turn), "count": town.count or len(town.order)}
    return TurnSet(phase, **{**kept, "active": "" if phase == "mythos" else seat, "stood": (1, 1, 1), **parts})


def board_set(content: Content, town: Town, **parts: Any) -> BoardSet:
    kept = {name: getattr(town, name) for name in BoardSet.__struct_fields__}
    return BoardSet(**{**kept, "ancient": town.ancient or "yig", **parts})


def piles_set(town: Town, **parts: Any) -> PilesSet:
    return PilesSet(**{**{name: getattr(town, name) for name in PilesSet.__struct_fields__}, **parts})


def free_tokens(content: Content, town: Town, dice: Dice, count: int) -> tuple[str, ...]:
    """Tokens that lie nowhere yet, of some kinds and of those that do something of their own."""
    own = [token for kind in ("dimensional_shambler", "nightgaunt", "hound_of_tindalos", "chthonian", "byakhee")
           for token in content.tokens_of.get(kind, ())]  # fmt: skip
    free = piles.cup(content, town)
    cup = [piles.free_token(content, town, kind) for kind in free]
    wanted = [one_of(dice, *own, *cup, *cup) for _ in range(count)]
    taken = {token for sheet in town.sheets.values() for token in sheet.trophies} | {*town.held, *town.boxed}
    return tuple(dict.fromkeys(token for token in wanted if token not in taken))


def rich(content: Content, sheet: Sheet, dice: Dice) -> Sheet:
    """Money, clues, cards and health, plenty or none."""
    cards = (*DECKS[:3], *DECKS, *content.cards)
    hand = tuple(one_of(dice, *cards) for _ in range(dice.below(8)))
    if dice.below(3) == 0:
        hand = (*hand, "elder_sign")
    specials = tuple(dict.fromkeys(one_of(dice, *content.specials) for _ in range(dice.below(3))))
    return msgspec.structs.replace(
        sheet,
        money=one_of(dice, 0, 1, 5, 12),
        clues=one_of(dice, 0, 2, 5, 8),
        sanity=one_of(dice, 1, 2, max(1, sheet.max_sanity)),
        stamina=one_of(dice, 1, 2, max(1, sheet.max_stamina)),
        hand=hand,
        specials=specials,
        fresh=specials[: dice.below(2)],
        barred=dice.below(4) == 0,
    )


def cards_lying(content: Content, town: Town, dice: Dice) -> Iterator[Correction]:
    """Now and then another environment, and headlines that last."""
    if dice.below(3) == 0:
        weather = [card.id for card in content.mythos.values() if card.kind == "environment"]
        lasts = [card.id for card in content.mythos.values() if card.lasts == "end_of_next_turn"]
        used = {town.card, town.rumor, *town.under_mythos, *town.boxed}
        lasting = {card: town.turn for card in lasts if card not in used and dice.below(2)}
        environment = one_of(dice, "", *(card for card in weather if card not in used))
        under = tuple(card for card in town.under_mythos if card not in lasting)
        yield piles_set(town, environment=environment, lasting=lasting, under_mythos=under)


def free_markers(content: Content, town: Town) -> list[str]:
    held = {marker for sheet in town.sheets.values() for marker in sheet.markers}
    out = {*held, *town.boxed, *town.under_markers}
    return [marker for marker in content.markers if marker not in out] or list(content.markers)


def shuffled(things: Any, dice: Dice) -> list[Any]:
    left = list(things)
    return [left.pop(dice.below(len(left))) for _ in range(len(left))]
