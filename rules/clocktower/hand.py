"""The storyteller's own hand: reminders, characters, sides, an ability gained (clocktower.md A2, K)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import cast, get_args

import msgspec

from rules.clocktower.actions import ChangeCharacter, ChangeSide, GainAbility, MoveMark, PlaceMark, TakeMark, TurnMark
from rules.clocktower.characters import investigator
from rules.clocktower.characters.plaguedoctor import is_due
from rules.clocktower.edition import Edition
from rules.clocktower.events import (
    AbilityGained,
    CharacterChanged,
    Marked,
    MarkMoved,
    MarkTurned,
    SideChanged,
    Unmarked,
)
from rules.clocktower.grim import Grim, grim_of
from rules.clocktower.state import ClockState, Mark, MarkKind, Until, but, with_grimoire
from rules.clocktower.times import in_the_grimoire, off_script, unknown
from rules.clocktower.views import ClockView
from rules.clocktower.violations import DoneAlready, InvestigatorSame, NotOfTeam, NotTonight
from rules.clocktower.winning import SUMMONER, passes_on
from rules.offers import Flag, Form, Hole, OneOf
from rules.seats import HOST
from rules.state import Item
from rules.tags import tag
from rules.violations import NameUnknown, Violation

KINDS: tuple[str, ...] = get_args(MarkKind)
ENDS: tuple[str, ...] = get_args(Until)
PLAGUE_DOCTOR = "plaguedoctor"


def check_place(content: Edition, view: ClockView, place: PlaceMark) -> Iterator[Violation]:
    """Any reminder of the sheet, or one of one's own, at any time."""
    yield from in_the_grimoire(view.public, place, "setup", "night", "day")
    yield from unknown(view.public, place.who, *((place.source,) if place.source else ()))
    yield from off_script(grim_of(content, view), *((place.character,) if place.character else ()))
    yield from _apart(view, place.who, place.character, place.label)
    if place.kind not in KINDS:
        yield NameUnknown(place.kind, KINDS[0])
    if place.until not in ENDS:
        yield NameUnknown(place.until, ENDS[0])


def _apart(view: ClockView, who: str, character: str, label: str) -> Iterator[Violation]:
    """The two reminders of an Investigator lie beside two people (001 수사관)."""
    lying = {mark.label for mark in view.secret.marks if (mark.character, mark.seat) == (investigator.ID, who)}
    pair = investigator.PAIR
    if character == investigator.ID and label in pair and {label, *lying} >= set(pair):
        yield InvestigatorSame()


def place_mark(_content: Edition, _state: ClockState, action: PlaceMark) -> Iterable[Item]:
    kind = cast("MarkKind", action.kind)
    linked = bool(action.source)
    until = cast("Until", action.until)
    return (Marked(action.who, action.character, action.label, kind, action.source, linked, until),)


def check_mark(_content: Edition, view: ClockView, action: TakeMark | TurnMark | MoveMark) -> Iterator[Violation]:
    yield from in_the_grimoire(view.public, action, "setup", "night", "day")
    if all(mark.id != action.mark for mark in view.secret.marks):
        yield NameUnknown(str(action.mark), "")


def take_mark(_content: Edition, _state: ClockState, action: TakeMark) -> Iterable[Item]:
    return (Unmarked(action.mark),)


def check_move(content: Edition, view: ClockView, move: MoveMark) -> Iterator[Violation]:
    """Beside somebody else than before."""
    yield from check_mark(content, view, move)
    yield from unknown(view.public, move.to)
    moved = next((mark for mark in view.secret.marks if mark.id == move.mark), None)
    if moved is not None and moved.seat == move.to:
        yield DoneAlready()
    elif moved is not None:
        yield from _apart(view, move.to, moved.character, moved.label)


def move_mark(_content: Edition, _state: ClockState, action: MoveMark) -> Iterable[Item]:
    return (MarkMoved(action.mark, action.to),)


def turn_mark(_content: Edition, _state: ClockState, action: TurnMark) -> Iterable[Item]:
    return (MarkTurned(action.mark),)


def check_character(content: Edition, view: ClockView, change: ChangeCharacter) -> Iterator[Violation]:
    yield from in_the_grimoire(view.public, change, "setup", "night", "day")
    yield from unknown(view.public, change.who)
    yield from off_script(grim_of(content, view), change.character)
    if view.secret.roles.get(change.who) == change.character:
        yield DoneAlready()


def change_character(_content: Edition, _state: ClockState, action: ChangeCharacter) -> Iterable[Item]:
    return (CharacterChanged(action.who, action.character),)


def check_side(_content: Edition, view: ClockView, change: ChangeSide) -> Iterator[Violation]:
    yield from in_the_grimoire(view.public, change, "setup", "night", "day")
    yield from unknown(view.public, change.who)
    if (change.who in view.secret.evil) == change.evil:
        yield DoneAlready()


