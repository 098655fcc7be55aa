"""The table, and the pages that may lie over it: one, or another over that."""

from __future__ import annotations

from typing import ClassVar

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QStackedWidget, QWidget


class SettingUp(QWidget):
    """A page on which a new table of a ``game`` is set up."""

    game: ClassVar[str] = ""


class Pages(QStackedWidget):
    """``turned`` says that another page, or the table, lies on top now."""

    turned = Signal()

    def __init__(self, table: QWidget) -> None:
        super().__init__()
        self._table = table
        self._pile: list[QWidget] = []
        self.addWidget(table)

    @property
    def page(self) -> QWidget | None:
        """The page on top; None where the table is seen."""
        return self._pile[-1] if self._pile else None

    @property
    def new_game(self) -> str:
        """The game of which a new table is set up, also under another page; "" where none is."""
        return next((page.game for page in self._pile if isinstance(page, SettingUp)), "")

    def open(self, page: QWidget) -> None:
        """Lay a page over the table, in place of any other; the page itself takes the keyboard."""
        while self._pile:
            self._put_away()
        self._show(page)

    def lay(self, page: QWidget) -> None:
        """Lay a page over whatever is there, which comes back when it is taken off; never two of a kind."""
        for other in [one for one in self._pile if type(one) is type(page)]:
            self._drop(other)
        self._show(page)

    def take_off(self) -> None:
        """Come back to what lies below the page."""
        if self._pile:
            self._put_away()
            self.turned.emit()

    def close_page(self) -> None:
        """Come back to the table."""
        if self._pile:
            while self._pile:
                self._put_away()
            self.turned.emit()

    def _show(self, page: QWidget) -> None:
        self._pile.append(page)
        self.addWidget(page)
        self.setCurrentWidget(page)
        self.turned.emit()

    def _put_away(self) -> None:
        page = self._pile[-1]
        below = self._pile[-2] if len(self._pile) > 1 else self._table
        self.setCurrentWidget(below)
        self._drop(page)

    def _drop(self, page: QWidget) -> None:
        self._pile.remove(page)
        self.removeWidget(page)
        page.hide()
        page.deleteLater()
