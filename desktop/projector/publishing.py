"""When a step becomes public: at once, after the grace, when the host lets it, or one by one."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from desktop.projector.dawn import Dawn
from desktop.projector.pace import Pace
from desktop.projector.passage import deeds, passage
from desktop.projector.stage import Stage, stage_of
from desktop.session import Session
from rules.engine import AnyTable
from rules.match import Node
from rules.seats import AUDIENCE, SeatId
from rules.tags import tag_of
from rules.views import Picture, View

GRACE_MS: Final = 1500
LONGEST_MS: Final = 5000


class Publishing(QObject):
    """Holds the audience's step. Make it before anything that draws the audience's picture, and listen to it.

    Deaths, wins and reveals wait for the grace, in milliseconds; whatever is undone meanwhile was never public. The end
    of a secret time waits until its ``pace`` is over.
    """

    changed = Signal()

    def __init__(self, session: Session, grace: int = GRACE_MS) -> None:
        super().__init__()
        self.session = session
        self.stage: Stage = stage_of(session.match.header.game)
        self.set_grace(grace)
        self.pace = Pace()
        self.pace.follow(self._is_dark(session.match.table))
        self._heard = session.match.at
        self._busy = False
        self.dawn: Dawn | None = None
        """The night's dead, while they are told one by one."""
        self.unrolling = False
        """Whether what was held is being let go, deed by deed."""
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._let_go)
        session.changed.connect(self._follow)

    # ---- what is held

    @property
    def grace(self) -> int:
        """How long grave news waits, in milliseconds."""
        return self._grace

    def set_grace(self, ms: int) -> None:
        """Let grave news wait so long, at most five seconds; what waits already is not hurried."""
        self._grace = max(0, min(LONGEST_MS, ms))

    @property
    def held(self) -> bool:
        """Whether the audience sees an older step than the table's, or will when the table moves on."""
        return self.session.match.held is not None

    @property
    def waiting(self) -> bool:
        """Whether grave news is about to become public by itself."""
        return self._timer.isActive()

    @property
    def frozen(self) -> bool:
        """Whether the host holds the picture."""
        return self.held and not self.waiting

    @property
    def unpublished(self) -> int:
        """How many steps with a public trace the audience has not seen; the host's figure only."""
        return len(self._stages())

    # ---- holding and letting go

    def freeze(self) -> None:
        """Hold the audience's picture as it is."""
        self._timer.stop()
        self.unrolling = False
        self._hold(self.session.match.published())

    def unfreeze(self) -> None:
        """Let the audience see the table as it is now."""
        self._timer.stop()
        self.unrolling = False
        self._hold(None)

    def toggle(self) -> None:
        """Freeze, or unfreeze; a staged game is let go deed by deed first, and whole when asked once more."""
        if self.frozen and self.stage.staged and self.unpublished and not self.unrolling:
            self.unrolling = True
            self.changed.emit()
        else:
            (self.unfreeze if self.frozen else self.freeze)()

    def advance(self) -> bool:
        """While frozen, publish the next step that leaves a public trace; whether there was any.

        Where the picture is being let go, the last one lets it follow the table again.
        """
        stages = self._stages() if self.frozen else []
        if not stages:
            return False
        if self.unrolling and len(stages) == 1:
            self.unfreeze()
        else:
            self._hold(stages[0])
        return True

    def _stages(self) -> list[int]:
        fresh = passage(self.session.match, self.session.match.published(), self.session.match.at).fresh
        together = deeds(fresh) if self.stage.staged else [(node,) for node in fresh]
        return [deed[-1].number for deed in together if any(self._traces(node) for node in deed)]

    def _traces(self, node: Node) -> bool:
        """Whether the audience could tell the step from the one before it."""
        if self.session.events(node.number, AUDIENCE):
            return True
        before = node.parent.table if node.parent else node.table
        views = [self.session.book.view(self.session.book.content, table, AUDIENCE) for table in (before, node.table)]
        return bool(views[0] != views[1])

    def _hold(self, step: int | None) -> None:
        self._busy = True
        self.session.hold(step)
        self._busy = False
        self._heard = self.session.match.at
        self.changed.emit()

    # ---- what the audience sees

    def view(self) -> View:
        """The audience's share of the published step; who is not told yet to be dead is not."""
        view = self.session.seen(AUDIENCE)
        return self.stage.untold(view, self._untold) if self._untold else view

    def picture(self) -> Picture:
        """What is drawn of it."""
        return self.session.drawn(self.view()) if self._untold else self.session.picture(AUDIENCE)

    @property
    def _untold(self) -> tuple[SeatId, ...]:
        return self.broken.left if self.broken is not None else ()

    # ---- the dead of a night, one by one

    @property
    def broken(self) -> Dawn | None:
        """The dawn that the audience has come to, until something else is seen to happen."""
        held = {node.number for node in self.session.match.path(self.session.match.published())}
        return self.dawn if self.dawn is not None and self.dawn.step in held else None

    def tell(self, many: int = 1) -> None:
        """Tell the next of the dead, or so many."""
        if self.dawn is not None:
            self.dawn = self.dawn.on(many)
            self.changed.emit()

    def _keep_dawn(self, news: tuple[Node, ...]) -> None:
        """A day breaks; with the next thing that the audience can tell, everything is told."""
        for node in news:
            died = self.stage.died(self.session.events(node.number, AUDIENCE))
            if died is not None:
                self.dawn = Dawn(node.number, died)
            elif self.dawn is not None and self._traces(node):
                self.dawn = None
        on_the_way = {node.number for node in self.session.match.path()}
        if self.dawn is not None and self.dawn.step not in on_the_way:
            self.dawn = None

    # ---- following the table

    def _follow(self) -> None:
        if self._busy:
            return
        news = passage(self.session.match, self._heard, self.session.match.at).fresh
        self._heard = self.session.match.at
        self._keep_dawn(news)
        if self.waiting and self._undone():
            self.unfreeze()
        elif not self.frozen:
            self._keep_pace(news)
            self._delay(news)
            self.changed.emit()
        else:
            self.changed.emit()
        self.pace.follow(self._is_dark(self.session.match.table))

    def _undone(self) -> bool:
        """Whether all that waited was taken back."""
        match = self.session.match
        held = match.published()
        return match.at == held or held not in {0, *(node.number for node in match.path())}

    def _delay(self, news: tuple[Node, ...]) -> None:
        """Let grave news wait, with what belongs to the same deed."""
        if not self._grace:
            return
        first = next((number for number, node in enumerate(news) if self._is_grave(node)), None)
        if first is None:
            return
        while first and self.session.match.belongs(news[first]):
            first -= 1
        self._wait(news[first].parent, self._grace)

    def _keep_pace(self, news: tuple[Node, ...]) -> None:
        """Let a secret time that was short last as long as any other."""
        left = self.pace.left
        if not left or not news or self._is_dark(news[-1].table):
            return
        way = (news[0].parent, *news)
        self._wait(next((node for node in way[::-1] if node is not None and self._is_dark(node.table)), None), left)

    def _wait(self, before: Node | None, ms: int) -> None:
        """Show no more than that step for so long; what waits already is not hurried."""
        if not self.held and before is not None:
            self._hold(before.number)
        self._timer.start(max(ms, self._timer.remainingTime()))

    def _is_dark(self, table: AnyTable) -> bool:
        return self.stage.secret(self.session.book.view(self.session.book.content, table, AUDIENCE))

    def _is_grave(self, node: Node) -> bool:
        return any(tag_of(event) in self.stage.grave for event in self.session.events(node.number, AUDIENCE))

    def _let_go(self) -> None:
        self._hold(None)
