"""Gains and losses, and what becomes of whoever has no Sanity or Stamina left (arkham-board.md 11.4)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from rules.actions import Value
from rules.arkham import modifiers, setup
from rules.arkham.content import Content
from rules.arkham.effects import Change, ChooseLost, Devour, Fall, GetLost, LoseItems
from rules.arkham.events import (
    CardsLost,
    CarriedOff,
    Devoured,
    Discarded,
    Gained,
    MaximumLowered,
    Reduced,
    Replaced,
)
from rules.arkham.state import ArkState, Sheet, Town, with_sheet, with_town
from rules.state import Item

ASYLUM: Final = "arkham_asylum"
HOSPITAL: Final = "st_marys_hospital"
RETAINER: Final = "retainer"
AMOUNTS: Final = ("sanity", "stamina", "money", "clues")


def by(seat: str, amounts: Mapping[str, int], source: str = "", cost: bool = False, more: bool = False) -> Change:
    """The change of a seat by these amounts of ``sanity``, ``stamina``, ``money`` and ``clues``."""
    return Change(
        seat=seat,
        sanity=amounts.get("sanity", 0),
        stamina=amounts.get("stamina", 0),
        money=amounts.get("money", 0),
        clues=amounts.get("clues", 0),
        cost=cost,
        more=more,
        source=source,
    )


def change(content: Content, state: ArkState, effect: Change) -> Iterator[Item]:
    """As much as comes and goes; then whoever has nothing left falls. Nothing is known of numbers not told."""
    town = state.town
    sheet = town.sheets.get(effect.seat)
    if sheet is None or sheet.out or not town.told:
        return
    amounts = {
        "sanity": _vital(content, town, effect, "sanity"),
        "stamina": _vital(content, town, effect, "stamina"),
        "money": max(effect.money, -sheet.money),
        "clues": max(effect.clues, -sheet.clues),
    }
    yield from (_told(effect.seat, what, amount) for what, amount in amounts.items() if amount)
    if any(amounts.values()) and not effect.more:
        yield Fall(seat=effect.seat)


def _told(seat: str, what: str, amount: int) -> Item:
    return Gained(seat, what, amount) if amount > 0 else Reduced(seat, what, -amount)


def _vital(content: Content, town: Town, effect: Change, what: str) -> int:
    """How much Sanity or Stamina really comes or goes."""
    sheet = town.sheets[effect.seat]
    amount: int = getattr(effect, what)
    now: int = getattr(sheet, what)
    most: int = getattr(sheet, f"max_{what}")
    if amount > 0:
        allowed = modifiers.may_gain(content, town, what, effect.source)
        return min(amount, max(0, most - now)) if allowed else 0
    less = 0 if effect.cost else modifiers.lessened(content, town.sheets[effect.seat], what)
    return -min(now, max(0, -amount - less))


def fall(content: Content, state: ArkState, effect: Fall) -> Iterator[Item]:
    """Carried off in Arkham, lost in an other world, devoured when both are gone."""
    sheet = state.town.sheets[effect.seat]
    if sheet.out or (sheet.sanity > 0 and sheet.stamina > 0):
        return
    if sheet.sanity <= 0 and sheet.stamina <= 0:
        yield Devour(seat=effect.seat)
        return
    yield from halved(content, effect.seat, sheet)
    if sheet.at in content.areas:
        yield CarriedOff(effect.seat, ASYLUM if sheet.sanity <= 0 else HOSPITAL)
    else:
        yield GetLost(seat=effect.seat)


def collapse(content: Content, town: Town, seat: str, what: str) -> Iterator[Item]:
    """All ``sanity`` or ``stamina`` is gone; where the numbers were not told, what follows is done all the same."""
    sheet = town.sheets[seat]
    left: int = getattr(sheet, what)
    if town.told:
        if left:
            yield Reduced(seat, what, left)
        yield Fall(seat=seat)
    elif sheet.at in content.areas:
        yield CarriedOff(seat, ASYLUM if what == "sanity" else HOSPITAL)
    else:
        yield GetLost(seat=seat)


def halved(content: Content, seat: str, sheet: Sheet) -> Iterator[Item]:
    """Half of the items and half of the clues, each rounded down, and the Retainer."""
    if sheet.clues // 2:
        yield Reduced(seat, "clues", sheet.clues // 2)
    if RETAINER in sheet.specials:
        yield Discarded(seat, RETAINER)
    if len(items(content, sheet)) // 2:
        yield LoseItems(seat=seat, count=len(items(content, sheet)) // 2)


def items(content: Content, sheet: Sheet) -> tuple[str, ...]:
    """The item cards of a hand: Common and Unique Items and Spells."""
    return tuple(card for card in sheet.hand if content.deck_of(card) in ("common", "unique", "spell"))


def lose_items(content: Content, state: ArkState, effect: LoseItems) -> Iterator[Item]:
    """One at a time, of the owner's choice; where all are of one kind there is nothing to choose."""
    left = items(content, state.town.sheets[effect.seat])
    kinds = tuple(dict.fromkeys(left))
    count = min(effect.count, len(left))
    if not count:
        return
    if len(kinds) == 1 or count == len(left):
        yield CardsLost(effect.seat, left[:count])
    else:
        yield ChooseLost(effect.seat, kinds, count)


