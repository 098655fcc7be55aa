"""What the places offer instead of a card (arkham-board.md 1)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import Final

from rules.arkham import encounters, prices, rounds
from rules.arkham.actions import UseAbility
from rules.arkham.content import Content
from rules.arkham.effects import Run
from rules.arkham.events import AbilityUsed
from rules.arkham.state import ArkState, Sheet, Town, with_town
from rules.arkham.texts import operations as op
from rules.arkham.views import ArkView
from rules.arkham.violations import (
    AbilityCost,
    Closed,
    DeputyTaken,
    LoanBarred,
    LoanTwice,
    NoAbility,
    NothingToHeal,
    ShopEmptyPurse,
    TriedAlready,
)
from rules.offers import Form
from rules.state import Item, known
from rules.tags import tag
from rules.violations import NotAttested, Violation

LOAN: Final = "bank_loan"
DEPUTY: Final = "deputy_of_arkham"


def check_use(content: Content, view: ArkView, action: UseAbility) -> Iterator[Violation]:
    """Instead of a card, once a turn, where it can be paid in full."""
    town = view.town
    yield from rounds.timing(town, action, "arkham")
    sheet = town.sheets.get(action.seat)
    if sheet is None:
        return
    yield from encounters.may_meet(content, town, action.seat)
    text = content.texts.get(f"ability.{sheet.at}", ())
    if not text or isinstance(text[0], op.ReplaceEncounter):
        yield NoAbility(sheet.at)
        return
    if sheet.at in town.shut:
        yield Closed(sheet.at)
    if (action.seat, sheet.at) in town.used:
        yield TriedAlready(sheet.at)
    yield from _cards(town, action.seat, text)
    yield from _health(town, sheet, text)
    yield from _price(content, view, action.seat, text)


def _cards(town: Town, seat: str, text: op.Text) -> Iterator[Violation]:
    """The loan and the Deputy: one of a kind."""
    sheet = town.sheets[seat]
    gives = {one.card for one in text if isinstance(one, op.Special)}
    if LOAN in gives and LOAN in sheet.specials:
        yield LoanTwice()
    if LOAN in gives and sheet.barred:
        yield LoanBarred(seat)
    owners = (other for other in town.order if DEPUTY in town.sheets[other].specials)
    if DEPUTY in gives:
        yield from (DeputyTaken(owner) for owner in owners)


def _health(town: Town, sheet: Sheet, text: op.Text) -> Iterator[Violation]:
    """Care is for those who lack something; unknown numbers lack anything."""
    options = text[0].options if isinstance(text[0], op.Choose) else ()
    cared = {one.what for option in options for one in option if isinstance(one, op.Restore)}
    if town.told:
        yield from (NothingToHeal(what) for what in cared if getattr(sheet, what) >= getattr(sheet, f"max_{what}"))


def _price(content: Content, view: ArkView, seat: str, text: op.Text) -> Iterator[Violation]:
    """What must be paid whole; at a table that keeps the numbers to itself it is asked."""
    town, sheet = view.town, view.town.sheets[seat]
    ways = prices.ways(text)
    if not town.told:
        fact = f"price:{seat}:{sheet.at}:{town.turn}"
        if not known(view.attested, fact) and (any(ways) or _is_shop(text)):
            yield NotAttested(fact)
        return
    if _is_shop(text) and sheet.money < 1:
        yield ShopEmptyPurse()
    if ways and not any(prices.is_payable(content, town, sheet, way) for way in ways):
        yield _too_dear(content, sheet, ways)


def _is_shop(text: op.Text) -> bool:
    return any(isinstance(one, op.Shop) for one in text)


def _too_dear(content: Content, sheet: Sheet, ways: tuple[tuple[op.Pay, ...], ...]) -> AbilityCost:
    cheapest = ways[0]
    first = next(iter(chain(cheapest)), None)
    cost = prices.told(cheapest)
    return AbilityCost(sheet.at, cost, prices.have(content, sheet, first.what) if first is not None else 0)


def use(_content: Content, state: ArkState, action: UseAbility) -> Iterator[Item]:
    place = state.town.sheets[action.seat].at
    yield AbilityUsed(action.seat, place)
    yield Run(text=f"ability.{place}", subject=action.seat)


def forms(content: Content, view: ArkView, seat: str) -> Iterator[Form]:
    """Where the place has something to offer."""
    town = view.town
    text = content.texts.get(f"ability.{town.sheets[seat].at}", ()) if seat in town.sheets else ()
    if town.phase == "arkham" and town.active == seat and text and not isinstance(text[0], op.ReplaceEncounter):
        yield Form(tag(UseAbility), seat, UseAbility.title)


def ability_used(state: ArkState, event: AbilityUsed) -> ArkState:
    """A place that is used is met; other abilities are only used."""
    used = (*state.town.used, (event.seat, event.what))
    at_place = state.town.sheets[event.seat].at == event.what
    return with_town(state, used=used, encounter=encounters.MET if at_place else state.town.encounter)
