"""Which reasons of the circle exclude each other."""

from __future__ import annotations

from tests.laws.subjects import Alone, alone

NOBODY = "name-unknown target-not-player"  # no player is meant
ONE_NAME = "answer-apart change-side count-hand execute exile kill leave-circle revive"  # actions that name one person
OF_A_PERSON = "already-dead exile-instead exile-not-traveller protected not-dead ghost-vote-spent vote-locked"
OTHERS = "dreamer-target harpy-order po-one po-three seamstress-target protected engineer-both engineer-count"
PLAYERS = "chambermaid-target dreamer-target harpy-order po-one po-three seamstress-target protected"
CHOICES = f"{PLAYERS} engineer-both engineer-count"  # what is wrong with a choice, each of one character
CHOOSING = "choose decline"
ANSWERS = "dreamer-pair dreamer-true investigator-same info-impossible vortox-true-info"  # with an answer
COUNTS = "tie too-few-votes"  # what the count of the day says
TWICE = "nominate-twice nominated-twice"  # once a day, upon each once a day
VIRGIN = "virgin-used virgin-not-townsfolk"
STEPS = "dead-does-not-wake preached spent first-night summoner-time"  # why a step does not come

WHOLE_GAME = (
    alone("once the game is over nothing else is asked", "game-over", "*"),
    alone("while a question is open nothing else is judged", "choice-pending", "*"),
    alone("an answer has one fault", "not-asked name-unknown slip-taken", "", "answer"),
    alone("there is one name", NOBODY, "", ONE_NAME),
    alone("who is no player has no fault of a player's", NOBODY, OF_A_PERSON, ONE_NAME),
    alone("the same of what was used up or done", "spent done-already", NOBODY, "answer-apart"),
    alone("where nobody is, no reminder lies", "done-already", NOBODY, "move-mark"),
    alone("nobody's character is the same", "done-already", NOBODY, "change-character"),
    alone(
        "a name is nobody's or does not belong here", "name-unknown", "off-script not-of-team", "gain-ability put-up"
    ),
    alone("what a Cannibal swallowed is somebody's character", "cannibal-told", NOBODY, "show-as"),
)

COURSE = (
    alone("nominations are closed by day only", "done-already", "wrong-time", "close-nominations"),
    alone("steps are left at night only", "steps-left", "wrong-time", "daybreak"),
    alone("before the first night only", "tokens-left djinn-unread", "wrong-time", "nightfall"),
)

DAY = (
    alone("a day is over or not begun", "day-over not-day", "", "nominate"),
    alone("a chain of deaths has its own rules", "nobody-nominates riot-target", TWICE, "nominate"),
    alone("the storyteller is not dead", "riot-target", "target-not-player", "nominate"),
    alone("in a chain the dead call because they died", "nobody-nominates", "dead-nominates", "nominate"),
    alone("without a vote no hand is counted", "no-vote", "ghost-vote-spent vote-locked", "count-hand"),
    alone("the count says one thing", COUNTS, "", "execute"),
    alone("a count that is open, or barred by a chain, says nothing", COUNTS, f"vote-open riot-no-vote {VIRGIN}"),
    alone("nobody has no votes, and nominated no Virgin", f"{COUNTS} {VIRGIN}", NOBODY, "execute"),
    alone("whoever nominated a Virgin is executed in the vote or not", f"{VIRGIN} vote-open", "", "execute"),
    alone("a guess has one fault", "alsaahir-twice guess-limit", "", "guess-team"),
    alone("nobody dies twice, protected or not", "already-dead", "protected", "kill"),
    alone("who lives was executed today or not", "moonchild-alive", "not-dead", "lay-curse"),
)

NIGHT = (
    alone("each character chooses in its own way", f"{CHOICES} bluff-in-play", "", CHOOSING),
    alone("what is wrong with a choice is not its number", CHOICES, "picks-count", CHOOSING),
    alone("only some choose characters of a team", "not-of-team", f"{PLAYERS} bluff-in-play", CHOOSING),
    alone("the storyteller shows bluffs in the first night", "bluff-in-play", "summoner-time", CHOOSING),
    alone("a step is of one character", "chambermaid-few", "first-night summoner-time bluff-in-play not-of-team"),
    alone("the same of its choice", "summoner-time", CHOICES, CHOOSING),
    alone("the same of hers", "chambermaid-few", f"{OTHERS} picks-count", CHOOSING),
    alone(
        "who acts in the first night is not told to wait",
        "first-night",
        "chambermaid-target dreamer-target engineer-both engineer-count harpy-order seamstress-target bluff-in-play"
        " summoner-time",
        CHOOSING,
    ),
    alone("an answer is ill formed, impossible, or not due", f"{ANSWERS} nothing-chosen", "", "tell-answer"),
    alone("a step of one character", "summoner-time", f"first-night nothing-chosen {ANSWERS}", "tell-answer"),
    alone("she was not told yet", "chambermaid-few", ANSWERS, "tell-answer"),
    alone("who has chosen is told", "dreamer-pair dreamer-true", f"{STEPS} {NOBODY}", "tell-answer"),
    alone(
        "who is told in the first night is not told to wait",
        "first-night",
        "nothing-chosen investigator-same",
        "tell-answer",
    ),
    alone("a Vortox lies to those who have an ability", "vortox-true-info", NOBODY, "tell-answer"),
    alone("nobody's ability is used up", "name-unknown", "spent", "tell-answer decline"),
)

ALONE: tuple[Alone, ...] = (*WHOLE_GAME, *COURSE, *DAY, *NIGHT)
