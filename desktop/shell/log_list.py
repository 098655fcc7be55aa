"""The lines of the log as a list: a click or a key asks for a step, a button on a line asks to amend it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QPushButton

from desktop.shell.log_line import AMENDABLE, ANSWERED, BY_PROGRAM, BY_TABLE, STEP


class LogList(QListWidget):
    """A click or Enter on a line asks for its step; Left and Right leap between the answers of Fate.

    A slash begins to look for words. A button on the line under the mouse, or under the keyboard, asks to amend it.
    """

    asked = Signal(int)
    amend = Signal(int)
    sought = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.button = QPushButton(self.viewport())
        self.button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.button.hide()
        self._over: QListWidgetItem | None = None
        self._mouse: QPoint | None = None
        self.button.clicked.connect(self._amend)
        self.itemEntered.connect(self.offer)
        self.currentItemChanged.connect(lambda item, _: self.offer(item))
        self.verticalScrollBar().valueChanged.connect(self.button.hide)

    @property
    def step(self) -> int | None:
        """The step of the chosen line, or of the last."""
        item = self.currentItem() or self.item(self.count() - 1)
        return int(item.data(STEP)) if item is not None else None

    def offer(self, item: QListWidgetItem | None) -> None:
        """Put the button on a line that may be amended; on none, take it away."""
        self._over = item if item is not None and item.data(AMENDABLE) else None
        self.button.setVisible(self._over is not None)
        if self._over is not None:
            line, size = self.visualItemRect(self._over), self.button.sizeHint()
            top = min(line.center().y() - size.height() // 2, self.viewport().height() - size.height())
            self.button.setGeometry(line.right() - size.width() - 2, max(0, top), size.width(), size.height())

    def offer_again(self) -> None:
        """After the lines were laid anew: the one that now lies under the mouse."""
        self.offer(self.itemAt(self._mouse) if self._mouse is not None else None)

    def _amend(self) -> None:
        if self._over is not None:
            self.amend.emit(int(self._over.data(STEP)))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._mouse = event.position().toPoint()
        super().mouseMoveEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._mouse = None
        self.offer(self.currentItem())

    def _leap(self, by: int) -> None:
        """To the next answer of Fate's: one that the table told, where there is one, since it may be told wrong."""
        ahead = range(self.currentRow() + by, self.count() if by > 0 else -1, by)
        for told in (BY_TABLE, BY_PROGRAM):
            row = next((row for row in ahead if self.item(row).data(ANSWERED) == told), None)
            if row is not None:
                self.setCurrentRow(row)
                return

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentItem() is not None:
            self.asked.emit(int(self.currentItem().data(STEP)))
            return
        if event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self._leap(-1 if event.key() == Qt.Key.Key_Left else 1)
            return
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
            super().keyPressEvent(event)
            return
        if event.text() == "/":
            self.sought.emit()
            return
        event.ignore()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()