def settle_lost(_content: Content, _state: ArkState, asked: ChooseLost, value: Value) -> Iterable[Item]:
    return (CardsLost(asked.seat, (str(value),)), LoseItems(seat=asked.seat, count=asked.count - 1))


def devour(content: Content, state: ArkState, effect: Devour) -> Iterator[Item]:
    """The trophies stay with the player; a new investigator comes at the start of the next turn (PL p17)."""
    sheet = state.town.sheets[effect.seat]
    if not sheet.out:
        yield Devoured(effect.seat, tuple(card for card in sheet.hand if card in content.allies))


def newcomers(content: Content, town: Town) -> tuple[str, ...]:
    """Who may take the seat of one who was devoured: whoever is unused, the devoured one included."""
    played = {sheet.investigator for sheet in town.sheets.values() if not sheet.devoured}
    return tuple(one for one in content.investigators if one not in played)


def replacement(content: Content, town: Town, seat: str, investigator: str) -> Replaced:
    """The event by which a new investigator takes a seat."""
    return Replaced(seat, investigator, setup.equipped(content, town, seat, investigator))


# ---- what the events change


def gained(state: ArkState, event: Gained) -> ArkState | None:
    return _moved_by(state, event.seat, event.what, event.amount)


def reduced_by(state: ArkState, event: Reduced) -> ArkState | None:
    return _moved_by(state, event.seat, event.what, -event.amount)


def _moved_by(state: ArkState, seat: str, what: str, amount: int) -> ArkState | None:
    sheet = state.town.sheets.get(seat)
    if sheet is None or what not in AMOUNTS:
        return None
    return with_sheet(state, seat, **{what: max(0, getattr(sheet, what) + amount)})


def maximum_lowered(state: ArkState, event: MaximumLowered) -> ArkState:
    sheet = state.town.sheets[event.seat]
    sanity, stamina = sheet.max_sanity - event.sanity, sheet.max_stamina - event.stamina
    return with_sheet(
        state,
        event.seat,
        max_sanity=sanity,
        max_stamina=stamina,
        sanity=min(sheet.sanity, sanity),
        stamina=min(sheet.stamina, stamina),
    )


def carried_off(state: ArkState, event: CarriedOff) -> ArkState:
    sheet = state.town.sheets[event.seat]
    state = with_sheet(
        state, event.seat, at=event.to, sanity=max(1, sheet.sanity), stamina=max(1, sheet.stamina), explored=""
    )
    return with_town(state, carried=(*state.town.carried, event.seat), points=_halted(state.town, event.seat))


def _halted(town: Town, seat: str) -> int:
    return 0 if town.active == seat else town.points


def devoured(state: ArkState, event: Devoured) -> ArkState:
    state = with_town(state, allies=(*state.town.allies, *event.allies))
    return with_sheet(state, event.seat, devoured=True, at="", hand=(), specials=(), fresh=(), money=0, clues=0)


def replaced(state: ArkState, event: Replaced) -> ArkState:
    """Trophies stay with the player."""
    old = state.town.sheets[event.seat]
    state = seated_anew(state, event.seat, event.sheet)
    return with_sheet(state, event.seat, markers=old.markers, trophies=old.trophies)


def seated_anew(state: ArkState, seat: str, sheet: Sheet) -> ArkState:
    """A seat with the sheet of a new investigator; an ally of the sheet is in the pile no longer."""
    town = state.town
    allies = tuple(ally for ally in town.allies if ally not in sheet.hand)
    return with_town(state, sheets={**town.sheets, seat: sheet}, allies=allies)
