"""A storyteller who sets a table up, with real keys, clicks, drags and files."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from desktop.shell.new_game.clocktower.page import NewClockPage
from desktop.shell.parts.entry import Entry
from rules.clocktower.options import Options
from rules.clocktower.state import ClockState
from tests.desktop.shell.hands import CTRL, LEFT, NONE, Hands

KEY = Qt.Key


def page(hands: Hands) -> NewClockPage:
    """The pages, which are open."""
    found = hands.window.pages.page
    assert isinstance(found, NewClockPage)
    return found


def set_up(hands: Hands) -> NewClockPage:
    """Open the pages from the start page, by mouse."""
    hands.window.acts.run("start-page")
    hands.wait()
    start = hands.window.starting.page
    assert start is not None
    QTest.mouseClick(start.circle, LEFT)
    hands.wait()
    return page(hands)


def turn(hands: Hands, step: str) -> None:
    """Go to a step by its row at the left."""
    hands.click(page(hands).steps.rows[step])
    hands.wait()


def choose(hands: Hands, question: str, answer: str) -> None:
    """Answer a question by mouse."""
    hands.click(page(hands).asked.choices[question].options[answer])
    hands.wait()


def write(hands: Hands, entry: Entry, text: str) -> None:
    """Type into a line, and leave it."""
    entry.setFocus()
    entry.selectAll()
    QTest.keyClicks(entry, text)
    hands.key(KEY.Key_Tab)
    hands.wait()


def press(hands: Hands, *characters: str) -> None:
    """Put characters into the bag, or take them out."""
    for one in characters:
        hands.click(page(hands).asked.bag.options[one])
    hands.wait()


def told(hands: Hands, field: str) -> str:
    """What stands under a field."""
    return page(hands).asked.remarks()[field].text


def mend(hands: Hands, field: str) -> None:
    """Take the way out that a message offers."""
    hands.click(page(hands).asked.remarks()[field].fix)
    hands.wait()


def begin(hands: Hands) -> None:
    """Begin at once."""
    hands.key(KEY.Key_Return, CTRL)
    hands.wait(100)


def began(hands: Hands) -> bool:
    """Whether a storyteller's table is in play."""
    return hands.session.match.header.game == "clocktower"


def state(hands: Hands) -> ClockState:
    """The table in play."""
    found = hands.session.match.table.state
    assert isinstance(found, ClockState)
    return found


def options(hands: Hands) -> Options:
    """What was decided."""
    return state(hands).public.options


def drop(hands: Hands, path: Path, on: QWidget | None = None) -> bool:
    """Drag a file over a part of the window and let it go; whether it was taken."""
    target = on or hands.window
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    data.setText(str(path))
    at, copying = QPoint(target.width() // 2, target.height() // 2), Qt.DropAction.CopyAction
    entering = QDragEnterEvent(at, copying, data, LEFT, NONE)
    entering.setAccepted(False)
    QApplication.sendEvent(target, entering)
    if entering.isAccepted():
        QApplication.sendEvent(target, QDropEvent(QPointF(at), copying, data, LEFT, NONE))
    hands.wait(60)
    return entering.isAccepted()
