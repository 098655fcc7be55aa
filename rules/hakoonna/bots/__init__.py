"""Automated seats: each chooses among legal fillings from its own view, and from nothing else."""

from rules.hakoonna.bots.choosing import STRENGTHS as STRENGTHS
from rules.hakoonna.bots.choosing import Strength as Strength
from rules.hakoonna.bots.choosing import choose as choose
from rules.hakoonna.bots.turns import acting as acting
from rules.hakoonna.bots.turns import forms as forms
from rules.hakoonna.bots.turns import has_moved as has_moved
