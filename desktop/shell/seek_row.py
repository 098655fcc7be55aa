"""An answer that is looked for by its name, and how it is drawn in the list."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QListWidget, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from desktop.fonts import Role
from desktop.items import caption
from desktop.items.caption import Caption
from desktop.items.style import around, box, pen
from desktop.shell import typed
from desktop.shell.parts.look import Look

NOTE = Qt.ItemDataRole.UserRole
SHARE = 0.45
"""How much of a row its note may take."""

Index = QModelIndex | QPersistentModelIndex


class Sought(NamedTuple):
    """An answer, what stands at its right, by what names it is found, and what it does."""

    title: str
    note: str
    names: tuple[str, ...]
    act: Callable[[], object]
    behind: bool = False

    def fits(self, wanted: str) -> bool:
        """Whether it may be meant by what is typed."""
        return typed.fits(wanted, self.names)


class SeekRow(QStyledItemDelegate):
    """The one that Enter takes is raised."""

    def __init__(self, rows: QListWidget, look: Look) -> None:
        super().__init__(rows)
        self.look = look
        self.tall = look.target(40)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(0, self.tall)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        look, rect = self.look, QRectF(option.rect)
        if option.state & QStyle.StateFlag.State_Selected:
            box(painter, around(rect, -2), look.px(8), QColor(look.theme.raised), pen(look.theme.info, 2))
        self._write(painter, rect.adjusted(look.px(14), 0, -look.px(14), 0), str(index.data()), index.data(NOTE) or "")
        painter.restore()

    def _write(self, painter: QPainter, room: QRectF, title: str, note: str) -> None:
        look, middle = self.look, room.center().y()
        body, small, right = look.size(Role.BODY), look.size(Role.SMALL), room.right()
        if note:
            told = caption.cut(note, small, SHARE * room.width(), False)
            line = Caption(told, right, middle, small, look.theme.text2, False, align="right")
            line.paint(painter)
            right = line.rect.left() - look.px(14)
        said = caption.cut(title, body, right - room.left())
        Caption(said, room.left(), middle, body, look.theme.text).paint(painter)
