"""The page on which a new game is set up."""

from desktop.shell.new_game.page import NewGamePage

__all__ = ["NewGamePage"]
