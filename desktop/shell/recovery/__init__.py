"""Records with their earlier states, and what was wrong with them."""

from desktop.shell.recovery.page import RecoveryPage as RecoveryPage
