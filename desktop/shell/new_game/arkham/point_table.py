"""What the rules of the town leave to the table: its code, the option, what is asked, the answers (flows.md 2.3)."""

from __future__ import annotations

from typing import Final

from desktop.shell.new_game.point_table import Row
from rules.messages import says

ROWS: Final[tuple[Row, ...]] = (
    (
        "AS-01",
        "battle_count",
        says("Counting in the last battle"),
        (("singly", says("Each success counts, the rest goes on")), ("rest_lost", says("The rest of a roll is lost"))),
    ),
    (
        "AS-02",
        "terror_ten",
        says("When terror reaches 10"),
        (("nothing", says("Nothing more")), ("doom", says("One more doom"))),
    ),
    (
        "AS-03",
        "chthonian",
        says("A Chthonian beside somebody"),
        (("still", says("Does not roll")), ("rolls", says("Rolls"))),
    ),
    (
        "AS-04",
        "first_upkeep",
        says("A Retainer in the first Upkeep"),
        (("nothing", says("Nothing at all")), ("paid", says("Pays 2 dollars, no roll"))),
    ),
    (
        "AS-05",
        "surge_compare",
        says("No gate has more than the surging one"),
        (("new", says("Of the new monsters")), ("all", says("Of all monsters there"))),
    ),
    (
        "AS-06",
        "trading",
        says("When one may trade"),
        (("movement", says("In Movement")), ("any", says("At any time"))),
    ),
    (
        "AS-07",
        "deputy_trade",
        says("Trading what the Deputy has"),
        ((True, says("Allowed")), (False, says("Not allowed"))),
    ),
    (
        "AS-08",
        "strangler",
        says("Where the Strangler is caught"),
        (("streets", says("Southside streets (errata)")), ("house", says("Ma's Boarding House (printed)"))),
    ),
    (
        "AS-09",
        "gate_encounter",
        says("A gate in an encounter, five or more play"),
        (("two", says("Two monsters")), ("one", says("One monster"))),
    ),
    (
        "AS-10",
        "trophy_value",
        says("What a trophy is worth"),
        (("printed", says("Its printed toughness")), ("changed", says("Its changed toughness"))),
    ),
    (
        "AS-11",
        "kate_first",
        says("Kate and the first Mythos"),
        (("no_gate", says("It goes on without a gate")), ("redraw", says("Another card is drawn"))),
    ),
    (
        "AS-12",
        "elder_sign",
        says("What an Elder Sign takes"),
        (("cost", says("A cost, never less")), ("loss", says("A loss that can be less"))),
    ),
    (
        "AS-13",
        "unlosable",
        says("Cards that cannot be lost, when items are halved"),
        (("counted", says("Counted, not chosen")), ("left_out", says("Not counted"))),
    ),
    (
        "AS-14",
        "survivors",
        says("Who scores as a survivor"),
        (("not_devoured", says("Who was not devoured")), ("sane", says("Who is whole"))),
    ),
    (
        "AS-15",
        "rumor_done",
        says("A rumor that is over"),
        (("box", says("Into the box")), ("bottom", says("Under the pile"))),
    ),
    (
        "AS-16",
        "leaver",
        says("Limits when somebody leaves"),
        (("same", says("As they were (handed over)")), ("recount", says("Counted anew"))),
    ),
    (
        "AS-17",
        "people",
        says("Which number the limits go by"),
        (
            (0, says("Investigators")),
            (1, says("One person")),
            (2, says("Two people")),
            (3, says("Three people")),
            (4, says("Four people")),
            (5, says("Five people")),
            (6, says("Six people")),
            (7, says("Seven people")),
        ),
    ),
    (
        "AS-18",
        "late",
        says("Somebody who comes late"),
        (("next_turn", says("At home from the next turn")), ("never", says("Does not join"))),
    ),
    (
        "AS-19",
        "printing",
        says("Lantern, Healing Stone, Flesh Ward"),
        (("errata", says("With the errata")), ("first", says("First printing"))),
    ),
    (
        "AS-20",
        "gate_victory",
        says("Winning by closed gates"),
        (("state", says("Whenever no gate is open")), ("closing", says("Only when a gate is closed"))),
    ),
    (
        "AS-21",
        "delayed_clues",
        says("Clues for who is delayed"),
        ((False, says("None")), (True, says("Once the monsters are dealt with"))),
    ),
)
