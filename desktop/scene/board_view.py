"""The window on a board: pans, zooms, keeps the whole board in sight while nobody has zoomed."""

from collections.abc import Iterable
from typing import cast

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, QRect, QRectF, QSizeF, Qt, QTimer
from PySide6.QtGui import (
    QColor,
    QImage,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QRegion,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from desktop.scene.board_scene import BoardScene
from rules.views import PieceId

STEP = 1.15
LARGEST = 4.0
IDLE_MS = 100
PAN = 80
PANS = {
    Qt.Key.Key_Left: QPoint(-PAN, 0),
    Qt.Key.Key_Right: QPoint(PAN, 0),
    Qt.Key.Key_Up: QPoint(0, -PAN),
    Qt.Key.Key_Down: QPoint(0, PAN),
}


class BoardView(QGraphicsView):
    """While zooming it lays down a picture of what was last seen, and draws sharply when the hand rests."""

    def __init__(self, scene: BoardScene, name: str = "", parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self.board = scene
        self.setAccessibleName(name)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setResizeAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled, False)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.viewport().setMouseTracking(True)
        self.viewport().setAutoFillBackground(False)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._panned_from: QPoint | None = None
        self._seen = QPixmap()
        self._seen_rect = QRectF()
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(IDLE_MS)
        self._rest.timeout.connect(self.sharpen)

    @property
    def zoom(self) -> float:
        """How much larger than fitting the board is shown; 1 fits."""
        return self.transform().m11()

    @property
    def zooming(self) -> bool:
        """Whether the picture is a scaled one that waits to be drawn sharply."""
        return not self._seen.isNull()

    def zoom_in(self) -> None:
        """Come a step nearer."""
        self._zoom_to(self.zoom * STEP, QPointF(self.viewport().rect().center()))

    def zoom_out(self) -> None:
        """Step back."""
        self._zoom_to(self.zoom / STEP, QPointF(self.viewport().rect().center()))

    def fit(self) -> None:
        """Show the whole board."""
        self.sharpen()
        self.resetTransform()
        self.board.set_size(QSizeF(self.viewport().size()))

    def _zoom_to(self, zoom: float, about: QPointF) -> None:
        self._remember()
        wanted = min(LARGEST, max(1.0, zoom))
        fixed = self._to_scene(about)
        self.resetTransform()
        if wanted > 1.0:
            self.scale(wanted, wanted)
        there = self.viewportTransform().map(fixed)
        self._scroll((there - about).toPoint())
        self._rest.start()
        self.viewport().update()

    def _to_scene(self, at: QPointF) -> QPointF:
        inverse, _ = self.viewportTransform().inverted()
        return inverse.map(at)

    def _remember(self) -> None:
        if self._seen.isNull():
            self._seen_rect = QRectF(
                self._to_scene(QPointF(0, 0)), self._to_scene(QPointF(self.viewport().rect().bottomRight()))
            )
            self._seen = self._photograph()
            # Scrolling would move the pixels of the whole window for nothing.
            self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.FullViewportUpdate)

    def catch_up(self) -> None:
        """Have painted what has moved, before a picture of the view is taken.

        Qt remembers one place of an item for the screen and for pictures alike: a picture taken between a movement and
        its painting would make it forget the place that has to be wiped on the screen.
        """
        QCoreApplication.sendPostedEvents(self.board, QEvent.Type.MetaCall)

    def _photograph(self) -> QPixmap:
        self.catch_up()
        ratio = self.viewport().devicePixelRatioF()
        image = QImage((QSizeF(self.viewport().size()) * ratio).toSize(), QImage.Format.Format_RGB32)
        image.setDevicePixelRatio(ratio)
        self.viewport().render(image)
        return QPixmap.fromImage(image)

    def sharpen(self) -> None:
        """Draw the board itself again."""
        self._rest.stop()
        if not self._seen.isNull():
            self._seen = QPixmap()
            self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
            self.viewport().update()

    def _scroll(self, by: QPoint) -> None:
        across, down = self.horizontalScrollBar(), self.verticalScrollBar()
        across.setValue(across.value() + by.x())
        down.setValue(down.value() + by.y())

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._seen.isNull():
            super().paintEvent(event)
            return
        place = self.viewportTransform().mapRect(self._seen_rect).toAlignedRect()
        painter = QPainter(self.viewport())
        for bare in cast(Iterable[QRect], event.region() - QRegion(place)):
            painter.fillRect(bare, QColor(self.board.style_of_board.theme.board))
        painter.drawPixmap(place, self._seen, self._seen.rect())
        painter.end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.zoom == 1.0:
            self.fit()

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self._zoom_to(self.zoom * STEP ** (event.angleDelta().y() / 120), event.position())
            event.accept()
            return
        self.sharpen()
        moved = event.pixelDelta() if not event.pixelDelta().isNull() else event.angleDelta() / 2
        self._scroll(-moved)
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if modifiers == Qt.KeyboardModifier.ShiftModifier and key in PANS:
            self._scroll(PANS[key])
        elif modifiers & Qt.KeyboardModifier.ControlModifier and key in (Qt.Key.Key_Equal, Qt.Key.Key_Plus):
            self.zoom_in()
        elif modifiers & Qt.KeyboardModifier.ControlModifier and key == Qt.Key.Key_Minus:
            self.zoom_out()
        else:
            self.board.keyPressEvent(event)

    def focusNextPrevChild(self, onward: bool) -> bool:
        return self.board.leap(onward) or super().focusNextPrevChild(onward)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.sharpen()
        if event.button() == Qt.MouseButton.MiddleButton:
            self._panned_from = event.position().toPoint()
            event.accept()
            return
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._panned_from is None:
            super().mouseMoveEvent(event)
            self._show_pointer(event.position())
            return
        here = event.position().toPoint()
        self._scroll(self._panned_from - here)
        self._panned_from = here
        event.accept()

    def _show_pointer(self, at: QPointF) -> None:
        """An open hand over what can be grasped, a closed one round what is held."""
        held = bool(self.board.hand.piece)
        pieces = [] if held else self.board.whereabouts.pieces_at(self._to_scene(at))
        shape = Qt.CursorShape.ClosedHandCursor if held else Qt.CursorShape.ArrowCursor
        shape = Qt.CursorShape.OpenHandCursor if pieces else shape
        if self.viewport().cursor().shape() != shape:
            self.viewport().setCursor(shape)
            if pieces:
                self._foresee(pieces)

    def _foresee(self, pieces: list[PieceId]) -> None:
        seen = self.mapToScene(self.viewport().rect()).boundingRect()
        self.board.hand.foresee(pieces, self.zoom * self.devicePixelRatioF(), seen)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.MiddleButton:
            self._panned_from = None
            event.accept()
            return
        super().mouseReleaseEvent(event)

    def take(self, piece: str, at: QPoint) -> None:
        """A board leaves the shell's tray and comes into the hand at a point of the screen."""
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        self.board.lift(piece, self._from_screen(at))

    def carry(self, at: QPoint) -> None:
        """The tray tells where the pointer is while it holds the mouse."""
        if self.board.hand.drag is not None:
            self.board.hand.drag.move(self._from_screen(at))

    def release(self, at: QPoint) -> None:
        """The tray tells that the button is up: over the board it is a drop, elsewhere the board is put back."""
        drag = self.board.hand.drag
        if drag is None:
            return
        if QRect(QPoint(), self.viewport().size()).contains(self.viewport().mapFromGlobal(at)):
            drag.press(self._from_screen(at))
        else:
            drag.cancel()

    def _from_screen(self, at: QPoint) -> QPointF:
        return self._to_scene(QPointF(self.viewport().mapFromGlobal(at)))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and not self.isActiveWindow():
            self.board.hand.cancel()
