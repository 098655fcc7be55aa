"""Which reasons of the mansion exclude each other, and what takes a cause away."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from rules.actions import Action, Answer
from rules.events import Correction
from rules.hakoonna import mansion, views
from rules.hakoonna.actions import (
    Agree,
    AskRoom,
    Bar,
    CallMary,
    Disclose,
    Enter,
    Finish,
    Give,
    Lay,
    Leave,
    MoveThings,
    Open,
    OrderOpen,
    Ring,
    Seal,
    SetPower,
    Stack,
    StandBehind,
    Surrender,
    TakeBack,
    TakeFromGray,
    Talk,
    Wail,
    Walk,
    Want,
    WeaponOnGray,
)
from rules.hakoonna.content import Placement
from rules.hakoonna.events import (
    BarrierSet,
    CardSet,
    CardsSet,
    EndSet,
    HersSet,
    MansionSet,
    OptionsSet,
    PhaseSet,
    PieceSet,
    SecretSet,
    ShadowSet,
    TilesSet,
)
from rules.hakoonna.state import GRAY, HAKO, HakoState, Phase, Public
from rules.hakoonna.violations import StillBuilding
from rules.tags import tag_of
from rules.violations import NotYourTurn, Violation
from tests.laws.subjects import Cure, alone
from tests.tables import a_content

CONTENT = a_content("hakoonna")

# What an action is checked for says what can be held against it: it stands in the group of each check that it asks.
ITEMS = "ask-room ask-floor read-powers"  # an item card
USED = f"try-safe use-key offer-doll exorcise take-from-gray weapon-on-gray seal {ITEMS}"  # nothing for the Gray Man
BESIDE = "take-from-gray weapon-on-gray"  # in the Gray Man's room
TIMED = f"stack walk open pass {USED}"  # the visitor's turn, or the Gray Man's
AIMED = "want stand-behind order-open"  # a power on a visitor

TIMES = "gray-timing still-building act-after-noise eyes-closed not-your-turn noise-first"
OTHER_TIMES = TIMES.replace("not-your-turn", "")
LATE = "still-building act-after-noise eyes-closed one-action not-a-visitor must-open"
GIVING = "gray-free-action still-building act-after-noise eyes-closed noise-first"
READY = "hakobito-power power-not-set sealed power-locked"
PLACES = "lay-apart basement-attach 2f-not-out no-matching-door"

FAULTS = "not-asked card-already-out start-room start-power must-be-true"
KEEPING = "not-carryable hands-full"
CROSSING = "x-only-empty not-held not-yours"
STEPPING = "power-not-set sealed power-locked gray-immune not-in-her-room"

WHOLE_GAME = (
    alone("once the game is over nothing else is asked", "game-over", "*"),
    alone("while a question is open nothing else is judged", "choice-pending", "*"),
    alone("a voice, or one reason to have none", "gray-free-action not-a-visitor not-your-turn", "", "agree surrender"),
    alone("who has no seat is not dead", "not-a-visitor", "name-unknown", "leave"),
    alone("before play nobody's eyes are closed", "still-building", "eyes-closed", "talk"),
    alone("off the board one is in no other room", "not-a-visitor", "talk-apart", "talk"),
)

ANSWERS = (
    alone("an answer has one fault", FAULTS, "*", "answer"),
    alone("one keeps a tile, or something else", KEEPING, f"name-unknown {CROSSING} {STEPPING}", "answer"),
    alone("one crosses a tile out, or something else", CROSSING, f"name-unknown {STEPPING}", "answer"),
    alone("a card is nobody's or somebody's", "not-held not-yours", "", "answer"),
    alone("whoever uses something lives", "name-unknown gray-immune", STEPPING, "answer"),
)

ON_TURN = (
    alone("each phase has its own reason", TIMES, "", TIMED),
    alone("who has just acted is no longer to act", "one-action", OTHER_TIMES, TIMED),
    alone("nobody is dead yet, or it is the Gray Man", "not-a-visitor", "gray-timing still-building", TIMED),
    alone("an order is for visitors at play", "must-open", "gray-timing still-building", TIMED),
    alone("his conditions bind no visitor", "gray-crowd gray-must-move gray-pass", f"not-your-turn noise-first {LATE}"),
    alone("the Gray Man is no visitor", "gray-noise gray-item", f"noise-first {LATE}", TIMED),
    alone(
        "who is to act is not late",
        "already-stacked",
        "still-building act-after-noise eyes-closed noise-first one-action",
        "stack",
    ),
    alone("the house rule on passing is for visitors", "no-passing", "gray-timing gray-pass", "pass"),
)

ON_THE_WAY = (
    alone("a way has one fault", "name-unknown same-place barrier no-door too-far", "", "walk"),
    alone("where there is no way there is no crowd", "gray-crowd", "name-unknown same-place", "walk"),
    alone("no barrier stops the Gray Man", "barrier", "gray-crowd gray-timing", "walk"),
    alone("from off the board there is no way", "not-a-visitor", "same-place barrier no-door too-far", "walk"),
)

WITH_TILES = (
    alone("no such shadow, no room", "name-unknown", "nothing-there other-room-shadow gray-must-move", "open"),
    alone("off the board one is in no other room", "not-a-visitor", "other-room-shadow", "open"),
    alone("off the board one is in no other room", "not-a-visitor", "weapon-target", "exorcise"),
    alone("the safe was found or not, or nobody has told", "safe-unknown not-attested", "", "try-safe"),
    alone("a tile is held or not, or nobody has told", "not-held not-attested", "", "exorcise weapon-on-gray seal"),
    alone("a card is nobody's or somebody's", "not-held not-yours", "", ITEMS),
    alone("two discs are one too few, or need a card", "double-noise not-held not-yours", "", "stack"),
    alone("a power is sealed, or not known", "sealed nothing-set name-unknown all-sealed", "", "seal"),
)

WITH_OTHERS = (
    alone("he is not apart from himself", "gray-apart", "gray-item gray-timing", BESIDE),
    alone("what is no weapon nobody holds", "name-unknown", "not-held not-attested", "weapon-on-gray"),
    alone("a visitor on the board seeks company", "needs-companion", "gray-item gray-timing not-a-visitor", "ask-room"),
    alone("each phase has its own reason", f"{GIVING} not-your-turn", "", "give"),
    alone("who has just acted is no longer to act", "one-action", GIVING, "give"),
    alone("what costs the action is allowed", "no-giving", "act-after-noise noise-first one-action must-open", "give"),
    alone("an order is for visitors at play", "must-open", "gray-free-action still-building", "give"),
    alone("tiles are named, or only counted", "not-held", "too-few-held not-attested", "give"),
    alone("the doll is bound or not, or nobody has told", "mary-bound not-attested", "", "give"),
)

HERS = (
    alone("on the cardboard nothing is judged", "on-cardboard", "*", "enter"),
    alone("a way has one fault", "unreachable hide-too-far", "", "enter"),
    alone("of no such room or power nothing is judged", "name-unknown", READY, "enter"),
    alone("she cries from where she lies, or from no shadow", "name-unknown wrong-hiding", "", "wail"),
    alone("nobody is neither he nor elsewhere", "gray-immune not-in-her-room", "name-unknown", "want stand-behind"),
    alone("the Gray Man, or somebody elsewhere", "gray-immune not-in-her-room", "", AIMED),
    alone("of no such room there is no door", "name-unknown", "no-such-door", "bar"),
    alone("nobody else has anything to take", "nothing-to-take", "gray-immune name-unknown", "want"),
    alone("nobody else is in a room", "other-room-shadow", "gray-immune name-unknown", "order-open"),
)

BUILDING = (
    alone("a board is attached, or begins a floor", PLACES, "", "lay"),
    alone("what is no board or no cell fits nowhere", "name-unknown", f"cell-taken {PLACES}", "lay"),
    alone("a mansion that stands is not built at", "already-built", "*", "lay"),
)

ALONE = (*WHOLE_GAME, *ANSWERS, *ON_TURN, *ON_THE_WAY, *WITH_TILES, *WITH_OTHERS, *HERS, *BUILDING)


# ---- whose time it is


def _to_act(state: HakoState, action: Action, reason: Violation) -> tuple[Correction, ...]:
    """The seat's own turn, the action next."""
    public = state.public
    if isinstance(action, OF_HER_TIME):
        return _her_time(state, action)
    if isinstance(action, Lay):
        return (msgspec.structs.replace(_as_it_is(public), turn=action.seat),)
    acted = public.acted is not None and public.acted.seat == action.seat
    unborn = isinstance(reason, StillBuilding) and (action.seat not in public.living or action.seat in public.ordered)
    if isinstance(action, Talk) and isinstance(reason, NotYourTurn):
        return ()
    if action.seat not in public.visitors or acted or unborn or isinstance(action, TIMELESS):
        return ()
    phase: Phase = "noise" if isinstance(action, Stack) else "act"
    return (PhaseSet(phase, action.seat, last=public.last, acted=public.acted),)


