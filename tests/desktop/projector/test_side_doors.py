"""No secret gets out by a side door, and what is let out on purpose is found at each of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, get_args, get_origin, get_type_hints

import msgspec
import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsSimpleTextItem, QLabel

from desktop import settings
from desktop.projector.folds import Sentence
from desktop.scene.light import Light
from desktop.shell.notes.card import NotesCard
from rules.events import Attested, Event
from rules.fate import Fate
from rules.hakoonna import events
from rules.hakoonna.events import CardDealt, CardSet, CardTurned
from rules.hakoonna.state import Card, HakoState, Public, Secret
from rules.hakoonna.views import SHARES
from rules.match import Header, Node, Note
from rules.remarks import Noted, Peeked, Ruled
from tests.desktop.projector import doors
from tests.desktop.projector.doors import AUDIENCES, DOORS, TWINS, Secrets, Watched
from tests.desktop.shell.hands import CTRL, SHIFT
from tests.laws.hakoonna.leaks import leaks as leaking_books

CANARY = "CANARY-7Q"
KEY = Qt.Key
Watch = Callable[..., Watched]


@pytest.fixture
def watch(qapp: QApplication, tmp_path: Path) -> Iterator[Watch]:
    """Sits down at an evening, on a profile of its own."""
    kept: list[Watched] = []

    def one(secrets: Secrets = TWINS[0]) -> Watched:
        QGuiApplication.clipboard().clear()
        profile = tmp_path / "profile"
        if kept:
            profile.rename(tmp_path / f"twin {len(kept)}")
        kept.append(Watched(profile, secrets))
        return kept[-1]

    yield one
    for watched in kept:
        watched.leave()


# ---- what is secret


SECRET: dict[type, set[str]] = {
    HakoState: {"card", "attested", "secret"},
    Secret: {*Secret.__struct_fields__},
    CardDealt: {"card"},
    CardSet: {"card", "shown"},
    events.TileDrawn: {"shadow", "tile"},
    events.Looked: {"seat", "shadow", "tile"},
    events.Kept: {"tile"},
    events.Given: {"tiles"},
    events.TileTaken: {"tile"},
    events.HeldTold: {"tile"},
    events.CodeDrawn: {"number"},
    events.WeaknessDrawn: {"weapon"},
    events.TilesDealt: {"pool", "faces"},
    events.BonesPlaced: {"shadow", "tile"},
    events.PowerOffered: {"power"},
    events.PowerGained: {"power"},
    events.PowerSet: {"power"},
    events.PowerTakenBack: {"power"},
    events.DespairCame: {"powers"},
    events.ThingsMoved: {"room", "moves"},
    events.PowersRead: {"powers"},
    events.Stolen: {"tile"},
    events.Entered: {"seat", "room"},
    events.Hid: {"seat", "shadow", "tile"},
    events.SecretSet: {"secret"},
    Header: {"fate"},
    Fate: {"seed", "anew"},
    Note: {"fate", "remark"},
}
"""Every field that the audience may not know, by the type that holds it."""

OPEN: dict[type, set[str]] = {
    HakoState: {"public"},
    events.Kept: {"seat", "shadow"},
    events.Given: {"seat", "to", "count"},
    events.TileTaken: {"seat"},
    events.HeldTold: {"seat"},
    events.TilesDealt: {"spare"},
    events.DespairCame: {"count"},
    events.PowersRead: {"seat"},
    events.Stolen: {"seat"},
    Header: {"lantern", "game", "seats", "options", "rules", "id", "begun", "layout", "content", "preset", "host"},
    Fate: {"sources", "other"},
    Note: {"names", "held", "released"},
}
"""Every other field of theirs, where there is one."""


@pytest.mark.parametrize("type_", SECRET)
def test_every_field_that_may_hold_a_secret_is_known(type_: type[msgspec.Struct]) -> None:
    assert set(type_.__struct_fields__) == SECRET[type_] | OPEN.get(type_, set())
    assert not SECRET[type_] & OPEN.get(type_, set())


def test_every_event_that_tells_a_card_is_known_to_be_secret_or_open() -> None:
    told = {one for one in vars(events).values() if isinstance(one, type) and issubclass(one, Event)}
    telling = {one for one in told if Card in get_type_hints(one).values()}
    assert telling == {CardDealt, CardSet, CardTurned, events.CentreTurned, events.GrayConfirmed}


def test_every_event_of_which_a_viewer_gets_a_share_is_known_to_be_secret() -> None:
    assert set(SHARES) == {one for one in SECRET if issubclass(one, Event)}


def test_the_public_part_of_the_table_is_a_type_of_its_own() -> None:
    assert get_type_hints(HakoState)["public"] is Public


PICTURES = {"pixels", "thumbnail", "host's picture", "public picture"}
WORDS = {name: read for name, read in DOORS.items() if name not in PICTURES}
"""The doors at which there is something to read."""


def plant(one: Watched) -> None:
    """Put the marked string into every secret field of every step there is."""
    match = one.hands.session.match
    for number in range(match.length + 1):
        node = match.node(number)
        marked = (Attested(CANARY, True),)
        state = msgspec.structs.replace(node.table.state, card=CANARY, attested=marked, secret=MARKED)
        node.table = msgspec.structs.replace(node.table, state=state)
        mark(node)
    match.fate = msgspec.structs.replace(match.fate, seed=CANARY, anew={CANARY: 1})
    match.header = msgspec.structs.replace(match.header, fate=match.fate)
    one.hands.session.changed.emit()
    one.hands.app.context.changed.emit()


def mark(node: Node) -> None:
    """The same in the events of a step."""
    if node.step is not None:
        marked = tuple(mark_event(event) if type(event) in SECRET else event for event in node.step.events)
        node.step = msgspec.structs.replace(node.step, events=marked)


def mark_event(event: Event) -> Event:
    """The event with the marked string in each of its secret fields."""
    hints = get_type_hints(type(event))
    fields = {name: marked_like(hints[name]) for name in SECRET[type(event)] & hints.keys() - {"seat"}}
    return msgspec.structs.replace(event, **fields)


def marked_like(hint: object) -> object:
    """The marked string as a value of a type."""
    kind = get_origin(hint) or hint
    if kind is Secret:
        return MARKED
    if kind is tuple:
        return (CANARY,)
    inner = get_args(hint)[1:]
    return {CANARY: marked_like(inner[0])} if kind is Mapping else CANARY


FIELDS: dict[str, Any] = {name: marked_like(hint) for name, hint in get_type_hints(Secret).items()}
MARKED = Secret(**FIELDS)


# ---- what happens in an evening


def turn(one: Watched) -> None:
    """Red's disc holds, and red walks."""
    one.hands.key(KEY.Key_Space)
    one.hands.drag("red", "living")


