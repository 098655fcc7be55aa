"""Where a piece came from: the lines of the log in which it moved, the newest first."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtWidgets import QWidget

from desktop.looking import LogLine, Looking
from desktop.shell.amend_cards import pages
from desktop.shell.context import Context
from desktop.shell.list_card import ListCard, Row
from desktop.shell.moved import moved
from rules.messages import says
from rules.views import PieceId

CAME = says("Where {piece} came from")
BACKWARD = says("{n} step(s) ago")
JUST = says("the last step")
LEAST_WIDE, WIDE = 430, 600
NEVER = says("{piece} has not moved yet.")
CHOOSE = says("Choose a line to find it in the log.")


def moves(session: Looking, piece: PieceId) -> list[LogLine]:
    """The lines in which the piece came to stand elsewhere, as this window knows them, the newest first."""
    return [line for line in session.log() if moved(line.event) == piece][::-1]


class HistoryCard(ListCard):
    """Numbered lines; more than nine come page by page."""

    @property
    def wide(self) -> int:
        return max(LEAST_WIDE, self.context.px(WIDE))


def history_card(
    context: Context,
    parent: QWidget,
    piece: PieceId,
    find: Callable[[int], None],
    first: int,
    turn: Callable[[int], None],
) -> HistoryCard:
    """The card from the ``first`` line on; ``find`` is given the step of the line that is chosen."""
    lines = moves(context.session, piece)
    rows = [Row(context.speech.tell(line.event), _ago(context, line), partial(find, line.step)) for line in lines]
    named = {"piece": context.speech.value("", piece)}
    card = HistoryCard(context, parent, context.say(CAME, named), pages(context, rows, first, turn), "info")
    card.note(context.say(CHOOSE))
    return card


def _ago(context: Context, line: LogLine) -> str:
    path = [node.number for node in context.session.match.path()]
    back = len(path) - 1 - path.index(line.step)
    return context.say(BACKWARD, {"n": back}) if back else context.say(JUST)
