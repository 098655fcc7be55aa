"""Sentences are made from messages and values, in Korean and in English."""

import os
import re
import shutil
import string
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

import extract
from assets import library
from desktop import words
from desktop.particles import PARTICLES
from desktop.tables import a_book
from desktop.words import LANGUAGES, Words, install_qt
from rules.messages import Name
from rules.violations import KERNEL

CATALOGUE = "locale/ko/LC_MESSAGES/lanternboard.po"
LONGEST_REFUSAL = 62
REFUSAL = re.compile(r"[A-Z]{2}-R\d\d")

LIVING_ROOM = Name(ko="거실", en="Living room")
LIBRARY = Name(ko="서재", en="Library")
HOUSE = Name(ko="이름 붙지 않은 집", en="Nameless House")

SAMPLES: dict[str, object] = {
    "action": Name(ko="그늘 열기", en="Open"),
    "card": Name(ko="열쇠꾸러미", en="Key Ring"),
    "fact": Name(ko="봉쇄 토큰이 있는 문", en="the barred door"),
    "have": 2,
    "here": Name(ko="아이 방", en="Nursery"),
    "n": 3,
    "near": Name(ko="열쇠꾸러미", en="Key Ring"),
    "need": 3,
    "nh": 2,
    "nt": 3,
    "option": Name(ko="그늘 열기", en="Open"),
    "piece": Name(ko="회색 남자", en="Gray Man"),
    "place": Name(ko="2층 홀", en="2F Hall"),
    "room": Name(ko="2층 홀", en="2F Hall"),
    "there": Name(ko="2층 홀", en="2F Hall"),
    "token": Name(ko="소음 토큰", en="noise disc"),
    "total": 12,
    "typed": "열쇠",
    "what": Name(ko="시작하는 방", en="the starting room"),
    "where": Name(ko="버린 더미", en="the discard pile"),
    "who": "빨강",
}


class Entry(NamedTuple):
    """One message of the Korean catalogue."""

    english: str
    korean: str
    comments: tuple[str, ...]
    fuzzy: bool

    @property
    def id(self) -> str:
        return next(filter(REFUSAL.match, self.comments), "")


def entries() -> list[Entry]:
    with (library.root() / CATALOGUE).open("rb") as file:
        return [
            Entry(str(message.id), str(message.string or ""), tuple(message.user_comments), message.fuzzy)
            for message in read_po(file, locale="ko")
            if message.id
        ]


def refusals() -> list[Entry]:
    return [entry for entry in entries() if entry.id]


def placeholders(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}


def markers(text: str) -> set[str]:
    return {marker for _, _, marker, _ in string.Formatter().parse(text) if marker}


def sample_values(text: str) -> dict[str, object]:
    return {name: SAMPLES.get(name, LIVING_ROOM) for name in placeholders(text)}


@pytest.fixture(scope="module")
def catalogue() -> list[Entry]:
    """Every message; thousands of tests of one each would cost more than all they look at."""
    return entries()


def test_a_message_is_said_in_both_languages() -> None:
    values = {"here": LIVING_ROOM, "there": LIBRARY}
    message = "No pair of doors joins {here} and {there}."
    assert Words("en").say(message, values) == "No pair of doors joins Living room and Library."
    assert Words("ko").say(message, values) == "거실과 서재 사이에는 마주 보는 문이 없어요."


@pytest.mark.parametrize(
    ("room", "sentence"),
    [
        (LIVING_ROOM, "거실로 가는 길이 없어요."),
        (HOUSE, "이름 붙지 않은 집으로 가는 길이 없어요."),
        (3, "3으로 가는 길이 없어요."),
        ("B", "B로 가는 길이 없어요."),
        ("Alex", "Alex(으)로 가는 길이 없어요."),
    ],
)
def test_particles_follow_the_value(room: object, sentence: str) -> None:
    assert Words("ko").say("No way leads to {room}.", {"room": room}) == sentence


def test_a_message_without_values_needs_none() -> None:
    assert Words("ko").say("This table allows no passing.") == "이 테이블에서는 통과할 수 없어요."
    assert Words("en").say("This table allows no passing.") == "This table allows no passing."


