"""The board's list with its field and its buttons; hands on it do what they would do on the board."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QVBoxLayout, QWidget

from desktop import fonts
from desktop.commands import BY_ID
from desktop.fonts import Role
from desktop.shell.board_list.row import Row, piece_key, place_key
from desktop.shell.board_list.seeking import seek
from desktop.shell.board_list.telling import Telling
from desktop.shell.board_list.tree import BoardTree
from desktop.shell.context import Context
from desktop.shell.label import Label
from desktop.shell.parts.button import Button
from desktop.shell.parts.look import Look
from desktop.shell.parts.seek import Seek
from desktop.shell.play import Play
from rules.messages import says
from rules.views import PieceId, SpaceId

FIND = says("Find a place")
LIFT, DROP, CHOOSE, OPEN, GO = says("Lift"), says("Drop"), says("Choose"), says("Unfold"), says("Go there")
BACK, WHY = says("Put back"), says("Why not?")
MAY = says("{piece} can go here.")
EDGE = 14


class BoardList(QWidget):
    """Stays in step with the board: what is lifted, lit or moved there is so here, and the cursor is one."""

    def __init__(self, context: Context, play: Play, parent: QWidget) -> None:
        super().__init__(parent)
        self.context, self.play = context, play
        self.scene = play.scene
        self._walking = False
        self.head, self.line = Label("strong"), Label("small", "info", wrap=True)
        self.field, self.tree = Seek(), BoardTree()
        self.act, self.back, self.why = Button(), Button("ghost"), Button("ghost")
        self._arrange()
        self._listen()
        self.refresh()
        self.stand()

    def _arrange(self) -> None:
        self.column = QVBoxLayout(self)
        self.column.setSpacing(8)
        self.column.addWidget(self.head)
        self.column.addWidget(self.field)
        self.column.addWidget(self.tree, 1)
        self.column.addWidget(self.line)
        row = QHBoxLayout()
        row.setSpacing(0)
        for button in (self.act, self.back, self.why):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            row.addWidget(button)
        row.addStretch(1)
        self.column.addLayout(row)

    def _listen(self) -> None:
        self.scene.picture_changed.connect(self.refresh)
        self.scene.lights_changed.connect(self._relight)
        self.scene.cursor_moved.connect(self._follow)
        self.play.correcting.switched.connect(self._show_buttons)
        self.tree.walked.connect(self._walk)
        self.tree.entered.connect(self.enter)
        self.tree.cancelled.connect(self.scene.cursor_cancel)
        self.tree.homed.connect(lambda: self.tree.walk_to(piece_key(self.scene.picture.active)))
        self.tree.leapt.connect(self.scene.leap)
        self.tree.left.connect(self._leave)
        self.tree.sought.connect(self._begin_to_seek)
        self.field.sought.connect(self._seek)
        self.field.onward.connect(self.tree.setFocus)
        self.act.clicked.connect(self.enter)
        self.back.clicked.connect(self.scene.cursor_cancel)
        self.why.clicked.connect(lambda: self.play.commanded.emit("why"))

    # ---- what is shown

    def refresh(self) -> None:
        """Follow the table, the language and the colours."""
        say, look = self.context.say, self._look
        self.setAccessibleName(say(BY_ID["list"].title))
        self.head.setText(say(BY_ID["list"].title))
        self.tree.setAccessibleName(say(BY_ID["list"].title))
        self.field.dress(look, say(FIND), say(FIND))
        edge = max(8, look.px(EDGE))
        self.column.setContentsMargins(edge, edge, edge, edge)
        self.tree.setStyleSheet(_sheet(look))
        self.tree.setIndentation(max(14, look.px(20)))
        self._tell()

    @property
    def _look(self) -> Look:
        return Look(self.context.theme, self.context.scale)

    def _tell(self) -> None:
        side = max(16, self._look.px(18))
        self.tree.holding = bool(self.scene.hand.piece)
        self.tree.tell(self._telling.rows(), self.context.theme, side)
        self._show_buttons()

    @property
    def _telling(self) -> Telling:
        shown = self.scene.lights.shown
        narrow = self.scene.narrows.spaces
        return Telling(self.scene.picture, self.context.words, self.scene.hand.piece, shown, narrow)

    def _relight(self) -> None:
        self._tell()
        if not self.scene.hand.piece and any(light.lit for light in self.scene.lights.shown.values()):
            self.tree.open_lit()

    def _show_buttons(self) -> None:
        say, look, row = self.context.say, self._look, self.tree.row
        held = bool(self.scene.hand.piece)
        self.act.write(say(self._offer(row)), look)
        self.back.write(say(BACK), look)
        self.why.write(say(WHY), look)
        self.back.setVisible(held)
        self.why.setVisible(not self.play.correcting.on)
        self.line.show_text(self._about(row))

    def _offer(self, row: Row | None) -> str:
        if self.scene.hand.piece:
            return DROP
        if row is None or row.piece:
            return LIFT
        if self._chooses(row):
            return CHOOSE
        return GO if row.way else OPEN

    def _about(self, row: Row | None) -> str:
        """What would come of a drop on the row: that it may be, or every reason against it."""
        held = self.scene.hand.piece
        if row is None or not held or not row.space or row.space == self.scene.standing(held):
            return ""
        if row.lit:
            return self.context.say(MAY, {"piece": self.context.speech.value("", held)})
        refusal = self.play.why_not(held, row.space)
        reasons = refusal.refused.violations if refusal is not None else ()
        return " ".join(self.context.speech.tell(reason) for reason in reasons)

    # ---- one cursor

    def stand(self) -> None:
        """Begin where the cursor of the board is, else at the piece whose turn it is."""
        cursor = self.scene.cursor
        active = self.scene.picture.active
        if not (cursor.space and self._go(cursor.space, cursor.piece)):
            self.tree.go(piece_key(active))
            self._show_buttons()

    def _go(self, space: SpaceId, piece: PieceId) -> bool:
        there = (piece and self.tree.go(piece_key(piece))) or self.tree.go(place_key(space))
        self._show_buttons()
        return bool(there)

    def _follow(self, space: SpaceId) -> None:
        if not self._walking:
            self._go(space, self.scene.cursor.piece)

    def _walk(self) -> None:
        row = self.tree.row
        if row is not None and row.space:
            self._walking = True
            self.scene.cursor.go(row.space, row.piece)
            self._walking = False
        self._show_buttons()
        item = self.tree.currentItem()
        if item is not None and row is not None:
            item.setData(0, Qt.ItemDataRole.AccessibleDescriptionRole, self.line.text())

    # ---- what hands do

    def enter(self) -> None:
        """Lift, drop or choose as Enter does on the board; go or open where there is nothing of the kind."""
        row = self.tree.row
        if row is None:
            return
        if self.scene.hand.piece or row.piece:
            self._lift_or_drop(row)
        elif self._chooses(row):
            self.scene.space_clicked.emit(row.space)
        elif row.way:
            self.tree.walk_to(place_key(row.space))
        elif (item := self.tree.currentItem()) is not None:
            item.setExpanded(not item.isExpanded())

    def _lift_or_drop(self, row: Row) -> None:
        cursor = self.scene.cursor
        cursor.space, cursor.piece = row.space, row.piece
        if row.space:
            cursor.enter()
        elif self.scene.hand.piece:
            self.scene.cursor_cancel()
        else:
            self._lift_board(row.piece)

    def take_up(self, piece: PieceId) -> None:
        """Hold what was held when the keyboard was still on the board."""
        if self.scene.standing(piece):
            self.scene.lift(piece)
        else:
            self._lift_board(piece)

    def _lift_board(self, board: PieceId) -> None:
        """A board that is not laid yet comes into the hand, turned so that it fits somewhere."""
        self.scene.lift(board)
        for _ in range(3):
            if not self.scene.cursor.leap(onward=True) or self.scene.cursor.space:
                return
            self._turn()

    def _turn(self) -> None:
        if self.scene.hand.drag is not None:
            self.scene.hand.drag.turn_by(1)

    def _chooses(self, row: Row) -> bool:
        return not row.piece and not row.way and (row.lit or self.play.correcting.on)

    def _leave(self) -> None:
        """The keyboard has gone elsewhere: what is held is put back, as it is when it leaves the board."""
        focus = QApplication.focusWidget()
        if focus is None or not self.isAncestorOf(focus):
            self.scene.cursor_cancel()

    # ---- seeking

    def _begin_to_seek(self, typed: str) -> None:
        self.field.setText(typed)
        self.field.setFocus()

    def _seek(self, typed: str) -> None:
        places = [space for space in self.scene.picture.spaces if not space.within]
        told = self._telling
        found = seek(typed, [told.name(space) for space in places])
        if found >= 0:
            self.tree.walk_to(place_key(places[found].id))

    # ---- how it looks

    def take_focus(self) -> None:
        """Let the keyboard stand in the tree."""
        self.tree.setFocus()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(self.context.theme.bg))
        painter.end()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.ActivationChange and not self.isActiveWindow():
            self.scene.cursor_cancel()


def _sheet(look: Look) -> str:
    colours = look.theme
    families = ", ".join(f'"{family}"' for family in fonts.families()) or "sans-serif"
    return f"""
    QTreeWidget {{ background: {colours.well}; color: {colours.text}; border: 1.5px solid {colours.line};
        border-radius: {look.px(8)}px; outline: none; font-family: {families};
        font-size: {round(look.size(Role.BODY))}px; selection-background-color: {colours.raised};
        selection-color: {colours.text}; }}
    QTreeWidget:focus {{ border: 3px solid {colours.info}; }}
    QTreeWidget::item {{ height: {max(26, look.px(30))}px; }}
    QTreeWidget::item:hover {{ background: {colours.surface}; }}
    QTreeWidget::item:selected {{ background: {colours.raised}; color: {colours.text};
        border: 1.5px solid {colours.edge}; }}
    """
