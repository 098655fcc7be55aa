"""What every id of the town is called."""

from __future__ import annotations

from collections.abc import Mapping

from rules.arkham import setup
from rules.arkham.content import Content
from rules.arkham.sources import SOURCES
from rules.messages import Name
from rules.seats import AUDIENCE, HOST, Seat


def names(content: Content, seats: tuple[Seat, ...]) -> Mapping[str, Name]:
    """What every id of the game is called."""
    return {
        **{seat.id: seat.name for seat in (*setup.seats(setup.MOST), *seats)},
        **content.names,
        **{token: content.kinds[kind].name for token, kind in content.kind_of.items()},
        **{f"mythos.{card.id}": card.text for card in content.mythos.values()},
        **{f"ability.{ability.place}": ability.text for ability in content.abilities.values()},
        **{f"special.{special.id}": special.name for special in content.specials.values()},
        **{f"investigator.{one.id}": one.name for one in content.investigators.values()},
        **{marker.id: content.worlds[marker.world].name for marker in content.markers.values()},
        **{card: _gate_card(card) for card in content.gate_cards},
        **WORDS,
        **SOURCES,
        "": Name(ko="판 밖", en="off the board"),
        HOST: Name(ko="진행자", en="the host"),
        AUDIENCE: Name(ko="관객", en="the audience"),
        "arkham": Name(ko="아컴에서의 조우 단계", en="Arkham Encounters"),
    }


def _gate_card(card: str) -> Name:
    return Name(ko=f"관문 카드 {card}", en=f"gate card {card}")


WORDS: Mapping[str, Name] = {
    "setup": Name(ko="준비", en="setup"),
    "upkeep": Name(ko="유지 단계", en="Upkeep"),
    "movement": Name(ko="이동 단계", en="Movement"),
    "other": Name(ko="다른 세계에서의 조우 단계", en="Other World Encounters"),
    "mythos": Name(ko="신화 단계", en="Mythos"),
    "speed": Name(ko="속도", en="Speed"),
    "sneak": Name(ko="은둔", en="Sneak"),
    "fight": Name(ko="투지", en="Fight"),
    "will": Name(ko="의지", en="Will"),
    "lore": Name(ko="지식", en="Lore"),
    "luck": Name(ko="행운", en="Luck"),
    "evade": Name(ko="회피", en="Evade"),
    "horror": Name(ko="공포", en="Horror"),
    "combat": Name(ko="전투", en="Combat"),
    "common": Name(ko="일반 아이템", en="a Common Item"),
    "unique": Name(ko="특별 아이템", en="a Unique Item"),
    "spell": Name(ko="마법주문", en="a Spell"),
    "skill": Name(ko="기술", en="a Skill"),
    "ally": Name(ko="조력자", en="an Ally"),
    "money": Name(ko="돈", en="money"),
    "clue": Name(ko="단서 마커", en="clues"),
    "sanity": Name(ko="정신력", en="Sanity"),
    "stamina": Name(ko="체력", en="Stamina"),
    "yes": Name(ko="예", en="yes"),
    "no": Name(ko="아니오", en="no"),
    "passed": Name(ko="성공", en="passed"),
    "failed": Name(ko="실패", en="failed"),
    "spend": Name(ko="쓴다", en="spend one"),
    "stop": Name(ko="그만둔다", en="stop"),
    "draw": Name(ko="카드", en="the card"),
    "gate": Name(ko="차원문", en="the gate"),
    "move": Name(ko="이동", en="moving"),
    "ability": Name(ko="효과", en="the effect"),
    "end": Name(ko="마무리", en="the end"),
    "clues": Name(ko="단서 마커", en="clues"),
    "closing": Name(ko="차원문 닫기", en="closing a gate"),
    "own": Name(ko="고유 능력", en="one's own ability"),
    "option-1": Name(ko="첫째", en="the first"),
    "option-2": Name(ko="둘째", en="the second"),
    "option-3": Name(ko="셋째", en="the third"),
    "won": Name(ko="이김", en="won"),
    "escaped": Name(ko="벗어남", en="got away"),
    "insane": Name(ko="미쳐 버림", en="went insane"),
    "unconscious": Name(ko="정신을 잃음", en="fell unconscious"),
    "seal": Name(ko="봉인한다", en="seal it"),
    "leave": Name(ko="그대로 둔다", en="leave it"),
    "none": Name(ko="없음", en="none"),
    "gate_trophy": Name(ko="차원문 트로피", en="gate trophies"),
    "monster_trophy": Name(ko="괴물 트로피", en="monster trophies"),
    "toughness": Name(ko="강인함", en="toughness"),
    "check": Name(ko="체크", en="a check"),
    "delayed": Name(ko="지체", en="delayed"),
    "arrested": Name(ko="체포", en="arrested"),
    "lost": Name(ko="시공간 실종", en="lost in time and space"),
    "devoured": Name(ko="집어삼켜짐", en="devoured"),
    "blessed": Name(ko="축복받음", en="Blessed"),
    "cursed": Name(ko="저주받음", en="Cursed"),
    "monster": Name(ko="괴물 등장", en="a monster appears"),
    "draw-in": Name(ko="차원문으로 빨려 듦", en="drawn into the gate"),
    "come-back": Name(ko="아컴으로 돌아옴", en="back to Arkham"),
    "special": Name(ko="특수 카드", en="a special card"),
    "lose-turn": Name(ko="턴을 잃음", en="a lost turn"),
    "world": Name(ko="다른 세계로", en="into an other world"),
    "white": Name(ko="흰", en="white"),
    "black": Name(ko="검은", en="black"),
}
