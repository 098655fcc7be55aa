"""The mansion as a graph: rooms as rings, doors as lines, stairs as dashes from floor to floor."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.fonts import Role
from desktop.items.caption import Caption
from desktop.items.style import around, box, disc, pen
from desktop.shell.parts.look import Look
from desktop.theme import theme

WIDEST = 96.0
RING = 0.3


class Node(NamedTuple):
    """A room: its name, the letters that stand for it, its floor and cell."""

    id: str
    name: str
    short: str
    floor: str
    col: int
    row: int


class Edge(NamedTuple):
    """A way between two rooms."""

    a: str
    b: str
    stairs: bool


def short(name: str, language: str) -> str:
    """The letters that stand for a name."""
    return name[:1] if language == "ko" else name[:2]


class DoorGraph(QWidget):
    """The rings lie as the boards do, floors side by side; the first room is filled."""

    def __init__(self) -> None:
        super().__init__()
        self.nodes: tuple[Node, ...] = ()
        self.edges: tuple[Edge, ...] = ()
        self._look = Look(theme("night"))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)

    def draw(self, nodes: Iterable[Node], edges: Iterable[Edge], look: Look, name: str) -> None:
        """Show another mansion; ``name`` is what a screen reader calls the picture."""
        self.nodes, self.edges, self._look = tuple(nodes), tuple(edges), look
        called = {node.id: node.name for node in self.nodes}
        self.setAccessibleName(name)
        self.setAccessibleDescription(", ".join(f"{called[edge.a]} – {called[edge.b]}" for edge in self.edges))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(360), self._look.px(190))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.px(180), self._look.px(110))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours = self._look.theme
        frame = around(QRectF(self.rect()), -0.75)
        box(painter, frame, self._look.px(10), QColor(colours.surface), pen(colours.line, 1.5))
        if self.nodes:
            self._paint(painter)
        painter.end()

    def places(self) -> tuple[float, Mapping[str, QPointF], Mapping[str, float]]:
        """The side of a cell, the middle of each room, and where each floor begins."""
        floors = dict.fromkeys(node.floor for node in self.nodes)
        boxes = {floor: _cells(node for node in self.nodes if node.floor == floor) for floor in floors}
        wide = sum(box_.width() for box_ in boxes.values()) + 0.35 * (len(boxes) - 1)
        tall = max(box_.height() for box_ in boxes.values())
        room = around(QRectF(self.rect()), -self._look.px(10)).adjusted(0, self._look.px(22), 0, 0)
        unit = min(room.width() / wide, room.height() / tall, WIDEST * self._look.scale)
        x = room.center().x() - wide * unit / 2
        middles: dict[str, QPointF] = {}
        starts: dict[str, float] = {}
        for floor, cells in boxes.items():
            starts[floor] = x
            y = room.center().y() - cells.height() * unit / 2
            for node in self.nodes:
                if node.floor == floor:
                    at = QPointF(node.col - cells.x() + 0.5, node.row - cells.y() + 0.5)
                    middles[node.id] = QPointF(x, y) + at * unit
            x += (cells.width() + 0.35) * unit
        return unit, middles, starts

    def _paint(self, painter: QPainter) -> None:
        unit, middles, starts = self.places()
        for edge in self.edges:
            self._paint_edge(painter, middles[edge.a], middles[edge.b], edge.stairs, unit)
        for number, node in enumerate(self.nodes):
            self._paint_node(painter, node, middles[node.id], unit, filled=not number)
        size = self._look.size(Role.SMALL)
        for floor, x in starts.items():
            Caption(floor, x + 0.12 * unit, self._look.px(18), size, self._look.theme.text2).paint(painter)

    def _paint_edge(self, painter: QPainter, a: QPointF, b: QPointF, stairs: bool, unit: float) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        thick = max(2.5, 0.05 * unit)
        if not stairs:
            painter.setPen(pen(self._look.theme.edge, thick))
            painter.drawLine(a, b)
            return
        painter.setPen(pen(self._look.theme.info, thick, (0.8 * thick, 2.2 * thick)))
        path = QPainterPath(a)
        path.quadTo((a + b) / 2 + QPointF(0, -0.42 * unit - 0.05 * abs(b.x() - a.x())), b)
        painter.drawPath(path)

    def _paint_node(self, painter: QPainter, node: Node, at: QPointF, unit: float, filled: bool) -> None:
        colours, reach = self._look.theme, RING * unit
        ring = around(QRectF(at, at), reach)
        if filled:
            disc(painter, ring, QColor(colours.text), pen(colours.outline, 2))
        else:
            disc(painter, ring, QColor(colours.plaque), pen(colours.edge, max(2.0, 0.035 * unit)))
        ink = colours.bg if filled else colours.text
        Caption(node.short, at.x(), at.y(), 0.3 * unit, ink, align="middle").paint(painter)


def _cells(nodes: Iterable[Node]) -> QRectF:
    here = list(nodes)
    cols, rows = [node.col for node in here], [node.row for node in here]
    return QRectF(min(cols), min(rows), max(cols) - min(cols) + 1, max(rows) - min(rows) + 1)
