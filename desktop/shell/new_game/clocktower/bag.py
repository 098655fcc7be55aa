"""The bag: a proposal for so many players, which is changed by pressing characters of the script (C4)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop import characters
from desktop.fonts import Role
from desktop.shell.new_game.clocktower import made_of
from desktop.shell.new_game.clocktower.around import ClockAround
from desktop.shell.new_game.clocktower.draft import ClockDraft
from desktop.shell.parts.button import Button
from desktop.shell.parts.entry import Entry
from desktop.shell.parts.flow import Flow
from desktop.shell.parts.look import Look
from desktop.shell.parts.option import Option
from desktop.shell.parts.prose import Prose
from rules.clocktower.bag import SUMMONER, TEAMS, XAAN, count, printed
from rules.messages import says

FIND: Final = says("A few letters, then Enter: in or out")
SQUARE: Final = says("The program is told only the square: the bag stays yours.")
TITLES: Final[Mapping[str, str]] = {
    "townsfolk": says("Townsfolk"),
    "outsider": says("Outsiders"),
    "minion": says("Minions"),
    "demon": says("Demons"),
}
OF: Final = says("{team}: {n} (table: {usual})")
EXPLAINED: Final[Mapping[str, str]] = {
    SUMMONER: says("The Summoner plays: no Demon goes into the bag, but one more of the Townsfolk."),
    XAAN: says("Xaan plays: how many Outsiders there are is yours to say."),
}
OTHERWISE: Final = says("{char} may change the count by a rule that the program does not know.")


class Bag(QWidget):
    """The characters of the script by team; those in the bag are marked."""

    changed = Signal()

    def __init__(self, draft: ClockDraft) -> None:
        super().__init__()
        self._draft = draft
        self._around: ClockAround | None = None
        self.options: dict[str, Option] = {}
        self.shake, self.square = Button(), Prose(Role.BODY, "text2")
        self.entry, self.meant = Entry(), Prose(Role.SMALL, "text2")
        self.titles = {team: Prose(Role.BODY, bold=True) for team in TEAMS}
        self._boxes = {team: QWidget() for team in TEAMS}
        self._flows = {team: Flow(box, 2) for team, box in self._boxes.items()}
        self.shake.clicked.connect(self._shake)
        self.entry.textEdited.connect(self.changed)
        self.entry.onward.connect(self._enter)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        for part in (self.square, self.entry, self.meant):
            column.addWidget(part)
        for team in TEAMS:
            column.addWidget(self.titles[team])
            column.addWidget(self._boxes[team])
        row = QHBoxLayout()
        row.addWidget(self.shake)
        row.addStretch(1)
        column.addLayout(row)

    def show_draft(self, look: Look, around: ClockAround) -> None:
        """Make the marks equal the draft."""
        self._around, say, held = around, around.words.say, self._draft.knowledge == "grimoire"
        self.square.write("" if held else say(SQUARE), look)
        self.shake.write(say(says("Another proposal")), look, "ui-fate-digital")
        self.entry.dress(look, say(FIND), say(FIND))
        self.meant.write(around.name(self._meant()) if held and self._meant() else "", look)
        for part in (*self._boxes.values(), *self.titles.values(), self.shake, self.entry):
            part.setVisible(held)
        if held:
            self._show(look, around)

    def _show(self, look: Look, around: ClockAround) -> None:
        grim, tokens = made_of.grim(around.edition), made_of.tokens(self._draft, around.edition)
        for team in TEAMS:
            there = grim.of_team(team)
            number = sum(one in tokens for one in there)
            self.titles[team].write(f"{around.words.say(TITLES[team])} · {number}", look)
            self._boxes[team].setVisible(bool(there))
            self._have(team, there)
        for one, option in self.options.items():
            option.write(around.name(one), look)
            option.setChecked(one in tokens)

    def _have(self, team: str, characters: tuple[str, ...]) -> None:
        """The options of a team, made anew where the script is another."""
        box, flow = self._boxes[team], self._flows[team]
        there = [one for one, option in self.options.items() if option.parent() is box]
        if there == list(characters):
            return
        while flow.count():
            flow.takeAt(0)
        for one in there:
            self.options.pop(one).deleteLater()
        for one in characters:
            option = self.options[one] = Option(parent=box)
            option.clicked.connect(lambda _=False, one=one: self._press(one))
            flow.addWidget(option)
            option.show()

    def stops(self) -> Iterator[QWidget]:
        """Where Tab stops, as they lie."""
        yield self.entry
        yield from (self.options[one] for team in TEAMS for one in self._of(team))
        yield self.shake

    def _of(self, team: str) -> tuple[str, ...]:
        """Those of a team that can be pressed, as the script lists them."""
        there = made_of.grim(self._around.edition).of_team(team) if self._around is not None else ()
        return tuple(one for one in there if one in self.options)

    # ---- what people do

    def _press(self, character: str) -> None:
        if self._around is not None:
            held = made_of.tokens(self._draft, self._around.edition)
            now = tuple(one for one in held if one != character)
            self._draft.hold(now if character in held else (*held, character))
            self.changed.emit()

    def _meant(self) -> str:
        """The character that is found by what is typed; "" where there is none."""
        if self._around is None:
            return ""
        grim, cast = made_of.grim(self._around.edition), self._around.edition.cast
        return next(iter(characters.find(self.entry.text(), (cast[one] for one in grim.of_team(*TEAMS)))), "")

    def _enter(self) -> None:
        """Enter on an empty line goes on."""
        meant = self._meant()
        self.entry.clear()
        if meant:
            self._press(meant)
        else:
            self.entry.focusNextChild()

    def _shake(self) -> None:
        self._draft.shake()
        self.changed.emit()


class Counts(QWidget):
    """The numbers of the table for so many, and who in the bag changes them."""

    def __init__(self) -> None:
        super().__init__()
        self.lines = {team: Prose(Role.BODY) for team in TEAMS}
        self.notes = Prose(Role.SMALL, "text2")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        for line in (*self.lines.values(), self.notes):
            column.addWidget(line)

    def show_draft(self, draft: ClockDraft, look: Look, around: ClockAround) -> None:
        """Count what the draft has in the bag."""
        held = draft.knowledge == "grimoire"
        grim, tokens = made_of.grim(around.edition), made_of.tokens(draft, around.edition)
        there, usual = count(grim, tokens), printed(grim, draft.players)
        for (team, line), number, wanted in zip(self.lines.items(), there, usual, strict=True):
            values = {"team": around.words.say(TITLES[team]), "n": number, "usual": wanted}
            line.write(around.words.say(OF, values) if held else "", look)
        self.notes.write("\n".join(explained(draft, around)) if held else "", look)


def explained(draft: ClockDraft, around: ClockAround) -> Iterator[str]:
    """Who in the bag changes the count, and how."""
    tokens = made_of.tokens(draft, around.edition)
    yield from (around.words.say(text) for one, text in EXPLAINED.items() if one in tokens)
    for one in made_of.excuses(draft, around.edition):
        yield around.words.say(OTHERWISE, {"char": around.called(one)})
