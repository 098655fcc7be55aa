"""Every point on which the printed rules are silent, as a table: its code, the option, what is asked, the answers."""

from rules.messages import says

Row = tuple[str, str, str, tuple[tuple[str | int | bool, str], ...]]

NO = says("No")
FREE = says("Free")
NOTHING = says("Nothing")

ROOMS = "rooms"
CARDS = "noise_cards"

ROWS: tuple[Row, ...] = (
    ("U-01", "rooms.names_doors", says("Names and doors of the rooms"), ((ROOMS, says("In the room data")),)),
    ("U-02", "rooms.shadows", says("Shadows of the rooms"), ((ROOMS, says("In the room data")),)),
    ("U-03", "stairs", says("Stairs"), ((ROOMS, says("In the room data")),)),
    (
        "U-04",
        "placement_fallback",
        says("When a board fits nowhere"),
        (("under", says("It goes under the pile; draw again")), ("host", says("The host lays it"))),
    ),
    (
        "U-05",
        "start_power_mode",
        says("The first power"),
        (("free", says("Any but Things Move")), ("best_of_3", says("One of three")), ("random", says("At random"))),
    ),
    (
        "U-06",
        "wail_gain",
        says("What a wail gains"),
        (
            ("unlocked", says("The number of an opened diary")),
            ("draw_diary_deck", says("A card of the diaries")),
            ("none", NOTHING),
        ),
    ),
    ("U-07", "power_slots", says("Places for powers"), ((1, "1"), (2, "2"), (3, "3"))),
    ("U-08", "powers.data", says("Ranks, numbers and conditions"), (("data", says("What is not known is “?”")),)),
    (
        "U-09",
        "refill",
        says("Where a tile was taken"),
        (
            ("empty", says("An Empty tile lies there")),
            ("none", says("Nothing lies there")),
            ("left", says("One of the Empty tiles left")),
        ),
    ),
    (
        "U-10",
        "next_after_hako",
        says("Who goes on after Hako Onna's time"),
        (("next", says("The next visitor")), ("same", says("Who made the noise")), ("start", says("Who began"))),
    ),
    (
        "U-11",
        "full_stack_gives_action",
        says("When all five discs are stacked"),
        ((True, says("First the action")), (False, says("At once Hako Onna's time"))),
    ),
    (
        "U-12",
        "wrong_weapon",
        says("When the attack fails"),
        (
            ("by_place", says("Wrong place: the weapon is lost; right place, wrong weapon: death")),
            ("death", says("Always death")),
            ("weapon", says("Only the weapon is lost")),
        ),
    ),
    (
        "U-13",
        "safe_rule",
        says("The numbers of the safe"),
        (("unordered", says("In any order")), ("ordered", says("In their order"))),
    ),
    (
        "U-13",
        "safe_miss",
        says("Wrong numbers cost"),
        (("action", says("Only the action")), ("noise", says("One more noise"))),
    ),
    (
        "U-14",
        "victim_reveal",
        says("Tiles of the dead"),
        (("down", says("Removed face down")), ("shown", says("Shown to all, then removed"))),
    ),
    (
        "U-15",
        "hakobito_spawn",
        says("Where a Hakobito begins"),
        (("on", says("On Hako Onna's shadow")), ("beside", says("On a shadow beside it"))),
    ),
    ("U-16", "dead_chat", says("The dead talk"), (("none", says("Not to visitors")), ("free", FREE))),
    (
        "U-17",
        "allow_pass",
        says("May visitors pass?"),
        ((True, says("After the noise")), (False, says("Never"))),
    ),
    ("U-18", "carry_limit", says("Tiles that one can carry"), ((0, says("No limit")), (9, "1–9"))),
    (
        "U-19",
        "giving",
        says("Giving tiles"),
        (
            ("free", says("In one room, any number, on one's turn, free")),
            ("one", says("A single one")),
            ("action", says("As the action")),
            ("none", says("Never")),
        ),
    ),
    (
        "U-20",
        "despair_effect",
        says("The Time of Despair"),
        (
            ("unlock", says("Every power unlocked, Behind You stronger")),
            ("shown", says("Only announced")),
            ("none", NOTHING),
        ),
    ),
    ("U-21", "tiles.counts", says("Diaries and talismans"), (("10 2", "10 · 2"),)),
    (
        "U-22",
        "talisman",
        says("What a talisman seals"),
        (("chosen", says("A power that the visitor chooses")), ("random", says("One at random"))),
    ),
    (
        "U-22",
        "talisman_time",
        says("A talisman works"),
        (("game", says("To the end of the game")), ("once", says("Once"))),
    ),
    (
        "U-23",
        "behind_you",
        says("Behind You"),
        (("host", says("By hand: the host names the victim")), ("item", says("Who used an item in her room"))),
    ),
    (
        "U-24",
        "steal_rule",
        says("I Want That"),
        (
            ("room", says("In one room, at random, out of the game")),
            ("anywhere", says("Anywhere")),
            ("kept", says("Hako Onna keeps it")),
        ),
    ),
    (
        "U-25",
        "phone_rule",
        says("The Phone Rings"),
        (("one", says("One room, once eyes are open")), ("two", says("Two rooms")), ("all", says("All the way"))),
    ),
    (
        "U-26",
        "barrier_rule",
        says("The door that will not open"),
        (
            ("visitors", says("Until her next time, for visitors only")),
            ("stays", says("It stays")),
            ("all", says("For Hakobito too")),
        ),
    ),
    (
        "U-27",
        "open_here_rule",
        says("Open Here"),
        (("next", says("One in the room, the shadow she names, as the next action")), ("once", says("At once"))),
    ),
    (
        "U-28",
        "mary_rule",
        says("The end of My Mary"),
        (("doll", says("When the doll changes hands")), ("next", says("At her next time"))),
    ),
    ("U-29", CARDS, says("Noise cards"), ((CARDS, "0 1 2 3 4 5 · 11"),)),
    ("U-30", "noise_discs", says("The big red disc"), (("none", says("Not used")), ("hard", says("A harder game")))),
    (
        "U-31",
        "surrender",
        says("A surrender takes"),
        (("all", says("Every living visitor")), ("most", says("More than half")), ("host", says("The host's word"))),
    ),
    (
        "U-32",
        "auto_impossible",
        says("When nobody can win any more"),
        (("suggest", says("A surrender is suggested")), ("silent", says("Nothing is said"))),
    ),
    ("U-33", "advanced", says("Advanced cards"), (("none", says("Not used")), ("slots", says("Cards of your own")))),
    (
        "U-34",
        "gray_confirmed_weapon",
        says("An attack once the Gray Man is confirmed"),
        (("by_card", says("White: none; Black: the cards are turned first")), ("always", says("Always possible"))),
    ),
    ("+", "gray_actions_per_turn", says("The Gray Man's actions a turn"), ((1, says("One")), (2, says("Two")))),
    ("+", "table_talk", says("Talking"), (("room", says("In one room only, with reminders")), ("free", FREE))),
    (
        "+",
        "start_power_ban",
        says("Changes of the 4th edition"),
        ((True, says("Both")), (False, says("As before the 4th edition"))),
    ),
    (
        "+",
        "all_powers_win",
        says("All powers gathered are a victory"),
        ((False, NO), (True, says("Yes, as older rules had it"))),
    ),
)
