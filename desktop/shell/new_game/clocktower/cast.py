"""The characters of a script, by team."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.fonts import Role
from desktop.shell.new_game.clocktower.around import ClockAround
from desktop.shell.new_game.clocktower.bag import TITLES
from desktop.shell.parts.look import Look
from desktop.shell.parts.prose import Prose
from rules.messages import says

TEAMS: Final = {
    **TITLES,
    "traveller": says("Travellers"),
    "fabled": says("Fabled"),
    "loric": says("Loric"),
    "": says("Of no known team"),
}


class Cast(QWidget):
    """A title and the names for each team that has any."""

    def __init__(self) -> None:
        super().__init__()
        self.titles = {team: Prose(Role.SMALL, "text2", bold=True) for team in TEAMS}
        self.names = {team: Prose(Role.BODY) for team in TEAMS}
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        for team in TEAMS:
            column.addWidget(self.titles[team])
            column.addWidget(self.names[team])

    def show_script(self, look: Look, around: ClockAround) -> None:
        """Name everybody."""
        for team, title in TEAMS.items():
            there = [around.name(one.id) for one in around.edition.cast.values() if one.team == team]
            self.titles[team].write(f"{around.words.say(title)} · {len(there)}" if there else "", look)
            self.names[team].write(", ".join(there), look)
