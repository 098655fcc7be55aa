"""A drawing that is made once for a scale and then laid down as pixels."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap, QPixmapCache
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop import art

Draw = Callable[[QPainter], None]
WIDEST_KEPT: Final = 1024


class Stamp:
    """The pixels of a drawing, made again when the scale is another."""

    def __init__(self) -> None:
        self._pixels = QPixmap()
        self._scale = 0.0

    def clear(self) -> None:
        """Forget the pixels."""
        self._scale = 0.0

    def paint(self, painter: QPainter, rect: QRectF, draw: Draw) -> None:
        """Lay the drawing down where `rect` is; `draw` works in the same coordinates."""
        if art.is_vector(painter):
            draw(painter)
            return
        self.bake(rect, painter.deviceTransform().m11(), draw)
        art.onto_pixels(painter, rect, self._pixels)

    def bake(self, rect: QRectF, scale: float, draw: Draw) -> None:
        """Make the pixels for a scale, if they are not those that are kept."""
        if scale != self._scale:
            self._pixels, self._scale = render(rect, scale, draw, self._pixels), scale


def render(rect: QRectF, scale: float, draw: Draw, onto: QPixmap | None = None) -> QPixmap:
    """The drawing of a rectangle at some pixels to the unit; on old pixels of the same size if there are any."""
    size = (rect.size() * scale).toSize().expandedTo(QSize(1, 1)) + QSize(1, 1)
    pixels = onto if onto is not None and onto.size() == size else QPixmap(size)
    pixels.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixels)
    sharpen(painter)
    painter.scale(scale, scale)
    painter.translate(-rect.topLeft())
    draw(painter)
    painter.end()
    return pixels


def sharpen(painter: QPainter) -> None:
    """Ask for smooth edges, letters and pictures."""
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing
        | QPainter.RenderHint.TextAntialiasing
        | QPainter.RenderHint.SmoothPixmapTransform
    )


def cached(painter: QPainter, key: str, rect: QRectF, draw: Draw) -> None:
    """Lay down a drawing that occurs often, whose pixels are kept under a key for its size unless they are too many."""
    scale = painter.deviceTransform().m11()
    if art.is_vector(painter) or rect.width() * scale > WIDEST_KEPT:
        draw(painter)
        return
    name = f"{key}/{rect.width() * scale:.1f}x{rect.height() * scale:.1f}"
    pixels = QPixmap()
    if not QPixmapCache.find(name, pixels):
        pixels = render(rect, scale, draw)
        QPixmapCache.insert(name, pixels)
    art.onto_pixels(painter, rect, pixels)


class Print:
    """A drawing that may be laid down again and again; a `cheap` one keeps no pixels where others bake it."""

    def __init__(self, rect: QRectF, draw: Draw, cheap: bool = False) -> None:
        self.rect = rect
        self.cheap = cheap
        self.draw = draw
        self._stamp = Stamp()

    def paint(self, painter: QPainter) -> None:
        """Lay it down."""
        self._stamp.paint(painter, self.rect, self.draw)

    def bake(self, scale: float) -> None:
        """Make the pixels for a scale before they are asked for."""
        self._stamp.bake(self.rect, scale, self.draw)


class Stamped(QGraphicsItem):
    """A drawing on the board that takes no part in what the mouse does."""

    def __init__(self, print_: Print, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._print = print_

    def boundingRect(self) -> QRectF:
        return self._print.rect

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        self._print.paint(painter)


class Layer(QGraphicsItem):
    """A sheet that other items lie on, to be raised, faded or cleared together."""

    def __init__(self, height: float) -> None:
        super().__init__()
        self.setZValue(height)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        return QRectF()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Nothing; its children draw."""

    def clear(self) -> None:
        """Take everything off the sheet."""
        for item in self.childItems():
            item.scene().removeItem(item)
