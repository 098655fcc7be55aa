"""What the ways of a game are told in: sentences, parts of a round, things to be set."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

from rules.events import Correction
from rules.views import PieceId
from rules.violations import Violation

if TYPE_CHECKING:
    from desktop.session import Session


class Pill(NamedTuple):
    """A part of the round, and whether it is now."""

    title: str
    now: bool


class Line(NamedTuple):
    """A sentence and its values."""

    message: str
    values: dict[str, object]


class Setting(NamedTuple):
    """One thing that may be set by hand: what it is called, and how; ``piece`` is put where one chooses."""

    message: str
    values: dict[str, str]
    changes: tuple[Correction, ...] = ()
    piece: PieceId = ""


class Gone(NamedTuple):
    """Things of one kind that cardboard has: their ids, and why one of them cannot come any more."""

    ids: tuple[str, ...]
    why: Callable[[Session, set[str], str], Iterator[Violation]]


class Tempo(NamedTuple):
    """Another tempo that the table may play at: what it is called, why not now, and the options that play so.

    Those that are ``instead`` of the same line, which says how it is now, are chosen from a list of their own.
    """

    line: Line
    against: str
    options: Any
    instead: Line | None = None
