"""Keeps the board in the builder's hand: lifts it when it is drawn, turned so that it fits somewhere."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from desktop.scene.board_scene import BoardScene
from desktop.session import Session

TURNS = (0, 1, 2, 3)
BOARD = "board"


class Hold(QObject):
    """``turned`` tells the quarter turns of the drawn board, whoever turned it; ``taken`` that it came into the hand or
    left it.
    """

    turned = Signal(int)
    taken = Signal()

    def __init__(self, session: Callable[[], Session]) -> None:
        super().__init__()
        self._session = session
        self._scene: BoardScene | None = None
        self._known, self._offered, self._held = "", False, False
        self.turn = 0

    def attach(self, scene: BoardScene) -> None:
        """Lift on that board from now on."""
        self._scene = scene
        scene.picture_changed.connect(self.follow)
        scene.hovered.connect(lambda *_: self._read())
        scene.lights_changed.connect(self._feel)

    def _feel(self) -> None:
        if self.in_hand != self._held:
            self._held = self.in_hand
            self.taken.emit()

    @property
    def in_hand(self) -> bool:
        """Whether the drawn board is held; a drop that is refused puts it back into the tray."""
        return self._scene is not None and bool(self.drawn) and self._scene.hand.piece == self.drawn

    @property
    def drawn(self) -> str:
        """The board that is to be laid, or nothing."""
        return next((piece.id for piece in self._session().picture().pieces if piece.look == BOARD), "")

    def follow(self) -> None:
        """A board drawn anew starts at the first turn at which it fits, and comes into the hand once."""
        drawn = self.drawn
        if drawn != self._known:
            self._known, self._offered = drawn, False
            self._set(self._first_fit())
        if drawn and not self._offered and self._is_shown(drawn):
            self.lift()

    def come_back(self) -> None:
        """The window was left, which put the board back: it comes into the hand once more."""
        self._offered = False
        self.follow()

    def _is_shown(self, piece: str) -> bool:
        return self._scene is not None and any(shown.id == piece for shown in self._scene.picture.pieces)

    def lift(self) -> None:
        """Take the board into the hand, and point at a cell where it fits."""
        scene, piece = self._scene, self.drawn
        if scene is None or not piece or scene.hand.piece == piece:
            return
        self._offered = True
        for view in scene.views():
            view.setFocus()
        turn = self.turn
        scene.lift(piece)
        if scene.hand.drag is not None and turn:
            scene.hand.drag.turn_by(turn)
        self._read()
        scene.cursor.leap(onward=True)

    def turn_by(self, quarters: int) -> None:
        """Turn the board in the hand to the right."""
        drag = self._scene.hand.drag if self._scene is not None else None
        if drag is not None and drag.in_hand:
            drag.turn_by(quarters)
            self._read()
        else:
            self._set((self.turn + quarters) % 4)

    def _read(self) -> None:
        drag = self._scene.hand.drag if self._scene is not None else None
        if drag is not None and drag.piece == self.drawn:
            self._set(drag.turn)

    def _set(self, turn: int) -> None:
        if turn != self.turn:
            self.turn = turn
            self.turned.emit(turn)

    def _first_fit(self) -> int:
        drawn = self.drawn
        if not drawn:
            return 0
        return next((turn for turn in TURNS if any(v.legal for v in self._session().targets(drawn, turn).values())), 0)
