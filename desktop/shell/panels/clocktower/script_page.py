"""The sheet of the table, to be looked through by any name, with the host's own almanac beside it (P45, P46)."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QHideEvent, QKeyEvent
from PySide6.QtWidgets import QWidget

from desktop.commands import BY_ID
from desktop.fonts import Role
from desktop.shell.book.listing import Listing
from desktop.shell.book.page import Page
from desktop.shell.context import Context
from desktop.shell.log_filter import small_button
from desktop.shell.panels.clocktower.character_card import CharacterCard
from desktop.shell.panels.clocktower.character_list import CharacterList
from desktop.shell.panels.clocktower.told import own, script
from desktop.shell.panels.clocktower.told.script import Section
from desktop.shell.parts.flow import Flow
from desktop.shell.parts.look import Look
from desktop.shell.parts.prose import Prose
from desktop.shell.parts.seek import Seek
from desktop.shell.play import Play
from rules.clocktower.content import Character
from rules.messages import says

FIELD: Final = says("Find a character, by any of its names")
NOTHING: Final = says("Nothing is called that.")
DOORS: Final = {"almanac": says("Own almanac…"), "save-script": says("Save…"), "clock-lists": says("Lists…")}


class ScriptPage(Page):
    """Enter unfolds the likeliest, Esc empties the field."""

    def __init__(self, context: Context, play: Play) -> None:
        self._play = play
        super().__init__(context)

    def fill(self) -> None:
        self.field, self.nothing = Seek(), Prose(Role.BODY, "text2")
        self.sections: list[CharacterList] = []
        self.shown: tuple[Section, ...] = ()
        self.rules, self.lists = Listing(), Listing()
        self.buttons = {id_: small_button() for id_ in DOORS}
        for part in (self.field, self._doors(), self.nothing, self.rules, self.lists):
            self.column.addWidget(part)
        self.column.addStretch(1)
        self.field.sought.connect(lambda _: self._seek())
        self.field.onward.connect(self._unfold)
        self.field.left.connect(self._tell_seeking)

    def _doors(self) -> QWidget:
        row = QWidget()
        flow = Flow(row, 2)
        for id_, button in self.buttons.items():
            flow.addWidget(button)
            button.clicked.connect(partial(self._ask, id_))
        return row

    def _ask(self, id_: str, _checked: bool = False) -> None:
        self._play.commanded.emit(id_)

    # ---- what is shown

    def follow(self, look: Look) -> None:
        voice, say = self.voice, self.context.say
        self.field.dress(look, say(FIELD), say(FIELD))
        self.shown = script.sections(voice, self.field.wanted)
        self._have(len(self.shown))
        for part, section in zip(self.sections, self.shown, strict=False):
            cards = part.head(section.heading, len(section.characters), look)
            for card, one in zip(cards, section.characters, strict=True):
                self._tell(card, one, look, section.beyond)
        self.nothing.write("" if self.shown else say(NOTHING), look)
        ids = [one.id for section in self.shown for one in section.characters]
        self.rules.tell(script.rules(voice, ids), look)
        self.lists.tell(script.lists(voice), look)
        for id_, button in self.buttons.items():
            button.setText(say(DOORS[id_]))
            button.setAccessibleName(say(BY_ID[id_].title))
            button.setToolTip(say(BY_ID[id_].title))

    def _have(self, wanted: int) -> None:
        while len(self.sections) < wanted:
            self.sections.append(CharacterList())
            self.column.insertWidget(self.column.indexOf(self.rules), self.sections[-1])
        for at, section in enumerate(self.sections):
            section.setVisible(at < wanted)

    def _tell(self, card: CharacterCard, one: Character, look: Look, beyond: bool) -> None:
        voice, entry = self.voice, own.entry(self.context, one.id)
        name, text = voice.say("{it}", it=one.name), voice.part("{it}", it=one.text)
        card.tell(one.id, name, "" if beyond else text, look, self.context.words)
        if entry is not None:
            card.tell_own(own.short(entry), own.whole(entry))

    # ---- looking for something

    def _seek(self) -> None:
        self.refresh()
        self._tell_seeking()

    def _tell_seeking(self) -> None:
        self.seeking.emit(self.isVisible() and bool(self.field.hasFocus() or self.field.wanted.strip()))

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.seeking.emit(False)

    def seek(self) -> None:
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.field.selectAll()
        self._tell_seeking()

    def _unfold(self) -> None:
        """The likeliest of what was found."""
        if self.field.wanted.strip() and self.shown:
            self.sections[0].cards[0].unfold()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.field.text():
            self.field.clear()
        else:
            event.ignore()
