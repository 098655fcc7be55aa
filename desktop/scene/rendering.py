"""A picture of the board without a window: as pixels, as SVG, as PDF."""

from collections.abc import Iterator, Mapping
from pathlib import Path

from PySide6.QtCore import QRect, QRectF, QSize, QSizeF
from PySide6.QtGui import QColor, QImage, QPageSize, QPaintDevice, QPainter, QPdfWriter
from PySide6.QtSvg import QSvgGenerator

from desktop import fonts
from desktop.items.caption import Caption
from desktop.items.style import Style
from desktop.scene.board_scene import BoardScene
from desktop.theme import Theme
from rules.views import Picture

TITLE = 0.075
POINTS = 0.75
PART = 256


class Sheet:
    """A board of some size with a title above it; needs a QApplication, offscreen will do."""

    def __init__(self, picture: Picture, size: QSize, style: Style, title: str = "") -> None:
        self._size, self._theme = size, style.theme
        self._head = TITLE * size.height() if title else 0.0
        self._title = Caption(
            title, 0.022 * size.width(), 0.62 * self._head, 0.5 * self._head, style.theme.text, titles=True
        )
        self._scene = BoardScene(colours=style.theme, tile=PART)
        self._scene.motion.pace = 0.0
        self._scene.shrink = True
        self._scene.set_size(QSizeF(size.width(), size.height() - self._head))
        self._scene.show(picture, style.language, style.labels)

    def paint(self, painter: QPainter) -> None:
        """Draw the sheet from the origin of the painter, a unit to the pixel."""
        self._paint(painter, QRectF(0, 0, self._size.width(), self._size.height()))

    def _paint(self, painter: QPainter, part: QRectF) -> None:
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        painter.fillRect(part, QColor(self._theme.board))
        if part.top() < self._head:
            self._title.paint(painter)
        board = self._scene.sceneRect() & part.translated(0, -self._head)
        if not board.isEmpty():
            self._scene.render(painter, board.translated(0, self._head), board)

    def steps(self, image: QImage) -> Iterator[QRect]:
        """Draw the sheet on pixels, a unit to the pixel, part by part, so that a window may listen in between."""
        for y in range(0, image.height(), PART):
            for x in range(0, image.width(), PART):
                part = QRect(x, y, PART, PART) & image.rect()
                painter = QPainter(image)
                painter.setClipRect(part)
                self._paint(painter, QRectF(part))
                painter.end()
                yield part

    def draw_on(self, device: QPaintDevice) -> None:
        """Draw the sheet over the whole of a device."""
        painter = QPainter(device)
        painter.scale(device.width() / self._size.width(), device.height() / self._size.height())
        self.paint(painter)
        painter.end()


def paint(
    picture: Picture,
    size: QSize,
    language: str,
    labels: Mapping[str, str],
    theme: Theme,
    title: str = "",
) -> QImage:
    """The board as pixels of that size."""
    image = QImage(size, QImage.Format.Format_RGB32)
    sheet(picture, size, language, labels, theme, title).draw_on(image)
    return image


def sheet(
    picture: Picture,
    size: QSize,
    language: str,
    labels: Mapping[str, str],
    theme: Theme,
    title: str = "",
) -> Sheet:
    """The board as something that can be drawn anywhere."""
    return Sheet(picture, size, Style(theme, language, 0, labels), title)


def write_svg(drawn: Sheet, size: QSize, path: Path) -> None:
    """Write shapes and letters, no pixels."""
    generator = QSvgGenerator()
    generator.setFileName(str(path))
    generator.setSize(size)
    generator.setViewBox(QRectF(0, 0, size.width(), size.height()))
    generator.setResolution(96)
    drawn.draw_on(generator)


def write_pdf(drawn: Sheet, size: QSize, path: Path) -> None:
    """Write one page of the picture's shape."""
    writer = QPdfWriter(str(path))
    points = QSizeF(size.width() * POINTS, size.height() * POINTS)
    writer.setPageSize(QPageSize(points, QPageSize.Unit.Point))
    writer.setPageMargins(writer.pageLayout().minimumMargins())
    drawn.draw_on(writer)


def families() -> tuple[str, ...]:
    """The letters that a picture is written with, for the reader of an SVG."""
    return fonts.families() + fonts.families(titles=True)
