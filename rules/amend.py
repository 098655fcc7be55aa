"""Amending the past: a wrong entry is corrected where it happened, and what came after it is judged again."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Generic, NamedTuple

import msgspec

from rules.actions import Action, Answer, Correct
from rules.effects import Choice
from rules.engine import A, AnyTable, E, I, R, Refused, Step, after, carry_out, correct, remedies, why
from rules.events import Event
from rules.seats import AUDIENCE, FATE, SPECTATORS, Viewer
from rules.state import Item
from rules.violations import NotAsked, Violation

if TYPE_CHECKING:
    from rules.match import Match, Node


class Ruling(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True, omit_defaults=True):
    """What the host decides about an old step, by its number, that has become illegal."""

    step: int


class Keep(Ruling, frozen=True, tag="keep"):
    """It stands all the same, by the host's authority."""

    reason: str


class Drop(Ruling, frozen=True, tag="drop"):
    """It is left out, with the answers that belong to it."""


class Change(Ruling, Generic[A], frozen=True, tag="change"):
    """Another action takes its place."""

    action: A
    overrule: str = ""


class Insert(Ruling, Generic[A], frozen=True, tag="insert"):
    """Something is done before it, and then it is judged once more."""

    action: A
    overrule: str = ""


class Draft(
    msgspec.Struct,
    Generic[A],
    frozen=True,
    tag="draft",
    tag_field="type",
    forbid_unknown_fields=True,
    omit_defaults=True,
):
    """An amendment not yet settled: the step to be corrected, its new action, and what was decided so far."""

    of: int
    action: A
    overrule: str = ""
    rulings: tuple[Keep | Drop | Change[A] | Insert[A], ...] = ()


class Amend(
    msgspec.Struct, Generic[A, E, I, R], frozen=True, tag="amend", tag_field="type", forbid_unknown_fields=True
):
    """An amendment settled: the step corrected, and the steps from it on, the first with its new action."""

    of: int
    steps: tuple[Step[A, E, I, R], ...]


class BrokenStep(NamedTuple):
    """An old step that is illegal now, with every reason and what would be legal instead."""

    step: int
    action: Action
    refused: Refused

    @property
    def reasons(self) -> tuple[Violation, ...]:
        """Everything against it."""
        return self.refused.violations

    @property
    def may_stand(self) -> bool:
        """Whether the host's authority suffices to keep it."""
        return not isinstance(self.action, Correct) and all(reason.overrulable for reason in self.reasons)


class Told(NamedTuple):
    """An old step whose result is another one now, as a viewer may know it; ``new`` is empty where it was dropped."""

    step: int
    old: tuple[Event, ...]
    new: tuple[Event, ...]


class Amendment:
    """A way anew from an old step on, open until the match settles it; judged when it is looked at.

    Old steps that are still legal are played again by themselves. ``refused`` tells that the new action is illegal;
    ``broken`` is the next old step that is, on which the host has to rule.
    """

    def __init__(self, match: Match, draft: Draft[Any]) -> None:
        if not match.is_on_way(draft.of) or isinstance(draft.action, Correct):
            raise ValueError(f"step {draft.of} cannot be amended so")
        self._match = match
        self._anew: _Anew | None = None
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
        return tuple(told for one in self._judged().replayed if (told := self._told(one, viewer)) is not None)

    def _told(self, one: _Replayed, viewer: Viewer) -> Told | None:
        nodes, played = one.unit.nodes, one.played
        if viewer in (AUDIENCE, SPECTATORS):
            nodes = self._published(nodes)
        if len(nodes) < len(one.unit.nodes):
            played = played[: len(nodes)]
        old = self._shares(viewer, (_Played(_step(node), node.table) for node in nodes))
        new = self._shares(viewer, played)
        return Told(one.unit.number, old, new) if nodes and old != new else None

    def _published(self, nodes: tuple[Node, ...]) -> tuple[Node, ...]:
        public = {node.number for node in self._match.path(self._match.published())}
        return tuple(node for node in nodes if node.number in public)

    def _shares(self, viewer: Viewer, steps: Iterable[_Played]) -> tuple[Event, ...]:
        redact = self._match.book.redact
        shares = (redact(viewer, one.table.state, event) for one in steps for event in one.step.events)
        return tuple(share for share in shares if share is not None)

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
        anew = _Anew(self._match, longer)
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

    def _go_on(self, draft: Draft[Any], anew: _Anew | None = None) -> None:
        self._check_open()
        self.draft, self._anew = draft, anew
        self._match.drafted(self)

    def _check_open(self) -> None:
        if self._match.amending is not self:
            raise ValueError("the match has moved on")

    def _judged(self) -> _Anew:
        if self._anew is None:
            self._anew = _Anew(self._match, self.draft)
        return self._anew

    def _dropping(self) -> _Anew:
        return _Anew(self._match, self.draft, dropping=True) if self.broken else self._judged()


