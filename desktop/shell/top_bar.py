"""The bar at the top: the game, what part of the round it is, and the commands one needs at once."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QIcon, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QWidget

from desktop import art
from desktop.commands import BY_ID
from desktop.shell import phases
from desktop.shell.context import Context
from desktop.shell.games import custom
from desktop.shell.label import Label
from desktop.shell.style import say, tall
from rules.messages import says

WORDED = ("new", "show-to-one", "curtain", "audience", "language")
STATED = ("curtain", "audience")
OF_A_TABLE = ("new", "show-to-one")
"""Not there in a lesson."""
SIGNS = ("undo", "redo", "theme", "help", "settings")
SHORT = {"audience": says("Audience's window"), "curtain": says("Curtain")}
ICONS = {
    "new": "plus",
    "show-to-one": "show-to-one",
    "curtain": "curtain",
    "audience": "projector",
    "language": "language",
    "undo": "undo",
    "redo": "redo",
    "help": "help",
    "settings": "gear",
}
START = "start-page"
NAME = says("Top bar")
OTHER_LANGUAGE = {"ko": "English", "en": "한국어"}


class TopBar(QWidget):
    """``asked`` carries the id of a command."""

    asked = Signal(str)

    def __init__(self, context: Context) -> None:
        super().__init__()
        self.context = context
        self.setObjectName("top")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.lantern = self._button(START)
        self.lantern.setProperty("flat", True)
        self.title = Label("title")
        self.subtitle = Label("small", "quiet")
        self.pills: list[Label] = []
        self._states: dict[str, str] = {}
        self._new_game = ""
        self.buttons = {id_: self._button(id_) for id_ in (*WORDED, *SIGNS)}
        self._build()
        context.changed.connect(self.refresh)
        self.refresh()

    def _button(self, id_: str) -> QPushButton:
        button = QPushButton()
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setProperty("flat", id_ in SIGNS)
        button.clicked.connect(lambda: self.asked.emit(id_))
        return button

    def _build(self) -> None:
        self.row = QHBoxLayout(self)
        for widget in (self.lantern, self.title, self.subtitle):
            self.row.addWidget(widget)
        self.row.addStretch(1)
        self.middle = QHBoxLayout()
        self.row.addLayout(self.middle)
        self.row.addStretch(1)
        for button in self.buttons.values():
            button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
            self.row.addWidget(button)

    def mark(self, states: dict[str, str]) -> None:
        """Have buttons tell how things stand instead of what they are for; sentences by the ids of commands."""
        self._states.update(states)
        self.refresh()

    def set_up(self, game: str) -> None:
        """Tell of a new table of that game; "" where the table that is played at is meant again."""
        if game != self._new_game:
            self._new_game = game
            self.refresh()

    def refresh(self) -> None:
        """Say what is played, what part of the round it is, and what the buttons do."""
        say_, px = self.context.say, self.context.px
        self.setAccessibleName(say_(NAME))
        self.setFixedHeight(tall(self.context.scale, 64, 48))
        self.row.setContentsMargins(px(24), 0, px(24), 0)
        self.row.setSpacing(max(6, px(8)))
        self.middle.setSpacing(max(4, px(8)))
        self._hang_lantern()
        title, line = self._titles()
        self.title.setText(say_(title.message, title.values))
        self.subtitle.setText(say_(line.message, line.values))
        self._show_pills()
        for id_, button in self.buttons.items():
            self._dress(id_, button)
            there = id_ not in OF_A_TABLE or self.context.session.lesson is None
            button.setVisible(there and id_ not in custom(self.context.session).lacks)
        self.fold()

    def _titles(self) -> tuple[phases.Line, phases.Line]:
        if self._new_game:
            return phases.setting_up(self._new_game)
        return phases.title(self.context.session), phases.subtitle(self.context.session)

    def _hang_lantern(self) -> None:
        side, word = max(28, self.context.px(38)), self.context.say(BY_ID[START].title)
        self.lantern.setIcon(QIcon(art.pixmap("lantern", side, self.devicePixelRatioF())))
        self.lantern.setIconSize(QSize(side, side))
        self.lantern.setAccessibleName(word)
        self.lantern.setToolTip(f"{word} ({BY_ID[START].keys[0]})")

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fold()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.StyleChange:
            # Only later have the buttons put on the letters of this size.
            QTimer.singleShot(0, self, self.fold)

    def fold(self) -> None:
        """Where the bar is short, words become tooltips; last those that tell of the audience's window."""
        for kept, titled, whole in self._folds():
            self._fold_pills(whole)
            self.subtitle.setVisible(kept is WORDED)
            self.title.setVisible(titled)
            for id_ in WORDED:
                self.buttons[id_].setText(f" {self._word(id_)}" if id_ in kept else "")
            self.middle.invalidate()
            self.row.invalidate()
            if self.row.sizeHint().width() <= self.width():
                return

    def _folds(self) -> Iterator[tuple[tuple[str, ...], bool, bool]]:
        """Which buttons keep their words, whether the game's name stays and every part of the round; longest first."""
        stated = tuple(id_ for id_ in STATED if id_ in self._states)
        yield from ((WORDED, True, True), ((*stated, "language"), True, True), (stated, True, True))
        yield from ((stated, False, True), ((), True, True), ((), False, True), ((), True, False), ((), False, False))

    def _fold_pills(self, whole: bool) -> None:
        """All parts of the round, or the one that it is now."""
        for pill in self.pills:
            pill.setVisible(bool(pill.text()) and (whole or bool(pill.property("now"))))

    def _show_pills(self) -> None:
        pills = [] if self._new_game else phases.pills(self.context.session)
        while len(self.pills) < len(pills):
            self.pills.append(Label("pill"))
            self.pills[-1].setAlignment(Qt.AlignmentFlag.AlignCenter)
            self.middle.addWidget(self.pills[-1])
        for label, pill in zip(self.pills, pills, strict=False):
            label.setText(self.context.say(pill.title))
            label.setFixedHeight(max(30, self.context.px(38)))
            say(label, "now", pill.now)
        for label in self.pills[len(pills) :]:
            label.clear()

    def _dress(self, id_: str, button: QPushButton) -> None:
        side, command = max(20, self.context.px(24)), BY_ID[id_]
        theme = self.context.theme
        button.setIcon(art.icon(self._icon(id_), theme.text, side))
        button.setIconSize(QSize(side, side))
        button.setMinimumSize(max(38, self.context.px(42)), max(36, self.context.px(42)))
        word = OTHER_LANGUAGE[self.context.words.language] if id_ == "language" else self._name(id_)
        button.setAccessibleName(word)
        keys = f" ({command.keys[0]})" if command.keys else ""
        button.setToolTip(f"{word}{keys}")

    def _word(self, id_: str) -> str:
        if id_ == "language":
            return OTHER_LANGUAGE[self.context.words.language]
        return self.context.say(SHORT[id_]) if id_ in SHORT and id_ not in self._states else self._name(id_)

    def _name(self, id_: str) -> str:
        return self.context.say(self._states.get(id_, BY_ID[id_].title))

    def _icon(self, id_: str) -> str:
        if id_ == "theme":
            return "moon" if self.context.theme.bright else "sun"
        return ICONS[id_]
