"""The card of a game: one of several that stand one above the other."""

from PySide6.QtCore import QRectF

from desktop.fonts import Role
from desktop.shell.start_page.big_card import BigCard

TITLE, LINE = 1.5, 1.75


class GameCard(BigCard):
    """The picture has what its words leave of the card."""

    least = 200
    big = 1.0
    gap = 10

    @property
    def window_of_picture(self) -> QRectF:
        inner = self._inner
        words = self._above + TITLE * self._title_size + LINE * self.look.size(Role.BODY)
        return QRectF(inner.x(), inner.y(), inner.width(), max(0.0, self._button.top() - words - inner.y()))
