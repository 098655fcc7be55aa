"""The floors with their boards: drag one, press it again to turn it, or do it all by keys."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.fonts import Role
from desktop.items.caption import Caption
from desktop.items.style import box, pen
from desktop.shell.parts.look import Look
from desktop.shell.plan_editing import plan as plans
from desktop.shell.plan_editing.board_tile import BoardTile, Laid
from desktop.shell.plan_editing.cells import Cells
from desktop.shell.plan_editing.plan import Plan
from desktop.theme import theme
from rules.hakoonna import mansion
from rules.views import SpaceId

SIDES = {Qt.Key.Key_Left: "w", Qt.Key.Key_Right: "e", Qt.Key.Key_Up: "n", Qt.Key.Key_Down: "s"}
FLOORS = {Qt.Key.Key_PageUp: 1, Qt.Key.Key_PageDown: -1}
TURNS = {"[": -1, "]": 1}


class PlanSheet(QWidget):
    """``edited`` carries another plan, ``picked`` the board that is chosen."""

    edited = Signal(object)
    picked = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.plan: Plan = ()
        self.room: SpaceId = ""
        self.tiles: dict[SpaceId, BoardTile] = {}
        self._laid: Mapping[SpaceId, Laid] = {}
        self._look = Look(theme("night"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_plan(self, plan: Plan, laid: Mapping[SpaceId, Laid], look: Look) -> None:
        """Make the boards equal a plan."""
        self.plan, self._laid, self._look = plan, laid, look
        for room in laid:
            if room not in self.tiles:
                self.tiles[room] = self._a_tile(room)
        self._place()

    def _a_tile(self, room: SpaceId) -> BoardTile:
        tile = BoardTile(self)
        tile.picked.connect(partial(self.pick, room))
        tile.turned.connect(lambda: self.edited.emit(plans.turned(self.plan, room, 1)))
        tile.dropped.connect(lambda at: self._drop(room, at))
        tile.show()
        return tile

    @property
    def cells(self) -> Cells:
        """Where everything lies now."""
        return Cells(self.plan, QSizeF(self.size()))

    def _place(self) -> None:
        cells = self.cells
        for placement in self.plan:
            self.tiles[placement.room].lay(self._laid[placement.room], cells.rect(mansion.cell(placement)), self._look)
        self.update()

    def _drop(self, room: SpaceId, at: QPointF) -> None:
        cell = self.cells.under(at)
        if cell is None:
            self._place()
        else:
            self.edited.emit(plans.moved(self.plan, room, cell))

    def pick(self, room: SpaceId) -> None:
        """Choose a board."""
        if room != self.room:
            self.room = room
            self.picked.emit(room)

    # ---- by keys

    def key(self, event: QKeyEvent) -> bool:
        """Do what a key says; whether it was one of ours."""
        key, text = Qt.Key(event.key()), event.text()
        rooms = list(self._laid)
        if text.isdecimal() and text.isascii() and 0 < int(text) <= len(rooms):
            self.tiles[rooms[int(text) - 1]].setFocus()
            self.pick(rooms[int(text) - 1])
        elif not self.room:
            return False
        elif key in SIDES:
            self.edited.emit(plans.beside(self.plan, self.room, SIDES[key]))
        elif key in FLOORS:
            self.edited.emit(plans.on_floor(self.plan, self.room, FLOORS[key]))
        elif text in TURNS:
            self.edited.emit(plans.turned(self.plan, self.room, TURNS[text]))
        else:
            return False
        return True

    # ---- how it looks

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(900), self._look.px(700))

    def minimumSizeHint(self) -> QSize:
        return QSize(300, 260)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.plan:
            self._place()

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.plan:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        cells, colours, size = self.cells, self._look.theme, self._look.size(Role.BODY)
        for floor in cells.floors:
            ground = cells.ground(floor)
            box(painter, ground, self._look.px(12), QColor(colours.board), pen(colours.line, 1.5, (3, 5)))
            Caption(floor, ground.x() + 4, ground.y() - 0.75 * size, size, colours.text2).paint(painter)
        painter.end()

    def rect_of(self, room: SpaceId) -> QRectF:
        """Where a board lies on the sheet."""
        return QRectF(self.tiles[room].geometry())
