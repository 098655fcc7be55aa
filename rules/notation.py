"""The written form of a game: JSON lines, typed by the game's own unions."""

from __future__ import annotations

from functools import cached_property, reduce
from operator import or_
from typing import Any

import msgspec

from rules.actions import Action, Answer, Attest, Correct
from rules.amend import Amend, Draft
from rules.effects import Choice, Effect
from rules.engine import Step
from rules.events import Attested, Correction, Event
from rules.match import FORMAT, Back, Header, Line, Note
from rules.rulebook import Rulebook
from rules.tags import tag
from rules.violations import KERNEL, Violation


class Notation:
    """Writes and reads one game's values. Unknown fields are refused; errors are ``msgspec.ValidationError``."""

    def __init__(self, book: Rulebook[Any, Any, Any]) -> None:
        self.book = book
        self._encoder = msgspec.json.Encoder()

    @property
    def actions(self) -> tuple[type[Action], ...]:
        """Every kind of action."""
        return (Answer, Attest, Correct, *self.book.chapters)

    @property
    def attempts(self) -> tuple[type[Action], ...]:
        """Every kind of action that may be tried; a correction comes with its changes, never by itself."""
        return (Answer, Attest, *self.book.chapters)

    @property
    def events(self) -> tuple[type[Event], ...]:
        """Every kind of event."""
        return (Attested, *self.book.evolve)

    @property
    def items(self) -> tuple[type[Event] | type[Effect] | type[Choice], ...]:
        """Every kind of thing an agenda holds."""
        return (*self.events, *self.book.work, *self.book.replies)

    @property
    def corrections(self) -> tuple[type[Event], ...]:
        """Every kind of thing a host may set by hand."""
        return tuple(kind for kind in self.book.evolve if issubclass(kind, Correction))

    @property
    def violations(self) -> tuple[type[Violation], ...]:
        """Every reason there is."""
        return (*KERNEL, *self.book.violations)

    @cached_property
    def action_type(self) -> Any:
        """The union of the actions that may be tried."""
        return _union(self.attempts)

    @cached_property
    def change_type(self) -> Any:
        """The union of the corrections."""
        return _union(self.corrections)

    @cached_property
    def item_type(self) -> Any:
        """The union of what an agenda holds."""
        return _union(self.items)

    @cached_property
    def header_type(self) -> Any:
        """The header with this game's options and layout."""
        generic: Any = Header
        return generic[self.book.options, self.book.layout]

    @cached_property
    def _line(self) -> msgspec.json.Decoder[Any]:
        kinds = (_union(self.actions), _union(self.events), self.item_type, _union(self.violations))
        step: Any = Step
        amend: Any = Amend
        draft: Any = Draft
        return msgspec.json.Decoder(step[kinds] | amend[kinds] | draft[self.action_type] | Back | Note)

    def write_header(self, header: Header[Any, Any]) -> bytes:
        """The first line of a record, without its end."""
        return self._encoder.encode(header)

    def read_header(self, raw: bytes) -> Header[Any, Any]:
        """The header, its options typed."""
        header: Header[Any, Any] = msgspec.json.decode(raw, type=self.header_type)
        if header.lantern != FORMAT:
            raise msgspec.ValidationError(f"format {header.lantern}, not {FORMAT} - at `$.lantern`")
        return header

    def write(self, line: Line) -> bytes:
        """One line of a record, without its end."""
        return self._encoder.encode(line)

    def read(self, raw: bytes) -> Line:
        """One line of a record."""
        line: Line = self._line.decode(raw)
        return line

    def action(self, raw: object) -> Action:
        """An action from plain values."""
        # A union of many types costs a hundred times as much as the one that its tag names.
        named = self._by_tag.get(raw["type"]) if isinstance(raw, dict) and isinstance(raw.get("type"), str) else None
        action: Action = msgspec.convert(raw, named or self.action_type)
        return action

    @cached_property
    def _by_tag(self) -> dict[str, type[Action]]:
        return {tag(kind): kind for kind in self.attempts}

    def change(self, raw: object) -> Correction:
        """A correction from plain values."""
        change: Correction = msgspec.convert(raw, self.change_type)
        return change

    def item(self, raw: object) -> Any:
        """A thing of the agenda from plain values."""
        return msgspec.convert(raw, self.item_type)

    def plain(self, value: object) -> Any:
        """Any value as plain ones: dicts, lists, texts, numbers."""
        return msgspec.to_builtins(value)

    def filled(self, form_action: str, seat: str, fields: dict[str, Any]) -> Action:
        """A form's action with its holes filled."""
        return self.action({"type": form_action, "seat": seat, **fields})

    def schema(self) -> dict[str, Any]:
        """The JSON schemas of what may be said to a game of this kind."""
        (action, change, options), components = msgspec.json.schema_components(
            (self.action_type, self.change_type, self.book.options), ref_template="#/$defs/{name}"
        )
        return {"action": action, "correction": change, "options": options, "$defs": components}


def _union(kinds: tuple[type[Any], ...]) -> Any:
    return reduce(or_, dict.fromkeys(kinds))


def by_tag(kinds: tuple[type[Any], ...]) -> dict[str, type[Any]]:
    """The types by the words that stand for them in a file."""
    return {tag(kind): kind for kind in kinds}
