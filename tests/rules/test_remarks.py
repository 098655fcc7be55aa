"""What the host notes: which notes stand, and what number the next one gets."""

from rules.match import Match, Note
from rules.remarks import Made, Noted, Peeked, next_note, standing
from tests.small_game.actions import Walk
from tests.tables import a_book, a_header, a_match

FIRST, SECOND, PEEK = Noted(1, "one"), Noted(2, "two", open=True), Peeked("blue", "card")


def made(*remarks: Noted | Peeked) -> list[Made]:
    return list(enumerate(remarks))


def test_a_note_written_anew_takes_the_place_of_the_old_one() -> None:
    anew = Noted(1, "one, but better")
    assert standing(made(FIRST, PEEK, SECOND, anew)) == [(1, PEEK), (2, SECOND), (3, anew)]


def test_one_without_a_text_takes_the_old_one_away() -> None:
    assert standing(made(FIRST, SECOND, Noted(1, ""))) == [(1, SECOND)]


def test_a_number_is_never_given_twice() -> None:
    assert next_note([]) == 1
    assert next_note(made(PEEK)) == 1
    assert next_note(made(FIRST, SECOND, Noted(2, ""))) == 3


def test_a_note_is_no_step_and_changes_no_table() -> None:
    match = a_match("mill")
    match.play(Walk("red", "mill"))
    before = match.table, match.length, match.asked_of_fate()
    match.note(Note(remark=FIRST))
    assert (match.table, match.length, match.asked_of_fate()) == before


def test_undo_leaves_a_note_where_it_is_and_the_record_tells_it() -> None:
    match = a_match("mill")
    match.play(Walk("red", "mill"))
    at = match.at
    match.note(Note(remark=FIRST))
    match.undo()
    match.note(Note(remark=Noted(1, "anew")))
    resumed = Match(a_book("mill"), a_header("mill"))
    resumed.resume(match.unwritten)
    assert resumed.remarks == match.remarks == [(at, FIRST), (match.at, Noted(1, "anew"))]
    assert resumed.at == match.at < at
