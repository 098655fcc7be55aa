"""The points on which a table decides; the bold defaults of the setup pages."""

from typing import Annotated, Literal

import msgspec

Percent = Annotated[int, msgspec.Meta(ge=0, le=100)]

Knowledge = Literal["public", "host", "program"]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Chosen at setup, kept in the record, citable in a refusal. Each field names the point it settles."""

    gray_man: bool = True
    knowledge: Knowledge = "public"
    """What the program holds: what everybody sees, all that a host who plays no part sees, or everything."""
    start: str = ""
    """The visitor who begins; ``drawn`` lets Fate say, "" takes the first seat."""
    mansion: Literal["practice", "automatic", "built"] = "practice"
    noise: Literal["tower", "cards"] = "tower"
    noise_cards: Annotated[tuple[int, ...], msgspec.Meta(min_length=6, max_length=6)] = (0, 1, 2, 3, 4, 5)
    """U-29: the six values."""
    noise_threshold: int = 11
    """U-29: a sum of so much is a noise."""
    noise_chances: Annotated[tuple[Percent, ...], msgspec.Meta(min_length=1, max_length=5)] = (0, 0, 10, 33, 72)
    """In a hundred, how often the disc of each height brings the tower down; as the noise cards do."""
    placement_fallback: Literal["under", "host"] = "under"
    """U-04."""
    items: bool = False
    """Whether each visitor takes an item card before the first turn."""
    start_power_mode: Literal["free", "three", "random"] = "free"
    """U-05: how her first power is found."""
    start_power_ban: bool = True
    """The fourth edition: some powers may not be the first."""
    wail_gain: Literal["page", "pile", "none"] = "page"
    """U-06: a wail is worth the power of an opened page, a page of the pile, or nothing."""
    power_slots: Annotated[int, msgspec.Meta(ge=1, le=3)] = 1
    """U-07."""
    unknown_rank: Literal["free", "blocked"] = "free"
    """U-08: what the Holy Drops do to a power whose rank is not known."""
    diary_tiles: Annotated[int, msgspec.Meta(ge=0, le=12)] = 10
    """U-21."""
    talisman_tiles: Annotated[int, msgspec.Meta(ge=0, le=12)] = 2
    """U-21."""
    advanced: bool = False
    """U-33: whether cards marked as advanced are played."""
    refill: Literal["filled", "bare", "left"] = "filled"
    """U-09: what a shadow holds whose tile was taken: an Empty, nothing, or an Empty while any was set aside."""
    next_after_hako: Literal["next", "same", "start"] = "next"
    """U-10."""
    full_stack_gives_action: bool = True
    """U-11."""
    noise_discs: Literal["small", "big"] = "small"
    """U-30: the big red disc makes the tower fall more often."""
    allow_pass: bool = True
    """U-17."""
    wrong_weapon: Literal["split", "dead", "lost"] = "split"
    """U-12: at the right place a wrong weapon kills its user, elsewhere it is lost; or always one of the two."""
    safe_rule: Literal["any", "ordered"] = "any"
    """U-13: whether the order of the numbers counts."""
    safe_wrong: Literal["action", "noise"] = "action"
    """U-13: whether a wrong try costs a disc besides the action."""
    stethoscope_reuse: bool = True
    """The fourth edition: the stethoscope is not used up."""
    victim_reveal: Literal["hidden", "shown"] = "hidden"
    """U-14: whether a dead visitor's tiles are shown before they leave the game."""
    hakobito_spawn: Literal["on", "beside"] = "on"
    """U-15: a Hakobito begins on the tile that killed, or in the next shadow."""
    dead_chat: Literal["none", "free"] = "none"
    """U-16: whether the dead may talk to visitors."""
    table_talk: Literal["room", "free"] = "room"
    """Whether visitors talk of tiles in the same room only."""
    talk_signs: bool = True
    """Whether the table is reminded of who may talk with whom, and of the Gray Man's silence."""
    carry_limit: Annotated[int, msgspec.Meta(ge=0, le=9)] = 0
    """U-18: how many tiles a seat may hold; 0 for any number."""
    despair_effect: Literal["full", "shown", "none"] = "full"
    """U-20: all powers are hers and Behind You is strengthened; or the Gray Man's card alone is turned; or nothing."""
    talisman: Literal["chosen", "random"] = "chosen"
    """U-22: which power is sealed."""
    talisman_lasts: Literal["game", "once"] = "game"
    """U-22: for how long: once, it goes back to her hand."""
    behind_you: Literal["hand", "item"] = "hand"
    """U-23: she names who dies in her time; or strikes whoever uses an item in her room."""
    steal_rule: Literal["room", "anywhere", "kept"] = "room"
    """U-24: from whom she takes, and whether she keeps it."""
    phone_rule: Literal["one", "two", "all"] = "one"
    """U-25: how far everybody goes towards the telephone."""
    barrier_rule: Literal["time", "stays", "hakobito"] = "time"
    """U-26: it lies until her next time, or stays, or stops Hakobito too."""
    open_here_rule: Literal["next", "now"] = "next"
    """U-27: the shadow is opened by the next action, or at once."""
    mary_rule: Literal["held", "time"] = "held"
    """U-28: the card stays while the doll is held, or until her next time."""
    auto_impossible: Literal["suggest", "silent"] = "suggest"
    """U-32: whether a surrender is suggested when no way to win is left."""
    all_powers_win: bool = False
    """Older rules: whoever holds all powers has won."""
    giving: Literal["free", "one", "action", "never"] = "free"
    """U-19."""
    gray_confirmed_weapon: Literal["black", "always"] = "black"
    """U-34: on whom a weapon may still be used once the Gray Man's colour is known."""
    surrender: Literal["all", "most", "host"] = "all"
    """U-31."""
    gray_actions_per_turn: Literal[1, 2] = 1
