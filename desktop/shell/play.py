"""Carries what hands do on the board and at the panel to the session."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from desktop.scene.board_scene import BoardScene
from desktop.scene.light import Light
from desktop.session import Meanings, Session
from desktop.shell import secrecy
from desktop.shell.context import Context
from desktop.shell.correcting import Correcting
from desktop.shell.dice_typed import Due
from desktop.shell.entry import Entry, Pick, is_place, is_whole, picks
from desktop.shell.fillings import Trying, Way, fillings, nearest, possible
from desktop.shell.games import custom
from desktop.shell.lighting import lights
from desktop.shell.stage import Stage
from rules.actions import Action, Attest, Value
from rules.engine import Refused, Step, answer_form
from rules.events import Correction
from rules.messages import says
from rules.offers import Flag, Form
from rules.seats import SeatId
from rules.views import PieceId, SpaceId
from rules.violations import NotAttested, Nowhere, PlayedByProgram, SamePlace, Violation

HOVER_MS = 250


class Refusal(NamedTuple):
    """A refusal and where it happened: the piece and the space, or the button that was pressed."""

    refused: Refused
    piece: PieceId = ""
    space: SpaceId = ""
    button: QWidget | None = None
    preview: bool = False


class Meant(NamedTuple):
    """A drop that may mean several things."""

    actions: tuple[Action, ...]
    piece: PieceId
    space: SpaceId


class Play(QObject):
    """``told`` is one line for the prompt; ``settled`` puts any card away.

    ``further`` says that the offers beyond the nine keys are shown, ``handed`` that in this time of shut eyes all whose
    time it is have held the window.

    ``commanded`` carries the id of a command that a row of the action bar stands for, ``leaving`` a piece that was
    dropped beside the board by hand. ``asking`` carries a refusal that only waits for the table's word, ``showing`` the
    seat to which alone what is asked now may be shown.
    """

    refused = Signal(object)
    meant = Signal(object)
    told = Signal(str)
    settled = Signal()
    left = Signal()
    entered = Signal()
    commanded = Signal(str)
    leaving = Signal(str)
    asking = Signal(object)
    showing = Signal(str)

    def __init__(self, context: Context) -> None:
        super().__init__()
        self.context = context
        self._entries: list[Entry] = []
        self.further = self.handed = False
        self.correcting = Correcting(context)
        self.scene = BoardScene(self._lights, context.theme)
        self.stage = Stage(context, self.scene)
        self.last: Refusal | None = None
        self._over: tuple[PieceId, SpaceId] = ("", "")
        self._hover = QTimer(self)
        self._hover.setSingleShot(True)
        self._hover.setInterval(HOVER_MS)
        self._hover.timeout.connect(self._preview)
        self._listen()

    def _listen(self) -> None:
        self.scene.confirm = self.confirm
        self.scene.dropped.connect(self.drop)
        self.scene.hovered.connect(self.hover)
        self.scene.cancelled.connect(self.put_back)
        self.scene.lifted.connect(self._lifted)
        self.scene.space_clicked.connect(self.choose)
        self.scene.cursor_moved.connect(self.correcting.go_by)
        self.correcting.switched.connect(self._switched)
        self.stage.moved.connect(self._settle)

    @property
    def session(self) -> Session:
        """The game that is played."""
        return self.context.session

    def _lights(self, piece: PieceId, turn: int) -> Mapping[SpaceId, Light]:
        if self.correcting.takes(piece):
            return self.correcting.lights(piece)
        return lights(self.session, piece, turn)

    @property
    def over_space(self) -> SpaceId:
        """The space that a held piece is over."""
        return self._over[1]

    def _settle(self) -> None:
        self._hover.stop()
        self.close_entry()
        self.look_further(False)
        self.last = None
        self.handed = self.handed and custom(self.session).eyes_shut(self.session)
        self.settled.emit()
        self.told.emit("")
        question = self._question_of_places()
        if question is not None:
            self._light(picks(self.session, question))

    # ---- dragging

    def drop(self, piece: PieceId, space: SpaceId, turn: int) -> None:
        """A piece was let go over a space, or over none."""
        self._hover.stop()
        self.left.emit()
        if self.correcting.takes(piece):
            self._set_down(piece, space)
            return
        played = self.session.drop(piece, space, turn)
        if isinstance(played, Meanings):
            self.meant.emit(Meant(played.actions, piece, space))
        elif isinstance(played, Refused):
            self.send_home(piece, space)
            self.refuse(Refusal(played, piece, space))

    def send_home(self, piece: PieceId, space: SpaceId = "") -> None:
        """Let a piece glide back to where it stands."""
        self.close_entry()
        self.scene.refused(piece, space)

    def refuse(self, refusal: Refusal) -> None:
        """Say why not: in one line when nothing was meant, else on a card."""
        if all(isinstance(reason, Nowhere | SamePlace) for reason in refusal.refused.violations):
            self.tell(" ".join(self.context.speech.tell(reason) for reason in refusal.refused.violations))
            return
        self.last = refusal
        untold = all(isinstance(reason, NotAttested) for reason in refusal.refused.violations)
        (self.asking if untold else self.refused).emit(refusal)

    def tell(self, line: str) -> None:
        """One line for the prompt."""
        self.settled.emit()
        self.told.emit(line)

    def put_back(self, piece: PieceId) -> None:
        """A piece was put back: by Esc, by another window, or where it was taken from."""
        self._hover.stop()
        self.left.emit()
        self.close_entry()
        if self.correcting.on:
            self.correcting.take("")
        at = self.scene.standing(piece)
        if self._over == (piece, at):
            self.tell(self.context.speech.tell(SamePlace(piece, at)))
        else:
            values = {"piece": self.context.speech.value("", piece), "place": self.context.speech.value("", at)}
            self.tell(self.context.say(WENT_BACK, values))

    def hover(self, piece: PieceId, space: SpaceId) -> None:
        """A held piece is over another space: show the way there, or, after a moment, why there is none."""
        self._over = (piece, space)
        self._hover.stop()
        self.left.emit()
        if self.correcting.on:
            return
        if self.scene.lights.shown.get(space, Light.DARK).lit:
            self.scene.draw_way(self.session.path(piece, space))
        elif space and space != self.scene.standing(piece):
            self._hover.start()

    def _preview(self) -> None:
        piece, space = self._over
        refusal = self.why_not(piece, space)
        if refusal is not None and self.scene.hand.piece == piece:
            self.refused.emit(refusal._replace(preview=True))

    def why_not(self, piece: PieceId, space: SpaceId) -> Refusal | None:
        """Every reason why a piece may not be dropped on a space; None when it may."""
        if self.correcting.on:
            return None
        held = self.scene.hand.drag
        verdict = self.session.verdict(piece, space, held.turn if held is not None and held.piece == piece else 0)
        if verdict.legal or verdict.asking:
            return None
        return Refusal(self.session.refusal(piece, space, verdict), piece, space)

    def _lifted(self, piece: PieceId) -> None:
        self._over = (piece, "")
        if self.correcting.on:
            self.correcting.take(piece)
        self.settled.emit()
        seat = next((one.seat for one in self.session.picture().pieces if one.id == piece), "")
        left = seat in self.session.bots and not self.correcting.on
        self.told.emit(self.context.speech.tell(PlayedByProgram(seat)) if left else "")

    # ---- acting

    def attempt(self, action: Action, button: QWidget | None = None) -> bool:
        """Try an action of the panel, or a remedy; whether it was carried out."""
        done = self.session.play(action)
        if isinstance(done, Refused):
            self.refuse(Refusal(done, self.piece_of(action.seat), "", button))
        return isinstance(done, Step)

    def attest(self, refusal: Refusal, told: Attest) -> None:
        """The table has told what was missing: go on with what was tried."""
        if isinstance(self.session.play(told), Step) and refusal.refused.action is not None:
            self.attempt(refusal.refused.action)

    def attempt_all(self, action: Action, answer: Value, button: QWidget | None = None) -> None:
        """An action and the table's answer to what it asks, undone together."""
        if self.attempt(action, button) and self.session.asked() is not None:
            self.session.answer(answer, joined=True)

    def answer(self, value: Value, button: QWidget | None = None) -> None:
        """Answer the open question."""
        done = self.session.answer(value)
        if isinstance(done, Refused):
            self.refuse(Refusal(done, "", "", button))

    def overrule(self, refusal: Refusal, reason: str) -> None:
        """Carry a refused action out all the same."""
        if refusal.refused.action is not None:
            self.session.play(refusal.refused.action, overrule=reason)

    def piece_of(self, seat: str) -> PieceId:
        """The piece of a seat that stands on the board."""
        return next((piece.id for piece in self.session.picture().pieces if piece.seat == seat and piece.at), "")

    # ---- by hand

    def correct(self, on: bool) -> None:
        """Begin or leave the correction mode."""
        self.back()
        self.settled.emit()
        self.correcting.switch(on)

    def set_by_hand(self, changes: Iterable[Correction]) -> None:
        """Set things for the mode's reason."""
        if self.scene.hand.piece:
            self.scene.cursor_cancel()
        self._by_hand(self.correcting.set(changes))

    def bar(self, one: SpaceId, other: SpaceId) -> None:
        """A door was clicked: lay the barrier there, or lift it."""
        self._by_hand(self.correcting.set(custom(self.session).barred(self.session, one, other)))

    def _set_down(self, piece: PieceId, space: SpaceId) -> None:
        if space:
            put = custom(self.session).put(self.session, piece, self.correcting.room_of(space))
            self._by_hand(self.correcting.set(put), piece, space)
        else:
            self.correcting.take("")
            self.send_home(piece)
            self.leaving.emit(piece)

    def _by_hand(self, done: Step | Refused | None, piece: PieceId = "", space: SpaceId = "") -> None:
        if isinstance(done, Refused):
            self.send_home(piece, space)
            self.refuse(Refusal(done, piece, space))

    def _switched(self) -> None:
        self.scene.select(self.correcting.room)
        self.entered.emit()

    # ---- an action in several steps

    @property
    def entry(self) -> Entry | None:
        """What was begun at the panel, as far as it has come."""
        return self._entries[-1] if self._entries else None

    def begin(self, form: Form, button: QWidget | None = None) -> None:
        """An offer was taken: play it, or ask for what is missing."""
        filled = fillings(self.session, form)
        choices = possible(filled)
        if not choices or not form.holes or isinstance(form.holes[0].domain, Flag):
            self.attempt((choices or (nearest(filled),))[0].action, button)
            return
        self.close_entry()
        # Where places are typed the keyboard goes to their line, and a piece in the hand would be put back.
        in_hand = len(form.holes) == 1 and not custom(self.session).paged
        self._enter(Entry((Way(form),), lifted=in_hand and self._lift(form.seat, [one.value for one in choices])))
        self._pass_by()

    def begin_one_of(
        self, forms: Iterable[Form], whole: bool = True, first: bool = False, button: QWidget | None = None
    ) -> None:
        """Several offers were taken together: which one is chosen next. Where none is possible, why not."""
        ways = tuple(Way(form) for form in forms)
        trying = Trying(self.session)
        best = tuple(one for way in ways for one in trying.best(way.form))
        if best and not possible(best):
            self.attempt(nearest(best).action, button)
            return
        self.close_entry()
        self._enter(Entry(ways, whole, first=first))
        self._pass_by()

    def begin_with(self, form: Form, *values: Value) -> None:
        """An offer was taken, and what fills its first holes was told with it; where nothing is possible, why not."""
        self.close_entry()
        way = Way(form, values)
        filled = Trying(self.session).fillings(way)
        if filled and not possible(filled):
            self.attempt(nearest(filled).action)
        else:
            self._go_on((way,))

    def begin_anyway(self, forms: tuple[Form, ...]) -> None:
        """Something was chosen that may be against the rules: what is missing is asked all the same, with every reason.

        What needs nothing more is tried at once.
        """
        self.close_entry()
        entry = Entry(tuple(map(Way, forms)), first=True, anyway=True)
        if len(forms) == 1 and not forms[0].holes:
            self._go_on(entry.ways, anyway=True)
        else:
            self._enter(entry)

    def question(self) -> Entry | None:
        """The open question as an entry, where this window may answer it."""
        asked = self.session.asked()
        if asked is None or secrecy.is_withheld(self.session):
            return None
        return Entry((Way(answer_form(asked)),))

    def _enter(self, entry: Entry) -> None:
        found = picks(self.session, entry)
        self._entries.append(entry)
        if not entry.lifted:
            self.settled.emit()
            self._light(found)
        self.entered.emit()

    def _light(self, found: Iterable[Pick]) -> None:
        spaces = {space.id: space for space in self.session.picture().spaces}
        shown = [pick for pick in found if is_place(pick, spaces)]
        self.scene.light({pick.room or str(pick.value): _shine(pick) for pick in shown})

    def _lift(self, seat: SeatId, values: list[object]) -> bool:
        rooms = {space.id for space in self.session.picture().spaces if not space.within}
        piece = self.piece_of(seat)
        if piece and all(value in rooms for value in values):
            self.scene.lift(piece)
            return True
        return False

    def pick(self, pick: Pick, button: QWidget | None = None) -> None:
        """Choose what comes next in an entry; what is refused says why."""
        entry = self.entry or self.question() or Entry(pick.ways)
        several = entry.several
        if not pick.best.possible and not entry.anyway:
            self.attempt(pick.best.action, button)
        elif pick.room:
            self._enter(entry._replace(room=pick.room))
        elif several is not None and not pick.done:
            self._take_one_more(entry, pick)
        elif entry.row is not None and not pick.done:
            self._take_number(entry, pick)
        else:
            self._go_on(pick.ways, button, entry.anyway)

    def _take_one_more(self, entry: Entry, pick: Pick) -> None:
        """So many as there must be are enough, where there may be no more and nothing is read back first."""
        value, several = pick.value, entry.several
        assert isinstance(value, str | int)
        assert several is not None
        off = pick.picked and not several.again
        picked = tuple(one for one in entry.picked if one != value) if off else (*entry.picked, value)
        if several.low == several.high == len(picked) and not self.reads_back(entry):
            self._go_on((entry.ways[0].on(picked),), anyway=entry.anyway)
        else:
            self._enter(entry._replace(picked=picked))

    def reads_back(self, entry: Entry) -> bool:
        """Whether what was pointed at is said once more before it counts."""
        return any(way.form.action in custom(self.session).read_back for way in entry.ways)

    def _take_number(self, entry: Entry, pick: Pick) -> None:
        """One more of the numbers that are told in a row; with the last all is there, but dice wait for a word."""
        assert isinstance(pick.value, int)
        assert entry.row is not None
        self.told.emit("")
        told = (*entry.picked, pick.value)
        if entry.dice is None and is_whole(told, entry.row):
            self._go_on((entry.ways[0].on(told),))
        else:
            self._enter(entry._replace(picked=told))

    def _go_on(self, ways: tuple[Way, ...], button: QWidget | None = None, anyway: bool = False) -> None:
        entry = Entry(ways, anyway=anyway)
        if len(ways) == 1 and ways[0].hole is None:
            self.attempt(picks(self.session, entry)[0].best.action, button)
            return
        self._enter(entry)
        self._pass_by()

    def _pass_by(self) -> None:
        """Where a single place is certain and more is to be chosen, nobody has to point at it."""
        entry = self.entry
        spaces = {space.id: space for space in self.session.picture().spaces}
        told = entry is not None and entry.several is None and entry.row is None
        found = picks(self.session, entry) if entry is not None and told else ()
        certain = [pick for pick in found if pick.value in spaces and not pick.best.reasons]
        only = len(found) == sum(pick.value in spaces for pick in found) and len(certain) == 1
        if only and certain[0].ways[0].hole is not None:
            self._entries.pop()
            self._go_on(certain[0].ways)

    def confirm(self) -> bool:
        """Enough of several are chosen; whether that was so, or why dice are not all told."""
        entry, due = self.entry, self._due
        if entry is None or not entry.enough:
            return due is not None and self._object(due.lacking)
        self._go_on((entry.ways[0].on(entry.picked),), anyway=entry.anyway)
        return True

    def mistype(self, digit: int) -> bool:
        """A digit was pressed that is nobody's key: where dice are told, say why; whether it was so."""
        due = self._due
        return due is not None and self._object(due.against(digit))

    @property
    def _due(self) -> Due | None:
        entry = self.entry or self.question()
        return Due(entry.dice.count, len(entry.picked)) if entry is not None and entry.dice is not None else None

    def _object(self, reason: Violation | None) -> bool:
        if reason is not None:
            self.told.emit(self.context.speech.tell(reason))
        return reason is not None

    def choose(self, space: SpaceId) -> None:
        """A space was clicked; it counts when one is being chosen, or set by hand."""
        if self.correcting.on:
            self._by_hand(self.correcting.touch(space))
            return
        entry = self.entry or self._question_of_places()
        for one in picks(self.session, entry) if entry is not None else ():
            if space and space in (one.value, one.room):
                self.pick(one)
                return

    def _question_of_places(self) -> Entry | None:
        """An open question that is answered by a place of the board."""
        entry = self.question() if not secrecy.asked_alone(self.session) else None
        spaces = {space.id: space for space in self.session.picture().spaces}
        found = picks(self.session, entry) if entry is not None else ()
        return entry if any(is_place(pick, spaces) for pick in found) else None

    def close_entry(self) -> bool:
        """Leave an action that was begun; whether there was any."""
        entry, self._entries = self.entry, []
        if entry is None:
            return False
        if not entry.lifted:
            self.scene.light({})
        self.entered.emit()
        return True

    def back(self) -> bool:
        """One step back in an unfinished entry."""
        if self.scene.hand.piece:
            self.scene.cursor_cancel()
            return True
        if len(self._entries) > 1:
            self._entries.pop()
            self._enter(self._entries.pop())
            return True
        return self.close_entry() or self.look_further(False) or self.correcting.back()

    def look_further(self, on: bool) -> bool:
        """Show the offers that have no room among the nine, or the nine again; whether that is new."""
        changed, self.further = self.further != on, on
        if changed:
            self.settled.emit()
            self.entered.emit()
        return changed

    def reach(self) -> None:
        """Show where the piece whose turn it is may go; once more takes it away."""
        piece = self.session.picture().active
        if self.scene.lights.shown or not piece:
            self.scene.light({})
        else:
            self.scene.light(lights(self.session, piece))


def _shine(pick: Pick) -> Light:
    if not pick.best.possible:
        return Light.DARK
    return Light.ASKS if pick.best.reasons else Light.LEGAL


WENT_BACK = says("{piece} went back to {place}.")
