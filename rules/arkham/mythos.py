"""The mythos phase: a card, and its steps in order (003 3.5; arkham-board.md 10)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from rules.actions import Value
from rules.arkham import changing, joining, modifiers, monster_moves, piles, rounds, rumors, setup, tracks
from rules.arkham.actions import Proceed
from rules.arkham.content import Content, MythosCard
from rules.arkham.effects import (
    BeginTurn,
    DrawMythos,
    DrawNewcomer,
    DrawNext,
    EndStage,
    MoveMonsters,
    OpenGate,
    PassMarker,
    Run,
    Surge,
    TakeNewClue,
)
from rules.arkham.events import (
    CluePlaced,
    CluesTaken,
    EnvironmentCame,
    HeadlineEnded,
    MythosDrawn,
    MythosPutBack,
    MythosSettled,
    StageEnded,
    TurnBegan,
)
from rules.arkham.state import STAGES, ArkState, Stage, Town, with_town
from rules.arkham.texts import operations as op
from rules.arkham.views import ArkView
from rules.arkham.violations import TurnOrder, WrongPhase
from rules.effects import Choice
from rules.offers import Form
from rules.seats import FATE
from rules.state import Item
from rules.tags import tag, tag_of
from rules.violations import NameUnknown, Violation

NEXT: Final[dict[Stage, Stage]] = dict(zip(STAGES, STAGES[1:], strict=False))


def check_proceed(_content: Content, view: ArkView, action: Proceed) -> Iterator[Violation]:
    """The first player goes on, in the mythos phase, or where it is nobody's part."""
    town = view.town
    if action.seat not in town.sheets:
        yield NameUnknown(action.seat, town.first)
        return
    if town.phase != "mythos" and not rounds.is_idle(town):
        yield WrongPhase(tag_of(action), "mythos")
    if town.first != action.seat:
        yield TurnOrder(town.first)


def proceed(content: Content, state: ArkState, _action: Proceed) -> Iterator[Item]:
    """The step that is due; where it is nobody's part, the next one."""
    town = state.town
    if town.phase == "setup":
        yield from setup.preparing(content, state)
    elif town.phase != "mythos":
        yield rounds.next_part(content, town)
    else:
        yield from STEPS[town.stage](content, town)
        yield from () if town.stage == "end" else (EndStage(),)


def binds(state: ArkState, _asked: Choice) -> bool:
    """What the table tells of a step of the Mythos is part of it: a surge is undone as a whole (cases FU-16)."""
    return state.town.phase == "mythos"


def end_stage(_content: Content, state: ArkState, _effect: EndStage) -> Iterator[Item]:
    """The next step, unless the game has ended; of two cards a turn the first is there for its gate alone."""
    town = state.town
    if town.phase != "mythos" or town.stage == "end":
        return
    if town.stage == "gate" and town.twofold and not town.doubled:
        yield MythosSettled(town.card, "bottom")
        yield StageEnded("draw")
    else:
        yield StageEnded(NEXT[town.stage])


# ---- the card


def draw(content: Content, town: Town) -> Iterator[Item]:
    """By Fate; or, when all of the pile is known, from its top."""
    left = piles.mythos(content, town)
    if left:
        yield DrawMythos(FATE, left)
    elif town.under_mythos:
        yield from drawn(content, town, town.under_mythos[0])


def settle_card(content: Content, state: ArkState, _asked: DrawMythos, value: Value) -> Iterable[Item]:
    return drawn(content, state.town, str(value))


def drawn(content: Content, town: Town, card: str) -> Iterator[Item]:
    """Put back and drawn again: the card that shuffles, and at setup one that opens no gate (003 4.1)."""
    yield MythosDrawn(card)
    if content.mythos[card].kind == "shuffle":
        yield MythosPutBack(card, shuffled=True)
        yield DrawNext()
    elif town.turn == 0 and is_no_beginning(content, town, card):
        yield MythosPutBack(card)
        yield DrawNext()


def is_no_beginning(content: Content, town: Town, card: str) -> bool:
    """A rumor, or a card whose gate cannot open (AS-11)."""
    one = content.mythos[card]
    kept = one.gate and modifiers.keeps_away(content, town, one.gate) and town.options.kate_first == "redraw"
    return one.kind == "rumor" or not one.gate or bool(kept)


def draw_next(content: Content, state: ArkState, _effect: DrawNext) -> Iterable[Item]:
    return draw(content, state.town)


# ---- gate, clue, monsters


def gate(content: Content, town: Town) -> Iterator[Item]:
    """A new gate, or a surge where one is open."""
    place = content.mythos[town.card].gate if town.card else ""
    if place in town.gates:
        yield Surge(place=place)
    elif place:
        yield OpenGate(place=place, monsters=tracks.limits(content, town).per_gate)


def clue(content: Content, town: Town) -> Iterator[Item]:
    """Where no gate is open; whoever stands there may take it at once."""
    place = content.mythos[town.card].clue if town.card else ""
    if not place or place in town.gates or (town.turn == 0 and "clue" in town.options.placed):
        return
    people = town.people_at.get(place, ())
    if people:
        asked = people[0] if len(people) == 1 else town.first
        yield TakeNewClue(asked, place, people)
    else:
        yield CluePlaced(place)


