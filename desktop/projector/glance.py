"""An eye that opens over a space when somebody looks there: the same one for every outcome."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from desktop import art
from desktop.items.style import Style, around, disc, pen
from desktop.scene.motion import Curve, Motion

LASTS = 1600
RISE, FALL = 0.15, 0.75
HEIGHT = 78


class Glance(QGraphicsItem):
    """An eye in a disc over a space."""

    def __init__(self, space: QRectF, style: Style) -> None:
        super().__init__()
        self._space, self._style = around(space, 0.12 * space.width()), style
        self.setZValue(HEIGHT)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        return around(self._space, self._style.px(5))

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        theme = self._style.theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        disc(painter, self._space, QColor(theme.surface), pen(theme.text, self._style.px(5)))
        art.draw(painter, "icon-eye", around(self._space, -0.17 * self._space.width()), theme.text)


def glance(scene: QGraphicsScene, motion: Motion, space: QRectF, style: Style) -> None:
    """Let an eye open over a space and close again."""
    eye = Glance(space, style)
    scene.addItem(eye)
    motion.play(LASTS, Curve.Linear, lambda part: eye.setOpacity(_shown(part)), lambda: scene.removeItem(eye))


def _shown(part: float) -> float:
    return min(part / RISE, 1.0, (1.0 - part) / (1.0 - FALL))
