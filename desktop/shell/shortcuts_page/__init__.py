"""Every key and what it does."""

from desktop.shell.shortcuts_page.page import ShortcutsPage as ShortcutsPage
