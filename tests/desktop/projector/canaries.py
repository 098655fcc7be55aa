"""Everything that can be seen, read, pointed at or read out of the audience's window."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import count
from typing import Any, Final, NamedTuple

from PySide6.QtGui import QAccessible, QAccessibleInterface, QImage, QPainter, QPixmap, QResizeEvent
from PySide6.QtWidgets import QApplication, QGraphicsItem, QWidget

from desktop import accessibility, fonts
from desktop.projector.window import AudienceWindow

READ = (
    QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value, QAccessible.Text.Help,
    QAccessible.Text.Accelerator,
)  # fmt: skip
TEXTS = (
    "toolTip", "statusTip", "whatsThis", "objectName", "windowTitle", "windowFilePath", "windowIconText",
    "windowRole", "styleSheet", "accessibleName", "accessibleDescription", "text", "toPlainText",
)  # fmt: skip

QTS_OWN = "_"
SCALES: Final = count(1)


class Public(NamedTuple):
    """The surfaces of the window."""

    pixels: bytes
    titles: tuple[str, ...]
    texts: tuple[str, ...]
    tips: tuple[str, ...]
    tree: tuple[str, ...]


def public(window: AudienceWindow) -> Public:
    """The window as it is now."""
    handle = window.windowHandle()
    return Public(
        pixels=pixels(window),
        titles=(window.windowTitle(), *((handle.title(), handle.filePath()) if handle else ())),
        texts=tuple(_texts(window)),
        tips=tuple(item.toolTip() for item in _items(window) if item.toolTip()),
        tree=tuple(tree(window)),
    )


def differing(one: Public, other: Public) -> set[str]:
    """The surfaces by which two windows can be told apart."""
    return {name for name in Public._fields if getattr(one, name) != getattr(other, name)}


def holding(window: AudienceWindow, canary: str) -> list[str]:
    """Every text of the window in which a marked string stands."""
    seen = public(window)
    return [text for texts in seen[1:] for text in texts if canary in text]


def pixels(window: AudienceWindow) -> bytes:
    """What is painted, byte for byte."""
    _draw_anew(window)  # Qt forgets letters in a long run: none may be new between two others
    straighten_letters()
    image = _draw_anew(window).toImage().convertToFormat(QImage.Format.Format_RGB32)
    return bytes(image.constBits())


def _draw_anew(window: AudienceWindow) -> QPixmap:
    """The window, and the curtain that is kept as pixels."""
    QApplication.sendEvent(window.curtain, QResizeEvent(window.curtain.size(), window.curtain.size()))
    return window.grab()


def straighten_letters() -> None:
    """Have Qt draw large letters from a whole pixel on.

    It moves them by as many quarters of a pixel as the last small letter that was new to its cache, so what else was
    drawn in this program, earlier evenings included, would be seen. A letter at a new scale is always new.
    """
    image = QImage(8, 8, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.scale(1 + next(SCALES) / 1000, 1)
    painter.setFont(fonts.sized(20, bold=True, titles=True))
    painter.drawText(0, 0, "가")
    painter.end()


def _texts(window: AudienceWindow) -> Iterator[str]:
    for widget in (window, *window.findChildren(QWidget)):
        yield from _told(widget)
        names = [bytes(name.data()).decode() for name in widget.dynamicPropertyNames()]
        yield from (str(widget.property(name)) for name in names if not name.startswith(QTS_OWN))
        yield from (action.text() for action in widget.actions())
    for item in _items(window):
        yield from _told(item)
        yield from (str(item.data(key)) for key in range(8) if item.data(key) is not None)
        yield getattr(item, "said", "")
    drawn = (window.header, window.footer, window.curtain, window.picture.tower)
    yield from (caption.text for part in drawn for caption in part.captions())


def _told(thing: object) -> Iterator[str]:
    kind: Any = type(thing)
    for name in _telling(kind):
        told = getattr(thing, name)
        if callable(told):
            yield str(told())


@cache
def _telling(kind: type[Any]) -> tuple[str, ...]:
    """What things of a kind tell something by."""
    return tuple(name for name in TEXTS if hasattr(kind, name))


def _items(window: AudienceWindow) -> list[QGraphicsItem]:
    return window.scene.items()


def tree(window: AudienceWindow) -> Iterator[str]:
    """What a screen reader finds."""
    return read_out(window)


def read_out(window: QWidget) -> Iterator[str]:
    """What a screen reader finds in any window."""
    accessibility.install()
    yield from _read(QAccessible.queryAccessibleInterface(window))


def _read(node: QAccessibleInterface | None) -> Iterator[str]:
    if node is None or node.state().invisible:
        return
    yield from (node.text(kind) for kind in READ)
    for number in range(node.childCount()):
        yield from _read(node.child(number))
