"""Positions of the mansion set by hand, such as play leads to late or never."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, Final, Literal, get_args, get_origin, get_type_hints

import msgspec

from rules.dice import Dice
from rules.engine import AnyBook
from rules.events import Correction
from rules.hakoonna import mansion
from rules.hakoonna.content import Content, Placement
from rules.hakoonna.events import (
    BarrierSet,
    CardSet,
    EndSet,
    HersSet,
    MansionSet,
    NoiseSet,
    OptionsSet,
    PhaseSet,
    PieceSet,
    SeatsSet,
    SecretSet,
    ShadowSet,
)
from rules.hakoonna.options import Options
from rules.hakoonna.state import GRAY, HAKO, Acted, HakoState, Phase, Public, Secret
from tests.laws.hakoonna.cards import all_but_one, cards, hers, powers
from tests.laws.hakoonna.hiding_places import at_the_goal, somewhere
from tests.laws.subjects import one_of


def options(dice: Dice) -> Options:
    """Every option somewhere else: each that is a word or a yes and no any of them, and the rest that matter."""
    words = {name: one_of(dice, *among) for name, among in _choices().items()}
    mansion_, numbers = one_of(dice, "practice", "practice", "built"), range(1, 4)
    return msgspec.structs.replace(
        Options(**words),
        mansion=mansion_,
        knowledge=one_of(dice, "public", "host", "program", "program"),
        start=one_of(dice, "", "drawn", "blue"),
        power_slots=one_of(dice, *numbers),
        carry_limit=one_of(dice, 0, 0, 1, 3),
        allow_pass=dice.below(3) > 0,
        gray_man=True,
    )


@cache
def _choices() -> Mapping[str, tuple[Any, ...]]:
    hints = get_type_hints(Options)
    return {name: (True, False) if hint is bool else get_args(hint) for name, hint in hints.items() if _is_choice(hint)}


def _is_choice(hint: Any) -> bool:
    return hint is bool or get_origin(hint) is Literal


def position(book: AnyBook, state: HakoState, dice: Dice) -> tuple[Correction, ...]:
    """One of the kinds of positions that play leads to late or never; where seats have left they come back."""
    public, back = state.public, tuple[Correction, ...]()
    if len(public.visitors) < 2:
        seated = tuple(piece for piece in public.at if piece != GRAY)
        public = msgspec.structs.replace(public, visitors=seated)
        back = (SeatsSet(seated, seated[0]),)
    changes = (*back, *one_of(dice, *KINDS)(book.content, public, dice))
    return (*changes, CardSet(one_of(dice, "white", "black", "unknown"))) if dice.below(6) == 0 else changes


def _rooms(public: Public) -> list[str]:
    return [placement.room for placement in public.placements]


def _scattered(content: Content, public: Public, dice: Dice) -> Iterator[Correction]:
    for piece in public.at:
        yield PieceSet(piece, one_of(dice, *_rooms(public)))
    yield from _timed(content, public, dice)


def _crowded(content: Content, public: Public, dice: Dice) -> Iterator[Correction]:
    """Everyone in two neighbouring rooms, the Gray Man's turn."""
    here = one_of(dice, *_rooms(public))
    around = mansion.board(content, public.placements).neighbours(here) or (here,)
    there = one_of(dice, *around)
    for piece in public.at:
        yield PieceSet(piece, one_of(dice, here, there))
    if dice.below(2) and public.at.get(GRAY):
        phase: Phase = "gray" if dice.below(4) else "act"  # as after noise that he was made to make
        yield PhaseSet(phase, GRAY, gray_left=1 + dice.below(2), last=public.visitors[0])


def _emptied(content: Content, public: Public, dice: Dice) -> Iterator[Correction]:
    """The shadows of one room, with everyone in it."""
    room = one_of(dice, *_rooms(public))
    for shadow in content.by_id[room].shadows:
        if dice.below(4):
            yield ShadowSet(shadow.id, True)
    for piece in public.at:
        if dice.below(2):
            yield PieceSet(piece, room)


def _boxed(content: Content, public: Public, dice: Dice) -> Iterator[Correction]:
    """The Gray Man where he can neither move nor open, or nearly; his turn is next."""
    board = mansion.board(content, public.placements)
    room = min(_rooms(public), key=lambda one: (len(board.neighbours(one)), one))
    around = board.neighbours(room) or (room,)
    yield from (ShadowSet(shadow.id, dice.below(6) > 0) for shadow in content.by_id[room].shadows)
    yield from (PieceSet(piece, around[at % len(around)]) for at, piece in enumerate(public.visitors))
    if public.at.get(GRAY):
        yield PieceSet(GRAY, room)
    yield PhaseSet("hako", HAKO, last=public.visitors[0])


