"""The Patrol Wagon, which takes the place of a whole move (arkham-board.md 13; special_cards.tsv)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from rules.actions import Action
from rules.arkham import modifiers, movement, rounds
from rules.arkham.actions import Ride, Trade
from rules.arkham.content import Content
from rules.arkham.effects import EndCombat
from rules.arkham.events import CameBack, CardBoxed, Rode
from rules.arkham.state import ArkState, Town, with_sheet, with_town
from rules.arkham.views import ArkView
from rules.arkham.violations import Closed, NotHeld, WagonAfterSteps
from rules.events import Event
from rules.offers import Form, Hole, OneOf
from rules.state import Item, known
from rules.tags import tag
from rules.violations import NotAttested, SamePlace, Violation

WAGON: Final = "patrol_wagon"


def owner(town: Town) -> str:
    """The seat that is known to have it; "" where none is."""
    return next((seat for seat in town.order if WAGON in town.sheets[seat].specials), "")


def check_ride(content: Content, view: ArkView, ride: Ride) -> Iterator[Violation]:
    """In one's part of the movement phase, from a place in town to any other, by its owner, instead of every step."""
    town = view.town
    yield from rounds.timing(town, ride, "movement")
    sheet = town.sheets.get(ride.seat)
    if sheet is None:
        return
    yield from movement.held(content, town, ride.seat)
    yield from _owned(view, ride.seat)
    wrong = movement.no_goal(content, sheet.at, ride.to)
    if wrong is not None:
        yield wrong
    elif ride.to == sheet.at:
        yield SamePlace(ride.seat, sheet.at)
    elif sheet.at in content.areas:
        yield from _shut(content, town, sheet.at, ride.to)
    if sheet.at in content.areas and _has_walked(town, ride.seat):
        yield WagonAfterSteps(ride.seat)


def _owned(view: ArkView, seat: str) -> Iterator[Violation]:
    """Where the cards are not told and nobody is known to have it, the table is asked."""
    town, fact = view.town, f"wagon:{seat}:{view.town.turn}"
    if owner(town) == seat:
        return
    if town.told or owner(town):
        yield NotHeld(WAGON, 0)
    elif not known(view.attested, fact):
        yield NotAttested(fact)


def _shut(content: Content, town: Town, here: str, there: str) -> Iterator[Violation]:
    """Neither into what is closed nor out of a street that is blocked."""
    blocked = modifiers.blocked(content, town)
    if here in blocked:
        yield Closed(here)
    elif there in blocked | town.shut:
        yield Closed(there)


def _has_walked(town: Town, seat: str) -> bool:
    return town.active == seat and town.walked and not (town.fought or town.ended)


def ride(_content: Content, state: ArkState, action: Ride) -> Iterable[Item]:
    """No street on the way is entered; the move is over there."""
    return (Rode(action.seat, state.town.sheets[action.seat].at, action.to),)


def remedy_given(_content: Content, view: ArkView, action: Action, reason: Violation) -> Iterator[Action]:
    """Whoever has it gives it away first, where both stand together."""
    town, has = view.town, owner(view.town)
    assert isinstance(reason, NotHeld)
    if isinstance(action, Ride) and has and action.seat in town.sheets and has != action.seat:
        yield Trade(has, action.seat, WAGON)


# ---- whether it holds out


def end_combat(content: Content, state: ArkState, effect: EndCombat) -> Iterator[Item]:
    """What the cards of a seat do after each of its combats."""
    return _runs(content, state.town, effect.seat, "combat_end")


def when_back(content: Content, state: ArkState, event: Event) -> Iterator[Item]:
    """What the cards of a seat do whenever it is back from an other world."""
    assert isinstance(event, CameBack)
    return _runs(content, state.town, event.seat, "return")


def _runs(content: Content, town: Town, seat: str, event: str) -> Iterator[Item]:
    """Nothing is rolled for cards that are not told."""
    if town.told and seat in town.sheets:
        yield from modifiers.runs(content, modifiers.held(town.sheets[seat]), event, seat)


# ---- forms and drops


def forms(content: Content, view: ArkView, seat: str) -> Iterator[Form]:
    """To whoever has it, or may have it for all that is told."""
    town = view.town
    may = owner(town) == seat or not (town.told or owner(town))
    if town.phase == "movement" and town.active == seat and may:
        yield Form(tag(Ride), seat, Ride.title, (Hole("to", OneOf((*content.streets, *content.locations))),))


def drops(_content: Content, view: ArkView, piece: str, space: str) -> Iterator[Action]:
    """An investigator that is dropped somewhere may have ridden there, where it is known to have the wagon."""
    if piece in view.town.sheets and owner(view.town) == piece:
        yield Ride(piece, space)


# ---- what the events change


def rode(state: ArkState, event: Rode) -> ArkState | None:
    if event.seat not in state.town.sheets:
        return None
    state = with_sheet(state, event.seat, at=event.to, explored="")
    return with_town(state, points=0, handled=(), ended=True)


def card_boxed(state: ArkState, event: CardBoxed) -> ArkState:
    """It is in nobody's reach any more."""
    sheet = state.town.sheets[event.seat]
    left = {name: tuple(card for card in getattr(sheet, name) if card != event.card) for name in ("specials", "fresh")}
    state = with_sheet(state, event.seat, **left)
    return with_town(state, boxed=(*state.town.boxed, event.card))
