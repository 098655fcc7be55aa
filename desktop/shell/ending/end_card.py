"""The end is proposed: who won and why, seat by seat; it is announced while a key is held (D06)."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.projector.stage import Stage
from desktop.shell.context import Context
from desktop.shell.ending import outcome
from desktop.shell.ending.outcome import Result
from desktop.shell.hold_card import HoldCard
from desktop.shell.label import Label
from desktop.shell.parts.figure import Figure
from rules.messages import says

END = says("The end of the game: is it right?")
HIDDEN = says("Until you announce it the audience sees nothing of it.")
BACK, ANNOUNCE = says("Take it back"), says("Hold: announce it")
VOICES = {"won": "ok", "lost": "quiet", "open": "info"}
TALL, WIDE, LEAST_WIDE = 44, 640, 470


class EndCard(HoldCard):
    """``held`` announces the end, ``left`` takes the step back."""

    def __init__(self, context: Context, parent: QWidget, stage: Stage) -> None:
        super().__init__(context, parent, "lantern", "main")
        session, speech = context.session, context.speech
        won = outcome.winners(session)
        who = {hole: speech.value("", value) for hole, value in won.values.items()}
        self.headline = speech.heading(context.say(won.message, who))
        self.why = speech.tell(event) if (event := outcome.cause(session, stage)) is not None else ""
        self.results = outcome.results(session, stage)
        self.setAccessibleName(context.say(END))
        self.setAccessibleDescription(" ".join((self.headline, self.why, *map(self._told, self.results))).strip())
        self.write("quiet", "quiet", context.say(END))
        self.write("headline", "", self.headline)
        if self.why:
            self.write("body", "", self.why)
        for one in self.results:
            self.content.addLayout(self._row(one))
        self.write("quiet", "quiet", context.say(HIDDEN))
        self.ask(context.say(BACK), context.say(ANNOUNCE), "flag")

    @property
    def wide(self) -> int:
        return max(LEAST_WIDE, self.context.px(WIDE))

    def _told(self, one: Result) -> str:
        return f"{self.context.speech.heading(one.seat)}: {self.context.say(outcome.WORDS[one.result])}."

    def _row(self, one: Result) -> QHBoxLayout:
        context, row = self.context, QHBoxLayout()
        row.setSpacing(context.px(12))
        looks = {seat.id: seat.look for seat in context.session.match.seats}
        figure = Figure()
        figure.draw(looks.get(one.seat, ""), max(30, context.px(TALL)), one.result == "lost")
        name, reason = Label("strong"), Label("quiet", "quiet", wrap=True)
        name.setText(context.speech.heading(one.seat))
        reason.setText(one.reason(context.speech))
        result = Label("strong", VOICES[one.result])
        result.setText(context.say(outcome.WORDS[one.result]))
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(name)
        words.addWidget(reason)
        row.addWidget(figure)
        row.addLayout(words, 1)
        row.addWidget(result)
        return row