def _barred(content: Content, public: Public, dice: Dice) -> Iterator[Correction]:
    links = mansion.links(content, public.placements)
    if links:
        link = one_of(dice, *links)
        yield BarrierSet((link.a, link.b) if dice.below(5) else ())
        for piece in public.at:
            yield PieceSet(piece, one_of(dice, link.a, link.b))
        yield from _timed(content, public, dice)
        if dice.below(2):
            yield hers(content, public, dice)
        if dice.below(3) == 0:
            yield OptionsSet(msgspec.structs.replace(public.options, barrier_rule="time"))
            yield PhaseSet("noise", one_of(dice, *public.visitors))
        elif dice.below(3) == 0:
            yield PhaseSet("hako", HAKO, one_of(dice, *public.visitors))


def _other_rules(_content: Content, public: Public, dice: Dice) -> Iterator[Correction]:
    yield OptionsSet(options(dice))
    if dice.below(2):
        yield SeatsSet((*public.visitors[1:], public.visitors[0]), one_of(dice, *public.visitors))


def _unbuilt(content: Content, public: Public, dice: Dice) -> Iterator[Correction]:
    """Some boards taken up again, one of them in the hand; now and then one turned or carried off."""
    few, without = 1 + dice.below(3), one_of(dice, "", content.starting("2F"))
    rest = [laid for laid in public.placements[1:] if laid.room != without]
    kept = (*public.placements[:1], *(laid for laid in rest if dice.below(few + 1)))
    if dice.below(2):
        kept = tuple(msgspec.structs.replace(laid, turn=dice.below(4)) for laid in kept)
    if dice.below(2):
        yield OptionsSet(msgspec.structs.replace(public.options, knowledge="public"))
    missing = sorted({room.id for room in content.rooms} - {laid.room for laid in kept})
    drawn = missing.pop(dice.below(len(missing))) if missing else ""
    under = tuple(missing[:1]) if dice.below(2) else ()
    yield MansionSet(kept, tuple(missing[len(under) :]), under, drawn, dice.below(2))
    for piece in public.at:
        yield PieceSet(piece, kept[0].room if dice.below(4) else "")
    links = mansion.links(content, kept)
    yield BarrierSet((links[0].a, links[0].b) if links and dice.below(2) else ())
    yield PhaseSet("build" if drawn else "ready", one_of(dice, *public.visitors))


# Six boards whose every door meets a door or a wall.
CLOSED: Final = {(0, -1): "es", (1, -1): "sw", (1, 0): "nw", (-1, 0): "ne", (-1, -1): "es"}


def _closed(content: Content, public: Public, dice: Dice) -> Iterator[Correction]:
    """A first floor to which nothing can be added."""
    corners = [room for room in content.rooms if room.floor == "any" and len(room.doors) == 2]
    around = [
        Placement(room.id, "1F", *cell, _turn_to(room.doors, doors))
        for room, (cell, doors) in zip(corners, CLOSED.items(), strict=False)
    ]
    cellar = Placement(content.starting("B1"), "1F", 0, 1)
    upper = Placement(content.starting("2F"), "B1", 5, 5)  # where it opens no floor
    laid = (Placement(content.starting("1F"), "1F", 0, 0), *around, cellar, *((upper,) if dice.below(2) else ()))
    left = sorted({room.id for room in content.rooms} - {one.room for one in laid})
    yield MansionSet(laid, tuple(left))
    for piece in public.at:
        yield PieceSet(piece, laid[0].room)
    yield BarrierSet(())
    yield PhaseSet("build", one_of(dice, *public.visitors))


def _taking_none(content: Content, public: Public, dice: Dice) -> Iterator[Correction]:
    """A single board without a door, and boards that need one."""
    cellar = content.starting("B1")
    attached = tuple(sorted(room.id for room in content.rooms if room.floor == "any"))
    yield MansionSet((Placement(cellar, "B1", 0, 0),), attached)
    yield from (PieceSet(piece, cellar) for piece in public.at)
    yield BarrierSet(())
    yield PhaseSet("build", one_of(dice, *public.visitors))


def _turn_to(doors: str, wanted: str) -> int:
    return next(turn for turn in range(4) if set(mansion.turned(doors, turn)) == set(wanted))


def _split(content: Content, public: Public, dice: Dice) -> Iterator[Correction]:
    """A mansion in two parts, somebody of Hako Onna's side in one of them, in her time or after it."""
    far = [msgspec.structs.replace(laid, floor="2F") for laid in public.placements[4:] if laid.floor == "1F"]
    near = [laid for laid in public.placements if laid.room not in {one.room for one in far}]
    yield MansionSet((*near, *far), public.pool, public.under, public.drawn, public.refused)
    yield OptionsSet(msgspec.structs.replace(public.options, knowledge="program"))
    shadow = one_of(dice, *mansion.shadows(content, public.placements))
    dead = public.visitors[-1]
    secret = Secret(hides={HAKO: shadow, dead: shadow}, lairs={HAKO: ""}, moved=(HAKO, dead) if dice.below(2) else ())
    secret = powers(content, secret, dice)
    yield SecretSet(secret)
    yield PieceSet(dead, "")
    yield from cards(content, public, secret, dice)
    yield BarrierSet(())
    yield from _timed(content, public, dice)


