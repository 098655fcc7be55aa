"""Finds what can be used and has no name, and what speaks the other language; ``test_openers.py`` looks everywhere."""

from __future__ import annotations

import re
from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QLabel,
    QLineEdit,
    QListWidget,
    QTreeWidget,
    QWidget,
)

from desktop.commands import COMMANDS
from desktop.shell.parts.prose import Prose
from tests.desktop.shell.hands import Hands

USED = (QAbstractButton, QAbstractItemView, QLineEdit)
HANGUL = re.compile(r"[ㄱ-ㆎ가-힣]")
LATIN = re.compile(r"[A-Za-z]{3,}")
NAMES_IN_ENGLISH = ("한국어",)
NAMES_IN_KOREAN = (
    "English", "Lanternboard", "Ctrl", "Shift", "Esc", "Enter", "Tab", "Home", "End", "Space", "Backspace", "Menu",
    "PgUp", "PgDn", "lantern", "hakoonna", "arkham", "clocktower", "WizKids", "PDF", "UTF",
)  # fmt: skip
"""What is called the same in the other language, or is its own name: keys, files, this program."""


def shown(hands: Hands) -> Iterator[QWidget]:
    """Every widget that can be seen, of the host's window and whatever lies over it."""
    for window in QApplication.topLevelWidgets():
        if window.isVisible() and (window is hands.window or window.parent() is not None):
            yield from (one for one in (window, *window.findChildren(QWidget)) if one.isVisible())


def usable(widget: QWidget) -> bool:
    """Whether somebody may press it or stand on it with the keyboard; where another stands in, that one is used."""
    if widget.focusProxy() is not None:
        return False
    return isinstance(widget, USED) or widget.focusPolicy() not in (Qt.FocusPolicy.NoFocus, Qt.FocusPolicy.ClickFocus)


def name(widget: QWidget) -> str:
    """What a screen reader calls it."""
    interface = QAccessible.queryAccessibleInterface(widget)
    return interface.text(QAccessible.Text.Name).strip() if interface is not None else ""


def texts(widget: QWidget) -> Iterator[str]:
    """All that a widget says, to eyes and to ears."""
    yield from (name(widget), widget.accessibleDescription(), widget.toolTip())
    if isinstance(widget, QLabel | QAbstractButton | Prose):
        yield widget.text if isinstance(widget, Prose) else widget.text()
    if isinstance(widget, QLineEdit):
        yield widget.placeholderText()
    if isinstance(widget, QListWidget):
        yield from (widget.item(row).text() for row in range(widget.count()))
    if isinstance(widget, QTreeWidget):
        interface = QAccessible.queryAccessibleInterface(widget)
        rows = (interface.child(number) for number in range(interface.childCount()))
        yield from (row.text(QAccessible.Text.Name) for row in rows if row is not None)


def foreign(text: str, language: str) -> bool:
    """Whether a text holds words of the other language that are no names."""
    for called in NAMES_IN_ENGLISH if language == "en" else NAMES_IN_KOREAN:
        text = text.replace(called, "")
    return bool((HANGUL if language == "en" else LATIN).search(text))


def unnamed(hands: Hands) -> list[str]:
    return [
        f"{type(one).__name__} in {type(one.parent()).__name__}"
        for one in shown(hands)
        if usable(one) and not name(one)
    ]


def misspoken(hands: Hands, language: str) -> list[tuple[str, str]]:
    return sorted(
        {(type(one).__name__, text) for one in shown(hands) for text in texts(one) if foreign(text, language)}
    )


def test_the_finder_finds_a_nameless_button_and_a_foreign_word(hands: Hands) -> None:
    button = hands.window.side.log.back
    button.setAccessibleName("")
    button.setToolTip("")
    assert any("QPushButton" in one for one in unnamed(hands))
    button.setAccessibleName("Undo")
    assert ("QPushButton", "Undo") in misspoken(hands, "ko")
    assert misspoken(hands, "en")


def test_every_command_that_opens_something_is_opened_here() -> None:
    """Commands that only do something, or open a dialog of the system, are listed; a new one has to be sorted in."""
    doing = set(
        "next-screen freeze curtain panic next-panel previous-panel log full-screen undo redo amend correct open"
        " theme zoom-in zoom-out fit to-board to-panel to-seats language quit overrule cancel primary offer decline"
        " back reach why audience save save-as hint restart-step history who-sees chokes bots-go-on"
        " find save-script clock clock-longer clock-away".split()
    )
    opened = set(
        "help list show-to-one audience-setup cover fate new start-page palette settings shortcuts recovery export"
        " drawer ledger her-board table-check standing peek who-knows rule house-rules edit-plan ceremony break enough"
        " late alone her-time tiles time next-host briefing notes"
        " almanac clock-lists".split()
    )
    assert {command.id for command in COMMANDS if not command.native} == doing | opened
