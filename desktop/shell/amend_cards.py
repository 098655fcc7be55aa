"""The cards of an amendment: what it was instead, what breaks then, and what changes (D11)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from desktop.shell.context import Context
from desktop.shell.label import Label
from desktop.shell.list_card import ListCard, Row
from rules.amend import Amendment, BrokenStep, Told
from rules.events import Event
from rules.messages import says
from rules.seats import AUDIENCE

BREAKS = says("With that change, later steps that break a rule: {n}. Review them?")
CHANGES = says("Nothing breaks a rule now. What changes:")
NO_CHANGE = says("Nothing breaks a rule, and no result changes.")
BECOMES = " → "
LEFT_OUT = says("left out")
NOTHING = says("nothing")
FURTHER = says("Further lines that change: {n}.")
ANNOUNCED = says("Results already told that change: {n}. The audience is told so in one line.")
MORE = says("Show others: {n}")
MOST, PAGE = 9, 8
LONGEST = 4


class AmendCard(ListCard):
    """Keeps the digits to itself: one that chooses nothing here must not play on."""

    def tell(self, text: str, role: str = "body", voice: str = "") -> Label:
        """A line between the question and the answers."""
        line = Label(role, voice, wrap=True)
        line.setText(text)
        self.content.insertWidget(self.content.indexOf(self.answers), line)
        return line

    def keyPressEvent(self, event: QKeyEvent) -> None:
        super().keyPressEvent(event)
        digit = Qt.Key.Key_0 <= event.key() <= Qt.Key.Key_9
        if digit or event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Backspace):
            event.accept()


class InsteadCard(AmendCard):
    """Numbered answers; more than nine come page by page."""


def pages(context: Context, rows: Sequence[Row], first: int, turn: Callable[[int], None]) -> list[Row]:
    """The rows from the ``first`` on, as many as there are digits, and one that turns the page."""
    if len(rows) <= MOST:
        return list(rows)
    shown = list(rows[first : first + PAGE])
    rest = len(rows) - len(shown)
    after = first + PAGE if first + PAGE < len(rows) else 0
    return [*shown, Row(context.say(MORE, {"n": rest}), "", lambda: turn(after))]


class BrokenCard(AmendCard):
    """One old step that has become illegal, with every reason."""

    def __init__(
        self, context: Context, parent: QWidget, amendment: Amendment, broken: BrokenStep, rows: Sequence[Row]
    ) -> None:
        super().__init__(context, parent, context.say(BREAKS, {"n": len(amendment.breaking)}), rows, "refuse")
        self.broken = broken
        self.tell(told_step(context, broken), "strong")
        self._reasons()

    def _reasons(self) -> None:
        grid = QGridLayout()
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(4)
        grid.setColumnStretch(1, 1)
        for row, reason in enumerate(self.broken.reasons):
            chip, line = Label("chip"), Label("body", wrap=True)
            chip.setText(reason.id)
            line.setText(self.context.speech.tell(reason))
            grid.addWidget(chip, row, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(line, row, 1)
        self.content.insertLayout(self.content.indexOf(self.answers), grid)
        self.setAccessibleDescription(" ".join(map(self.context.speech.tell, self.broken.reasons)))


class ChangesCard(AmendCard):
    """What the amendment changes, old and new, before it is settled."""

    def __init__(self, context: Context, parent: QWidget, amendment: Amendment, rows: Sequence[Row]) -> None:
        changes = list(filter(None, (change(context, told) for told in amendment.told(context.session.viewer))))
        super().__init__(context, parent, context.say(CHANGES if changes else NO_CHANGE), rows, "lantern")
        for line in changes[:LONGEST]:
            self.tell(line)
        if len(changes) > LONGEST:
            self.tell(context.say(FURTHER, {"n": len(changes) - LONGEST}), "quiet", "quiet")
        announced = sum(bool(change(context, told)) for told in amendment.told(AUDIENCE))
        if announced:
            self.tell(context.say(ANNOUNCED, {"n": announced}), "quiet", "quiet")


def told_step(context: Context, broken: BrokenStep) -> str:
    """What an old step brought about, in the words of the log; else what was attempted."""
    told = _told(context, context.session.events(broken.step))
    if told or not hasattr(broken.action, "title") or not broken.action.title:
        return told
    return context.speech.action(broken.action)


def change(context: Context, told: Told) -> str:
    """Old → new, as sentences of the log; "" where the log says the same."""
    old, new = _told(context, told.old), _told(context, told.new)
    if old == new:
        return ""
    gone = LEFT_OUT if not told.new else NOTHING
    return BECOMES.join((old or context.say(NOTHING), new or context.say(gone)))


def _told(context: Context, events: Sequence[Event]) -> str:
    return " ".join(context.speech.tell(event) for event in events if event.message)
