"""Where the rules stand, by section: the Gray Man's manual (``000``), what is known of the game (``hakoonna.md``)."""

from collections.abc import Mapping
from typing import Final

from rules.messages import Name

SOURCES: Final[Mapping[str, Name]] = {
    "000 ■차례와 행동": Name(ko="회색 남자 설명서, 차례와 행동", en="Gray Man manual, turn and actions"),
    "000 ■상자여자의 시간": Name(ko="회색 남자 설명서, 상자여자의 시간", en="Gray Man manual, Hako Onna's time"),
    "000 【이동한다】": Name(ko="회색 남자 설명서, 이동한다", en="Gray Man manual, moving"),
    "000 【그늘을 열어본다】": Name(ko="회색 남자 설명서, 그늘을 열어본다", en="Gray Man manual, opening"),
    "000 [주1]": Name(ko="회색 남자 설명서, 주 1", en="Gray Man manual, note 1"),
    "hakoonna.md 1.6": Name(ko="상자여자의 힘", en="Hako Onna's powers"),
    "hakoonna.md 2": Name(ko="준비", en="setup"),
    "hakoonna.md 3": Name(ko="저택 짓기", en="building the mansion"),
    "hakoonna.md 4.1": Name(ko="차례", en="turns"),
    "hakoonna.md 4.2": Name(ko="소음", en="noise"),
    "hakoonna.md 5": Name(ko="방문자의 행동", en="visitors' actions"),
    "hakoonna.md 7": Name(ko="상자여자의 시간", en="Hako Onna's time"),
    "hakoonna.md 8": Name(ko="죽음과 상자인간", en="death and Hakobito"),
    "hakoonna.md 9": Name(ko="승리와 패배", en="winning and losing"),
    "U-17": Name(ko="하우스 룰, 방문자의 통과", en="house rule, passing"),
    "U-31": Name(ko="하우스 룰, 항복", en="house rule, surrender"),
}
