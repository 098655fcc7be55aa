"""Why not: every reason on a line, what may be done instead, the rule, and the host's way past it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal, SignalInstance
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from desktop import art
from desktop.shell.card import Card
from desktop.shell.context import Context
from desktop.shell.label import Label
from desktop.shell.play import Refusal
from desktop.speech import Speech
from rules.actions import Action, Attest
from rules.messages import says
from rules.violations import Violation

NAME = says("Why not")
INSTEAD = says("What you can do instead")
OVERRULE = says("Put all the same")
RULE = says("Rule card")
TOLD, TOLD_OF = says("Yes, checked at the table"), says("Yes, checked at the table: {fact}")
MOST = 4


class RefusalCard(Card):
    """A preview shows the reasons while a piece is held; only after the drop are its buttons there."""

    taken = Signal(object)
    overruling = Signal()
    ruling = Signal()

    def __init__(self, context: Context, parent: QWidget, refusal: Refusal) -> None:
        super().__init__(context, parent, "refuse")
        self.refusal = refusal
        self.setAccessibleName(context.say(NAME))
        self.remedies: list[QPushButton] = []
        self._reasons(refusal.refused.violations)
        if refusal.refused.remedies:
            self._remedies(refusal.refused.remedies[:MOST])
        self._foot(refusal)
        if refusal.preview:
            self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def told(self) -> str:
        """All that the card says, for a screen reader."""
        return " ".join(self.context.speech.tell(reason) for reason in self.refusal.refused.violations)

    def _reasons(self, reasons: tuple[Violation, ...]) -> None:
        row = QHBoxLayout()
        row.setSpacing(self.context.px(12))
        row.addWidget(self._sign(), 0, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout()
        column.setSpacing(self.context.px(6))
        for number, reason in enumerate(reasons):
            column.addWidget(self._reason(reason, first=number == 0))
        row.addLayout(column, 1)
        self.content.addLayout(row)
        self.setAccessibleDescription(self.told())

    def _sign(self) -> QLabel:
        side = max(22, self.context.px(28))
        sign = QLabel()
        icon = art.icon("no", self.context.theme.refuse, side)
        sign.setPixmap(icon.pixmap(QSize(side, side), self.devicePixelRatioF()))
        return sign

    def _reason(self, reason: Violation, first: bool) -> Label:
        line = Label("headline" if first else "body", wrap=True)
        line.setText(self.context.speech.tell(reason))
        return line

    def _remedies(self, remedies: tuple[Action, ...]) -> None:
        self.content.addWidget(_line(self.context.theme.line))
        head = Label("small", "lantern")
        head.setText(self.context.say(INSTEAD))
        self.content.addWidget(head)
        links = QVBoxLayout()
        links.setSpacing(0)
        for action, title in zip(remedies, ways_out(self.context.speech, remedies), strict=True):
            links.addWidget(self._remedy(action, title))
        self.content.addLayout(links)

    def _remedy(self, action: Action, title: str) -> QPushButton:
        link = QPushButton(title)
        link.setAccessibleName(title)
        link.setProperty("link", True)
        link.setIcon(art.icon("arrow", self.context.theme.lantern, max(16, self.context.px(20))))
        link.setMinimumHeight(max(34, self.context.px(40)))
        link.clicked.connect(lambda: self.taken.emit(action))
        self.remedies.append(link)
        return link

    def _foot(self, refusal: Refusal) -> None:
        rules = QGridLayout()
        rules.setHorizontalSpacing(8)
        rules.setVerticalSpacing(4)
        rules.setColumnStretch(1, 1)
        for row, reason in enumerate(refusal.refused.violations):
            self._rule(rules, row, reason)
        self.content.addLayout(rules)
        self._house_rules(refusal.refused.violations)
        if self.context.session.lesson is None:
            self.content.addLayout(self._ways(refusal))

    def _house_rules(self, reasons: tuple[Violation, ...]) -> None:
        from desktop.shell.rulings.told import cited

        for told in dict.fromkeys(told for reason in reasons for told in cited(self.context, reason)):
            chip = Label("chip", wrap=True)
            chip.setText(told)
            self.content.addWidget(chip)

    def _ways(self, refusal: Refusal) -> QHBoxLayout:
        """To the card of the rule, and past it."""
        row = QHBoxLayout()
        row.setSpacing(self.context.px(8))
        row.addWidget(self._button(RULE, "R", self.ruling))
        row.addStretch(1)
        if overrulable(refusal):
            row.addWidget(self._button(OVERRULE, "Shift+Enter", self.overruling))
        return row

    def _rule(self, rules: QGridLayout, row: int, reason: Violation) -> None:
        chip, source = Label("chip"), Label("quiet", "quiet", wrap=True)
        chip.setText(reason.id)
        source.setText(self.context.speech.source(reason))
        rules.addWidget(chip, row, 0, Qt.AlignmentFlag.AlignTop)
        rules.addWidget(source, row, 1)

    def _button(self, title: str, key: str, wanted: SignalInstance) -> QPushButton:
        button = QPushButton(self.context.say(title))
        button.setAccessibleName(self.context.say(title))
        button.setMinimumHeight(max(36, self.context.px(40)))
        button.setToolTip(key)
        button.clicked.connect(wanted)
        return button

    def take_focus(self) -> None:
        """Let the keyboard begin at the first thing that may be done."""
        buttons = self.findChildren(QPushButton)
        if buttons:
            buttons[0].setFocus()


def ways_out(speech: Speech, remedies: Sequence[Action]) -> list[str]:
    """What each of them is called; where the table may tell several facts with the fact, where several seats with whose
    it is.
    """
    several = sum(isinstance(one, Attest) for one in remedies) > 1
    titles = [_way_out(speech, one, several) for one in remedies]
    twice = {title for title, times in Counter(titles).items() if times > 1}
    return [
        f"{speech.heading(one.seat)}: {title}" if title in twice else title
        for one, title in zip(remedies, titles, strict=True)
    ]


def _way_out(speech: Speech, action: Action, several: bool) -> str:
    if not isinstance(action, Attest):
        return speech.action(action)
    return speech.words.say(TOLD_OF, {"fact": speech.fact(action.fact)}) if several else speech.words.say(TOLD)


def overrulable(refusal: Refusal) -> bool:
    """Whether the host may do it all the same."""
    return refusal.refused.action is not None and all(one.overrulable for one in refusal.refused.violations)


def _line(colour: str) -> QFrame:
    line = QFrame()
    line.setFixedHeight(1)
    line.setStyleSheet(f"background: {colour}")
    return line
