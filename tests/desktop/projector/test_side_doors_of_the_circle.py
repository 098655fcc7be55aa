"""Nothing of the grimoire gets out to the square, and what is let out on purpose is found."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any, get_args, get_origin, get_type_hints

import msgspec
import pytest
from PySide6.QtWidgets import QApplication

from desktop.public_copy import PublicCopy
from desktop.session import Session
from desktop.words import LANGUAGES, Words
from rules.clocktower import events as ev
from rules.clocktower.contents import EVOLVE
from rules.clocktower.options import Options
from rules.clocktower.state import ClockState, Grimoire
from rules.clocktower.views import NOBODY
from rules.events import Event
from rules.match import Match
from rules.seats import AUDIENCE
from tests.desktop.projector import canaries
from tests.desktop.projector.secret_games import Onlooker
from tests.laws.clocktower.canary import WORDS, grimoire, marked, marked_options
from tests.laws.clocktower.leaks import leaks
from tests.laws.walker import Walker

CANARY = "CANARY-7Q"
SEEDS = range(12)
STEPS = 70

TOLD = (
    ev.NightFell, ev.DayBroke, ev.NominationsOpened, ev.NominationsClosed, ev.GameWon, ev.Nominated, ev.ExileCalled,
    ev.HandCounted, ev.VoteClosed, ev.VoteCancelled, ev.Executed, ev.Exiled, ev.Guessed, ev.CurseLaid, ev.ChainBegan,
    ev.CallPassed, ev.SeatsSwapped, ev.SeatMoved, ev.SeatLeft, ev.PutOnSquare, ev.JinxTold, ev.GrimoireOpened,
    ev.CircleSet, ev.LivesSet, ev.TimeSet, ev.DayLogSet,
)  # fmt: skip
"""What everybody sees happen."""

SECRET: dict[type[Event], set[str]] = {
    ev.BagFilled: {"characters"},
    ev.TokenDrawn: {"character"},
    ev.Died: {"character", "by", "able"},
    ev.Revived: {"unseen"},
    ev.SeatJoined: {"evil"},
    ev.OptionsSet: {"options"},
    **{one: {*one.__struct_fields__} for one in (*NOBODY, ev.Learned, ev.CardShown)},
}
"""Every field that the square may not know, by the event that holds it."""

OPEN: dict[type[Event], set[str]] = {
    ev.TokenDrawn: {"seat", "number"},
    ev.Died: {"seat", "day"},
    ev.Revived: {"seat"},
    ev.SeatJoined: {"seat", "character", "before"},
}
"""Every other field of theirs, where there is one."""


@pytest.fixture
def onlooker(qapp: QApplication) -> Iterator[Onlooker]:
    """The audience's window."""
    one = Onlooker()
    yield one
    one.leave()


def test_every_event_is_known_to_be_told_or_secret() -> None:
    assert {*TOLD} | set(SECRET) == set(EVOLVE)
    assert not {*TOLD} & set(SECRET)


@pytest.mark.parametrize("event", SECRET)
def test_every_field_that_may_hold_a_secret_is_known(event: type[Event]) -> None:
    assert {*event.__struct_fields__} == SECRET[event] | OPEN.get(event, set())
    assert not SECRET[event] & OPEN.get(event, set())


def test_every_field_of_the_grimoire_is_marked() -> None:
    held = grimoire(("p1", "p2"), CANARY)
    assert {name for name in Grimoire.__struct_fields__ if CANARY in repr(getattr(held, name))} == WORDS
    assert {*ClockState.__struct_fields__} == {"attested", "public", "secret"}
    told = {"knowledge", "travellers", "slips", "limit_guesses", "riot_changes", "markers", "words"}
    told |= {"beat", "talk", "plea", "countdown"}
    assert {*Options.__struct_fields__} == {"bag", "evil_travellers"} | told


@pytest.mark.parametrize("seed", SEEDS)
def test_a_marked_grimoire_is_nowhere_on_the_square(onlooker: Onlooker, seed: int) -> None:
    session = Session(planted(seed))
    assert read(onlooker, session, CANARY) == []


@pytest.mark.parametrize("leak", ["view", "log"])
def test_what_is_let_out_on_purpose_is_found(onlooker: Onlooker, leak: str) -> None:
    found: list[str] = []
    for seed in SEEDS:
        match = planted(seed)
        match.book = leaking(match, leak)
        found += read(onlooker, Session(match), CANARY)
    assert found


def leaking(match: Match, leak: str) -> Any:
    """The rules of the match, letting the square see the whole grimoire, or hear of all that happens."""
    if leak == "log":
        return leaks(match.book)["log"]
    book = match.book

    def view(content: Any, table: Any, viewer: str) -> Any:
        seen = book.view(content, table, viewer)
        return msgspec.structs.replace(seen, secret=table.state.secret)

    return replace(book, view=view)


def planted(seed: int) -> Match:
    """A game whose grimoire has the marked string everywhere, at every step."""
    match = Walker("clocktower", seed, tidy=True).walk(STEPS).match
    match.header = msgspec.structs.replace(match.header, options=marked_options(match.header.options, CANARY))
    for number in range(match.length + 1):
        node = match.node(number)
        state = node.table.state
        hidden = msgspec.structs.replace(state.public, revealed=False)
        node.table = msgspec.structs.replace(
            node.table, state=marked(msgspec.structs.replace(state, public=hidden), CANARY)
        )
        if node.step is not None:
            events = tuple(mark_event(event) for event in node.step.events)
            node.step = msgspec.structs.replace(node.step, events=events)
    return match


def mark_event(event: Event) -> Event:
    """The event with the marked string in each of its secret fields that can hold a word."""
    if isinstance(event, ev.OptionsSet):
        return ev.OptionsSet(marked_options(event.options, CANARY))
    hints = get_type_hints(type(event))
    words = {name: marked_like(hints[name]) for name in SECRET.get(type(event), set()) & hints.keys() - {"seat"}}
    return msgspec.structs.replace(event, **{name: word for name, word in words.items() if word is not None})


def marked_like(hint: object) -> object:
    """The marked string as a value of a type; None for what holds no word of ours."""
    kind = get_origin(hint) or hint
    if kind is str:
        return CANARY
    if kind is tuple and get_args(hint)[0] is str:
        return (CANARY,)
    if kind is Mapping and get_args(hint) == (str, str):
        return {CANARY: CANARY}
    return None


def read(onlooker: Onlooker, session: Session, word: str) -> list[str]:
    """Where the word stands: on the window, in what the log says in any language, in the public copy."""
    onlooker.sees(session)
    told = [session.speech(Words(language)) for language in LANGUAGES]
    said = [speech.tell(line.event) for line in session.log(AUDIENCE) for speech in told]
    copied = b"".join(PublicCopy(session).lines()).decode()
    return [*canaries.holding(onlooker.window, word), *(text for text in (*said, copied) if word in text)]
