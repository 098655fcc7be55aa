"""The points on which the town's sources are silent."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.fonts import Role
from desktop.shell.new_game.arkham.draft import TownDraft
from desktop.shell.new_game.point_row import PointRow
from desktop.shell.new_game.points import Given, points
from desktop.shell.parts.look import Look
from desktop.shell.parts.prose import Prose
from desktop.words import Words
from rules.arkham.options import Options
from rules.messages import says

STANDARD = says("Every default.")
OTHERWISE = says("Otherwise than usual: {points}")


class TownRules(QWidget):
    """The usual answer of each stands first, in bold."""

    changed = Signal()

    def __init__(self, draft: TownDraft) -> None:
        super().__init__()
        self._draft = draft
        self.summary = Prose(Role.BODY, bold=True)
        self.rows = [PointRow(point) for point in points(Options)]
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self.summary)
        for row in self.rows:
            self._column.addWidget(row)
            row.chosen.connect(lambda value, key=row.point.key: self._settle(key, value))

    def _settle(self, key: str, value: Given) -> None:
        self._draft.settle(key, value)
        self.changed.emit()

    def show_draft(self, look: Look, words: Words) -> None:
        """Make the answers equal the draft."""
        self._column.setSpacing(look.px(16))
        self.summary.write(differences(self._draft, words), look)
        for row in self.rows:
            row.show_point(self._draft.answer(row.point.key) if row.point.open else None, look, words)

    def stops(self) -> Iterator[QWidget]:
        """Where Tab stops."""
        yield from (stop for row in self.rows for stop in row.stops())


def differences(draft: TownDraft, words: Words) -> str:
    """Where a table plays otherwise than usual, in one line."""
    labels = [words.say(point.label) for point in points(Options) if point.key in draft.points]
    return words.say(OTHERWISE, {"points": ", ".join(labels)}) if labels else words.say(STANDARD)
