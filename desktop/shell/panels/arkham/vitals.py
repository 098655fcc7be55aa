"""The numbers of a sheet, two abreast."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtWidgets import QWidget

from desktop.shell.book.block import Entry
from desktop.shell.book.row import Row
from desktop.shell.parts.flow import Flow
from desktop.shell.parts.look import Look

ABREAST: Final = 2
GAP: Final = 8


class Vitals(QWidget):
    """Hidden where there is nothing to tell."""

    def __init__(self) -> None:
        super().__init__()
        self.rows: list[Row] = []
        self._flow = Flow(self, GAP, ABREAST)

    def tell(self, entries: Sequence[Entry], look: Look) -> None:
        """Show these."""
        while len(self.rows) < len(entries):
            self.rows.append(Row())
            self._flow.addWidget(self.rows[-1])
        for row, entry in zip(self.rows, entries, strict=False):
            row.tell(entry, look)
            row.show()
        for row in self.rows[len(entries) :]:
            row.hide()
        self.setVisible(bool(entries))
