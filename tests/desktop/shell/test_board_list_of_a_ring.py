"""What the rows of the board's list say of people round a table."""

from desktop.shell.board_list.telling import Telling
from desktop.words import Words
from rules.views import Picture
from tests.desktop.scene import square


def rows(picture: Picture, language: str) -> list[str]:
    return [row.text for row in Telling(picture, Words(language), "", {}).rows()]


def test_a_seat_is_told_with_number_person_character_and_marks() -> None:
    said = rows(square.night(), "en")
    assert any(row.startswith("3 Minseo · ") and "Dreamer" in row and "awake" in row for row in said)
    assert any(row.startswith("5 Seoyeon · ") and "dead" in row and "ghost vote left" in row for row in said)
    assert len(said) == 13


def test_seats_are_told_clockwise() -> None:
    numbers = [row.split()[0] for row in rows(square.quiet(20), "en")]
    assert [one for one in numbers if one.isdecimal()] == [str(number) for number in range(1, 21)]


def test_the_square_says_each_person_once_and_no_character() -> None:
    for row in rows(square.square(), "ko"):
        assert "주민" not in row
        assert row.count("민서") <= 1
