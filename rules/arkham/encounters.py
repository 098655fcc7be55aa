"""Encounters in Arkham and in other worlds: what is met, and what the table tells of it (003 3.3, 3.4)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final, get_args

from rules.actions import Value
from rules.arkham import changing, piles, rounds
from rules.arkham.actions import DrawCard, Outcome
from rules.arkham.actions.encounters import What
from rules.arkham.content import Content
from rules.arkham.effects import (
    Arrest,
    Bless,
    Check,
    ComeBack,
    Curse,
    Delay,
    Devour,
    DrawGateCard,
    DrawIn,
    GetLost,
    Meet,
    OpenGate,
    Receive,
    Send,
    TakeCards,
    TurnGateCards,
)
from rules.arkham.events import (
    CardDrawn,
    GateCardsShuffled,
    GateCardTurned,
    OutcomeTold,
    PartBegan,
    PartEnded,
    TurnLost,
)
from rules.arkham.state import ArkState, Town, with_town
from rules.arkham.views import ArkView
from rules.arkham.violations import AbilityOnGate, MetAlready, MustMeet, NoGateHere, NotALocation, NothingMet, TurnEnded
from rules.effects import Effect
from rules.events import Event
from rules.offers import Form, Hole, Number, OneOf
from rules.seats import FATE
from rules.state import Item
from rules.tags import tag
from rules.violations import NameUnknown, Violation

WHITE: Final = "white"
MET: Final = "met"
AFTER_A_FIGHT: Final = ("sanity", "stamina", "insane", "unconscious")
MANY: Final = 5
SKILLS: Final = ("speed", "sneak", "fight", "will", "lore", "luck")


def when_part_began(_content: Content, state: ArkState, event: Event) -> Iterator[Item]:
    """A gate not explored draws in; in an other world a card is turned up."""
    assert isinstance(event, PartBegan)
    town, seat = state.town, event.seat
    sheet = town.sheets[seat]
    if town.phase == "arkham" and sheet.at in town.gates and sheet.explored != sheet.at:
        yield DrawIn(seat=seat, place=sheet.at)
        yield PartEnded(seat)
    elif town.phase == "other":
        yield TurnGateCards(seat=seat)


# ---- location cards


def check_draw(content: Content, view: ArkView, action: DrawCard) -> Iterator[Violation]:
    """At a location without a gate, once."""
    town = view.town
    yield from rounds.timing(town, action, "arkham")
    yield from may_meet(content, town, action.seat)


def may_meet(content: Content, town: Town, seat: str) -> Iterator[Violation]:
    """Why nothing is met where a seat stands."""
    sheet = town.sheets.get(seat)
    if sheet is None:
        return
    if seat in town.carried:
        yield TurnEnded(seat, sheet.at)
    if sheet.at not in content.locations:
        yield NotALocation(sheet.at)
    if sheet.at in town.gates:
        yield AbilityOnGate()
    if town.encounter:
        yield MetAlready()


def draw(_content: Content, state: ArkState, action: DrawCard) -> Iterable[Item]:
    return (CardDrawn(action.seat, state.town.sheets[action.seat].at),)


def check_met(content: Content, town: Town, seat: str) -> Iterator[Violation]:
    """A location without a gate is met before one is done."""
    at = town.sheets[seat].at
    if at in content.locations and at not in town.gates and not town.encounter and seat not in town.carried:
        yield MustMeet(at)


# ---- gate cards


def turn_cards(content: Content, state: ArkState, effect: TurnGateCards) -> Iterator[Item]:
    """The next card, by Fate or known."""
    left = piles.gate_cards(content, state.town)
    if len(left) == 1:
        yield from turned(content, state.town, effect.seat, left[0])
    else:
        yield DrawGateCard(FATE, effect.seat, left)


def settle_card(content: Content, state: ArkState, asked: DrawGateCard, value: Value) -> Iterable[Item]:
    return turned(content, state.town, asked.who, str(value))


def turned(content: Content, town: Town, seat: str, card: str) -> Iterator[Item]:
    """A fitting colour is met; the white card shuffles the pile; any other is only turned."""
    colour = content.gate_cards[card]
    world = content.world_of_area.get(town.sheets[seat].at, "")
    fits = bool(world) and colour in content.worlds[world].colours
    yield GateCardTurned(seat, card, fits)
    if colour == WHITE:
        yield GateCardsShuffled()
    if not fits and world:
        yield TurnGateCards(seat=seat)


# ---- what the table tells


def check_outcome(content: Content, view: ArkView, action: Outcome) -> Iterator[Violation]:
    """While something is met, or after a fight."""
    town = view.town
    yield from rounds.timing(town, action, "arkham", "other", "movement")
    after_fight = town.phase == "movement" and town.fought and action.what in AFTER_A_FIGHT
    if town.active == action.seat and not after_fight and not _is_meeting(town):
        yield NothingMet()
    if action.seat not in town.sheets:
        return
    at = town.sheets[action.seat].at
    if action.what not in get_args(What):
        yield NameUnknown(action.what, "")
    if action.what == "gate" and at not in content.locations:
        yield NotALocation(at)
    if action.what == "draw-in" and at not in town.gates:
        yield NoGateHere(at)
    known = NAMED.get(action.what)
    if known is not None and action.of not in known(content):
        yield NameUnknown(action.of, "")


def _is_meeting(town: Town) -> bool:
    return town.encounter not in ("", MET)


NAMED: Final[Mapping[str, Callable[[Content], Iterable[str]]]] = {
    "move": lambda content: (*content.streets, *content.locations),
    "check": lambda _content: SKILLS,
    "special": lambda content: content.specials,
    "world": lambda content: content.worlds,
}


def outcome(content: Content, state: ArkState, action: Outcome) -> Iterator[Item]:
    """What is told comes about."""
    yield OutcomeTold(action.seat, action.what)
    yield from _brought(content, state.town, action)


def _brought(content: Content, town: Town, action: Outcome) -> Iterator[Item]:
    seat, amount = action.seat, action.amount
    if action.what in ("sanity", "stamina", "money", "clues"):
        yield changing.by(seat, {action.what: amount}, source=town.sheets[seat].at)
    elif action.what in ("common", "unique", "spell", "skill", "ally"):
        yield TakeCards(seat=seat, deck=action.what, count=amount)
    elif action.what == "check":
        yield Check(seat=seat, skill=action.of, modifier=amount)
    elif action.what == "gate":
        yield OpenGate(place=town.sheets[seat].at, monsters=gate_monsters(town, amount))
    elif action.what == "lose-turn":
        yield TurnLost(seat, town.turn + 1)
    elif action.what in ("insane", "unconscious"):
        yield from changing.collapse(content, town, seat, "sanity" if action.what == "insane" else "stamina")
    elif action.what == "world":
        yield Send(seat=seat, to=content.worlds[action.of].areas[0])
    else:
        yield _effect(town, action)


def _effect(town: Town, action: Outcome) -> Effect:
    seat = action.seat
    effects: Mapping[str, Effect] = {
        "delayed": Delay(seat=seat),
        "arrested": Arrest(seat=seat),
        "lost": GetLost(seat=seat),
        "devoured": Devour(seat=seat),
        "blessed": Bless(seat=seat),
        "cursed": Curse(seat=seat),
        "move": Send(seat=seat, to=action.of),
        "monster": Meet(seat=seat),
        "come-back": ComeBack(seat=seat),
        "draw-in": DrawIn(seat=seat, place=town.sheets[seat].at),
        "special": Receive(seat=seat, special=action.of, gone=action.amount < 0),
    }
    return effects[action.what]


def gate_monsters(town: Town, amount: int) -> int:
    """How many monsters come with a gate of an encounter (AS-09)."""
    many = town.investigators >= MANY and town.options.gate_encounter == "two"
    return 2 if many and amount else min(amount, 1)


# ---- forms


def forms(content: Content, view: ArkView, seat: str) -> Iterator[Form]:
    """Drawing a card; and while something is met, a palette of what it may bring."""
    town = view.town
    if town.active != seat:
        return
    if town.phase == "arkham" and town.sheets[seat].at in content.locations:
        yield Form(tag(DrawCard), seat, DrawCard.title)
    if _is_meeting(town):
        yield from _palette(content, seat)


def _palette(content: Content, seat: str) -> Iterator[Form]:
    for what in ("sanity", "stamina", "money", "clues"):
        yield _form(seat, what, Hole("amount", Number(-10, 10)))
    for what in ("common", "unique", "spell", "skill", "ally"):
        yield _form(seat, what, Hole("amount", Number(-3, 3)))
    yield _form(seat, "check", Hole("of", OneOf(SKILLS)), Hole("amount", Number(-4, 4)))
    yield _form(seat, "move", Hole("of", OneOf((*content.streets, *content.locations))))
    yield _form(seat, "world", Hole("of", OneOf(tuple(content.worlds))))
    yield _form(seat, "special", Hole("of", OneOf(tuple(content.specials))))
    yield _form(seat, "gate", Hole("amount", Number(0, 1)))
    for what in PLAIN:
        yield _form(seat, what)


PLAIN: Final = (
    "delayed", "arrested", "lost", "devoured", "blessed", "cursed", "monster", "come-back", "draw-in", "lose-turn",
    "insane", "unconscious",
)  # fmt: skip


def _form(seat: str, what: str, *holes: Hole) -> Form:
    return Form(tag(Outcome), seat, Outcome.title, holes, (("what", what),))


# ---- what the events change


def card_drawn(state: ArkState, event: CardDrawn) -> ArkState:
    return with_town(state, encounter=event.place)


def gate_card_turned(state: ArkState, event: GateCardTurned) -> ArkState:
    under = tuple(card for card in state.town.under_gates if card != event.card)
    state = with_town(state, under_gates=(*under, event.card))
    return with_town(state, encounter=event.card) if event.met else state


def gate_cards_shuffled(state: ArkState, _event: GateCardsShuffled) -> ArkState:
    return with_town(state, under_gates=())


def outcome_told(state: ArkState, _event: OutcomeTold) -> ArkState:
    return state
