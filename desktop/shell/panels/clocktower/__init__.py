"""The storyteller's panels: what lies beside the circle."""

from desktop.shell.panels.clocktower.book import Book as Book
