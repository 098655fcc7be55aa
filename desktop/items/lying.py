"""A figure that lies on its side, its head at the left."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QTransform

from desktop import art

QUARTER = -90.0
SUNK = 0.14


def lying(standing: QRectF) -> QRectF:
    """The box of a figure that stood in another, a little lower."""
    wide, tall = standing.height(), standing.width()
    middle = standing.center() + QPointF(0, SUNK * wide)
    return QRectF(middle.x() - wide / 2, middle.y() - tall / 2, wide, tall)


def paint_lying(painter: QPainter, look: str, rect: QRectF) -> None:
    """Draw the figure into the box of the lying one."""
    if not art.is_vector(painter):
        upright = art.pixmap(look, rect.width() * painter.deviceTransform().m22())
        art.onto_pixels(painter, rect, upright.transformed(QTransform().rotate(QUARTER)))
        return
    painter.save()
    painter.translate(rect.bottomLeft())
    painter.rotate(QUARTER)
    art.renderer(look).render(painter, QRectF(0, 0, rect.height(), rect.width()))
    painter.restore()


def tipped(ink: QPainterPath, aspect: float) -> QPainterPath:
    """The ink of a figure in a box of height 1, as it lies in a box of width 1."""
    return QTransform.fromTranslate(0, aspect).rotate(QUARTER).map(ink)
