"""Every point on which the printed rules are silent, as a table: its code, the option, what is asked, the answers."""

from rules.messages import says

Row = tuple[str, str, str, tuple[tuple[str | int | bool, str], ...]]

NO = says("No")
FREE = says("Free")
NOTHING = says("Nothing")

ROOMS = "rooms"
CARDS = "noise_cards"

MOST_TILES = 12


def _counted(usual: int) -> tuple[tuple[int, str], ...]:
    """So many tiles, the usual number first."""
    return tuple((n, str(n)) for n in (usual, *(other for other in range(MOST_TILES + 1) if other != usual)))


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
        (("free", says("Any but Things Move")), ("three", says("One of three")), ("random", says("At random"))),
    ),
    (
        "U-06",
        "wail_gain",
        says("What a wail gains"),
        (
            ("page", says("The number of an opened diary")),
            ("pile", says("A card of the diaries")),
            ("none", NOTHING),
        ),
    ),
    ("U-07", "power_slots", says("Places for powers"), ((1, "1"), (2, "2"), (3, "3"))),
    (
        "U-08",
        "unknown_rank",
        says("Powers whose rank is not known"),
        (("free", says("Holy Drops do not stop them")), ("blocked", says("Holy Drops stop them"))),
    ),
    (
        "U-09",
        "refill",
        says("Where a tile was taken"),
        (
            ("filled", says("An Empty tile lies there")),
            ("bare", says("Nothing lies there")),
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
            ("split", says("Wrong place: the weapon is lost; right place, wrong weapon: death")),
            ("dead", says("Always death")),
            ("lost", says("Only the weapon is lost")),
        ),
    ),
    (
        "U-13",
        "safe_rule",
        says("The numbers of the safe"),
        (("any", says("In any order")), ("ordered", says("In their order"))),
    ),
    (
        "U-13",
        "safe_wrong",
        says("Wrong numbers cost"),
        (("action", says("Only the action")), ("noise", says("One more noise"))),
    ),
    (
        "U-14",
        "victim_reveal",
        says("Tiles of the dead"),
        (("hidden", says("Removed face down")), ("shown", says("Shown to all, then removed"))),
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
    (
        "U-18",
        "carry_limit",
        says("Tiles that one can carry"),
        ((0, says("No limit")), *((limit, str(limit)) for limit in range(1, 10))),
    ),
    (
        "U-19",
        "giving",
        says("Giving tiles"),
        (
            ("free", says("In one room, any number, on one's turn, free")),
            ("one", says("A single one")),
            ("action", says("As the action")),
            ("never", says("Never")),
        ),
    ),
    (
        "U-20",
        "despair_effect",
        says("The Time of Despair"),
        (
            ("full", says("Every power unlocked, Behind You stronger")),
            ("shown", says("Only announced")),
            ("none", NOTHING),
        ),
    ),
    ("U-21", "diary_tiles", says("Diary tiles"), _counted(10)),
    ("U-21", "talisman_tiles", says("Talisman tiles"), _counted(2)),
    (
        "U-22",
        "talisman",
        says("What a talisman seals"),
        (("chosen", says("A power that the visitor chooses")), ("random", says("One at random"))),
    ),
    (
        "U-22",
        "talisman_lasts",
        says("A talisman works"),
        (("game", says("To the end of the game")), ("once", says("Once"))),
    ),
    (
        "U-23",
        "behind_you",
        says("Behind You"),
        (("hand", says("By hand: the host names the victim")), ("item", says("Who used an item in her room"))),
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
            ("time", says("Until her next time, for visitors only")),
            ("stays", says("It stays")),
            ("hakobito", says("For Hakobito too")),
        ),
    ),
    (
        "U-27",
        "open_here_rule",
        says("Open Here"),
        (("next", says("One in the room, the shadow she names, as the next action")), ("now", says("At once"))),
    ),
    (
        "U-28",
        "mary_rule",
        says("The end of My Mary"),
        (("held", says("When the doll changes hands")), ("time", says("At her next time"))),
    ),
    ("U-29", CARDS, says("Noise cards"), ((CARDS, "0 1 2 3 4 5 · 11"),)),
    ("U-30", "noise_discs", says("The big red disc"), (("small", says("Not used")), ("big", says("A harder game")))),
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
    ("U-33", "advanced", says("Advanced cards"), ((False, says("Not used")), (True, says("Cards of your own")))),
    (
        "U-34",
        "gray_confirmed_weapon",
        says("An attack once the Gray Man is confirmed"),
        (("black", says("White: none; Black: the cards are turned first")), ("always", says("Always possible"))),
    ),
    ("+", "gray_actions_per_turn", says("The Gray Man's actions a turn"), ((1, says("One")), (2, says("Two")))),
    ("+", "table_talk", says("Talking"), (("room", says("In one room only, with reminders")), ("free", FREE))),
    (
        "+",
        "start_power_ban",
        says("Powers that cannot be the first"),
        ((True, says("As in the 4th edition")), (False, says("None of them"))),
    ),
    (
        "+",
        "stethoscope_reuse",
        says("The stethoscope"),
        ((True, says("It stays, as in the 4th edition")), (False, says("It is used up"))),
    ),
    (
        "+",
        "all_powers_win",
        says("All powers gathered are a victory"),
        ((False, NO), (True, says("Yes, as older rules had it"))),
    ),
)
