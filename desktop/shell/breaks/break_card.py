"""How long the break is, and what the curtain says (D14)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtWidgets import QWidget

from desktop.shell.context import Context
from desktop.shell.list_card import ListCard, Row
from rules.messages import says

TITLE: Final = says("Take a break: how long?")
MINUTES: Final = says("{n} minutes")
LENGTHS: Final = (5, 10, 15, 20, 30)
WORDS: Final = says("On the curtain")
CAPTIONS: Final = (says("A short break"), says("We are eating"), says("We go on soon"))
STOP: Final = says("The break is over: raise the curtain")
NOTE: Final = says("The curtain falls with a clock. Raising it ends the break.")


class BreakCard(ListCard):
    """``begin`` is told the minutes, ``word`` the next caption; ``stop`` is given while a break lasts."""

    def __init__(
        self,
        context: Context,
        parent: QWidget,
        caption: str,
        begin: Callable[[int], None],
        word: Callable[[str], None],
        stop: Callable[[], None] | None,
    ) -> None:
        say = context.say
        after = CAPTIONS[(CAPTIONS.index(caption) + 1) % len(CAPTIONS)]
        rows = [Row(say(STOP), "B", stop)] if stop is not None else []
        rows += [Row(say(MINUTES, {"n": length}), "", partial(begin, length)) for length in LENGTHS]
        rows.append(Row(say(WORDS), say(caption), partial(word, after)))
        super().__init__(context, parent, say(TITLE), rows)
        self.note(say(NOTE))
