"""What was chosen instead, typed as numbers and names in a row; Enter says that it is so (D11)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from PySide6.QtWidgets import QWidget

from desktop.shell.amend_cards import InsteadCard
from desktop.shell.context import Context
from desktop.shell.deeds_of_entry import ENTER
from desktop.shell.list_card import Row
from desktop.shell.parts.look import Look
from desktop.shell.parts.seek import Seek
from desktop.shell.told_line import Line
from rules.messages import says
from rules.violations import Violation

TYPE_THEM: Final = says("Type numbers or names, one after the other, then Enter.")
IT_WAS: Final = says("That is right")
OTHER: Final = says("It was something else")
TAB: Final = "Tab"


class Typed(NamedTuple):
    """``question`` and ``line`` say which step it is, ``text`` what is typed, ``wrong`` what speaks against that."""

    question: str
    line: Line
    text: str = ""
    wrong: Violation | None = None


class TypedCard(InsteadCard):
    """``done`` is given what was typed; ``other`` shows what else it may have been."""

    def __init__(
        self,
        context: Context,
        parent: QWidget,
        typed: Typed,
        done: Callable[[str], None],
        other: Callable[[], None],
    ) -> None:
        self._done = done
        say = context.say
        rows = [Row(say(IT_WAS), "", self._enter, key=ENTER), Row(say(OTHER), "", other, key=TAB)]
        super().__init__(context, parent, say(typed.question), rows, "lantern")
        for text, role, voice in ((typed.line(), "body", "quiet"), (say(TYPE_THEM), "body", "")):
            if text:
                self.tell(text, role, voice)
        self.line = self._line_for(typed.text)
        is_so, something_else = self.rows
        self.setTabOrder(self.line, something_else)
        self.setTabOrder(something_else, is_so)
        if typed.wrong is not None:
            self.tell(context.speech.tell(typed.wrong), "body", "refuse")

    def _line_for(self, text: str) -> Seek:
        line = Seek(self)
        line.dress(Look(self.context.theme, self.context.scale), self.context.say(TYPE_THEM))
        line.setText(text)
        line.onward.connect(self._enter)
        self.content.insertWidget(self.content.indexOf(self.answers), line)
        return line

    def _enter(self) -> None:
        self._done(self.line.text())

    def take_focus(self) -> None:
        """The line has the keyboard."""
        self.line.setFocus()
