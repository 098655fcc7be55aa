"""What a visitor does with item cards, talismans and weapons that are not her weakness."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rules.actions import Action, Answer
from rules.hakoonna.actions import ReadPowers, Seal, Stack, TrySafe, WeaponOnGray
from rules.hakoonna.bots.mind import Mind
from rules.hakoonna.content import ItemKind, PowerKind

TASTE: Final[tuple[ItemKind, ...]] = ("stethoscope", "deduction", "smartphone", "holy_drops", "rods", "planchette")
"""The item cards, the best first."""

FEARED: Final[tuple[PowerKind, ...]] = ("behind_you", "open_here", "i_want_that", "things_move", "shut_door")
"""Which powers are worth a talisman, the worst first."""

LOW: Final = 1
"""On so few discs two more are laid with the Holy Drops."""

HELD_BACK: Final = ("B", "C")

SUSPECT: Final = 2
"""Who keeps so many tiles to himself is tried with a weapon that is good for nothing else."""


def choosing(mind: Mind, left: tuple[str, ...]) -> Iterator[Action]:
    """The item card that is worth most."""
    yield from (Answer(mind.seat, mind.content.item_of(kind)) for kind in TASTE if mind.content.item_of(kind) in left)


def stacking(mind: Mind) -> Iterator[Action]:
    """Two discs where the Holy Drops hold something back, or the card of the doll asks for them."""
    if _has(mind, "holy_drops") and len(mind.public.discs) <= LOW and _bans(mind):
        yield Stack(mind.seat, 2)
    yield Stack(mind.seat)
    yield Stack(mind.seat, 2)


def _bans(mind: Mind) -> bool:
    """Whether any power of hers may be one that the Holy Drops hold back."""
    ranks = {power.rank for power in mind.content.played(mind.public.options.advanced)}
    unknown = mind.public.options.unknown_rank == "blocked" and "?" in ranks
    return not mind.public.holy and bool(unknown or ranks & set(HELD_BACK))


def _has(mind: Mind, kind: ItemKind) -> bool:
    return mind.public.has(mind.seat, mind.content.item_of(kind))


def listening(mind: Mind, shadow: str) -> Iterator[Action]:
    """One number alone, while there are too many codes."""
    left = sorted({number for code in mind.codes for number in code} - set(mind.public.proven))
    if _has(mind, "stethoscope") and len(mind.codes) > 1 and left:
        yield TrySafe(mind.seat, shadow, (mind.any(left),))


def sealing(mind: Mind) -> Iterator[Action]:
    """The worst power that is known to be hers; who may read them reads them first."""
    if not mind.holds("talisman"):
        return
    read = mind.view.secret.read.get(mind.seat, ())
    if _has(mind, "smartphone") and not read and mind.public.powers:
        yield ReadPowers(mind.seat)
    for kind in FEARED:
        power = mind.content.power_of(kind)
        if power in {*mind.public.known, *read} and power not in mind.public.sealed:
            yield Seal(mind.seat, power)


def suspecting(mind: Mind) -> Iterator[Action]:
    """A weapon that is not her weakness shows what the Gray Man is, who keeps what he finds."""
    useless = [weapon for weapon in mind.hand if weapon in mind.content.of_kind("weapon")]
    useless = [weapon for weapon in useless if weapon not in mind.weaknesses]
    suspicious = mind.public.held.get(mind.gray, 0) >= SUSPECT or mind.public.shown == "black"
    if mind.gray and suspicious:
        yield from (WeaponOnGray(mind.seat, weapon) for weapon in useless)
