"""The panel at the right: what now, the offers, the seats, the log."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget
from shiboken6 import delete

from desktop.shell.action_bar import ActionBar
from desktop.shell.context import Context
from desktop.shell.deeds import LARGE
from desktop.shell.games import custom
from desktop.shell.log_panel import LogPanel
from desktop.shell.offer_list import OfferList
from desktop.shell.play import Play
from desktop.shell.prompt import Prompt
from desktop.shell.seats import Seats
from rules.messages import says

if TYPE_CHECKING:
    from desktop.shell.book.book import Book

NAME = says("Game panel")
LOW, LOWEST = 800, 700
TALL, BOTH = 880, 1240
EDGE = 16
FEW = 120
LINES = 4
SHARE = 5
"""How many parts of the spare room are a book's, where the log takes one."""
SHORTEST, OFFERED = 0.5, 216
"""A smaller picture of the audience's window is none; the log keeps its lines."""
ROWS = 5
"""Where more is to be chosen from, that takes the room of the book."""


class SidePanel(QWidget):
    """A game's own book lies over the log, which takes what room is left."""

    def __init__(self, context: Context, play: Play) -> None:
        super().__init__()
        self.context = context
        self._play, self._correcting = play, play.correcting
        self.setObjectName("side")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.prompt = Prompt(context, play)
        self.offers = ActionBar(context, play)
        self.seats = Seats(context)
        self.log = LogPanel(context)
        self.offers.blocked.connect(self.prompt.block)
        self.column = QVBoxLayout(self)
        for part in (self.prompt, OfferList(self.offers, FEW), self.seats):
            self.column.addWidget(part)
        self.column.addWidget(self.log, 1)
        self.audience: QWidget | None = None
        self.book: Book | None = None
        self._awake, self._game = False, ""
        self._wanted, self._tall, self._seeking = False, BOTH, False
        context.changed.connect(self.refresh)
        play.correcting.switched.connect(self._fit)
        play.entered.connect(self._fit)
        self.log.filter.opened.connect(self._fit)
        self.refresh()

    def wake(self) -> None:
        """From now on ask the rules what is possible, and lay the book there."""
        self._awake = True
        self.offers.wake()
        self._choose_book()

    def _choose_book(self) -> None:
        """The book of the game on the table; that of another game must not hear of this one."""
        session = self.context.session
        if not self._awake or self._game == session.match.header.game:
            return
        self._seeking = False
        self.log.show()
        if self.book is not None:
            delete(self.book)
        self._game = session.match.header.game
        self.book = custom(session).book(self.context, self._play, self.seats.asked.emit)
        if self.book is not None:
            self.column.insertWidget(self.column.indexOf(self.log), self.book, SHARE)
            self.book.seeking.connect(self._give_room)
        self._fit()

    def open_book(self, page: str) -> None:
        """Look for something on a page of the book, however little room there is."""
        if self.book is not None:
            self.book.show()
            self.book.seek(page)

    def _give_room(self, wanted: bool) -> None:
        """What is looked for in the book has the room of the log."""
        self._seeking = wanted
        self._fit()

    def refresh(self) -> None:
        """Keep the measures of the style at this scale."""
        px = self.context.px
        self.setAccessibleName(self.context.say(NAME))
        self.column.setContentsMargins(px(EDGE), px(22), px(EDGE), px(10))
        self.column.setSpacing(max(6, px(14)))
        self._choose_book()
        self._fit()

    def fold(self, height: int) -> None:
        """In a low window the seats lose their heading, in the lowest all: the board shows where everyone is.

        While things are set by hand or the log is filtered, that takes the place of the seats in a low window already.

        The audience's small picture has room in a tall window and shows the seats too, and so does a game's own book;
        only the tallest window has both.
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
        self.log.setMinimumHeight(self._least())
        filter_ = self.log.filter
        small = self._wanted and self._tall >= TALL
        full = small or self.book is not None
        low = LOW if self._correcting.on or not filter_.isHidden() else LOWEST
        self.seats.setVisible(self._tall >= (BOTH * self.context.scale if full else low))
        if self.book is not None:
            roomy = self._tall >= TALL * max(1.0, self.context.letters)
            self.book.setVisible(roomy or self._seeking or len(self.offers.buttons) <= ROWS)
            self.log.setVisible(not self._seeking)
        if self.audience is not None:
            wanted = self.audience.heightForWidth(self.width() - 2 * self.context.px(EDGE))
            tall = min(wanted, self._room_for(self.audience))
            self.audience.setFixedHeight(max(1, tall))
            self.audience.setVisible(small and tall >= SHORTEST * wanted)

    def _room_for(self, part: QWidget) -> int:
        """What the others leave of the panel when each is as low as it may be."""
        others = [one for one in self._parts() if one is not part and not one.isHidden()]
        edges = self.column.contentsMargins()
        wide = self.width() - edges.left() - edges.right()
        taken = sum(self._lowest(one, wide) for one in others)
        return self.height() - edges.top() - edges.bottom() - taken - len(others) * self.column.spacing()

    def _lowest(self, part: QWidget, wide: int) -> int:
        """The offers can be scrolled, but a few are seen."""
        least = max(part.minimumHeight(), part.minimumSizeHint().height())
        wanted = part.heightForWidth(wide) if part.hasHeightForWidth() else least
        return max(least, min(wanted, self.context.px(OFFERED))) if isinstance(part, OfferList) else max(least, wanted)

    def _parts(self) -> list[QWidget]:
        items = (self.column.itemAt(number) for number in range(self.column.count()))
        widgets = (item.widget() for item in items if item is not None)
        return [widget for widget in widgets if widget is not None]

    def _least(self) -> int:
        """How low the log may get: with large letters there is room for fewer lines."""
        filter_, usual = self.log.filter, self.context.px(110 / self.context.letters)
        if not filter_.isHidden():
            return max(104, usual) + filter_.sizeHint().height()
        return max(64, usual) if self.context.letters >= LARGE else self.log.room_for(LINES)
