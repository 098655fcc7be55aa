"""Each seat's own result (000 ■게임의 목적/승리조건과 패배조건; G15–G19)."""

import pytest

from rules.hakoonna.actions import Exorcise, OfferDoll, Open, UseKey
from rules.hakoonna.events import CardSet
from tests.rules.hakoonna.a_mansion import a_mansion, counted, hidden, to_act

DESK = "study.desk"
ESCAPE, MEMORIAL, EXORCISM = UseKey("red", DESK), OfferDoll("red", DESK), Exorcise("red", "chain", DESK)


@pytest.mark.parametrize(
    ("action", "tile", "hand", "card", "result"),
    [
        (ESCAPE, "exit", "key_ring", "white", "lost"), (ESCAPE, "exit", "key_ring", "black", "lost"),
        (MEMORIAL, "bones", "mary", "white", "won"), (MEMORIAL, "bones", "mary", "black", "lost"),
        (EXORCISM, "", "chain", "white", "won"), (EXORCISM, "", "chain", "black", "lost"),
    ],
)  # fmt: skip
@pytest.mark.parametrize("where", ["hall", "-"])
def test_g15_g17_g19_when_the_visitors_win(
    action: object, tile: str, hand: str, card: str, result: str, where: str
) -> None:
    faces, hako = ({DESK: tile}, "red_room.altar") if tile else ({}, DESK)
    secret = hidden(hako, faces=faces, hands={"red": (hand,)}, seen={"red": {DESK: tile}})
    changes = (secret, counted(red=1), CardSet(card), to_act("red"))  # type: ignore[arg-type]
    evening = a_mansion(f"red study, blue -, green hall, gray {where}", *changes, knowledge="program")
    evening.uses(action)  # type: ignore[arg-type]
    assert evening.results == {"hako": "lost", "red": "won", "blue": "lost", "green": "won", "gray": result}


@pytest.mark.parametrize(("card", "result"), [("white", "lost"), ("black", "won")])
@pytest.mark.parametrize("where", ["hall", "-"])
def test_g16_g18_when_no_ordinary_visitor_is_left(card: str, result: str, where: str) -> None:
    changes = (hidden(DESK), CardSet(card), to_act("red"))  # type: ignore[arg-type]
    evening = a_mansion(f"red study, blue -, gray {where}", *changes, knowledge="program")
    evening.plays(Open("red", DESK))
    assert evening.public.ending == "annihilation"
    assert evening.results == {"hako": "won", "red": "won", "blue": "won", "gray": result}


def test_a_card_that_the_program_never_knew_is_asked_for() -> None:
    evening = a_mansion("red study, gray hall", to_act("red"))
    evening.plays(Open("red", DESK))
    evening.answers("dead", "black")
    assert evening.results == {"hako": "won", "red": "won", "gray": "won"}
