"""Weapons used on the Gray Man, and what everybody learns (000 【회색 남자에게 토벌 아이템을 사용한다】; G56-G61)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.actions import Value
from rules.events import Event
from rules.hakoonna import holding, robbing, tiles, turns
from rules.hakoonna.actions import WeaponOnGray
from rules.hakoonna.content import Content
from rules.hakoonna.effects import TurnCentre
from rules.hakoonna.events import CentreTurned, GrayConfirmed, GrayKilled, WeaponSpent
from rules.hakoonna.state import CARDS, GRAY, HakoState, with_public, with_secret
from rules.hakoonna.turns import with_card
from rules.hakoonna.views import HakoView
from rules.hakoonna.violations import GrayItem, GrayWhiteSafe
from rules.seats import FATE
from rules.state import Item
from rules.violations import NameUnknown, Violation


def check_weapon(content: Content, view: HakoView, action: WeaponOnGray) -> Iterator[Violation]:
    """In his room, with a weapon, unless his colour makes it useless (U-34)."""
    public = view.public
    yield from turns.timing(public, action.seat)
    if action.seat == GRAY:
        yield GrayItem()
    yield from robbing.beside(public, action.seat)
    if action.weapon in content.of_kind("weapon"):
        yield from holding.check_held(view, action.seat, action.weapon)
    else:
        yield NameUnknown(action.weapon, content.of_kind("weapon")[0])
    if public.shown == "white" and public.options.gray_confirmed_weapon == "black":
        yield GrayWhiteSafe()


def use_weapon(_content: Content, _state: HakoState, action: WeaponOnGray) -> Iterator[Item]:
    yield WeaponSpent(action.seat, action.weapon)


def when_spent(content: Content, state: HakoState, event: Event) -> Iterator[Item]:
    """A card in the middle is turned, while one lies there face down."""
    assert isinstance(event, WeaponSpent)
    left = middle(state)
    if left:
        yield TurnCentre(FATE, left)
    else:
        yield from turns.follow(content, state, event.seat)


def middle(state: HakoState) -> tuple[str, ...]:
    """The cards that may lie face down in the middle, in no order: the three but his own and the turned ones."""
    left = list(CARDS)
    for card in (state.card, *state.public.centre):
        if card in left:
            left.remove(card)
    return tuple(left) if len(state.public.centre) < 2 else ()


def settle_centre(_content: Content, _state: HakoState, _asked: TurnCentre, value: Value) -> Iterator[Item]:
    yield CentreTurned("black" if value == "black" else "white")


def when_turned(content: Content, state: HakoState, _event: Event) -> Iterator[Item]:
    """The black card there makes him white; two white ones make him black, and he dies of it (G58-G60)."""
    public = state.public
    if "black" in public.centre and public.shown != "white":
        yield GrayConfirmed("white")
    elif len(public.centre) == 2 and "black" not in public.centre:
        yield from () if public.shown == "black" else (GrayConfirmed("black"),)
        yield GrayKilled(public.turn)
        return
    yield from turns.follow(content, state, public.turn)


def when_killed(content: Content, state: HakoState, event: Event) -> Iterator[Item]:
    assert isinstance(event, GrayKilled)
    return turns.follow(content, state, event.by)


# ---- what the events change


def weapon_spent(state: HakoState, event: WeaponSpent) -> HakoState:
    return holding.taken(turns.acted(state, event.seat, "weapon-on-gray"), event.seat, event.weapon)


def centre_turned(state: HakoState, event: CentreTurned) -> HakoState:
    return with_public(state, centre=(*state.public.centre, event.card))


def gray_confirmed(state: HakoState, event: GrayConfirmed) -> HakoState:
    """His own card is told by the others."""
    return with_public(with_card(state, event.card), shown=event.card)


def gray_killed(state: HakoState, event: GrayKilled) -> HakoState:
    """Off the board; what he held lies before the user of the weapon."""
    public, hand = state.public, state.secret.hands.get(GRAY, ())
    count = public.held.get(GRAY, 0)
    held, hands = tiles.buried(public, state.secret, GRAY)
    state = with_public(state, held=held, at={**public.at, GRAY: ""})
    state = with_secret(state, hands=hands)
    for tile in hand or ("",) * count:
        state = holding.got(state, event.by, tile)
    return state