@pytest.mark.parametrize("name", ["{n}", "{", "}}", "{who.__class__}", "100%", "%(who)s", "%s", "{0}", r"\1", "<b>"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_players_name_is_shown_as_typed(language: str, name: str) -> None:
    assert name in Words(language).say("It is {who}'s turn.", {"who": name, "n": 7})
    assert "7" not in Words(language).say("It is {who}'s turn.", {"who": name, "n": 7})


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_missing_value_is_an_error_that_names_it(language: str) -> None:
    with pytest.raises(KeyError, match="needs a value for 'room'"):
        Words(language).say("No way leads to {room}.", {"place": LIVING_ROOM})


@pytest.mark.parametrize("value", [None, True, 1.5, object(), {"ko": "거실"}])
def test_a_value_that_no_sentence_can_show_is_an_error(value: object) -> None:
    with pytest.raises(TypeError, match="a sentence shows"):
        Words("ko").say("No way leads to {room}.", {"room": value})


def test_values_that_the_sentence_does_not_use_are_ignored() -> None:
    assert Words("en").say("Nobody is being asked.", {"via": LIVING_ROOM}) == "Nobody is being asked."


@pytest.mark.parametrize(
    ("values", "korean", "english"),
    [
        ([], "없음으로 가는 길이 없어요.", "No way leads to none."),
        ([LIBRARY], "서재로 가는 길이 없어요.", "No way leads to Library."),
        (
            (LIBRARY, HOUSE),
            "서재, 이름 붙지 않은 집으로 가는 길이 없어요.",
            "No way leads to Library and Nameless House.",
        ),
        (["가", 3, LIVING_ROOM], "가, 3, 거실로 가는 길이 없어요.", "No way leads to 가, 3 and Living room."),
    ],
)
def test_lists_are_joined(values: object, korean: str, english: str) -> None:
    message = "No way leads to {room}."
    assert Words("ko").say(message, {"room": values}) == korean
    assert Words("en").say(message, {"room": values}) == english


def test_a_message_that_is_not_in_the_catalogue_is_said_in_english() -> None:
    assert Words("ko").say("Untold {n}.", {"n": 3}) == "Untold 3."


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_empty_message_is_empty(language: str) -> None:
    assert Words(language).say("") == ""


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="ko, en"):
        Words("fr")


@pytest.fixture
def copied_catalogue(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A catalogue in a library of its own, without its compiled file."""
    copy = tmp_path / CATALOGUE
    copy.parent.mkdir(parents=True)
    shutil.copy(library.root() / CATALOGUE, copy)
    monkeypatch.setattr(library, "root", lambda: tmp_path)
    return copy


def retranslate(catalogue: Path, former: str, latter: str) -> None:
    written = catalogue.stat().st_mtime_ns
    catalogue.write_text(catalogue.read_text(encoding="utf-8").replace(former, latter), encoding="utf-8")
    os.utime(catalogue, ns=(written, written + 1_000_000_000))


NOBODY = "Nobody is being asked."


def test_a_catalogue_is_compiled_where_there_is_none(copied_catalogue: Path) -> None:
    assert Words("ko").say(NOBODY) == "지금 묻고 있는 것이 없어요."
    assert [path.name for path in sorted(copied_catalogue.parent.iterdir())] == [
        "lanternboard.mo",
        "lanternboard.po",
    ]


def test_a_catalogue_is_compiled_again_after_its_text_changed(copied_catalogue: Path) -> None:
    Words("ko")
    retranslate(copied_catalogue, "지금 묻고 있는 것이 없어요.", "지금은 조용해요.")
    assert Words("ko").say(NOBODY) == "지금은 조용해요."
    retranslate(copied_catalogue, "지금은 조용해요.", "아무 질문도 없어요.")
    assert Words("ko").say(NOBODY) == "아무 질문도 없어요."


def test_a_catalogue_that_did_not_change_is_not_compiled_again(
    copied_catalogue: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Words("ko").say(NOBODY)
    monkeypatch.delattr(words, "_compile")
    assert Words("ko").say(NOBODY) == "지금 묻고 있는 것이 없어요."


def test_a_program_without_catalogue_texts_reads_the_compiled_one(copied_catalogue: Path) -> None:
    Words("ko").say(NOBODY)
    copied_catalogue.unlink()
    assert Words("ko").say(NOBODY) == "지금 묻고 있는 것이 없어요."


@pytest.mark.parametrize("failing", ["write_bytes", "replace"])
def test_a_folder_that_takes_no_files_still_gives_sentences(
    copied_catalogue: Path, monkeypatch: pytest.MonkeyPatch, failing: str
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise PermissionError

    monkeypatch.setattr(Path, failing, refuse)
    assert Words("ko").say(NOBODY) == "지금 묻고 있는 것이 없어요."
    monkeypatch.undo()
    assert [path.name for path in copied_catalogue.parent.iterdir()] == ["lanternboard.po"]


def a_template(*messages: str) -> Catalog:
    template = Catalog()
    for line, message in enumerate(messages):
        template.add(message, locations=[("rules/game.py", line)])
    return template


def test_extraction_keeps_translations_and_asks_for_new_ones(copied_catalogue: Path) -> None:
    extract.update(copied_catalogue, a_template("It is {who}'s turn.", "Something new."))
    assert Words("ko").say("It is {who}'s turn.", {"who": "빨강"}) == "지금은 빨강 차례예요."
    assert list(extract.untranslated(copied_catalogue)) == ["Something new."]
    assert "# GN-R01" in copied_catalogue.read_text(encoding="utf-8")


def test_a_sentence_that_returns_to_the_code_has_its_translation_back(copied_catalogue: Path) -> None:
    turn = "It is {who}'s turn."
    for template in (a_template(), a_template(), a_template(turn)):
        extract.update(copied_catalogue, template)
    assert Words("ko").say(turn, {"who": "빨강"}) == "지금은 빨강 차례예요."
    assert "# GN-R01\n#: rules/game.py\n" in copied_catalogue.read_text(encoding="utf-8")


def test_extraction_changes_nothing_when_repeated(copied_catalogue: Path) -> None:
    extract.update(copied_catalogue, a_template(NOBODY))
    once = copied_catalogue.read_text(encoding="utf-8")
    extract.update(copied_catalogue, a_template(NOBODY))
    assert copied_catalogue.read_text(encoding="utf-8") == once


def test_extraction_leaves_the_header_as_it_is(copied_catalogue: Path) -> None:
    header = copied_catalogue.read_text(encoding="utf-8").split("\n\n")[0]
    extract.update(copied_catalogue, a_template(NOBODY))
    assert copied_catalogue.read_text(encoding="utf-8").startswith(f"{header}\n\n")


def test_the_sentences_of_the_code_are_found() -> None:
    assert words.NONE in extract.sentences(extract.ROOT)


def test_both_languages_have_the_same_placeholders(catalogue: list[Entry]) -> None:
    assert [one for one in catalogue if placeholders(one.english) != placeholders(one.korean)] == []


def test_particles_stand_in_korean_only(catalogue: list[Entry]) -> None:
    assert [one for one in catalogue if not markers(one.korean) <= set(PARTICLES)] == []
    assert [one for one in catalogue if markers(one.english)] == []


def test_every_message_is_translated(catalogue: list[Entry]) -> None:
    assert len(catalogue) > 1_000
    assert [one for one in catalogue if one.fuzzy or one.korean in ("", one.english)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(catalogue: list[Entry], language: str) -> None:
    words = Words(language)
    said = {one.english: words.say(one.english, sample_values(one.english)) for one in catalogue}
    assert {message: text for message, text in said.items() if not text or set("{}") & set(text)} == {}


@pytest.mark.parametrize("message", sorted({kind.message for kind in (*KERNEL, *a_book().violations)}))
def test_a_refusal_is_short_and_calm(message: str) -> None:
    sentence = Words("ko").say(message, sample_values(message))
    assert sentence != Words("en").say(message, sample_values(message))
    assert len(sentence) <= LONGEST_REFUSAL
    assert not re.search("오류|불가|금지|!", sentence)


def test_the_refusals_of_the_common_game_are_there() -> None:
    ids = {entry.id for entry in refusals()}
    assert {"GN-R01", "GN-R04", "FT-R09", "HO-R01", "HO-R12", "HO-R43", "HO-R53"} <= ids


@pytest.fixture
def qt_in(qapp: QApplication) -> Iterator[Callable[[str], None]]:
    yield lambda language: install_qt(qapp, language)
    install_qt(qapp, "en")


def cancel() -> str:
    return QCoreApplication.translate("QPlatformTheme", "Cancel")


def test_qt_speaks_the_language_and_changes_it_live(qt_in: Callable[[str], None]) -> None:
    for _ in range(3):
        qt_in("ko")
        qt_in("ko")
        assert cancel() == "취소"
        qt_in("en")
        assert cancel() == "Cancel"