def _timed(_content: Content, public: Public, dice: Dice) -> Iterator[Correction]:
    """Any phase of the round."""
    who = one_of(dice, *public.visitors)
    acted = Acted(one_of(dice, *public.visitors), one_of(dice, "walk", "open", "pass")) if dice.below(2) else None
    phase = one_of(dice, "noise", "act", "hako", "gray" if public.at.get(GRAY) else "noise")
    turn = {"hako": HAKO, "gray": GRAY}.get(phase, who)
    made = who if phase == "hako" and dice.below(2) else ""
    yield PhaseSet(phase, turn, made, who, 1 if phase == "gray" else 0, acted)
    discs = tuple(one_of(dice, *public.visitors) for _ in range(dice.below(6)))
    yield NoiseSet(() if public.options.noise == "cards" else discs, (5, 4)[: dice.below(3)])


def _agreed(_content: Content, public: Public, dice: Dice) -> Iterator[Correction]:
    yield EndSet(tuple(sorted(seat for seat in public.visitors if dice.below(4))))


# Four boards around a corner, the telephone and the 1F Hall across: two shortest ways lead from one to the other.
SQUARE: Final = (
    Placement("hall", "1F", 0, 0, 0),
    Placement("study", "1F", 1, 0, 3),
    Placement("living", "1F", 1, 1, 0),
    Placement("child", "1F", 0, 1, 3),
)


def _ringing(content: Content, public: Public, dice: Dice) -> Iterator[Correction]:
    """The telephone rings, and her time is about to end."""
    left = tuple(sorted({room.id for room in content.rooms} - {laid.room for laid in SQUARE}))
    yield MansionSet(SQUARE, left)
    yield from (PieceSet(piece, one_of(dice, "hall", "hall", "study")) for piece in public.at)
    yield BarrierSet(())
    yield HersSet(ringing=public.visitors)
    yield PhaseSet("hako", HAKO, last=public.visitors[0])


def _before_play(content: Content, public: Public, dice: Dice) -> Iterator[Correction]:
    """One of the questions before the first turn."""
    yield OptionsSet(msgspec.structs.replace(public.options, knowledge="program"))
    yield SecretSet(Secret(code=("1", "2", "3"), weakness=content.of_kind("weapon")[0]))
    phase = one_of(dice, "items", "code", "weakness", "bones", "hiding", "hiding", "power", "power", "start")
    yield PhaseSet(phase, public.visitors[0])


def _left(_content: Content, public: Public, dice: Dice) -> Iterator[Correction]:
    """Somebody who no longer plays, and whose piece stands on the board all the same."""
    staying = public.visitors[1:]
    yield SeatsSet(staying, staying[0])
    for seat in public.visitors:
        yield PieceSet(seat, one_of(dice, *_rooms(public)[:2]))
    yield PhaseSet("act", one_of(dice, *staying), last=staying[0])


def _dead(_content: Content, public: Public, dice: Dice) -> Iterator[Correction]:
    for seat in public.visitors:
        if dice.below(3) == 0:
            yield PieceSet(seat, "")


def _shut_off(content: Content, public: Public, dice: Dice) -> Iterator[Correction]:
    """The Gray Man's turn, with visitors in a room beside his that no door leads to."""
    touching = [
        (one.room, other.room)
        for one in public.placements
        for other in public.placements
        if mansion.touching(one, other)
        and not mansion.board(content, public.placements).are_joined(one.room, other.room)
    ]
    here, there = one_of(dice, *touching) if touching else (_rooms(public)[0],) * 2
    if public.at.get(GRAY):
        yield PieceSet(GRAY, here)
        yield from (PieceSet(seat, there) for seat in public.visitors)
        yield PhaseSet("gray", GRAY, gray_left=1, last=public.visitors[0])


def _dead_men_walking(content: Content, public: Public, dice: Dice) -> Iterator[Correction]:
    """The turn, or the action just done, of one who is off the board, and empty shadows everywhere."""
    dead, other = public.visitors[:2]
    yield PieceSet(dead, "")
    acted = Acted(dead, one_of(dice, "walk", "open", "pass"))
    if dice.below(3) == 0:
        yield PhaseSet("hako", HAKO, made=dead, last=dead)
    else:
        yield PhaseSet(one_of(dice, "noise", "act"), one_of(dice, dead, other), last=other, acted=acted)
    for shadow in mansion.shadows(content, public.placements):
        if shadow not in public.empty and dice.below(2):
            yield ShadowSet(shadow, True)


KINDS = (
    *(_scattered, _crowded, _emptied, _other_rules, _unbuilt, _unbuilt, _closed, _taking_none, _boxed),
    *(_barred, _barred, _barred, _timed, _timed, _agreed, _dead, _dead, _shut_off, _dead_men_walking),
    *(_ringing, _ringing, _left, _split, _split, _split, _split, _split, _before_play, _before_play),
    *(all_but_one,) * 3,
    *(somewhere,) * 20,
    *(at_the_goal,) * 16,
)
