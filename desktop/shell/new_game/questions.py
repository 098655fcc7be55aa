"""The questions of the new game's page, and where each one's message stands."""

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

from desktop.shell.new_game.answers import ASKED, ASKED_OF_FATE, KNOWLEDGE, MANSIONS, NOISE, SOURCES, answers
from desktop.shell.new_game.draft import DRAWN, Draft
from desktop.shell.new_game.house_rules import HouseRules
from desktop.shell.new_game.making import SEAT
from desktop.shell.new_game.people import People
from desktop.shell.parts.choices import Answer, Choices
from desktop.shell.parts.field import Field, Remark
from desktop.shell.parts.look import Look
from desktop.words import Words
from rules.fate import Source
from rules.messages import says

FIRST = "first"
ACTIONS = {"1": says("One"), "2": says("Two")}


class Questions(QObject):
    """Writes every answer into the draft at once."""

    changed = Signal()
    left = Signal(str)
    mend = Signal(str)
    file_wanted = Signal()
    finished = Signal()

    def __init__(self, draft: Draft) -> None:
        super().__init__()
        self._draft = draft
        self.people, self.house = People(draft), HouseRules(draft)
        self.choices = {
            "start": Choices(),
            "gray-actions": Choices(),
            "knowledge": Choices(columns=3, gap=0),
            "mansion": Choices(columns=2, gap=0),
            "fate": Choices(),
            "noise": Choices(),
        } | {_of_fate(kind): Choices() for kind in ASKED_OF_FATE}
        self.fields = {"people": Field(self.people, large=True)} | {
            name: Field(choices, name in ("knowledge", "mansion", "fate")) for name, choices in self.choices.items()
        }
        self._connect()

    def _connect(self) -> None:
        self.people.changed.connect(self.changed)
        self.people.left.connect(self._leave_name)
        self.people.mend.connect(self.mend)
        self.people.finished.connect(self.finished)
        self.house.changed.connect(self.changed)
        self.house.left.connect(self.left)
        self.choices["knowledge"].declined.connect(lambda _: self.left.emit("knowledge"))
        for name, choices in self.choices.items():
            choices.chosen.connect(lambda value, name=name: self._choose(name, value))

    def _leave_name(self, seat: str) -> None:
        self.left.emit(f"name:{seat}")

    def _choose(self, name: str, value: str) -> None:
        draft = self._draft
        source: Source = "cardboard" if value == "cardboard" else "program"
        if name == "fate":
            draft.sources = dict.fromkeys(draft.sources, source)
        elif name.startswith(_of_fate("")):
            draft.sources[name.removeprefix(_of_fate(""))] = source
        elif name == "gray-actions":
            draft.gray_actions = 2 if value == "2" else 1
        elif name != "knowledge":
            setattr(draft, name, "" if value == FIRST else value)
        if value == "automatic":
            draft.lay_anew()
        self.changed.emit()
        if value == "file":
            self.file_wanted.emit()

    # ---- what is shown

    def show_draft(self, look: Look, words: Words) -> None:
        """Make every answer equal the draft."""
        self.people.show_draft(look, words)
        self.house.show_draft(look, words)
        for name, (asked, hint) in ASKED.items():
            self.fields[name].ask(words.say(asked), look, words.say(hint))
        for kind, asked in ASKED_OF_FATE.items():
            self.fields[_of_fate(kind)].ask(words.say(asked), look)
        for name, (offered, chosen) in self._offers(words).items():
            self.choices[name].offer(offered, chosen, look, words.say(self._asked(name)))
        self.fields["gray-actions"].setVisible(self._draft.gray_man)

    def _asked(self, name: str) -> str:
        return ASKED[name][0] if name in ASKED else ASKED_OF_FATE[name.removeprefix(_of_fate(""))]

    def _offers(self, words: Words) -> dict[str, tuple[list[Answer], str]]:
        """What each question offers, and what is chosen."""
        draft = self._draft
        told = set(draft.sources.values())
        one = [Answer(value, words.say(title)) for value, (title, _) in SOURCES.items()]
        every = [Answer(value, words.say(title)) for value, (_, title) in SOURCES.items()]
        counts = [Answer(count, words.say(title)) for count, title in ACTIONS.items()]
        return {
            "start": (self._starts(words), draft.start or FIRST),
            "gray-actions": (counts, str(draft.gray_actions)),
            "knowledge": (answers(KNOWLEDGE, words), "K0"),
            "mansion": (self._mansions(words), draft.mansion),
            "fate": (every, next(iter(told)) if len(told) == 1 else ""),
            "noise": (answers(NOISE, words), draft.noise),
        } | {_of_fate(kind): (one, source) for kind, source in draft.sources.items()}

    def _mansions(self, words: Words) -> list[Answer]:
        offered = answers(MANSIONS, words)
        named = self._draft.layout_name
        return [one._replace(note=named) if one.value == "file" and named else one for one in offered]

    def _starts(self, words: Words) -> list[Answer]:
        called = dict(self._draft.named())
        named = [
            Answer(one.colour, called.get(one.colour) or words.say(SEAT, {"n": number}))
            for number, one in enumerate(self._draft.visitors, 1)
        ]
        first = Answer(FIRST, words.say(says("The first seat")))
        return [first, Answer(DRAWN, words.say(says("Drawn"))), *named]

    # ---- messages

    def remarks(self) -> dict[str, Remark]:
        """Where the message of each field stands."""
        rows = {f"name:{seat}": row.remark for seat, row in self.people.rows.items()}
        fields = {name: field.remark for name, field in (self.fields | self.house.fields).items()}
        return rows | fields

    def focus(self, field: str) -> QWidget:
        """Put the keyboard where the field is answered."""
        target = self._target(field)
        target.setFocus(Qt.FocusReason.TabFocusReason)
        return target

    def _target(self, field: str) -> QWidget:
        if field.startswith("name:"):
            return self.people.rows[field.removeprefix("name:")].entry
        if field in self.house.entries:
            self.house.open()
            return self.house.entries[field]
        if field == "people":
            return self.people.more
        choices = self.choices[field]
        return choices.options[choices.value]


def _of_fate(kind: str) -> str:
    return f"fate:{kind}"
