"""The rows of the board as a tree that arrows walk; what else is typed goes to the window."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QTreeWidget, QTreeWidgetItem, QTreeWidgetItemIterator

from desktop import art
from desktop.shell.board_list.row import Row
from desktop.theme import Theme

KEY = Qt.ItemDataRole.UserRole
ARROWS = frozenset(
    {
        Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown,
    }
)  # fmt: skip
ENTERS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class BoardTree(QTreeWidget):
    """``walked`` tells that hands have gone to another row, ``entered`` that they want what it offers.

    ``sought`` carries letters that begin a search, ``leapt`` what Tab does while a piece is held.
    """

    walked = Signal()
    entered = Signal()
    cancelled = Signal()
    homed = Signal()
    sought = Signal(str)
    leapt = Signal(bool)
    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.holding = False
        self._known: dict[str, Row] = {}
        self.setColumnCount(1)
        self.setHeaderHidden(True)
        self.setUniformRowHeights(True)
        self.setExpandsOnDoubleClick(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled, False)
        self.currentItemChanged.connect(lambda *_: self.walked.emit())
        self.itemDoubleClicked.connect(lambda *_: self.entered.emit())

    # ---- its rows

    @property
    def row(self) -> Row | None:
        """The row where the keyboard is."""
        return self._row(self.currentItem())

    def _row(self, item: QTreeWidgetItem | None) -> Row | None:
        return self._known.get(_key(item)) if item is not None else None

    def tell(self, rows: Sequence[Row], theme: Theme, side: int) -> None:
        """Show these rows; who stood on a row stands on it still, and what was open stays open."""
        with QSignalBlocker(self):
            former, here = list(self._known), self.row
            self._known = {row.key: row for row in _all(rows)}
            if list(self._known) == former:
                for item in self._items():
                    _dress(item, self._known[_key(item)], theme, side)
                return
            open_ = {_key(item) for item in self._items() if item.isExpanded()}
            self.clear()
            self.addTopLevelItems([_item(row, theme, side) for row in rows])
            for item in self._items():
                fresh = _key(item) not in former and self._has_piece(item)
                item.setExpanded(_key(item) in open_ or fresh)
            self._return_to(here)

    def _has_piece(self, item: QTreeWidgetItem) -> bool:
        return any(one.piece for one in self._known[_key(item)].rows)

    def _return_to(self, row: Row | None) -> None:
        if row is not None and not self.go(row.key):
            self.go(f"place {row.space}")
        first = self.topLevelItem(0)
        if self.currentItem() is None and first is not None:
            self.setCurrentItem(first)

    def go(self, key: str) -> bool:
        """Stand on a row without asking for anything; whether there is such a row."""
        item = self._item(key)
        if item is not None and item is not self.currentItem():
            with QSignalBlocker(self):
                self.setCurrentItem(item)
            self.scrollToItem(item)
        return item is not None

    def walk_to(self, key: str) -> None:
        """Stand on a row as the arrows do."""
        item = self._item(key)
        if item is not None:
            self.setCurrentItem(item)

    def _item(self, key: str) -> QTreeWidgetItem | None:
        return next((one for one in self._items() if _key(one) == key), None)

    def open_lit(self) -> None:
        """Open every place that holds something to choose."""
        for item in self._items():
            if any(one.lit and not one.way for one in self._known[_key(item)].rows):
                item.setExpanded(True)

    def _items(self) -> Iterator[QTreeWidgetItem]:
        walk = QTreeWidgetItemIterator(self)
        while (item := walk.value()) is not None:
            yield item
            walk += 1

    # ---- keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, plain = Qt.Key(event.key()), event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if plain != Qt.KeyboardModifier.NoModifier:
            event.ignore()
        elif key in ARROWS:
            super().keyPressEvent(event)
        elif key in ENTERS and not event.isAutoRepeat():
            self.entered.emit()
        elif key == Qt.Key.Key_Home:
            self.homed.emit()
        elif key == Qt.Key.Key_Escape and self.holding:
            self.cancelled.emit()
        elif event.text() == "/" or _is_word(event.text()):
            self.sought.emit(event.text().removeprefix("/"))
        else:
            event.ignore()

    def focusNextPrevChild(self, onward: bool) -> bool:
        if self.holding:
            self.leapt.emit(onward)
            return True
        return super().focusNextPrevChild(onward)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.left.emit()


def _key(item: QTreeWidgetItem) -> str:
    return str(item.data(0, KEY))


def _all(rows: Sequence[Row]) -> Iterator[Row]:
    for row in rows:
        yield row
        yield from _all(row.rows)


def _item(row: Row, theme: Theme, side: int) -> QTreeWidgetItem:
    item = QTreeWidgetItem()
    _dress(item, row, theme, side)
    item.addChildren([_item(one, theme, side) for one in row.rows])
    return item


def _dress(item: QTreeWidgetItem, row: Row, theme: Theme, side: int) -> None:
    item.setData(0, KEY, row.key)
    item.setText(0, row.text)
    item.setToolTip(0, row.text)
    item.setData(0, Qt.ItemDataRole.AccessibleTextRole, row.text)
    item.setForeground(0, QColor(theme.lantern if row.lit else theme.text if not row.way else theme.text2))
    item.setIcon(0, art.icon("check" if row.lit else row.sign, theme.lantern if row.lit else theme.text2, side))


def _is_word(text: str) -> bool:
    """Whether a text is of a language whose letters are no commands."""
    return bool(text) and text.isprintable() and not text.isascii()
