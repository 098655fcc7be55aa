"""What a storyteller shows one seat on the own window: information cards at night, everybody's own token before it."""

from desktop.shell.info_cards.showing import Showing

__all__ = ["Showing"]
