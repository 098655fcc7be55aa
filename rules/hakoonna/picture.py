"""The mansion as the scene draws it: floors, rooms, shadows, doors, pieces, the noise."""

from __future__ import annotations

from collections.abc import Iterator

from rules.hakoonna import laying, mansion
from rules.hakoonna.content import FLOORS, Content, Placement, Room
from rules.hakoonna.setup import COLOURS
from rules.hakoonna.state import GRAY, Public
from rules.hakoonna.turns import DISCS
from rules.hakoonna.views import HakoView
from rules.messages import Name, same
from rules.views import Group, Link, Mark, Picture, Piece, Space, Track

BARRIER = "barrier"
GRAY_NAME = Name(ko="회색 남자", en="the Gray Man")
BARRIER_NAME = Name(ko="봉쇄 토큰", en="the barrier token")
CELL_NAME = Name(ko="빈칸", en="an empty cell")


def picture(content: Content, view: HakoView) -> Picture:
    """All that is drawn, from a viewer's share."""
    public = view.public
    hand = tuple(_hand(content, public))
    return Picture(
        groups=tuple(Group(floor, same(floor)) for floor in FLOORS),
        spaces=tuple(_spaces(content, public)),
        links=tuple(_links(content, public)),
        pieces=tuple(_pieces(content, public)),
        tracks=(_noise(public),),
        turn=public.turn,
        active=public.drawn or (public.turn if public.turn in public.at else ""),
        hand=hand,
        hand_slots=tuple(len(content.by_id[space.id].shadows) for space in hand),
    )


def _spaces(content: Content, public: Public) -> Iterator[Space]:
    for placement in public.placements:
        yield _room(content, public, placement)
        yield from _shadows(content, public, placement)
    if public.phase == "build":
        for floor, col, row in laying.cells(public.placements):
            yield Space(mansion.cell_id(floor, col, row), CELL_NAME, "cell", floor, col, row)


def _room(content: Content, public: Public, placement: Placement) -> Space:
    room = content.by_id[placement.room]
    return Space(
        id=room.id,
        name=room.name,
        shape="room",
        group=placement.floor,
        col=placement.col,
        row=placement.row,
        marks=tuple(_marks(content, public, room)),
        doors=_free_doors(content, public, placement) if public.phase == "build" else "",
        turn=placement.turn,
    )


def _free_doors(content: Content, public: Public, placement: Placement) -> str:
    laid = mansion.by_cell(public.placements)
    return "".join(side for side in mansion.doors(content, placement) if mansion.beside(placement, side) not in laid)


def _marks(content: Content, public: Public, room: Room) -> Iterator[Mark]:
    if room.grudge:
        yield Mark("grudge")
    for pair, stairs in zip("ABCDEFGH", content.stairs, strict=False):
        if stairs.lower == room.id:
            yield Mark("stairs_up", _floor(content, public, stairs.upper), pair)
        if stairs.upper == room.id:
            yield Mark("stairs_down", _floor(content, public, stairs.lower), pair)


def _floor(content: Content, public: Public, room: str) -> str:
    laid = mansion.where(public.placements, room)
    begins = content.by_id[room].floor
    return laid.floor if laid is not None else "1F" if begins == "any" else begins


def _shadows(content: Content, public: Public, placement: Placement) -> Iterator[Space]:
    for slot, shadow in enumerate(content.by_id[placement.room].shadows):
        face = "none" if shadow.id in public.empty else "x" if shadow.id in public.crossed else "back"
        marks = (Mark("wail"),) if shadow.id == public.wailed else ()
        yield Space(
            shadow.id, shadow.name, "shadow", placement.floor, within=placement.room, slot=slot, face=face, marks=marks
        )


def _links(content: Content, public: Public) -> Iterator[Link]:
    for link in mansion.links(content, public.placements):
        yield Link(link.a, link.b, link.kind, {link.a, link.b} == set(public.barrier))


def _pieces(content: Content, public: Public) -> Iterator[Piece]:
    for seat in public.visitors:
        name, look = COLOURS[seat]
        if public.at.get(seat):
            yield Piece(seat, name, look, public.at[seat], seat)
    if public.at.get(GRAY):
        yield Piece(GRAY, GRAY_NAME, "gray-man", public.at[GRAY], GRAY)
    if public.drawn:
        yield Piece(public.drawn, content.by_id[public.drawn].name, "board", "", public.turn)


def _hand(content: Content, public: Public) -> Iterator[Space]:
    left = (
        [public.drawn, *sorted({*public.pool, *public.under})]
        if public.drawn
        else sorted({*public.pool, *public.under})
    )
    for room_id in left:
        room = content.by_id[room_id]
        yield Space(room.id, room.name, "room", "", marks=tuple(_marks(content, public, room)), doors=room.doors)


def _noise(public: Public) -> Track:
    if public.options.noise == "cards":
        return Track("noise-cards", tuple(str(card) for card in public.cards), len(public.options.noise_cards))
    return Track("noise-tower", public.discs, DISCS)
