"""The table, and the one page that may lie over it."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QStackedWidget, QWidget


class Pages(QStackedWidget):
    """``turned`` says that another page, or the table, lies on top now."""

    turned = Signal()

    def __init__(self, table: QWidget) -> None:
        super().__init__()
        self._table = table
        self.page: QWidget | None = None
        self.addWidget(table)

    def open(self, page: QWidget) -> None:
        """Lay a page over the table, in place of any other; the page itself takes the keyboard."""
        self._put_away()
        self.page = page
        self.addWidget(page)
        self.setCurrentWidget(page)
        self.turned.emit()

    def close_page(self) -> None:
        """Come back to the table."""
        if self._put_away():
            self.turned.emit()

    def _put_away(self) -> bool:
        page, self.page = self.page, None
        self.setCurrentWidget(self._table)
        if page is None:
            return False
        self.removeWidget(page)
        page.hide()
        page.deleteLater()
        return True
