"""The page of lessons: first the games, then the lessons of one."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from desktop.commands import BY_ID
from desktop.lessons.lesson import Lesson
from desktop.lessons.progress import Kept, Progress
from desktop.lessons.shelf import lessons, taught
from desktop.shell.context import Context
from desktop.shell.parts.look import Look
from desktop.shell.start_page.choosing_page import ChoosingPage
from desktop.shell.start_page.menu_row import MenuRow
from desktop.shell.start_page.stop import Stop
from rules.games import shelf
from rules.messages import says

NAME = says("Lessons")
LEARN = says("Learn")
TASKS = says("Short tasks on a real board. It is all right to be wrong.")
COUNT = says("{done} of {total} lessons done")
MINUTES = says("{minutes} min · {about}")
PASSED = says("Done · {about}")
WAITING = says("Step {n} of {total} · {about}")
GAMES = says("Games")


class LearnPage(ChoosingPage):
    """``chosen`` carries a lesson's id."""

    chosen = Signal(str)

    def __init__(self, context: Context, progress: Progress, game: str = "") -> None:
        super().__init__(context)
        self.progress, self.game = progress, game
        self.rows: dict[str, MenuRow] = {}
        context.changed.connect(self.refresh)
        self.refresh()

    # ---- what is shown

    def refresh(self) -> None:
        """Say everything anew."""
        say = self.context.say
        self.setAccessibleName(say(NAME))
        title = say("{it}", {"it": shelf()[self.game].name}) if self.game else say(LEARN)
        self.write(title, say(TASKS), say(GAMES) if self.game else say(BY_ID["start-page"].title))
        self._show_rows(self.look)
        self.update()

    def _show_rows(self, look: Look) -> None:
        wanted = [one.id for one in lessons(self.game)] if self.game else [game.id for game in taught()]
        if list(self.rows) != wanted:
            self._make(wanted)
        for lesson in lessons(self.game) if self.game else ():
            kept = self.progress.of(lesson.id)
            title = self.context.say("{it}", {"it": lesson.title})
            self.rows[lesson.id].say(title, self._note(lesson, kept), "check" if kept.done else "lesson", look)
        for game in () if self.game else taught():
            title = self.context.say("{it}", {"it": game.name})
            self.rows[game.id].say(title, self._of_all(game.id), "lesson", look)

    def _make(self, wanted: list[str]) -> None:
        for row in self.rows.values():
            row.hide()
            row.deleteLater()
        self.rows = {name: MenuRow() for name in wanted}
        for name, row in self.rows.items():
            row.clicked.connect(lambda _=False, name=name: self._choose(name))
            self.list.addWidget(row)

    def _note(self, lesson: Lesson, kept: Kept) -> str:
        about = self.context.say("{it}", {"it": lesson.about})
        if kept.step:
            named = {"n": kept.step + 1, "total": len(lesson.step), "about": about}
            return self.context.say(WAITING, named)
        if kept.done:
            return self.context.say(PASSED, {"about": about})
        return self.context.say(MINUTES, {"minutes": f"{lesson.minutes:g}", "about": about})

    def _of_all(self, game: str) -> str:
        row = lessons(game)
        done = sum(self.progress.of(lesson.id).done for lesson in row)
        return self.context.say(COUNT, {"done": done, "total": len(row)})

    # ---- what people do

    def _choose(self, name: str) -> None:
        if self.game:
            self.chosen.emit(name)
        else:
            self.show_game(name)

    def show_game(self, game: str) -> None:
        """Show the lessons of a game; "" shows the games."""
        self.game = game
        self.refresh()
        self.first().setFocus(Qt.FocusReason.OtherFocusReason)

    def back(self) -> None:
        """From the lessons to the games, from the games to where one came from."""
        if self.game:
            self.show_game("")
        else:
            self.left.emit()

    def stops(self) -> tuple[QWidget, ...]:
        return (self.lantern, *self.rows.values())

    def first(self) -> Stop:
        if not self.game:
            return next(iter(self.rows.values()))
        fresh = (lesson for lesson in lessons(self.game) if not self.progress.of(lesson.id).done)
        return self.rows[next(fresh, lessons(self.game)[0]).id]
