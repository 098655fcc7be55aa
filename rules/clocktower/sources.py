"""Where the rules stand: the seed (``001``) by character, and what is known of the game (``clocktower.md``)."""

from collections.abc import Mapping
from typing import Final

from rules.messages import Name

SOURCES: Final[Mapping[str, Name]] = {
    "001 객실 청소부": Name(ko="객실 청소부", en="the Chambermaid"),
    "001 기계공": Name(ko="기계공", en="the Engineer"),
    "001 꿈꾸는 자": Name(ko="꿈꾸는 자", en="the Dreamer"),
    "001 달의 자손": Name(ko="달의 자손", en="the Moonchild"),
    "001 땜장이": Name(ko="땜장이", en="the Tinker"),
    "001 보르톡스": Name(ko="보르톡스", en="the Vortox"),
    "001 성결자": Name(ko="성결자", en="the Virgin"),
    "001 소환사": Name(ko="소환사", en="the Summoner"),
    "001 수사관": Name(ko="수사관", en="the Investigator"),
    "001 식인종": Name(ko="식인종", en="the Cannibal"),
    "001 알사히르": Name(ko="알사히르", en="the Alsaahir"),
    "001 역병 의사": Name(ko="역병 의사", en="the Plague Doctor"),
    "001 재봉사": Name(ko="재봉사", en="the Seamstress"),
    "001 전도사": Name(ko="전도사", en="the Preacher"),
    "001 초공감자": Name(ko="초공감자", en="the Empath"),
    "001 포": Name(ko="포", en="the Po"),
    "001 폭도": Name(ko="폭도", en="the Riot"),
    "001 하피": Name(ko="하피", en="the Harpy"),
    "001 화가": Name(ko="화가", en="the Artist"),
    "clocktower.md B1": Name(ko="밤 순서", en="the order of the night"),
    "clocktower.md B2": Name(ko="준비", en="setup"),
    "clocktower.md B3": Name(ko="낮과 지목", en="day and nominations"),
    "clocktower.md B5": Name(ko="상태", en="states"),
    "flows.md 4.3": Name(ko="비밀", en="secrets"),
    "flows.md 0.4": Name(ko="테이블에 묻기", en="asking the table"),
}
