"""Which character a seat has from now on, or is shown: typed by any of its names."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

from desktop.shell.seek_row import Sought
from desktop.shell.storyteller.part import Part
from rules.actions import Action
from rules.clocktower.actions import ChangeCharacter, ShowAs
from rules.clocktower.content import Character
from rules.messages import says
from rules.seats import HOST

CHANGE: Final = says("{who}: which character from now on?")
SHOW: Final = says("{who}: which token is shown?")
PLAYED: Final = says("{team} · in play")


class Characters(Part):
    """The sheet first, then every other character that is known."""

    def change(self) -> None:
        """The true one."""
        self.seek(CHANGE, lambda: list(self._each(lambda one: ChangeCharacter(HOST, self.seat, one))))

    def show(self) -> None:
        """The one that is shown instead; the true one takes that back."""
        self.seek(SHOW, lambda: list(self._each(lambda one: ShowAs(HOST, self.seat, one))))

    def _each(self, action: Callable[[str], Action]) -> Iterator[Sought]:
        content, played = self.grim.content, set(map(self.grim.role, self.grim.public.circle))
        every = {**content.known.characters, **content.cast}
        for one in (*content.cast.values(), *(every[id_] for id_ in every if id_ not in content.cast)):
            act = partial(self.attempt, action(one.id))
            note = self._note(one, one.id in played)
            yield Sought(self.name(one.id), note, one.called, act, one.id not in content.cast)

    def _note(self, one: Character, played: bool) -> str:
        team = self.name(one.team) if one.team else ""
        return self.say(PLAYED, team=one.team) if played else team
