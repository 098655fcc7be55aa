"""The drawn pieces and icons, as pixmaps sharp at any size, and where their ink lies."""

import functools

from PySide6.QtCore import QByteArray, QPoint, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QBitmap,
    QIcon,
    QImage,
    QPaintEngine,
    QPainter,
    QPainterPath,
    QPixmap,
    QPixmapCache,
    QRegion,
    QTransform,
)
from PySide6.QtSvg import QSvgRenderer

from assets import library
from desktop import composed

CACHE_KILOBYTES = 200_000
RATIOS = (1.0, 2.0, 3.0)
HUE_OF_ICONS = b"#F6F0E3"
FINENESS = 320
UNKNOWN = "meeple"


@functools.cache
def _drawn() -> frozenset[str]:
    return frozenset(name[len("art/") : -len(".svg")] for name in library.names("art", ".svg"))


def exists(name: str) -> bool:
    """Whether there is a drawing of that name."""
    return name in _drawn()


@functools.lru_cache(maxsize=512)
def renderer(name: str, colour: str = "") -> QSvgRenderer:
    """The drawing by name, its one hue replaced by a colour if given; a blank pawn if nobody drew it."""
    data = _source(name)
    if colour:
        data = data.replace(HUE_OF_ICONS, colour.encode())
    return QSvgRenderer(QByteArray(data))


def _source(name: str) -> bytes:
    made = b"" if exists(name) else composed.compose(name)
    return made or library.read(f"art/{name if exists(name) else UNKNOWN}.svg")


def aspect(name: str) -> float:
    """Width over height."""
    box = renderer(name).viewBoxF()
    return box.width() / box.height()


def pixmap(name: str, height: float, ratio: float = 1.0, colour: str = "") -> QPixmap:
    """The drawing at a height in pixels, for a screen with that many device pixels to the pixel."""
    pixels = max(1, round(height * ratio))
    key = f"art/{name}/{colour}/{pixels}/{ratio}"
    found = QPixmap()
    if not QPixmapCache.find(key, found):
        found = _render(name, colour, pixels)
        found.setDevicePixelRatio(ratio)
        QPixmapCache.setCacheLimit(max(CACHE_KILOBYTES, QPixmapCache.cacheLimit()))
        QPixmapCache.insert(key, found)
    return found


def _render(name: str, colour: str, pixels: int) -> QPixmap:
    image = QPixmap(max(1, round(pixels * aspect(name))), pixels)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    renderer(name, colour).render(painter)
    painter.end()
    return image


def is_vector(painter: QPainter) -> bool:
    """Whether the painter writes shapes (a file, a printer) instead of pixels."""
    return painter.paintEngine().type() in (
        QPaintEngine.Type.SVG,
        QPaintEngine.Type.Pdf,
        QPaintEngine.Type.Picture,
    )


def draw(painter: QPainter, name: str, rect: QRectF, colour: str = "") -> None:
    """Draw into the rectangle, whose shape should be that of the drawing; pixel for pixel on a screen."""
    if is_vector(painter):
        renderer(name, colour).render(painter, rect)
        return
    onto_pixels(painter, rect, pixmap(name, rect.height() * painter.deviceTransform().m22(), 1.0, colour))


def onto_pixels(painter: QPainter, rect: QRectF, picture: QPixmap) -> None:
    """Draw device pixels as they are, the corner on a whole device pixel, so that nothing blurs."""
    device = painter.deviceTransform()
    corner = device.map(rect.topLeft())
    whole = QPoint(round(corner.x()), round(corner.y()))
    inverse, _ = device.inverted()
    at = inverse.map(whole.toPointF())
    across = picture.deviceIndependentSize()
    painter.drawPixmap(
        QRectF(at, QSizeF(across.width() / device.m11(), across.height() / device.m22())),
        picture,
        QRectF(picture.rect()),
    )


@functools.cache
def silhouette(name: str) -> QPainterPath:
    """Where the drawing has ink, in a box of height 1; what can be seen can be grasped."""
    image = _render(name, "", FINENESS).toImage()
    mask = image.createAlphaMask(Qt.ImageConversionFlag.ThresholdDither | Qt.ImageConversionFlag.AvoidDither)
    path = QPainterPath()
    path.addRegion(QRegion(_bitmap(mask)))
    return QTransform.fromScale(1 / FINENESS, 1 / FINENESS).map(path)


def _bitmap(mask: QImage) -> QBitmap:
    return QBitmap.fromImage(mask)


def named_icon(name: str) -> str:
    """The file of an icon: one of our small signs, or one of the larger set."""
    return next((f"{kind}-{name}" for kind in ("icon", "ui", "ark") if exists(f"{kind}-{name}")), name)


def icon(name: str, colour: str, size: float) -> QIcon:
    """A sign for a button, in one colour, at a height in pixels."""
    made = QIcon()
    for ratio in RATIOS:
        made.addPixmap(pixmap(named_icon(name), size, ratio, colour))
    return made
