"""The game that is being played here: plays, refuses, records, and tells each listener its viewer's share."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, NamedTuple

import msgspec
from PySide6.QtCore import QObject, Signal

from desktop import for_bots
from desktop.looking import LogLine as LogLine
from desktop.looking import Looking
from desktop.record import Record
from rules.actions import Action, Answer, Value
from rules.amend import Amendment, Ruling
from rules.engine import Refused, Step, Verdict
from rules.events import Correction
from rules.fate import Source
from rules.match import Match, Note
from rules.messages import Name
from rules.remarks import Remark
from rules.seats import BLIND, FATE, SeatId, Viewer
from rules.views import PieceId, SpaceId

if TYPE_CHECKING:
    from desktop.lessons.lesson import Lesson
    from rules.hakoonna.bots import Strength


class Meanings(NamedTuple):
    """A drop that may mean several legal things: the host chooses one."""

    actions: tuple[Action, ...]


Played = Step | Refused | Meanings


class Session(Looking, QObject):
    """Owns the match. ``changed`` carries nothing: whoever listens asks for its own share.

    The record has a step before ``changed`` is emitted, so nothing is drawn that a kill could lose.
    """

    changed = Signal()
    unsaved = Signal(bool)
    lesson: Lesson | None = None
    """The lesson that is taken at this table."""

    def __init__(
        self, match: Match, record: Record | None = None, viewer: Viewer = BLIND, passing: bool = False
    ) -> None:
        """A ``passing`` table leaves no record behind when nobody has touched it.

        ``bots`` are the seats that the program plays, and how well; while ``resting`` they wait for the host.
        """
        QObject.__init__(self)
        Looking.__init__(self, match, viewer)
        self._record = record
        self._passing = passing
        self.bots: dict[SeatId, Strength] = {}
        self.resting = False
        self._write()

    # ---- dragging

    def drop(self, piece: PieceId, space: SpaceId, turn: int = 0) -> Played:
        """Carry a drop out, refuse it with every reason, or ask which of several meanings was meant."""
        verdict = self.verdict(piece, space, turn)
        legal = verdict.legal or verdict.asking
        if len(legal) > 1:
            return Meanings(legal)
        if legal:
            return self.play(legal[0])
        return self.refusal(piece, space, verdict)

    def targets(self, piece: PieceId, turn: int = 0) -> Mapping[SpaceId, Verdict]:
        """What dropping the piece on each space would mean, with every reason against it."""
        found = Looking.targets(self, piece, turn)
        return {space: for_bots.judged(self.bots, one) for space, one in found.items()} if self.bots else found

    def verdict(self, piece: PieceId, space: SpaceId, turn: int = 0) -> Verdict:
        """What one drop would mean."""
        return for_bots.judged(self.bots, Looking.verdict(self, piece, space, turn))

    # ---- playing

    def play(self, action: Action, overrule: str = "", joined: bool = False) -> Step | Refused:
        """Carry an action of people out, or refuse it; the seats of the program are not theirs."""
        theirs = for_bots.against(self.bots, action) if not overrule else ()
        if theirs:
            return Refused(action, (*theirs, *self.why(action)))
        return self._told(self.match.play(action, overrule, joined))

    def play_for_bot(self, action: Action, joined: bool = False) -> Step | Refused:
        """Carry out what the program does at one of its seats."""
        return self._told(self.match.play(action, joined=joined))

    def answer(self, value: Value, joined: bool = False) -> Step | Refused:
        """Answer the open question for its seat."""
        asked = self.asked()
        return self.play(Answer(asked.seat if asked else FATE, value), joined=joined)

    def correct(self, changes: Iterable[Correction], reason: str) -> Step | Refused:
        """Set things by hand."""
        return self._told(self.match.correct(changes, reason))

    def _told(self, done: Step | Refused) -> Step | Refused:
        if isinstance(done, Step):
            self._tell()
        return done

    def set_down(self, reason: str) -> Step | Refused:
        """A step in which nothing changes, so that undo takes back what it stands for."""
        return self._told(self.match.correct((), reason, self.match.table.agenda))

    def undo(self, times: int = 1) -> int:
        """Take steps back."""
        return self._moved(self.match.undo, times)

    def redo(self, times: int = 1) -> int:
        """Take them forward again."""
        return self._moved(self.match.redo, times)

    def jump(self, step: int) -> None:
        """Stand after any step."""
        self.match.jump(step)
        self._tell()

    def _moved(self, move: Callable[[int], int], times: int) -> int:
        done = move(times)
        if done:
            self._tell()
        return done

    def switch_fate(self, kind: str, source: Source) -> None:
        """Let the program or the cardboard answer a kind of question from now on."""
        fate = self.match.fate
        self.match.note(Note(fate=msgspec.structs.replace(fate, sources={**fate.sources, kind: source})))
        self._tell()

    def hold(self, step: int | None) -> None:
        """Hold the audience's picture at a step; None lets it follow the table again."""
        self.match.note(Note(released=True) if step is None else Note(held=step))
        self._tell()

    def rename(self, seat: SeatId, name: str) -> None:
        """Call a seat by another name."""
        self.match.note(Note(names={seat: Name(name, name)}))
        self._names.update(self.match.names)
        self._tell()

    def remark(self, remark: Remark) -> None:
        """Note something beside the play, for the host's own log."""
        self.match.note(Note(remark=remark))
        self._tell()

    # ---- amending the past

    @property
    def amending(self) -> Amendment | None:
        """The amendment that is not yet settled; it outlives a restart."""
        return self.match.amending

    def amend(self, step: int, action: Action, overrule: str = "") -> Amendment:
        """Begin to correct a step on the way here; it is not begun where the action is refused."""
        amendment = self.match.amend(step, action, overrule)
        if amendment.refused is None:
            self._tell()
        return amendment

    def rule(self, ruling: Ruling) -> Refused | None:
        """Keep, drop or change the broken step, or insert something before it; the refusal of what is illegal too."""
        refused = self._open().rule(ruling)
        if refused is None:
            self._tell()
        return refused

    def drop_all_broken(self) -> None:
        """Leave out whatever is illegal now, and whatever is then."""
        self._open().drop_all()
        self._tell()

    def take_ruling_back(self) -> bool:
        """Take the last ruling back; whether there was one."""
        done = self._open().back()
        if done:
            self._tell()
        return done

    def settle(self) -> None:
        """Go the amended way; one undo takes it back. ValueError while there is something to rule on."""
        self.match.settle()
        self._tell()

    def abandon(self) -> None:
        """Give the open amendment up."""
        self.match.abandon()
        self._tell()

    def _open(self) -> Amendment:
        if (amending := self.amending) is None:
            raise ValueError("no amendment is open")
        return amending

    def _tell(self) -> None:
        self._write()
        self.changed.emit()

    # ---- the record

    def _write(self) -> None:
        lines, self.match.unwritten = self.match.unwritten, []
        if self._record is not None:
            self.unsaved.emit(not self._record.append(self.notation.write(line) for line in lines))

    @property
    def record(self) -> Record | None:
        """The file that this game is written to."""
        return self._record

    def retry(self) -> bool:
        """Try once more to write what waits; whether everything is written."""
        self._write()
        return self._record is None or self._record.trouble is None

    def move_to(self, record: Record) -> None:
        """Go on in another file that holds the same game already."""
        self.close()
        self._record, self._passing = record, False
        self._write()

    def close(self) -> None:
        """Let go of the record."""
        if self._record is None:
            return
        self._record.close()
        if self.leaves_nothing and self._record.placed:
            self._record.path.unlink(missing_ok=True)

    @property
    def leaves_nothing(self) -> bool:
        """Whether this is a passing table that nobody has touched."""
        return self._passing and not touched(self.match)


def touched(match: Match) -> bool:
    """Whether anything was played but the program's answers at the start."""
    steps = (match.node(number).step for number in range(1, match.length + 1))
    return any(step is not None and not step.joined for step in steps)
