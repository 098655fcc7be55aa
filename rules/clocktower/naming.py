"""What every id of the game is called."""

from __future__ import annotations

from collections.abc import Mapping

from rules.clocktower.edition import Edition
from rules.clocktower.sources import SOURCES
from rules.clocktower.state import STORYTELLER
from rules.messages import Name, same
from rules.seats import AUDIENCE, HOST, Seat


def names(content: Edition, seats: tuple[Seat, ...]) -> Mapping[str, Name]:
    """What every id of the game is called."""
    return {
        **{seat.id: seat.name for seat in seats},
        **content.names,
        **_labels(content),
        **WORDS,
        **SOURCES,
        HOST: Name(ko="이야기꾼", en="the Storyteller"),
        STORYTELLER: Name(ko="이야기꾼", en="the Storyteller"),
        AUDIENCE: Name(ko="마을 광장", en="the town square"),
    }


def _labels(content: Edition) -> dict[str, Name]:
    tokens = (token for one in content.cast.values() for token in one.reminders)
    return {token.label: token.name for token in tokens if token.label not in content.names}


WORDS: Mapping[str, Name] = {
    **{str(number): same(str(number)) for number in range(21)},
    "": Name(ko="없음", en="nobody"),
    "setup": Name(ko="준비", en="setup"),
    "night": Name(ko="밤", en="night"),
    "day": Name(ko="낮", en="day"),
    "over": Name(ko="끝난 뒤", en="after the game"),
    "good": Name(ko="선", en="good"),
    "evil": Name(ko="악", en="evil"),
    "yes": Name(ko="예", en="yes"),
    "no": Name(ko="아니오", en="no"),
    "unknown": Name(ko="모르겠습니다", en="I do not know"),
    "townsfolk": Name(ko="마을주민", en="Townsfolk"),
    "outsider": Name(ko="외지인", en="an Outsider"),
    "minion": Name(ko="하수인", en="a Minion"),
    "demon": Name(ko="악마", en="a Demon"),
    "traveller": Name(ko="여행자", en="a Traveller"),
    "fabled": Name(ko="전설", en="a Fabled"),
    "loric": Name(ko="설화", en="a Loric"),
    "info": Name(ko="정보", en="information"),
    "ability": Name(ko="자기 능력", en="the own ability"),
    "other": Name(ko="다른 능력", en="another's ability"),
    "mistake": Name(ko="실수", en="a mistake"),
    "bluff": Name(ko="연기", en="for show"),
    "poisoned": Name(ko="중독", en="poisoned"),
    "drunk": Name(ko="취함", en="drunk"),
    "no_ability": Name(ko="능력 없음", en="no ability"),
    "mad": Name(ko="집착", en="mad"),
    "second": Name(ko="둘째", en="2nd"),
    "protected": Name(ko="보호", en="protected"),
    "blocked": Name(ko="막힘", en="blocked"),
    "doomed": Name(ko="죽을 사람", en="doomed"),
    "charged": Name(ko="3회 공격", en="three attacks"),
    "all_poisoned": Name(ko="마을 중독", en="all poisoned"),
    "dusk": Name(ko="황혼", en="dusk"),
    "dawn": Name(ko="새벽", en="dawn"),
    "you-are": Name(ko="당신의 인물", en="Your character"),
    "selected-you": Name(ko="당신을 고른 인물", en="Who chose you"),
    "not-in-play": Name(ko="쓰이지 않는 인물", en="Not in play"),
    "this-player-is": Name(ko="이 사람의 인물", en="This player's character"),
    "your-minions": Name(ko="당신의 하수인들", en="Your Minions"),
    "the-demon": Name(ko="당신의 악마", en="Your Demon"),
    "did-you-vote": Name(ko="오늘 손을 들었나요?", en="Did you vote today?"),
    "did-you-nominate": Name(ko="오늘 지목했나요?", en="Did you nominate today?"),
    "use-your-ability": Name(ko="능력을 쓸까요?", en="Use the ability?"),
    "answer": Name(ko="대답", en="The answer"),
    "unsaid": Name(ko="말하지 않음", en="not said"),
    "own-words": Name(ko="직접 쓴 말", en="Own words"),
    "script": Name(ko="스크립트", en="the script"),
    "clock": Name(ko="시계", en="a clock"),
    "message": Name(ko="알림", en="a message"),
    "centre": Name(ko="가운데", en="the middle"),
}
