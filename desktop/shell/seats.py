"""Who sits at the table, clockwise, where their pieces stand and whose turn it is."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QContextMenuEvent, QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from desktop.shell.context import Context
from desktop.shell.games import custom
from desktop.shell.held_tiles import HeldTiles
from desktop.shell.label import Label
from desktop.shell.parts.look import Look
from desktop.shell.seat_signs import SeatSigns, Signs, figure
from rules.messages import says
from rules.seats import Seat, SeatId

NAME = says("Seats")
CLOCKWISE = says("clockwise")
AT = says("{who}, in {place}")
TURN = says("{who}, in {place}, whose turn it is")
MENU = says("The Menu key, or the right button, tells what can be done.")
HELD = says("Tiles: {n}.")
ROW, COLUMNS = 56, 2
NO_SIGNS = Signs()
ENTERS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Up: -COLUMNS, Qt.Key.Key_Down: COLUMNS}


class SeatRow(QWidget):
    """A figure, a name and a place; the current one is raised and has a bar of light.

    ``asked`` asks what can be done with the seat, ``stepped`` goes so many seats on.
    """

    asked = Signal()
    stepped = Signal(int)

    def __init__(self, context: Context) -> None:
        super().__init__()
        self.context = context
        self.now = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.figure = QLabel()
        self.figure.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.name = Label("seat")
        self.place = Label("quiet", "quiet")
        self.signs, self.tiles = SeatSigns(), HeldTiles()
        above = QHBoxLayout()
        above.setSpacing(2)
        above.addWidget(self.name)
        above.addStretch(1)
        above.addWidget(self.signs)
        below = QHBoxLayout()
        below.setSpacing(2)
        below.addWidget(self.place)
        below.addStretch(1)
        below.addWidget(self.tiles)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addStretch(1)
        words.addLayout(above)
        words.addLayout(below)
        words.addStretch(1)
        self.box = QHBoxLayout(self)
        self.box.addWidget(self.figure)
        self.box.addLayout(words, 1)

    def show_seat(self, seat: Seat, place: str, now: bool, held: int = 0, shown: Signs = NO_SIGNS) -> None:
        """Show who sits here, where the piece is, how many tiles lie before it and what lies open there."""
        self.now = now
        px, speech = self.context.px, self.context.speech
        name = speech.name(seat.id)
        self.name.setText(name[:1].upper() + name[1:])
        below = place or shown.line
        self.place.show_text(below[:1].upper() + below[1:])
        wide = max(28, px(42))
        self.figure.setPixmap(figure(seat.look, wide, self.devicePixelRatioF(), shown.talk, self.context.theme))
        self.figure.setFixedWidth(wide)
        self.box.setContentsMargins(max(8, px(14)), 1, max(4, px(6)), 1)
        self.box.setSpacing(max(5, px(9)))
        self.setMinimumHeight(max(40, px(ROW)))
        told = {"who": speech.value("", seat.id), "place": place}
        self.setAccessibleName(self.context.say(TURN if now else AT, told) if place else name)
        tiles = self.context.say(HELD, {"n": held}) if held else ""
        self.setAccessibleDescription(
            " ".join(filter(None, (f"{shown.line}." if shown.line else "", tiles, shown.told, self.context.say(MENU))))
        )
        look = Look(self.context.theme, self.context.scale)
        self.tiles.lay(held, look)
        self.signs.lay(shown, look)
        self.update()

    # ---- its menu

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        event.accept()
        self.asked.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        shifted = event.modifiers() == Qt.KeyboardModifier.ShiftModifier
        if event.key() in (*ENTERS, Qt.Key.Key_Menu) or (event.key() == Qt.Key.Key_F10 and shifted):
            self.asked.emit()
        elif event.key() in STEPS:
            self.stepped.emit(STEPS[Qt.Key(event.key())])
        else:
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self.context.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        width, colour = (2.0, theme.lantern) if self.now else (1.2, theme.line)
        if self.hasFocus():
            width, colour = 3.0, theme.info
        painter.setPen(QPen(QColor(colour), width))
        painter.setBrush(QColor(theme.raised) if self.now else QColor(0, 0, 0, 0))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 8, 8)
        if self.now:
            painter.fillRect(QRectF(1, 5, 6, self.height() - 10), QColor(theme.lantern))
        painter.end()


class Seats(QWidget):
    """All seats in the order of the table; ``asked`` carries the one whose menu is wanted."""

    asked = Signal(str)

    def __init__(self, context: Context) -> None:
        super().__init__()
        self.context = context
        self.head = Label("strong")
        self.order = Label("quiet", "quiet")
        self._rows: list[SeatRow] = []
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        top = QHBoxLayout()
        top.setContentsMargins(4, 0, 4, 0)
        top.addWidget(self.head)
        top.addStretch(1)
        top.addWidget(self.order)
        column.addLayout(top)
        self._grid = QGridLayout()
        for number in range(COLUMNS):
            self._grid.setColumnStretch(number, 1)
        column.addLayout(self._grid)
        context.changed.connect(self.refresh)
        self.refresh()

    def fold(self, heading: bool) -> None:
        """With its heading or without."""
        self.head.setVisible(heading)
        self.order.setVisible(heading)

    def refresh(self) -> None:
        """Show everyone where they are now."""
        self.setAccessibleName(self.context.say(NAME))
        self.head.setText(self.context.say(NAME))
        self.order.setText(self.context.say(CLOCKWISE))
        seats = self.context.session.match.seats
        self._grid.setSpacing(max(3, self.context.px(6)))
        while len(self._rows) < len(seats):
            self._add(len(self._rows))
        for row, seat in zip(self._rows, seats, strict=False):
            self._show(row, seat)
        for number, row in enumerate(self._rows):
            row.setVisible(number < len(seats))

    def _add(self, number: int) -> None:
        row = SeatRow(self.context)
        row.asked.connect(lambda: self.asked.emit(self.context.session.match.seats[number].id))
        row.stepped.connect(lambda by: self._step(number + by))
        self._grid.addWidget(row, number // COLUMNS, number % COLUMNS)
        self._rows.append(row)

    def _step(self, number: int) -> None:
        if 0 <= number < len(self.context.session.match.seats):
            self._rows[number].setFocus()

    def row(self, seat: SeatId) -> SeatRow | None:
        """The row of a seat."""
        seats = [one.id for one in self.context.session.match.seats]
        return self._rows[seats.index(seat)] if seat in seats else None

    def take_focus(self, seat: SeatId = "") -> None:
        """Let the keyboard stand on a seat, or on the one whose turn it is."""
        row = self.row(seat or self.context.session.picture().turn) or self._rows[0]
        row.setFocus()

    def _show(self, row: SeatRow, seat: Seat) -> None:
        picture = self.context.session.picture()
        at = next((piece.at for piece in picture.pieces if piece.seat == seat.id and piece.look != "board"), "")
        ways = custom(self.context.session)
        held, shown = ways.held(self.context.session, seat.id), ways.signs(self.context, seat.id)
        row.show_seat(seat, self.context.speech.name(at) if at else "", seat.id == picture.turn, held, shown)
