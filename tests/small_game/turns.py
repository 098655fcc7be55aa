"""Whose turn it is, and how the game ends."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from rules.actions import Action, Value
from rules.events import Event
from rules.seats import HOST
from rules.state import Item
from rules.violations import NotYourTurn, Violation
from tests.small_game.actions import Yield
from tests.small_game.content import Content
from tests.small_game.effects import Deal, EndTurn
from tests.small_game.events import Fled, GameEnded, HandDealt, TurnBegan, TurnSet
from tests.small_game.state import MillState, Public, with_public
from tests.small_game.views import MillView
from tests.small_game.violations import OutOfPlay


def timing(public: Public, seat: str) -> Iterator[Violation]:
    """Every reason why a seat may not act now."""
    if seat != public.turn:
        yield NotYourTurn(public.turn)
    if seat in public.seats and not public.at.get(seat):
        yield OutOfPlay(seat)


def after(public: Public, seat: str) -> str:
    """The next seat in play; "" when there is none."""
    order = public.seats
    at = order.index(seat) if seat in order else -1
    return next((one for one in (*order[at + 1 :], *order[: at + 1]) if one in public.playing), "")


def check_yield(_content: Content, view: MillView, action: Yield) -> Iterator[Violation]:
    """Who is to act, or the host for a seat that cannot."""
    if action.seat not in (HOST, view.public.turn):
        yield NotYourTurn(view.public.turn)


def let_go(_content: Content, state: MillState, _action: Yield) -> Iterable[Item]:
    return (EndTurn(seat=state.public.turn),)


def end_turn(_content: Content, state: MillState, effect: EndTurn) -> Iterator[Item]:
    """The next seat, or the end when nobody is left; nothing out of turn."""
    public = state.public
    if public.phase == "turn" and effect.seat == public.turn:
        follows = after(public, effect.seat)
        yield TurnBegan(follows) if follows else GameEnded("fled")


def remedy_yield(_content: Content, _view: MillView, _action: Action, _reason: Violation) -> Iterable[Action]:
    return (Yield(HOST),)


# ---- before the first turn


def settle_deal(_content: Content, _state: MillState, asked: Deal, value: Value) -> Iterable[Item]:
    return (HandDealt(asked.who, "charm" if value == "charm" else "stone" if value == "stone" else "unknown"),)


def when_dealt(_content: Content, state: MillState, _event: Event) -> Iterator[Item]:
    """The first turn begins when every seat has its card."""
    public = state.public
    if all(state.hands.get(seat) for seat in public.seats):
        yield TurnBegan(after(public, ""))


def when_fled(_content: Content, state: MillState, _event: Event) -> Iterator[Item]:
    if not state.public.playing:
        yield GameEnded("fled")


# ---- what the events change


def hand_dealt(state: MillState, event: HandDealt) -> MillState:
    return msgspec.structs.replace(state, hands={**state.hands, event.seat: event.hand})


def turn_began(state: MillState, event: TurnBegan) -> MillState:
    return with_public(state, phase="turn", turn=event.seat)


def fled(state: MillState, event: Fled) -> MillState | None:
    if not state.public.at.get(event.seat):
        return None
    return with_public(state, at={**state.public.at, event.seat: ""})


def game_ended(state: MillState, event: GameEnded) -> MillState:
    return with_public(state, phase="over", ending=event.ending, turn="")


def turn_set(state: MillState, event: TurnSet) -> MillState:
    return with_public(state, phase=event.phase, turn=event.turn, ending=event.ending)
