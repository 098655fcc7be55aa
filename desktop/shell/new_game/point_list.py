"""The rows of the house rules, made a few at a time while the window listens: there are many."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QEvent, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.scene.leisure import Leisure
from desktop.shell.new_game.cards_body import CardsBody
from desktop.shell.new_game.house import House
from desktop.shell.new_game.point_row import PointRow, spoken
from desktop.shell.new_game.point_table import CARDS, ROOMS
from desktop.shell.new_game.points import Point, points
from desktop.shell.parts.button import Button
from desktop.shell.parts.look import Look
from desktop.words import Words
from rules.messages import says

AT_ONCE = 2


class Shown(NamedTuple):
    """How the points are played, which are looked for, and how they are written."""

    house: House
    sought: Sequence[str]
    look: Look
    words: Words

    def seeks(self, point: Point) -> bool:
        """Whether a point is looked for."""
        return all(word in spoken(point, self.words) for word in self.sought)


class PointList(QWidget):
    """The sought ones come first. ``grew`` says that some more are there, ``rooms`` asks for the room data."""

    settled = Signal(str, object)
    rooms = Signal()
    grew = Signal()

    def __init__(self, cards: CardsBody) -> None:
        super().__init__()
        self.rows: list[PointRow] = []
        self._cards = cards
        self._doors: dict[str, Button] = {}
        self._leisure = Leisure(self)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)

    @cached_property
    def _places(self) -> dict[str, int]:
        return {point.key: number for number, point in enumerate(points())}

    @property
    def whole(self) -> bool:
        """Whether every row is there."""
        return len(self.rows) == len(points())

    @property
    def doors(self) -> list[Button]:
        """What leads to the room data."""
        return [self._doors[row.point.key] for row in self.rows if row.point.key in self._doors]

    def stops(self) -> list[QWidget]:
        """Where Tab stops, as it lies."""
        return [stop for row in self.rows for stop in self._stops(row)]

    def _stops(self, row: PointRow) -> Sequence[QWidget]:
        if row.point.key == CARDS:
            return list(self._cards.entries.values())
        door = self._doors.get(row.point.key)
        return row.stops() if door is None else [door]

    # ---- what is shown

    def show_points(self, shown: Shown) -> bool:
        """Make the rows equal this; whether any point is looked for."""
        self._shown = shown
        self._column.setSpacing(shown.look.px(16))
        for row in self.rows:
            self._show(row)
            row.setVisible(shown.seeks(row.point))
        if not self._leisure.busy:
            self._go_on()
        return any(shown.seeks(point) for point in points())

    def _show(self, row: PointRow) -> None:
        house, _, look, words = self._shown
        point = row.point
        if point.key == CARDS:
            self._cards.show_draft(look, words)
        if point.key in self._doors:
            self._doors[point.key].write(words.say(says("Open the room data…")), look)
        row.show_point(house.answer(point.key) if point.open else None, look, words)

    # ---- how it grows

    def _go_on(self) -> None:
        missing = self._missing()
        if missing:
            self._put(missing[:AT_ONCE])
        if missing[AT_ONCE:]:
            self._leisure.plan([self._go_on])

    def _missing(self) -> list[Point]:
        there = {row.point.key for row in self.rows}
        missing = [point for point in points() if point.key not in there]
        return sorted(missing, key=lambda point: not self._shown.seeks(point))

    def make(self, key: str) -> None:
        """Have the row of a point at once."""
        if all(row.point.key != key for row in self.rows):
            self._put([points()[self._places[key]]])

    def _put(self, new: Sequence[Point]) -> None:
        """Every widget that comes into sight would have the whole page laid out; here it is done once for all."""
        self._column.setEnabled(False)
        for point in new:
            self._insert(self._row(point))
        self._column.setEnabled(True)
        if self.isVisible():
            self._lay()
        self.grew.emit()

    def _lay(self) -> None:
        """Find a place for everything before it is painted, on all that lies around it too."""
        part: QWidget | None = self
        while part is not None and (layout := part.layout()) is not None:
            layout.activate()
            part = part.parentWidget()
        if part is not None:
            QCoreApplication.sendPostedEvents(part, QEvent.Type.LayoutRequest)

    def _insert(self, row: PointRow) -> None:
        self._show(row)
        at = sum(self._places[other.point.key] < self._places[row.point.key] for other in self.rows)
        self.rows.insert(at, row)
        row.hide()
        self._column.insertWidget(at, row)
        row.setVisible(self._shown.seeks(row.point))

    def _row(self, point: Point) -> PointRow:
        if point.answers[0][0] == ROOMS:
            door = self._doors[point.key] = Button("ghost")
            door.clicked.connect(self.rooms)
            return PointRow(point, left(door))
        row = PointRow(point, self._cards if point.key == CARDS else None)
        row.chosen.connect(lambda value: self.settled.emit(point.key, value))
        return row


def left(*buttons: Button) -> QWidget:
    """Buttons side by side, none wider than it must be."""
    held = QWidget()
    row = QHBoxLayout(held)
    row.setContentsMargins(0, 0, 0, 0)
    for button in buttons:
        row.addWidget(button)
    row.addStretch(1)
    return held
