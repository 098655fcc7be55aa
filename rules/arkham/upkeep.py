"""The Upkeep: income, what is rolled for, sliders, coming back from time and space (003 3.1)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from rules.arkham import conditions, modifiers, rounds
from rules.arkham.actions import PayOff, Slide, UseOwn
from rules.arkham.content import Content
from rules.arkham.effects import Run
from rules.arkham.events import AbilityUsed, PartBegan, Seasoned, Slid
from rules.arkham.state import LOST, ArkState, Sheet, Town, with_sheet
from rules.arkham.texts import operations as op
from rules.arkham.views import ArkView
from rules.arkham.violations import AbilityCost, Focus, SliderStop, TriedAlready, WrongPhase
from rules.events import Event
from rules.offers import Form, Hole, Number, OneOf
from rules.state import Item
from rules.tags import tag
from rules.violations import NameUnknown, Violation

NAMED_BY: Final = ("speed", "fight", "lore")
STOPS: Final = 4
LOAN: Final = "bank_loan"
OWN: Final = "own"
RETAINER: Final = "retainer"


def when_part_began(content: Content, state: ArkState, event: Event) -> Iterator[Item]:
    """Coming back first; then income and dice, of cards that have seen an Upkeep before (003 3.1)."""
    assert isinstance(event, PartBegan)
    town, seat = state.town, event.seat
    if town.phase != "upkeep":
        return
    sheet = town.sheets[seat]
    if sheet.at == LOST:
        yield conditions.ask_return(content, town, seat)
    if town.told:
        yield from upkeep_actions(content, town, seat)
    if sheet.fresh:
        yield Seasoned(seat, sheet.fresh)


def upkeep_actions(content: Content, town: Town, seat: str) -> Iterator[Item]:
    """First what is gained, then what is rolled for, in the order in which the cards came."""
    sheet = town.sheets[seat]
    yield from _runs(content, sheet, seat, "upkeep", town)
    yield from _runs(content, sheet, seat, "upkeep_roll", town)


def _runs(content: Content, sheet: Sheet, seat: str, event: str, town: Town) -> Iterator[Run]:
    for key in modifiers.held(sheet):
        if key.removeprefix("special.") in sheet.fresh and not _pays_at_once(town, key, event):
            continue
        yield from modifiers.runs(content, (key,), event, seat)


def _pays_at_once(town: Town, key: str, event: str) -> bool:
    """Whether a card pays in the first Upkeep already (AS-04)."""
    return event == "upkeep" and key == f"special.{RETAINER}" and town.options.first_upkeep == "paid"


# ---- sliders


def check_slide(content: Content, view: ArkView, action: Slide) -> Iterator[Violation]:
    """All three together no further than Focus allows."""
    town = view.town
    yield from rounds.timing(town, action, "upkeep")
    sheet = town.sheets.get(action.seat)
    if sheet is None:
        return
    if action.track not in NAMED_BY:
        yield NameUnknown(action.track, NAMED_BY[0])
        return
    if not 0 <= action.stop < STOPS:
        yield SliderStop(action.track, 0, STOPS - 1)
        return
    if town.active != action.seat:
        return
    used = sum(abs(one - other) for one, other in zip(_slid(sheet, action), town.stood, strict=True))
    focus = content.investigators[sheet.investigator].focus
    if used > focus:
        yield Focus(focus, used)


def _slid(sheet: Sheet, slide: Slide | Slid) -> tuple[int, int, int]:
    at = NAMED_BY.index(slide.track)
    one, two, three = (slide.stop if number == at else stop for number, stop in enumerate(sheet.sliders))
    return one, two, three


def slide(_content: Content, _state: ArkState, action: Slide) -> Iterable[Item]:
    return (Slid(action.seat, action.track, action.stop),)


# ---- one's own ability, and the loan


def check_own(content: Content, view: ArkView, action: UseOwn) -> Iterator[Violation]:
    """In one's own Upkeep, once, if the sheet has something to use."""
    town = view.town
    yield from rounds.timing(town, action, "upkeep")
    sheet = town.sheets.get(action.seat)
    if sheet is None:
        return
    if own_use(content, sheet) is None:
        yield WrongPhase("use-own", "upkeep")
    if (action.seat, OWN) in town.used:
        yield TriedAlready(OWN)


def own_use(content: Content, sheet: Sheet) -> int | None:
    """The statement of a sheet's own text that may be used in the Upkeep."""
    text = content.texts.get(f"investigator.{sheet.investigator}", ())
    uses = (number for number, one in enumerate(text) if isinstance(one, op.Use) and one.timing == "upkeep")
    return next(uses, None)


def use_own(content: Content, state: ArkState, action: UseOwn) -> Iterator[Item]:
    sheet = state.town.sheets[action.seat]
    number = own_use(content, sheet)
    if number is not None:
        yield AbilityUsed(action.seat, OWN)
        yield Run(text=f"investigator.{sheet.investigator}", at=(number, 0, 0), subject=action.seat)


def check_pay_off(_content: Content, view: ArkView, action: PayOff) -> Iterator[Violation]:
    """Ten dollars, in one's own part of any phase."""
    town = view.town
    yield from rounds.timing(town, action, *rounds.ENDED_BY_HAND)
    sheet = town.sheets.get(action.seat)
    if sheet is None:
        return
    if LOAN not in sheet.specials:
        yield AbilityCost(LOAN, LOAN, 0)
    elif town.told and sheet.money < LOAN_PRICE:
        yield AbilityCost(LOAN, f"${LOAN_PRICE}", sheet.money)


LOAN_PRICE: Final = 10


def pay_off(content: Content, _state: ArkState, action: PayOff) -> Iterator[Item]:
    for number, one in enumerate(content.texts[f"special.{LOAN}"]):
        if isinstance(one, op.Use):
            yield Run(text=f"special.{LOAN}", at=(number, 0, 0), subject=action.seat)


# ---- forms


def forms(content: Content, view: ArkView, seat: str) -> Iterator[Form]:
    """Sliders, the own ability, the loan."""
    town = view.town
    sheet = town.sheets.get(seat)
    if sheet is None or town.active != seat:
        return
    if town.phase == "upkeep":
        yield Form(tag(Slide), seat, Slide.title, (Hole("track", OneOf(NAMED_BY)), Hole("stop", Number(0, STOPS - 1))))
        if own_use(content, sheet) is not None:
            yield Form(tag(UseOwn), seat, UseOwn.title)
    if LOAN in sheet.specials:
        yield Form(tag(PayOff), seat, PayOff.title)


# ---- what the events change


def slid(state: ArkState, event: Slid) -> ArkState:
    return with_sheet(state, event.seat, sliders=_slid(state.town.sheets[event.seat], event))


def seasoned(state: ArkState, event: Seasoned) -> ArkState:
    sheet = state.town.sheets[event.seat]
    return with_sheet(state, event.seat, fresh=tuple(card for card in sheet.fresh if card not in event.cards))
