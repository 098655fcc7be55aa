"""A table's setup from a draft without errors."""

from datetime import date
from functools import cache
from pathlib import Path

import msgspec

from desktop import rooms
from desktop.shell.new_game import noise_cards
from desktop.shell.new_game.draft import DRAWN, Draft
from desktop.shell.new_game.points import answered
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
from rules.seats import BLIND, KNOWING_HOST, Seat, Viewer

TURNED, CENTRE, OPENED = "gray-card-turned", "centre", "opened"
HIDDEN = ("tiles", "code", "weakness", "held")
"""The kinds of questions whose answers the audience does not see."""

KNOWLEDGE = {"K0": "public", "K1": "host", "K2": "program"}


def made(draft: Draft, content: Content) -> Setup:
    """What the table is set up from."""
    return Setup(
        _options(draft),
        seats(draft),
        _fate(draft),
        layout(draft, content),
        f"{date.today():%Y-%m-%d}",
        rooms.whole(draft.rooms),
        draft.house.preset,
        Path(draft.tonight.folder.strip()).expanduser() if draft.tonight.folder.strip() else None,
        viewer(draft),
    )


def viewer(draft: Draft) -> Viewer:
    """Whose eyes the host's window has: who plays along without cardboard sees no secret."""
    knows = draft.knowledge == "K1" or (draft.knowledge == "K2" and not draft.player)
    return KNOWING_HOST if knows else BLIND


def seats(draft: Draft) -> tuple[Seat, ...]:
    """Everybody clockwise; the Gray Man, last, sits at Hako Onna's right (G07)."""
    known = {seat.id: seat for seat in hakoonna.seats(len(hakoonna.COLOURS))}
    order = [(HAKO, HAKO), *((one.colour, one.piece) for one in draft.visitors)]
    order += [(GRAY, GRAY)] if draft.gray_man else []
    called = dict(draft.named())
    return tuple(
        Seat(seat, _name(called.get(row, ""), number, known[seat]), known[seat].role, known[seat].look)
        for number, (row, seat) in enumerate(order)
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
        draft.laid = draft.laid or layouts.automatic(content, dice.Dice(f"{draft.the_seed() or 0}/mansion"))
        return draft.laid
    return {"last": draft.last, "file": draft.file.layout}.get(draft.mansion)


def _fate(draft: Draft) -> Fate:
    sources: dict[str, Source] = draft.sources | dict.fromkeys(HIDDEN, draft.sources["tiles"])
    if draft.knowledge == "K2":
        sources |= dict.fromkeys((*HIDDEN, "gray-card"), "program")
    # Only who has dealt the cards can say what they show, and only the table what lies in a shadow.
    sources[TURNED] = sources[CENTRE] = sources["gray-card"]
    sources[OPENED] = "cardboard"
    if draft.noise == "chances":
        sources["noise"] = "program"
    return Fate(seed=draft.the_seed() or 0, sources=sources)


def _options(draft: Draft) -> Options:
    answers: dict[str, object] = {
        "gray_man": draft.gray_man,
        "knowledge": KNOWLEDGE[draft.knowledge],
        "start": _start(draft),
        "mansion": "built" if draft.mansion in ("last", "file") else draft.mansion,
        "items": draft.items,
        "talk_signs": draft.talk,
        "noise": "cards" if draft.noise == "cards" else "tower",
    }
    answers |= {key: draft.house.answer(key) for key in answered()}
    return msgspec.convert(answers | _noise(draft), Options)


def _start(draft: Draft) -> str:
    return draft.start if draft.start in ("", DRAWN) else draft.person(draft.start).piece


def _noise(draft: Draft) -> dict[str, object]:
    if draft.noise == "chances":
        return {"noise_chances": noise_cards.chances(draft.chances)}
    if draft.noise == "cards":
        cards, limit = noise_cards.values(draft.house.cards), noise_cards.threshold(draft.house.threshold)
        return {"noise_cards": cards, "noise_threshold": limit}
    return {}
