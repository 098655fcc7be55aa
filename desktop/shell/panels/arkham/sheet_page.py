"""The sheets: all investigators at a glance, one of them whole, its sliders moved by mouse or keys (P31)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtWidgets import QWidget

from desktop.fonts import Role
from desktop.shell.book.block import Block, Entry
from desktop.shell.book.listing import Listing
from desktop.shell.book.page import Page
from desktop.shell.book.row import Heading, Row
from desktop.shell.context import Context
from desktop.shell.games.town import town
from desktop.shell.panels.arkham.face import Face
from desktop.shell.panels.arkham.slider import Slider
from desktop.shell.panels.arkham.told import people
from desktop.shell.panels.arkham.vitals import Vitals
from desktop.shell.parts.flow import Flow
from desktop.shell.parts.look import Look
from desktop.shell.parts.prose import Prose
from desktop.shell.play import Play
from desktop.shell.seats import MENU
from rules.arkham.actions import Slide
from rules.arkham.state import TRACKS, Sheet, Town
from rules.messages import says

ABREAST: Final = 4
HOW: Final = says("Drag, or Left and Right, moves it.")
FOCUS: Final = says("Focus")
USED: Final = says("{n} of {most} used")
IDLE: Final = says("{most} a turn")
GLANCE: Final = says("{who}: Sanity {sanity}, Stamina {stamina}")
NOBODY: Final = says("Nobody has an investigator yet.")
COMING: Final = says("{who} comes in when the next turn begins.")


class SheetPage(Page):
    """Whoever acts, until somebody else is chosen; ``ask`` opens the menu of a seat."""

    def __init__(self, context: Context, play: Play, ask: Callable[[str], object]) -> None:
        self.play, self._ask = play, ask
        self.chosen, self._acting = "", ""
        super().__init__(context)

    def fill(self) -> None:
        self.faces: dict[str, Face] = {}
        self._row = QWidget()
        self._flow = Flow(self._row, 4, ABREAST)
        self.heading, self.states, self.vitals = Heading(), Listing(), Vitals()
        self.note, self.cards, self.focus = Prose(Role.SMALL, "text2"), Listing(), Row()
        self.sliders = {up: Slider((f"ark-{up}", f"ark-{down}")) for up, down in TRACKS}
        above = (self._row, self.heading, self.states, self.vitals, self.note)
        for part in (*above, *self.sliders.values(), self.focus, self.cards):
            self.column.addWidget(part)
        self.column.addStretch(1)
        for track, slider in self.sliders.items():
            slider.asked.connect(partial(self.slide, track))

    # ---- whose

    def choose(self, seat: str) -> None:
        """Show this sheet until somebody else is to act."""
        self.chosen = seat
        self.refresh()

    def _whose(self, now: Town) -> str:
        if now.active != self._acting:
            self._acting, self.chosen = now.active, ""
        there = _shown(now)
        return next((seat for seat in (self.chosen, now.active, now.first, *there) if seat in there), "")

    # ---- what is shown

    def follow(self, look: Look) -> None:
        now = town(self.context.session)
        seat = self._whose(now)
        self._show_faces(now, seat, look)
        found = now.sheets.get(seat)
        sheet = None if found is None or found.late else found
        for part in (self.heading, *self.sliders.values(), self.focus, self.cards):
            part.setVisible(sheet is not None)
        if sheet is None:
            self.note.write(self.voice.say(COMING, who=seat) if found is not None else self.context.say(NOBODY), look)
            self.states.tell((), look)
            self.vitals.tell((), look)
            return
        self._show_sheet(now, seat, sheet, look)

    def _show_sheet(self, now: Town, seat: str, sheet: Sheet, look: Look) -> None:
        voice = self.voice
        name, player = voice.name(sheet.investigator), voice.name(seat)
        self.heading.tell(Block(name if player == name else f"{name} · {player}", (), voice.name(sheet.at)), look)
        self.states.tell_entries(people.states(voice, seat), look)
        self.vitals.tell(people.numbers(voice, seat), look)
        self.note.write("" if now.told else self.context.say(people.UNTOLD), look)
        self._show_sliders(now, seat, look)
        self.cards.tell(people.blocks(voice, seat), look)

    def _show_sliders(self, now: Town, seat: str, look: Look) -> None:
        voice, may = self.voice, now.phase == "upkeep" and now.active == seat
        stood = now.stood if may else now.sheets[seat].sliders
        for (up, down, numbers, stop), began in zip(people.skills(voice, seat), stood, strict=True):
            slider = self.sliders[up]
            slider.setVisible(now.told)
            slider.lay((voice.name(up), voice.name(down)), numbers, stop, began, look)
            slider.allow(may, self.context.say(HOW))
        used, most = people.focus(voice, seat)
        told = voice.say(USED if may else IDLE, n=used, most=most)
        self.focus.setVisible(now.told)
        self.focus.tell(Entry(self.context.say(FOCUS), told, "ark-focus"), look)

    def _show_faces(self, now: Town, seat: str, look: Look) -> None:
        there = _shown(now)
        for one in (*there, *self.faces):
            face = self.faces.get(one) or self._make(one)
            face.setVisible(one in there and len(there) > 1)
            if one in there:
                self._show_face(face, now, one, look)
                face.setChecked(one == seat)

    def _show_face(self, face: Face, now: Town, seat: str, look: Look) -> None:
        voice, sheet = self.voice, now.sheets[seat]
        told = now.told and not sheet.late
        numbers = (str(sheet.sanity), str(sheet.stamina)) if told else ("", "")
        name = voice.say(GLANCE, who=seat, sanity=numbers[0], stamina=numbers[1]) if told else voice.name(seat)
        face.lay(
            name, f"investigator-{now.order.index(seat) + 1}", numbers, seat == now.active, self.context.say(MENU), look
        )

    def _make(self, seat: str) -> Face:
        face = self.faces[seat] = Face()
        face.clicked.connect(partial(self.choose, seat))
        face.asked.connect(partial(self._ask, seat))
        self._flow.addWidget(face)
        return face

    # ---- what is done

    def slide(self, track: str, stop: int) -> None:
        """Move a slider as the mouse or the keys asked for; the rules say whether it may."""
        seat = town(self.context.session).active
        slider = self.sliders[track]
        self.play.attempt(Slide(seat, track, stop), slider)  # type: ignore[arg-type] # a key of the sliders
        slider.update()


def _shown(now: Town) -> list[str]:
    """The seats with a sheet to show, now or soon."""
    return [seat for seat in now.order if now.sheets[seat].investigator or now.sheets[seat].late]
