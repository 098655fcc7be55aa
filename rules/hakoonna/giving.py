"""Giving tiles to a visitor in the same room, for nothing (hakoonna.md 5, U-19; G38, G39)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rules.events import Event
from rules.hakoonna import holding, turns
from rules.hakoonna.actions import Give
from rules.hakoonna.content import Content
from rules.hakoonna.events import Given, ItemGiven
from rules.hakoonna.state import BEFORE_PLAY, GRAY, HakoState, Public
from rules.hakoonna.views import HakoView
from rules.hakoonna.violations import (
    EyesClosed,
    GrayFreeAction,
    GrayReceive,
    MaryBound,
    NoGiving,
    NotAVisitor,
    NotHeld,
    NotSameRoom,
    StillBuilding,
    TooFewHeld,
)
from rules.state import Item, known
from rules.violations import NameUnknown, NotAttested, NotYourTurn, Violation


def check_give(content: Content, view: HakoView, give: Give) -> Iterator[Violation]:
    """One's own turn, the same room, what one holds, and the house rule."""
    public = view.public
    yield from _timing(public, give.seat)
    yield from _unknown(content, public, give)
    yield from _receiver(public, give)
    rule = public.options.giving
    if rule == "never" or (rule == "one" and _count(view, give) > 1):
        yield NoGiving()
    yield from _holding(view, give)
    yield from _bound(content, view, give)


def _unknown(content: Content, public: Public, give: Give) -> Iterator[Violation]:
    """What is no piece, no tile, no card."""
    if give.to not in public.at:
        yield NameUnknown(give.to, public.at.get(give.seat, ""))
    yield from (NameUnknown(tile, content.only("empty")) for tile in give.tiles if tile not in content.tile)
    if give.item and give.item not in content.item:
        yield NameUnknown(give.item, next(iter(content.item), ""))


def _bound(content: Content, view: HakoView, give: Give) -> Iterator[Violation]:
    """Who has the card of the doll keeps the doll; on cardboard the table says that it is not among them."""
    doll = content.of_kind("doll")
    if view.public.mary != give.seat or give.item:
        return
    if view.public.told:
        yield from (MaryBound() for tile in give.tiles if tile in doll)
        return
    fact = f"keeps:{give.seat}:{doll[0]}"
    told = known(view.attested, fact)
    if told is None:
        yield NotAttested(fact)
    elif not told:
        yield MaryBound()


def _timing(public: Public, seat: str) -> Iterator[Violation]:
    if public.options.giving == "action" and seat in public.visitors:
        yield from turns.timing(public, seat)
    elif public.phase in BEFORE_PLAY:
        yield StillBuilding()
    elif seat == GRAY:
        yield GrayFreeAction()
    elif public.phase == "hako":
        yield EyesClosed()
    elif public.turn != seat:
        yield NotYourTurn(public.turn)


def _receiver(public: Public, give: Give) -> Iterator[Violation]:
    here, there = public.at.get(give.seat, ""), public.at.get(give.to, "")
    if give.to == GRAY:
        yield GrayReceive()
    elif give.to in public.at and (give.to not in public.visitors or not there or give.to == give.seat):
        yield NotAVisitor(give.to)
    if there and here and here != there:
        yield NotSameRoom(give.to, there)


def _count(view: HakoView, give: Give) -> int:
    return 1 if give.item else len(give.tiles) if view.public.told else give.count


def _holding(view: HakoView, give: Give) -> Iterator[Violation]:
    """Where the program knows tiles, each must be there; else as many must be; and the item card, if one is given."""
    if give.item:
        if not view.public.has(give.seat, give.item):
            yield NotHeld(give.seat, give.item)
        return
    if not view.public.told:
        if not 1 <= give.count <= view.public.held.get(give.seat, 0):
            yield TooFewHeld(give.seat)
        return
    hand = list(view.secret.hands.get(give.seat, ()))
    missing = [tile for tile in give.tiles if hand.count(tile) < give.tiles.count(tile)]
    if missing:
        yield NotHeld(give.seat, missing[0])
    elif not give.tiles:
        yield TooFewHeld(give.seat)


def give(_content: Content, state: HakoState, action: Give) -> Iterable[Item]:
    if action.item:
        return (ItemGiven(action.seat, action.to, action.item),)
    known = action.tiles if state.public.told else ()
    return (Given(action.seat, action.to, len(known) or action.count, known),)


def when_given(content: Content, state: HakoState, event: Event) -> Iterator[Item]:
    """Where it costs the action, the turn is over."""
    assert isinstance(event, Given | ItemGiven)
    if state.public.options.giving == "action":
        yield from turns.follow(content, state, event.seat)


def given(state: HakoState, event: Given) -> HakoState:
    """As many more before the one as less before the other."""
    for tile in event.tiles or ("",) * event.count:
        state = holding.got(holding.taken(state, event.seat, tile), event.to, tile)
    return turns.acted(state, event.seat, "give") if state.public.options.giving == "action" else state


def item_given(state: HakoState, event: ItemGiven) -> HakoState:
    """The card lies before the other."""
    state = holding.with_item(holding.without_item(state, event.seat, event.item), event.to, event.item)
    return turns.acted(state, event.seat, "give") if state.public.options.giving == "action" else state
