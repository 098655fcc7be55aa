"""Tries the built program as its users do: moved to another folder, in an empty environment, with a real mouse.

    python3 packaging/smoke.py

For Linux, with the tools of the walks: Xvfb, xdotool and AT-SPI. The first thing that goes wrong ends it.
"""

from __future__ import annotations

import contextlib
import json
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from bootstrap import CHECKOUT, speak_on_any_console
from build import PROGRAM, version

sys.path.insert(0, str(CHECKOUT))

from tests.walks.screen import GLIDE, PATIENCE, Screen, _bus, _display, _end

MOVES, DRAGS = 1000, 50
SEED = 7
CORNER = (4, 1076)
"""Where nothing lies that could be clicked."""
FAR_BACK = 20
"""Steps that are taken back when a game ends."""
NEVER = ("surrender", "agree")
"""Forms that would only end games early."""

NO_FONTS = "<fontconfig><dir>{folder}</dir><cachedir>{folder}</cachedir></fontconfig>"
ROOMS = "침실 2층 홀 붉은 방 로비 거실 아이 방 서재 부엌 지하실"

Plain = dict[str, Any]


class Built:
    """The built program, moved, with a home of its own."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self.folder = home / "옮긴 곳"
        shutil.copytree(PROGRAM, self.folder, symlinks=True)
        self.path = self.folder / "lanternboard"
        self.env = {"PATH": "/usr/bin:/bin", "HOME": str(home)}

    def run(self, *words: str, **env: str) -> str:
        """What it prints; it has to end well and without a complaint."""
        command = [str(self.path), *words]
        done = subprocess.run(command, cwd=self.home, env=self.env | env, capture_output=True, encoding="utf-8")
        assert done.returncode == 0, (words, done.returncode, done.stderr)
        return done.stdout

    @contextlib.contextmanager
    def referee(self) -> Iterator[Referee]:
        command = [str(self.path), "referee", "--lang", "ko"]
        pipe = subprocess.PIPE
        process = subprocess.Popen(command, cwd=self.home, env=self.env, stdin=pipe, stdout=pipe, encoding="utf-8")
        with process:
            yield Referee(process)
        assert process.returncode == 0, process.returncode


class Referee:
    """A line in, a line out; a bot that plays whatever is legal."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process
        self._dice = random.Random(SEED)

    def ask(self, **line: Any) -> Plain:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        print(json.dumps(line), file=self._process.stdin, flush=True)
        answer: Plain = json.loads(self._process.stdout.readline())
        assert "error" not in answer, (line, answer)
        return answer

    def play(self, moves: int) -> int:
        """So many legal moves, some steps taken back whenever the game ends; how many tries they took."""
        tries, made, now = 0, 0, self.ask(game="hakoonna", options={"mansion": "automatic"}, fate={"seed": SEED})
        while made < moves:
            if now["over"]:
                now = self.ask(undo=FAR_BACK)
            answer = self.ask(do=self._some_action(now))
            tries += 1
            if "refused" not in answer:
                made, now = made + 1, answer
        return tries

    def _some_action(self, now: Plain) -> Plain:
        if now["asked"]:
            asked = now["asked"]
            return {"type": "answer", "seat": asked["seat"], "value": self._some(asked["domain"])}
        forms = [form for form in self.ask(offers=now["turn"])["offers"] if form["action"] not in NEVER]
        form = self._dice.choice(forms)
        filled = {hole["name"]: self._some(hole["domain"]) for hole in form["holes"]}
        return {"type": form["action"], "seat": form["seat"], **dict(form["fixed"]), **filled}

    def _some(self, domain: Plain) -> Any:
        if domain["type"] == "one":
            return self._dice.choice(domain["options"])
        if domain["type"] == "several":
            return self._dice.sample(domain["options"], domain["low"])
        if domain["type"] == "number":
            return self._dice.randint(domain["low"], domain["high"])
        return self._dice.random() < 0.5


class BuiltScreen(Screen):
    """A screen with the built program on it."""

    def __init__(self, env: dict[str, str], command: list[str]) -> None:
        self.env = env
        self.inputs = 0
        self.program = subprocess.Popen(command, env=env, cwd=env["HOME"])


@contextlib.contextmanager
def a_screen(built: Built, *words: str) -> Iterator[BuiltScreen]:
    with contextlib.ExitStack() as stack:
        runtime = stack.enter_context(tempfile.TemporaryDirectory())
        env = built.env | {"DISPLAY": _display(stack, "1920x1080"), "XDG_RUNTIME_DIR": runtime}
        env |= {"QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1"} | _bus(stack, env)
        screen = BuiltScreen(env, [str(built.path), *words])
        stack.callback(_end, screen.program)
        yield screen


# ---- the tries


def tell_the_version(built: Built) -> str:
    told = built.run("--version").strip()
    assert told == f"lanternboard {version()}", told
    return told


def play_without_a_screen(built: Built) -> str:
    with built.referee() as referee:
        tries = referee.play(MOVES)
        back = referee.ask(undo=MOVES * 10)["undone"]
        assert referee.ask(redo=back)["redone"] == back
    return f"{MOVES} moves in {tries} tries, {back} steps back and forth"


