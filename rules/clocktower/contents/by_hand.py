"""The storyteller's own hand: `hand.py`, `deaths.py`; and positions set by hand: `corrections.py`."""

from rules.clocktower import actions as act
from rules.clocktower import corrections as by
from rules.clocktower import deaths, hand
from rules.clocktower import events as ev
from rules.rulebook import Chapter

CHAPTERS = {
    act.Kill: Chapter(deaths.check_kill, deaths.kill),
    act.Revive: Chapter(deaths.check_revive, deaths.revive),
    act.PlaceMark: Chapter(hand.check_place, hand.place_mark),
    act.TakeMark: Chapter(hand.check_mark, hand.take_mark),
    act.MoveMark: Chapter(hand.check_move, hand.move_mark),
    act.TurnMark: Chapter(hand.check_mark, hand.turn_mark),
    act.ChangeCharacter: Chapter(hand.check_character, hand.change_character),
    act.ChangeSide: Chapter(hand.check_side, hand.change_side),
    act.GainAbility: Chapter(hand.check_gain, hand.gain),
}

EVOLVE = {
    ev.Revived: deaths.revived,
    ev.Marked: hand.marked,
    ev.Unmarked: hand.unmarked,
    ev.MarkMoved: hand.mark_moved,
    ev.MarkTurned: hand.mark_turned,
    ev.CharacterChanged: hand.character_changed,
    ev.SideChanged: hand.side_changed,
    ev.OptionsSet: by.set_square,
    ev.CircleSet: by.set_circle,
    ev.LivesSet: by.set_square,
    ev.TimeSet: by.set_square,
    ev.DayLogSet: by.set_square,
    ev.RolesSet: by.set_grimoire,
    ev.MarksSet: by.set_grimoire,
    ev.NightLogSet: by.set_grimoire,
    ev.BagSet: by.set_grimoire,
}

OFFERS = (deaths.forms, hand.forms)
