"""The page of the room data: nine boards, one of them large, its doors and shadows set right."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from desktop import rooms as stored
from desktop.fonts import Role
from desktop.shell.builder.tile import Tile
from desktop.shell.context import Context
from desktop.shell.parts.look import Look
from desktop.shell.parts.prose import Prose
from desktop.shell.parts.scrolling import Scroller, dress_bar
from desktop.shell.room_editor import checklist, drawing, keys
from desktop.shell.room_editor.big_board import BigBoard
from desktop.shell.room_editor.checks import FROM_1_TO_12, Wrong, checks
from desktop.shell.room_editor.files import Files
from desktop.shell.room_editor.panel import Panel
from desktop.words import Words
from rules.hakoonna import rooms as boards
from rules.hakoonna.content import MOST_SHADOWS, Room, RoomFile
from rules.messages import says

HOW = says("Digits choose a board. Ctrl and an arrow make or take a door on that side, + and − count shadows.")
LATER = says("This table goes on with the boards it began with; the next game uses these.")
TILE = 122


class RoomEditor(QWidget):
    """``left`` carries the boards as they are now; each change is kept in the profile at once."""

    left = Signal(object)

    def __init__(
        self, rooms: RoomFile, profile: Path | None, look: Look, words: Words, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.rooms, self.room = rooms, rooms.room[0].id
        self._look, self._words, self._note = look, words, ""
        self._before: list[RoomFile] = []
        self._told: tuple[Wrong, ...] = ()
        self.files = Files(self, profile, lambda: self._words)
        self.tiles = [Tile() for _ in rooms.room]
        self.board, self.panel = BigBoard(), Panel()
        self._title, self._how, self._said = Prose(Role.TITLE), Prose(Role.BODY, "text2"), Prose(Role.BODY)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._arrange()
        self._connect()
        self.refresh()

    def _arrange(self) -> None:
        self._row = QHBoxLayout(self)
        side = QVBoxLayout()
        for part in (self._title, self._how):
            side.addWidget(part)
        self._grid = QGridLayout()
        for number, tile in enumerate(self.tiles):
            self._grid.addWidget(tile, number // 3, number % 3)
        side.addLayout(self._grid)
        side.addWidget(self._said)
        side.addStretch(1)
        self._row.addLayout(side)
        self._row.addWidget(self.board, 1)
        self.scroller = Scroller(self.panel)
        self._row.addWidget(self.scroller)

    def _connect(self) -> None:
        for number, tile in enumerate(self.tiles):
            tile.clicked.connect(lambda _=False, number=number: self.choose(number))
        self.board.toggled.connect(self.toggle)
        self.panel.asked.connect(lambda asked: self._deeds()[asked]())
        self.panel.named.connect(self._call)

    # ---- what is shown

    def follow(self, context: Context, note: str) -> None:
        """Keep to the window's language, colours and size from now on; ``note`` is said below the boards."""
        self._note = note
        context.changed.connect(lambda: self.dress(Look(context.theme, context.scale), context.words))
        self.refresh()

    def dress(self, look: Look, words: Words) -> None:
        """Go over to other colours, another size or another language."""
        self._look, self._words = look, words
        self.refresh()

    @property
    def shown(self) -> Room:
        """The board that is large."""
        return next(room for room in self.rooms.room if room.id == self.room)

    def refresh(self) -> None:
        """Make the page equal the data."""
        look, words = self._look, self._words
        self._space(look)
        self.setAccessibleName(words.say(says("Room data")))
        self._title.write(words.say(says("Room data")), look)
        self._how.write(words.say(HOW), look)
        self._said.write(words.say(self._note), look, "text2")
        for number, (tile, room) in enumerate(zip(self.tiles, self.rooms.room, strict=True), 1):
            here = words.say(says("Here")) if room.id == self.room else ""
            tile.lay(
                drawing.board(self.rooms, room, words, small=True), max(114, look.px(TILE)), look, str(number), here
            )
        provisional = any(room.id == self.room and "name" in room.unsure for room in stored.shipped().room)
        self.panel.show_room(self.rooms, self.shown, provisional, look, words)
        self._show_board(look, words)
        self.panel.warn((*self._told, *checks(self.rooms, words)), look)
        self.update()

    def _show_board(self, look: Look, words: Words) -> None:
        drawn = drawing.board(self.rooms, self.shown, words)
        doors = ", ".join(words.say(name) for side, name in checklist.SIDES.items() if side in self.shown.doors)
        told = words.say(says("Doors: {doors}"), {"doors": doors or words.say(says("none"))})
        self.board.show_board(drawn, look, words.say("{it}", {"it": self.shown.name}), told)

    def _space(self, look: Look) -> None:
        self._row.setContentsMargins(look.px(32), look.px(24), look.px(32), look.px(20))
        self._row.setSpacing(look.px(24))
        self._grid.setSpacing(look.px(6))
        self._how.setMaximumWidth(3 * max(114, look.px(TILE)) + 12)
        self._said.setMaximumWidth(3 * max(114, look.px(TILE)) + 12)
        self.scroller.setFixedWidth(max(330, look.px(430)))
        dress_bar(self.scroller, look)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(self._look.theme.board))
        painter.end()

    # ---- what people do

    def choose(self, number: int) -> None:
        """Make another board the large one, by its place from 0."""
        self.room, self._told = self.rooms.room[number].id, ()
        self.setFocus()
        self.refresh()

    def toggle(self, side: str) -> None:
        """Make a door, or take it away."""
        self._change(boards.with_door(self.rooms, self.room, side))

    def count(self, by: int) -> None:
        """So many shadows more."""
        wanted = len(self.shown.shadows) + by
        if 1 <= wanted <= MOST_SHADOWS:
            self._change(boards.with_shadows(self.rooms, self.room, wanted, stored.shipped()))
        else:
            self._tell((Wrong(self.room, self._words.say(FROM_1_TO_12)),))

    def _stairs(self) -> None:
        if self.shown.floor in ("1F", "any"):
            self._change(boards.with_basement_stairs(self.rooms, self.room))

    def _call(self, name: str) -> None:
        if name.strip():
            self._change(boards.with_name(self.rooms, self.room, name.strip()))

    def _undo(self) -> None:
        if self._before:
            self.rooms = self._before.pop()
            self._keep()

    def _change(self, changed: RoomFile) -> None:
        self._before.append(self.rooms)
        self.rooms = changed
        self._keep()

    def _keep(self) -> None:
        self._tell(self.files.keep(self.rooms))

    def _tell(self, told: tuple[Wrong, ...]) -> None:
        self._told = told
        self.refresh()

    def _read(self) -> None:
        read = self.files.read()
        if read is None:
            return
        if read.rooms is not None:
            self._change(read.rooms)
        else:
            self._tell(read.wrong)

    def _deeds(self) -> dict[str, Callable[[], object]]:
        return {
            "less": lambda: self.count(-1),
            "more": lambda: self.count(1),
            "stairs": self._stairs,
            "sure": lambda: self._change(boards.confirmed(self.rooms, self.room)),
            "back": self._undo,
            "import": self._read,
            "export": lambda: self._tell(self.files.write(boards.write(self.rooms), ".toml")),
            "checklist": lambda: self._tell(self.files.write(checklist.write(self.rooms, self._words), ".txt")),
            "shipped": lambda: self._change(stored.shipped()),
            "keyboard": self.setFocus,
            "done": lambda: self.left.emit(self.rooms),
        }

    def keyPressEvent(self, event: QKeyEvent) -> None:
        asked = keys.asked(event)
        event.setAccepted(asked is not None)
        if asked is not None and not event.isAutoRepeat():
            self._do(*asked)

    def _do(self, what: str, value: int | str) -> None:
        if what == "door":
            self.toggle(str(value))
        elif what == "board":
            self.choose(int(value))
        elif what == "step":
            number = next(place for place, room in enumerate(self.rooms.room) if room.id == self.room) + int(value)
            self.choose(number if 0 <= number < len(self.rooms.room) else number - int(value))
        else:
            self._deeds()[what]()
