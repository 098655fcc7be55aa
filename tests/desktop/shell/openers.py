"""Everything the host can open, each by what opens it: one line more for whatever is added."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Literal

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop.shell.panels.arkham import Book
from desktop.tables import Setup, a_book
from rules.arkham.actions import Evade
from rules.arkham.events import MonsterSet, PlaceSet
from rules.events import Correction
from rules.fate import Fate
from rules.hakoonna.actions import Agree, Pass, Stack, Surrender
from rules.hakoonna.events import (
    CardSet,
    CardsSet,
    HersSet,
    OptionsSet,
    PhaseSet,
    PieceSet,
    SecretSet,
    TilesSet,
)
from rules.hakoonna.options import Options
from rules.hakoonna.setup import seats
from rules.hakoonna.state import Secret
from rules.remarks import LastRound, Noted
from rules.seats import KNOWING_HOST
from tests.desktop.shell import (
    openers_of_a_book,
    openers_of_a_new_circle,
    openers_of_a_square,
    openers_of_cards,
    openers_of_the_town,
)
from tests.desktop.shell.hands import SHIFT, Hands
from tests.desktop.shell.town_table import sit_at_town
from tests.rules.arkham.a_town import moment, moving, mythos, piles

Open = Callable[[Hands], object]
KEY = Qt.Key


def asks(id_: str) -> Open:
    """Whatever a command opens."""
    return lambda hands: hands.window.acts.run(id_)


def _made_noise(hands: Hands) -> None:
    hands.key(KEY.Key_Space)


def _correcting(hands: Hands) -> None:
    _made_noise(hands)
    hands.window.acts.run("correct")


def _refused(hands: Hands) -> None:
    _made_noise(hands)
    hands.drag("red", "kitchen")


def _rule_card(hands: Hands) -> None:
    _no_passing(hands)
    hands.key(KEY.Key_R)


def _no_passing(hands: Hands) -> None:
    """At this table nobody passes, and Red is refused it."""
    _made_noise(hands)
    hands.session.correct((OptionsSet(Options(allow_pass=False)),), "a test")
    hands.key(KEY.Key_0)


def _ruling(hands: Hands) -> None:
    _rule_card(hands)
    hands.key(KEY.Key_1)


def _ruled(hands: Hands) -> None:
    _ruling(hands)
    hands.keys(KEY.Key_4, KEY.Key_2)
    hands.window.acts.run("house-rules")


def _plan_corrected(hands: Hands) -> None:
    _made_noise(hands)
    hands.drag("red", "living")
    hands.window.acts.run("edit-plan")
    hands.keys(KEY.Key_7, KEY.Key_BracketRight, KEY.Key_BracketRight)


def _doubted(hands: Hands) -> None:
    fate = Fate(seed=5, other="program", sources={"noise": "cardboard"})
    setup = Setup(Options(noise="cards", noise_cards=(0, 1, 2, 3, 4, 5)), seats(), fate, a_book().content.practice)
    hands.window.chosen.emit(setup)
    hands.wait(50)
    hands.key(KEY.Key_Space)
    hands.session.answer(2)
    hands.session.play(Pass("red"))
    hands.session.play(Stack("blue"))
    hands.wait(50)
    hands.keys(KEY.Key_2, KEY.Key_Return)
    hands.wait(50)


def _overruling(hands: Hands) -> None:
    _refused(hands)
    hands.key(KEY.Key_Return, SHIFT)


def _held_in_the_list(hands: Hands) -> None:
    _made_noise(hands)
    hands.window.acts.run("list")
    hands.keys(KEY.Key_Return, KEY.Key_Down)


def _at_the_piece(id_: str) -> Open:
    def opens(hands: Hands) -> None:
        _made_noise(hands)
        hands.drag("red", "living")
        hands.play.scene.cursor.go_to_piece("red")
        hands.window.acts.run(id_)

    return opens


def _filtering(hands: Hands) -> None:
    _made_noise(hands)
    hands.window.side.log.filter.open(True)


def _amending(hands: Hands) -> None:
    _made_noise(hands)
    hands.window.acts.run("amend")


def _breaking(hands: Hands) -> None:
    _made_noise(hands)
    hands.drag("red", "living")
    hands.window.acts.run("amend", hands.session.match.path()[1].number)
    hands.key(KEY.Key_1)


def _hakos_time(hands: Hands) -> None:
    """Three visitors pass, and the tower falls for the fourth."""
    for _ in range(4):
        hands.keys(KEY.Key_Space, KEY.Key_0)
    assert hands.session.match.table.state.public.phase == "hako"


def _over(hands: Hands) -> None:
    for seat in ("red", "blue", "green", "purple"):
        hands.session.play(Agree(seat, True))
    hands.session.play(Surrender("red"))
    hands.wait(30)


def _announced(hands: Hands) -> None:
    _over(hands)
    hands.window.ending.announce()


def _ceremony(presses: int) -> Open:
    def opens(hands: Hands) -> None:
        _announced(hands)
        hands.key(KEY.Key_1)
        hands.keys(*(KEY.Key_Space,) * presses)

    return opens


def _of_the_seat(*keys: Qt.Key) -> Open:
    def opens(hands: Hands) -> None:
        hands.window.seat_menu.open("red")
        hands.keys(*keys)

    return opens


def _resting(hands: Hands) -> None:
    hands.window.acts.run("break")
    hands.key(KEY.Key_2)


def _last_round(hands: Hands) -> None:
    hands.session.remark(LastRound(True))
    _hakos_time(hands)
    hands.key(KEY.Key_5)
    hands.wait(30)


def _next_host(hands: Hands) -> None:
    hands.window.acts.run("next-host")
    cover = hands.window.guard.cover
    QTest.keyPress(cover, KEY.Key_F5)
    while cover.on:
        hands.wait()
    QTest.keyRelease(hands.window, KEY.Key_F5)


def _building(hands: Hands) -> None:
    hands.window.chosen.emit(Setup(Options(mansion="built"), seats(), Fate(seed=5)))
    hands.wait()


def _building_in_the_list(hands: Hands) -> None:
    _building(hands)
    hands.window.acts.run("list")


def _from_the_table(hands: Hands) -> None:
    hands.session.switch_fate("noise", "cardboard")


def _many_lines(hands: Hands) -> None:
    for place in ("study", "living", "study"):
        hands.session.correct((PieceSet("red", place),), "a test")
    hands.session.undo(2)
    hands.session.correct((PieceSet("blue", "study"),), "a test")


def _noted(hands: Hands) -> None:
    for number, lies_open in enumerate((False, True), 1):
        hands.session.remark(Noted(number, "12 " * 60, "20:00", lies_open))
    hands.window.acts.run("notes")


def _renaming(hands: Hands) -> None:
    hands.window.seat_menu.open("red")
    hands.key(KEY.Key_1)


def _a_lesson(hands: Hands) -> None:
    hands.window.learning.open_page("hakoonna")
    page = hands.window.learning.page
    assert page is not None
    hands.window.learning.begin(next(iter(page.rows)))


def _asked_on_the_table(hands: Hands) -> None:
    hands.window.acts.run("table-check")
    hands.keys(*(KEY.Key_1,) * 9, KEY.Key_2)


def _compared(hands: Hands) -> None:
    hands.window.acts.run("table-check")
    hands.keys(*(KEY.Key_1,) * 20)


def _resuming(hands: Hands) -> None:
    _made_noise(hands)
    hands.window.starting.practised.emit()
    hands.wait()
    hands.window.starting.offer()
    while hands.window.cards.card is None:
        hands.wait()


def _told(knowledge: Literal["host", "program"]) -> Open:
    def opens(hands: Hands) -> None:
        chosen = Options(knowledge=knowledge)
        hands.window.chosen.emit(Setup(chosen, seats(), Fate(seed=5), a_book().content.practice))
        hands.wait()

    return opens


def _handed_on(hands: Hands) -> None:
    _told("program")(hands)
    hands.window.hand_to("hako")


def _answered_in_hand(hands: Hands) -> None:
    _told("program")(hands)
    hands.session.answer("hall.coat_stand")
    hands.session.answer("red_room.altar")
    hands.window.hand_to("hako")


def _open_cards(hands: Hands) -> None:
    """Items, powers, the card of the doll and the sign of a wail lie about."""
    _made_noise(hands)
    shadow = hands.session.book.content.by_id["kitchen"].shadows[0].id
    everywhere = tuple(PieceSet(piece, "kitchen") for piece in ("blue", "gray"))
    items = {"red": ("stethoscope",), "blue": ("rods",), "purple": ("smartphone",)}
    cards = CardsSet(items=items, powers=2, slots=1, known=("things_move",), sealed=("shut_door",))
    held = TilesSet(held={"purple": 1})
    hands.session.correct((*everywhere, cards, held, HersSet(wailed=shadow, mary="purple")), "a test")


def _hopeless(hands: Hands) -> None:
    """The doll, the key and her weakness have left the game."""
    options = Options(knowledge="program")
    setup = Setup(options, seats(), Fate(seed=5), a_book().content.practice, viewer=KNOWING_HOST)
    hands.window.chosen.emit(setup)
    secret = Secret(code=("2", "5", "6"), weakness="chain", pool=("bones", "exit"))
    now = PhaseSet("act", turn="red")
    hands.session.correct((SecretSet(secret), TilesSet(safe_open=True), CardSet("white"), now), "a test")
    hands.wait()


def _which_tile(hands: Hands) -> None:
    """The host who knows all has set a count, and is asked for the tile."""
    _hopeless(hands)
    hands.window.acts.run("table-check")
    hands.keys(*(KEY.Key_1,) * 9, KEY.Key_2, KEY.Key_1)


def _steps(hands: Hands) -> None:
    _told("host")(hands)
    hands.session.correct((PhaseSet("hako", turn="hako"),), "a test")
    hands.window.acts.run("her-time")


def _in_town(*changes: Correction, page: str = "", **options: Any) -> Open:
    """A town's table, its book open at a page."""

    def go(hands: Hands) -> None:
        sit_at_town(hands, *changes, people=4, **options)
        book = hands.window.side.book
        if page and isinstance(book, Book):
            book.turn(page)

    return go


