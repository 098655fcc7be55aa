"""Everything about a table: what each game's state begins with, and the table as a value."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

import msgspec

from rules.effects import Choice, Effect
from rules.events import Attested, Event

Item = Event | Effect | Choice


class State(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A game's whole truth. ``attested`` keeps what the table has told, the newest last."""

    attested: tuple[Attested, ...] = ()


S = TypeVar("S", bound=State)


class Table(msgspec.Struct, Generic[S], frozen=True):
    """A state, and what is not yet settled: effects, events and choices in order."""

    state: S
    agenda: tuple[Item, ...] = ()

    @property
    def asked(self) -> Choice | None:
        """The choice that the table waits for."""
        head = self.agenda[0] if self.agenda else None
        return head if isinstance(head, Choice) else None


AnyTable = Table[Any]


def attest(state: S, told: Attested) -> S:
    """The state after the table has told a fact."""
    return msgspec.structs.replace(state, attested=(*state.attested, told))


def known(attested: tuple[Attested, ...], fact: str) -> bool | None:
    """What the table has told about a fact, or about every fact of its kind (before the colon); None if nothing."""
    kind = fact.partition(":")[0]
    for told in reversed(attested):
        if told.fact == fact or (told.kind and told.fact.partition(":")[0] == kind):
            return told.yes
    return None
