"""What speaks for and against a mansion while it is being laid."""

from collections.abc import Iterator
from typing import Literal, NamedTuple

from desktop.words import Words
from rules.hakoonna import finishing, mansion
from rules.hakoonna.content import Content, Room
from rules.hakoonna.state import Public
from rules.hakoonna.violations import Unreachable
from rules.messages import says

State = Literal["ok", "warn", "refuse", "wait"]


class Check(NamedTuple):
    """A fact about the mansion, how it is to be taken, and a quiet word about it."""

    state: State
    fact: str
    note: str


def checks(content: Content, public: Public, words: Words) -> tuple[Check, ...]:
    """In the order in which they are shown."""
    return (
        _reach(content, public, words),
        _second_floor(content, public, words),
        _basement(content, public, words),
        _grudge(content, public, words),
        _shadows(content, public, words),
    )


def _reach(content: Content, public: Public, words: Words) -> Check:
    hall = content.by_id[content.starting("1F")].name
    lost = [content.by_id[reason.room].name for reason in _lost(content, public)]
    if lost:
        note = words.say(says("From {here}, through doors and stairs."), {"here": hall})
        return Check("refuse", words.say(says("No way leads to {room}."), {"room": lost}), note)
    board = mansion.board(content, public.placements)
    steps = [board.steps(content.starting("1F"), placement.room) or 0 for placement in public.placements]
    fact = words.say(says("Every room can be reached from {here}"), {"here": hall})
    return Check("ok", fact, words.say(says("Steps to the farthest: {n}"), {"n": max(steps)}))


def _lost(content: Content, public: Public) -> Iterator[Unreachable]:
    for reason in finishing.unreachable(content, public.placements):
        if isinstance(reason, Unreachable):
            yield reason


def _second_floor(content: Content, public: Public, words: Words) -> Check:
    hall = content.starting("2F")
    name = {"room": content.by_id[hall].name}
    if mansion.where(public.placements, hall) is None:
        note = words.say(says("2F is closed for building until then."))
        return Check("wait", words.say(says("{room} is not laid yet"), name), note)
    return Check("ok", words.say(says("{room} lies apart"), name), _stairs(content, hall, words))


def _basement(content: Content, public: Public, words: Words) -> Check:
    cellar = content.starting("B1")
    name = {"room": content.by_id[cellar].name}
    if mansion.where(public.placements, cellar) is None:
        return Check("wait", words.say(says("{room} is not laid yet"), name), _stairs(content, cellar, words))
    note = words.say(says("Nothing is attached to it."))
    return Check("ok", words.say(says("{room} lies apart"), name), note)


def _stairs(content: Content, room: str, words: Words) -> str:
    for pair, stairs in zip("ABCDEFGH", content.stairs, strict=False):
        if room in (stairs.lower, stairs.upper):
            other = stairs.upper if room == stairs.lower else stairs.lower
            values = {"token": pair, "there": content.by_id[other].name}
            return words.say(says("Stairs {token} lead to {there}."), values)
    return ""


def _grudge(content: Content, public: Public, words: Words) -> Check:
    board = mansion.board(content, public.placements)
    laid = [content.by_id[one.room] for one in public.placements if content.by_id[one.room].grudge]
    near = [room.name for room in laid if board.steps(content.starting("1F"), room.id) == 1]
    if near:
        note = words.say(says("Beside {here}: she is found sooner."), {"here": _hall(content).name})
        return Check("warn", words.say(says("{room}: a grudge room next to the start"), {"room": near}), note)
    if not laid:
        note = words.say(says("She begins in one of them."))
        return Check("wait", words.say(says("No grudge room is laid yet")), note)
    fact = words.say(says("Grudge rooms lie away from {here}"), {"here": _hall(content).name})
    return Check("ok", fact, words.say("{it}", {"it": [room.name for room in laid]}))


def _hall(content: Content) -> Room:
    return content.by_id[content.starting("1F")]


def _shadows(content: Content, public: Public, words: Words) -> Check:
    everywhere = sum(len(room.shadows) for room in content.rooms)
    laid = sum(len(content.by_id[placement.room].shadows) for placement in public.placements)
    fact = words.say(says("Shadows: {n} of {total}"), {"n": laid, "total": everywhere})
    if laid == everywhere:
        return Check("ok", fact, words.say(says("All boards are laid.")))
    return Check("wait", fact, words.say(says("{n} on the boards left"), {"n": everywhere - laid}))
