"""A lesson while it is taken: what its keys and buttons do, and what follows on the board."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from desktop.lessons.shelf import after
from desktop.lessons.table import LessonTable
from desktop.lessons.tutor import LADDER, Tutor
from desktop.shell.learning.room import Room
from desktop.shell.play import Refusal
from rules.messages import says
from rules.violations import OffTask

if TYPE_CHECKING:
    from desktop.shell.window import HostWindow

NOT_HERE = says("Not in a lesson. Ctrl+W leaves it and keeps your place.")
AT_THE_START = says("There is nothing to undo.")
AFRESH = says("The step begins anew.")
NOTHING_LEFT = says("There is nothing more to do in this step.")
NARROWING = 2
"""The hint that shows where the piece may go."""
OF_A_TABLE = frozenset(
    "new open save export amend correct fate overrule show-to-one log list table-check to-seats drawer notes "
    "find".split()
)
"""Commands that make no sense in a lesson."""


class Taking(QObject):
    """``passed`` carries the id of the lesson that comes next, "" after the last; ``left`` asks for the list."""

    passed = Signal(str)
    left = Signal()

    def __init__(self, window: HostWindow, room: Room, tutor: Tutor) -> None:
        super().__init__(window)
        self._window, self._room, self.tutor = window, room, tutor
        self.table = LessonTable(tutor.course)

    def sit_down(self) -> None:
        """Go over to the table of the step."""
        window = self._window
        window.play.back()
        window.cards.clear()
        self.table = LessonTable(self.tutor.course)
        self._room.furnish(self.tutor.lesson)
        window.context.replace_session(self.table)
        window.show_table()

    # ---- what follows

    def follow(self) -> None:
        """The table, the language or the colours are others now."""
        if self.tutor.moved():
            self._window.play.scene.light({})
            self._announce()
        self.show()

    def show(self) -> None:
        """Make the room equal the lesson."""
        self._room.show_tutor(self.tutor)

    def _announce(self) -> None:
        tutor, say = self.tutor, self._window.context.say
        praise = [tutor.lesson.step[tutor.praised].why] if tutor.praised is not None else []
        task = [] if tutor.course.finished else [tutor.course.step.task]
        self._window.announcer.say(" ".join(say("{it}", {"it": text}) for text in (*praise, *task)))

    def heed(self, refusal: Refusal) -> None:
        """Something was refused; what only strays from the task does not count."""
        strayed = any(isinstance(reason, OffTask) for reason in refusal.refused.violations)
        if not refusal.preview and not strayed:
            self.tutor.refused()
        self.show()

    # ---- commands

    def takes(self, id_: str, number: int) -> bool:
        """Whether a command means something else in a lesson, which is done then."""
        if id_ in OF_A_TABLE:
            self._tell(NOT_HERE)
            return True
        if id_ == "offer" and number:
            self._room.offers.press(number)
            return True
        meant = self._meant().get(id_)
        return meant is not None and meant()

    def _meant(self) -> dict[str, Callable[[], bool]]:
        panel = ("next-panel", "previous-panel", "to-panel", "offer")
        own = {"primary": self._primary, "undo": self._undo, "start-page": self._leave}
        return own | dict.fromkeys(panel, self._panel)

    def _primary(self) -> bool:
        if not self.go_on():
            self._room.offers.press_lit()
        return True

    def hint(self) -> None:
        """Open the next hint; after the last the answer is shown."""
        asked = self.tutor.ask()
        if asked > LADDER:
            self._play_answer()
        elif asked:
            self._hinted(asked)
        else:
            self._tell(NOTHING_LEFT)

    def _hinted(self, asked: int) -> None:
        play = self._window.play
        if asked == NARROWING and not play.scene.lights.shown:
            play.reach()
        self.show()
        say, text = self._window.context.say, self.tutor.course.step.hints[asked - 1]
        self._window.announcer.say(say("{it}", {"it": text}))

    def answer(self) -> None:
        """Say what is to be done; the second time it is shown."""
        if self.tutor.hint >= LADDER:
            self.hint()
        elif self.tutor.tell():
            self._hinted(LADDER)

    def _play_answer(self) -> None:
        self._window.play.back()
        self._window.cards.clear()
        if not self.table.show_answer():
            self._tell(NOTHING_LEFT)

    def again(self) -> None:
        """Begin the step anew."""
        self.tutor.again()
        self.sit_down()
        self._tell(AFRESH)

    def go_on(self) -> bool:
        """The next step where one waits for it, and after the last the next lesson; whether there was one."""
        course = self.tutor.course
        waiting, finished = course.waiting, course.finished
        if waiting:
            self.tutor.go_on()
            self.sit_down()
        elif finished:
            onward = after(self.tutor.lesson)
            self.passed.emit(onward.id if onward is not None else "")
        return waiting or finished

    def _undo(self) -> bool:
        self._window.play.back()
        if not self.table.undo():
            self._tell(AT_THE_START)
        return True

    def _leave(self) -> bool:
        self.left.emit()
        return True

    def _panel(self) -> bool:
        view = self._window.board.view
        if view.hasFocus():
            self._room.panel.take_focus()
        else:
            view.setFocus()
        return True

    def _tell(self, message: str) -> None:
        self._window.play.tell(lambda: self._window.context.say(message))
