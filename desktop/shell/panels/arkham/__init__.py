"""The town's panels: what lies beside the map."""

from desktop.shell.panels.arkham.book import Book as Book
