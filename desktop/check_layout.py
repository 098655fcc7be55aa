"""What is wrong with a mansion's file: its form, and whether anybody could play in it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from desktop.speech import holes
from desktop.tables import a_book, layout_reasons
from rules.faults import Fault, line_of
from rules.hakoonna import content
from rules.messages import says
from rules.tags import tag_of
from rules.violations import Violation

MOVE = says("Lay the board in another cell, or turn it.")

REMEDIES: Final[Mapping[str, str]] = {
    "name-unknown": says("Write the id of one of the nine boards."),
    "laid-twice": says("Take one of them out."),
    "boards-missing": says("Lay all nine boards."),
    "no-grudge-room": says("Lay a board with the sign 怨."),
    "basement-attach": says("Lay the board on 1F or 2F."),
    "2f-not-out": says("Lay the 2F Hall first."),
}

FLOORS: Final[Mapping[str, str]] = {"basement-attach": "B1", "2f-not-out": "2F"}
"""The floor that a reason speaks of without naming a board."""


def layout_faults(file: str, raw: bytes) -> tuple[Fault, ...]:
    """Every fault of a mansion's file; Broken when its form does not fit."""
    layout = content.read_layout(file, raw)
    text = raw.decode("utf-8-sig")
    return tuple(_fault(file, text, layout, reason) for reason in layout_reasons(a_book(), layout))


def _fault(file: str, text: str, layout: content.Layout, reason: Violation) -> Fault:
    values = {hole: getattr(reason, hole) for hole in holes(reason.message)}
    remedy = REMEDIES.get(tag_of(reason), MOVE)
    return Fault(file, _line(text, layout, reason), reason.message, values, remedy)


def _line(text: str, layout: content.Layout, reason: Violation) -> int:
    """The line of the last board that a reason speaks of; 0 for one about the whole mansion."""
    about = {getattr(reason, field) for field in reason.__struct_fields__}
    floor = FLOORS.get(tag_of(reason), "")
    begins = a_book().content.starting(floor) if floor else ""
    found = [
        number
        for number, placement in enumerate(layout.board)
        if placement.room in about or (placement.floor == floor and placement.room != begins)
    ]
    return line_of(text, "board", found[-1], "room") if found else 0
