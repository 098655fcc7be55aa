"""A wrong entry is corrected where it happened: what came after is judged again, and the host rules on what breaks."""

from __future__ import annotations

import json

import msgspec
import pytest

from rules.actions import Action, Answer, Correct
from rules.amend import Amend, Amendment, Change, Draft, Drop, Insert, Keep
from rules.engine import Refused, Step
from rules.fate import Fate, Script
from rules.hakoonna import actions as hako
from rules.hakoonna.events import DiscHeld, HakoTimeBegan, MansionSet, NoiseMade, NoiseSet, PieceSet
from rules.hakoonna.violations import ActAfterNoise, EyesClosed, TooFar
from rules.match import Match, Note
from rules.notation import Notation
from rules.seats import AUDIENCE, FATE, HOST, KNOWING_HOST
from rules.violations import ChoicePending, NameUnknown, NotAsked, Violation
from tests.laws.law import law
from tests.laws.test_notation import with_a_field_more
from tests.laws.test_replay import read_again, resumes
from tests.laws.walker import Walker
from tests.small_game import actions as mill
from tests.tables import a_match

HELD, FELL = Answer(FATE, "held"), Answer(FATE, "fell")
REDS_TOWER, REDS_WALK, BLUES_STACK, BLUES_TOWER, BLUES_WALK = range(3, 8)


def play(match: Match, *actions: Action) -> Match:
    for action in actions:
        assert isinstance(match.play(action), Step), action
    return match


def an_evening(*more: Action) -> Match:
    """Hako Onna with the cardboard tower: red's disc held, red walked to the living room."""
    match = a_match("hakoonna", fate=Fate(other="cardboard"))
    return play(match, Answer(FATE, "black"), hako.Stack("red"), HELD, hako.Walk("red", "living"), *more)


def a_long_evening() -> Match:
    """After red, blue did the same."""
    return an_evening(hako.Stack("blue"), HELD, hako.Walk("blue", "living"))


def fallen(match: Match) -> Amendment:
    """Red's disc did not hold after all."""
    amendment = match.amend(REDS_TOWER, FELL)
    assert amendment.refused is None
    return amendment


def against(amendment: Amendment) -> tuple[int, tuple[Violation, ...]]:
    broken = amendment.broken
    assert broken is not None
    return broken.step, broken.reasons


def at(match: Match, seat: str = "red") -> str:
    place: str = match.table.state.public.at[seat]
    return place


def phase(match: Match) -> str:
    return str(match.table.state.public.phase)


def told_kinds(amendment: Amendment, viewer: str = KNOWING_HOST) -> list[tuple[int, list[str], list[str]]]:
    return [
        (told.step, [type(event).__name__ for event in told.old], [type(event).__name__ for event in told.new])
        for told in amendment.told(viewer)
    ]


# ---- a draft


def test_nothing_is_touched_before_it_is_settled() -> None:
    match = an_evening()
    table, here, length = match.table, match.at, match.length
    amendment = fallen(match)
    amendment.drop()
    assert (match.table, match.at, match.length) == (table, here, length)
    assert amendment.settled
    assert amendment.table.state.public.phase == "hako"


def test_a_disc_that_fell_after_all_makes_the_walk_behind_it_illegal_with_every_reason() -> None:
    broken = fallen(an_evening()).broken
    assert broken is not None
    assert (broken.step, broken.action) == (REDS_WALK, hako.Walk("red", "living"))
    assert broken.reasons == (ActAfterNoise("red"),)
    assert broken.refused.remedies == (hako.EndTime(HOST),)
    assert broken.may_stand


def test_what_would_break_is_counted_beforehand() -> None:
    amendment = fallen(a_long_evening())
    for left in ([4, 5, 6, 7], [5, 6, 7]):
        assert list(amendment.breaking) == left
        amendment.drop()


def test_a_new_action_that_is_illegal_is_refused_and_nothing_is_begun() -> None:
    match = an_evening()
    amendment = match.amend(REDS_WALK, hako.Walk("red", "bedroom"))
    assert amendment.refused is not None
    assert amendment.refused.violations == (TooFar("bedroom", 2),)
    assert not amendment.settled
    assert match.amending is None
    assert not any(isinstance(line, Draft) for line in match.unwritten)


def test_a_refused_correction_leaves_the_open_one_open() -> None:
    match = an_evening()
    amendment = fallen(match)
    match.amend(REDS_WALK, hako.Walk("red", "bedroom"))
    assert match.amending is amendment


