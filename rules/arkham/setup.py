"""The table before the first turn, and what a position asks for (003 4.1; arkham-board.md 10.1)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from rules.actions import Value
from rules.arkham.content import Content
from rules.arkham.effects import DrawAncient, DrawFirst, DrawInvestigator
from rules.arkham.events import AncientDrawn, FirstDrawn, InvestigatorDrawn, PhaseBegan, TownPrepared
from rules.arkham.options import Options
from rules.arkham.rounds import phase_began
from rules.arkham.state import ArkState, Sheet, Town, with_sheet, with_town
from rules.events import Event
from rules.messages import Name
from rules.seats import FATE, Seat
from rules.state import Item, Table

KATE: Final = "kate_winthrop"
MOST: Final = 8


def seats(investigators: int = 4, people: tuple[str, ...] = ()) -> tuple[Seat, ...]:
    """One to eight seats, clockwise; each is called as its player, or by its number."""
    return tuple(
        Seat(f"p{number}", _name(number, people), "investigator", f"investigator-{number}")
        for number in range(1, investigators + 1)
    )


def _name(number: int, people: tuple[str, ...]) -> Name:
    typed = people[number - 1] if number <= len(people) else ""
    return Name(ko=typed, en=typed) if typed else Name(ko=f"조사자 {number}", en=f"Investigator {number}")


def setup(content: Content, options: Options, table: tuple[Seat, ...], _layout: None) -> Table[ArkState]:
    """Everybody off the board; what the options settle is settled, the rest is asked."""
    order = tuple(seat.id for seat in table)
    first = options.first if options.first in order else ""
    town = Town(options, {seat: Sheet() for seat in order}, order, "setup", first=first, ancient=options.ancient)
    state = _as_far_as_known(content, ArkState(town=town))
    return Table(state, asked(content, state))


def _as_far_as_known(content: Content, state: ArkState) -> ArkState:
    while state.town.phase == "setup":
        match next(iter(preparing(content, state))):
            case InvestigatorDrawn() as drawn:
                state = investigator_drawn(state, drawn)
            case TownPrepared() as prepared:
                state = phase_began(town_prepared(state, prepared), PhaseBegan("mythos"))
            case _:
                break
    return state


def _fields(sheet: Sheet) -> dict[str, object]:
    return {name: getattr(sheet, name) for name in sheet.__struct_fields__}


def equipped(content: Content, town: Town, seat: str, investigator: str) -> Sheet:
    """An investigator's sheet at the start, at home (003 4.1); the cards of the sheet without their names."""
    one = content.investigators[investigator]
    less = int(town.ancient == "cthulhu")
    return Sheet(
        investigator=investigator,
        at=one.home,
        sanity=one.sanity - less,
        stamina=one.stamina - less,
        max_sanity=one.sanity - less,
        max_stamina=one.stamina - less,
        sliders=town.options.sliders.get(seat, (1, 1, 1)),
        money=one.money,
        clues=one.clues,
        hand=_hand(content, investigator),
        specials=tuple(card for card in one.fixed if card in content.specials),
        fresh=tuple(card for card in one.fixed if card in content.specials),
    )


def _hand(content: Content, investigator: str) -> tuple[str, ...]:
    one = content.investigators[investigator]
    named = tuple(card for card in one.fixed if card not in content.specials)
    drawn = tuple(deck for deck, count in one.random.items() for _ in range(count))
    return (*named, *drawn)


def asked(content: Content, state: ArkState) -> tuple[Item, ...]:
    """The question that a position waits for; at rest a table's agenda is just this."""
    if state.town.phase == "over":
        return ()
    return tuple(_as_question(item) for item in preparing(content, state) if not isinstance(item, TownPrepared))


def _as_question(item: Item) -> Item:
    """At rest nothing happens by itself: even the one chosen beforehand is asked for."""
    return DrawInvestigator(FATE, item.seat, (item.investigator,)) if isinstance(item, InvestigatorDrawn) else item


def preparing(content: Content, state: ArkState) -> Iterator[Item]:
    """What is still to be settled, one thing at a time; then the town is laid out."""
    town = state.town
    undrawn = [seat for seat in town.order if not (town.sheets[seat].investigator or town.sheets[seat].out)]
    if not town.ancient:
        yield DrawAncient(FATE, tuple(content.ancients))
    elif undrawn:
        yield _investigator(content, town, undrawn[0])
    elif not town.first:
        yield DrawFirst(FATE, town.order)
    else:
        yield TownPrepared(starting_clues(content, town), starting_allies(content, town), len(town.order))


def _investigator(content: Content, town: Town, seat: str) -> Item:
    """The one chosen for a seat, or the question which it is."""
    chosen = town.options.investigators.get(seat, "")
    if not chosen:
        return DrawInvestigator(FATE, seat, unused(content, town))
    return InvestigatorDrawn(seat, chosen, equipped(content, town, seat, chosen))


def unused(content: Content, town: Town) -> tuple[str, ...]:
    """The investigators whom nobody plays."""
    played = {sheet.investigator for sheet in town.sheets.values()}
    wanted = set(town.options.investigators.values())
    return tuple(one for one in content.investigators if one not in played | wanted)


def starting_clues(content: Content, town: Town) -> dict[str, int]:
    """One at each unstable location; none at the Science Building where Kate Winthrop plays."""
    kate = any(sheet.investigator == KATE for sheet in town.sheets.values())
    unstable = (place for place in content.locations if content.areas[place].unstable)
    return {place: 1 for place in unstable if not (kate and place == content.investigators[KATE].home)}


def starting_allies(content: Content, town: Town) -> tuple[str, ...]:
    """Those whom no investigator begins with."""
    held = {card for sheet in town.sheets.values() for card in sheet.hand}
    return tuple(ally for ally in content.allies if ally not in held)


# ---- answers


def settle_ancient(_content: Content, _state: ArkState, _asked: DrawAncient, value: Value) -> Iterable[Item]:
    return (AncientDrawn(str(value)),)


def settle_first(_content: Content, _state: ArkState, _asked: DrawFirst, value: Value) -> Iterable[Item]:
    return (FirstDrawn(str(value)),)


def settle_investigator(content: Content, state: ArkState, asked: DrawInvestigator, value: Value) -> Iterable[Item]:
    return (InvestigatorDrawn(asked.who, str(value), equipped(content, state.town, asked.who, str(value))),)


def when_settled(content: Content, state: ArkState, _event: Event) -> Iterable[Item]:
    """The next thing to be settled; once the game is on, only what a hand has left open."""
    return preparing(content, state) if state.town.phase == "setup" else asked(content, state)


def when_prepared(_content: Content, _state: ArkState, _event: Event) -> Iterable[Item]:
    """The first mythos card ends the setup (003 4.1)."""
    return (PhaseBegan("mythos"),)


# ---- what the events change


def ancient_drawn(state: ArkState, event: AncientDrawn) -> ArkState:
    return with_town(state, ancient=event.ancient)


def first_drawn(state: ArkState, event: FirstDrawn) -> ArkState:
    return with_town(state, first=event.seat)


def investigator_drawn(state: ArkState, event: InvestigatorDrawn) -> ArkState:
    return with_sheet(state, event.seat, **_fields(event.sheet))


def town_prepared(state: ArkState, event: TownPrepared) -> ArkState:
    return with_town(state, clues=event.clues, allies=event.allies, count=event.count)
