"""The table of contents of the mill.

| you look for                         | read           |
|--------------------------------------|----------------|
| whose turn, hidden cards, the end    | turns.py       |
| one step a turn, the ice             | walking.py     |
| drawing, looking ahead, burying      | pile.py        |
| what a card says                     | cards.py       |
| losing nerve, the tower, the charm   | losing.py      |
| the lamp                             | lighting.py    |
| setting a position by hand           | corrections.py |
"""

from __future__ import annotations

from collections.abc import Mapping

from rules.messages import Name
from rules.rulebook import Chapter, Reply, Rulebook
from rules.seats import Seat
from rules.violations import NotYourTurn
from tests.small_game import (
    actions,
    cards,
    corrections,
    effects,
    events,
    lighting,
    losing,
    offers,
    pile,
    setup,
    turns,
    violations,
    walking,
)
from tests.small_game.content import Content
from tests.small_game.options import Options
from tests.small_game.picture import picture
from tests.small_game.state import MillState, with_public
from tests.small_game.views import MillView, redact, view


def names(content: Content, seats: tuple[Seat, ...]) -> Mapping[str, Name]:
    """What every id of the game is called."""
    return {**content.names, **{seat.id: seat.name for seat in seats}}


def rulebook(content: Content) -> Rulebook[Content, MillState, MillView]:
    """The rules, bound to content."""
    return Rulebook(
        game="mill",
        content=content,
        options=Options,
        state=MillState,
        setup=setup.setup,
        chapters={
            actions.Walk: Chapter(walking.check_walk, walking.walk),
            actions.Explore: Chapter(pile.check_explore, pile.explore),
            actions.Scout: Chapter(pile.check_scout, pile.scout),
            actions.Bury: Chapter(pile.check_bury, pile.bury),
            actions.Light: Chapter(lighting.check_light, lighting.light),
            actions.Yield: Chapter(turns.check_yield, turns.let_go),
        },
        replies={
            effects.Deal: Reply(lambda *_: (), turns.settle_deal),
            effects.Drawn: Reply(pile.check_card, pile.settle_drawn),
            effects.Look: Reply(pile.check_card, pile.settle_look),
            effects.Roll: Reply(cards.check_face, cards.settle_roll),
            effects.Wager: Reply(lambda *_: (), cards.settle_wager),
            effects.PutUnder: Reply(lambda *_: (), cards.settle_under),
            effects.UseCharm: Reply(losing.check_charm, losing.settle_charm),
            effects.Order: Reply(lambda *_: (), cards.settle_order),
        },
        work={
            effects.LoseNerve: losing.lose_nerve,
            effects.DrawCard: pile.draw_card,
            effects.Run: cards.run,
            effects.EndTurn: turns.end_turn,
        },
        before={effects.LoseNerve: (losing.before_in_tower, losing.before_with_charm)},
        after={
            events.HandDealt: (turns.when_dealt,),
            events.CardDrawn: (cards.when_drawn,),
            events.WindBlew: (cards.when_wind_blew,),
            events.NerveLost: (losing.when_nerve_lost,),
            events.Fled: (turns.when_fled,),
            events.Lit: (lighting.when_lit,),
        },
        evolve={
            events.HandDealt: turns.hand_dealt,
            events.TurnBegan: turns.turn_began,
            events.Walked: walking.walked,
            events.Looked: pile.looked,
            events.CardDrawn: pile.card_drawn,
            events.CardLaid: pile.card_laid,
            events.Buried: pile.buried,
            events.Reshuffled: pile.reshuffled,
            events.WindBlew: losing.unchanged,
            events.Rolled: losing.unchanged,
            events.CharmShown: losing.charm_shown,
            events.Sheltered: losing.unchanged,
            events.NerveLost: losing.nerve_lost,
            events.NerveWon: losing.nerve_won,
            events.Fled: turns.fled,
            events.Lit: lighting.lit,
            events.GameEnded: turns.game_ended,
            events.PieceSet: walking.piece_set,
            events.NerveSet: losing.nerve_set,
            events.HandSet: losing.hand_set,
            events.OilSet: lighting.oil_set,
            events.PileSet: pile.pile_set,
            events.TurnSet: turns.turn_set,
            events.OptionsSet: lambda state, event: with_public(state, options=event.options),
        },
        remedies={
            violations.TooFar: walking.remedy_first_step,
            violations.WrongPlace: lighting.remedy_there,
            violations.OutOfPlay: turns.remedy_yield,
            NotYourTurn: turns.remedy_yield,
        },
        violations=violations.ALL,
        view=view,
        picture=picture,
        offers=offers.offers,
        drops=offers.drops,
        redact=redact,
        asking=setup.asking,
        changes=corrections.changes,
        check_change=corrections.check_change,
        names=names,
        is_over=lambda state: state.public.phase == "over",
    )
