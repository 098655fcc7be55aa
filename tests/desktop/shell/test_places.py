"""Where cards and panels lie."""

from PySide6.QtCore import QRectF, QSizeF

from desktop.shell.card_place import place
from desktop.shell.free_places import Wish, arrange

BOARD = QRectF(0, 0, 1000, 800)
CARD = QSizeF(300, 200)


def test_a_card_lies_below_what_it_speaks_of() -> None:
    found = place(CARD, [BOARD], QRectF(400, 100, 200, 200), [])
    assert found.beside == "below"
    assert found.rect.center().x() == 500


def test_where_there_is_no_room_below_it_lies_at_the_right_then_left_then_above() -> None:
    at = QRectF(400, 500, 200, 290)
    right, left = QRectF(600, 490, 400, 310), QRectF(0, 490, 400, 310)
    assert place(CARD, [BOARD], at, []).beside == "right"
    assert place(CARD, [BOARD], at, [right]).beside == "left"
    assert place(CARD, [BOARD], at, [right, left]).beside == "above"


def test_else_it_takes_the_nearest_free_spot() -> None:
    at = QRectF(400, 500, 200, 290)
    taken = [at, QRectF(380, 0, 240, 500), QRectF(0, 300, 380, 500), QRectF(620, 300, 380, 500)]
    found = place(CARD, [BOARD], at, taken)
    assert found.beside == ""
    assert found.rect.bottom() <= 300


def test_before_it_covers_anything_it_leaves_the_board() -> None:
    beside = QRectF(1000, 0, 320, 800)
    found = place(CARD, [BOARD, BOARD.united(beside)], QRectF(400, 500, 200, 290), [BOARD])
    assert beside.contains(found.rect)


def test_where_everything_is_full_it_covers_least() -> None:
    full, gap = QRectF(0, 0, 1000, 600), QRectF(0, 600, 1000, 200)
    assert gap.contains(place(CARD, [BOARD], full, [full, QRectF(0, 600, 500, 10)]).rect)


def a_wish(least: float, wanted: float, height: float) -> Wish:
    return Wish(least, wanted, lambda _: height)


def test_panels_lie_one_below_the_other() -> None:
    free = [QRectF(0, 0, 420, 600)]
    places = arrange(free, {"noise": a_wish(250, 400, 300), "gray": a_wish(250, 400, 200)})
    assert places["noise"] == QRectF(0, 0, 420, 300)
    assert places["gray"] == QRectF(0, 316, 420, 200)


def test_panels_lie_beside_each_other_where_there_is_room() -> None:
    free = [QRectF(0, 0, 900, 320)]
    places = arrange(free, {"noise": a_wish(250, 400, 300), "gray": a_wish(250, 400, 200)})
    assert places["gray"].left() == 416


def test_a_panel_without_room_is_left_out() -> None:
    assert arrange([QRectF(0, 0, 200, 600)], {"noise": a_wish(250, 400, 300)}) == {}
