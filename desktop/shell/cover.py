"""The cover of the host's own window: there at once, gone only after its key was held."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop.items.style import around, box, pen
from desktop.shell.context import Context
from desktop.shell.parts.button import Button
from desktop.shell.parts.look import Look
from desktop.shell.show_to_one.cover import paint_cover
from desktop.shell.show_to_one.pressed import Pressed
from desktop.shell.show_to_one.shield import FREE, Shield
from rules.messages import says

KEY = Qt.Key.Key_F5
TITLE = says("This window is covered")
HINT = says("Hold F5 to uncover it.")
HOLD = says("Hold: uncover")
AWAY = says("Nothing ran for {n} minutes. Shall we go on?")
AWAY_SHORT = says("Nothing ran for {n} seconds. Shall we go on?")
MINUTE = 60


class Cover(Shield):
    """``lifted`` tells that the host sees the window again."""

    lifted = Signal()
    free = FREE - {(KEY, Qt.KeyboardModifier.NoModifier)}

    def __init__(self, context: Context, host: QWidget) -> None:
        super().__init__(host)
        self._context = context
        self._away = 0
        self.on = False
        self.key = Pressed(self)
        self.button = Button("ghost", self)
        self.button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self.button, 0, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom)
        self.key.held.connect(self._uncover)
        self.key.moved.connect(self.update)
        self.button.pressed.connect(self.key.press)
        self.button.released.connect(self.cover)
        context.changed.connect(self._dress)

    # ---- on and off

    def put_on(self, away: int = 0) -> None:
        """Hide the window now; ``away`` is for how many seconds nothing ran."""
        self._away = away
        self._dress()
        if not self.on:
            self.on = True
            self.spread()
        self.raise_()
        self.repaint()

    def cover(self) -> None:
        """Whoever held the key has to begin anew."""
        self.key.release()

    def _uncover(self) -> None:
        self.on = False
        self.cover()
        self.lift()
        self.lifted.emit()

    # ---- what is shown

    def _dress(self) -> None:
        look, say = Look(self._context.theme, self._context.scale), self._context.say
        self.button.write(say(HOLD), look, "eye", "F5")
        self._row.setContentsMargins(0, 0, 0, look.px(70))
        self.setAccessibleName(" ".join(self._lines()))
        self.update()

    def _lines(self) -> tuple[str, ...]:
        say = self._context.say
        minutes = round(self._away / MINUTE)
        away = say(AWAY, {"n": minutes}) if minutes else say(AWAY_SHORT, {"n": self._away})
        return (say(TITLE), *((away,) if self._away else ()), say(HINT))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        look, rect = Look(self._context.theme, self._context.scale), QRectF(self.rect())
        painter.fillRect(rect, look.colour("bg"))
        box(painter, around(rect, -look.px(5)), 0, None, pen(look.theme.edge, look.px(10)))
        paint_cover(painter, rect, look, self._lines(), self.key.part, "lantern")
        painter.end()

    # ---- nothing comes before it

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ChildAdded:
            QTimer.singleShot(0, self, self._stay)
        return super().eventFilter(watched, event)

    def _stay(self) -> None:
        if self.on:
            self.raise_()
            self.setFocus()

    # ---- keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.accept()
        if event.key() == KEY and not event.isAutoRepeat():
            self.key.press()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        event.accept()
        if event.key() == KEY and not event.isAutoRepeat():
            self.key.let_go()