def test_a_new_action_may_be_overruled() -> None:
    match = an_evening()
    match.amend(REDS_WALK, hako.Walk("red", "bedroom"), "the door stood open")
    match.settle()
    step = match.path()[-1].step
    assert step is not None
    assert (step.overruled, step.broken, at(match)) == ("the door stood open", (TooFar("bedroom", 2),), "bedroom")


@pytest.mark.parametrize("number", [0, 99, -1])
def test_only_a_step_that_was_played_is_amended(number: int) -> None:
    with pytest.raises((ValueError, IndexError)):
        an_evening().amend(number, HELD)


def test_only_a_step_on_the_way_here_is_amended() -> None:
    match = an_evening()
    match.undo()
    with pytest.raises(ValueError, match="cannot be amended"):
        match.amend(REDS_WALK, hako.Walk("red", "bedroom"))


def test_a_step_is_never_amended_into_a_correction() -> None:
    amendment = fallen(an_evening())
    with pytest.raises(ValueError, match="cannot be amended"):
        an_evening().amend(REDS_WALK, Correct(HOST, "by hand"))
    with pytest.raises(ValueError, match="not ruled on so"):
        amendment.change(Correct(HOST, "by hand"))


# ---- ruling


def test_a_broken_step_is_kept_by_overruling() -> None:
    match = an_evening()
    assert fallen(match).keep("he was gone already") is None
    match.settle()
    step = match.path()[-1].step
    assert step is not None
    assert (step.overruled, step.broken) == ("he was gone already", (ActAfterNoise("red"),))
    assert (at(match), phase(match)) == ("living", "hako")


def test_a_broken_step_is_dropped() -> None:
    match = an_evening()
    assert fallen(match).drop() is None
    match.settle()
    assert (at(match), phase(match)) == ("hall", "hako")


def test_a_broken_step_is_changed() -> None:
    match = an_evening()
    assert fallen(match).change(hako.Agree("red", True)) is None
    match.settle()
    assert (at(match), phase(match)) == ("hall", "hako")
    assert match.table.state.public.agreed == ("red",)


def test_another_action_is_judged_too() -> None:
    match = an_evening()
    amendment = fallen(match)
    done = amendment.change(hako.Walk("red", "bedroom"))
    assert isinstance(done, Refused)
    assert done.violations == (ActAfterNoise("red"), TooFar("bedroom", 2))
    assert amendment.draft.rulings == ()
    assert amendment.change(hako.Walk("red", "bedroom"), "so they say") is None


def test_something_forgotten_is_inserted_and_the_step_judged_once_more() -> None:
    match = an_evening(hako.Agree("blue", True))
    amendment = fallen(match)
    assert amendment.insert(hako.EndTime(HOST)) is None
    assert amendment.broken is not None
    assert amendment.insert(hako.Walk("gray", "bedroom")) is not None
    assert amendment.insert(hako.Walk("gray", "living")) is None
    assert amendment.broken is not None
    assert amendment.broken.step == REDS_WALK
    assert amendment.insert(hako.Agree("red", True)) is None
    amendment.drop()
    match.settle()
    assert match.table.state.public.agreed == ("blue", "red")
    assert (at(match), at(match, "gray")) == ("hall", "living")


def test_what_was_forgotten_may_make_the_step_legal() -> None:
    match = a_match("hakoonna", fate=Fate(other="cardboard"))
    play(match, Answer(FATE, "black"), hako.Agree("red", True), hako.Stack("red"), HELD, hako.Walk("red", "living"))
    amendment = match.amend(3, hako.Agree("blue", True))
    assert amendment.broken is not None
    assert amendment.broken.reasons == (NotAsked(),)
    assert amendment.insert(hako.Stack("red")) is None
    assert amendment.settled
    match.settle()
    assert at(match) == "living"


def test_no_authority_stands_above_the_form_of_the_thing() -> None:
    amendment = fallen(a_long_evening())
    amendment.drop()
    assert against(amendment) == (BLUES_STACK, (EyesClosed(),))
    amendment.drop()
    assert against(amendment) == (BLUES_TOWER, (NotAsked(),))
    assert isinstance(amendment.keep("all the same"), Refused)
    assert against(amendment)[0] == BLUES_TOWER
    assert amendment.drop() is None


