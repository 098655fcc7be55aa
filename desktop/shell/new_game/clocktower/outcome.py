"""What will come of the answers: the circle from above, and the buttons that go on."""

from __future__ import annotations

from desktop.shell.new_game import names
from desktop.shell.new_game.clocktower import scripts
from desktop.shell.new_game.clocktower.around import ClockAround
from desktop.shell.new_game.clocktower.circle_picture import CirclePicture
from desktop.shell.new_game.clocktower.draft import ClockDraft
from desktop.shell.new_game.clocktower.people import PLAYER, SEAT, TRAVELLER
from desktop.shell.new_game.going_on import GoingOn
from desktop.shell.new_game.table_picture import Guest
from desktop.shell.parts.look import Look
from rules.messages import says


class ClockOutcome(GoingOn):
    """The middle of the circle says which script is played."""

    def __init__(self) -> None:
        self.circle = CirclePicture()
        super().__init__(self.circle)
        self.column.addWidget(self.table, 1)
        self.lay_buttons()

    def show_draft(self, draft: ClockDraft, around: ClockAround, last: bool, look: Look) -> None:
        """Show what will come of the draft."""
        say = around.words.say
        self.write_buttons(last, look, around.words)
        guests = [
            Guest(TRAVELLER if one.travels else PLAYER, names.shown(one.name) or say(SEAT, {"n": number}))
            for number, one in enumerate(draft.chairs, 1)
        ]
        middle = scripts.about(draft.scripts[draft.which], around.words)
        self.table.seat(guests, middle, look, say(says("The circle, clockwise")))
