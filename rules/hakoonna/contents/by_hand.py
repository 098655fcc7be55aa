"""Positions set by hand, and how much the program is told."""

from rules.hakoonna import actions as act
from rules.hakoonna import building, correcting_cards, disclosing, endings, noise, opening, tiles, turns, walking
from rules.hakoonna import effects as ask
from rules.hakoonna import events as ev
from rules.hakoonna.state import with_public
from rules.rulebook import Chapter, Reply

CHAPTERS = {
    act.Disclose: Chapter(disclosing.check_disclose, disclosing.disclose),
}

REPLIES = {
    ask.TellHeld: Reply(lambda *_: (), disclosing.settle_held),
}

WORK = {
    ask.AskRest: disclosing.ask_rest,
}

EVOLVE = {
    ev.KnowledgeChanged: disclosing.knowledge_changed,
    ev.HeldTold: disclosing.held_told,
    ev.CardsSet: correcting_cards.cards_set,
    ev.HersSet: correcting_cards.hers_set,
    ev.PieceSet: walking.piece_set,
    ev.PhaseSet: turns.phase_set,
    ev.NoiseSet: noise.noise_set,
    ev.ShadowSet: opening.shadow_set,
    ev.TilesSet: tiles.tiles_set,
    ev.SecretSet: tiles.secret_set,
    ev.BarrierSet: walking.barrier_set,
    ev.MansionSet: building.mansion_set,
    ev.CardSet: endings.card_set,
    ev.SeatsSet: building.seats_set,
    ev.EndSet: endings.end_set,
    ev.OptionsSet: lambda state, event: with_public(state, options=event.options),
}
