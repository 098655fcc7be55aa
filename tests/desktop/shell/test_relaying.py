"""What was laid in another order still asks for the height that it needs."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from desktop.fonts import Role
from desktop.shell.parts.look import Look
from desktop.shell.parts.prose import Prose
from desktop.shell.parts.relaying import clear
from desktop.theme import theme

WIDE = 200


def test_a_part_that_was_laid_again_is_heard(qtbot: QtBot) -> None:
    whole = QWidget()
    qtbot.addWidget(whole)
    column, parts = QVBoxLayout(whole), [Prose(Role.BODY), Prose(Role.BODY)]
    for part in parts:
        column.addWidget(part)
        part.write("one line", Look(theme("night")))
    assert whole.heightForWidth(WIDE) > 0
    clear(column)
    for part in reversed(parts):
        column.addWidget(part)
    before = whole.heightForWidth(WIDE)
    parts[0].write("many words in more than one line of it", Look(theme("night"), 2.0))
    assert whole.heightForWidth(WIDE) > before


def test_layouts_are_taken_out_too(qtbot: QtBot) -> None:
    whole = QWidget()
    qtbot.addWidget(whole)
    column, inner, part = QVBoxLayout(whole), QHBoxLayout(), QWidget()
    column.addWidget(part)
    column.addLayout(inner)
    column.addStretch(1)
    clear(column)
    assert column.indexOf(part) == -1
    assert column.indexOf(inner) == -1
    assert part.parentWidget() is whole
