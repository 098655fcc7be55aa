"""What stands on a card, from the own share of the seat that sees it, and nothing else."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Final, NamedTuple

from desktop.session import Session
from desktop.shell.info_cards.route import TOKEN, Stop, share
from desktop.words import Words
from rules.clocktower.cards import (
    ANSWER,
    NOT_IN_PLAY,
    OWN_WORDS,
    PLAYER_IS,
    SELECTED_YOU,
    THE_DEMON,
    YOU_ARE,
    YOUR_MINIONS,
)
from rules.clocktower.edition import Edition
from rules.clocktower.picture import look_of
from rules.clocktower.state import Card
from rules.messages import says
from rules.seats import SeatId
from rules.views import Piece

TITLES: Final = {
    YOU_ARE: says("YOU ARE"),
    SELECTED_YOU: says("THIS CHARACTER SELECTED YOU"),
    NOT_IN_PLAY: says("THESE CHARACTERS ARE NOT IN PLAY"),
    PLAYER_IS: says("THIS PLAYER IS"),
    YOUR_MINIONS: says("THESE ARE YOUR MINIONS"),
    THE_DEMON: says("THIS IS THE DEMON"),
    "did-you-vote": says("DID YOU VOTE TODAY?"),
    "did-you-nominate": says("DID YOU NOMINATE TODAY?"),
    "use-your-ability": says("USE YOUR ABILITY?"),
    ANSWER: says("THE ANSWER"),
}
ONE_OF: Final = says("ONE OF THESE PLAYERS IS")
MINION: Final = says("THIS IS YOUR MINION")
ABSENT: Final = says("THIS CHARACTER IS NOT IN PLAY")
SIDES: Final = {"good": says("You are on the good side."), "evil": says("You are on the evil side.")}
THEIRS: Final = {"good": says("On the good side"), "evil": says("On the evil side")}
NUMBERED: Final = says("{who} ({n})")


class Face(NamedTuple):
    """A title, people, tokens, and words below them; the order of people and tokens means nothing."""

    title: str
    people: tuple[str, ...] = ()
    tokens: tuple[Piece, ...] = ()
    side: str = ""
    text: str = ""


def face(session: Session, stop: Stop, words: Words) -> Face:
    """The card of a stop, in the window's language."""
    secret = share(session, stop.seat).secret
    if stop.card == TOKEN:
        return _face(session, Card(0, stop.seat, YOU_ARE, (), tuple(secret.roles.values())), words)
    return _face(session, secret.cards[stop.card], words, stop.card + 1)


def _face(session: Session, card: Card, words: Words, nth: int = 0) -> Face:
    chance = Random(f"{session.match.header.id} {card.seat} {nth}")
    title = words.say(_title(card)) if card.card != OWN_WORDS else ""
    sides = SIDES if card.card == YOU_ARE else THEIRS
    return Face(
        title,
        tuple(numbered(session, seat, words) for seat in _shuffled(chance, card.players)),
        tuple(_token(session, one) for one in _shuffled(chance, card.characters)),
        words.say(sides[card.side]) if card.side in sides else "",
        words.say("{it}", {"it": session.called(card.words)}) if card.words else "",
    )


def _title(card: Card) -> str:
    """In the plural only where there are several."""
    alone = {YOUR_MINIONS: (MINION, card.players), NOT_IN_PLAY: (ABSENT, card.characters)}
    if card.card == PLAYER_IS and len(card.players) > 1:
        return ONE_OF
    if card.card in alone and len(alone[card.card][1]) == 1:
        return alone[card.card][0]
    return TITLES[card.card]


def _shuffled(chance: Random, ids: Iterable[str]) -> list[str]:
    """In an order that says nothing, the same whenever the card is looked at again."""
    mixed = sorted(ids)
    chance.shuffle(mixed)
    return mixed


def _token(session: Session, character: str) -> Piece:
    edition: Edition = session.book.content
    return Piece(f"token:{character}", session.named(session.called(character)), look_of(edition, character), at="")


def numbered(session: Session, seat: SeatId, words: Words) -> str:
    """A person by the number of the chair and the name."""
    circle = share(session, seat).public.circle
    name = session.called(seat)
    if seat not in circle:
        return words.say("{it}", {"it": name})
    return words.say(NUMBERED, {"n": circle.index(seat) + 1, "who": name})
