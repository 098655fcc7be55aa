"""Death: what becomes of the dead, of their tiles, and of the game when nobody is left (hakoonna.md 8, 9)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.events import Event
from rules.hakoonna import hiding, tiles, turns
from rules.hakoonna.content import Content
from rules.hakoonna.effects import SpawnBeside, TakeUp
from rules.hakoonna.events import Annihilated, Died, Slain, TilesShown
from rules.hakoonna.powers import ordering
from rules.hakoonna.state import GRAY, HAKO, HakoState, with_public, with_secret
from rules.state import Item


def when_died(content: Content, state: HakoState, event: Event) -> Iterator[Item]:
    """The Gray Man's tiles are shown (G34); without a living visitor the game is over (G16)."""
    assert isinstance(event, Died | Slain)
    if event.seat != GRAY and state.public.told and state.public.options.hakobito_spawn == "beside":
        yield SpawnBeside((), event.seat)
    shown = state.secret.hands.get(event.seat, ())
    if shown:
        yield TilesShown(shown, event.seat)
    if not state.public.living:
        yield Annihilated()
    else:
        yield from turns.follow(content, state, event.seat)


def beside(content: Content, state: HakoState, effect: SpawnBeside) -> Iterator[Item]:
    """The Hakobito takes up the tile of the next shadow of the room, if there is one."""
    here = state.secret.hides.get(effect.seat, "")
    free = hiding.within(content, state.public, content.room_of.get(here, ""))
    taken = set(state.secret.hides.values())
    after = [*free[free.index(here) + 1 :], *free[: free.index(here)]] if here in free else list(free)
    place = next((shadow for shadow in after if shadow not in taken), "")
    if place:
        yield TakeUp((), effect.seat, place)


# ---- what the events change


def died(state: HakoState, event: Died) -> HakoState:
    """A visitor lies as a Hakobito on the tile that killed."""
    return gone(state, event.seat, event.shadow)


def slain(state: HakoState, event: Slain) -> HakoState:
    """A visitor lies as a Hakobito on Hako Onna, and moves from her next time on."""
    state = gone(state, event.seat, state.secret.hides.get(HAKO, ""))
    return with_secret(state, moved=(*state.secret.moved, event.seat)) if state.public.told else state


def gone(state: HakoState, seat: str, shadow: str) -> HakoState:
    """Off the board, item and tiles out of the game, unless the tiles are shown first (G34, U-14); pieces alone die."""
    if seat not in state.public.at:
        return state
    public, secret = state.public, state.secret
    agreed = tuple(one for one in public.agreed if one != seat)
    state = with_public(state, at={**public.at, seat: ""}, agreed=agreed, items=tiles.but(public.items, seat))
    state = ordering.freed(with_public(state, mary="" if public.mary == seat else public.mary), seat)
    if seat == GRAY:
        state = with_public(state, gray_left=0)
        return state if secret.hands.get(seat) else buried(state, seat)
    state = with_public(state, ringing=tuple(one for one in public.ringing if one != seat))
    if public.told:
        hides, lairs = {**secret.hides, seat: shadow}, {**secret.lairs, seat: ""}
        state = with_secret(state, hides=hides, lairs=lairs)
    if public.options.victim_reveal == "shown" and secret.hands.get(seat):
        return state
    return buried(state, seat)


def buried(state: HakoState, seat: str) -> HakoState:
    """A seat's tiles have left the game."""
    held, hands = tiles.buried(state.public, state.secret, seat)
    return with_secret(with_public(state, held=held), hands=hands)


def tiles_shown(state: HakoState, event: TilesShown) -> HakoState:
    return buried(state, event.seat)