def highlights(one: Watched) -> None:
    """Noise, then where red may go, and what is lit while it is carried."""
    one.hands.keys(KEY.Key_Space, KEY.Key_G)
    one.hands.lift("red")
    one.hands.carry(one.hands.at("living"))


def refused(one: Watched) -> None:
    """A drop is refused, and its reason and its rule are read."""
    turn(one)
    one.hands.drag("blue", "kitchen")
    one.hands.key(KEY.Key_R)


def overruled(one: Watched) -> None:
    """The same, carried out all the same."""
    turn(one)
    one.hands.drag("blue", "kitchen")
    one.hands.key(KEY.Key_Return, SHIFT)
    one.hands.key(KEY.Key_2)


def undone(one: Watched) -> None:
    """A turn taken back: the log shows what lies ahead."""
    turn(one)
    one.hands.key(KEY.Key_Z, CTRL)
    one.hands.key(KEY.Key_Z, CTRL)


def redone(one: Watched) -> None:
    undone(one)
    one.hands.key(KEY.Key_Y, CTRL)


def branched(one: Watched) -> None:
    """Red has gone another way, and the first is left as a branch."""
    turn(one)
    one.hands.key(KEY.Key_Z, CTRL)
    one.hands.drag("red", "study")


def opened(one: Watched) -> None:
    """Red looks under a tile and puts it back."""
    one.hands.key(KEY.Key_Space)
    one.hands.keys(KEY.Key_2, KEY.Key_1)


