"""The table of contents: which chapter judges, performs and keeps what. Read this first.

| you look for                                   | read                |
|------------------------------------------------|---------------------|
| laying boards, what fits, finishing            | building.py         |
| whole mansions: automatic, checked, written    | layouts.py          |
| doors, stairs, the graph                       | mansion.py          |
| discs and noise cards                          | noise.py            |
| moving                                         | walking.py          |
| looking into shadows                           | opening.py          |
| passing                                        | passing.py          |
| the Gray Man's conditions                      | gray_man.py         |
| whose turn, Hako Onna's time, what comes after | turns.py            |
| giving up and each seat's result               | surrender.py        |
| setting a position by hand                     | corrections.py      |
| what a viewer may know                         | views.py            |
| what is drawn                                  | picture.py          |
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from rules.actions import Action
from rules.effects import Choice
from rules.events import Event
from rules.hakoonna import actions as act
from rules.hakoonna import (
    building,
    corrections,
    gray_man,
    noise,
    offers,
    opening,
    passing,
    setup,
    surrender,
    turns,
    violations,
    walking,
)
from rules.hakoonna import effects as ask
from rules.hakoonna import events as ev
from rules.hakoonna.content import Content, Layout
from rules.hakoonna.options import Options
from rules.hakoonna.picture import BARRIER, BARRIER_NAME, picture
from rules.hakoonna.sources import SOURCES
from rules.hakoonna.state import HakoState, with_public
from rules.hakoonna.views import HakoView, redact, view
from rules.messages import Name, same
from rules.rulebook import Chapter, Reaction, Remedies, Reply, Rulebook
from rules.seats import AUDIENCE, HOST, Seat
from rules.violations import NotYourTurn, Violation

CHAPTERS: Mapping[type[Action], Chapter] = {
    act.Lay: Chapter(building.check_lay, building.lay),
    act.Finish: Chapter(building.check_finish, building.finish),
    act.Stack: Chapter(noise.check_stack, noise.stack),
    act.Walk: Chapter(walking.check_walk, walking.walk),
    act.Open: Chapter(opening.check_open, opening.open_shadow),
    act.Pass: Chapter(passing.check_pass, passing.do_pass),
    act.EndTime: Chapter(turns.check_end_time, turns.end_time),
    act.Agree: Chapter(surrender.check_agree, surrender.agree),
    act.Surrender: Chapter(surrender.check_surrender, surrender.surrender),
}

REPLIES: Mapping[type[Choice], Reply] = {
    ask.DrawStart: Reply(lambda *_: (), building.settle_start),
    ask.DrawBoard: Reply(lambda *_: (), building.settle_board),
    ask.DealCard: Reply(lambda *_: (), setup.settle_deal),
    ask.Tower: Reply(lambda *_: (), noise.settle_tower),
    ask.DrawNoise: Reply(noise.check_card, noise.settle_card),
    ask.NameCard: Reply(lambda *_: (), surrender.settle_name),
}

AFTER: Mapping[type[Event], tuple[Reaction, ...]] = {
    ev.StartDrawn: (building.when_start_drawn,),
    ev.BoardDrawn: (building.when_drawn,),
    ev.BoardLaid: (building.when_building_goes_on,),
    ev.BoardPutUnder: (building.when_building_goes_on,),
    ev.BuildingBegunAnew: (building.when_building_goes_on,),
    ev.MansionFinished: (building.when_finished,),
    ev.CardDealt: (turns.when_card_dealt,),
    ev.StackBegan: (noise.when_stack_began,),
    ev.DiscHeld: (noise.when_held,),
    ev.CardHeld: (noise.when_held,),
    ev.NoiseMade: (noise.when_noise_made,),
    ev.Walked: (walking.when_walked,),
    ev.Opened: (opening.when_opened,),
    ev.Passed: (passing.when_passed,),
    ev.HakoTimeEnded: (turns.when_time_ended,),
    ev.GrayTurnBegan: (turns.when_gray_turn_began,),
    ev.GrayBoxedIn: (turns.when_gray_boxed_in,),
    ev.Surrendered: (surrender.when_surrendered,),
}

EVOLVE: Mapping[type[Event], Callable[[Any, Any], Any]] = {
    ev.StartDrawn: building.start_drawn,
    ev.BoardDrawn: building.board_drawn,
    ev.BoardLaid: building.board_laid,
    ev.BoardPutUnder: building.board_put_under,
    ev.BuildingBegunAnew: building.building_begun_anew,
    ev.MansionFinished: building.mansion_finished,
    ev.CardDealt: turns.card_dealt,
    ev.TurnBegan: turns.turn_began,
    ev.StackBegan: noise.stack_began,
    ev.DiscHeld: noise.disc_held,
    ev.CardHeld: noise.card_held,
    ev.NoiseMade: noise.noise_made,
    ev.Walked: walking.walked,
    ev.Opened: opening.opened,
    ev.Passed: passing.passed,
    ev.GrayBoxedIn: turns.gray_boxed_in,
    ev.HakoTimeBegan: turns.hako_time_began,
    ev.HakoTimeEnded: turns.hako_time_ended,
    ev.GrayTurnBegan: turns.gray_turn_began,
    ev.NoiseReset: turns.noise_reset,
    ev.Agreed: surrender.agreed,
    ev.Disagreed: surrender.disagreed,
    ev.Surrendered: surrender.surrendered,
    ev.CardTurned: surrender.card_turned,
    ev.HakoWon: surrender.won,
    ev.HakobitoWon: surrender.won,
    ev.BlackWon: surrender.won,
    ev.VisitorLost: surrender.lost,
    ev.WhiteLost: surrender.lost,
    ev.GrayUndecided: surrender.undecided,
    ev.GameEnded: surrender.game_ended,
    ev.PieceSet: walking.piece_set,
    ev.PhaseSet: turns.phase_set,
    ev.NoiseSet: noise.noise_set,
    ev.ShadowSet: opening.shadow_set,
    ev.BarrierSet: walking.barrier_set,
    ev.MansionSet: building.mansion_set,
    ev.CardSet: surrender.card_set,
    ev.SeatsSet: building.seats_set,
    ev.EndSet: surrender.end_set,
    ev.OptionsSet: lambda state, event: with_public(state, options=event.options),
}

REMEDIES: Mapping[type[Violation], Remedies] = {
    violations.NoDoor: walking.remedy_first_room,
    violations.TooFar: walking.remedy_first_room,
    violations.Barrier: walking.remedy_first_room,
    violations.NoiseFirst: noise.remedy_stack,
    violations.ActAfterNoise: turns.remedy_end_time,
    violations.EyesClosed: turns.remedy_end_time,
    violations.GrayTiming: turns.remedy_end_time,
    violations.GrayMustMove: gray_man.remedy_walk,
    violations.GrayCrowd: gray_man.remedy_walk,
    violations.GrayPass: gray_man.remedy_pass,
    violations.OtherRoomShadow: opening.remedy_other_shadow,
    violations.NothingThere: opening.remedy_other_shadow,
    violations.NotAgreed: surrender.remedy_agree,
    violations.NoMatchingDoor: building.remedy_lay,
    violations.CellTaken: building.remedy_lay,
    violations.BasementAttach: building.remedy_lay,
    violations.LayApart: building.remedy_lay,
    violations.SecondFloorNotOut: building.remedy_lay,
    violations.NotDrawn: building.remedy_lay,
    NotYourTurn: turns.remedy_end_time,
}


def names(content: Content, seats: tuple[Seat, ...]) -> Mapping[str, Name]:
    """What every id of the game is called."""
    return {
        **{room.id: room.name for room in content.rooms},
        **{shadow.id: shadow.name for room in content.rooms for shadow in room.shadows},
        **{floor: same(floor) for floor in ("1F", "2F", "B1")},
        **{seat.id: seat.name for seat in seats},
        **SOURCES,
        "": Name(ko="판 밖", en="off the board"),
        BARRIER: BARRIER_NAME,
        HOST: Name(ko="진행자", en="the host"),
        AUDIENCE: Name(ko="관객", en="the audience"),
        "hakoonna": Name(ko="하코온나", en="Hako Onna"),
        "white": Name(ko="백", en="white"),
        "black": Name(ko="흑", en="black"),
        "unknown": Name(ko="모름", en="unknown"),
        "noise": Name(ko="펼친 카드", en="the cards drawn"),
        "held": Name(ko="버팀", en="held"),
        "fell": Name(ko="무너짐", en="fell"),
    }


def rulebook(content: Content) -> Rulebook[Content, HakoState, HakoView]:
    """The rules, bound to content."""
    return Rulebook(
        game="hakoonna",
        content=content,
        options=Options,
        state=HakoState,
        layout=Layout,
        setup=setup.setup,
        chapters=CHAPTERS,
        replies=REPLIES,
        evolve=EVOLVE,
        after=AFTER,
        remedies=REMEDIES,
        violations=violations.ALL,
        view=view,
        picture=picture,
        offers=offers.offers,
        drops=offers.drops,
        redact=redact,
        asking=setup.asked,
        changes=corrections.changes,
        check_change=corrections.check_change,
        names=names,
        is_over=lambda state: state.public.phase == "over",
    )
