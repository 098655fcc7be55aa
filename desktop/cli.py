"""The command line: opens the program, or does one thing without a window."""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Callable, Mapping, Sequence
from io import TextIOWrapper
from pathlib import Path
from typing import Final, NoReturn

from desktop import arguments
from desktop.arguments import Arguments, Unusable
from desktop.words import LANGUAGES, Words
from rules.faults import Broken
from rules.messages import says
from rules.seats import AUDIENCE

USAGE, FAILED = 2, 1

HELP: Final = {
    "": says("""\
lanternboard [FILE]       open the program, with a record if one is named
lanternboard picture      draw a table into a file
lanternboard referee      play without a screen: JSON lines in, JSON lines out
lanternboard check        say what is wrong with records, room files and mansions
lanternboard bench        measure the program on this computer
lanternboard --version

--lang ko|en              the language
--profile DIR             where settings and records are kept
--seed N                  the seed of new games
--clock 2026-10-31T20:00  the time that the program believes in
--fate FILE               answers of Fate before the program's own, one a line: ANSWER or KIND: ANSWER
--virtual-screens 1920x1080,1280x720
--practice                a table at once, past the start page
--game hakoonna|arkham    the game of that table
"""),
    "picture": says("""\
lanternboard picture [FILE] --out board.png

--out FILE                a name that ends in .png, .svg or .pdf
--for VIEWER              whose eyes: host, blind, audience (the default), knowing or a seat
--size 1920x1080          width and height
--theme night|day|projector
--lang ko|en              the language
"""),
    "referee": says("""\
lanternboard referee

Reads JSON lines, an object each, and answers each with one. The first line names a "game" or a "record";
then come "do", "correct", "fate", "targets", "offers", "why", "view", "log", "undo" and "redo".
The line with "schema" set to true tells all forms.

--lang ko|en              the language
"""),
    "check": says("""\
lanternboard check FILE...

Tells every fault with file, line and remedy. The exit code is 0 when every file can be used, else 1.

--lang ko|en              the language
"""),
    "bench": says("""\
lanternboard bench [--json]

Measures the program, each figure beside a fixed floor of the same run.

--lang ko|en              the language
"""),
}

COMPLAINTS: Final = tuple(
    (re.compile(pattern), message)
    for pattern, message in (
        (r"argument (?P<option>\S+): expected one argument", says("{option} needs a value.")),
        (r"argument (?P<option>\S+): ignored explicit argument.*", says("{option} takes no value.")),
        (r"unrecognized arguments: (?P<typed>.*)", says("‘{typed}’ is not understood here.")),
        (r"the following arguments are required: (?P<option>.*)", says("{option} is missing.")),
    )
)


