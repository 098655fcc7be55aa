"""An action that is entered in several steps: how far it has come, and the way back."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from desktop.scene.light import Light
from desktop.shell import secrecy
from desktop.shell.entry import Entry, Pick, is_place, picks
from desktop.shell.fillings import Way
from desktop.shell.games import custom
from rules.engine import answer_form
from rules.views import Space, SpaceId

if TYPE_CHECKING:
    from desktop.shell.play.play import Play


class Entries:
    """The steps that were taken, the last of them open."""

    def __init__(self, play: Play) -> None:
        self._play = play
        self._steps: list[Entry] = []

    @property
    def open(self) -> Entry | None:
        """The step that is taken now; None where nothing was begun."""
        return self._steps[-1] if self._steps else None

    def enter(self, entry: Entry) -> None:
        """One step further."""
        found = picks(self._play.session, entry)
        self._steps.append(entry)
        if not entry.lifted:
            self._play.settled.emit()
            self.light(found)
        self._play.entered.emit()

    def go_on(self, ways: tuple[Way, ...], button: QWidget | None = None, anyway: bool = False) -> None:
        """Ask for what is missing; what lacks nothing is tried."""
        entry = Entry(ways, anyway=anyway)
        if len(ways) == 1 and ways[0].hole is None:
            self._play.attempt(picks(self._play.session, entry)[0].best.action, button)
            return
        self.enter(entry)
        self.pass_by()

    def pass_by(self) -> None:
        """Where a single place is certain and more is to be chosen, nobody has to point at it."""
        entry, spaces = self.open, self._spaces()
        told = entry is not None and entry.several is None and entry.row is None
        found = picks(self._play.session, entry) if entry is not None and told else ()
        certain = [pick for pick in found if pick.value in spaces and not pick.best.reasons]
        only = len(found) == sum(pick.value in spaces for pick in found) and len(certain) == 1
        if only and certain[0].ways[0].hole is not None:
            self._steps.pop()
            self.go_on(certain[0].ways)

    def back(self) -> bool:
        """One step back, where there is one before; whether there was."""
        further = len(self._steps) > 1
        if further:
            self._steps.pop()
            self.enter(self._steps.pop())
        return further

    def close(self) -> bool:
        """Leave what was begun; whether there was any."""
        entry, self._steps = self.open, []
        if entry is None:
            return False
        if not entry.lifted:
            self._play.scene.light({})
        self._play.entered.emit()
        return True

    def reads_back(self, entry: Entry) -> bool:
        """Whether what was pointed at is said once more before it counts."""
        return any(way.form.action in custom(self._play.session).read_back for way in entry.ways)

    # ---- the open question

    def question(self) -> Entry | None:
        """The open question as an entry, where this window may answer it."""
        asked = self._play.session.asked()
        if asked is None or secrecy.is_withheld(self._play.session):
            return None
        return Entry((Way(answer_form(asked)),))

    def question_of_places(self) -> Entry | None:
        """An open question that is answered by a place of the board."""
        session, spaces = self._play.session, self._spaces()
        entry = self.question() if not secrecy.asked_alone(session) else None
        found = picks(session, entry) if entry is not None else ()
        return entry if any(is_place(pick, spaces) for pick in found) else None

    def light_question(self) -> None:
        """Light the places that answer the open question."""
        question = self.question_of_places()
        if question is not None:
            self.light(picks(self._play.session, question))

    # ---- on the board

    def light(self, found: Iterable[Pick]) -> None:
        """Light what may be chosen there."""
        spaces = self._spaces()
        shown = [pick for pick in found if is_place(pick, spaces)]
        self._play.scene.light({pick.room or str(pick.value): _shine(pick) for pick in shown})

    def _spaces(self) -> dict[SpaceId, Space]:
        return {space.id: space for space in self._play.session.picture().spaces}


def _shine(pick: Pick) -> Light:
    if not pick.best.possible:
        return Light.DARK
    return Light.ASKS if pick.best.reasons else Light.LEGAL
