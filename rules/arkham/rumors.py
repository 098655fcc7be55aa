"""Rumors: they come, tick, are settled in their street, and end for better or worse (003 3.5)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rules.arkham import modifiers, prices, rounds
from rules.arkham.actions import SettleRumor
from rules.arkham.content import Content
from rules.arkham.effects import EndRumor, Run
from rules.arkham.events import MythosSettled, RumorCame, RumorEnded
from rules.arkham.running import flow
from rules.arkham.state import ArkState, Town, with_town
from rules.arkham.texts import operations as op
from rules.arkham.views import ArkView
from rules.arkham.violations import AbilityCost, NoRumorHere
from rules.events import Event
from rules.offers import Form
from rules.state import Item
from rules.tags import tag
from rules.violations import Violation

HOUSE = "mas_boarding_house"
STRANGLER = "the_southside_strangler_strikes"


def comes(town: Town, card: str) -> Iterator[Item]:
    """Only one rumor at a time; another goes under the pile (003 3.5)."""
    if town.rumor:
        yield MythosSettled(card, "bottom")
    else:
        yield RumorCame(card)


def when_came(content: Content, state: ArkState, event: Event) -> Iterator[Item]:
    assert isinstance(event, RumorCame)
    return modifiers.runs(content, (f"mythos.{event.card}",), "enter", state.town.first)


def tick(content: Content, town: Town) -> Iterable[Item]:
    """At the end of each mythos phase, from the turn after it came."""
    if not town.rumor or town.since >= town.turn:
        return ()
    return modifiers.runs(content, (f"mythos.{town.rumor}",), "tick", town.first)


def when_changed(content: Content, state: ArkState, _event: Event) -> Iterator[Item]:
    """As soon as a rumor's condition holds."""
    town = state.town
    if not town.rumor:
        return
    key = f"mythos.{town.rumor}"
    for number, one in enumerate(content.texts[key]):
        run = Run(text=key, at=(number, 0, 0), subject=town.first)
        if isinstance(one, op.When) and flow.holds(content, state, run, one.condition):
            yield run
            return


# ---- settling it


def street(content: Content, town: Town) -> str:
    """Where the rumor in play is settled (AS-08)."""
    if town.rumor == STRANGLER and town.options.strangler == "house":
        return HOUSE
    return content.mythos[town.rumor].activity if town.rumor else ""


def action_at(content: Content, town: Town) -> int | None:
    """The statement of the rumor that can be done in its street."""
    text = content.texts.get(f"mythos.{town.rumor}", ())
    return next((number for number, one in enumerate(text) if isinstance(one, op.Action)), None)


def check_settle(content: Content, view: ArkView, action: SettleRumor) -> Iterator[Violation]:
    """In the encounters, in its street, with what it costs."""
    town = view.town
    yield from rounds.timing(town, action, "arkham")
    sheet = town.sheets.get(action.seat)
    if sheet is None:
        return
    number = action_at(content, town)
    if number is None or sheet.at != street(content, town):
        yield NoRumorHere(sheet.at)
        return
    way = _price(content, town, number)
    if town.told and not prices.is_payable(content, town, sheet, way):
        yield AbilityCost(town.rumor, prices.told(way), prices.have(content, sheet, way[0].what))


def _price(content: Content, town: Town, number: int) -> tuple[op.Pay, ...]:
    """What it costs, as many as play."""
    one = content.texts[f"mythos.{town.rumor}"][number]
    assert isinstance(one, op.Action)
    first = one.then[0] if one.then else None
    if isinstance(first, op.If) and isinstance(first.condition, op.InvestigatorsAtLeast):
        many = town.investigators >= first.condition.count
        return prices.leading(first.then if many else first.otherwise)
    return prices.leading(one.then)


def settle(content: Content, state: ArkState, action: SettleRumor) -> Iterator[Item]:
    number = action_at(content, state.town)
    if number is not None:
        yield Run(text=f"mythos.{state.town.rumor}", at=(number, 0, 0), subject=action.seat)


# ---- its end


def end(content: Content, state: ArkState, effect: EndRumor) -> Iterator[Item]:
    """The card is gone (AS-15), and then it brings what it brings."""
    card = state.town.rumor
    if not card:
        return
    yield RumorEnded(card, effect.passed, state.town.options.rumor_done == "box")
    how = "rumor_pass" if effect.passed else "rumor_fail"
    yield from modifiers.runs(content, (f"mythos.{card}",), how, state.town.first)


def forms(content: Content, view: ArkView, seat: str) -> Iterator[Form]:
    """In its street."""
    town = view.town
    acts = town.phase == "arkham" and town.active == seat and town.rumor
    if acts and town.sheets[seat].at == street(content, town):
        yield Form(tag(SettleRumor), seat, SettleRumor.title)


# ---- what the events change


def rumor_came(state: ArkState, event: RumorCame) -> ArkState:
    return with_town(state, card="", rumor=event.card, since=state.town.turn, tokens=0, held=())


def rumor_ended(state: ArkState, event: RumorEnded) -> ArkState:
    """Its monsters are there until they are let loose."""
    town = state.town
    boxed = (*town.boxed, event.card) if event.boxed else town.boxed
    under = town.under_mythos if event.boxed else (*town.under_mythos, event.card)
    return with_town(state, rumor="", tokens=0, since=0, boxed=boxed, under_mythos=under)
