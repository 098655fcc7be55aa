"""What may stand in a form's holes, each tried with the rules."""

from __future__ import annotations

from typing import Any, NamedTuple

from desktop.session import Session
from rules.actions import Action
from rules.offers import Flag, Form, OneOf
from rules.violations import Violation


class Filled(NamedTuple):
    """One filling of a form: the action, the value that fills it, and every reason against it."""

    action: Action
    value: Any
    reasons: tuple[Violation, ...]


def fillings(session: Session, form: Form) -> tuple[Filled, ...]:
    """Every filling of a form with one hole at most; none for a form that needs a panel of its own."""
    if len(form.holes) > 1:
        return ()
    values = _values(form) if form.holes else (None,)
    return tuple(_filled(session, form, value) for value in values)


def _values(form: Form) -> tuple[Any, ...]:
    domain = form.holes[0].domain
    if isinstance(domain, OneOf):
        return domain.options
    return (True, False) if isinstance(domain, Flag) else ()


def _filled(session: Session, form: Form, value: Any) -> Filled:
    fields = dict(form.fixed) | ({form.holes[0].name: value} if form.holes else {})
    action = session.notation.filled(form.action, form.seat, fields)
    return Filled(action, value, session.why(action))


def legal(filled: tuple[Filled, ...]) -> tuple[Filled, ...]:
    """Those with nothing against them."""
    return tuple(one for one in filled if not one.reasons)


def nearest(filled: tuple[Filled, ...]) -> Filled:
    """The filling with the least against it; the refusal of the whole form is told by it."""
    return min(filled, key=lambda one: len(one.reasons))


def against_all(filled: tuple[Filled, ...]) -> tuple[Violation, ...]:
    """Why no filling will do: the reasons that all share, else those of the first; () when one is legal."""
    if not filled or legal(filled):
        return ()
    shared = tuple(reason for reason in filled[0].reasons if all(reason in one.reasons for one in filled))
    return shared or filled[0].reasons
