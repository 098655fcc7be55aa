"""Korean particles follow the sound of the word before them."""

import unicodedata

import pytest

from desktop.particles import DIGITS, LETTERS, NAMES, PARTICLES, SYMBOLS, with_particle

PUBLISHED = [
    ("거실", "로", "거실로"),
    ("서재", "로", "서재로"),
    ("이름 붙지 않은 집", "로", "이름 붙지 않은 집으로"),
    ("아이 방", "은", "아이 방은"),
    ("유해", "은", "유해는"),
    ("열쇠꾸러미", "을", "열쇠꾸러미를"),
    ("3", "이", "3이"),
    ("2", "이", "2가"),
    ("10", "이에요", "10이에요"),
    ("7", "로", "7로"),
    ("6", "로", "6으로"),
    ("$5", "이", "$5가"),
    ("『백』", "로", "『백』으로"),
    ("Alex", "은", "Alex은(는)"),
    ("2층 홀", "과", "2층 홀과"),
    ("등급 B", "을", "등급 B를"),
]


@pytest.mark.parametrize(("word", "marker", "result"), PUBLISHED)
def test_the_published_table_holds(word: str, marker: str, result: str) -> None:
    assert with_particle(word, marker) == result


@pytest.mark.parametrize(
    ("marker", "consonant", "rieul", "vowel", "unknown"),
    [
        ("은", "방은", "홀은", "서재는", "Alex은(는)"),
        ("이", "방이", "홀이", "서재가", "Alex이(가)"),
        ("을", "방을", "홀을", "서재를", "Alex을(를)"),
        ("과", "방과", "홀과", "서재와", "Alex과(와)"),
        ("로", "방으로", "홀로", "서재로", "Alex(으)로"),
        ("이에요", "방이에요", "홀이에요", "서재예요", "Alex이에요(예요)"),
        ("이라", "방이라", "홀이라", "서재라", "Alex(이)라"),
        ("이나", "방이나", "홀이나", "서재나", "Alex(이)나"),
    ],
)
def test_every_particle_has_its_forms(marker: str, consonant: str, rieul: str, vowel: str, unknown: str) -> None:
    said = [with_particle(word, marker) for word in ("방", "홀", "서재", "Alex")]
    assert said == [consonant, rieul, vowel, unknown]


def test_every_particle_is_tested_above() -> None:
    assert set(PARTICLES) == {"은", "이", "을", "과", "로", "이에요", "이라", "이나"}


@pytest.mark.parametrize(
    ("number", "result"),
    [
        ("0", "0으로"),
        ("1", "1로"),
        ("2", "2로"),
        ("3", "3으로"),
        ("4", "4로"),
        ("5", "5로"),
        ("6", "6으로"),
        ("7", "7로"),
        ("8", "8로"),
        ("9", "9로"),
        ("10", "10으로"),
        ("21", "21로"),
        ("100", "100으로"),
        ("130", "130으로"),
        ("1000", "1000으로"),
        ("1,000", "1,000으로"),
        ("10000", "10000으로"),
        ("100000", "100000으로"),
        ("1.5", "1.5로"),
        ("1.0", "1.0으로"),
        ("1.7", "1.7로"),
        ("-3", "-3으로"),
        ("00", "00으로"),
        ("B1", "B1로"),
        ("F12", "F12로"),
        ("\uff13", "\uff13으로"),
        ("③", "③으로"),
        ("3️⃣", "3️⃣으로"),
        ("1조 1000000000000", "1조 1000000000000로"),
        ("1" + "0" * 20, "1" + "0" * 20 + "으로"),
    ],
)
def test_numbers_are_read(number: str, result: str) -> None:
    assert with_particle(number, "로") == result


@pytest.mark.parametrize("number", ["2", "4", "5", "9", "1000000000000"])
def test_numbers_that_end_on_a_vowel(number: str) -> None:
    assert with_particle(number, "을") == f"{number}를"


@pytest.mark.parametrize("number", ["0", "1", "3", "6", "7", "8", "10", "100", "1000", "10000", "100000000"])
def test_numbers_that_end_on_a_consonant(number: str) -> None:
    assert with_particle(number, "을") == f"{number}을"


@pytest.mark.parametrize(
    ("amount", "result"),
    [
        ("$10", "$10를"),
        ("$ 3", "$ 3를"),
        ("5$", "5$를"),
        ("50%", "50%를"),
        ("3+", "3+를"),
        ("(50%)", "(50%)를"),
    ],
)
def test_signs_are_read_after_their_number(amount: str, result: str) -> None:
    assert with_particle(amount, "을") == result


@pytest.mark.parametrize(
    ("word", "result"),
    [
        ("‘거실’", "‘거실’이"),
        ("“서재”", "“서재”가"),
        ('"홀"', '"홀"이'),
        ("「유해」", "「유해」가"),
        ("『흑』", "『흑』이"),
        ("홀 (2층)", "홀 (2층)이"),
        ("【그늘】", "【그늘】이"),
        ("민수 ", "민수 가"),
        ("민수!", "민수!가"),
        ("지민…", "지민…이"),
        ("민수😀", "민수😀가"),
        ("지민👩‍🚀", "지민👩‍🚀이"),
    ],
)
def test_what_is_not_spoken_is_skipped(word: str, result: str) -> None:
    assert with_particle(word, "이") == result


@pytest.mark.parametrize(
    ("word", "result"),
    [
        ("L", "L로"),
        ("M", "M으로"),
        ("N", "N으로"),
        ("R", "R로"),
        ("b", "b로"),
        ("2F", "2F로"),
        ("방A", "방A로"),
        ("Ctrl+N", "Ctrl+N으로"),
        ("Ctrl", "Ctrl로"),
        ("Tab", "Tab으로"),
        ("enter", "enter로"),
        ("Lanternboard", "Lanternboard로"),
    ],
)
def test_letters_and_known_latin_names_have_a_reading(word: str, result: str) -> None:
    assert with_particle(word, "로") == result


def test_every_stored_reading_ends_on_hangul() -> None:
    readings = [*DIGITS.values(), *LETTERS.values(), *NAMES.values(), *SYMBOLS.values()]
    assert all("가" <= reading[-1] <= "힣" for reading in readings)


@pytest.mark.parametrize("word", ["", " ", "…", "🌙", "Zoë", "ABC", "太郎", "ㅋㅋ", "たろう"])
def test_words_without_a_known_reading_take_both_forms(word: str) -> None:
    assert with_particle(word, "은") == f"{word}은(는)"


def test_hanja_of_the_board_is_read() -> None:
    assert with_particle("怨", "은") == "怨은"


def test_decomposed_hangul_counts_as_whole_syllables() -> None:
    decomposed = unicodedata.normalize("NFD", "거실")
    assert with_particle(decomposed, "로") == f"{decomposed}로"
    assert with_particle(unicodedata.normalize("NFD", "방"), "로").endswith("으로")


def test_an_unknown_marker_is_named() -> None:
    with pytest.raises(KeyError, match="도"):
        with_particle("거실", "도")
