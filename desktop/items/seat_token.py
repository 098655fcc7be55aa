"""The token of a seat: a character on paper, or on the square the person; with all the signs that the seat bears."""

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QTransform

from desktop import art
from desktop.items.no_sign import no_sign, paint_no_sign
from desktop.items.pawn import paint_shadow
from desktop.items.person_disc import HALO, captions, paint_name, paint_person
from desktop.items.seat_parts import PERSON, kinds, place, shown
from desktop.items.seat_signs import paint_sign
from desktop.items.seated import Seated
from desktop.items.style import around, pen
from desktop.items.token_paper import paint_paper
from desktop.theme import tinted

VEIL: Final = 0.55
RIM: Final = 0.06


class SeatToken(Seated):
    """Its hit area is the disc with all that hangs on it; a veiled one is no place to drop on."""

    veiled = False

    def veil(self, veiled: bool) -> None:
        """Darken it while something may be dropped elsewhere only."""
        if veiled != self.veiled:
            self.veiled = veiled
            self.update()

    def parts(self) -> dict[str, QRectF]:
        """Where each sign of the seat is drawn."""
        return {name: place(part, self.figure()) for name, part in shown(self.space, self.piece.look).items()}

    def drawn(self) -> QRectF:
        rect = around(self.figure(), RIM * self.figure().width() / 2)
        for part in self.parts().values():
            rect = rect.united(part)
        if self.lifted:
            rect = rect.united(no_sign(self.figure()))
        for words in captions(self.space, self.figure(), self.style) if self.piece.look == PERSON else ():
            rect = rect.united(around(words.rect, HALO * words.size))
        return rect

    def shape(self) -> QPainterPath:
        path = QPainterPath()
        path.setFillRule(Qt.FillRule.WindingFill)
        path.addEllipse(self.figure())
        for name, rect in self.parts().items():
            if name == "shroud":
                fitted = QTransform.fromTranslate(rect.x(), rect.y()).scale(rect.height(), rect.height())
                path.addPath(fitted.map(art.silhouette("shroud")))
            else:
                path.addEllipse(rect)
        return path

    def sign(self) -> str:
        said = self.style.says(self.space.name)
        return f"{said}/{sorted((mark.kind, mark.to) for mark in self.space.marks)}/{self.veiled}"

    def _draw(self, painter: QPainter) -> None:
        rect, style = self.figure(), self.style
        if self.lifted:
            paint_shadow(painter, rect)
        if self.piece.look == PERSON:
            paint_person(painter, self.space, rect, style)
        else:
            paint_paper(painter, self.piece, rect, "dead" in kinds(self.space), style)
        for name, part in self.parts().items():
            paint_sign(painter, name, part, self.space, style)
        if self.piece.look == PERSON:
            paint_name(painter, self.space, rect, style)
        if self.veiled:
            self._paint_veil(painter)
        if self.refused:
            paint_no_sign(painter, no_sign(rect), style)

    def _paint_veil(self, painter: QPainter) -> None:
        painter.setPen(pen(tinted(self.style.theme.bg, VEIL), RIM * self.figure().width() / 2))
        painter.setBrush(tinted(self.style.theme.bg, VEIL))
        painter.drawPath(self.shape().simplified())
