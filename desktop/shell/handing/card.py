"""The card that goes from hand to hand: covered, open while held, answered by number, covered, and back to the host."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.shell.context import Context
from desktop.shell.handing.cover import lines, paint_closed, paint_open
from desktop.shell.handing.faces import tallest
from desktop.shell.handing.question import Row
from desktop.shell.handing.round import Round
from desktop.shell.parts.look import Look
from desktop.shell.show_to_one.held_card import ENTERS, HeldCard
from rules.actions import Action
from rules.messages import says
from rules.seats import SeatId


class HandingCard(HeldCard):
    """Goes round a table: each seat in turn sees its own question. ``ended`` tells that everybody has had it."""

    ended = Signal()

    def __init__(self, context: Context, turns: Round, host: QWidget) -> None:
        super().__init__(context, host)
        self.turns = turns
        self._looked = False
        self._rows: list[Row] = []
        self.look_button.pressed.connect(self._press_look)
        self.look_button.installEventFilter(self)

    # ---- opened and closed

    @property
    def seat(self) -> SeatId:
        """Who holds the window; "" when it goes back to the host."""
        return self.turns.stop.seat if self.turns.stop is not None else ""

    def cover(self) -> None:
        self._rows = []
        super().cover()

    def _uncover(self) -> None:
        self.is_open = self._looked = bool(self.seat)
        self.update()

    def _press_look(self) -> None:
        """The button looks, or leads back to the table once everybody is through."""
        if self.seat:
            self.look_key.press()
        else:
            self.shut()

    # ---- what the seat does

    def answer(self, number: int) -> None:
        """A digit counts once the question was seen; 0 turns to the next of several pages."""
        enquiry = self.turns.enquiry
        if enquiry is None or not (self.is_open or self._looked):
            return
        if number == 0:
            enquiry.turn()
        action = enquiry.take(number) if number else None
        if action is not None:
            self._carry_out(action)
        else:
            self._look_on(self.is_open)

    def _carry_out(self, action: Action) -> None:
        """It is covered before anything follows; whoever goes on and still holds the key sees what comes next."""
        held = self.is_open
        self.cover()
        if self.turns.play(action):
            self._go_on()
        else:
            self._look_on(held)

    def _look_on(self, is_open: bool) -> None:
        self.is_open = self._looked = is_open
        self.update()

    def _enter(self) -> None:
        """Enough was picked, or all was seen."""
        enquiry = self.turns.enquiry
        action = enquiry.finish() if enquiry is not None else None
        if not self.seat:
            self.shut()
        elif action is not None:
            self._carry_out(action)
        elif self._looked and self.turns.seen():
            self._go_on()
        else:
            self.cover()

    def _go_on(self) -> None:
        self._looked = False
        self.cover()
        self._dress()
        if not self.seat:
            self.ended.emit()

    def _back(self) -> None:
        if self.turns.enquiry is not None and self.is_open:
            self.turns.enquiry.back()
            self.update()

    # ---- what is shown

    def _dress(self) -> None:
        super()._dress()
        if not self.seat:
            look = Look(self._context.theme, self._context.scale)
            self.look_button.write(self._context.say(says("Back to the table")), look, "back", "Enter")
        self.setAccessibleName(lines(self._context, self.turns.stop)[0])

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        rect = QRectF(self.rect())
        if self.is_open:
            self._rows = paint_open(painter, rect, self._context, self.turns, tallest(self))
        else:
            part = max(self.look_key.part, self.close_key.part)
            paint_closed(painter, rect, self._context, self.turns.stop, part)
        painter.end()

    # ---- keys and the mouse

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.accept()
        if event.isAutoRepeat():
            return
        key = event.key()
        if key == Qt.Key.Key_Space and self.seat:
            self.look_key.press()
        elif key in ENTERS:
            self._enter()
        elif key == Qt.Key.Key_Escape:
            self._begin_to_close()
        elif key == Qt.Key.Key_Backspace:
            self._back()
        elif Qt.Key.Key_0 <= key <= Qt.Key.Key_9:
            self.answer(key - Qt.Key.Key_0)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.look_button and isinstance(event, QMouseEvent):
            if event.type() is QEvent.Type.MouseButtonRelease and self.is_open:
                self._let_go(self.look_button.mapTo(self, event.position()))
            elif event.type() is QEvent.Type.MouseButtonRelease:
                self.cover()
        return super().eventFilter(watched, event)

    def _let_go(self, at: QPointF) -> None:
        """The mouse button comes up: over an answer it answers."""
        number = next((row.number for row in self._rows if row.rect.contains(at)), 0)
        if number:
            self.answer(number)
        self.cover()