def test_a_question_newly_asked_of_the_table_is_answered_before_the_next_step() -> None:
    match = an_evening()
    play(match, hako.Agree("blue", True), hako.Agree("green", True))
    amendment = match.amend(5, hako.Stack("blue"))
    assert amendment.broken is not None
    assert amendment.broken.reasons == (ChoicePending("tower"),)
    assert amendment.insert(HELD) is None
    assert amendment.settled


def test_all_that_breaks_may_be_dropped_at_once() -> None:
    match = a_long_evening()
    amendment = fallen(match)
    amendment.drop_all()
    assert amendment.draft.rulings == (Drop(REDS_WALK), Drop(BLUES_STACK), Drop(BLUES_TOWER), Drop(BLUES_WALK))
    match.settle()
    assert match.at == match.length == BLUES_WALK + 1


def test_a_ruling_is_taken_back() -> None:
    amendment = fallen(an_evening())
    assert not amendment.back()
    amendment.drop()
    assert amendment.back()
    assert amendment.broken is not None
    assert amendment.broken.step == REDS_WALK


def test_a_ruling_on_another_step_is_an_error() -> None:
    amendment = fallen(an_evening())
    with pytest.raises(ValueError, match="not ruled on so"):
        amendment.rule(Drop(REDS_TOWER))
    amendment.drop()
    with pytest.raises(ValueError, match="no step is broken"):
        amendment.drop()


def test_with_something_left_to_rule_on_nothing_is_settled() -> None:
    match = an_evening()
    fallen(match)
    with pytest.raises(ValueError, match="settled"):
        match.settle()


def test_whoever_plays_on_gives_the_draft_up() -> None:
    match = an_evening()
    amendment = fallen(match)
    play(match, hako.Agree("red", True))
    assert match.amending is None
    with pytest.raises(ValueError, match="moved on"):
        amendment.drop()


def test_a_note_does_not_give_it_up() -> None:
    match = an_evening()
    amendment = fallen(match)
    match.note(Note(held=match.at))
    assert match.amending is amendment


def test_a_draft_given_up_leaves_nothing() -> None:
    match = an_evening()
    table, here = match.table, match.at
    fallen(match).drop()
    match.abandon()
    assert match.amending is None
    again = read_again(match)
    assert again.amending is None
    assert (again.table, again.at, again.length) == (table, here, match.length)


# ---- answers


def test_what_fate_answered_before_is_not_asked_again() -> None:
    match = a_match("hakoonna", oracle=Script(["black", "held", "held", "held"]))
    play(match, hako.Stack("red"), hako.Walk("red", "living"), hako.Stack("blue"), hako.Walk("blue", "living"))
    amendment = match.amend(REDS_WALK, hako.Pass("red"))
    assert amendment.settled
    match.settle()
    assert match.table.state.public.discs == ("red", "blue")
    assert [node.step.joined for node in match.path()[-3:] if node.step] == [False, True, False]


def test_the_answers_of_an_action_go_to_the_one_in_its_place() -> None:
    match = a_match("mill", oracle=Script(["stone", "stone", "fright"]))
    play(match, mill.Explore("red"))
    explored = match.path()[-2].number
    amendment = match.amend(explored, mill.Explore("blue"), "it was blue")
    assert amendment.steps[1].action == Answer(FATE, "fright")
    assert amendment.steps[1].joined


def test_the_program_answers_what_is_newly_asked_of_it() -> None:
    match = a_match("mill", seed=3)
    play(match, mill.Walk("red", "mill"))
    amendment = match.amend(match.at, mill.Scout("red"))
    match.settle()
    assert amendment.steps[1].joined
    assert match.asked_of_fate() is None
    assert match.table.state.top is not None


def test_an_answer_of_the_program_may_be_amended_and_stays_joined() -> None:
    match = a_match("hakoonna", oracle=Script(["black", "held"]))
    play(match, hako.Stack("red"))
    before = match.node(match.at - 2).table
    match.amend(match.at, FELL)
    match.settle()
    assert phase(match) == "hako"
    last = match.path()[-1].step
    assert last is not None
    assert last.joined
    match.undo()
    match.undo()
    assert match.table == before


def test_another_source_of_fate_is_heeded_by_an_open_draft() -> None:
    match = a_match("mill", seed=3)
    play(match, mill.Walk("red", "mill"))
    amendment = match.amend(match.at, mill.Scout("red"))
    assert len(amendment.steps) == 2
    match.note(Note(fate=Fate(3, other="cardboard")))
    assert len(amendment.steps) == 1


