"""What comes next in an action of several steps, or answers a question, as rows of the action bar."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from desktop.shell.context import Context
from desktop.shell.deed import ASKS, ICONS, Deed
from desktop.shell.entry import KEYLESS, Entry, Pick, picks
from desktop.shell.fillings import Way
from desktop.shell.play import Play
from desktop.speech import Speech
from rules.messages import says
from rules.offers import Form, Several, Shares

YES, NO = says("Yes"), says("No")
DONE = says("Done: {n} chosen")
IS_SO: Final = says("So it was")
ENTER: Final = "Enter"
NUMBERS = says("{n} to choose")
FACE_DOWN = says("One that lies face down")
USE = says("Use a tile or an item")


class DeedsOfEntry:
    """Names each pick by what it chooses."""

    def __init__(self, context: Context, play: Play) -> None:
        self.context = context
        self.play = play

    def rows(self, entry: Entry, lit: str = "") -> Iterator[Deed]:
        """Each with what speaks against it; ``lit`` is the value that is lit."""
        for pick in picks(self.context.session, entry):
            reasons = () if pick.best.possible else tuple(map(self.context.speech.tell, pick.best.reasons))
            note = self.context.say(ASKS) if pick.best.asking else ENTER if pick.digit == KEYLESS else ""
            is_lit = pick.done or (bool(lit) and pick.value == lit)
            act = partial(self.play.pick, pick)
            title, asks = self._named(entry, pick), pick.best.asking
            yield Deed(title, _sign(entry, pick), note, reasons, is_lit, act, digit=pick.digit, asks=asks)

    def _named(self, entry: Entry, pick: Pick) -> str:
        if pick.done:
            return self.context.say(IS_SO) if entry.dice else self.context.say(DONE, {"n": len(entry.picked)})
        if isinstance(entry.row, Shares) and isinstance(pick.value, int):
            gate = self.context.speech.heading(entry.row.among[len(entry.picked)])
            return f"{gate}: {pick.value}"
        if isinstance(pick.value, bool):
            return self.context.say(YES if pick.value else NO)
        if isinstance(pick.value, int):
            return str(pick.value)
        if pick.value == "":
            return self.context.say(FACE_DOWN)
        if pick.room or pick.value is not None:
            return self.context.speech.heading(pick.room or str(pick.value))
        whole = way_title(self.context.speech, pick.ways[0])
        return (entry.first and told_apart(self.context.speech, pick.ways[0].form)) or whole


def die(face: int) -> str:
    """The sign of a face that is neither a success nor none."""
    return f"ark-die-{face}-failure"


def told_apart(speech: Speech, form: Form) -> str:
    """What tells a form from others of the same title."""
    told = ", ".join(filter(None, (speech.filling(name, value) for name, value in form.fixed)))
    return told[:1].upper() + told[1:]


def way_title(speech: Speech, way: Way, *more: str) -> str:
    """A form by its title, and by what tells it from others of the same title."""
    form, hole = way.form, way.hole
    parts = [speech.filling(name, value) for name, value in form.fixed]
    if hole is not None and isinstance(hole.domain, Several):
        parts.append(speech.words.say(NUMBERS, {"n": hole.domain.low}))
    told = ", ".join(filter(None, (*parts, *more)))
    title = speech.title(form.action)
    return f"{title}: {told}" if told else title


def row_title(speech: Speech, forms: Sequence[Form]) -> str:
    """What is done at once by all that fills it; what is chosen first by its action, or by what several share."""
    if len(forms) == 1 and not forms[0].holes:
        return way_title(speech, Way(forms[0]))
    alike = all(form.action == forms[0].action for form in forms)
    return speech.title(forms[0].action) if alike else speech.words.say(USE)


def _sign(entry: Entry, pick: Pick) -> str:
    if pick.picked or pick.done:
        return "check"
    if entry.dice is not None:
        return die(int(str(pick.value)))
    return ICONS.get(str(pick.value), "arrow") if pick.value is not None else "arrow"
