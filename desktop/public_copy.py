"""What the audience was shown of a game, and nothing else: as lines for programs, as a text, as a picture.

A public copy is no record and cannot be played on: a record holds the seed, every answer of Fate, the ways that were
taken back and the host's notes. It is told anew from the audience's own views, step by step, numbered for itself.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from desktop.looking import Looking
from desktop.words import LANGUAGES, Words
from rules.events import Event
from rules.match import Node
from rules.seats import AUDIENCE, Viewer
from rules.views import Picture

if TYPE_CHECKING:
    from PySide6.QtGui import QImage

FORMAT = 1
SIZE = (1920, 1080)
DAY = re.compile(r"\d{4}-\d{2}-\d{2}")


def name(looking: Looking, ending: str) -> str:
    """A file name made from the day and the game alone; what the record is called may tell something."""
    return "-".join(filter(None, (_day(looking), looking.match.header.game, "public"))) + ending


def _day(looking: Looking) -> str:
    begun = looking.match.header.begun
    return begun if DAY.fullmatch(begun) else ""


class PublicCopy:
    """Told step by step, as it takes a while; each of its generators may be paused between two parts."""

    def __init__(self, looking: Looking, viewer: Viewer = AUDIENCE) -> None:
        self._looking = looking
        self._viewer = viewer
        self._voices = {language: looking.speech(Words(language)) for language in LANGUAGES}
        match = looking.match
        self._way = [match.node(0), *match.path(match.published())]

    def lines(self) -> Iterator[bytes]:
        """JSON lines: what is played and by whom, then each step that showed or told something."""
        yield _line(self._head())
        number, before = 0, dict[str, Any]()
        for node in self._way:
            shown = self._shown(node)
            changed = {field: value for field, value in shown.items() if before.get(field) != value}
            told = [self._everywhere(event) for event in self._events(node)]
            yield _line({"step": number, "told": told, "shown": changed}) if changed or told else b""
            number, before = number + bool(changed or told), shown

    def text(self, language: str) -> Iterator[bytes]:
        """The log that everybody may read, a line for each sentence."""
        voice, number = self._voices[language], 0
        yield f"{' · '.join(filter(None, (voice.name(self._looking.book.game), _day(self._looking))))}\n".encode()
        for node in self._way:
            for event in self._events(node):
                number += 1
                yield f"{number}. {voice.tell(event)}\n".encode()

    def _head(self) -> dict[str, Any]:
        header = self._looking.match.header
        seats = [{"id": seat.id, **self._called(seat.id)} for seat in self._looking.match.seats]
        return {"lantern-public": FORMAT, "game": header.game, "begun": _day(self._looking), "seats": seats}

    def _called(self, id_: str) -> dict[str, str]:
        return {language: voice.name(id_) for language, voice in self._voices.items()}

    def _everywhere(self, event: Event) -> dict[str, str]:
        return {language: voice.tell(event) for language, voice in self._voices.items()}

    def _events(self, node: Node) -> list[Event]:
        return [event for event in self._looking.events(node.number, self._viewer) if event.message]

    def _shown(self, node: Node) -> dict[str, Any]:
        book = self._looking.book
        shown: Picture = book.picture(book.content, book.view(book.content, node.table, self._viewer))
        plain: dict[str, Any] = msgspec.to_builtins(shown)
        return plain


def _line(value: object) -> bytes:
    return msgspec.json.encode(value) + b"\n"


def picture(looking: Looking, words: Words) -> QImage:
    """The board as the audience sees it."""
    image = paper()
    for _ in drawing(image, looking, words):
        pass
    return image


def paper() -> QImage:
    """What the picture is drawn on."""
    from PySide6.QtGui import QImage

    return QImage(*SIZE, QImage.Format.Format_RGB32)


def drawing(image: QImage, looking: Looking, words: Words) -> Iterator[bytes]:
    """Draw the board as the audience sees it now, in small parts; nothing is told with them."""
    from desktop.scene.labels import labels

    title = looking.speech(words).name(looking.book.game)
    return _draw(image, looking.picture(AUDIENCE), words.language, labels(words), title)


def _draw(image: QImage, shown: Picture, language: str, words: Mapping[str, str], title: str) -> Iterator[bytes]:
    from desktop.scene import rendering
    from desktop.theme import theme

    sheet = rendering.sheet(shown, image.size(), language, words, theme("projector"), title)
    yield b""
    for _ in sheet.steps(image):
        yield b""


def png(image: QImage) -> bytes:
    """A picture as a file that tells nothing beside it."""
    from PySide6.QtCore import QBuffer, QByteArray, QIODevice
    from PySide6.QtGui import QImageWriter

    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(image)
    return bytes(buffer.data().data())
