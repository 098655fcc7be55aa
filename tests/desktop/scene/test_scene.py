"""The scene equals the picture, whatever was shown before."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF
from pytestqt.qtbot import QtBot

from desktop.items.pawn import PieceItem
from desktop.scene.board_scene import BoardScene
from desktop.scene.board_view import BoardView
from desktop.scene.layout import link_id
from desktop.theme import theme
from rules.views import Picture
from tests.desktop.scene import mansion

Make = Callable[..., BoardScene]


def assert_equal(scene: BoardScene, picture: Picture) -> None:
    assert scene.space_ids() == {space.id for space in picture.spaces}
    assert scene.link_ids() == {link_id(link) for link in picture.links}
    assert scene.piece_ids() == {piece.id for piece in picture.pieces if piece.at}


def test_spaces_links_and_pieces_equal_the_picture(qtbot: QtBot, board: Make) -> None:
    scene = board(mansion.practice())
    for picture in (mansion.building(), mansion.spread(), mansion.practice()):
        scene.show(picture, "en", mansion.LABELS["en"])
        assert_equal(scene, picture)


def test_pieces_stand_where_the_picture_says(qtbot: QtBot, board: Make) -> None:
    scene = board(mansion.practice())
    scene.show(mansion.spread(), "ko", mansion.LABELS["ko"])
    for piece in mansion.spread().pieces:
        assert scene.layout.areas[piece.at].contains(scene.population.pieces[piece.id].pos())


def test_other_colours_and_another_language_change_no_place(qtbot: QtBot, board: Make) -> None:
    scene = board(mansion.practice())
    before = dict(scene.layout.spaces)
    scene.set_theme(theme("day"))
    scene.show(mansion.practice(), "en", mansion.LABELS["en"])
    assert scene.layout.spaces == before
    assert scene.population.spaces["living"].said == "Living room"


def test_the_packing_is_kept_while_floors_grow(qtbot: QtBot, board: Make) -> None:
    scene = board(mansion.practice())
    packing = scene.layout.packing
    fewer = replace(
        mansion.practice(),
        spaces=tuple(space for space in mansion.practice().spaces if "child" not in (space.id, space.within)),
        links=mansion.LINKS[:3],
    )
    scene.show(fewer, "ko", mansion.LABELS["ko"])
    assert scene.layout.packing == packing


def test_all_floors_stay_in_sight_while_boards_are_laid(qtbot: QtBot, board: Make) -> None:
    """A first floor that grows tall finds its place beside the others, however small the rooms become."""
    scene = board(mansion.practice())
    begun = mansion.building()
    tall = tuple(
        replace(begun.spaces[0], id=f"{group}:{row}", shape="cell", group=group, col=0, row=row)
        for group, rows in (("1F", 7), ("2F", 1), ("B1", 1))
        for row in range(rows)
    )
    groups = tuple(replace(begun.groups[0], id=group) for group in ("1F", "2F", "B1"))
    scene.show(replace(begun, groups=groups, spaces=tall, links=(), pieces=()), "ko", mansion.LABELS["ko"])
    window = QRectF(0, 0, 1490, 968)
    assert scene.layout.size == window.size()
    assert all(window.contains(rect) for rect in scene.layout.spaces.values())


def test_a_walk_is_finished_when_the_next_thing_happens(view: BoardView) -> None:
    scene = view.board
    scene.motion.pace = 1.0
    scene.glide("red", ["hall", "living"])
    start = QPointF(scene.population.pieces["red"].pos())
    scene.lift("blue")
    there = scene.population.pieces["red"].pos()
    assert there != start
    assert scene.layout.areas["living"].contains(there)


def test_a_walk_goes_on_when_the_picture_agrees(view: BoardView, qtbot: QtBot) -> None:
    scene = view.board
    scene.motion.pace = 0.2
    scene.glide("red", ["hall", "living", "kitchen"])
    scene.show(mansion.moved(mansion.practice(), red="kitchen"), "ko", mansion.LABELS["ko"])
    item = scene.population.pieces["red"]
    assert not scene.layout.areas["kitchen"].contains(item.pos())
    qtbot.waitUntil(lambda: not scene.motion.running)
    assert item.pos() == scene.layout.pieces["red"].rect.center()


def test_a_picture_that_disagrees_ends_the_walk_at_once(view: BoardView) -> None:
    scene = view.board
    scene.motion.pace = 1.0
    scene.glide("red", ["hall", "living"])
    scene.motion.pace = 0.0
    scene.show(mansion.practice(), "ko", mansion.LABELS["ko"])
    assert scene.population.pieces["red"].pos() == scene.layout.pieces["red"].rect.center()


def test_reduced_motion_fades_instead_of_moving(view: BoardView) -> None:
    scene = view.board
    scene.motion.pace, scene.motion.reduced = 1.0, True
    scene.glide("red", ["hall", "living"])
    item = scene.population.pieces["red"]
    assert scene.layout.areas["living"].contains(item.pos())
    assert item.opacity() < 1
    scene.finish()
    assert item.opacity() == 1


@pytest.mark.parametrize("language", ["ko", "en"])
def test_a_way_over_stairs_is_drawn_in_two_parts(qtbot: QtBot, board: Make, language: str) -> None:
    scene = board(mansion.practice(), language)
    lines = scene.ways().lines(["living", "hall", "hall2"])
    assert [len(line) for line in lines] == [4, 2]
    assert scene.layout.spaces["hall"].contains(lines[0][-1])
    assert scene.layout.spaces["hall2"].contains(lines[1][0])


def test_a_piece_that_is_sent_elsewhere_and_back_at_once_ends_where_the_picture_has_it(
    view: BoardView, qtbot: QtBot
) -> None:
    scene = view.board
    scene.motion.pace = 0.2
    gone = mansion.moved(mansion.practice(), red="kitchen")
    scene.glide("red", ["hall", "living", "kitchen"])
    scene.show(mansion.moved(gone, blue="living"), "ko", mansion.LABELS["ko"])
    scene.show(gone, "ko", mansion.LABELS["ko"])
    qtbot.waitUntil(lambda: not scene.motion.running)
    for name, stand in scene.layout.pieces.items():
        assert scene.population.pieces[name].pos() == stand.rect.center()


def test_a_piece_that_leaves_the_board_on_its_way_home_is_drawn_no_more(view: BoardView, qtbot: QtBot) -> None:
    scene = view.board
    scene.motion.pace = 0.2
    scene.lift("blue")
    scene.glide("red", ["hall", "living", "kitchen"])
    scene.hand.cancel()
    scene.show(mansion.moved(mansion.practice(), red="kitchen", blue=""), "ko", mansion.LABELS["ko"])
    qtbot.waitUntil(lambda: not scene.motion.running)
    drawn = [item.piece.id for item in scene.items() if isinstance(item, PieceItem)]
    assert sorted(drawn) == sorted(scene.piece_ids())
    assert "blue" not in drawn
