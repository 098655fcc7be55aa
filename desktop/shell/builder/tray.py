"""Whose turn it is to lay, the board in the hand, and the boards that are left."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from desktop.fonts import Role
from desktop.shell.builder.plan import Board
from desktop.shell.builder.tile import Tile
from desktop.shell.context import Context
from desktop.shell.parts.button import Button
from desktop.shell.parts.flow import Flow
from desktop.shell.parts.look import Look
from desktop.shell.parts.prose import Prose
from rules.hakoonna.effects import DrawBoard
from rules.messages import says
from rules.views import Picture

SMALL, LARGE = 94, 160
GRUDGE = says("grudge")


class Tray(QWidget):
    """``picked`` tells which board was drawn from the cardboard; ``lifted`` asks for the one in the hand."""

    picked = Signal(str)
    lifted = Signal()
    turned_by = Signal(int)

    def __init__(self, context: Context) -> None:
        super().__init__()
        self._context = context
        self._when, self._who, self._what = Prose(Role.SMALL, "text2"), Prose(Role.TITLE), Prose(Role.BODY)
        self.held, self.left, self.right = Tile(), Button("ghost"), Button("ghost")
        self._rest, self._under = Prose(Role.BODY, bold=True), Prose(Role.SMALL, "text2")
        self.tiles: dict[str, Tile] = {}
        self._pool: list[Tile] = []
        self._arrange()
        self.held.clicked.connect(self.lifted)
        self.left.clicked.connect(lambda: self.turned_by.emit(-1))
        self.right.clicked.connect(lambda: self.turned_by.emit(1))

    def _arrange(self) -> None:
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        for part in (self._when, self._who, self._what):
            column.addWidget(part)
        self._hand = QWidget()
        hand = QHBoxLayout(self._hand)
        hand.setContentsMargins(0, 0, 0, 0)
        hand.addWidget(self.held)
        turns = QVBoxLayout()
        for button in (self.left, self.right):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            turns.addWidget(button)
        hand.addLayout(turns, 1)
        column.addWidget(self._hand)
        self._boards = QWidget()
        self._flow = Flow(self._boards, 0)
        head = QGridLayout()
        head.addWidget(self._rest, 0, 0)
        head.addWidget(self._under, 0, 1)
        head.setColumnStretch(1, 1)
        column.addLayout(head)
        column.addWidget(self._boards)

    def take_in(self, entry: QWidget) -> None:
        """Give a line for Fate's answer its place below the question."""
        self._column.insertWidget(self._column.indexOf(self._what) + 1, entry)

    # ---- what is shown

    def refresh(self, turn: int, look: Look, in_hand: bool) -> None:
        """Follow the table; ``turn`` is that of the drawn board, which may be in the hand or lie here again."""
        context, picture = self._context, self._context.session.picture()
        public = context.session.seen().public  # type: ignore[attr-defined]
        self._tell(picture.turn, look)
        drawn = public.drawn
        self._hand.setVisible(bool(drawn))
        if drawn:
            said, side = context.say(HELD if in_hand else LIES_HERE), max(108, look.px(LARGE))
            self.held.lay(self._board(picture, 0, turn), side, look, held=said)
            self.left.write(context.say(says("Turn left")), look, "rotate-left", "[")
            self.right.write(context.say(says("Turn right")), look, "rotate-right", "]")
        rest = [number for number, space in enumerate(picture.hand) if space.id != drawn]
        self._show_rest(picture, rest, look)
        said = context.say(says("Boards left: {n}"), {"n": len(rest)})
        self._rest.write(said if rest else "", look)
        under = [context.speech.value("", room) for room in public.under if room != drawn]
        self._under.write(context.say(says("Under the pile: {room}"), {"room": under}) if under else "", look)

    def _tell(self, seat: str, look: Look) -> None:
        context, asked = self._context, self._context.session.asked()
        self._when.write(context.say(says("Whose turn it is")), look)
        self._who.write(context.say(says("{who} lays"), {"who": context.speech.value("", seat)}), look)
        self._what.write(context.speech.tell(asked) if asked is not None else self._what_now(), look)

    def _what_now(self) -> str:
        if self._context.session.picture().hand:
            return self._context.say(says("Lay the board in a lit cell."))
        return self._context.say(says("All boards are laid. Finish the mansion."))

    def _show_rest(self, picture: Picture, rest: list[int], look: Look) -> None:
        numbers = {room: str(number) for number, room in enumerate(self.choices(), 1)}
        rooms = [picture.hand[number].id for number in rest]
        if rooms != list(self.tiles):
            self._make(rooms)
        for number in rest:
            room = picture.hand[number].id
            self.tiles[room].lay(self._board(picture, number, 0), max(82, look.px(SMALL)), look, numbers.get(room, ""))

    def _make(self, rooms: list[str]) -> None:
        while len(self._pool) < len(rooms):
            self._pool.append(self._a_tile())
        for tile in self._pool[len(rooms) :]:
            tile.hide()
        self.tiles = dict(zip(rooms, self._pool, strict=False))
        for tile in self.tiles.values():
            tile.show()

    def _a_tile(self) -> Tile:
        tile = Tile(self._boards)
        tile.clicked.connect(lambda: self.picked.emit(tile.room))
        self._flow.addWidget(tile)
        return tile

    def _board(self, picture: Picture, number: int, turn: int) -> Board:
        context = self._context
        labels = {"grudge": context.say(GRUDGE)} | {
            f"group:{group.id}": context.words.say("{it}", {"it": group.name}) for group in picture.groups
        }
        return Board(picture.hand[number], picture.hand_slots[number], turn, labels, context.words.language)

    def choices(self) -> tuple[str, ...]:
        """The boards that the cardboard may have shown, in the order of their keys."""
        asked = self._context.session.asked()
        return asked.pool if isinstance(asked, DrawBoard) else ()


HELD, LIES_HERE = says("In hand"), says("Drawn board")