def amending(one: Watched) -> None:
    """Red's disc fell after all: what is broken then."""
    turn(one)
    one.hands.keys(KEY.Key_F8, KEY.Key_Left)
    one.hands.key(KEY.Key_G, CTRL)
    one.hands.key(KEY.Key_1)


def amended(one: Watched) -> None:
    """The walk is left out: what changes is listed."""
    amending(one)
    one.hands.key(KEY.Key_2)


def settled(one: Watched) -> None:
    amended(one)
    one.hands.key(KEY.Key_1)


def amended_and_undone(one: Watched) -> None:
    settled(one)
    one.hands.key(KEY.Key_Z, CTRL)


def until_her_time(one: Watched) -> None:
    """The fourth disc falls."""
    for way in ("living", "study", "living"):
        one.hands.key(KEY.Key_Space)
        one.hands.drag(one.hands.session.picture().turn, way)
    one.hands.key(KEY.Key_Space)


def her_time_raised(one: Watched) -> None:
    """The curtain is raised in a secret time all the same."""
    until_her_time(one)
    one.window.lift(sure=True)


def grays_turn(one: Watched) -> None:
    """The Gray Man's turn: where he may go."""
    until_her_time(one)
    one.hands.keys(KEY.Key_Space, KEY.Key_G)


def gray_went(one: Watched) -> None:
    until_her_time(one)
    one.hands.key(KEY.Key_Space)
    one.hands.drag("gray", "stairs_1f" if "stairs_1f" in one.hands.play.scene.layout.areas else "living")


def in_english(one: Watched) -> None:
    """The language is changed when much has been told already."""
    refused(one)
    one.hands.key(KEY.Key_L, CTRL | SHIFT)
    one.window.speak("en")


def in_both(one: Watched) -> None:
    turn(one)
    one.window.speak("both")


def start_page(one: Watched) -> None:
    """The recent records."""
    turn(one)
    one.hands.key(KEY.Key_W, CTRL)
    while one.hands.app.recents.looking:
        one.hands.wait(10)


def frozen(one: Watched) -> None:
    one.publishing.freeze()
    turn(one)


def covered(one: Watched) -> None:
    turn(one)
    one.hands.key(KEY.Key_F5)


def set_by_hand(one: Watched) -> None:
    """The host sets the card to what it is, as the cardboard might."""
    turn(one)
    one.hands.session.correct((CardSet(one.hands.session.match.table.state.card),), "it lies there")


def crashed(one: Watched) -> None:
    """Something goes wrong where the secret is at hand."""
    turn(one)
    try:
        fail(one.hands.session.match.table.state)
    except LookupError as error:
        one.hands.app.crashes._before = lambda *_: None
        one.hands.app.crashes.caught(type(error), error, error.__traceback__)


def fail(state: HakoState) -> None:
    nowhere: dict[str, str] = {}
    nowhere[state.public.phase]


def pasted(one: Watched) -> None:
    """Everything is marked and copied, wherever the keyboard is."""
    turn(one)
    one.hands.key(KEY.Key_F8)
    for key in (KEY.Key_A, KEY.Key_C):
        one.hands.key(key, CTRL)


MOMENTS = (
    turn, highlights, refused, overruled, undone, redone, branched, opened, amending, amended, settled,
    amended_and_undone, until_her_time, her_time_raised, grays_turn, gray_went, in_english, in_both, start_page, frozen,
    covered, set_by_hand, crashed, pasted,
)  # fmt: skip


@pytest.mark.parametrize("happens", MOMENTS, ids=lambda one: one.__name__)
def test_two_evenings_with_other_secrets_cannot_be_told_apart(watch: Watch, happens: Callable[[Watched], None]) -> None:
    """Nor is a marked string found anywhere, once it is planted into every secret of the second."""
    one = watch(TWINS[0])
    happens(one)
    seen = doors.look(one)
    one.leave()
    one = watch(TWINS[1])
    happens(one)
    assert doors.differing(seen, doors.look(one)) == set()
    plant(one)
    assert doors.holding(doors.look(one, WORDS), CANARY) == set()


