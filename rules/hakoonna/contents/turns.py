"""Turns, moving and noise, and whose time it is."""

from rules.hakoonna import actions as act
from rules.hakoonna import effects as ask
from rules.hakoonna import events as ev
from rules.hakoonna import noise, opening_eyes, passing, turns, walking, ways_out
from rules.hakoonna import violations as why
from rules.rulebook import Chapter, Reply
from rules.violations import NotYourTurn

CHAPTERS = {
    act.Stack: Chapter(noise.check_stack, noise.stack),
    act.Walk: Chapter(walking.check_walk, walking.walk),
    act.Pass: Chapter(passing.check_pass, passing.do_pass),
    act.EndTime: Chapter(turns.check_end_time, turns.end_time),
}

REPLIES = {
    ask.Tower: Reply(lambda *_: (), noise.settle_tower),
    ask.DrawNoise: Reply(noise.check_card, noise.settle_card),
}

WORK = {
    ask.GoOn: turns.go_on,
    ask.OpenEyes: opening_eyes.open_eyes,
}

AFTER = {
    ev.HakoTimeBegan: (opening_eyes.when_time_began,),
    ev.CardDealt: (turns.when_card_dealt,),
    ev.StackBegan: (noise.when_stack_began,),
    ev.DiscHeld: (noise.when_held,),
    ev.CardHeld: (noise.when_held,),
    ev.NoiseMade: (noise.when_noise_made,),
    ev.Walked: (walking.when_walked,),
    ev.Passed: (passing.when_passed,),
    ev.HakoTimeEnded: (opening_eyes.when_time_ended,),
    ev.GrayTurnBegan: (turns.when_gray_turn_began,),
    ev.GrayBoxedIn: (turns.when_gray_boxed_in,),
}

EVOLVE = {
    ev.CardDealt: turns.card_dealt,
    ev.TurnBegan: turns.turn_began,
    ev.StackBegan: noise.stack_began,
    ev.DiscHeld: noise.disc_held,
    ev.CardHeld: noise.card_held,
    ev.NoiseMade: noise.noise_made,
    ev.Walked: walking.walked,
    ev.Passed: passing.passed,
    ev.GrayBoxedIn: turns.gray_boxed_in,
    ev.HakoTimeEnded: turns.hako_time_ended,
    ev.GrayTurnBegan: turns.gray_turn_began,
    ev.NoiseReset: turns.noise_reset,
    ev.HolyWater: noise.holy_water,
}

REMEDIES = {
    why.NoDoor: walking.remedy_first_room,
    why.TooFar: walking.remedy_first_room,
    why.Barrier: walking.remedy_first_room,
    why.NoiseFirst: noise.remedy_stack,
    why.ActAfterNoise: turns.remedy_end_time,
    why.EyesClosed: turns.remedy_end_time,
    why.GrayTiming: turns.remedy_end_time,
    why.DoubleNoise: ways_out.all_discs,
    NotYourTurn: turns.remedy_end_time,
}
