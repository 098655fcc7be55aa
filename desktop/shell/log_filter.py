"""Which lines of the log are shown: whose, of what kind, with which words, and seen with whose eyes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from PySide6.QtCore import QPoint, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QPushButton, QWidget

from desktop import art
from desktop.looking import LogLine
from desktop.session import Session
from desktop.shell.context import Context
from desktop.shell.moved import moved
from desktop.shell.parts.entry import Entry
from desktop.shell.parts.look import Look
from rules.engine import is_fates
from rules.messages import says
from rules.seats import AUDIENCE, Seat, SeatId, Viewer

KINDS: Mapping[str, str] = {
    "": says("Everything"),
    "moves": says("Moves"),
    "fate": says("Fate"),
    "repairs": says("By hand"),
}
ANYBODY = says("Anybody")
WHO, WHAT = says("Whose lines: {who}"), says("Which lines: {what}")
WORDS, FILTER = says("Find in the log"), says("Filter the log")
HOST_EYE, AUDIENCE_EYE = says("As host"), says("As audience")
EYE_NOW = says("The log as it is seen by: {who}. Change.")
ROOMY = 0.75
HOST, AUDIENCE_NAME = says("the host"), says("the audience")


class LogFilter(QWidget):
    """A row of two small menus and a field; ``eye`` and ``opener`` are shown elsewhere.

    ``changed`` tells that other lines are wanted, ``opened`` that the row was opened or closed, ``left`` that the
    keyboard should go back to the lines.
    """

    changed = Signal()
    opened = Signal()
    left = Signal()

    def __init__(self, context: Context) -> None:
        super().__init__()
        self.context = context
        self.seat: SeatId = ""
        self.kind = ""
        self.public = False
        self.who, self.what, self.field = QPushButton(), QPushButton(), Entry()
        self.eye, self.opener = small_button(), small_button()
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(4)
        for part in (self.who, self.what):
            part.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            self._row.addWidget(part)
        self._row.addWidget(self.field, 1)
        self.field.setMinimumWidth(60)
        self._connect()
        self.hide()

    def _connect(self) -> None:
        self.who.clicked.connect(self._ask_who)
        self.what.clicked.connect(self._ask_what)
        self.eye.clicked.connect(self.look_as)
        self.opener.clicked.connect(lambda: self.open(self.isHidden()))
        self.field.textChanged.connect(self.changed)
        self.field.onward.connect(self.left)

    # ---- what is wanted

    @property
    def viewer(self) -> Viewer:
        """With whose eyes the log is read."""
        return AUDIENCE if self.public else self.context.session.viewer

    @property
    def wanted(self) -> str:
        """The words that a line must hold."""
        return self.field.text().strip().casefold()

    @property
    def narrows(self) -> bool:
        """Whether some lines may be left out."""
        return bool(self.seat or self.kind or self.wanted)

    def lets_through(self, line: LogLine) -> bool:
        """Whether a line is shown."""
        event = line.event
        if self.seat and self.seat not in (getattr(event, "seat", ""), moved(event)):
            return False
        return self._is_of_kind(line) and self._holds(line)

    def _is_of_kind(self, line: LogLine) -> bool:
        if self.kind == "moves":
            return bool(moved(line.event))
        if self.kind == "fate":
            step = self.context.session.match.node(line.step).step
            return line.by_cardboard or (step is not None and is_fates(step))
        return self.kind != "repairs" or line.corrected or bool(line.overruled) or line.amended

    def _holds(self, line: LogLine) -> bool:
        return not self.wanted or any(self.wanted in told.casefold() for told in _told(self.context.session, line))

    # ---- what hands do

    def open(self, on: bool) -> None:
        """Show the row and begin to type, or put it away with all it asked for."""
        if on:
            self.show()
            self.field.setFocus()
        else:
            self.clear()
            self.hide()
            self.left.emit()
        self.opened.emit()

    def clear(self) -> None:
        """Let every line through again, seen with the host's eyes."""
        self.seat, self.kind, self.public = "", "", False
        self.field.clear()
        self.changed.emit()

    def look_as(self) -> None:
        """Go over from the host's eye to the audience's, or back."""
        self.public = not self.public
        self.changed.emit()

    def choose(self, seat: SeatId, kind: str) -> None:
        """Want the lines of a seat and of a kind; "" wants all."""
        self.seat, self.kind = seat, kind
        self.changed.emit()

    def _ask_who(self) -> None:
        seats = {"": self.context.say(ANYBODY), **{one.id: self._named(one.id) for one in self._seats()}}
        _menu(self.who, seats, self.seat, lambda seat: self.choose(seat, self.kind))

    def _ask_what(self) -> None:
        kinds = {kind: self.context.say(title) for kind, title in KINDS.items()}
        _menu(self.what, kinds, self.kind, lambda kind: self.choose(self.seat, kind))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.open(False)
        else:
            event.ignore()

    # ---- what is shown

    def refresh(self) -> None:
        """Say what is chosen, in the window's language."""
        say, theme, side = self.context.say, self.context.theme, max(18, self.context.px(22))
        if self.seat not in {one.id for one in self._seats()}:
            self.seat = ""
        who = self._named(self.seat) if self.seat else say(ANYBODY)
        self._write(self.who, who, say(WHO, {"who": who}))
        self._write(self.what, say(KINDS[self.kind]), say(WHAT, {"what": say(KINDS[self.kind])}))
        eye = say(EYE_NOW, {"who": say(AUDIENCE_NAME if self.public else HOST)})
        self._write(self.eye, say(AUDIENCE_EYE if self.public else HOST_EYE), eye)
        roomy = self.context.scale >= ROOMY
        self.eye.setIcon(art.icon("eye", theme.lantern if self.public else theme.text2, side) if roomy else QIcon())
        self.opener.setIcon(art.icon("search", theme.lantern if self.narrows else theme.text, side))
        self.opener.setAccessibleName(say(FILTER))
        self.opener.setToolTip(f"{say(FILTER)} (/)")
        for button in (self.eye, self.opener):
            button.setIconSize(QSize(side, side))
        self.field.dress(Look(theme, self.context.scale), say(WORDS), say(WORDS))
        for button in (self.who, self.what):
            button.setFixedHeight(self.field.height())

    def _write(self, button: QPushButton, text: str, name: str) -> None:
        button.setText(text)
        button.setAccessibleName(name)
        button.setToolTip(name)

    def _seats(self) -> Sequence[Seat]:
        return self.context.session.match.seats

    def _named(self, seat: SeatId) -> str:
        return self.context.speech.heading(seat)


def small_button() -> QPushButton:
    """A flat button at the head of the log."""
    button = QPushButton()
    button.setProperty("flat", True)
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    return button


def _told(session: Session, line: LogLine) -> Iterator[str]:
    """The line in every language and vocabulary: what is looked for may be written in any."""
    return (voice.tell(line.event) for voice in session.voices())


def _menu(button: QPushButton, answers: Mapping[str, str], chosen: str, choose: Callable[[str], None]) -> None:
    menu = QMenu(button)
    for value, title in answers.items():
        action = menu.addAction(title)
        action.setCheckable(True)
        action.setChecked(value == chosen)
        action.triggered.connect(lambda _, value=value: choose(value))
    menu.aboutToHide.connect(menu.deleteLater)
    menu.popup(button.mapToGlobal(QPoint(0, -menu.sizeHint().height())))
