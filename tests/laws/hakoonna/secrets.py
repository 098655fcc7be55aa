"""Another mansion in which everything that a viewer may not know differs, as far as the counts allow."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from rules.dice import Dice
from rules.events import Event
from rules.hakoonna import views
from rules.hakoonna.events import CardDealt, CardSet
from rules.hakoonna.state import HAKO, NO_SECRET, HakoState, Secret, with_public
from rules.seats import Viewer
from tests.tables import a_content

OTHER: dict[Any, Any] = {"white": "black", "black": "white"}
NUMBERS = ("1", "2", "3", "4", "5", "6")
WEAPONS = ("gasoline", "chain", "stake")


def may_differ(state: HakoState, viewer: Viewer) -> bool:
    """Whether there is something that the viewer may not know."""
    return _card_may(state, viewer) or (viewer not in views.ALL_KNOWING and _hidden(state, viewer))


def _card_may(state: HakoState, viewer: Viewer) -> bool:
    return viewer not in views.KNOWING and state.card in OTHER and not state.public.shown


def _hidden(state: HakoState, viewer: Viewer) -> bool:
    secret = state.secret
    if secret == NO_SECRET:
        return False
    tiles = {tile for _, tile in _slots(secret, viewer, views.is_hidden(state, viewer))} | set(secret.pool)
    return len(tiles) > 1 or (viewer != HAKO and bool(secret.code or secret.weakness))


def reshuffle(state: HakoState, viewer: Viewer, seed: int) -> HakoState:
    """The other card, another code and weakness, the hidden tiles dealt anew, Hako Onna in another shadow."""
    dice = Dice(f"reshuffle/{seed}")
    if _card_may(state, viewer):
        state = msgspec.structs.replace(with_public(state), card=OTHER[state.card])
    if viewer in views.ALL_KNOWING or state.secret == NO_SECRET:
        return state
    hidden = views.is_hidden(state, viewer)
    secret = _other_powers(_dealt_anew(state.secret, viewer, hidden, dice), viewer, hidden)
    if viewer != HAKO:
        secret = msgspec.structs.replace(
            secret, code=_others(dice, NUMBERS, secret.code), weakness=_other(dice, WEAPONS, secret.weakness)
        )
    return msgspec.structs.replace(state, secret=secret)


def _other_powers(secret: Secret, viewer: Viewer, hidden: bool) -> Secret:
    """Each of her powers another one, as far as the viewer does not know them."""
    offered = secret.offered if viewer == HAKO else _next(secret.offered)
    if not hidden:
        secret = msgspec.structs.replace(secret, powers=_next(secret.powers), set=_next(secret.set))
    read = {seat: powers if seat == viewer else _next(powers) for seat, powers in secret.read.items()}
    return msgspec.structs.replace(secret, offered=offered, read=read)


def _next(powers: tuple[str, ...]) -> tuple[str, ...]:
    all_ = sorted(a_content("hakoonna").power)
    return tuple(sorted(all_[(all_.index(power) + 1) % len(all_)] for power in powers))


def _other(dice: Dice, things: tuple[str, ...], one: str) -> str:
    rest = [thing for thing in things if thing != one]
    return rest[dice.below(len(rest))] if one else one


def _others(dice: Dice, things: tuple[str, ...], some: tuple[str, ...]) -> tuple[str, ...]:
    """As many, at least one of them another."""
    if not some:
        return some
    left = [thing for thing in things if thing not in some]
    return tuple(sorted((*some[1:], left[dice.below(len(left))]))) if left else some


Slot = tuple[str, str]


def _slots(secret: Secret, viewer: Viewer, hidden: bool) -> Iterator[tuple[Slot, str]]:
    """Every place of a tile that the viewer is not told of: shadows, the hands of others, lairs."""
    yield from ((("faces", shadow), tile) for shadow, tile in sorted(secret.faces.items()))
    for seat, hand in sorted(secret.hands.items()):
        if seat != viewer:
            yield from ((("hands", f"{seat}/{at}"), tile) for at, tile in enumerate(hand))
    if not hidden:
        yield from ((("lairs", seat), tile) for seat, tile in sorted(secret.lairs.items()) if tile)


def _dealt_anew(secret: Secret, viewer: Viewer, hidden: bool, dice: Dice) -> Secret:
    slots = list(_slots(secret, viewer, hidden))
    tiles = [*(tile for _, tile in slots), *secret.pool]
    turn = 1 + dice.below(max(1, len(tiles) - 1))
    turned = [*tiles[turn:], *tiles[:turn]]
    dealt = {slot: tile for (slot, _), tile in zip(slots, turned, strict=False)}
    hides = secret.hides if hidden else _moved(secret, dice)
    return msgspec.structs.replace(
        secret,
        faces={shadow: dealt["faces", shadow] for shadow in secret.faces},
        hands={
            seat: hand if seat == viewer else tuple(dealt["hands", f"{seat}/{at}"] for at, _ in enumerate(hand))
            for seat, hand in secret.hands.items()
        },
        lairs=secret.lairs if hidden else {seat: dealt.get(("lairs", seat), "") for seat in secret.lairs},
        pool=tuple(sorted(turned[len(slots) :])),
        hides=hides,
        moved=secret.moved if hidden else (),
        seen={seat: seen for seat, seen in secret.seen.items() if seat == viewer},
    )


def _moved(secret: Secret, dice: Dice) -> dict[str, str]:
    """Those who hide, each where another shadow is."""
    shadows = sorted({*secret.faces, *secret.hides.values()})
    return {seat: shadows[dice.below(len(shadows))] for seat in secret.hides}


def retell(event: Event, _viewer: Viewer, state: HakoState, other: HakoState) -> Event:
    """The event as it was in the other state's past: the card dealt or set last is the one that lies there."""
    if state.card == other.card:
        return event
    if isinstance(event, CardDealt):
        return CardDealt(other.card if event.card == state.card else event.card)
    if isinstance(event, CardSet) and not event.shown:
        return CardSet(other.card if event.card == state.card else event.card)
    return event
