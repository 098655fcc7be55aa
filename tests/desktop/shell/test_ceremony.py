"""After the game secrets are turned over one at a time; what is not yet turned is nowhere in the audience's window."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest
from PySide6.QtCore import Qt

from desktop.projector.reveal import Turned
from desktop.projector.tongues import Tongue
from desktop.projector.window import AudienceWindow
from desktop.shell.ceremony.page import CeremonyPage
from rules.actions import Answer
from rules.engine import Step
from rules.hakoonna.actions import Agree, Enter, Surrender
from rules.hakoonna.events import CardSet, CardsSet, OptionsSet, PhaseSet, SecretSet, TilesSet
from rules.hakoonna.state import HAKO, Secret
from tests.desktop.projector import canaries
from tests.desktop.shell.hands import CTRL, SHIFT, Hands

KEY = Qt.Key
TONGUES: tuple[Tongue, ...] = ("ko", "en", "both")
HANDS = {"red": ("mary", "gasoline"), "blue": ("talisman",)}


def filled(hands: Hands) -> None:
    """The program holds all: hands, a code, a weakness, and the way that she goes in two of her times."""
    session = hands.session
    public = session.seen("host").public  # type: ignore[attr-defined]
    told = msgspec.structs.replace(public.options, knowledge="program")
    shadows = session.book.content.by_id["child"].shadows
    secret = Secret(
        code=("2", "5", "6"),
        weakness="chain",
        hands=HANDS,
        hides={HAKO: shadows[0].id},
        lairs={HAKO: "empty"},
        powers=("coming_soon", "things_move"),
        set=("open_here",),
    )
    held = {seat: len(hand) for seat, hand in HANDS.items()}
    cards = CardsSet(powers=2, slots=1, sealed=("shut_door",))
    session.correct((OptionsSet(told), SecretSet(secret), TilesSet(held=held), cards), "a test")
    for room in ("study", "hall"):
        now = msgspec.structs.replace(session.match.table.state.secret, moved=())
        session.correct((SecretSet(now), PhaseSet("hako", turn=HAKO, last="red")), "a test")
        assert isinstance(session.play(Enter(HAKO, room)), Step)
        asked = session.asked()
        assert asked is not None
        assert isinstance(session.play(Answer(HAKO, session.book.content.by_id[room].shadows[0].id)), Step)
    session.correct((PhaseSet("noise", turn="red", last="red"),), "a test")


def over(hands: Hands) -> None:
    for seat in ("red", "blue", "green", "purple"):
        hands.session.play(Agree(seat, True))
    hands.session.play(Surrender("red"))
    hands.wait(30)


def raised(hands: Hands) -> AudienceWindow:
    window = hands.window.audience.there().window
    window.set_pace(0.0)
    window.lift()
    hands.wait(30)
    return window


def begun(hands: Hands) -> AudienceWindow:
    """The ceremony is open, nothing is turned over yet."""
    filled(hands)
    window = raised(hands)
    over(hands)
    hands.window.ending.announce()
    hands.key(KEY.Key_1)
    hands.wait(30)
    return window


def page(hands: Hands) -> CeremonyPage:
    shown = hands.window.pages.page
    assert isinstance(shown, CeremonyPage), shown
    return shown


def said(turned: Turned | None) -> str:
    return "" if turned is None else " ".join((*turned.title, *turned.text))


def held_things(window: AudienceWindow) -> Iterator[str]:
    """Whatever the parts of the ceremony hold in the audience's window, as text."""
    yield repr(window.reveal.turned)
    yield repr(window.trail.path)
    yield from (str(value) for part in (window.reveal, window.trail) for value in vars(part).values())


def shown(window: AudienceWindow) -> str:
    everything = canaries.public(window)
    return " ".join((*everything.titles, *everything.texts, *everything.tips, *everything.tree, *held_things(window)))


def test_space_turns_one_secret_over_at_a_time(hands: Hands) -> None:
    window = begun(hands)
    told = []
    for _ in hands.window.ceremony.steps:
        hands.key(KEY.Key_Space)
        told.append(said(window.reveal.turned))
    assert told == [
        "회색 남자의 카드 백",
        "금고의 번호 2, 5, 6",
        "상자여자의 약점 사슬",
        "빨강의 손 1/2 메리 인형",
        "빨강의 손 2/2 휘발유",
        "파랑의 손 부적",
        *told[6:10],
        *told[10:13],
        "사람마다의 결과 상자여자가 이겼어요",
        "오늘의 게임이었어요 함께해 줘서 고마워요",
    ]
    assert [one.split(" ")[0] for one in told[10:13]] == ["상자여자가", "은신처에", "상자여자가"]


def test_her_powers_are_turned_over_too(hands: Hands) -> None:
    window = begun(hands)
    hands.keys(*(KEY.Key_Space,) * 6)
    told = []
    for _ in range(4):
        hands.key(KEY.Key_Space)
        assert window.reveal.turned is not None
        told.append((said(window.reveal.turned), window.reveal.turned.figure))
    name = hands.app.context.speech.name
    assert told == [
        (f"상자여자의 손에 있던 힘 1/2 {name('coming_soon')}", "power-coming-soon"),
        (f"상자여자의 손에 있던 힘 2/2 {name('things_move')}", "power-things-move"),
        (f"세팅되어 있던 힘 {name('open_here')}", "power-open-here"),
        (f"봉인된 힘 {name('shut_door')}", "power-barred-door"),
    ]


