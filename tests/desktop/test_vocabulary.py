"""The book's nouns instead of the official ones (flows.md 2.4, C9)."""

from __future__ import annotations

import msgspec
import pytest

from desktop.projector.tongues import Tongues
from desktop.public_copy import PublicCopy
from desktop.session import Session
from desktop.shell import typed
from desktop.vocabulary import vocabularies
from desktop.words import Words
from rules.clocktower.actions import ChangeSide, GiveBluffs, Nominate, OpenNominations
from rules.clocktower.events import OptionsSet
from rules.engine import Refused
from rules.messages import Name, same
from rules.seats import HOST
from tests.rules.clocktower.table import a_table
from tests.tables import a_book, a_match

KO, EN = Words("ko"), Words("en")
BOOK = vocabularies()["book"]
SENTENCES = {
    "기계공은 하수인을 바꿀 수 없어요.": "기술자는 하수인을 바꿀 수 없어요.",
    "하수인이 폭도가 되는 때": "하수인이 라이엇이 되는 때",
    "이제 폭도라고 알려도 돼요.": "이제 라이엇이라고 알려도 돼요.",
    "하수인들도 폭도예요.": "하수인들도 라이엇이에요.",
    "폭도로 바뀌어요.": "라이엇으로 바뀌어요.",
    "전도사에게 선택돼서": "설교자에게 선택돼서",
    "역병 의사와 함께": "역병의사와 함께",
    "지목이 끝났어요": "지명이 끝났어요",
    "{by:이} {of:을} 지목했어요.": "{by:이} {of:을} 지명했어요.",
    "아무도 아니에요.": "아무도 아니에요.",
}


REFUSED = "죽은 플레이어는 {}할 수 없어요."
LOGGED = "자리 1이 자리 2를 {}했어요."


def table(words: str) -> Session:
    """Five people by day, the last of them dead; nominations are open."""
    made = a_table("empath artist virgin riot engineer", day=1, dead="p5", words=words)
    session = Session(made.match, viewer=HOST)
    session.play(OpenNominations(HOST))
    return session


@pytest.mark.parametrize("text", SENTENCES)
def test_particles_follow_the_other_noun(text: str) -> None:
    assert BOOK.said(text) == SENTENCES[text]


@pytest.mark.parametrize(("words", "noun"), [("official", "지목"), ("book", "지명")])
def test_a_refusal_a_title_and_a_line_of_the_log_have_the_nouns_of_the_table(words: str, noun: str) -> None:
    session = table(words)
    speech = session.speech(KO)
    refused = session.play(Nominate(HOST, "p5", "p1"))
    assert isinstance(refused, Refused)
    assert [speech.tell(one) for one in refused.violations] == [REFUSED.format(noun)]
    assert speech.title("nominate") == session.spoken(KO).say(Nominate.title) == f"{noun}하기"
    session.play(Nominate(HOST, "p1", "p2"))
    assert speech.tell(session.log()[-1].event) == LOGGED.format(noun)


@pytest.mark.parametrize(("words", "riot", "engineer"), [("official", "폭도", "기계공"), ("book", "라이엇", "기술자")])
def test_characters_are_called_so_in_sentences_and_on_the_board(words: str, riot: str, engineer: str) -> None:
    session = table(words)
    assert [session.speech(KO).name(one) for one in ("riot", "engineer")] == [riot, engineer]
    assert session.spoken(KO).say("{it:은}", {"it": session.called("engineer")}) in ("기계공은", "기술자는")
    drawn = {piece.id: piece.name for piece in session.picture().pieces}
    assert drawn["token:p4"] == Name(ko=riot, en="Riot")
    assert drawn["token:p5"] == Name(ko=engineer, en="Engineer")


def test_names_that_people_typed_and_english_stay_as_they_are() -> None:
    words = KO.spoken("book")
    assert words.say("{it}", {"it": same("지목")}) == "지목"
    assert words.say("{it}", {"it": "전도사"}) == "전도사"
    assert EN.spoken("book").say("{it}", {"it": Name(ko="폭도", en="Riot")}) == "Riot"


@pytest.mark.parametrize(("words", "noun"), [("official", "지목"), ("book", "지명")])
def test_the_audience_and_the_public_copy_hear_the_same(words: str, noun: str) -> None:
    session = table(words)
    session.play(Nominate(HOST, "p1", "p2"))
    said = Tongues("both").of(session).hear(session, session.log()[-1].event)
    assert said == (LOGGED.format(noun), "Seat 1 nominates Seat 2.")
    assert LOGGED.format(noun) in b"".join(PublicCopy(session).text("ko")).decode()
    lines = b"".join(PublicCopy(session).lines()).decode()
    assert LOGGED.format(noun) in lines


@pytest.mark.parametrize("words", ["official", "book"])
def test_by_either_noun_things_are_found(words: str) -> None:
    session = table(words)
    session.play(Nominate(HOST, "p1", "p2"))
    event = session.log()[-1].event
    told = [voice.tell(event) for voice in session.voices()]
    assert {LOGGED.format("지목"), LOGGED.format("지명")} <= set(told)
    sheet = session.book.content.sheet
    assert typed.meant(session, "설교자", sheet) == typed.meant(session, "전도사", sheet) == ["preacher"]
    assert typed.meant(session, "라이엇", sheet) == typed.meant(session, "폭도", sheet) == ["riot"]


def test_a_correction_changes_the_words_and_undo_gives_them_back() -> None:
    session = table("official")
    options = session.match.table.state.public.options
    session.correct((OptionsSet(msgspec.structs.replace(options, words="book")),), "we say it so")
    assert session.spoken(KO).say(Nominate.title) == "지명하기"
    session.undo()
    assert session.spoken(KO).say(Nominate.title) == "지목하기"


@pytest.mark.parametrize("game", ["hakoonna", "arkham"])
def test_no_other_game_has_another_vocabulary(game: str) -> None:
    session = Session(a_match(game))
    assert session.spoken(KO).say(Nominate.title) == "지목하기"
    assert session.named(Name(ko="폭도", en="Riot")) == Name(ko="폭도", en="Riot")


def test_each_noun_is_one_that_the_program_says() -> None:
    """Else it would be replaced nowhere; and the program itself says none of the book's."""
    names = " ".join(name.ko for name in a_book("clocktower").content.names.values())
    said = names + "".join(KO.say(title) for title in (Nominate.title, ChangeSide.title, GiveBluffs.title))
    assert [noun for noun in BOOK.nouns if noun not in said] == []
    assert [noun for noun in BOOK.nouns.values() if noun in said] == []
