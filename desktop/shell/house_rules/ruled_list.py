"""What was ruled at a table, and where it plays otherwise than nearly everybody: lists beside the house rules."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop import house_rules
from desktop.fonts import Role
from desktop.shell.context import Context
from desktop.shell.parts.button import Button
from desktop.shell.parts.look import Look
from desktop.shell.parts.prose import Prose
from desktop.shell.rulings import told
from desktop.shell.rulings.reading import as_played
from desktop.shell.rulings.told import Told
from rules.messages import says

UNUSUAL, AS_USUAL = says("Not as in Standard"), says("Nothing: this table plays by Standard.")
RULINGS, NO_RULING = says("Rulings"), says("Nothing was ruled on yet.")
WHEN = says("{time} · {who} · {scope}")
LOOKED_AT = says("Looked at")
LATER = says("Look at it again")


class RuledRow(QWidget):
    """One ruling: what, when, by whom; one that is to be looked at again has a button that says it has been."""

    def __init__(self) -> None:
        super().__init__()
        self.what, self.when, self.later = Prose(Role.BODY, bold=True), Prose(Role.SMALL, "text2"), Prose(Role.SMALL)
        self.note, self.done = Prose(Role.BODY), Button("ghost")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        column = QVBoxLayout()
        column.setSpacing(2)
        for part in (self.what, self.when, self.note, self.later):
            column.addWidget(part)
        row.addLayout(column, 1)
        row.addWidget(self.done)

    def tell(self, one: Told, context: Context, look: Look) -> None:
        """Show a ruling."""
        say, ruled = context.say, one.ruled
        scope = say(told.SCOPES[ruled.scope])
        values = {"time": ruled.at, "who": context.speech.value("who", ruled.who), "scope": scope}
        self.what.write(told.what(context, ruled), look)
        self.when.write(say(WHEN, values), look)
        self.note.write(ruled.note, look)
        self.later.write(say(LATER) if ruled.again else "", look, "lantern")
        self.done.write(say(LOOKED_AT), look, spoken=f"{say(LOOKED_AT)}: {self.what.text}")
        self.done.setVisible(ruled.again)


class RuledList(QWidget):
    """``looked_at`` carries the ruling that needs no second look any more."""

    looked_at = Signal(object)

    def __init__(self, context: Context) -> None:
        super().__init__()
        self._context = context
        self._heads = {UNUSUAL: Prose(Role.HEADLINE, bold=True), RULINGS: Prose(Role.HEADLINE, bold=True)}
        self.unusual, self.none = Prose(Role.BODY), Prose(Role.BODY, "text2")
        self.rows: list[RuledRow] = []
        self._told: tuple[Told, ...] = ()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        for part in (self._heads[UNUSUAL], self.unusual, self._heads[RULINGS], self.none):
            self._column.addWidget(part)
        self._column.addStretch(1)

    def refresh(self, look: Look) -> None:
        """Follow the table."""
        say, options = self._context.say, house_rules.of(self._context.session)
        self._column.setSpacing(look.px(10))
        for head, prose in self._heads.items():
            prose.write(say(head), look)
        lines = [as_played(options, point).title(self._context.words) for point in house_rules.unusual(options)]
        self.unusual.write("\n".join(lines) or say(AS_USUAL), look, "text" if lines else "text2")
        self._told = told.rulings(self._context.session)[::-1]
        self.none.write("" if self._told else say(NO_RULING), look)
        self.none.setVisible(not self._told)
        self._show_rows(look)

    def _show_rows(self, look: Look) -> None:
        while len(self.rows) < len(self._told):
            self._add()
        for number, row in enumerate(self.rows):
            row.setVisible(number < len(self._told))
            if number < len(self._told):
                row.tell(self._told[number], self._context, look)

    def _add(self) -> None:
        row, number = RuledRow(), len(self.rows)
        row.done.clicked.connect(lambda: self.looked_at.emit(self._told[number].ruled))
        self.rows.append(row)
        self._column.insertWidget(self._column.count() - 1, row)

    def stops(self) -> list[QWidget]:
        """Where Tab stops."""
        return [row.done for row in self.rows if row.done.isVisibleTo(self)]
