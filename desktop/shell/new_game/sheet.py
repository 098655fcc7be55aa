"""What is asked at one step, which can be longer than the window."""

from collections.abc import Mapping

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.fonts import Role
from desktop.shell.new_game.plan import Plan
from desktop.shell.parts.look import Look
from desktop.shell.parts.prose import Prose
from desktop.shell.parts.scrolling import Scroller, dress_bar
from desktop.words import Words


class Sheet(Scroller):
    """The columns of one step below its title."""

    def __init__(self, plan: Plan, widgets: Mapping[str, QWidget]) -> None:
        inside = QWidget()
        super().__init__(inside)
        self._plan = plan
        self._title, self._opening = Prose(Role.TITLE), Prose(Role.BODY, "text2")
        self._whole = QVBoxLayout(inside)
        self._whole.addWidget(self._title)
        self._whole.addWidget(self._opening)
        self._row = QHBoxLayout()
        self._whole.addLayout(self._row, 1)
        self._columns = [self._column([widgets[name] for name in names]) for names in plan.columns]

    def _column(self, widgets: list[QWidget]) -> QVBoxLayout:
        column = QVBoxLayout()
        for widget in widgets:
            column.addWidget(widget)
        column.addStretch(1)
        self._row.addLayout(column, 1)
        return column

    def show_step(self, look: Look, words: Words) -> None:
        """Say what it is about."""
        dress_bar(self, look)
        self._whole.setContentsMargins(0, 0, look.px(20), 0)
        self._whole.setSpacing(look.px(6))
        self._row.setContentsMargins(0, look.px(12), 0, look.px(12))
        self._row.setSpacing(look.px(36))
        for column in self._columns:
            column.setSpacing(look.px(20))
        self._title.write(words.say(self._plan.title), look)
        self._opening.write(words.say(self._plan.opening), look)
