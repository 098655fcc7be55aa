"""Settles what two people read differently: a rule, a reading, how long it holds (X7)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec
from PySide6.QtCore import QObject, QTimer

from desktop import house_rules
from desktop.shell.card import Card
from desktop.shell.games import Custom, custom
from desktop.shell.list_card import ListCard, Row
from desktop.shell.new_game.answers import NOT_YET
from desktop.shell.new_game.names import clean
from desktop.shell.new_game.points import Point, every_point
from desktop.shell.refusal_card import overrulable
from desktop.shell.rulings import told, touching
from desktop.shell.rulings.always import Always
from desktop.shell.rulings.reading import Reading, as_played, readings
from desktop.shell.told_line import Line
from rules.faults import Broken
from rules.messages import says
from rules.remarks import Ruled, Scope
from rules.seats import HOST

if TYPE_CHECKING:
    from desktop.shell.play import Refusal
    from desktop.shell.window import HostWindow

NO_RULE = says("Nothing was refused just now.")
OF_THIS_STEP = says("House rules that this step hangs on")
WHICH = says("{point}: which reading?")
HOW_LONG = says("{what}. For how long?")
NOW = says("now")
ALL_OF_THEM = says("All house rules…")
ALLOW = says("Allow it this once")
ONCE, TONIGHT, ALWAYS = says("Only this once"), says("Tonight"), says("Always, in new games too")
AGAIN, YES = says("Look at it again later"), says("yes")
TALK = says("Let the table talk for a minute")
RULING = says("Ruling")
NO_LONGER, ANEW = says("No longer kept for new games: {point}."), says("Kept for new games again: {point}.")
SECONDS = 60
MOST = 8


class Rulings(QObject):
    """The card of the last refusal, or of the step; then the reading and its time."""

    def __init__(self, host: HostWindow) -> None:
        super().__init__(host)
        self._host, self._context = host, host.context
        self._again, self._noted = False, ""
        self._left: int | None = None
        self._always = Always(lambda: host.context.session)
        host.context.changed.connect(self._follow)
        self._clock = QTimer(self)
        self._clock.setInterval(1000)
        self._clock.timeout.connect(self.tick)

    def commands(self) -> dict[str, Callable[[int], object]]:
        """What its key does."""
        return {"rule": lambda _: self.show()}

    @property
    def _custom(self) -> Custom:
        return custom(self._context.session)

    @property
    def _options(self) -> Any:
        return house_rules.of(self._context.session)

    # ---- the rule

    def show(self) -> None:
        """The rule that the last refusal names, or what this step hangs on."""
        refusal = self._host.play.last
        self._stop()
        if refusal is None:
            self._show_step()
        elif self._context.session.lesson is not None:
            self._host.cards.show_refusal(refusal)
        else:
            self._host.cards.show(lambda: self._card(refusal))

    def _card(self, refusal: Refusal) -> Card:
        from desktop.shell.rule_card import RuleCard

        reasons = refusal.refused.violations
        return RuleCard(self._context, self._host, reasons, [*self._ways(refusal), self._all()])

    def _ways(self, refusal: Refusal) -> list[Row]:
        """The readings of the one point that it hangs on, or its points where there are several."""
        found = touching.of_violations(refusal.refused.violations)[:MOST]
        if len(found) == 1:
            return [self._row(one, refusal) for one in readings(self._options, found[0])]
        if not found and overrulable(refusal):
            return [Row(self._context.say(ALLOW), "", self._host.cards.overrule)]
        return self._rows(found, refusal)

    def _rows(self, found: tuple[Point, ...], refusal: Refusal | None) -> list[Row]:
        words, options = self._context.words, self._options
        return [
            Row(as_played(options, point).title(words), "", partial(self._show_point, point, refusal))
            for point in found
        ]

    def _row(self, reading: Reading, refusal: Refusal | None) -> Row:
        say = self._context.say
        note = say(NOW) if reading.now and reading.open else "" if reading.open else say(NOT_YET)
        return Row(say(house_rules.plays(reading.point, reading.answer)), note, partial(self.ask, reading, refusal))

    def _all(self) -> Row:
        return Row(self._context.say(ALL_OF_THEM), "", lambda: self._host.acts.run("house-rules"))

    def _show_step(self) -> None:
        session = self._context.session
        forms = session.offers(session.picture().turn) if session.lesson is None else ()
        found = touching.of_actions(form.action for form in forms)[:MOST]
        if found:
            self._host.cards.show(lambda: self._points(found))
        else:
            self._host.play.tell(lambda: self._context.say(NO_RULE))

    def _points(self, found: tuple[Point, ...]) -> Card:
        rows = [*self._rows(found, None), self._all()]
        return ListCard(self._context, self._host, self._context.say(OF_THIS_STEP), rows, "info")

    def _show_point(self, point: Point, refusal: Refusal | None) -> None:
        self._host.cards.show(lambda: self._of_point(point, refusal))

    def _of_point(self, point: Point, refusal: Refusal | None) -> Card:
        say = self._context.say
        rows = [self._row(one, refusal) for one in readings(self._options, point)]
        question = say(WHICH, {"point": say(point.label)})
        return ListCard(self._context, self._host, question, [*rows, self._all()], "info")

    # ---- how long it holds

    def ask(self, reading: Reading, refusal: Refusal | None) -> None:
        """For how long is it read so?"""
        self._again, self._noted = False, ""
        self._ask(reading, refusal)

    def _ask(self, reading: Reading, refusal: Refusal | None) -> None:
        self._host.cards.show(lambda: self._scopes(reading, refusal))

    def _scopes(self, reading: Reading, refusal: Refusal | None) -> Card:
        from desktop.shell.rulings.scope_card import ScopeCard

        say, words = self._context.say, self._context.words
        question = say(HOW_LONG, {"what": reading.title(words)})
        again = Row(say(AGAIN), say(YES) if self._again else "", lambda: self._flag(reading, refusal))
        talk = Row(say(TALK), "", self._talk)
        rows = [*self._times(reading, refusal), again, talk]
        card = ScopeCard(self._context, self._host, question, rows, self._noted)
        card.field.textChanged.connect(self._note)
        card.count(self._left)
        return card

    def _times(self, reading: Reading, refusal: Refusal | None) -> list[Row]:
        once = reading.now or (refusal is not None and overrulable(refusal))
        keeps = self._host.profile is not None and self._custom.kept_rules() is not None
        always = reading.open and keeps
        return [
            self._time(ONCE, "once", once, "", reading, refusal),
            self._time(TONIGHT, "tonight", reading.open, "" if reading.open else NOT_YET, reading, refusal),
            self._time(ALWAYS, "always", always, "" if reading.open else NOT_YET, reading, refusal),
        ]

    def _time(
        self, title: str, scope: Scope, possible: bool, note: str, reading: Reading, refusal: Refusal | None
    ) -> Row:
        say = self._context.say
        act = partial(self.settle, reading, scope, refusal) if possible else _nothing
        return Row(say(title), say(note) if note else "", act, dark=not possible)

    def _flag(self, reading: Reading, refusal: Refusal | None) -> None:
        self._again = not self._again
        self._ask(reading, refusal)

    def _note(self, text: str) -> None:
        self._noted = text

    # ---- a minute to talk

    def _talk(self) -> None:
        self._left = SECONDS
        self._clock.start()
        self._show_time()

    def tick(self) -> None:
        """A second has gone by."""
        if self._left:
            self._left -= 1
        if not self._left:
            self._clock.stop()
        self._show_time()

    def _show_time(self) -> None:
        from desktop.shell.rulings.scope_card import ScopeCard

        card = self._host.cards.card
        if isinstance(card, ScopeCard):
            card.count(self._left)

    def _stop(self) -> None:
        self._clock.stop()
        self._left = None

    # ---- settled

    def settle(self, reading: Reading, scope: Scope, refusal: Refusal | None = None) -> None:
        """Read it so: this once against the rules, else by other options from now on."""
        session = self._context.session
        self._stop()
        self._host.cards.clear()
        if scope == "once" and not reading.now and refusal is not None and refusal.refused.action is not None:
            session.play(refusal.refused.action, overrule=RULING)
        else:
            self._set(reading)
        note = clean(self._noted)
        ruled = Ruled(HOST, self._now(), reading.point.key, reading.answer, scope, self._again, note)
        session.remark(ruled)
        self._host.play.tell(self._kept(reading) if scope == "always" else partial(told.sentence, self._context, ruled))

    def _set(self, reading: Reading) -> None:
        """Go over to it; where the table plays so already that is a step too, which undo takes back with the ruling."""
        session = self._context.session
        if reading.now:
            session.set_down(RULING)
        else:
            options = msgspec.structs.replace(self._options, **{reading.point.key: reading.answer})
            session.correct((self._custom.playing(options),), RULING)

    def _follow(self) -> None:
        """What holds for always goes and comes back with its step."""
        if self._host.profile is None:
            return
        try:
            turned = self._always.follow(self._host.profile)
        except Broken as broken:
            self._host.play.tell(self._faulty(broken))
            return
        for one in turned:
            message = NO_LONGER if one in self._always.lost else ANEW
            label = next(point.label for point in every_point() if point.key == one.key)
            self._host.play.tell(partial(self._turned, message, label))

    def _turned(self, message: str, label: str) -> str:
        return self._context.say(message, {"point": self._context.say(label)})

    def _faulty(self, broken: Broken) -> Line:
        return lambda: " ".join(map(self._context.speech.fault, broken.faults))

    def _kept(self, reading: Reading) -> Line:
        """What is told once the profile has it, or why it has not."""
        assert self._host.profile is not None
        try:
            self._always.keep(self._host.profile, reading.point.key, reading.answer)
        except Broken as broken:
            return self._faulty(broken)
        last = told.rulings(self._context.session)[-1]
        return partial(told.sentence, self._context, last.ruled)

    def _now(self) -> str:
        return f"{self._host.starting.now:%H:%M}"


def _nothing() -> None:
    """What a dark row does."""
