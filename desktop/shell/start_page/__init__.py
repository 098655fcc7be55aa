"""The page from which an evening is begun or gone on with (S01)."""

from desktop.shell.start_page.page import StartPage

__all__ = ["StartPage"]
