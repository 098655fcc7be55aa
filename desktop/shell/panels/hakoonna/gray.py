"""The Gray Man: what binds him now and why, and his card from outside."""

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.fonts import Role
from desktop.shell.panels.hakoonna.condition import condition
from desktop.shell.panels.hakoonna.panel import Panel
from desktop.shell.parts.field import Sign
from desktop.shell.parts.figure import Figure
from desktop.shell.parts.look import Look
from desktop.shell.parts.prose import Prose
from rules.hakoonna.state import BEFORE_PLAY, GRAY, Public
from rules.messages import says

FIGURE, CARD, CENTRE = 84, 76, 40
MIDDLE = 2
ROOMY = 0.8


class GrayPanel(Panel):
    """His card shows its back until its colour is known to all, also to a host who knows it."""

    wide, tall = 404.0, 220.0

    def fill(self) -> None:
        self._figure, self._card = Figure("gray-man"), Figure("gray-card-back")
        self._sign, self.what = Sign(26), Prose(Role.HEADLINE, bold=True)
        self.why, self.rooms = Prose(Role.BODY), Prose(Role.BODY, "text2")
        self.card, self.centre = Prose(Role.SMALL, "text2"), Prose(Role.SMALL, "text2")
        self.middle = [Figure("gray-card-back") for _ in range(MIDDLE)]
        body = QHBoxLayout()
        pieces = QVBoxLayout()
        for piece in (self._figure, self._card):
            pieces.addWidget(piece)
        pieces.addStretch(1)
        body.addLayout(pieces)
        body.addLayout(self._words(), 1)
        self.column.addLayout(body)
        self.column.addStretch(1)

    def _words(self) -> QVBoxLayout:
        words = QVBoxLayout()
        title = QWidget()
        row = QHBoxLayout(title)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self._sign)
        row.addWidget(self.what, 1)
        words.addWidget(title)
        for part in (self.why, self.rooms, self.card):
            words.addWidget(part)
        words.addWidget(self._cards())
        words.addStretch(1)
        return words

    def _cards(self) -> QWidget:
        """The two cards in the middle; in a small window they are told only once there is something to tell."""
        self._row = QWidget()
        row = QHBoxLayout(self._row)
        row.setContentsMargins(0, 0, 0, 0)
        for card in self.middle:
            row.addWidget(card)
        row.addWidget(self.centre, 1)
        return self._row

    def follow(self, look: Look) -> None:
        context, public = self.context, self.public
        now = condition(context.session)
        self.head(context.speech.heading(GRAY), self._when(public), look)
        self._sign.draw("check" if now.free else "move" if now.rooms else "flag", look, "ok" if now.free else "text")
        self.what.write(context.say(now.what), look)
        self.why.write(context.say(now.why, dict(now.values)) if now.why else "", look)
        rooms = [context.speech.value("", room) for room in now.rooms]
        self.rooms.write(context.say(says("Rooms he may enter: {room}"), {"room": rooms}) if rooms else "", look)
        self.card.write(self._about_card(public), look)
        self._figure.draw("gray-man", look.px(FIGURE))
        self._card.draw(f"gray-card-{public.shown or 'back'}", look.px(CARD), faint=public.phase in BEFORE_PLAY)
        self._show_middle(public, look)
        told = (self.what, self.why, self.rooms, self.card, self.centre)
        self.setAccessibleDescription("\n".join(part.text for part in told if part.text))

    def _show_middle(self, public: Public, look: Look) -> None:
        roomy = look.scale >= ROOMY
        told = GRAY in public.at and public.phase not in BEFORE_PLAY
        self._row.setVisible(told and (roomy or bool(public.centre)))
        for number, card in enumerate(self.middle):
            turned = public.centre[number] if number < len(public.centre) else "back"
            card.draw(f"gray-card-{turned}", look.px(CENTRE))
            card.setVisible(roomy)
        cards = [self.called(card) for card in public.centre]
        values = {"card": cards, "n": MIDDLE - len(cards)}
        said = says("In the middle: {card}; face down: {n}.") if cards else says("In the middle: two cards face down.")
        self.centre.write(self.context.say(said, values) if not self._row.isHidden() else "", look)

    def _when(self, public: Public) -> str:
        if public.phase == "gray":
            return self.context.say(says("His turn · actions left: {n}"), {"n": public.gray_left})
        return self.context.say(says("After Hako Onna's time")) if public.at.get(GRAY) else ""

    def _about_card(self, public: Public) -> str:
        if public.shown:
            by_centre = "black" in public.centre or public.centre.count("white") == MIDDLE
            said = says("Confirmed by the middle: {card}.") if by_centre else says("His card lies open: {card}.")
            return self.context.say(said, {"card": self.called(public.shown)})
        if not public.at.get(GRAY):
            return ""
        if public.phase in BEFORE_PLAY:
            return self.context.say(says("He has no card yet."))
        return self.context.say(says("Only he knows his card."))
