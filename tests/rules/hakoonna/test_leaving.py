"""A player has to go: the piece and the tiles leave, nobody becomes a Hakobito, the game goes on."""

from rules.actions import Answer
from rules.hakoonna import leaving
from rules.hakoonna.actions import EndTime, Leave, Open, Stack, Surrender
from rules.hakoonna.effects import Decide, Tower
from rules.hakoonna.events import Annihilated, CardSet, HakoTimeBegan, Left, NoiseSet, PhaseSet, SeatsSet, TurnBegan
from rules.hakoonna.state import GRAY, HAKO
from rules.hakoonna.violations import NotAVisitor, StillBuilding
from rules.seats import AUDIENCE, FATE, HOST
from rules.tags import tag
from rules.violations import ChoicePending, NameUnknown, NotYourTurn
from tests.rules.hakoonna.a_mansion import (
    a_mansion,
    a_site,
    counted,
    gray_turn,
    hakos_time,
    hidden,
    holding,
    shipped,
    to_act,
    to_stack,
)

ALL = "red hall, blue hall, green study, gray living"


def test_the_piece_and_its_tiles_leave_and_nobody_becomes_a_hakobito() -> None:
    evening = a_mansion(ALL, *holding(blue=("chain", "mary")), to_act("red"), knowledge="program")
    assert evening.plays(Leave(HOST, "blue")) == (Left("blue", "green"),)
    assert evening.public.visitors == ("red", "green")
    assert evening.public.at["blue"] == ""
    assert "blue" not in evening.public.held
    secret = evening.sees("host").secret
    assert "blue" not in secret.hands
    assert "blue" not in secret.hides
    assert not evening.sees("blue").secret.hides
    assert evening.turn == "red"


def test_everybody_hears_that_a_seat_has_left_and_nobody_what_it_held() -> None:
    evening = a_mansion(ALL, *holding(blue=("chain",)), to_act("red"), knowledge="program")
    events = evening.plays(Leave(HOST, "blue"))
    assert evening.hears(AUDIENCE, events) == [Left("blue", "green")]


def test_undo_brings_the_seat_back_with_all_it_had() -> None:
    evening = a_mansion(ALL, *holding(blue=("chain",)), to_act("blue"), knowledge="program")
    before = evening.match.table
    evening.plays(Leave(HOST, "blue"))
    evening.match.undo()
    assert evening.match.table == before


def test_a_turn_that_was_his_passes_on_before_and_after_the_noise() -> None:
    for moment in (to_stack, to_act):
        evening = a_mansion(ALL, moment("blue"))
        assert evening.plays(Leave(HOST, "blue")) == (Left("blue", "green"), TurnBegan("green"))
        assert (evening.public.phase, evening.turn) == ("noise", "green")


def test_after_the_last_disc_her_time_comes_all_the_same() -> None:
    evening = a_mansion(ALL, NoiseSet(("red",) * 5), to_act("blue"))
    assert evening.plays(Leave(HOST, "blue"))[-1] == HakoTimeBegan()


def test_the_question_of_his_own_turn_falls_with_it() -> None:
    evening = a_mansion(ALL, to_stack("blue"))
    evening.plays(Stack("blue"))
    assert isinstance(evening.asked, Tower)
    evening.plays(Leave(HOST, "blue"))
    assert evening.match.table.asked is None
    assert evening.allows(Stack("green"))


def test_what_he_was_to_decide_about_a_tile_falls_too() -> None:
    shadow = shipped().by_id["hall"].shadows[0].id
    evening = a_mansion(ALL, hidden(faces={shadow: "chain"}), to_act("blue"), knowledge="program")
    evening.plays(Open("blue", shadow))
    assert isinstance(evening.asked, Decide)
    evening.plays(Leave(HOST, "blue"))
    assert evening.match.table.asked is None
    assert evening.sees("host").secret.faces[shadow] == "chain"


def test_a_question_of_another_turn_is_settled_first() -> None:
    evening = a_mansion(ALL, to_stack("red"))
    evening.plays(Stack("red"))
    assert evening.refuses(Leave(HOST, "blue")) == (ChoicePending(tag(Tower)),)
    evening.plays(Answer(FATE, "held"), Leave(HOST, "blue"))


def test_when_the_last_visitor_goes_the_game_is_lost_as_if_all_were_dead() -> None:
    evening = a_mansion("red hall, blue -", to_act("red"), knowledge="program")
    events = evening.plays(Leave(HOST, "red"))
    assert Annihilated() in events
    assert evening.results == {HAKO: "won", "blue": "won"}


def test_the_gray_man_goes_with_his_card_and_has_no_result() -> None:
    evening = a_mansion("red hall, gray study", CardSet("white"), gray_turn(), knowledge="program")
    events = evening.plays(Leave(HOST, GRAY))
    assert events[-1] == TurnBegan("red")
    assert evening.sees("host").card == ""
    evening.plays(Leave(HOST, "red"))
    assert GRAY not in evening.results


def test_nobody_asks_for_the_card_of_a_gray_man_who_has_left() -> None:
    evening = a_mansion("red hall, gray study", to_act("red"), surrender="host")
    evening.plays(Leave(HOST, GRAY), Surrender(HOST))
    assert evening.asked is None
    assert evening.public.phase == "over"


def test_after_her_time_the_seat_after_the_empty_one_is_next() -> None:
    evening = a_mansion("red hall, blue hall, green study", hakos_time(last="blue", made="blue"))
    evening.plays(Leave(HOST, "blue"))
    assert evening.public.last == "red"
    evening.plays(EndTime(HOST))
    assert evening.turn == "green"


def test_who_begins_is_another_when_the_first_has_left() -> None:
    evening = a_mansion(ALL, SeatsSet(("red", "blue", "green"), "red"), to_act("green"), next_after_hako="start")
    evening.plays(Leave(HOST, "red"))
    assert evening.public.start == "blue"


def test_only_the_host_lets_anybody_go_and_only_who_stands_on_the_board() -> None:
    evening = a_mansion("red hall, blue -, gray -", counted(red=1), to_act("red"))
    assert NotYourTurn(HOST) in evening.refuses(Leave("red", "red"))
    assert evening.refuses(Leave(HOST, "blue")) == (NotAVisitor("blue"),)
    for nobody in (HAKO, GRAY, "ghost"):
        assert evening.refuses(Leave(HOST, nobody)) == (NameUnknown(nobody, "red"),)


def test_while_the_mansion_is_laid_nobody_leaves_the_game() -> None:
    assert StillBuilding() in a_site(drawn="study").refuses(Leave(HOST, "red"))


def test_who_is_no_visitor_any_more_leaves_nothing_behind() -> None:
    evening = a_mansion("red study, blue hall", PhaseSet("act", "blue", last="gray"))
    state = leaving.left(evening.match.table.state, Left("gray", "red"))
    assert state.public.last == "red"
