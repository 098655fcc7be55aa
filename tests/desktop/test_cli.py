"""The command line: what it hands to the program, what it draws, and one clear sentence for what makes no sense."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from desktop import opening
from desktop.arguments import Arguments
from desktop.cli import COMMANDS, main
from tests.desktop.evening import a_record

CHECKOUT = Path(__file__).resolve().parents[2]
Out = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[Arguments | None]:
    """What the window would have been opened with."""
    found: list[Arguments | None] = []

    def run(arguments: Arguments | None = None) -> int:
        found.append(arguments)
        return 7

    monkeypatch.setattr(opening, "run", run)
    return found


# ---- opening the program


def test_without_arguments_the_program_is_opened(opened: list[Arguments | None]) -> None:
    assert main([]) == 7
    assert opened == [Arguments()]


def test_everything_is_handed_over_typed(opened: list[Arguments | None], tmp_path: Path) -> None:
    answers = tmp_path / "answers"
    answers.write_text("white\nheld\n\n3\n[1,2]\n", encoding="utf-8")
    line = "a.lantern --profile p --lang en --clock 2026-10-31T20:05 --seed -5 --virtual-screens 1920x1080,1280x720"
    assert main([*line.split(), "--fate", str(answers)]) == 7
    assert opened == [
        Arguments(
            file=Path("a.lantern"),
            profile=Path("p"),
            language="en",
            clock=datetime(2026, 10, 31, 20, 5),
            seed=-5,
            fate=("white", "held", 3, (1, 2)),
            virtual_screens="1920x1080,1280x720",
        )
    ]


def test_answers_of_fate_may_be_for_one_kind_of_question(opened: list[Arguments | None], tmp_path: Path) -> None:
    answers = tmp_path / "answers"
    answers.write_text("centre: white\nheld\ntiles: stake\ntiles: mary\n", encoding="utf-8")
    main(["--fate", str(answers)])
    assert opened == [Arguments(fate=("held",), fates={"centre": ("white",), "tiles": ("stake", "mary")})]


def test_the_practice_table_may_be_one_of_another_game(opened: list[Arguments | None]) -> None:
    main(["--practice", "--game", "arkham"])
    main(["--practice"])
    assert opened == [Arguments(practice=True, game="arkham"), Arguments(practice=True, game="hakoonna")]


def test_a_day_needs_no_time(opened: list[Arguments | None]) -> None:
    main(["--clock", "2026-10-31"])
    assert opened[0] is not None
    assert opened[0].clock == datetime(2026, 10, 31)


def test_a_file_may_be_called_like_a_command(opened: list[Arguments | None]) -> None:
    main(["./check"])
    assert opened[0] is not None
    assert opened[0].file == Path("check")


SIZE = "is no size; write it like 1920x1080, each side from 64 to 16384."
VIEWERS = "host, blind, audience, knowing, hako, red, blue, green, purple, gray"
NONSENSE = {
    "--lang fr": "‘fr’ is no language here; write ko / en.",
    "--clock yesterday": "‘yesterday’ is no date; write it like 2026-10-31 or 2026-10-31T20:00.",
    "--clock 2026-02-30": "‘2026-02-30’ is no date; write it like 2026-10-31 or 2026-10-31T20:00.",
    "--game chess": "‘chess’ is no game here; write hakoonna / arkham / clocktower.",
    "--seed many": "‘many’ is no whole number.",
    "--seed 1e3": "‘1e3’ is no whole number.",
    "--seed": "--seed needs a value.",
    "--fate nowhere": "The answers in ‘nowhere’ cannot be read.",
    "--virtual-screens 1920": "‘1920’ " + SIZE,
    "--virtual-screens 1920x1080,0x5": "‘0x5’ " + SIZE,
    "a b": "‘b’ is not understood here.",
    "--loud": "‘--loud’ is not understood here.",
    "picture": "--out is missing.",
    "picture --out board.gif": "‘board.gif’ must end in one of .png, .svg, .pdf.",
    "picture --out board": "‘board’ must end in one of .png, .svg, .pdf.",
    "picture --out b.png --size 9x9": "‘9x9’ " + SIZE,
    "picture --out b.png --size 99999x80": "‘99999x80’ " + SIZE,
    "picture --out b.png --theme pink": "‘pink’ is no theme; there are night, day, projector.",
    "picture --out b.png --for bob": f"Nobody called ‘bob’ looks on; there are {VIEWERS}.",
    "check": "FILE is missing.",
    "bench --fast": "‘--fast’ is not understood here.",
    "referee loud": "‘loud’ is not understood here.",
}


@pytest.mark.parametrize("line", NONSENSE)
def test_what_makes_no_sense_is_told_in_one_sentence(line: str, capsys: Out, opened: list[Arguments | None]) -> None:
    assert main(line.split()) == 2
    assert capsys.readouterr() == ("", f"{NONSENSE[line]}\n")
    assert opened == []


@pytest.mark.parametrize("line", [line for line in NONSENSE if "fr" not in line])
def test_what_makes_no_sense_is_told_in_korean(line: str, capsys: Out, opened: list[Arguments | None]) -> None:
    assert main([*line.split(), "--lang", "ko"] if line != "--seed" else ["--lang", "ko", line]) == 2
    assert re.search("[가-힣]", capsys.readouterr().err)


@pytest.mark.parametrize(("name", "language"), [("ko_KR.UTF-8", "도"), ("en_US.UTF-8", "no")])
def test_the_language_of_the_system_is_spoken(
    name: str, language: str, monkeypatch: pytest.MonkeyPatch, capsys: Out
) -> None:
    monkeypatch.setenv("LC_ALL", name)
    main(["--seed", "x"])
    assert ("is no whole number" in capsys.readouterr().err) == (language == "no")


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("language", ["ko", "en"])
def test_help_is_short_and_in_the_language_asked_for(command: str, language: str, capsys: Out) -> None:
    assert main([*command.split(), "--help", "--lang", language]) == 0
    text = capsys.readouterr().out
    assert text.startswith("lanternboard")
    assert len(text.splitlines()) < 16
    assert bool(re.search("[가-힣]", text)) == (language == "ko")


def test_the_version_is_told(capsys: Out) -> None:
    assert main(["--version"]) == 0
    assert re.fullmatch(r"lanternboard \d+\.\d+\.\d+\n", capsys.readouterr().out)


# ---- check


def test_check_ends_with_0_for_sound_files_and_1_for_others(tmp_path: Path, capsys: Out) -> None:
    path = a_record(tmp_path, 12)
    assert main(["check", str(path), "--lang", "en"]) == 0
    assert capsys.readouterr().out == f"{path}: This file can be used.\n"
    path.write_bytes(path.read_bytes()[:-3])
    assert main(["--lang", "ko", "check", str(path)]) == 1
    assert "상했어요" in capsys.readouterr().out


# ---- picture


def drawn(tmp_path: Path, *arguments: str, name: str = "board.png") -> Path:
    path = tmp_path / name
    assert main(["picture", *arguments, "--out", str(path)]) == 0
    return path


def test_a_picture_of_the_demo(qapp: QApplication, tmp_path: Path) -> None:
    image = QImage(str(drawn(tmp_path, "--size", "640x360")))
    assert (image.width(), image.height()) == (640, 360)
    assert len({image.pixel(x, y) for x in range(0, 640, 7) for y in range(0, 360, 7)}) > 20
    assert [path.name for path in tmp_path.iterdir()] == ["board.png"]


@pytest.mark.parametrize(("name", "magic"), [("b.svg", b"<?xml"), ("b.pdf", b"%PDF"), ("B.PNG", b"\x89PNG")])
def test_the_ending_says_what_is_written(qapp: QApplication, tmp_path: Path, name: str, magic: bytes) -> None:
    assert drawn(tmp_path, "--size", "320x200", name=name).read_bytes().startswith(magic)


def test_themes_and_languages_look_different(qapp: QApplication, tmp_path: Path) -> None:
    wishes = [("night", "ko"), ("day", "ko"), ("projector", "ko"), ("night", "en")]
    made = [
        drawn(tmp_path, "--size", "640x360", "--theme", theme, "--lang", language, name=f"{theme}{language}.png")
        for theme, language in wishes
    ]
    assert len({path.read_bytes() for path in made}) == len(wishes)


def test_a_picture_of_a_record(qapp: QApplication, tmp_path: Path) -> None:
    record = a_record(tmp_path, 40)
    before = record.read_bytes()
    picture = drawn(tmp_path, str(record), "--for", "red", "--size", "640x360")
    assert picture.read_bytes() != drawn(tmp_path, "--size", "640x360", name="demo.png").read_bytes()
    assert record.read_bytes() == before


def test_a_broken_record_is_told(tmp_path: Path, capsys: Out) -> None:
    path = tmp_path / "x.lantern"
    path.write_bytes(b"%PDF")
    assert main(["picture", str(path), "--out", str(tmp_path / "b.png"), "--lang", "en"]) == 1
    assert capsys.readouterr().err == "x.lantern:1: This is a PDF. Open a file that ends in .lantern.\n"


def test_a_place_that_cannot_be_written_is_told(qapp: QApplication, tmp_path: Path, capsys: Out) -> None:
    out = tmp_path / "nowhere" / "b.png"
    assert main(["picture", "--size", "64x64", "--out", str(out), "--lang", "en"]) == 1
    assert capsys.readouterr().err == f"{out} cannot be written.\n"


# ---- without a screen


def test_a_picture_needs_no_screen(tmp_path: Path) -> None:
    screens = {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}
    run = subprocess.run(
        [sys.executable, "-m", "desktop", "picture", "--size", "320x200", "--out", str(tmp_path / "b.png")],
        env={name: value for name, value in os.environ.items() if name not in screens},
        cwd=CHECKOUT,
        capture_output=True,
        text=True,
    )
    assert (run.returncode, run.stdout, run.stderr) == (0, "", "")
    assert (tmp_path / "b.png").exists()


@pytest.mark.parametrize("command", ["check", "referee"])
def test_what_draws_nothing_loads_no_qt(command: str) -> None:
    program = (
        "import sys; from desktop.cli import main; main(sys.argv[1:]);"
        "sys.exit(any(name.startswith('PySide6') for name in sys.modules))"
    )
    files = ["assets/hakoonna/rooms.toml"] if command == "check" else []
    run = subprocess.run(
        [sys.executable, "-c", program, command, *files],
        input=b'{"game":"hakoonna"}\n{"targets":"red"}\n{"view":"audience"}\n',
        cwd=CHECKOUT,
        capture_output=True,
    )
    assert (run.returncode, run.stderr) == (0, b"")
