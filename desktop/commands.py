"""Everything that menus, buttons and keys can ask for: one table."""

from __future__ import annotations

from typing import NamedTuple

from rules.messages import says

EVERYWHERE, BOARD, EDITOR, SHOWN, WIZARD = "G", "B", "E", "S", "Z"
PLACES = {
    EVERYWHERE: says("Everywhere"),
    BOARD: says("On the board"),
    EDITOR: says("While the mansion is built"),
    SHOWN: says("On the card that is shown to one"),
    WIZARD: says("On pages and cards with questions"),
}


class Command(NamedTuple):
    """``keys`` as Qt writes them; the board or the page itself heeds those of a ``native`` command.

    ``also`` are other words by which it is looked for.
    """

    id: str
    title: str
    keys: tuple[str, ...] = ()
    context: str = EVERYWHERE
    native: bool = False
    also: str = ""


def _board(id_: str, title: str, *keys: str, native: bool = False) -> Command:
    return Command(id_, title, keys, BOARD, native=native)


def _there(context: str, id_: str, title: str, *keys: str) -> Command:
    return Command(id_, title, keys, context, native=True)


PROJECTOR = says("projector, spectators, second screen")
TASTES = says("preferences, options, text size, colours, motion")
PUBLIC = says("public copy, picture, log, share")
LOST = says("restore, generations, damaged, backup")
BUMPED = says("table bumped, compare, cardboard, everything right")
LEAVE = says("close this game, menu, home")

