"""What is told of a record, in one language."""

import msgspec

from desktop.recent import LARGEST, Glance, Recent
from desktop.shell.new_game.names import clean
from desktop.speech import Speech
from desktop.words import Words
from rules.games import shelf
from rules.messages import says

TURN = says("{who}'s turn")
OVER = says("Game over")
UNTOUCHED = says("Nothing played yet")
LAST = says("Last: {sentence}")
SEATS = says("{n} seats")
LARGE = says("A large record; open it to see.")
OPEN_NOW = says("On the table now")
READING = says("Being looked at…")
GOING = says("Being played")


def file_name(entry: Recent) -> str:
    """The file's name without what nobody can see."""
    return clean(entry.path.name.encode("utf-8", "replace").decode()) or "?"


def title(entry: Recent, words: Words) -> str:
    """The game's name, or that of a file that cannot be read."""
    game = shelf().get(entry.game)
    return words.say("{it}", {"it": game.name}) if game is not None else file_name(entry)


def seats(entry: Recent, words: Words) -> str:
    """How many sit there."""
    return words.say(SEATS, {"n": entry.seats}) if entry.seats else ""


def state(entry: Recent, words: Words) -> str:
    """How the table stands, or what is wrong with the file."""
    if entry.fault is not None:
        return _fault(entry, words)
    if entry.present:
        return words.say(OPEN_NOW)
    if entry.glance is None:
        return words.say(LARGE if entry.size > LARGEST else READING)
    return " · ".join(filter(None, (whose(entry.glance, words), seats(entry, words))))


def _fault(entry: Recent, words: Words) -> str:
    assert entry.fault is not None
    return Speech(words, {}, {}).fault(msgspec.structs.replace(entry.fault, remedy=""))


def whose(glance: Glance, words: Words) -> str:
    """Whose turn it is, if anybody's."""
    if glance.over:
        return words.say(OVER)
    if not glance.touched:
        return words.say(UNTOUCHED)
    turn = glance.picture.turn
    return words.say(TURN, {"who": glance.names[turn]}) if turn in glance.names else words.say(GOING)


def last(glance: Glance, words: Words) -> str:
    """The last that everybody was told of."""
    sentence = glance.speech(words).tell(glance.last) if glance.last is not None else ""
    return words.say(LAST, {"sentence": sentence}) if sentence else ""
