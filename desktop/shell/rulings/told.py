"""What was ruled at a table: who, when, and how a point is played since."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from desktop import house_rules
from desktop.session import Session
from desktop.shell.context import Context
from desktop.shell.new_game.points import Point, every_point
from desktop.shell.rulings.reading import IS_PLAYED, Reading, as_played
from desktop.shell.rulings.touching import of_violation
from rules.messages import says
from rules.remarks import Ruled, Scope
from rules.violations import Violation

SCOPES: dict[Scope, str] = {"once": says("only this once"), "tonight": says("tonight"), "always": says("always")}
RULED = says("Ruling, {scope}: {what}")
NOTE = says("{ruling} Note: {note}")
AGAIN = says("{ruling} To be looked at again.")
HOUSE_RULE = says("House rule: {what}")


class Told(NamedTuple):
    """A ruling and the step after which it was made."""

    step: int
    ruled: Ruled


def rulings(session: Session) -> tuple[Told, ...]:
    """Those that hold on the way here, oldest first; one told once more is there once."""
    on_way = (
        Told(step, remark)
        for step, remark in session.remarks()
        if isinstance(remark, Ruled) and (step == 0 or session.match.is_on_way(step))
    )
    return tuple({(one.ruled.point, one.ruled.at): one for one in on_way}.values())


def point_of(key: str) -> Point | None:
    """The point of a key."""
    return next((point for point in every_point() if point.key == key), None)


def what(context: Context, ruled: Ruled) -> str:
    """What is played how, in words."""
    point = point_of(ruled.point)
    if point is None:
        return context.say(IS_PLAYED, {"point": ruled.point, "answer": str(ruled.answer)})
    return Reading(point, ruled.answer, False).title(context.words)


def sentence(context: Context, ruled: Ruled) -> str:
    """The line of a ruling in the log."""
    told = context.say(RULED, {"scope": context.say(SCOPES[ruled.scope]), "what": what(context, ruled)})
    told = context.say(NOTE, {"ruling": told, "note": ruled.note}) if ruled.note else told
    return context.say(AGAIN, {"ruling": told}) if ruled.again else told


def cited(context: Context, reason: Violation) -> Iterable[str]:
    """The house rules that a refusal cites: those ruled on at this table, and those that are not as usual."""
    options = house_rules.of(context.session)
    ruled = {one.ruled.point for one in rulings(context.session)}
    for point in of_violation(reason):
        played = as_played(options, point)
        if point.open and (point.key in ruled or played.answer != point.usual):
            yield context.say(HOUSE_RULE, {"what": played.title(context.words)})
