"""The board, and on the room beside it the game's own panels."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget
from shiboken6 import delete

from desktop.items.link import LinkItem
from desktop.scene.board_view import BoardView
from desktop.shell.context import Context
from desktop.shell.free_places import Wish, arrange
from desktop.shell.games import custom
from desktop.shell.phases import building
from desktop.shell.play import Play
from rules.messages import says

if TYPE_CHECKING:
    from desktop.shell.board_list import BoardList

NAME = says("Board")
LIST, NARROWEST, SHARE = 420, 300, 0.42
NARROW = 300


class BoardArea(QWidget):
    """Panels give way: one that finds no room is not shown, and none is shown while the board is enlarged."""

    def __init__(self, context: Context, play: Play) -> None:
        super().__init__()
        self.context = context
        self.play = play
        self.view = BoardView(play.scene, context.say(NAME), self)
        self.list: BoardList | None = None
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(0)
        self._row.addWidget(self.view, 1)
        self.panels: dict[str, QWidget] = {}
        self._awake, self._game = False, ""
        play.scene.laid_out.connect(self.lay)
        play.scene.picture_changed.connect(self.lay)
        self.view.viewport().installEventFilter(self)
        context.changed.connect(self.refresh)
        self.refresh()

    def wake(self) -> None:
        """Make the panels; they ask the rules, which nothing may do before the first paint."""
        self._awake = True
        self._choose_panels()
        # Once more when they have followed: they are as large as what they say.
        self.context.changed.connect(self.lay)
        self.lay()

    def refresh(self) -> None:
        """Say the board's name in the window's language."""
        self.view.setAccessibleName(self.context.say(NAME))
        self._choose_panels()
        self.lay()

    def _choose_panels(self) -> None:
        """The panels of the game on the table; those of another game must not hear of this one."""
        session = self.context.session
        if not self._awake or self._game == session.match.header.game:
            return
        for panel in self.panels.values():
            delete(panel)
        self._game = session.match.header.game
        self.panels = custom(session).panels(self.context, self.view.viewport())
        for panel in self.panels.values():
            panel.setParent(self.view.viewport())

    def lay(self) -> None:
        """Put the panels where there is room."""
        places = {} if self._hidden() else self._places()
        for name, panel in self.panels.items():
            if name in places:
                panel.setGeometry(places[name].toRect())
            panel.setVisible(name in places)

    def _hidden(self) -> bool:
        session = self.context.session
        return self.view.zoom > 1.0 or building(session) or session.lesson is not None

    def _places(self) -> dict[str, QRectF]:
        least = self.context.px(NARROW) if self.list is not None else 0
        wishes = {name: _wish(panel, least) for name, panel in self.panels.items()}
        return arrange(self.play.scene.free_rects, wishes, max(12, self.context.px(16)))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Wheel:
            QTimer.singleShot(0, self, self.lay)
        if isinstance(event, QMouseEvent) and event.type() is QEvent.Type.MouseButtonPress:
            return self._bars(event)
        return False

    def _bars(self, event: QMouseEvent) -> bool:
        """In the correction mode a click on a door lays the barrier there; whether it was one."""
        free = self.play.correcting.on and not self.play.scene.hand.piece
        if not free or event.button() is not Qt.MouseButton.LeftButton:
            return False
        at = self.view.mapToScene(event.position().toPoint())
        if self.play.scene.whereabouts.pieces_at(at):
            return False
        door = next((one for one in self.play.scene.population.links.values() if _is_door_at(one, at)), None)
        if door is not None:
            self.play.bar(door.link.a, door.link.b)
        return door is not None

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_list()
        self.lay()

    # ---- the list beside it

    def toggle_list(self) -> None:
        """Open the board's list and go there, or, from there, put it away.

        While it is open the keyboard that is sent to the board goes to the list.
        """
        if self.list is None:
            self._open_list()
        elif not self.list.isAncestorOf(self.window().focusWidget()):
            self.list.take_focus()
        else:
            self._close_list()

    def _open_list(self) -> None:
        from desktop.shell.board_list import BoardList

        held = self.play.scene.hand.piece
        self.list = BoardList(self.context, self.play, self)
        self._row.insertWidget(0, self.list)
        self._fit_list()
        self.list.show()
        self.view.setFocusProxy(self.list.tree)
        self.list.take_focus()
        if held:
            self.list.take_up(held)

    def _close_list(self) -> None:
        gone, self.list = self.list, None
        self.view.setFocusProxy(None)  # type: ignore[arg-type]
        self.view.setFocus()
        if gone is not None:
            gone.hide()
            self._row.removeWidget(gone)
            gone.deleteLater()

    def _fit_list(self) -> None:
        if self.list is not None:
            self.list.setFixedWidth(round(min(max(NARROWEST, self.context.px(LIST)), self.width() * SHARE)))


def _is_door_at(item: LinkItem, at: QPointF) -> bool:
    return item.drawn and item.adjoining and item.boundingRect().contains(at)


def _wish(panel: QWidget, least: int) -> Wish:
    wanted, layout = panel.sizeHint(), panel.layout()

    def height(width: float) -> float:
        told = layout.totalHeightForWidth(round(width)) if layout is not None and layout.hasHeightForWidth() else 0
        return max(told, wanted.height() if width >= wanted.width() else 0)

    return Wish(max(least, panel.minimumSizeHint().width()), wanted.width(), height)
