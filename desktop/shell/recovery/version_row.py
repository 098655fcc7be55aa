"""A state of a record: which one, when it was left, and how far it goes."""

from desktop import generations
from desktop.recent import Recent
from desktop.shell.parts.look import Look
from desktop.shell.start_page import telling
from desktop.shell.start_page.recent_row import RecentRow
from desktop.words import Words
from rules.messages import says

PRESENT = says("As it is now")
EARLIER = says("State {n}")
STEPS = says("{n} steps")
LINE = says("Line {n}: {sentence}")
FILE = says("In {file}: {sentence}")
KEPT = says("{n} steps can be kept.")


class VersionRow(RecentRow):
    """Pressed, the present state is opened, an earlier one restored."""

    @property
    def earlier(self) -> bool:
        """Whether it is a generation."""
        return self.entry.path.parent.name == generations.FOLDER

    def tell(self, entry: Recent, when: str, look: Look, words: Words) -> None:
        super().tell(entry, when, look, words)
        number = {"n": generations.number(entry.path)} if self.earlier else {}
        self.call(words.say(EARLIER, number) if self.earlier else words.say(PRESENT), _state(entry, words))


def _state(entry: Recent, words: Words) -> str:
    if entry.glance is None or entry.fault is not None:
        return telling.state(entry, words)
    return " · ".join((words.say(STEPS, {"n": entry.steps}), telling.whose(entry.glance, words)))


def report(entry: Recent, words: Words) -> str:
    """What was wrong with a file, where, and how much of it is kept; "" where nothing was."""
    if entry.fault is None:
        return ""
    sentence = telling.state(entry, words)
    values = {"n": entry.fault.line, "file": telling.file_name(entry), "sentence": sentence}
    return " ".join((words.say(LINE if entry.fault.line else FILE, values), words.say(KEPT, {"n": entry.steps})))
