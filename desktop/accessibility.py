"""What a screen reader sees of a board: a canvas, its spaces with who stands there, and the pieces."""

from typing import Any
from weakref import ref

from PySide6.QtCore import QObject, QPoint, QRect
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface, QAccessibleObject, QWindow
from PySide6.QtWidgets import QAccessibleWidget, QGraphicsObject
from shiboken6 import getCppPointer, isValid

from desktop.items.pawn import PieceItem
from desktop.items.space import SpaceItem
from desktop.scene.board_view import BoardView

# Qt keeps only pointers: whoever forgets these crashes the program.
_interfaces: dict[tuple[int, int], QAccessibleInterface] = {}
_fading: list[QAccessibleInterface] = []
_installed: list[Any] = []


class BoardInterface(QAccessibleWidget):
    """The canvas; its children are the spaces in the picture's order, then the pieces."""

    def __init__(self, view: BoardView) -> None:
        super().__init__(view, QAccessible.Role.Canvas)
        self._weak = ref(view)

    @property
    def _view(self) -> BoardView:
        view = self._weak()
        assert view is not None
        return view

    def _items(self) -> list[QGraphicsObject]:
        population = self._view.board.population
        return [*population.spaces.values(), *population.pieces.values()]

    def childCount(self) -> int:
        return len(self._items())

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        items = self._items()
        return interface(items[index]) if 0 <= index < len(items) else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        items: list[QObject] = list(self._items())
        return items.index(child.object()) if child.object() in items else -1

    def text(self, kind: QAccessible.Text) -> str:
        return self._view.accessibleName() if kind == QAccessible.Text.Name else ""


class ItemInterface(QAccessibleObject):
    """A space or a piece, called by what it says of itself."""

    def __init__(self, item: SpaceItem | PieceItem) -> None:
        super().__init__(item)
        self._weak = ref(item)

    @property
    def _item(self) -> SpaceItem | PieceItem:
        item = self._weak()
        assert item is not None
        return item

    def parent(self) -> QAccessibleInterface | None:  # type: ignore[override]
        views = self._item.scene().views() if self._item.scene() else []
        return QAccessible.queryAccessibleInterface(views[0]) if views else None

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return None

    def childCount(self) -> int:
        return 0

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return -1

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.Button if isinstance(self._item, PieceItem) else QAccessible.Role.ListItem

    def text(self, kind: QAccessible.Text) -> str:
        return self._item.said if kind == QAccessible.Text.Name else ""

    def rect(self) -> QRect:
        views = self._item.scene().views() if self._item.scene() else []
        if not views:
            return QRect()
        place = views[0].mapFromScene(self._item.sceneBoundingRect()).boundingRect()
        return QRect(views[0].viewport().mapToGlobal(place.topLeft()), place.size())

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return self if self.rect().contains(QPoint(x, y)) else None

    def window(self) -> QWindow | None:  # type: ignore[override]
        views = self._item.scene().views() if self._item.scene() else []
        return views[0].window().windowHandle() if views else None

    def state(self) -> QAccessible.State:
        return QAccessible.State()


def interface(thing: QObject) -> QAccessibleInterface | None:
    """The interface of a board, a space or a piece; made once and kept while the thing lives."""
    # While a thing is made its class changes, and Qt asks anew each time: given the same again, it deletes it twice.
    key = id(thing), getCppPointer(thing.metaObject())[0]
    if key not in _interfaces:
        made = _make(thing)
        if made is None:
            return None
        _interfaces[key] = made
        thing.destroyed.connect(lambda: _fade(key))
    return _interfaces[key]


def _fade(key: tuple[int, int]) -> None:
    """Qt's own cache deletes the interface after this; letting go of it before that crashes."""
    _fading[:] = [one for one in (*_fading, _interfaces.pop(key, None)) if one is not None and isValid(one)]


def _make(thing: QObject) -> QAccessibleInterface | None:
    if isinstance(thing, BoardView):
        return BoardInterface(thing)
    if isinstance(thing, SpaceItem | PieceItem):
        return ItemInterface(thing)
    return None


def _factory(_name: str, thing: QObject) -> QAccessibleInterface | None:
    return interface(thing)


def install() -> None:
    """Teach Qt's accessibility about boards; once a program."""
    if not _installed:
        _installed.append(_factory)
        QAccessible.installFactory(_factory)


def follow(view: BoardView) -> None:
    """Have the reader say where the keyboard's cursor goes."""
    view.board.cursor_moved.connect(lambda _space: _tell(view))


def _tell(view: BoardView) -> None:
    population, cursor = view.board.population, view.board.cursor
    item = population.pieces.get(cursor.piece) or population.spaces.get(cursor.space)
    if item is not None:
        QAccessible.updateAccessibility(QAccessibleEvent(item, QAccessible.Event.Focus))
