"""Whether a lesson can be taken: what it shows is legal, and what it calls wrong is refused as it says."""

from __future__ import annotations

from collections.abc import Iterator

from desktop.lessons.course import Course, Unplayable
from desktop.lessons.lesson import Lesson, Wrong, read_lesson
from desktop.lessons.names import COMPARE, IDS, Flaw, Names
from desktop.replay import UNFIT
from desktop.speech import holes
from desktop.tables import a_book
from rules.actions import Action
from rules.engine import AnyBook, drop, unmeant
from rules.faults import Fault, line_of
from rules.games import shelf
from rules.messages import says
from rules.seats import KNOWING_HOST, viewer_of
from rules.violations import Violation

TABLE = "step"

NO_GAME = says("There is no game called ‘{typed}’.")
NOT_TAKEN = says("What is shown is not among what is accepted.")
ILLEGAL = says("What is shown is not legal here.")
SENSELESS = says("The start tells of a table that cannot be.")
OTHERWISE = says("This mistake is refused with {found}, not with {typed}.")
ALLOWED = says("This mistake is legal.")


def lesson_faults(file: str, raw: bytes) -> tuple[Fault, ...]:
    """Every fault of a lesson's file; Broken when its form does not fit."""
    lesson = read_lesson(file, raw)
    text = raw.decode("utf-8-sig")
    return tuple(_fault(file, text, flaw) for flaw in flaws(lesson))


def _fault(file: str, text: str, flaw: Flaw) -> Fault:
    line = line_of(text, TABLE, flaw.step, flaw.field) if flaw.step >= 0 else line_of(text, key=flaw.field)
    return flaw.told(file, line)


def flaws(lesson: Lesson) -> tuple[Flaw, ...]:
    """What is wrong with a lesson: first the names in it; only where all are known is it played."""
    if lesson.game not in shelf():
        return (Flaw(-1, "game", NO_GAME, {"typed": lesson.game}, COMPARE),)
    named = tuple(Names(lesson, a_book(lesson.game)).all())
    return named or tuple(_played(lesson, a_book(lesson.game)))


# ---- played through


def _played(lesson: Lesson, book: AnyBook) -> Iterator[Flaw]:
    for number in range(len(lesson.step)):
        found = tuple(_at(lesson, book, number))
        yield from found
        if found:
            return


def _at(lesson: Lesson, book: AnyBook, number: int) -> Iterator[Flaw]:
    """What is wrong with a step, where all before it can be taken."""
    try:
        course = Course(lesson, book, number)
        book.picture(book.content, course.match.seen(KNOWING_HOST))
    except Unplayable as broken:
        yield from (_told(number, reason) for reason in broken.reasons)
    except UNFIT:
        yield Flaw(number, "start", SENSELESS)
    else:
        yield from _tried(course, number)


def _told(number: int, reason: Violation) -> Flaw:
    values = {hole: getattr(reason, hole) for hole in holes(reason.message)}
    return Flaw(number, "start", reason.message, values, IDS)


def _tried(course: Course, number: int) -> Iterator[Flaw]:
    try:
        shown = course.notation.action(course.step.show)
        if course.done < number or course.why(shown):
            yield Flaw(number, "show", ILLEGAL)
        elif not course.takes(shown):
            yield Flaw(number, "accept", NOT_TAKEN)
        for wrong in course.step.wrong:
            yield from _refused(course, number, wrong)
    except UNFIT:
        yield Flaw(number, "show", SENSELESS)


def _refused(course: Course, number: int, wrong: Wrong) -> Iterator[Flaw]:
    found = [reason.id for reason in reasons(course, wrong)]
    if not found:
        yield Flaw(number, "wrong", ALLOWED)
    elif found != [wrong.refused]:
        yield Flaw(number, "wrong", OTHERWISE, {"found": ", ".join(found), "typed": wrong.refused})


def reasons(course: Course, wrong: Wrong) -> tuple[Violation, ...]:
    """Every reason against a mistake, where the course stands now."""
    if wrong.drop is None:
        attempt: Action = course.notation.action(wrong.attempt)
        return course.why(attempt)
    piece, view = wrong.drop.piece, course.match.seen(viewer_of(wrong.drop.piece))
    verdict = drop(course.book, view, piece, wrong.drop.space)
    if not verdict.meanings:
        return (unmeant(course.book, view, piece, wrong.drop.space),)
    return () if verdict.legal else verdict.meanings[0][1]
