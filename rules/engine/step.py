"""What comes of an action: a step, or a refusal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic

import msgspec

from rules.actions import Action, Answer
from rules.events import Event
from rules.seats import FATE
from rules.state import Item
from rules.violations import Violation

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    A = TypeVar("A", default=Action, covariant=True)
    E = TypeVar("E", default=Event, covariant=True)
    I = TypeVar("I", default=Item, covariant=True)  # noqa: E741 - item of the agenda
    R = TypeVar("R", default=Violation, covariant=True)
else:  # Python itself knows defaults from 3.13 on.
    from typing import TypeVar

    A, E, I, R = map(TypeVar, "AEIR")  # noqa: E741


class Step(
    msgspec.Struct,
    Generic[A, E, I, R],
    frozen=True,
    tag="step",
    tag_field="type",
    forbid_unknown_fields=True,
    omit_defaults=True,
):
    """An action carried out: what happened, and what is not yet settled.

    ``overruled`` is the host's reason where the action broke the rules in ``broken``; a ``joined`` step belongs to
    the one before it and is undone together with it. A record is read by the unions of its game.
    """

    action: A
    events: tuple[E, ...] = ()
    agenda: tuple[I, ...] = ()
    overruled: str = ""
    broken: tuple[R, ...] = ()
    joined: bool = False


class Refused(msgspec.Struct, frozen=True):
    """An action not carried out: every reason, and what is legal instead."""

    action: Action | None
    violations: tuple[Violation, ...]
    remedies: tuple[Action, ...] = ()


def is_fates(step: Step) -> bool:
    """Whether the step answers a question of Fate."""
    return isinstance(step.action, Answer) and step.action.seat == FATE
