"""The steps of the night, the one that is due with what may be told at it (P42, P47)."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtWidgets import QWidget

from desktop.shell.book.listing import Listing
from desktop.shell.book.page import Page
from desktop.shell.book.row import Heading
from desktop.shell.book.step import Step
from desktop.shell.book.step_button import StepButton
from desktop.shell.context import Context
from desktop.shell.games.clock import grimoire
from desktop.shell.panels.clocktower.character_card import OWN
from desktop.shell.panels.clocktower.own_note import OwnNote
from desktop.shell.panels.clocktower.told import night, own, script
from desktop.shell.parts.look import Look
from desktop.shell.play import Play
from rules.clocktower.night import forms_of
from rules.messages import says

STATES: Final = {
    "done": says("Step {n}, settled: {title}."),
    "now": says("Step {n}, now: {title}."),
    "later": says("Step {n}, to come: {title}."),
    "asleep": says("Asleep tonight: {title}."),
}


class NightPage(Page):
    """Cards are made once and told anew; whichever is chosen is carried out, or said why not."""

    def __init__(self, context: Context, play: Play) -> None:
        self._play = play
        super().__init__(context)

    def fill(self) -> None:
        self.heading, self.answers, self.hints = Heading(), Listing(), Listing()
        self.note, self.order, self.asleep = OwnNote(), Listing(), Heading()
        self.cards: list[StepButton] = []
        self.sleepers: list[StepButton] = []
        for part in (self.heading, self.note, self.answers, self.hints, self.asleep, self.order):
            self.column.addWidget(part)
        self.column.addStretch(1)

    def due(self) -> QWidget | None:
        return next((card for card in self.cards if card.step is not None and card.step.state == "now"), None)

    def follow(self, look: Look) -> None:
        voice = self.voice
        self.heading.tell(night.count(voice), look)
        self.hints.tell(tuple(night.hints(voice)), look)
        self.order.tell(script.order(voice), look)
        found, sleeping = night.told(voice), night.asleep(voice)
        self._lay(self.cards, found, self.hints, look)
        self.asleep.tell(night.sleeping(voice, len(sleeping)), look)
        self.asleep.setVisible(bool(sleeping))
        self._lay(self.sleepers, sleeping, self.order, look)
        self.answers.tell(tuple(night.answers(voice)), look)
        self._tell_own(look)
        self._lay_answers(found)

    def _lay(self, cards: list[StepButton], found: tuple[Step, ...], before: QWidget, look: Look) -> None:
        while len(cards) < len(found):
            card = StepButton()
            card.taken.connect(partial(self._take, card))
            self.column.insertWidget(self.column.indexOf(before), card)
            cards.append(card)
        for card, step in zip(cards, found, strict=False):
            self._tell(card, step, look)
        for spare in cards[len(found) :]:
            spare.step = None
            spare.hide()

    def _tell(self, card: StepButton, step: Step, look: Look) -> None:
        spoken = self.voice.say(STATES[step.state], n=step.number, title=step.title)
        card.tell(step, f"{spoken} {step.about}".strip(), look)
        card.show()

    def _take(self, card: StepButton) -> None:
        """A step in its turn or out of it; the rules say whether it may be."""
        if card.step is not None:
            character, _, seat = card.step.key.partition(":")
            forms = forms_of(grimoire(self.context.session), character, seat)
            if forms:
                self._play.begin_anyway(forms)

    def _tell_own(self, look: Look) -> None:
        coming = night.due(grimoire(self.voice.session))
        entry = own.entry(self.context, coming.character) if coming is not None else None
        self.note.tell(self.context.say(OWN), own.run(entry) if entry is not None else (), look)

    def _lay_answers(self, found: tuple[Step, ...]) -> None:
        """What the almanac says and what may be told stands in the card of its step."""
        now = next((place for place, step in enumerate(found) if step.state == "now"), None)
        if now is not None:
            self.cards[now].inside.addWidget(self.note)
            self.cards[now].inside.addWidget(self.answers)
