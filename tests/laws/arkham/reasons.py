"""Which reasons of the town exclude each other, and what takes a cause away."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from rules.actions import Action, Answer
from rules.arkham.actions import (
    EndPart,
    Evade,
    Fight,
    GainPoints,
    Move,
    MoveMonster,
    Outcome,
    PayOff,
    Proceed,
    Ride,
    Slide,
    TakeClues,
    Trade,
    UseAbility,
    UseOwn,
)
from rules.arkham.events import (
    BoardSet,
    ClueSet,
    GateSet,
    MonsterSet,
    OptionsSet,
    PilesSet,
    PlaceSet,
    SheetSet,
    TurnSet,
)
from rules.arkham.state import ArkState
from rules.arkham.upkeep import NAMED_BY
from rules.arkham.violations import WrongPhase
from rules.events import Correction
from rules.violations import Violation
from tests.laws.subjects import Alone, Cure, alone
from tests.tables import a_content

CONTENT = a_content("arkham")

WAGON = "patrol_wagon"

# Actions that name nothing but the seat that acts.
PLAIN = "draw-card end-part pay-off proceed settle-rumor take-clues use-ability use-elder-sign use-own"
GOALS = "name-unknown same-place no-investigators gate-by-movement closed no-edge"  # a move to nowhere
FARES = "no-points not-attested"  # what a move costs
OVER = "move-split is-delayed move-after-combat move-points-after-combat"  # a move that is over
OFF = "other-world-move litas-too-early"  # away from the town
SEALING = "seal-clues seal-forbidden not-attested"
SURGING = "surge-uneven surge-surging-gate-not-max surge-surging-gate-skipped"
GIVEN = "loan-twice loan-barred"  # at the bank
COUNTED = "deputy-taken shop-empty-purse ability-cost nothing-to-heal"  # at places that ask for something

WHOLE_GAME = (
    alone("once the game is over nothing else is asked", "game-over", "*"),
    alone("while a question is open nothing else is judged", "choice-pending", "*"),
    alone("whoever has no seat has no other fault", "name-unknown", "*", PLAIN),
)

ANSWERS = (
    alone("an answer has one fault", "not-asked name-unknown return-wrong-gate", "*", "answer"),
    alone("a purchase has one fault", "shop-must-buy shop-price", "*", "answer"),
    alone("a seal or a surge", SEALING, SURGING, "answer"),
    alone("numbers are known or told", "seal-clues", "not-attested", "answer"),
)

MOVING = (
    alone("a move has one goal", GOALS, "", "move ride"),
    alone("a way that leads nowhere costs nothing", GOALS, FARES, "move"),
    alone("points are counted or told", FARES, "", "move"),
    alone("a move is over for one reason", OVER),
    alone("a move that is over has no points to count", OVER, FARES, "move"),
    alone("what has happened in a part is held against whoever's part it is", f"{OVER} {FARES}", "turn-order", "move"),
    alone("the same of the wagon", f"{OVER} wagon-after-steps monster-blocks", "turn-order", "ride"),
    alone("a move that is over had steps or none", OVER, "wagon-after-steps", "ride"),
    alone("a wagon is known to be elsewhere or asked for", "not-held", "not-attested", "ride"),
    alone("from off the streets nobody drives", OFF, "same-place closed monster-blocks wagon-after-steps", "ride"),
    alone("the same of points that are gained", f"{OVER} other-world-move", "turn-order", "gain-points"),
    alone("from off the streets there is no way", OFF, f"same-place closed no-edge monster-blocks {FARES}", "move"),
    alone("one is in one place", OFF, "", "move ride"),
    alone("a token is unknown or elsewhere", "name-unknown", "monster-elsewhere", "evade fight"),
    alone("where a gate is open no clue lies", "clue-on-gate", "no-clue", "take-clues"),
    alone(
        "what is left to do is one's own",
        "clue-before-monster is-delayed",
        "turn-order",
        "take-clues",
    ),
    alone("the same of the end of a part", "monster-blocks must-meet", "turn-order wrong-phase", "end-part"),
    alone("monsters block a move, places are met later", "monster-blocks", "must-meet", "end-part"),
    alone("what never changes hands is not counted", "trade-not-tradable", "not-held", "trade"),
    alone("nobody has less than nothing", "name-unknown", "not-held", "trade"),
    alone("a slider has one fault", "name-unknown slider-stop focus", "", "slide"),
    alone("steps are counted in one's own Upkeep", "focus", "turn-order", "slide"),
)

WAYS_OF_MONSTERS = "flyer-place monster-stays wrong-arrow symbol-still"
MONSTERS = (
    alone("a monster's way has one fault", WAYS_OF_MONSTERS, "", "move-monster"),
    alone("one that stays is not held by anybody", "symbol-still", "monster-engaged", "move-monster"),
    alone(
        "one that is not there goes nowhere",
        "name-unknown monster-elsewhere",
        f"{WAYS_OF_MONSTERS} monster-engaged",
        "move-monster",
    ),
    alone("a token is unknown or off the board", "name-unknown", "monster-elsewhere", "move-monster"),
)

MEETING = (
    alone("no gate, or one not explored", "no-gate-here", "close-without-explored seal-stable"),
    alone("a card says one thing", "no-gate-here not-a-location name-unknown", "", "outcome"),
    alone("whoever's part it is meets something", "nothing-met", "turn-order", "outcome"),
    alone("where no rumor is settled it costs nothing", "no-rumor-here", "ability-cost", "settle-rumor"),
    alone(
        "a place without an ability has nothing to ask for",
        "no-ability not-a-location",
        f"closed tried-already not-attested {GIVEN} {COUNTED}",
        "use-ability",
    ),
    alone("an open gate keeps a place open", "ability-on-gate", "closed", "use-ability"),
    alone("each place asks for one thing", COUNTED, f"{GIVEN} shop-empty-purse", "use-ability"),
    alone("wares are bought, trophies handed in", "shop-empty-purse", "ability-cost deputy-taken", "use-ability"),
    alone(
        "care is paid with what is known", "nothing-to-heal", "ability-cost deputy-taken not-attested", "use-ability"
    ),
    alone("a loan costs nothing", GIVEN, "not-attested", "use-ability"),
    alone("numbers are known or told", "not-attested", "ability-cost shop-empty-purse", "use-ability"),
)

COMPANY = (
    alone("whoever is nobody is not the last", "name-unknown", "last-investigator", "leave"),
    alone("of a full table no seat is named", "name-unknown", "table-full", "join"),
)

ALONE: tuple[Alone, ...] = (*WHOLE_GAME, *ANSWERS, *MOVING, *MONSTERS, *MEETING, *COMPANY)


# ---- what takes a cause away

Changes = tuple[Correction, ...]


def _set(kind: type[Any], state: ArkState, **parts: Any) -> Changes:
    """A correction that leaves all as it is but for these parts."""
    kept = {name: getattr(state.town, name) for name in kind.__struct_fields__}
    return (kind(**{**kept, **parts}),)


def _sheet(state: ArkState, seat: str, **parts: Any) -> Changes:
    if seat not in state.town.sheets:
        return ()
    return (SheetSet(seat, msgspec.structs.replace(state.town.sheets[seat], **parts)),)


def _right_phase(state: ArkState, action: Action, reason: Violation) -> Changes:
    """Its own phase; what is left to do in that phase is not looked at before."""
    assert isinstance(reason, WrongPhase)
    if isinstance(action, EndPart | UseOwn):
        return ()
    phase = "other" if isinstance(action, Outcome) else reason.phase
    stage = "move" if isinstance(action, MoveMonster) else state.town.stage
    return _set(TurnSet, state, phase=phase, stage=stage)


def _own_part(state: ArkState, action: Action, _reason: Violation) -> Changes:
    """Of actions against which nothing is held that has happened in a part."""
    if isinstance(action, Proceed | MoveMonster):
        return _set(TurnSet, state, first=action.seat)
    if isinstance(action, EndPart | Move | Ride | GainPoints | TakeClues | Outcome | Slide):
        return ()
    return _set(TurnSet, state, active=action.seat)


def _not_over(state: ArkState, action: Action, _reason: Violation) -> Changes:
    if isinstance(action, TakeClues):
        return _set(TurnSet, state, stood_up=())
    counted = isinstance(action, GainPoints | Ride) or state.town.told
    return _set(TurnSet, state, ended=False, fought=False, walked=False, points=99) if counted else ()


def _open_again(state: ArkState, action: Action, _reason: Violation) -> Changes:
    return _set(BoardSet, state, closed={}) if isinstance(action, UseAbility) else ()


def _no_gate(state: ArkState, action: Action, _reason: Violation) -> Changes:
    at = state.town.sheets[action.seat].at
    return () if at in state.town.closed else (GateSet(at, ""),)


def _explored(state: ArkState, action: Action, _reason: Violation) -> Changes:
    return _sheet(state, action.seat, explored=state.town.sheets[action.seat].at)


def _no_seal_forbidden(state: ArkState, action: Action, _reason: Violation) -> Changes:
    return () if isinstance(action, Answer) else _set(PilesSet, state, environment="")


def _without(card: str) -> Cure:
    """Nobody holds that special card."""

    def cure(state: ArkState, _action: Action, _reason: Violation) -> Changes:
        return tuple(
            SheetSet(seat, msgspec.structs.replace(sheet, specials=tuple(one for one in sheet.specials if one != card)))
            for seat, sheet in state.town.sheets.items()
        )

    return cure


def _paid_off(state: ArkState, action: Action, _reason: Violation) -> Changes:
    return _sheet(state, action.seat, specials=("bank_loan",), money=10) if isinstance(action, PayOff) else ()


def _nobody_there(state: ArkState, action: Action, _reason: Violation) -> Changes:
    if not isinstance(action, EndPart | TakeClues):
        return ()
    there = state.town.tokens_at.get(state.town.sheets[action.seat].at, ())
    return tuple(MonsterSet(token, "") for token in there)


def _clues_there(_state: ArkState, action: Any, _reason: Violation) -> Changes:
    return (ClueSet(action.place, action.count),) if action.place in CONTENT.areas and action.count > 0 else ()


def _where_they_lie(state: ArkState, action: Any, _reason: Violation) -> Changes:
    town = state.town
    free = action.place in CONTENT.areas and not town.tokens_at.get(action.place)
    alone_here = not town.tokens_at.get(town.sheets[action.seat].at)
    return (PlaceSet(action.seat, action.place),) if free and alone_here else ()


def _at_hand(state: ArkState, action: Any, _reason: Violation) -> Changes:
    if isinstance(action, Ride):
        return (
            *_without("patrol_wagon")(state, action, _reason),
            *_sheet(state, action.seat, specials=("patrol_wagon",)),
        )
    if action.thing == "money":
        return _sheet(state, action.seat, money=action.amount)
    return _sheet(state, action.seat, hand=(action.thing,) * action.amount, specials=())


def _together(state: ArkState, action: Action, _reason: Violation) -> Changes:
    assert isinstance(action, Trade)
    return (PlaceSet(action.to, state.town.sheets[action.seat].at),)


def _monster_here(state: ArkState, action: Action, _reason: Violation) -> Changes:
    if not isinstance(action, Evade | Fight):
        return ()
    at = state.town.sheets[action.seat].at
    return (MonsterSet(action.monster, at),) if at in CONTENT.areas else ()


def _stood_there(state: ArkState, action: Any, _reason: Violation) -> Changes:
    """The sliders had stood where they are to be now."""
    stops = list(state.town.sheets[action.seat].sliders)
    stops[NAMED_BY.index(action.track)] = action.stop
    return _set(TurnSet, state, stood=tuple(stops))


def _back_in_town(_state: ArkState, action: Action, _reason: Violation) -> Changes:
    return (PlaceSet(action.seat, "woods"),) if isinstance(action, GainPoints) else ()


def _begun(state: ArkState, _action: Action, _reason: Violation) -> Changes:
    return _set(TurnSet, state, turn=1)


def _let_in(state: ArkState, _action: Action, _reason: Violation) -> Changes:
    return (OptionsSet(msgspec.structs.replace(state.town.options, late="next_turn")),)


CURES: Mapping[str, Cure] = {
    "wrong-phase": _right_phase,
    "trade-phase": lambda state, *_: _set(TurnSet, state, phase="movement"),
    "turn-order": _own_part,
    "move-split": _not_over,
    "is-delayed": _not_over,
    "move-after-combat": _not_over,
    "move-points-after-combat": _not_over,
    "wagon-after-steps": lambda state, *_: _set(TurnSet, state, walked=False),
    "no-points": lambda state, *_: _set(TurnSet, state, points=99),
    "closed": _open_again,
    "ability-on-gate": _no_gate,
    "close-without-explored": _explored,
    "tried-already": lambda state, *_: _set(TurnSet, state, used=()),
    "seal-forbidden": _no_seal_forbidden,
    "met-already": lambda state, *_: _set(TurnSet, state, encounter=""),
    "turn-ended": lambda state, *_: _set(TurnSet, state, carried=()),
    "nothing-met": lambda state, *_: _set(TurnSet, state, encounter="general_store"),
    "loan-twice": _without("bank_loan"),
    "deputy-taken": _without("deputy_of_arkham"),
    "loan-barred": lambda state, action, _: _sheet(state, action.seat, barred=False),
    "shop-empty-purse": lambda state, action, _: _sheet(state, action.seat, money=5),
    "ability-cost": _paid_off,
    "nothing-to-heal": lambda state, action, _: _sheet(state, action.seat, sanity=1, stamina=1),
    "clue-before-monster": _nobody_there,
    "no-clue": _clues_there,
    "clue-pass-through": _where_they_lie,
    "not-held": _at_hand,
    "trade-apart": _together,
    "monster-elsewhere": _monster_here,
    "focus": _stood_there,
    "not-begun": _begun,
    "nobody-late": _let_in,
    "other-world-move": _back_in_town,
}
