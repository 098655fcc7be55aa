"""Boards without waiting: movements take no time unless a test asks for it."""

from collections.abc import Callable, Iterator, Mapping

import pytest
from PySide6.QtCore import QPoint, QPointF, QSizeF
from pytestqt.qtbot import QtBot

from desktop.scene.board_scene import BoardScene
from desktop.scene.board_view import BoardView
from desktop.scene.light import Light
from desktop.theme import theme
from rules.views import Picture
from tests.desktop.scene import mansion

Lights = Mapping[str, Light]


class Game:
    """Answers which spaces are lit, piece by piece, and remembers being asked."""

    def __init__(self) -> None:
        self.lights: dict[str, Lights] = {}
        self.asked: list[tuple[str, int]] = []

    def targets(self, piece: str, turn: int) -> Lights:
        self.asked.append((piece, turn))
        return self.lights.get(piece, {})


@pytest.fixture
def game() -> Game:
    return Game()


def in_a_window(
    qtbot: QtBot, game: Game, name: str, picture: Picture, labels: Mapping[str, str]
) -> Iterator[BoardView]:
    """A picture in the host's window of 1490×968, which has the keyboard; nothing takes time there."""
    scene = BoardScene(game.targets, theme("night"))
    scene.motion.pace = 0.0
    board = BoardView(scene, name)
    qtbot.addWidget(board)
    board.resize(1490, 968)
    scene.show(picture, "ko", labels)
    board.show()
    qtbot.waitExposed(board)
    board.activateWindow()
    board.setFocus()
    yield board
    scene.finish()


@pytest.fixture
def view(qtbot: QtBot, game: Game) -> Iterator[BoardView]:
    """The practice mansion in a window of 1490×968, blue able to go to three rooms."""
    game.lights["blue"] = {"living": Light.LEGAL, "study": Light.LEGAL, "hall2": Light.ASKS}
    yield from in_a_window(qtbot, game, "판", mansion.practice(), mansion.LABELS["ko"])


@pytest.fixture
def board() -> Callable[..., BoardScene]:
    """A board of some size, by default the host's."""

    def made(picture: Picture, language: str = "ko", size: tuple[int, int] = (1490, 968)) -> BoardScene:
        scene = BoardScene(colours=theme("night"))
        scene.motion.pace = 0.0
        scene.set_size(QSizeF(*size))
        scene.show(picture, language, mansion.LABELS[language])
        return scene

    return made


def on_screen(view: BoardView, at: QPointF) -> QPoint:
    """Where a point of the board is in the viewport."""
    return view.mapFromScene(at)


def middle(view: BoardView, thing: str) -> QPoint:
    """Where a piece or a space is in the viewport."""
    pieces = view.board.population.pieces
    at = pieces[thing].pos() if thing in pieces else view.board.layout.spaces[thing].center()
    return on_screen(view, at)
