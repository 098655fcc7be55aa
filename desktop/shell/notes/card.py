"""The card of the host's notes (P13): what is covered shows only while a key is held; the next one is written below."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop.shell.card import Card
from desktop.shell.context import Context
from desktop.shell.label import Label
from desktop.shell.notes.draft import Draft
from desktop.shell.notes.note_list import NoteList
from desktop.shell.parts.button import Button
from desktop.shell.parts.choices import Answer, Choices
from desktop.shell.parts.entry import ENTERS, Entry
from desktop.shell.parts.look import Look
from desktop.shell.parts.seek import Seek
from desktop.shell.show_to_one.pressed import Pressed
from rules.messages import says

NAME = says("Notes")
FIND = says("Find in the notes")
NONE_YET = says("Nothing is noted yet.")
PRIVATE = says("Only this window and the record have them; the audience, the seats and public copies never do.")
FIELD, WRITE = says("Text of the note"), says("Write a note")
ANEW = says("Note {n} anew; left empty, it is taken away")
HOW = says("How the note lies")
COVER, BARE = says("Cover it"), says("Let it lie open")
LOOK, REWRITE = says("Hold to look"), says("Hold: write anew")
NOTE, CLOSE, GIVE_UP = says("Note it"), says("Close"), says("Leave it as it was")
SPACE = says("Space")
LONGEST = 240
LEAST_WIDE = 460


class NotesCard(Card):
    """``written`` tells that the draft is done, ``left`` that the card is to be closed."""

    written = Signal()
    left = Signal()

    def __init__(self, context: Context, parent: QWidget, draft: Draft) -> None:
        super().__init__(context, parent, "info")
        self.draft = draft
        self.setAccessibleName(context.say(NAME))
        self.seek, self.notes, self.field, self.lies = Seek(), NoteList(context), Entry(), Choices()
        self.look, self.rewrite = Button("plain"), Button("plain")
        self.shut, self.note = Button("ghost"), Button("main")
        self.key, self.enter = Pressed(self), Pressed(self)
        self._arrange()
        self._dress()
        self._connect()
        self._fill()

    # ---- how it is made

    def _arrange(self) -> None:
        say = self.context.say
        self._head, self._none, private = Label("headline"), Label("body", "quiet"), Label("quiet", "quiet", wrap=True)
        for label, text in ((self._head, NAME), (self._none, NONE_YET), (private, PRIVATE)):
            label.setText(say(text))
        self.content.addLayout(_row(self._head, self.seek))
        self.content.addWidget(self._none)
        self.content.addWidget(self.notes)
        self.content.addLayout(_row(self.look, self.rewrite))
        self.content.addWidget(private)
        self.content.addWidget(self.field)
        self.content.addWidget(self.lies)
        self.content.addLayout(_row(self.shut, self.note))
        for button in (self.look, self.rewrite, self.shut, self.note):
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def _dress(self) -> None:
        look, say = Look(self.context.theme, self.context.scale), self.context.say
        self.seek.dress(look, say(FIND), say(FIND))
        self.seek.setText(self.draft.wanted)
        self.field.setMaxLength(LONGEST)
        self.field.dress(look, say(FIELD))
        self.notes.setFixedHeight(look.px(230))
        self.look.write(say(LOOK), look, "eye", say(SPACE))
        self.rewrite.write(say(REWRITE), look, key="Enter")
        self.note.write(say(NOTE), look, key="Enter")
        self._show_draft()

    def _show_draft(self) -> None:
        look, say, number = Look(self.context.theme, self.context.scale), self.context.say, self.draft.number
        self.field.setText(self.draft.text)
        self.field.setPlaceholderText(say(ANEW, {"n": number}) if number else say(WRITE))
        answers = (Answer("covered", say(COVER)), Answer("open", say(BARE)))
        self.lies.offer(answers, "open" if self.draft.open else "covered", look, say(HOW))
        self.shut.write(say(GIVE_UP if number else CLOSE), look, key="Esc")

    def _connect(self) -> None:
        self.seek.sought.connect(self._find)
        self.seek.stepped.connect(self.notes.walk)
        self.seek.onward.connect(self.notes.setFocus)
        self.notes.sought.connect(self.seek.setFocus)
        self.notes.left.connect(self.cover)
        self.key.held.connect(lambda: self.notes.uncover(True))
        self.key.moved.connect(self._follow)
        self.enter.held.connect(self._take)
        for button, key in ((self.look, self.key), (self.rewrite, self.enter)):
            button.pressed.connect(key.press)
            button.released.connect(self.cover)
        self.field.textChanged.connect(self._typed)
        self.field.onward.connect(self._write)
        self.note.clicked.connect(self._write)
        self.lies.chosen.connect(self._lie)
        self.shut.clicked.connect(self._leave)

    @property
    def wide(self) -> int:
        return max(LEAST_WIDE, self.context.px(640))

    # ---- what is found

    def _fill(self) -> None:
        made = self.context.session.notes()
        self.notes.fill(made, self.draft.wanted)
        self._none.setVisible(not made)
        for part in (self.seek, self.notes, self.look, self.rewrite):
            part.setVisible(bool(made))

    def _find(self, wanted: str) -> None:
        self.draft.wanted = wanted
        self._fill()

    def cover(self) -> None:
        """Hide at once what lies bare."""
        self.enter.release()
        self.key.release()

    def _follow(self) -> None:
        """What is bare is covered as soon as the key is up."""
        if not self.key.down:
            self.notes.uncover(False)

    # ---- what is written

    def _typed(self, text: str) -> None:
        self.draft.text = text

    def _lie(self, how: str) -> None:
        self.draft.open = how == "open"

    def _write(self) -> None:
        """The Enter that took an old note up may still be down."""
        if not self.enter.repeats():
            self.written.emit()

    def _take(self) -> None:
        note = self.notes.chosen
        if note is not None:
            self.draft.take(note)
            self._show_draft()
            self.field.setFocus()

    def _leave(self) -> None:
        """From an old note back to a new one; from that away."""
        if self.draft.number:
            self.draft.leave()
            self._show_draft()
            self.field.setFocus()
        else:
            self.left.emit()

    # ---- keys

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.field.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = self._held_by(event)
        if key is not None:
            if not event.isAutoRepeat():
                key.press()
        elif event.key() == Qt.Key.Key_Escape:
            self._leave()
        elif event.key() in ENTERS and not event.isAutoRepeat():
            self._write()
        else:
            event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        key = self._held_by(event)
        if key is not None and not event.isAutoRepeat():
            key.let_go()

    def _held_by(self, event: QKeyEvent) -> Pressed | None:
        """What a key of the list holds down."""
        if not self.notes.hasFocus():
            return None
        return self.key if event.key() == Qt.Key.Key_Space else self.enter if event.key() in ENTERS else None

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.WindowDeactivate, QEvent.Type.Hide):
            self.cover()
        return super().event(event)


def _row(first: QWidget, second: QWidget) -> QHBoxLayout:
    row = QHBoxLayout()
    row.addWidget(first)
    row.addWidget(second, 1)
    return row
