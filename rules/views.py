"""What one viewer may see: the game's own share, and the picture that the scene draws without knowing a game."""

from __future__ import annotations

import msgspec

from rules.effects import Choice
from rules.messages import Name
from rules.seats import SeatId, Viewer

SpaceId = str
PieceId = str


class View(msgspec.Struct, frozen=True):
    """A viewer's share of a table. Each game adds its own fields; judge reads nothing else."""

    viewer: Viewer
    asked: Choice | None
    over: bool


class Mark(msgspec.Struct, frozen=True):
    """A sign on a space.

    ``grudge``, ``stairs_up`` and ``stairs_down`` with the group they lead to are printed there; ``wail`` is where a cry
    came from. On a map a location is ``unstable``, ``closed`` for good or ``blocked`` for a while; a world shows its
    ``dimension`` (``to`` names the sign, such as ``hexagon``) and each ``colour`` of its encounters.
    """

    kind: str
    to: str = ""
    pair: str = ""


class Space(msgspec.Struct, frozen=True):
    """Where a piece or a tile may be.

    ``shape`` says how it is drawn (``room``, ``shadow``); ``group`` is the floor or region it lies in, ``col`` and
    ``row`` its cell there (columns grow east, rows south); a shadow lies ``within`` a room, in slot ``slot``
    (from 0, in the fill order of the room), and shows a ``face``: ``back``, ``x`` or ``none`` when it is empty.
    ``doors`` are the sides (of ``nesw``) with a door that meets nothing yet; ``turn`` counts quarter turns to
    the right. A ``cell`` is a free place for a board; its ``col`` and ``row`` may be negative.

    On a printed map (``street``, ``location``, ``world``, ``area``, ``zone``) ``x`` and ``y`` are the middle and
    ``width`` and ``height`` the size, in units of which the map is 1500 wide.
    """

    id: SpaceId
    name: Name
    shape: str
    group: str
    col: int = 0
    row: int = 0
    within: SpaceId = ""
    slot: int = 0
    face: str = ""
    marks: tuple[Mark, ...] = ()
    doors: str = ""
    turn: int = 0
    x: int = 0
    y: int = 0
    width: int = 0
    height: int = 0


class Link(msgspec.Struct, frozen=True):
    """A connection between two spaces: ``door`` or ``stairs``, barred by a token or not.

    On a map a ``road`` has the white arrow from ``a`` to ``b`` and the black one back, a ``path`` has none; a ``lane``
    leads from a street to one of its locations; a ``gate`` leads into an other world or out of it, a ``way`` through.
    """

    a: SpaceId
    b: SpaceId
    kind: str
    barred: bool = False


class Piece(msgspec.Struct, frozen=True):
    """What stands on a space, or in the hand when ``at`` is empty.

    ``look`` names its figure (``visitor-coral``, ``gray-man``, ``barrier``), or is ``board``: a room board, whose
    space of the same id is found in the hand. ``count`` equal ones lie on one heap; one that is ``down`` lies on its
    side.
    """

    id: PieceId
    name: Name
    look: str
    at: SpaceId
    seat: SeatId = ""
    count: int = 1
    down: bool = False


class Group(msgspec.Struct, frozen=True):
    """A part of the board drawn together under one heading, such as a floor."""

    id: str
    name: Name


class Track(msgspec.Struct, frozen=True):
    """A row of cells that fills up: ``cells`` tells what lies in each filled one (a seat, a number)."""

    id: str
    cells: tuple[str, ...]
    limit: int


class Arrow(msgspec.Struct, frozen=True):
    """Where a piece is about to move by itself, by the ``white`` arrow, the ``black`` one or its own rule (``own``)."""

    piece: PieceId
    to: SpaceId
    colour: str


class Picture(msgspec.Struct, frozen=True):
    """All that the scene draws.

    ``turn`` is the seat whose turn it is, ``active`` its piece; ``hand`` holds the boards not yet laid, at turn 0,
    with their shadows in ``hand_slots`` as counts.
    """

    groups: tuple[Group, ...]
    spaces: tuple[Space, ...]
    links: tuple[Link, ...]
    pieces: tuple[Piece, ...]
    tracks: tuple[Track, ...] = ()
    turn: SeatId = ""
    active: PieceId = ""
    hand: tuple[Space, ...] = ()
    hand_slots: tuple[int, ...] = ()
    arrows: tuple[Arrow, ...] = ()
