"""A town to draw: a printed map with its streets, locations and other worlds, quiet or full of things that happen."""

from msgspec.structs import replace

from rules.messages import Name, same
from rules.views import Arrow, Group, Link, Mark, Picture, Piece, Space, Track

W, H = 1500, 968
LOST = Name("시간과 공간 상에서 실종", "Lost in Time and Space")
LABELS = {
    "ko": {"track:terror": "공포", "track:doom": "파멸", "track:monsters": "괴물", "marks:terror": "3 6 9"},
    "en": {"track:terror": "Terror", "track:doom": "Doom", "track:monsters": "Monsters", "marks:terror": "3 6 9"},
}
# id: Korean, English, x, y of the street
PARTS = {
    "northside": ("북부", "Northside", 0.115, 0.362),
    "downtown": ("번화가", "Downtown", 0.323, 0.362),
    "easttown": ("동부", "Easttown", 0.531, 0.362),
    "merchant_district": ("상업지구", "Merchant District", 0.115, 0.634),
    "rivertown": ("강변", "Rivertown", 0.739, 0.362),
    "miskatonic_u": ("미스캐토닉 대학", "Miskatonic University", 0.371, 0.634),
    "french_hill": ("프랑스 언덕", "French Hill", 0.913, 0.362),
    "southside": ("남부", "Southside", 0.885, 0.634),
    "uptown": ("외곽", "Uptown", 0.628, 0.634),
}
# id: part, Korean, English, x, unstable; the middle one of three lies farther out
LOCATIONS = {
    "train_station": ("northside", "기차역", "Train Station", 0.047, False),
    "newspaper": ("northside", "신문사", "Newspaper", 0.115, False),
    "curiositie_shoppe": ("northside", "골동품 상점", "Curiositie Shoppe", 0.183, False),
    "bank_of_arkham": ("downtown", "아컴 은행", "Bank of Arkham", 0.255, False),
    "arkham_asylum": ("downtown", "아컴 정신병원", "Arkham Asylum", 0.323, False),
    "independence_square": ("downtown", "독립광장", "Independence Square", 0.391, True),
    "hibbs_roadhouse": ("easttown", "히브의 가로변 식당", "Hibb's Roadhouse", 0.463, True),
    "velmas_diner": ("easttown", "벨마네 식당", "Velma's Diner", 0.531, False),
    "police_station": ("easttown", "경찰서", "Police Station", 0.599, False),
    "graveyard": ("rivertown", "공동묘지", "Graveyard", 0.671, True),
    "black_cave": ("rivertown", "검은 동굴", "Black Cave", 0.739, True),
    "general_store": ("rivertown", "잡화점", "General Store", 0.807, False),
    "the_witch_house": ("french_hill", "마녀의 집", "The Witch House", 0.879, True),
    "silver_twilight_lodge": ("french_hill", "실버 트와일라이트", "Silver Twilight Lodge", 0.947, True),
    "unvisited_isle": ("merchant_district", "방문하지 않은 섬", "Unvisited Isle", 0.043, True),
    "river_docks": ("merchant_district", "강변 부두", "River Docks", 0.116, False),
    "the_unnamable": ("merchant_district", "이름 붙지 않은 집", "The Unnamable", 0.189, True),
    "science_building": ("miskatonic_u", "과학관", "Science Building", 0.293, True),
    "administration_building": ("miskatonic_u", "대학 본부", "Administration Building", 0.371, False),
    "library": ("miskatonic_u", "도서관", "Library", 0.449, False),
    "st_marys_hospital": ("uptown", "세인트 메리 병원", "St. Mary's Hospital", 0.550, False),
    "woods": ("uptown", "숲", "Woods", 0.628, True),
    "ye_olde_magick_shoppe": ("uptown", "예 올디 매직샵", "Ye Olde Magick Shoppe", 0.706, False),
    "mas_boarding_house": ("southside", "마의 하숙집", "Ma's Boarding House", 0.811, False),
    "south_church": ("southside", "남부 성당", "South Church", 0.884, False),
    "historical_society": ("southside", "고고학 연구학회", "Historical Society", 0.957, True),
}
OUTER = {"newspaper", "arkham_asylum", "velmas_diner", "black_cave"}
LOW_OUTER = {"river_docks", "administration_building", "woods", "south_church"}
WORLDS = {
    "abyss": ("어비스", "Abyss", "hexagon", "red blue"),
    "another_dimension": ("다른 차원", "Another Dimension", "square", "red blue yellow green"),
    "city_of_the_great_race": ("위대한 종족의 도시", "City of the Great Race", "triangle", "green yellow"),
    "the_dreamlands": ("드림랜드", "The Dreamlands", "slash", "red blue yellow green"),
    "great_hall_of_celeano": ("셀리노", "Great Hall of Celeano", "star", "blue green"),
    "plateau_of_leng": ("렝고원", "Plateau of Leng", "diamond", "red green"),
    "rlyeh": ("르리에", "R'lyeh", "plus", "red yellow"),
    "yuggoth": ("유고스", "Yuggoth", "circle", "blue yellow"),
}
RING = "northside downtown easttown rivertown french_hill southside uptown miskatonic_u merchant_district".split()
PATHS = (("downtown", "merchant_district"), ("rivertown", "merchant_district"), ("miskatonic_u", "french_hill"))


