"""The hand of a vote's clock: it glides clockwise to who is counted next, and back where a count is taken back."""

from __future__ import annotations

import math
from typing import NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from desktop.items import pointing
from desktop.items.style import Style, around
from desktop.scene.layout import Layout
from desktop.scene.motion import Curve, Motion
from desktop.scene.ring_print import HALF_HEAD, hand_of, middle_of_ring
from rules.views import Picture

HAND, GLIDE_MS = 55, 180
"""Under the ways and the tokens; how long it glides at most."""
COUNTED = ("hand", "no-hand")


class Pose(NamedTuple):
    """Where the hand points: the angle, and how far from the middle it begins and ends."""

    middle: QPointF
    angle: float
    near: float
    far: float

    @property
    def line(self) -> QLineF:
        """The hand itself."""
        along = QPointF(math.cos(self.angle), math.sin(self.angle))
        return QLineF(self.middle + along * self.near, self.middle + along * self.far)

    def towards(self, other: Pose, turn: float, part: float) -> Pose:
        """A pose between two, a part of that turn on."""
        near, far = (a + (b - a) * part for a, b in ((self.near, other.near), (self.far, other.far)))
        return Pose(other.middle, self.angle + turn * part, near, far)


class HandItem(QGraphicsItem):
    """The hand in one pose; it takes no part in what the mouse does."""

    def __init__(self) -> None:
        super().__init__()
        self.setZValue(HAND)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.pose: Pose | None = None
        self._style: Style | None = None

    def point(self, pose: Pose | None, style: Style) -> None:
        """Point elsewhere, or nowhere."""
        self.prepareGeometryChange()
        self.pose, self._style = pose, style
        self.update()

    def boundingRect(self) -> QRectF:
        if self.pose is None or self._style is None:
            return QRectF()
        line = self.pose.line
        return around(QRectF(line.p1(), line.p2()).normalized(), self._style.px(HALF_HEAD))

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self.pose is not None and self._style is not None:
            pointing.paint_hand(painter, self.pose.line, self._style)


class ClockHand:
    """Follows the picture; where things are not to move it is there at once."""

    def __init__(self, scene: QGraphicsScene, motion: Motion) -> None:
        self._item, self._motion = HandItem(), motion
        scene.addItem(self._item)
        self._counted = 0
        self._goal: tuple[Pose | None, Style] | None = None

    @property
    def pose(self) -> Pose | None:
        """Where it is just now."""
        return self._item.pose

    def show(self, picture: Picture, layout: Layout, style: Style, glides: bool) -> None:
        """Point at who is counted next, or at nobody."""
        line = hand_of(picture, layout, style)
        goal = _pose(line, middle_of_ring(picture, layout).center()) if line is not None else None
        counted = sum(mark.kind in COUNTED for space in picture.spaces for mark in space.marks)
        back, self._counted = counted < self._counted, counted
        if (goal, style) == self._goal:
            return
        before, self._goal = self.pose, (goal, style)
        if goal is None or before is None or not glides or self._motion.reduced or before.middle != goal.middle:
            self._item.point(goal, style)
        else:
            self._glide(before, goal, back, style)

    def _glide(self, before: Pose, goal: Pose, back: bool, style: Style) -> None:
        turn = (goal.angle - before.angle) % math.tau
        turn -= math.tau if back and turn else 0.0
        self._motion.play(
            GLIDE_MS, Curve.InOutQuad, lambda part: self._item.point(before.towards(goal, turn, part), style)
        )


def _pose(line: QLineF, middle: QPointF) -> Pose:
    along = line.p2() - middle
    near = line.p1() - middle
    return Pose(
        middle, math.atan2(along.y(), along.x()), math.hypot(near.x(), near.y()), math.hypot(along.x(), along.y())
    )
