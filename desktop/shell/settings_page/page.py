"""The page of settings: every choice is done at once and kept."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.commands import BY_ID
from desktop.fonts import Role
from desktop.hangul import find, plain
from desktop.shell.parts.button import Button
from desktop.shell.parts.choices import Choices
from desktop.shell.parts.field import Field
from desktop.shell.parts.look import Look
from desktop.shell.parts.prose import Prose
from desktop.shell.parts.scrolling import Scroller, dress_bar
from desktop.shell.parts.seek import Seek
from desktop.shell.plain_page import PlainPage
from desktop.shell.settings_page import grace
from desktop.shell.settings_page.grace import GraceField
from desktop.shell.settings_page.questions import questions
from desktop.words import every_language
from rules.messages import says

if TYPE_CHECKING:
    from desktop.shell.window import HostWindow

SOUGHT = says("Look for a setting")
NOTHING = says("There is no such setting.")
BACK = says("Back")
KEYS_HINT = says("What each key does, to look at and to print.")
WIDEST = 1080


class SettingsPage(PlainPage):
    """``keys`` wants the page of all keys."""

    keys = Signal()

    def __init__(self, host: HostWindow) -> None:
        super().__init__(host.context)
        self._host = host
        self._questions = questions(host)
        self.title, self.seek, self.back = Prose(Role.TITLE), Seek(), Button("ghost")
        self.choices = {name: Choices() for name in self._questions}
        self.fields: dict[str, Field] = {name: Field(choices) for name, choices in self.choices.items()}
        self.grace, self.all_keys = GraceField(), Button()
        self.fields |= {"grace": self.grace, "keys": Field(self._held(self.all_keys))}
        self.nothing = Prose(Role.BODY, "text2")
        self._arrange()
        self._connect()
        self.setFocusProxy(self.seek)
        self.refresh()

    def _held(self, button: Button) -> QWidget:
        """The button as wide as its words."""
        holder = QWidget()
        row = QHBoxLayout(holder)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(button)
        row.addStretch(1)
        return holder

    def _arrange(self) -> None:
        inside = QWidget()
        self._rows = QVBoxLayout(inside)
        for part in (*self.fields.values(), self.nothing):
            self._rows.addWidget(part)
        self._rows.addStretch(1)
        self.area = Scroller(inside)
        self._head = QHBoxLayout()
        self._head.addWidget(self.title, 0, Qt.AlignmentFlag.AlignVCenter)
        self._head.addWidget(self.seek, 1)
        self._head.addWidget(self.back)
        self._column = QVBoxLayout(self)
        self._column.addLayout(self._head)
        self._column.addWidget(self.area, 1)

    def _connect(self) -> None:
        self._context.changed.connect(self.refresh)
        for name, choices in self.choices.items():
            choices.chosen.connect(partial(self._choose, name))
        self.grace.waited.connect(self._host.audience.wait)
        self.all_keys.clicked.connect(self.keys)
        self.back.clicked.connect(self.left)
        self.seek.sought.connect(lambda _: self._filter())
        self.seek.stepped.connect(lambda by: self.focusNextPrevChild(by > 0))
        self.seek.onward.connect(lambda: self.focusNextPrevChild(True))

    def _choose(self, name: str, value: str) -> None:
        self._questions[name].choose(value)
        self._host.settled.emit()
        self.refresh()

    # ---- what is shown

    def refresh(self) -> None:
        """Ask everything anew in the window's language, colours and size."""
        look, say = Look(self._context.theme, self._context.scale), self._context.say
        self.setAccessibleName(say(BY_ID["settings"].title))
        self._space(look)
        self.title.write(say(BY_ID["settings"].title), look)
        self.seek.dress(look, say(SOUGHT), say(SOUGHT))
        self.back.write(say(BACK), look, "back", "Esc")
        for name, question in self._questions.items():
            self.fields[name].ask(say(question.name), look, say(question.hint))
            answers = question.offered(self._context.words)
            self.choices[name].offer(answers, question.chosen(), look, say(question.name))
        self.grace.fill(self._host.audience.grace, look, self._context.words)
        self.fields["keys"].ask(say(BY_ID["shortcuts"].title), look, say(KEYS_HINT))
        self.all_keys.write(say(BY_ID["shortcuts"].title), look, "keyboard")
        self.nothing.write(say(NOTHING), look)
        self._filter()
        self.update()

    def _space(self, look: Look) -> None:
        side = max(look.px(40), (self.width() - look.px(WIDEST)) // 2)
        self._column.setContentsMargins(side, look.px(30), side, look.px(10))
        self._column.setSpacing(look.px(20))
        self._head.setSpacing(look.px(20))
        self._rows.setSpacing(look.px(16))
        self._rows.setContentsMargins(0, 0, look.px(12), look.px(20))
        dress_bar(self.area, look)

    def _filter(self) -> None:
        wanted = plain(self.seek.wanted)
        for name, field in self.fields.items():
            field.setVisible(not wanted or any(find(wanted, plain(word)) >= 0 for word in self._called(name)))
        self.nothing.setVisible(all(field.isHidden() for field in self.fields.values()))

    def _called(self, name: str) -> list[str]:
        """What a setting can be found by, in every language."""
        if name in self._questions:
            asked = self._questions[name]
            said: tuple[str, ...] = (asked.name, asked.hint, *asked.answers.values())
        else:
            said = (grace.NAME, grace.HINT) if name == "grace" else (BY_ID["shortcuts"].title, KEYS_HINT)
        return [words.say(one) for words in every_language() for one in said]