def _streets() -> list[Space]:
    return [
        Space(
            f"{part}_street", Name(f"{ko}의 거리", f"{en} Streets"), "street", part,
            x=round(x * W), y=round(y * H), width=126 if part == "french_hill" else 186, height=62,
        )
        for part, (ko, en, x, y) in PARTS.items()
    ]  # fmt: skip


def _locations() -> list[Space]:
    found = []
    for place, (part, ko, en, x, unstable) in LOCATIONS.items():
        low = PARTS[part][3] > 0.5
        y = (0.774 if place in LOW_OUTER else 0.758) if low else 0.222 if place in OUTER else 0.238
        marks = (Mark("unstable"),) if unstable else ()
        found.append(
            Space(
                place, Name(ko, en), "location", part, marks=marks,
                x=round(x * W), y=round(y * H), width=104 if low else 95, height=108,
            )
        )  # fmt: skip
    return found


def _worlds() -> list[Space]:
    found = []
    for number, (world, (ko, en, symbol, colours)) in enumerate(WORLDS.items()):
        left, top, wide, tall = 12 + 162.75 * number, 11.6, 155, 124
        marks = (Mark("dimension", symbol), *(Mark("colour", colour) for colour in colours.split()))
        found.append(
            Space(
                world, Name(ko, en), "world", "other_worlds", marks=marks,
                x=round(left + wide / 2), y=round(top + tall / 2), width=wide, height=tall,
            )
        )  # fmt: skip
        found += [
            Space(
                f"{world}_{side + 1}", Name(f"{ko} {side + 1}", f"{en} {side + 1}"), "area", "other_worlds",
                within=world, x=round(left + 40.5 + 73 * side), y=round(top + 71), width=65, height=70,
            )
            for side in (0, 1)
        ]  # fmt: skip
    return found


def _zone(place: str, name: Name, left: float, wide: float, top: float, tall: float) -> Space:
    region = "other_worlds" if top < 0.5 else "outside"
    return Space(
        place, name, "zone", region, x=round((left + wide / 2) * W), y=round((top + tall / 2) * H),
        width=round(wide * W), height=round(tall * H),
    )  # fmt: skip


def _elsewhere() -> list[Space]:
    station = next(space for space in _locations() if space.id == "police_station")
    return [
        _zone("lost_in_time_and_space", LOST, 0.876, 0.116, 0.012, 0.128),
        _zone("sky", Name("하늘", "Sky"), 0.009, 0.161, 0.862, 0.125),
        _zone("outskirts", Name("교외", "Outskirts"), 0.179, 0.195, 0.862, 0.125),
        Space(
            "jail_cell", Name("유치장", "Jail Cell"), "area", "easttown", within="police_station",
            x=station.x + 27, y=station.y + 35, width=32, height=32,
        ),
    ]  # fmt: skip


def _links() -> tuple[Link, ...]:
    ring = zip(RING, RING[1:] + RING[:1], strict=True)
    roads = [Link(f"{a}_street", f"{b}_street", "road") for a, b in ring]
    paths = [Link(f"{a}_street", f"{b}_street", "path") for a, b in PATHS]
    lanes = [Link(f"{part}_street", place, "lane") for place, (part, *_) in LOCATIONS.items()]
    return (*roads, *paths, *lanes)


def quiet() -> Picture:
    """The town with four investigators and nothing else, the first to move."""
    regions = (
        Group("other_worlds", Name("다른 세계", "Other Worlds")),
        Group("outside", Name("아컴 바깥", "Outside Arkham")),
    )
    groups = (*(Group(part, Name(ko, en)) for part, (ko, en, _, _) in PARTS.items()), *regions)
    homes = ("library", "southside_street", "train_station", "st_marys_hospital")
    pieces = tuple(
        Piece(f"p{number}", same(f"P{number}"), f"investigator-{number}", home, f"p{number}")
        for number, home in enumerate(homes, 1)
    )
    tracks = (
        Track("terror", (), 10), Track("doom", (), 12), Track("outskirts", (), 4), Track("monsters", (), 7),
    )  # fmt: skip
    spaces = (*_streets(), *_locations(), *_worlds(), *_elsewhere())
    return Picture(groups, spaces, _links(), pieces, tracks, turn="p1", active="p1")


