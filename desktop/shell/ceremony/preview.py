"""What lies open, on the host's own window: the mansion and whatever was turned over before it."""

from __future__ import annotations

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from desktop.projector.board import AudienceBoard
from desktop.projector.laid_open import laid_open
from desktop.projector.reveal import Reveal, Turned
from desktop.projector.trail import Trail
from desktop.scene.board_scene import BoardScene
from desktop.scene.labels import labels
from desktop.session import Session
from desktop.theme import theme
from desktop.words import Words
from rules.messages import says
from rules.seats import AUDIENCE

NAME = says("What lies open")
LEAST = 320


class Preview(QWidget):
    """The same parts as the audience's window has, without its head and foot."""

    def __init__(self) -> None:
        super().__init__()
        colours = theme("projector")
        self.scene = BoardScene(colours=colours, parent=self)
        self.scene.shrink = True
        self.scene.motion.pace = 0.0
        self.view = AudienceBoard(self.scene, "", self)
        self.reveal, self.trail = Reveal(colours, self), Trail(self.scene)
        self.setMinimumSize(LEAST, LEAST * 9 // 16)

    def show_table(self, session: Session, words: Words, turned: Turned | None) -> None:
        """Show the board as the audience sees it, with what was turned over on it."""
        self.view.setAccessibleName(words.say(NAME))
        picture = laid_open(session.picture(AUDIENCE), turned.pieces if turned is not None else ())
        self.scene.show(picture, words.language, labels(words))

    def turn_over(self, turned: Turned | None) -> None:
        """Show what lies open now."""
        self.trail.lead(turned.trail if turned is not None else ())
        self.reveal.turn(turned)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.view.setGeometry(self.rect())
        self.reveal.setGeometry(self.rect())
        self.view.fit()
