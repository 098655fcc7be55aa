"""The public picture on its three parts: the board, the head over it, the seats below."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QTimer

from desktop.projector import noise_tower
from desktop.projector.drawn_board import DrawnBoard, building, drawn
from desktop.projector.footer import Footer, Sitter
from desktop.projector.glance import glance
from desktop.projector.header import Head, Header
from desktop.projector.noise_tower import Noise, NoiseTower
from desktop.projector.passage import Passage, passage
from desktop.projector.publishing import Publishing
from desktop.projector.stage import Look, Moment, Walk
from desktop.projector.tongues import Said, Tongues
from desktop.scene.board_scene import BoardScene
from desktop.scene.labels import labels
from desktop.session import Session
from rules.messages import says
from rules.seats import AUDIENCE
from rules.views import Picture

NOTICE_MS: Final = 5000
BOARD = says("Board")
NOISE = says("Noise")
CORRECTED = says("Corrected")
CORRECTION_SIGN: Final = "ui-correct"
REMINDER = says("The host has given a reminder.")
REMINDER_SIGN: Final = "icon-hand"


class Shown(NamedTuple):
    """What was shown last, and of which table."""

    session: Session
    step: int
    picture: Picture
    moment: Moment


class PublicPicture:
    """Asks a table for the audience's share and for nothing else."""

    def __init__(self, scene: BoardScene, header: Header, footer: Footer) -> None:
        self._scene, self._header, self._footer = scene, header, footer
        self._tower = NoiseTower()
        self._board = DrawnBoard()
        self._scene.addItem(self._tower)
        self._scene.addItem(self._board)
        self._shown: Shown | None = None
        self._drawn: tuple[Picture, str] | None = None
        self._quiet = True
        self._head = Head(())
        self._notice = QTimer(scene)
        self._notice.setSingleShot(True)
        self._notice.timeout.connect(lambda: self._header.tell(self._head))

    @property
    def tower(self) -> NoiseTower:
        """The noise beside the board."""
        return self._tower

    @property
    def board(self) -> DrawnBoard:
        """The board that is to be laid."""
        return self._board

    # ---- what the audience may know

    def secret(self, publishing: Publishing) -> bool:
        """Whether the audience may see nothing now."""
        return publishing.stage.secret(publishing.session.seen(AUDIENCE))

    def whose(self, publishing: Publishing, tongues: Tongues) -> Said:
        """Whose time is behind the curtain."""
        return tongues.tell(publishing.session, publishing.stage.whose(publishing.session.seen(AUDIENCE)))

    def forget(self) -> None:
        """Keep nothing of what was shown."""
        self._shown = self._drawn = None
        self._notice.stop()

    def look_away(self) -> None:
        """Something happens that the audience does not see: what is set by hand meanwhile needs no word."""
        self._quiet = True

    # ---- showing

    def show(self, publishing: Publishing, tongues: Tongues, still: bool = False) -> None:
        """Let what is new be seen to happen, unless it is to stand `still`, and make all parts equal the picture."""
        session = publishing.session
        picture = session.picture(AUDIENCE)
        moment = publishing.stage.moment(session.seen(AUDIENCE), picture)
        now = Shown(session, session.match.published(), picture, moment)
        way = self._way(now)
        happened = [] if still else self._happenings(publishing, way)
        for walk in [one for one in happened if isinstance(one, Walk)][-1:]:
            self._scene.glide(walk.piece, walk.path)
        self._draw(now, tongues)
        if still:
            self._scene.finish()
        for look in [one for one in happened if isinstance(one, Look)][-1:]:
            self._look(look)
        self._tell(now, tongues, self._deserves_word(now, way))
        self._shown, self._quiet = now, publishing.held

    def _way(self, now: Shown) -> Passage:
        before = self._shown
        if before is None or before.session is not now.session:
            return Passage((), False)
        return passage(now.session.match, before.step, now.step)

    def _happenings(self, publishing: Publishing, way: Passage) -> list[Walk | Look]:
        """What the audience may see of one new deed; of many at once only the outcome is shown."""
        events = [event for node in way.fresh for event in publishing.session.events(node.number, AUDIENCE)]
        seen = [one for event in events if (one := publishing.stage.happening(event)) is not None]
        return seen if len(seen) == 1 else []

    def _deserves_word(self, now: Shown, way: Passage) -> bool:
        before = self._shown
        if before is None or (before.picture, before.moment) == (now.picture, now.moment):
            return False
        return way.back or (way.corrected and not self._quiet)

    def _look(self, look: Look) -> None:
        place = self._scene.layout.spaces.get(look.space)
        if place is not None:
            glance(self._scene, self._scene.motion, place, self._scene.style_of_board)

    def _draw(self, now: Shown, tongues: Tongues) -> None:
        """What has not changed is not touched: what leaves no trace must not cut a movement short either."""
        words = tongues.first
        if (now.picture, words.language) != self._drawn:
            self._drawn = (now.picture, words.language)
            self._scene.show(now.picture, words.language, labels(words))
            for view in self._scene.views():
                view.setAccessibleName(words.say(BOARD))
        self._footer.seat(tuple(_sitters(now, tongues)))

    def _tell(self, now: Shown, tongues: Tongues, corrected: bool) -> None:
        moment = now.moment
        noise = self._lay_tower(now.picture, tongues)
        loud = f"{noise.word} {noise.told}" if noise is not None and not self._tower.isVisible() else ""
        found = (tongues.tell(now.session, line)[:1] for line in moment.found)
        aside = " · ".join(filter(None, (loud, *(said for one in found for said in one))))
        headline = tongues.tell(now.session, moment.headline)
        self._head = Head(headline, tongues.tell(now.session, moment.phase), moment.figure, aside)
        if corrected:
            self._header.tell(self._head._replace(headline=tongues.say(CORRECTED), figure=CORRECTION_SIGN))
            self._notice.start(NOTICE_MS)
        elif not self._notice.isActive():
            self._header.tell(self._head)

    def remind(self, tongues: Tongues) -> None:
        """Say for a while that the host has given a reminder, to nobody by name."""
        self._header.tell(self._head._replace(headline=tongues.say(REMINDER), figure=REMINDER_SIGN))
        self._notice.start(NOTICE_MS)

    def _lay_tower(self, picture: Picture, tongues: Tongues) -> Noise | None:
        """The noise beside the board; while boards are laid the one just drawn lies there."""
        free, style = self._scene.free_rects, self._scene.style_of_board
        laying = building(picture)
        noise = None if laying else noise_tower.noise_of(picture.tracks, tongues.first.say(NOISE))
        self._tower.lay(noise, noise_tower.place(free, style.unit), style)
        self._board.lay(drawn(picture) if laying else None, free, style)
        return noise

    def lay(self, tongues: Tongues) -> None:
        """Follow a window of another size."""
        if self._shown is not None:
            self._tell(self._shown, tongues, False)


def _sitters(now: Shown, tongues: Tongues) -> list[Sitter]:
    looks = {seat.id: seat.look for seat in now.session.match.header.seats}
    return [
        Sitter(
            tongues.name(now.session, seat),
            looks.get(seat, ""),
            seat == now.picture.turn,
            seat in now.moment.out,
            now.moment.held.get(seat, 0),
            now.moment.talk.get(seat, ""),
        )
        for seat in now.moment.seats
    ]
