"""What hands do on the board and at the panel is carried to the session."""

from desktop.shell.play.play import Play
from desktop.shell.play.refusal import Meant, Refusal

__all__ = ["Meant", "Play", "Refusal"]
