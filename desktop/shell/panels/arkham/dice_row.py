"""Dice with their pips, the successes lit; those of a throw lie side by side, in several rows where they are many."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop import art
from desktop.shell.parts.look import Look
from desktop.theme import theme

SIDE, GAP = 44.0, 6.0


class DiceRow(QWidget):
    """Read aloud as their numbers."""

    def __init__(self) -> None:
        super().__init__()
        self.faces: tuple[int, ...] = ()
        self._lowest, self._look = 5, Look(theme("night"))
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def throw(self, faces: Sequence[int], lowest: int, look: Look) -> None:
        """Show these; a face of at least ``lowest`` is a success."""
        self.faces, self._lowest, self._look = tuple(faces), lowest, look
        self.setAccessibleName(" ".join(map(str, faces)))
        self.setVisible(bool(faces))
        self.updateGeometry()
        self.update()

    @property
    def _step(self) -> float:
        return max(30.0, self._look.px(SIDE)) + GAP

    def _abreast(self, width: float) -> int:
        return max(1, int((width + GAP) // self._step))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return round(-(-len(self.faces) // self._abreast(width)) * self._step)

    def sizeHint(self) -> QSize:
        wide = round(min(len(self.faces), 6) * self._step)
        return QSize(wide, self.heightForWidth(max(1, wide)))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        side, abreast = self._step - GAP, self._abreast(self.width())
        for number, face in enumerate(self.faces):
            place = QRectF(number % abreast * self._step, number // abreast * self._step, side, side)
            art.draw(painter, drawing(face, self._lowest), place)
        painter.end()


def drawing(face: int, lowest: int) -> str:
    """The drawing of a die."""
    return f"ark-die-{face}-{'success' if face >= lowest else 'failure'}"
