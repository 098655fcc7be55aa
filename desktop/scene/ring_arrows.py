"""The ways in which people of a ring point at each other."""

from collections.abc import Iterable, Iterator
from functools import partial

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter

from desktop.items.pointing import Pointing, paint_pointing, pointing, reach
from desktop.items.stamp import Print
from desktop.items.style import Style
from desktop.scene.layout import Layout
from desktop.scene.ring_labels import CENTRE, circle, is_voting
from rules.views import Arrow, Picture


def pointings(picture: Picture, arrows: Iterable[Arrow], layout: Layout, style: Style) -> Iterator[Pointing]:
    """The ways from seat to seat; while hands are counted the clock and its line say who is nominated."""
    seats = {space.id: layout.spaces[space.id] for space in circle(picture)}
    standing = {piece.id: piece.at for piece in picture.pieces}
    nominated = {space.id for space in circle(picture) if any(mark.kind == "nominee" for mark in space.marks)}
    hidden = nominated if is_voting(picture) else set()
    for arrow in arrows:
        here = standing.get(arrow.piece, "")
        if here in seats and arrow.to in seats and here != arrow.to and arrow.to not in hidden:
            plate = layout.plates.get(arrow.to, QRectF())
            yield pointing(seats[here], seats[arrow.to], _middle(picture, layout), plate, style)


def _middle(picture: Picture, layout: Layout) -> QRectF:
    centres = (layout.spaces[space.id] for space in picture.spaces if space.shape == CENTRE)
    return next(centres, QRectF(layout.floors[""].center(), QSizeF(0, 0)))


def pointing_print(way: Pointing, style: Style) -> Print:
    """The drawing of one way."""
    return Print(reach(way, style), partial(_paint, way, style))


def _paint(way: Pointing, style: Style, painter: QPainter) -> None:
    paint_pointing(painter, way, style)
