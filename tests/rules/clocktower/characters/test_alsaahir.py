"""The Alsaahir (001 알사히르): who names the whole evil team aloud wins for the good."""

from __future__ import annotations

from rules.clocktower.actions import CallExile, Guess
from rules.clocktower.events import Guessed, GuessHit
from rules.clocktower.state import Claim
from rules.clocktower.violations import AlsaahirTwice, GuessLimit, WrongTime
from rules.seats import AUDIENCE, HOST
from tests.rules.clocktower.table import Circle, a_table, reasons

TOWN = "alsaahir harpy assassin po artist chambermaid virgin"
RIGHT = (("p2", "p3"), ("p4",))


def a_guess(minions: tuple[str, ...] = RIGHT[0], demons: tuple[str, ...] = RIGHT[1], by: str = "p1") -> Guess:
    return Guess(HOST, by, minions, demons)


def wins(circle: Circle, guess: Guess) -> bool:
    """Whether a guess, played here, ends the game for the good."""
    circle.plays(guess)
    return ("good", "guess") in circle.proposed()


def test_als_1_a_right_guess_wins_for_the_good() -> None:
    circle = a_table(TOWN, day=1)
    assert circle.plays(a_guess()) == (Guessed("p1", *RIGHT), GuessHit())
    assert circle.proposed() == {("good", "guess")}


def test_als_2_aloud_and_by_day() -> None:
    assert reasons(a_table(TOWN, night=2), a_guess()) == {WrongTime}
    circle = a_table(TOWN, day=1)
    events = circle.plays(a_guess())
    assert circle.hears(AUDIENCE, events) == [Guessed("p1", *RIGHT)]
    assert circle.seen(AUDIENCE).public.claims == (Claim("p1", "guess", 1, *RIGHT),)


def test_als_2_nobody_has_to_guess() -> None:
    circle = a_table(TOWN, day=1)
    circle.dusk()
    assert circle.public.phase == "night"


def test_als_3_once_a_day_and_it_stays() -> None:
    circle = a_table(TOWN, day=1)
    circle.plays(a_guess(("p5",)))
    assert circle.refuses(a_guess()) == (AlsaahirTwice("p1"),)
    circle.dusk()
    circle.dawn()
    assert wins(circle, a_guess())


def test_als_4_anybody_may_pretend_and_nothing_betrays_it() -> None:
    circle = a_table(TOWN, day=1)
    forms = list(circle.match.book.offers(circle.match.book.content, circle.seen(), HOST))
    (form,) = [form for form in forms if form.action == "guess-team"]
    assert form.holes[0].domain.holds("p4")
    assert form.holes[0].domain.holds("p1")
    bluff, real = circle.plays(a_guess(by="p4")), circle.plays(a_guess())
    assert circle.hears(AUDIENCE, bluff) == [Guessed("p4", *RIGHT)]
    assert circle.hears(AUDIENCE, real) == [Guessed("p1", *RIGHT)]
    assert GuessHit() not in bluff


def test_als_5_all_players_of_both_teams_but_not_which_is_what() -> None:
    assert wins(a_table(TOWN, day=1), a_guess(("p3", "p2")))
    assert not wins(a_table(TOWN, day=1), a_guess(("p2",)))
    assert not wins(a_table(TOWN, day=1), a_guess(("p2", "p3", "p5")))
    assert not wins(a_table(TOWN, day=1), a_guess(demons=()))


def test_als_6_the_dead_belong_to_it() -> None:
    two = "alsaahir harpy po vortox artist chambermaid virgin"
    assert wins(a_table(two, day=1, dead="p3"), a_guess(("p2",), ("p3", "p4")))
    assert not wins(a_table(two, day=1, dead="p3"), a_guess(("p2",), ("p4",)))


def test_als_7_a_demon_is_named_as_a_demon() -> None:
    assert not wins(a_table(TOWN, day=1), a_guess(("p2", "p3", "p4"), ()))
    assert not wins(a_table(TOWN, day=1), a_guess(("p2", "p3", "p4"), ("p4",)))


def test_als_8_by_character_and_not_by_side() -> None:
    assert wins(a_table(TOWN, day=1, good="p2 p4", evil="p5"), a_guess())
    assert not wins(a_table(TOWN, day=1, good="p2", evil="p5"), a_guess(("p3", "p5")))


def test_als_9_evil_travellers_need_not_be_named() -> None:
    circle = a_table(f"{TOWN} gunslinger", day=1, evil="p8")
    assert wins(circle, a_guess())


def test_als_10_the_team_of_now_counts() -> None:
    circle = a_table(TOWN, day=1)
    circle.becomes("p3", "recluse")
    circle.becomes("p5", "xaan")
    assert wins(circle, a_guess(("p2", "p5")))


def test_als_11_a_wrong_guess_changes_nothing() -> None:
    circle = a_table(TOWN, day=1)
    assert circle.plays(a_guess(("p2",))) == (Guessed("p1", ("p2",), ("p4",)),)
    assert circle.proposed() == set()
    circle.opens()
    assert circle.public.open


def test_als_12_an_impaired_one_hits_nothing() -> None:
    for kind in ("drunk", "poisoned"):
        circle = a_table(TOWN, day=1)
        circle.mark("p1", kind)
        assert not wins(circle, a_guess())


def test_als_12_a_dead_one_hits_nothing() -> None:
    assert not wins(a_table(TOWN, day=1, dead="p1"), a_guess())


def test_als_13_a_table_may_limit_the_guesses_of_a_day() -> None:
    circle = a_table(TOWN, day=1, limit_guesses=3)
    circle.plays(*(a_guess(("p5",), by=seat) for seat in ("p4", "p5", "p6")))
    assert circle.refuses(a_guess()) == (GuessLimit(3),)
    circle.dusk()
    circle.dawn()
    assert circle.allows(a_guess())
    free = a_table(TOWN, day=1)
    free.plays(*(a_guess(("p5",), by=seat) for seat in free.public.circle if seat != "p1"))
    assert free.allows(a_guess())


def test_als_14_who_became_a_riot_is_a_demon() -> None:
    riot = a_table("alsaahir harpy assassin riot artist chambermaid virgin", night=3)
    riot.choose("riot")
    riot.dawn()
    assert not wins(riot, a_guess(("p2", "p3")))
    riot.match.undo()
    assert wins(riot, a_guess((), ("p2", "p3", "p4")))


def test_als_14_before_a_summoner_made_one_there_is_no_demon_to_name() -> None:
    circle = a_table("alsaahir summoner assassin recluse artist chambermaid virgin", day=1)
    assert wins(circle, a_guess(("p2", "p3"), ()))


def test_als_exiles_and_guesses_stand_side_by_side() -> None:
    circle = a_table(f"{TOWN} gunslinger", day=1)
    circle.plays(a_guess(("p5",)), CallExile(HOST, "p1", "p8"))
    assert circle.public.vote is not None