TIMELESS = (Agree, Surrender, Finish, Leave, Disclose)
OF_HER_TIME = (Enter, Wail, SetPower, TakeBack, MoveThings, Want, CallMary, StandBehind, OrderOpen, Ring, Bar)


def _her_time(state: HakoState, action: Action) -> tuple[Correction, ...]:
    public, dead = state.public, action.seat in state.public.visitors and not state.public.at.get(action.seat)
    if isinstance(action, Enter):
        hers = action.seat in state.secret.hides and views.is_hidden(state, action.seat)
    else:
        hers = action.seat == HAKO or dead
    return (PhaseSet("hako", HAKO, last=public.last),) if hers else ()


def _his_turn(state: HakoState, _action: Action, _reason: Violation) -> tuple[Correction, ...]:
    return () if state.public.turn == GRAY else (PhaseSet("gray", GRAY, gray_left=1),)


def _not_acted(state: HakoState, action: Action, _reason: Violation) -> tuple[Correction, ...]:
    if isinstance(action, Enter):
        return (_secret(state, moved=()),)
    return (msgspec.structs.replace(_as_it_is(state.public), acted=None),)


def _as_it_is(public: Public) -> PhaseSet:
    return PhaseSet(public.phase, public.turn, public.made, public.last, public.gray_left, public.acted)


