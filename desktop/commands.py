"""Everything that menus, buttons and keys can ask for: one table."""

from __future__ import annotations

from typing import NamedTuple

from rules.messages import says

EVERYWHERE = "G"
BOARD = "B"
NOT_YET = says("Not possible yet.")


class Command(NamedTuple):
    """``keys`` as Qt writes them; the board itself heeds those of a ``native`` command. One not ``ready`` is dark."""

    id: str
    title: str
    keys: tuple[str, ...] = ()
    context: str = EVERYWHERE
    ready: bool = True
    native: bool = False


def _later(id_: str, title: str, *keys: str, context: str = EVERYWHERE) -> Command:
    return Command(id_, title, keys, context, ready=False)


def _board(id_: str, title: str, *keys: str, native: bool = False) -> Command:
    return Command(id_, title, keys, BOARD, native=native)


COMMANDS = (
    Command("help", says("Help and keys"), ("F1", "?")),
    Command("audience", says("Audience's window"), ("F2", "Ctrl+Shift+P")),
    Command("audience-setup", says("Set up the audience's window"), ("Shift+F2",)),
    Command("next-screen", says("Audience's window to the next screen"), ("F3", "Ctrl+Shift+N")),
    Command("freeze", says("Hold the audience's picture"), ("F4", "F")),
    Command("curtain", says("Curtain"), ("B",)),
    Command("cover", says("Cover this window"), ("F5", "C")),
    Command("panic", says("Curtain and cover at once"), ("Ctrl+B",)),
    Command("next-panel", says("Next panel"), ("F6",)),
    Command("previous-panel", says("Previous panel"), ("Shift+F6",)),
    _later("list", says("Board as a list"), "F7", "Ctrl+L"),
    Command("log", says("Log"), ("F8", "Ctrl+J")),
    Command("full-screen", says("Full screen"), ("F11",)),
    Command("show-to-one", says("Show to one"), ("F12", "Ctrl+Shift+O")),
    Command("undo", says("Undo"), ("Ctrl+Z",)),
    Command("redo", says("Redo"), ("Ctrl+Y", "Ctrl+Shift+Z")),
    Command("amend", says("Amend the past"), ("Ctrl+G",)),
    Command("correct", says("Correction"), ("Ctrl+E",)),
    Command("fate", says("Change who answers for Fate"), ("Ctrl+D",)),
    Command("rule", says("Rule card"), ("Ctrl+R", "R")),
    _later("table-check", says("Check the table"), "Ctrl+T", "T"),
    _later("find", says("Find"), "Ctrl+F"),
    _later("palette", says("Find a command"), "Ctrl+K"),
    Command("new", says("New game"), ("Ctrl+N",)),
    Command("open", says("Open"), ("Ctrl+O",)),
    _later("save", says("Save as"), "Ctrl+S", "Ctrl+Shift+S"),
    _later("export", says("Export and print"), "Ctrl+P"),
    _later("settings", says("Settings"), "Ctrl+,"),
    Command("theme", says("Day or night")),
    Command("zoom-in", says("Zoom in"), ("Ctrl+=", "Ctrl++")),
    Command("zoom-out", says("Zoom out"), ("Ctrl+-",)),
    Command("fit", says("Whole board"), ("Ctrl+0",)),
    Command("to-board", says("To the board"), ("Ctrl+1",)),
    Command("to-panel", says("To the game's panel"), ("Ctrl+2",)),
    _later("to-seats", says("To the seats"), "Ctrl+3"),
    _later("drawer", says("To the secret drawer"), "Ctrl+4"),
    Command("language", says("Korean or English"), ("Ctrl+Shift+L",)),
    Command("start-page", says("Start page"), ("Ctrl+W",)),
    Command("quit", says("Quit"), ("Ctrl+Q",)),
    _board("cursor", says("Move the cursor"), "Left", "Right", "Up", "Down", native=True),
    _board("pan", says("Pan the picture"), "Shift+Left", "Shift+Right", native=True),
    _board("next-piece", says("Next piece that may act"), "Tab", "Shift+Tab", native=True),
    _board("home", says("To the piece whose turn it is"), "Home", native=True),
    _board("enter", says("Pick up, drop, choose"), "Return", native=True),
    _board("overrule", says("Put all the same"), "Shift+Return", "Shift+Enter"),
    _board("cancel", says("Put back, close the card"), "Esc"),
    _board("primary", says("Next (the lit button)"), "Space"),
    _board("offer", says("Button number n"), "1", "2", "3", "4", "5", "6", "7", "8", "9"),
    _board("decline", says("None, pass"), "0"),
    _board("back", says("One step back in an entry"), "Backspace"),
    _board("reach", says("Where may it go?"), "G"),
    _board("why", says("Why not?"), "W"),
    _later("history", says("Where this piece came from"), "I", context=BOARD),
    _later("who-sees", says("Who can see this?"), "V", context=BOARD),
    _later("hint", says("Hint"), "H", context=BOARD),
)

BY_ID = {command.id: command for command in COMMANDS}
