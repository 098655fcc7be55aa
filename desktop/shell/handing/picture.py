"""The picture beside a question, from the seat's own view: the tile, the room, or the mansion."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.fonts import Role
from desktop.items.caption import Caption
from desktop.shell.context import Context
from desktop.shell.handing.enquiry import Enquiry
from desktop.shell.handing.faces import paint_face, piece_of
from desktop.shell.handing.plan import Plan, paint_mansion
from desktop.shell.handing.room import paint_room
from desktop.shell.parts.look import Look
from rules.hakoonna.content import Content
from rules.hakoonna.views import HakoView
from rules.seats import viewer_of
from rules.views import Space, SpaceId


class Picture:
    """Asks anew each time it is painted."""

    def __init__(self, context: Context, enquiry: Enquiry) -> None:
        self._context, self._enquiry = context, enquiry
        self._look = Look(context.theme, context.scale)
        self._content: Content = enquiry.session.book.content
        view = enquiry.session.seen(viewer_of(enquiry.seat))
        assert isinstance(view, HakoView)
        self._secret = view.secret

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Draw what the question is about."""
        tile, room = getattr(self._enquiry.asked, "tile", ""), self._room()
        if tile in self._content.tile:
            self._paint_tile(painter, rect, tile)
        elif room:
            paint_room(painter, rect, self._look, self._plan(), room, self._face)
        else:
            paint_mansion(painter, rect, self._look, self._plan())

    def _room(self) -> SpaceId:
        """The room that all answers lie in."""
        enquiry = self._enquiry
        if enquiry.reach.room:
            return enquiry.reach.room
        homes = {enquiry.home(option.value) for option in enquiry.options if not option.is_room}
        return next(iter(homes)) if len(homes) == 1 else ""

    def _plan(self) -> Plan:
        numbers = {str(option.value): n for n, option in enumerate(self._enquiry.options, 1) if not option.reasons}
        return Plan(self._enquiry.picture, self._called, numbers, self._figures())

    def _called(self, space: Space) -> str:
        return self._context.say("{it}", {"it": space.name})

    def _figures(self) -> dict[SpaceId, list[str]]:
        """Who stands in each room, and who is known to hide there."""
        found: dict[SpaceId, list[str]] = {}
        for piece in self._enquiry.picture.pieces:
            found.setdefault(piece.at, []).append(piece.look)
        for seat, shadow in self._secret.hides.items():
            found.setdefault(self._enquiry.home(shadow), []).append(piece_of(seat))
        return found

    def _face(self, painter: QPainter, rect: QRectF, shadow: SpaceId) -> bool:
        tile = self._secret.seen.get(self._enquiry.seat, {}).get(shadow, "")
        if tile:
            paint_face(painter, rect, tile, self._content, self._look.theme)
        return bool(tile)

    def _paint_tile(self, painter: QPainter, rect: QRectF, tile: str) -> None:
        size, colours = self._look.size(Role.HEADLINE), self._look.theme
        side = min(rect.width(), rect.height() - 2.7 * size)
        at = QRectF(rect.center().x() - side / 2, rect.y(), side, side)
        paint_face(painter, at, tile, self._content, colours)
        middle, name = at.center().x(), self._context.speech.heading
        Caption(name(tile), middle, at.bottom() + size, size, colours.text, align="middle").paint(painter)
        shadow = str(getattr(self._enquiry.asked, "shadow", ""))
        where = f"{name(self._enquiry.home(shadow))} · {name(shadow)}" if self._enquiry.home(shadow) else ""
        small = self._look.size(Role.BODY)
        Caption(where, middle, at.bottom() + 2.1 * size, small, colours.text2, align="middle").paint(painter)
