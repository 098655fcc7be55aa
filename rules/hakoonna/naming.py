"""What every id of the mansion is called."""

from __future__ import annotations

from collections.abc import Mapping

from rules.hakoonna import tiles
from rules.hakoonna.content import Content, Power
from rules.hakoonna.effects.items import LOTS
from rules.hakoonna.picture import BARRIER, BARRIER_NAME
from rules.hakoonna.powers import using
from rules.hakoonna.sources import SOURCES
from rules.messages import Name, same
from rules.seats import AUDIENCE, HOST, Seat

WORDS: Mapping[str, Name] = {
    **{floor: same(floor) for floor in ("1F", "2F", "B1")},
    **SOURCES,
    "": Name(ko="판 밖", en="off the board"),
    BARRIER: BARRIER_NAME,
    HOST: Name(ko="진행자", en="the host"),
    AUDIENCE: Name(ko="관객", en="the audience"),
    using.UNNAMED: Name(ko="뒷면 카드", en="a face-down card"),
    LOTS: Name(ko="제비뽑기로 한 번에 나누기", en="draw lots for all"),
    "despair": Name(ko="절망의 시간", en="the Time of Despair"),
    "k0": Name(ko="공개된 것만", en="only what is public"),
    "k1": Name(ko="진행자가 아는 모든 것", en="all that the host knows"),
    "k2": Name(ko="모든 것", en="everything"),
    "nobody": Name(ko="아무도 없음", en="nobody"),
    "none": Name(ko="없음", en="none"),
    "cross": Name(ko="X 면으로", en="X up"),
    "tile": Name(ko="칩", en="a tile"),
    "hakoonna": Name(ko="하코온나", en="Hako Onna"),
    "white": Name(ko="백", en="white"),
    "black": Name(ko="흑", en="black"),
    "unknown": Name(ko="모름", en="unknown"),
    "noise": Name(ko="펼친 카드", en="the cards drawn"),
    "held": Name(ko="버팀", en="held"),
    "fell": Name(ko="무너짐", en="fell"),
    "back": Name(ko="되돌림", en="put back"),
    "keep": Name(ko="가짐", en="taken along"),
    "diary": Name(ko="수기", en="diary page"),
    "dead": Name(ko="사망", en="dead"),
    "yes": Name(ko="예", en="yes"),
    "no": Name(ko="아니오", en="no"),
}
"""What has the same name at every table."""


def names(content: Content, seats: tuple[Seat, ...]) -> Mapping[str, Name]:
    """What every id of the game is called."""
    return {
        **{room.id: room.name for room in content.rooms},
        **{shadow.id: shadow.name for room in content.rooms for shadow in room.shadows},
        **{seat.id: seat.name for seat in seats},
        **{tile.id: tile.name for tile in content.tiles},
        **{power.id: power.name for power in content.powers},
        **{item.id: item.name for item in content.items},
        **{power.page: _as_page(power) for power in content.powers},
        **{tiles.own_tile(seat.id): _as_tile(seat) for seat in seats},
        **WORDS,
    }


def _as_page(power: Power) -> Name:
    return Name(ko=f"수기 {power.number}", en=f"diary {power.number}")


def _as_tile(seat: Seat) -> Name:
    if seat.role == "hako-onna":
        return seat.name
    return Name(ko=f"상자인간 ({seat.name.ko})", en=f"Hakobito ({seat.name.en})")
