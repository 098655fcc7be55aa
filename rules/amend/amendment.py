"""An amendment as the host has it open: what is broken, and how the host rules on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from rules.actions import Action, Correct
from rules.amend.anew import Anew
from rules.amend.broken_step import BrokenStep
from rules.amend.lines import Draft
from rules.amend.rulings import Change, Drop, Insert, Keep, Ruling
from rules.amend.telling import Told, told
from rules.engine import AnyTable, Refused, Step
from rules.seats import Viewer

if TYPE_CHECKING:
    from rules.match import Match


class Amendment:
    """A way anew from an old step on, open until the match settles it; judged when it is looked at.

    Old steps that are still legal are played again by themselves. ``refused`` tells that the new action is illegal;
    ``broken`` is the next old step that is, on which the host has to rule.
    """

    def __init__(self, match: Match, draft: Draft[Any]) -> None:
        if not match.is_on_way(draft.of) or isinstance(draft.action, Correct):
            raise ValueError(f"step {draft.of} cannot be amended so")
        self._match = match
        self._anew: Anew | None = None
        self.draft = draft

    @property
    def of(self) -> int:
        """The number of the step to be corrected."""
        return self.draft.of

    @property
    def refused(self) -> Refused | None:
        """What speaks against the new action."""
        return self._judged().refused

    @property
    def broken(self) -> BrokenStep | None:
        """The next old step that is illegal now."""
        return next(iter(self._judged().broken), None)

    @property
    def breaking(self) -> tuple[int, ...]:
        """The numbers of all that would be illegal if each in turn were dropped."""
        return tuple(one.step for one in self._dropping().broken)

    @property
    def settled(self) -> bool:
        """Whether nothing is left to rule on."""
        return self.refused is None and self.broken is None

    @property
    def steps(self) -> tuple[Step, ...]:
        """The new way, as far as it is judged."""
        return tuple(one.step for one in self._judged().played)

    @property
    def table(self) -> AnyTable:
        """The table at the end of it."""
        return self._judged().table

    def told(self, viewer: Viewer) -> tuple[Told, ...]:
        """The old steps, the corrected one among them, whose result a viewer knows and is another one now."""
        found = (told(self._match, one, viewer) for one in self._judged().replayed)
        return tuple(one for one in found if one is not None)

    # ---- ruling

    def keep(self, reason: str) -> Refused | None:
        """Let the broken step stand; the refusal where the host's authority does not suffice."""
        return self.rule(Keep(self._next(), reason))

    def drop(self) -> Refused | None:
        """Leave the broken step out."""
        return self.rule(Drop(self._next()))

    def change(self, action: Action, overrule: str = "") -> Refused | None:
        """Put another action in its place; the refusal where that one is not legal either."""
        return self.rule(Change(self._next(), action, overrule))

    def insert(self, action: Action, overrule: str = "") -> Refused | None:
        """Do something before the broken step; the refusal where that is not legal."""
        return self.rule(Insert(self._next(), action, overrule))

    def rule(self, ruling: Ruling) -> Refused | None:
        """Rule on the broken step. ValueError when it is another one, or the amendment is no longer open."""
        self._check_open()
        if ruling.step != self._next() or isinstance(getattr(ruling, "action", None), Correct):
            raise ValueError(f"step {ruling.step} is not ruled on so")
        longer = self._with(ruling)
        anew = Anew(self._match, longer)
        refused = anew.turned_down.get(len(self.draft.rulings))
        if refused is None:
            self._go_on(longer, anew)
        return refused

    def drop_all(self) -> None:
        """Leave out whatever is illegal now, and whatever is then."""
        if self.broken is not None:
            self._go_on(self._with(*map(Drop, self.breaking)))

    def back(self) -> bool:
        """Take the last ruling back; whether there was one."""
        rulings = self.draft.rulings
        if rulings:
            self._go_on(msgspec.structs.replace(self.draft, rulings=rulings[:-1]))
        return bool(rulings)

    def forget(self) -> None:
        """Judge anew when looked at next: another one answers for Fate."""
        self._anew = None

    def _next(self) -> int:
        if self.broken is None:
            raise ValueError("no step is broken")
        return self.broken.step

    def _with(self, *rulings: Ruling) -> Draft[Any]:
        return msgspec.structs.replace(self.draft, rulings=(*self.draft.rulings, *rulings))

    def _go_on(self, draft: Draft[Any], anew: Anew | None = None) -> None:
        self._check_open()
        self.draft, self._anew = draft, anew
        self._match.drafted(self)

    def _check_open(self) -> None:
        if self._match.amending is not self:
            raise ValueError("the match has moved on")

    def _judged(self) -> Anew:
        if self._anew is None:
            self._anew = Anew(self._match, self.draft)
        return self._anew

    def _dropping(self) -> Anew:
        return Anew(self._match, self.draft, dropping=True) if self.broken else self._judged()