def drag_with_a_mouse(built: Built) -> str:
    """Red walks to the living room and is taken back, again and again; the record has to tell of each."""
    words = ("--practice", "--lang", "ko", "--seed", str(SEED), "--profile", str(built.home))
    with a_screen(built, *words) as screen:
        room = screen.find("거실", "list item")
        screen.take_keyboard(CORNER)
        screen.press("space")
        await_in(record(built), "disc-held", 1)
        red = screen.find("빨강", "button")
        for number in range(1, DRAGS + 1):
            screen.drag(red, room)
            await_in(record(built), "walk", number)
            screen.press("ctrl+z")
            await_in(record(built), "back", number)
            time.sleep(GLIDE)
        code = screen.quit()
    assert code == 0, code
    return f"{DRAGS} drags, each in the record"


def record(built: Built) -> Path:
    return next((built.home / "records").glob("*.lantern"))


def await_in(path: Path, kind: str, count: int) -> None:
    """Wait until the record has that many things of a kind."""
    until = time.monotonic() + PATIENCE
    while (found := path.read_text(encoding="utf-8").count(f'"type":"{kind}"')) != count:
        assert time.monotonic() < until, f"{found} of {kind} in the record, not {count}"
        time.sleep(0.05)


def load_the_record(built: Built) -> str:
    built.run("check", str(record(built)))
    with built.referee() as referee:
        loaded = referee.ask(record=str(record(built)))
        assert "damage" not in loaded, loaded
        back = referee.ask(undo=1)["undone"]
        assert back == 1, back
    return f"{record(built).name} loaded and a step taken back"


def go_on_in_the_window(built: Built) -> str:
    """The record opened by its name: the last walk is done again and taken back, in the same file."""
    path = record(built)
    with a_screen(built, str(path), "--lang", "ko", "--profile", str(built.home)) as screen:
        screen.find("빨강", "button")
        screen.take_keyboard(CORNER)
        for number, keys in ((1, "ctrl+shift+z"), (2, "ctrl+z")):
            screen.press(keys)
            await_in(path, "back", DRAGS + number)
        code = screen.quit()
    assert code == 0, code
    return f"{path.name} opened, a step done again and taken back"


def find_the_licences(built: Built) -> str:
    texts = [path for path in (built.folder / "licences").rglob("*") if path.is_file()]
    assert all(path.stat().st_size for path in texts)
    laid = {path.parent.name for path in texts}
    assert {"lanternboard", "pyside6-essentials", "networkx", "msgspec", "platformdirs", "python"} <= laid, laid
    return f"{len(texts)} texts"


def draw_korean(built: Built) -> str:
    """Without any font of the system; a PDF tells which letters were found in its fonts, boxes are none."""
    config = built.home / "fonts.conf"
    config.write_text(NO_FONTS.format(folder=built.home / "no fonts"))
    drawn = {}
    for ending in ("png", "pdf"):
        picture = built.home / f"board.{ending}"
        env = {"QT_QPA_PLATFORM": "offscreen", "FONTCONFIG_FILE": str(config)}
        built.run("picture", str(record(built)), "--out", str(picture), "--lang", "ko", **env)
        drawn[ending] = picture.read_bytes()
    assert drawn["png"].startswith(b"\x89PNG")
    missing = set(ROOMS) - {" "} - letters(drawn["pdf"])
    assert not missing, f"no letters for {missing}"
    return f"{len(letters(drawn['pdf']))} different letters from the program's own fonts"


def letters(pdf: bytes) -> set[str]:
    """The letters that the fonts in a PDF have shapes for, by its tables from shapes to Unicode."""
    streams = (unpacked(stream) for stream in re.findall(rb"stream\r?\n(.*?)\r?\nendstream", pdf, re.DOTALL))
    return {chr(code) for stream in streams if b"beginbfrange" in stream for code in codes(stream)}


def codes(table: bytes) -> Iterator[int]:
    """The codes of one table: runs as first shape, last shape, first code, or lists in brackets."""
    for run in re.findall(rb"(?m)^<(\w{4})> <(\w{4})> <(\w{4})>$", table):
        first, last, code = (int(number, 16) for number in run)
        yield from range(code, code + last - first + 1)
    for listed in re.findall(rb"\[(.*?)\]", table):
        yield from (int(code, 16) for code in re.findall(rb"<(\w{4})>", listed))


def unpacked(stream: bytes) -> bytes:
    try:
        return zlib.decompress(stream)
    except zlib.error:
        return stream


TRIES = (
    tell_the_version,
    find_the_licences,
    play_without_a_screen,
    drag_with_a_mouse,
    load_the_record,
    go_on_in_the_window,
    draw_korean,
)


def main() -> int:
    speak_on_any_console()
    with tempfile.TemporaryDirectory() as home:
        built = Built(Path(home))
        for one in TRIES:
            print(f"{one.__name__.replace('_', ' ')}: {one(built)}", flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
