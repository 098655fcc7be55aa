"""What was meant by a few typed letters: Korean, English, or initial consonants alone (flows.md 0.3)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from difflib import get_close_matches

from desktop.hangul import find, plain
from desktop.session import Session
from desktop.shell.games import custom
from rules.actions import Value
from rules.effects import Choice
from rules.offers import OneOf


def options(asked: Choice) -> tuple[str | int, ...]:
    """What may be answered by its name."""
    domain = asked.domain()
    return domain.options if isinstance(domain, OneOf) else ()


def meant(session: Session, typed: str, among: Sequence[str | int]) -> list[str | int]:
    """The answers that begin so, one word of them at least; one that is called exactly so is meant alone."""
    whole = [one for one in among if isinstance(one, int) and str(one) == typed.strip().replace("−", "-")]
    if whole:
        return list(whole)
    wanted = plain(typed)
    if not wanted:
        return []
    exact = [one for one in among if any(wanted == plain(name) for name in _names(session, one))]
    return exact or [one for one in among if any(_begins(wanted, name) for name in _names(session, one))]


def fits(typed: str, names: Iterable[str]) -> bool:
    """Whether one of the names, or a word of it, begins so; everything fits where nothing is typed."""
    wanted = plain(typed)
    return not wanted or any(_begins(wanted, name) for name in names)


def nearest(session: Session, typed: str, among: Sequence[str | int]) -> str:
    """The answer whose name is most like what was typed; "" where nothing can be answered."""
    by_name = {plain(name): str(one) for one in among for name in _names(session, one)}
    close = get_close_matches(plain(typed), by_name, n=1, cutoff=0.0)
    return by_name[close[0]] if close else ""


def by_number(session: Session, among: Sequence[str | int]) -> bool:
    """Whether answers are numbers, or have one by which they are called."""
    return any(isinstance(one, int) or any(map(str.isdecimal, _names(session, one))) for one in among)


def number(typed: str) -> Value | None:
    """The number that was typed, if it is one."""
    return int(typed) if typed.strip().isascii() and typed.strip().isdecimal() else None


def _names(session: Session, option: str | int) -> Iterator[str]:
    if isinstance(option, int):
        yield str(option)
    else:
        yield from (*session.every_name(option), *custom(session).also_called(session, option))


def _begins(wanted: str, name: str) -> bool:
    words = name.split()
    return any(find(wanted, plain("".join(words[at:]))) == 0 for at in range(len(words)))
