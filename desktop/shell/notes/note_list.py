"""The notes that were found. What is covered is only ever painted: no screen reader and no model holds it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QListWidget, QListWidgetItem

from desktop.hangul import find, plain
from desktop.shell.context import Context
from desktop.shell.notes.note_row import HEAD, MARK, NUMBER, NoteRow
from desktop.shell.parts.look import Look
from rules.messages import says
from rules.remarks import Noted

NAME = says("Notes that were found")
WRITTEN, AGO = says("{n} · {time} · after step {step}"), says("{n} · {time} · after step {step}, on another way")
COVERED, OPEN = says("Covered"), says("Lies open")
WALKING = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_Home, Qt.Key.Key_End)


class NoteList(QListWidget):
    """``left`` tells that the keyboard has gone, ``sought`` that one wants to look for words. Holding is the card's."""

    left = Signal()
    sought = Signal()

    def __init__(self, context: Context) -> None:
        super().__init__()
        self._context = context
        self._notes: dict[int, Noted] = {}
        self._row = NoteRow(self)
        self.setItemDelegate(self._row)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.setAccessibleName(context.say(NAME))
        self._row.look = Look(context.theme, context.scale)

    @property
    def is_open(self) -> bool:
        """Whether what is covered lies bare now."""
        return len(self._row.bare) == len(self._notes) and any(not one.open for one in self._notes.values())

    @property
    def chosen(self) -> Noted | None:
        """The note that the keyboard stands on."""
        item = self.currentItem()
        return self._notes[int(item.data(NUMBER))] if item is not None else None

    def fill(self, made: Sequence[tuple[int, Noted]], wanted: str) -> None:
        """Show the notes that hold what is looked for, covered, the last one chosen."""
        found = [(step, note) for step, note in made if find(wanted, plain(note.text)) >= 0]
        self.clear()
        self._notes = {note.number: note for _, note in found}
        self.uncover(False)
        for step, note in found:
            self.addItem(self._item(step, note))
        self.setCurrentRow(self.count() - 1)

    def _item(self, step: int, note: Noted) -> QListWidgetItem:
        say, match = self._context.say, self._context.session.match
        head = WRITTEN if not step or match.is_on_way(step) else AGO
        item = QListWidgetItem()
        item.setData(NUMBER, note.number)
        item.setData(HEAD, say(head, {"n": note.number, "time": note.at, "step": step}))
        item.setData(MARK, say(OPEN if note.open else COVERED))
        told = (item.data(HEAD), item.data(MARK), note.text if note.open else "")
        item.setData(Qt.ItemDataRole.AccessibleTextRole, ", ".join(filter(None, told)))
        return item

    def uncover(self, bare: bool) -> None:
        """Show what is covered too, or hide it at once."""
        self._row.bare = {number: note.text for number, note in self._notes.items() if bare or note.open}
        self.scheduleDelayedItemsLayout()
        self.executeDelayedItemsLayout()
        if self.currentItem() is not None:
            self.scrollToItem(self.currentItem())
        self.viewport().repaint()

    def walk(self, by: int) -> None:
        """Choose another note, so many further down."""
        self.setCurrentRow(max(0, min(self.count() - 1, self.currentRow() + by)))

    # ---- keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in WALKING:
            super().keyPressEvent(event)
        elif event.text() == "/":
            self.sought.emit()
        else:
            event.ignore()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.left.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Hide:
            self.left.emit()
        return super().event(event)
