"""How a note is drawn in the list: its number, when it was written, and the text, unless that is covered."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter
from PySide6.QtWidgets import QListWidget, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from desktop import art
from desktop.fonts import Role
from desktop.items.style import around, box, pen
from desktop.shell.parts import wrapping
from desktop.shell.parts.look import Look
from desktop.theme import theme

NUMBER = Qt.ItemDataRole.UserRole
HEAD = Qt.ItemDataRole.UserRole + 1
MARK = Qt.ItemDataRole.UserRole + 2
LEADING = 1.38

Index = QModelIndex | QPersistentModelIndex


class NoteRow(QStyledItemDelegate):
    """``bare`` holds the texts that may be seen now, by number; any other note is one line tall, whatever it says."""

    def __init__(self, notes: QListWidget) -> None:
        super().__init__(notes)
        self._notes = notes
        self.look = Look(theme("night"))
        self.bare: dict[int, str] = {}

    @property
    def _edge(self) -> int:
        return self.look.px(14)

    def _lines(self, index: Index, width: float) -> tuple[str, ...]:
        text = self.bare.get(int(index.data(NUMBER)), "")
        return wrapping.lines(text, self.look.font(Role.BODY), width - 2 * self._edge) if text else ()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        width = self._notes.viewport().width()
        lines = max(1, len(self._lines(index, width)))
        letters = self.look.size(Role.SMALL) + lines * self.look.size(Role.BODY)
        return QSize(width, max(44, round(LEADING * letters + self.look.px(14))))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        look, rect = self.look, QRectF(option.rect)
        if option.state & QStyle.StateFlag.State_Selected:
            box(painter, around(rect, -2), look.px(8), QColor(look.theme.raised), pen(look.theme.info, 2))
        small = LEADING * look.size(Role.SMALL)
        head = QRectF(rect.x() + self._edge, rect.y() + look.px(6), rect.width() - 2 * self._edge, small)
        self._write(painter, head, str(index.data(HEAD)), "text2", Role.SMALL)
        self._mark(painter, head, str(index.data(MARK)))
        self._text(painter, QRectF(head.x(), head.bottom(), head.width(), rect.bottom() - head.bottom()), index)
        painter.restore()

    def _text(self, painter: QPainter, rect: QRectF, index: Index) -> None:
        step = LEADING * self.look.size(Role.BODY)
        lines = self._lines(index, rect.width() + 2 * self._edge)
        for number, line in enumerate(lines):
            at = QRectF(rect.x(), rect.y() + number * step, rect.width(), step)
            self._write(painter, at, line, "text", Role.BODY)
        if not lines:
            side = self.look.size(Role.BODY) * 1.2
            at = QRectF(rect.x(), rect.y() + (step - side) / 2, side, side)
            art.draw(painter, art.named_icon("eye-off"), at, self.look.theme.text2)

    def _write(self, painter: QPainter, rect: QRectF, text: str, colour: str, role: Role, bold: bool = False) -> None:
        font = self.look.font(role, bold)
        painter.setFont(font)
        painter.setPen(QColor(self.look.colour(colour)))
        painter.drawText(QPointF(rect.x(), rect.center().y() + QFontMetricsF(font).capHeight() / 2), text)

    def _mark(self, painter: QPainter, head: QRectF, mark: str) -> None:
        """At the right: whether it is covered."""
        wide = QFontMetricsF(self.look.font(Role.SMALL, bold=True)).horizontalAdvance(mark)
        pill = QRectF(head.right() - wide - 12, head.y(), wide + 12, head.height())
        box(painter, pill, 5, None, pen(self.look.theme.edge, 1.2))
        self._write(painter, pill.adjusted(6, 0, 0, 0), mark, "text2", Role.SMALL, bold=True)
