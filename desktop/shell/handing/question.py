"""A question and its numbered answers, with every reason against those that will not do."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop import fonts
from desktop.fonts import Role
from desktop.items.caption import Caption
from desktop.shell.context import Context
from desktop.shell.handing.enquiry import Enquiry
from desktop.shell.handing.options import Option
from desktop.shell.handing.plan import paint_number
from desktop.shell.parts import wrapping
from desktop.shell.parts.look import Look
from rules.messages import says
from rules.offers import Form

YES, NO = says("Yes"), says("No")
DEEDS, NONE_LEFT = says("What do you do?"), says("There is nothing more to do.")
PICK = says("Choose from {low} to {high}, then Enter.")
NEXT_PAGE = says("0: more ({page} of {pages})")
DONE, BACK = says("Enter: done"), says("Backspace: one step back")
NOT_SO = says("Not possible: {why}")
WITH = {"cover": says("turn the tiles that lie X up face down")}
PICKED = "✓ "
INDENT = 2.4


class Row(NamedTuple):
    """Where an answer lies, and its number."""

    rect: QRectF
    number: int


class Question:
    """Writes from top to bottom; ``rows`` are the answers it has written."""

    def __init__(self, context: Context, enquiry: Enquiry, painter: QPainter, rect: QRectF) -> None:
        self._context, self._enquiry, self._painter, self._rect = context, enquiry, painter, rect
        self._look = Look(context.theme, context.scale)
        self._y = rect.y()
        self.rows: list[Row] = []

    def paint(self) -> None:
        """Write it all."""
        colours = self._look.theme
        self._write(self._title(), Role.HEADLINE, colours.text)
        self._y += self._look.px(8)
        for number, option in enumerate(self._enquiry.options, 1):
            self._answer(number, option)
        for hint in self._hints():
            self._write(hint, Role.SMALL, colours.text2)
        for reason in self._enquiry.reasons:
            told = self._context.say(NOT_SO, {"why": self._context.speech.tell(reason)})
            self._write(told, Role.BODY, colours.refuse)

    def _title(self) -> str:
        enquiry, speech = self._enquiry, self._context.speech
        if enquiry.asked is not None:
            return speech.tell(enquiry.asked)
        if enquiry.reach.form is not None:
            return speech.title(enquiry.reach.form.action)
        return self._context.say(NONE_LEFT if enquiry.idle else DEEDS)

    def _hints(self) -> list[str]:
        enquiry, say, hints = self._enquiry, self._context.say, []
        several = enquiry.reach.several
        if several is not None:
            hints.append(say(PICK, {"low": several.low, "high": several.high}))
        if enquiry.pages > 1:
            hints.append(say(NEXT_PAGE, {"page": enquiry.page + 1, "pages": enquiry.pages}))
        if enquiry.reach.form is None:
            hints.append(say(DONE))
        elif enquiry.reach.room or enquiry.asked is None:
            hints.append(say(BACK))
        return hints

    def _write(self, text: str, role: Role, ink: str, indent: float = 0.0) -> None:
        size, bold = self._look.size(role), role is Role.HEADLINE
        for line in wrapping.lines(text, fonts.sized(size, bold), self._rect.width() - indent):
            Caption(line, self._rect.x() + indent, self._y + 0.7 * size, size, ink, bold=bold).paint(self._painter)
            self._y += 1.38 * size

    def _answer(self, number: int, option: Option) -> None:
        look, size, top = self._look, self._look.size(Role.BODY), self._y
        ink = look.theme.text2 if option.reasons else look.theme.text
        self._y += 0.25 * size
        self._write(self._named(option), Role.BODY, ink, INDENT * size)
        for reason in option.reasons:
            self._write(self._context.speech.tell(reason), Role.SMALL, look.theme.refuse, INDENT * size)
        self._y += 0.25 * size
        if not option.reasons:
            paint_number(self._painter, QPointF(self._rect.x() + size, top + 0.94 * size), look, number)
        self.rows.append(Row(QRectF(self._rect.x(), top, self._rect.width(), self._y - top), number))

    def _named(self, option: Option) -> str:
        value, speech = option.value, self._context.speech
        if isinstance(value, Form):
            return ": ".join((speech.title(value.action), *self._fixed(value)))
        if isinstance(value, bool):
            return self._context.say(YES if value else NO)
        title = str(value) if isinstance(value, int) else speech.heading(str(value))
        place = self._enquiry.reach.picked.index(value) + 1 if option.picked else 0
        return f"{title}  {PICKED}{place}" if place else title

    def _fixed(self, form: Form) -> list[str]:
        """What tells two forms of the same action apart."""
        say, speech = self._context.say, self._context.speech
        fixed = [(name, value) for name, value in form.fixed if value not in (False, "")]
        return [say(WITH[name]) if value is True else str(speech.name(str(value))) for name, value in fixed]
