"""The card that a storyteller shows: covered, open while held, covered, the next one; then back to the storyteller."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.shell.context import Context
from desktop.shell.handing.faces import tallest
from desktop.shell.info_cards import words
from desktop.shell.info_cards.face import face
from desktop.shell.info_cards.route import Route, Stop
from desktop.shell.info_cards.sheet import Sheet
from desktop.shell.info_cards.words import Place
from desktop.shell.parts.look import Look
from desktop.shell.show_to_one.cover import paint_cover, paint_ground
from desktop.shell.show_to_one.held_card import ENTERS, HeldCard
from rules.messages import says
from rules.seats import SeatId

BACK_TO_TABLE = says("Back to the table")
ONWARD, BACKWARD = (Qt.Key.Key_Right, Qt.Key.Key_PageDown), (Qt.Key.Key_Left, Qt.Key.Key_PageUp, Qt.Key.Key_Backspace)


class InfoCard(HeldCard):
    """Goes along a route; ``looked`` tells of each seat that has seen its card. ``dealt`` ones go from hand to hand.

    ``went`` says that it is the next one's.
    """

    looked = Signal(str)
    went = Signal()

    def __init__(self, context: Context, route: Route, host: QWidget, dealt: bool = False) -> None:
        super().__init__(context, host)
        self.route, self.dealt, self.at = route, dealt, 0
        self._seen = False
        self.look_button.pressed.connect(self._press_look)
        self.look_button.released.connect(self.cover)

    # ---- where it is

    @property
    def stop(self) -> Stop | None:
        """Whose card it is; None where the window goes back."""
        return self.route[self.at] if self.at < len(self.route) else None

    @property
    def seat(self) -> SeatId:
        """Who looks; "" where the window goes back."""
        return self.stop.seat if self.stop is not None else ""

    @property
    def queue(self) -> tuple[SeatId, ...]:
        """Who holds the window now, and who next."""
        return tuple(stop.seat for stop in self.route[self.at : self.at + 2])

    def go(self, by: int) -> None:
        """To another card, seen or not; after the last the window goes back."""
        self.at = max(0, min(len(self.route), self.at + by))
        self._seen = False
        self.cover()
        self._dress()
        self.went.emit()

    # ---- opened and closed

    def _uncover(self) -> None:
        self.is_open = self._seen = self.stop is not None
        if self.is_open:
            self.looked.emit(self.seat)
        self.update()

    def _press_look(self) -> None:
        if self.stop is not None:
            self.look_key.press()
        else:
            self.shut()

    def _enter(self) -> None:
        """Goes on only from what was seen."""
        if self.stop is None:
            self.shut()
        elif self._seen:
            self.go(1)
        else:
            self.cover()

    # ---- what is shown

    @property
    def _lines(self) -> tuple[str, ...]:
        place = Place(self.stop, self.at + 1, len(self.route), self.dealt)
        return words.lines(self._context, place)

    def _dress(self) -> None:
        super()._dress()
        if self.stop is None:
            look = Look(self._context.theme, self._context.scale)
            self.look_button.write(self._context.say(BACK_TO_TABLE), look, "back", "Enter")
        self.setAccessibleName(self._lines[0])

    def paintEvent(self, event: QPaintEvent) -> None:
        context, rect, sheet = self._context, QRectF(self.rect()), self._sheet()
        look = Look(context.theme, context.scale)
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        paint_ground(painter, rect, look, words.audience(context, self.stop))
        if sheet is not None:
            sheet.paint(painter, rect)
        else:
            part = max(self.look_key.part, self.close_key.part)
            drawing = "lantern-unlit" if self.stop is not None else "lantern"
            paint_cover(painter, rect, look, self._lines, part, drawing)
        painter.end()

    def _sheet(self) -> Sheet | None:
        """What lies open, asked for anew each time and never kept."""
        if not self.is_open or self.stop is None:
            return None
        context = self._context
        shown = face(context.session, self.stop, context.words)
        return Sheet(shown, Look(context.theme, context.scale), context.words.language, tallest(self))

    # ---- keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.accept()
        if event.isAutoRepeat():
            return
        key = event.key()
        if key == Qt.Key.Key_Space and self.stop is not None:
            self.look_key.press()
        elif key in ENTERS:
            self._enter()
        elif key == Qt.Key.Key_Escape:
            self._begin_to_close()
        elif key in (*ONWARD, *BACKWARD) and len(self.route) > 1:
            self.go(1 if key in ONWARD else -1)
