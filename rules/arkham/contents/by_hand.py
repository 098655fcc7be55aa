"""What the host sets by hand: `corrections.py`."""

from rules.arkham import corrections as by
from rules.arkham import events as ev

EVOLVE = {
    ev.OrderSet: by.order_set,
    ev.SheetSet: by.sheet_set,
    ev.PlaceSet: by.place_set,
    ev.MonsterSet: by.monster_set,
    ev.GateSet: by.gate_set,
    ev.ClueSet: by.clue_set,
    ev.BoardSet: by.board_set,
    ev.PilesSet: by.piles_set,
    ev.TurnSet: by.turn_set,
    ev.OptionsSet: by.options_set,
}