# ---- who stands where


def _nobody_beside_him(state: HakoState, _action: Action, _reason: Violation) -> tuple[Correction, ...]:
    return tuple(PieceSet(seat, "") for seat in state.public.visitors)


def _alive(state: HakoState, action: Action, _reason: Violation) -> tuple[Correction, ...]:
    """Who acts, or is named, is put where the action is; not where no such board lies."""
    if isinstance(action, Walk | Surrender):
        return ()
    if isinstance(action, Give | Talk):
        return _both_alive(state.public, action)
    rooms = [one.room for one in state.public.placements]
    shadow = getattr(action, "shadow", "")
    if action.seat in state.public.ordered:
        return ()
    there = _room_of(action) or (shadow.partition(".")[0] if "." in shadow else rooms[0])
    if isinstance(action, TakeFromGray | WeaponOnGray):
        there = state.public.at.get(GRAY) or there
    if isinstance(action, AskRoom):
        there = next((at for seat, at in state.public.at.items() if at and seat != action.seat), "")
    who = action.who if isinstance(action, Leave) else action.seat
    return (PieceSet(who, there),) if there in rooms else ()


def _both_alive(public: Public, give: Give | Talk) -> tuple[Correction, ...]:
    """Both in one room, where one of them is already."""
    if give.to == give.seat or give.to not in (*public.visitors, GRAY) or give.seat not in public.visitors:
        return ()
    if {give.seat, give.to} & {*public.ordered}:
        return ()
    room = public.at.get(give.seat) or public.at.get(give.to) or public.placements[0].room
    return tuple(PieceSet(seat, room) for seat in (give.seat, give.to) if seat != GRAY and not public.at.get(seat))


def _in_that_room(state: HakoState, action: Action, reason: Violation) -> tuple[Correction, ...]:
    """Only where the seat itself opens."""
    if not isinstance(action, Open) or action.seat == GRAY or action.seat in state.public.ordered:
        return ()
    return (PieceSet(action.seat, getattr(reason, "room", "")),)


def _in_her_reach(state: HakoState, action: Action, _reason: Violation) -> tuple[Correction, ...]:
    """Hidden beside the room that she would go to."""
    if not isinstance(action, Enter) or state.public.barrier:
        return ()
    beside = mansion.board(CONTENT, state.public.placements).neighbours(action.room)
    if not beside:
        return ()
    shadow = CONTENT.by_id[beside[0]].shadows[0].id
    return (_secret(state, hides={**state.secret.hides, action.seat: shadow}),)


def _laid(public: Public, room: str) -> tuple[Placement, ...]:
    return tuple(one for one in public.placements if one.room == room)


