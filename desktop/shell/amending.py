"""Amending the past at the host's window: choose what it was, rule on what breaks, settle."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QObject

from desktop.alternatives import Instead, faces, form_again, form_of, instead, may_be_amended, others
from desktop.session import Session
from desktop.shell import amend_cards
from desktop.shell.amend_cards import BrokenCard, ChangesCard, InsteadCard
from desktop.shell.asking_instead import AskingInstead
from desktop.shell.cards import Cards
from desktop.shell.context import Context
from desktop.shell.dice_card import Dice, DiceCard
from desktop.shell.list_card import Row
from desktop.shell.overrule import OverruleCard
from desktop.shell.play import Play, Refusal
from desktop.shell.typed_card import Typed
from rules.actions import Action, Answer
from rules.amend import Amendment, BrokenStep, Draft, Drop, Keep, Ruling, Told
from rules.effects import Choice
from rules.messages import says
from rules.offers import Faces
from rules.seats import FATE

WHAT_WAS_IT = says("What was it instead?")
WHAT_INSTEAD = says("What stands there instead?")
FIRST = says("First: {action}")
KEEP, DROP, CHANGE = says("Keep it"), says("Leave it out"), says("Put another there")
BY_AUTHORITY = says("Overruled")
NOT_BY_AUTHORITY = says("cannot be overruled")
DROP_ALL = says("Leave out all that break: {n}")
BACK, GIVE_UP, SETTLE = says("Back"), says("Give the change up"), says("Change it so")
LATER = says("The change is still open. Ctrl+G goes on with it.")
NO_LINE = says("There is no line to amend.")
BY_HAND = says("This was set by hand. Set it anew with Ctrl+E.")
NO_OTHER = says("Nothing else was possible there.")
AMENDED = says("Amended: {change}")
AMENDED_SO = says("The past is amended.")


class Amending(QObject):
    """Shows the open amendment whenever it has come further, also one that was found in a record."""

    def __init__(self, context: Context, play: Play, cards: Cards) -> None:
        super().__init__(cards)
        self.context = context
        self.play = play
        self.cards = cards
        self.asking = AskingInstead(context, cards)
        self._shown: Draft[Any] | None = None
        self._awake = False
        context.changed.connect(self.follow)

    @property
    def session(self) -> Session:
        """The game that is played."""
        return self.context.session

    @property
    def open(self) -> Amendment | None:
        """The amendment that is not yet settled."""
        return self.session.amending

    def wake(self) -> None:
        """From now on the rules may be asked."""
        self._awake = True
        self.follow()

    def follow(self) -> None:
        """Show the open amendment when it is another one than was shown last."""
        draft = self.open.draft if self.open is not None else None
        if self._awake and draft is not self._shown:
            self.show()

    # ---- what it was

    def begin(self, step: int | None) -> None:
        """Go on with what is open, or ask what a step was instead."""
        self.play.back()
        if self.open is not None:
            self.show()
        elif step is None:
            self.play.tell(lambda: self.context.say(NO_LINE))
        elif not may_be_amended(self.session, step):
            self.play.tell(lambda: self.context.say(BY_HAND))
        else:
            self._ask(step)

    def _ask(self, step: int, first: int = 0) -> None:
        rolled = faces(self.session.match.node(step))
        if rolled is not None:
            asked = Dice(WHAT_WAS_IT, partial(self._line, step), rolled.count)
            self.asking.dice(lambda dice: self._amend(step, Answer(FATE, dice.told)), asked)
            return
        form = form_of(self.session, step)
        if form is None:
            self._ask_listed(step, first)
        else:
            typed = Typed(WHAT_WAS_IT, partial(self._line, step))
            self.asking.typed(form, partial(self._amend, step), partial(self._ask_listed, step), typed)

    def _ask_listed(self, step: int, first: int = 0) -> None:
        actions = others(self.session, step)
        if not actions:
            self.play.tell(lambda: self.context.say(NO_OTHER))
            return
        question = _asked(self.session, step)
        rows = [Row(self.asking.title(one, question), "", partial(self._amend, step, one)) for one in actions]
        self.asking.listed(WHAT_WAS_IT, self._line(step), rows, first, partial(self._ask_listed, step))

    def _line(self, step: int) -> str:
        return " ".join(self.context.speech.tell(one) for one in self.session.events(step) if one.message)

    def _amend(self, step: int, action: Action) -> None:
        self.cards.clear()
        refused = self.session.amend(step, action).refused
        if refused is not None:
            self.play.refuse(Refusal(refused))

    # ---- what breaks then

    def show(self) -> None:
        """Show how far the open amendment has come."""
        amendment = self.open
        self._shown = amendment.draft if amendment is not None else None
        if amendment is None:
            self.cards.clear()
        elif (broken := amendment.broken) is not None:
            rows = self._rulings(amendment, broken.may_stand)
            card = BrokenCard(self.context, self.cards.window, amendment, broken, rows)
            self.cards.show_in_the_middle(card, self.show)
        else:
            rows = [Row(self.context.say(SETTLE), "", self._settle), *self._ways_out(amendment)]
            self.cards.show_in_the_middle(ChangesCard(self.context, self.cards.window, amendment, rows), self.show)

    def _rulings(self, amendment: Amendment, may_stand: bool) -> Sequence[Row]:
        say, many = self.context.say, len(amendment.breaking)
        keep = Row(say(KEEP), say(BY_AUTHORITY if may_stand else NOT_BY_AUTHORITY), self._keep, dark=not may_stand)
        all_ = [Row(say(DROP_ALL, {"n": many}), "", self._drop_all)] if many > 1 else []
        drop, change = Row(say(DROP), "", self._drop), Row(say(CHANGE), "", self._change)
        return (keep, drop, change, *self._ways_out(amendment), *all_)

    def _ways_out(self, amendment: Amendment) -> list[Row]:
        say, none = self.context.say, not amendment.draft.rulings
        return [Row(say(BACK), "", self._back, dark=none), Row(say(GIVE_UP), "", self._give_up)]

    def _keep(self) -> None:
        amendment = self.open
        if amendment is None or amendment.broken is None or not amendment.broken.may_stand:
            return
        card = OverruleCard(self.context, self.cards.window)
        card.chosen.connect(partial(self._keep_because, amendment.broken.step))
        self.cards.show_in_the_middle(card, self._keep)

    def _keep_because(self, step: int, reason: str) -> None:
        self._rule(Keep(step, reason))

    def _drop(self) -> None:
        if self.open is not None and self.open.broken is not None:
            self._rule(Drop(self.open.broken.step))

    def _drop_all(self) -> None:
        self.cards.clear()
        self.session.drop_all_broken()

    def _change(self, first: int = 0) -> None:
        amendment = self.open
        if amendment is None or amendment.broken is None:
            return
        step, asked = amendment.broken.step, amendment.table.asked
        domain = asked.domain() if asked is not None else None
        if isinstance(domain, Faces):
            self._change_dice(amendment.broken, domain)
            return
        form = form_again(self.session, amendment.table, amendment.broken.action)
        if form is None:
            self._change_listed(first)
            return
        line = partial(amend_cards.told_step, self.context, amendment.broken)
        done = partial(self._put_there, step)
        self.asking.typed(form, done, self._change_listed, Typed(WHAT_INSTEAD, line))

    def _put_there(self, step: int, action: Action) -> None:
        self._rule(Instead(action).ruling(step))

    def _change_listed(self, first: int = 0) -> None:
        amendment = self.open
        if amendment is None or amendment.broken is None:
            return
        step, asked = amendment.broken.step, amendment.table.asked
        found = self._instead(amendment)
        rows = [Row(self._named(one, asked), "", partial(self._rule, one.ruling(step))) for one in found]
        if rows:
            line = amend_cards.told_step(self.context, amendment.broken)
            self.asking.listed(WHAT_INSTEAD, line, rows, first, self._change_listed)
        else:
            self.play.told.emit(lambda: self.context.say(NO_OTHER))

    def _change_dice(self, broken: BrokenStep, domain: Faces) -> None:
        """Dice that are thrown only now come first; else they showed something else."""
        first = not isinstance(broken.action, Answer)
        dice = Dice(WHAT_INSTEAD, partial(amend_cards.told_step, self.context, broken), domain.count)
        self.asking.dice(lambda dice: self._rule(Instead(Answer(FATE, dice.told), first).ruling(broken.step)), dice)

    def _instead(self, amendment: Amendment) -> tuple[Instead, ...]:
        return instead(self.session, amendment)

    def _named(self, one: Instead, asked: Choice | None) -> str:
        title = self.asking.title(one.action, asked)
        return self.context.say(FIRST, {"action": title}) if one.first else title

    def _rule(self, ruling: Ruling) -> None:
        self.cards.clear()
        refused = self.session.rule(ruling)
        if refused is not None:
            self.show()
            self.play.told.emit(lambda: " ".join(map(self.context.speech.tell, refused.violations)))

    # ---- its end

    def _back(self) -> None:
        if self.open is not None and self.open.draft.rulings:
            self.back()

    def back(self) -> bool:
        """Take the last ruling back, or give the change up when there was none; whether one was open."""
        if self.open is None:
            return False
        self.cards.clear()
        if not self.session.take_ruling_back():
            self._give_up()
        return True

    def cancel(self) -> bool:
        """Put the card away, a question within the amendment first; whether an amendment is open."""
        if self.open is None or self.cards.card is None:
            return False
        if isinstance(self.cards.card, OverruleCard | InsteadCard | DiceCard):
            self.show()
        else:
            self.cards.clear()
            self.play.told.emit(lambda: self.context.say(LATER))
        return True

    def _give_up(self) -> None:
        self.cards.clear()
        self.session.abandon()

    def _settle(self) -> None:
        amendment = self.open
        if amendment is None or not amendment.settled:
            return
        told = next((one for one in amendment.told(self.session.viewer) if one.step == amendment.of), None)
        self.cards.clear()
        self.session.settle()
        self.play.tell(partial(self._settled, told))

    def _settled(self, told: Told | None) -> str:
        line = amend_cards.change(self.context, told) if told is not None else ""
        return self.context.say(AMENDED, {"change": line}) if line else self.context.say(AMENDED_SO)


def _asked(session: Session, step: int) -> Choice | None:
    """What was asked when a step was made."""
    before = session.match.node(step).parent
    return before.table.asked if before is not None else None
