"""Opens the lessons over the table and gives the table back when one leaves them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from desktop.session import Session
from desktop.shell.banner import ASIDE
from desktop.shell.play import Refusal
from desktop.shell.told_line import Line
from rules.messages import says

if TYPE_CHECKING:
    from desktop.lessons.progress import Progress
    from desktop.shell.learning.page import LearnPage
    from desktop.shell.learning.room import Room
    from desktop.shell.learning.taking import Taking
    from desktop.shell.window import HostWindow

ONLY_HERE = says("Hints are there in lessons.")


class Learning(QObject):
    """Until ``attach`` nothing is remembered. Nothing of it is made before the first lesson."""

    def __init__(self, window: HostWindow) -> None:
        super().__init__(window)
        self._window = window
        self._folder = Path()
        self._progress: Progress | None = None
        self._before: Session | None = None
        self._room: Room | None = None
        self._page: LearnPage | None = None
        self.taking: Taking | None = None

    def attach(self, folder: Path) -> None:
        """Know where the profile lies."""
        self._folder = folder

    @property
    def progress(self) -> Progress:
        """How far one has come; read when it is first asked for."""
        if self._progress is None:
            from desktop.lessons.progress import Progress

            self._progress = Progress(self._folder)
        return self._progress

    # ---- the page

    @property
    def page(self) -> LearnPage | None:
        """The page of lessons, while it is seen."""
        return self._page if self._page is not None and self._window.pages.page is self._page else None

    def open_page(self, game: str = "") -> None:
        """Show the lessons there are."""
        from desktop.shell.learning.page import LearnPage

        window = self._window
        window.play.back()
        window.cards.clear()
        page = LearnPage(window.context, self.progress, game)
        page.chosen.connect(self.begin)
        page.left.connect(window.starting.open)
        self._page = page
        window.pages.open(page)
        file = self.progress.aside
        if file:
            window.banner.notice("aside", lambda: window.context.say(ASIDE, {"file": file}))

    # ---- a lesson

    @property
    def room(self) -> Room | None:
        """What the window shows in a lesson; None at a table."""
        return self._room if self.taking is not None else None

    @property
    def panel(self) -> QWidget | None:
        """What stands beside the board in a lesson."""
        return self._room.panel if self._room is not None and self.taking is not None else None

    def begin(self, id_: str) -> None:
        """Take a lesson, from the step at which it was left."""
        from desktop.lessons.shelf import find
        from desktop.lessons.tutor import Tutor
        from desktop.shell.learning.taking import Taking
        from desktop.tables import a_book

        lesson = find(id_)
        if self._before is None:
            self._before = self._window.context.session
        if self._room is None:
            self._room = self._a_room()
        self._put_away()
        self.taking = Taking(self._window, self._room, Tutor(lesson, a_book(lesson.game), self.progress))
        self.taking.passed.connect(self._pass)
        self.taking.left.connect(self.close)
        self.taking.sit_down()

    def _a_room(self) -> Room:
        from desktop.shell.learning.room import Room

        room, window = Room(self._window), self._window
        room.panel.hinted.connect(self.hint)
        room.panel.answered.connect(lambda: self._do(lambda taking: taking.answer()))
        room.panel.gone_on.connect(lambda: self._do(lambda taking: taking.go_on()))
        window.play.told.connect(self._tell)
        window.context.changed.connect(self._follow)
        window.play.refused.connect(self._heed)
        for signal in (window.play.scene.lights_changed, window.play.scene.cancelled):
            signal.connect(self._show)
        return room

    def _pass(self, onward: str) -> None:
        if onward:
            self.begin(onward)
        else:
            self.close()

    def leave(self) -> None:
        """Give the table back that was there before the lesson; the place in the lesson is kept."""
        before, self._before = self._before, None
        if before is None or self._room is None:
            return
        self._window.play.back()
        self._window.cards.clear()
        self._put_away()
        self._room.clear()
        self._window.context.replace_session(before)

    def _put_away(self) -> None:
        taking, self.taking = self.taking, None
        if taking is not None:
            taking.deleteLater()

    def close(self) -> None:
        """Leave the lesson for the list that it was chosen from."""
        game = self.taking.tutor.lesson.game if self.taking is not None else ""
        self.leave()
        self.open_page(game)

    # ---- what follows

    def _follow(self) -> None:
        self._do(lambda taking: taking.follow())

    def _show(self) -> None:
        self._do(lambda taking: taking.show())

    def _tell(self, line: Line | None) -> None:
        if self._room is not None:
            self._room.panel.told.tell(line)
        self._show()

    def _heed(self, refusal: Refusal) -> None:
        self._do(lambda taking: taking.heed(refusal))

    def _do(self, act: Callable[[Taking], object]) -> None:
        if self.taking is not None:
            act(self.taking)

    # ---- commands

    def commands(self) -> dict[str, Callable[[int], object]]:
        """What its keys do."""
        return {"hint": lambda _: self.hint(), "restart-step": lambda _: self.again()}

    def takes(self, id_: str, number: int) -> bool:
        """Whether a command means something else in a lesson, which is done then."""
        return self.taking is not None and self._window.pages.page is None and self.taking.takes(id_, number)

    def hint(self) -> None:
        """Open the next hint."""
        self._in_a_lesson(lambda taking: taking.hint())

    def again(self) -> None:
        """Begin the step anew."""
        self._in_a_lesson(lambda taking: taking.again())

    def _in_a_lesson(self, act: Callable[[Taking], object]) -> None:
        if self.taking is None:
            self._window.play.tell(lambda: self._window.context.say(ONLY_HERE))
        else:
            act(self.taking)
