"""The builder's panel: tray, survey, and what one can do with the mansion as a whole."""

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor, QGuiApplication, QKeyEvent, QPainter, QPaintEvent, QWindow
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from desktop.scene.board_scene import BoardScene
from desktop.shell.builder.hold import Hold
from desktop.shell.builder.objection import Objection
from desktop.shell.builder.plans import Plans
from desktop.shell.builder.survey import Survey
from desktop.shell.builder.tray import Tray
from desktop.shell.context import Context
from desktop.shell.parts.button import Button
from desktop.shell.parts.look import Look
from desktop.shell.parts.scrolling import Scroller, dress_bar
from rules.engine import Refused
from rules.hakoonna.actions import Finish
from rules.hakoonna.effects import DrawBoard
from rules.hakoonna.state import Public
from rules.messages import says
from rules.seats import HOST
from rules.violations import ProgramFate

PHASES = ("build", "ready")


class BuilderPanel(QWidget):
    """``turn`` is that of the board in the hand, ``turned`` tells it; ``refused`` carries a ``Refused``,
    ``rooms_wanted`` asks for the room data.

    ``attach`` joins it to the board, which then has the drawn board in hand whenever there is one; ``undo`` takes the
    last step back where more than the session has to be asked.
    """

    turned = Signal(int)
    refused = Signal(object)
    rooms_wanted = Signal()

    def __init__(self, context: Context, undo: Callable[[], object] | None = None) -> None:
        super().__init__()
        self._context = context
        self._undo = undo or (lambda: context.session.undo())
        self.hold = Hold(lambda: context.session)
        self.tray, self.survey, self.objection = Tray(context), Survey(context), Objection()
        self.undo, self.finish = Button(), Button()
        self.save, self.open, self.rooms = Button("ghost"), Button("ghost"), Button("ghost")
        self.plans = Plans(context, self, self._object)
        self._arrange()
        self._connect()
        self.refresh()

    def _arrange(self) -> None:
        inside = QWidget()
        self._inside = QVBoxLayout(inside)
        self._inside.addWidget(self.tray)
        self._inside.addWidget(self.survey, 1)
        self.scroller = Scroller(inside)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self.scroller, 1)
        self._column.addLayout(self._foot())

    def _foot(self) -> QGridLayout:
        self._buttons = QGridLayout()
        self._buttons.setSpacing(0)
        self._buttons.addWidget(self.objection, 0, 0, 1, 2)
        for number, button in enumerate((self.undo, self.finish, self.save, self.open)):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            self._buttons.addWidget(button, 1 + number // 2, number % 2)
        self.rooms.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._buttons.addWidget(self.rooms, 3, 0, 1, 2)
        for column in (0, 1):
            self._buttons.setColumnStretch(column, 1)
        return self._buttons

    def _connect(self) -> None:
        self._context.changed.connect(self.refresh)
        program = QGuiApplication.instance()
        assert isinstance(program, QGuiApplication)
        program.focusWindowChanged.connect(self._come_back)
        self.tray.picked.connect(self._pick)
        self.tray.lifted.connect(self.hold.lift)
        self.tray.turned_by.connect(self.hold.turn_by)
        self.hold.turned.connect(self._show_turn)
        self.hold.taken.connect(self._show_hand)
        self.undo.clicked.connect(lambda: self._undo())
        self.finish.clicked.connect(self.finish_mansion)
        self.save.clicked.connect(self.plans.save)
        self.open.clicked.connect(self.plans.open)
        self.rooms.clicked.connect(self.rooms_wanted)

    def take_in(self, entry: QWidget) -> None:
        """Give a line for Fate's answer its place below the question."""
        self.tray.take_in(entry)

    # ---- what the window asks

    @property
    def turn(self) -> int:
        """Quarter turns to the right of the board in the hand."""
        return self.hold.turn

    def attach(self, scene: BoardScene) -> None:
        """Lay on that board."""
        self.hold.attach(scene)
        self.hold.follow()

    def key(self, event: QKeyEvent) -> bool:
        """Do what a key says while the mansion is built; whether it was one of ours."""
        text, plain = event.text(), event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if event.isAutoRepeat() or plain != Qt.KeyboardModifier.NoModifier:
            return False
        if text.isdecimal() and text.isascii():
            return self._digit(int(text))
        if text in ("[", "]"):
            self.hold.turn_by(1 if text == "]" else -1)
        elif event.key() == Qt.Key.Key_Space:
            self.finish_mansion()
        elif event.key() == Qt.Key.Key_Backspace:
            self._undo()
        else:
            return False
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.setAccepted(self.key(event))

    # ---- what is shown

    @property
    def _look(self) -> Look:
        return Look(self._context.theme, self._context.scale)

    @property
    def _public(self) -> Public:
        public: Public = self._context.session.seen().public  # type: ignore[attr-defined]
        return public

    def refresh(self) -> None:
        """Follow the table while it is built."""
        if self._public.phase not in PHASES:
            return
        look = self._look
        self._space(look)
        self.hold.follow()
        self.tray.refresh(self.turn, look, self.hold.in_hand)
        self.survey.refresh(look)
        self.objection.tell((), look)
        say = self._context.say
        self.undo.write(say(says("Undo")), look, "undo")
        self.finish.write(say(says("Finish")), look, key=say(says("Space")))
        self.save.write(say(says("Save plan…")), look)
        self.open.write(say(says("Load plan…")), look)
        self.rooms.write(say(says("Room data…")), look)
        self.update()

    def _space(self, look: Look) -> None:
        edge = look.px(20)
        self._inside.setContentsMargins(edge, look.px(16), edge, 0)
        self._inside.setSpacing(look.px(14))
        self._buttons.setContentsMargins(edge - 5, look.px(8), edge - 5, look.px(10))
        dress_bar(self.scroller, look)

    def _show_turn(self, turn: int) -> None:
        self.tray.refresh(turn, self._look, self.hold.in_hand)
        self.turned.emit(turn)

    def _show_hand(self) -> None:
        if self._public.phase in PHASES:
            self.tray.refresh(self.turn, self._look, self.hold.in_hand)

    def _come_back(self, window: QWindow | None) -> None:
        if window is not None and window is self.window().windowHandle() and self.isVisible():
            self.hold.come_back()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(self._context.theme.bg))
        painter.end()

    # ---- what people do

    def _pick(self, room: str) -> None:
        if room in self.tray.choices():
            self._context.session.answer(room)

    def _digit(self, number: int) -> bool:
        """A board is picked by its number; where the program draws, that is told."""
        choices = self.tray.choices()
        if 0 < number <= len(choices):
            self._pick(choices[number - 1])
            return True
        program = self._context.session.match.fate.source(DrawBoard.kind) == "program"
        if program:
            self._object([self._context.speech.tell(ProgramFate())])
        return program

    def finish_mansion(self) -> None:
        """Say that the mansion is built, or hear why it is not."""
        done = self._context.session.play(Finish(HOST))
        if isinstance(done, Refused):
            self._object([self._context.speech.tell(reason) for reason in done.violations])
            self.refused.emit(done)

    def _object(self, reasons: list[str]) -> None:
        self.objection.tell(reasons, self._look)
