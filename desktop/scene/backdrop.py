"""A drawing of the whole board, baked into tiles of pixels as it comes into sight."""

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QTransform

from desktop import art
from desktop.scene.leisure import Job, Leisure
from desktop.scene.tiles import SIDE, Key, Paint, Tiles

MOST: Final = 64

Redraw = Callable[[QRectF], None]


class Backdrop:
    """Keeps what does not move; painted again only where something has changed.

    The tiles of the smallest scale are kept beside those that are shown: they stand in, stretched, until there is
    leisure to bake what an enlarged board shows.
    """

    def __init__(self, paint: Paint, leisure: Leisure, redraw: Redraw, glass: bool = False, side: int = SIDE) -> None:
        self._paint, self._leisure, self._redraw, self._glass, self._side = paint, leisure, redraw, glass, side
        self.whole = QRectF()
        self._levels: list[Tiles] = []
        self._planned: set[tuple[float, Key]] = set()

    def cover(self, whole: QRectF) -> None:
        """Forget every tile; the board is as large as this from now on."""
        self._planned.clear()
        if whole == self.whole:
            for tiles in self._levels:
                tiles.clear()
        else:
            self.whole = QRectF(whole)
            self._levels.clear()

    def steps(self, scale: float, part: QRectF) -> list[Job]:
        """The steps in which a part of the board can be baked before it is shown at a scale."""
        tiles = self._tiles(scale)
        return [partial(tiles.bake, key) for key in tiles.keys(part)]

    def change(self, rect: QRectF) -> None:
        """Bake one part of the board anew, on the tiles that show it."""
        for tiles in self._levels:
            tiles.change(rect)

    def draw(self, painter: QPainter, exposed: QRectF, patient: bool = False) -> None:
        """Lay down the tiles under a part of the board; whoever is patient may get stretched ones for a while."""
        if art.is_vector(painter):
            self._paint(painter, exposed)
            return
        device = painter.deviceTransform()
        tiles = self._tiles(device.m11())
        shift = QPointF(round(device.dx()), round(device.dy()))
        painter.save()
        painter.setWorldTransform(_pixels(painter))
        for key in tiles.keys(exposed):
            if not (patient and not tiles.has(key) and self._stand_in(painter, tiles, key, exposed, shift)):
                tiles.bake(key)
                tiles.lay(painter, key, exposed, shift)
        painter.restore()

    def _tiles(self, scale: float) -> Tiles:
        known = next((tiles for tiles in self._levels if tiles.scale == scale), None)
        if known is None or len(known) > MOST:
            known = Tiles(scale, self.whole, self._paint, self._glass, self._side)
        smaller = [tiles for tiles in self._levels if tiles.scale < scale]
        self._levels = [known, *sorted(smaller, key=lambda tiles: tiles.scale)[:1]]
        return known

    def _stand_in(self, painter: QPainter, tiles: Tiles, key: Key, exposed: QRectF, shift: QPointF) -> bool:
        part = exposed.intersected(tiles.place(key))
        stood = any(smaller.stretch(painter, part, tiles.scale, shift) for smaller in self._levels[1:])
        if stood and (tiles.scale, key) not in self._planned:
            self._planned.add((tiles.scale, key))
            self._leisure.plan([partial(self._sharpen, tiles, key)])
        return stood

    def _sharpen(self, tiles: Tiles, key: Key) -> None:
        if (tiles.scale, key) in self._planned and tiles in self._levels:
            self._planned.discard((tiles.scale, key))
            tiles.bake(key)
            self._redraw(tiles.place(key))


def _pixels(painter: QPainter) -> QTransform:
    """The world transform under which one unit is one device pixel."""
    inverse, _ = (painter.worldTransform().inverted()[0] * painter.deviceTransform()).inverted()
    return inverse
