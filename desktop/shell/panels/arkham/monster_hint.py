"""Over a monster on the map: what kind of mover it is, where it goes next, and why."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.fonts import Role
from desktop.items.style import around, box, pen
from desktop.shell.book.voice import Voice
from desktop.shell.context import Context
from desktop.shell.games.town import town
from desktop.shell.panels.arkham.told import moves
from desktop.shell.parts.look import Look
from desktop.shell.parts.prose import Prose
from desktop.shell.play import Play
from rules.views import PieceId

REST_MS: Final = 350
WIDE, GAP, MOST = 330, 10, 3


class Bubble(QWidget):
    """A few lines; the mouse passes through it."""

    def __init__(self, port: QWidget, context: Context) -> None:
        super().__init__(port)
        self._context, self._port = context, port
        self.said = Prose(Role.SMALL)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(12, 8, 12, 8)
        self._column.addWidget(self.said)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def say(self, text: str, at: QRect) -> None:
        """Lie beside a place of the map, inside of it."""
        look = Look(self._context.theme, self._context.scale)
        self.said.write(text, look)
        self.setAccessibleName(text)
        wide = min(max(240, look.px(WIDE)), self._port.width() - 2 * GAP)
        tall = self._column.totalHeightForWidth(wide)
        self.setGeometry(_beside(at, QRect(0, 0, wide, tall), self._port.rect()))
        self.show()
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours = self._context.theme
        box(painter, around(QRectF(self.rect()), -1), 10, QColor(colours.raised), pen(colours.edge, 1.5))
        painter.end()


def _beside(at: QRect, size: QRect, within: QRect) -> QRect:
    """Below a place, or above it where there is no room below."""
    left = min(max(GAP, at.center().x() - size.width() // 2), within.width() - size.width() - GAP)
    below = at.bottom() + GAP
    top = below if below + size.height() <= within.height() else at.top() - GAP - size.height()
    return QRect(QPoint(left, max(0, top)), size.size())


class MonsterHint(QObject):
    """Waits until the pointer rests; the keyboard's cursor tells of the monsters where it is."""

    def __init__(self, context: Context, play: Play) -> None:
        super().__init__()
        self.context, self.play = context, play
        self._port = play.scene.views()[0].viewport()
        self.bubble = Bubble(self._port, context)
        self._over: tuple[PieceId, ...] = ()
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(REST_MS)
        self._rest.timeout.connect(self._tell)
        play.scene.destroyed.connect(self._rest.stop)
        self._port.installEventFilter(self)
        play.scene.cursor_moved.connect(self._go_by)
        play.scene.picture_changed.connect(self.leave)
        play.scene.laid_out.connect(self.leave)
        play.scene.lifted.connect(lambda _: self.leave())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QMouseEvent) and event.type() is QEvent.Type.MouseMove:
            self._point(event.position().toPoint())
        elif event.type() in (QEvent.Type.Leave, QEvent.Type.Wheel, QEvent.Type.MouseButtonPress):
            self.leave()
        return False

    def leave(self) -> None:
        """Take the words away."""
        self._over = ()
        self._rest.stop()
        self.bubble.hide()

    def _point(self, at: QPoint) -> None:
        view, scene = self.play.scene.views()[0], self.play.scene
        there = scene.whereabouts.pieces_at(QPointF(view.mapToScene(at))) if not scene.hand.piece else []
        self._aim(tuple(self._monsters(there))[:1])

    def _go_by(self, space: str) -> None:
        there = [piece.id for piece in self.play.scene.picture.pieces if piece.at == space]
        self._aim(tuple(self._monsters(there))[:MOST])

    def _aim(self, pieces: tuple[PieceId, ...]) -> None:
        if pieces != self._over:
            self.leave()
            self._over = pieces
            if pieces:
                self._rest.start()

    def _monsters(self, pieces: list[PieceId]) -> list[PieceId]:
        if self.context.session.match.header.game != "arkham":
            return []
        lying = town(self.context.session).monsters
        return [piece for piece in pieces if piece in lying]

    def _tell(self) -> None:
        scene, voice = self.play.scene, Voice(self.context.session, self.context.words)
        there = [scene.layout.pieces[one].rect for one in self._over if one in scene.layout.pieces]
        if not there or not self._monsters(list(self._over)):
            return
        view = scene.views()[0]
        corners = view.mapFromScene(there[0]).boundingRect()
        self.bubble.say("\n".join(moves.told(voice, one) for one in self._over), corners)