COMMANDS = (
    Command("help", says("Help and keys"), ("F1", "?")),
    Command("audience", says("Audience's window on or off"), ("F2", "Ctrl+Shift+P"), also=PROJECTOR),
    Command("audience-setup", says("Set up the audience's window"), ("Shift+F2",)),
    Command("next-screen", says("Audience's window to the next screen"), ("F3", "Ctrl+Shift+N")),
    Command("freeze", says("Hold the audience's picture, or let it go on"), ("F4", "F")),
    Command("curtain", says("Curtain down or up"), ("B",)),
    Command("cover", says("Cover this window"), ("F5", "C")),
    Command("panic", says("Curtain and cover at once"), ("Ctrl+B",)),
    Command("next-panel", says("Next panel"), ("F6",)),
    Command("previous-panel", says("Previous panel"), ("Shift+F6",)),
    Command("list", says("Board as a list"), ("F7", "Ctrl+L")),
    Command("log", says("Log"), ("F8", "Ctrl+J")),
    Command("full-screen", says("Full screen"), ("F11",)),
    Command("show-to-one", says("Show to one"), ("F12", "Ctrl+Shift+O")),
    Command(
        "her-time",
        says("Hako Onna's time, eyes shut"),
        ("Shift+B",),
        also=says("hand over, hide, black card, guided"),
    ),
    Command("undo", says("Undo"), ("Ctrl+Z",)),
    Command("redo", says("Redo"), ("Ctrl+Y", "Ctrl+Shift+Z")),
    Command("amend", says("Amend the past"), ("Ctrl+G",)),
    Command("correct", says("Correction"), ("Ctrl+E",)),
    Command("fate", says("Change who answers for Fate"), ("Ctrl+D",)),
    Command("rule", says("Rule card"), ("Ctrl+R", "R"), also=says("ruling, reading, dispute, why")),
    Command("house-rules", says("House rules"), also=says("options, rulings, differences, rules file")),
    Command("edit-plan", says("Correct the floor plan"), also=says("mansion, rooms, doors, boards")),
    Command("table-check", says("Check the table"), ("Ctrl+T", "T"), also=BUMPED),
    Command("standing", says("Where everything stands"), also=BUMPED),
    Command("find", says("Find"), ("Ctrl+F",), also=says("search, character, word, log line")),
    Command("palette", says("Find a command"), ("Ctrl+K",)),
    Command("new", says("New game"), ("Ctrl+N",)),
    Command("open", says("Open"), ("Ctrl+O",)),
    Command("save", says("Save"), ("Ctrl+S",)),
    Command("save-as", says("Save as"), ("Ctrl+Shift+S",)),
    Command("export", says("Export"), ("Ctrl+P",), also=PUBLIC),
    Command("recovery", says("Records and recovery"), also=LOST),
    Command("settings", says("Settings"), ("Ctrl+,",), also=TASTES),
    Command("theme", says("Day or night")),
    Command("shortcuts", says("All keys")),
    Command("zoom-in", says("Zoom in"), ("Ctrl+=", "Ctrl++")),
    Command("zoom-out", says("Zoom out"), ("Ctrl+-",)),
    Command("fit", says("Whole board"), ("Ctrl+0",)),
    Command("to-board", says("To the board"), ("Ctrl+1",)),
    Command("to-panel", says("To the game's panel"), ("Ctrl+2",)),
    Command("to-seats", says("To the seats"), ("Ctrl+3",)),
    Command("drawer", says("To the secret drawer"), ("Ctrl+4",)),
    Command("ledger", says("Ledger of the tiles"), also=says("counts, seen, unseen, ways to win, routes")),
    Command("her-board", says("Hako Onna's board"), also=says("lair, hiding place, code, weakness")),
    Command("alone", says("A game alone"), also=says("solo, bots, computer player")),
    Command("bots-go-on", says("Let the bots go on"), also=says("computer player, alone, wait, continue")),
    Command("ceremony", says("Reveal ceremony"), ("Ctrl+Shift+R",), also=says("after the game, secrets, tiles, path")),
    Command("briefing", says("The rules in six pictures"), also=says("explain, introduction, audience, 90 seconds")),
    Command("tiles", says("Tiles to lay out"), also=says("chips, shadows, counts, setup, checklist")),
    Command("time", says("Time"), also=says("clock, pace, how long, last round, tempo")),
    Command("break", says("Take a break"), ("Ctrl+Shift+T",), also=says("pause, interval, minutes, clock")),
    _board("clock", says("Clock: begin, stop or go on"), "K"),
    _board("clock-longer", says("Clock: give more time"), "Shift+K"),
    Command(
        "clock-away", says("Clock: put it away"), ("Ctrl+Shift+K",), also=says("timer, countdown, minutes, talk, plea")
    ),
    Command("enough", says("Enough for today"), also=says("stop, save, go home, time is up")),
    Command("late", says("Somebody comes late"), also=says("new player, join, watch")),
    Command("next-host", says("Another host takes over"), also=says("second host, hand over, where are we")),
    Command("almanac", says("Your own almanac"), also=says("character texts, wording, how to run, text file")),
    Command("clock-lists", says("Lists of the game"), also=says("night order, jinxes, data files, counts, own list")),
    Command("save-script", says("Save the script in play"), also=says("export, sheet, json, characters")),
    Command("notes", says("Notes"), also=says("memo, remark, write down, jot")),
    Command("peek", says("Note a peek"), also=says("somebody looked, eyes open, secret seen")),
    Command("language", says("Korean or English"), ("Ctrl+Shift+L",)),
    Command("start-page", says("Start page"), ("Ctrl+W",), also=LEAVE),
    Command("quit", says("Quit"), ("Ctrl+Q",)),
    _board("cursor", says("Move the cursor along the ways"), "Left", "Right", "Up", "Down", native=True),
    _board("pan", says("Pan the picture"), "Shift+Left", "Shift+Right", native=True),
    _board("next-piece", says("Next or previous piece that may act"), "Tab", "Shift+Tab", native=True),
    _board("home", says("To the piece whose turn it is"), "Home", native=True),
    _board("enter", says("Pick up, drop, choose"), "Return", native=True),
    _board("overrule", says("Put by the host's authority"), "Shift+Return", "Shift+Enter"),
    _board("cancel", says("Put back, close the card"), "Esc"),
    _board("primary", says("Next (the lit button)"), "Space"),
    _board("offer", says("Button number n"), "1", "2", "3", "4", "5", "6", "7", "8", "9"),
    _board("decline", says("None, pass"), "0"),
    _board("back", says("One step back in an entry"), "Backspace"),
    _board("reach", says("Where may it go?"), "G"),
    _board("why", says("Why not?"), "W"),
    _board("history", says("Where this piece came from"), "I"),
    _board("who-sees", says("Who can see this?"), "V"),
    _board("who-knows", says("Secrets and who knows them"), "Shift+V"),
    Command("chokes", says("Choke points of the mansion"), (), BOARD, also=says("bottleneck, narrow, ways, graph")),
    _board("hint", says("Hint, in a lesson"), "H"),
    _board("restart-step", says("Restart this step of a lesson"), "Ctrl+Backspace"),
    _there(EDITOR, "pick-board", says("Choose a room board"), "1", "2", "3", "4", "5", "6", "7", "8", "9"),
    _there(EDITOR, "move-board", says("Move the board to another cell"), "Left", "Right", "Up", "Down"),
    _there(EDITOR, "turn-board", says("Turn the board"), "[", "]"),
    _there(EDITOR, "lay-board", says("Lay the board"), "Return"),
    _there(EDITOR, "take-back", says("Take the last board back"), "Backspace"),
    _there(EDITOR, "finish", says("Finish the mansion"), "Space"),
    _there(EDITOR, "put-board-back", says("Put the board back"), "Esc"),
    _there(SHOWN, "look", says("Look while the key is held"), "Space"),
    _there(SHOWN, "seen", says("Seen, cover it"), "Return"),
    _there(SHOWN, "give-back", says("Hold: back to the host's window"), "Esc"),
    _there(WIZARD, "go-on", says("Next, or yes"), "Return"),
    _there(WIZARD, "go-back", says("Back, or cancel"), "Esc"),
    _there(WIZARD, "seat-order", says("Move the person to another seat"), "Ctrl+Up", "Ctrl+Down"),
    _there(WIZARD, "next-field", says("Next or previous field"), "Tab", "Shift+Tab"),
)

BY_ID = {command.id: command for command in COMMANDS}
