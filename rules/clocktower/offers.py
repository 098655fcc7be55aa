"""What the storyteller may do, as forms, and what dragging one seat onto another may mean."""

from __future__ import annotations

from collections.abc import Iterator

from rules.actions import Action
from rules.clocktower import steps
from rules.clocktower.actions import CallExile, Choose, MoveMark, Nominate, SwapSeats, TakeMark
from rules.clocktower.characters import role_of
from rules.clocktower.contents import OFFERS
from rules.clocktower.edition import Edition
from rules.clocktower.grim import Grim, grim_of
from rules.clocktower.picture import CENTRE
from rules.clocktower.roles import Asked
from rules.clocktower.views import ALL_KNOWING, ClockView
from rules.offers import Form
from rules.seats import HOST


def offers(content: Edition, view: ClockView, seat: str) -> Iterator[Form]:
    """The forms of every chapter."""
    for offering in OFFERS:
        yield from offering(content, view, seat)


def drops(content: Edition, view: ClockView, piece: str, space: str) -> Iterator[Action]:
    """What a token dragged onto a seat, or a reminder put elsewhere, may mean.

    People change places before the game; by day one calls the other out; at night whoever is awake points at the
    other. A reminder goes along to another seat, and away in the middle. Whoever does not know of a step or a reminder
    moves none.
    """
    kind, _, one = piece.partition(":")
    if kind == "mark" and view.viewer in ALL_KNOWING:
        yield from _of_a_reminder(view, int(one), space)
    elif kind in ("token", "person") and {one, space} <= set(view.public.circle):
        yield from _of_a_person(content, view, one, space)


def _of_a_person(content: Edition, view: ClockView, seat: str, other: str) -> Iterator[Action]:
    public = view.public
    if public.phase == "setup":
        yield SwapSeats(HOST, seat, other)
    elif public.phase == "day":
        yield CallExile(HOST, seat, other) if other in public.travellers else Nominate(HOST, seat, other)
    elif public.phase == "night" and view.viewer in ALL_KNOWING:
        yield from _pointed(grim_of(content, view), seat, other)


def _pointed(grim: Grim, seat: str, other: str) -> Iterator[Action]:
    """Where one player is all that is pointed at tonight."""
    due = next(iter(steps.open_steps(grim)), None)
    if due is not None and due.seat == seat and Asked(1, 0) in map(_numbers, role_of(due.character).asked(grim, seat)):
        yield Choose(HOST, due.character, seat, (other,))


def _numbers(asked: Asked) -> Asked:
    return Asked(asked.players, asked.characters)


def _of_a_reminder(view: ClockView, mark: int, space: str) -> Iterator[Action]:
    if space == CENTRE:
        yield TakeMark(HOST, mark)
    elif space in view.public.circle:
        yield MoveMark(HOST, mark, space)
