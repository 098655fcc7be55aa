"""The audience's window: the public picture and nothing else, behind a curtain whenever it must be."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent

from desktop.projector import measure
from desktop.projector.board import AudienceBoard
from desktop.projector.causes import Cause, Rest
from desktop.projector.curtain import Curtain
from desktop.projector.dice import Dice
from desktop.projector.down import Down
from desktop.projector.footer import Footer
from desktop.projector.header import Header
from desktop.projector.picture import PublicPicture
from desktop.projector.publishing import Publishing
from desktop.projector.reveal import Reveal, Turned
from desktop.projector.tongues import Tongue, Tongues
from desktop.projector.town_clock import TownClock
from desktop.projector.trail import Trail
from desktop.projector.untouchable import UntouchableWindow
from desktop.scene.board_scene import BoardScene
from desktop.theme import theme
from rules.seats import SeatId
from rules.views import Piece

TITLE: Final = "Lanternboard"


class AudienceWindow(UntouchableWindow):
    """``touched`` says that it looks otherwise than before.

    It begins under the curtain and without a source; ``follow`` gives it one.
    """

    touched = Signal()

    def __init__(self, tongue: Tongue = "ko") -> None:
        super().__init__(TITLE)
        self.colours = theme("projector")
        self._tongues = Tongues(tongue)
        self.publishing: Publishing | None = None
        self._down = Down()
        self._reminding = False
        self._called: tuple[SeatId, ...] = ()
        self._build()
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
        self.clock = TownClock(self.colours, self.view, self)
        self.clock.told.connect(self._show_time)
        self.reveal = Reveal(self.colours, self)
        self.trail = Trail(self.scene)
        self.curtain = Curtain(self.colours, self)

    # ---- where the picture comes from

    def follow(self, publishing: Publishing | None) -> None:
        """Show another table, under the curtain; without one only the curtain is shown."""
        if self.publishing is not None:
            self.publishing.changed.disconnect(self.refresh)
            self.publishing.destroyed.disconnect(self._lose)
        self.publishing = publishing
        self.clock.keep(None)
        self._called = self.picture.called = ()
        self.turn_over(None)
        self._down.begin()
        if publishing is None:
            self._lose()
            return
        publishing.changed.connect(self.refresh)
        publishing.destroyed.connect(self._lose)
        self._down.put(Cause.SOURCE, False)
        self._draw_curtain(at_once=True)
        self.refresh()

    def _lose(self) -> None:
        self.publishing = None
        self._down.put(Cause.SOURCE)
        self.picture.forget()
        self._draw_curtain(at_once=True)

    @property
    def tongues(self) -> Tongues:
        """The language of the window, with the nouns of the table that it shows."""
        return self._tongues.of(self.publishing.session) if self.publishing is not None else self._tongues

    def speak(self, tongue: Tongue) -> None:
        """Use another language, or two."""
        self._tongues = Tongues(tongue)
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
        if not self.publishing.held:
            self.picture.called = self._called
        if self._down.keep(self.picture.secret(self.publishing)):
            self._draw_curtain()
        if self._down or self.curtain.down:
            self.picture.look_away()
        else:
            self.picture.show(self.publishing, self.tongues)
            self.clock.show_of(self.publishing, self.tongues)
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

    def call_up(self, seats: tuple[SeatId, ...]) -> None:
        """Call people to the table, this one and the next; a held picture calls nobody else."""
        self._called = seats
        self.refresh()
        self._write_curtain()

    def _show_time(self) -> None:
        """The clock goes on, where the picture is in sight."""
        source = self.publishing if not self._down and not self.curtain.down else None
        if source is not None and self.clock.show_of(source, self.tongues):
            self.touched.emit()

    # ---- the curtain

    @property
    def curtained(self) -> bool:
        """Whether the curtain is down or about to fall."""
        return bool(self._down)

    @property
    def secret(self) -> bool:
        """Whether it is a time at which the audience may see nothing."""
        return self.publishing is not None and self.picture.secret(self.publishing)

    def lower(self, at_once: bool = False) -> None:
        """Let the host's curtain fall; it stays down until it is lifted."""
        if Cause.START not in self._down:
            self._down.put(Cause.HOST)
        self._draw_curtain(at_once)

    def hide_her(self, hiding: bool) -> None:
        """Have the curtain say that she hides, at a table where the program is not told when; it falls at once."""
        self._down.put(Cause.HIDING, hiding)
        self._draw_curtain(at_once=hiding)

    def lift(self, sure: bool = False) -> bool:
        """Raise it. At a secret time only for who is sure, or asks twice within two seconds; whether it was raised."""
        if not self._down.lift(self.secret, sure):
            return False
        self._draw_curtain()
        return not self._down

    def toggle_curtain(self) -> bool:
        """What the curtain's key does; False when it has to be pressed once more."""
        if self.curtained:
            return self.lift()
        self.lower()
        return True

    @property
    def resting(self) -> bool:
        """Whether the curtain is down because nobody plays."""
        return Cause.REST in self._down

    def rest(self, caption: str, clock: str, told: bool = False) -> None:
        """Let the curtain fall with these words and a clock, "" for none; raising it ends that.

        ``told`` has it tell as well what everybody has seen so far.
        """
        self._down.rest = Rest(caption, clock, told)
        self._down.put(Cause.REST)
        self._draw_curtain()

    def show_number(self, number: int | None) -> None:
        """Show a number instead of the picture, for the check of the screens; None ends it."""
        self._down.number = "" if number is None else str(number)
        self._down.put(Cause.CHECK, number is not None)
        self._draw_curtain(at_once=True)

    def _draw_curtain(self, at_once: bool = False) -> None:
        self._write_curtain()
        if not self._down:
            self._open()
        elif not self.curtain.down or self.curtain.rising or (at_once and not self.curtain.closed):
            self.curtain.fall(at_once or self.curtain.rising, self._shut)
        self.touched.emit()

    def _write_curtain(self) -> None:
        if self._down:
            source, told = self.publishing, self._down.rest.told
            whose = self.picture.whose(source, self.tongues) if source else ()
            story = self.picture.story(source, self.tongues) if source and told else ()
            calls = self.picture.calls(source, self.tongues) if source else ()
            self.curtain.say(self._down.says(self.tongues, whose, story, calls))

    def _shut(self) -> None:
        """Behind a closed curtain there is nothing at all."""
        if not self._down:
            return
        self.scene.finish()
        self.dice.lay(None)
        self.clock.show_face(None)
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
        self.clock.show_of(self.publishing, self.tongues)
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
        self.clock.lay()
