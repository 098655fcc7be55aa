"""Moving through the town (003 3.2; arkham-board.md 2, 11.1)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rules.actions import Action
from rules.arkham import checks, clues, evading, modifiers, other_worlds, rounds
from rules.arkham.actions import GainPoints, Move
from rules.arkham.content import Content
from rules.arkham.effects import EndMove, Run
from rules.arkham.events import Advanced, Freed, Moved, MoveEnded, PartBegan, PartEnded, PointsGiven, StoodUp
from rules.arkham.routes import path
from rules.arkham.state import JAIL, LOST, OUTSKIRTS, SKY, ArkState, Sheet, Town, with_sheet, with_town
from rules.arkham.texts import operations as op
from rules.arkham.views import ArkView
from rules.arkham.violations import (
    Closed,
    Delayed,
    GateByMovement,
    LitasTooEarly,
    MonsterBlocks,
    MoveAfterCombat,
    MovePointsAfterCombat,
    MoveSplit,
    NoEdge,
    NoInvestigators,
    NoPoints,
    OtherWorldMove,
)
from rules.events import Event
from rules.offers import Form, Hole, Number, OneOf
from rules.state import Item, known
from rules.tags import tag
from rules.violations import NameUnknown, NotAttested, SamePlace, Violation


def check_move(content: Content, view: ArkView, move: Move) -> Iterator[Violation]:
    """Time, what holds the investigator, the way, the points, each for itself."""
    town = view.town
    yield from rounds.timing(town, move, "movement")
    sheet = town.sheets.get(move.seat)
    if sheet is None:
        return
    yield from held(content, town, move.seat)
    wrong = no_goal(content, sheet.at, move.to)
    if wrong is not None:
        yield wrong
    elif move.to == sheet.at:
        yield SamePlace(move.seat, sheet.at)
    elif sheet.at in content.areas:
        yield from _way(content, view, move)


def no_goal(content: Content, here: str, there: str) -> Violation | None:
    """Why investigators never go there, by whatever means."""
    if there in (SKY, OUTSKIRTS):
        return NoInvestigators(there)
    if there in content.world_of_area:
        return GateByMovement()
    return None if there in (*content.streets, *content.locations) else NameUnknown(there, here)


def held(content: Content, town: Town, seat: str) -> Iterator[Violation]:
    """What keeps an investigator from taking any step."""
    sheet = town.sheets[seat]
    if sheet.at in content.world_of_area:
        yield OtherWorldMove()
    if sheet.at == LOST:
        yield LitasTooEarly(seat, sheet.returns)
    if town.active != seat:
        return
    if town.fought:
        yield MoveAfterCombat()
    elif town.ended:
        yield Delayed(seat) if seat in town.stood_up else MoveSplit(seat)
    for token in evading.pending(town, seat)[:1]:
        yield MonsterBlocks(sheet.at, token)


def _way(content: Content, view: ArkView, move: Move) -> Iterator[Violation]:
    town, here = view.town, view.town.sheets[move.seat].at
    if move.to in town.shut:
        yield Closed(move.to)
        return
    way = path(content, town, here, move.to)
    if not way:
        yield NoEdge(here, move.to, content.street_of(move.to))
        return
    blocker = next((place for place in way[1:-1] if town.tokens_at.get(place)), None)
    if blocker is not None:
        yield MonsterBlocks(blocker, town.tokens_at[blocker][0])
    yield from _points(view, move, len(way) - 1)


def _points(view: ArkView, move: Move, need: int) -> Iterator[Violation]:
    town = view.town
    if town.active != move.seat or town.fought or town.ended:
        return
    if town.told and need > town.points:
        yield NoPoints(move.to, need, town.points)
    fact = f"points:{move.seat}:{need}:{town.turn}"
    if not town.told and not known(view.attested, fact):
        yield NotAttested(fact)


def move(content: Content, state: ArkState, move: Move) -> Iterable[Item]:
    """A step for each street and location on the way."""
    here = state.town.sheets[move.seat].at
    way = path(content, state.town, here, move.to) or (here, move.to)
    return (Moved(move.seat, one, other) for one, other in zip(way, way[1:], strict=False))


def remedy_stop(content: Content, view: ArkView, action: Action, _reason: Violation) -> Iterator[Action]:
    """The furthest place on the way that the points reach."""
    town = view.town
    here = town.sheets[action.seat].at
    if not isinstance(action, Move) or here not in content.areas:
        return
    way = path(content, town, here, action.to)
    for place in reversed(way[1 : town.points + 1]):
        yield Move(action.seat, place)


# ---- more points


def check_points(content: Content, view: ArkView, action: GainPoints) -> Iterator[Violation]:
    """Never after a combat, never in another world, never while one only stands up."""
    town = view.town
    yield from rounds.timing(town, action, "movement")
    if action.points < 1:
        yield NameUnknown(str(action.points), "1")
    if town.active != action.seat or action.seat not in town.sheets:
        return
    if town.sheets[action.seat].at in content.world_of_area:
        yield OtherWorldMove()
    if town.fought:
        yield MovePointsAfterCombat()
    elif town.ended:
        yield Delayed(action.seat) if action.seat in town.stood_up else MoveSplit(action.seat)


def gain_points(_content: Content, state: ArkState, action: GainPoints) -> Iterable[Item]:
    return (PointsGiven(action.seat, state.town.points + action.points),)


# ---- the part of a seat


def when_part_began(content: Content, state: ArkState, event: Event) -> Iterator[Item]:
    """Points; or standing up; or a step in another world."""
    assert isinstance(event, PartBegan)
    town, seat = state.town, event.seat
    if town.phase != "movement":
        return
    sheet = town.sheets[seat]
    if rounds.loses_turn(town, seat):
        yield from _lie_low(town, seat, sheet)
    elif sheet.delayed:
        yield StoodUp(seat)
        yield from _alone(content, town, seat, sheet)
    elif sheet.at in content.world_of_area:
        step = other_worlds.forward(content, town, seat)
        yield step
        if isinstance(step, Advanced):
            yield PartEnded(seat)
    else:
        yield PointsGiven(seat, points(content, town, seat))


def _lie_low(town: Town, seat: str, sheet: Sheet) -> Iterator[Item]:
    """A turn that is lost: whoever was arrested before is let out, whoever lies stands up."""
    if sheet.at == JAIL and sheet.jailed < town.turn:
        yield Freed(seat)
    elif sheet.delayed and sheet.at != JAIL and sheet.returns != town.turn + 2:
        yield StoodUp(seat)
    yield PartEnded(seat)


def _alone(content: Content, town: Town, seat: str, sheet: Sheet) -> Iterator[Item]:
    """Nothing more to do for one who stood up where there is nobody and nothing."""
    company = len(town.people_at.get(sheet.at, ())) > 1 or town.tokens_at.get(sheet.at)
    if not company or sheet.at in content.world_of_area:
        yield PartEnded(seat)


def points(content: Content, town: Town, seat: str) -> int:
    """Speed and what changes it; unknown numbers give none."""
    if not town.told:
        return 0
    speed = checks.skill(content, town.sheets[seat], "speed")
    return max(0, speed + sum(by for _, by in modifiers.by(content, town, seat, "movement_points")))


# ---- the end of the move


def check_stop(town: Town, seat: str) -> Iterator[Violation]:
    """Every monster where the move ends is evaded or beaten first."""
    here = town.sheets[seat].at
    yield from (MonsterBlocks(here, token) for token in evading.pending(town, seat)[:1])


def stop(content: Content, town: Town, seat: str) -> Iterator[Item]:
    """Clues where one stops, and then the end."""
    yield MoveEnded(seat)
    yield from clues.asking(content, town, seat)
    yield EndMove(seat=seat)


def end_move(content: Content, state: ArkState, effect: EndMove) -> Iterator[Item]:
    """What the environment brings where the move ends, and the next seat."""
    if not state.town.ended:
        yield MoveEnded(effect.seat)
    yield from at_the_end(content, state.town, effect.seat)
    yield PartEnded(effect.seat)


def at_the_end(content: Content, town: Town, seat: str) -> Iterator[Item]:
    """The texts that lie in wait for whoever ends a move there (arkham-board.md A)."""
    at = town.sheets[seat].at
    ignored = {one.card for _, one in modifiers.of_kind(content, modifiers.held(town.sheets[seat]), op.Ignore)}
    for key in modifiers.lying(town):
        for number, one in enumerate(content.texts.get(key, ())):
            if _waits(content, one, at) and key.removeprefix("mythos.") not in ignored:
                yield Run(text=key, at=(number, 0, 0), subject=seat)


def _waits(content: Content, one: op.Statement, at: str) -> bool:
    is_end = isinstance(one, op.On) and one.event == "end_move"
    return is_end and isinstance(one, op.On) and (one.of == at or (one.of == "streets" and at in content.streets))


# ---- forms and drops


def forms(content: Content, view: ArkView, seat: str) -> Iterator[Form]:
    """Steps, and points of items."""
    town = view.town
    if town.phase == "movement" and town.active == seat:
        yield Form(tag(Move), seat, Move.title, (Hole("to", OneOf((*content.streets, *content.locations))),))
        yield Form(tag(GainPoints), seat, GainPoints.title, (Hole("points", Number(1, 6)),))


def drops(_content: Content, view: ArkView, piece: str, space: str) -> Iterator[Action]:
    """An investigator dropped anywhere means a move."""
    if piece in view.town.sheets:
        yield Move(piece, space)


# ---- what the events change


def points_given(state: ArkState, event: PointsGiven) -> ArkState:
    return with_town(state, points=event.points)


def moved(state: ArkState, event: Moved) -> ArkState | None:
    if event.seat not in state.town.sheets:
        return None
    left = max(0, state.town.points - 1)
    state = with_sheet(state, event.seat, at=event.to, explored="")
    return with_town(state, points=left, handled=(), walked=True)


def move_ended(state: ArkState, _event: MoveEnded) -> ArkState:
    return with_town(state, ended=True, points=0)
