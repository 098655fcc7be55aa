"""The hands at the table: what each of them does is carried out by a part of its own."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from desktop.scene.board_scene import BoardScene
from desktop.shell.context import Context
from desktop.shell.correcting import Correcting
from desktop.shell.entry import Entry, Pick
from desktop.shell.games import custom
from desktop.shell.lighting import lights
from desktop.shell.play.attempts import Attempts
from desktop.shell.play.beginning import Beginning
from desktop.shell.play.by_hand import ByHand
from desktop.shell.play.choosing import Choosing
from desktop.shell.play.dragging import Dragging
from desktop.shell.play.entries import Entries
from desktop.shell.play.refusal import Refusal
from desktop.shell.stage import Stage
from rules.actions import Value
from rules.events import Correction
from rules.offers import Form
from rules.views import PieceId, SpaceId


class Play(Attempts):
    """``further`` says that the offers beyond the nine keys are shown.

    ``handed`` says that in this time of shut eyes all whose time it is have held the window.

    ``commanded`` carries the id of a command that a row of the action bar stands for, ``leaving`` a piece that was
    dropped beside the board by hand, ``showing`` the seat to which alone what is asked now may be shown.
    """

    meant = Signal(object)
    left = Signal()
    entered = Signal()
    commanded = Signal(str)
    leaving = Signal(str)
    showing = Signal(str)

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.further = self.handed = False
        self.correcting = Correcting(context)
        self.dragging, self.by_hand = Dragging(self), ByHand(self)
        self.entries = Entries(self)
        self._beginning, self._choosing = Beginning(self), Choosing(self)
        self.scene = BoardScene(self.dragging.lights, context.theme)
        self.stage = Stage(context, self.scene)
        self._listen()

    def _listen(self) -> None:
        self.scene.confirm = self.confirm
        self.dragging.listen()
        self.scene.space_clicked.connect(self.choose)
        self.scene.cursor_moved.connect(self.correcting.go_by)
        self.correcting.switched.connect(self._switched)
        self.stage.moved.connect(self._settle)

    def _switched(self) -> None:
        self.scene.select(self.correcting.room)
        self.entered.emit()

    def _settle(self) -> None:
        self.dragging.rest()
        self.close_entry()
        self.look_further(False)
        self.last = None
        self.handed = self.handed and custom(self.session).eyes_shut(self.session)
        self.tell(None)
        self.entries.light_question()

    def back(self) -> bool:
        """One step back in what is unfinished."""
        if self.scene.hand.piece:
            self.scene.cursor_cancel()
            return True
        return self.entries.back() or self.close_entry() or self.look_further(False) or self.correcting.back()

    def look_further(self, on: bool) -> bool:
        """Show the offers that have no room among the nine, or the nine again; whether that is new."""
        changed, self.further = self.further != on, on
        if changed:
            self.settled.emit()
            self.entered.emit()
        return changed

    # ---- pieces

    @property
    def over_space(self) -> SpaceId:
        """The space that a held piece is over."""
        return self.dragging.over[1]

    def send_home(self, piece: PieceId, space: SpaceId = "") -> None:
        """Let a piece glide back to where it stands."""
        self.close_entry()
        self.scene.refused(piece, space)

    def why_not(self, piece: PieceId, space: SpaceId) -> Refusal | None:
        """Every reason why a piece may not be dropped on a space; None when it may."""
        return self.dragging.why_not(piece, space)

    def reach(self) -> None:
        """Show where the piece whose turn it is may go; once more takes it away."""
        piece = self.session.picture().active
        if self.scene.lights.shown or not piece:
            self.scene.light({})
        else:
            self.scene.light(lights(self.session, piece))

    def choose(self, space: SpaceId) -> None:
        """A space was clicked; it counts when one is being chosen, or set by hand."""
        if self.correcting.on:
            self.by_hand.touch(space)
        else:
            self._choosing.place(space)

    # ---- by hand

    def correct(self, on: bool) -> None:
        """Begin or leave the correction mode."""
        self.by_hand.switch(on)

    def set_by_hand(self, changes: Iterable[Correction]) -> None:
        """Set things for the mode's reason."""
        self.by_hand.set(changes)

    def bar(self, one: SpaceId, other: SpaceId) -> None:
        """A door was clicked: lay the barrier there, or lift it."""
        self.by_hand.bar(one, other)

    # ---- an action in several steps

    @property
    def entry(self) -> Entry | None:
        """What was begun at the panel, as far as it has come."""
        return self.entries.open

    def begin(self, form: Form, button: QWidget | None = None) -> None:
        """An offer was taken: play it, or ask for what is missing."""
        self._beginning.one(form, button)

    def begin_one_of(
        self, forms: Iterable[Form], whole: bool = True, first: bool = False, button: QWidget | None = None
    ) -> None:
        """Several offers were taken together: which one is chosen next. Where none is possible, why not."""
        self._beginning.one_of(forms, whole, first, button)

    def begin_with(self, form: Form, *values: Value) -> None:
        """An offer was taken, and what fills its first holes was told with it; where nothing is possible, why not."""
        self._beginning.filled(form, values)

    def begin_anyway(self, forms: tuple[Form, ...]) -> None:
        """Something was chosen that may be against the rules: what is missing is asked all the same."""
        self._beginning.anyway(forms)

    def question(self) -> Entry | None:
        """The open question as an entry, where this window may answer it."""
        return self.entries.question()

    def reads_back(self, entry: Entry) -> bool:
        """Whether what was pointed at is said once more before it counts."""
        return self.entries.reads_back(entry)

    def pick(self, pick: Pick, button: QWidget | None = None) -> None:
        """Choose what comes next in an entry; what is refused says why."""
        self._choosing.pick(pick, button)

    def confirm(self) -> bool:
        """Enough of several are chosen; whether that was so, or why dice are not all told."""
        return self._choosing.confirm()

    def mistype(self, digit: int) -> bool:
        """A digit was pressed that is nobody's key: where dice are told, say why; whether it was so."""
        return self._choosing.mistype(digit)

    def close_entry(self) -> bool:
        """Leave an action that was begun; whether there was any."""
        return self.entries.close()