def _he_is_there(state: HakoState, action: Action, _reason: Violation) -> tuple[Correction, ...]:
    return (PieceSet(GRAY, state.public.at.get(action.seat) or state.public.placements[0].room),)


def _receiver_is_there(state: HakoState, action: Action, _reason: Violation) -> tuple[Correction, ...]:
    return (PieceSet(getattr(action, "to", ""), state.public.at[action.seat]),)


# ---- who holds and has seen what


def _secret(state: HakoState, **changes: Any) -> SecretSet:
    return SecretSet(msgspec.structs.replace(state.secret, **changes))


def _tiles(public: Public, held: Mapping[str, int]) -> TilesSet:
    return TilesSet(public.crossed, held, public.diaries, public.safe_open, public.centre)


def _held(state: HakoState, action: Action, reason: Violation) -> tuple[Correction, ...]:
    """The tiles are there, where the program holds tiles; else as many, of those that are given without a name."""
    public, seat = state.public, action.seat
    item = getattr(reason, "item", "")
    if isinstance(action, Give) and not ({*action.tiles} <= {*CONTENT.tile} and {action.item} <= {"", *CONTENT.item}):
        return ()
    if item in CONTENT.item:
        return (_cards(public, items={**public.items, seat: (*public.items.get(seat, ()), item)}),)
    if public.told:
        more = action.tiles if isinstance(action, Give) else (item,)
        hands = state.secret.hands
        return (_secret(state, hands={**hands, seat: (*hands.get(seat, ()), *more)}),) if more else ()
    count = action.count if isinstance(action, Give) else 0
    return (_tiles(public, {**public.held, seat: count}),) if count > 0 else ()


def _seen_there(state: HakoState, action: Action, reason: Violation) -> tuple[Correction, ...]:
    """In that room, and the tile was seen there."""
    shadow, room = getattr(action, "shadow", ""), _room_of(action)
    if not state.public.told or not _laid(state.public, room) or action.seat in state.public.ordered:
        return ()
    seen = state.secret.seen
    mine = {**seen.get(action.seat, {}), shadow: SOUGHT[tag_of(reason)]}
    there = (PieceSet(action.seat, room),) if state.public.at.get(action.seat) else ()
    return (_secret(state, seen={**seen, action.seat: mine}), *there)


SOUGHT = {"safe-unknown": "safe", "key-needs-exit": "exit", "mary-needs-bones": "bones"}


def _within_reach(state: HakoState, action: Action, _reason: Violation) -> tuple[Correction, ...]:
    room = _room_of(action)
    free = _laid(state.public, room) and action.seat not in state.public.ordered
    return (PieceSet(action.seat, room),) if free else ()


def _room_of(action: Action) -> str:
    room: str = CONTENT.room_of.get(getattr(action, "shadow", ""), "")
    return room


def _he_holds_one(state: HakoState, _action: Action, _reason: Violation) -> tuple[Correction, ...]:
    return (_tiles(state.public, {**state.public.held, GRAY: 1}),)


# ---- her cards


def _cards(public: Public, **changes: Any) -> Correction:
    return _changed(CardsSet, public, changes)


def _hers(public: Public, **changes: Any) -> Correction:
    return _changed(HersSet, public, changes)


def _changed(kind: type[Any], public: Public, changes: Mapping[str, Any]) -> Correction:
    correction: Correction = kind(**{name: changes.get(name, getattr(public, name)) for name in kind.__struct_fields__})
    return correction


def _nothing_done(state: HakoState, _action: Action, _reason: Violation) -> tuple[Correction, ...]:
    return (_hers(state.public, carded="", used=(), wailed=""), _secret(state, moved=()))


def _at_hand(state: HakoState, action: Action, reason: Violation) -> tuple[Correction, ...]:
    power = getattr(reason, "power", "")
    known = power in CONTENT.power and views.is_hidden(state, action.seat)
    return (_secret(state, powers=(*state.secret.powers, power)),) if known else ()


def _set(state: HakoState, action: Action, reason: Violation) -> tuple[Correction, ...]:
    power = getattr(reason, "power", "")
    if isinstance(action, Answer):
        return ()
    if not state.public.told:
        return (_cards(state.public, slots=1),)
    known = power in CONTENT.power and views.is_hidden(state, action.seat)
    return (_secret(state, set=(*state.secret.set, power)),) if known else ()


