"""One band under the top bar for what must not be missed: not saved, a damaged file, an error of the program."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QWidget

from desktop import art
from desktop.shell.context import Context
from desktop.shell.label import Label
from desktop.shell.style import say
from rules.messages import says

NAME = says("Notice")
CLOSE = says("Close the notice")
CRASHED = says("Something went wrong in the program; play goes on. It is noted in {file}.")
ASIDE = says("The settings could not be read. They were set aside as {file}.")
ORDER = ("unsaved", "absent", "shared", "crash", "dawn", "break", "fault", "aside")
ALARMING = ("unsaved", "absent", "shared", "crash")


class Act(NamedTuple):
    """What a notice offers to do, beside its key."""

    title: str
    do: Callable[[], object]


class Notice(NamedTuple):
    """What is told, in whatever language the window speaks then, and what may be done about it."""

    told: Callable[[], str]
    act: Act | None = None


class Banner(QWidget):
    """Keeps one notice of each kind and shows the most urgent."""

    def __init__(self, context: Context) -> None:
        super().__init__()
        self.context = context
        self.setObjectName("banner")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._notices: dict[str, Notice] = {}
        self.sign = QLabel()
        self.text = Label("body", wrap=True)
        self.act_button = QPushButton()
        self.act_button.clicked.connect(self._act)
        self.close_button = QPushButton()
        self.close_button.setProperty("flat", True)
        self.close_button.clicked.connect(self._dismiss)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self.sign)
        self._row.addWidget(self.text, 1)
        self._row.addWidget(self.act_button)
        self._row.addWidget(self.close_button)
        context.changed.connect(self.refresh)
        self.refresh()

    def notice(self, kind: str, told: Callable[[], str] | None, act: Act | None = None) -> None:
        """Tell, in whatever language the window speaks then; None takes the notice of that kind away."""
        self._notices.pop(kind, None)
        if told is not None:
            self._notices[kind] = Notice(told, act)
        self.refresh()

    @property
    def kind(self) -> str:
        """What kind of notice is shown."""
        return next((kind for kind in ORDER if kind in self._notices), "")

    def refresh(self) -> None:
        """Show the most urgent notice."""
        kind = self.kind
        self.setVisible(bool(kind))
        shown = self._notices.get(kind)
        self.text.setText(shown.told() if shown is not None else "")
        self._show_act(shown.act if shown is not None else None)
        say(self, "kind", "alarm" if kind in ALARMING else "")
        self.setAccessibleName(self.context.say(NAME))
        self.close_button.setAccessibleName(self.context.say(CLOSE))
        self._lay()

    def _lay(self) -> None:
        kind, theme, px = self.kind, self.context.theme, self.context.px
        alarm, side = kind in ALARMING, max(20, px(24))
        self._row.setContentsMargins(px(24), max(6, px(6)), px(24), max(6, px(6)))
        self._row.setSpacing(px(12))
        self.sign.setPixmap(art.icon("warn", theme.refuse if alarm else theme.info, side).pixmap(QSize(side, side)))
        self.close_button.setIcon(art.icon("cross", theme.text, side))
        self.close_button.setIconSize(QSize(side, side))

    def _show_act(self, act: Act | None) -> None:
        self.act_button.setVisible(act is not None)
        if act is not None:
            self.act_button.setText(self.context.say(act.title))

    def _act(self) -> None:
        act = self._notices[self.kind].act
        if act is not None:
            act.do()

    def _dismiss(self) -> None:
        self.notice(self.kind, None)
