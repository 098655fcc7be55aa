"""What is handed to one shows nothing of anyone else: neither in a text nor in a dot."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest

from assets import library
from desktop.shell.show_to_one.card import ShowToOne
from rules.hakoonna.events import CardSet, PhaseSet, PieceSet, TilesSet
from tests.desktop.shell.conftest import Seat
from tests.desktop.shell.handing.holding import KEY, Holder, at, k2, secret
from tests.desktop.shell.handing.test_card import writing
from tests.desktop.shell.hands import Hands

TILES = "hakoonna/tiles.toml"
OTHERS = ("hint_stake", "number_4", "number_6", "talisman", "number_5")
"""Tiles of which the seat that looks may know nothing."""

Lying = dict[str, Any]


def canaries() -> dict[str, str]:
    """The tiles of the others, their names marked."""
    text = library.read(TILES).decode()
    for tile in OTHERS:
        head, tail = text.split(f'id = "{tile}"\n', 1)
        _, after = tail.split("\n", 1)
        text = f'{head}id = "{tile}"\nname = {{ ko = "카나리아 {tile}", en = "canary {tile}" }}\n{after}'
    return {TILES: text}


ONE: Lying = {
    "hako": "red_room.altar",
    "code": ("1", "2", "3"),
    "weakness": "stake",
    "lairs": {"hako": "number_6"},
    "hands": {"blue": ("hint_stake", "number_4"), "gray": ("talisman",)},
    "seen": {"blue": {"study.desk": "number_5"}, "hako": {"study.globe": "number_6"}},
    "faces": {"kitchen.sink": "talisman", "study.globe": "stake"},
}
OTHER: Lying = {
    "hako": "child.bed",
    "code": ("4", "5", "6"),
    "weakness": "gasoline",
    "lairs": {"hako": "stake"},
    "hands": {"blue": ("talisman", "mary"), "gray": ("number_4",)},
    "seen": {"blue": {"study.globe": "hint_stake"}, "hako": {"study.desk": "number_5"}},
    "faces": {"kitchen.sink": "mary", "study.globe": "number_4"},
}
MINE: Lying = {"red": ("chain",)}
OPEN = 2
LIES = TilesSet(held={"red": 1, "blue": 2, "gray": 1})


def decision(hands: Hands, lying: Lying) -> None:
    """Red may act; what is his own is the same everywhere."""
    own = {
        "hands": lying["hands"] | MINE,
        "seen": lying["seen"] | {"red": {"kitchen.sink": "empty"}},
        "faces": lying["faces"] | {"hall.coat_stand": "chain"},
    }
    card = CardSet("black" if lying is OTHER else "white")
    at(hands, card, secret(hands, **(lying | own)), LIES, PhaseSet("act", turn="red", last="red"))


def shown(hands: Hands) -> tuple[list[QImage], str]:
    """Every sheet that Red goes through, and all that can be read or heard on it."""
    hands.window.hand_to("red")
    holder = Holder(hands)
    pictures, told = [picture(holder)], holder.told()
    holder.hold()
    pictures.append(picture(holder))
    for number in (OPEN, 1):
        holder.type(number)
        pictures.append(picture(holder))
    told += holder.told()
    holder.let_go()
    pictures.append(picture(holder))
    return pictures, told + holder.told()


def until_open(hands: Hands, card: ShowToOne) -> None:
    while not card.is_open:
        hands.wait(30)


def picture(holder: Holder) -> QImage:
    return holder.card.grab().toImage()


def test_two_tables_that_differ_in_the_others_secrets_show_the_same_dots(sit_down: Seat) -> None:
    seen = []
    for lying in (ONE, OTHER):
        hands = k2(sit_down)
        decision(hands, lying)
        seen.append(shown(hands)[0])
        hands.close()
    assert seen[0] == seen[1]
    assert all(one != other for one, other in pairwise(seen[0])), "every sheet shows something else"


@pytest.mark.parametrize("language", ["ko", "en"])
def test_no_canary_of_the_others_is_painted_said_or_hovered(
    sit_down: Seat, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    hands = k2(sit_down, canaries())
    if language == "en":
        hands.window.acts.run("language")
    decision(hands, ONE)
    written = writing(monkeypatch)
    _, told = shown(hands)
    said = "\n".join((*written, told))
    assert "사슬" in said or "chain" in said, "his own tile is told"
    assert "카나리아" not in said
    assert "canary" not in said.lower()


def test_the_canaries_sing_on_the_card_of_the_seat_that_owns_them(
    sit_down: Seat, monkeypatch: pytest.MonkeyPatch
) -> None:
    hands = k2(sit_down, canaries())
    decision(hands, ONE)
    written = writing(monkeypatch)
    for seat in ("blue", "hako"):
        hands.window.acts.show_to_one(seat)
        card = hands.window.acts._secret
        assert isinstance(card, ShowToOne)
        QTest.keyPress(card, KEY.Key_Space)
        until_open(hands, card)
        hands.window.grab()
        card.shut()
    sung = " ".join(written)
    assert {tile for tile in OTHERS if f"카나리아 {tile}" in sung} >= {"hint_stake", "number_4", "number_6", "number_5"}


def test_a_seat_looks_again_at_what_it_knows_and_at_nothing_else(
    sit_down: Seat, monkeypatch: pytest.MonkeyPatch
) -> None:
    hands = k2(sit_down, canaries())
    decision(hands, ONE)
    hands.window.seat_menu.open("red")
    hands.key(KEY.Key_2)
    card = hands.window.acts._secret
    assert isinstance(card, ShowToOne)
    written = writing(monkeypatch)
    covered = "\n".join(written)
    QTest.keyPress(card, KEY.Key_Space)
    assert not written, "one press is not enough"
    until_open(hands, card)
    hands.window.grab()
    said = "\n".join(written)
    assert "사슬" in said
    assert "사슬" not in covered
    assert "카나리아" not in said


def test_the_hakobito_sees_where_she_hides_but_no_code_and_no_other_hand(
    sit_down: Seat, monkeypatch: pytest.MonkeyPatch
) -> None:
    hands = k2(sit_down, canaries())
    lying: Lying = ONE | {
        "hides": {"hako": "red_room.altar", "blue": "child.bed"},
        "lairs": {},
        "hands": {},
        "seen": {},
    }
    at(
        hands,
        PieceSet("blue", ""),
        secret(hands, **{key: value for key, value in lying.items() if key != "hako"}),
        PhaseSet("hako", turn="hako", last="red"),
    )
    hands.window.hand_to("hako")
    holder = Holder(hands)
    holder.hold()
    holder.let_go()
    written = writing(monkeypatch)
    holder.press(KEY.Key_Return)
    assert holder.name == "파랑에게 건네 주세요"
    holder.hold()
    hands.window.grab()
    said = "\n".join(written)
    assert "제단" in said
    assert "카나리아" not in said
    assert "1 · 2 · 3" not in said
