"""What the acting seat may do now, as the numbered rows of the action bar."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from desktop.commands import BY_ID
from desktop.session import Session
from desktop.shell import phases, secrecy
from desktop.shell.bots import whose
from desktop.shell.context import Context
from desktop.shell.deed import ASKS, ICONS, Deed, titled
from desktop.shell.deed_pages import DeedPages
from desktop.shell.deeds_by_hand import DeedsByHand
from desktop.shell.deeds_of_entry import DeedsOfEntry, row_title, way_title
from desktop.shell.fillings import Filled, Trying, Way, against_all, legal, possible
from desktop.shell.games import Custom, custom
from desktop.shell.play import Play
from rules.actions import Value
from rules.effects import Choice
from rules.messages import says
from rules.offers import Flag, Form
from rules.seats import SeatId, Viewer
from rules.violations import Violation

PLACES = says("places: {n}")
DRAG_IT = says("drag, or pick: {n}")
TAKE_BACK = says("Take the word back")
SHUT = says("Close the eyes")
SKIP, JUDGEMENT = says("Skip (the host's judgement)"), says("Nothing was legal")
SHOW = says("Show to {seat}")
BOT = says("The program plays {seat}")
LET_PROGRAM = says("Let the program answer")
MORE, BACK = says("More: {n}"), says("Back")

KEYS, KEYS_OF_LARGE = 9, 6
LARGE = 1.4


class Deeds:
    """Asks the rules only when ``awake``: before the first paint nothing slow may be loaded.

    With ``few`` what is rare is left out, and what is neither ``common`` nor possible. ``against`` are the rules in
    the way when nothing at all is legal.
    """

    def __init__(self, context: Context, play: Play) -> None:
        self.context = context
        self.play = play
        self.awake = False
        self._pages = DeedPages(context, play)
        self._by_hand, self._entry = DeedsByHand(context, play), DeedsOfEntry(context, play)
        self.against: tuple[Violation, ...] = ()
        self.few = False
        self._trying: Trying | None = None
        self._tried: dict[Viewer, Trying] = {}

    @property
    def _session(self) -> Session:
        return self.context.session

    @property
    def _custom(self) -> Custom:
        return custom(self._session)

    def _ask(self, viewer: Viewer = "") -> None:
        """What was found out with those eyes holds as long as the table stands as it did."""
        self._tried = {one: trying for one, trying in self._tried.items() if trying.suits(self._session)}
        if viewer not in self._tried:
            self._tried[viewer] = Trying(self._session, viewer)
        self._trying = self._tried[viewer]

    def rows(self) -> list[Deed]:
        """The answers to the open question, the values of an unfinished entry, or the offers of the acting seat."""
        self.against = ()
        if self.play.correcting.on:
            return self._paged(list(self._by_hand.rows()))
        bot = whose.next_bot(self._session)
        if bot:
            return [self._bot(bot)]
        asked = self._session.asked()
        if asked is not None:
            return self._paged(list(self._asked(asked)))
        if self.play.entry is not None:
            return self._paged(list(self._entry.rows(self.play.entry)))
        if self.awake:
            self._ask()
        wanted = self._custom.lit(self._session)
        offers = self._way_out() + _in_order(self._of_use(list(self._offers())), wanted)
        return self._within_reach(offers, wanted) or list(self._after_the_end())

    def _of_use(self, rows: list[Deed]) -> list[Deed]:
        """Where there are to be ``few``, what is not possible now is shown only of the deeds of every turn."""
        return [row for row in rows if row.common or not row.reasons] if self.few else rows

    def _paged(self, rows: list[Deed]) -> list[Deed]:
        """Where there may be many answers, so many at a time as there are keys; what has a key of its own has room."""
        many = self._custom.paged and not all(row.digit for row in rows)
        return self._pages.rows(rows, self._most) if many else rows

    @property
    def _most(self) -> int:
        return KEYS if self.context.letters < LARGE else KEYS_OF_LARGE

    def _within_reach(self, rows: list[Deed], wanted: tuple[str, ...]) -> list[Deed]:
        """There are nine keys, and room for fewer large letters: what is beyond waits behind the last."""
        most, aside = self._most, set(self._custom.aside).difference(wanted)
        first = [row for row in rows if row.lit or row.action not in aside]
        if len(rows) == len(first) <= most:
            return rows
        near, far = first[: most - 1], [*first[most - 1 :], *(row for row in rows if row not in first)]
        if self.play.further:
            back = Deed(self.context.say(BACK), "undo", "", (), False, lambda _: self.play.look_further(False))
            return [*far, back] if len(far) < most else self._pages.rows([back, *far], most)
        title, lit = self.context.say(MORE, {"n": len(far)}), any(row.lit for row in far)
        return [*near, Deed(title, "arrow", "", (), lit, lambda _: self.play.look_further(True))]

    # ---- nothing is legal

    def _blocked(self) -> Filled | None:
        """Passing, with the rules against it, when the acting seat can do nothing that brings the table on."""
        passing = None
        for form in self._forms():
            filled = () if form.action in self._custom.rare else self._fillings(form)
            if legal(filled):
                return None
            if form.action == "pass" and filled and all(reason.overrulable for reason in filled[0].reasons):
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

    # ---- bots

    def _bot(self, seat: SeatId) -> Deed:
        """The program plays this seat, or waits for a word."""
        if self._session.resting:
            title = self.context.say(BY_ID["bots-go-on"].title)
            return Deed(title, "play", "", (), True, lambda _: self.play.commanded.emit("bots-go-on"))
        return Deed(titled(self.context, BOT, {"seat": seat}), "clock", "", (), False, lambda _: None)

    # ---- answers

    def _asked(self, asked: Choice) -> Iterator[Deed]:
        """The answers, as far as this window may show them; else the way to whom they may be shown."""
        seat = secrecy.asked_alone(self._session)
        if seat:
            yield self._show(seat)
        elif secrecy.is_withheld(self._session):
            switch = partial(self._session.switch_fate, asked.kind, "program")
            yield Deed(self.context.say(LET_PROGRAM), "ui-fate-digital", "", (), True, lambda _: switch())
        if not secrecy.is_withheld(self._session):
            entry = self.play.entry or self.play.question()
            yield from self._entry.rows(entry, asked.proposed or asked.unknowable) if entry is not None else ()

    def _show(self, seat: SeatId, lit: bool = True) -> Deed:
        title = titled(self.context, SHOW, {"seat": seat})
        return Deed(title, "eye", "", (), lit, lambda _: self.play.showing.emit(seat))

    # ---- offers

    def _forms(self) -> tuple[Form, ...]:
        """What is laid board by board has a panel of its own."""
        session = self._session
        forms = session.offers(secrecy.offered(session))
        return tuple(form for form in forms if len(form.holes) < 2) if phases.building(session) else forms

    def _fillings(self, form: Form) -> tuple[Filled, ...]:
        return self._trying.filled(form) if self._trying is not None else ()

    def _offers(self) -> Iterator[Deed]:
        seat = secrecy.offered(self._session)
        forms = [form for form in self._forms() if not (self.few and form.action in self._custom.rare)]
        if self.awake and secrecy.is_blind(self._session):
            yield from self._offers_to_all(seat, forms)
            return
        handed = secrecy.at_the_screen(self._session) and not secrecy.is_a_seats(self._session)
        if self.awake and forms and handed and phases.eyes_shut(self._session):
            yield self._show(seat, lit=not self.play.handed)
        for row in self._custom.rows(seat, forms):
            if row[0].action == "end-time" and self._shuts:
                yield self._shut()
            yield from self._row(row)

    @property
    def _shuts(self) -> bool:
        """Whether the host shuts the eyes like everybody: the window is black until she is done."""
        hers = self.awake and phases.eyes_shut(self._session) and self._session.lesson is None
        return hers and not phases.public(self._session).told

    def _shut(self) -> Deed:
        return Deed(self.context.say(SHUT), "eye-off", "", (), True, lambda _: self.play.commanded.emit("her-time"))

    def _offers_to_all(self, seat: SeatId, forms: list[Form]) -> Iterator[Deed]:
        """What hangs on what only the seat knows is for its eyes; the rest is judged by what everybody knows."""
        self._ask(self._session.viewer)
        hers = phases.eyes_shut(self._session) and secrecy.at_the_screen(self._session)
        if hers:
            yield self._show(seat, lit=not self.play.handed)
        alone = hers
        for row in self._custom.rows(seat, forms):
            against = against_all(tuple(one for form in row for one in self._fillings(form)))
            if against and (hers or not secrecy.shown(self._session, against)):
                if not alone:
                    yield self._show(seat, lit=phases.eyes_shut(self._session))
                alone = True
            else:
                yield from self._row(row)

    def _row(self, forms: tuple[Form, ...]) -> Iterator[Deed]:
        if len(forms) > 1:
            yield self._use(forms)
            return
        form, filled = forms[0], self._fillings(forms[0])
        at_hand = self._custom.at_hand(self._session, form)
        if at_hand and not against_all(filled):
            yield from self._at_hand(form, at_hand)
        elif filled or not self.awake:
            yield self._offer(form, filled)

    def _use(self, forms: tuple[Form, ...]) -> Deed:
        reasons = self._reasons(tuple(one for form in forms for one in self._fillings(form)))
        action = forms[0].action
        alike = all(form.action == action for form in forms)
        title = row_title(self.context.speech, forms)
        icon = ICONS.get(action, "") if alike else "bag"
        first = action in self._custom.form_first
        begin = partial(self.play.begin_one_of, forms, whole=not alike, first=first)
        return Deed(
            title, icon, "", reasons, False, lambda button: begin(button=button), action=action if alike else ""
        )

    def _offer(self, form: Form, filled: tuple[Filled, ...]) -> Deed:
        reasons = self._reasons(filled)
        title = self._title(form, filled)
        icon, note = ICONS.get(form.action, ""), self._note(form, filled)
        last = form.action in self._custom.rare or (form.action == "stack" and bool(reasons))
        asks = bool(filled) and not legal(filled) and bool(possible(filled))
        act, common = partial(self.play.begin, form), form.action in self._custom.common
        return Deed(title, icon, note, reasons, False, act, last, asks=asks, common=common, action=form.action)

    def _reasons(self, filled: tuple[Filled, ...]) -> tuple[str, ...]:
        against = against_all(filled)
        told = secrecy.shown(self._session, against) if secrecy.is_blind(self._session) else against
        return tuple(self.context.speech.tell(reason) for reason in told)

    def _title(self, form: Form, filled: tuple[Filled, ...]) -> str:
        title = row_title(self.context.speech, (form,))
        possible = legal(filled)
        if possible and form.holes and isinstance(form.holes[0].domain, Flag) and possible[0].value is False:
            return self.context.say(TAKE_BACK)
        return title

    def _note(self, form: Form, filled: tuple[Filled, ...]) -> str:
        """How many there are to choose from; of what takes several steps nothing can be counted in one word."""
        many = len(legal(filled))
        if not many or len(form.holes) != 1 or isinstance(form.holes[0].domain, Flag):
            return self.context.say(ASKS) if not many and possible(filled) else ""
        if not any(space.id == filled[0].value for space in self._session.picture().spaces):
            return ""
        return self.context.say(DRAG_IT if form.action in self._custom.dragged else PLACES, {"n": many})

    def _at_hand(self, form: Form, results: tuple[Value, ...]) -> Iterator[Deed]:
        action = self.context.session.notation.filled(form.action, form.seat, dict(form.fixed))
        for result in results:
            title = way_title(self.context.speech, Way(form), self.context.speech.name(str(result)))
            act = partial(self.play.attempt_all, action, result)
            yield Deed(title, ICONS.get(str(result), ""), "", (), False, act)


def _in_order(rows: list[Deed], wanted: tuple[str, ...] = ()) -> list[Deed]:
    """Each in its place, so that its key stays the same; the first possible is lit, unless a result of the table is.

    Where some actions are ``wanted``, the first of those that is possible is lit.
    """
    ordered = sorted(rows, key=lambda row: row.rare)
    able = [row for row in ordered if not row.reasons]
    by_wish = (row for action in wanted for row in able if row.action == action)
    first = next(by_wish, next(iter(able), None))
    if first is not None and first.icon != ICONS["held"] and not any(row.lit for row in ordered):
        ordered[ordered.index(first)] = first._replace(lit=True)
    return ordered
