"""Lets what has happened be seen on the board, and then makes the board equal the view."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from PySide6.QtCore import QObject, Signal

from desktop.scene.board_scene import BoardScene
from desktop.scene.labels import labels
from desktop.session import Session
from desktop.shell.context import Context
from rules.events import Event
from rules.messages import says
from rules.tags import tag_of

LAY_HERE = says("Lay here")


class Stage(QObject):
    """``moved`` tells that the table stands elsewhere, ``happened`` carries the new lines of the log.

    Only steps that follow what was shown last are animated: undo and jumps are simply right.
    """

    moved = Signal()
    happened = Signal(str)

    def __init__(self, context: Context, scene: BoardScene) -> None:
        super().__init__()
        self.context = context
        self.scene = scene
        self._shown: tuple[Session, list[int]] | None = None
        context.changed.connect(self.show)

    def show(self) -> None:
        """Follow the table, the language and the colours."""
        session = self.context.session
        path = [node.number for node in session.match.path()]
        fresh, moved = self._fresh(path)
        self._shown = (session, path)
        if moved:
            self.moved.emit()
        events = [event for number in fresh for event in session.events(number)]
        self._walk(events)
        self._draw()
        self.scene.mark_changed([getattr(event, "shadow", "") for event in events if tag_of(event) == "opened"])
        self.happened.emit(" ".join(self.context.speech.tell(event) for event in events if event.message))

    def _fresh(self, path: list[int]) -> tuple[list[int], bool]:
        if self._shown is None or self._shown[0] is not self.context.session:
            return [], True
        before = self._shown[1]
        return (path[len(before) :] if path[: len(before)] == before else []), path != before

    def _walk(self, events: Iterable[Event]) -> None:
        for event in events:
            if tag_of(event) == "walked":
                walked: Any = event
                self.scene.glide(walked.seat, (walked.origin, walked.to))

    def _draw(self) -> None:
        if self.scene.style_of_board.theme is not self.context.theme:
            self.scene.set_theme(self.context.theme)
        picture = self.context.session.picture()
        cells = {f"cell:{space.id}": self.context.say(LAY_HERE) for space in picture.spaces if space.shape == "cell"}
        self.scene.show(picture, self.context.words.language, {**labels(self.context.words), **cells})
