"""A screen without hardware, a message bus for screen readers, and hands: mouse and keys through xdotool."""

from __future__ import annotations

import contextlib
import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

READER = Path(__file__).with_name("reader.py")
SYSTEM_PYTHON = "/usr/bin/python3"
PATIENCE = 20.0
GLIDE = 0.7
TRIES = 3
HELD_MS = "600"
UNBOUND = re.compile("U[0-9A-F]{4}")


class Node(NamedTuple):
    """Something a screen reader names, with its place on the screen."""

    name: str
    role: str
    box: tuple[int, int, int, int]
    enabled: bool
    focused: bool

    @property
    def middle(self) -> tuple[int, int]:
        """Where to point at it."""
        x, y, width, height = self.box
        return x + width // 2, y + height // 2


class Screen:
    """A screen with a program on it."""

    def __init__(self, env: dict[str, str], arguments: list[str]) -> None:
        self.env = env
        self.inputs = 0
        self._arguments = arguments
        self.program = self._start()

    def _start(self) -> subprocess.Popen[bytes]:
        return subprocess.Popen([sys.executable, "-m", "desktop", *self._arguments], env=self.env)

    def start_again(self) -> None:
        """Start the program anew, as it was started before."""
        self.program = self._start()

    def kill(self) -> None:
        """End it at once, as a loss of power would."""
        self.program.kill()
        self.program.wait()

    def nodes(self) -> list[Node]:
        """Everything visible that has a name; a busy program that does not answer is asked again."""
        until = time.monotonic() + PATIENCE
        while not (found := self._read()) and self.program.poll() is None and time.monotonic() < until:
            time.sleep(0.1)
        return found

    def _read(self) -> list[Node]:
        done = subprocess.run(
            [SYSTEM_PYTHON, str(READER), str(self.program.pid)],
            env=self.env,
            capture_output=True,
            text=True,
            check=False,
        )
        found = json.loads(done.stdout or "[]")
        return [
            Node(one["name"], one["role"], tuple(one["box"]), one["enabled"], one["focused"])
            for one in found
            if one["name"]
        ]

    def find(self, name: str, role: str = "") -> Node:
        """The first thing whose name begins so, waited for."""
        until = time.monotonic() + PATIENCE
        while True:
            nodes = self.nodes()
            for node in nodes:
                if node.name.startswith(name) and role in node.role:
                    return node
            if time.monotonic() > until or self.program.poll() is not None:
                raise AssertionError(f"nothing is called {name!r}; there is {sorted({one.name for one in nodes})}")
            time.sleep(0.1)

    def says(self, text: str) -> bool:
        """Whether some visible name holds the text, waited for."""
        return self.waits(lambda: self.reads(text))

    def reads(self, text: str) -> bool:
        """Whether some visible name holds the text now."""
        return any(text in node.name for node in self.nodes())

    def waits(self, wanted: Callable[[], bool]) -> bool:
        """Whether something comes to be, waited for."""
        until = time.monotonic() + PATIENCE
        while not (found := wanted()) and time.monotonic() < until:
            time.sleep(0.1)
        return found

    def drag(self, piece: Node, to: Node, nod: tuple[int, int] = (0, 0)) -> None:
        """Press on one thing, move in steps, let go over another."""
        (x, y), (there_x, there_y) = piece.middle, to.middle
        self._xdotool("mousemove", str(x), str(y), "mousedown", "1")
        for step in range(1, 11):
            at = (x + (there_x + nod[0] - x) * step // 10, y + (there_y + nod[1] - y) * step // 10)
            self._xdotool("mousemove", str(at[0]), str(at[1]))
            time.sleep(0.02)
        time.sleep(0.4)
        self._xdotool("mouseup", "1")
        self.inputs += 1
        time.sleep(GLIDE)

    def click(self, node: Node) -> None:
        """Click in the middle of it."""
        self._xdotool("mousemove", *map(str, node.middle), "click", "1")
        self.inputs += 1

    def press(self, *keys: str) -> None:
        """Press keys one after another, by their X names."""
        for key in keys:
            # A letter without a key is bound to one only while that is held down: the program has to see it in time.
            held = ("--delay", HELD_MS) if UNBOUND.fullmatch(key) else ()
            self._xdotool("key", *held, "--clearmodifiers", key)
            self.inputs += 1
            time.sleep(0.15)

    def take_keyboard(self, at: tuple[int, int]) -> None:
        """Give the keyboard to the window that lies there, as a window manager gives it to one that was just opened."""
        self._xdotool("mousemove", *map(str, at), "click", "1")
        time.sleep(0.15)

    def hold(self, key: str, wanted: Callable[[], bool]) -> bool:
        """Hold a key down until something comes to be; whether it did."""
        self._xdotool("keydown", key)
        found = self.waits(wanted)
        self._xdotool("keyup", key)
        self.inputs += 1
        time.sleep(0.3)
        return found

    def uncovers(self, text: str) -> bool:
        """Hold F5 until a cover that says so is gone; late repeats of the key may make a busy program cover again."""
        return any(self.hold("F5", lambda: not self.reads(text)) and not self.reads(text) for _ in range(TRIES))

    @contextlib.contextmanager
    def held(self, key: str) -> Iterator[None]:
        """Hold a key down for as long as something else is done."""
        self._xdotool("keydown", key)
        self.inputs += 1
        yield
        self._xdotool("keyup", key)
        time.sleep(0.3)

    def type(self, text: str) -> None:
        """Type letters or digits, each a key."""
        self.press(*text)

    def picture(self, path: Path, crop: str = "") -> None:
        """What stands on the screen now, or on a part of it such as ``1280x720+1920+0``."""
        words = ["-crop", crop, "+repage"] if crop else []
        subprocess.run(["import", "-window", "root", *words, str(path)], env=self.env, check=True)

    def titles(self) -> str:
        """The titles of all windows, as a task bar lists them."""
        words = ["xdotool", "search", "--name", ".+", "getwindowname", "%@"]
        return subprocess.run(words, env=self.env, capture_output=True, text=True, check=False).stdout

    def clipboard(self) -> str:
        """What another program could paste, by key or by the middle mouse button."""
        words = [sys.executable, "-m", "tests.walks.pasting"]
        return subprocess.run(words, env=self.env, capture_output=True, text=True, check=True).stdout

    def quit(self) -> int:
        """Ask the program to end by its key; its exit code."""
        self.press("ctrl+q")
        return self.program.wait(PATIENCE)

    def _xdotool(self, *words: str) -> None:
        subprocess.run(["xdotool", *words], env=self.env, check=True)


@contextlib.contextmanager
def a_screen(profile: Path, *arguments: str, size: str = "1920x1080") -> Iterator[Screen]:
    """The program with these arguments on a screen of its own, its profile in a folder of its own."""
    with contextlib.ExitStack() as stack:
        yield stack.enter_context(on_display(_display(stack, size), profile, *arguments))


@contextlib.contextmanager
def on_display(display: str, profile: Path, *arguments: str) -> Iterator[Screen]:
    """The same on a display that is there already."""
    with contextlib.ExitStack() as stack:
        env = {**os.environ, "DISPLAY": display, "XDG_RUNTIME_DIR": stack.enter_context(TemporaryDirectory())}
        env.pop("QT_QPA_PLATFORM", None)
        env.pop("WAYLAND_DISPLAY", None)
        env |= {"QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1", "QT_ACCESSIBILITY": "1"} | _bus(stack, env)
        screen = Screen(env, [*arguments, "--profile", str(profile)])
        stack.callback(lambda: _end(screen.program))
        yield screen


def _display(stack: contextlib.ExitStack, size: str) -> str:
    reading, writing = os.pipe()
    words = ["Xvfb", "-displayfd", str(writing), "-screen", "0", f"{size}x24", "-nolisten", "tcp"]
    server = subprocess.Popen(words, pass_fds=[writing], stderr=subprocess.DEVNULL)
    os.close(writing)
    stack.callback(_end, server)
    with os.fdopen(reading) as pipe:
        return f":{pipe.readline().strip()}"


def _bus(stack: contextlib.ExitStack, env: dict[str, str]) -> dict[str, str]:
    """A message bus of one's own, with its sockets in the folder of this run: walks may go on side by side."""
    bus = subprocess.Popen(
        ["dbus-daemon", "--session", "--nofork", "--print-address=1"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env=env,
        text=True,
    )
    stack.callback(_end, bus)
    assert bus.stdout is not None
    return {"DBUS_SESSION_BUS_ADDRESS": bus.stdout.readline().strip()}


def _end(process: subprocess.Popen[bytes] | subprocess.Popen[str]) -> None:
    process.terminate()
    with contextlib.suppress(subprocess.TimeoutExpired):
        process.wait(5)
    if process.poll() is None:
        process.kill()
        process.wait()
    if process.stdout is not None:
        process.stdout.close()
