"""Finds what is cut off, lies outside, or lies over its neighbour; ``test_openers.py`` looks everywhere."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QAbstractButton, QAbstractScrollArea, QLabel, QLineEdit, QPushButton, QWidget

from desktop.shell.parts.prose import Prose
from tests.desktop.shell.hands import Hands

SIZES = ((1280, 720), (1920, 1080), (3840, 2160))
READ = (QLabel, QAbstractButton, QLineEdit, Prose)
PATIENCE = 200
"""Looks at a layout until it has come to rest; only what stays wrong takes them all."""
LEADING = 3
"""What a text may lack of the space between its lines without losing anything of its letters."""
Fault = tuple[str, ...]


def shown(hands: Hands) -> list[QWidget]:
    """Every widget on which something is read or written, as far as it can be seen."""
    return [one for one in hands.visible() if isinstance(one, READ) and not one.visibleRegion().isEmpty()]


def said(widget: QWidget) -> str:
    text = widget.property("text")
    found = widget.text if isinstance(widget, Prose) else str(text or widget.accessibleName())
    return f"{type(widget).__name__} ‘{found}’"


def is_cut(widget: QWidget) -> bool:
    """Whether a text has less room than it needs."""
    if isinstance(widget, Prose):
        return bool(widget.text) and widget.heightForWidth(widget.width()) > widget.height() + LEADING
    if isinstance(widget, QLabel) and widget.wordWrap():
        return bool(widget.text()) and widget.heightForWidth(widget.width()) > widget.height() + 1
    if isinstance(widget, QLabel | QPushButton) and widget.text():
        needed = widget.sizeHint()
        return needed.width() > widget.width() + 1 or needed.height() > widget.height() + 1
    return False


def frame(hands: Hands, widget: QWidget) -> QRect:
    """Where a widget has to lie: in the window, or in the width of what it is scrolled in."""
    inside = hands.window.rect()
    around = widget.parentWidget()
    while around is not None and around is not hands.window:
        scroller = around.parentWidget()
        if isinstance(scroller, QAbstractScrollArea) and around is scroller.viewport():
            port = QRect(around.mapTo(hands.window, QPoint()), around.size())
            return QRect(port.left(), -100_000, port.width(), 1_000_000)
        around = scroller
    return inside


def is_outside(hands: Hands, widget: QWidget) -> bool:
    return not frame(hands, widget).adjusted(-1, -1, 1, 1).contains(hands.place(widget))


def colliding(widgets: list[QWidget]) -> Iterator[tuple[QWidget, QWidget]]:
    """Neighbours of one parent that lie over one another."""
    by_parent: dict[QWidget | None, list[QWidget]] = {}
    for one in widgets:
        by_parent.setdefault(one.parentWidget(), []).append(one)
    for neighbours in by_parent.values():
        yield from (
            (one, other)
            for one, other in combinations(neighbours, 2)
            if one.geometry().adjusted(1, 1, -1, -1).intersects(other.geometry())
        )


def faults(hands: Hands) -> list[Fault]:
    """What is cut off, lies outside, or lies over its neighbour."""
    widgets = shown(hands)
    cut = [("cut off", said(one), str(one.size().toTuple())) for one in widgets if is_cut(one)]
    out = [("outside", said(one), str(hands.place(one).getRect())) for one in widgets if is_outside(hands, one)]
    return [*cut, *out, *(("over", said(one), said(other)) for one, other in colliding(widgets))]


def at_rest(hands: Hands) -> list[Fault]:
    """What is wrong once the layout has come to rest."""
    for _ in range(PATIENCE):
        hands.wait(15)
        if not (found := faults(hands)):
            break
    return found


def test_what_is_squeezed_on_purpose_is_found(hands: Hands) -> None:
    """Also where nothing is painted."""
    hands.window.setUpdatesEnabled(False)
    hands.resize(*SIZES[0])
    assert at_rest(hands) == []
    first, second = hands.window.side.offers.buttons[:2]
    second.title.setFixedWidth(8)
    first.move(second.pos())
    hands.window.top.title.move(-20, 0)
    found = {fault[0] for fault in faults(hands)}
    assert found == {"cut off", "over", "outside"}
