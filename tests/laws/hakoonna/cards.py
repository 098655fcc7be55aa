"""Positions of the cards: items, diary pages, and her powers, in her hand, set, sealed and used."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from rules.dice import Dice
from rules.events import Correction
from rules.hakoonna.content import Content
from rules.hakoonna.content.cards import DESPAIR
from rules.hakoonna.events import CardSet, CardsSet, HersSet, OptionsSet, PhaseSet, SecretSet, ShadowSet
from rules.hakoonna.state import GRAY, HAKO, Public, Secret
from tests.laws.subjects import one_of


def cards(content: Content, public: Public, secret: Secret, dice: Dice) -> Iterator[Correction]:
    """What everybody sees of the cards, as fits what is hidden."""
    items = {
        seat: (one_of(dice, "deduction", "stethoscope", "holy_drops", *content.item),)
        for seat in public.at
        if dice.below(2)
    }
    yield CardsSet(
        items=items,
        proven=secret.code[: dice.below(3)],
        pages=_some(content.pages, dice) if dice.below(4) else tuple(one for one in content.pages if one != DESPAIR),
        powers=len(secret.powers) + len(secret.set),
        slots=len(secret.set) if secret.set else dice.below(2),
        known=_some(content.power, dice),
        sealed=_sealed(content, dice),
    )
    yield hers(content, public, dice)
    if dice.below(3) == 0:
        room = one_of(dice, *(laid.room for laid in public.placements))
        yield from (ShadowSet(shadow.id, True) for shadow in content.by_id[room].shadows)


def hers(content: Content, public: Public, dice: Dice) -> HersSet:
    """What she has done in her time, and has ordered."""
    shadows, fresh = list(content.room_of), dice.below(3) == 0
    return HersSet(
        carded="" if fresh else one_of(dice, "", "set", "taken"),
        used=_some(content.power, dice)[:1] if not fresh and dice.below(4) == 0 else (),
        wailed=one_of(dice, *shadows) if not fresh and dice.below(4) == 0 else "",
        holy=dice.below(3) == 0,
        mary=one_of(dice, "", *public.at),
        ordered={seat: one_of(dice, *shadows) for seat in public.visitors if dice.below(4) == 0},
        ringing=public.living if dice.below(4) == 0 else (),
    )


def all_but_one(content: Content, public: Public, dice: Dice) -> Iterator[Correction]:
    """Her time, all powers hers but one, whose page lies open."""
    last, *rest = sorted(content.power, key=lambda power: (not dice.below(3), power))
    shadow = content.by_id[public.placements[0].room].shadows[0].id
    rules = {"wail_gain": "page", "all_powers_win": True, "knowledge": "program"}
    yield OptionsSet(msgspec.structs.replace(public.options, **rules))
    yield SecretSet(Secret(powers=tuple(sorted(rest)), hides={HAKO: shadow}, lairs={HAKO: ""}))
    yield CardsSet(pages=(content.power[last].page,), powers=len(rest))
    yield HersSet()
    yield CardSet(one_of(dice, "white", "black", "unknown", "unknown") if GRAY in public.at else "")
    yield PhaseSet("hako", HAKO, last=public.visitors[0])


def powers(content: Content, secret: Secret, dice: Dice) -> Secret:
    """The same with powers in her hand and set; now and then all of them."""
    all_ = sorted(content.power)
    hand = tuple(all_[1:] if dice.below(8) == 0 else sorted({one_of(dice, *all_) for _ in range(dice.below(6))}))
    laid = tuple(sorted({one_of(dice, *all_) for _ in range(dice.below(4))} - set(hand)))
    read = {seat: hand[:2] for seat in secret.hands if dice.below(3) == 0}
    return msgspec.structs.replace(secret, powers=hand, set=laid, read=read)


def _sealed(content: Content, dice: Dice) -> tuple[str, ...]:
    """None, some, and now and then all of them."""
    how = dice.below(12)
    return tuple(power for power in content.power if dice.below(2) or not how) if how % 2 == 0 else ()


def _some(things: Any, dice: Dice) -> tuple[str, ...]:
    return tuple(sorted({one_of(dice, *things) for _ in range(dice.below(4))})) if things else ()