def test_what_the_host_notes_about_a_peek_is_read_at_no_door_of_the_audiences(watch: Watch) -> None:
    seen = []
    for remark in (Peeked("red", "card"), Peeked("blue", "eyes")):
        one = watch()
        turn(one)
        one.hands.session.remark(remark)
        seen.append(doors.look(one, AUDIENCES))
        one.leave()
    assert doors.differing(*seen) == set()


NOTES = (
    Noted(1, CANARY),
    Noted(2, f"open {CANARY}", "20:00", True),
    Ruled("host", "20:00", "allow_pass", True, note=CANARY),
)
WITHOUT_THE_HOST = {**{name: read for name, read in WORDS.items() if name in AUDIENCES}, "refusals": WORDS["refusals"]}


@pytest.mark.parametrize("happens", [refused, redone, amended_and_undone, in_english, start_page, crashed, pasted])
def test_what_the_host_writes_down_is_at_no_door_of_the_audiences(
    watch: Watch, happens: Callable[[Watched], None]
) -> None:
    one = watch()
    for note in NOTES:
        one.hands.session.remark(note)
    happens(one)
    one.publishing.freeze()
    one.hands.session.remark(NOTES[1])
    assert doors.holding(doors.look(one, WITHOUT_THE_HOST), CANARY) == set()


def test_what_the_host_types_and_looks_at_is_seen_at_no_door_of_the_audiences(watch: Watch) -> None:
    seen = []
    for text in (CANARY, "another"):
        one = watch()
        turn(one)
        typing = one.hands.window
        typing.acts.run("notes")
        QTest.keyClicks(typing.focusWidget(), text)
        seen.append(doors.look(one, AUDIENCES))
        QTest.keyClick(typing.focusWidget(), KEY.Key_Return)
        assert [note.text for _, note in one.hands.session.notes()] == [text]
        shown = typing.cards.card
        assert isinstance(shown, NotesCard)
        shown.notes.uncover(True)
        seen.append(doors.look(one, AUDIENCES))
        one.leave()
    assert doors.differing(seen[0], seen[2]) == doors.differing(seen[1], seen[3]) == set()


# ---- leaks made on purpose


def a_text(one: Watched, secret: str) -> None:
    one.window.scene.addItem(QGraphicsSimpleTextItem(secret))


def a_tooltip(one: Watched, secret: str) -> None:
    one.window.scene.population.pieces["gray"].setToolTip(secret)


def a_status_tip(one: Watched, secret: str) -> None:
    one.window.footer.setStatusTip(secret)


def a_description(one: Watched, secret: str) -> None:
    one.window.setAccessibleDescription(secret)


def a_window_title(one: Watched, secret: str) -> None:
    one.window.setWindowTitle(secret)


def a_dot(one: Watched, secret: str) -> None:
    one.window.scene.addRect(QRectF(40, 40, 2, 2), Qt.PenStyle.NoPen, QColor("#060A0D" if "w" in secret else "#070A0D"))


def an_order(one: Watched, secret: str) -> None:
    pieces = one.window.scene.population.pieces
    pieces["red" if "w" in secret else "gray"].setZValue(99)


def a_place_behind(one: Watched, secret: str) -> None:
    hidden = one.window.scene.addRect(QRectF(0, 0, len(secret) if "w" in secret else 1, 1))
    hidden.hide()


def a_zoom(one: Watched, secret: str) -> None:
    if "w" in secret:
        one.window.view.scale(1.01, 1.01)


def a_light(one: Watched, secret: str) -> None:
    lit = ("living", "study") if "w" in secret else ("study", "living")
    one.window.scene.light(dict.fromkeys(lit, Light.LEGAL))


def a_fold(one: Watched, secret: str) -> None:
    one.window.lower(at_once=True)
    one.window.curtain.say(Sentence((secret,)))


