"""The card of the evening that may go on: its public picture, whose turn it is, and what happened last."""

from PySide6.QtCore import QRectF, QTimer
from PySide6.QtGui import QColor, QImage, QPainter, QResizeEvent

from desktop import art
from desktop.items.style import around
from desktop.recent import Glance
from desktop.shell.parts.look import Look
from desktop.shell.start_page.big_card import BigCard, dim, middle
from desktop.words import Words

SOON_MS = 40
LANTERN = 0.46
MARGIN = 12
SHAPE = 0.88


class ContinueCard(BigCard):
    """The picture is made a moment later, so that the page itself never waits for it."""

    def __init__(self) -> None:
        super().__init__()
        self.picture = QImage()
        self._glance: Glance | None = None
        self._words = Words("en")
        self._drawn: tuple[object, ...] = ()
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(SOON_MS)
        self._soon.timeout.connect(self._draw)

    def show_glance(self, glance: Glance | None, look: Look, words: Words) -> None:
        """Show another table, or none."""
        self._glance, self._words, self.look = glance, words, look
        if glance is None:
            self.picture = QImage()
        self._soon.start()

    @property
    def drawing(self) -> bool:
        """Whether the picture is still to be made."""
        return self._soon.isActive()

    def _draw(self) -> None:
        """Draw the board as the audience sees it."""
        glance, size = self._glance, self._board.size().toSize()
        wanted = (glance, size, self.look, self._words.language)
        if glance is None or size.isEmpty() or wanted == self._drawn:
            return
        from desktop.scene import rendering
        from desktop.scene.labels import labels

        ratio = self.devicePixelRatioF()
        self.picture = rendering.paint(
            glance.picture, size * ratio, self._words.language, labels(self._words), self.look.theme
        )
        self.picture.setDevicePixelRatio(ratio)
        self._drawn = wanted
        self.update()

    @property
    def _board(self) -> QRectF:
        """Where the board lies on the card, no taller than it has to be."""
        frame = around(self.window_of_picture, -self.look.px(MARGIN))
        return middle(frame, round(frame.width()), round(min(frame.height(), SHAPE * frame.width())))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._glance is not None:
            self._soon.start()

    def paint_picture(self, painter: QPainter, frame: QRectF) -> None:
        if not self.picture.isNull():
            painter.fillRect(frame, QColor(self.look.theme.board))
            painter.drawImage(self._board, self.picture)
            return
        tall = LANTERN * frame.height()
        art.draw(painter, "lantern-unlit", middle(frame, tall * art.aspect("lantern-unlit"), tall))
        dim(painter, frame, self.look)
