"""Asks what was done instead: by dice, by words in a row, or from a list."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from desktop.shell import typed_row
from desktop.shell.amend_cards import InsteadCard, pages
from desktop.shell.cards import Cards
from desktop.shell.context import Context
from desktop.shell.deeds import TAKE_BACK
from desktop.shell.deeds_of_entry import NO, YES
from desktop.shell.dice_card import Dice, DiceCard
from desktop.shell.list_card import Row
from desktop.shell.typed_card import Typed, TypedCard
from rules.actions import Action, Answer, Attest, Value
from rules.effects import Choice
from rules.offers import Form, Shares


class AskingInstead(NamedTuple):
    """Each question stands on a card, and is asked anew with what was entered so far."""

    context: Context
    cards: Cards

    def dice(self, done: Callable[[Dice], None], dice: Dice) -> None:
        """What a throw showed."""
        again = partial(self.dice, done)
        card = DiceCard(self.context, self.cards.window, dice, again, done)
        self.cards.show_in_the_middle(card, partial(again, dice))

    def typed(self, form: Form, done: Callable[[Action], None], other: Callable[[], None], typed: Typed) -> None:
        """What filled a form; ``other`` shows a list of what else it may have been."""

        def entered(text: str) -> None:
            read = typed_row.read(self.context.session, form, text)
            if read.wrong is None:
                done(self.context.session.notation.filled(form.action, form.seat, dict(read.fields)))
            else:
                again(typed._replace(text=text, wrong=read.wrong))

        again = partial(self.typed, form, done, other)
        card = TypedCard(self.context, self.cards.window, typed, entered, other)
        self.cards.show_in_the_middle(card, lambda: again(typed._replace(text=card.line.text())))

    def listed(self, question: str, line: str, rows: list[Row], first: int, again: Callable[[int], None]) -> None:
        """One of many, from the ``first`` on."""
        shown = pages(self.context, rows, first, again)
        card = InsteadCard(self.context, self.cards.window, self.context.say(question), shown)
        if line:
            card.tell(line, "body", "quiet")
        self.cards.show_in_the_middle(card, partial(again, first))

    def title(self, action: Action, asked: Choice | None) -> str:
        """An action among others, by the answer alone where something was asked."""
        if isinstance(action, Attest):
            return self._value(action.yes)
        if isinstance(action, Answer):
            return self._answer(action.value, asked)
        if getattr(action, "yes", True) is False:
            return self.context.say(TAKE_BACK)
        return self.context.speech.action(action)

    def _answer(self, value: Value, asked: Choice | None) -> str:
        domain = asked.domain() if asked is not None else None
        if isinstance(domain, Shares) and isinstance(value, tuple):
            shares = zip(domain.among, value, strict=True)
            return " · ".join(f"{self.context.speech.heading(one)}: {share}" for one, share in shares)
        return self._value(value)

    def _value(self, value: Value) -> str:
        if isinstance(value, bool):
            return self.context.say(YES if value else NO)
        return self.context.speech.name(value) if isinstance(value, str) else str(value)
