"""What came of a file that was to be a script: every remark in a sentence, to be copied (W15)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.fonts import Role
from desktop.shell.new_game.clocktower.scripts import Brought
from desktop.shell.parts.button import Button
from desktop.shell.parts.field import Sign
from desktop.shell.parts.look import Look
from desktop.shell.parts.prose import Prose
from desktop.words import Words
from rules.clocktower.scripts import Remark
from rules.messages import says

PASTED: Final = says("Pasted text")
KEPT: Final = says("It was not taken; everything stays as it is.")
COPIED: Final = says("Copied")
SHOWN: Final = 12
"""So many names a list shows on the screen; the copy has them all."""


def heading(brought: Brought, words: Words) -> str:
    """Where it came from."""
    return brought.file or words.say(PASTED)


def sentences(brought: Brought, words: Words, whole: bool = True) -> list[str]:
    """Each remark, and that nothing was changed where it was refused."""
    told = [words.say(remark.message, _values(remark, whole)) for remark in brought.found.remarks]
    return told if brought.script is not None else [*told, words.say(KEPT)]


def _values(remark: Remark, whole: bool) -> dict[str, object]:
    values: dict[str, object] = dict(remark.values)
    listed = remark.values.get("list")
    if isinstance(listed, tuple) and len(listed) > SHOWN and not whole:
        values["list"] = (*listed[:SHOWN], "…")
    return values


def text(brought: Brought, words: Words) -> str:
    """All of it, as it is copied."""
    return "\n".join((heading(brought, words), *sentences(brought, words)))


class Line(QWidget):
    """A sign and a sentence."""

    def __init__(self) -> None:
        super().__init__()
        self.sign, self.said = Sign(18), Prose(Role.BODY)
        row = QHBoxLayout(self)
        row.setContentsMargins(5, 0, 0, 0)
        row.addWidget(self.sign)
        row.addWidget(self.said, 1)


class Report(QWidget):
    """``encoded`` asks for the same bytes in another encoding."""

    encoded = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.title, self.lines = Prose(Role.BODY, bold=True), list[Line]()
        self.copy, self.encode = Button("ghost"), Button()
        self._brought: Brought | None = None
        self._words: Words | None = None
        self._look: Look | None = None
        self.copy.clicked.connect(self._copy)
        self.encode.clicked.connect(self.encoded)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self.title)
        buttons = QHBoxLayout()
        for button in (self.copy, self.encode):
            buttons.addWidget(button)
        buttons.addStretch(1)
        self._column.addLayout(buttons)

    def tell(self, brought: Brought | None, look: Look, words: Words) -> None:
        """Say what came of it; nothing where nothing was brought."""
        self.setVisible(brought is not None)
        self._brought, self._look, self._words = brought, look, words
        if brought is None:
            return
        self.title.write(heading(brought, words), look)
        told = list(zip(sentences(brought, words, whole=False), _signs(brought), strict=False))
        self._have(len(told))
        for line, (sentence, sign) in zip(self.lines, told, strict=False):
            line.sign.draw(*_drawn(sign, look))
            line.said.write(sentence, look)
        self.copy.write(words.say(says("Copy the report")), look)
        self.encode.write(words.say(says("Read it as CP949")), look)
        self.encode.setVisible("ENCODING" in brought.found.codes)
        # Buttons that were never shown do not tell their row of another size.
        self._column.invalidate()
        self._column.activate()

    def _have(self, number: int) -> None:
        while len(self.lines) < number:
            self.lines.append(Line())
            self._column.insertWidget(len(self.lines), self.lines[-1])
        for at, line in enumerate(self.lines):
            line.setVisible(at < number)

    def _copy(self) -> None:
        if self._brought is not None and self._words is not None and self._look is not None:
            QGuiApplication.clipboard().setText(text(self._brought, self._words))
            self.copy.write(self._words.say(COPIED), self._look, "check")

    def stops(self) -> Iterator[QWidget]:
        """Where Tab stops."""
        yield from (self.copy, self.encode)


def _signs(brought: Brought) -> Iterator[str]:
    refused = brought.script is None
    for remark in brought.found.remarks:
        yield "no" if refused else "check" if remark.code == "OK" else "warn"
    yield "check"


def _drawn(sign: str, look: Look) -> tuple[str, Look, str]:
    return sign, look, {"no": "refuse", "check": "ok", "warn": "lantern"}[sign]
