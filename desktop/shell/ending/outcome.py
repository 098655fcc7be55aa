"""How a game has ended: what ended it, and each seat's own result with its reason."""

from __future__ import annotations

from typing import NamedTuple

from desktop.looking import Looking
from desktop.projector.stage import Line, Stage
from desktop.shell.games.shelf import of
from desktop.speech import Speech
from rules.events import Event
from rules.hakoonna.state import Outcome
from rules.match import Match, Node
from rules.messages import says
from rules.seats import AUDIENCE, SeatId
from rules.tags import tag_of
from rules.views import View

WORDS = {"won": says("Won"), "lost": says("Lost"), "open": says("Not known")}
WON, NOBODY = says("{who} won"), says("Nobody won")


class Result(NamedTuple):
    """One seat's; ``event`` tells why, None where the end was set by hand."""

    seat: SeatId
    result: str
    event: Event | None

    def reason(self, speech: Speech) -> str:
        """Why, as a sentence."""
        return speech.tell(self.event) if self.event is not None else ""


def is_over(looking: Looking, stage: Stage, node: Node) -> bool:
    """Whether the game had ended after a step."""
    view: View = looking.book.view(looking.book.content, node.table, AUDIENCE)
    return stage.over(view)


def end_of(looking: Looking, stage: Stage) -> Node | None:
    """The step that ended the game on the way here; None while it goes on."""
    node = looking.match.node(looking.match.at)
    if not is_over(looking, stage, node):
        return None
    while node.parent is not None and is_over(looking, stage, node.parent):
        node = node.parent
    return node


def before(match: Match, end: Node) -> int:
    """The last step before the deed that ended the game; what was answered in it belongs to the deed."""
    while end.parent is not None and match.belongs(end):
        end = end.parent
    return end.parent.number if end.parent is not None else end.number


def outcomes(looking: Looking) -> tuple[Outcome, ...]:
    """Each seat's result as everybody at the table knows it."""
    view = looking.book.view(looking.book.content, looking.match.table, AUDIENCE)
    found: tuple[Outcome, ...] = getattr(getattr(view, "public", None), "outcomes", ())
    return found


def results(looking: Looking, stage: Stage) -> tuple[Result, ...]:
    """Each seat's result with the last event that tells of it."""
    told = {seat: event for event in _told(looking, stage) if (seat := getattr(event, "seat", ""))}
    return tuple(Result(one.seat, one.result, told.get(one.seat)) for one in outcomes(looking))


def winners(looking: Looking) -> Line:
    """Who won, in one line."""
    view = looking.book.view(looking.book.content, looking.match.table, AUDIENCE)
    ended = of(looking.match.header.game).ended(view)
    if ended is not None:
        return Line(ended.message, {hole: str(value) for hole, value in ended.values.items()})
    won = tuple(one.seat for one in outcomes(looking) if one.result == "won")
    return Line(WON, {"who": won}) if won else Line(NOBODY)


def cause(looking: Looking, stage: Stage) -> Event | None:
    """What ended it; None where that was set by hand."""
    return next((event for event in _told(looking, stage) if tag_of(event) in stage.endings), None)


def _told(looking: Looking, stage: Stage) -> list[Event]:
    end = end_of(looking, stage)
    if end is None:
        return []
    numbers = [node.number for node in looking.match.path() if node.number >= end.number]
    return [event for number in numbers for event in looking.events(number, AUDIENCE) if event.message]
