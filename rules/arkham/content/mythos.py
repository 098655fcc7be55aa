"""The mythos cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Final, Literal

import msgspec

from rules.arkham.content.source import Id, Source
from rules.arkham.content.town import Symbol
from rules.faults import Fault
from rules.messages import Name, says

MYTHOS_FILE: Final = "arkham/mythos.toml"

Kind = Literal["headline", "environment", "rumor", "shuffle"]
Subtype = Literal["", "mystic", "urban", "weather"]
Lasts = Literal["", "environment", "rumor", "end_of_next_turn"]


class MythosCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A mythos card.

    A gate opens at ``gate``, a clue appears at ``clue``; monsters with a symbol of ``white`` or ``black`` move. The
    marker of an activity lies in the street ``activity``. ``lasts`` is "" for what is over at once.
    """

    id: Id
    name: Name
    kind: Kind
    effect: str
    text: Name
    subtype: Subtype = ""
    gate: str = ""
    clue: str = ""
    white: tuple[Symbol, ...] = ()
    black: tuple[Symbol, ...] = ()
    activity: str = ""
    lasts: Lasts = ""


class MythosFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The mythos file as written."""

    mythos: Annotated[tuple[MythosCard, ...], msgspec.Meta(min_length=1)]


def mythos_faults(source: Source[MythosFile]) -> Iterator[Fault]:
    """What each kind of card has, and what it lacks."""
    for index, card in enumerate(source.data.mythos):
        if (card.kind == "shuffle") == bool(card.gate):
            message = says("{card} must name a gate, unless it only shuffles.")
            yield source.fault("mythos", index, "gate", message, card=card.id)
        if (card.kind in ("headline", "environment")) != bool(card.clue):
            message = says("{card} must name a clue if it is a headline or an environment, and only then.")
            yield source.fault("mythos", index, "clue", message, card=card.id)
        if (card.kind == "environment") != bool(card.subtype):
            message = says("{card} must have a subtype if it is an environment, and only then.")
            yield source.fault("mythos", index, "subtype", message, card=card.id)
        if set(card.white) & set(card.black):
            message = says("{card} moves a symbol both ways.")
            yield source.fault("mythos", index, "white", message, card=card.id)
