"""A table's setup from a draft without errors."""

from datetime import date
from functools import cache

import msgspec

from desktop.shell.new_game import noise_cards
from desktop.shell.new_game.draft import Draft, House
from desktop.tables import Setup
from desktop.words import Words
from rules import dice
from rules.fate import Fate, Source
from rules.hakoonna import layouts
from rules.hakoonna import setup as hakoonna
from rules.hakoonna.content import Content, Layout
from rules.hakoonna.options import Options
from rules.hakoonna.state import GRAY, HAKO
from rules.messages import Name, same, says
from rules.seats import Seat

TURNED = "gray-card-turned"


def made(draft: Draft, content: Content) -> Setup:
    """What the table is set up from."""
    return Setup(_options(draft), seats(draft), _fate(draft), layout(draft, content), f"{date.today():%Y-%m-%d}")


def seats(draft: Draft) -> tuple[Seat, ...]:
    """Everybody clockwise; the Gray Man, last, sits at Hako Onna's right (G07)."""
    known = {seat.id: seat for seat in hakoonna.seats()}
    order = [HAKO, *(one.colour for one in draft.visitors), *([GRAY] if draft.gray_man else [])]
    called = dict(draft.named())
    return tuple(
        Seat(seat, _name(called.get(seat, ""), number, known[seat]), known[seat].role, known[seat].look)
        for number, seat in enumerate(order)
    )


def _name(called: str, number: int, seat: Seat) -> Name:
    if called:
        return same(called)
    if seat.role != "visitor":
        return seat.name
    return numbered(number)


@cache
def numbered(number: int) -> Name:
    """What a visitor without a name is called."""
    ko, en = (Words(language).say(SEAT, {"n": number}) for language in ("ko", "en"))
    return Name(ko=ko, en=en)


SEAT = says("Seat {n}")


def layout(draft: Draft, content: Content) -> Layout | None:
    """The mansion that stands when the game begins; None where it is built first."""
    if draft.mansion == "practice":
        return content.practice
    if draft.mansion == "automatic":
        draft.laid = draft.laid or layouts.automatic(content, dice.Dice(f"{draft.seed}/mansion"))
        return draft.laid
    return draft.layout if draft.mansion == "file" else None


def _fate(draft: Draft) -> Fate:
    sources: dict[str, Source] = dict(draft.sources)
    # Only who has dealt the card can say at the end what it shows.
    sources[TURNED] = sources["gray-card"]
    return Fate(seed=draft.seed, sources=sources)


def _options(draft: Draft) -> Options:
    house = draft.house
    answers: dict[str, object] = {
        "gray_man": draft.gray_man,
        "start": draft.start,
        "mansion": "built" if draft.mansion == "file" else draft.mansion,
        "noise": draft.noise,
        "gray_actions_per_turn": draft.gray_actions,
        "placement_fallback": house.placement_fallback,
        "next_after_hako": house.next_after_hako,
        "full_stack_gives_action": house.full_stack_gives_action == "yes",
        "allow_pass": house.allow_pass == "yes",
        "surrender": house.surrender,
    }
    return msgspec.convert(answers | (_cards(house) if draft.noise == "cards" else {}), Options)


def _cards(house: House) -> dict[str, object]:
    return {
        "noise_cards": noise_cards.values(house.cards),
        "noise_threshold": noise_cards.threshold(house.threshold),
    }