def a_small_picture(one: Watched, secret: str) -> None:
    def spoiled() -> None:
        type(one.thumbnail).refresh(one.thumbnail)
        painter = QPainter(one.thumbnail.picture)
        painter.fillRect(3, 3, 1, 1, QColor("#ffffff" if "w" in secret else "#000000"))
        painter.end()

    one.thumbnail.refresh = spoiled  # type: ignore[method-assign]


def a_beat(one: Watched, secret: str) -> None:
    if "w" in secret:
        one.window.touched.emit()


def a_step_too_early(one: Watched, secret: str) -> None:
    one.publishing.freeze()
    if "w" in secret:
        one.publishing.unfreeze()


def a_name(one: Watched, secret: str) -> None:
    one.hands.session.rename("red", secret)


def a_place(one: Watched, secret: str) -> None:
    one.hands.session.correct((events.PieceSet("blue", "study" if "w" in secret else "living"),), "a hint")


def a_line(one: Watched, secret: str) -> None:
    one.hands.play.tell(lambda: secret)


def an_announcement(one: Watched, secret: str) -> None:
    one.hands.window.announcer.say(secret)


def a_card(one: Watched, secret: str) -> None:
    one.hands.drag("blue", "kitchen")
    shown = one.hands.window.cards.card
    assert shown is not None
    shown.findChildren(QLabel)[0].setText(secret)


def a_copy(_one: Watched, secret: str) -> None:
    QGuiApplication.clipboard().setText(secret)


def a_file(one: Watched, secret: str) -> None:
    (one.profile / f"{secret}.lantern").touch()


def a_setting(one: Watched, secret: str) -> None:
    one.hands.window.audience.remembered = secret
    settings.write(one.profile, one.hands.app.settings)


def a_crash(one: Watched, secret: str) -> None:
    one.hands.app.crashes._before = lambda *_: None
    error = LookupError(secret)
    one.hands.app.crashes.caught(LookupError, error, None)


def telling_view(one: Watched, _secret: str) -> None:
    one.hands.session.book = leaking_books(one.hands.session.book)["refusal"]
    one.hands.session.match.book = one.hands.session.book


def telling_log(one: Watched, _secret: str) -> None:
    """The audience's share of the deal is the whole."""
    node = next(node for node in one.hands.session.match.path() if node.step)
    assert node.step is not None
    said = CardTurned(one.hands.session.match.table.state.card)
    node.step = msgspec.structs.replace(node.step, events=(*node.step.events, said))


LEAKS: dict[Callable[[Watched, str], None], set[str]] = {
    a_text: {"pixels", "texts", "items"}, a_tooltip: {"texts"}, a_status_tip: {"texts"}, a_description: {"tree"},
    a_window_title: {"titles", "window titles"}, a_dot: {"pixels"}, an_order: {"items"}, a_place_behind: {"items"},
    a_zoom: {"zoom"}, a_light: {"lights"}, a_fold: {"curtain"}, a_small_picture: {"thumbnail"}, a_beat: {"rhythm"},
    a_step_too_early: {"published"}, a_name: {"log", "host", "texts"},
    a_place: {"picture file", "public copy", "public picture", "pixels", "log"},
    a_line: {"host", "host's picture", "host's tree", "announcements"}, an_announcement: {"announcements"},
    a_card: {"card", "host"}, a_copy: {"clipboard"}, a_file: {"file names"}, a_setting: {"settings"},
    a_crash: {"crash report"}, telling_view: {"refusals"}, telling_log: {"log"},
}  # fmt: skip


@pytest.mark.parametrize("leak", LEAKS, ids=lambda one: one.__name__)
def test_a_leak_made_on_purpose_is_found_at_its_door(watch: Watch, leak: Callable[[Watched, str], None]) -> None:
    seen = []
    for secrets in TWINS:
        one = watch(secrets)
        turn(one)
        leak(one, f"{CANARY} {secrets.card}")
        seen.append(doors.look(one, {name: DOORS[name] for name in LEAKS[leak]}))
        one.leave()
    assert doors.differing(*seen) == LEAKS[leak]


def test_every_door_has_its_leak() -> None:
    assert set().union(*LEAKS.values()) == set(DOORS)
