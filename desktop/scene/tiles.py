"""A drawing baked at one scale, square by square."""

from collections.abc import Callable, Iterator
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from desktop.items.stamp import sharpen

SIDE: Final = 1024

Paint = Callable[[QPainter, QRectF], None]
Key = tuple[int, int]


class Tiles:
    """Squares of device pixels, those at the rim cut to what there is to see; `glass` can be seen through."""

    def __init__(self, scale: float, whole: QRectF, paint: Paint, glass: bool = False, side: int = SIDE) -> None:
        self.scale, self._side = scale, side
        self._glass = glass
        self._whole = _scaled(whole, scale).toAlignedRect()
        self._paint = paint
        self._pixels: dict[Key, QPixmap] = {}
        self._fresh: set[Key] = set()

    def __len__(self) -> int:
        return len(self._pixels)

    def clear(self) -> None:
        """Forget what is painted, but keep the paper."""
        self._fresh.clear()

    def keys(self, part: QRectF) -> Iterator[Key]:
        """The squares that meet a part of the board."""
        seen = _scaled(part, self.scale).toAlignedRect().intersected(self._whole)
        if seen.isEmpty():
            return
        for row in range(seen.top() // self._side, seen.bottom() // self._side + 1):
            for column in range(seen.left() // self._side, seen.right() // self._side + 1):
                yield column, row

    def has(self, key: Key) -> bool:
        """Whether a square is painted."""
        return key in self._fresh

    def place(self, key: Key) -> QRectF:
        """Where a square lies on the board."""
        return _scaled(QRectF(self._square(key)), 1 / self.scale)

    def bake(self, key: Key) -> None:
        """Paint a square that is not painted yet."""
        if key in self._fresh:
            return
        if key not in self._pixels:
            self._pixels[key] = QPixmap(self._square(key).size())
        if self._glass:
            self._pixels[key].fill(Qt.GlobalColor.transparent)
        self._paint_onto(key, self.place(key))
        self._fresh.add(key)

    def change(self, part: QRectF) -> None:
        """Paint a part of the board anew, on the squares that show it."""
        for key in self.keys(part):
            if key in self._fresh:
                self._paint_onto(key, part.intersected(self.place(key)))

    def _paint_onto(self, key: Key, part: QRectF) -> None:
        painter = QPainter(self._pixels[key])
        sharpen(painter)
        painter.translate(-self._square(key).topLeft())
        painter.scale(self.scale, self.scale)
        painter.setClipRect(part)
        self._paint(painter, part)
        painter.end()

    def lay(self, painter: QPainter, key: Key, part: QRectF, shift: QPointF) -> None:
        """Lay a square down as it is; the painter's unit is a device pixel."""
        square = QRectF(self._square(key))
        shown = square.intersected(_scaled(part, self.scale).adjusted(-1, -1, 1, 1))
        painter.drawPixmap(shown.translated(shift), self._pixels[key], shown.translated(-square.topLeft()))

    def stretch(self, painter: QPainter, part: QRectF, scale: float, shift: QPointF) -> bool:
        """Lay a part of the board down for another scale; whether all of it was painted."""
        keys = list(self.keys(part))
        if not all(key in self._fresh for key in keys):
            return False
        for key in keys:
            shown = part.intersected(self.place(key))
            source = _scaled(shown, self.scale).translated(-QPointF(self._square(key).topLeft()))
            painter.drawPixmap(_scaled(shown, scale).translated(shift), self._pixels[key], source)
        return True

    def _square(self, key: Key) -> QRect:
        side = self._side
        return QRect(key[0] * side, key[1] * side, side, side).intersected(self._whole)


def _scaled(rect: QRectF, by: float) -> QRectF:
    return QRectF(rect.topLeft() * by, rect.size() * by)
