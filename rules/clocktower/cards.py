"""The information cards that are held up before one seat at night (clocktower.md C2)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from rules.clocktower.actions import ShowCard
from rules.clocktower.edition import Edition
from rules.clocktower.events import CardShown
from rules.clocktower.grim import CANNIBAL, Grim, grim_of
from rules.clocktower.state import Card, ClockState, with_grimoire
from rules.clocktower.times import in_the_grimoire, off_script, unknown
from rules.clocktower.views import ClockView
from rules.clocktower.violations import CannibalTold
from rules.offers import Form, Hole, OneOf, Several
from rules.seats import HOST
from rules.state import Item
from rules.tags import tag
from rules.violations import NameUnknown, Violation

YOU_ARE, SELECTED_YOU, NOT_IN_PLAY, PLAYER_IS = "you-are", "selected-you", "not-in-play", "this-player-is"
YOUR_MINIONS, THE_DEMON = "your-minions", "the-demon"
QUESTIONS: Final = ("did-you-vote", "did-you-nominate", "use-your-ability")
ANSWER, OWN_WORDS = "answer", "own-words"
CARDS: Final = (YOU_ARE, SELECTED_YOU, NOT_IN_PLAY, PLAYER_IS, YOUR_MINIONS, THE_DEMON, *QUESTIONS, ANSWER, OWN_WORDS)
UNSAID: Final = "unsaid"
SIDES: Final = (UNSAID, "good", "evil")
MOST: Final = 3
"""So many characters fit on a card."""


def check_show_card(content: Edition, view: ClockView, show: ShowCard) -> Iterator[Violation]:
    """One of the official cards; a Cannibal is not told what it swallowed (001 식인종)."""
    grim = grim_of(content, view)
    yield from in_the_grimoire(view.public, show, "setup", "night", "day")
    yield from unknown(view.public, *dict.fromkeys((show.who, *show.players)))
    yield from off_script(grim, *show.characters)
    if show.card not in CARDS:
        yield NameUnknown(show.card, CARDS[0])
    if show.side not in SIDES:
        yield NameUnknown(show.side, SIDES[-1])
    if show.card == YOU_ARE and _is_the_meal(grim, show):
        yield CannibalTold()


def _is_the_meal(grim: Grim, show: ShowCard) -> bool:
    swallowed = grim.role(grim.lunch)
    return grim.role(show.who) == CANNIBAL and bool(swallowed) and swallowed in show.characters


def show_card(_content: Edition, _state: ClockState, action: ShowCard) -> Iterable[Item]:
    return (CardShown(action.who, action.card, action.players, action.characters, action.side, action.words),)


def forms(content: Edition, view: ClockView, seat: str) -> Iterator[Form]:
    """At any time, to anybody; each card with what may lie on it. Words are written, not chosen."""
    grim, public = grim_of(content, view), view.public
    if seat != HOST or not grim.known or public.phase == "over":
        return
    who = Hole("who", OneOf(public.circle))
    for card, holes in _holes(grim).items():
        yield Form(tag(ShowCard), HOST, ShowCard.title, (who, *holes), (("card", card),))


def _holes(grim: Grim) -> dict[str, tuple[Hole, ...]]:
    circle = grim.public.circle
    people, side = Hole("players", Several(circle, 1, len(circle))), Hole("side", OneOf(SIDES))
    one, some = (Hole("characters", Several(grim.sheet, 1, many)) for many in (1, MOST))
    return {
        YOU_ARE: (one, side),
        SELECTED_YOU: (one,),
        NOT_IN_PLAY: (some,),
        PLAYER_IS: (people, some, side),
        YOUR_MINIONS: (people,),
        THE_DEMON: (people,),
        **dict.fromkeys(QUESTIONS, ()),
    }


def card_shown(state: ClockState, event: CardShown) -> ClockState:
    card = Card(state.public.n, event.seat, event.card, event.players, event.characters, event.side, event.words)
    return with_grimoire(state, cards=(*state.secret.cards, card))
