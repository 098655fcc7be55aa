"""The points on which a table decides, each played both ways (hakoonna.md 12)."""

import msgspec
import pytest

from rules.hakoonna.actions import EndTime, Lay, Pass, Stack, Surrender, Walk
from rules.hakoonna.effects import DrawBoard, DrawNoise, Tower
from rules.hakoonna.events import (
    BoardDrawn,
    BoardPutUnder,
    CardHeld,
    DiscHeld,
    EndSet,
    GrayTurnBegan,
    HakoTimeBegan,
    NoiseMade,
    NoiseSet,
    Passed,
    TurnBegan,
)
from rules.hakoonna.options import Options
from rules.hakoonna.violations import EyesClosed, NoMatchingDoor, NoPassing, NotAgreed
from rules.seats import FATE, HOST
from tests.rules.hakoonna.a_mansion import Evening, a_mansion, a_site, boards, hakos_time, to_act, to_stack

CLOSED = boards("hall 1F n", "closet any s", "study any ns", "attic 2F nesw")


def test_the_defaults_are_those_of_the_setup_pages() -> None:
    assert Options() == Options(
        gray_man=True, start="", mansion="practice", noise="tower", noise_cards=(0, 1, 2, 3, 4, 5), noise_threshold=11,
        noise_chances=(0, 0, 10, 33, 72), placement_fallback="under", next_after_hako="next",
        full_stack_gives_action=True, allow_pass=True, surrender="all", gray_actions_per_turn=1,
    )  # fmt: skip


