"""Dropping a piece on a space: what it may mean, with the reasons against each meaning."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec

from rules.actions import Action
from rules.engine.judging import judge
from rules.rulebook import AnyBook
from rules.views import PieceId, SpaceId, View
from rules.violations import NotAttested, NotByHand, Nowhere, Violation


class Verdict(msgspec.Struct, frozen=True):
    """What a piece may do on a space: each meaning of the drop with its reasons against it."""

    meanings: tuple[tuple[Action, tuple[Violation, ...]], ...]

    @property
    def legal(self) -> tuple[Action, ...]:
        """The meanings with nothing against them."""
        return tuple(action for action, reasons in self.meanings if not reasons)

    @property
    def asking(self) -> tuple[Action, ...]:
        """The meanings that only wait for the table to tell a fact."""
        return tuple(action for action, reasons in self.meanings if reasons and _only_untold(reasons))


def _only_untold(reasons: tuple[Violation, ...]) -> bool:
    return all(isinstance(reason, NotAttested) for reason in reasons)


class _Judged(dict[Action, tuple[Violation, ...]]):
    """What one view says to each action, asked once: many spaces share a meaning."""

    def __init__(self, book: AnyBook, view: View) -> None:
        self.book = book
        self.view = view

    def __missing__(self, action: Action) -> tuple[Violation, ...]:
        self[action] = reasons = judge(self.book, self.view, action)
        return reasons


def targets(
    book: AnyBook, view: View, piece: PieceId, spaces: Iterable[SpaceId], turn: int | None = None
) -> Mapping[SpaceId, Verdict]:
    """For each space, what dropping the piece there would mean: the rule, asked once per meaning.

    ``turn`` leaves a board in hand only its meanings at that many quarter turns.
    """
    judged = _Judged(book, view)
    return {space: _verdict(judged, piece, space, turn) for space in spaces}


def drop(book: AnyBook, view: View, piece: PieceId, space: SpaceId, turn: int | None = None) -> Verdict:
    """What dropping a piece on a space may mean, with the reasons against each meaning."""
    return _verdict(_Judged(book, view), piece, space, turn)


def _verdict(judged: _Judged, piece: PieceId, space: SpaceId, turn: int | None) -> Verdict:
    meanings = judged.book.drops(judged.book.content, judged.view, piece, space)
    if turn is not None:
        meanings = [action for action in meanings if getattr(action, "turn", turn) == turn]
    return Verdict(tuple([(action, judged[action]) for action in meanings]))


def unmeant(book: AnyBook, view: View, piece: PieceId, space: SpaceId) -> Violation:
    """Why a drop means nothing at all: no such space, or a piece that only the rules move."""
    picture = book.picture(book.content, view)
    at = next((one.at for one in picture.pieces if one.id == piece), "")
    known = any(space == one.id for one in picture.spaces)
    return NotByHand(piece) if known and at else Nowhere(piece, at)
