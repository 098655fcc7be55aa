"""There is no screen for the audience: go on without, or choose one (D07)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtGui import QScreen
from PySide6.QtWidgets import QWidget

from desktop.projector.mirror_page import EXTEND
from desktop.shell.context import Context
from desktop.shell.list_card import ListCard, Row
from rules.messages import says

QUESTION = says("There is no second screen for the audience.")
WHICH = says("Which screen is for the audience?")
WITHOUT = says("Go on without it")
AGAIN = says("Look again")
CHECK = says("Check of the screens")


class NoScreenCard(ListCard):
    """``without`` is the safe answer, and what Esc does."""

    def __init__(
        self,
        context: Context,
        parent: QWidget,
        screens: list[QScreen],
        without: Callable[[], None],
        choose: Callable[[QScreen | None], None],
        check: Callable[[], None],
    ) -> None:
        say = context.say
        found = [Row(screen.name(), _size(screen), partial(choose, screen)) for screen in screens]
        again = Row(say(AGAIN), "", partial(choose, None))
        rows = (Row(say(WITHOUT), "", without), *(found or [again]), Row(say(CHECK), "", check))
        super().__init__(context, parent, say(WHICH if screens else QUESTION), rows)
        self._without = without
        if not screens:
            self.note(say(EXTEND))

    def declines(self) -> bool:
        self._without()
        return True


def _size(screen: QScreen) -> str:
    size = screen.geometry().size() * screen.devicePixelRatio()
    return f"{size.width()} × {size.height()}"
