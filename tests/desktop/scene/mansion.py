"""Mansions to draw: nine rooms of the practice game, and one that is being built."""

from msgspec.structs import replace

from rules.messages import Name, same
from rules.views import Group, Link, Mark, Picture, Piece, Space

FLOORS = (Group("1F", same("1F")), Group("2F", same("2F")), Group("B1", same("B1")))
VISITORS = (
    Piece("red", Name("빨강", "Red"), "visitor-coral", "hall", "p1"),
    Piece("blue", Name("파랑", "Blue"), "visitor-sky", "hall", "p2"),
    Piece("green", Name("초록", "Green"), "visitor-jade", "hall", "p3"),
    Piece("purple", Name("보라", "Purple"), "visitor-orchid", "hall", "p4"),
    Piece("gray", Name("회색 남자", "Gray Man"), "gray-man", "hall", "p5"),
)
LABELS = {"ko": {"grudge": "원한"}, "en": {"grudge": "grudge"}}


def room(id: str, ko: str, en: str, at: tuple[str, int, int], *marks: Mark, doors: str = "") -> Space:
    """A room at floor, column, row."""
    floor, col, row = at
    return Space(id, Name(ko, en), "room", floor, col, row, marks=marks, doors=doors)


def shadows(within: str, faces: str) -> tuple[Space, ...]:
    """Shadows in fill order: `b` back, `x` cross, `.` empty."""
    names = {"b": "back", "x": "x", ".": "none"}
    return tuple(
        Space(f"{within}-{number + 1}", Name(f"그늘 {number + 1}", f"Shadow {number + 1}"), "shadow", "",
              within=within, slot=number, face=names[face])
        for number, face in enumerate(faces)
    )  # fmt: skip


ROOMS = (
    room("hall", "1층 로비", "1F Hall", ("1F", 0, 0), Mark("stairs_up", "2F"), Mark("stairs_down", "B1")),
    room("living", "거실", "Living room", ("1F", 1, 0)),
    room("study", "서재", "Study", ("1F", 0, 1)),
    room("kitchen", "부엌", "Kitchen", ("1F", 1, 1)),
    room("child", "아이 방", "Child's room", ("1F", -1, 1), Mark("grudge")),
    room("hall2", "2층 홀", "2F Hall", ("2F", 0, 0), Mark("stairs_down", "1F")),
    room("redroom", "붉은 방", "Red room", ("2F", 1, 0), Mark("grudge")),
    room("bedroom", "침실", "Bedroom", ("2F", -1, 0)),
    room("basement", "지하실", "Basement", ("B1", 0, 0), Mark("stairs_up", "1F")),
)
FACES = {
    "hall": "b", "living": "xbbbbbb", "study": "bbxb.b", "kitchen": "bbbbbb", "child": "bbbbbb",
    "hall2": "bbb", "redroom": "bxbbbx", "bedroom": "bbbbbb", "basement": "bbbbbbb",
}  # fmt: skip
LINKS = (
    Link("hall", "living", "door"), Link("hall", "study", "door"), Link("living", "kitchen", "door"),
    Link("study", "child", "door"), Link("hall2", "redroom", "door"), Link("hall2", "bedroom", "door"),
    Link("hall", "hall2", "stairs"), Link("hall", "basement", "stairs"),
)  # fmt: skip


def practice() -> Picture:
    """The practice mansion, all five people in the hall, blue to move."""
    spaces = ROOMS + tuple(shadow for name, faces in FACES.items() for shadow in shadows(name, faces))
    return Picture(FLOORS, spaces, LINKS, VISITORS, turn="p2", active="blue")


def moved(picture: Picture, **places: str) -> Picture:
    """The same picture with pieces elsewhere."""
    pieces = tuple(replace(piece, at=places.get(piece.id, piece.at)) for piece in picture.pieces)
    return replace(picture, pieces=pieces)


def spread() -> Picture:
    """The people all over the house, a barrier on the door to the living room's kitchen."""
    links = tuple(replace(link, barred=link.a == "living") for link in LINKS)
    return moved(replace(practice(), links=links), red="living", green="study", purple="redroom", gray="hall2")


def building() -> Picture:
    """One floor while it is built: three rooms, a ring of free cells, two boards in the tray."""
    laid = (
        room("hall", "1층 로비", "1F Hall", ("1F", 0, 0), Mark("stairs_up", "2F"), doors="se"),
        room("living", "거실", "Living room", ("1F", 1, 0), doors="s"),
        room("child", "아이 방", "Child's room", ("1F", 0, 1), Mark("grudge"), doors="w"),
    )
    taken = {(space.col, space.row) for space in laid}
    cells = tuple(
        Space(f"1F:{col}:{row}", same(f"1F {col} {row}"), "cell", "1F", col, row)
        for row in range(-1, 3)
        for col in range(-1, 3)
        if (col, row) not in taken
    )
    hand = (
        Space("kitchen", Name("부엌", "Kitchen"), "room", "", doors="nw"),
        Space("basement", Name("지하실", "Basement"), "room", "", marks=(Mark("stairs_up", "1F"),)),
    )
    boards = tuple(Piece(space.id, space.name, "board", "", "p1") for space in hand)
    wells = shadows("hall", "b") + shadows("living", "bbbbbbb") + shadows("child", "bbbbbb")
    links = (Link("hall", "living", "door"), Link("hall", "child", "door"))
    return Picture((FLOORS[0],), laid + cells + wells, links, boards, turn="p1", hand=hand, hand_slots=(6, 7))
