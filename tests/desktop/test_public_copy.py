"""A public copy holds what the audience was shown, and a leak made on purpose is found."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from PySide6.QtCore import QBuffer, QIODevice, QPoint, Qt
from PySide6.QtGui import QImage, QImageReader
from PySide6.QtWidgets import QApplication

from desktop import public_copy, tables
from desktop.public_copy import PublicCopy
from desktop.record import Record
from desktop.scene import rendering
from desktop.scene.labels import labels
from desktop.session import Session
from desktop.theme import theme
from desktop.words import Words
from rules.engine import Step
from rules.fate import Fate
from rules.hakoonna.actions import Stack, Walk
from rules.hakoonna.events import CardSet, PieceSet
from rules.match import Node
from rules.notation import Notation
from tests.desktop.projector.evenings import TURNS, an_evening, give_up, hako_time, play

CANARY = "CANARY-7Q"
SEED = 771_377_177
LANGUAGES = ("ko", "en")
STEP = 32


def a_marked_evening() -> Session:
    """Marked strings wherever the audience has no business: reasons, branches, sources, the card itself."""
    session = an_evening()
    session.match.fate = Fate(seed=SEED, sources={CANARY: "cardboard"})
    play(session, *TURNS[:2])
    assert isinstance(session.play(Walk("red", "kitchen"), overrule=f"{CANARY} overruled"), Step)
    assert isinstance(session.correct((PieceSet("blue", "study"),), f"{CANARY} reason"), Step)
    session.undo(2)
    play(session, Stack("blue"), Walk("blue", "living"))
    assert isinstance(session.correct((CardSet("black"),), f"{CANARY} card"), Step)
    assert isinstance(session.play(Stack("green"), overrule=""), Step)
    for node in (session.match.node(number) for number in range(session.match.length + 1)):
        node.table = msgspec.structs.replace(node.table, state=msgspec.structs.replace(node.table.state, card=CANARY))
    return session


def files(session: Session) -> dict[str, bytes]:
    """All that can be given away."""
    copy = PublicCopy(session)
    texts = {f"log {language}": b"".join(copy.text(language)) for language in LANGUAGES}
    image = public_copy.picture(session, Words("ko"))
    return {"copy": b"".join(copy.lines()), "picture": public_copy.png(image), **texts}


def told(session: Session) -> list[dict[str, Any]]:
    return [msgspec.json.decode(line) for line in b"".join(PublicCopy(session).lines()).splitlines()]


# ---- nothing more than was shown


def test_what_is_marked_is_nowhere(qapp: QApplication) -> None:
    session = a_marked_evening()
    assert CANARY in repr([node.step for node in map(session.match.node, range(session.match.length + 1))])
    for name, content in files(session).items():
        assert CANARY.encode() not in content, name
        assert str(SEED).encode() not in content, name


@pytest.mark.parametrize("happens", [lambda _: None, hako_time], ids=["turns", "secret time"])
def test_two_evenings_with_other_cards_are_given_away_alike(qapp: QApplication, happens: Any) -> None:
    seen = []
    for colour in ("white", "black"):
        session = an_evening(colour)
        play(session, *TURNS)
        happens(session)
        seen.append(files(session))
    assert seen[0] == seen[1]


def test_a_card_set_by_hand_leaves_no_step(qapp: QApplication) -> None:
    session = an_evening()
    play(session, *TURNS)
    before = files(session)
    assert isinstance(session.correct((CardSet("black"),), "practice"), Step)
    assert files(session) == before


class Leaking(PublicCopy):
    """Shows the whole state beside the picture."""

    def _shown(self, node: Node) -> dict[str, Any]:
        return super()._shown(node) | {"state": msgspec.to_builtins(node.table.state)}


def a_state(session: Session) -> bytes:
    return b"".join(Leaking(session).lines())


def a_word_beside_the_picture(session: Session) -> bytes:
    image = public_copy.picture(session, Words("ko"))
    image.setText("Card", session.match.table.state.card)
    return public_copy.png(image)


@pytest.mark.parametrize("leak", [a_state, a_word_beside_the_picture])
def test_a_leak_made_on_purpose_is_found(qapp: QApplication, leak: Callable[[Session], bytes]) -> None:
    assert CANARY.encode() in leak(a_marked_evening())
    twins = []
    for colour in ("white", "black"):
        evening = an_evening(colour)
        play(evening, *TURNS)
        twins.append(leak(evening))
    assert twins[0] != twins[1]


def test_a_way_that_was_taken_back_is_not_in_it() -> None:
    session = an_evening()
    play(session, *TURNS[:2])
    straight = b"".join(PublicCopy(session).lines())
    play(session, *TURNS[2:])
    session.undo(len(TURNS) - 2)
    assert b"".join(PublicCopy(session).lines()) == straight


def test_it_ends_where_the_audience_is_held(qapp: QApplication) -> None:
    session = an_evening()
    play(session, *TURNS[:2])
    session.hold(session.match.at)
    held = files(session)
    play(session, *TURNS[2:])
    assert files(session) == held


# ---- what is shown


def test_the_steps_put_together_are_the_audiences_picture() -> None:
    session = an_evening()
    play(session, *TURNS)
    give_up(session)
    first, *steps = told(session)
    assert first["lantern-public"] == public_copy.FORMAT
    assert [seat["id"] for seat in first["seats"]] == [seat.id for seat in session.match.header.seats]
    shown: dict[str, Any] = {}
    for number, step in enumerate(steps):
        assert step["step"] == number
        shown |= step["shown"]
    assert shown == msgspec.json.decode(msgspec.json.encode(session.picture("audience")))
    events = [event for node in session.match.path() for event in session.events(node.number, "audience")]
    assert sum(len(step["told"]) for step in steps) == sum(bool(event.message) for event in events)


SAID = {"ko": "빨강이 로비에서 거실로 이동했어요.", "en": "Red moves from"}


@pytest.mark.parametrize(("language", "sentence"), SAID.items())
def test_the_text_is_the_log_that_everybody_read(language: str, sentence: str) -> None:
    session = an_evening()
    play(session, *TURNS)
    lines = b"".join(PublicCopy(session).text(language)).decode().splitlines()
    assert any(sentence in line for line in lines)
    assert [line.partition(".")[0] for line in lines[1:]] == [str(number) for number in range(1, len(lines))]


def test_the_picture_is_a_plain_picture_without_a_word_beside_it(qapp: QApplication) -> None:
    content = public_copy.png(public_copy.picture(a_marked_evening(), Words("en")))
    assert set(_chunks(content)) <= {b"IHDR", b"pHYs", b"IDAT", b"IEND"}
    buffer = QBuffer()
    buffer.setData(content)
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer)
    assert reader.textKeys() == []
    image = QImage.fromData(content)
    assert (image.width(), image.height()) == public_copy.SIZE


def _chunks(content: bytes) -> Iterator[bytes]:
    at = 8
    while at < len(content):
        yield content[at + 4 : at + 8]
        at += 12 + int.from_bytes(content[at : at + 4], "big")


# ---- its name


@pytest.mark.parametrize("begun", ["2026-11-30", "", CANARY, "../../etc"])
def test_its_name_and_head_tell_the_day_and_the_game_alone(tmp_path: Path, begun: str) -> None:
    session = an_evening()
    header = msgspec.structs.replace(session.match.header, begun=begun)
    session.match.header = header
    record = Record.create(tmp_path / f"{CANARY}.lantern", Notation(session.book).write_header(header))
    session.move_to(record)
    day = begun if begun == "2026-11-30" else ""
    assert public_copy.name(session, ".png") == f"{day}{'-' if day else ''}hakoonna-public.png"
    assert told(session)[0]["begun"] == day
    assert CANARY.encode() not in b"".join((*PublicCopy(session).lines(), *PublicCopy(session).text("ko")))
    session.close()


def test_it_is_no_record(tmp_path: Path) -> None:
    from desktop.record import head
    from rules.faults import Broken

    path = tmp_path / "public.jsonl"
    path.write_bytes(b"".join(PublicCopy(tables.demo()).lines()))
    with pytest.raises(Broken):
        head(path)


@pytest.mark.parametrize("language", ["ko", "en"])
def test_the_picture_drawn_in_parts_is_the_one_drawn_at_once(qapp: QApplication, language: str) -> None:
    session, words = a_marked_evening(), Words(language)
    image = public_copy.paper()
    parts = list(public_copy.drawing(image, session, words))
    title = session.speech(words).name(session.book.game)
    shown = session.picture("audience")
    whole = rendering.paint(shown, image.size(), language, labels(words), theme("projector"), title)
    assert public_copy.png(image) == public_copy.png(whole)
    assert len(parts) > 30


def test_no_part_of_the_picture_is_large(qapp: QApplication) -> None:
    image = public_copy.paper()
    image.fill(Qt.GlobalColor.magenta)
    before = QImage(image)
    for _ in public_copy.drawing(image, a_marked_evening(), Words("ko")):
        changed = [at for at in spots(image) if image.pixel(at) != before.pixel(at)]
        assert len(changed) <= (256 // STEP) ** 2
        before = QImage(image)
    assert all(image.pixelColor(at) != Qt.GlobalColor.magenta for at in spots(image))


def spots(image: QImage) -> Iterator[QPoint]:
    return (QPoint(x, y) for x in range(0, image.width(), STEP) for y in range(0, image.height(), STEP))
