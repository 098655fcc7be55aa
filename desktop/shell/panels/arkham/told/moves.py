"""Where a monster goes next and why: by the card being carried out, or by either arrow (arkham-board.md 7)."""

from __future__ import annotations

from typing import Final

from desktop.shell.book.voice import Voice
from desktop.shell.games.town import town
from rules.arkham import modifiers, monster_moves
from rules.arkham.content import Content
from rules.arkham.monster_moves import Colour
from rules.arkham.state import OUTSKIRTS, Town
from rules.messages import says

KINDS: Final = {
    "normal": says("{monster} walks one step along its arrow."),
    "fast": says("{monster} is fast: two steps along its arrow."),
    "stationary": says("{monster} never moves."),
    "flying": says("{monster} flies to whoever is beside it in a street, else into the sky."),
    "unique": says("{monster} moves in its own way."),
}
HUNTS: Final = says("{monster} leaps to the nearest investigator in a location.")
ACTS: Final = says("{monster} does not move; it does something of its own.")
ENGAGED: Final = says("An investigator is there, so it stays.")
OUTSIDE: Final = says("It is in the outskirts and waits there.")
BOTH: Final = says("By white to {white}, by black to {black}.")
STREETWARD: Final = says("By white or black to {white}.")
GOES: Final = says("It will go to {to}.")
TO_SKY: Final = says("Nobody is beside it in a street: it will go to {to}.")
STAYS: Final = says("Nobody is there to go for: it stays.")
CHOICE: Final = says("Several are equal, so the first player says for whom: {who}.")
STILL: Final = says("This card does not move its symbol.")
MOVED: Final = says("It has moved already.")
WHITE: Final = says("Its symbol is in the white box: to {to}.")
BLACK: Final = says("Its symbol is in the black box: to {to}.")


def told(voice: Voice, token: str) -> str:
    """Two short sentences: what kind of mover it is, and where that leads now."""
    content: Content = voice.session.book.content
    now = town(voice.session)
    kind = content.kind_of[token]
    if now.monsters[token] == OUTSKIRTS:
        return _join(voice.name(token) + ".", voice.say(OUTSIDE))
    mover = voice.say(_kind(content, now, kind), monster=token)
    return _join(mover, where(voice, content, now, token))


def where(voice: Voice, content: Content, now: Town, token: str) -> str:
    """Where it goes; in the phases without a card, by either arrow."""
    kind = content.kind_of[token]
    movement = modifiers.movement_of(content, now, kind)
    if movement == "stationary" or monster_moves.kind_acts(content, kind):
        return ""
    if now.people_at.get(now.monsters[token]):
        return voice.say(ENGAGED)
    if now.phase == "mythos" and now.stage == "move" and now.card:
        return _by_card(voice, content, now, token)
    return (
        _by_arrows(voice, content, now, token) if movement in ("normal", "fast") else _prey(voice, content, now, token)
    )


def _kind(content: Content, now: Town, kind: str) -> str:
    if monster_moves.kind_acts(content, kind):
        return ACTS
    if monster_moves.leaps(content, kind):
        return HUNTS
    return KINDS[modifiers.movement_of(content, now, kind)]


def _by_card(voice: Voice, content: Content, now: Town, token: str) -> str:
    colour = monster_moves.box(content, now.card, content.kind_of[token])
    if not colour:
        return voice.say(STILL)
    if token in now.handled:
        return voice.say(MOVED)
    if modifiers.movement_of(content, now, content.kind_of[token]) not in ("normal", "fast"):
        return _prey(voice, content, now, token)
    goal = monster_moves.destination(content, now, token, colour)
    return voice.say(WHITE if colour == "white" else BLACK, to=goal)


def _by_arrows(voice: Voice, content: Content, now: Town, token: str) -> str:
    white, black = (monster_moves.destination(content, now, token, colour) for colour in ARROWS)
    return voice.say(BOTH if white != black else STREETWARD, white=white, black=black)


ARROWS: Final[tuple[Colour, Colour]] = ("white", "black")


def _prey(voice: Voice, content: Content, now: Town, token: str) -> str:
    """Whom a flyer or a hunter goes for."""
    here, goal = now.monsters[token], monster_moves.destination(content, now, token, "own")
    flies = modifiers.movement_of(content, now, content.kind_of[token]) == "flying"
    people = monster_moves.flown_at(content, now, here) if flies else monster_moves.hunted(content, now, here)
    if len({now.sheets[seat].at for seat in people}) > 1:
        return voice.say(CHOICE, who=people)
    if not goal or goal == here:
        return voice.say(STAYS)
    return voice.say(GOES if people else TO_SKY, to=goal)


def _join(*sentences: str) -> str:
    return " ".join(filter(None, sentences))
