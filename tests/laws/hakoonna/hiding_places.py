"""Positions of a mansion whose tiles the program holds: where they lie, who holds and has seen them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import msgspec

from rules.dice import Dice
from rules.events import Correction
from rules.hakoonna import mansion, tiles
from rules.hakoonna.content import Content
from rules.hakoonna.events import CardSet, HersSet, OptionsSet, PhaseSet, PieceSet, SecretSet, ShadowSet, TilesSet
from rules.hakoonna.state import GRAY, HAKO, Acted, Public, Secret
from tests.laws.hakoonna.cards import cards, powers
from tests.laws.subjects import one_of

KINDS = ("weapon", "key", "doll", "number", "talisman")
PLACES = ("safe", "exit", "bones")


def somewhere(content: Content, public: Public, dice: Dice) -> Iterator[Correction]:
    """Tiles in hands and shadows; where the program holds none, only how many each seat holds."""
    hands = {seat: _hand(content, dice) for seat in public.at if dice.below(3)}
    told = dice.below(4) > 0
    knowledge, giving = one_of(dice, "host", "program"), one_of(dice, "free", "one", "action", "action", "never")
    rules = msgspec.structs.replace(public.options, knowledge=knowledge if told else "public", giving=giving)
    yield OptionsSet(rules)
    yield from _seen_tiles(content, public, hands, dice)
    hides = _hides(content, public, dice)
    secret = powers(content, _secret(content, public, hands, hides, dice), dice) if told else Secret()
    yield SecretSet(secret)
    yield from _together(content, public, hides.get(HAKO, ""), dice)
    yield from cards(content, public, secret, dice)


def at_the_goal(content: Content, public: Public, dice: Dice) -> Iterator[Correction]:
    """A visitor with everything that wins, or the Gray Man, beside Hako Onna and a place that matters."""
    rooms, turn = [laid.room for laid in public.placements], one_of(dice, *public.visitors)
    room, his = one_of(dice, *rooms), GRAY in public.at and dice.below(4) == 0
    shadows = [shadow.id for shadow in content.by_id[room].shadows]
    hands = {turn: ("key_ring", "mary", *content.of_kind("weapon")), GRAY: (one_of(dice, "stake", "mary"), "charm")}
    hands = {seat: tuple(tile for tile in hand if tile in content.tile) for seat, hand in hands.items()}
    if dice.below(3) == 0:
        hands[turn] = (one_of(dice, *hands[turn]),)
    told = dice.below(4) > 0
    knowledge = one_of(dice, "host", "program") if told else "public"
    yield OptionsSet(msgspec.structs.replace(public.options, knowledge=knowledge))
    yield TilesSet((), {seat: len(hand) for seat, hand in hands.items()}, centre=one_of(dice, (), ("white",)))
    secret = powers(content, _beside(content, shadows[0], shadows[-1], hands, turn, dice), dice) if told else Secret()
    if told and len(hands[turn]) == 1:
        secret = msgspec.structs.replace(secret, powers=(), set=("i_want_that",))
    yield SecretSet(secret)
    yield from cards(content, public, secret, dice)
    yield HersSet()
    yield from (PieceSet(seat, one_of(dice, *rooms)) for seat in public.visitors if his and dice.below(3))
    yield from (PieceSet(piece, room) for piece in ("" if his else turn, GRAY) if piece in public.at)
    yield from (ShadowSet(shadow, False) for shadow in shadows)
    if GRAY in public.at:
        yield CardSet(one_of(dice, "white", "black", "unknown", "unknown"), shown=dice.below(4) == 0)
    yield PhaseSet("gray", GRAY, gray_left=1, last=turn) if his else PhaseSet("act", turn, last=turn)


def _beside(
    content: Content, hide: str, there: str, hands: Mapping[str, tuple[str, ...]], turn: str, dice: Dice
) -> Secret:
    tile, code, weakness = one_of(dice, *PLACES), ("1", "2", "3"), content.of_kind("weapon")[0]
    return Secret(
        code=code,
        weakness=weakness,
        faces={there: tile},
        pool=tiles.house(content, code, weakness),
        hands=hands,
        hides={HAKO: hide},
        lairs={HAKO: tiles.EMPTY},
        seen={turn: {there: tile}},
    )


def _hand(content: Content, dice: Dice) -> tuple[str, ...]:
    carried = [tile.id for tile in content.tiles if tile.carried and tile.kind in KINDS]
    return tuple(one_of(dice, *carried) for _ in range(1 + dice.below(3)))


def _seen_tiles(
    content: Content, public: Public, hands: Mapping[str, tuple[str, ...]], dice: Dice
) -> Iterator[Correction]:
    shadows = list(mansion.shadows(content, public.placements))
    crossed = tuple(sorted({one_of(dice, *shadows) for _ in range(dice.below(3))}))
    centre = one_of(dice, (), ("white",), ("black",), ("white", "black"))
    yield TilesSet(
        crossed, {seat: len(hand) for seat, hand in hands.items()}, dice.below(11), not dice.below(3), centre
    )
    if GRAY in public.at:
        yield CardSet(one_of(dice, "white", "black", "unknown"), shown=dice.below(3) == 0)


def _hides(content: Content, public: Public, dice: Dice) -> dict[str, str]:
    shadows = list(mansion.shadows(content, public.placements))
    dead = [seat for seat in public.visitors if not public.at.get(seat)]
    return {seat: one_of(dice, *shadows) for seat in (HAKO, *dead)}


def _secret(
    content: Content,
    public: Public,
    hands: Mapping[str, tuple[str, ...]],
    hides: Mapping[str, str],
    dice: Dice,
) -> Secret:
    code = ("1", "2", "3") if dice.below(2) else ("2", "4", "6")
    weakness = one_of(dice, *content.of_kind("weapon"))
    house = list(tiles.house(content, code, weakness))
    faces = {shadow: _face(house, dice) for shadow in mansion.shadows(content, public.placements) if dice.below(2)}
    rooms = [laid.room for laid in public.placements]
    near = one_of(dice, content.room_of.get(hides.get(HAKO, ""), rooms[0]), one_of(dice, *rooms))
    for tile in PLACES:
        faces[one_of(dice, *content.by_id[near].shadows).id] = tile
    faces = {shadow: tile for shadow, tile in faces.items() if shadow not in hides.values()}
    return Secret(
        code=code,
        weakness=weakness,
        faces=faces,
        pool=tuple(sorted(house)),
        hands=hands,
        hides=hides,
        lairs={seat: one_of(dice, "empty", "mary", "safe", "") for seat in hides},
        moved=tuple(seat for seat in hides if dice.below(4) == 0),
        seen={seat: {**faces, **_misremembered(faces, dice)} for seat in public.visitors if dice.below(4)},
    )


def _face(house: list[str], dice: Dice) -> str:
    return house.pop(dice.below(len(house))) if house else tiles.EMPTY


def _misremembered(faces: Mapping[str, str], dice: Dice) -> dict[str, str]:
    """What was seen there before it was moved."""
    return {shadow: one_of(dice, *PLACES) for shadow in faces if dice.below(12) == 0}


def _together(content: Content, public: Public, hako: str, dice: Dice) -> Iterator[Correction]:
    """Everybody where it matters, some of them dead; somebody's turn."""
    room = content.room_of.get(hako, "") if dice.below(3) else one_of(dice, *(laid.room for laid in public.placements))
    living = [seat for seat in public.visitors if public.at.get(seat)] or list(public.visitors[:1])
    turn = one_of(dice, *living)
    if dice.below(3) == 0:
        yield from (PieceSet(seat, "") for seat in living if seat != turn)
        living = [turn]
    yield from (PieceSet(seat, room) for seat in living if dice.below(3))
    yield PieceSet(turn, room)
    his = room if GRAY in public.at and dice.below(3) else ""
    if GRAY in public.at:
        yield PieceSet(GRAY, his)
    yield _whose_time(public, turn, GRAY if GRAY in public.at else turn, dice)


def _whose_time(public: Public, turn: str, next_one: str, dice: Dice) -> PhaseSet:
    """Mostly the visitor's own action; else any time, with somebody who has just acted or made a noise."""
    acted = Acted(one_of(dice, *public.visitors), one_of(dice, "walk", "open", "exorcise")) if dice.below(2) else None
    if dice.below(2):
        return PhaseSet("act", turn, last=turn, acted=acted)
    phase: PhaseSet = one_of(
        dice,
        PhaseSet("noise", turn, last=turn, acted=acted),
        *(PhaseSet("hako", HAKO, one_of(dice, turn, *public.visitors), last=turn),) * 6,
        *(PhaseSet("hako", HAKO, last=turn),) * 4,
        PhaseSet("gray", GRAY, gray_left=1, last=turn, acted=acted),
        PhaseSet("ready", turn),
        PhaseSet(one_of(dice, "noise", "act"), one_of(dice, *public.visitors), last=turn, acted=acted),
        PhaseSet("act", next_one, last=turn, acted=acted),
    )
    return phase
