"""Whose turn it is and what is to be done now: one question at a time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.commands import BY_ID
from desktop.shell import phases, secrecy
from desktop.shell.bots import whose
from desktop.shell.clocks.beat_bar import BeatBar
from desktop.shell.context import Context
from desktop.shell.correcting import Correcting
from desktop.shell.entry import Entry
from desktop.shell.games import custom
from desktop.shell.label import Label
from desktop.shell.play import Play
from desktop.shell.told_line import ToldLine
from desktop.speech import holes
from rules.effects import Choice
from rules.messages import says
from rules.seats import FATE, HOST, SeatId
from rules.tags import tag_of

NAME = says("What now")
NOW = says("Now")
NOW_ROLE = says("Now · {role}")
ASKED = says("Ask the table")
CHOOSE = says("Choose on the board or by number. Backspace goes back.")
OVER = says("Game over")
DECIDES = says("{seat} decides")
ALONE = says("Only {seat} may see this.")
SECRET = says("Nobody at this window may see this.")
ABOUT = {
    "shadow": says("The place: {shadow}."),
    "tile": says("There lies: {tile}."),
    "numbers": says("Numbers: {numbers}."),
}
WHAT = says("What is set by hand")
BLOCKED = says("Nothing is legal here. {why}")
BOT = says("The program plays this seat. Undo stops it.")
SO_FAR = says("So far: {numbers}. Backspace goes back.")
NO_DIE = says("Type 1 to 6 for each, then Enter.")
SOME_DICE = says("Dice {told} of {n}: {numbers}. Backspace goes back.")
ALL_DICE = says("All {n} dice: {numbers}. Enter if it was so, Backspace if not.")
NUMBER = says("Drag, click, or choose by number.")


def dice_so_far(context: Context, told: Sequence[object], number: int) -> str:
    """What the dice showed as far as they are told, and how it goes on."""
    message = ALL_DICE if len(told) == number else SOME_DICE if told else NO_DIE
    return context.say(message, {"told": len(told), "n": number, "numbers": " ".join(map(str, told))})


READ_BACK = says("{told}. Is that right? Enter says so.")


class Prompt(QWidget):
    """Small line, name, what now; below them, when there is any, who may talk with whom, an advice and a line that the
    board has to say.
    """

    def __init__(self, context: Context, play: Play) -> None:
        super().__init__()
        self.context = context
        self.play = play
        self.small = Label("quiet", "quiet")
        self.who = Label("title", wrap=True)
        self.what = Label("body", "quiet", wrap=True)
        self.talk = Label("quiet", "quiet", wrap=True)
        self.advice = Label("body", "info", wrap=True)
        self.line = ToldLine(context)
        column = QVBoxLayout(self)
        column.setContentsMargins(4, 0, 4, 0)
        column.setSpacing(context.px(4))
        for label in (self.small, self.who, self.what, self.talk, self.advice, self.line):
            column.addWidget(label)
        self.beat = BeatBar(context)
        column.insertWidget(column.indexOf(self.what) + 1, self.beat)
        context.changed.connect(self.refresh)
        play.entered.connect(self.refresh)
        play.told.connect(self.line.tell)
        self.refresh()

    def block(self, rule: str) -> None:
        """Nothing is legal because of this rule; "" when something is."""
        if rule:
            self.what.show_text(self.context.say(BLOCKED, {"why": rule}))

    def refresh(self) -> None:
        """Show what is to be done now."""
        self.setAccessibleName(self.context.say(NAME))
        advice = phases.advice(self.context.session)
        self.advice.show_text(self.context.say(advice) if advice else "")
        asked = self.context.session.asked()
        self.talk.show_text("" if self.play.correcting.on or asked is not None else self._of_talk())
        if self.play.correcting.on:
            self._by_hand(self.play.correcting)
        elif asked is not None:
            self._ask(asked)
        else:
            self._turn()

    def _of_talk(self) -> str:
        speech, say = self.context.speech, self.context.say
        told = (
            say(line.message, {hole: speech.value(hole, value) for hole, value in line.values.items()})
            for line in custom(self.context.session).reminders(self.context.session)
        )
        return " ".join(one[:1].upper() + one[1:] for one in told)

    def _ask(self, asked: Choice) -> None:
        """A question that this window may not ask whole says for whom it is, and no more than everybody knows."""
        speech, session = self.context.speech, self.context.session
        title = speech.title(tag_of(asked))
        self.small.show_text(self._whom(asked))
        self.who.show_text(title[:1].upper() + title[1:])
        if secrecy.is_withheld(session):
            alone = secrecy.asked_alone(session)
            self.what.show_text(self._say_of(ALONE if alone else SECRET, alone))
        else:
            self.what.show_text(" ".join((*self._about(asked), speech.tell(asked), *self._so_far())))

    def _whom(self, asked: Choice) -> str:
        return self.context.say(ASKED) if asked.seat in (FATE, HOST) else self._say_of(DECIDES, asked.seat)

    def _about(self, asked: Choice) -> Iterator[str]:
        """What a question to a seat is about and does not name itself; Fate's tells only what may be answered."""
        for hole, message in ABOUT.items():
            value = getattr(asked, hole, None)
            if value and asked.seat != FATE and hole not in holes(asked.message):
                yield self.context.say(message, {hole: self.context.speech.value(hole, value)})

    def _so_far(self) -> Iterator[str]:
        """The numbers that were told already, where they are told in a row."""
        entry = self.play.entry or self.play.question()
        if entry is not None and entry.dice is not None:
            yield dice_so_far(self.context, entry.picked, entry.dice.count)
        elif entry is not None and entry.row is not None and entry.picked:
            yield self.context.say(SO_FAR, {"numbers": " ".join(map(str, entry.picked))})

    def _say_of(self, message: str, seat: str) -> str:
        return self.context.say(message, {"seat": self.context.speech.value("seat", seat)} if seat else {})

    def _by_hand(self, mode: Correcting) -> None:
        chosen = mode.held or mode.placing or mode.room
        name = self.context.speech.name(chosen) if chosen else self.context.say(WHAT)
        self.small.show_text(self.context.say(BY_ID["correct"].title))
        self.who.show_text(name[:1].upper() + name[1:])
        self.what.show_text(self.context.say(CHOOSE) if chosen else self.context.say(NUMBER))

    def _turn(self) -> None:
        session, say = self.context.session, self.context.say
        turn = self._whose() or session.picture().turn
        role = phases.role(session, turn)
        over = session.seen().over
        small = say(NOW_ROLE, {"role": say(role)}) if role else say(NOW)
        self.small.show_text("" if over else small)
        self.who.show_text(say(OVER) if over else self._name(turn) if turn else self._heading())
        now = phases.what_now(session) if not whose.next_bot(session) else phases.Line(BOT, {})
        entry = self.play.entry
        self.what.show_text(say(now.message, now.values) if entry is None else self._begun(entry))

    def _whose(self) -> SeatId:
        """Whose step it is that was begun, in its turn or out of it; "" where it is nobody's."""
        ways = self.play.entry.ways if self.play.entry is not None else ()
        seats = {str(dict(way.form.fixed).get("who", "")) for way in ways}
        return seats.pop() if len(seats) == 1 else ""

    def _heading(self) -> str:
        line = custom(self.context.session).heading(self.context.session)
        return self.context.say(line.message, line.values) if line.message else ""

    def _begun(self, entry: Entry) -> str:
        """What was begun, where it is one thing, and how it goes on."""
        actions = {way.form.action for way in entry.ways}
        titles = [self.context.speech.title(action) for action in actions] if len(actions) == 1 else []
        several = entry.picked if entry.several is not None else ()
        values = (*entry.ways[0].values, *several)
        chosen = [self.context.speech.heading(one) for one in values if isinstance(one, str) and one]
        told = ": ".join(filter(None, (*titles, ", ".join(chosen))))
        if entry.enough and self.play.reads_back(entry):
            return self.context.say(READ_BACK, {"told": told})
        return ". ".join(filter(None, (told, self.context.say(CHOOSE))))

    def _name(self, seat: str) -> str:
        called = self.context.speech.name(seat) if seat else ""
        figure = next((piece.name for piece in self.context.session.picture().pieces if piece.seat == seat), None)
        colour = self.context.say("{it}", {"it": figure}) if figure is not None else called
        named = colour if colour.lower() == called.lower() else f"{colour} · {called}"
        return named[:1].upper() + named[1:]
