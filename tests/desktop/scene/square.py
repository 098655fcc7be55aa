"""People round a table to draw: the storyteller's ring with every mark, and the square that the audience sees."""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from rules.messages import Name
from rules.views import Arrow, Group, Mark, Picture, Piece, Space, Track

PEOPLE = (
    "지우 Jiwoo, 하린 Harin, 민서 Minseo, 도윤 Doyun, 서연 Seoyeon, 태오 Taeo, 유나 Yuna, 준호 Junho, 소율 Soyul, "
    "현우 Hyunwoo, 아린 Arin, 시우 Siwoo, 예준 Yejun, 하윤 Hayun, 바르톨로메오 Bartholomew, 은우 Eunwoo, "
    "알렉산드라 Alexandra, 나은 Naeun, 로 Ro, 지호 Jiho"
).split(", ")
ROLES = (
    "investigator townsfolk 수사관 Investigator|empath townsfolk 초공감자 Empath|dreamer townsfolk 꿈꾸는_자 Dreamer|"
    "harpy minion 하피 Harpy|virgin townsfolk 성결자 Virgin|recluse outsider 은둔자 Recluse|"
    "vortox demon 보르톡스 Vortox|seamstress townsfolk 재봉사 Seamstress|artist townsfolk 화가 Artist|"
    "tinker outsider 땜장이 Tinker|towncrier townsfolk 포고꾼 Town_Crier|flowergirl townsfolk 꽃팔이_소녀 Flowergirl|"
    "plaguedoctor outsider 역병_의사 Plague_Doctor|chambermaid townsfolk 객실_청소부 Chambermaid|"
    "summoner minion 소환사 Summoner|po demon 포 Po|moonchild outsider 달의_아이 Moonchild|"
    "traveller traveller 총잡이 Gunslinger|xaan minion 잔 Xaan|cannibal townsfolk 식인종 Cannibal"
).split("|")
NIGHT, ASKED = Name("셋째 밤", "Third night"), Name("유나를 처형할까요?", "Execute Yuna?")


def name(number: int) -> Name:
    """Who sits there, counted from 1."""
    korean, english = PEOPLE[number - 1].split()
    return Name(korean, english)


def role(number: int) -> tuple[str, str, Name]:
    """The look, the team and the name of the character there."""
    look, team, korean, english = (part.replace("_", " ") for part in ROLES[number - 1].split())
    return f"role-{look}", team, Name(korean, english)


def _board(count: int, said: Name, marks: Mapping[int, Sequence[Mark]]) -> Picture:
    seats = tuple(
        Space(
            f"p{number}", name(number), "seat", "circle", col=number - 1,
            marks=(Mark("number", str(number)), *marks.get(number, ())),
        )
        for number in range(1, count + 1)
    )  # fmt: skip
    dead = [number for number in marks if any(mark.kind == "dead" for mark in marks[number])]
    ghosts = [number for number in marks if any(mark.kind == "ghost-vote" for mark in marks[number])]
    living = tuple(f"p{number}" for number in range(1, count + 1) if number not in dead)
    tracks = (
        Track("living", living, count), Track("ghosts", tuple(f"p{number}" for number in ghosts), len(dead)),
    )  # fmt: skip
    centre = Space("centre", said, "centre", "circle")
    return Picture((Group("circle", said),), (*seats, centre), (), (), tracks)


def dead(used: bool = False) -> tuple[Mark, Mark]:
    """The marks of a dead person."""
    return Mark("dead"), Mark("ghost-vote-used" if used else "ghost-vote")


def quiet(count: int = 12) -> Picture:
    """The storyteller's ring with everybody alive, and nothing beside the tokens."""
    marks = {number: (Mark("team", role(number)[1]),) for number in range(1, count + 1)}
    pieces = tuple(
        Piece(f"token:p{number}", role(number)[2], role(number)[0], f"p{number}", f"p{number}")
        for number in range(1, count + 1)
    )
    return replace(_board(count, NIGHT, marks), pieces=pieces)


