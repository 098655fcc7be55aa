"""The noise: what lies on the tower or on the table, and how the last one ended."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.fonts import Role
from desktop.shell.panels.hakoonna.dots import Dots
from desktop.shell.panels.hakoonna.hand import NoiseCards
from desktop.shell.panels.hakoonna.last_noise import LastNoise, last_noise
from desktop.shell.panels.hakoonna.panel import Panel
from desktop.shell.panels.hakoonna.tower import Tower
from desktop.shell.parts.button import Button
from desktop.shell.parts.field import Sign
from desktop.shell.parts.flow import Flow
from desktop.shell.parts.look import Look
from desktop.shell.parts.prose import Prose
from rules.effects import Choice
from rules.hakoonna.counting import discs_left, loud_cards
from rules.hakoonna.setup import COLOURS
from rules.hakoonna.state import Public
from rules.messages import says

ROOMY, ROOMIEST = 0.8, 0.95
RESULTS = {"held": says("It held"), "fell": says("It fell")}


class NoisePanel(Panel):
    """While the table is asked for the noise, its answers are buttons."""

    wide, tall = 540.0, 300.0

    def fill(self) -> None:
        self.tower, self.cards, self.dots = Tower(), NoiseCards(), Dots()
        self._now, self.result, self.note = Prose(Role.SMALL, "text2"), Prose(Role.TITLE), Prose(Role.BODY)
        self._sign, self.left, self._below = Sign(28), Prose(Role.SMALL), Prose(Role.SMALL, "text2")
        self.answers: dict[str | int, Button] = {}
        self._buttons: list[Button] = []
        self._keys = QWidget()
        self._flow = Flow(self._keys, 2)
        body = QHBoxLayout()
        body.addWidget(self.tower, 1)
        body.addLayout(self._told(), 3)
        self.column.addLayout(body, 1)

    def _told(self) -> QVBoxLayout:
        told = QVBoxLayout()
        self._ended = QWidget()
        ended = QHBoxLayout(self._ended)
        ended.setContentsMargins(0, 0, 0, 0)
        ended.addWidget(self.result)
        ended.addWidget(self._sign)
        ended.addStretch(1)
        for part in (self._now, self._ended, self.note, self._keys):
            told.addWidget(part)
        told.addStretch(1)
        told.addWidget(self.cards, 20)
        for part in (self.dots, self.left, self._below):
            told.addWidget(part)
        return told

    # ---- what is shown

    def follow(self, look: Look) -> None:
        public, with_cards = self.public, self.public.options.noise == "cards"
        last = last_noise(self.context.session)
        left, roomy = self._left(public, with_cards), look.scale >= (ROOMIEST if with_cards else ROOMY)
        self.head(self._title(with_cards), self._goal(public, with_cards) if roomy else left, look)
        self._tell(public, last, look)
        self._ask(look)
        self.tower.setVisible(not with_cards)
        self.dots.setVisible(not with_cards)
        self.cards.setVisible(with_cards)
        called = [self.called(seat) for seat in public.discs]
        self.tower.stack(len(public.discs), last.kind == "fell", look)
        self.dots.lay(called, [COLOURS[seat][1] for seat in public.discs], look)
        self.cards.lay(public.cards, len(public.options.noise_cards), public.options.noise_threshold, look)
        self.left.write(left if roomy else "", look)
        hint = self.context.say(says("The red disc has a bump and tilts easily."))
        self._below.write("" if with_cards or look.scale < ROOMY else hint, look)
        self._describe(public, called, left)

    def _title(self, with_cards: bool) -> str:
        return self.context.say(says("Noise cards") if with_cards else says("Noise tower"))

    def _goal(self, public: Public, with_cards: bool) -> str:
        if with_cards:
            values = {"n": public.options.noise_threshold}
            return self.context.say(says("A noise at {n} or more"), values)
        return self.context.say(says("Five discs end their time"))

    def _left(self, public: Public, with_cards: bool) -> str:
        if not with_cards:
            return self.context.say(says("Discs left: {n}"), {"n": discs_left(public)})
        loud, cards = loud_cards(public)
        return self.context.say(says("Next card a noise: {n} of {total}"), {"n": loud, "total": cards})

    def _tell(self, public: Public, last: LastNoise, look: Look) -> None:
        context, asked = self.context, self._asked()
        self._now.write(context.say(says("This noise")), look)
        self._ended.setVisible(asked is None)
        if asked is not None:
            self.note.write(context.speech.tell(asked), look)
            return
        colour = {"held": "ok", "fell": "refuse"}.get(last.kind, "text2")
        said = last.message(public.options.noise == "cards")
        self.result.write(context.say(said), look, colour)
        self._sign.draw({"held": "check", "fell": "no"}.get(last.kind, ""), look, colour)
        self.note.write(context.say(last.note(), {"who": context.speech.value("", last.who)}), look)

    def _describe(self, public: Public, called: list[str], left: str) -> None:
        cards = [str(card) for card in public.cards]
        told = [self.result.text if self._asked() is None else "", self.note.text, ", ".join(called or cards), left]
        self.setAccessibleDescription("\n".join(part for part in told if part))

    # ---- what the table is asked

    def _asked(self) -> Choice | None:
        asked = self.context.session.asked()
        return asked if asked is not None and asked.kind == "noise" else None

    def _ask(self, look: Look) -> None:
        asked = self._asked()
        values = list(dict.fromkeys(getattr(asked.domain(), "options", ()))) if asked is not None else []
        if values != list(self.answers):
            self._make(values)
        for number, (value, button) in enumerate(self.answers.items(), 1):
            if isinstance(value, int):
                button.write(str(value), look)
            else:
                button.write(self.context.say(RESULTS[str(value)]), look, key=str(number))
        self._keys.setVisible(asked is not None)

    def _make(self, values: list[str | int]) -> None:
        while len(self._buttons) < len(values):
            self._buttons.append(self._a_button(len(self._buttons)))
        for button in self._buttons[len(values) :]:
            button.hide()
        self.answers = dict(zip(values, self._buttons, strict=False))
        for button in self.answers.values():
            button.show()

    def _a_button(self, number: int) -> Button:
        button = Button("plain", self._keys)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(lambda: self.context.session.answer(list(self.answers)[number]))
        self._flow.addWidget(button)
        return button
