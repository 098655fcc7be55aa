"""Numbers and names typed in a row, as what fills a form."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from desktop.session import Session
from desktop.shell.typed import meant, nearest
from rules.actions import Value
from rules.offers import Form, OneOf, Several
from rules.violations import NameAmbiguous, NameUnknown, Violation


class Read(NamedTuple):
    """The fields that were typed, or what is wrong with a word."""

    fields: Mapping[str, Value]
    wrong: Violation | None = None


def read(session: Session, form: Form, typed: str) -> Read:
    """Word after word goes into the holes; what is too many goes into the last, for the rules to refuse."""
    words = typed.replace(",", " ").split()
    fields: dict[str, Value] = {}
    for at, hole in enumerate(form.holes):
        domain, last = hole.domain, at == len(form.holes) - 1
        assert isinstance(domain, OneOf | Several)
        many = len(words) if last else domain.high if isinstance(domain, Several) else 1
        found = [_meant(session, word, domain.options) for word in words[:many]]
        wrong = next((one for one in found if isinstance(one, Violation)), None)
        if wrong is None and isinstance(domain, OneOf) and len(found) != 1:
            wrong = NameUnknown(" ".join(words[:many]), nearest(session, "", domain.options))
        if wrong is not None:
            return Read({}, wrong)
        values = tuple(one for one in found if not isinstance(one, Violation))
        fields[hole.name] = values if isinstance(domain, Several) else values[0]
        words = words[many:]
    return Read(dict(form.fixed) | fields)


def _meant(session: Session, word: str, among: Sequence[str | int]) -> str | int | Violation:
    found = meant(session, word, among)
    if len(found) == 1:
        return found[0]
    return NameAmbiguous(word, len(found)) if found else NameUnknown(word, nearest(session, word, among))
