"""The page of lessons: first the games, then the lessons of one."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPixmap, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.commands import BY_ID
from desktop.fonts import Role
from desktop.lessons.lesson import Lesson
from desktop.lessons.progress import Kept, Progress
from desktop.lessons.shelf import lessons, taught
from desktop.shell.context import Context
from desktop.shell.parts.look import Look
from desktop.shell.parts.prose import Prose
from desktop.shell.start_page.ground import Lantern, ground
from desktop.shell.start_page.menu_row import MenuRow
from desktop.shell.start_page.stop import Stop, step_of, step_on
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
BIG = 1.7


class LearnPage(QWidget):
    """``chosen`` carries a lesson's id, ``left`` goes back to where one came from."""

    chosen = Signal(str)
    left = Signal()

    def __init__(self, context: Context, progress: Progress, game: str = "") -> None:
        super().__init__()
        self.context, self.progress, self.game = context, progress, game
        self._ground = QPixmap()
        self._lit: tuple[object, ...] = ()
        self.lantern, self.title = Lantern(), Prose(Role.TITLE, align="middle")
        self.line = Prose(Role.BODY, "text2", align="middle")
        self.rows: dict[str, MenuRow] = {}
        self._arrange()
        self.lantern.clicked.connect(self.back)
        context.changed.connect(self.refresh)
        self.refresh()

    def _arrange(self) -> None:
        self._column = QVBoxLayout()
        self._column.addWidget(self.lantern, 0, Qt.AlignmentFlag.AlignHCenter)
        for part in (self.title, self.line):
            self._column.addWidget(part)
        self._list = QVBoxLayout()
        self._column.addLayout(self._list)
        self._column.addStretch(1)
        row = QHBoxLayout(self)
        row.addStretch(1)
        row.addLayout(self._column, 2)
        row.addStretch(1)

    # ---- what is shown

    @property
    def look(self) -> Look:
        """The colours and the size of the window."""
        return Look(self.context.theme, self.context.scale)

    def refresh(self) -> None:
        """Say everything anew."""
        look, say = self.look, self.context.say
        self.setAccessibleName(say(NAME))
        self._column.setContentsMargins(0, look.px(60), 0, look.px(40))
        self._column.setSpacing(look.px(8))
        self._list.setContentsMargins(0, look.px(24), 0, 0)
        self._list.setSpacing(look.px(4))
        title = say("{it}", {"it": shelf()[self.game].name}) if self.game else say(LEARN)
        self.title.write(title, Look(look.theme, BIG * look.scale))
        self.line.write(say(TASKS), look)
        back = say(GAMES) if self.game else say(BY_ID["start-page"].title)
        self.lantern.setAccessibleName(back)
        self.lantern.setToolTip(f"{back} (Esc)")
        self.lantern.dress(look)
        self._show_rows(look)
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
            self._list.addWidget(row)

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
        self._first().setFocus(Qt.FocusReason.OtherFocusReason)

    def back(self) -> None:
        """From the lessons to the games, from the games to where one came from."""
        if self.game:
            self.show_game("")
        else:
            self.left.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = step_of(event)
        if step is not None:
            step_on(self, (self.lantern, *self.rows.values()), step, self._first())
        elif event.key() == Qt.Key.Key_Escape:
            self.back()
        else:
            event.ignore()

    def _first(self) -> Stop:
        if not self.game:
            return next(iter(self.rows.values()))
        fresh = (lesson for lesson in lessons(self.game) if not self.progress.of(lesson.id).done)
        return self.rows[next(fresh, lessons(self.game)[0]).id]

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._first().setFocus(Qt.FocusReason.OtherFocusReason)

    # ---- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        at = QPointF(self.lantern.geometry().center())
        wanted = (self.size(), at, self.look, self.devicePixelRatioF())
        if wanted != self._lit:
            self._lit, self._ground = wanted, ground(*wanted)
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._ground)
        painter.end()
