"""The audience's window: the public picture and nothing else, behind a curtain whenever it must be."""

from __future__ import annotations

import time
from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QCloseEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from desktop.projector import causes, measure
from desktop.projector.board import INPUT, AudienceBoard
from desktop.projector.causes import Cause, Rest
from desktop.projector.curtain import Curtain
from desktop.projector.dice import Dice
from desktop.projector.footer import Footer
from desktop.projector.header import Header
from desktop.projector.picture import PublicPicture
from desktop.projector.publishing import Publishing
from desktop.projector.reveal import Reveal, Turned
from desktop.projector.tongues import Tongue, Tongues
from desktop.projector.trail import Trail
from desktop.scene.board_scene import BoardScene
from desktop.theme import theme
from rules.views import Piece

TITLE: Final = "Lanternboard"
AGAIN_S: Final = 2.0
FLAGS: Final = (
    Qt.WindowType.Window | Qt.WindowType.FramelessWindowHint | Qt.WindowType.WindowDoesNotAcceptFocus
)  # fmt: skip


class AudienceWindow(QWidget):
    """``touched`` says that it looks otherwise than before; ``closed`` that it was closed from outside.

    It begins under the curtain and without a source; ``follow`` gives it one.
    """

    touched = Signal()
    closed = Signal()

    def __init__(self, tongue: Tongue = "ko") -> None:
        super().__init__(None, FLAGS)
        self.colours = theme("projector")
        self.tongues = Tongues(tongue)
        self.publishing: Publishing | None = None
        self._causes = {Cause.SOURCE, Cause.START}
        self._overridden = False
        self._armed = float("-inf")
        self._number = ""
        self._rest = Rest()
        self._reminding = False
        self._build()
        self._dress()
        self.resize(1920, 1080)
        self._draw_curtain(at_once=True)

    def _build(self) -> None:
        self.scene = BoardScene(colours=self.colours, parent=self)
        self.scene.shrink = True
        self.view = AudienceBoard(self.scene, "", self)
        self.header, self.footer = Header(self.colours, self), Footer(self.colours, self)
        self.dice = Dice(self.colours, self)
        self.picture = PublicPicture(self.scene, self.header, self.footer, self.dice)
        self.footer.outgrown.connect(self._lay_out)
        self.header.reshaped.connect(self._lay_out)
        self.reveal = Reveal(self.colours, self)
        self.trail = Trail(self.scene)
        self.curtain = Curtain(self.colours, self)

    def _dress(self) -> None:
        self.setWindowTitle(TITLE)
        self.setAccessibleName(TITLE)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.BlankCursor)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.setAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled, False)
        palette = self.palette()
        palette.setColor(self.backgroundRole(), Qt.GlobalColor.black)
        self.setPalette(palette)

    # ---- where the picture comes from

    def follow(self, publishing: Publishing | None) -> None:
        """Show another table, under the curtain; without one only the curtain is shown."""
        if self.publishing is not None:
            self.publishing.changed.disconnect(self.refresh)
            self.publishing.destroyed.disconnect(self._lose)
        self.publishing = publishing
        self.turn_over(None)
        self._overridden = False
        self._causes |= {Cause.START}
        if publishing is None:
            self._lose()
            return
        publishing.changed.connect(self.refresh)
        publishing.destroyed.connect(self._lose)
        self._causes -= {Cause.SOURCE}
        self._draw_curtain(at_once=True)
        self.refresh()

    def _lose(self) -> None:
        self.publishing = None
        self._causes |= {Cause.SOURCE}
        self.picture.forget()
        self._draw_curtain(at_once=True)

    def speak(self, tongue: Tongue) -> None:
        """Use another language, or two."""
        self.tongues = Tongues(tongue)
        self.refresh()
        self._write_curtain()
        self.touched.emit()

    @property
    def reduced(self) -> bool:
        """Whether things fade instead of moving."""
        return self.scene.motion.reduced

    def set_reduced(self, reduced: bool) -> None:
        """Let things fade instead of moving."""
        self.scene.motion.reduced = self.curtain.motion.reduced = reduced

    def set_pace(self, pace: float) -> None:
        """Stretch every movement; 0 is at once."""
        self.scene.motion.pace = self.curtain.motion.pace = pace

    @property
    def moving(self) -> bool:
        """Whether anything still moves."""
        return self.scene.motion.running or self.curtain.motion.running

    def refresh(self) -> None:
        """Follow the published step; at a secret time the curtain falls first and nothing changes behind it."""
        if self.publishing is None:
            return
        secret = self.picture.secret(self.publishing)
        self._overridden = self._overridden and secret
        self._set(Cause.SECRET, secret and not self._overridden)
        if self._causes or self.curtain.down:
            self.picture.look_away()
        else:
            self.picture.show(self.publishing, self.tongues)
            self.touched.emit()

    def turn_over(self, turned: Turned | None) -> None:
        """Show what lies open now, and nothing else of the secrets; None shows the table again."""
        self.trail.lead(turned.trail if turned is not None else ())
        self._lay_open(turned.pieces if turned is not None else ())
        self.reveal.turn(turned)
        if self.curtain.closed:
            self.reveal.hide()
        self.touched.emit()

    def _lay_open(self, pieces: tuple[Piece, ...]) -> None:
        """What was turned over lies on the board."""
        if self.picture.turned != pieces:
            self.picture.turned = pieces
            self.refresh()

    def remind(self) -> None:
        """Tell all that there was a reminder; behind the curtain it waits until that is raised."""
        self._reminding = self.curtain.down or self.curtained
        if not self._reminding:
            self.picture.remind(self.tongues)
            self.touched.emit()

    def call_last(self, last: bool) -> None:
        """Say in the head that the round is the last one, or no more."""
        if self.picture.last_round is not last:
            self.picture.last_round = last
            self.picture.lay(self.tongues)
            self.touched.emit()

    # ---- the curtain

    @property
    def curtained(self) -> bool:
        """Whether the curtain is down or about to fall."""
        return bool(self._causes)

    @property
    def secret(self) -> bool:
        """Whether it is a time at which the audience may see nothing."""
        return self.publishing is not None and self.picture.secret(self.publishing)

    def lower(self, at_once: bool = False) -> None:
        """Let the host's curtain fall; it stays down until it is lifted."""
        if Cause.START not in self._causes:
            self._causes |= {Cause.HOST}
        self._draw_curtain(at_once)

    def hide_her(self, hiding: bool) -> None:
        """Have the curtain say that she hides, at a table where the program is not told when; it falls at once."""
        before = set(self._causes)
        self._causes = before | {Cause.HIDING} if hiding else before - {Cause.HIDING}
        self._draw_curtain(at_once=hiding)

    def lift(self, sure: bool = False) -> bool:
        """Raise it. At a secret time only for who is sure, or asks twice within two seconds; whether it was raised."""
        if self.secret and not sure and time.monotonic() - self._armed > AGAIN_S:
            self._armed = time.monotonic()
            return False
        self._overridden = self.secret
        self._causes -= {Cause.HIDING, Cause.HOST, Cause.START, Cause.SECRET, Cause.REST}
        self._draw_curtain()
        return not self._causes

    def toggle_curtain(self) -> bool:
        """What the curtain's key does; False when it has to be pressed once more."""
        if self.curtained:
            return self.lift()
        self.lower()
        return True

    @property
    def resting(self) -> bool:
        """Whether the curtain is down because nobody plays."""
        return Cause.REST in self._causes

    def rest(self, caption: str, clock: str, told: bool = False) -> None:
        """Let the curtain fall with these words and a clock, "" for none; raising it ends that.

        ``told`` has it tell as well what everybody has seen so far.
        """
        self._rest = Rest(caption, clock, told)
        self._causes = self._causes | {Cause.REST}
        self._draw_curtain()

    def show_number(self, number: int | None) -> None:
        """Show a number instead of the picture, for the check of the screens; None ends it."""
        self._number = "" if number is None else str(number)
        self._set(Cause.CHECK, number is not None)

    def _set(self, cause: Cause, holds: bool) -> None:
        before = set(self._causes)
        self._causes = before | {cause} if holds else before - {cause}
        if self._causes != before or cause is Cause.CHECK:
            self._draw_curtain(at_once=cause is Cause.CHECK)

    def _draw_curtain(self, at_once: bool = False) -> None:
        self._write_curtain()
        if not self._causes:
            self._open()
        elif not self.curtain.down or self.curtain.rising or (at_once and not self.curtain.closed):
            self.curtain.fall(at_once or self.curtain.rising, self._shut)
        self.touched.emit()

    def _write_curtain(self) -> None:
        if self._causes:
            whose = self.picture.whose(self.publishing, self.tongues) if self.publishing else ()
            story = self.picture.story(self.publishing, self.tongues) if self.publishing and self._rest.told else ()
            self.curtain.say(causes.sentence(min(self._causes), self.tongues, whose, self._number, self._rest, story))

    def _shut(self) -> None:
        """Behind a closed curtain there is nothing at all."""
        if not self._causes:
            return
        self.scene.finish()
        self.dice.lay(None)
        for part in (self.view, self.header, self.footer, self.reveal):
            part.hide()
        self.touched.emit()

    def _open(self) -> None:
        """Make the picture equal what is public, then lift."""
        if self.publishing is None or not self.curtain.down or self.curtain.rising:
            return
        for part in (self.view, self.header, self.footer):
            part.show()
        self.reveal.setVisible(self.reveal.turned is not None)
        self.picture.show(self.publishing, self.tongues, still=True)
        if self._reminding:
            self._reminding = False
            self.picture.remind(self.tongues)
        self.curtain.raise_()
        self.curtain.lift(self.refresh)

    # ---- its frame

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()
        self.curtain.motion.finish()
        self.curtain.resize(event.size())
        self.picture.lay(self.tongues)
        self.touched.emit()

    def _lay_out(self) -> None:
        """Give head, board and footer their places."""
        frames, over = measure.frames(self.size(), self.footer.wanted, self.header.corners), (self.reveal, self.dice)
        placed = zip((self.view, self.header, self.footer), (frames.view, frames.head, frames.foot), strict=True)
        for part, place in (*placed, *((one, frames.between) for one in over)):
            part.setGeometry(place)
        self.view.fit()

    def event(self, event: QEvent) -> bool:
        return event.type() in INPUT or super().event(event)

    def focusNextPrevChild(self, onward: bool) -> bool:
        return False

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self.closed.emit()