def test_what_was_set_by_hand_is_set_again() -> None:
    match = an_evening()
    match.correct([PieceSet("red", "study"), NoiseSet(("red", "red"))], "so it lies")
    corrected = match.path()[-1].step
    fallen(match).drop()
    match.settle()
    assert (at(match), match.table.state.public.discs) == ("study", ("red", "red"))
    assert match.path()[-1].step == corrected


def test_what_cannot_be_set_any_more_is_listed_and_cannot_stand() -> None:
    match = an_evening()
    public = match.table.state.public
    fewer = tuple(one for one in public.placements if one.room != "bedroom")
    for placements in (fewer, public.placements):
        match.correct([MansionSet(placements, public.pool, public.under)], "so it lies")
    laid = match.at
    match.correct([PieceSet("red", "bedroom")], "so it stands")
    amendment = match.amend(laid, hako.Agree("red", True))
    assert amendment.broken is not None
    assert [type(reason) for reason in amendment.broken.reasons] == [NameUnknown]
    assert not amendment.broken.may_stand
    assert amendment.keep("all the same") is not None
    assert amendment.drop() is None
    match.settle()
    assert at(match) == "living"


# ---- what was told


def test_results_that_were_told_and_are_others_now_are_listed() -> None:
    amendment = fallen(an_evening())
    amendment.keep("he was gone already")
    assert told_kinds(amendment) == [
        (REDS_TOWER, ["DiscHeld"], ["NoiseMade", "HakoTimeBegan"]),
        (REDS_WALK, ["Walked", "TurnBegan"], ["Walked"]),
    ]
    told = amendment.told(AUDIENCE)[0]
    assert (told.old, told.new) == ((DiscHeld("red", 1),), (NoiseMade("red"), HakoTimeBegan()))


def test_a_legal_step_with_another_result_is_listed_too() -> None:
    match = a_long_evening()
    match.correct([PieceSet("red", "study")], "so it stands")
    play(match, hako.Agree("red", True), hako.Stack("green"), HELD)
    amendment = match.amend(REDS_WALK, hako.Agree("purple", True))
    assert amendment.broken is not None
    amendment.insert(hako.Walk("red", "study"))
    assert amendment.settled
    assert told_kinds(amendment) == [(REDS_WALK, ["Walked", "TurnBegan"], ["Agreed"])]


def test_what_a_viewer_may_not_know_is_not_told() -> None:
    match = an_evening()
    amendment = match.amend(1, Answer(FATE, "white"))
    assert amendment.settled
    assert [told.step for told in amendment.told(KNOWING_HOST)] == [1]
    assert amendment.told(AUDIENCE) == amendment.told("red") == ()


def test_the_audience_was_told_nothing_beyond_its_published_step() -> None:
    match = an_evening()
    match.note(Note(held=REDS_TOWER))
    amendment = fallen(match)
    amendment.drop()
    assert [told.step for told in amendment.told(KNOWING_HOST)] == [REDS_TOWER, REDS_WALK]
    assert [told.step for told in amendment.told(AUDIENCE)] == [REDS_TOWER]


# ---- settled, undone, out of the record


def test_settling_writes_one_line_and_leaves_the_old_way_as_a_branch() -> None:
    match = an_evening()
    old = match.at
    fallen(match).keep("he was gone already")
    drafts = len(match.unwritten)
    match.settle()
    (line,) = match.unwritten[drafts:]
    assert isinstance(line, Amend)
    assert line.of == REDS_TOWER
    assert [step.action for step in line.steps] == [FELL, hako.Walk("red", "living")]
    assert match.branches() == [old]
    assert match.node(old + 1).amended is match.node(REDS_TOWER)
    assert match.node(match.at).stood is match.node(old)


def test_undo_takes_the_whole_amendment_back_and_redo_gives_it_back() -> None:
    match = a_long_evening()
    old, table = match.at, match.table
    fallen(match).drop_all()
    match.settle()
    new, amended = match.at, match.table
    play(match, hako.EndTime(HOST))
    assert match.undo() == 1
    assert (match.at, match.table) == (new, amended)
    assert match.undo() == 1
    assert (match.at, match.table) == (old, table)
    assert match.undo() == 1
    assert match.at == old - 1
    assert match.redo() == 1
    assert match.at == old
    assert match.redo(5) == 2
    assert phase(match) == "gray"


