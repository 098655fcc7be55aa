"""Taking a tile from the Gray Man (000 【회색 남자로부터 아이템을 뺏는다】; G52-G55)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.actions import Value
from rules.events import Event
from rules.hakoonna import holding, turns
from rules.hakoonna.actions import TakeFromGray
from rules.hakoonna.content import Content
from rules.hakoonna.effects import ChooseHeld, DrawHeld
from rules.hakoonna.events import TileTaken
from rules.hakoonna.state import GRAY, HakoState, Public
from rules.hakoonna.views import HakoView
from rules.hakoonna.violations import GrayApart, GrayItem, StealNothing, StealRandom
from rules.seats import FATE
from rules.state import Item
from rules.violations import Violation


def check_take(_content: Content, view: HakoView, action: TakeFromGray) -> Iterator[Violation]:
    """In his room, what he holds; nobody names the tile before he is confirmed white."""
    public = view.public
    yield from turns.timing(public, action.seat)
    if action.seat == GRAY:
        yield GrayItem()
    yield from beside(public, action.seat)
    if not public.held.get(GRAY, 0):
        yield StealNothing()
    if action.tile and public.shown != "white":
        yield StealRandom()


def beside(public: Public, seat: str) -> Iterator[Violation]:
    """The same room as the Gray Man."""
    here, there = public.at.get(seat, ""), public.at.get(GRAY, "")
    if seat != GRAY and (not there or (here and here != there)):
        yield GrayApart(there)


def take(_content: Content, state: HakoState, action: TakeFromGray) -> Iterator[Item]:
    """By chance, or as he chooses once he is confirmed white."""
    hand = state.secret.hands.get(GRAY, ())
    if not hand:
        yield TileTaken(action.seat)
    elif state.public.shown == "white":
        yield ChooseHeld(GRAY, action.seat, hand)
    else:
        yield DrawHeld(FATE, action.seat, hand)


def settle_taken(_content: Content, _state: HakoState, asked: DrawHeld | ChooseHeld, value: Value) -> Iterator[Item]:
    yield TileTaken(asked.who, str(value))


def when_taken(content: Content, state: HakoState, event: Event) -> Iterator[Item]:
    assert isinstance(event, TileTaken)
    return turns.follow(content, state, event.seat)


def tile_taken(state: HakoState, event: TileTaken) -> HakoState:
    state = turns.acted(state, event.seat, "take-from-gray")
    return holding.got(holding.taken(state, GRAY, event.tile), event.seat, event.tile)
