"""Enough for today: where the table stands, and that it is kept (X14)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtWidgets import QWidget

from desktop.commands import BY_ID
from desktop.shell.context import Context
from desktop.shell.ending import outcome
from desktop.shell.list_card import ListCard, Row
from rules.messages import says

TITLE: Final = says("Enough for today: everything is kept")
FAREWELL: Final = says("That is all for today. Thank you!")
TURN: Final = says("It is {who}'s turn.")
LAST: Final = says("Last: {what}")
FILE: Final = says("Kept in {file}; opening it goes on from here.")
NO_FILE: Final = says("This table has no file yet: Ctrl+S keeps it.")
START, QUIT = says("To the start page"), says("Close the program")
PICTURE, LATER = says("Keep a picture of the board"), says("Go on playing")


class FinishCard(ListCard):
    """``run`` does a command, ``picture`` asks where a picture shall be kept, ``stay`` goes on."""

    def __init__(
        self,
        context: Context,
        parent: QWidget,
        run: Callable[[str], None],
        picture: Callable[[], None],
        stay: Callable[[], None],
    ) -> None:
        say = context.say
        rows = (
            Row(say(START), "Ctrl+W", partial(run, "start-page")),
            Row(say(QUIT), "Ctrl+Q", partial(run, "quit")),
            Row(say(PICTURE), "", picture),
            Row(say(BY_ID["next-host"].title), "", partial(run, "next-host")),
            Row(say(LATER), "Esc", stay),
        )
        super().__init__(context, parent, say(TITLE), rows, "lantern")
        for line in summary(context):
            self.note(line)
        self.setAccessibleDescription(" ".join(summary(context)))


def summary(context: Context) -> list[str]:
    """Whose turn it is, or who won; what happened last; where it is kept."""
    session, speech, say = context.session, context.speech, context.say
    told = [speech.tell(line.event) for line in session.log()[-1:]]
    last = [say(LAST, {"what": one}) for one in told if one]
    record = session.record
    file = say(NO_FILE) if record is None or not record.placed else say(FILE, {"file": record.path.name})
    return [_standing(context), *last, file]


def _standing(context: Context) -> str:
    session, speech = context.session, context.speech
    if session.seen().over:
        line = outcome.winners(session)
        values = {hole: speech.value("", value) for hole, value in line.values.items()}
        return speech.heading(context.say(line.message, values))
    turn = session.picture().turn
    return context.say(TURN, {"who": speech.value("", turn)}) if turn else ""
