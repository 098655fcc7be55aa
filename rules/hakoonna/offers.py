"""What a seat may try: forms to fill, and what dropping a piece on a space may mean."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rules.actions import Action
from rules.hakoonna import building, mansion
from rules.hakoonna.actions import Agree, EndTime, Finish, Lay, Open, Pass, Stack, Surrender, Walk
from rules.hakoonna.content import Content
from rules.hakoonna.state import GRAY, HAKO, Public
from rules.hakoonna.views import HakoView
from rules.offers import Flag, Form, Hole, Number, OneOf
from rules.seats import HOST
from rules.tags import tag

BUILDING = ("build", "ready")


def offers(content: Content, view: HakoView, seat: str) -> Iterator[Form]:
    """The forms of a seat, legal or not; judge tells which fillings are."""
    public = view.public
    if seat in (HAKO, HOST):
        yield from _at_hand(seat, EndTime)
    if seat == HOST:
        yield from _at_hand(seat, Finish, Surrender)
    if seat == public.turn and public.phase == "build":
        yield from _lay(public, seat)
    if seat in public.visitors or seat == GRAY:
        yield from _turn(content, public, seat)


def _turn(content: Content, public: Public, seat: str) -> Iterator[Form]:
    rooms = tuple(placement.room for placement in public.placements)
    shadows = tuple(mansion.shadows(content, public.placements))
    yield from _at_hand(seat, Stack)
    yield Form(tag(Walk), seat, Walk.title, (Hole("to", OneOf(rooms)),))
    yield Form(tag(Open), seat, Open.title, (Hole("shadow", OneOf(shadows)),))
    yield from _at_hand(seat, Pass)
    yield Form(tag(Agree), seat, Agree.title, (Hole("yes", Flag()),))
    yield from _at_hand(seat, Surrender)


def _at_hand(seat: str, *kinds: type[Action]) -> Iterator[Form]:
    for kind in kinds:
        yield Form(tag(kind), seat, kind.title)


def _lay(public: Public, seat: str) -> Iterator[Form]:
    cells = tuple(mansion.cell_id(*cell) for cell in building.cells(public.placements))
    holes = (Hole("cell", OneOf(cells)), Hole("turn", Number(0, 3)))
    yield Form(tag(Lay), seat, Lay.title, holes, (("room", public.drawn),))


def drops(content: Content, view: HakoView, piece: str, space: str) -> Iterable[Action]:
    """What dropping a piece on a space may mean; nothing for a piece that only the rules move."""
    public = view.public
    if piece == public.drawn and piece:
        cell = space if mansion.parse_cell(space) else _cell_under(content, public, space)
        return [Lay(public.turn, piece, cell, turn) for turn in range(4)] if cell else ()
    if piece not in public.at:
        return ()
    if space in content.room_of:
        return _drop_on_shadow(content, public, piece, space)
    if mansion.where(public.placements, space) is None:
        return ()
    return _drop_on_room(content, public, piece, space)


def _cell_under(content: Content, public: Public, space: str) -> str:
    """The cell of a board that lies already, dropped on whole or on a shadow; "" where there is none."""
    laid = mansion.where(public.placements, content.room_of.get(space, space))
    return mansion.cell_id(laid.floor, laid.col, laid.row) if laid is not None else ""


def _drop_on_shadow(content: Content, public: Public, piece: str, shadow: str) -> list[Action]:
    room = content.room_of[shadow]
    walk: list[Action] = [Walk(piece, room)] if room != public.at[piece] else []
    return [*walk, Open(piece, shadow)]


def _drop_on_room(content: Content, public: Public, piece: str, room: str) -> list[Action]:
    if room != public.at[piece]:
        return [Walk(piece, room)]
    return [Walk(piece, room), *(Open(piece, shadow.id) for shadow in content.by_id[room].shadows)]
