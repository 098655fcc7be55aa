"""The mythos phase in four steps, and what lasts from earlier cards (P36)."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QWidget

from desktop.fonts import Role
from desktop.shell.book.block import Block
from desktop.shell.book.listing import Listing
from desktop.shell.book.page import Page
from desktop.shell.book.row import Heading
from desktop.shell.book.step_card import StepCard
from desktop.shell.panels.arkham.boxes import Boxes
from desktop.shell.panels.arkham.told import cup, mythos
from desktop.shell.parts.look import Look
from desktop.shell.parts.prose import Prose
from rules.arkham.content import MythosCard
from rules.messages import says

TITLE: Final = says("The Mythos card")
UNKNOWN: Final = says("No card is drawn yet.")
WHITE, BLACK = says("White arrows"), says("Black arrows")
BOTH: Final = says("White: {white}. Black: {black}.")
NOTHING: Final = says("none")
STATES: Final = {
    "done": says("Step {n}, done: {title}."),
    "now": says("Step {n}, now: {title}."),
    "later": says("Step {n}, to come: {title}."),
}


class MythosPage(Page):
    """The movers stand in the third step while they have not moved."""

    def fill(self) -> None:
        self.heading, self.card = Heading(), Prose(Role.SMALL, "text2")
        self.steps = [StepCard() for _ in mythos.TITLES]
        self.boxes, self.movers, self.lasting = Boxes(), Listing(), Listing()
        moves = self.steps[list(mythos.TITLES).index("move")]
        moves.inside.addWidget(self.boxes)
        moves.inside.addWidget(self.movers)
        for part in (self.heading, self.card, *self.steps, self.lasting):
            self.column.addWidget(part)
        self.column.addStretch(1)

    def due(self) -> QWidget | None:
        return next((part for part in self.steps if part.step is not None and part.step.state == "now"), None)

    def follow(self, look: Look) -> None:
        voice, say = self.voice, self.context.say
        card = mythos.card_of(self.context.session)
        name = voice.name(card.id) if card is not None else say(TITLE)
        self.heading.tell(Block(name, (), say(mythos.KINDS[card.kind]) if card is not None else ""), look)
        self.card.write("" if card is not None else say(UNKNOWN), look)
        for part, step in zip(self.steps, mythos.steps(voice), strict=True):
            spoken = voice.say(STATES[step.state], n=step.number, title=step.title)
            part.tell(step, f"{spoken} {step.about}".strip(), look)
        self.boxes.setVisible(card is not None)
        if card is not None:
            self._show_boxes(card, look)
        self.movers.tell_entries(tuple(mythos.movers(voice)), look)
        self.lasting.tell(mythos.lasting(voice), look)

    def _show_boxes(self, card: MythosCard, look: Look) -> None:
        say = self.context.say
        white, black = (
            ", ".join(say(cup.SYMBOLS[one]) for one in box) or say(NOTHING) for box in (card.white, card.black)
        )
        spoken = say(BOTH, {"white": white, "black": black})
        self.boxes.lay((say(WHITE), say(BLACK)), card.white, card.black, spoken, look)
