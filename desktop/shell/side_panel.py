"""The panel at the right: what now, the offers, the seats, the log."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.shell.action_bar import ActionBar
from desktop.shell.context import Context
from desktop.shell.log_panel import LogPanel
from desktop.shell.parts.spare import Spare
from desktop.shell.play import Play
from desktop.shell.prompt import Prompt
from desktop.shell.seats import Seats
from rules.messages import says

NAME = says("Game panel")
LOW, LOWEST = 800, 700
TALL, BOTH = 880, 1240
EDGE = 16
FEW = 120


class SidePanel(QWidget):
    """The log takes what room is left."""

    def __init__(self, context: Context, play: Play) -> None:
        super().__init__()
        self.context = context
        self._correcting = play.correcting
        self.setObjectName("side")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.prompt = Prompt(context, play)
        self.offers = ActionBar(context, play)
        self.seats = Seats(context)
        self.log = LogPanel(context)
        self.offers.blocked.connect(self.prompt.block)
        self.column = QVBoxLayout(self)
        for part in (self.prompt, Spare(self.offers, FEW), self.seats):
            self.column.addWidget(part)
        self.column.addWidget(self.log, 1)
        self.audience: QWidget | None = None
        self._wanted, self._tall = False, BOTH
        context.changed.connect(self.refresh)
        play.correcting.switched.connect(self._fit)
        self.log.filter.opened.connect(self._fit)
        self.refresh()

    def refresh(self) -> None:
        """Keep the measures of the style at this scale."""
        px = self.context.px
        self.setAccessibleName(self.context.say(NAME))
        self.column.setContentsMargins(px(EDGE), px(22), px(EDGE), px(10))
        self.column.setSpacing(max(6, px(14)))
        self._fit()

    def fold(self, height: int) -> None:
        """In a low window the seats lose their heading, in the lowest all: the board shows where everyone is.

        While things are set by hand or the log is filtered, that takes the place of the seats in a low window already.

        The audience's small picture has room in a tall window and shows the seats too; only the tallest has both.
        """
        self.seats.fold(heading=height >= LOW)
        self._tall = height
        self._fit()

    def show_audience(self, thumbnail: QWidget | None) -> None:
        """Take the small picture of the audience's window in, or put it away."""
        if self.audience is not None:
            self.audience.hide()
            self.audience.deleteLater()
        self.audience = thumbnail
        if thumbnail is not None:
            self.column.insertWidget(self.column.indexOf(self.log), thumbnail)
        self._fit()

    def want_audience(self, wanted: bool) -> None:
        """Show the small picture, where there is room for it."""
        if self._wanted != wanted:
            self._wanted = wanted
            self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        filter_, usual = self.log.filter, self.context.px(110 / self.context.letters)
        least = max(64, usual) if filter_.isHidden() else max(104, usual) + filter_.sizeHint().height()
        self.log.setMinimumHeight(least)
        small = self._wanted and self._tall >= TALL
        low = LOW if self._correcting.on or not filter_.isHidden() else LOWEST
        self.seats.setVisible(self._tall >= (BOTH * self.context.scale if small else low))
        if self.audience is not None:
            self.audience.setFixedHeight(self.audience.heightForWidth(self.width() - 2 * self.context.px(EDGE)))
            self.audience.setVisible(small)
