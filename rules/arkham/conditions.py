"""Delayed, arrested, lost, blessed, cursed: what lies on an investigator (arkham-board.md 11.2, 11.4)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from rules.actions import Value
from rules.arkham import modifiers
from rules.arkham.content import Content
from rules.arkham.effects import (
    Arrest,
    Bless,
    Change,
    ChoosePlace,
    Curse,
    Delay,
    GetLost,
    Receive,
    Send,
    TakeCards,
)
from rules.arkham.events import (
    Arrested,
    Barred,
    CardsLost,
    CardsTaken,
    CarriedOff,
    Delayed,
    Discarded,
    Freed,
    Lost,
    Received,
    Returned,
    Sent,
    StoodUp,
    TurnLost,
)
from rules.arkham.state import JAIL, LOST, ArkState, Town, with_sheet, with_town
from rules.events import Event
from rules.state import Item

BLESSING: Final = "blessing"
CURSE: Final = "curse"
CHURCH: Final = "south_church"
STATION: Final = "police_station"
TURNS_AWAY: Final = 2


def delay(_content: Content, state: ArkState, effect: Delay) -> Iterator[Item]:
    """Delays do not stack."""
    if not state.town.sheets[effect.seat].delayed:
        yield Delayed(effect.seat)


def arrest(content: Content, state: ArkState, effect: Arrest) -> Iterator[Item]:
    """Half of the money goes, rounded down; nobody is arrested while a text forbids it."""
    town = state.town
    sheet = town.sheets[effect.seat]
    if modifiers.forbids(content, town, "arrest") or sheet.out:
        return
    if sheet.money // 2:
        yield Change(seat=effect.seat, money=-(sheet.money // 2), cost=True)
    yield Arrested(effect.seat)


def get_lost(content: Content, state: ArkState, effect: GetLost) -> Iterator[Item]:
    """Sister Mary never is; what the Ancient One makes of it follows (arkham-board.md 8, 9)."""
    town = state.town
    sheet = town.sheets[effect.seat]
    if sheet.out or sheet.at == LOST:
        return
    if modifiers.is_never_lost(content, sheet):
        yield CarriedOff(effect.seat, _refuge(sheet.sanity, sheet.stamina))
    else:
        yield Lost(effect.seat, town.turn + TURNS_AWAY)


def when_lost(content: Content, state: ArkState, event: Event) -> Iterator[Item]:
    """Yig gains doom by it, Yog-Sothoth devours the lost (arkham-board.md 9)."""
    assert isinstance(event, Lost)
    return modifiers.runs(content, modifiers.lying(state.town), "lost", event.seat)


def _refuge(sanity: int, stamina: int) -> str:
    if sanity <= 0:
        return "arkham_asylum"
    return "st_marys_hospital" if stamina <= 0 else CHURCH


def bless(_content: Content, state: ArkState, effect: Bless) -> Iterator[Item]:
    """A curse only goes; a blessing comes once."""
    yield from _opposed(state.town, effect.seat, BLESSING, CURSE)


def curse(_content: Content, state: ArkState, effect: Curse) -> Iterator[Item]:
    """A blessing only goes; a curse comes once."""
    yield from _opposed(state.town, effect.seat, CURSE, BLESSING)


def _opposed(town: Town, seat: str, coming: str, opposite: str) -> Iterator[Item]:
    held = town.sheets[seat].specials
    if opposite in held:
        yield Discarded(seat, opposite)
    elif coming not in held:
        yield Received(seat, coming)


def receive(content: Content, state: ArkState, effect: Receive) -> Iterator[Item]:
    """One of each kind at most (PL p40), as long as there are any."""
    town = state.town
    held = effect.special in town.sheets[effect.seat].specials
    out = sum(effect.special in sheet.specials for sheet in town.sheets.values())
    if effect.gone and held:
        yield Discarded(effect.seat, effect.special)
    elif not effect.gone and not held and out < _in_play(content, town, effect.special):
        yield Received(effect.seat, effect.special)


def _in_play(content: Content, town: Town, special: str) -> int:
    """How many there are, without those that are out of the game."""
    return content.specials[special].count - town.boxed.count(special)


def take_cards(content: Content, state: ArkState, effect: TakeCards) -> Iterator[Item]:
    """Unnamed cards come and go by their deck."""
    if effect.count > 0:
        yield CardsTaken(effect.seat, (effect.deck,) * effect.count)
        return
    hand = state.town.sheets[effect.seat].hand
    fitting = tuple(card for card in hand if content.deck_of(card) == effect.deck)[: -effect.count]
    if fitting:
        yield CardsLost(effect.seat, fitting)


def send(_content: Content, state: ArkState, effect: Send) -> Iterator[Item]:
    if state.town.sheets[effect.seat].at != effect.to:
        yield Sent(effect.seat, effect.to)


# ---- coming back


def open_places(content: Content, town: Town) -> tuple[str, ...]:
    """Every street and every location that is neither closed nor blocked."""
    shut = town.shut | modifiers.blocked(content, town)
    return tuple(place for place in (*content.streets, *content.locations) if place not in shut)


def ask_return(content: Content, town: Town, seat: str) -> ChoosePlace:
    """Where one who was lost comes back."""
    return ChoosePlace(seat, open_places(content, town))


def settle_return(_content: Content, state: ArkState, asked: ChoosePlace, value: Value) -> Iterable[Item]:
    """Out of time and space, or wherever a text lets one go."""
    lost = state.town.sheets[asked.seat].at == LOST
    return (Returned(asked.seat, str(value)) if lost else Sent(asked.seat, str(value)),)


def when_received(content: Content, _state: ArkState, event: Event) -> Iterator[Item]:
    """What a special card brings when it comes."""
    assert isinstance(event, Received)
    return modifiers.runs(content, (f"special.{event.special}",), "join", event.seat)


# ---- what the events change


def delayed(state: ArkState, event: Delayed) -> ArkState:
    return with_sheet(state, event.seat, delayed=True)


def stood_up(state: ArkState, event: StoodUp) -> ArkState:
    """Standing up is all there is to this movement."""
    state = with_sheet(state, event.seat, delayed=False)
    return with_town(state, stood_up=(*state.town.stood_up, event.seat), ended=True, points=0)


def arrested(state: ArkState, event: Arrested) -> ArkState:
    state = with_sheet(state, event.seat, at=JAIL, delayed=True, jailed=state.town.turn, explored="")
    return with_town(state, carried=(*state.town.carried, event.seat))


def freed(state: ArkState, event: Freed) -> ArkState:
    """The lost turn stays lost; only the marker is stood up (arkham-board.md 11.4)."""
    idle = state.town.turn if state.town.sheets[event.seat].jailed else 0
    return with_sheet(state, event.seat, at=STATION, delayed=False, jailed=0, idle=idle)


def lost(state: ArkState, event: Lost) -> ArkState:
    sheet = state.town.sheets[event.seat]
    state = with_sheet(
        state,
        event.seat,
        at=LOST,
        delayed=True,
        returns=event.returns,
        sanity=max(1, sheet.sanity),
        stamina=max(1, sheet.stamina),
        explored="",
        entered="",
    )
    return with_town(state, carried=(*state.town.carried, event.seat))


def returned(state: ArkState, event: Returned) -> ArkState:
    return with_sheet(state, event.seat, at=event.to, delayed=False, returns=0)


def turn_lost(state: ArkState, event: TurnLost) -> ArkState:
    return with_sheet(state, event.seat, idle=event.turn)


def received(state: ArkState, event: Received) -> ArkState:
    sheet = state.town.sheets[event.seat]
    return with_sheet(state, event.seat, specials=(*sheet.specials, event.special), fresh=(*sheet.fresh, event.special))


def discarded(state: ArkState, event: Discarded) -> ArkState:
    sheet = state.town.sheets[event.seat]
    return with_sheet(
        state,
        event.seat,
        specials=tuple(card for card in sheet.specials if card != event.special),
        fresh=tuple(card for card in sheet.fresh if card != event.special),
    )


def barred(state: ArkState, event: Barred) -> ArkState:
    return with_sheet(state, event.seat, barred=True)


def without(hand: tuple[str, ...], cards: tuple[str, ...]) -> tuple[str, ...]:
    """A hand after these cards have gone, each once."""
    left = list(hand)
    for card in cards:
        if card in left:
            left.remove(card)
    return tuple(left)


def cards_lost(state: ArkState, event: CardsLost) -> ArkState:
    return with_sheet(state, event.seat, hand=without(state.town.sheets[event.seat].hand, event.cards))


def cards_taken(state: ArkState, event: CardsTaken) -> ArkState:
    return with_sheet(state, event.seat, hand=(*state.town.sheets[event.seat].hand, *event.cards))


def sent(state: ArkState, event: Sent) -> ArkState:
    return with_sheet(state, event.seat, at=event.to, explored="", entered="")
