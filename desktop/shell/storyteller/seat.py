"""All that a storyteller does at a seat, as rows of its menu."""

from __future__ import annotations

from desktop.shell.list_card import Row
from desktop.shell.storyteller.aloud import Aloud
from desktop.shell.storyteller.chair import Chair
from desktop.shell.storyteller.character import Characters
from desktop.shell.storyteller.part import Part
from desktop.shell.storyteller.reminders import Reminders
from rules.clocktower.actions import ChangeSide, Kill, Revive
from rules.messages import says
from rules.seats import HOST

DIES, BACK = says("Dies"), says("Comes back to life")
TO_EVIL, TO_GOOD = says("Over to the evil side"), says("Over to the good side")
LAY, LYING = says("Lay a reminder"), says("Reminders here")
CHARACTER, SHOWN = says("Change the character"), says("Show another token")
PUBLIC, APART, AWAKE = says("An ability, aloud"), says("A private question"), says("Woken")
CHAIR = says("Chair")
SO_MANY, BELIEVES = says("here: {n}"), says("{char} is shown")


class OfASeat(Part):
    """The same rows for every seat, whoever sits there: what a real one has a bluffer has."""

    def rows(self) -> list[Row]:
        """In the order of use: digits for what is done most."""
        aloud, tokens, role = Aloud(self.host, self.seat), Reminders(self.host, self.seat), self._characters
        return [
            self._life(),
            Row(self.say(LAY), "", tokens.lay),
            Row(self.say(LYING), self._lying(), tokens.lying, dark=not tokens.here),
            Row(self.say(CHARACTER), self._role(), role.change),
            self._side(),
            Row(self.say(SHOWN), self._believed(), role.show),
            Row(self.say(PUBLIC), "", aloud.claims),
            Row(self.say(APART), "", aloud.question),
            Row(self.say(AWAKE), "", aloud.woken),
            Row(self.say(CHAIR), self._place(), Chair(self.host, self.seat).ask_where),
        ]

    @property
    def _characters(self) -> Characters:
        return Characters(self.host, self.seat)

    def _life(self) -> Row:
        gone = self.seat in self.grim.gone
        return self.row(self.say(BACK if gone else DIES), Revive(HOST, self.seat) if gone else Kill(HOST, self.seat))

    def _side(self) -> Row:
        evil = self.grim.is_evil(self.seat)
        return self.row(self.say(TO_GOOD if evil else TO_EVIL), ChangeSide(HOST, self.seat, not evil))

    def _lying(self) -> str:
        here = len(Reminders(self.host, self.seat).here)
        return self.say(SO_MANY, n=here) if here else ""

    def _role(self) -> str:
        role = self.grim.role(self.seat)
        return self.name(role) if role else ""

    def _believed(self) -> str:
        shown = self.grim.secret.believed.get(self.seat, "")
        return self.say(BELIEVES, char=shown) if shown else ""

    def _place(self) -> str:
        circle = self.grim.public.circle
        return str(circle.index(self.seat) + 1) if self.seat in circle else ""