def marked(picture: Picture, marks: Mapping[int, Sequence[Mark]]) -> Picture:
    """The same picture with more marks on some seats."""
    spaces = tuple(
        replace(space, marks=(*space.marks, *marks.get(space.col + 1, ()))) if space.shape == "seat" else space
        for space in picture.spaces
    )
    return replace(picture, spaces=spaces)


def reminder(number: int, seat: int, korean: str, english: str) -> Piece:
    """A reminder token."""
    return Piece(f"mark:{number}", Name(korean, english), "reminder", f"p{seat}")


def night(count: int = 12) -> Picture:
    """The third night: two dead, reminders, bluffs, an own ability, somebody awake who points at another."""
    last = count
    marks: dict[int, Sequence[Mark]] = {
        2: (Mark("evil"),), 3: (Mark("awake"),), 5: dead(), last: (*dead(used=True), Mark("good")), 4: (Mark("dying"),),
    }  # fmt: skip
    words = (("중독", "Poisoned"), ("집", "House"), ("끝", "Done"), ("둘", "Two"), ("능력 없음", "No ability"))
    reminders = tuple(
        reminder(number, 1 + (number * 3 + number // 5) % count, *words[number % 5]) for number in range(1, 8)
    )
    stack = tuple(reminder(20 + number, 1, *words[number]) for number in range(3))
    bluffs = tuple(
        Piece(f"bluff:{number}", Name(korean, english), "role-townsfolk", "centre")
        for number, (korean, english) in enumerate(
            (("시계공", "Clockmaker"), ("현자", "Sage"), ("까마귀지기", "Ravenkeeper"))
        )
    )
    shown = marked(quiet(count), marks)
    living = tuple(f"p{number}" for number in range(1, count + 1) if number not in (5, last))
    tracks = (Track("living", living, count), Track("ghosts", ("p5",), 2))
    arrows = (Arrow("token:p4", "p1" if count < 6 else "p6", "own"),)
    own = Piece("token:storyteller", Name("이야기꾼: 하피", "Storyteller: Harpy"), "role-harpy", "centre")
    pieces = (*shown.pieces, *reminders, *stack, *bluffs, own)
    return replace(shown, pieces=pieces, tracks=tracks, arrows=arrows)


def square(count: int = 12) -> Picture:
    """What the audience sees of a quiet day: people, the dead among them."""
    last = count
    board = _board(count, Name("셋째 낮", "Third day"), {5: dead(), last: (*dead(used=True), Mark("traveller"))})
    people = tuple(
        Piece(f"person:p{number}", name(number), "person", f"p{number}", f"p{number}") for number in range(1, count + 1)
    )
    return replace(board, pieces=people)


def vote(picture: Picture, nominee: int = 0, hand: int = 3) -> Picture:
    """The same ring while hands are counted: from the seat after the nominee round to the next hand."""
    count = sum(space.shape == "seat" for space in picture.spaces)
    nominee = nominee or 1 + count // 2
    order = [1 + (nominee + step) % count for step in range(count)]
    counted = order[: order.index(hand)]
    marks: dict[int, list[Mark]] = {number: [] for number in range(1, count + 1)}
    for place, number in enumerate(counted):
        marks[number].append(Mark("hand" if place % 3 != 2 else "no-hand"))
    marks[nominee].append(Mark("nominee"))
    marks[hand].append(Mark("next-hand"))
    marks[order[-2]].append(Mark("nominator"))
    ups = tuple(f"p{number}" for place, number in enumerate(counted) if place % 3 != 2)
    asked = tuple(replace(space, name=ASKED) if space.id == "centre" else space for space in picture.spaces)
    by = f"{'person' if picture.pieces[0].look == 'person' else 'token'}:p{order[-2]}"
    shown = marked(replace(picture, spaces=asked), marks)
    tracks = (*picture.tracks, Track("votes", ups, max(1, count // 2 - 1)))
    return replace(shown, tracks=tracks, arrows=(Arrow(by, f"p{nominee}", "own"),))
