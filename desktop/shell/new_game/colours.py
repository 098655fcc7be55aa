"""Which visitor moves which pawn, and how the pawns look to somebody who cannot tell the colours apart."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from desktop import art
from desktop.fonts import Role
from desktop.items.caption import Caption
from desktop.shell.new_game.draft import Draft
from desktop.shell.new_game.making import SEAT
from desktop.shell.parts.choices import Answer, Choices
from desktop.shell.parts.figure import Figure
from desktop.shell.parts.look import Look
from desktop.shell.parts.prose import Prose
from desktop.theme import theme
from desktop.words import Words
from rules.hakoonna.setup import COLOURS
from rules.messages import says

SHAPES = {
    "red": says("circle"),
    "blue": says("square"),
    "green": says("triangle"),
    "purple": says("diamond"),
    "lime": says("star"),
}
FIGURE = 52


class ColourRow(QWidget):
    """A visitor, and the pawns of the edition."""

    def __init__(self) -> None:
        super().__init__()
        self.figure, self.name, self.pawns = Figure(), Prose(Role.SEAT, bold=True), Choices()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.figure)
        row.addWidget(self.name, 1, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self.pawns, 6, Qt.AlignmentFlag.AlignVCenter)

    def show_person(self, name: str, piece: str, pawns: Sequence[str], look: Look, words: Words) -> None:
        """Who it is, and which pawn is theirs."""
        self.figure.draw(COLOURS[piece][1], look.target(FIGURE))
        self.name.write(name, look)
        answers = [
            Answer(colour, f"{words.say('{it}', {'it': COLOURS[colour][0]})} ({words.say(SHAPES[colour])})")
            for colour in pawns
        ]
        self.pawns.offer(answers, piece, look, words.say(says("Pawn of {who}"), {"who": name}))


class Gray(QWidget):
    """The pawns without their colours: shapes and hats alone must tell them apart."""

    def __init__(self) -> None:
        super().__init__()
        self._pieces: tuple[tuple[str, str], ...] = ()
        self._look = Look(theme("night"))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_pieces(self, pieces: Sequence[tuple[str, str]], look: Look, name: str) -> None:
        """Show others; each is a drawing and the word for its shape."""
        self._pieces, self._look = tuple(pieces), look
        self.setAccessibleName(name)
        self.setAccessibleDescription(", ".join(shape for _, shape in pieces))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(460), self._look.px(150))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        size = self._look.size(Role.SMALL)
        tall, step = self.height() - 1.8 * size, min(self._look.px(150), self.width() / max(4, len(self._pieces)))
        for number, (piece, shape) in enumerate(self._pieces):
            wide = tall * art.aspect(piece)
            middle = (number + 0.5) * step
            painter.drawImage(QPointF(middle - wide / 2, 0), _grey(piece, round(wide), round(tall)))
            ink = self._look.theme.text2
            Caption(shape, middle, self.height() - 0.8 * size, size, ink, align="middle").paint(painter)
        painter.end()


def _grey(piece: str, wide: int, tall: int) -> QImage:
    image = QImage(wide, tall, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    art.draw(painter, piece, QRectF(0, 0, wide, tall))
    painter.end()
    veil = image.convertToFormat(QImage.Format.Format_Alpha8)
    grey = image.convertToFormat(QImage.Format.Format_Grayscale8).convertToFormat(QImage.Format.Format_ARGB32)
    grey.setAlphaChannel(veil)
    return grey


class Colours(QWidget):
    """A row each visitor."""

    changed = Signal()

    def __init__(self, draft: Draft) -> None:
        super().__init__()
        self._draft = draft
        self.rows = {colour: ColourRow() for colour in COLOURS}
        self._title, self.gray = Prose(Role.BODY, bold=True), Gray()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        for row, widget in self.rows.items():
            self._column.addWidget(widget)
            widget.pawns.chosen.connect(lambda value, row=row: self._choose(row, value))
        self._column.addWidget(self._title)
        self._column.addWidget(self.gray)

    def _choose(self, row: str, value: str) -> None:
        self._draft.person(row).pawn = value
        self.changed.emit()

    def show_draft(self, look: Look, words: Words) -> None:
        """Make the rows equal the draft, in the order of the table."""
        self._column.setSpacing(look.px(8))
        called = dict(self._draft.named())
        for number, one in enumerate(self._draft.visitors, 1):
            name = called.get(one.colour) or words.say(SEAT, {"n": number})
            self._column.insertWidget(number - 1, self.rows[one.colour])
            self.rows[one.colour].show_person(name, one.piece, self._draft.pawns, look, words)
        for row, widget in self.rows.items():
            widget.setVisible(any(one.colour == row for one in self._draft.visitors))
        title = words.say(says("Without colours: shapes and hats tell the pawns apart"))
        self._title.write(title, look)
        pieces = [(COLOURS[one.piece][1], words.say(SHAPES[one.piece])) for one in self._draft.visitors]
        self.gray.show_pieces(pieces, look, title)

    def stops(self) -> list[QWidget]:
        """Where Tab stops, as the rows lie."""
        return [stop for one in self._draft.visitors for stop in self.rows[one.colour].pawns.stops()]
