"""Sentences: a message of the rules and its values, in the language of one window."""

import contextlib
import functools
import gettext
import os
import string
from collections.abc import Mapping, Sequence
from io import BytesIO
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING

from assets import library
from desktop.particles import with_particle
from desktop.vocabulary import LANGUAGE as VOCABULARY_LANGUAGE
from desktop.vocabulary import vocabularies
from rules.messages import Name, says

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

LANGUAGES = ("ko", "en")

NO_VALUES: Mapping[str, object] = MappingProxyType({})
NONE = says("none")

_SOURCE_LANGUAGE = "en"
_QT_TRANSLATOR = "words of Qt"


class Words:
    """The sentences of one language; each window has its own.

    With a ``vocabulary`` they are said with its nouns, where it is one of this language.
    """

    def __init__(self, language: str, vocabulary: str = "") -> None:
        if language not in LANGUAGES:
            raise ValueError(f"no language {language!r}; there are {', '.join(LANGUAGES)}")
        self.language = language
        self._vocabulary = vocabularies().get(vocabulary) if language == VOCABULARY_LANGUAGE else None
        self._otherwise: dict[str, Words] = {}

    def spoken(self, vocabulary: str) -> "Words":
        """The same language, said with other nouns."""
        if vocabulary not in self._otherwise:
            self._otherwise[vocabulary] = Words(self.language, vocabulary)
        return self._otherwise[vocabulary]

    @functools.cached_property
    def _catalogue(self) -> gettext.NullTranslations:
        return _catalogue(self.language)

    def say(self, message: str, values: Mapping[str, object] = NO_VALUES) -> str:
        """The sentence for the English `message`, its `{name}` and `{name:은}` replaced by `values`.

        A value is an int, a str, a Name, or a list or tuple of these; it is shown as it is and never read as
        a template. A value that is missing raises KeyError, one of another type TypeError. Values without
        a place in the sentence are ignored. A message that is not in the catalogue is said in English.
        """
        template = self._noun(self._catalogue.gettext(message)) if message else ""
        return "".join(before + self._fill(message, name, marker, values) for before, name, marker in _pieces(template))

    def _fill(self, message: str, name: str | None, marker: str, values: Mapping[str, object]) -> str:
        if name is None:
            return ""
        if name not in values:
            raise KeyError(f"{message!r} needs a value for {name!r}; given are {sorted(values)}")
        word = self._word(values[name])
        return with_particle(word, marker) if marker else word

    def _word(self, value: object) -> str:
        if isinstance(value, Name):
            return self.called(value)
        if isinstance(value, list | tuple):
            return self._join([self._word(item) for item in value])
        if isinstance(value, str | int) and not isinstance(value, bool):
            return str(value)
        raise TypeError(f"a sentence shows an int, a str, a Name or a list of these, not a {type(value).__name__}")

    def called(self, name: Name) -> str:
        """A name in this language; what people have typed is called alike in every language, and stays as it is."""
        said = name.ko if self.language == "ko" else name.en
        return said if name.ko == name.en else self._noun(said)

    def _noun(self, text: str) -> str:
        return self._vocabulary.said(text) if self._vocabulary is not None else text

    def _join(self, words: Sequence[str]) -> str:
        if not words:
            return self.say(NONE)
        if self.language == "ko" or len(words) == 1:
            return ", ".join(words)
        return f"{', '.join(words[:-1])} and {words[-1]}"


@functools.cache
def every_language() -> tuple[Words, ...]:
    """The sentences of each language and vocabulary, to find by one what is said in another."""
    other = (Words(VOCABULARY_LANGUAGE, vocabulary) for vocabulary in vocabularies())
    return (*map(Words, LANGUAGES), *other)


@functools.cache
def _pieces(template: str) -> tuple[tuple[str, str | None, str], ...]:
    """The text before each placeholder, its name (None after the last) and its particle marker."""
    return tuple((before, name, marker or "") for before, name, marker, _ in string.Formatter().parse(template))


def _catalogue(language: str) -> gettext.NullTranslations:
    if language == _SOURCE_LANGUAGE:
        return gettext.NullTranslations()
    return _read(_compiled(f"locale/{language}/LC_MESSAGES/lanternboard"))


@functools.lru_cache(maxsize=1)
def _read(compiled: bytes) -> gettext.GNUTranslations:
    """All windows say their sentences out of one catalogue; a compiled one is read anew only when it is another."""
    return gettext.GNUTranslations(BytesIO(compiled))


def _compiled(name: str) -> bytes:
    """The compiled catalogue; where its text is newer, as in a checkout, it is compiled first."""
    text, compiled = (library.root() / f"{name}{suffix}" for suffix in (".po", ".mo"))
    if not _is_newer(text, compiled):
        return library.read(f"{name}.mo")
    written = text.stat().st_mtime_ns
    content = _compile(text)
    _keep(compiled, content, written)
    return content


def _is_newer(text: Path, compiled: Path) -> bool:
    if not text.exists():
        return False
    return not compiled.exists() or text.stat().st_mtime_ns > compiled.stat().st_mtime_ns


def _compile(text: Path) -> bytes:
    from babel.messages.mofile import write_mo
    from babel.messages.pofile import read_po

    content = BytesIO()
    with text.open("rb") as source:
        write_mo(content, read_po(source, locale=text.parent.parent.name))
    return content.getvalue()


def _keep(path: Path, content: bytes, written: int) -> None:
    """Replace `path` at once, dated like the text it came from; do without where nothing can be written."""
    draft = path.with_name(f"{path.name}.{os.getpid()}")
    try:
        draft.write_bytes(content)
        os.utime(draft, ns=(written, written))
        draft.replace(path)
    except OSError:
        with contextlib.suppress(OSError):
            draft.unlink()


def install_qt(app: "QApplication", language: str) -> None:
    """Have Qt's own dialogs speak `language`; may be called again whenever the language changes."""
    from PySide6.QtCore import QLibraryInfo, QTranslator

    for former in app.findChildren(QTranslator, _QT_TRANSLATOR):
        app.removeTranslator(former)
        former.setParent(None)
    if language == _SOURCE_LANGUAGE:
        return
    translator = QTranslator(app)
    translator.setObjectName(_QT_TRANSLATOR)
    if translator.load(f"qtbase_{language}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)):
        app.installTranslator(translator)
