"""Where the rules stand, by section: the seed (``003``) and what is known of the game (``arkham-board.md``)."""

from collections.abc import Mapping
from typing import Final

from rules.messages import Name

SOURCES: Final[Mapping[str, Name]] = {
    "003 3": Name(ko="게임 진행", en="the course of the game"),
    "003 3.1": Name(ko="유지 단계", en="Upkeep"),
    "003 3.2": Name(ko="이동 단계", en="Movement"),
    "003 3.3": Name(ko="아컴에서의 조우 단계", en="Arkham Encounters"),
    "003 3.4": Name(ko="다른 세계에서의 조우 단계", en="Other World Encounters"),
    "003 3.5": Name(ko="신화 단계", en="Mythos"),
    "003 2.1": Name(ko="게임판", en="the board"),
    "003 2.7": Name(ko="그 외 구성물", en="other components"),
    "003 4.1": Name(ko="게임 준비", en="setup"),
    "003 4.3": Name(ko="능력 체크", en="skill checks"),
    "flows.md 2.3": Name(ko="테이블의 약속", en="what the table agrees on"),
    "003 4.5": Name(ko="차원문 닫기와 봉인", en="closing and sealing gates"),
}
