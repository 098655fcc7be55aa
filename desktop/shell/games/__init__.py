"""What the host's window does in each game's own way: `ways.py` says what there is, a file a game says how."""

from desktop.shell.games.shelf import custom as custom
from desktop.shell.games.ways import Custom as Custom
