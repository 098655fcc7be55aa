"""After the game: secret by secret is turned over before the audience, as the host pleases (W11)."""

from desktop.shell.ceremony.ceremony import Ceremony

__all__ = ["Ceremony"]
