"""What a text does to people, monsters and the town."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Final

from rules.arkham import conditions, prices
from rules.arkham.content import Content
from rules.arkham.effects import (
    Arrest,
    Bless,
    ChoosePlace,
    ComeBack,
    Curse,
    Devour,
    EndRumor,
    LoseItems,
    RaiseDoom,
    RaiseTerror,
    Run,
    Send,
)
from rules.arkham.events import (
    Barred,
    CardsLost,
    Freed,
    LocationClosed,
    MaximumLowered,
    MonsterMoved,
    Sent,
    SignsRemoved,
    TokensChanged,
    Twofold,
)
from rules.arkham.running import where
from rules.arkham.state import FOR_GOOD, JAIL, LOST, ArkState, Town, with_town
from rules.arkham.texts import operations as op
from rules.events import Event
from rules.state import Item

PLAIN: Final = {"money": "money", "clue": "clues", "sanity": "sanity", "stamina": "stamina"}


def nothing(_content: Content, _state: ArkState, _run: Run, _one: op.Statement) -> Iterable[Item]:
    """What holds as long as its card lies there does nothing when it is read."""
    return ()


def amount(state: ArkState, run: Run, one: op.Statement) -> tuple[str, int]:
    """What a statement changes on a sheet, and by how much."""
    sheet = state.town.sheets[run.subject]
    if isinstance(one, op.Restore):
        return one.what, max(0, getattr(sheet, f"max_{one.what}") - getattr(sheet, one.what))
    assert isinstance(one, op.Gain | op.Lose)
    what = PLAIN[one.what]
    count = (
        run.memory.failures if one.amount == "failures" else getattr(sheet, what) if one.amount == "all" else one.amount
    )
    return what, count if isinstance(one, op.Gain) else -count


def lose(content: Content, state: ArkState, run: Run, one: op.Lose) -> Iterator[Item]:
    """Items of the owner's choice, or every card of one name."""
    sheet = state.town.sheets[run.subject]
    cards = prices.cards(content, sheet, one.what)
    count = len(cards) if one.amount == "all" else int(one.amount)
    if one.what == "item":
        yield LoseItems(seat=run.subject, count=count)
    elif cards[:count]:
        yield CardsLost(run.subject, cards[:count])


def lower_max(_content: Content, state: ArkState, run: Run, one: op.LowerMax) -> Iterator[Item]:
    """Whose maximum is gone is devoured."""
    yield MaximumLowered(run.subject, **{one.what: one.by})
    if getattr(state.town.sheets[run.subject], f"max_{one.what}") <= one.by:
        yield Devour(seat=run.subject)


# ---- people


def free(_content: Content, state: ArkState, run: Run, _one: op.FreeFromJail) -> Iterator[Item]:
    if state.town.sheets[run.subject].at == JAIL:
        yield Freed(run.subject)


def return_from_lost(content: Content, state: ArkState, run: Run, _one: op.ReturnFromLost) -> Iterator[Item]:
    if state.town.sheets[run.subject].at == LOST:
        yield conditions.ask_return(content, state.town, run.subject)


def move(content: Content, state: ArkState, run: Run, one: op.Move) -> Iterator[Item]:
    """There, or wherever one likes."""
    if one.place == "any":
        yield ChoosePlace(run.subject, conditions.open_places(content, state.town))
    else:
        yield Send(seat=run.subject, to=one.place)


def forbid(_content: Content, _state: ArkState, run: Run, one: op.Forbid) -> Iterator[Item]:
    """Only the loan is forbidden to one person for good; all else holds while its card lies there."""
    if one.what == "bank_loan":
        yield Barred(run.subject)


# ---- the town


def close(content: Content, state: ArkState, _run: Run, one: op.CloseLocation) -> Iterator[Item]:
    """Whoever and whatever is inside goes to the street, unless a gate is open there."""
    town = state.town
    until = FOR_GOOD if one.until == "permanent" else town.turn + 1
    for place in one.locations:
        if town.closed.get(place, -1) != FOR_GOOD:
            yield LocationClosed(place, until)
        if place not in town.gates:
            yield from emptied(content, town, place)


def emptied(content: Content, town: Town, place: str) -> Iterator[Item]:
    """Out into the street."""
    street = content.street_of(place)
    yield from (Sent(seat, street) for seat in town.people_at.get(place, ()))
    yield from (MonsterMoved(token, place, street) for token in town.tokens_at.get(place, ()))


def terror(_content: Content, _state: ArkState, _run: Run, one: op.Terror) -> Iterator[Item]:
    yield RaiseTerror(amount=one.by)


def set_terror(_content: Content, state: ArkState, _run: Run, one: op.SetTerror) -> Iterator[Item]:
    yield RaiseTerror(amount=one.level - state.town.terror)


def doom(_content: Content, _state: ArkState, _run: Run, one: op.Doom) -> Iterator[Item]:
    yield RaiseDoom(amount=one.by)


def remove_signs(_content: Content, state: ArkState, _run: Run, _one: op.RemoveElderSigns) -> Iterator[Item]:
    if state.town.seals:
        yield SignsRemoved()


def tokens(_content: Content, state: ArkState, run: Run, one: op.CardTokens) -> Iterator[Item]:
    yield TokensChanged(where.card_of(run), max(0, state.town.tokens + one.by))


def pass_rumor(_content: Content, _state: ArkState, _run: Run, _one: op.RumorPass) -> Iterator[Item]:
    yield EndRumor(passed=True)


def fail_rumor(_content: Content, _state: ArkState, _run: Run, _one: op.RumorFail) -> Iterator[Item]:
    yield EndRumor(passed=False)


def custom(_content: Content, state: ArkState, _run: Run, one: op.Custom) -> Iterator[Item]:
    """The rule of one card alone; the other such rules are part of their chapters."""
    if one.rule == "great_ritual_two_mythos" and not state.town.twofold:
        yield Twofold()


def _effect(kind: Any) -> Callable[..., Iterator[Item]]:
    """A statement that is one effect on whom the text is about."""

    def do(_content: Content, _state: ArkState, run: Run, _one: op.Statement) -> Iterator[Item]:
        yield kind(seat=run.subject)

    return do


Doing = Callable[[Content, ArkState, Run, Any], Iterable[Item]]
DO: Final[Mapping[type[op.Statement], Doing]] = {
    op.Lose: lose,
    op.LowerMax: lower_max,
    op.Bless: _effect(Bless),
    op.Curse: _effect(Curse),
    op.Arrested: _effect(Arrest),
    op.Devoured: _effect(Devour),
    op.ReturnToArkham: _effect(ComeBack),
    op.FreeFromJail: free,
    op.ReturnFromLost: return_from_lost,
    op.Move: move,
    op.Forbid: forbid,
    op.CloseLocation: close,
    op.Terror: terror,
    op.SetTerror: set_terror,
    op.Doom: doom,
    op.RemoveElderSigns: remove_signs,
    op.CardTokens: tokens,
    op.Custom: custom,
    op.RumorPass: pass_rumor,
    op.RumorFail: fail_rumor,
}


# ---- what the events change


def location_closed(state: ArkState, event: LocationClosed) -> ArkState:
    return with_town(state, closed={**state.town.closed, event.place: event.until})


def signs_removed(state: ArkState, _event: Event) -> ArkState:
    return with_town(state, seals=())


def tokens_changed(state: ArkState, event: TokensChanged) -> ArkState:
    return with_town(state, tokens=event.count)


def twofold(state: ArkState, _event: Event) -> ArkState:
    return with_town(state, twofold=True)