def _unsealed(state: HakoState, action: Action, _reason: Violation) -> tuple[Correction, ...]:
    return () if isinstance(action, Seal | Answer) else (_cards(state.public, sealed=()),)


def _no_order(state: HakoState, *_: Any) -> tuple[Correction, ...]:
    return (_hers(state.public, ordered={}),)


def _victim_is_there(state: HakoState, action: Action, _reason: Violation) -> tuple[Correction, ...]:
    """In the room of who uses the power; where the room matters otherwise too it is left alone."""
    room = CONTENT.room_of.get(state.secret.hides.get(action.seat, ""), "")
    if (
        isinstance(action, OrderOpen | Answer)
        or not _laid(state.public, room)
        or not views.is_hidden(state, action.seat)
    ):
        return ()
    return (PieceSet(getattr(action, "victim", ""), room),)


def _victim_holds_one(state: HakoState, action: Action, _reason: Violation) -> tuple[Correction, ...]:
    return (_tiles(state.public, {**state.public.held, getattr(action, "victim", ""): 1}),)


def _company(state: HakoState, action: Action, _reason: Violation) -> tuple[Correction, ...]:
    other = next(seat for seat in state.public.at if seat != action.seat)
    return (PieceSet(other, state.public.at[action.seat]),)


def _diaries(state: HakoState, _action: Action, _reason: Violation) -> tuple[Correction, ...]:
    return (msgspec.structs.replace(_tiles(state.public, state.public.held), diaries=10),)


# ---- how the table plays


def _all_agree(state: HakoState, _action: Action, _reason: Violation) -> tuple[Correction, ...]:
    return (*_played(state, surrender="all"), EndSet(state.public.living))


def _played(state: HakoState, **options: Any) -> tuple[Correction, ...]:
    return (OptionsSet(msgspec.structs.replace(state.public.options, **options)),)


CURES: Mapping[str, Cure] = {
    "still-building": _to_act,
    "act-after-noise": _to_act,
    "eyes-closed": _to_act,
    "not-your-turn": _to_act,
    "noise-first": _to_act,
    "gray-timing": _his_turn,
    "one-action": _not_acted,
    "not-a-visitor": _alive,
    "gray-crowd": _nobody_beside_him,
    "gray-must-move": _nobody_beside_him,
    "barrier": lambda *_: (BarrierSet(()),),
    "nothing-there": lambda _state, action, _: (ShadowSet(getattr(action, "shadow", ""), False),),
    "other-room-shadow": _in_that_room,
    "must-open": _no_order,
    "wail-first": _nothing_done,
    "set-or-take": lambda state, *_: (_hers(state.public, carded=""),),
    "rank-blocked": lambda state, *_: (_hers(state.public, holy=False),),
    "slots-full": lambda state, *_: (_cards(state.public, slots=0),),
    "power-not-hers": _at_hand,
    "power-not-set": _set,
    "power-locked": _diaries,
    "sealed": _unsealed,
    "not-in-her-room": _victim_is_there,
    "nothing-to-take": _victim_holds_one,
    "behind-by-item": lambda state, *_: _played(state, behind_you="hand"),
    "mary-bound": lambda state, *_: (_hers(state.public, mary=""),),
    "needs-companion": _company,
    "talk-apart": lambda state, *_: _played(state, table_talk="free"),
    "gray-talk": lambda *_: (CardSet("white", shown=True),),
    "hide-too-far": _in_her_reach,
    "unreachable": _in_her_reach,
    "gray-apart": _he_is_there,
    "not-same-room": _receiver_is_there,
    "not-held": _held,
    "safe-unknown": _seen_there,
    "key-needs-exit": _seen_there,
    "mary-needs-bones": _seen_there,
    "weapon-target": _within_reach,
    "steal-nothing": _he_holds_one,
    "steal-random": lambda *_: (CardSet("white", shown=True),),
    "gray-white-safe": lambda state, *_: _played(state, gray_confirmed_weapon="always"),
    "no-giving": lambda state, *_: _played(state, giving="free"),
    "no-passing": lambda state, *_: _played(state, allow_pass=True),
    "surrender": _all_agree,
    "already-built": lambda state, *_: (msgspec.structs.replace(_as_it_is(state.public), phase="ready"),),
    "not-drawn": lambda state, action, _: (
        MansionSet(state.public.placements, state.public.pool, state.public.under, getattr(action, "room", "")),
    ),
}
