"""What is on the board, told in rows: places in the order of their floors; in each who is there and the ways out."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping

from desktop.items.seat_parts import PERSON, told
from desktop.scene.light import Light
from desktop.scene.ring_words import MARKS, TEAMS
from desktop.shell.board_list.row import Row, piece_key, place_key
from desktop.words import Words
from rules.messages import Name, says
from rules.views import Link, Picture, Piece, PieceId, Space, SpaceId

JOINT = " · "
SIDES = {"n": says("north"), "e": says("east"), "s": says("south"), "w": says("west")}
STEPS = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
WAYS = {
    "door": says("door to {place}"),
    "stairs": says("stairs to {place}"),
    "road": says("street to {place}"),
    "path": says("path to {place}"),
    "lane": says("street to {place}"),
    "gate": says("gate to {place}"),
    "way": says("on to {place}"),
}
FACES = {"back": says("holds a tile"), "x": says("an X lies open"), "none": says("no tile")}
GO, LAY, CHOOSE = says("can go"), says("can be laid"), says("can be chosen")
AND_ASKS = says("the table is asked first")
BARRED, TURN, HELD = says("barred"), says("has the turn"), says("in the hand")
DRAWN = says("{piece} (drawn board)")
FREE_CELL = says("free cell {side} of {place}")
OPEN_DOORS = says("open doors: {sides}")
GRUDGE, NARROW, WAILED = says("grudge"), says("choke point"), says("the wail came from here")


class Telling:
    """Tells a picture in one language; ``held`` is the piece in the hand, ``shown`` the light on each space.

    ``narrow`` are the spaces marked as those that no way can avoid.
    """

    def __init__(
        self,
        picture: Picture,
        words: Words,
        held: PieceId,
        shown: Mapping[SpaceId, Light],
        narrow: Collection[SpaceId] = (),
    ) -> None:
        self._picture, self._words = picture, words
        self._held, self._shown, self._narrow = held, shown, narrow
        self._spaces = {space.id: space for space in picture.spaces}
        self._groups = [group.id for group in picture.groups]

    def rows(self) -> tuple[Row, ...]:
        """The whole board: what is to be laid, then its places, then the free cells."""
        boards = [self._board(piece) for piece in self._picture.pieces if piece.look == "board"]
        places = [space for space in self._picture.spaces if not space.within]
        laid = [self._place(space) for space in sorted(places, key=self._order)]
        return (*boards, *laid)

    def _order(self, space: Space) -> tuple[bool, int, int, int]:
        group = self._groups.index(space.group) if space.group in self._groups else len(self._groups)
        return space.shape == "cell", group, space.row, space.col

    def said(self, space: SpaceId, piece: PieceId = "") -> str:
        """What the row of a space, or of a piece there, says; "" for a space that is not on the board."""
        there = self._spaces.get(space)
        if there is None:
            return ""
        standing = next((one for one in self._picture.pieces if one.id == piece), None)
        row = self._within(there) if there.within else self._place(there)
        room = self._spaces.get(there.within)
        said = [self._piece(standing).text if standing is not None else "", row.text]
        return self._joined([*said, self.name(room) if room is not None else ""])

    # ---- the kinds of rows

    def _board(self, piece: Piece) -> Row:
        said = [self._words.say(DRAWN, {"piece": piece.name}), *self._of_piece(piece)]
        return Row(piece_key(piece.id), self._joined(said), "", piece.id, sign="hand")

    def _place(self, space: Space) -> Row:
        here = [piece for piece in self._picture.pieces if piece.at == space.id and piece.look != PERSON]
        within = (self._within(one) for one in self._picture.spaces if one.within == space.id)
        rows = (*(self._piece(piece) for piece in here), *within, *self._ways(space))
        said = [self.name(space), self._group(space), ", ".join(self._name(piece.name) for piece in here)]
        said += [*self._printed(space), self.light(space.id)]
        return Row(place_key(space.id), self._joined(said), space.id, "", self._lit(space.id), sign="fit", rows=rows)

    def _piece(self, piece: Piece) -> Row:
        said = [self._name(piece.name), *self._of_piece(piece)]
        return Row(piece_key(piece.id), self._joined(said), piece.at, piece.id, sign="hand")

    def _of_piece(self, piece: Piece) -> Iterator[str]:
        if piece.id == self._held:
            yield self._words.say(HELD)
        elif piece.id == self._picture.active:
            yield self._words.say(TURN)

    def _within(self, space: Space) -> Row:
        face = FACES.get(space.face, "")
        said = [self.name(space), self._words.say(face), *self._printed(space), self.light(space.id)]
        return Row(place_key(space.id), self._joined(said), space.id, "", self._lit(space.id), sign="eye")

    def _ways(self, space: Space) -> Iterator[Row]:
        for link in self._picture.links:
            to = _far_end(link, space.id)
            if to in self._spaces:
                yield self._way(space, link, to)

    def _way(self, space: Space, link: Link, to: SpaceId) -> Row:
        way = self._words.say(WAYS.get(link.kind, WAYS["door"]), {"place": self._spaces[to].name})
        said = [way, self._words.say(BARRED) if link.barred else "", self.light(to)]
        key = f"way {space.id} {to} {link.kind}"
        return Row(key, self._joined(said), to, "", self._lit(to), way=True, sign="arrow")

    # ---- words

    def name(self, space: Space) -> str:
        """What a space is called; a free cell by the board beside it."""
        beside = self._beside(space) if space.shape == "cell" else None
        if beside is None:
            return " ".join(filter(None, (told(space, "number"), self._name(space.name))))
        side, board = beside
        return self._words.say(FREE_CELL, {"side": self._words.say(SIDES[side]), "place": board.name})

    def _beside(self, cell: Space) -> tuple[str, Space] | None:
        """A board beside a free cell, and on which side of that board the cell is."""
        for side, (across, down) in STEPS.items():
            for space in self._picture.spaces:
                same = not space.within and space.shape != "cell" and space.group == cell.group
                if same and (space.col + across, space.row + down) == (cell.col, cell.row):
                    return side, space
        return None

    def light(self, space: SpaceId) -> str:
        """Whether what is held, or asked for, may go to a space; "" where it may not."""
        light = self._shown.get(space, Light.DARK)
        if not light.lit or space not in self._spaces:
            return ""
        said = self._words.say(self._deed(space))
        return said if light is Light.LEGAL else f"{said}, {self._words.say(AND_ASKS)}"

    def _deed(self, space: SpaceId) -> str:
        there = self._spaces[space]
        if there.shape == "cell":
            return LAY
        return GO if self._held and not there.within else CHOOSE

    def _lit(self, space: SpaceId) -> bool:
        return self._shown.get(space, Light.DARK).lit

    def _group(self, space: Space) -> str:
        return next((self._name(group.name) for group in self._picture.groups if group.id == space.group), "")

    def _printed(self, space: Space) -> Iterator[str]:
        for mark in space.marks if space.shape == "seat" else ():
            said = TEAMS.get(mark.to, "") if mark.kind == "team" else MARKS.get(mark.kind, "")
            yield self._words.say(said)
        if any(mark.kind == "grudge" for mark in space.marks):
            yield self._words.say(GRUDGE)
        if any(mark.kind == "wail" for mark in space.marks):
            yield self._words.say(WAILED)
        if space.id in self._narrow:
            yield self._words.say(NARROW)
        if space.doors:
            sides = ", ".join(self._words.say(SIDES[side]) for side in space.doors)
            yield self._words.say(OPEN_DOORS, {"sides": sides})

    def _joined(self, said: list[str]) -> str:
        line = JOINT.join(filter(None, said))
        return line[:1].upper() + line[1:] if self._words.language == "en" else line

    def _name(self, name: Name) -> str:
        return self._words.say("{it}", {"it": name})


def _far_end(link: Link, here: SpaceId) -> SpaceId:
    if link.a == here:
        return link.b
    return link.a if link.b == here and link.kind != "arrow" else ""
