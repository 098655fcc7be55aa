"""The program's answers for Fate; the only place where chance is drawn."""

from random import Random

from rules.actions import Value
from rules.effects import Choice
from rules.offers import Draw, Faces


class Dice(Draw):
    """Whole numbers by chance. Only ``Random.random`` is promised to stay the same across versions of Python."""

    def __init__(self, seed: str) -> None:
        self._random = Random(seed)

    def below(self, bound: int) -> int:
        return int(self._random.random() * bound)


def answer(seed: int, number: int, choice: Choice, anew: int = 0) -> Value:
    """What Fate says to a question: a value of the seed, the question's number and how often it was drawn anew.

    Dice thrown together are drawn one by one; everything else by its chances.
    """
    dice, domain = Dice(f"{seed}/{number}/{anew}/{choice.kind}"), choice.domain()
    return domain.pick(dice) if isinstance(domain, Faces) else _by_chance(dice, choice)


def _by_chance(dice: Dice, choice: Choice) -> str | int:
    chances = choice.chances()
    at = dice.below(sum(weight for _, weight in chances))
    for value, weight in chances:
        at -= weight
        if at < 0:
            return value
    raise ValueError(f"{type(choice).__name__} has no chances")
