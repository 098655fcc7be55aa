"""How the audience's window is set up: its language, how long grave news waits, its screen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from desktop.commands import BY_ID
from desktop.settings import Spoken
from desktop.shell.context import Context
from desktop.shell.list_card import ListCard, Row
from rules.messages import says

TITLE = says("Set up the audience's window")
LANGUAGE = says("Its language")
TONGUES: Final[dict[Spoken, str]] = {
    "": says("as here"),
    "ko": says("Korean"),
    "en": says("English"),
    "both": says("both"),
}
GRACE = says("Grave news waits")
GRACES: Final = (0, 1500, 3000, 5000)
SECONDS, AT_ONCE = says("{n} s"), says("not at all")
NEXT = says("Audience's window to the next screen")
CHECK = says("Check of the screens")
NOTE = says("A number changes its line. Whatever is undone meanwhile was never seen.")


class Wishes(NamedTuple):
    """What each line does, and what Esc does; the first two are told what comes next."""

    tongue: Callable[[Spoken], None]
    grace: Callable[[int], None]
    next: Callable[[], None]
    check: Callable[[], None]
    hold: Callable[[], None]
    rest: Callable[[], None]
    finish: Callable[[], None]
    time: Callable[[], None]
    next_host: Callable[[], None]
    close: Callable[[], None]


class AudienceCard(ListCard):
    """Shows what is chosen; a line goes on to the next choice."""

    def __init__(self, context: Context, parent: QWidget, tongue: Spoken, grace: int, wishes: Wishes) -> None:
        say = context.say
        tongues, later = list(TONGUES), [one for one in GRACES if one > grace]
        after: Spoken = tongues[(tongues.index(tongue) + 1) % len(tongues)]
        waits = say(SECONDS, {"n": f"{grace / 1000:g}"}) if grace else say(AT_ONCE)
        rows = (
            Row(say(LANGUAGE), say(TONGUES[tongue]), lambda: wishes.tongue(after)),
            Row(say(GRACE), waits, lambda: wishes.grace(later[0] if later else GRACES[0])),
            Row(say(NEXT), "F3", wishes.next),
            Row(say(CHECK), "", wishes.check),
            Row(say(BY_ID["freeze"].title), "F4", wishes.hold),
            Row(say(BY_ID["break"].title), "", wishes.rest),
            Row(say(BY_ID["enough"].title), "", wishes.finish),
            Row(say(BY_ID["time"].title), "", wishes.time),
            Row(say(BY_ID["next-host"].title), "", wishes.next_host),
        )
        super().__init__(context, parent, say(TITLE), rows)
        self._close = wishes.close
        self.note(say(NOTE))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._close()
        else:
            super().keyPressEvent(event)
