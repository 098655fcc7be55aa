"""What a seat may try: forms to fill, and what dropping a piece on a space may mean."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rules.actions import Action
from rules.hakoonna import laying, leaving, mansion
from rules.hakoonna.actions import (
    Agree,
    AskFloor,
    AskRoom,
    Disclose,
    EndTime,
    Exorcise,
    Finish,
    Give,
    Lay,
    Leave,
    OfferDoll,
    Open,
    Pass,
    ReadPowers,
    Seal,
    Stack,
    Surrender,
    TakeFromGray,
    Talk,
    TrySafe,
    UseKey,
    Walk,
    WeaponOnGray,
)
from rules.hakoonna.content import Content
from rules.hakoonna.disclosing import LEVELS
from rules.hakoonna.her_offers import her_time
from rules.hakoonna.state import GRAY, HAKO, Public
from rules.hakoonna.views import HakoView
from rules.offers import Flag, Form, Hole, Number, OneOf, Several
from rules.seats import HOST
from rules.tags import tag

BUILDING = ("build", "ready")


def offers(content: Content, view: HakoView, seat: str) -> Iterator[Form]:
    """The forms of a seat, legal or not; judge tells which fillings are."""
    public = view.public
    if seat == HAKO or seat in view.secret.hides:
        yield from her_time(content, view, seat)
    if seat in (HAKO, HOST):
        yield from _at_hand(seat, EndTime)
    if seat == HOST:
        yield from _at_hand(seat, Finish, Surrender)
        yield from _leave(public)
        yield Form(tag(Disclose), HOST, Disclose.title, (Hole("level", OneOf(tuple(LEVELS))),))
    if seat == public.turn and public.phase == "build":
        yield from _lay(public, seat)
    if seat in public.visitors or seat == GRAY:
        yield from _turn(content, view, seat)


def _leave(public: Public) -> Iterator[Form]:
    going = leaving.may_leave(public)
    if going:
        yield Form(tag(Leave), HOST, Leave.title, (Hole("who", OneOf(going)),))


def _turn(content: Content, view: HakoView, seat: str) -> Iterator[Form]:
    public = view.public
    rooms = tuple(placement.room for placement in public.placements)
    shadows = tuple(mansion.shadows(content, public.placements))
    yield from _at_hand(seat, Stack)
    if public.mary == seat or public.has(seat, content.item_of("holy_drops")):
        yield Form(tag(Stack), seat, Stack.title, fixed=(("discs", 2),))
    yield Form(tag(Walk), seat, Walk.title, (Hole("to", OneOf(rooms)),))
    yield Form(tag(Open), seat, Open.title, (Hole("shadow", OneOf(shadows)),))
    yield from _with_tiles(content, view, seat, shadows)
    yield from _at_hand(seat, Pass)
    others = tuple(other for other in public.at if other != seat)
    yield Form(tag(Talk), seat, Talk.title, (Hole("to", OneOf(others)),))
    yield Form(tag(Agree), seat, Agree.title, (Hole("yes", Flag()),))
    yield from _at_hand(seat, Surrender)


def _with_tiles(content: Content, view: HakoView, seat: str, shadows: tuple[str, ...]) -> Iterator[Form]:
    """What a seat may do with tiles and items: its own, where the program knows them, else any."""
    yield from _with_items(content, view, seat)
    public, there = view.public, Hole("shadow", OneOf(shadows))
    if not public.told and not public.held.get(seat) and seat != GRAY:
        yield from _empty_handed(content, seat, there)
        return
    weapons = Hole("weapon", OneOf(content.of_kind("weapon")))
    yield from _empty_handed(content, seat, there)
    yield Form(tag(UseKey), seat, UseKey.title, (there,))
    yield Form(tag(OfferDoll), seat, OfferDoll.title, (there,))
    yield Form(tag(Exorcise), seat, Exorcise.title, (weapons, there))
    if not public.told or set(view.secret.hands.get(seat, ())) & set(content.of_kind("talisman")):
        yield _seal(view, seat)
    if GRAY in public.at:
        yield Form(tag(WeaponOnGray), seat, WeaponOnGray.title, (weapons,))
    yield from _give(view, seat)


def _with_items(content: Content, view: HakoView, seat: str) -> Iterator[Form]:
    """The item cards that lie before the seat."""
    public = view.public
    rooms = tuple(placement.room for placement in public.placements)
    if public.has(seat, content.item_of("planchette")):
        yield Form(tag(AskRoom), seat, AskRoom.title, (Hole("room", OneOf(rooms)),))
    if public.has(seat, content.item_of("rods")):
        yield from _at_hand(seat, AskFloor)
    if public.has(seat, content.item_of("smartphone")):
        yield from _at_hand(seat, ReadPowers)
    if public.has(seat, content.item_of("stethoscope")):
        yield _listen(content, public, seat)
    mine = public.items.get(seat, ())
    if mine:
        to = Hole("to", OneOf(tuple(other for other in public.at if other != seat)))
        yield Form(tag(Give), seat, Give.title, (to, Hole("item", OneOf(mine))))


def _listen(content: Content, public: Public, seat: str) -> Form:
    there = Hole("shadow", OneOf(tuple(mansion.shadows(content, public.placements))))
    return Form(tag(TrySafe), seat, TrySafe.title, (there, Hole("numbers", Several(_numbers(content), 1, 1))))


def _numbers(content: Content) -> tuple[str, ...]:
    return tuple(tile.tells for tile in content.tiles if tile.kind == "number")


def _seal(view: HakoView, seat: str) -> Form:
    """What lies set first, or a power by its name."""
    known = sorted({*view.public.known, *view.secret.read.get(seat, ())} - set(view.public.sealed))
    return Form(tag(Seal), seat, Seal.title, (Hole("power", OneOf(("", *known))),))


def _empty_handed(content: Content, seat: str, there: Hole) -> Iterator[Form]:
    yield Form(tag(TrySafe), seat, TrySafe.title, (there, Hole("numbers", Several(_numbers(content), 3, 3))))
    yield from _at_hand(seat, TakeFromGray)


def _give(view: HakoView, seat: str) -> Iterator[Form]:
    public = view.public
    to = Hole("to", OneOf(tuple(other for other in public.at if other != seat)))
    hand = view.secret.hands.get(seat, ())
    if not public.told:
        yield Form(tag(Give), seat, Give.title, (to, Hole("count", Number(1, max(1, public.held.get(seat, 0))))))
    elif hand:
        yield Form(
            tag(Give), seat, Give.title, (to, Hole("tiles", Several(tuple(dict.fromkeys(hand)), 1, len(set(hand)))))
        )


def _at_hand(seat: str, *kinds: type[Action]) -> Iterator[Form]:
    for kind in kinds:
        yield Form(tag(kind), seat, kind.title)


def _lay(public: Public, seat: str) -> Iterator[Form]:
    cells = tuple(mansion.cell_id(*cell) for cell in laying.cells(public.placements))
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