def monster(kind: str, number: int, movement: str, symbol: str, at: str) -> Piece:
    """A monster token."""
    return Piece(f"{kind}-{number}", Name(kind, kind), f"monster-{movement}-{symbol}", at)


def busy() -> Picture:
    """The seventh turn: gates, seals, clues, monsters about to move, a closed shop."""
    begun = quiet()
    places = {"p3": "the_dreamlands_1", "p4": "st_marys_hospital", "p2": "southside_street", "p1": "library"}
    people = tuple(replace(piece, at=places[piece.id]) for piece in begun.pieces)
    things = (
        Piece("gate:black_cave", same("Gate"), "gate-slash", "black_cave"),
        Piece("gate:the_witch_house", same("Gate"), "gate-hexagon", "the_witch_house"),
        Piece("gate:science_building", same("Gate"), "gate-star", "science_building"),
        Piece("seal:independence_square", same("Seal"), "elder-sign", "independence_square"),
        *(
            Piece(f"clue:{place}", same("Clue"), "clue", place, count=count)
            for place, count in {
                "graveyard": 1, "unvisited_isle": 2, "woods": 1, "hibbs_roadhouse": 1, "historical_society": 3,
            }.items()
        ),
    )  # fmt: skip
    monsters = (
        monster("zombie", 1, "normal", "circle", "black_cave"),
        monster("ghoul", 1, "normal", "hexagon", "french_hill_street"),
        monster("gug", 1, "normal", "slash", "rivertown_street"),
        monster("vampire", 1, "normal", "diamond", "miskatonic_u_street"),
        monster("hound", 1, "fast", "square", "miskatonic_u_street"),
        monster("chthonian", 1, "unique", "triangle", "woods"),
        monster("shambler", 1, "stationary", "crescent", "the_unnamable"),
        monster("byakhee", 1, "flying", "circle", "sky"),
        monster("cultist", 1, "normal", "hexagon", "outskirts"),
        monster("witch", 1, "normal", "crescent", "outskirts"),
    )
    arrows = (
        Arrow("ghoul-1", "southside_street", "white"),
        Arrow("gug-1", "easttown_street", "black"),
        Arrow("zombie-1", "rivertown_street", "black"),
        Arrow("byakhee-1", "southside_street", "own"),
    )
    tracks = (
        Track("terror", ("0", "1", "2"), 10), Track("doom", ("",) * 5, 12),
        Track("outskirts", ("cultist-1", "witch-1"), 4), Track("monsters", ("",) * 7, 7),
    )  # fmt: skip
    closed = tuple(
        replace(space, marks=(*space.marks, Mark("closed" if space.id == "general_store" else "blocked")))
        if space.id in ("general_store", "newspaper")
        else space
        for space in begun.spaces
    )
    return replace(
        begun, spaces=closed, pieces=(*people, *things, *monsters), tracks=tracks, arrows=arrows, turn="p2", active="p2"
    )


def moved(picture: Picture, **places: str) -> Picture:
    """The same picture with pieces elsewhere."""
    pieces = tuple(replace(piece, at=places.get(piece.id, piece.at)) for piece in picture.pieces)
    return replace(picture, pieces=pieces)


def crowded() -> Picture:
    """Eight investigators in one location, one of them lying down, twelve monsters in one street, more outside."""
    begun = busy()
    people = tuple(
        Piece(f"p{n}", same(f"P{n}"), f"investigator-{n}", "woods" if n > 1 else "library", f"p{n}", down=n in (1, 5))
        for n in range(1, 9)
    )
    signs = "hexagon square triangle slash star diamond plus circle crescent".split()
    moves = "normal fast stationary flying unique".split()
    mob = tuple(
        monster("mob", n, moves[n % 5], signs[n % 9], "easttown_street" if n < 12 else "outskirts") for n in range(28)
    )
    jailed = Piece("p9", same("P9"), "investigator-2", "jail_cell", "p9")
    rest = tuple(piece for piece in begun.pieces if not piece.seat)
    return replace(begun, pieces=(*people, jailed, *rest, *mob), turn="p3", active="p3")
