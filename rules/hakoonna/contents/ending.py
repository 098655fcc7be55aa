"""Death, and each seat's result."""

from rules.hakoonna import dying, endings
from rules.hakoonna import effects as ask
from rules.hakoonna import events as ev
from rules.rulebook import Reply

REPLIES = {
    ask.NameCard: Reply(lambda *_: (), endings.settle_name),
}

WORK = {
    ask.SpawnBeside: dying.beside,
}

AFTER = {
    ev.Slain: (dying.when_died,),
    ev.AllPowersHeld: (endings.when_over,),
    ev.Died: (dying.when_died,),
    ev.Surrendered: (endings.when_over,),
    ev.Annihilated: (endings.when_over,),
    ev.Escaped: (endings.when_over,),
    ev.Exorcised: (endings.when_over,),
    ev.Appeased: (endings.when_over,),
}

EVOLVE = {
    ev.Died: dying.died,
    ev.TilesShown: dying.tiles_shown,
    ev.Surrendered: endings.surrendered,
    ev.Annihilated: endings.annihilated,
    ev.Escaped: endings.escaped,
    ev.Exorcised: endings.exorcised,
    ev.Appeased: endings.appeased,
    ev.CardTurned: endings.card_turned,
    ev.HakoWon: endings.won,
    ev.HakoLost: endings.lost,
    ev.VisitorWon: endings.won,
    ev.VisitorLost: endings.lost,
    ev.HakobitoWon: endings.won,
    ev.HakobitoLost: endings.lost,
    ev.WhiteWon: endings.won,
    ev.WhiteLost: endings.lost,
    ev.BlackWon: endings.won,
    ev.BlackLost: endings.lost,
    ev.GrayUndecided: endings.undecided,
    ev.GameEnded: endings.game_ended,
    ev.AllPowersHeld: endings.all_powers_held,
    ev.Slain: dying.slain,
}
