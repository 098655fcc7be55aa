"""The file dialog, by keys alone."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QLineEdit

from tests.desktop.shell.hands import Hands


def dialog(hands: Hands) -> QFileDialog:
    """The one that is open."""
    hands.wait()
    (opened,) = (one for one in hands.window.findChildren(QFileDialog) if one.isVisible())
    return opened


def type_name(hands: Hands, path: Path | str) -> None:
    """Type the name of a file and press Enter."""
    opened = dialog(hands)
    entry = opened.findChild(QLineEdit, "fileNameEdit")
    assert isinstance(entry, QLineEdit)
    entry.setFocus()
    entry.selectAll()
    QTest.keyClicks(entry, str(path))
    QTest.keyClick(entry, Qt.Key.Key_Return)
    hands.wait(50)