# ---- playing again


class _Unit(NamedTuple):
    """An old step with the joined answers that belong to it."""

    nodes: tuple[Node, ...]

    @property
    def number(self) -> int:
        return self.nodes[0].number

    @property
    def step(self) -> Step:
        return _step(self.nodes[0])

    @property
    def left_open(self) -> Choice | None:
        """The question that was open after it."""
        return self.nodes[-1].table.asked


class _Played(NamedTuple):
    """A step of a way, and the table after it."""

    step: Step
    table: AnyTable


class _Replayed(NamedTuple):
    """An old step and what stands in its place."""

    unit: _Unit
    played: tuple[_Played, ...]


class _Anew:
    """The way played again under a draft's rulings, up to the first illegal step or, ``dropping`` them, to its end.

    ``turned_down`` are rulings that were illegal themselves, by their place in the draft; they change nothing.
    """

    def __init__(self, match: Match, draft: Draft[Any], dropping: bool = False) -> None:
        self._match, self._book = match, match.book
        first, *later = _units([node for node in match.path() if node.number >= draft.of])
        assert first.nodes[0].parent is not None
        self.table: AnyTable = first.nodes[0].parent.table
        self._questions = first.nodes[0].parent.questions
        self._rulings = _by_step(draft)
        self._parted = False
        self.played: list[_Played] = []
        self.replayed: list[_Replayed] = []
        self.broken: list[BrokenStep] = []
        self.turned_down: dict[int, Refused] = {}
        self.refused = self._replay(first, draft.action, draft.overrule)
        if self.refused is None:
            self._go_on(later, dropping)

    def _go_on(self, later: list[_Unit], dropping: bool) -> None:
        for unit in later:
            refused = self._judge(unit)
            if refused is not None:
                self.broken.append(BrokenStep(unit.number, unit.step.action, refused))
                if not dropping:
                    return
                self._drop(unit)

    def _judge(self, unit: _Unit) -> Refused | None:
        refused = self._again(unit)
        for place, ruling in self._rulings.get(unit.number, ()):
            if refused is None:
                break
            refused = self._rule(unit, place, ruling, refused)
        return refused

    def _rule(self, unit: _Unit, place: int, ruling: Ruling, refused: Refused) -> Refused | None:
        if isinstance(ruling, Drop):
            self._drop(unit)
            return None
        illegal = self._carry(unit, ruling, refused)
        if illegal is not None:
            self.turned_down[place] = illegal
            return refused
        return self._again(unit) if isinstance(ruling, Insert) else None

    def _carry(self, unit: _Unit, ruling: Ruling, refused: Refused) -> Refused | None:
        if isinstance(ruling, Insert):
            return self._insert(ruling)
        if isinstance(ruling, Change):
            return self._replay(unit, ruling.action, ruling.overrule)
        broken = BrokenStep(unit.number, unit.step.action, refused)
        if not isinstance(ruling, Keep) or not broken.may_stand:
            return refused
        return self._replay(unit, unit.step.action, ruling.reason)

    def _drop(self, unit: _Unit) -> None:
        self.replayed.append(_Replayed(unit, ()))
        self._parted = True

    def _insert(self, ruling: Insert[Any]) -> Refused | None:
        refused = self._try(ruling.action, ruling.overrule)
        if refused is None:
            self._parted = True
            self._answer([], None)
        return refused

    def _again(self, unit: _Unit) -> Refused | None:
        """The old step as it was: set by hand, answered, or tried."""
        action = unit.step.action
        if isinstance(action, Correct):
            return self._set(unit, action)
        if isinstance(action, Answer) and not _answers(unit.nodes[0], self.table.asked):
            reasons = why(self._book, self.table, action) or (NotAsked(),)
            return Refused(action, reasons, remedies(self._book, self.table, action, reasons))
        return self._replay(unit, action, unit.step.overruled)

    def _replay(self, unit: _Unit, action: Action, overrule: str) -> Refused | None:
        start = len(self.played)
        refused = self._try(action, overrule, unit.step.joined and not self._parted)
        if refused is None:
            self._follow(unit, start)
        return refused

    def _set(self, unit: _Unit, action: Correct) -> Refused | None:
        start = len(self.played)
        changes: Any = unit.step.events
        done = correct(self._book, self.table, changes, action.reason, self._chosen(unit))
        if isinstance(done, Refused):
            return done
        self._grow(done, after(self._book, self.table, done))
        self._follow(unit, start)
        return None

    def _chosen(self, unit: _Unit) -> tuple[Item, ...] | None:
        """The agenda that the host had set; None where the game said what to ask."""
        asked = tuple(self._book.asking(self._book.content, unit.nodes[0].table.state))
        return None if unit.step.agenda == asked else unit.step.agenda

    def _follow(self, unit: _Unit, start: int) -> None:
        self._answer(list(unit.nodes[1:]), unit.left_open)
        self.replayed.append(_Replayed(unit, tuple(self.played[start:])))
        self._parted = False

    def _answer(self, given: list[Node], left_open: Choice | None) -> None:
        """Old answers first, where the same is asked; what was left open then is left open; else the program."""
        while (asked := self.table.asked) is not None:
            old = next((node for node in given if _answers(node, asked)), None)
            if old is not None:
                given.remove(old)
                self._try(_step(old).action, _step(old).overruled, joined=True)
            elif _is_same(left_open, asked) or not self._ask_program():
                return

    def _ask_program(self) -> bool:
        value = self._match.program_says(self.table.asked, self._questions)
        return value is not None and self._try(Answer(FATE, value), joined=True) is None

    def _try(self, action: Action, overrule: str = "", joined: bool = False) -> Refused | None:
        done = carry_out(self._book, self.table, action, overrule, joined)
        if isinstance(done, Refused):
            return done
        self._grow(*done)
        return None

    def _grow(self, step: Step, table: AnyTable) -> None:
        self.table = table
        self.played.append(_Played(step, table))
        self._questions += is_fates(step)


def is_fates(step: Step) -> bool:
    """Whether the step answers a question of Fate."""
    return isinstance(step.action, Answer) and step.action.seat == FATE


def _step(node: Node) -> Step:
    assert node.step is not None
    return node.step


def _units(nodes: list[Node]) -> list[_Unit]:
    units: list[list[Node]] = []
    for node in nodes:
        step = _step(node)
        if units and step.joined and isinstance(step.action, Answer):
            units[-1].append(node)
        else:
            units.append([node])
    return [_Unit(tuple(unit)) for unit in units]


def _by_step(draft: Draft[Any]) -> dict[int, list[tuple[int, Ruling]]]:
    found: dict[int, list[tuple[int, Ruling]]] = {}
    for place, ruling in enumerate(draft.rulings):
        found.setdefault(ruling.step, []).append((place, ruling))
    return found


def _answers(node: Node, asked: Choice | None) -> bool:
    """Whether an old step answered the same question as is asked now; numbers and piles in it may differ."""
    question = node.parent.table.asked if node.parent is not None else None
    return isinstance(_step(node).action, Answer) and _is_same(question, asked)


def _is_same(one: Choice | None, other: Choice | None) -> bool:
    return one is not None and other is not None and type(one) is type(other) and one.seat == other.seat
