"""What is about to happen, and what must be decided first."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from rules.offers import Domain
from rules.seats import SeatId


class Effect(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True, omit_defaults=True):
    """About to happen; reactions that were asked already are kept by name, so none is asked twice."""

    asked: tuple[str, ...] = ()


class Choice(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True, omit_defaults=True):
    """Stops the match until its seat answers.

    ``title`` names what is to be settled, ``message`` asks for it. A choice of Fate has a ``kind``
    (who answers is set per kind) and ``chances``; ``unknowable`` is the answer of a table that keeps it secret.
    The answers of a ``named`` one are known by what they are called, as cards of a pile are. ``proposed`` is the answer
    for a table that has no wish of its own.
    """

    seat: SeatId

    title: ClassVar[str] = ""
    message: ClassVar[str] = ""
    kind: ClassVar[str] = ""
    unknowable: ClassVar[str] = ""
    proposed: ClassVar[str] = ""
    named: ClassVar[bool] = False

    def domain(self) -> Domain:
        """What may be answered."""
        raise NotImplementedError

    def chances(self) -> tuple[tuple[str | int, int], ...]:
        """The answers that chance may give, each with a whole weight; empty unless Fate is asked."""
        return ()
