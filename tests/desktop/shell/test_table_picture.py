"""The table from above, in the pages of a new game: names and table leave each other alone."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QPointF
from pytestqt.qtbot import QtBot

from desktop.shell.new_game.table_picture import Guest, TablePicture
from desktop.shell.parts.look import Look
from desktop.theme import theme

TOWN = [(308, 403, 7 / 12), (313, 440, 2 / 3), (470, 717, 1.0), (940, 1479, 2.0)]
MANSION = [(308, 288, 7 / 12), (313, 278, 2 / 3), (470, 474, 1.0), (940, 976, 2.0)]
SEATED = [*((size, people) for size in TOWN for people in range(1, 9)), *((size, 6) for size in MANSION)]
"""How large it is in windows of 1120x680, 1280x720, 1920x1080 and 3840x2160, and how many sit there."""


def picture(qtbot: QtBot, people: int, size: tuple[int, int, float]) -> TablePicture:
    made, (wide, tall, scale) = TablePicture(), size
    qtbot.addWidget(made)
    guests = [Guest("investigator-1", f"Investigator {number}", begins=number == 1) for number in range(1, people + 1)]
    made.seat(guests, "The first player is drawn", Look(theme("night"), scale), "The table")
    made.resize(wide, tall)
    return made


@pytest.mark.parametrize(("size", "people"), SEATED, ids=str)
def test_no_name_lies_on_the_table(qtbot: QtBot, people: int, size: tuple[int, int, float]) -> None:
    made = picture(qtbot, people, size)
    table = made.table
    for name in made.names():
        assert made.rect().toRectF().adjusted(-1, -1, 1, 1).contains(name.rect), name.text
        nearest = QPointF(
            min(max(table.center().x(), name.rect.left()), name.rect.right()),
            min(max(table.center().y(), name.rect.top()), name.rect.bottom()),
        )
        across = (nearest.x() - table.center().x()) / (table.width() / 2)
        down = (nearest.y() - table.center().y()) / (table.height() / 2)
        assert across**2 + down**2 >= 1, name.text


@pytest.mark.parametrize(("size", "people"), SEATED, ids=str)
def test_names_lie_beside_each_other(qtbot: QtBot, people: int, size: tuple[int, int, float]) -> None:
    names = picture(qtbot, people, size).names()
    assert not any(one.rect.intersects(other.rect) for one, other in combinations(names, 2))
