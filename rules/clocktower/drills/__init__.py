"""Questions about grimoires by chance, with the right answers worked out by the rules themselves."""

from rules.clocktower.drills.drill import KINDS as KINDS
from rules.clocktower.drills.drill import draw as draw
from rules.clocktower.drills.question import Drill as Drill
