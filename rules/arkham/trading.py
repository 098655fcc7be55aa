"""Money and cards change hands (003 3.2)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from rules.arkham.actions import Trade
from rules.arkham.content import Content
from rules.arkham.events import Traded
from rules.arkham.state import ArkState, Sheet, Town, with_sheet
from rules.arkham.views import ArkView
from rules.arkham.violations import NotHeld, TradeApart, TradeNotTradable, TradePhase, TurnOrder
from rules.offers import Form, Hole, Number, OneOf
from rules.state import Item
from rules.tags import tag
from rules.violations import NameUnknown, Violation

MONEY: Final = "money"
DECKS: Final = ("common", "unique", "spell")
DEPUTY_ITEMS: Final = ("deputys_revolver", "patrol_wagon")


def check_trade(content: Content, view: ArkView, action: Trade) -> Iterator[Violation]:
    """In the movement phase, in one place, what may be traded and is there."""
    town = view.town
    if action.seat not in town.sheets or action.to not in town.sheets or action.to == action.seat:
        yield NameUnknown(action.to, action.seat)
        return
    if action.amount < 1:
        yield NameUnknown(str(action.amount), "1")
    if town.phase != "movement" and town.options.trading == "movement":
        yield TradePhase()
    if town.active not in (action.seat, action.to):
        yield TurnOrder(town.active or town.first)
    here, there = town.sheets[action.seat].at, town.sheets[action.to].at
    if here != there:
        yield TradeApart(action.to, there)
    if not is_tradable(content, town, action.thing):
        yield TradeNotTradable(action.thing)
    elif town.told and held(town.sheets[action.seat], action.thing) < action.amount:
        yield NotHeld(action.thing, held(town.sheets[action.seat], action.thing))


def is_tradable(content: Content, town: Town, thing: str) -> bool:
    """Money, Common and Unique Items and Spells; the Deputy's two items where the table allows (AS-07)."""
    if thing in DEPUTY_ITEMS:
        return town.options.deputy_trade
    return thing == MONEY or thing in DECKS or content.deck_of(thing) in DECKS


def held(sheet: Sheet, thing: str) -> int:
    """How much of a thing a seat has."""
    return sheet.money if thing == MONEY else (*sheet.hand, *sheet.specials).count(thing)


def trade(_content: Content, _state: ArkState, action: Trade) -> Iterable[Item]:
    return (Traded(action.seat, action.to, action.thing, action.amount),)


def forms(content: Content, view: ArkView, seat: str) -> Iterator[Form]:
    """To whoever stands in the same place."""
    town = view.town
    if town.phase != "movement" or town.active != seat:
        return
    others = tuple(one for one in town.people_at.get(town.sheets[seat].at, ()) if one != seat)
    if others:
        sheet = town.sheets[seat]
        cards = (one for one in (*sheet.hand, *sheet.specials) if is_tradable(content, town, one))
        things = (MONEY, *dict.fromkeys(cards))
        holes = (Hole("to", OneOf(others)), Hole("thing", OneOf(things)), Hole("amount", Number(1, 10)))
        yield Form(tag(Trade), seat, Trade.title, holes)


def traded(state: ArkState, event: Traded) -> ArkState:
    """What is there changes hands."""
    giver, taker = state.town.sheets[event.seat], state.town.sheets[event.to]
    if event.thing == MONEY:
        amount = min(event.amount, giver.money)
        state = with_sheet(state, event.seat, money=giver.money - amount)
        return with_sheet(state, event.to, money=taker.money + amount)
    return _cards(state, event, "specials" if event.thing in giver.specials else "hand")


def _cards(state: ArkState, event: Traded, where: str) -> ArkState:
    mine = list(getattr(state.town.sheets[event.seat], where))
    count = min(event.amount, mine.count(event.thing))
    for _ in range(count):
        mine.remove(event.thing)
    theirs = (*getattr(state.town.sheets[event.to], where), *(event.thing,) * count)
    state = with_sheet(state, event.seat, **{where: tuple(mine)})
    return with_sheet(state, event.to, **{where: theirs})
