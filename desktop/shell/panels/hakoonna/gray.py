"""The Gray Man: what binds him now and why, and his card from outside."""

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.fonts import Role
from desktop.shell.panels.hakoonna.condition import condition
from desktop.shell.panels.hakoonna.panel import Panel
from desktop.shell.parts.field import Sign
from desktop.shell.parts.figure import Figure
from desktop.shell.parts.look import Look
from desktop.shell.parts.prose import Prose
from rules.hakoonna.state import GRAY, Public
from rules.messages import says

FIGURE, CARD = 84, 76
SETTING_UP = ("start", "build", "ready", "deal")


class GrayPanel(Panel):
    """His card shows its back until it is turned for all, also to a host who knows it."""

    wide, tall = 404.0, 220.0

    def fill(self) -> None:
        self._figure, self._card = Figure("gray-man"), Figure("gray-card-back")
        self._sign, self.what = Sign(26), Prose(Role.HEADLINE, bold=True)
        self.why, self.rooms = Prose(Role.BODY), Prose(Role.BODY, "text2")
        self.card = Prose(Role.SMALL, "text2")
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
        words.addStretch(1)
        return words

    def follow(self, look: Look) -> None:
        context, public = self.context, self.public
        now = condition(context.session.book.content, public)
        self.head(context.speech.heading(GRAY), self._when(public), look)
        self._sign.draw("check" if now.free else "move" if now.rooms else "flag", look, "ok" if now.free else "text")
        self.what.write(context.say(now.what), look)
        self.why.write(context.say(now.why, dict(now.values)) if now.why else "", look)
        rooms = [context.speech.value("", room) for room in now.rooms]
        self.rooms.write(context.say(says("Rooms he may enter: {room}"), {"room": rooms}) if rooms else "", look)
        self.card.write(self._about_card(public), look)
        self._figure.draw("gray-man", look.px(FIGURE))
        self._card.draw(f"gray-card-{public.shown or 'back'}", look.px(CARD), faint=public.phase in SETTING_UP)
        told = (self.what, self.why, self.rooms, self.card)
        self.setAccessibleDescription("\n".join(part.text for part in told if part.text))

    def _when(self, public: Public) -> str:
        if public.phase == "gray":
            return self.context.say(says("His turn · actions left: {n}"), {"n": public.gray_left})
        return self.context.say(says("After Hako Onna's time")) if public.at.get(GRAY) else ""

    def _about_card(self, public: Public) -> str:
        if public.shown:
            return self.context.say(says("His card lies open: {card}."), {"card": self.called(public.shown)})
        if not public.at.get(GRAY):
            return ""
        if public.phase in SETTING_UP:
            return self.context.say(says("He has no card yet."))
        return self.context.say(says("Only he knows his card."))
