"""Characters of whom nobody has told the team: each is asked for before it can go into the bag (C4)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.shell.new_game.clocktower.around import ClockAround
from desktop.shell.new_game.clocktower.bag import TITLES
from desktop.shell.new_game.clocktower.draft import ClockDraft
from desktop.shell.parts.choices import Answer, Choices
from desktop.shell.parts.field import Field
from desktop.shell.parts.look import Look
from rules.messages import says

NONE: Final = "none"
STAYS_OUT: Final = says("Not in the bag")


class Unknown(QWidget):
    """One question each."""

    changed = Signal()

    def __init__(self, draft: ClockDraft) -> None:
        super().__init__()
        self._draft = draft
        self.fields: dict[str, Field] = {}
        self.choices: dict[str, Choices] = {}
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(8)

    def show_draft(self, look: Look, around: ClockAround) -> None:
        """Ask of each character of the script whose team is not known otherwise."""
        self._have(asked(self._draft, around))
        answers = [Answer(NONE, around.words.say(STAYS_OUT))]
        answers += [Answer(team, around.words.say(title)) for team, title in TITLES.items()]
        for one, choices in self.choices.items():
            self.fields[one].ask(around.name(one), look)
            choices.offer(answers, self._draft.teams.get(one, NONE), look, around.name(one))

    def _have(self, characters: tuple[str, ...]) -> None:
        if characters == tuple(self.fields):
            return
        for field in self.fields.values():
            self._column.removeWidget(field)
            field.deleteLater()
        self.choices = {one: Choices() for one in characters}
        self.fields = {one: Field(choices) for one, choices in self.choices.items()}
        for one, field in self.fields.items():
            self._column.addWidget(field)
            self.choices[one].chosen.connect(lambda team, one=one: self._settle(one, team))

    def _settle(self, character: str, team: str) -> None:
        self._draft.teams.pop(character, None)
        if team != NONE:
            self._draft.teams[character] = team
        self.changed.emit()

    def stops(self) -> Iterator[QWidget]:
        """Where Tab stops."""
        yield from (stop for choices in self.choices.values() for stop in choices.stops())


def asked(draft: ClockDraft, around: ClockAround) -> tuple[str, ...]:
    """The characters whose team the script does not tell."""
    return tuple(one.id for one in around.edition.cast.values() if not one.team or one.id in draft.teams)
