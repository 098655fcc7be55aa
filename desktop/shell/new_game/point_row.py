"""One point of the house rules: its code, what is asked, that it is unofficial, and its answers."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.fonts import Role
from desktop.shell.new_game.answers import NOT_YET
from desktop.shell.new_game.points import Given, Point
from desktop.shell.parts.badge import Badge
from desktop.shell.parts.choices import Answer, Choices
from desktop.shell.parts.field import Field
from desktop.shell.parts.look import Look
from desktop.shell.parts.prose import Prose
from desktop.words import Words
from rules.messages import says


def spoken(point: Point, words: Words) -> str:
    """All that can be looked for in a point."""
    titles = (words.say(title) for _, title in point.answers)
    return " ".join((point.code, words.say(point.label), *titles)).casefold()


class DarkAnswers(QWidget):
    """The answers of a point that no rule asks about yet: the usual one in bold, then the others."""

    def __init__(self) -> None:
        super().__init__()
        self.usual, self.others = Prose(Role.BODY, "text2", bold=True), Prose(Role.SMALL, "text2")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.usual)
        column.addWidget(self.others)

    def tell(self, point: Point, look: Look, words: Words) -> None:
        """Say them."""
        titles = [words.say(title) for _, title in point.answers]
        self.usual.write(titles[0], look)
        parts = [words.say(says("or {answers}"), {"answers": " · ".join(titles[1:])})] if titles[1:] else []
        self.others.write(" — ".join((*parts, words.say(NOT_YET))), look)


class PointRow(QWidget):
    """``chosen`` carries the answer. Another body than the answers may be given."""

    chosen = Signal(object)

    def __init__(self, point: Point, body: QWidget | None = None) -> None:
        super().__init__()
        self.point = point
        self.choices: Choices | None = Choices() if point.open and body is None else None
        self._dark = DarkAnswers() if body is None and self.choices is None else None
        self.field = Field(body or self.choices or self._dark or QWidget())
        self.badge = Badge()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.field, 1)
        row.addWidget(self.badge, 0, Qt.AlignmentFlag.AlignTop)
        if self.choices is not None:
            self.choices.chosen.connect(self._choose)

    def _choose(self, value: str) -> None:
        self.chosen.emit(next(one for one, _ in self.point.answers if str(one) == value))

    def show_point(self, answer: Given | None, look: Look, words: Words) -> None:
        """Ask, and show what is answered."""
        asked = words.say(self.point.label)
        self.field.ask(f"{self.point.code} · {asked}", look)
        self.badge.write(words.say(says("unofficial")), look)
        if self.choices is not None:
            usual = self.point.usual
            offered = [
                Answer(str(value), words.say(title), dark=not self.point.takes(value), bold=value == usual)
                for value, title in self.point.answers
            ]
            self.choices.offer(offered, str(answer), look, asked)
        elif self._dark is not None:
            self._dark.tell(self.point, look, words)

    def stops(self) -> list[QWidget]:
        """Where Tab stops."""
        return self.choices.stops() if self.choices is not None else []
