"""What the mansion's panels have in common: a frame, a heading, and following the table."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.fonts import Role
from desktop.items.style import around, box, pen
from desktop.shell.context import Context
from desktop.shell.parts.look import Look
from desktop.shell.parts.prose import Prose
from rules.hakoonna.state import Public

NARROWEST = 250


class Panel(QWidget):
    """``wide`` and ``tall`` are those of the style guide; a longer text makes it taller."""

    wide, tall = 400.0, 200.0

    def __init__(self, context: Context) -> None:
        super().__init__()
        self.context = context
        self._name, self._aside = Prose(Role.BODY, bold=True), Prose(Role.SMALL, "text2", align="right")
        head = QHBoxLayout()
        head.addWidget(self._name)
        head.addWidget(self._aside, 1)
        self.column = QVBoxLayout(self)
        self.column.addLayout(head)
        self.fill()
        context.changed.connect(self.refresh)
        self.refresh()

    def fill(self) -> None:
        """Put the parts below the heading."""
        raise NotImplementedError

    def follow(self, look: Look) -> None:
        """Make the parts equal the table."""
        raise NotImplementedError

    def refresh(self) -> None:
        """Follow the table, the language, the colours and the size."""
        look = self.look
        self.column.setContentsMargins(look.px(20), look.px(14), look.px(20), look.px(14))
        self.column.setSpacing(max(3, look.px(6)))
        self.follow(look)
        self.updateGeometry()
        self.update()

    def head(self, name: str, aside: str, look: Look) -> None:
        """The heading, and a quiet word at its right."""
        self._name.write(name, look)
        self._aside.write(aside, look)
        self.setAccessibleName(name)

    @property
    def look(self) -> Look:
        """The colours and the size of the window."""
        return Look(self.context.theme, self.context.scale)

    @property
    def public(self) -> Public:
        """What everybody knows."""
        public: Public = self.context.session.seen().public  # type: ignore[attr-defined]
        return public

    def called(self, seat: str) -> str:
        """What a seat or a room is called."""
        return self.context.words.say("{it}", {"it": self.context.speech.value("", seat)})

    def sizeHint(self) -> QSize:
        wide = max(NARROWEST, self.look.px(self.wide))
        self.column.activate()
        return QSize(wide, max(self.look.px(self.tall), self.column.totalHeightForWidth(wide)))

    def minimumSizeHint(self) -> QSize:
        return QSize(NARROWEST, self.column.totalMinimumSize().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours = self.context.theme
        frame = around(QRectF(self.rect()), -0.75)
        box(painter, frame, self.look.px(12), QColor(colours.surface), pen(colours.line, 1.5))
        painter.end()
