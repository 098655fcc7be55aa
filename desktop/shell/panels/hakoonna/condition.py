"""What the Gray Man must or may do now, and why (000 《행동조건》); all of it is public."""

from collections.abc import Mapping
from typing import NamedTuple

from rules.hakoonna import gray_man
from rules.hakoonna.content import Content
from rules.hakoonna.state import GRAY, Public
from rules.messages import says


class Condition(NamedTuple):
    """The condition and its reason as messages, what fills them, and the rooms that he may enter."""

    what: str
    why: str
    values: Mapping[str, object]
    rooms: tuple[str, ...]
    free: bool


NOT_HERE = says("He does not play tonight")
OVER = says("The game is over.")


def condition(content: Content, public: Public) -> Condition:
    """As if it were his turn."""
    here = public.at.get(GRAY, "")
    if public.phase == "over":
        return Condition(OVER, "", {}, (), True)
    if not here:
        return Condition(NOT_HERE, "", {}, (), True)
    company, ways = public.company(here), gray_man.ways(content, public)
    values = {"n": company}
    opens = bool(gray_man.openable(content, public))
    if company and ways:
        return Condition(says("He must move"), says("Visitors in his room: {n}."), values, ways, False)
    if ways:
        what = says("He moves or opens") if opens else says("He must move")
        why = says("He is alone here, so both are free.") if opens else says("He is alone, but no tile lies here.")
        return Condition(what, why, values, ways, opens)
    if opens:
        why = says("No way is left: the rooms around are no emptier than his.")
        return Condition(says("He must open a shadow"), why, values, (), False)
    return Condition(says("He passes"), says("He can neither move nor open here."), values, (), False)
