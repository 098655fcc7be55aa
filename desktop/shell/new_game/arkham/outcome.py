"""What will come of the answers: the table from above, the limits, and the buttons that go on."""

from __future__ import annotations

from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from desktop.fonts import Role
from desktop.shell.new_game import names
from desktop.shell.new_game.arkham import finding, summary
from desktop.shell.new_game.arkham.around import TownAround
from desktop.shell.new_game.arkham.draft import DRAWN, TownDraft
from desktop.shell.new_game.arkham.people import SEAT
from desktop.shell.new_game.table_picture import Guest, TablePicture
from desktop.shell.parts.button import Button
from desktop.shell.parts.look import Look
from desktop.shell.parts.prose import Prose
from rules.messages import says


class TownOutcome(QWidget):
    """``begin``, ``onward`` and ``cancel`` stay in view at every step."""

    def __init__(self) -> None:
        super().__init__()
        self.begin, self.onward, self.cancel = Button("main"), Button(), Button("ghost")
        self.table, self.title, self.limits = TablePicture(), Prose(Role.BODY, bold=True), Prose(Role.SMALL, "text2")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self.table, 1)
        column.addWidget(self.title)
        column.addWidget(self.limits)
        buttons = QGridLayout()
        buttons.setSpacing(0)
        buttons.addWidget(self.cancel, 0, 0)
        buttons.addWidget(self.onward, 0, 1)
        buttons.addWidget(self.begin, 1, 0, 1, 2)
        buttons.setColumnStretch(1, 1)
        column.addLayout(buttons)

    def show_draft(self, draft: TownDraft, around: TownAround, last: bool, look: Look) -> None:
        """Show what will come of the draft; at the ``last`` step there is nothing to go on to but the game."""
        say = around.words.say
        self.begin.write(say(says("Begin")), look, "play", "Enter" if last else "Ctrl+Enter")
        self.onward.write(say(says("Next")), look, key="Enter")
        self.onward.setVisible(not last)
        self.cancel.write(say(says("Back")), look, key="Esc")
        self.title.write(say(summary.LINES["limits"]), look)
        self.limits.write(summary.lines(draft, around)["limits"], look)
        self._seat(draft, around, look)

    def _seat(self, draft: TownDraft, around: TownAround, look: Look) -> None:
        say, played = around.words.say, finding.played(draft, around.content)
        guests = [
            Guest(
                f"investigator-{number}", self._called(draft, one.row, number, played, around), one.row == draft.first
            )
            for number, one in enumerate(draft.people, 1)
        ]
        first = next((guest.name for guest in guests if guest.begins), "")
        drawn = says("The first player is drawn")
        middle = say(drawn) if draft.first == DRAWN else say(says("{who} begins"), {"who": first})
        self.table.seat(guests, middle, look, say(says("The table, clockwise")))

    def _called(self, draft: TownDraft, row: str, number: int, played: dict[str, str], around: TownAround) -> str:
        typed = names.shown(draft.person(row).name)
        return typed or (around.name(played[row]) if played[row] else around.words.say(SEAT, {"n": number}))

    def stops(self) -> list[QWidget]:
        """Where Tab stops."""
        return [self.begin, self.onward, self.cancel]
