"""Blocks of lines in columns under a cover."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.fonts import Role
from desktop.items import caption
from desktop.items.caption import Caption
from desktop.shell.context import Context
from desktop.shell.drawer_card import Glass
from desktop.shell.panels.hakoonna.block import Block
from desktop.shell.panels.hakoonna.facts import Fact
from desktop.shell.parts.look import Look

LEADING, HEADING = 1.45, 1.7
GAP = 1.6


class Sheet(Glass):
    """Each block begins in the column that is said; what is public may lie open and be read aloud."""

    def __init__(self, context: Context, columns: Sequence[Sequence[Block]], secret: bool) -> None:
        self.columns, self._secret = columns, secret
        super().__init__(context)
        if not secret:
            self.is_open = True
            self.setAccessibleName("\n".join(self.told))

    @property
    def told(self) -> list[str]:
        """Every line of it."""
        blocks = [block for column in self.columns for block in column]
        return [
            line for block in blocks for line in (_head(block), *(f"{about}: {value}" for about, value in block.facts))
        ]

    def uncover(self, is_open: bool) -> None:
        super().uncover(is_open or not self._secret)

    def _tall(self) -> int:
        size = self._look.size(Role.SMALL)
        return round(size * (1.2 + max(_lines(column) for column in self.columns)))

    @property
    def cut(self) -> list[str]:
        """What is written wider than there is room for it."""
        size, room = self._look.size(Role.SMALL), self._column
        facts = [fact for column in self.columns for block in column for fact in block.facts]
        return [f"{about}: {value}" for about, value in facts if _wide(about, value, size) > room]

    @property
    def _column(self) -> float:
        """How wide a column is."""
        gap = GAP * self._look.size(Role.SMALL)
        return (self.width() - (len(self.columns) + 1) * gap) / len(self.columns)

    def _paint_secrets(self, painter: QPainter, look: Look) -> None:
        size = look.size(Role.SMALL)
        left = GAP * size
        for column in self.columns:
            y = 0.6 * size
            for block in column:
                y = self._paint_block(painter, block, QRectF(left, y, self._column, 0), look)
            left += self._column + GAP * size

    def _paint_block(self, painter: QPainter, block: Block, at: QRectF, look: Look) -> float:
        size, y = look.size(Role.SMALL), at.y()
        middle = y + 0.5 * HEADING * size
        Caption(block.heading, at.x(), middle, 1.1 * size, look.theme.text).paint(painter)
        ink = look.theme.refuse if block.bad else look.theme.info
        Caption(block.state, at.right(), middle, size, ink, align="right").paint(painter)
        y += HEADING * size
        for fact in block.facts:
            self._paint_fact(painter, fact, QRectF(at.x(), y, at.width(), LEADING * size), look)
            y += LEADING * size
        return y + 0.5 * size

    def _paint_fact(self, painter: QPainter, fact: Fact, at: QRectF, look: Look) -> None:
        size, middle = look.size(Role.SMALL), at.center().y()
        Caption(fact.about, at.x(), middle, size, look.theme.text2, bold=False).paint(painter)
        room = at.width() - caption.width(fact.about, size, bold=False) - size
        Caption(caption.cut(fact.value, size, room), at.right(), middle, size, look.theme.text, align="right").paint(
            painter
        )


def _head(block: Block) -> str:
    return f"{block.heading}: {block.state}" if block.state else block.heading


def _lines(column: Sequence[Block]) -> float:
    return sum(HEADING + LEADING * len(block.facts) + 0.5 for block in column)


def _wide(about: str, value: str, size: float) -> float:
    return caption.width(about, size, bold=False) + size + caption.width(value, size)
