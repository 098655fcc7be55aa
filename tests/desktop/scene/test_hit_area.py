"""What can be seen can be grasped: hit areas end where the ink ends, at every scale."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from desktop.items.pawn import PieceItem
from desktop.scene.board_scene import BoardScene
from tests.desktop.scene import mansion

SCALES = [1.0, 1.25, 1.5, 2.0, 3.0]


def ink(item: PieceItem, scale: float) -> QImage:
    """The figure alone, its box at the origin."""
    rect = item.figure().adjusted(-4, -4, 4, 4)
    image = QImage(round(rect.width() * scale), round(rect.height() * scale), QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    painter.scale(scale, scale)
    painter.translate(-rect.topLeft())
    item.paint(painter, None)  # type: ignore[arg-type]
    painter.end()
    return image


def has_ink(image: QImage, x: int, y: int, reach: int) -> bool:
    """Whether there is ink within some device pixels."""
    return any(
        image.pixelColor(a, b).alpha() > 100
        for a in range(max(0, x - reach), min(image.width(), x + reach + 1))
        for b in range(max(0, y - reach), min(image.height(), y + reach + 1))
    )


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("piece", ["blue", "gray"])
def test_fu_19_the_hit_area_of_a_piece_is_its_ink(
    qtbot: QtBot, board: Callable[..., BoardScene], scale: float, piece: str
) -> None:
    item = board(mansion.spread()).population.pieces[piece]
    image, shape = ink(item, scale), item.shape()
    corner = item.figure().topLeft() - QPointF(4, 4)
    slack = max(1, round(scale))
    for y in range(0, image.height(), 3):
        for x in range(0, image.width(), 3):
            inside = shape.contains(corner + QPointF((x + 0.5) / scale, (y + 0.5) / scale))
            near = has_ink(image, x, y, slack)
            clear = not has_ink(image, x, y, 0)
            assert near or not inside, (x, y)
            all_ink = all(has_ink(image, x + a, y + b, 0) for a in (-slack, slack) for b in (-slack, slack))
            assert inside or clear or not all_ink, (x, y)


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("space", ["kitchen", "living-3"])
def test_fu_19_the_hit_area_of_a_space_ends_at_its_outline(
    qtbot: QtBot, board: Callable[..., BoardScene], scale: float, space: str
) -> None:
    scene = board(mansion.spread())
    item = scene.population.spaces[space]
    rect = item.boundingRect().adjusted(-3, -3, 3, 3)
    image = QImage(round(rect.width() * scale), round(rect.height() * scale), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    scene.render(painter, QRectF(0, 0, rect.width() * scale, rect.height() * scale), rect)
    painter.end()
    quarter = round(0.3 * rect.height() * scale) if space == "kitchen" else round(0.5 * rect.height() * scale)
    outside = image.pixelColor(0, quarter)
    drawn = next(x for x in range(image.width()) if differs(image, x, quarter, outside.lightness()))
    hit = next(
        x
        for x in range(image.width())
        if item.contains(QPointF(rect.x() + (x + 0.5) / scale, rect.y() + (quarter + 0.5) / scale))
    )
    assert abs(drawn - hit) / scale <= 1.0


def differs(image: QImage, x: int, y: int, lightness: int) -> bool:
    return abs(image.pixelColor(x, y).lightness() - lightness) > 8
