"""Paying, drawing and buying."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Final

from rules.actions import Value
from rules.arkham import changing, conditions, prices, shops
from rules.arkham.content import Content
from rules.arkham.effects import Buy, Change, ChooseAlly, DrawAlly, Receive, Run, TakeCards, TellPrice
from rules.arkham.events import AllyJoined, AllyLeft, CardBoxed, Discarded, PricePaid
from rules.arkham.running import where
from rules.arkham.state import ArkState, Sheet, Town, with_sheet, with_town
from rules.arkham.texts import operations as op
from rules.arkham.views import ArkView
from rules.arkham.violations import ShopMustBuy, ShopPrice
from rules.seats import FATE
from rules.state import Item
from rules.violations import Violation

PLAIN: Final = {"money": "money", "clue": "clues", "sanity": "sanity", "stamina": "stamina"}


def pay(content: Content, state: ArkState, run: Run, one: op.Pay) -> Iterator[Item]:
    """Whole or not at all; unpaid, the other branch, or the rest falls away."""
    town = state.town
    sheet = town.sheets[run.subject]
    if town.told and not prices.have_of(content, town, sheet, one):
        if one.otherwise is not None:
            yield where.into(run, 0)
            yield where.past(run)
        return
    yield from _paid(content, town, run, one)
    yield where.past(run)


def _paid(content: Content, town: Town, run: Run, one: op.Pay) -> Iterator[Item]:
    sheet = town.sheets[run.subject]
    amount = one.amount if isinstance(one.amount, int) else prices.have(content, sheet, one.what)
    if one.what in PLAIN:
        yield changing.by(run.subject, {PLAIN[one.what]: -amount}, cost=True, more=True)
        return
    things = _given_up(content, town, sheet, one.what, amount)
    if things:
        yield PricePaid(run.subject, things)


def _given_up(content: Content, town: Town, sheet: Sheet, what: str, amount: int) -> tuple[str, ...]:
    """Trophies without waste where that is possible; the markers and cards that came first."""
    if what == "toughness":
        return prices.exact(content, town, sheet.trophies, amount)
    if what == "monster_trophy":
        return sheet.trophies[:amount]
    if what == "gate_trophy":
        return sheet.markers[:amount]
    return prices.cards(content, sheet, what)[:amount]


# ---- cards


def draw(_content: Content, _state: ArkState, run: Run, one: op.Draw) -> Iterator[Item]:
    yield TakeCards(seat=run.subject, deck=one.deck, count=one.count)


def draw_keep(_content: Content, _state: ArkState, run: Run, one: op.DrawKeep) -> Iterator[Item]:
    """The cards are looked at on the table; what is kept comes to the hand."""
    yield TakeCards(seat=run.subject, deck=one.deck, count=one.keep)


def special(_content: Content, _state: ArkState, run: Run, one: op.Special) -> Iterator[Item]:
    yield Receive(seat=run.subject, special=one.card)


def discard_this(_content: Content, state: ArkState, run: Run, _one: op.Statement) -> Iterator[Item]:
    """The special card whose text this is."""
    card = where.card_of(run)
    if card in state.town.sheets[run.subject].specials:
        yield Discarded(run.subject, card)


def to_box(_content: Content, state: ArkState, run: Run, _one: op.Statement) -> Iterator[Item]:
    """The special card whose text this is, for good."""
    card = where.card_of(run)
    if card in state.town.sheets[run.subject].specials:
        yield CardBoxed(run.subject, card)


def ally(_content: Content, state: ArkState, run: Run, one: op.Ally) -> Iterator[Item]:
    left = state.town.allies if one.card == "any" else tuple(set(state.town.allies) & {one.card})
    if len(left) == 1:
        yield AllyJoined(run.subject, left[0])
    elif left:
        yield ChooseAlly(run.subject, left)


def settle_ally(_content: Content, _state: ArkState, asked: ChooseAlly, value: Value) -> Iterable[Item]:
    return (AllyJoined(asked.seat, str(value)),)


def remove_ally(_content: Content, state: ArkState, _run: Run, one: op.RemoveAlly) -> Iterator[Item]:
    """By chance; from an empty pile nothing (arkham-board.md 13, 32)."""
    if state.town.allies and one.count:
        yield DrawAlly(FATE, state.town.allies)


def settle_ally_left(_content: Content, _state: ArkState, _asked: DrawAlly, value: Value) -> Iterable[Item]:
    return (AllyLeft(str(value)),)


# ---- shops


def shop(_content: Content, _state: ArkState, run: Run, one: op.Shop) -> Iterator[Item]:
    """The wares lie open, one by one."""
    deck, count = one.stock.deck, one.stock.count
    yield TellPrice(FATE, run.subject, deck, count - 1, one.limit, one.must, left=shops.PRICES[deck])


def settle_price(_content: Content, _state: ArkState, asked: TellPrice, value: Value) -> Iterator[Item]:
    shown = (*asked.shown, int(str(value)))
    if asked.more:
        yield TellPrice(FATE, asked.who, asked.deck, asked.more - 1, asked.limit, asked.must, shown, asked.left)
    else:
        yield Buy(asked.who, asked.deck, shown, asked.limit, asked.must)


def check_buy(_content: Content, view: ArkView, asked: Buy, value: Value) -> Iterator[Violation]:
    """What the purse holds; one at least where one must be bought (003 3.3)."""
    town = view.town
    money = town.sheets[asked.seat].money
    if not town.told:
        return
    if isinstance(value, int) and not isinstance(value, bool) and value > money and value in asked.prices:
        yield ShopPrice(value, money)
    if value == "none" and asked.must and min(asked.prices) <= money:
        yield ShopMustBuy()


def settle_buy(_content: Content, _state: ArkState, asked: Buy, value: Value) -> Iterator[Item]:
    """Bought, the others discarded; where more may be bought it is asked again."""
    if value == "none":
        return
    price = int(str(value))
    yield Change(seat=asked.seat, money=-price, cost=True)
    yield TakeCards(seat=asked.seat, deck=asked.deck, count=1)
    left = list(asked.prices)
    left.remove(price)
    if asked.limit > 1 and left:
        yield Buy(asked.seat, asked.deck, tuple(left), asked.limit - 1)


Doing = Callable[[Content, ArkState, Run, Any], Iterator[Item]]
DO: Final[Mapping[type[op.Statement], Doing]] = {
    op.Draw: draw,
    op.DrawKeep: draw_keep,
    op.Special: special,
    op.DiscardThis: discard_this,
    op.ToBox: to_box,
    op.Ally: ally,
    op.RemoveAlly: remove_ally,
    op.Shop: shop,
}


# ---- what the events change


def price_paid(state: ArkState, event: PricePaid) -> ArkState:
    """Trophies go to the cup, markers below their pile."""
    sheet, things = state.town.sheets[event.seat], event.things
    markers = tuple(marker for marker in sheet.markers if marker in things)
    state = with_sheet(
        state,
        event.seat,
        trophies=tuple(token for token in sheet.trophies if token not in things),
        markers=tuple(marker for marker in sheet.markers if marker not in things),
        hand=conditions.without(sheet.hand, things),
    )
    return with_town(state, under_markers=(*state.town.under_markers, *markers))


def ally_joined(state: ArkState, event: AllyJoined) -> ArkState:
    state = with_town(state, allies=tuple(one for one in state.town.allies if one != event.ally))
    return with_sheet(state, event.seat, hand=(*state.town.sheets[event.seat].hand, event.ally))


def ally_left(state: ArkState, event: AllyLeft) -> ArkState:
    return with_town(state, allies=tuple(one for one in state.town.allies if one != event.ally))
