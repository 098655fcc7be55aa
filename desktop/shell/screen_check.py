"""The page on which the host proves that the audience's screen is no mirror (W12)."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.projector.mirror_check import MirrorCheck
from desktop.projector.mirror_page import MirrorPage
from desktop.shell.context import Context
from desktop.shell.parts.button import Button
from desktop.shell.parts.look import Look
from desktop.shell.show_to_one.shield import Shield
from rules.messages import says

BACK = says("Back to the table")
WIDE = 900


class ScreenCheck(Shield):
    """Lies over the host's window. ``proven`` comes when secrets may be opened, ``left`` when the host gave up."""

    proven = Signal()
    left = Signal()

    def __init__(self, context: Context, check: MirrorCheck, host: QWidget) -> None:
        super().__init__(host)
        self._context, self._check = context, check
        self._dressed: Look | None = None
        self.back = Button("ghost")
        self.back.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.back.clicked.connect(self.leave)
        self._column = QVBoxLayout(self)
        self._row = QHBoxLayout()
        self._column.addLayout(self._row, 1)
        self._column.addWidget(self.back, 0, Qt.AlignmentFlag.AlignHCenter)
        self.page = MirrorPage(check, context.say, context.theme, context.scale)
        self._dress()
        context.changed.connect(self._dress)
        check.changed.connect(self._judge)

    def open(self) -> None:
        """Show the two numbers."""
        self._check.start()
        self.spread()
        self.page.typed.setFocus()

    def leave(self) -> None:
        """Give up; secrets stay covered."""
        self._check.stop()
        self._put_away()
        self.left.emit()

    def cover(self) -> None:
        """There is nothing to hide."""

    def _judge(self) -> None:
        if self.isVisible() and self._check.passed:
            self._put_away()
            self.proven.emit()

    def _put_away(self) -> None:
        self._context.changed.disconnect(self._dress)
        self._check.changed.disconnect(self._judge)
        self.lift()
        self.deleteLater()

    def _dress(self) -> None:
        look = Look(self._context.theme, self._context.scale)
        if look != self._dressed:
            self._dressed = look
            self._renew(look)
        self.page.refresh()
        self.back.write(self._context.say(BACK), look, "back", "Esc")
        self._column.setContentsMargins(0, look.px(200), 0, look.px(50))
        self.update()

    def _renew(self, look: Look) -> None:
        self.page.deleteLater()
        self._row.removeWidget(self.page)
        self.page = MirrorPage(self._check, self._context.say, look.theme, look.scale)
        self.page.setFixedWidth(look.px(WIDE))
        self._row.addWidget(self.page)
        self.setFocusProxy(self.page.typed)
        if self.isVisible():
            self.page.typed.setFocus()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._context.theme.bg)
        painter.end()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.accept()
        if event.key() == Qt.Key.Key_Escape and not event.isAutoRepeat():
            self.leave()
