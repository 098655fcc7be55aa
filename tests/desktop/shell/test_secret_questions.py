"""What only one seat may know is asked of that seat alone; a host who knows all and does not play is asked himself."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from desktop.tables import Setup, a_book
from rules.actions import Answer
from rules.effects import Choice
from rules.fate import Fate
from rules.games import shelf
from rules.hakoonna.effects import Decide, Hide, PlaceBones
from rules.hakoonna.options import Options
from rules.messages import same
from rules.seats import BLIND, KNOWING_HOST, Viewer
from tests.desktop.projector import canaries
from tests.desktop.shell.hands import Hands

KEY = Qt.Key
CANARY = "CANARY-7Q"


def begun(hands: Hands, knowledge: str, viewer: Viewer) -> Hands:
    """A table in the practice mansion at which the program draws everything."""
    options = Options(knowledge=knowledge)  # type: ignore[arg-type]
    layout = a_book().content.practice
    hands.app.begin(Setup(options, shelf()["hakoonna"].seats(), Fate(seed=5), layout, viewer=viewer))
    hands.wait()
    return hands


def until(hands: Hands, kind: type[Choice]) -> Choice:
    """Answer whatever is asked, and open shadows, until such a question comes."""
    session = hands.session
    for _ in range(200):
        asked = session.match.table.asked
        if isinstance(asked, kind):
            hands.wait()
            return asked
        if asked is not None:
            options = getattr(asked.domain(), "options", ())
            value = next(one for one in options if not session.why(Answer(asked.seat, one)))
            session.play(Answer(asked.seat, value))
            continue
        for action in ("open", "walk", "end-time", "stack", "pass"):
            if _try(hands, action):
                break
    raise AssertionError(kind)


def _try(hands: Hands, action: str) -> bool:
    from desktop.shell.fillings import fillings, legal

    session = hands.session
    for form in session.offers(session.picture().turn):
        found = legal(fillings(session, form)) if form.action == action else ()
        if found:
            session.play(found[-1].action)
            return True
    return False


def readable(hands: Hands) -> Iterator[str]:
    """Everything that can be read on the host's window, or read out of it."""
    yield from canaries.tree(hands.window)  # type: ignore[arg-type]
    for widget in (hands.window, *hands.window.findChildren(QWidget)):
        for name in ("text", "toolTip", "accessibleName", "accessibleDescription", "windowTitle"):
            said = getattr(widget, name, None)
            yield str(said()) if callable(said) else ""


def mark(hands: Hands, tile: str) -> None:
    """Call a tile by a word that stands nowhere else."""
    hands.session.speech(hands.app.context.words)._names[tile] = same(CANARY)  # type: ignore[index]
    hands.app.context.changed.emit()
    hands.wait()


@pytest.fixture
def hands(sit_down: Callable[..., Hands]) -> Hands:
    """The practice mansion; the program draws what it likes."""
    return sit_down()


@pytest.fixture
def blind(hands: Hands) -> Hands:
    """A table without cardboard at which the host plays along."""
    return begun(hands, "program", BLIND)


# ---- before the first turn


def test_what_hako_onna_is_asked_is_for_her_eyes(blind: Hands) -> None:
    assert blind.offers() == ["상자여자에게만 보여 주기"]
    assert blind.window.side.prompt.small.text() == "상자여자가 정해요"
    assert blind.window.side.prompt.what.text() == "상자여자만 볼 수 있어요."
    assert not any(light.lit for light in blind.play.scene.lights.shown.values())


def test_space_hands_the_window_to_her(blind: Hands) -> None:
    shown: list[str] = []
    blind.play.showing.connect(shown.append)
    blind.key(KEY.Key_Space)
    assert shown == ["hako"]


def test_a_host_who_knows_all_says_where_she_hides(hands: Hands) -> None:
    begun(hands, "host", KNOWING_HOST)
    assert hands.offers() == [hands.session.speech(hands.app.context.words).heading(one) for one in _rooms(hands)]
    hands.key(KEY.Key_1)
    assert hands.offers() == ["옷걸이 뒤"]
    hands.key(KEY.Key_1)
    assert hands.session.match.table.asked is not None


def _rooms(hands: Hands) -> list[str]:
    return [space.id for space in hands.session.picture().spaces if not space.within]


# ---- an opened tile


def test_a_visitors_tile_is_shown_to_nobody_else(blind: Hands) -> None:
    asked = until(blind, Decide)
    assert isinstance(asked, Decide)
    assert blind.offers() == [f"{blind.session.called(asked.seat).ko}에게만 보여 주기"]
    mark(blind, asked.tile)
    assert not [text for text in readable(blind) if CANARY in text]


def test_a_host_who_knows_all_reads_what_the_visitor_sees(hands: Hands) -> None:
    begun(hands, "host", KNOWING_HOST)
    asked = until(hands, Decide)
    assert isinstance(asked, Decide)
    mark(hands, asked.tile)
    assert CANARY in hands.window.side.prompt.what.text()
    assert [text for text in readable(hands) if CANARY in text]
    assert hands.offers() == ["되돌림", "가짐"]


def test_without_cardboard_the_seat_is_shown_its_tile_though_the_host_knows_it(hands: Hands) -> None:
    begun(hands, "program", KNOWING_HOST)
    asked = until(hands, Decide)
    assert hands.offers()[0].endswith("에게만 보여 주기")
    assert hands.offers()[1:] == ["되돌림", "가짐"]
    assert asked.seat


# ---- what hangs on tiles


def test_what_a_seat_may_do_with_its_tiles_is_told_by_no_row(blind: Hands) -> None:
    """Two tables that differ in what red holds show the same rows."""
    import msgspec

    while (asked := blind.session.match.table.asked) is not None:
        options = getattr(asked.domain(), "options", ())
        answers = (Answer(asked.seat, one) for one in options)
        blind.session.play(next(one for one in answers if not blind.session.why(one)))
    _try(blind, "stack")
    node = blind.session.match.node(blind.session.match.at)
    seen = []
    for held in (("gasoline",), ("key_ring",), ("mary",)):
        state = node.table.state
        public = msgspec.structs.replace(state.public, held={"red": 1})
        secret = msgspec.structs.replace(state.secret, hands={"red": held})
        state = msgspec.structs.replace(state, public=public, secret=secret)
        node.table = msgspec.structs.replace(node.table, state=state)
        blind.session.changed.emit()
        blind.app.context.changed.emit()
        rows = blind.window.side.offers.buttons
        seen.append([(row.accessibleName(), row.accessibleDescription(), row.number) for row in rows])
    assert seen[0] == seen[1] == seen[2]
    assert "빨강에게만 보여 주기" in [name for name, _, _ in seen[0]]


@pytest.mark.parametrize("language", ["ko", "en"])
@pytest.mark.parametrize("kind", [PlaceBones, Hide, Decide])
def test_every_question_names_whom_it_asks_and_its_answers(kind: type[Choice], language: str, hands: Hands) -> None:
    """As a host reads it who is told everything."""
    begun(hands, "host", KNOWING_HOST)
    hands.app.context.speak(language)
    asked = until(hands, kind)
    prompt, named = hands.window.side.prompt, hands.session.called(asked.seat)
    assert (named.ko if language == "ko" else named.en) in prompt.small.text()
    assert prompt.what.text()
    told = [*hands.offers(), prompt.who.text(), prompt.what.text()]
    assert not [text for text in told if "{" in text or "_" in text or text in hands.session.book.content.room_of]
