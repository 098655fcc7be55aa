"""The table before the first night: the bag, a token for everybody, whom one shows another one (clocktower.md B2)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from typing import Final

import msgspec

from rules.actions import Value
from rules.clocktower import bag
from rules.clocktower.actions import FillBag, GiveBluffs, ShowAs
from rules.clocktower.edition import Edition
from rules.clocktower.effects import DrawSlip, DrawToken, LaySlip
from rules.clocktower.events import BagFilled, BluffsGiven, ShownAs, SlipLaid, TokenDrawn, TownFull
from rules.clocktower.grim import CANNIBAL, EVIL_TEAMS, Grim, grim_of
from rules.clocktower.options import Options
from rules.clocktower.state import ClockState, Grimoire, Square, but, with_grimoire
from rules.clocktower.times import in_the_grimoire, off_script, unknown
from rules.clocktower.views import ClockView
from rules.clocktower.violations import BagCount, BluffInPlay, CannibalTold, DoneAlready, SlipTaken, TooMany
from rules.effects import Choice
from rules.events import Event
from rules.messages import Name
from rules.offers import Form, Hole, OneOf, Several
from rules.seats import FATE, HOST, Seat
from rules.state import Item, Table
from rules.tags import tag
from rules.violations import Violation

FEWEST, MOST, MOST_SEATS = 5, 15, 20
MOST_COME: Final = 99
"""So many people may come in the course of a game, never more than MOST_SEATS at a time."""
BLUFFS: Final = 3


@lru_cache
def seats(people: int = 8, names: tuple[str, ...] = ()) -> tuple[Seat, ...]:
    """Seats, clockwise; each is called as its player, or by its number."""
    return tuple(Seat(f"p{number}", _name(number, names), "player") for number in range(1, people + 1))


def _name(number: int, names: tuple[str, ...]) -> Name:
    typed = names[number - 1] if number <= len(names) else ""
    return Name(ko=typed, en=typed) if typed else Name(ko=f"자리 {number}", en=f"Seat {number}")


def setup(content: Edition, options: Options, table: tuple[Seat, ...], _layout: None) -> Table[ClockState]:
    """An empty circle; a bag filled beforehand is drawn from at once."""
    circle = tuple(seat.id for seat in table)
    travellers = {seat: one for seat, one in options.travellers.items() if seat in circle}
    evil = tuple(seat for seat in options.evil_travellers if seat in travellers)
    state = ClockState(public=Square(options, circle, travellers=travellers))
    state = with_grimoire(state, bag=options.bag, evil=evil)
    return Table(state, asked(content, state))


def with_a_bag(content: Edition, options: Options, table: tuple[Seat, ...], below: Callable[[int], int]) -> Options:
    """The options with a bag by chance, where the program holds the grimoire and none was told."""
    if options.bag or options.knowledge != "grimoire":
        return options
    circle = tuple(seat.id for seat in table)
    grim = Grim(content, Square(options, circle, travellers=options.travellers), Grimoire())
    players = min(len(grim.public.players), MOST)
    return msgspec.structs.replace(options, bag=bag.propose(grim, players, below))


def asked(_content: Edition, state: ClockState) -> tuple[Item, ...]:
    """The token that is drawn next, while some are."""
    if state.public.phase != "setup":
        return ()
    left = state.secret.bag
    waiting = undealt(state.public, state)
    if not left or not waiting:
        return ()
    return (_slip(state.secret, waiting[0]) if state.public.options.slips else DrawToken(FATE, waiting[0], left),)


def _slip(secret: Grimoire, who: str) -> Choice:
    """The number that somebody draws, once a token lies under each; a bag that was changed by hand has no numbers."""
    if not secret.numbers and len(secret.slips) < len(secret.bag):
        return LaySlip(FATE, len(secret.slips) + 1, without(secret.bag, *secret.slips))
    drawn = secret.numbers.values()
    free = tuple(one for one in range(1, len(secret.slips) + 1) if one not in drawn)
    return DrawSlip(FATE, who, free) if free else DrawToken(FATE, who, secret.bag)


def undealt(public: Square, held: ClockState | ClockView) -> tuple[str, ...]:
    """The players who have no character yet, clockwise."""
    return tuple(seat for seat in public.players if seat not in held.secret.roles)


# ---- the bag


def check_fill(content: Edition, view: ClockView, fill: FillBag) -> Iterator[Violation]:
    """One token for each player, in the numbers of the table and of what the bag itself changes."""
    yield from in_the_grimoire(view.public, fill, "setup")
    grim, players = grim_of(content, view), len(view.public.players)
    if view.secret.roles:
        yield DoneAlready()
    if players > MOST:
        yield TooMany(players)
    yield from off_script(grim, *fill.characters)
    if not bag.fits(grim, players, fill.characters):
        yield BagCount(players, *bag.printed(grim, players))


def fill(_content: Edition, _state: ClockState, action: FillBag) -> Iterable[Item]:
    return (BagFilled(action.characters),)


def when_filled(content: Edition, state: ClockState, _event: Event) -> Iterable[Item]:
    """Somebody draws; when all have, the game is set up."""
    drawing = asked(content, state)
    if drawing or undealt(state.public, state):
        return drawing
    return (town_full(grim_of(content, state)),)


def town_full(grim: Grim) -> TownFull:
    """What is fixed when everybody has a character."""
    evil = tuple(seat for seat in grim.public.players if grim.team(grim.role(seat)) in EVIL_TEAMS)
    return TownFull(len(grim.holders("outsider")), (*(one for one in grim.secret.evil if one not in evil), *evil))


def settle_token(_content: Edition, _state: ClockState, asked: DrawToken, value: Value) -> Iterable[Item]:
    return (TokenDrawn(asked.who, str(value)),)


def settle_laid(_content: Edition, _state: ClockState, _asked: LaySlip, value: Value) -> Iterable[Item]:
    return (SlipLaid(str(value)),)


def check_slip(_content: Edition, view: ClockView, asked: DrawSlip, value: Value) -> Iterator[Violation]:
    """Each slip is drawn once."""
    yield from (SlipTaken(number, who, asked.left) for who, number in view.secret.numbers.items() if number == value)


def settle_slip(_content: Edition, state: ClockState, asked: DrawSlip, value: Value) -> Iterable[Item]:
    number = int(str(value))
    return (TokenDrawn(asked.who, state.secret.slips[number - 1], number),)


# ---- other tokens, bluffs


def check_show(content: Edition, view: ClockView, show: ShowAs) -> Iterator[Violation]:
    yield from in_the_grimoire(view.public, show, "setup", "night", "day")
    yield from unknown(view.public, show.who)
    grim = grim_of(content, view)
    yield from off_script(grim, show.character)
    if grim.role(show.who) == CANNIBAL and grim.lunch and show.character == grim.role(grim.lunch):
        yield CannibalTold()


def show(_content: Edition, state: ClockState, action: ShowAs) -> Iterable[Item]:
    same = state.secret.roles.get(action.who) == action.character
    return (ShownAs(action.who, "" if same else action.character),)


def check_bluffs(content: Edition, view: ClockView, give: GiveBluffs) -> Iterator[Violation]:
    """Characters of the sheet that nobody has (clocktower.md B1)."""
    yield from in_the_grimoire(view.public, give, "setup", "night")
    yield from bluff_reasons(grim_of(content, view), give.characters)


def bluff_reasons(grim: Grim, characters: tuple[str, ...]) -> Iterator[Violation]:
    played = {grim.role(seat) for seat in grim.public.circle}
    yield from off_script(grim, *characters)
    yield from (BluffInPlay(one) for one in dict.fromkeys(characters) if one in played and one in grim.sheet)


def give_bluffs(_content: Edition, _state: ClockState, action: GiveBluffs) -> Iterable[Item]:
    return (BluffsGiven(action.characters),)


# ---- forms


def forms(content: Edition, view: ClockView, seat: str) -> Iterator[Form]:
    """What the storyteller may do before the first night."""
    grim = grim_of(content, view)
    if seat != HOST or view.public.phase != "setup" or not grim.known:
        return
    players = len(view.public.players)
    if not view.secret.roles:
        bag_of = Several(grim.of_team(*bag.TEAMS), players, players)
        yield Form(tag(FillBag), HOST, FillBag.title, (Hole("characters", bag_of),))
        return
    who = Hole("who", OneOf(view.public.circle))
    yield Form(tag(ShowAs), HOST, ShowAs.title, (who, Hole("character", OneOf(grim.sheet))))
    good = grim.of_team("townsfolk", "outsider")
    yield Form(tag(GiveBluffs), HOST, GiveBluffs.title, (Hole("characters", Several(good, BLUFFS, BLUFFS)),))


# ---- what the events change


def bag_filled(state: ClockState, event: BagFilled) -> ClockState:
    return with_grimoire(state, bag=event.characters)


def token_drawn(state: ClockState, event: TokenDrawn) -> ClockState:
    """The token is in the bag no more."""
    secret, number = state.secret, {event.seat: event.number} if event.number else {}
    return with_grimoire(
        state,
        bag=without(secret.bag, event.character),
        numbers={**secret.numbers, **number},
        roles={**secret.roles, event.seat: event.character},
    )


def slip_laid(state: ClockState, event: SlipLaid) -> ClockState:
    return with_grimoire(state, slips=(*state.secret.slips, event.character))


def without(bag: tuple[str, ...], *taken: str) -> tuple[str, ...]:
    """The tokens that are left, each taken out once."""
    left = list(bag)
    for one in taken:
        if one in left:
            left.remove(one)
    return tuple(left)


def town_is_full(state: ClockState, event: TownFull) -> ClockState:
    return with_grimoire(state, outsiders=event.outsiders, evil=event.evil)


def shown_as(state: ClockState, event: ShownAs) -> ClockState:
    believed = but(state.secret.believed, event.seat)
    return with_grimoire(state, believed={**believed, event.seat: event.character} if event.character else believed)


def bluffs_given(state: ClockState, event: BluffsGiven) -> ClockState:
    return with_grimoire(state, bluffs=event.characters)