def test_several_undos_over_an_amendment_come_out_of_the_record() -> None:
    match = a_long_evening()
    fallen(match).drop_all()
    match.settle()
    play(match, hako.EndTime(HOST))
    end = match.at
    assert match.undo(4) == 4
    again = read_again(match)
    assert again.at == match.at
    assert again.redo(4) == match.redo(4) == 4
    assert again.at == match.at == end


def test_an_amendment_is_undone_where_one_stood_though_more_was_taken_back_before() -> None:
    match = a_long_evening()
    match.undo()
    here = match.at
    fallen(match).drop_all()
    match.settle()
    match.undo()
    assert match.at == here
    match.redo()
    assert phase(match) == "hako"


def test_an_amendment_is_amended_again() -> None:
    match = an_evening()
    first = match.at
    fallen(match).drop()
    match.settle()
    second = match.at
    amendment = match.amend(second, HELD)
    assert amendment.settled
    match.settle()
    assert phase(match) == "act"
    for resumed in (match, read_again(match)):
        assert [resumed.undo() and resumed.at for _ in range(2)] == [second, first]
        assert [resumed.redo() and resumed.at for _ in range(2)] == [second, second + 1]


def test_in_the_middle_of_the_amended_way_undo_goes_step_by_step() -> None:
    match = an_evening()
    fallen(match).keep("he was gone already")
    match.settle()
    match.jump(match.at - 1)
    match.undo()
    assert match.at == REDS_TOWER - 1


def test_redo_does_not_run_over_into_an_amendment() -> None:
    match = a_match("hakoonna", oracle=Script(["black", "held"]))
    play(match, hako.Stack("red"))
    held = match.at
    match.amend(held, FELL)
    match.settle()
    match.undo(2)
    match.redo()
    assert match.at == held
    match.redo()
    assert phase(match) == "hako"


RULINGS = {
    "keep": Keep(REDS_WALK, "he was gone already"),
    "drop": Drop(REDS_WALK),
    "change": Change(REDS_WALK, hako.Agree("red", True)),
}


@pytest.mark.parametrize("how", RULINGS)
def test_every_ruling_comes_out_of_the_record(how: str) -> None:
    match = an_evening()
    before = match.table
    amendment = fallen(match)
    amendment.rule(RULINGS[how])
    resumed = read_again(match)
    assert resumed.amending is not None
    assert (resumed.amending.draft, resumed.amending.steps) == (amendment.draft, amendment.steps)
    match.settle()
    resumed.settle()
    assert resumed.table == match.table
    for one in (match, resumed, read_again(match)):
        end = one.table
        one.undo()
        assert one.table == before
        one.redo()
        assert one.table == end


def test_in_the_middle_of_settling_the_record_gives_the_draft_back() -> None:
    match = a_long_evening()
    fallen(match).keep("he was gone already")
    resumed = read_again(match)
    assert resumed.amending is not None
    assert resumed.amending.broken is not None
    assert resumed.amending.broken.step == BLUES_STACK
    assert resumed.table == match.table
    resumed.amending.drop_all()
    resumed.settle()
    assert (at(resumed), phase(resumed)) == ("living", "hako")


# ---- the lines


LINES: list[Amend | Draft[Action]] = [
    Amend(3, (Step(FELL, (NoiseMade("red"),), ()), Step(hako.Pass("red"), (), (), "so", (ActAfterNoise("red"),)))),
    Draft(3, FELL),
    Draft(3, FELL, "so", (Keep(4, "gone"), Drop(5), Change(6, hako.Pass("red"), "so"), Insert(7, hako.EndTime(HOST)))),
]


@pytest.mark.parametrize("line", LINES, ids=lambda line: type(line).__name__)
def test_a_line_is_read_as_it_was_written(line: Amend | Draft[Action]) -> None:
    notation = Notation(a_match("hakoonna").book)
    assert notation.read(notation.write(line)) == line
    assert json.loads(notation.write(line)) == json.loads(json.dumps(notation.plain(line)))


def test_the_lines_look_like_this() -> None:
    notation = Notation(a_match("hakoonna").book)
    match = an_evening()
    fallen(match).drop()
    match.settle()
    action = {"type": "answer", "seat": "fate", "value": "fell"}
    events = [{"type": "noise-made", "seat": "red"}, {"type": "hako-time-began"}]
    draft, amend = (json.loads(notation.write(line)) for line in match.unwritten[-2:])
    assert draft == {"type": "draft", "of": 3, "action": action, "rulings": [{"type": "drop", "step": 4}]}
    assert amend == {"type": "amend", "of": 3, "steps": [{"type": "step", "action": action, "events": events}]}


