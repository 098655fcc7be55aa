"""The questions of a new game, whichever it is, and what they tell its page."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import Protocol

from PySide6.QtCore import QObject, Qt, Signal, SignalInstance
from PySide6.QtWidgets import QWidget

from desktop.shell.new_game.tonight_offers import LANGUAGES, Offer, Planned
from desktop.shell.parts.button import Button
from desktop.shell.parts.choices import Choices
from desktop.shell.parts.entry import Entry
from desktop.shell.parts.field import Field, Remark
from desktop.shell.parts.look import Look
from desktop.words import Words
from rules.messages import says

LONGEST_PATH = 4096
TONIGHT = ("folder", "grace")


class Part(Protocol):
    """Something that writes into the draft by itself."""

    changed: SignalInstance


class Asking(QObject):
    """Writes every answer into the draft at once.

    ``left`` and ``mend`` carry the name of a field, ``wanted`` what is to be fetched: a folder, or another language.
    """

    changed = Signal()
    left = Signal(str)
    mend = Signal(str)
    wanted = Signal(str)
    finished = Signal()
    fetched: Collection[str] = LANGUAGES
    """The answers that are fetched as soon as they are chosen."""

    def __init__(self, draft: Planned, choices: dict[str, Choices], typed: Iterable[str]) -> None:
        super().__init__()
        self._answers, self.browse = draft, Button("ghost")
        self.choices, self.entries = choices, {name: Entry() for name in typed}
        self.entries["folder"].setMaxLength(LONGEST_PATH)
        self.fields: dict[str, Field] = {}

    def listen(self, bodies: Mapping[str, QWidget], large: Collection[str], parts: Iterable[Part]) -> None:
        """Have a field for each question; ``bodies`` are those that are more than answers or a line."""
        asked: dict[str, QWidget] = {**bodies, **self.choices, **self.entries}
        self.fields = {name: Field(body, name in large) for name, body in asked.items()}
        for part in parts:
            part.changed.connect(self.changed)
        self.browse.clicked.connect(lambda: self.wanted.emit("folder"))
        for name, choices in self.choices.items():
            choices.chosen.connect(lambda value, name=name: self._choose(name, value))
        for name, entry in self.entries.items():
            entry.textEdited.connect(lambda text, name=name: self._type(name, text))
            entry.left.connect(lambda name=name: self.left.emit(name))
            entry.onward.connect(lambda name=name: self.go_on(name))
        for name, field in self.fields.items():
            field.remark.mend.connect(lambda name=name: self.mend.emit(name))

    def go_on(self, name: str) -> None:
        """Enter was pressed in a line."""
        self.entries[name].focusNextChild()

    def _type(self, name: str, text: str) -> None:
        setattr(self._holder(name), name, text)
        self.changed.emit()

    def _holder(self, name: str) -> object:
        return self._answers.tonight if name in TONIGHT else self._answers

    def _choose(self, name: str, value: str) -> None:
        self.write(name, value)
        self.changed.emit()
        if value in self.fetched:
            self.wanted.emit(value)

    def write(self, name: str, value: str) -> None:
        """Write the answer to a question down."""
        raise NotImplementedError

    def asked_of(self, name: str) -> tuple[str, str]:
        """What a question asks, and a word about it."""
        raise NotImplementedError

    # ---- what is shown

    def hint(self, name: str, words: Words) -> str:
        """A word about a question."""
        return words.say(self.asked_of(name)[1])

    def show_questions(self, look: Look, words: Words, names: Collection[str], offered: Mapping[str, Offer]) -> None:
        """Make the answers to the questions of those names equal the draft."""
        for name in self.fields.keys() & names:
            self.fields[name].ask(words.say(self.asked_of(name)[0]), look, self.hint(name, words))
        for name, (answers, chosen) in offered.items():
            if name in names:
                self.choices[name].offer(answers, chosen, look, words.say(self.asked_of(name)[0]))

    def show_lines(self, look: Look, words: Words, folder: str) -> None:
        """Make the lines equal the draft; ``folder`` is the usual one."""
        self.browse.write(words.say(says("Another folder…")), look)
        instead = {"seed": words.say(says("drawn")), "folder": folder}
        for name, entry in self.entries.items():
            entry.dress(look, words.say(self.asked_of(name)[0]), instead.get(name, ""))
            typed = getattr(self._holder(name), name)
            if entry.text() != typed:
                entry.setText(typed)

    # ---- messages

    def remarks(self) -> dict[str, Remark]:
        """Where the message of each field stands."""
        return {name: field.remark for name, field in self.fields.items()}

    def focus(self, field: str) -> QWidget:
        """Put the keyboard where the field is answered."""
        target = next(self._targets(field))
        target.setFocus(Qt.FocusReason.TabFocusReason)
        return target

    def _targets(self, field: str) -> Iterator[QWidget]:
        yield from self.own_targets(field)
        if field in self.entries:
            yield self.entries[field]
        if field in self.choices:
            choices = self.choices[field]
            yield choices.options.get(choices.value) or next(iter(choices.options.values()))
        yield self.otherwise

    def own_targets(self, field: str) -> Iterator[QWidget]:
        """Where the keyboard goes for a field of this game alone."""
        raise NotImplementedError

    @property
    def otherwise(self) -> QWidget:
        """Where it goes for a field that has no line and no answers."""
        raise NotImplementedError
