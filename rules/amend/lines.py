"""What the record holds of an amendment: while it is drafted, and once it is settled."""

from __future__ import annotations

from typing import Generic

import msgspec

from rules.amend.rulings import Change, Drop, Insert, Keep
from rules.engine import A, E, I, R, Step


class Draft(
    msgspec.Struct,
    Generic[A],
    frozen=True,
    tag="draft",
    tag_field="type",
    forbid_unknown_fields=True,
    omit_defaults=True,
):
    """An amendment not yet settled: the step to be corrected, its new action, and what was decided so far."""

    of: int
    action: A
    overrule: str = ""
    rulings: tuple[Keep | Drop | Change[A] | Insert[A], ...] = ()


class Amend(
    msgspec.Struct, Generic[A, E, I, R], frozen=True, tag="amend", tag_field="type", forbid_unknown_fields=True
):
    """An amendment settled: the step corrected, and the steps from it on, the first with its new action."""

    of: int
    steps: tuple[Step[A, E, I, R], ...]
