"""What a screen reader is told."""

from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from desktop import accessibility
from desktop.scene.board_view import BoardView
from tests.desktop.scene import mansion


def names(view: BoardView) -> list[str]:
    canvas = accessibility.interface(view)
    assert canvas is not None
    children = [canvas.child(number) for number in range(canvas.childCount())]
    return [child.text(QAccessible.Text.Name) for child in children if child is not None]


def test_the_tree_names_the_board_its_spaces_and_its_pieces(view: BoardView) -> None:
    canvas = accessibility.interface(view)
    assert canvas is not None
    assert canvas.text(QAccessible.Text.Name) == "판"
    assert canvas.role() == QAccessible.Role.Canvas
    said = names(view)
    assert "1층 로비: 빨강, 파랑, 초록, 보라, 회색 남자" in said
    assert "거실" in said
    assert "회색 남자" in said
    assert len(said) == len(view.board.space_ids()) + len(view.board.piece_ids())


def test_the_tree_follows_the_picture_and_the_language(view: BoardView) -> None:
    view.board.show(mansion.spread(), "en", mansion.LABELS["en"])
    said = names(view)
    assert "Living room: Red" in said
    assert "1F Hall: Blue" in said


def test_a_piece_knows_its_place_and_its_parent(view: BoardView) -> None:
    accessibility.install()
    item = view.board.population.pieces["blue"]
    found = accessibility.interface(item)
    canvas = accessibility.interface(view)
    assert found is not None
    assert canvas is not None
    assert canvas.indexOfChild(found) == len(view.board.space_ids()) + 1
    assert found.rect().isValid()
    assert found.role() == QAccessible.Role.Button


def test_interfaces_are_dropped_with_their_items(view: BoardView, qtbot: QtBot) -> None:
    view.board.show(mansion.practice(), "ko", mansion.LABELS["ko"])
    names(view)
    full = len(accessibility._interfaces)
    for _ in range(5):
        view.board.show(mansion.building(), "ko", mansion.LABELS["ko"])
        view.board.show(mansion.practice(), "ko", mansion.LABELS["ko"])
        names(view)
    assert len(accessibility._interfaces) <= full
