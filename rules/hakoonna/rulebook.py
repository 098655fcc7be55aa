"""The table of contents: which chapter judges, performs and keeps what. Read this first.

| you look for                                   | read                |
|------------------------------------------------|---------------------|
| laying boards, what fits, finishing            | building.py         |
| whole mansions: automatic, checked, written    | layouts.py          |
| doors, stairs, the graph                       | mansion.py          |
| discs and noise cards                          | noise.py            |
| moving                                         | walking.py          |
| what is settled before the first turn          | preparing.py        |
| looking into shadows                           | opening.py          |
| where tiles lie, and whose they are            | tiles.py            |
| hiding, at the start and in her time           | hiding.py           |
| death                                          | dying.py            |
| passing                                        | passing.py          |
| the Gray Man's conditions                      | gray_man.py         |
| whose turn, Hako Onna's time, what comes after | turns.py            |
| escape, exorcism, memorial                     | routes.py           |
| giving, and who holds what                     | giving.py, holding.py |
| taking from the Gray Man, weapons on him       | robbing.py, confirming.py |
| item cards, the talisman                       | items/              |
| Hako Onna's powers, one by one                 | powers/             |
| the diary pile, the Time of Despair            | diaries.py          |
| stepping in while something is used            | interrupting.py, uses.py |
| who may talk with whom                         | talking.py          |
| giving up                                      | surrender.py        |
| a player who has to go                         | leaving.py          |
| each seat's result                             | endings.py          |
| setting a position by hand                     | corrections.py      |
| how much the program is told, changed in play  | disclosing.py       |
| what a viewer may know                         | views.py            |
| what is drawn                                  | picture.py          |
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from rules.actions import Action
from rules.effects import Choice, Effect
from rules.events import Event
from rules.hakoonna import actions as act
from rules.hakoonna import (
    building,
    confirming,
    correcting_cards,
    corrections,
    diaries,
    disclosing,
    dying,
    endings,
    giving,
    gray_man,
    hiding,
    interrupting,
    leaving,
    noise,
    offers,
    opening,
    opening_eyes,
    passing,
    preparing,
    robbing,
    routes,
    setup,
    surrender,
    talking,
    tiles,
    turns,
    uses,
    violations,
    walking,
)
from rules.hakoonna import effects as ask
from rules.hakoonna import events as ev
from rules.hakoonna.content import Content, Layout, Power
from rules.hakoonna.items import asking, drafting, sealing
from rules.hakoonna.options import Options
from rules.hakoonna.picture import BARRIER, BARRIER_NAME, picture
from rules.hakoonna.powers import (
    barring,
    mary,
    moving_things,
    ordering,
    ringing,
    setting,
    standing_behind,
    starting,
    using,
    wailing,
    wanting,
)
from rules.hakoonna.sources import SOURCES
from rules.hakoonna.state import HakoState, with_public
from rules.hakoonna.views import HakoView, redact, view
from rules.messages import Name, same
from rules.rulebook import Chapter, Outcome, Reaction, Remedies, Reply, Rulebook
from rules.seats import AUDIENCE, HOST, Seat
from rules.violations import NotYourTurn, Violation

CHAPTERS: Mapping[type[Action], Chapter] = {
    act.Lay: Chapter(building.check_lay, building.lay),
    act.Finish: Chapter(building.check_finish, building.finish),
    act.Stack: Chapter(noise.check_stack, noise.stack),
    act.Walk: Chapter(walking.check_walk, walking.walk),
    act.Open: Chapter(opening.check_open, opening.open_shadow),
    act.Give: Chapter(giving.check_give, giving.give),
    act.TrySafe: Chapter(routes.check_safe, routes.try_safe),
    act.UseKey: Chapter(routes.check_key, routes.use_key),
    act.OfferDoll: Chapter(routes.check_doll, routes.offer_doll),
    act.Exorcise: Chapter(routes.check_weapon, routes.exorcise),
    act.TakeFromGray: Chapter(robbing.check_take, robbing.take),
    act.WeaponOnGray: Chapter(confirming.check_weapon, confirming.use_weapon),
    act.AskRoom: Chapter(asking.check_room, asking.ask_room),
    act.AskFloor: Chapter(asking.check_floor, asking.ask_floor),
    act.ReadPowers: Chapter(asking.check_read, asking.read_powers),
    act.Seal: Chapter(sealing.check_seal, sealing.seal),
    act.Talk: Chapter(talking.check_talk, talking.talk),
    act.Wail: Chapter(wailing.check_wail, wailing.wail),
    act.SetPower: Chapter(setting.check_set, setting.set_power),
    act.TakeBack: Chapter(setting.check_take_back, setting.take_back),
    act.MoveThings: Chapter(moving_things.check_move, moving_things.move_things),
    act.Want: Chapter(wanting.check_want, wanting.want),
    act.CallMary: Chapter(mary.check_mary, mary.call_mary),
    act.StandBehind: Chapter(standing_behind.check_behind, standing_behind.stand_behind),
    act.OrderOpen: Chapter(ordering.check_order, ordering.order_open),
    act.Ring: Chapter(ringing.check_ring, ringing.ring),
    act.Bar: Chapter(barring.check_bar, barring.bar),
    act.Enter: Chapter(hiding.check_enter, hiding.enter),
    act.Pass: Chapter(passing.check_pass, passing.do_pass),
    act.EndTime: Chapter(turns.check_end_time, turns.end_time),
    act.Leave: Chapter(leaving.check_leave, leaving.leave),
    act.Disclose: Chapter(disclosing.check_disclose, disclosing.disclose),
    act.Agree: Chapter(surrender.check_agree, surrender.agree),
    act.Surrender: Chapter(surrender.check_surrender, surrender.surrender),
}

REPLIES: Mapping[type[Choice], Reply] = {
    ask.DrawStart: Reply(lambda *_: (), building.settle_start),
    ask.DrawBoard: Reply(lambda *_: (), building.settle_board),
    ask.DrawCode: Reply(lambda *_: (), preparing.settle_code),
    ask.DrawWeakness: Reply(lambda *_: (), preparing.settle_weakness),
    ask.PlaceBones: Reply(lambda *_: (), preparing.settle_bones),
    ask.DealCard: Reply(lambda *_: (), preparing.settle_deal),
    ask.DrawTile: Reply(lambda *_: (), tiles.settle_tile),
    ask.Found: Reply(opening.check_found, opening.settle_found),
    ask.Decide: Reply(opening.check_decide, opening.settle_decide),
    ask.Hide: Reply(hiding.check_hide, hiding.settle_hide),
    ask.Tower: Reply(lambda *_: (), noise.settle_tower),
    ask.DrawNoise: Reply(noise.check_card, noise.settle_card),
    ask.Tell: Reply(lambda *_: (), routes.settle_tell),
    ask.DrawHeld: Reply(lambda *_: (), robbing.settle_taken),
    ask.ChooseHeld: Reply(lambda *_: (), robbing.settle_taken),
    ask.TurnCentre: Reply(lambda *_: (), confirming.settle_centre),
    ask.NameCard: Reply(lambda *_: (), endings.settle_name),
    ask.TellHeld: Reply(lambda *_: (), disclosing.settle_held),
    ask.ChooseItem: Reply(lambda *_: (), drafting.settle_item),
    ask.DrawPower: Reply(lambda *_: (), starting.settle_drawn),
    ask.ChoosePower: Reply(starting.check_chosen, starting.settle_chosen),
    ask.TakePower: Reply(lambda *_: (), wailing.settle_power),
    ask.DrawPage: Reply(lambda *_: (), diaries.settle_page),
    ask.ShowCard: Reply(lambda *_: (), diaries.settle_card),
    ask.Arrange: Reply(lambda *_: (), moving_things.settle_order),
    ask.DrawStolen: Reply(lambda *_: (), wanting.settle_stolen),
    ask.Holder: Reply(lambda *_: (), mary.settle_holder),
    ask.Interrupt: Reply(interrupting.check_interrupt, interrupting.settle_interrupt),
    ask.Follow: Reply(lambda *_: (), ringing.settle_way),
    ask.Say: Reply(asking.check_say, asking.settle_say),
    ask.DrawSealed: Reply(lambda *_: (), sealing.settle_sealed),
}

WORK: Mapping[type[Effect], Callable[[Any, Any, Any], Outcome]] = {
    ask.Look: tiles.look,
    ask.TakeUp: hiding.take_up,
    ask.AskRest: disclosing.ask_rest,
    ask.Use: uses.work,
    ask.SpawnBeside: dying.beside,
    ask.GoOn: turns.go_on,
    ask.OpenEyes: opening_eyes.open_eyes,
}

AFTER: Mapping[type[Event], tuple[Reaction, ...]] = {
    ev.StartDrawn: (drafting.when_drafting, building.when_start_drawn),
    ev.ItemChosen: (drafting.when_drafting,),
    ev.ItemsTaken: (building.when_start_drawn,),
    ev.PowerOffered: (preparing.when_ready,),
    ev.PowerGained: (wailing.when_gained, preparing.when_ready),
    ev.DespairCame: (wailing.when_gained,),
    ev.Wailed: (wailing.when_wailed,),
    ev.HakoTimeBegan: (opening_eyes.when_time_began,),
    ev.Followed: (ringing.when_followed,),
    ev.CameToRest: (ringing.when_followed,),
    ev.Crossed: (opening.when_done,),
    ev.RoomAsked: (asking.when_asked,),
    ev.FloorAsked: (asking.when_asked,),
    ev.PowersRead: (asking.when_asked,),
    ev.PowerSealed: (sealing.when_sealed,),
    ev.NumberTried: (routes.when_used,),
    ev.Foiled: (uses.when_foiled,),
    ev.ItemGiven: (giving.when_given,),
    ev.Slain: (dying.when_died,),
    ev.AllPowersHeld: (endings.when_over,),
    ev.BoardDrawn: (building.when_drawn,),
    ev.BoardLaid: (building.when_building_goes_on,),
    ev.BoardPutUnder: (building.when_building_goes_on,),
    ev.BuildingBegunAnew: (building.when_building_goes_on,),
    ev.MansionFinished: (preparing.when_ready,),
    ev.CodeDrawn: (preparing.when_ready,),
    ev.TilesDealt: (preparing.when_ready,),
    ev.BonesPlaced: (preparing.when_ready,),
    ev.HakoHid: (preparing.when_ready,),
    ev.CardDealt: (turns.when_card_dealt,),
    ev.StackBegan: (noise.when_stack_began,),
    ev.DiscHeld: (noise.when_held,),
    ev.CardHeld: (noise.when_held,),
    ev.NoiseMade: (noise.when_noise_made,),
    ev.Walked: (walking.when_walked,),
    ev.Opened: (opening.when_opened,),
    ev.Looked: (opening.when_looked,),
    ev.PutBack: (opening.when_done,),
    ev.Kept: (opening.when_done,),
    ev.DiaryOpened: (diaries.when_diary_opened,),
    ev.Died: (dying.when_died,),
    ev.Entered: (hiding.when_entered,),
    ev.Hid: (hiding.when_hid,),
    ev.Passed: (passing.when_passed,),
    ev.HakoTimeEnded: (opening_eyes.when_time_ended,),
    ev.GrayTurnBegan: (turns.when_gray_turn_began,),
    ev.GrayBoxedIn: (turns.when_gray_boxed_in,),
    ev.SafeOpened: (routes.when_used,),
    ev.SafeStayedShut: (routes.when_used,),
    ev.NothingHappened: (routes.when_used,),
    ev.Given: (giving.when_given,),
    ev.TileTaken: (robbing.when_taken,),
    ev.WeaponSpent: (confirming.when_spent,),
    ev.CentreTurned: (confirming.when_turned,),
    ev.GrayKilled: (confirming.when_killed,),
    ev.Left: (leaving.when_left,),
    ev.Surrendered: (endings.when_over,),
    ev.Annihilated: (endings.when_over,),
    ev.Escaped: (endings.when_over,),
    ev.Exorcised: (endings.when_over,),
    ev.Appeased: (endings.when_over,),
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
    ev.TileDrawn: tiles.tile_drawn,
    ev.Looked: tiles.looked,
    ev.PutBack: opening.put_back,
    ev.Kept: tiles.kept,
    ev.DiaryOpened: opening.diary_opened,
    ev.Died: dying.died,
    ev.TilesShown: dying.tiles_shown,
    ev.CodeDrawn: preparing.code_drawn,
    ev.WeaknessDrawn: preparing.weakness_drawn,
    ev.TilesDealt: preparing.tiles_dealt,
    ev.BonesPlaced: preparing.bones_placed,
    ev.Entered: hiding.entered,
    ev.Hid: hiding.hid,
    ev.HakoHid: hiding.hako_hid,
    ev.Passed: passing.passed,
    ev.GrayBoxedIn: turns.gray_boxed_in,
    ev.HakoTimeBegan: using.hako_time_began,
    ev.HakoTimeEnded: turns.hako_time_ended,
    ev.GrayTurnBegan: turns.gray_turn_began,
    ev.NoiseReset: turns.noise_reset,
    ev.Left: leaving.left,
    ev.Agreed: surrender.agreed,
    ev.Disagreed: surrender.disagreed,
    ev.Given: giving.given,
    ev.SafeOpened: routes.safe_opened,
    ev.SafeStayedShut: routes.safe_stayed_shut,
    ev.NothingHappened: routes.nothing_happened,
    ev.TileTaken: robbing.tile_taken,
    ev.WeaponSpent: confirming.weapon_spent,
    ev.CentreTurned: confirming.centre_turned,
    ev.GrayConfirmed: confirming.gray_confirmed,
    ev.GrayKilled: confirming.gray_killed,
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
    ev.KnowledgeChanged: disclosing.knowledge_changed,
    ev.HeldTold: disclosing.held_told,
    ev.Talked: talking.talked,
    ev.ItemChosen: drafting.item_chosen,
    ev.ItemsTaken: drafting.items_taken,
    ev.ItemGiven: giving.item_given,
    ev.ItemLost: routes.item_lost,
    ev.Crossed: opening.crossed,
    ev.HolyWater: noise.holy_water,
    ev.RoomAsked: asking.asked_room,
    ev.FloorAsked: asking.asked_room,
    ev.PowersRead: asking.powers_read,
    ev.PowerSealed: sealing.power_sealed,
    ev.NumberTried: routes.number_tried,
    ev.PowerOffered: starting.power_offered,
    ev.PowerGained: wailing.power_gained,
    ev.NothingGained: wailing.nothing_gained,
    ev.AllPowersHeld: endings.all_powers_held,
    ev.PageTurned: diaries.page_turned,
    ev.DespairCame: diaries.despair_came,
    ev.Wailed: wailing.wailed,
    ev.PowerSet: setting.power_set,
    ev.PowerTakenBack: setting.power_taken_back,
    ev.PowerUsed: using.power_used,
    ev.ThingsMoved: moving_things.things_moved,
    ev.Covered: moving_things.covered,
    ev.Stolen: wanting.stolen,
    ev.Foiled: uses.foiled,
    ev.MaryGiven: mary.mary_given,
    ev.MaryUnheld: mary.mary_unheld,
    ev.MaryFreed: mary.mary_freed,
    ev.Slain: dying.slain,
    ev.OpenOrdered: ordering.open_ordered,
    ev.PhoneRang: ringing.phone_rang,
    ev.Followed: ringing.followed,
    ev.CameToRest: ringing.came_to_rest,
    ev.DoorBarred: barring.door_barred,
    ev.BarrierLifted: barring.barrier_lifted,
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
    violations.SafeUnknown: routes.remedy_there,
    violations.KeyNeedsExit: routes.remedy_there,
    violations.MaryNeedsBones: routes.remedy_there,
    violations.WeaponTarget: routes.remedy_there,
    NotYourTurn: turns.remedy_end_time,
}


def names(content: Content, seats: tuple[Seat, ...]) -> Mapping[str, Name]:
    """What every id of the game is called."""
    return {
        **{room.id: room.name for room in content.rooms},
        **{shadow.id: shadow.name for room in content.rooms for shadow in room.shadows},
        **{floor: same(floor) for floor in ("1F", "2F", "B1")},
        **{seat.id: seat.name for seat in seats},
        **{tile.id: tile.name for tile in content.tiles},
        **{power.id: power.name for power in content.powers},
        **{item.id: item.name for item in content.items},
        **{power.page: _as_page(power) for power in content.powers},
        using.UNNAMED: Name(ko="뒷면 카드", en="a face-down card"),
        "despair": Name(ko="절망의 시간", en="the Time of Despair"),
        "k0": Name(ko="공개된 것만", en="only what is public"),
        "k1": Name(ko="진행자가 아는 모든 것", en="all that the host knows"),
        "k2": Name(ko="모든 것", en="everything"),
        "nobody": Name(ko="아무도 없음", en="nobody"),
        "none": Name(ko="없음", en="none"),
        "cross": Name(ko="X 면으로", en="X up"),
        "tile": Name(ko="칩", en="a tile"),
        **{tiles.own_tile(seat.id): _as_tile(seat) for seat in seats},
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
        "back": Name(ko="되돌림", en="put back"),
        "keep": Name(ko="가짐", en="taken along"),
        "diary": Name(ko="수기", en="diary page"),
        "dead": Name(ko="사망", en="dead"),
        "yes": Name(ko="예", en="yes"),
        "no": Name(ko="아니오", en="no"),
    }


def _as_page(power: Power) -> Name:
    return Name(ko=f"수기 {power.number}", en=f"diary {power.number}")


def _as_tile(seat: Seat) -> Name:
    if seat.role == "hako-onna":
        return seat.name
    return Name(ko=f"상자인간 ({seat.name.ko})", en=f"Hakobito ({seat.name.en})")


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
        work=WORK,
        after=AFTER,
        remedies=REMEDIES,
        violations=violations.ALL,
        view=view,
        picture=picture,
        offers=offers.offers,
        drops=offers.drops,
        redact=redact,
        asking=setup.asked,
        withdraws=leaving.withdraws,
        changes=corrections.changes,
        check_change=corrections.check_change,
        names=names,
        is_over=lambda state: state.public.phase == "over",
    )
