"""What one may see of a match and ask about it, for one pair of eyes; needs no screen."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple, TypeVar

import msgspec

from desktop.speech import Speech, titles
from desktop.words import LANGUAGES, Words, every_language
from rules.actions import Action, Answer
from rules.effects import Choice
from rules.engine import Refused, Verdict, drop, offers, remedies, targets, unmeant, why
from rules.events import Correction, Event
from rules.match import Match
from rules.messages import Name, same
from rules.notation import Notation
from rules.offers import Form
from rules.remarks import Made, Noted, standing
from rules.seats import AUDIENCE, BLIND, HOST, KNOWING_HOST, SPECTATORS, SeatId, Viewer, viewer_of
from rules.views import Picture, Piece, PieceId, Space, SpaceId, View
from rules.violations import Violation

Drawn = TypeVar("Drawn", Space, Piece)

HELD_BACK = (AUDIENCE, SPECTATORS)
"""Who sees the match only up to its published step."""

HOSTS = (KNOWING_HOST, BLIND)
"""Who reads the host's remarks."""


class LogLine(NamedTuple):
    """One line of the log: the step it belongs to, what happened, and how it came about."""

    step: int
    event: Event
    overruled: str
    corrected: bool
    by_cardboard: bool
    amended: bool = False


class Looking:
    """A match as its viewer knows it; another viewer may be named wherever one looks."""

    def __init__(self, match: Match, viewer: Viewer = BLIND) -> None:
        self.match = match
        self.book = match.book
        self.viewer = viewer
        self.notation = Notation(match.book)
        self._names = dict(match.book.names(match.book.content, match.header.seats)) | match.names
        self._titles = titles(self.notation)
        self._pictures: dict[Viewer, tuple[tuple[int, int], Picture]] = {}

    def seen(self, viewer: Viewer | None = None) -> View:
        """A viewer's share of the table; one's own unless another is named."""
        return self.match.seen(viewer or self.viewer)

    def picture(self, viewer: Viewer | None = None) -> Picture:
        """What is drawn for a viewer; remembered until the table moves on."""
        who, at = viewer or self.viewer, (self.match.at, self.match.published())
        if who not in self._pictures or self._pictures[who][0] != at:
            self._pictures[who] = at, self.drawn(self.seen(who))
        return self._pictures[who][1]

    def drawn(self, view: View) -> Picture:
        """What is drawn of a share of the table."""
        return self._named(self.book.picture(self.book.content, view))

    def _named(self, picture: Picture) -> Picture:
        """What a picture calls by its seat's id alone is called as at this table."""
        spaces = tuple(self._with_name(space, space.id) for space in picture.spaces)
        pieces = tuple(self._with_name(piece, piece.seat) for piece in picture.pieces)
        return msgspec.structs.replace(picture, spaces=spaces, pieces=pieces)

    def _with_name(self, thing: Drawn, id_: str) -> Drawn:
        bare = bool(id_) and thing.name == same(id_)
        name = self.named(self.called(id_) if bare else thing.name)
        return msgspec.structs.replace(thing, name=name) if name != thing.name else thing

    def speech(self, words: Words) -> Speech:
        """A voice for this table in one language."""
        return Speech(self.spoken(words), self._names, self._titles)

    def spoken(self, words: Words) -> Words:
        """The words of a language with the nouns that this table has chosen."""
        return words.spoken(self._vocabulary)

    @property
    def _vocabulary(self) -> str:
        options = getattr(getattr(self.match.table.state, "public", None), "options", None)
        return str(getattr(options, "words", ""))

    def voices(self) -> tuple[Speech, ...]:
        """A voice in every language and with all the nouns that a table may choose, to find what is said in any."""
        return tuple(Speech(words, self._names, self._titles) for words in every_language())

    def named(self, name: Name) -> Name:
        """A name with the nouns that this table has chosen."""
        ko, en = (words.spoken(self._vocabulary).called(name) for words in every_language()[: len(LANGUAGES)])
        return Name(ko=ko, en=en)

    def called(self, id_: str) -> Name:
        """What a thing is called in every language."""
        return self._names.get(id_) or same(id_)

    def every_name(self, id_: str) -> tuple[str, ...]:
        """All that a thing is called, in any language and with any nouns."""
        return tuple(dict.fromkeys(words.called(self.called(id_)) for words in every_language()))

    def asked(self) -> Choice | None:
        """The question that the table waits for."""
        return self.seen().asked

    def offers(self, seat: SeatId) -> tuple[Form, ...]:
        """The forms that a seat may fill."""
        return offers(self.book, self.match.table, seat)

    def why(self, action: Action) -> tuple[Violation, ...]:
        """Every reason against an action."""
        return why(self.book, self.match.table, action)

    def remedies(self, action: Action, reasons: tuple[Violation, ...]) -> tuple[Action, ...]:
        """What would be legal instead."""
        return remedies(self.book, self.match.table, action, reasons)

    def path(self, piece: PieceId, to: SpaceId) -> tuple[SpaceId, ...]:
        """The rooms of a move from where the piece stands, for drawing the way."""
        at = next((one.at for one in self.picture().pieces if one.id == piece), "")
        return (at, to) if at and to else ()

    # ---- what has happened

    def log(self, viewer: Viewer | None = None) -> list[LogLine]:
        """What has happened, as far as a viewer may know it."""
        who = viewer or self.viewer
        end = self.match.published() if who in HELD_BACK else None
        return [line for node in self.match.path(end) for line in self._lines(node.number, who)]

    def _lines(self, number: int, viewer: Viewer) -> Iterable[LogLine]:
        node = self.match.node(number)
        if node.step is None:
            return
        corrected = any(isinstance(event, Correction) for event in node.step.events)
        by_hand = isinstance(node.step.action, Answer) and not node.step.joined
        amended = node.amended is not None and viewer not in HELD_BACK
        for event in self.events(number, viewer):
            if event.message:
                yield LogLine(number, event, node.step.overruled, corrected, by_hand, amended)

    def remarks(self, viewer: Viewer | None = None) -> list[Made]:
        """The host's remarks that stand; nobody else reads them."""
        return standing(self.match.remarks) if (viewer or self.viewer) in HOSTS else []

    def notes(self, viewer: Viewer | None = None) -> list[tuple[int, Noted]]:
        """What the host wrote down, by number, each with the step after which it was; nobody else reads it."""
        noted = [(step, one) for step, one in self.remarks(viewer) if isinstance(one, Noted)]
        return sorted(noted, key=lambda made: made[1].number)

    def events(self, number: int, viewer: Viewer | None = None) -> tuple[Event, ...]:
        """The events of a step, as far as a viewer may know them."""
        node = self.match.node(number)
        shares = (
            (self.book.redact(viewer or self.viewer, node.table.state, event) for event in node.step.events)
            if node.step
            else ()
        )
        return tuple(share for share in shares if share is not None)

    # ---- dragging

    def targets(self, piece: PieceId, turn: int = 0) -> Mapping[SpaceId, Verdict]:
        """What dropping the piece on each space would mean, with every reason against it."""
        spaces = [space.id for space in self.picture().spaces]
        return targets(self.book, self._eyes(piece), piece, spaces, turn)

    def verdict(self, piece: PieceId, space: SpaceId, turn: int = 0) -> Verdict:
        """What one drop would mean."""
        return drop(self.book, self._eyes(piece), piece, space, turn)

    def refusal(self, piece: PieceId, space: SpaceId, verdict: Verdict) -> Refused:
        """Every reason against the likeliest meaning of a drop; a drop that means nothing is refused too."""
        if not verdict.meanings:
            return Refused(None, (unmeant(self.book, self._eyes(piece), piece, space),))
        action, reasons = verdict.meanings[0]
        return Refused(action, reasons, self.remedies(action, reasons))

    def _eyes(self, piece: PieceId) -> View:
        """Those of whoever acts by moving the piece."""
        seat = next((one.seat for one in self.picture().pieces if one.id == piece), HOST)
        return self.match.seen(viewer_of(HOST if self.book.hosted else seat or HOST))
