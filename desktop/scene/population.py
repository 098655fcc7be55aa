"""The items of spaces, connections and pieces, kept equal to the picture."""

from collections.abc import Collection, Iterable, Mapping
from typing import Final, TypeVar

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from desktop.items.held_board import HeldBoard
from desktop.items.link import LinkItem
from desktop.items.outline import is_place, is_seat, is_well
from desktop.items.pawn import GHOST, PieceItem
from desktop.items.place import line_width
from desktop.items.ring_pieces import ring_piece
from desktop.items.seat_token import SeatToken
from desktop.items.seat_words import seat_said, token_said
from desktop.items.seated import Seated
from desktop.items.space import SpaceItem
from desktop.items.stamp import Layer
from desktop.items.style import Style
from desktop.scene.layout import Layout, link_id
from desktop.scene.motion import SET_DOWN, Curve, Motion
from desktop.scene.ring_labels import marked
from rules.views import Picture, Piece, PieceId, Space, SpaceId

SPACES, LINKS, GHOSTS, PIECES, HAND = 5, 40, 76, 80, 100
TOKENS: Final = 100_000
"""How much higher the tokens of a ring lie than the labels."""
Item = TypeVar("Item", bound=QGraphicsItem)


class Population:
    """Model ids lead to items; what is not in the picture has no item."""

    def __init__(self, scene: QGraphicsScene, motion: Motion) -> None:
        self.spaces: dict[SpaceId, SpaceItem] = {}
        self.links: dict[str, LinkItem] = {}
        self.pieces: dict[PieceId, PieceItem] = {}
        self._ghosts: list[PieceItem] = []
        self._motion = motion
        self._scene = scene
        self._sheets = {height: Layer(height) for height in (SPACES, LINKS, GHOSTS, PIECES, HAND)}
        for sheet in self._sheets.values():
            scene.addItem(sheet)

    def show(self, picture: Picture, layout: Layout, style: Style, moves: bool, busy: Collection[PieceId] = ()) -> None:
        """Make the items equal the picture; pieces whose place changed slide there if `moves`.

        Pieces that are `busy`, on their way or in the hand, are left where they are.
        """
        self._show_spaces(picture, layout, style)
        self._show_links(picture, layout, style)
        self._show_pieces(picture, layout, style, moves, busy)

    def _show_spaces(self, picture: Picture, layout: Layout, style: Style) -> None:
        wanted = {space.id: space for space in marked(picture) if space.id in layout.spaces}
        self._drop(self.spaces, wanted.keys())
        for name, space in wanted.items():
            item = self.spaces.get(name) or SpaceItem(space, self._sheets[SPACES])
            self.spaces[name] = item
            item.lay(space, layout.spaces[name], _thickness(space, style), style.px(1), layout.plates.get(name))
            item.setZValue(1 if space.within else 0)
            standing = self._standing(picture, name)
            told = seat_said(space, standing, style) if is_seat(space) else ""
            item.said = told or describe(style.says(space.name), standing, style)

    @staticmethod
    def _standing(picture: Picture, space: SpaceId) -> list[Piece]:
        return [piece for piece in picture.pieces if piece.at == space]

    def _show_links(self, picture: Picture, layout: Layout, style: Style) -> None:
        wanted = {link_id(link): link for link in picture.links if link.a in layout.spaces and link.b in layout.spaces}
        self._drop(self.links, wanted.keys())
        for name, link in wanted.items():
            item = self.links.get(name) or LinkItem(link, self._sheets[LINKS])
            self.links[name] = item
            item.lay(link, (layout.spaces[link.a].center(), layout.spaces[link.b].center()), style)

    def _show_pieces(
        self, picture: Picture, layout: Layout, style: Style, moves: bool, busy: Collection[PieceId]
    ) -> None:
        wanted = {piece.id: piece for piece in picture.pieces if piece.id in layout.pieces}
        self._drop(self.pieces, wanted.keys())
        for order, (name, piece) in enumerate(wanted.items()):
            stand = layout.pieces[name]
            known = name in self.pieces
            item = self.pieces.setdefault(name, self.pieces.get(name) or self._made(piece, stand.rect))
            item.said = _counted(style.says(piece.name), piece.count)
            item.setZValue(_depth(stand.rect, order))
            if isinstance(item, Seated):
                self._sit(item, piece, stand.rect, style)
            item.dress(piece, stand.rect.height(), stand.many, style)
            if name not in busy:
                self._settle(item, stand.rect.center(), known and moves)

    def _made(self, piece: Piece, rect: QRectF) -> PieceItem:
        space = self.spaces[piece.at].space
        if is_seat(space):
            return ring_piece(piece, space, rect.size(), self._sheets[PIECES])
        return PieceItem(piece, self._sheets[PIECES])

    def _sit(self, item: Seated, piece: Piece, rect: QRectF, style: Style) -> None:
        """A token comes before the labels beside it: it is what a key at the seat means."""
        space = self.spaces[piece.at].space
        item.sit(space, rect.size())
        item.said = token_said(piece, space, style)
        if isinstance(item, SeatToken):
            item.setZValue(TOKENS + item.zValue())

    def _settle(self, item: PieceItem, at: QPointF, moves: bool) -> None:
        self.put_down(item)
        self._motion.arrive(item)
        if moves and item.pos() != at:
            self._motion.travel(item, [at], SET_DOWN, Curve.OutCubic)
        else:
            item.setPos(at)

    def _drop(self, items: dict[str, Item], wanted: Iterable[str]) -> None:
        for name in items.keys() - set(wanted):
            self._scene.removeItem(items.pop(name))

    def take_up(self, piece: PieceId) -> PieceItem:
        """Lift the item of a piece over everything, leaving a ghost of it where it stood."""
        item = self.pieces[piece]
        self.haunt(piece, item.pos())
        item.setParentItem(self._sheets[HAND])
        item.lift(True)
        return item

    def raise_onto(self, sheet: Layer, item: PieceItem) -> None:
        """Let an item lie on another sheet for a while."""
        item.setParentItem(sheet)

    def gather(self, layout: Layout, style: Style, held: PieceId) -> None:
        """Let all items that were raised stand again, save the one in the hand."""
        for name, item in self.pieces.items():
            if name != held and not item.lifted and item.parentItem() is not self._sheets[PIECES]:
                stand = layout.pieces[name]
                item.setParentItem(self._sheets[PIECES])
                item.dress(item.piece, stand.rect.height(), stand.many, style)
                item.setPos(stand.rect.center())
        if held in layout.pieces:
            self.haunt(held, layout.pieces[held].rect.center())

    def haunt(self, piece: PieceId, at: QPointF) -> None:
        """Leave a ghost of a piece at a place, the only one."""
        self.banish()
        item = self.pieces[piece]
        ghost = item.twin(self._sheets[GHOSTS])
        ghost.dress(item.piece, item.height, 1, item.style)
        ghost.setPos(at)
        ghost.setOpacity(GHOST)
        self._ghosts.append(ghost)

    def take_board(self, picture: Picture, piece: Piece, style: Style) -> HeldBoard:
        """Make an item for a board that lies in the tray, to be held over the table."""
        number = [space.id for space in picture.hand].index(piece.id)
        slots = picture.hand_slots[number] if number < len(picture.hand_slots) else 0
        board = HeldBoard(piece, picture.hand[number], slots, self._sheets[HAND])
        board.dress(piece, style.unit, 1, style)
        board.said = style.says(piece.name)
        return board

    def put_down(self, item: PieceItem) -> None:
        """Let a lifted item stand again, its ghost gone; one that has left the board meanwhile stays away."""
        if item.lifted and item.scene() is not None:
            item.lift(False)
            item.setParentItem(self._sheets[PIECES])
            self.banish()

    def banish(self) -> None:
        """Let the ghosts go."""
        self._sheets[GHOSTS].clear()
        self._ghosts.clear()

    def veil(self, lit: Mapping[SpaceId, bool]) -> None:
        """Darken the tokens of the seats that are not lit; those of a map stand before their places as they are."""
        for item in self.pieces.values():
            if isinstance(item, SeatToken):
                item.veil(bool(lit) and not item.lifted and not lit.get(item.piece.at, False))

    def light_doors(self, lit: Mapping[SpaceId, bool]) -> None:
        """Show the doors between the spaces that the way may lead through."""
        for item in self.links.values():
            item.light(lit.get(item.link.a, False) and lit.get(item.link.b, False) and not item.link.barred)


def _thickness(space: Space, style: Style) -> float:
    if is_place(space):
        return line_width(space, style)
    return style.px(2) if is_well(space) else style.wall


def _depth(rect: QRectF, order: int) -> float:
    """Lower rows stand before upper ones, later pieces before earlier ones."""
    return rect.center().y() + order * 0.001


def describe(name: str, standing: Iterable[Piece], style: Style) -> str:
    """What a screen reader says of a space: its name and who stands there."""
    who = ", ".join(_counted(style.says(piece.name), piece.count) for piece in standing)
    return f"{name}: {who}" if who else name


def _counted(name: str, count: int) -> str:
    return f"{name} ×{count}" if count > 1 else name
