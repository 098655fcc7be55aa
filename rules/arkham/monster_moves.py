"""Monsters move by their symbol and their kind (003 3.5; arkham-board.md 7)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, Literal

from rules.actions import Action, Value
from rules.arkham import checks, modifiers
from rules.arkham.actions import MoveMonster
from rules.arkham.content import Content
from rules.arkham.effects import ChooseTarget, MoveMonsters
from rules.arkham.events import MonsterMoved
from rules.arkham.state import OUTSKIRTS, SKY, ArkState, Town, with_town
from rules.arkham.texts import operations as op
from rules.arkham.views import ArkView
from rules.arkham.violations import (
    FlyerPlace,
    MonsterElsewhere,
    MonsterEngaged,
    MonsterStays,
    SymbolStill,
    TurnOrder,
    WrongArrow,
    WrongPhase,
)
from rules.offers import Form, Hole, OneOf
from rules.state import Item
from rules.tags import tag
from rules.views import Arrow
from rules.violations import NameUnknown, Violation

Colour = Literal["white", "black", "own", ""]
NO_LAIRS: Final = ("st_marys_hospital", "arkham_asylum")


def box(content: Content, card: str, kind: str) -> Colour:
    """The box of a mythos card in which a monster's symbol stands; "" for none."""
    mythos = content.mythos[card]
    symbol = content.kinds[kind].symbol
    return "white" if symbol in mythos.white else "black" if symbol in mythos.black else ""


def movers(content: Content, town: Town) -> tuple[str, ...]:
    """The tokens that the card moves, in the order of their names."""
    on_board = (token for token in sorted(town.monsters) if town.monsters[token] != OUTSKIRTS)
    there = (token for token in on_board if token not in town.handled)
    return tuple(token for token in there if town.card and box(content, town.card, content.kind_of[token]))


def arrows(content: Content, town: Town, card: str) -> Iterator[Arrow]:
    """Where each monster would go by that card, as far as it hangs on nothing else."""
    for token in sorted(town.monsters):
        colour = box(content, card, content.kind_of[token])
        if town.monsters[token] == OUTSKIRTS or not colour or town.people_at.get(town.monsters[token]):
            continue
        own = modifiers.movement_of(content, town, content.kind_of[token]) in ("flying", "unique")
        goal = destination(content, town, token, colour)
        if goal and goal != town.monsters[token]:
            yield Arrow(token, goal, "own" if own else colour)


def destination(content: Content, town: Town, token: str, colour: Colour) -> str:
    """Where a monster ends, if that is certain; "" where somebody has to choose."""
    goals = tuple(dict.fromkeys(_goals(content, town, token, colour)))
    return goals[0] if len(goals) == 1 else ""


def _goals(content: Content, town: Town, token: str, colour: Colour) -> Iterator[str]:
    """The places where it may end."""
    kind, here = content.kind_of[token], town.monsters[token]
    movement = modifiers.movement_of(content, town, kind)
    if movement == "flying":
        people = flown_at(content, town, here)
        yield from (town.sheets[seat].at for seat in people)
        if not people:
            yield SKY
    elif movement == "unique":
        people = hunted(content, town, here) if leaps(content, kind) else ()
        yield from (town.sheets[seat].at for seat in people)
    elif movement != "stationary":
        yield stepped(content, town, here, colour, 2 if movement == "fast" else 1)


def stepped(content: Content, town: Town, here: str, colour: Colour, steps: int) -> str:
    """So many steps along the arrows; it stops where an investigator is."""
    arrow = content.white if colour == "white" else content.black
    for _ in range(steps):
        here = arrow.get(here, here)
        if town.people_at.get(here):
            break
    return here


def flown_at(content: Content, town: Town, here: str) -> tuple[str, ...]:
    """Whom a flyer goes for: in a street beside it, whoever sneaks worst."""
    streets = content.streets if here == SKY else content.board.neighbours(here)
    beside = [street for street in streets if street in content.streets]
    return weakest(content, town, [seat for street in beside for seat in town.people_at.get(street, ())])


def hunted(content: Content, town: Town, here: str) -> tuple[str, ...]:
    """The nearest in a location that is neither Hospital nor Asylum; among equals whoever sneaks worst."""
    far: dict[str, int] = {}
    for seat in town.clockwise:
        at = town.sheets[seat].at
        steps = content.board.steps(here, at) if at in content.locations and at not in NO_LAIRS else None
        if steps is not None and at not in town.shut:
            far[seat] = steps
    nearest = [seat for seat, steps in far.items() if steps == min(far.values())]
    return weakest(content, town, nearest)


def weakest(content: Content, town: Town, seats: Iterable[str]) -> tuple[str, ...]:
    """Those with the lowest Sneak; all of them where the numbers were not told."""
    there = [seat for seat in town.clockwise if seat in set(seats)]
    if not there or not town.told:
        return tuple(there)
    sneak = {seat: checks.skill(content, town.sheets[seat], "sneak") for seat in there}
    return tuple(seat for seat in there if sneak[seat] == min(sneak.values()))


def leaps(content: Content, kind: str) -> bool:
    """Whether a monster goes straight for its prey."""
    text = content.texts.get(f"monster.{kind}", ())
    acts = (one for one in text if isinstance(one, op.On) and one.event == "activate")
    return any(isinstance(one, op.Custom) and one.rule == "hound_move" for act in acts for one in act.then)


