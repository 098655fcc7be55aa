"""What the Gray Man must or may do now, and why (000 《행동조건》); the rules are asked, and all of it is public."""

from collections.abc import Mapping
from typing import NamedTuple

import msgspec

from desktop.session import Session
from rules.actions import Action
from rules.engine import judge
from rules.hakoonna.actions import Open, Walk
from rules.hakoonna.content import Content
from rules.hakoonna.state import GRAY, Public
from rules.hakoonna.violations import GrayMustMove
from rules.messages import says
from rules.violations import Violation


class Condition(NamedTuple):
    """The condition and its reason as messages, what fills them, and the rooms that he may enter."""

    what: str
    why: str
    values: Mapping[str, object]
    rooms: tuple[str, ...]
    free: bool


NOT_HERE = says("He does not play tonight")
DEAD = says("He is dead")
OVER = says("The game is over.")
UNBOUND = says("He is known to be white: no condition binds him any more.")


def condition(session: Session) -> Condition:
    """As if it were his turn."""
    public: Public = session.seen().public  # type: ignore[attr-defined]
    if public.phase == "over":
        return Condition(OVER, "", {}, (), True)
    if not public.at.get(GRAY):
        return Condition(DEAD if GRAY in public.at else NOT_HERE, "", {}, (), True)
    rooms = tuple(placement.room for placement in public.placements)
    ways = tuple(room for room in rooms if not _against(session, Walk(GRAY, room)))
    opening = [_against(session, Open(GRAY, shadow)) for shadow in _shadows(session.book.content, public)]
    bound = any(isinstance(reason, GrayMustMove) for reasons in opening for reason in reasons)
    return _told(public, ways, bound, not all(opening) if opening else False)


def _told(public: Public, ways: tuple[str, ...], bound: bool, opens: bool) -> Condition:
    company = public.company(public.at[GRAY])
    if bound:
        return Condition(says("He must move"), says("Visitors in his room: {n}."), {"n": company}, ways, False)
    if ways:
        what = says("He moves or opens") if opens else says("He must move")
        return Condition(what, _why_ways(company, opens), {}, ways, opens)
    if opens:
        why = says("No way is left: the rooms around are no emptier than his.")
        return Condition(says("He must open a shadow"), why, {}, (), False)
    return Condition(says("He passes"), says("He can neither move nor open here."), {}, (), False)


def _why_ways(company: int, opens: bool) -> str:
    """With company and yet not bound to move, he is confirmed white (G50)."""
    if company:
        return UNBOUND if opens else says("No tile lies here.")
    return says("He is alone here, so both are free.") if opens else says("He is alone, but no tile lies here.")


def _shadows(content: Content, public: Public) -> tuple[str, ...]:
    return tuple(shadow.id for shadow in content.by_id[public.at[GRAY]].shadows)


def _against(session: Session, action: Action) -> tuple[Violation, ...]:
    """Every reason against it at the beginning of his turn."""
    view = session.seen()
    public: Public = view.public  # type: ignore[attr-defined]
    his = msgspec.structs.replace(public, phase="gray", turn=GRAY, gray_left=1)
    return judge(session.book, msgspec.structs.replace(view, asked=None, public=his), action)
