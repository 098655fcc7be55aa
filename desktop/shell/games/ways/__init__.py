"""What a game may do in its own way at the host's window, a part a file; `custom.py` puts them together."""

from desktop.shell.games.kept_rules import KeptRules as KeptRules
from desktop.shell.games.ways.custom import NOT_IN_THIS_GAME as NOT_IN_THIS_GAME
from desktop.shell.games.ways.custom import Custom as Custom
from desktop.shell.games.ways.terms import Gone as Gone
from desktop.shell.games.ways.terms import Line as Line
from desktop.shell.games.ways.terms import Pill as Pill
from desktop.shell.games.ways.terms import Setting as Setting
from desktop.shell.games.ways.terms import Tempo as Tempo
