"""Actions of a seat that random fillings seldom hit on."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, get_args

from rules.actions import Action, Answer
from rules.arkham import other_worlds
from rules.arkham.actions import (
    CloseGateBy,
    DrawCard,
    EndPart,
    Evade,
    Fight,
    GainPoints,
    Join,
    Leave,
    Move,
    MoveMonster,
    Outcome,
    PayOff,
    Proceed,
    Ride,
    SettleRumor,
    Slide,
    TakeClues,
    Trade,
    UseAbility,
    UseElderSign,
    UseOwn,
)
from rules.arkham.actions.encounters import What
from rules.arkham.content import Content
from rules.arkham.state import OUTSKIRTS, SKY, ArkState, Town
from rules.dice import Dice
from rules.engine import AnyBook
from rules.seats import HOST
from tests.laws.subjects import one_of

Try = Callable[[Content, Town, str, Dice], Action]


def tries(book: AnyBook, state: ArkState, seat: str, dice: Dice) -> Action:
    """Any of the tries below, mostly of the seat that has its part."""
    town = state.town
    wrong = _wrong_gates(book.content, town, town.active)
    if wrong and dice.below(2):
        return wrong[dice.below(len(wrong))]
    turn = town.active or town.first or town.order[0]
    likely = seat or one_of(dice, *(turn,) * 8, *town.order, one_of(dice, HOST, "p9", turn))
    if town.phase == "arkham" and dice.below(12) == 0:
        return Answer(town.active, "seal")
    if town.phase == "mythos" and dice.below(3) == 0:
        return _monster_move(book.content, town, likely, dice)
    kinds = [kind for kind, weight in WEIGHTS.items() for _ in range(weight)]
    action: Action = one_of(dice, *kinds)(book.content, town, likely, dice)
    return action


def _at(town: Town, seat: str) -> str:
    return town.sheets[seat].at if seat in town.sheets else ""


def _move(content: Content, town: Town, seat: str, dice: Dice) -> Action:
    """Beside where one stands, far away, nowhere, where investigators never go."""
    here = _at(town, seat)
    far = one_of(dice, *content.streets, *content.locations)
    odd = one_of(dice, SKY, OUTSKIRTS, "abyss_1", "nowhere", here, *town.shut, *town.shut, *town.gates)
    return Move(seat, one_of(dice, *(content.board.neighbours(here) or (far,)), far, far, odd, odd))


def _ride(content: Content, town: Town, seat: str, dice: Dice) -> Action:
    """Anywhere; mostly by whoever has the wagon."""
    has = [one for one in town.order if "patrol_wagon" in town.sheets[one].specials]
    odd = one_of(dice, SKY, OUTSKIRTS, "abyss_1", "nowhere", _at(town, seat), *town.shut)
    to = one_of(dice, *content.streets, *content.locations, *(odd,) * 8, *tuple(town.shut) * 4)
    return Ride(one_of(dice, *has, *has, seat, seat), to)


def _evade(content: Content, town: Town, seat: str, dice: Dice) -> Action:
    token = _monster(content, town, seat, dice)
    return Evade(seat, token) if dice.below(2) else Fight(seat, token)


def _monster(content: Content, town: Town, seat: str, dice: Dice) -> str:
    there = town.tokens_at.get(_at(town, seat), ())
    token: str = one_of(dice, *there, *there, *town.monsters, one_of(dice, "ghost", one_of(dice, *content.kind_of)))
    return token


def _clues(_content: Content, town: Town, seat: str, dice: Dice) -> Action:
    spot = one_of(dice, _at(town, seat), _at(town, seat), *town.clues, "nowhere")
    return TakeClues(seat, spot, one_of(dice, 1, 1, 2, 9, town.clues.get(spot, 0)))


def _points(_content: Content, _town: Town, seat: str, dice: Dice) -> Action:
    return GainPoints(seat, dice.below(4))


def _trade(_content: Content, town: Town, seat: str, dice: Dice) -> Action:
    """What is at hand, or never changes hands, to one of the same place or any other."""
    beside = [one for one in town.order if one != seat and _at(town, one) == _at(town, seat)]
    hand = town.sheets[seat].hand if seat in town.sheets else ()
    thing = one_of(dice, "money", "clues", "common", "deputys_revolver", *hand)
    return Trade(seat, one_of(dice, *beside, *beside, *town.order, "ghost"), thing, one_of(dice, 1, 1, 2, 99, 0))


def _slide(_content: Content, _town: Town, seat: str, dice: Dice) -> Action:
    return Slide(seat, one_of(dice, "speed", "fight", "lore", "luck"), one_of(dice, 0, 1, 2, 3, 7))


def _own(_content: Content, _town: Town, seat: str, dice: Dice) -> Action:
    action: Action = one_of(dice, UseOwn, PayOff)(seat)
    return action


def _there(_content: Content, _town: Town, seat: str, dice: Dice) -> Action:
    """What is done where one stands."""
    action: Action = one_of(dice, DrawCard, DrawCard, UseAbility, UseAbility, UseAbility, SettleRumor)(seat)
    return action


def _gate(_content: Content, _town: Town, seat: str, dice: Dice) -> Action:
    return UseElderSign(seat) if dice.below(3) == 0 else CloseGateBy(seat, one_of(dice, "fight", "lore", "luck"))


def _outcome(content: Content, _town: Town, seat: str, dice: Dice) -> Action:
    """Anything that a card may say; now and then of something that is not there."""
    what = one_of(dice, *get_args(What))
    named: Mapping[str, tuple[str, ...]] = {
        "check": ("speed", "luck"),
        "move": content.locations,
        "special": tuple(content.specials),
        "world": tuple(content.worlds),
    }
    of = one_of(dice, *named.get(what, ("",)), "nowhere") if dice.below(4) else one_of(dice, "nowhere", "")
    return Outcome(seat, what, dice.below(5) - 2, of)


def _on(_content: Content, town: Town, seat: str, dice: Dice) -> Action:
    """Done, or the next step, by whoever may or not."""
    return EndPart(seat) if dice.below(2) else Proceed(one_of(dice, town.first, seat))


def _wrong_gates(content: Content, town: Town, seat: str) -> list[Answer]:
    """What somebody might answer who has two gates to come back by: all the others."""
    world = content.world_of_area.get(_at(town, seat), "")
    back = other_worlds.gates_to(content, town, world)
    return [Answer(seat, gate) for gate in town.gates if gate not in back] if len(back) > 1 else []


def _company(_content: Content, town: Town, seat: str, dice: Dice) -> Action:
    """Somebody leaves or comes, whom the host lets or who lets himself."""
    by = one_of(dice, HOST, HOST, seat)
    if dice.below(2):
        return Leave(by, one_of(dice, *town.order, "p9"))
    beyond = f"p{len(town.order) + 1}"
    return Join(by, one_of(dice, beyond, beyond, *town.order), one_of(dice, "", "", "michael_mcglen", "ghost"))


def _monster_move(content: Content, town: Town, seat: str, dice: Dice) -> Action:
    """Where an arrow, or a flyer, or nothing leads."""
    token = one_of(dice, *town.monsters, *town.monsters, *town.monsters, "ghoul-1", "ghost")
    here = town.monsters.get(token, "")
    goals = [content.white.get(here, here), content.black.get(here, here), SKY, *content.streets[:2]]
    return MoveMonster(one_of(dice, town.first, town.first, seat), token, one_of(dice, *goals, *content.locations[:2]))


def _answer(_content: Content, town: Town, seat: str, dice: Dice) -> Action:
    """Answers that name a gate, a price, a refusal."""
    value = one_of(dice, *town.gates, *range(11), "none", *("seal",) * 5, "leave")
    return Answer(one_of(dice, seat, *town.order), value)


WEIGHTS: Final[Mapping[Try, int]] = {
    _move: 6,
    _ride: 5,
    _evade: 4,
    _clues: 4,
    _points: 2,
    _trade: 5,
    _slide: 2,
    _own: 3,
    _there: 6,
    _gate: 4,
    _outcome: 3,
    _on: 3,
    _monster_move: 2,
    _answer: 9,
    _company: 2,
}
"""What is tried, and how often of each other."""
