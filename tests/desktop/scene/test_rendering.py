"""Pictures without a window."""

from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QSize
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from pytestqt.qtbot import QtBot

from desktop.items.board import paint_board, turned
from desktop.scene import rendering
from desktop.scene.board_view import BoardView
from desktop.theme import theme
from tests.desktop.scene import mansion

SIZE = QSize(900, 600)


def colours(image: QImage) -> set[str]:
    return {
        image.pixelColor(x, y).name().upper() for x in range(0, image.width(), 2) for y in range(0, image.height(), 2)
    }


@pytest.mark.parametrize("look", ["night", "day", "projector"])
def test_the_picture_shows_walls_and_people(qtbot: QtBot, look: str) -> None:
    image = rendering.paint(mansion.spread(), SIZE, "ko", mansion.LABELS["ko"], theme(look), "저택")
    seen = colours(image)
    assert theme(look).edge in seen
    assert {"#5BB4F0", "#F0735A", "#4CC790", "#D08BE8"} <= seen


@pytest.mark.parametrize("language", ["ko", "en"])
def test_the_picture_is_what_a_window_shows(view: BoardView, language: str) -> None:
    size = view.viewport().size()
    view.board.show(mansion.spread(), language, mansion.LABELS[language])
    view.sharpen()
    grab = view.viewport().grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    image = rendering.paint(mansion.spread(), size, language, mansion.LABELS[language], theme("night"))
    assert grab.size() == image.size()
    assert different(grab, image) < 0.002


def different(one: QImage, other: QImage) -> float:
    """The part of the pixels that are not nearly the same; letters may be smoothed otherwise."""
    pairs = [
        (one.pixelColor(x, y), other.pixelColor(x, y))
        for x in range(0, one.width(), 3)
        for y in range(0, one.height(), 3)
    ]
    far = sum(max(abs(a.red() - b.red()), abs(a.green() - b.green()), abs(a.blue() - b.blue())) > 24 for a, b in pairs)
    return far / len(pairs)


def test_svg_holds_shapes_and_words_that_can_be_read(qtbot: QtBot, tmp_path: Path) -> None:
    sheet = rendering.sheet(mansion.spread(), SIZE, "en", mansion.LABELS["en"], theme("day"))
    rendering.write_svg(sheet, SIZE, tmp_path / "board.svg")
    written = (tmp_path / "board.svg").read_text()
    assert "Living room" in written
    assert "<image" not in written
    assert QSvgRenderer(QByteArray(written.encode())).isValid()


def test_pdf_is_one_page(qtbot: QtBot, tmp_path: Path) -> None:
    sheet = rendering.sheet(mansion.practice(), SIZE, "ko", mansion.LABELS["ko"], theme("day"))
    rendering.write_pdf(sheet, SIZE, tmp_path / "board.pdf")
    written = (tmp_path / "board.pdf").read_bytes()
    assert written.startswith(b"%PDF")
    assert written.count(b"/Type /Page\n") == 1


@pytest.mark.parametrize(("turn", "doors"), [(0, "nw"), (1, "ne"), (2, "es"), (3, "sw")])
def test_doors_of_a_board_turn_to_the_right(turn: int, doors: str) -> None:
    assert turned("nw", turn) == doors


def test_a_board_in_the_tray_shows_its_doors_where_it_is_turned(qtbot: QtBot) -> None:
    board = mansion.building().hand[0]
    image = QImage(200, 200, QImage.Format.Format_RGB32)
    image.fill(QColor("black"))
    painter = QPainter(image)
    from PySide6.QtCore import QRectF

    paint_board(painter, board, 6, 1, QRectF(0, 0, 200, 200), theme("night"), "ko", mansion.LABELS["ko"])
    painter.end()
    wood = QColor(theme("night").wood)
    assert image.pixelColor(196, 90) == wood
    assert image.pixelColor(3, 90) != wood