def settle_clue(_content: Content, _state: ArkState, asked: TakeNewClue, value: Value) -> Iterable[Item]:
    if value == "leave":
        return (CluePlaced(asked.place),)
    return (CluesTaken(str(value), asked.place, 1, fresh=True),)


def monsters(content: Content, town: Town) -> Iterator[Item]:
    yield MoveMonsters(tokens=monster_moves.movers(content, town))


# ---- what the card says


def ability(content: Content, town: Town) -> Iterator[Item]:
    """A headline once, an environment until the next, a rumor until it is settled."""
    card = content.mythos.get(town.card)
    if card is None:
        return
    if card.kind == "headline":
        yield Run(text=f"mythos.{card.id}", subject=town.first)
        lasts = card.lasts == "end_of_next_turn"
        yield MythosSettled(card.id, "lasting" if lasts else "bottom", town.turn + 1 if lasts else 0)
    elif card.kind == "environment":
        yield from _environment(content, town, card)
    elif card.kind == "rumor":
        yield from rumors.comes(town, card.id)


def _environment(content: Content, town: Town, card: MythosCard) -> Iterator[Item]:
    """Weather that the Ancient One forbids changes nothing (arkham-board.md 9)."""
    if card.subtype == "weather" and modifiers.forbids(content, town, "weather_environment"):
        yield MythosSettled(card.id, "bottom")
        return
    yield EnvironmentCame(card.id)
    for number, one in enumerate(content.texts[f"mythos.{card.id}"]):
        if isinstance(one, op.BanMonster):
            yield Run(text=f"mythos.{card.id}", at=(number,), subject=town.first)


# ---- the end of the phase


def end(content: Content, town: Town) -> Iterator[Item]:
    """Rumor and Ancient One act, headlines run out, the marker passes, the next turn begins."""
    yield from rumors.tick(content, town)
    yield from modifiers.runs(content, modifiers.lying(town), "mythos_end", town.first)
    yield from (HeadlineEnded(card) for card, until in sorted(town.lasting.items()) if until <= town.turn)
    yield PassMarker()


def pass_marker(content: Content, state: ArkState, _effect: PassMarker) -> Iterator[Item]:
    """To the left; after the setup it stays. New investigators come first (arkham-board.md 11.4)."""
    town = state.town
    if town.phase != "mythos":
        return
    waiting = list(newcomers(content, town))
    yield from waiting or (BeginTurn(),)


def newcomers(content: Content, town: Town) -> Iterator[Item]:
    """For each who was devoured or comes late an investigator, by chance where nobody chose (arkham-board.md 11.4)."""
    waiting = [seat for seat in town.seated if town.sheets[seat].out]
    for seat in waiting[:1]:
        chosen = town.sheets[seat].investigator if town.sheets[seat].late else ""
        unused = changing.newcomers(content, town)
        yield joining.arrival(content, town, seat, chosen) if chosen else DrawNewcomer(FATE, seat, unused)
        yield PassMarker()


def settle_newcomer(content: Content, state: ArkState, asked: DrawNewcomer, value: Value) -> Iterable[Item]:
    comes = joining.arrival if state.town.sheets[asked.who].late else changing.replacement
    return (comes(content, state.town, asked.who, str(value)),)


def begin_turn(_content: Content, state: ArkState, _effect: BeginTurn) -> Iterator[Item]:
    town = state.town
    if town.phase == "mythos" and town.playing:
        yield TurnBegan(town.turn + 1, town.first if town.turn == 0 else left_of(town))


def left_of(town: Town) -> str:
    """Who gets the marker next."""
    at = town.order.index(town.first)
    circle = (*town.order[at + 1 :], *town.order[: at + 1])
    return next(seat for seat in circle if seat in town.playing)


STEPS: Final = {
    "draw": draw,
    "gate": gate,
    "clue": clue,
    "move": monsters,
    "ability": ability,
    "end": end,
}


def forms(_content: Content, view: ArkView, seat: str) -> Iterator[Form]:
    """The first player goes on."""
    if view.town.first == seat and (view.town.phase == "mythos" or rounds.is_idle(view.town)):
        yield Form(tag(Proceed), seat, Proceed.title)


# ---- what the events change


def mythos_drawn(state: ArkState, event: MythosDrawn) -> ArkState:
    under = tuple(card for card in state.town.under_mythos if card != event.card)
    return with_town(state, card=event.card, under_mythos=under)


def mythos_put_back(state: ArkState, event: MythosPutBack) -> ArkState:
    under = () if event.shuffled else (*state.town.under_mythos, event.card)
    return with_town(state, card="", under_mythos=under)


def mythos_settled(state: ArkState, event: MythosSettled) -> ArkState:
    town = state.town
    if event.to == "lasting":
        return with_town(state, card="", lasting={**town.lasting, event.card: event.turn})
    return with_town(state, card="", under_mythos=(*town.under_mythos, event.card))


def environment_came(state: ArkState, event: EnvironmentCame) -> ArkState:
    town = state.town
    old = (town.environment,) if town.environment else ()
    return with_town(state, card="", environment=event.card, under_mythos=(*town.under_mythos, *old))


def headline_ended(state: ArkState, event: HeadlineEnded) -> ArkState:
    town = state.town
    lasting = {card: until for card, until in town.lasting.items() if card != event.card}
    return with_town(state, lasting=lasting, under_mythos=(*town.under_mythos, event.card))
