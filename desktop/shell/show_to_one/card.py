"""The card that is handed to one person: covered, shown while held, covered again."""

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop.shell.context import Context
from desktop.shell.parts.button import Button
from desktop.shell.parts.look import Look
from desktop.shell.show_to_one.cover import paint_cover, paint_ground, paint_secret
from desktop.shell.show_to_one.pressed import Pressed
from desktop.shell.show_to_one.secret import secret
from desktop.shell.show_to_one.shield import Shield
from rules.messages import says

ENTERS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class ShowToOne(Shield):
    """Lies opaque over the whole host's window until it is closed; the secret is only ever painted, never kept.

    No text of it is in a title, a tooltip, the clipboard or what a screen reader sees, open or covered.
    """

    closed = Signal()

    def __init__(self, context: Context, seat: str, host: QWidget) -> None:
        super().__init__(host)
        self._context, self._seat = context, seat
        self.is_open = False
        self.look_key, self.close_key = Pressed(self), Pressed(self)
        self.look_button, self.close_button = Button("main"), Button("ghost")
        self._arrange()
        self._connect()

    def _arrange(self) -> None:
        self._row = QHBoxLayout(self)
        self._row.addStretch(1)
        for button in (self.close_button, self.look_button):
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            self._row.addWidget(button, 0, Qt.AlignmentFlag.AlignBottom)
        self._row.addStretch(1)

    def _connect(self) -> None:
        self.look_key.held.connect(self._uncover)
        self.look_key.moved.connect(self.update)
        self.close_key.held.connect(self.shut)
        self.close_key.moved.connect(self.update)
        self.look_button.pressed.connect(self.look_key.press)
        self.look_button.released.connect(self.cover)
        self.close_button.pressed.connect(self._begin_to_close)
        self.close_button.released.connect(self.close_key.release)
        self._context.changed.connect(self._dress)

    # ---- opened and closed

    def open(self) -> None:
        """Cover the host's window."""
        self._dress()
        self.spread()

    def shut(self) -> None:
        """Give the window back, all at once."""
        self.cover()
        self._context.changed.disconnect(self._dress)
        self.lift()
        self.closed.emit()
        self.deleteLater()

    def cover(self) -> None:
        """Hide the secret at once."""
        self.is_open = False
        self.look_key.release()
        self.close_key.release()
        self.repaint()

    def _uncover(self) -> None:
        self.is_open = True
        self.update()

    def _begin_to_close(self) -> None:
        self.cover()
        self.close_key.press()

    # ---- what is shown

    @property
    def _look(self) -> Look:
        return Look(self._context.theme, self._context.scale)

    def _who(self) -> dict[str, object]:
        return {"who": self._context.speech.value("", self._seat)}

    def _dress(self) -> None:
        look, say = self._look, self._context.say
        self.look_button.write(say(says("Hold to look")), look, "eye", say(says("Space")))
        self.close_button.write(say(says("Hold: back to the host")), look, "back", "Esc")
        self._row.setContentsMargins(0, 0, 0, look.px(70))
        self._row.setSpacing(look.px(20))
        self.setAccessibleName(say(TITLE, self._who()))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        look, say, rect = self._look, self._context.say, QRectF(self.rect())
        paint_ground(painter, rect, look, say(says("For {who} only"), self._who()))
        if self.is_open:
            paint_secret(painter, rect, look, secret(self._context.session, self._seat, self._context.words))
        else:
            lines, part = tuple(say(line) for line in HINTS), max(self.look_key.part, self.close_key.part)
            paint_cover(painter, rect, look, (say(TITLE, self._who()), *lines), part)
        painter.end()

    # ---- keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.accept()
        if event.isAutoRepeat():
            return
        if event.key() == Qt.Key.Key_Space:
            self.look_key.press()
        elif event.key() in ENTERS:
            self.cover()
        elif event.key() == Qt.Key.Key_Escape:
            self._begin_to_close()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        event.accept()
        if event.isAutoRepeat():
            return
        if event.key() == Qt.Key.Key_Space and not self.is_open:
            self.look_key.let_go()
        elif event.key() == Qt.Key.Key_Space:
            self.cover()
        elif event.key() == Qt.Key.Key_Escape:
            self.close_key.let_go()


TITLE = says("Show this to {who} only")
HINTS = (
    says("Everybody else looks away. Hold Space to look; let go to cover it."),
    says("Enter: seen. Hold Esc to give the window back to the host."),
)