@pytest.mark.parametrize(
    "written",
    [
        {"placement_fallback": "none"}, {"next_after_hako": "last"}, {"surrender": "one"}, {"gray_actions_per_turn": 3},
        {"noise": "dice"}, {"noise_chances": [0, 101]}, {"noise_card": [1]},
    ],
)  # fmt: skip
def test_what_is_no_option_is_not_read(written: dict[str, object]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(written, Options)


# ---- U-04


def test_u04_a_board_that_fits_nowhere_goes_under_the_pile() -> None:
    evening = a_site("closet 1F:0:-1", content=CLOSED)
    assert evening.fate("study") == (BoardDrawn("red", "study"), BoardPutUnder("study"))
    assert evening.asked == DrawBoard(FATE, ("attic",))


def test_u04_a_board_that_fits_nowhere_is_laid_wherever_the_table_likes() -> None:
    evening = a_site("closet 1F:0:-1", content=CLOSED, placement_fallback="host")
    assert evening.fate("study") == (BoardDrawn("red", "study"),)
    assert evening.allows(Lay("red", "study", "1F:1:0"), Lay("red", "study", "1F:5:5"))


def test_u04_a_board_that_fits_somewhere_is_laid_by_its_doors_all_the_same() -> None:
    evening = a_site(drawn="kitchen", placement_fallback="host")
    assert evening.refuses(Lay("red", "kitchen", "1F:1:0")) == (NoMatchingDoor("kitchen"),)
    assert evening.allows(Lay("red", "kitchen", "1F:1:0", 2))


# ---- U-10


@pytest.mark.parametrize(("option", "seat"), [("next", "blue"), ("same", "red"), ("start", "purple")])
def test_u10_after_hako_onnas_time(option: str, seat: str) -> None:
    seated = "red hall, blue hall, green hall, purple hall"
    evening = a_mansion(seated, hakos_time("red", made="red"), next_after_hako=option, start="purple")
    assert evening.plays(EndTime("hako"))[-1] == TurnBegan(seat)


def test_u10_same_means_whoever_stacked_last_where_nobody_made_a_noise() -> None:
    evening = a_mansion("red hall, blue hall", NoiseSet(("red",) * 5), to_act("blue"), next_after_hako="same")
    assert evening.plays(Pass("blue"), EndTime("hako"))[-1] == TurnBegan("blue")


# ---- U-11


def fifth_disc(evening: Evening) -> tuple[object, ...]:
    evening.plays(Stack("red"))
    return evening.fate("held")


def test_u11_the_fifth_disc_still_gives_the_action() -> None:
    evening = a_mansion("red hall, blue hall", NoiseSet(("red",) * 4), to_stack("red"))
    assert fifth_disc(evening) == (DiscHeld("red", 5),)
    assert evening.plays(Walk("red", "living"))[-1] == HakoTimeBegan()


def test_u11_the_fifth_disc_ends_the_visitors_time() -> None:
    evening = a_mansion("red hall, blue hall", NoiseSet(("red",) * 4), to_stack("red"), full_stack_gives_action=False)
    assert fifth_disc(evening) == (DiscHeld("red", 5), HakoTimeBegan())
    assert evening.refuses(Walk("red", "living")) == (EyesClosed(),)


# ---- U-17


def test_u17_passing_is_allowed() -> None:
    assert a_mansion("red hall, blue hall", to_act("red")).plays(Pass("red"))[0] == Passed("red")


def test_u17_passing_is_not_allowed() -> None:
    evening = a_mansion("red hall, blue hall", to_act("red"), allow_pass=False)
    assert evening.refuses(Pass("red")) == (NoPassing(),)
    assert evening.allows(Walk("red", "living"))


# ---- U-29


@pytest.mark.parametrize(("drawn", "card", "noise"), [((5, 4), 1, False), ((5, 4), 2, True), ((5, 4), 3, True)])
def test_u29_eleven_is_a_noise(drawn: tuple[int, ...], card: int, noise: bool) -> None:
    evening = a_mansion("red hall, blue hall", NoiseSet(cards=drawn), to_stack("red"), noise="cards")
    evening.plays(Stack("red"))
    assert (evening.fate(card)[0] == NoiseMade("red")) is noise


@pytest.mark.parametrize(("threshold", "noise"), [(12, False), (11, True), (10, True)])
def test_u29_the_table_sets_the_threshold(threshold: int, noise: bool) -> None:
    drawn = NoiseSet(cards=(5, 4))
    evening = a_mansion("red hall, blue hall", drawn, to_stack("red"), noise="cards", noise_threshold=threshold)
    evening.plays(Stack("red"))
    assert (evening.fate(2)[0] == NoiseMade("red")) is noise


def test_u29_the_table_sets_the_cards() -> None:
    cards = (1, 1, 2, 2, 3, 3)
    evening = a_mansion("red hall", NoiseSet(cards=(1,)), to_stack("red"), noise="cards", noise_cards=cards)
    evening.plays(Stack("red"))
    assert evening.asked == DrawNoise(FATE, "red", (1, 2, 2, 3, 3), 1)
    assert evening.fate(1) == (CardHeld("red", 1, 2),)


def test_the_noise_is_a_tower_or_cards() -> None:
    tower, cards = a_mansion("red hall", to_stack("red")), a_mansion("red hall", to_stack("red"), noise="cards")
    for evening in (tower, cards):
        evening.plays(Stack("red"))
    assert isinstance(tower.asked, Tower)
    assert isinstance(cards.asked, DrawNoise)


# ---- U-31


@pytest.mark.parametrize(
    ("option", "agreed", "by_a_visitor", "by_the_host"),
    [
        ("all", 4, True, True), ("all", 3, False, False),
        ("most", 3, True, True), ("most", 2, False, False),
        ("host", 4, False, True), ("host", 0, False, True),
    ],
)  # fmt: skip
def test_u31_who_may_surrender(option: str, agreed: int, by_a_visitor: bool, by_the_host: bool) -> None:
    words = EndSet(agreed=("blue", "green", "purple", "red")[:agreed])
    evening = a_mansion("", to_act("red"), words, surrender=option)
    assert evening.allows(Surrender("red")) is by_a_visitor
    assert evening.allows(Surrender(HOST)) is by_the_host
    if not by_a_visitor:
        assert evening.refuses(Surrender("red")) == (NotAgreed(agreed),)


# ---- the Gray Man's actions


@pytest.mark.parametrize("actions", [1, 2])
def test_the_table_sets_how_often_the_gray_man_acts(actions: int) -> None:
    evening = a_mansion("red hall, gray study", hakos_time(), gray_actions_per_turn=actions)
    assert evening.plays(EndTime("hako"))[-1] == GrayTurnBegan(actions)
