"""Other nouns for the same things, as a table may wish; the particles behind them follow."""

from __future__ import annotations

import functools
import re
import tomllib
from collections.abc import Mapping
from typing import Final

from assets import library
from desktop.particles import PARTICLES, with_particle

FILE: Final = "clocktower/words.toml"
LANGUAGE: Final = "ko"
FORMS: Final = {form: marker for marker, one in PARTICLES.items() for form in (one.closed, one.open, one.after_rieul)}
_LONGEST = "|".join(sorted((form for form in FORMS if form not in ("이라", "라")), key=len, reverse=True))
_PARTICLE: Final = rf"(?P<particle>(?:{_LONGEST})(?![가-힣])|이?라(?=고|면|서|는|도|[^가-힣]|$))?"


class Vocabulary:
    """Says a text with its own nouns."""

    def __init__(self, nouns: Mapping[str, str]) -> None:
        self.nouns = nouns
        self._found = re.compile(f"(?P<noun>{'|'.join(map(re.escape, nouns))}){_PARTICLE}")
        self.said = functools.lru_cache(maxsize=4096)(self._said)

    def _said(self, text: str) -> str:
        return self._found.sub(self._instead, text)

    def _instead(self, found: re.Match[str]) -> str:
        noun, particle = self.nouns[found["noun"]], found["particle"]
        return with_particle(noun, FORMS[particle]) if particle else noun


@functools.cache
def vocabularies() -> Mapping[str, Vocabulary]:
    """All that one may choose, by name."""
    return {name: Vocabulary(nouns) for name, nouns in tomllib.loads(library.read(FILE).decode()).items()}
