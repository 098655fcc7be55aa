"""What is asked at one step, which can be longer than the window."""

from collections.abc import Mapping
from typing import NamedTuple

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.fonts import Role
from desktop.shell.new_game.answers import ASKED_OF_FATE
from desktop.shell.new_game.offered import of_fate
from desktop.shell.new_game.steps import STEPS
from desktop.shell.parts.look import Look
from desktop.shell.parts.prose import Prose
from desktop.shell.parts.scrolling import Scroller, bar
from desktop.words import Words
from rules.messages import says

KINDS = tuple(of_fate(kind) for kind in ASKED_OF_FATE if kind != "gray-card")
COLUMNS: dict[str, tuple[tuple[str, ...], ...]] = {
    "people": (("people",), ("quick", "edition", "start")),
    "colours": (("colours",),),
    "knowledge": (("knowledge", "host", "noise", "chances"), ("fate", "kinds", "seed")),
    "items": (("items",), ("cards",)),
    "mansion": (("mansion", "rooms"),),
    "house": (("house",),),
    "gray": (("alone", "gray-actions", of_fate("gray-card"), "talk"),),
    "confirm": (("summary",), ("folder", "browse", "screen", "grace", "tongue")),
}
OPENINGS = {
    "people": says("Who plays, and who sits where?"),
    "colours": says("Everybody moves a pawn of their own."),
    "knowledge": says("What the program is told, and who rolls and draws."),
    "items": says("What the visitors carry."),
    "mansion": says("Nine rooms on three floors."),
    "house": says("Where the printed rules are silent, the table decides."),
    "gray": says("He looks for his moment while the others play."),
    "confirm": says("All of it at a glance."),
}


class Plan(NamedTuple):
    """What stands on a sheet: its title, a sentence about it, and the names of the questions in its columns."""

    title: str
    opening: str
    columns: tuple[tuple[str, ...], ...]


PLANS = {step: Plan(STEPS[step], OPENINGS[step], COLUMNS[step]) for step in STEPS}


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
        self.verticalScrollBar().setStyleSheet(bar(look))
        self._whole.setContentsMargins(0, 0, look.px(20), 0)
        self._whole.setSpacing(look.px(6))
        self._row.setContentsMargins(0, look.px(12), 0, look.px(12))
        self._row.setSpacing(look.px(36))
        for column in self._columns:
            column.setSpacing(look.px(20))
        self._title.write(words.say(self._plan.title), look)
        self._opening.write(words.say(self._plan.opening), look)