def main(argv: Sequence[str] | None = None) -> int:
    """Do what the command line asks; the exit code: 0, 1 for a failure, 2 for a line that makes no sense."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    given = list(sys.argv[1:] if argv is None else argv)
    command, rest = _command(given)
    words = Words(_language(given))
    try:
        return COMMANDS[command](Parser(command, words), rest)
    except Unusable as error:
        return _say(words.say(error.message, error.values), USAGE)
    except Broken as error:
        from desktop.speech import Speech

        speech = Speech(words, {}, {})
        return _say("\n".join(f"{fault.file}:{fault.line}: {speech.fault(fault)}" for fault in error.faults), FAILED)
    except SystemExit as leaving:
        return int(leaving.code or 0)


def _say(sentence: str, code: int) -> int:
    print(sentence, file=sys.stderr)
    return code


def _command(given: list[str]) -> tuple[str, list[str]]:
    """The subcommand, and what is left without it; a language may stand before it."""
    at = 2 if given[:1] == ["--lang"] else 1 if given[:1] and given[0].startswith("--lang=") else 0
    if given[at : at + 1] and given[at] in COMMANDS:
        return given[at], given[:at] + given[at + 1 :]
    return "", given


def _language(given: list[str]) -> str:
    """The language asked for, else that of the environment."""
    for before, option in zip(["", *given], given, strict=False):
        wanted = option.partition("=")[2] if option.startswith("--lang=") else option if before == "--lang" else ""
        if wanted in LANGUAGES:
            return wanted
    system = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    return "ko" if system.startswith("ko") else "en"


class Parser(argparse.ArgumentParser):
    """Speaks the language of the line, in one sentence."""

    def __init__(self, command: str, words: Words) -> None:
        super().__init__("lanternboard", add_help=False, allow_abbrev=False)
        self.command = command
        self.words = words
        self.add_argument("-h", "--help", action="help")
        self.add_argument("--lang", type=_typed(self, arguments.language))

    def option(self, name: str, read: Callable[[str], object], default: object = None) -> None:
        """An option whose value is read by a function that may raise Unusable."""
        self.add_argument(name, type=_typed(self, read), default=default, required=default is REQUIRED)

    def format_help(self) -> str:
        return self.words.say(HELP[self.command])

    def error(self, message: str) -> NoReturn:
        for pattern, sentence in COMPLAINTS:
            if found := pattern.fullmatch(message):
                message = self.words.say(sentence, found.groupdict())
        self.exit(USAGE, f"{message}\n")


REQUIRED: Final = object()


def _typed(parser: Parser, read: Callable[[str], object]) -> Callable[[str], object]:
    def typed(text: str) -> object:
        try:
            return read(text)
        except Unusable as error:
            parser.exit(USAGE, f"{parser.words.say(error.message, error.values)}\n")

    return typed


# ---- the subcommands


def _open(parser: Parser, given: list[str]) -> int:
    wanted = opened(parser, given)
    from desktop import opening

    return opening.run(wanted)


def opened(parser: Parser, given: list[str]) -> Arguments:
    """What the program is to be opened with."""
    parser.add_argument("--version", action="store_true")
    parser.add_argument("file", nargs="?", type=Path)
    parser.option("--profile", Path)
    parser.option("--clock", arguments.clock)
    parser.option("--seed", arguments.seed)
    parser.option("--fate", arguments.fate)
    parser.option("--virtual-screens", arguments.screens)
    parser.add_argument("--practice", action="store_true")
    parser.option("--game", arguments.game, "hakoonna")
    asked = parser.parse_args(given)
    written = asked.fate or arguments.Written()
    if asked.version:
        from importlib import metadata

        print(f"lanternboard {metadata.version('lanternboard')}")
        parser.exit()
    return Arguments(
        file=asked.file,
        profile=asked.profile,
        language=asked.lang or "",
        clock=asked.clock,
        seed=asked.seed,
        fate=written.answers or None,
        fates=written.kinds,
        virtual_screens=asked.virtual_screens or "",
        practice=asked.practice,
        game=asked.game,
    )


def _picture(parser: Parser, given: list[str]) -> int:
    from desktop import portrait

    parser.add_argument("file", nargs="?", type=Path)
    parser.option("--out", portrait.ending, REQUIRED)
    parser.option("--for", str, AUDIENCE)
    parser.option("--size", arguments.size, (1920, 1080))
    parser.option("--theme", portrait.theme, "night")
    asked = parser.parse_args(given)
    viewer = vars(asked)["for"]
    try:
        portrait.draw(portrait.Wish(asked.file, asked.out, viewer, asked.size, asked.theme), parser.words)
    except OSError:
        return _say(parser.words.say(says("{file} cannot be written."), {"file": str(asked.out)}), FAILED)
    return 0


def _referee(parser: Parser, given: list[str]) -> int:
    parser.parse_args(given)
    from desktop.referee import serve

    return serve(sys.stdin.buffer, sys.stdout.buffer, parser.words.language)


def _check(parser: Parser, given: list[str]) -> int:
    parser.add_argument("FILE", nargs="+", type=Path)
    asked = parser.parse_args(given)
    from desktop.check import check

    report = check(asked.FILE, parser.words)
    print("\n".join(report.lines))
    return 0 if report.sound else FAILED


def _bench(parser: Parser, given: list[str]) -> int:
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args(given)
    from desktop.bench import measured

    print(measured(parser.words, asked.json))
    return 0


COMMANDS: Mapping[str, Callable[[Parser, list[str]], int]] = {
    "": _open,
    "picture": _picture,
    "referee": _referee,
    "check": _check,
    "bench": _bench,
}
