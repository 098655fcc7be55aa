"""The host's remarks as lines of the log."""

from __future__ import annotations

from desktop.shell.context import Context
from rules.messages import says
from rules.remarks import LastRound, Noted, Peeked, Remark, Reminded, Ruled
from rules.seats import AUDIENCE

REMINDED = says("Reminder to {who} ({n})")
LAST, NOT_LAST = says("The last round is announced."), says("It is not the last round after all.")
OPEN, COVERED = says("Note {n}: {text}"), says("Note {n}, covered")
TAKEN_BACK = says("Taken back, though the audience had seen it: {what}")


def told(context: Context, remark: Remark) -> str:
    """The sentence of a remark."""
    if isinstance(remark, Peeked):
        return context.speech.tell(remark)
    if isinstance(remark, Ruled):
        from desktop.shell.rulings.told import sentence

        return sentence(context, remark)
    if isinstance(remark, Reminded):
        return context.say(REMINDED, {"who": context.speech.value("", remark.who), "n": remark.count})
    if isinstance(remark, LastRound):
        return context.say(LAST if remark.announced else NOT_LAST)
    if isinstance(remark, Noted):
        return context.say(OPEN if remark.open else COVERED, {"n": remark.number, "text": remark.text})
    return context.say(TAKEN_BACK, {"what": " ".join(shown(context, remark.steps))})


def shown(context: Context, steps: tuple[int, ...]) -> list[str]:
    """What the audience was told by some steps, in the window's language."""
    events = (event for step in steps for event in context.session.events(step, AUDIENCE))
    return [sentence for event in events if (sentence := context.speech.tell(event))]