def change_side(_content: Edition, _state: ClockState, action: ChangeSide) -> Iterable[Item]:
    return (SideChanged(action.who, action.evil),)


def check_gain(content: Edition, view: ClockView, gain: GainAbility) -> Iterator[Violation]:
    """A Minion's, once a Plague Doctor has died with the ability working (001 역병 의사); or by a Djinn's rule."""
    grim = grim_of(content, view)
    yield from in_the_grimoire(view.public, gain, "night", "day")
    gained, minion = _to_gain(grim), grim.team(gain.character) == "minion"
    if not gained or (minion and gain.character in grim.sheet and gain.character not in gained):
        yield NotTonight(PLAGUE_DOCTOR)
    yield from off_script(grim, gain.character)
    if grim.team(gain.character) not in ("", "minion"):
        yield NotOfTeam(gain.character, "minion")


def _to_gain(grim: Grim) -> tuple[str, ...]:
    """The Minions whose ability the storyteller may take now."""
    if is_due(grim):
        return grim.of_team("minion")
    return (SUMMONER,) if passes_on(grim) else ()


def gain(_content: Edition, _state: ClockState, action: GainAbility) -> Iterable[Item]:
    return (AbilityGained(action.character),)


def forms(content: Edition, view: ClockView, seat: str) -> Iterator[Form]:
    """What the storyteller's hand may do in a game that the program knows."""
    grim, public = grim_of(content, view), view.public
    if seat != HOST or not grim.known or public.phase == "over":
        return
    anybody = Hole("who", OneOf(public.circle))
    if view.secret.roles:
        yield Form(tag(ChangeCharacter), HOST, ChangeCharacter.title, (anybody, Hole("character", OneOf(grim.sheet))))
        yield Form(tag(ChangeSide), HOST, ChangeSide.title, (anybody, Hole("evil", Flag())))
    marks = tuple(mark.id for mark in view.secret.marks)
    if marks:
        yield Form(tag(TakeMark), HOST, TakeMark.title, (Hole("mark", OneOf(marks)),))
        yield Form(tag(MoveMark), HOST, MoveMark.title, (Hole("mark", OneOf(marks)), Hole("to", OneOf(public.circle))))
        yield Form(tag(TurnMark), HOST, TurnMark.title, (Hole("mark", OneOf(marks)),))
    labels = grim.labels
    if labels:
        holes = (
            anybody,
            Hole("character", OneOf(grim.sheet)),
            Hole("label", OneOf(labels)),
            Hole("kind", OneOf(KINDS)),
        )
        yield Form(tag(PlaceMark), HOST, PlaceMark.title, holes)
    gained = _to_gain(grim)
    if gained and public.phase in ("night", "day"):
        yield Form(tag(GainAbility), HOST, GainAbility.title, (Hole("character", OneOf(gained)),))


# ---- what the events change


def marked(state: ClockState, event: Marked) -> ClockState:
    """A reminder keeps its number for good."""
    number = 1 + max((mark.id for mark in state.secret.marks), default=0)
    mark = Mark(
        number, event.seat, event.character, event.label, event.kind, event.source, event.while_able, event.until
    )
    return with_grimoire(state, marks=(*state.secret.marks, mark))


def unmarked(state: ClockState, event: Unmarked) -> ClockState:
    return with_grimoire(state, marks=tuple(mark for mark in state.secret.marks if mark.id != event.mark))


def mark_moved(state: ClockState, event: MarkMoved) -> ClockState:
    marks = tuple(
        msgspec.structs.replace(mark, seat=event.seat) if mark.id == event.mark else mark for mark in state.secret.marks
    )
    return with_grimoire(state, marks=marks)


def mark_turned(state: ClockState, event: MarkTurned) -> ClockState:
    marks = tuple(
        msgspec.structs.replace(mark, turned=not mark.turned) if mark.id == event.mark else mark
        for mark in state.secret.marks
    )
    return with_grimoire(state, marks=marks)


def character_changed(state: ClockState, event: CharacterChanged) -> ClockState:
    """A new character comes fresh, its first night included, though it had been used up before (clocktower.md B5)."""
    secret, public = state.secret, state.public
    since = {**secret.since, event.seat: public.n + (public.phase != "night")}
    spent = tuple(used for used in secret.spent if used != (event.seat, event.character))
    believed = but(secret.believed, event.seat)
    roles = {**secret.roles, event.seat: event.character}
    return with_grimoire(state, roles=roles, spent=spent, believed=believed, since=since)


def side_changed(state: ClockState, event: SideChanged) -> ClockState:
    evil = tuple(seat for seat in state.secret.evil if seat != event.seat)
    return with_grimoire(state, evil=(*evil, event.seat) if event.evil else evil)


def ability_gained(state: ClockState, event: AbilityGained) -> ClockState:
    return with_grimoire(state, storyteller=event.character)
