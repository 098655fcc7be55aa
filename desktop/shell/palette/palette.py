"""Lies over the window, finds a command by its name and has it done."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QColor,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from desktop.commands import BY_ID
from desktop.fonts import Role
from desktop.items.style import box, pen
from desktop.shell.context import Context
from desktop.shell.keycaps import keycaps
from desktop.shell.palette.finding import found
from desktop.shell.palette.row import ID, KEYS, WHY_NOT, RowDelegate
from desktop.shell.parts.look import Look
from desktop.shell.parts.once import Once
from desktop.shell.parts.prose import Prose
from desktop.shell.parts.scrolling import dress_bar
from desktop.shell.parts.seek import Seek
from desktop.theme import tinted
from rules.messages import says

SOUGHT = says("Name of a command, or its first consonants")
NOTHING = says("No command is called that.")
KEYS_HERE = says("↑ ↓ choose, Enter does it, Esc closes")
WIDE, ROWS = 760, 9
SHADE = 0.55


class Palette(QWidget):
    """``chosen`` carries the id of a command, ``left`` that none is wanted; ``why_not`` tells why one is dark."""

    chosen = Signal(str)
    left = Signal()

    def __init__(self, context: Context, host: QWidget, recent: Sequence[str], why_not: Callable[[str], str]) -> None:
        super().__init__(host)
        self._context, self._host, self._recent, self._why_not = context, host, recent, why_not
        self._once = Once(self)
        self.field, self.rows = Seek(self), QListWidget(self)
        self.note, self.foot = Prose(Role.BODY, "text2"), Prose(Role.SMALL, "text2")
        self._delegate = RowDelegate(self.rows)
        self._arrange()
        self._connect()
        self.refresh()

    def _arrange(self) -> None:
        self.rows.setItemDelegate(self._delegate)
        self.rows.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.rows.setMouseTracking(True)
        self.rows.setUniformItemSizes(True)
        self.rows.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.rows.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self._column = QVBoxLayout(self)
        for part in (self.field, self.note, self.rows, self.foot):
            self._column.addWidget(part)
        self._column.addStretch(1)

    def _connect(self) -> None:
        self.field.sought.connect(self._seek)
        self.field.stepped.connect(self._step)
        self.field.onward.connect(self._take)
        self.rows.itemClicked.connect(lambda _: self._take())
        self.rows.itemEntered.connect(self.rows.setCurrentItem)
        self.rows.currentItemChanged.connect(lambda item, _: self._announce(item))
        self._context.changed.connect(self.refresh)

    def open(self) -> None:
        """Lie over the window, and take the keyboard."""
        self._host.installEventFilter(self)
        self.setGeometry(self._host.rect())
        self.refresh()
        self.show()
        self.raise_()
        self.field.setFocus()

    # ---- what is shown

    @property
    def commands(self) -> list[str]:
        """What was found, by id."""
        return [str(self.rows.item(row).data(ID)) for row in range(self.rows.count())]

    def refresh(self) -> None:
        """Follow the size, the colours and the language."""
        look, say = Look(self._context.theme, self._context.scale), self._context.say
        self._delegate.look = look
        name = say(BY_ID["palette"].title)
        self.setAccessibleName(name)
        self.rows.setAccessibleName(name)
        self.field.dress(look, name, say(SOUGHT))
        self.note.write(say(NOTHING), look)
        self.foot.write(say(KEYS_HERE), look)
        dress_bar(self.rows, look)
        self._lie(look)
        self._seek(self.field.wanted)

    def _lie(self, look: Look) -> None:
        wide = min(look.px(WIDE), self.width() - 40)
        side, edge = (self.width() - wide) // 2, look.px(16)
        top = self.height() // 9
        self._column.setContentsMargins(side + edge, top + edge, side + edge, edge)
        self._column.setSpacing(look.px(10))
        row = look.target(44)
        room = self.height() - 2 * top - self.field.height() - self.foot.sizeHint().height() - 5 * edge
        self.rows.setFixedHeight(row * max(3, min(ROWS, room // row)) + 4)

    def _seek(self, typed: str) -> None:
        say = self._context.say
        self.rows.clear()
        for command in found(typed, self._recent):
            why = self._why_not(command.id)
            item = QListWidgetItem(say(command.title))
            item.setData(ID, command.id)
            item.setData(KEYS, " ".join(keycaps(command)))
            item.setData(WHY_NOT, say(why) if why else "")
            spoken = (item.text(), str(item.data(KEYS)), str(item.data(WHY_NOT)))
            item.setData(Qt.ItemDataRole.AccessibleTextRole, ", ".join(part for part in spoken if part))
            self.rows.addItem(item)
        self.note.setVisible(not self.rows.count())
        self.rows.setVisible(bool(self.rows.count()))
        self.rows.setCurrentRow(0)

    def _announce(self, item: QListWidgetItem | None) -> None:
        """The keyboard stays in the field; what the arrows point at is said all the same."""
        if item is not None and self.isVisible():
            said = str(item.data(Qt.ItemDataRole.AccessibleTextRole))
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self.field, said))
            self.rows.setAccessibleDescription(said)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours = self._context.theme
        painter.fillRect(self.rect(), tinted(colours.outline if colours.bright else colours.bg, SHADE))
        box(painter, QRectF(self.sheet), 12, QColor(colours.surface), pen(colours.edge, 2))
        painter.end()

    @property
    def sheet(self) -> QRect:
        """Where the list and its field lie."""
        parts = [part.geometry() for part in (self.field, self.note, self.rows, self.foot) if part.isVisible()]
        edge = self._context.px(16)
        return QRect(parts[0].topLeft(), parts[-1].bottomRight()).adjusted(-edge, -edge, edge, edge)

    # ---- what people do

    def _step(self, by: int) -> None:
        last = self.rows.count() - 1
        if last < 0:
            return
        to = self.rows.currentRow() + by
        self.rows.setCurrentRow((to % (last + 1)) if abs(by) == 1 else max(0, min(last, to)))

    def _take(self) -> None:
        item = self.rows.currentItem()
        if item is not None and not item.data(WHY_NOT):
            self._once.do(partial(self.chosen.emit, str(item.data(ID))))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        event.accept()

    def focusNextPrevChild(self, onward: bool) -> bool:
        self._step(1 if onward else -1)
        return True

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if not self.sheet.contains(event.position().toPoint()):
            self.left.emit()
        event.accept()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Resize:
            self.setGeometry(self._host.rect())
            self._lie(self._delegate.look)
        return False