@pytest.mark.parametrize("line", LINES, ids=lambda line: type(line).__name__)
def test_an_unknown_field_in_them_is_refused(line: Amend | Draft[Action]) -> None:
    notation = Notation(a_match("hakoonna").book)
    for spoilt in with_a_field_more(line, notation.plain(line)):
        with pytest.raises(msgspec.ValidationError, match="unknown field"):
            notation.read(json.dumps(spoilt).encode())


@pytest.mark.parametrize(
    "line",
    [Amend(0, (Step(HELD, (), ()),)), Amend(99, (Step(HELD, (), ()),)), Amend(3, ()), Draft(0, HELD), Draft(-1, HELD)],
)
def test_a_line_that_makes_no_sense_is_an_error(line: Amend | Draft[Action]) -> None:
    with pytest.raises((ValueError, IndexError)):
        an_evening().resume([line])


def test_rulings_on_steps_that_are_sound_change_nothing() -> None:
    match = an_evening()
    astray: Change[Action] = Change(REDS_WALK, hako.Walk("red", "bedroom"))
    draft: Draft[Action] = Draft(REDS_TOWER, FELL, "", (Drop(99), Keep(REDS_WALK, ""), astray, Drop(REDS_TOWER)))
    match.resume([draft])
    assert match.amending is not None
    assert match.amending.broken is not None
    assert match.amending.broken.step == REDS_WALK
    assert match.amending.drop() is None
    assert match.amending.settled


def test_a_draft_whose_action_is_refused_by_the_rules_of_today_is_none() -> None:
    match = an_evening()
    match.resume([Draft(REDS_WALK, hako.Walk("red", "attic"))])
    assert match.amending is None


# ---- for any evening


def same_again(match: Match) -> None:
    """Each step on the way here amended by its own action: the same steps, the same table, nothing broken."""
    way = [node.step for node in match.path() if node.step is not None]
    for at_, node in enumerate(match.path()):
        step = way[at_]
        if isinstance(step.action, Correct):
            continue
        amendment = match.amend(node.number, step.action, step.overruled)
        assert amendment.settled, (node.number, amendment.refused, amendment.broken)
        assert list(amendment.steps) == way[at_:]
        assert amendment.table == match.table
        assert amendment.told(KNOWING_HOST) == ()


def amended_and_undone(walk: Walker) -> bool:
    """Some step amended by any legal action, whatever breaks dropped, kept or changed; whether there was one."""
    match = walk.match
    nodes = [node for node in match.path() if node.step is not None and not isinstance(node.step.action, Correct)]
    if not nodes:
        return False
    node = nodes[walk.dice.below(len(nodes))]
    assert node.parent is not None
    here, table, length = match.at, match.table, match.length
    amendment = match.amend(node.number, walk.try_at(node.parent.table), "any")
    if amendment.refused is not None:
        return False
    _rule(amendment, walk)
    assert (match.at, match.table, match.length) == (here, table, length)
    match.settle()
    new, amended = match.at, match.table
    for _ in range(2):
        assert match.undo() == 1
        assert (match.at, match.table) == (here, table)
        assert match.redo() == 1
        assert (match.at, match.table) == (new, amended)
    return True


def _rule(amendment: Amendment, walk: Walker) -> None:
    while (broken := amendment.broken) is not None:
        if walk.dice.below(2) and broken.may_stand:
            assert amendment.keep("so they say") is None
        elif walk.dice.below(4):
            assert amendment.drop() is None
        else:
            amendment.change(walk.try_at(amendment.table), "so they say")
            amendment.back()
            amendment.insert(walk.try_at(amendment.table))
            amendment.drop_all()


@law(12)
def test_a_step_amended_by_its_own_action_changes_nothing(game: str, seed: int) -> None:
    same_again(Walker(game, seed, tidy=seed % 3 == 0).walk(30).match)


@law(15)
def test_undo_after_any_amendment_gives_the_table_before_it(game: str, seed: int) -> None:
    walk = Walker(game, seed, tidy=seed % 3 == 0).walk(25)
    for _ in range(6):
        if amended_and_undone(walk):
            walk.walk(3)
    resumes(walk.match)


def test_most_amendments_tried_are_settled() -> None:
    settled = sum(amended_and_undone(Walker("hakoonna", seed).walk(30)) for seed in range(40))
    assert settled > 10, settled