def test_what_is_not_yet_turned_over_is_nowhere_in_the_audiences_window(hands: Hands) -> None:
    window = begun(hands)
    steps = hands.window.ceremony.steps
    tongue = window.tongues
    names = [" ".join(tongue.tell(hands.session, step.secret.text)) for step in steps if step.secret is not None]
    told = [name for name in names if len(name) > 1]
    assert len(set(told)) == len(told) > 6
    for number in range(len(steps) + 1):
        later = [name for at, name in enumerate(names) if at >= number and name in told]
        assert [name for name in later if name in shown(window)] == []
        if 0 < number <= len(names) and names[number - 1] in told:
            assert names[number - 1] in shown(window)
        hands.key(KEY.Key_Space)


def test_the_way_she_went_is_drawn_only_when_it_is_turned_over(hands: Hands) -> None:
    window = begun(hands)
    assert window.trail.path == ()
    ways = []
    for _ in hands.window.ceremony.steps:
        hands.key(KEY.Key_Space)
        ways.append(window.trail.path)
    last = hands.session.book.content.by_id["hall"].shadows[0].id
    assert [way for way in ways if way] == [(last,), ("study", last)]
    assert window.trail.path == ()


def test_a_rehearsal_is_seen_by_the_host_alone(hands: Hands) -> None:
    window = begun(hands)
    hands.key(KEY.Key_Space)
    hands.click(page(hands).rehearse)
    assert hands.window.ceremony.turned == 0
    before = canaries.public(window)
    page(hands).setFocus()
    hands.keys(KEY.Key_Space, KEY.Key_Space)
    assert said(page(hands).preview.reveal.turned) == "금고의 번호 2, 5, 6"
    assert canaries.differing(before, canaries.public(window)) == set()
    assert window.reveal.turned is None


def test_it_may_be_left_and_goes_on_where_it_was(hands: Hands) -> None:
    window = begun(hands)
    hands.keys(KEY.Key_Space, KEY.Key_Space, KEY.Key_Escape)
    hands.wait(30)
    assert window.reveal.turned is None
    assert not window.reveal.isVisible()
    hands.key(KEY.Key_R, CTRL | SHIFT)
    hands.wait(30)
    assert said(window.reveal.turned) == "금고의 번호 2, 5, 6"
    hands.key(KEY.Key_Backspace)
    assert said(window.reveal.turned) == "회색 남자의 카드 백"


def test_behind_the_curtain_nothing_is_seen(hands: Hands) -> None:
    window = begun(hands)
    window.lower(at_once=True)
    hands.key(KEY.Key_Space)
    assert not window.reveal.isVisibleTo(window)
    window.lift()
    hands.wait(30)
    assert window.reveal.isVisibleTo(window)


def test_it_comes_only_after_an_announced_end(hands: Hands) -> None:
    hands.key(KEY.Key_R, CTRL | SHIFT)
    assert hands.line() == "공개 의식은 게임이 끝난 뒤에 해요."
    over(hands)
    hands.key(KEY.Key_R, CTRL | SHIFT)
    assert hands.window.pages.page is None
    assert hands.window.ending.pending


def test_a_table_played_by_what_is_public_turns_over_what_it_was_told(hands: Hands) -> None:
    hands.session.correct((CardSet("black"),), "a test")
    over(hands)
    hands.window.ending.announce()
    hands.key(KEY.Key_1)
    steps = hands.window.ceremony.steps
    assert [step.title.message for step in steps] == [
        "The Gray Man's card",
        "How it ended for each",
        "That was tonight's game",
    ]


def test_the_host_sees_the_names_of_what_is_to_come_and_not_what_they_say(hands: Hands) -> None:
    begun(hands)
    rows = [page(hands).list.item(row).text() for row in range(page(hands).list.count())]
    assert rows[:2] == ["1. 회색 남자의 카드", "2. 금고의 번호"]
    assert "메리" not in " ".join(rows)


def troubles(window: AudienceWindow, tall: int) -> list[object]:
    """Lines that stick out, lie over each other, or are too small to be read from the last row."""
    frame, lines = window.reveal.frame(), window.reveal.captions()
    boxes = [line.rect.adjusted(0, 2, 0, -2) for line in lines]
    crossed = [
        (one.text, other.text)
        for at, one in enumerate(lines)
        for to, other in enumerate(lines[:at])
        if boxes[at].intersects(boxes[to])
    ]
    outside = [line.text for line in lines if not frame.contains(line.rect)]
    return [*outside, *crossed, *(line.text for line in lines if line.size < tall / 40 - 0.1)]


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160)])
def test_every_line_lies_within_its_frame_and_is_legible_from_afar(hands: Hands, size: tuple[int, int]) -> None:
    window = begun(hands)
    window.resize(*size)
    window.grab()
    for tongue in TONGUES:
        window.speak(tongue)
        hands.window.ceremony.turned = 0
        for _ in hands.window.ceremony.steps:
            hands.window.ceremony.onward()
            assert troubles(window, size[1]) == []
            assert window.reveal.captions()


def test_another_language_before_the_audience_is_spoken_at_once(hands: Hands) -> None:
    window = begun(hands)
    hands.key(KEY.Key_Space)
    hands.window.audience.speak("both")
    assert said(window.reveal.turned) == "회색 남자의 카드 The Gray Man's card 백 White"
