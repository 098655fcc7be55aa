"""A small live picture of the audience's window for the host's panel: the public picture, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from desktop.items.caption import Caption
from desktop.items.style import box, pen
from desktop.projector.window import AudienceWindow
from desktop.theme import Theme
from rules.messages import says

TITLE = says("Audience's window")
LIVE = says("Seen by the audience")
CURTAIN = says("Curtain down")
HELD = says("Held")
ABSENT = says("No audience's window")
SOON_MS, MOVING_MS = 30, 150
STRIP: Final = 30
FRAME: Final = 4


class Thumbnail(QWidget):
    """``present`` tells whether the audience has a screen, ``say`` puts a sentence into the host's language."""

    clicked = Signal()

    def __init__(
        self, window: AudienceWindow, present: Callable[[], bool], say: Callable[[str], str], theme: Theme
    ) -> None:
        super().__init__()
        self.theme = theme
        self.scale = 1.0
        self.picture = QPixmap()
        self._window, self._present, self._say = window, present, say
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.refresh)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        window.touched.connect(self._soon)
        self.refresh()

    def dress(self, theme: Theme, scale: float) -> None:
        """Go over to other colours or another size; small letters never get smaller."""
        wanted = (theme, max(1.0, scale))
        if wanted != (self.theme, self.scale):
            self.theme, self.scale = wanted
            self.updateGeometry()
            self.refresh()

    @property
    def _strip(self) -> float:
        return STRIP * self.scale

    def _soon(self) -> None:
        if self.isVisible() and not self._timer.isActive():
            self._timer.start(SOON_MS)

    def refresh(self) -> None:
        """Take the picture of this moment."""
        self._window.view.catch_up()
        whole = self._window.grab()
        ratio = self.devicePixelRatioF()
        self.picture = whole.scaled(
            self._inside().size().toSize() * ratio,
            Qt.AspectRatioMode.KeepAspectRatio,
            Qt.TransformationMode.SmoothTransformation,
        )
        self.picture.setDevicePixelRatio(ratio)
        self.setAccessibleName(f"{self._say(TITLE)}: {self._say(self.state())}")
        self.update()
        if self._window.moving and self.isVisible():
            self._timer.start(MOVING_MS)

    def state(self) -> str:
        """How the audience's window stands, as a message."""
        if not self._present():
            return ABSENT
        if self._window.curtained:
            return CURTAIN
        held = self._window.publishing is not None and self._window.publishing.held
        return HELD if held else LIVE

    def sizeHint(self) -> QSize:
        return QSize(384, round(216 + self._strip))

    def heightForWidth(self, width: int) -> int:
        return round((width - 2 * FRAME) * 9 / 16 + 2 * FRAME + self._strip)

    def hasHeightForWidth(self) -> bool:
        return True

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.refresh()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self.clicked.emit()

    def showEvent(self, event: object) -> None:
        self.refresh()

    def _inside(self) -> QRectF:
        return QRectF(self.rect()).adjusted(FRAME, FRAME, -FRAME, -FRAME - self._strip)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        inside, state = self._inside(), self.state()
        shown = QRectF(inside.topLeft(), self.picture.deviceIndependentSize())
        shown.moveCenter(inside.center())
        painter.drawPixmap(shown.topLeft(), self.picture)
        colour = {LIVE: self.theme.ok, ABSENT: self.theme.refuse}.get(state, self.theme.edge)
        box(painter, shown.adjusted(-2, -2, 2, 2), 4, None, pen(colour, 3, (7, 5) if state == ABSENT else ()))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colour))
        dot, middle = 9.0 * self.scale, self.height() - self._strip + 16 * self.scale
        painter.drawEllipse(QRectF(FRAME, middle - dot / 2, dot, dot))
        left, size = FRAME + 2 * dot, 15.0 * self.scale
        Caption(self._say(state), left, middle, size, self.theme.text).paint(painter)
        painter.end()
