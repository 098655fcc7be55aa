"""What will come of the answers: the table from above, the limits, and the buttons that go on."""

from __future__ import annotations

from desktop.fonts import Role
from desktop.shell.new_game import names
from desktop.shell.new_game.arkham import finding, summary
from desktop.shell.new_game.arkham.around import TownAround
from desktop.shell.new_game.arkham.draft import DRAWN, TownDraft
from desktop.shell.new_game.arkham.people import SEAT
from desktop.shell.new_game.going_on import GoingOn
from desktop.shell.new_game.table_picture import Guest
from desktop.shell.parts.look import Look
from desktop.shell.parts.prose import Prose
from rules.messages import says


class TownOutcome(GoingOn):
    """Below the table the limits."""

    def __init__(self) -> None:
        super().__init__()
        self.title, self.limits = Prose(Role.BODY, bold=True), Prose(Role.SMALL, "text2")
        self.column.addWidget(self.table, 1)
        self.column.addWidget(self.title)
        self.column.addWidget(self.limits)
        self.lay_buttons()

    def show_draft(self, draft: TownDraft, around: TownAround, last: bool, look: Look) -> None:
        """Show what will come of the draft."""
        say = around.words.say
        self.write_buttons(last, look, around.words)
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
