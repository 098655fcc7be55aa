"""The card that is handed to one person: covered, shown while held, covered again."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.shell.context import Context
from desktop.shell.parts.look import Look
from desktop.shell.show_to_one.cover import paint_cover, paint_ground, paint_secret
from desktop.shell.show_to_one.held_card import ENTERS, HeldCard
from desktop.shell.show_to_one.secret import secret
from rules.messages import says


class ShowToOne(HeldCard):
    """The Gray Man's card, or what a seat knows.

    No text of it is in a title, a tooltip, the clipboard or what a screen reader sees, open or covered.
    """

    def __init__(self, context: Context, seat: str, host: QWidget) -> None:
        super().__init__(context, host)
        self._seat = seat
        self.look_button.pressed.connect(self.look_key.press)
        self.look_button.released.connect(self.cover)

    def shut(self) -> None:
        super().shut()
        self.deleteLater()

    # ---- what is shown

    @property
    def _look(self) -> Look:
        return Look(self._context.theme, self._context.scale)

    def _who(self) -> dict[str, object]:
        return {"who": self._context.speech.value("", self._seat)}

    def _dress(self) -> None:
        super()._dress()
        self.setAccessibleName(self._context.say(TITLE, self._who()))

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


TITLE = says("Show this to {who} only")
HINTS = (
    says("Everybody else looks away. Hold Space to look; let go to cover it."),
    says("Enter: seen. Hold Esc to give the window back to the host."),
)
