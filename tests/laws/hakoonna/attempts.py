"""Actions of a seat that random fillings seldom hit on: tiles used where they are worth something, or nearly."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

import msgspec

from rules.actions import Action
from rules.dice import Dice
from rules.engine import AnyBook
from rules.hakoonna import laying, mansion
from rules.hakoonna.actions import (
    AskFloor,
    AskRoom,
    Bar,
    CallMary,
    Disclose,
    EndTime,
    Enter,
    Exorcise,
    Finish,
    Give,
    Lay,
    Leave,
    MoveThings,
    OfferDoll,
    Open,
    OrderOpen,
    Pass,
    ReadPowers,
    Ring,
    Seal,
    SetPower,
    Stack,
    StandBehind,
    TakeBack,
    TakeFromGray,
    Talk,
    TrySafe,
    UseKey,
    Wail,
    Walk,
    Want,
    WeaponOnGray,
)
from rules.hakoonna.content import Content
from rules.hakoonna.state import BEFORE_PLAY, GRAY, HAKO, HakoState, Public
from rules.seats import HOST
from tests.laws.subjects import one_of

Try = Callable[[Content, HakoState, str, Dice], Action]


def tries(book: AnyBook, state: HakoState, seat: str, dice: Dice) -> Action:
    """Any of the tries below, of that seat or of one that is likely to get on with it; mostly boards laid at first."""
    public = state.public
    late = public.acted.seat if public.acted else public.made or HAKO
    likely = seat or one_of(dice, *(public.turn or HAKO,) * 4, *(public.made or HAKO,) * 4, late, *public.at)
    weights = BUILDING if public.phase in BEFORE_PLAY else PLAYING
    kinds = [kind for kind, weight in weights.items() for _ in range(weight)]
    action: Action = one_of(dice, *kinds)(book.content, state, likely, dice)
    return msgspec.structs.replace(action, seat=seat) if seat else action


# ---- of visitors


def _safe(content: Content, state: HakoState, seat: str, dice: Dice) -> Action:
    """The right numbers, some of them twice, or any."""
    there = [tile.tells for tile in content.tiles if tile.kind == "number"]
    wrong = tuple(one_of(dice, *there, "7") for _ in range(2 + dice.below(3)))
    right = state.secret.code or wrong
    if dice.below(4) == 0:
        right = wrong = right[:1]
    return TrySafe(seat, _shadow(content, state, seat, "safe", dice), right if dice.below(2) else wrong)


def _key(content: Content, state: HakoState, seat: str, dice: Dice) -> Action:
    return UseKey(seat, _shadow(content, state, seat, "exit", dice))


def _doll(content: Content, state: HakoState, seat: str, dice: Dice) -> Action:
    return OfferDoll(seat, _shadow(content, state, seat, "bones", dice))


def _exorcise(content: Content, state: HakoState, seat: str, dice: Dice) -> Action:
    there = state.secret.hides.get(HAKO) if dice.below(2) else ""
    return Exorcise(seat, _weapon(content, state, seat, dice), there or _shadow(content, state, seat, "", dice))


def _winning(content: Content, state: HakoState, seat: str, dice: Dice) -> Action:
    """What the seat has seen a place for."""
    ways: Mapping[str, Try] = {"safe": _safe, "exit": _key, "bones": _doll}
    seen = state.secret.seen.get(seat, {}).values()
    action: Action = one_of(dice, _exorcise, *(ways[tile] for tile in seen if tile in ways))(content, state, seat, dice)
    return action


def _weapon_on_gray(content: Content, state: HakoState, seat: str, dice: Dice) -> Action:
    return WeaponOnGray(seat, _weapon(content, state, seat, dice))


def _take(content: Content, state: HakoState, seat: str, dice: Dice) -> Action:
    """Any tile, or one that he holds named."""
    held = state.secret.hands.get(GRAY, ()) or content.of_kind("weapon")
    return TakeFromGray(seat, one_of(dice, *held) if dice.below(2) else "")


def _give(content: Content, state: HakoState, seat: str, dice: Dice) -> Action:
    """What one holds, or nearly, to one of the same room, of another one, or to oneself."""
    public = state.public
    seat = public.mary if public.mary and dice.below(3) == 0 else seat
    hand = (*(("mary",) if seat == public.mary else ()), *state.secret.hands.get(seat, ()))
    beside = [one for one in public.at if one != seat and public.at[one] == public.at.get(seat)]
    tiles = (*hand[: 1 + dice.below(2)], *((one_of(dice, *content.of_kind("weapon")),) if dice.below(3) == 0 else ()))
    if dice.below(6) == 0:
        return Give(seat, "ghost", dice.below(4), tiles)
    return Give(seat, one_of(dice, *(beside if beside and dice.below(2) else public.at)), dice.below(4), tiles)


def _open(content: Content, state: HakoState, seat: str, dice: Dice) -> Action:
    """Where somebody hides, or any shadow of the room."""
    hides = tuple(state.secret.hides.values())
    return Open(seat, one_of(dice, *hides) if hides and dice.below(2) else _shadow(content, state, seat, "", dice))


def _weapon(content: Content, state: HakoState, seat: str, dice: Dice) -> str:
    """One that the seat holds, the one that works, or any; now and then none."""
    weapons = content.of_kind("weapon")
    held = [tile for tile in state.secret.hands.get(seat, ()) if tile in weapons]
    weapon: str = one_of(dice, *(held or weapons), *weapons[:1], state.secret.weakness or weapons[0], "mary")
    return weapon


def _shadow(content: Content, state: HakoState, seat: str, tile: str, dice: Dice) -> str:
    """Where the seat has seen that tile, another shadow of its room, any other one, one of no board, none."""
    seen, here = state.secret.seen.get(seat, {}), state.public.at.get(seat, "")
    found = [shadow for shadow, lying in seen.items() if lying == tile]
    near = [shadow.id for shadow in content.by_id[here].shadows] if here else []
    laid = tuple(mansion.shadows(content, state.public.placements))
    hits = [shadow for shadow in found if not here or shadow in near] or found or near or laid
    shadow: str = one_of(
        dice,
        *(one_of(dice, *hits),) * 5,
        *(one_of(dice, *(near or laid)),) * 2,
        one_of(dice, *laid),
        *(one_of(dice, *content.room_of),) * 2,
        "nowhere",
    )
    return shadow


def _seal(content: Content, state: HakoState, seat: str, dice: Dice) -> Action:
    public = state.public
    named = one_of(dice, "", "ghost", *content.power, *public.known)
    return Seal(seat, one_of(dice, *public.sealed) if public.sealed and dice.below(2) else named)


def _item(_content: Content, state: HakoState, seat: str, dice: Dice) -> Action:
    """An item card used, or given."""
    public = state.public
    room = one_of(dice, *(laid.room for laid in public.placements), "nowhere")
    mine = public.items.get(seat, ()) or ("rods",)
    given = Give(seat, one_of(dice, *public.at), item=one_of(dice, *mine))
    action: Action = one_of(dice, AskRoom(seat, room), AskRoom(seat, room), AskFloor(seat), ReadPowers(seat), given)
    return action


def _talk(_content: Content, state: HakoState, seat: str, dice: Dice) -> Action:
    return Talk(seat, one_of(dice, *state.public.at))


# ---- of her side


def _wail(_content: Content, state: HakoState, _seat: str, dice: Dice) -> Action:
    return Wail(HAKO, one_of(dice, "", state.secret.hides.get(HAKO, "")))


def _hers(content: Content, state: HakoState, seat: str, dice: Dice) -> Action:
    """Hers, or a Hakobito's, now and then anybody's: the wail, the cards, the powers."""
    public, secret = state.public, state.secret
    dead = [one for one in public.visitors if not public.at.get(one)]
    seat = one_of(dice, HAKO, HAKO, HAKO, *(dead or [HAKO]), one_of(dice, *dead, seat))
    here = content.room_of.get(secret.hides.get(seat, ""), "")
    rooms, near = [laid.room for laid in public.placements], [one for one in public.at if public.at[one] == here]
    victim = one_of(dice, *(near if near and dice.below(2) else (*public.at, "ghost")))
    power = one_of(dice, "", *content.power, *secret.powers, *secret.set)
    shadow = _shadow(content, state, victim, "", dice)
    action: Action = one_of(
        dice,
        Wail(seat, one_of(dice, "", secret.hides.get(seat, ""), shadow)),
        *(SetPower(seat, power), SetPower(seat, power), TakeBack(seat, power)),
        *(MoveThings(seat, one_of(dice, *rooms, "nowhere")), CallMary(seat), Ring(seat)),
        *(
            Want(seat, victim),
            StandBehind(seat, victim),
            OrderOpen(seat, victim, shadow),
            OrderOpen(seat, victim, shadow),
        ),
        Bar(seat, one_of(dice, *rooms), one_of(dice, *rooms, *rooms, "nowhere")),
    )
    return action


# ---- of others


def _enter(content: Content, state: HakoState, seat: str, dice: Dice) -> Action:
    """Hako Onna or a Hakobito goes beside where she hides, anywhere, or nowhere."""
    public, hides = state.public, state.secret.hides
    seat = one_of(dice, HAKO, seat, *hides)
    here = content.room_of.get(hides.get(seat, ""), "")
    rooms = [laid.room for laid in public.placements]
    near = mansion.board(content, public.placements).neighbours(here) if here in rooms else ()
    bare = [room for room in rooms if {shadow.id for shadow in content.by_id[room].shadows} <= {*public.empty}]
    rooms += bare * 8
    room = one_of(dice, *(near if near and dice.below(2) else rooms)) if dice.below(6) else "nowhere"
    power = one_of(dice, "close_to_you", "coming_soon", "my_mary", *state.secret.set) if dice.below(2) else ""
    return Enter(seat, room, power, not dice.below(4))


def _leave(_content: Content, state: HakoState, seat: str, dice: Dice) -> Action:
    return Leave(seat, one_of(dice, *state.public.at, HAKO))


def _disclose(_content: Content, _state: HakoState, seat: str, dice: Dice) -> Action:
    return Disclose(one_of(dice, HOST, seat), one_of(dice, "k0", "k1", "k2", "k9"))


def _walk(_content: Content, state: HakoState, seat: str, dice: Dice) -> Action:
    """Through the barrier."""
    here, rooms = state.public.at.get(seat), [laid.room for laid in state.public.placements]
    beyond = [room for room in state.public.barrier if room != here]
    return Walk(seat, one_of(dice, *(beyond or rooms)))


def _at_hand(_content: Content, _state: HakoState, seat: str, dice: Dice) -> Action:
    if dice.below(4) == 0:
        return EndTime(one_of(dice, HAKO, HOST))
    return Stack(seat, one_of(dice, 1, 1, 2, 2, 3)) if dice.below(3) else Pass(seat)


def _finish(_content: Content, _state: HakoState, seat: str, _dice: Dice) -> Action:
    return Finish(seat)


def _lay(content: Content, state: HakoState, seat: str, dice: Dice) -> Action:
    """Any board laid anywhere."""
    public: Public = state.public
    cells = [mansion.cell(laid) for laid in public.placements] * 2 + list(laying.cells(public.placements))
    cell = mansion.cell_id(*one_of(dice, *cells)) if dice.below(6) else "nowhere"
    room = one_of(dice, *content.by_id) if dice.below(2) or not public.drawn else public.drawn
    return Lay(seat, room, cell, dice.below(4))


USES: Final[Mapping[Try, int]] = {
    _winning: 18,
    _safe: 2,
    _key: 2,
    _doll: 3,
    _exorcise: 3,
    _weapon_on_gray: 4,
    _take: 4,
    _give: 4,
    _open: 3,
    _seal: 5,
    _item: 10,
    _talk: 3,
    _hers: 18,
    _wail: 3,
    _enter: 8,
    _leave: 3,
    _disclose: 2,
}
"""What is tried by means of tiles, and how often of each other."""

PLAYING: Final[Mapping[Try, int]] = {**USES, _walk: 4, _at_hand: 6, _finish: 1, _lay: 1}
BUILDING: Final[Mapping[Try, int]] = {**USES, _at_hand: 6, _walk: 2, _finish: 8, _lay: 70}
