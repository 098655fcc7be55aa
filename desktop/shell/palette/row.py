"""How a command is drawn in the list: its name, why it is not possible, its keys."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter
from PySide6.QtWidgets import QListWidget, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from desktop.fonts import Role
from desktop.items import caption
from desktop.items.caption import Caption
from desktop.items.style import around, box, pen
from desktop.shell.parts.look import Look
from desktop.theme import theme

ID = Qt.ItemDataRole.UserRole
KEYS = Qt.ItemDataRole.UserRole + 1
WHY_NOT = Qt.ItemDataRole.UserRole + 2

Index = QModelIndex | QPersistentModelIndex


class RowDelegate(QStyledItemDelegate):
    """A dark row has a broken frame; the one that Enter takes is raised."""

    def __init__(self, rows: QListWidget) -> None:
        super().__init__(rows)
        self.look = Look(theme("night"))

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(0, self.look.target(44))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        look, rect = self.look, QRectF(option.rect)
        dark, now = bool(index.data(WHY_NOT)), bool(option.state & QStyle.StateFlag.State_Selected)
        if now:
            frame = pen(look.theme.info, 2, (3, 4)) if dark else pen(look.theme.info, 2)
            box(painter, around(rect, -2), look.px(8), QColor(look.theme.raised), frame)
        right = self._paint_keys(painter, rect, str(index.data(KEYS) or ""))
        self._write(painter, rect, right, (str(index.data()), str(index.data(WHY_NOT) or "")))
        painter.restore()

    def _write(self, painter: QPainter, rect: QRectF, right: float, said: tuple[str, str]) -> None:
        (title, why), look, middle = said, self.look, rect.center().y()
        left, body, small = rect.x() + look.px(16), look.size(Role.BODY), look.size(Role.SMALL)
        ink = look.theme.text2 if why else look.theme.text
        name = Caption(caption.cut(title, body, right - left, not why), left, middle, body, ink, bold=not why)
        name.paint(painter)
        room = right - name.rect.right() - look.px(14)
        if why and room > 0:
            told = caption.cut(why, small, room, False)
            Caption(told, name.rect.right() + look.px(14), middle, small, look.theme.text2, False).paint(painter)

    def _paint_keys(self, painter: QPainter, rect: QRectF, keys: str) -> float:
        """From the right; what is left for the name ends there."""
        look, right = self.look, rect.right() - self.look.px(14)
        font = look.font(Role.SMALL, bold=True)
        metrics = QFontMetricsF(font)
        for key in reversed(keys.split()):
            wide, tall = metrics.horizontalAdvance(key) + 14, metrics.height() + 4
            cap = QRectF(right - wide, rect.center().y() - tall / 2, wide, tall)
            box(painter, cap, 5, QColor(look.theme.well), pen(look.theme.edge, 1.2))
            painter.setFont(font)
            painter.setPen(QColor(look.theme.text))
            painter.drawText(QPointF(cap.x() + 7, cap.center().y() + metrics.capHeight() / 2), key)
            right = cap.left() - look.px(8)
        return right - look.px(10)
