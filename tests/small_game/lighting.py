"""Pouring oil into the lamp of the tower."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rules.actions import Action
from rules.events import Event
from rules.state import Item
from rules.violations import Violation
from tests.small_game import turns
from tests.small_game.actions import Light, Walk
from tests.small_game.content import Content
from tests.small_game.effects import DrawCard, EndTurn
from tests.small_game.events import GameEnded, Lit, OilSet
from tests.small_game.state import MillState, with_public
from tests.small_game.views import MillView
from tests.small_game.violations import TooMuchOil, WrongPlace


def check_light(_content: Content, view: MillView, light: Light) -> Iterator[Violation]:
    """In the tower, and no more than the lamp holds."""
    public = view.public
    yield from turns.timing(public, light.seat)
    if public.at.get(light.seat) not in ("tower", "", None):
        yield WrongPlace("tower")
    left = public.options.oil - public.oil
    if not 1 <= light.oil <= left:
        yield TooMuchOil(light.oil, left)


def light(_content: Content, _state: MillState, light: Light) -> Iterable[Item]:
    return (Lit(light.seat, light.oil), DrawCard(seat=light.seat), EndTurn(seat=light.seat))


def when_lit(_content: Content, state: MillState, _event: Event) -> Iterator[Item]:
    if state.public.oil >= state.public.options.oil:
        yield GameEnded("lit")


def remedy_there(content: Content, view: MillView, action: Action, reason: WrongPlace) -> Iterable[Action]:
    """The first step to where it is done."""
    path = content.board.path(view.public.at.get(action.seat, ""), reason.there)
    return (Walk(action.seat, space) for space in path[1:2])


def lit(state: MillState, event: Lit) -> MillState:
    return with_public(state, oil=state.public.oil + event.oil)


def oil_set(state: MillState, event: OilSet) -> MillState:
    return with_public(state, oil=event.n)
