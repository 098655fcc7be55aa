"""What may be answered on the page of a new game, and how it is called."""

from desktop.shell.parts.choices import Answer
from desktop.words import Words
from rules.messages import says

Offered = dict[str, tuple[str, str, str]]

NOT_YET = says("Cannot be chosen yet")
KNOWLEDGE: Offered = {
    "K0": (says("Public only"), says("The host may play too; tiles stay unknown."), "eye-off"),
    "K1": (says("Host knows all"), NOT_YET, "eye"),
    "K2": (says("Program holds all"), NOT_YET, "bag"),
}
NOISE: Offered = {
    "tower": (says("Tower of discs"), "", ""),
    "cards": (says("Noise cards"), "", ""),
}
MANSIONS: Offered = {
    "practice": (says("Practice mansion"), says("Known rooms; play at once."), "lantern"),
    "automatic": (says("By the program"), says("Laid fairly; another one each time."), "ui-fate-digital"),
    "built": (says("Built by hand"), says("Board by board, as on the table."), "ui-builder"),
    "file": (says("From a file"), says("A mansion saved before."), "ui-export-picture"),
}
SOURCES = {
    "program": (says("Program"), says("All by the program")),
    "cardboard": (says("Cardboard"), says("All by the cardboard")),
}
ASKED_OF_FATE = {
    "noise": says("Noise"),
    "boards": says("Drawing boards"),
    "gray-card": says("The Gray Man's card"),
    "start": says("Who begins, if drawn"),
}
ASKED = {
    "people": (says("Seats, clockwise"), says("Ctrl+↑ and Ctrl+↓ move a visitor.")),
    "start": (says("Who begins"), ""),
    "gray-actions": (says("The Gray Man's actions a turn"), ""),
    "knowledge": (says("What the program knows"), ""),
    "mansion": (says("Mansion"), ""),
    "fate": (says("Fate"), says("Who draws and rolls; you can switch it any time.")),
    "noise": (says("Noise by"), ""),
}


def answers(offered: Offered, words: Words) -> list[Answer]:
    """What is offered, in one language; what cannot be chosen yet is dark."""
    return [
        Answer(value, words.say(title), words.say(note), sign, dark=note == NOT_YET)
        for value, (title, note, sign) in offered.items()
    ]
