"""The table before the first turn, and what a position asks for (hakoonna.md 2)."""

from __future__ import annotations

from typing import Final

from rules.effects import Choice
from rules.hakoonna import building, noise, preparing
from rules.hakoonna.content import Content, Layout, Placement
from rules.hakoonna.effects import DrawStart, NameCard
from rules.hakoonna.items import drafting
from rules.hakoonna.options import Options
from rules.hakoonna.powers import ringing, starting
from rules.hakoonna.state import GRAY, HAKO, HakoState, Phase, Public
from rules.messages import Name
from rules.seats import FATE, Seat
from rules.state import Item, Table

COLOURS = {
    "red": (Name(ko="빨강", en="Red"), "visitor-coral"),
    "blue": (Name(ko="파랑", en="Blue"), "visitor-sky"),
    "green": (Name(ko="초록", en="Green"), "visitor-jade"),
    "purple": (Name(ko="보라", en="Purple"), "visitor-orchid"),
    "lime": (Name(ko="연두", en="Lime"), "visitor-lime"),
}
USUAL: Final = 4
"""How many visitors' pawns a box holds; the sixth edition has one more (hakoonna.md 0.5)."""


def seats(visitors: int = USUAL, gray_man: bool = True) -> tuple[Seat, ...]:
    """The seats of a table, clockwise: Hako Onna, 2 to 5 visitors, the Gray Man at her right (G07)."""
    hako = Seat(HAKO, Name(ko="상자여자", en="Hako Onna"), "hako-onna", "box-woman")
    colours = [Seat(id_, name, "visitor", look) for id_, (name, look) in COLOURS.items()][:visitors]
    gray = [Seat(GRAY, Name(ko="회색 남자", en="the Gray Man"), "gray-man", "gray-man")] if gray_man else []
    return (hako, *colours, *gray)


def setup(content: Content, options: Options, table: tuple[Seat, ...], layout: Layout | None) -> Table[HakoState]:
    """All pieces in the 1F Hall; without a layout the mansion is built first."""
    hall = content.starting("1F")
    visitors = tuple(seat.id for seat in table if seat.role == "visitor")
    pieces = (*visitors, *(seat.id for seat in table if seat.role == "gray-man"))
    laid = layout.board if layout is not None else (Placement(hall, "1F", 0, 0),)
    start = options.start if options.start in visitors else visitors[0]
    public = Public(
        options=options,
        visitors=visitors,
        start=start,
        phase=_first_phase(options, layout, GRAY in pieces),
        turn=start,
        last="",
        at=dict.fromkeys(pieces, hall),
        placements=laid,
        pool=tuple(sorted(room.id for room in content.rooms if room.id not in {one.room for one in laid})),
        powers=starting.untold(options) if layout is not None else 0,
    )
    state = HakoState(public=public)
    return Table(state, asked(content, state))


def _first_phase(options: Options, layout: Layout | None, gray_man: bool) -> Phase:
    if options.start == "drawn":
        return "start"
    if options.items:
        return "items"
    if layout is None:
        return "build"
    if options.knowledge != "public":
        return "code"
    return "deal" if gray_man else "noise"


def asked(content: Content, state: HakoState) -> tuple[Item, ...]:
    """The question that a position waits for; at rest a table's agenda is just this."""
    public = state.public
    if public.phase == "start":
        return (DrawStart(FATE, public.visitors),)
    if public.phase == "items":
        return tuple(item for item in drafting.asking(content, public) if isinstance(item, Choice))
    if public.phase == "phone":
        return (ringing.question(content, public),) if public.ringing else ()
    if public.phase == "build":
        return tuple(building.asking(public))
    if public.phase in preparing.PHASES:
        return tuple(preparing.asking(content, state))
    if public.phase == "tower":
        return (noise.asking(public, public.turn),)
    if public.phase == "naming":
        return (NameCard(FATE),)
    return ()
