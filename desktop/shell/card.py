"""A card that lies over the window: one at a time, with a notch or a line to the place it speaks of."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.shell.card_place import Place
from desktop.shell.context import Context
from desktop.theme import tinted

MARGIN = 18
LEAST = 290
NARROW = 0.75
RADIUS = 12.0
SHADOW = QPointF(6, 10)
NOTCH = 14.0


class Card(QWidget):
    """Give ``content`` its widgets. The margin round the frame holds shadow and notch."""

    closed = Signal()

    def __init__(self, context: Context, parent: QWidget, frame: str = "edge", width: float = 460) -> None:
        super().__init__(parent)
        self.context = context
        self.frame = frame
        self._wide = width
        self.beside = ""
        self.at = QRectF()
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        self.content = QVBoxLayout()
        edge = context.px(20)
        self.content.setContentsMargins(edge, edge, edge, edge)
        self.content.setSpacing(context.px(10))
        outer.addLayout(self.content)

    @property
    def wide(self) -> int:
        """The width of the frame; in a small window it is as narrow as can be read."""
        return LEAST if self.context.scale < NARROW else self.context.px(self._wide)

    def size_of_frame(self) -> QSize:
        """How large the frame will be."""
        layout = self.layout()
        assert layout is not None
        for dressed in (self, *self.findChildren(QWidget)):
            dressed.ensurePolished()
        width = self.wide + 2 * MARGIN
        layout.activate()
        height = layout.totalHeightForWidth(width) if layout.hasHeightForWidth() else layout.totalSizeHint().height()
        return QSize(self.wide, height - 2 * MARGIN)

    def put(self, place: Place, at: QRectF) -> None:
        """Lie there, and point at what the card speaks of."""
        self.beside, self.at = place.beside, at.translated(-place.rect.topLeft() + QPointF(MARGIN, MARGIN))
        self.setGeometry(place.rect.toRect().adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN))
        self.show()
        self.raise_()

    def declines(self) -> bool:
        """Turn away from it; whether that is an answer of its own, and is given now."""
        return False

    def close_card(self) -> None:
        """Take the card away."""
        self.hide()
        self.closed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self.context.theme
        shape = self._shape()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(tinted("#000000", 0.16 if theme.bright else 0.45))
        painter.drawPath(shape.translated(SHADOW))
        painter.setBrush(QColor(theme.surface))
        painter.setPen(QPen(QColor(getattr(theme, self.frame)), 3))
        painter.drawPath(shape)
        painter.end()

    def _shape(self) -> QPainterPath:
        frame = QRectF(self.rect()).adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
        path = QPainterPath()
        path.addRoundedRect(frame, RADIUS, RADIUS)
        notch = self._notch(frame)
        if notch is None:
            return path
        tip = QPainterPath()
        tip.addPolygon(notch)
        tip.closeSubpath()
        return path.united(tip)

    def _notch(self, frame: QRectF) -> QPolygonF | None:
        middle = self.at.center()
        x = min(max(middle.x(), frame.left() + 3 * NOTCH), frame.right() - 3 * NOTCH)
        y = min(max(middle.y(), frame.top() + 3 * NOTCH), frame.bottom() - 3 * NOTCH)
        tips = {
            "below": (QPointF(x, frame.top()), QPointF(0, -1)),
            "above": (QPointF(x, frame.bottom()), QPointF(0, 1)),
            "right": (QPointF(frame.left(), y), QPointF(-1, 0)),
            "left": (QPointF(frame.right(), y), QPointF(1, 0)),
        }
        if self.beside not in tips:
            return None
        foot, way = tips[self.beside]
        across = QPointF(way.y(), way.x()) * NOTCH
        inside = way * -3.0
        return QPolygonF([foot + across + inside, foot + way * NOTCH, foot - across + inside])
