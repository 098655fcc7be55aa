"""The steps of the match: back, forward, set right later, or set by hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from rules.messages import says

if TYPE_CHECKING:
    from desktop.shell.window import HostWindow

NOTHING_AHEAD = says("There is nothing to redo.")
STILL_BUILT = says("Here the mansion is still being built; correction waits.")


class Steps:
    """What is unfinished at the board is left first."""

    def __init__(self, window: HostWindow) -> None:
        self._window = window

    def commands(self) -> dict[str, Callable[[int], object]]:
        """What its keys do."""
        window = self._window
        return {
            "undo": lambda _: self._undo(),
            "redo": lambda _: self._redo(),
            "amend": lambda step: window.amending.begin(step or window.side.log.lines.step),
            "correct": lambda _: self._correct(),
        }

    def _undo(self) -> None:
        if self._window.amending.back():
            return
        self._window.play.back()
        self._window.taking_back.undo()

    def _redo(self) -> None:
        self._window.play.back()
        if not self._window.context.session.redo():
            self._window.play.tell(lambda: self._window.context.say(NOTHING_AHEAD))

    def _correct(self) -> None:
        play = self._window.play
        if not play.correcting.possible:
            play.tell(lambda: self._window.context.say(STILL_BUILT))
        else:
            play.correct(not play.correcting.on)
