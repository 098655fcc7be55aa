"""The boards of a plan as they are drawn: doors, signs, and who stands there."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import msgspec

from desktop.shell.builder.plan import Board
from desktop.shell.builder.tray import GRUDGE
from desktop.shell.context import Context
from desktop.shell.log_entries import GRAY_HUE
from desktop.shell.plan_editing.board_tile import Laid
from desktop.shell.plan_editing.plan import Plan
from desktop.theme import visitor
from rules.hakoonna.content import Placement
from rules.messages import says
from rules.views import Piece, SpaceId

TOLD = says("Board {n}, {floor}, column {col}, row {row}, turned {turn} times")
WITH = says("{board}. Here: {people}")


def laid(context: Context, plan: Plan, chosen: SpaceId) -> Mapping[SpaceId, Laid]:
    """Each board, in the order of its key."""
    picture, content = context.session.picture(), context.session.book.content
    spaces = {space.id: space for space in picture.spaces}
    standing: dict[SpaceId, list[Piece]] = {}
    for piece in picture.pieces:
        standing.setdefault(piece.at, []).append(piece)
    found: dict[SpaceId, Laid] = {}
    for number, placement in enumerate(sorted(plan, key=lambda one: one.room), 1):
        room = placement.room
        space = msgspec.structs.replace(spaces[room], doors=content.by_id[room].doors)
        board = Board(space, 0, placement.turn, {"grudge": context.say(GRUDGE)}, context.words.language)
        people = standing.get(room, [])
        name, told = context.speech.heading(room), _told(context, number, placement, people)
        found[room] = Laid(board, name, str(number), tuple(_hues(people)), room == chosen, told)
    return found


def _told(context: Context, number: int, board: Placement, people: list[Piece]) -> str:
    floor = context.speech.value("", board.floor)
    values = {"n": number, "floor": floor, "col": board.col, "row": board.row, "turn": board.turn}
    told = context.say(TOLD, values)
    names = [context.speech.value("", piece.id) for piece in people]
    return context.say(WITH, {"board": told, "people": names}) if names else told


def _hues(people: list[Piece]) -> Iterator[str]:
    for piece in people:
        kind, _, colour = piece.look.partition("-")
        if kind == "visitor":
            yield visitor(colour).hue
        elif piece.look == "gray-man":
            yield GRAY_HUE
