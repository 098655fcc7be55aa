"""The board as the audience sees it: nothing on it can be pointed at, lifted or enlarged."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QWidget

from desktop.scene.board_scene import BoardScene
from desktop.scene.board_view import BoardView

INPUT = frozenset(
    {
        QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease, QEvent.Type.MouseButtonDblClick,
        QEvent.Type.MouseMove, QEvent.Type.Wheel, QEvent.Type.KeyPress, QEvent.Type.KeyRelease,
        QEvent.Type.ShortcutOverride, QEvent.Type.Shortcut, QEvent.Type.ContextMenu, QEvent.Type.ToolTip,
        QEvent.Type.WhatsThis, QEvent.Type.TouchBegin, QEvent.Type.TouchUpdate, QEvent.Type.TouchEnd,
        QEvent.Type.DragEnter, QEvent.Type.DragMove, QEvent.Type.Drop, QEvent.Type.HoverEnter,
        QEvent.Type.HoverMove, QEvent.Type.HoverLeave, QEvent.Type.InputMethod, QEvent.Type.NativeGesture,
        QEvent.Type.Gesture, QEvent.Type.TabletPress, QEvent.Type.TabletMove, QEvent.Type.TabletRelease,
    }
)  # fmt: skip
"""What hands and pointers send."""


class AudienceBoard(BoardView):
    """A view that takes no input and no focus."""

    def __init__(self, scene: BoardScene, name: str, parent: QWidget) -> None:
        super().__init__(scene, name, parent)
        self.setInteractive(False)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAcceptDrops(False)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.viewport().setMouseTracking(False)
        self.viewport().setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def event(self, event: QEvent) -> bool:
        return event.type() in INPUT or super().event(event)

    def viewportEvent(self, event: QEvent) -> bool:
        return event.type() in INPUT or super().viewportEvent(event)
