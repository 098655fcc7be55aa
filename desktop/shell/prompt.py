"""Whose turn it is and what is to be done now: one question at a time."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.commands import BY_ID
from desktop.shell import phases
from desktop.shell.context import Context
from desktop.shell.correcting import Correcting
from desktop.shell.label import Label
from desktop.shell.play import Play
from rules.effects import Choice
from rules.messages import says
from rules.tags import tag_of

NAME = says("What now")
NOW = says("Now")
NOW_ROLE = says("Now · {role}")
ASKED = says("Ask the table")
CHOOSE = says("Choose on the board or by number. Backspace goes back.")
OVER = says("Game over")
WHAT = says("What is set by hand")
BLOCKED = says("Nothing is legal here. {why}")
NUMBER = says("Drag, click, or choose by number.")


class Prompt(QWidget):
    """Small line, name, what now; below them, when there is one, a line that the board has to say."""

    def __init__(self, context: Context, play: Play) -> None:
        super().__init__()
        self.context = context
        self.play = play
        self.small = Label("quiet", "quiet")
        self.who = Label("title", wrap=True)
        self.what = Label("body", "quiet", wrap=True)
        self.line = Label("body", "info", wrap=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(4, 0, 4, 0)
        column.setSpacing(context.px(4))
        for label in (self.small, self.who, self.what, self.line):
            column.addWidget(label)
        self.line.hide()
        context.changed.connect(self.refresh)
        play.entered.connect(self.refresh)
        play.told.connect(self.tell)
        self.refresh()

    def tell(self, line: str) -> None:
        """Say one line beside the question; "" takes it away."""
        self.line.show_text(line)

    def block(self, rule: str) -> None:
        """Nothing is legal because of this rule; "" when something is."""
        if rule:
            self.what.show_text(self.context.say(BLOCKED, {"why": rule}))

    def refresh(self) -> None:
        """Show what is to be done now."""
        self.setAccessibleName(self.context.say(NAME))
        asked = self.context.session.asked()
        if self.play.correcting.on:
            self._by_hand(self.play.correcting)
        elif asked is not None:
            self._ask(asked)
        else:
            self._turn()

    def _ask(self, asked: Choice) -> None:
        title = self.context.speech.title(tag_of(asked))
        self.small.show_text(self.context.say(ASKED))
        self.who.show_text(title[:1].upper() + title[1:])
        self.what.show_text(self.context.speech.tell(asked))

    def _by_hand(self, mode: Correcting) -> None:
        chosen = mode.held or mode.placing or mode.room
        name = self.context.speech.name(chosen) if chosen else self.context.say(WHAT)
        self.small.show_text(self.context.say(BY_ID["correct"].title))
        self.who.show_text(name[:1].upper() + name[1:])
        self.what.show_text(self.context.say(CHOOSE) if chosen else self.context.say(NUMBER))

    def _turn(self) -> None:
        session, say = self.context.session, self.context.say
        turn = session.picture().turn
        role = phases.role(session, turn)
        over = session.seen().over
        small = say(NOW_ROLE, {"role": say(role)}) if role else say(NOW)
        self.small.show_text("" if over else small)
        self.who.show_text(say(OVER) if over else self._name(turn))
        now = phases.what_now(session)
        self.what.show_text(say(CHOOSE) if self.play.entry is not None else say(now.message, now.values))

    def _name(self, seat: str) -> str:
        called = self.context.speech.name(seat) if seat else ""
        figure = next((piece.name for piece in self.context.session.picture().pieces if piece.seat == seat), None)
        colour = self.context.say("{it}", {"it": figure}) if figure is not None else called
        named = colour if colour.lower() == called.lower() else f"{colour} · {called}"
        return named[:1].upper() + named[1:]
