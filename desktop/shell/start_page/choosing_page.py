"""A page with one column under the lantern: a title, a line, and rows to choose from."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.fonts import Role
from desktop.shell.context import Context
from desktop.shell.parts.look import Look
from desktop.shell.parts.prose import Prose
from desktop.shell.start_page.lit_page import LitPage
from desktop.shell.start_page.stop import Stop, step_of, step_on

BIG: Final = 1.7


class ChoosingPage(LitPage):
    """``left`` goes back to where one came from. Each page adds its rows to ``list`` and says them."""

    left = Signal()

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.title = Prose(Role.TITLE, align="middle")
        self.line = Prose(Role.BODY, "text2", align="middle")
        self.list = QVBoxLayout()
        self._column = QVBoxLayout()
        self._column.addWidget(self.lantern, 0, Qt.AlignmentFlag.AlignHCenter)
        for part in (self.title, self.line):
            self._column.addWidget(part)
        self._column.addLayout(self.list)
        self._column.addStretch(1)
        row = QHBoxLayout(self)
        row.addStretch(1)
        row.addLayout(self._column, 2)
        row.addStretch(1)
        self.lantern.clicked.connect(self.back)

    def write(self, title: str, line: str, back: str) -> None:
        """Say what stands over the rows, and where the lantern leads."""
        look = self.look
        self._column.setContentsMargins(0, look.px(60), 0, look.px(40))
        self._column.setSpacing(look.px(8))
        self.list.setContentsMargins(0, look.px(24), 0, 0)
        self.list.setSpacing(look.px(4))
        self.title.write(title, Look(look.theme, BIG * look.scale))
        self.line.write(line, look)
        self.lantern.setAccessibleName(back)
        self.lantern.setToolTip(f"{back} (Esc)")
        self.lantern.dress(look)

    def back(self) -> None:
        """To where one came from."""
        self.left.emit()

    # ---- what the keyboard reaches

    def first(self) -> Stop:
        """The row that one comes to first."""
        raise NotImplementedError

    def stops(self) -> tuple[QWidget, ...]:
        """Everything that the keyboard goes to."""
        raise NotImplementedError

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = step_of(event)
        if step is not None:
            step_on(self, self.stops(), step, self.first())
        elif event.key() == Qt.Key.Key_Escape:
            self.back()
        else:
            event.ignore()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.first().setFocus(Qt.FocusReason.OtherFocusReason)
