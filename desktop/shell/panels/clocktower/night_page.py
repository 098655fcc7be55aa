"""The steps of the night, the one that is due with what may be told at it (P42, P47)."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QWidget

from desktop.shell.book.listing import Listing
from desktop.shell.book.page import Page
from desktop.shell.book.row import Heading
from desktop.shell.book.step import Step
from desktop.shell.book.step_card import StepCard
from desktop.shell.games.clock import grimoire
from desktop.shell.panels.clocktower.character_card import OWN
from desktop.shell.panels.clocktower.own_note import OwnNote
from desktop.shell.panels.clocktower.told import night, own, script
from desktop.shell.parts.look import Look
from rules.messages import says

STATES: Final = {
    "done": says("Step {n}, settled: {title}."),
    "now": says("Step {n}, now: {title}."),
    "later": says("Step {n}, to come: {title}."),
}


class NightPage(Page):
    """Cards are made once and told anew."""

    def fill(self) -> None:
        self.heading, self.answers, self.hints = Heading(), Listing(), Listing()
        self.note, self.order = OwnNote(), Listing()
        self.cards: list[StepCard] = []
        for part in (self.heading, self.note, self.answers, self.hints, self.order):
            self.column.addWidget(part)
        self.column.addStretch(1)

    def due(self) -> QWidget | None:
        return next((card for card in self.cards if card.step is not None and card.step.state == "now"), None)

    def follow(self, look: Look) -> None:
        voice = self.voice
        self.heading.tell(night.count(voice), look)
        self.hints.tell(tuple(night.hints(voice)), look)
        self.order.tell(script.order(voice), look)
        found = night.told(voice)
        self._make(len(found))
        for card, step in zip(self.cards, found, strict=False):
            self._tell(card, step, look)
        for spare in self.cards[len(found) :]:
            spare.step = None
            spare.hide()
        self.answers.tell(tuple(night.answers(voice)), look)
        self._tell_own(look)
        self._lay_answers(found)

    def _make(self, wanted: int) -> None:
        while len(self.cards) < wanted:
            card = StepCard()
            self.column.insertWidget(self.column.indexOf(self.hints), card)
            self.cards.append(card)

    def _tell(self, card: StepCard, step: Step, look: Look) -> None:
        spoken = self.voice.say(STATES[step.state], n=step.number, title=step.title)
        card.tell(step, f"{spoken} {step.about}".strip(), look)
        card.show()

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
