"""The faces of the card that is handed on: whom it is for, what lies open, and the way back to the host."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.shell.context import Context
from desktop.shell.handing.open_sheet import paint_sheet
from desktop.shell.handing.question import Row
from desktop.shell.handing.round import Round, Stop
from desktop.shell.parts.look import Look
from desktop.shell.show_to_one.cover import paint_cover, paint_ground, paint_secret
from desktop.shell.show_to_one.secret import secret
from rules.messages import says

HAND, TO_HOST = says("Hand the laptop to {who}"), says("Give it back to the host")
ONLY, HOST = says("For {who} only"), says("For the host")
LOOK_AWAY = says("Everybody else looks away. Hold Space to look; let go to cover it.")
ANSWER = says("While you hold it, a digit answers. Hold Esc to give it back unanswered.")
EYES_SHUT = says("Everybody else keeps the eyes shut. Hold Space to look; let go to cover it.")
ALL_DEEDS = says("While you hold it, digits do things; Enter says that you are done.")
READ = says("Enter: seen. Hold Esc to give the window back to the host.")
HINTS = {"told": READ, "asked": ANSWER, "time": ALL_DEEDS}
THROUGH = says("Enter, or Esc held, leads back to the table.")


def lines(context: Context, stop: Stop | None) -> tuple[str, ...]:
    """What the cover says, in its order."""
    say = context.say
    if stop is None:
        return say(TO_HOST), say(THROUGH)
    hints = (EYES_SHUT if stop.what == "time" else LOOK_AWAY, HINTS[stop.what])
    return say(HAND, {"who": context.speech.value("", stop.seat)}), *map(say, hints)


def paint_closed(painter: QPainter, rect: QRectF, context: Context, stop: Stop | None, part: float) -> None:
    """The cover, with that part of its ring filled."""
    _paint_ground(painter, rect, context, stop)
    drawing = "lantern" if stop is None else "chip-back"
    paint_cover(painter, rect, Look(context.theme, context.scale), lines(context, stop), part, drawing)


def paint_open(painter: QPainter, rect: QRectF, context: Context, turns: Round, tallest: float) -> list[Row]:
    """What the seat is asked or told, its picture no higher than that; where the answers lie."""
    _paint_ground(painter, rect, context, turns.stop)
    if turns.enquiry is not None:
        return paint_sheet(painter, rect, context, turns.enquiry, tallest)
    if turns.stop is not None:
        told = secret(context.session, turns.stop.seat, context.words)
        paint_secret(painter, rect, Look(context.theme, context.scale), told)
    return []


def _paint_ground(painter: QPainter, rect: QRectF, context: Context, stop: Stop | None) -> None:
    who = {"who": context.speech.value("", stop.seat if stop is not None else "")}
    audience = context.say(ONLY if stop is not None else HOST, who)
    paint_ground(painter, rect, Look(context.theme, context.scale), audience)
