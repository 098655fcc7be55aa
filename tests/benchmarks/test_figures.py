"""The figures of `lanternboard bench`, measured with care; what is asserted holds on any computer."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from desktop.bench import drawing, dropping, grimoire, playing, recording, starting, town
from desktop.bench.game import a_match, a_whole_game
from desktop.bench.row import Row, beside, table, wide
from desktop.looking import Looking
from desktop.record import Record, load
from desktop.replay import replay
from desktop.words import Words
from rules.match import Match
from rules.notation import Notation
from tests.desktop.evening import a_game, a_record, lines_of

STEPS = 2_000
MODULES = (playing, town, recording, drawing, dropping, grimoire, starting)


@pytest.fixture
def record(tmp_path: Path) -> Iterator[Record]:
    match = a_game(12).match
    made = Record.create(tmp_path / "bench.lantern", Notation(match.book).write_header(match.header))
    yield made
    made.close()


def test_shortest_paths_as_the_floor(benchmark: BenchmarkFixture) -> None:
    from networkx import cycle_graph, single_source_shortest_path_length

    graph = cycle_graph(9)
    assert len(benchmark(lambda: dict(single_source_shortest_path_length(graph, 0)))) == 9


@pytest.mark.parametrize("piece", ["red", "gray"])
def test_targets_with_all_reasons(benchmark: BenchmarkFixture, piece: str) -> None:
    looking = Looking(a_game(200).match)
    verdicts = benchmark(looking.targets, piece)
    assert len(verdicts) == 57


def test_targets_in_the_fullest_town(benchmark: BenchmarkFixture) -> None:
    looking = Looking(town.the_fullest())
    verdicts = benchmark(looking.targets, "p1")
    assert any(verdict.legal for verdict in verdicts.values())
    assert any(reasons for verdict in verdicts.values() for _, reasons in verdict.meanings)


def test_a_mythos_phase_with_every_monster_in_town(benchmark: BenchmarkFixture) -> None:
    match = town.the_fullest()
    before = town.before_the_mythos(match)
    after = benchmark(town.a_mythos_phase, match, before)
    was, lies = before.state.town.monsters, after.state.town.monsters
    assert len(was) == len(lies) == 60
    assert sum(was[token] != lies[token] for token in was) > 10
    assert (after.state.town.phase, after.state.town.turn) == ("upkeep", before.state.town.turn + 1)


def test_what_may_be_told_at_a_step_of_the_night(benchmark: BenchmarkFixture) -> None:
    match = grimoire.the_fullest()
    dreamer, empath, *_ = benchmark(grimoire.told, match)
    assert ("recluse", "po") in dreamer
    assert ("recluse", "virgin") not in dreamer
    assert empath == (("0",),)


def test_playing_a_hundred_actions(benchmark: BenchmarkFixture) -> None:
    game = a_game(200)

    def play() -> Match:
        match = a_match(game.match.book)
        for action in game.actions[:100]:
            match.play(action)
        return match

    assert benchmark(play).length > 100


@pytest.mark.parametrize("steps", [50, 5_000])
def test_undo_and_redo(benchmark: BenchmarkFixture, steps: int) -> None:
    match = a_game(steps).match
    at = match.at
    assert benchmark(lambda: (match.undo(), match.redo())) == (1, 1)
    assert match.at == at
    match.unwritten.clear()


def test_a_line_appended(benchmark: BenchmarkFixture, record: Record) -> None:
    line = lines_of(a_game(12).match)[3]
    assert benchmark(record.append, [line])
    assert record.waiting == []


def test_one_write_as_the_floor(benchmark: BenchmarkFixture, tmp_path: Path) -> None:
    line = lines_of(a_game(12).match)[3]
    with (tmp_path / "floor").open("ab", buffering=0) as file:
        assert benchmark(os.write, file.fileno(), line) == len(line)


def test_loading(benchmark: BenchmarkFixture, tmp_path: Path) -> None:
    path = a_record(tmp_path, STEPS)
    assert benchmark(lambda: replay(load(path), path.name)).fault is None


def test_decoding_as_the_floor(benchmark: BenchmarkFixture, tmp_path: Path) -> None:
    raw = a_record(tmp_path, STEPS).read_bytes()
    assert len(benchmark(msgspec.json.Decoder().decode_lines, raw)) > STEPS


# ---- how figures are told

KEPT = Row("targets, p99", 0.5, "ms", 0.007, "values replaced", most=1.0)
MISSED = Row("a line of the record", 9.0, "µs", 1.0, "one write of its bytes", most_ratio=3.0)


def test_a_figure_keeps_to_its_bounds_or_does_not() -> None:
    assert KEPT.met
    assert not MISSED.met
    assert Row("x", 3.0, "/s", least=3.0).met
    assert MISSED.bound() == "≤ 3 ×"


def test_a_figure_without_a_bound_is_not_called_kept() -> None:
    _, line = table([Row("x", 3.0, "ms")], Words("en")).splitlines()
    assert line.endswith("–")
    assert "yes" not in line


FIGURES = (
    "targets, p99",
    "steps played in a second",
    "undo and redo after 5,000 steps",
    "games by chance in a second",
    "targets in the fullest town, p99",
    "a mythos phase with 60 monsters",
    "a line of the record",
    "loading 2,000 steps",
    "a frame of a drag, 3840×2160, p95",
    "a frame of a zoom, 3840×2160, p95",
    "a drop until the audience sees it, 1920×1080, p95",
    "a drop in the fullest town until the audience sees it, 1920×1080, p95",
    "a grimoire of 20 seats opened, p95",
    "what may be told at a step of the night, the mean of five",
    "first paint, built program",
    "the whole table, built program",
    "first paint, from source",
    "the whole table, from source",
    "memory, the host's window",
    "memory, both windows",
    "the built program, unpacked",
    "the built program, compressed",
)


def test_every_figure_is_measured_and_told_in_both_languages() -> None:
    sources = "".join(Path(str(one.__file__)).read_text(encoding="utf-8") for one in MODULES)
    for figure in FIGURES:
        assert f'says("{figure}")' in sources
        assert Words("en").say(figure) == figure
        assert Words("ko").say(figure) != figure


@pytest.mark.parametrize(("what", "least"), [("empty", 20.0), ("one", 20.0), ("table", 40.0), ("both", 60.0)])
def test_a_program_tells_its_first_paint_and_ends(what: str, least: float) -> None:
    start = starting.start(starting.SOURCE, what)
    assert start.seconds > 0
    assert start.memory > least or not Path("/proc/self/statm").exists()


def test_an_act_and_its_floor_are_taken_in_turns() -> None:
    done: list[str] = []
    value, floor = beside(lambda: done.append("act"), lambda: done.append("floor"), 3)
    assert done == ["act", "floor"] * 3
    assert min(value, floor) >= 0


def test_a_game_by_chance_is_played_to_its_end() -> None:
    match = a_whole_game(1)
    assert match.book.is_over(match.table.state)


@pytest.mark.parametrize("language", ["ko", "en"])
def test_figures_are_told_in_columns(language: str) -> None:
    heading, first, second = table((KEPT, MISSED), Words(language)).splitlines()
    assert wide(first.partition("≤")[0]) == wide(second.partition("≤")[0])
    assert ("figure" in heading) == (language == "en")
