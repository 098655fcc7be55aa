"""Things side by side, going on in the next row where the first is full."""

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget


class Flow(QLayout):
    """With ``columns`` the things of a row are equally wide and high; without, each has its own width."""

    def __init__(self, parent: QWidget, gap: int = 4, columns: int = 0) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self._gap, self._columns = gap, columns
        self._heights: dict[int, int] = {}
        self.setContentsMargins(0, 0, 0, 0)

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)
        self.invalidate()

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        self._heights.clear()
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    @property
    def _seen(self) -> list[QLayoutItem]:
        """What is not hidden."""
        return [item for item in self._items if not item.isEmpty()]

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def invalidate(self) -> None:
        self._heights.clear()
        super().invalidate()

    def heightForWidth(self, width: int) -> int:
        """A page asks for it again and again, with every change anywhere on it."""
        if width not in self._heights:
            self._heights[width] = self._arrange(QRect(0, 0, width, 0), move=False)
        return self._heights[width]

    def sizeHint(self) -> QSize:
        row = self._seen[: self._columns or None]
        wide = sum(item.sizeHint().width() for item in row) + self._gap * max(0, len(row) - 1)
        return QSize(wide, self.heightForWidth(wide))

    def minimumSize(self) -> QSize:
        widths = [item.minimumSize().width() for item in self._seen]
        wide = max(widths, default=0) * max(1, min(self._columns, len(widths)))
        return QSize(wide, max((item.minimumSize().height() for item in self._seen), default=0))

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._arrange(rect, move=True)

    def _arrange(self, rect: QRect, move: bool) -> int:
        y = rect.y()
        for row in self._rows(rect.width()):
            widths = [self._wide(item, rect.width()) for item in row]
            tall = max(_tall(item, wide) for item, wide in zip(row, widths, strict=True))
            x = rect.x()
            for item, wide in zip(row, widths, strict=True):
                if move:
                    item.setGeometry(QRect(QPoint(x, y), QSize(wide, tall)))
                x += wide + self._gap
            y += tall + self._gap
        return max(0, y - rect.y() - self._gap)

    def _wide(self, item: QLayoutItem, room: int) -> int:
        if self._columns:
            return (room - self._gap * (self._columns - 1)) // self._columns
        return min(item.sizeHint().width(), room)

    def _rows(self, room: int) -> list[list[QLayoutItem]]:
        if self._columns:
            seen = self._seen
            return [seen[at : at + self._columns] for at in range(0, len(seen), self._columns)]
        rows: list[list[QLayoutItem]] = []
        used = 0
        for item in self._seen:
            wide = self._wide(item, room)
            if not rows or used + self._gap + wide > room:
                rows.append([])
                used = -self._gap
            rows[-1].append(item)
            used += self._gap + wide
        return rows


def _tall(item: QLayoutItem, wide: int) -> int:
    return item.heightForWidth(wide) if item.hasHeightForWidth() else item.sizeHint().height()