def _checking(hands: Hands) -> None:
    """Dice have been thrown for an evasion."""
    here = (MonsterSet("zombie-1", "train_station"), PlaceSet("p1", "train_station"))
    sit_at_town(hands, *here, piles(environment="blackest_night"), moving("p1"))
    hands.session.play(Evade("p1", "zombie-1"))
    hands.session.answer((5, 2, 6, 1))


def _next_of_a_monster(hands: Hands) -> None:
    sit_at_town(hands, MonsterSet("ghoul-1", "french_hill_street"), moving("p1"))
    hands.play.scene.cursor.go("french_hill_street")
    hands.wait(450)


OPENERS: Mapping[str, Open] = {
    "the table": lambda _: None,
    "an action is due": _made_noise,
    "hako's time": _hakos_time,
    "all eyes are shut": asks("her-time"),
    "her steps": _steps,
    "tiles to lay out": asks("tiles"),
    "cards lie open": _open_cards,
    "nothing can be won any more": _hopeless,
    "which tile it is": _which_tile,
    "the card is handed on": _handed_on,
    "the card of another question": _answered_in_hand,
    "the game is over": _over,
    "fate is cardboard": _from_the_table,
    "ways not taken": _many_lines,
    "correction": _correcting,
    "the mansion is built": _building,
    "the mansion is built from the list": _building_in_the_list,
    "board as a list": asks("list"),
    "held in the list": _held_in_the_list,
    "who sees": _at_the_piece("who-sees"),
    "where it came from": _at_the_piece("history"),
    "who knows": asks("who-knows"),
    "the log is filtered": _filtering,
    "a refusal": _refused,
    "an overrule": _overruling,
    "a house rule in a refusal": _no_passing,
    "a rule card": _rule_card,
    "rules of this step": asks("rule"),
    "a ruling": _ruling,
    "house rules": asks("house-rules"),
    "what was ruled": _ruled,
    "the plan is corrected": _plan_corrected,
    "an answer is doubted": _doubted,
    "an amendment": _amending,
    "what an amendment changes": _breaking,
    "help": asks("help"),
    "fate": asks("fate"),
    "no second screen": asks("audience"),
    "the audience is set up": asks("audience-setup"),
    "the screens are checked": lambda hands: hands.window.guard.check(),
    "the cover": asks("cover"),
    "shown to one": asks("show-to-one"),
    "start page": asks("start-page"),
    "new game": asks("new"),
    "a game alone": asks("alone"),
    "palette": asks("palette"),
    "settings": asks("settings"),
    "shortcuts": asks("shortcuts"),
    "recovery": asks("recovery"),
    "export": asks("export"),
    "drawer": asks("drawer"),
    "ledger": asks("ledger"),
    "her board": asks("her-board"),
    "choke points": asks("chokes"),
    "table check": asks("table-check"),
    "what is on the table": _asked_on_the_table,
    "the table is compared": _compared,
    "where everything stands": asks("standing"),
    "peek": asks("peek"),
    "the first note": asks("notes"),
    "notes": _noted,
    "the menu of a seat": lambda hands: hands.window.seat_menu.open("gray"),
    "another name": _renaming,
    "somebody leaves": _of_the_seat(KEY.Key_4),
    "somebody comes late": asks("late"),
    "how long the break is": asks("break"),
    "a break": _resting,
    "enough for today": asks("enough"),
    "the time": asks("time"),
    "the last round is over": _last_round,
    "another host": _next_host,
    "the rules in pictures": asks("briefing"),
    "the end is announced": _announced,
    "the ceremony": _ceremony(0),
    "the ceremony's first secret": _ceremony(1),
    "the winners": _ceremony(2),
    "room data": lambda hands: hands.window.show_rooms(),
    "learning": lambda hands: hands.window.learning.open_page("hakoonna"),
    "a lesson": _a_lesson,
    "going on with an evening": _resuming,
    "a town's mythos": _in_town(MonsterSet("ghoul-1", "french_hill_street"), mythos("move", "all_quiet_in_arkham")),
    "a town's upkeep": _in_town(moment("upkeep", "p1")),
    "a town of which only the board is told": _in_town(depth="board"),
    **{f"a town's {page}": _in_town(page=page) for page in ("tracks", "piles", "cup", "worlds", "check")},
    "a town's dice": _checking,
    "what a monster will do": _next_of_a_monster,
    **openers_of_the_town.OPENERS,
    **openers_of_a_book.OPENERS,
    **openers_of_a_new_circle.OPENERS,
    **openers_of_a_square.OPENERS,
    **openers_of_cards.OPENERS,
}
