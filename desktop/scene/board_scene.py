"""The board of one viewer: shows a picture, lets pieces be dragged, and leaves every decision to its owner."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, QSizeF, Signal
from PySide6.QtGui import QColor, QPainter

from desktop.items.pawn import PieceItem
from desktop.items.style import Style
from desktop.scene.arrangement import SIZE, Arrangement
from desktop.scene.arrows import Arrows
from desktop.scene.asked_lights import AskedLights
from desktop.scene.baked import Baked
from desktop.scene.clock_hand import ClockHand
from desktop.scene.cursor import Cursor
from desktop.scene.fan import Fan
from desktop.scene.ground import BoardGround
from desktop.scene.hand import Hand, Targets
from desktop.scene.layout import Layout
from desktop.scene.leisure import Leisure
from desktop.scene.light import Light
from desktop.scene.lights import Lights
from desktop.scene.motion import Motion
from desktop.scene.mouse import Mouse
from desktop.scene.narrows import Narrows
from desktop.scene.population import Population
from desktop.scene.signs import Signs
from desktop.scene.tiles import SIDE
from desktop.scene.touched import TouchedScene
from desktop.scene.walks import Walks
from desktop.scene.ways import Ways
from desktop.scene.whereabouts import Whereabouts
from desktop.theme import Theme, theme
from rules.views import Picture, PieceId, SpaceId


def no_targets(_piece: PieceId, _turn: int) -> Mapping[SpaceId, Light]:
    """Where pieces may go on a board that is only looked at."""
    return {}


class BoardScene(TouchedScene):
    """`targets` is asked at each lift, when the pointer comes over a piece, and again when a held board is turned.

    A drop places nothing: after `dropped` the piece waits until `show`, `glide` or `refused` is called. What does not
    move is baked in squares of ``tile`` pixels.
    """

    lifted = Signal(str)
    hovered = Signal(str, str)
    dropped = Signal(str, str, int)
    cancelled = Signal(str)
    space_clicked = Signal(str)
    cursor_moved = Signal(str)
    lights_changed = Signal()
    laid_out = Signal()
    picture_changed = Signal()

    def __init__(
        self,
        targets: Targets = no_targets,
        colours: Theme | None = None,
        parent: QObject | None = None,
        tile: int = SIDE,
    ) -> None:
        super().__init__(parent)
        self.confirm: Callable[[], bool] = lambda: False
        """Asked when Enter is pressed and nothing is held: whether that settled something."""
        self.motion = Motion(self)
        self.shrink = False
        self._arranged = Arrangement(colours or theme("night"))
        self.leisure = Leisure(self)
        self.baked = Baked(self, self._arranged, self.leisure, tile)
        self.population = Population(self, self.motion)
        self.lights = Lights(self, self.motion, self._draw_ground, self.leisure)
        self.narrows = Narrows(self)
        self.arrows = Arrows(self)
        self.clock_hand = ClockHand(self, self.motion)
        self.fan = Fan(self)
        self.selected: SpaceId = ""
        self.signs = Signs(self, self.motion, self.leisure)
        self.whereabouts = Whereabouts(self)
        self.hand = Hand(self, targets)
        self._asked = AskedLights(self)
        self._walks = Walks(self)
        self.mouse = Mouse(self)
        self.cursor = Cursor(BoardGround(self, self.hand))
        self.setSceneRect(QRectF(QPointF(), SIZE))

    @property
    def picture(self) -> Picture:
        """What is shown."""
        return self._arranged.picture

    @property
    def layout(self) -> Layout:
        """Where everything lies."""
        return self._arranged.layout

    @property
    def style_of_board(self) -> Style:
        """The colours, the language and the measure it is drawn in."""
        return self._arranged.style

    # -- what is shown

    def show(self, picture: Picture, language: str, labels: Mapping[str, str]) -> None:
        """Make the board equal the picture. Pieces that have moved slide to their new places.

        Labels: ``grudge`` is the word of that sign, ``group:ID`` what stairs to a group are called, ``cell:ID`` what
        is said in a lit cell.
        """
        walking = self._walks.agreeing(picture)
        if not walking:
            self.motion.finish()
        moved_on = picture != self.picture
        anew = self._arranged.take(picture)
        style = self._arranged.worded(self.style_of_board.theme, language, labels)
        self._arrange(style, anew, True, walking)
        if moved_on:
            self.hand.let_go()

    def set_theme(self, colours: Theme) -> None:
        """Draw the same picture in other colours."""
        self.motion.finish()
        style = self.style_of_board
        self._arrange(Style(colours, style.language, 0, style.labels), False, False)

    def set_letters(self, factor: float) -> None:
        """Write names so much larger, where there is room."""
        self.motion.finish()
        self._arranged.letters = factor
        self._arrange(self.style_of_board, False, False)

    def set_labels(self, labels: Mapping[str, str]) -> None:
        """Say other words on the same picture."""
        style = self.style_of_board
        self._arrange(self._arranged.worded(style.theme, style.language, labels), False, False)

    def set_size(self, size: QSizeF) -> None:
        """Lay the board out for another size in pixels; the packing of floors is chosen anew."""
        if size != self._arranged.size and not size.isEmpty():
            self.motion.finish()
            self._arranged.size = size
            self._arrange(self.style_of_board, True, False)

    def _arrange(self, style: Style, choose_anew: bool, moves: bool, walking: PieceId = "") -> None:
        self.fan.close()
        before = self.layout
        self._arranged.lay(style, choose_anew, self.shrink)
        self.baked.bake()
        if self.hand.drag is not None and not self.hand.piece:
            self.hand.open()
        self.lights.lay(self.baked.still)
        slides = moves and before.floors == self.layout.floors
        busy = (walking, self.hand.piece)
        self.population.show(self.picture, self.layout, self.style_of_board, slides, busy)
        self._walks.aim(walking)
        self.signs.show(self.picture, self.layout, self.style_of_board)
        self.narrows.lay()
        self.arrows.lay()
        self.clock_hand.show(self.picture, self.layout, self.style_of_board, slides)
        if self.hand.piece:
            self.hand.hold_on()
        elif self._asked.lit:
            self.relight(fades=False)
        self.show_focus()
        self.setSceneRect(QRectF(QPointF(), self.layout.size))
        (self.picture_changed if moves else self.laid_out).emit()

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        inside = QRectF(rect).intersected(self.sceneRect())
        if inside != QRectF(rect):
            painter.fillRect(rect, QColor(self.style_of_board.theme.board))
        if not inside.isEmpty():
            for bare in self.lights.bare(inside):
                self._draw_ground(painter, bare, patient=True)

    def _draw_ground(self, painter: QPainter, part: QRectF, patient: bool = False) -> None:
        """Draw what lies under the lights."""
        self.baked.draw(painter, part, patient)
        self.signs.draw_rings(painter, part, patient)

    def space_ids(self) -> set[SpaceId]:
        """The spaces that have an item."""
        return set(self.population.spaces)

    def link_ids(self) -> set[str]:
        """The connections that have an item, as `layout.link_id` names them."""
        return set(self.population.links)

    def piece_ids(self) -> set[PieceId]:
        """The pieces that stand on the board."""
        return set(self.population.pieces)

    @property
    def free_rects(self) -> tuple[QRectF, ...]:
        """The places beside the board where panels may lie, the largest first."""
        return self.layout.free

    # -- light and way

    def light(self, lights: Mapping[SpaceId, Light]) -> None:
        """Light spaces though nothing is lifted, such as shadows to choose from; an empty mapping ends it."""
        self.motion.finish()
        self._asked.light(lights)

    def relight(self, fades: bool = True) -> None:
        """Nothing is in the hand: shine on what the owner has lit, if anything."""
        self._asked.shine(fades)

    def select(self, space: SpaceId) -> None:
        """Frame a space; an empty id takes the frame away."""
        self.selected = space
        self.lights.select(space)

    def mark_changed(self, spaces: Iterable[SpaceId]) -> None:
        """Ring the shadows where something has just happened."""
        self.lights.mark_changed(spaces)

    def mark_narrow(self, spaces: Collection[SpaceId], ways: Collection[frozenset[SpaceId]]) -> None:
        """Mark rooms and doors that no way can avoid, until others are marked; nothing when there are none."""
        self.narrows.show(spaces, ways)
        self.lights_changed.emit()

    def draw_way(self, path: Sequence[SpaceId], said: str = "") -> None:
        """Draw the way through these spaces until the pointer leaves the last; an empty one takes it away.

        What is `said`, such as what the way costs, is written at its end.
        """
        lines = self.ways().lines(path)
        stand = self.layout.pieces.get(self.hand.piece)
        if lines and stand is not None and path[0] == self.whereabouts.standing(self.hand.piece):
            lines[0][0] = stand.rect.center()
        self.lights.draw_way(lines, said)

    def ways(self) -> Ways:
        """The doors and stairs as they lie now."""
        return Ways(self.picture, self.layout.spaces, self.layout.areas, self.style_of_board)

    # -- what pieces do

    def lift(self, piece: PieceId, at: QPointF | None = None) -> None:
        """Lift a piece as a click does; a board from the tray comes into the hand at a point of the scene."""
        drag = self.hand.lift(piece)
        if at is not None:
            drag.move(at)

    def refused(self, piece: PieceId, space: SpaceId) -> None:
        """Let the piece glide home."""
        self.motion.finish()
        self.hand.send_home(piece)

    def glide(self, piece: PieceId, path: Sequence[SpaceId]) -> None:
        """Let a piece walk through the spaces; a `show` that has it at the end lets it finish its walk."""
        self.motion.finish()
        self._walks.begin(piece, path)

    def take_item(self, piece: PieceId) -> PieceItem:
        """The item to be held: of a piece on the board, or made for a board from the tray."""
        self.signs.hide()
        if piece in self.population.pieces:
            return self.population.take_up(piece)
        board = next(there for there in self.picture.pieces if there.id == piece)
        item = self.population.take_board(self.picture, board, self.style_of_board)
        start = self.layout.spaces.get(self.cursor.space, self.sceneRect())
        item.setPos(start.center())
        return item

    def standing(self, piece: PieceId) -> SpaceId:
        """The space a piece stands on, or nothing."""
        return self.whereabouts.standing(piece)

    def finish(self) -> None:
        """Bring every movement to its end."""
        self.motion.finish()

    def magnification(self) -> float:
        """How much the view enlarges the board."""
        return self.views()[0].transform().m11() if self.views() else 1.0

    def show_focus(self) -> None:
        """Put the keyboard's frame where the cursor is."""
        self.signs.focus(self.cursor, self.layout, self.style_of_board)
