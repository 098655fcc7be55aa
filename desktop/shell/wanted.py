"""What may be typed by its first letters: the answer to a question of Fate, or one of many things in a long list."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

from desktop.session import Session
from desktop.shell import secrecy, typed
from desktop.shell.context import Context
from desktop.shell.doubted import doubt
from desktop.shell.entry import Pick, picks
from desktop.shell.games import custom
from desktop.shell.play import Play
from rules.actions import Answer
from rules.effects import Choice
from rules.engine import Refused
from rules.messages import says
from rules.seats import FATE
from rules.violations import NameUnknown, Violation

NAME = says("Fate's answer: {what}")
ONE_OF = says("One of many")
KEYS: Final = 9


class Wanted(NamedTuple):
    """``about`` tells it from another; ``answer`` gives it, or says why not; ``why_not`` is against what is none.

    With nothing typed, what was chosen so far can be ``confirm``ed.
    """

    about: object
    title: str
    options: tuple[str | int, ...]
    answer: Callable[[str | int], Violation | None]
    why_not: Callable[[str], Violation]
    of_fate: bool = False
    confirm: Callable[[], bool] = lambda: False


def wanted(context: Context, play: Play) -> Wanted | None:
    """What may be typed now."""
    asked = context.session.asked()
    if asked is not None and asked.seat == FATE and asked.named:
        return _of_fate(context, asked)
    return _of_many(context, play) if custom(context.session).paged else None


def _of_fate(context: Context, asked: Choice) -> Wanted:
    session = context.session
    title = context.say(NAME, {"what": context.say(asked.title)})
    return Wanted(
        asked, title, typed.options(asked), partial(_answer, session), partial(_against, session, asked), of_fate=True
    )


def _answer(session: Session, option: str | int) -> Violation | None:
    done = session.answer(option)
    return done.violations[0] if isinstance(done, Refused) else None


def _against(session: Session, asked: Choice, text: str) -> Violation:
    number = typed.number(text)
    reasons = session.why(Answer(FATE, number)) if number is not None else ()
    near = typed.nearest(session, text, typed.options(asked))
    return reasons[0] if reasons else doubt(session, asked, text) or NameUnknown(text, near)


# ---- one of many


def _of_many(context: Context, play: Play) -> Wanted | None:
    """Things with names, more than there are keys: of an action that was begun, or of an open question."""
    session = context.session
    entry = None if play.correcting.on or secrecy.is_withheld(session) else play.entry or play.question()
    if entry is None:
        return None
    found = {_thing(pick): pick for pick in picks(session, entry)} if entry.row is None else {}
    names = tuple(value for value in found if value != "")
    if len(names) <= KEYS:
        return None
    answer, why_not = partial(_pick, play, found), partial(_unknown, session, names)
    return Wanted(entry, context.say(ONE_OF), names, answer, why_not, confirm=play.confirm)


def _thing(pick: Pick) -> str | int:
    """What a pick is typed by: its value, or what tells its form from the others."""
    if isinstance(pick.value, str | int):
        return pick.value
    fixed = pick.ways[0].form.fixed
    told = fixed[0][1] if fixed and pick.value is None else ""
    return told if isinstance(told, str) else ""


def _pick(play: Play, found: dict[str | int, Pick], option: str | int) -> Violation | None:
    play.pick(found[option])
    return None


def _unknown(session: Session, among: tuple[str | int, ...], text: str) -> Violation:
    return NameUnknown(text, typed.nearest(session, text, among))
