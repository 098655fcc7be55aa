"""What else may have happened at an old step, and what may stand in the place of one that has become illegal."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations, pairwise
from typing import NamedTuple

import msgspec

from desktop.looking import Looking
from rules.actions import Action, Answer, Attest, Correct, Value
from rules.amend import Amendment, Change, Insert
from rules.engine import AnyTable, offers, why
from rules.match import Node
from rules.offers import Faces, Flag, Form, Number, OneOf, Several, Shares
from rules.seats import SeatId
from rules.tags import tag_of

RARE = ("agree", "surrender")


class Instead(NamedTuple):
    """Another action; ``first`` is done before the broken step, which then is judged once more."""

    action: Action
    first: bool = False

    def ruling(self, step: int) -> Change[Action] | Insert[Action]:
        """As the host's ruling on a step."""
        return Insert(step, self.action) if self.first else Change(step, self.action)


def may_be_amended(looking: Looking, number: int) -> bool:
    """Whether another action may take the place of a step; what was set by hand is set anew by hand."""
    step = looking.match.node(number).step
    return step is not None and not isinstance(step.action, Correct)


def others(looking: Looking, number: int) -> tuple[Action, ...]:
    """What else was legal at an old step: other fillings of the same action first.

    Where the viewer does not know what it was, that is among them, so that nothing is told by leaving it out.
    """
    node = looking.match.node(number)
    if node.step is None or node.parent is None or isinstance(node.step.action, Correct):
        return ()
    was = node.step.action
    if isinstance(was, Attest):
        return (msgspec.structs.replace(was, yes=not was.yes),)
    hidden = looking.events(number) != node.step.events
    found = [one for one in possible(looking, node.parent.table, was.seat) if hidden or one != was]
    return tuple(sorted(found, key=lambda one: (tag_of(one) in RARE, tag_of(one) != tag_of(was))))


def form_of(looking: Looking, number: int) -> Form | None:
    """The form that was filled at an old step, where it may be filled in more ways than a list has room for.

    Nothing where the viewer does not know what it was: the form would tell.
    """
    node = looking.match.node(number)
    if node.step is None or node.parent is None or looking.events(number) != node.step.events:
        return None
    return form_again(looking, node.parent.table, node.step.action)


def form_again(looking: Looking, table: AnyTable, was: Action) -> Form | None:
    """The form at a table that an action fills, where it is one to be typed."""
    of_it = (form for form in offers(looking.book, table, was.seat) if form.action == tag_of(was))
    same = (form for form in of_it if all(getattr(was, name) == value for name, value in form.fixed))
    return next((form for form in same if _is_typed(form)), None)


def _is_typed(form: Form) -> bool:
    """Whether its holes take ids, and more of them than one."""
    domains = [hole.domain for hole in form.holes]
    by_id = all(isinstance(domain, OneOf | Several) for domain in domains)
    return by_id and (len(domains) > 1 or any(isinstance(domain, Several) for domain in domains))


def faces(node: Node) -> Faces | None:
    """The dice that were told there, if any were: they may show too much else for a list, and are typed."""
    asked = node.parent.table.asked if node.parent is not None else None
    told = asked.domain() if asked is not None and node.step and isinstance(node.step.action, Answer) else None
    return told if isinstance(told, Faces) else None


def instead(looking: Looking, amendment: Amendment) -> tuple[Instead, ...]:
    """What may be done at the broken step: an open question is answered first, else another action, or a remedy."""
    broken, asked = amendment.broken, amendment.table.asked
    if broken is None:
        return ()
    if asked is not None and not isinstance(broken.action, Answer):
        return tuple(Instead(one, first=True) for one in possible(looking, amendment.table, asked.seat))
    changes = possible(looking, amendment.table, broken.action.seat)
    found = [Instead(one) for one in changes if one != broken.action]
    found += [Instead(one, first=one.seat != broken.action.seat) for one in broken.refused.remedies]
    return tuple(sorted(dict.fromkeys(found), key=lambda one: tag_of(one.action) in RARE))


def possible(looking: Looking, table: AnyTable, seat: SeatId) -> Iterator[Action]:
    """Every legal action of a seat that has one hole at most."""
    for form in offers(looking.book, table, seat):
        for fields in _fillings(form):
            action = looking.notation.filled(form.action, form.seat, dict(fields))
            if not why(looking.book, table, action):
                yield action


def _fillings(form: Form) -> Iterator[Mapping[str, Value]]:
    if len(form.holes) > 1:
        return
    if not form.holes:
        yield dict(form.fixed)
    for hole in form.holes:
        domain = hole.domain
        values: tuple[Value, ...] = ()
        if isinstance(domain, OneOf):
            values = domain.options
        elif isinstance(domain, Flag):
            values = (True, False)
        elif isinstance(domain, Number):
            values = tuple(range(domain.low, domain.high + 1))
        elif isinstance(domain, Shares):
            values = tuple(_shared_out(domain))
        yield from (dict(form.fixed) | {hole.name: value} for value in dict.fromkeys(values))


def _shared_out(domain: Shares) -> Iterator[tuple[int, ...]]:
    """Every way to share out, those with the most for the first at first: fences are set between the things."""
    places = domain.total + len(domain.among) - 1
    for fences in reversed(tuple(combinations(range(places), len(domain.among) - 1))):
        yield tuple(after - before - 1 for before, after in pairwise((-1, *fences, places)))