# ---- one at a time, by hand


def check_move(content: Content, view: ArkView, action: MoveMonster) -> Iterator[Violation]:
    """While monsters move: whom the card moves, where it would go by itself."""
    town = view.town
    if action.seat not in town.sheets or action.to not in (*content.spaces, SKY):
        yield NameUnknown(action.to if action.seat in town.sheets else action.seat, "")
        return
    if town.phase != "mythos" or town.stage != "move":
        yield WrongPhase("move-monster", "mythos")
    if town.first != action.seat:
        yield TurnOrder(town.first)
    if action.monster not in content.kind_of:
        yield NameUnknown(action.monster, "")
    elif action.monster not in town.monsters:
        yield MonsterElsewhere(action.monster)
    elif town.card:
        yield from _way(content, town, action)


def _way(content: Content, town: Town, action: MoveMonster) -> Iterator[Violation]:
    token, here = action.monster, town.monsters[action.monster]
    kind = content.kind_of[token]
    colour = box(content, town.card, kind)
    if not colour or here == OUTSKIRTS:
        yield SymbolStill(token)
        return
    if town.people_at.get(here):
        yield MonsterEngaged()
    flies = modifiers.movement_of(content, town, kind) == "flying"
    if flies and action.to not in (*content.streets, SKY):
        yield FlyerPlace()
        return
    goals = tuple(dict.fromkeys(_goals(content, town, token, colour)))
    if token in town.handled or action.to not in goals or action.to == here:
        walks = not flies and len(goals) == 1 and token not in town.handled and goals[0] != here
        yield WrongArrow(colour, here, goals[0]) if walks else MonsterStays(token, action.to)


def move(_content: Content, state: ArkState, action: MoveMonster) -> Iterable[Item]:
    return (MonsterMoved(action.monster, state.town.monsters.get(action.monster, ""), action.to, by_hand=True),)


def drops(_content: Content, view: ArkView, piece: str, space: str) -> Iterator[Action]:
    """A monster dropped anywhere means its move."""
    if piece in view.town.monsters:
        yield MoveMonster(view.town.first, piece, space)


def forms(content: Content, view: ArkView, seat: str) -> Iterator[Form]:
    """For each monster that has not moved yet."""
    town = view.town
    if town.phase != "mythos" or town.stage != "move" or town.first != seat:
        return
    left = (
        tuple(arrow for arrow in arrows(content, town, town.card) if arrow.piece not in town.handled)
        if town.card
        else ()
    )
    if left:
        pieces, places = (tuple(dict.fromkeys(getattr(arrow, part) for arrow in left)) for part in ("piece", "to"))
        yield Form(
            tag(MoveMonster), seat, MoveMonster.title, (Hole("monster", OneOf(pieces)), Hole("to", OneOf(places)))
        )


# ---- all of them


def move_monsters(content: Content, state: ArkState, effect: MoveMonsters) -> Iterator[Item]:
    """The first of them, then the rest."""
    if not effect.tokens or state.town.phase == "over":
        return
    token, rest = effect.tokens[0], effect.tokens[1:]
    asked = list(_moved(content, state.town, token, rest))
    yield from asked
    if not any(isinstance(one, ChooseTarget) for one in asked):
        yield MoveMonsters(tokens=rest)


def _moved(content: Content, town: Town, token: str, rest: tuple[str, ...]) -> Iterator[Item]:
    here = town.monsters.get(token, "")
    kind = content.kind_of[token]
    engaged = bool(town.people_at.get(here))
    acts = modifiers.runs(content, (f"monster.{kind}",), "activate", town.first)
    if not here:
        return
    if kind_acts(content, kind) and (not engaged or town.options.chthonian == "rolls"):
        yield from acts
        return
    if engaged:
        return
    goals = tuple(dict.fromkeys(_goals(content, town, token, box(content, town.card, kind))))
    if len(goals) > 1:
        yield ChooseTarget(town.first, token, _people(content, town, token), rest)
    elif goals and goals[0] != here:
        yield MonsterMoved(token, here, goals[0])


def kind_acts(content: Content, kind: str) -> bool:
    """Whether a monster does something else instead of moving."""
    return bool(list(modifiers.runs(content, (f"monster.{kind}",), "activate", ""))) and not leaps(content, kind)


def _people(content: Content, town: Town, token: str) -> tuple[str, ...]:
    here = town.monsters[token]
    flies = modifiers.movement_of(content, town, content.kind_of[token]) == "flying"
    return flown_at(content, town, here) if flies else hunted(content, town, here)


def settle_target(_content: Content, state: ArkState, asked: ChooseTarget, value: Value) -> Iterator[Item]:
    town = state.town
    yield MonsterMoved(asked.monster, town.monsters[asked.monster], town.sheets[str(value)].at)
    yield MoveMonsters(tokens=asked.rest)


def monster_moved(state: ArkState, event: MonsterMoved) -> ArkState:
    """One that was moved by hand does not move again."""
    town = state.town
    handled = (*town.handled, event.token) if event.by_hand else town.handled
    return with_town(state, monsters={**town.monsters, event.token: event.to}, handled=handled)
