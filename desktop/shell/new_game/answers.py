"""What may be answered on the pages of a new game, and how it is called."""

from desktop.shell.new_game.tonight_offers import ASKED_TONIGHT
from desktop.shell.parts.choices import Answer
from desktop.words import Words
from rules.messages import says

Offered = dict[str, tuple[str, str, str]]

NOT_YET = says("Cannot be chosen yet")
TAKEN, LEFT = "taken", "left"
EDITIONS: Offered = {
    "jp4": (says("4th, WizKids"), says("The boards and rules of this program."), ""),
    "jp5": (says("5th"), says("As the 4th; set its boards right in the room data."), ""),
    "jp6": (says("6th"), says("Up to five visitors; its further items and powers are not in the data."), ""),
    "older": (says("Before the 4th"), says("Any first power; the stethoscope is used up."), ""),
    "own": (says("Your own"), says("The house rules say how it is played."), ""),
}
ITEMS: Offered = {
    TAKEN: (
        says("Each visitor takes one"),
        says("The one to begin is drawn or named, then each chooses in turn."),
        "bag",
    ),
    LEFT: (says("None"), says("A game without the item cards."), "no"),
}
KNOWLEDGE: Offered = {
    "K0": (says("Public only"), says("The host may play too; tiles stay unknown."), "eye-off"),
    "K1": (says("Host knows all"), says("A host who does not play is told every tile."), "eye"),
    "K2": (says("Program holds all"), says("No cardboard; each sees their own secrets on a card."), "bag"),
}
NOISE: Offered = {
    "tower": (says("Tower of discs"), "", ""),
    "cards": (says("Noise cards"), "", ""),
    "chances": (says("Chances"), "", ""),
}
MANSIONS: Offered = {
    "practice": (says("Practice mansion"), says("Known rooms; play at once."), "lantern"),
    "automatic": (says("By the program"), says("Laid fairly; another one each time."), "ui-fate-digital"),
    "built": (says("Built by hand"), says("Board by board, as on the table."), "ui-builder"),
    "last": (says("The last mansion"), says("As it stood the last evening."), "undo"),
    "file": (says("From a file"), says("A mansion saved before."), "ui-export-picture"),
}
ON, OFF = "on", "off"
TALKS: Offered = {
    ON: (
        says("Reminders of the rules of talking"),
        says("The prompt and the audience's picture show who may talk with whom."),
        "ear",
    ),
    OFF: (says("No reminders"), says("The table heeds the rules of talking by itself."), "no"),
}
SOURCES = {
    "program": (says("Program"), says("All by the program")),
    "cardboard": (says("Cardboard"), says("All by the cardboard")),
}
ASKED_OF_FATE = {
    "noise": says("Noise"),
    "boards": says("Drawing boards"),
    "start": says("Who begins, if drawn"),
    "gray-card": says("The Gray Man's card"),
    "tiles": says("Tiles, code and weakness"),
}
ASKED = {
    "edition": (says("Edition"), ""),
    "people": (says("Seats, clockwise"), says("Ctrl+↑ and Ctrl+↓ move a visitor.")),
    "start": (says("Who begins"), ""),
    "items": (says("Item cards"), says("They lie face up before the visitors. The Gray Man has none.")),
    "colours": (says("Pawns"), ""),
    "gray-actions": (says("The Gray Man's actions a turn"), ""),
    "knowledge": (says("What the program knows"), ""),
    "host": (says("Who hosts"), ""),
    "mansion": (says("Mansion"), ""),
    "rooms": (says("Room data"), says("Doors and shadows of the nine boards, as they are in your box.")),
    "fate": (says("Fate"), says("Who draws and rolls; you can switch it any time.")),
    "noise": (says("Noise by"), ""),
    "chances": (
        says("Chances of a fall, disc by disc, in a hundred"),
        says("The program answers, no tower is needed."),
    ),
    "talk": (says("Talking"), ""),
    "house-file": (says("House rules in a file"), ""),
    **ASKED_TONIGHT,
}
CARDS_ASKED = {"cards": says("The six noise cards"), "threshold": says("A sum of so much is a noise")}


def answers(offered: Offered, words: Words) -> list[Answer]:
    """What is offered, in one language."""
    return [Answer(value, words.say(title), words.say(note), sign) for value, (title, note, sign) in offered.items()]
