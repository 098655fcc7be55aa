"""A card that lies opaque over the whole host's window, and is open only while a key or a button is held."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop.shell.context import Context
from desktop.shell.parts.button import Button
from desktop.shell.parts.look import Look
from desktop.shell.show_to_one.pressed import Pressed
from desktop.shell.show_to_one.shield import Shield
from rules.messages import says

ENTERS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class HeldCard(Shield):
    """What is secret is only ever painted, never kept: covering it is instant. ``closed`` gives the window back."""

    closed = Signal()

    def __init__(self, context: Context, host: QWidget) -> None:
        super().__init__(host)
        self._context = context
        self.is_open = False
        self.look_key, self.close_key = Pressed(self), Pressed(self)
        self.look_button, self.close_button = Button("main"), Button("ghost")
        self._arrange()
        self.look_key.held.connect(self._uncover)
        self.look_key.moved.connect(self._follow)
        self.close_key.held.connect(self.shut)
        for key in (self.look_key, self.close_key):
            key.moved.connect(self.update)
        self.close_button.pressed.connect(self._begin_to_close)
        self.close_button.released.connect(self.close_key.release)
        context.changed.connect(self._dress)

    def _arrange(self) -> None:
        self._row = QHBoxLayout(self)
        self._row.addStretch(1)
        for button in (self.close_button, self.look_button):
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            self._row.addWidget(button, 0, Qt.AlignmentFlag.AlignBottom)
        self._row.addStretch(1)

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

    def cover(self) -> None:
        """Hide what lies open, at once."""
        self.is_open = False
        self.look_key.release()
        self.close_key.release()
        self.repaint()

    def _uncover(self) -> None:
        self.is_open = True
        self.update()

    def _follow(self) -> None:
        """What lies open is covered as soon as its key is up."""
        if self.is_open and not self.look_key.down:
            self.cover()

    def _begin_to_close(self) -> None:
        if not self.close_key.down:
            self.cover()
        self.close_key.press()

    def _dress(self) -> None:
        look, say = Look(self._context.theme, self._context.scale), self._context.say
        self.look_button.write(say(says("Hold to look")), look, "eye", say(says("Space")))
        self.close_button.write(say(says("Hold: back to the host")), look, "back", "Esc")
        self._row.setContentsMargins(0, 0, 0, look.px(70))
        self._row.setSpacing(look.px(20))
        self.update()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        event.accept()
        if event.isAutoRepeat():
            return
        if event.key() == Qt.Key.Key_Space:
            self.look_key.let_go()
        elif event.key() == Qt.Key.Key_Escape:
            self.close_key.let_go()
