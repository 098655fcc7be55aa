"""The mythos phase in its steps: what each of them brings, as far as the card is known (003 3.5)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from desktop.session import Session
from desktop.shell.book.block import Block, Entry
from desktop.shell.book.step import State, Step
from desktop.shell.book.voice import Voice
from desktop.shell.games.town import town
from rules.arkham import modifiers, monster_moves, rumors
from rules.arkham.content import Content, MythosCard
from rules.arkham.events import MythosDrawn
from rules.arkham.state import STAGES, Stage, Town
from rules.messages import says

LOOK_BACK: Final = 60
TITLES: Final[dict[Stage, str]] = {
    "gate": says("A gate opens, monsters come"),
    "clue": says("A clue is placed"),
    "move": says("Monsters move"),
    "ability": says("What the card says"),
}
GATE: Final = says("A new gate at {place}")
SURGE: Final = says("A gate is open at {place}: monsters surge")
KEPT: Final = says("Nothing can appear at {place}")
CLUE: Final = says("A clue at {place}")
NO_CLUE: Final = says("No clue: a gate is open at {place}")
NONE: Final = says("The card names no place")
NOBODY: Final = says("No monster on the board has these symbols")
STAYS: Final = says("stays")
ACTS: Final = says("acts in its own way")
CHOICE: Final = says("to be chosen")
KINDS: Final = {
    "headline": says("Headline"),
    "environment": says("Environment"),
    "rumor": says("Rumor"),
    "shuffle": says("Shuffled anew"),
}


def card_of(session: Session) -> MythosCard | None:
    """The card being carried out; after its own step it lies elsewhere, but is still this turn's."""
    content: Content = session.book.content
    now = town(session)
    if now.phase != "mythos" or now.stage == "draw":
        return None
    return content.mythos[now.card] if now.card else _drawn(session, content)


def _drawn(session: Session, content: Content) -> MythosCard | None:
    for node in reversed(session.match.path()[-LOOK_BACK:]):
        for event in reversed(session.events(node.number)):
            if isinstance(event, MythosDrawn):
                return content.mythos[event.card]
    return None


def steps(voice: Voice) -> tuple[Step, ...]:
    """The four steps; of what is to come no more is told than the card says."""
    now, card = town(voice.session), card_of(voice.session)
    return tuple(
        Step(number, stage, voice.say(title), state(now, stage), _about(voice, now, card, stage) if card else "")
        for number, (stage, title) in enumerate(TITLES.items(), 1)
    )


def state(now: Town, stage: Stage) -> State:
    """Whether a step is over, due, or to come."""
    if now.phase != "mythos":
        return "later"
    here, there = STAGES.index(now.stage), STAGES.index(stage)
    return "done" if there < here else "now" if there == here else "later"


def _about(voice: Voice, now: Town, card: MythosCard, stage: Stage) -> str:
    if stage == "gate":
        return _gate(voice, now, card) if state(now, stage) != "done" else _place(voice, card.gate)
    if stage == "clue":
        return _clue(voice, now, card) if state(now, stage) != "done" else _place(voice, card.clue)
    return voice.say("{it}", it=card.text) if stage == "ability" else ""


def _place(voice: Voice, place: str) -> str:
    return voice.name(place) if place else voice.say(NONE)


def _gate(voice: Voice, now: Town, card: MythosCard) -> str:
    if not card.gate:
        return voice.say(NONE)
    if card.gate in now.seals or modifiers.keeps_away(voice.session.book.content, now, card.gate):
        return voice.say(KEPT, place=card.gate)
    return voice.say(SURGE if card.gate in now.gates else GATE, place=card.gate)


def _clue(voice: Voice, now: Town, card: MythosCard) -> str:
    if not card.clue:
        return voice.say(NONE)
    return voice.say(NO_CLUE if card.clue in now.gates else CLUE, place=card.clue)


# ---- who moves


def movers(voice: Voice) -> Iterator[Entry]:
    """Every monster that the card moves, from where to where; an investigator there keeps it."""
    content: Content = voice.session.book.content
    now = town(voice.session)
    if not now.card or state(now, "move") == "done":
        return
    tokens = monster_moves.movers(content, now)
    for token in tokens:
        kind = content.kinds[content.kind_of[token]]
        yield Entry(voice.name(token), _way(voice, content, now, token), f"monster-{kind.movement}-{kind.symbol}")
    if not tokens:
        yield Entry(voice.say(NOBODY))


def _way(voice: Voice, content: Content, now: Town, token: str) -> str:
    kind, here = content.kind_of[token], now.monsters[token]
    if now.people_at.get(here):
        return voice.part(STAYS)
    if monster_moves.kind_acts(content, kind):
        return voice.part(ACTS)
    colour = monster_moves.box(content, now.card, kind)
    goal = monster_moves.destination(content, now, token, colour)
    still = modifiers.movement_of(content, now, kind) == "stationary" or goal == here
    if still or not goal:
        return voice.part(STAYS if still else CHOICE)
    return f"{voice.name(here)} → {voice.name(goal)}"


# ---- what lasts


def lasting(voice: Voice) -> tuple[Block, ...]:
    """Environment, rumor and headlines that hold on, each with what it does."""
    return tuple(_lasting(voice, town(voice.session)))


def _lasting(voice: Voice, now: Town) -> Iterator[Block]:
    content: Content = voice.session.book.content
    if now.environment:
        yield _card(voice, content, now.environment, says("Environment"))
    if now.rumor:
        yield _card(voice, content, now.rumor, says("Rumor"), tuple(_rumor(voice, content, now)))
    for card, until in sorted(now.lasting.items()):
        until_then = Entry(voice.say(says("Until the end of turn {turn}"), turn=until))
        yield _card(voice, content, card, says("Headline"), (until_then,))


def _card(voice: Voice, content: Content, card: str, kind: str, more: tuple[Entry, ...] = ()) -> Block:
    text = Entry(voice.say("{it}", it=content.mythos[card].text))
    return Block(voice.name(card), (text, *more), voice.say(kind))


def _rumor(voice: Voice, content: Content, now: Town) -> Iterator[Entry]:
    yield Entry(voice.say(says("Came in turn {turn}"), turn=now.since))
    if now.tokens:
        yield Entry(voice.say(says("Tokens on it")), str(now.tokens))
    if now.held:
        yield Entry(voice.say(says("Monsters on it")), voice.names(now.held))
    where = rumors.street(content, now)
    if where:
        yield Entry(voice.say(says("Settled at {place}"), place=where))
