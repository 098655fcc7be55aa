"""Who died in the night, large before the audience for a while after each name is told."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QTimer

from desktop.projector.dawn import Dawn
from desktop.projector.publishing import Publishing
from desktop.projector.reveal import Turned
from desktop.projector.stage import Line
from desktop.projector.window import AudienceWindow
from rules.messages import says

SHOWN_MS: Final = 5000
DIED: Final = says("Died in the night")
SHROUD: Final = "shroud"


class Morning(QObject):
    """Lies over the picture as what is turned over in the end does; what is taken back goes at once."""

    def __init__(self, window: AudienceWindow) -> None:
        super().__init__(window)
        self._window = window
        self._publishing: Publishing | None = None
        self._told: Dawn | None = None
        self._shows = False
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.setInterval(SHOWN_MS)
        self._clock.timeout.connect(self._end)

    def follow(self, publishing: Publishing) -> None:
        """Hear of the dawns of a table."""
        self._end()
        self._publishing, self._told = publishing, publishing.broken
        publishing.changed.connect(self._look)

    def _look(self) -> None:
        now = self._publishing.broken if self._publishing is not None else None
        if now == self._told:
            return
        before, self._told = self._told, now
        self._end()
        if now is not None and (now.known or not now.dead):
            self._show(now, before.told if before is not None and before.step == now.step else 0)

    def _show(self, dawn: Dawn, before: int) -> None:
        """The names that were told just now; or that nobody is missing."""
        assert self._publishing is not None
        session, tongues = self._publishing.session, self._window.tongues
        if dawn.known:
            names = tongues.tell(session, Line("{who}", {"who": dawn.known[before:]}))[:1]
            self._window.turn_over(Turned(tongues.say(DIED), names, SHROUD))
        else:
            self._window.turn_over(Turned(text=tongues.tell(session, self._publishing.stage.dawning(dawn))))
        self._shows = True
        self._clock.start()

    def _end(self) -> None:
        if self._shows:
            self._shows = False
            self._clock.stop()
            self._window.turn_over(None)
