"""What the acting seat may do now, as the numbered rows of the action bar."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import NamedTuple

from PySide6.QtWidgets import QWidget

from desktop.commands import BY_ID
from desktop.shell import by_hand, phases
from desktop.shell.context import Context
from desktop.shell.correcting import Correcting
from desktop.shell.fillings import Filled, against_all, fillings, legal
from desktop.shell.play import Entry, Play
from rules.actions import Value
from rules.effects import Choice
from rules.messages import says
from rules.offers import Flag, Form, Number, OneOf
from rules.violations import Violation

ICONS = {
    "stack": "drop",
    "walk": "move",
    "open": "eye",
    "pass": "skip",
    "agree": "hand",
    "surrender": "flag",
    "end-time": "eye-off",
    "held": "check",
    "fell": "warn",
}
PLACES = says("places: {n}")
DRAG_IT = says("drag, or pick: {n}")
TAKE_BACK = says("Take the word back")
YES, NO = says("Yes"), says("No")
SKIP, JUDGEMENT = says("Skip (the host's judgement)"), says("Nothing was legal")
OFF, HERE = says("Take {piece} off the board"), says("Put {piece} to {place}")
DOORS = says("Doors and stairs: {n}")


RARE = ("agree", "surrender")


class Deed(NamedTuple):
    """One row: what it is called, its sign, what stands beside it, why not, whether it is the lit one.

    What is ``rare`` stands at the end.
    """

    title: str
    icon: str
    note: str
    reasons: tuple[str, ...]
    lit: bool
    act: Callable[[QWidget | None], None]
    rare: bool = False


class Deeds:
    """Asks the rules only when ``awake``: before the first paint nothing slow may be loaded.

    With ``few`` what is rare is left out; ``against`` are the rules in the way when nothing at all is legal.
    """

    def __init__(self, context: Context, play: Play) -> None:
        self.context = context
        self.play = play
        self.awake = False
        self.against: tuple[Violation, ...] = ()
        self.few = False

    def rows(self) -> list[Deed]:
        """The answers to the open question, the values of an unfinished entry, or the offers of the acting seat."""
        self.against = ()
        if self.play.correcting.on:
            return list(self._by_hand(self.play.correcting))
        asked = self.context.session.asked()
        if asked is not None:
            return list(self._answers(asked))
        if self.play.entry is not None:
            return list(self._values(self.play.entry))
        return self._way_out() + _in_order(list(self._offers())) or list(self._after_the_end())

    # ---- nothing is legal

    def _blocked(self) -> Filled | None:
        """Passing, with the rules against it, when the acting seat can do nothing that brings the table on."""
        session, passing = self.context.session, None
        for form in session.offers(session.picture().turn):
            if form.action in RARE or len(form.holes) > 1:
                continue
            filled = fillings(session, form)
            if legal(filled):
                return None
            if form.action == "pass" and all(reason.overrulable for reason in filled[0].reasons):
                passing = filled[0]
        return passing

    def _way_out(self) -> list[Deed]:
        blocked = self._blocked() if self.awake else None
        if blocked is None:
            return []
        self.against = blocked.reasons
        return [Deed(self.context.say(SKIP), "skip", "", (), True, lambda _: self._skip(blocked))]

    def _skip(self, passing: Filled) -> None:
        self.context.session.play(passing.action, overrule=JUDGEMENT)

    def _after_the_end(self) -> Iterator[Deed]:
        if self.context.session.seen().over:
            title = self.context.say(BY_ID["new"].title)
            yield Deed(title, "plus", "", (), True, lambda _: self.play.commanded.emit("new"))

    # ---- what may be set by hand

    def _by_hand(self, mode: Correcting) -> Iterator[Deed]:
        session = self.context.session
        if mode.held:
            yield self._off(mode.held)
        elif mode.placing:
            yield from self._here(mode.placing, mode.room)
        elif mode.doors:
            yield from map(self._setting, by_hand.of_its_doors(session, mode.room))
        elif mode.room:
            yield from map(self._setting, by_hand.of_a_room(session, mode.room))
            yield self._doors(mode.room)
        else:
            yield from map(self._setting, by_hand.of_the_table(session))

    def _setting(self, one: by_hand.Setting) -> Deed:
        title = self._said(one.message, one.values)
        if one.piece:
            return Deed(title, "", "", (), False, lambda _: self.play.correcting.place(one.piece))
        return Deed(title, "", "", (), False, lambda _: self.play.set_by_hand(one.changes))

    def _off(self, piece: str) -> Deed:
        changes = by_hand.put(piece, "")
        return Deed(self._said(OFF, {"piece": piece}), "", "", (), False, lambda _: self.play.set_by_hand(changes))

    def _here(self, piece: str, room: str) -> Iterator[Deed]:
        if room:
            title, changes = self._said(HERE, {"piece": piece, "place": room}), by_hand.put(piece, room)
            yield Deed(title, "", "", (), False, lambda _: self.play.set_by_hand(changes))

    def _doors(self, room: str) -> Deed:
        many = len(tuple(by_hand.of_its_doors(self.context.session, room)))
        title = self.context.say(DOORS, {"n": many})
        return Deed(title, "", "", (), False, lambda _: self.play.correcting.look_at(room, doors=True))

    def _said(self, message: str, values: dict[str, str]) -> str:
        named = {hole: self.context.speech.value(hole, value) for hole, value in values.items()}
        said = self.context.say(message, named)
        return said[:1].upper() + said[1:]

    # ---- answers

    def _answers(self, asked: Choice) -> Iterator[Deed]:
        for value, title in self._options(asked):
            lit = bool(asked.unknowable) and value == asked.unknowable
            yield Deed(title, ICONS.get(str(value), ""), "", (), lit, partial(self.play.answer, value))

    def _options(self, asked: Choice) -> Iterator[tuple[Value, str]]:
        domain = asked.domain()
        if isinstance(domain, OneOf):
            yield from ((value, self._name(value)) for value in domain.options)
        elif isinstance(domain, Number):
            yield from ((number, str(number)) for number in range(domain.low, domain.high + 1))
        elif isinstance(domain, Flag):
            yield from ((True, self.context.say(YES)), (False, self.context.say(NO)))

    def _name(self, value: Value) -> str:
        return str(value) if isinstance(value, int) else self.context.speech.name(str(value))

    # ---- the values of an entry

    def _values(self, entry: Entry) -> Iterator[Deed]:
        for one in entry.choices:
            yield Deed(self._name(one.value), "arrow", "", (), False, partial(self._attempt, one))

    def _attempt(self, one: Filled, button: QWidget | None) -> None:
        self.play.attempt(one.action, button)

    # ---- offers

    def _offers(self) -> Iterator[Deed]:
        session = self.context.session
        for form in session.offers(session.picture().turn):
            if len(form.holes) > 1 or (self.few and form.action in RARE):
                continue
            filled = fillings(session, form) if self.awake else ()
            at_hand = phases.noise_at_hand(session) if form.action == "stack" else ()
            if at_hand and not against_all(filled):
                yield from self._at_hand(form, at_hand)
            else:
                yield self._offer(form, filled)

    def _offer(self, form: Form, filled: tuple[Filled, ...]) -> Deed:
        reasons = tuple(self.context.speech.tell(reason) for reason in against_all(filled))
        title = self._title(form, filled)
        icon, note = ICONS.get(form.action, ""), self._note(form, filled)
        return Deed(title, icon, note, reasons, False, partial(self.play.begin, form), form.action in RARE)

    def _title(self, form: Form, filled: tuple[Filled, ...]) -> str:
        possible = legal(filled)
        if possible and form.holes and isinstance(form.holes[0].domain, Flag) and possible[0].value is False:
            return self.context.say(TAKE_BACK)
        return self.context.speech.title(form.action)

    def _note(self, form: Form, filled: tuple[Filled, ...]) -> str:
        possible = len(legal(filled))
        if not possible or not form.holes or isinstance(form.holes[0].domain, Flag):
            return ""
        return self.context.say(DRAG_IT if form.action == "walk" else PLACES, {"n": possible})

    def _at_hand(self, form: Form, results: tuple[str, ...]) -> Iterator[Deed]:
        action = self.context.session.notation.filled(form.action, form.seat, dict(form.fixed))
        for result in results:
            title = f"{self.context.speech.title(form.action)}: {self.context.speech.name(result)}"
            act = partial(self.play.attempt_all, action, result)
            yield Deed(title, ICONS.get(result, ""), "", (), False, act)


def _in_order(rows: list[Deed]) -> list[Deed]:
    """What is possible first, the first of it lit, unless it is one of two results of the table."""
    ordered = sorted(rows, key=lambda row: (row.rare, bool(row.reasons)))
    first = ordered[0] if ordered else None
    if first is not None and not first.reasons and first.icon != ICONS["held"]:
        ordered[0] = first._replace(lit=True)
    return ordered
