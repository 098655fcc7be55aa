"""The curtain before the audience's picture: falls before anything changes, and lifts after its lantern is lit."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, QSizeF
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from desktop.items.caption import Caption
from desktop.items.stamp import sharpen
from desktop.projector import folds
from desktop.projector.folds import Sentence
from desktop.scene.motion import CROSS_FADE, Curve, Motion, nothing
from desktop.theme import Theme

FALL, RISE, LIGHT = 350, 700, 400


class Curtain(QWidget):
    """Lies over the whole window.

    ``down`` as soon as it hides anything, ``closed`` once it hides everything, ``rising`` from when it is to lift.
    """

    def __init__(self, theme: Theme, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self.theme = theme
        self.motion = Motion(self)
        self.sentence = Sentence()
        self.down = False
        self.closed = False
        self.rising = False
        self._lit, self._opacity = 0.0, 1.0
        self._cloth = QPixmap()
        self._light = QPixmap()
        self.hide()

    # ---- what it says

    def say(self, sentence: Sentence) -> None:
        """Write something else on it."""
        if sentence != self.sentence:
            self.sentence = sentence
            self._cloth = QPixmap()
            self.setAccessibleName(" ".join((sentence.number, *sentence.hero, *sentence.whose, *sentence.when)).strip())
            self.update()

    def captions(self) -> list[Caption]:
        """Every line with its place."""
        return folds.captions(self.sentence, QSizeF(self.size()), self.theme)

    # ---- how it moves

    def fall(self, at_once: bool = False, done: Callable[[], None] = nothing) -> None:
        """Come down, unlit; then `done`."""
        self.motion.finish()
        self.down, self.rising = True, False
        self._lit = 0.0
        self.resize(self._window.size())
        self._cover(0.0)
        self.show()
        self.raise_()
        if at_once:
            self._shut(done)
        else:
            self._move(FALL, Curve.InQuad, self._cover, lambda: self._shut(done))

    def _shut(self, done: Callable[[], None]) -> None:
        self._cover(1.0)
        self.closed = True
        done()

    def lift(self, done: Callable[[], None] = nothing) -> None:
        """Light the lantern, then go up; then `done`."""
        self.motion.finish()
        if self.down:
            self.rising = True
            light = CROSS_FADE if self.motion.reduced else LIGHT
            self.motion.play(light, Curve.OutQuad, self._shine, lambda: self._rise(done))

    def _rise(self, done: Callable[[], None]) -> None:
        self.closed = False
        self._move(RISE, Curve.OutQuad, lambda part: self._cover(1.0 - part), lambda: self._gone(done))

    def _gone(self, done: Callable[[], None]) -> None:
        self.down = self.rising = False
        self.hide()
        done()

    def _move(self, ms: int, curve: Curve, step: Callable[[float], None], done: Callable[[], None]) -> None:
        self.motion.play(CROSS_FADE if self.motion.reduced else ms, curve, step, done)

    def _cover(self, part: float) -> None:
        """Hide so much of the picture: from above, or all of it a little at reduced motion."""
        self._opacity = part if self.motion.reduced else 1.0
        self.move(QPoint(0, 0 if self.motion.reduced else round((part - 1.0) * self.height())))
        self.update()

    def _shine(self, part: float) -> None:
        self._lit = part
        self.update()

    # ---- how it looks

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._cloth, self._light = QPixmap(), QPixmap()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setOpacity(self._opacity)
        painter.drawPixmap(0, 0, self._drawn())
        if self._lit and not self.sentence.number:
            painter.setOpacity(self._opacity * self._lit)
            painter.drawPixmap(0, 0, self._shining())
        painter.end()

    def _drawn(self) -> QPixmap:
        if self._cloth.isNull():
            self._cloth = self._bake(self._paint_cloth)
        return self._cloth

    def _shining(self) -> QPixmap:
        if self._light.isNull():
            self._light = self._bake(lambda painter, size: folds.paint_lantern(painter, size, True, self.theme))
        return self._light

    def _bake(self, paint: Callable[[QPainter, QSizeF], None]) -> QPixmap:
        ratio = self.devicePixelRatioF()
        pixels = QPixmap((QSizeF(self.size()) * ratio).toSize())
        pixels.setDevicePixelRatio(ratio)
        pixels.fill("transparent")
        painter = QPainter(pixels)
        sharpen(painter)
        paint(painter, QSizeF(self.size()))
        painter.end()
        return pixels

    def _paint_cloth(self, painter: QPainter, size: QSizeF) -> None:
        folds.paint_cloth(painter, size)
        if not self.sentence.number:
            folds.paint_lantern(painter, size, False, self.theme)
        for caption in self.captions():
            caption.paint(painter)
