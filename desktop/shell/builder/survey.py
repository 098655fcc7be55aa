"""How far the mansion has come, and what speaks against it."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QVBoxLayout, QWidget

from desktop.fonts import Role
from desktop.items.style import around, box, pen
from desktop.shell.builder.checks import Check, checks
from desktop.shell.context import Context
from desktop.shell.parts import mansion_graph
from desktop.shell.parts.door_graph import DoorGraph
from desktop.shell.parts.field import Sign
from desktop.shell.parts.look import Look
from desktop.shell.parts.prose import Prose
from desktop.theme import theme
from rules.hakoonna.content import BOARDS
from rules.messages import says

SIGNS = {"ok": ("check", "ok"), "warn": ("warn", "lantern"), "refuse": ("no", "refuse"), "wait": ("clock", "text2")}
NUMBERS = (
    says("none yet"), says("one"), says("two"), says("three"), says("four"), says("five"), says("six"), says("seven"),
    says("eight"), says("nine"),
)  # fmt: skip


class Progress(QWidget):
    """A bar for each board, filled for those that lie."""

    def __init__(self) -> None:
        super().__init__()
        self._done, self._look = 0, Look(theme("night"))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_count(self, done: int, look: Look) -> None:
        """Fill so many."""
        self._done, self._look = done, look
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(300), max(10, self._look.px(12)))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        step = (self.width() + 5) / BOARDS
        for number in range(BOARDS):
            colour = self._look.theme.lantern if number < self._done else self._look.theme.line
            at = QRectF(number * step, 0, step - 5, self.height())
            box(painter, at, at.height() / 2, QColor(colour), None)
        painter.end()


class CheckRow(QWidget):
    """One fact, its sign before it."""

    def __init__(self) -> None:
        super().__init__()
        self._look = Look(theme("night"))
        self.sign, self._fact, self._note = Sign(24), Prose(Role.BODY, bold=True), Prose(Role.SMALL, "text2")
        grid = QGridLayout(self)
        grid.setVerticalSpacing(0)
        grid.addWidget(self.sign, 0, 0, 2, 1)
        grid.addWidget(self._fact, 0, 1)
        grid.addWidget(self._note, 1, 1)
        grid.setColumnStretch(1, 1)

    def tell(self, check: Check, look: Look) -> None:
        """Show another fact."""
        self._look = look
        layout = self.layout()
        assert isinstance(layout, QGridLayout)
        layout.setContentsMargins(look.px(14), look.px(6), look.px(10), look.px(6))
        layout.setHorizontalSpacing(look.px(12))
        self.sign.draw(*(SIGNS[check.state][0], look, SIGNS[check.state][1]))
        self._fact.write(check.fact, look)
        self._note.write(check.note, look)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours = self._look.theme
        frame = around(QRectF(self.rect()), -0.75)
        box(painter, frame, self._look.px(10), QColor(colours.surface), pen(colours.line, 1.5))
        painter.end()


class Survey(QWidget):
    """The count, the checks, the graph."""

    def __init__(self, context: Context) -> None:
        super().__init__()
        self._context = context
        self._name, self.count, self.progress = Prose(Role.SMALL, "text2"), Prose(Role.TITLE), Progress()
        self.rows: list[CheckRow] = []
        self._ways, self.graph = Prose(Role.BODY, bold=True), DoorGraph()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._list = QVBoxLayout()
        self._list.setSpacing(6)
        for part in (self._name, self.count, self.progress):
            self._column.addWidget(part)
        self._column.addLayout(self._list)
        self._column.addWidget(self._ways)
        self._column.addWidget(self.graph, 1)

    def refresh(self, look: Look) -> None:
        """Follow the table."""
        context = self._context
        content, public = context.session.book.content, context.session.seen().public  # type: ignore[attr-defined]
        laid = len(public.placements)
        self._name.write(context.say(says("The mansion so far")), look)
        count = context.say(says("{n} of nine boards"), {"n": context.say(NUMBERS[min(laid, BOARDS)])})
        self.count.write(count[:1].upper() + count[1:], look)
        self.progress.show_count(laid, look)
        self._show_checks(checks(content, public, context.words), look)
        ways = context.say(says("Doors and stairs"))
        self._ways.write(ways, look)
        nodes = mansion_graph.nodes(content, public.placements, context.words)
        self.graph.draw(nodes, mansion_graph.edges(content, public.placements), look, ways)

    def _show_checks(self, found: tuple[Check, ...], look: Look) -> None:
        while len(self.rows) < len(found):
            self.rows.append(CheckRow())
            self._list.addWidget(self.rows[-1])
        for row, check in zip(self.rows, found, strict=True):
            row.tell(check, look)
