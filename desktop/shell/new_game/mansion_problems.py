"""What is wrong with the mansion of a draft, or with its room boards."""

from collections.abc import Iterator

from desktop import rooms
from desktop.shell.new_game import making
from desktop.shell.new_game.draft import Draft
from desktop.shell.new_game.problem import Around, Problem
from rules.hakoonna import layouts
from rules.messages import says


def mansion(draft: Draft, around: Around) -> Iterator[Problem]:
    """First the boards; a mansion is looked at once these are sound."""
    if not rooms.is_sound(draft.rooms):
        text = around.words.say(says("The room data is not whole yet."))
        yield Problem("rooms", text, fix=around.words.say(says("Mend the room data")), mend="rooms")
        return
    if draft.mansion == "file":
        yield from _file(draft, around)
    if draft.mansion == "last" or (draft.mansion != "built" and draft.rooms != rooms.shipped()):
        yield from _unsound(draft, around)


def _file(draft: Draft, around: Around) -> Iterator[Problem]:
    choose = around.words.say(says("Choose a file"))
    faults = tuple(draft.file.sentences(around.speech))
    for fault in faults:
        yield Problem("mansion", fault, fix=choose, mend="file")
    if not faults and draft.file.layout is None:
        yield Problem("mansion", around.words.say(says("Choose the file of a mansion.")), fix=choose, mend="file")


def _unsound(draft: Draft, around: Around) -> Iterator[Problem]:
    """A mansion may fit the boards as shipped and not those of the table."""
    layout = making.layout(draft, around.content)
    reasons = layouts.faults(around.content, layout) if layout is not None else ()
    fix = around.words.say(says("Let the program lay one"))
    for reason in reasons:
        yield Problem("mansion", around.speech.tell(reason), fix=fix, mend="automatic")
