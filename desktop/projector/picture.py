"""The public picture on its three parts: the board, the head over it, the seats below."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QTimer

from desktop.projector import line_up, noise_tower
from desktop.projector.dice import Dice
from desktop.projector.drawn_board import DrawnBoard, building, drawn
from desktop.projector.footer import Footer, Sitter
from desktop.projector.glance import glance
from desktop.projector.header import Head, Header
from desktop.projector.laid_open import laid_open
from desktop.projector.noise_tower import Noise, NoiseTower
from desktop.projector.passage import Passage, is_one_deed, passage
from desktop.projector.publishing import Publishing
from desktop.projector.stage import Gift, Happening, Line, Look, Moment, Throw, Walk
from desktop.projector.tongues import Said, Tongues
from desktop.scene.board_scene import BoardScene
from desktop.scene.labels import labels
from desktop.scene.ring_layout import is_ring
from desktop.session import Session
from rules.events import Event
from rules.messages import says
from rules.seats import AUDIENCE, SeatId
from rules.views import Picture, Piece, PieceId

NOTICE_MS: Final = 5000
BOARD = says("Board")
NOISE = says("Noise")
CORRECTED = says("Corrected")
CORRECTION_SIGN: Final = "ui-correct"
LAST_ROUND = says("Last round")
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

    def __init__(self, scene: BoardScene, header: Header, footer: Footer, dice: Dice) -> None:
        self._scene, self._header, self._footer, self._dice = scene, header, footer, dice
        self._tower = NoiseTower()
        self._board = DrawnBoard()
        self._scene.addItem(self._tower)
        self._scene.addItem(self._board)
        self._scene.picture_changed.connect(self._give_way)
        self._shown: Shown | None = None
        self._drawn: tuple[Picture, str] | None = None
        self._quiet = True
        self.last_round = False
        self.turned: tuple[Piece, ...] = ()
        self.called: tuple[SeatId, ...] = ()
        """Who comes to the table now, and who next."""
        self._head = Head(())
        self._notice = QTimer(scene)
        self._notice.setSingleShot(True)
        self._notice.timeout.connect(self._calm)

    def _give_way(self) -> None:
        """A ring of seats has all the height, and the head speaks from its corners."""
        self._header.speak_from_corners(is_ring(self._scene.picture))

    def _calm(self) -> None:
        """What was said has been read."""
        self._header.tell(self._head)
        self._dice.lay(None)

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
        return tongues.tell(publishing.session, publishing.stage.whose(publishing.view()))

    def story(self, publishing: Publishing, tongues: Tongues) -> Said:
        """What everybody has seen so far, in the board's language alone."""
        session = publishing.session
        lines = publishing.stage.story(publishing.view(), [line.event for line in session.log(AUDIENCE)])
        return tuple(said for line in lines for said in tongues.tell(session, line)[:1])

    def calls(self, publishing: Publishing, tongues: Tongues) -> tuple[Said, ...]:
        """Who comes to the table now, and who next."""
        called = line_up.lines(publishing.picture(), self.called) if self.called else ()
        return tuple(tongues.tell(publishing.session, line) for line in called)

    def forget(self) -> None:
        """Keep nothing of what was shown."""
        self._shown = self._drawn = None
        self.turned = ()
        self._dice.lay(None)
        self._footer.hand_over(None)
        self._notice.stop()

    def look_away(self) -> None:
        """Something happens that the audience does not see: what is set by hand meanwhile needs no word."""
        self._quiet = True

    # ---- showing

    def show(self, publishing: Publishing, tongues: Tongues, still: bool = False) -> None:
        """Let what is new be seen to happen, unless it is to stand `still`, and make all parts equal the picture."""
        session = publishing.session
        picture = line_up.lit(laid_open(publishing.picture(), self.turned), self.called)
        moment = publishing.stage.moment(publishing.view(), picture)
        if publishing.broken is not None:
            moment = moment._replace(headline=publishing.stage.dawning(publishing.broken))
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
        if still or way.back or way.fresh:
            self._footer.hand_over(self._gift(happened, now))
        corrected = self._deserves_word(now, way)
        self._tell(now, tongues, corrected)
        if still or way.back or way.fresh:
            self._dice.lay(None if still else self._thrown(publishing, way))
        if not still and not corrected:
            self._speak(publishing, now, way, tongues)
        self._shown, self._quiet = now, publishing.held

    def _way(self, now: Shown) -> Passage:
        before = self._shown
        if before is None or before.session is not now.session:
            return Passage((), False)
        return passage(now.session.match, before.step, now.step)

    def _gift(self, happened: Sequence[Happening], now: Shown) -> tuple[int, int, int] | None:
        """From which of the seats to which, and how much."""
        seats = now.moment.seats
        gifts = [one for one in happened if isinstance(one, Gift) and one.seat in seats and one.to in seats]
        return next(((seats.index(one.seat), seats.index(one.to), one.many) for one in gifts), None)

    def _happenings(self, publishing: Publishing, way: Passage) -> list[Happening]:
        """What the audience may see of one new deed; of many at once only the outcome is shown."""
        events = [event for node in way.fresh for event in publishing.session.events(node.number, AUDIENCE)]
        seen = [one for event in events if (one := publishing.stage.happening(event)) is not None]
        return seen if len(seen) == 1 else []

    def _thrown(self, publishing: Publishing, way: Passage) -> Throw | None:
        session = publishing.session
        return publishing.stage.thrown(session.book.content, session.seen(AUDIENCE), _public(session, way))

    def _speak(self, publishing: Publishing, now: Shown, way: Passage, tongues: Tongues) -> None:
        """Tell what was said aloud at the table in the one new deed."""
        stage = publishing.stage
        if len(way.fresh) != 1 and not (stage.staged and is_one_deed(way.fresh)):
            return
        said = stage.said(_public(publishing.session, way))
        if said is None:
            return
        words = tongues.tell(now.session, said) if isinstance(said, Line) else tongues.hear(now.session, said)
        self._say(words, self._look_of(stage.sign(said), now))

    def _look_of(self, piece: PieceId, now: Shown) -> str:
        """The drawing of a piece that is on the board, or has just left it."""
        before = self._shown.picture.pieces if self._shown is not None else ()
        return next((one.look for one in (*now.picture.pieces, *before) if piece and one.id == piece), "")

    def _say(self, said: Said, figure: str) -> None:
        if said:
            self._header.tell(self._head._replace(headline=said, figure=figure or self._head.figure))
            self._notice.start(NOTICE_MS)

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
        lasting = (said for line in now.moment.lasting for said in tongues.tell(now.session, line)[:1])
        self._footer.seat(tuple(_sitters(now, tongues)), tuple(lasting))

    def _tell(self, now: Shown, tongues: Tongues, corrected: bool) -> None:
        moment = now.moment
        noise = self._lay_tower(now.picture, tongues)
        loud = f"{noise.word} {noise.told}" if noise is not None and not self._tower.isVisible() else ""
        found = (tongues.tell(now.session, line)[:1] for line in moment.found)
        last = tongues.first.say(LAST_ROUND) if self.last_round else ""
        aside = " · ".join(filter(None, (last, loud, *(said for one in found for said in one))))
        calls = [tongues.tell(now.session, line) for line in line_up.lines(now.picture, self.called)]
        if calls:
            self._head = Head(calls[0], calls[1] if len(calls) > 1 else ())
        else:
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


def _public(session: Session, way: Passage) -> list[Event]:
    return [event for node in way.fresh for event in session.events(node.number, AUDIENCE)]


def _sitters(now: Shown, tongues: Tongues) -> list[Sitter]:
    looks = {seat.id: seat.look for seat in now.session.match.seats}
    return [
        Sitter(
            tongues.name(now.session, seat),
            looks.get(seat, ""),
            seat == now.picture.turn,
            seat in now.moment.out,
            now.moment.held.get(seat, 0),
            now.moment.talk.get(seat, ""),
            seat in now.session.bots,
            now.moment.cards.get(seat, ()),
        )
        for seat in now.moment.seats
    ]
