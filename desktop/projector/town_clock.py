"""The clock of the square: time that is left, in a lower corner; a countdown in large numbers, in the middle."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.items.caption import Caption
from desktop.items.style import around, disc, pen
from desktop.projector import measure
from desktop.projector.publishing import Publishing
from desktop.projector.stage import Line
from desktop.projector.tongues import Said, Tongues
from desktop.scene.board_view import BoardView
from desktop.scene.ring_labels import CENTRE
from desktop.theme import Theme

WIDE, TALL = 330.0, 132.0
SIDE, LOW = 36.0, 18.0
TIME, TIME_AT = 76.0, 40.0
LINE, LINE_AT = 6.0, 82.0
WORDS, LEAST, WORDS_AT = 34.0, 28.0, 111.0
NUMBER, NUMBER_AT, BELOW, BELOW_AT, BELOW_ROOM = 1.3, -0.06, 0.19, 0.66, 1.3
"""Parts of the radius of the middle."""
RIM: Final = 4.0


class Face(NamedTuple):
    """What is timed, what is left of it in figures and as a part; ``large`` is counted down, ``still`` stands."""

    line: Line
    text: str
    part: float
    large: bool = False
    still: bool = False


class TownClock(QWidget):
    """``face`` is what it shows; what it is to show is kept, and ``told`` says that this is another."""

    told = Signal()

    def __init__(self, theme: Theme, board: BoardView, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = theme
        self.face: Face | None = None
        self.said: Said = ()
        self._board = board
        self._kept: Face | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def keep(self, face: Face | None) -> None:
        """There is so much time left now, or no clock any more."""
        if face != self._kept:
            self._kept = face
            self.told.emit()

    def show_of(self, publishing: Publishing, tongues: Tongues) -> bool:
        """Show what is kept; a held picture holds its clock as well. Whether it looks otherwise than before."""
        if publishing.held:
            return False
        return self.show_face(self._kept, tongues.tell(publishing.session, self._kept.line) if self._kept else ())

    def show_face(self, face: Face | None, said: Said = ()) -> bool:
        """Show this and nothing else; whether it looks otherwise than before."""
        if (face, said) == (self.face, self.said):
            return False
        self.face, self.said = face, said
        self.setAccessibleName(" · ".join((face.text, *said)) if face is not None else "")
        self.lay()
        self.setVisible(face is not None)
        self.update()
        return True

    def lay(self) -> None:
        """Lie in the lower right corner of the board, or round its middle."""
        large = self.face is not None and self.face.large
        self.setGeometry(self._middle() if large else self._corner())

    def _corner(self) -> QRect:
        board = self._board.geometry()
        scale = board.height() / measure.HEIGHT
        wide, tall, side, low = (round(one * scale) for one in (WIDE, TALL, SIDE, LOW))
        return QRect(board.x() + board.width() - side - wide, board.y() + board.height() - low - tall, wide, tall)

    def _middle(self) -> QRect:
        spaces = self._board.board.layout.spaces
        shown = self._board.mapFromScene(spaces.get(CENTRE, QRectF())).boundingRect()
        return shown.translated(self._board.pos())

    def captions(self) -> list[Caption]:
        """What is written, with its place."""
        if self.face is None:
            return []
        return self._countdown(self.face) if self.face.large else self._time(self.face)

    def _time(self, face: Face) -> list[Caption]:
        scale, right = self.height() / TALL, float(self.width())
        ink = self.theme.text2 if face.still else self.theme.text
        figures = Caption(face.text, right, TIME_AT * scale, TIME * scale, ink, align="right")
        return [figures, *(self._word(one, WORDS_AT * scale, scale) for one in self.said[:1])]

    def _word(self, text: str, y: float, scale: float) -> Caption:
        size = measure.fitting(text, WORDS * scale, LEAST * scale, self.width())
        return Caption(measure.cut(text, size, self.width()), self.width(), y, size, self.theme.text2, align="right")

    def _countdown(self, face: Face) -> list[Caption]:
        at, radius, theme = QRectF(self.rect()).center(), self.height() / 2, self.theme
        y = at.y() + NUMBER_AT * radius
        number = Caption(face.text, at.x(), y, NUMBER * radius, theme.lantern, align="middle")
        room, below = BELOW_ROOM * radius, at.y() + BELOW_AT * radius
        sizes = [(text, measure.fitting(text, BELOW * radius, 0.7 * BELOW * radius, room)) for text in self.said[:1]]
        words = [
            Caption(measure.cut(text, size, room), at.x(), below, size, theme.text, align="middle")
            for text, size in sizes
        ]
        return [number, *words]

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.face is None:
            return
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        if self.face.large:
            wide = RIM * self.height() / 2 / 238
            rim = pen(self.theme.lantern, wide)
            disc(painter, around(QRectF(self.rect()), -wide / 2), QColor(self.theme.bg), rim)
        else:
            self._paint_line(painter, self.face)
        for words in self.captions():
            words.paint(painter)
        painter.end()

    def _paint_line(self, painter: QPainter, face: Face) -> None:
        """A line of light, as long as what is left."""
        scale = self.height() / TALL
        whole = QRectF(0, LINE_AT * scale, self.width(), LINE * scale)
        painter.fillRect(whole, QColor(self.theme.line))
        lit = whole.adjusted(whole.width() * (1.0 - face.part), 0, 0, 0)
        painter.fillRect(lit, QColor(self.theme.edge if face.still else self.theme.lantern))
