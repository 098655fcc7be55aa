"""How a line of the log is drawn: a dot in the seat's hue, the sentence, and the marks of how it came about."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QListWidget, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from desktop import fonts
from desktop.fonts import Role
from desktop.shell.context import Context

STEP = Qt.ItemDataRole.UserRole
HUE = Qt.ItemDataRole.UserRole + 1
MARKS = Qt.ItemDataRole.UserRole + 2
AMENDABLE = Qt.ItemDataRole.UserRole + 3
ANSWERED = Qt.ItemDataRole.UserRole + 4
BEGINS = Qt.ItemDataRole.UserRole + 5
BY_PROGRAM, BY_TABLE = 1, 2
WRAP = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop) | int(Qt.TextFlag.TextWordWrap)

Index = QModelIndex | QPersistentModelIndex


class LogLineDelegate(QStyledItemDelegate):
    """Wraps between words; marks are pills with a word each. What begins a part of the evening is bold under a line."""

    def __init__(self, context: Context, log: QListWidget) -> None:
        super().__init__(log)
        self.context = context
        self._log = log

    def _font(self, bold: bool = False) -> QFont:
        return fonts.font(Role.SMALL, self.context.scale * 1.05, bold)

    @property
    def line(self) -> int:
        """How high a line is whose sentence needs no second one."""
        return QFontMetrics(self._font()).height() + 8

    def _indent(self) -> int:
        return max(20, self.context.px(24))

    def _text_rect(self, width: int, text: str, marks: str, begins: bool) -> QRectF:
        room = max(40, round(width - self._indent() - 8 - self._marks_width(marks)))
        bounds = QFontMetrics(self._font(bold=begins)).boundingRect(0, 0, room, 10_000, WRAP, text)
        return QRectF(self._indent(), 4, room, bounds.height())

    def _marks_width(self, marks: str) -> float:
        metrics = QFontMetrics(self._font(bold=True))
        return sum(metrics.horizontalAdvance(mark) + 18 for mark in marks.split())

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        width = self._log.viewport().width()
        text = self._text_rect(width, str(index.data() or ""), str(index.data(MARKS) or ""), bool(index.data(BEGINS)))
        return QSize(width, round(text.height()) + 8)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        rect = QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._ground(painter, option, rect)
        painter.translate(rect.topLeft())
        marks = str(index.data(MARKS) or "")
        begins = bool(index.data(BEGINS))
        text = self._text_rect(round(rect.width()), str(index.data()), marks, begins)
        if begins:
            painter.setPen(QPen(QColor(self.context.theme.edge), 1.5))
            painter.drawLine(QPointF(0, 0.75), QPointF(rect.width(), 0.75))
        else:
            self._dot(painter, str(index.data(HUE) or ""))
        painter.setFont(self._font(bold=begins))
        painter.setPen(QColor(self.context.theme.text))
        painter.drawText(text, WRAP, str(index.data()))
        self._pills(painter, rect.width(), marks)
        painter.restore()

    def _ground(self, painter: QPainter, option: QStyleOptionViewItem, rect: QRectF) -> None:
        state = option.state
        if state & (QStyle.StateFlag.State_Selected | QStyle.StateFlag.State_MouseOver):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(self.context.theme.raised))
            painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 6, 6)

    def _dot(self, painter: QPainter, hue: str) -> None:
        middle = 4 + QFontMetrics(self._font()).height() / 2
        painter.setBrush(QColor(hue or self.context.theme.line))
        painter.setPen(Qt.PenStyle.NoPen)
        dot = max(4.5, self.context.px(9) / 2)
        painter.drawEllipse(QPointF(self._indent() / 2 - 1, middle), dot, dot)

    def _pills(self, painter: QPainter, width: float, marks: str) -> None:
        font = self._font(bold=True)
        painter.setFont(font)
        metrics, right = QFontMetrics(font), width - 4
        for mark in reversed(marks.split()):
            wide = metrics.horizontalAdvance(mark) + 12
            pill = QRectF(right - wide, 3, wide, metrics.height() + 2)
            painter.setPen(QPen(QColor(self.context.theme.edge), 1.2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(pill, 5, 5)
            painter.setPen(QColor(self.context.theme.text2))
            painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, mark)
            right -= wide + 6
